"""The actions and events of a Sequence table. Never compiled, because msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named
from greathall.core.words import Action, Aside, Event, Outcome
from greathall.games.sequence.board import (
    COLOURS, DECK, GOAL, HAND, KINDS, SEATS, SPACES, STOCK, card_name, space_name,
)

Seats = Annotated[int, Named("Seats", low=SEATS[0], high=SEATS[-1])]
Teams = Annotated[int, Named("Teams", low=min(GOAL), high=max(GOAL))]
Card = Annotated[int, Named("Card", [card_name(card) for card in range(KINDS)])]
TurnedCard = Annotated[int, Named("TurnedCard", [card_name(card) for card in range(KINDS)], low=-1)]
Cards = Annotated[int, Named("Cards", high=len(DECK))]  # how many
Draws = Annotated[int, Named("Draws", high=max(HAND.values()))]  # each for a card played
Stock = Annotated[int, Named("Stock", high=max(STOCK))]
Mark = Annotated[int, Named("Mark", high=9)]
Space = Annotated[int, Named("Space", [space_name(space) for space in range(SPACES)])]
Team = Annotated[int, Named("Team", COLOURS)]


# ── a seat's choices ─────────────────────────────────────────────────────────
class Place(Action): card: Card; space: Space
class Remove(Action): card: Card; space: Space
class Exchange(Action): card: Card
class Discard(Action): card: Card
class Lock(Action): start: Space; end: Space
class Forfeit(Action): card: Card
class Grant(Action): ...
class Dismiss(Action): ...
class Draw(Aside): ...
class Report(Aside): team: Team
class Resign(Aside): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Turned(Outcome): card: Card
class Chosen(Outcome): seat: int
class Drawn(Outcome): card: Card


# ── events ───────────────────────────────────────────────────────────────────
class TurnedUp(Event): seat: int; card: Card
class TiedLow(Event): seats: tuple[int, ...]
class Deals(Event): seat: int


class Drew(Event):
    """SQ-10.1: everyone sees that a card was drawn, but only the drawer sees which."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Placed(Event): seat: int; card: Card; space: Space
class Removed(Event): seat: int; card: Card; space: Space; team: Team
class Exchanged(Event): seat: int; card: Card
class Discarded(Event): seat: int; card: Card
class Finished(Event): seat: int; start: Space; end: Space
class Skipped(Event): seat: int
class DrawLost(Event): seat: int
class Reported(Event): seat: int; team: Team
class Judged(Event): team: Team; granted: bool
class Forfeited(Event): seat: int; card: Card
class Resigned(Event): seat: int
class Won(Event): team: Team; reason: str
class Stalled(Event): reason: str
