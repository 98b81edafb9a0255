"""The table of Beans."""

from typing import Annotated

from greathall.core.declare import Bag, Deck, Hand, Open, Public
from greathall.core.state import DECLARED, State

BEANS = Deck("unseen")


class Table(State):
    """BE-1: hands are hidden, what was laid is open."""

    __slots__ = DECLARED
    seats: Open[int]
    hands: Annotated[list[list[int]], Hand(BEANS, "hand", "sizes")]  # your beans, sorted
    laid: Annotated[list[list[int]], Public(BEANS)]  # by seat
    bag: Annotated[list[int], Bag(BEANS)]  # beans left
