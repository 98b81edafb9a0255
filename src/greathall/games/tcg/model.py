"""The vocabulary of the card game: actions and events.

Never compiled, because msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Aside, Event, Outcome
from greathall.games.tcg.decks import NAMES, SIZE
from greathall.games.tcg.printed import CALLED, GIVES, HEALTH

Card = Annotated[int, Named("Card", CALLED)]
Cards = Annotated[int, Named("Cards", high=SIZE)]  # how many cards of a deck
Turns = Annotated[int, Named("Turns")]
Actions = Annotated[int, Named("Actions")]
CardsPlayed = Annotated[int, Named("CardsPlayed")]  # cards in one turn
Power = Annotated[int, Named("Power", high=(SIZE + 1) * max(amount for _, amount in GIVES))]
Wounds = Annotated[int, Named("Wounds", high=max(HEALTH))]
Skips = Annotated[int, Named("Skips", high=7)]  # as many as the longest adventure asks for
OurDeck = Annotated[int, Named("OurDeck", NAMES)]


# ── a seat's choices ─────────────────────────────────────────────────────────
class End(Action): ...
class Strike(Action): ...
class Play(Action): card: Card
class Draw(Action): count: int
class Use(Action): place: int; card: Card
class Solve(Action): way: int
class Skip(Action): ...
class Done(Action): ...
class Pick(Action): card: Card
class Target(Action): side: Seat; place: int; card: Card
class AtPlayer(Action): ...
class Shield(Action): place: int; card: Card
class Suffer(Action): ...
class Show(Action): card: Card
class Yes(Action): ...
class No(Action): ...
class Number(Action): count: int
class Redraw(Action): ...
class GoFirst(Action): ...
class GoSecond(Action): ...
class Resign(Aside): ...


# ── outcomes of chance ───────────────────────────────────────────────────────
class Came(Outcome): card: Card
class Begins(Outcome): who: Seat
class Takes(Outcome): deck: OurDeck


# ── events ───────────────────────────────────────────────────────────────────
class Laid(Event): seat: int; character: Card
class Started(Event): seat: int
class Redrew(Event): seat: int
class TurnBegan(Event): seat: int
class Drawn(Event):
    """A card was drawn; `shown`: the hand is open."""

    seat: int
    card: Card | None
    shown: bool

    def seen_by(self, seat: int | None) -> "Drawn":
        return self if self.shown or seat == self.seat else Drawn(self.seat, None, False)


class Milled(Event): seat: int; card: Card
class Played(Event): seat: int; card: Card
class Entered(Event): seat: int; card: Card
class Gone(Event): seat: int; card: Card
class Shed(Event): seat: int; card: Card
class Returned(Event): seat: int; card: Card; to: str
class Wounded(Event): side: Seat; place: int; card: Card; amount: int
class Healed(Event): side: Seat
class Damaged(Event): seat: int; amount: int; kind: str; card: Card = 0
class Prevented(Event): seat: int; amount: int; by: Card
class Used(Event): seat: int; card: Card
class Solved(Event): seat: int; card: Card
class Skipped(Event): seat: int; card: Card; count: int
class Rewarded(Event): seat: int; card: Card
class Looked(Event):
    seat: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, None)


class Found(Event):
    """Cards were taken from a deck; `shown`: the card says so, or the hand is open."""

    seat: int
    cards: tuple[Card, ...] | None
    shown: bool

    def seen_by(self, seat: int | None) -> "Found":
        return self if self.shown or seat == self.seat else Found(self.seat, None, False)


class Shuffled(Event): seat: int
class Revealed(Event): seat: int; card: Card
class HandOpened(Event): seat: int; cards: tuple[Card, ...]
class Granted(Event): seat: int; actions: int
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str
