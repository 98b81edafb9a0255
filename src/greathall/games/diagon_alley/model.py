"""What can be said at a Diagon Alley table: actions and events. Never compiled: msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Event, Outcome
from greathall.games.diagon_alley.board import BUILDINGS, CARDS, COINS, FIRST_HAVOC, ITEMS, KINDS
from greathall.games.diagon_alley.edition import SPACES

COUNTED = [str(number) for number in range(1, SPACES[1] + 1)]
"""Spaces and gates are counted from 1, clockwise."""
Shop = Annotated[int, Named("Shop", BUILDINGS)]
ClosedShop = Annotated[int, Named("ClosedShop", low=-1, high=len(BUILDINGS) - 1)]
Pips = Annotated[int, Named("Pips", high=6)]  # 0: not rolled yet
Item = Annotated[int, Named("Item", ITEMS)]
Coin = Annotated[int, Named("Coin", COINS)]
Card = Annotated[int, Named("Card", CARDS)]
Space = Annotated[int, Named("Space", COUNTED)]
Gate = Annotated[int, Named("Gate", COUNTED)]
Kind = Annotated[int, Named("Kind", KINDS)]


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
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
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
