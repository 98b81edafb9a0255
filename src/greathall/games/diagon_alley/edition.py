"""Editions: what an owner of the printed game writes down about it, read and checked.

Whatever an edition leaves out stays as on our board. Every fault says where it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from typing import Any

KEYS = ("name", "diagon", "knockturn", "prices", "spells", "havocs", "coins")
TABLES = KEYS[3:]
MOST = 20_000
"""In characters; a complete board needs about two thousand."""
LINE = 2_000
"""In characters."""
DOTS, HEADER_DOTS, ALL_DOTS = 60, 4, 500
"""In a line, in one that begins like a header, and in all. Reading a TOML key of many parts takes long, and each line
below such a header walks it again."""
COMMENT = re.compile(r"\s*\[[\w\s-]*\]\s*#.*")
NAME = 60
WORD = 20
SPACES = (24, 120)
"""Enough room for hats that push each other on, and not too much to draw."""
COINS = ("galleon", "sickle", "knut")
DEAR = 20
EACH = 1000
SEATS = 6
SHOWN = 160


class Faulty(Exception):
    """An edition that can't be played, as a sentence with facts that are safe to show."""

    def __init__(self, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.key, self.facts = sentence, {name: printable(str(fact)) for name, fact in facts.items()}


def printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])


def normalise(text: str, ours: dict[str, Any]) -> str:
    """DA-B01: return the edition as we write it, without comments; raise if it can't be played."""
    own = read(text)
    for key in own:
        if key not in KEYS:
            raise Faulty("no-edition-key", key=key, keys=", ".join(KEYS))
    if not own:
        return ""
    name = own.setdefault("name", "")
    if type(name) is not str or len(name) > NAME or not name.isprintable():
        raise Faulty("no-edition-name", most=NAME)
    for table in TABLES:
        if table in own:
            own[table] = fill_in(table, own[table], ours[table])
    edition = ours | own
    gates = check_street(edition["diagon"], ours)
    check_alley(edition["knockturn"], gates, ours)
    check_prices(edition)
    check_cards(edition, ours)
    return as_file(own)


def read(text: str) -> dict[str, Any]:
    """Return the file as data, without the byte order mark that some editors put first."""
    if len(text) > MOST:
        raise Faulty("no-edition-size", most=MOST)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            raise Faulty("no-edition-line", number=number, most=LINE)
        header = line.lstrip().startswith("[") and not COMMENT.fullmatch(line)
        if line.count(".") > (HEADER_DOTS if header else DOTS):
            raise Faulty("no-edition-dots", number=number)
    if text.count(".") > ALL_DOTS:
        raise Faulty("no-edition-dots", number=number)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as fault:
        raise Faulty("no-edition-toml", fault=str(fault)) from fault
    except RecursionError as fault:  # lists nested in lists
        raise Faulty("no-edition-beyond") from fault


def fill_in(table: str, own: Any, ours: dict[str, Any]) -> dict[str, Any]:
    """Return a table of the edition, with our values for whatever it leaves out."""
    if type(own) is not dict:
        raise Faulty("no-edition-table", table=table)
    for key in own:
        if key not in ours:
            raise Faulty("no-edition-entry", table=table, key=key, keys=", ".join(ours))
    return ours | own


# ── the two alleys ───────────────────────────────────────────────────────────
def tokens_of(track: str, spaces: Any, kinds: dict[str, int]) -> list[list[str]]:
    """Return each space as its words; `kinds` says how many words each kind has."""
    if type(spaces) is not list or not SPACES[0] <= len(spaces) <= SPACES[1]:
        raise Faulty("no-edition-length", track=track, least=SPACES[0], most=SPACES[1])
    found = []
    for number, space in enumerate(spaces, 1):
        tokens = space.split() if type(space) is str and space.isascii() else []
        if kinds.get("".join(tokens[:1])) != len(tokens) or not all(map(plain, tokens)):
            raise Faulty("no-edition-space", track=track, number=number, kinds=", ".join(kinds))
        found.append(tokens)
    return found


def plain(word: str) -> bool:
    """Return whether a word is short and made of letters, digits and underscores."""
    return len(word) <= WORD and word.replace("_", "a").isalnum()


def check_street(spaces: Any, ours: dict[str, Any]) -> list[str]:
    """DA-4.3, DA-6.8: require a doorway for each building, an entrance and the Exit Gate; return the gates' names."""
    tokens = tokens_of("diagon", spaces, {"plain": 1, "card": 1, "door": 2, "gate": 2})
    once("diagon", "door", tokens, [space.split()[1] for space in ours["diagon"] if space.startswith("door")])
    gates = [word[1] for word in tokens if word[0] == "gate"]
    once("diagon", "gate", tokens, gates)
    if "exit" not in gates or len(gates) < 2:
        raise Faulty("no-edition-gates")
    return gates


def check_alley(spaces: Any, gates: list[str], ours: dict[str, Any]) -> None:
    """DA-6.7, DA-6.8: require a back door for each building except the bank, and the same gates as outside.

    The Exit Gate comes last."""
    tokens = tokens_of("knockturn", spaces, {"plain": 1, "back": 2, "gate": 2})
    once("knockturn", "back", tokens, [space.split()[1] for space in ours["knockturn"] if space.startswith("back")])
    once("knockturn", "gate", tokens, gates)
    if tokens[-1] != ["gate", "exit"]:
        raise Faulty("no-edition-end")


def once(track: str, kind: str, tokens: list[list[str]], wanted: list[str]) -> None:
    """Require everything wanted exactly once, and nothing else."""
    found = Counter(word[1] for word in tokens if word[0] == kind)
    for name, count in found.items():
        if name not in wanted:
            raise Faulty("no-edition-unknown", track=track, what=f"{kind} {name}", known=", ".join(wanted))
        if count > 1:
            raise Faulty("no-edition-twice", track=track, what=f"{kind} {name}")
    for name in wanted:
        if name not in found:
            raise Faulty("no-edition-missing", track=track, what=f"{kind} {name}")


# ── prices, coins and cards ──────────────────────────────────────────────────
def whole(value: Any, least: int, most: int) -> bool:
    """Return whether a value is a whole number in range; booleans and fractions are not."""
    return type(value) is int and least <= value <= most


def check_coins(table: str, key: str, value: Any) -> None:
    if type(value) is not list or len(value) != len(COINS) or not all(whole(coin, 0, DEAR) for coin in value):
        raise Faulty("no-edition-coins", table=table, key=key, most=DEAR)


def check_prices(edition: dict[str, Any]) -> None:
    """DA-2.1, DA-5.1: require enough coins for every purse, affordable prices, and pay in every coin that is needed."""
    prices, purse = edition["prices"], edition["coins"]
    for item, price in prices.items():
        check_coins("prices", item, price)
        if not any(price):
            raise Faulty("no-edition-free", item=item)
    for key in ("start", "pay"):
        check_coins("coins", key, purse[key])
    if not whole(purse["each"], 1, EACH):
        raise Faulty("no-edition-each", most=EACH)
    if max(purse["start"]) * SEATS > purse["each"]:
        raise Faulty("no-edition-start", each=purse["each"])
    for coin, name in enumerate(COINS):
        for item, price in prices.items():
            if price[coin] > purse["each"]:
                raise Faulty("no-edition-dear", item=item, coin=name)
        if sum(price[coin] for price in prices.values()) > purse["start"][coin] and not purse["pay"][coin]:
            raise Faulty("no-edition-pay", coin=name)


def check_cards(edition: dict[str, Any], ours: dict[str, Any]) -> None:
    """DA-2.2: require 30 spells and 16 havoc cards, at least one of which gets items out of trunks again (DA-P04)."""
    for table in ("spells", "havocs"):
        wanted = sum(ours[table].values())
        for card, count in edition[table].items():
            if not whole(count, 0, wanted):
                raise Faulty("no-edition-count", table=table, card=card, most=wanted)
        total = sum(edition[table].values())
        if total != wanted:
            raise Faulty("no-edition-total", table=table, total=total, wanted=wanted)
    if not edition["havocs"]["returned_item"] + edition["spells"]["trunk_snatch"]:
        raise Faulty("no-edition-stuck")


# ── writing ──────────────────────────────────────────────────────────────────
def as_file(edition: dict[str, Any]) -> str:
    """Return an edition as a file, as `greathall edition` prints it and a record holds it."""
    lines = []
    if "name" in edition:
        lines.append(f"name = {json.dumps(edition['name'], ensure_ascii=False)}")
    for track in ("diagon", "knockturn"):
        if track in edition:
            rows = [f'"{space}"' for space in (" ".join(space.split()) for space in edition[track])]
            lines += [f"{track} = [", *(f"  {', '.join(rows[i:i + 5])}," for i in range(0, len(rows), 5)), "]"]
    for table in TABLES:
        if table in edition:
            lines += [f"[{table}]", *(f"{key} = {value}" for key, value in edition[table].items())]
    return "\n".join(lines) + "\n" if lines else ""
