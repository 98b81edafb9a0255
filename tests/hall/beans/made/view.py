"""Written by `greathall state` from table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat


class View(Struct, tag="beans"):
    """BE-1: hands are hidden, what was laid is open."""

    me: Seat | None  # None: a spectator
    seats: int
    hand: list[int]  # your beans, sorted
    sizes: list[int]
    laid: list[list[int]]  # by seat
    bag: int  # beans left
    unseen: list[int]  # what this viewer can't place, sorted
    agenda: list[Any]
