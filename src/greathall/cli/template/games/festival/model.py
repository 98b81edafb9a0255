"""What can be said at the table: actions and events. Never compiled: msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Event, Outcome

COLOURS = ("violet", "blue", "green", "amber", "red", "white")
"""Of the lanterns, the dimmest first. One word each, so that the sentence `name-Lantern` can translate them."""
LANTERNS = [lantern for lantern in range(len(COLOURS)) for _ in range(4)]
SEATS = (2, 3, 4)
ROUNDS = (2, 3)
"""How many are played, as the table chooses."""
Lantern = Annotated[int, Named("Lantern", COLOURS)]
Lanterns = Annotated[int, Named("Lanterns", high=len(LANTERNS))]  # how many
Seats = Annotated[int, Named("Seats", low=SEATS[0], high=SEATS[-1])]
Rounds = Annotated[int, Named("Rounds", high=max(ROUNDS))]


def brightness(lantern: int) -> int:
    """FE-1: from 1 to 6."""
    return lantern + 1


# ── a seat's choices ─────────────────────────────────────────────────────────
class Lay(Action): lanterns: tuple[Lantern, ...]


# ── what chance may say ──────────────────────────────────────────────────────
class Drawn(Outcome): lantern: Lantern


# ── events ───────────────────────────────────────────────────────────────────
class Dealt(Event):
    """Everyone sees that a lantern was dealt, only its owner which (FE-1)."""

    seat: Seat
    lantern: Lantern | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, None)


class Ready(Event): seat: Seat
class Opened(Event): seat: Seat; lanterns: tuple[Lantern, ...]
class RoundWon(Event): seat: Seat
class RoundTied(Event): ...
