"""The printed things: two alleys, eight buildings, gates, prices, two kinds of cards. All of it is data (an edition),
for only the owners of the printed game know its true spaces."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from greathall.core.words import Refusal
from greathall.games.diagon_alley.edition import KEYS, Faulty, checked

with (Path(__file__).parent / "data.toml").open("rb") as _file:
    DATA: dict[str, Any] = tomllib.load(_file)

COINS = ["galleon", "sickle", "knut"]
BUILDINGS: list[str] = [row["id"] for row in DATA["building"]]
ITEMS: list[str] = [row["item"] for row in DATA["building"] if "item" in row]
ITEM_OF: list[int] = [ITEMS.index(row["item"]) if "item" in row else -1 for row in DATA["building"]]
INN = next(i for i, row in enumerate(DATA["building"]) if row["kind"] == "inn")
BANK = next(i for i, row in enumerate(DATA["building"]) if row["kind"] == "bank")
WAND = ITEMS.index("wand")
CAULDRON = 1
"""DA-3.1: the dice have a cauldron instead of the 1; it counts as 1 only with Floo Powder."""
PLAIN, SWIRL, DOOR, GATE, BACK = range(5)
KINDS = ["plain", "card", "door", "gate", "back"]
SPELLS: list[str] = list(DATA["spells"])
HAVOCS: list[str] = list(DATA["havocs"])
CARDS = [*SPELLS, *HAVOCS]
"""Cards of a kind are alike, so a card is its kind: spells first, then havocs."""
FLOO, CLOSE, LEAVE, DEFEND, SNATCH, SHOVE, PICKPOCKET, CART, FOUND, QUICK = range(len(SPELLS))
BANISHED, RETURNED, LOST_GALLEON, LOST_SICKLE, LOST_KNUT, CROWD, WRONG_WAY, FIZZLE = range(len(SPELLS), len(CARDS))
QUICK_STEPS, BACK_STEPS = 4, 4
FIRST_SPELLS: int = DATA["box"]["first_spells"]
PRINTED_SEATS: list[int] = DATA["box"]["seats"]
SEATS = (DATA["box"]["seats_option"], *PRINTED_SEATS)
OURS = ""
"""The edition of a table that brings none."""


def is_havoc(card: int) -> bool:
    return card >= len(SPELLS)


class Board:
    """One edition of the board. A place is one number: first the spaces of Diagon Alley, then those of Knockturn Alley,
    then the insides of the buildings. Never changed, so tables and their clones share it."""

    __slots__ = ("back_at", "coins", "deck", "diagon", "door_of", "edition", "entrance", "exit_at", "floo", "gate_at",
                 "gates", "inside", "kind", "knockturn", "pay", "prices", "shop_at", "start")

    def __init__(self, edition: dict[str, Any]) -> None:
        street, alley = ([space.split() for space in edition[track]] for track in ("diagon", "knockturn"))
        gates = [word[1] for word in street if word[0] == "gate"]
        self.edition = edition
        self.diagon, self.knockturn = len(street), len(alley)
        self.inside = self.diagon + self.knockturn
        self.kind = [KINDS.index(word[0]) for word in (*street, *alley)]
        self.shop_at = [BUILDINGS.index(word[1]) if word[0] == "door" else -1 for word in street]
        self.back_at = [BUILDINGS.index(word[1]) if word[0] == "back" else -1 for word in alley]
        self.door_of = [self.shop_at.index(shop) for shop in range(len(BUILDINGS))]
        self.gate_at = [gates.index(word[1]) if word[0] == "gate" else -1 for word in street]
        self.exit_at = [gates.index(word[1]) if word[0] == "gate" else -1 for word in alley]
        self.gates = [(self.gate_at.index(gate), self.exit_at.index(gate)) for gate in range(len(gates))]
        self.entrance = [gate != "exit" for gate in gates]
        self.prices: list[list[int]] = [list(edition["prices"][item]) for item in ITEMS]
        self.floo = [shop for shop in self.shop_at if shop >= 0 and shop != BANK]
        self.coins: int = edition["coins"]["each"]
        self.start, self.pay = tuple(edition["coins"]["start"]), tuple(edition["coins"]["pay"])
        counts = edition["spells"] | edition["havocs"]
        self.deck = [card for card, name in enumerate(CARDS) for _ in range(counts[name])]

    def __repr__(self) -> str:
        """The same for the same edition: a state's fingerprint is made of this, and of the edition itself."""
        return f"Board({self.diagon}, {self.knockturn})"


OUR_EDITION = {key: DATA[key] for key in KEYS}


@cache
def board_of(text: str) -> Board:
    """The board of an edition's text, which a table has settled; ours where there is none."""
    return Board(OUR_EDITION | tomllib.loads(text))


def settled(text: str) -> str | Refusal:
    """An edition as the table keeps it, or what is wrong with it. DA-B01."""
    try:
        return checked(text, OUR_EDITION)
    except Faulty as fault:
        return Refusal("DA-B01", fault.key, fault.facts)
