"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..model import Lantern, Lanterns, Rounds, Seats


class View(Struct, tag="festival"):
    """FE-1, FE-2: hands are hidden, and so are laid lanterns until everyone has laid."""

    me: Seat | None  # None: a spectator
    seats: Seats
    rounds: Rounds  # how many are played
    first: Seat  # the seat that is asked first
    wins: list[Rounds]  # rounds won, by seat
    hand: list[Lantern]  # your lanterns, sorted
    sizes: list[Lanterns]
    chosen: list[Lantern]  # yours, face down
    burnt: list[Lantern]  # laid in earlier rounds
    pile: Lanterns  # lanterns left over
    agenda: list[Any]
