"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from ..model import Lantern


class View(Struct, tag="festival"):
    """FE-1, FE-2: hands are hidden, and so is what was laid until all have."""

    me: int | None  # None: a spectator
    seats: int
    rounds: int  # how many are played
    first: int  # who is asked first
    wins: list[int]  # rounds won, by seat
    hand: list[Lantern]  # your lanterns, sorted
    sizes: list[int]
    chosen: list[Lantern]  # yours, face down
    burnt: list[Lantern]  # laid in earlier rounds
    pile: int  # lanterns left over
    agenda: list[Any]
