"""Flitwick's board."""

from typing import TYPE_CHECKING, Annotated

from greathall.core.declare import Guessed, Numbers, Open, Seat, Told
from greathall.core.state import DECLARED, Part
from greathall.core.zones import sees
from greathall.games.sorcerers_stone.board import KEYS, MOST, NOWHERE
from greathall.games.sorcerers_stone.model import MaybeSpot, Spot

if TYPE_CHECKING:
    from greathall.games.sorcerers_stone.play.table import Table


def silver(s: "Table", me: int | None) -> MaybeSpot:
    return s.flitwick.silver if sees(s.flitwick.silver_known, me) else NOWHERE


class Flitwick(Part):
    """SS-3.3, SS-F03: if you have hidden the silver key, you know where it is."""

    __slots__ = DECLARED
    keys: Annotated[Spot, Numbers()]  # spaces with a face-down key
    silver: Annotated[int, Told(as_told=silver, guessed=True)]  # where it is, or -1 if you don't know
    silver_known: Guessed[int]  # bits of the seats that know
    stands: Open[list[MaybeSpot]]
    found: Open[list[Seat]]  # seats that have found the silver key, in order

    def lay(self, seats: int = MOST) -> None:
        """SS-3.1: put a key on each space."""
        self.keys, self.silver, self.silver_known = (1 << KEYS) - 1, NOWHERE, 0
        self.stands, self.found = [NOWHERE] * seats, []
