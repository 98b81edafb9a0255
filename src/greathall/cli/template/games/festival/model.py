"""The actions and events of Festival.

This module is never compiled, because msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Event, Outcome

COLOURS = ("violet", "blue", "green", "amber", "red", "white")
"""The lanterns' colours, dimmest first.

Each is one word, so that the sentence `name-Lantern` can translate it."""
LANTERNS = [lantern for lantern in range(len(COLOURS)) for _ in range(4)]
SEATS = (2, 3, 4)
ROUNDS = (2, 3)
"""The numbers of rounds a table may choose."""
Lantern = Annotated[int, Named("Lantern", COLOURS)]
Lanterns = Annotated[int, Named("Lanterns", high=len(LANTERNS))]  # how many
Seats = Annotated[int, Named("Seats", low=SEATS[0], high=SEATS[-1])]
Rounds = Annotated[int, Named("Rounds", high=max(ROUNDS))]


def brightness(lantern: int) -> int:
    """FE-1: return a lantern's brightness, 1 to 6."""
    return lantern + 1


# ── a seat's choices ─────────────────────────────────────────────────────────
class Lay(Action): lanterns: tuple[Lantern, ...]


# ── what chance may say ──────────────────────────────────────────────────────
class Drawn(Outcome): lantern: Lantern


# ── events ───────────────────────────────────────────────────────────────────
class Dealt(Event):
    """FE-1: everyone sees that a lantern was dealt, but only its owner sees which."""

    seat: Seat
    lantern: Lantern | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, None)


class Ready(Event): seat: Seat
class Opened(Event): seat: Seat; lanterns: tuple[Lantern, ...]
class RoundWon(Event): seat: Seat
class RoundTied(Event): ...
