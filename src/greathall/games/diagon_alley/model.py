"""What can be said at a Diagon Alley table: actions, events, the view. Never compiled: msgspec reads the
annotations."""

from typing import Any

from msgspec import Struct

from greathall.core.words import Action, Event, Outcome

FIRST_HAVOC = 10
"""Cards are kinds: spells first, then, from this number on, havocs."""


# ── a seat's choices ─────────────────────────────────────────────────────────
class Roll(Action): ...
class End(Action): ...
class Land(Action): ...
class Enter(Action): shop: int
class Through(Action): gate: int
class Buy(Action): ...
class Floo(Action): odd: bool
class Call(Action): high: bool
class Go(Action): shop: int
class Close(Action): shop: int
class Leave(Action): ...
class Snatch(Action): target: int
class Shove(Action): target: int
class Pickpocket(Action): target: int
class Cart(Action): ...
class Found(Action): coin: int
class Quick(Action): ...
class Exchange(Action): ...
class Pick(Action): card: int
class Suffer(Action): ...
class Defend(Action): ...
class Take(Action): item: int
class SendBack(Action): item: int
class Rob(Action): coin: int
class GiveBack(Action): item: int
class Drop(Action): card: int
class Ride(Action): ...
class Stay(Action): ...
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Rolled(Outcome): one: int; two: int
class Threw(Outcome): die: int
class Coloured(Outcome): havoc: bool
class Drawn(Outcome): card: int


# ── events ───────────────────────────────────────────────────────────────────
class Diced(Event): seat: int; one: int; two: int
class Die(Event): seat: int; die: int
class TiedHigh(Event): seats: tuple[int, ...]
class Starts(Event): seat: int
class Landed(Event): seat: int; space: int; kind: int; shop: int
class Entered(Event): seat: int; shop: int; way: str
class InAlley(Event): seat: int; space: int; reason: str
class OutBy(Event): seat: int; gate: int; space: int
class PaidOut(Event): seat: int; galleon: int; sickle: int; knut: int
class Bought(Event): seat: int; item: int
class Drew(Event):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat or self.card is None or self.card >= FIRST_HAVOC else Drew(self.seat, None)


class Played(Event): seat: int; card: int; target: int
class Havoc(Event): seat: int; card: int
class Called(Event): seat: int; right: bool; die: int
class Closed(Event): seat: int; shop: int
class Defended(Event): seat: int
class Lost(Event): seat: int; item: int; to: int
class Robbed(Event): seat: int; target: int; coin: int
class CoinLost(Event): seat: int; coin: int
class CoinFound(Event): seat: int; coin: int
class Exchanged(Event): seat: int
class Dropped(Event): seat: int; card: int
class Missed(Event): seat: int
class RollsAgain(Event): seat: int
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str


class BoardView(Struct, frozen=True):
    """A board: spaces by kind (see `board.KINDS`), first of Diagon Alley, then of Knockturn Alley; prices, coins and
    cards. All that thinkers need to know of it, and all that a drawing does."""

    name: str
    diagon: int
    knockturn: int
    kinds: tuple[int, ...]
    doors: tuple[int, ...]  # by space of Diagon Alley, the building or -1
    backs: tuple[int, ...]  # by space of Knockturn Alley, the building or -1
    door_of: tuple[int, ...]  # by building
    gates: tuple[int, ...]  # by space of Diagon Alley, the gate or -1
    exits: tuple[int, ...]  # by space of Knockturn Alley, the gate or -1
    entrance: tuple[bool, ...]  # by gate: does it let in, too?
    prices: tuple[tuple[int, ...], ...]  # by item, in Galleons, Sickles, Knuts
    pay: tuple[int, ...]
    start: tuple[int, ...]
    coins: int  # of each kind
    cards: tuple[int, ...]  # how many of each kind


class View(Struct, tag="diagon_alley"):
    me: int | None
    seats: int
    options: dict[str, Any]
    turn: int
    round: int
    starter: int
    throws: list[int]
    out: list[int]
    at: list[int]
    where: list[tuple[str, int, int, int]]  # the same in words: the alley, the space, what lies there, whose door
    doors: tuple[int, ...]  # by building, the space of its doorway
    coins: list[list[int]]
    bank: list[int]
    trunk: list[list[int]]
    stock: list[int]
    prices: tuple[tuple[int, ...], ...]  # by item, in Galleons, Sickles, Knuts
    sign: int
    missed: list[int]
    tried: list[int]
    boost: int
    hand: list[int]
    known: list[list[int]]  # of each hand what this viewer knows
    sizes: list[int]
    unseen: list[int]  # kinds of cards this viewer can't place
    pile: int  # cards between the known ends of the draw pile
    bottoms: list[int | None]
    picked: list[int]  # own cards waiting to be exchanged
    dice: tuple[int, int]
    path: list[int]  # the way of the roll, while it is to be decided
    board: BoardView | None  # of a table with its own edition
    agenda: list[Any]
