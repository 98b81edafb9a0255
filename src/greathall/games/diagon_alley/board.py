"""The printed parts: two alleys, eight buildings, gates, prices and two kinds of cards.

All of it is data (an edition), because only owners of the printed game know its true spaces."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

from greathall.core.declare import Named
from greathall.core.words import Refusal, Value
from greathall.games.diagon_alley.edition import DEAR, EACH, KEYS, SPACES, Faulty, normalise

with (Path(__file__).parent / "data.toml").open("rb") as _file:
    DATA: dict[str, Any] = tomllib.load(_file)

COINS: Final = ["galleon", "sickle", "knut"]
BUILDINGS: Final[list[str]] = [row["id"] for row in DATA["building"]]
ITEMS: Final[list[str]] = [row["item"] for row in DATA["building"] if "item" in row]
ITEM_OF: Final[list[int]] = [ITEMS.index(row["item"]) if "item" in row else -1 for row in DATA["building"]]
INN: Final = next(i for i, row in enumerate(DATA["building"]) if row["kind"] == "inn")
BANK: Final = next(i for i, row in enumerate(DATA["building"]) if row["kind"] == "bank")
WAND: Final = ITEMS.index("wand")
CAULDRON: Final = 1
"""DA-3.1: the dice have a cauldron instead of the 1; it counts as 1 only with Floo Powder."""
PLAIN: Final = 0; SWIRL: Final = 1; DOOR: Final = 2; GATE: Final = 3; BACK: Final = 4
KINDS: Final = ["plain", "card", "door", "gate", "back"]
SPELLS: Final[list[str]] = list(DATA["spells"])
HAVOCS: Final[list[str]] = list(DATA["havocs"])
CARDS: Final = [*SPELLS, *HAVOCS]
"""Cards of a kind are alike, so a card is its kind: spells first, then havocs."""
FIRST_HAVOC: Final = len(SPELLS)
FLOO, CLOSE, LEAVE, DEFEND, SNATCH, SHOVE, PICKPOCKET, CART, FOUND, QUICK = range(len(SPELLS))
BANISHED, RETURNED, LOST_GALLEON, LOST_SICKLE, LOST_KNUT, CROWD, WRONG_WAY, FIZZLE = range(len(SPELLS), len(CARDS))
QUICK_STEPS: Final = 4; BACK_STEPS: Final = 4
FIRST_SPELLS: Final[int] = DATA["box"]["first_spells"]
PRINTED_SEATS: Final[list[int]] = DATA["box"]["seats"]
SEATS: Final = (DATA["box"]["seats_option"], *PRINTED_SEATS)
OURS: Final = ""
"""The edition of a table that brings none."""
BOARDS: Final = 64; TITLES: Final = 1024
"""How many boards and titles are cached; a hall may see any number of editions."""
ROUNDS: Final = (500, 100, 50)
"""DA-E04: the limits a table may choose."""

# ── what numbers mean ────────────────────────────────────────────────────────
COUNTED: Final = [str(number) for number in range(1, SPACES[1] + 1)]
"""Spaces and gates are counted from 1, clockwise."""
Shop = Annotated[int, Named("Shop", BUILDINGS)]
MaybeShop = Annotated[int, Named("MaybeShop", BUILDINGS, low=-1)]
Item = Annotated[int, Named("Item", ITEMS)]
Coin = Annotated[int, Named("Coin", COINS)]
Card = Annotated[int, Named("Card", CARDS)]
Cards = Annotated[int, Named("Cards", high=sum((DATA["spells"] | DATA["havocs"]).values()))]  # how many
Space = Annotated[int, Named("Space", COUNTED)]
MaybeSpace = Annotated[int, Named("MaybeSpace", COUNTED, low=-1)]
Length = Annotated[int, Named("Length", low=SPACES[0], high=SPACES[1])]
Place = Annotated[int, Named("Place", low=-1, high=2 * SPACES[1] + len(BUILDINGS) - 1)]
Gate = Annotated[int, Named("Gate", COUNTED)]
MaybeGate = Annotated[int, Named("MaybeGate", COUNTED, low=-1)]
Kind = Annotated[int, Named("Kind", KINDS)]
MaybeKind = Annotated[int, Named("MaybeKind", KINDS, low=-1)]
Price = Annotated[int, Named("Price", high=DEAR)]  # in one kind of coin
Coins = Annotated[int, Named("Coins", high=EACH)]  # of one kind


class BoardView(Value):
    """A board as views show it: spaces by kind (see `board.KINDS`), prices, coins and cards.

    Spaces of Diagon Alley come first, then those of Knockturn Alley. Bots and clients need to know nothing else of
    it."""

    name: str
    diagon: "Length"
    knockturn: "Length"
    kinds: "tuple[Kind, ...]"
    doors: "tuple[MaybeShop, ...]"  # by space of Diagon Alley, the building or -1
    backs: "tuple[MaybeShop, ...]"  # by space of Knockturn Alley, the building or -1
    door_of: "tuple[Space, ...]"  # by building
    gates: "tuple[MaybeGate, ...]"  # by space of Diagon Alley, the gate or -1
    exits: "tuple[MaybeGate, ...]"  # by space of Knockturn Alley, the gate or -1
    entrance: "tuple[bool, ...]"  # by gate: does it also let players in?
    prices: "tuple[tuple[Price, ...], ...]"  # by item, in Galleons, Sickles, Knuts
    pay: "tuple[Price, ...]"
    start: "tuple[Price, ...]"
    coins: "Coins"  # of each kind
    cards: "tuple[Cards, ...]"  # how many of each kind


def is_havoc(card: int) -> bool:
    return card >= FIRST_HAVOC


def board_view(edition: dict[str, Any]) -> BoardView:
    """Return an edition as numbers."""
    street, alley = ([space.split() for space in edition[track]] for track in ("diagon", "knockturn"))
    gates = [word[1] for word in street if word[0] == "gate"]
    doors = tuple(BUILDINGS.index(word[1]) if word[0] == "door" else -1 for word in street)
    counts, purse = edition["spells"] | edition["havocs"], edition["coins"]
    return BoardView(
        name=edition["name"], diagon=len(street), knockturn=len(alley), doors=doors,
        kinds=tuple(KINDS.index(word[0]) for word in (*street, *alley)),
        backs=tuple(BUILDINGS.index(word[1]) if word[0] == "back" else -1 for word in alley),
        door_of=tuple(doors.index(shop) for shop in range(len(BUILDINGS))),
        gates=tuple(gates.index(word[1]) if word[0] == "gate" else -1 for word in street),
        exits=tuple(gates.index(word[1]) if word[0] == "gate" else -1 for word in alley),
        entrance=tuple(gate != "exit" for gate in gates),
        prices=tuple(tuple(edition["prices"][item]) for item in ITEMS), pay=tuple(purse["pay"]),
        start=tuple(purse["start"]), coins=purse["each"], cards=tuple(counts[name] for name in CARDS))


class Board:
    """One edition of the board.

    A place is one number: first the spaces of Diagon Alley, then those of Knockturn Alley, then the insides of the
    buildings. A board never changes, so tables and their clones share it."""

    __slots__ = ("back_at", "back_of", "coins", "deck", "diagon", "door_of", "entrance", "exit_at", "floo", "gate_at",
                 "gates", "inside", "kind", "knockturn", "passages", "pay", "prices", "said", "shop_at", "start",
                 "swirls", "view")

    def __init__(self, view: BoardView) -> None:
        self.view, self.said = view, repr(view)
        self.diagon, self.knockturn = view.diagon, view.knockturn
        self.inside = self.diagon + self.knockturn
        self.kind, self.shop_at, self.back_at, self.door_of = view.kinds, view.doors, view.backs, view.door_of
        self.gate_at, self.exit_at, self.entrance = view.gates, view.exits, view.entrance
        self.gates = [(view.gates.index(gate), view.exits.index(gate)) for gate in range(len(view.entrance))]
        self.passages = tuple((*spaces, enters) for spaces, enters in zip(self.gates, self.entrance, strict=True))
        self.back_of = tuple(view.backs.index(shop) if shop in view.backs else -1 for shop in range(len(BUILDINGS)))
        self.swirls = tuple(space for space in range(self.diagon) if self.kind[space] == SWIRL)
        self.floo = [shop for shop in view.doors if shop >= 0 and shop != BANK]
        self.prices, self.start, self.pay, self.coins = view.prices, view.start, view.pay, view.coins
        self.deck = [card for card, count in enumerate(view.cards) for _ in range(count)]

    def __repr__(self) -> str:
        """Return everything printed on the board; a state's fingerprint depends on it."""
        return self.said


OUR_EDITION: Final = {key: DATA[key] for key in KEYS}
OUR_BOARD: Final = Board(board_view(OUR_EDITION))


@lru_cache(maxsize=BOARDS)
def board_in(view: BoardView) -> Board:
    """Return the board of a view, the same one for all tables that are imagined from it: bots keep plans by board."""
    return Board(view)


@lru_cache(maxsize=BOARDS)
def board_of(text: str) -> Board:
    """Return the board for an edition's text, which the table has already checked; no text means our board."""
    return OUR_BOARD if text == OURS else board_in(board_view(OUR_EDITION | {"name": ""} | tomllib.loads(text)))


@lru_cache(maxsize=TITLES)
def title_of(text: str) -> str:
    """Return the title of an edition; cached, because lists of tables ask for it again and again."""
    return str(tomllib.loads(text).get("name", ""))


@lru_cache(maxsize=BOARDS)
def parse_edition(text: str) -> str | Refusal:
    """DA-B01: return an edition as the table keeps it, or what is wrong with it."""
    try:
        return normalise(text, OUR_EDITION)
    except Faulty as fault:
        return Refusal("DA-B01", fault.key, fault.facts)
