"""The table, declared once: `greathall state festival` writes `made` from it."""

from typing import Annotated

from greathall.core.declare import Bag, Deck, Hand, Open, Public, Seat, Told
from greathall.core.state import DECLARED, State

from ..model import LANTERNS, Lantern, Lanterns, Rounds, Seats

DECK = Deck(whole=LANTERNS, card=Lantern, count=Lanterns)


def chosen(s: "Table", me: int | None) -> list[Lantern]:
    """Return what the viewer has laid face down.

    Whether the others have laid theirs shows in what is still asked."""
    return [] if me is None else list(s.laid[me])


class Table(State):
    """FE-1, FE-2: hands are hidden, and so are laid lanterns until everyone has laid."""

    __slots__ = DECLARED
    seats: Open[Seats]
    rounds: Open[Rounds]  # how many are played
    first: Open[Seat]  # the seat that is asked first
    wins: Open[list[Rounds]]  # rounds won, by seat
    hands: Annotated[list[list[Lantern]], Hand(DECK, "hand", "sizes")]  # your lanterns, sorted
    laid: Annotated[list[tuple[Lantern, ...]], Told(as_told=chosen, name="chosen", guessed=True)]  # yours, face down
    burnt: Annotated[list[Lantern], Public(DECK)]  # laid in earlier rounds
    pile: Annotated[list[int], Bag(DECK)]  # lanterns left over
