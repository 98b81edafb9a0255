"""Editions: what an owner of the printed game writes down about it, read and checked. Whatever is left out is as on our
board. Every fault is told with the place where it is."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from typing import Any

KEYS = ("name", "diagon", "knockturn", "prices", "spells", "havocs", "coins")
TABLES = KEYS[3:]
MOST = 20_000
"""Characters; a whole board needs about two thousand."""
LINE = 2_000
"""Characters; what reads TOML takes very long over a key of thousands of parts."""
NAME = 60
WORD = 20
SPACES = (24, 120)
"""Room for the hats and their pushing on; more could not be drawn."""
COINS = ("galleon", "sickle", "knut")
DEAR = 20
EACH = 1000
SEATS = 6
SHOWN = 160


class Faulty(Exception):
    """An edition that can't be played, as a sentence with its facts, which are safe to show."""

    def __init__(self, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.key, self.facts = sentence, {name: shown(str(fact)) for name, fact in facts.items()}


def shown(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])


def checked(text: str, ours: dict[str, Any]) -> str:
    """DA-B01: the edition as we write it, without comments; refuses what can't be played."""
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
            own[table] = filled(table, own[table], ours[table])
    edition = ours | own
    gates = check_street(edition["diagon"], ours)
    check_alley(edition["knockturn"], gates, ours)
    check_prices(edition)
    check_cards(edition, ours)
    return written(own)


def read(text: str) -> dict[str, Any]:
    """The file as data; some editors begin it with a mark, which is no part of it."""
    if len(text) > MOST:
        raise Faulty("no-edition-size", most=MOST)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            raise Faulty("no-edition-line", number=number, most=LINE)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as fault:
        raise Faulty("no-edition-toml", fault=str(fault)) from fault
    except RecursionError as fault:  # lists in lists in lists
        raise Faulty("no-edition-beyond") from fault


def filled(table: str, own: Any, ours: dict[str, Any]) -> dict[str, Any]:
    """A table of the edition; what it leaves out is ours."""
    if type(own) is not dict:
        raise Faulty("no-edition-table", table=table)
    for key in own:
        if key not in ours:
            raise Faulty("no-edition-entry", table=table, key=key, keys=", ".join(ours))
    return ours | own


# ── the two alleys ───────────────────────────────────────────────────────────
def tokens_of(track: str, spaces: Any, kinds: dict[str, int]) -> list[list[str]]:
    """Each space as its words; `kinds` says how many belong to each."""
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
    """Letters, digits and underscores, and few of them."""
    return len(word) <= WORD and word.replace("_", "a").isalnum()


def check_street(spaces: Any, ours: dict[str, Any]) -> list[str]:
    """DA-4.3, DA-6.8: one doorway for each building, an entrance and the Exit Gate. The names of its gates."""
    tokens = tokens_of("diagon", spaces, {"plain": 1, "card": 1, "door": 2, "gate": 2})
    once("diagon", "door", tokens, [space.split()[1] for space in ours["diagon"] if space.startswith("door")])
    gates = [word[1] for word in tokens if word[0] == "gate"]
    once("diagon", "gate", tokens, gates)
    if "exit" not in gates or len(gates) < 2:
        raise Faulty("no-edition-gates")
    return gates


def check_alley(spaces: Any, gates: list[str], ours: dict[str, Any]) -> None:
    """DA-6.7, DA-6.8: a back door behind each building but the bank, the same gates as outside, the Exit Gate at the
    end."""
    tokens = tokens_of("knockturn", spaces, {"plain": 1, "back": 2, "gate": 2})
    once("knockturn", "back", tokens, [space.split()[1] for space in ours["knockturn"] if space.startswith("back")])
    once("knockturn", "gate", tokens, gates)
    if tokens[-1] != ["gate", "exit"]:
        raise Faulty("no-edition-end")


def once(track: str, kind: str, tokens: list[list[str]], wanted: list[str]) -> None:
    """All that is wanted, each once, and nothing else."""
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
    """A number, and not a yes, a no or a fraction."""
    return type(value) is int and least <= value <= most


def check_coins(table: str, key: str, value: Any) -> None:
    if type(value) is not list or len(value) != len(COINS) or not all(whole(coin, 0, DEAR) for coin in value):
        raise Faulty("no-edition-coins", table=table, key=key, most=DEAR)


def check_prices(edition: dict[str, Any]) -> None:
    """DA-2.1, DA-5.1: enough coins for every purse; nothing is dearer than all coins there are; what is needed is
    paid."""
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
    """DA-2.2: 30 spells and 16 havoc cards; at least one that gets items out of trunks again (DA-P04)."""
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


# ── written down ─────────────────────────────────────────────────────────────
def written(edition: dict[str, Any]) -> str:
    """An edition as a file: what `greathall edition` prints to begin with, and what a record holds."""
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
