"""Editions: what an owner of the printed game writes down about it, read and checked. Whatever is left out is as on our
board. Every fault is told with the place where it is."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

KEYS = ("name", "diagon", "knockturn", "prices", "spells", "havocs", "coins")
MOST = 20_000
"""Characters; a whole board needs about two thousand."""
SPACES = (24, 120)
"""Room for the hats and their pushing on; more could not be drawn."""
COINS = 3
DEAR = 20


class Faulty(Exception):
    """An edition that can't be played, as a sentence with its facts."""

    def __init__(self, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.key, self.facts = sentence, {name: str(fact)[:60] for name, fact in facts.items()}


def checked(text: str, ours: dict[str, Any]) -> str:
    """DA-B01: the edition as we write it, without comments; refuses what can't be played."""
    if len(text) > MOST:
        raise Faulty("no-edition-size", most=MOST)
    try:
        own = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Faulty("no-edition-toml", fault=fault) from fault
    for key in own:
        if key not in KEYS:
            raise Faulty("no-edition-key", key=key, keys=", ".join(KEYS))
    name = own.get("name", "")
    if type(name) is not str or len(name) > 60 or not name.isprintable():
        raise Faulty("no-edition-name")
    for table in ("prices", "spells", "havocs", "coins"):
        own_table = own.get(table, {})
        if type(own_table) is not dict:
            raise Faulty("no-edition-table", table=table)
        for key in own_table:
            if key not in ours[table]:
                raise Faulty("no-edition-entry", table=table, key=key, keys=", ".join(ours[table]))
        if own_table:
            own[table] = ours[table] | own_table
    edition = ours | own
    check_street(edition["diagon"], ours)
    check_alley(edition["knockturn"], edition["diagon"], ours)
    check_prices(edition)
    check_cards(edition, ours)
    return written(own)


# ── the two alleys ───────────────────────────────────────────────────────────
def words_of(track: str, spaces: Any, kinds: dict[str, int]) -> list[list[str]]:
    """Each space as its words; `kinds` says how many belong to each."""
    if type(spaces) is not list or not SPACES[0] <= len(spaces) <= SPACES[1]:
        raise Faulty("no-edition-length", track=track, least=SPACES[0], most=SPACES[1])
    found = []
    for number, space in enumerate(spaces, 1):
        words = space.split() if type(space) is str and len(space) <= 60 and space.isascii() else []
        if not words or kinds.get(words[0]) != len(words) or not all(w.replace("_", "a").isalnum() for w in words):
            raise Faulty("no-edition-space", track=track, number=number, space=space)
        found.append(words)
    return found


def check_street(spaces: Any, ours: dict[str, Any]) -> None:
    """DA-4.3, DA-6.8: one doorway for each building, an entrance and the Exit Gate."""
    words = words_of("diagon", spaces, {"plain": 1, "card": 1, "door": 2, "gate": 2})
    once("diagon", "door", words, [space.split()[1] for space in ours["diagon"] if space.startswith("door")])
    gates = [word[1] for word in words if word[0] == "gate"]
    for gate, count in Counter(gates).items():
        if count > 1:
            raise Faulty("no-edition-twice", track="diagon", what=f"gate {gate}")
    if "exit" not in gates or len(gates) < 2:
        raise Faulty("no-edition-gates")


def check_alley(spaces: Any, street: Any, ours: dict[str, Any]) -> None:
    """DA-6.7, DA-6.8: a back door behind each building but the bank, the same gates as outside, the Exit Gate at the
    end."""
    words = words_of("knockturn", spaces, {"plain": 1, "back": 2, "gate": 2})
    once("knockturn", "back", words, [space.split()[1] for space in ours["knockturn"] if space.startswith("back")])
    once("knockturn", "gate", words, [space.split()[1] for space in street if space.startswith("gate")])
    if words[-1] != ["gate", "exit"]:
        raise Faulty("no-edition-end")


def once(track: str, kind: str, words: list[list[str]], wanted: list[str]) -> None:
    """All that is wanted, each once, and nothing else."""
    found = Counter(word[1] for word in words if word[0] == kind)
    for name, count in found.items():
        if name not in wanted:
            raise Faulty("no-edition-unknown", track=track, what=f"{kind} {name}", known=", ".join(wanted))
        if count > 1:
            raise Faulty("no-edition-twice", track=track, what=f"{kind} {name}")
    for name in wanted:
        if name not in found:
            raise Faulty("no-edition-missing", track=track, what=f"{kind} {name}")


# ── prices, coins and cards ──────────────────────────────────────────────────
def coins(table: str, key: str, value: Any) -> None:
    if (type(value) is not list or len(value) != COINS or any(type(coin) is not int for coin in value)
            or not all(0 <= coin <= DEAR for coin in value)):
        raise Faulty("no-edition-coins", table=table, key=key, most=DEAR)


def check_prices(edition: dict[str, Any]) -> None:
    """DA-2.1, DA-5.1: enough coins for every purse; nothing is dearer than all coins there are; what is needed is
    paid."""
    purse = edition["coins"]
    for item, price in edition["prices"].items():
        coins("prices", item, price)
        if not any(price):
            raise Faulty("no-edition-free", item=item)
    coins("coins", "start", purse["start"])
    coins("coins", "pay", purse["pay"])
    if type(purse["each"]) is not int or not 1 <= purse["each"] <= 1000:
        raise Faulty("no-edition-each")
    if max(purse["start"]) * 6 > purse["each"]:
        raise Faulty("no-edition-start", each=purse["each"])
    for coin in range(COINS):
        needed = sum(price[coin] for price in edition["prices"].values())
        if needed > purse["start"][coin] and not purse["pay"][coin]:
            raise Faulty("no-edition-pay", coin=("Galleon", "Sickle", "Knut")[coin])
        if max(price[coin] for price in edition["prices"].values()) > purse["each"]:
            raise Faulty("no-edition-dear", coin=("Galleon", "Sickle", "Knut")[coin])


def check_cards(edition: dict[str, Any], ours: dict[str, Any]) -> None:
    """DA-2.2: 30 spells and 16 havoc cards; at least one that gets items out of trunks again (DA-P04)."""
    for table in ("spells", "havocs"):
        for card, count in edition[table].items():
            if type(count) is not int or not 0 <= count <= sum(ours[table].values()):
                raise Faulty("no-edition-count", card=card)
        total, wanted = sum(edition[table].values()), sum(ours[table].values())
        if total != wanted:
            raise Faulty("no-edition-total", table=table, total=total, wanted=wanted)
    if not edition["havocs"]["returned_item"] + edition["spells"]["trunk_snatch"]:
        raise Faulty("no-edition-stuck")


# ── written down ─────────────────────────────────────────────────────────────
def written(edition: dict[str, Any]) -> str:
    """An edition as a file: what `greathall edition` prints to begin with, and what a record holds."""
    lines = []
    if "name" in edition:
        lines.append(f'name = "{edition["name"].replace(chr(92), "").replace(chr(34), "")}"')
    for track in ("diagon", "knockturn"):
        if track in edition:
            rows = [f'"{space}"' for space in (" ".join(space.split()) for space in edition[track])]
            lines += [f"{track} = [", *(f"  {', '.join(rows[i:i + 5])}," for i in range(0, len(rows), 5)), "]"]
    for table in ("prices", "spells", "havocs", "coins"):
        if table in edition:
            lines += [f"[{table}]", *(f"{key} = {value}" for key, value in edition[table].items())]
    return "\n".join(lines) + "\n" if lines else ""
