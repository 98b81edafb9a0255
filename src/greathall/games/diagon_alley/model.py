"""The vocabulary of a Diagon Alley table: actions and events.

Never compiled, because msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Aside, Event, Outcome
from greathall.games.diagon_alley.board import (
    CARDS, DATA, FIRST_HAVOC, QUICK_STEPS, ROUNDS, SEATS, Card, Coin, Gate, Item, Kind, Shop, Space,
)

Seats = Annotated[int, Named("Seats", low=SEATS[0], high=SEATS[-1])]
Rounds = Annotated[int, Named("Rounds", high=max(ROUNDS) + 1)]  # the last round ends when the next would begin
Pips = Annotated[int, Named("Pips", high=6)]  # 0: not rolled yet
Stock = Annotated[int, Named("Stock", high=SEATS[-1])]  # of one item
TurnsMissed = Annotated[int, Named("TurnsMissed", high=sum(DATA["havocs"].values()))]  # at most one for each havoc card
Boost = Annotated[int, Named("Boost", high=QUICK_STEPS * sum(DATA["spells"].values()))]
HiddenCard = Annotated[int, Named("HiddenCard", CARDS, low=-1)]


# ── a seat's choices ─────────────────────────────────────────────────────────
class Roll(Action): ...
class End(Action): ...
class Land(Action): ...
class Enter(Action): shop: Shop
class Through(Action): gate: Gate
class Buy(Action): ...
class Floo(Action): odd: bool
class Call(Action): high: bool
class Go(Action): shop: Shop
class Close(Action): shop: Shop
class Leave(Action): ...
class Snatch(Action): target: Seat
class Shove(Action): target: Seat
class Pickpocket(Action): target: Seat
class Cart(Action): ...
class Found(Action): coin: Coin
class Quick(Action): ...
class Exchange(Action): ...
class Pick(Action): card: Card
class Suffer(Action): ...
class Defend(Action): ...
class Take(Action): item: Item
class SendBack(Action): item: Item
class Rob(Action): coin: Coin
class GiveBack(Action): item: Item
class Drop(Action): card: Card
class Ride(Action): ...
class Stay(Action): ...
class Resign(Aside): ...


# ── outcomes of chance ───────────────────────────────────────────────────────
class Rolled(Outcome): one: int; two: int
class Threw(Outcome): die: int
class Coloured(Outcome): havoc: bool
class Drawn(Outcome): card: Card


# ── events ───────────────────────────────────────────────────────────────────
class Diced(Event): seat: int; one: int; two: int
class Die(Event): seat: int; die: int
class TiedHigh(Event): seats: tuple[int, ...]
class Starts(Event): seat: int
class Landed(Event): seat: int; space: Space; kind: Kind; shop: Shop
class Entered(Event): seat: int; shop: Shop; way: str
class InAlley(Event): seat: int; space: Space; reason: str
class OutBy(Event): seat: int; gate: Gate; space: Space
class PaidOut(Event): seat: int; galleon: int; sickle: int; knut: int
class Bought(Event): seat: int; item: Item
class Drew(Event):
    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat or self.card is None or self.card >= FIRST_HAVOC else Drew(self.seat, None)


class Played(Event): seat: int; card: Card; target: Seat
class Havoc(Event): seat: int; card: Card
class Called(Event): seat: int; right: bool; die: int
class Closed(Event): seat: int; shop: Shop
class Defended(Event): seat: int
class Lost(Event): seat: int; item: Item; to: Seat
class Robbed(Event): seat: int; target: Seat; coin: Coin
class CoinLost(Event): seat: int; coin: Coin
class CoinFound(Event): seat: int; coin: Coin
class Exchanged(Event): seat: int
class Dropped(Event): seat: int; card: Card
class Missed(Event): seat: int
class RollsAgain(Event): seat: int
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str
