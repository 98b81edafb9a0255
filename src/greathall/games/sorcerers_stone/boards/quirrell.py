"""Quirrell's board."""

from typing import Annotated

from greathall.core.declare import Bits, Named, Open, Seat
from greathall.core.state import DECLARED, Part
from greathall.games.sorcerers_stone.board import FAR_DOOR, MOST

Run = Annotated[int, Named("Run", high=FAR_DOOR)]


class Quirrell(Part):
    """SS-5.2, SS-5.3: a race past the troll, which everyone sees."""

    __slots__ = DECLARED
    run: Open[list[Run]]  # by seat, spaces past the first door
    spun: Bits[Seat]  # seats that have had a first turn here
    clock: Open[bool]  # whether the waits of captured players have begun
    finish: Open[list[Seat]]  # seats at the far door, in order

    def lay(self, seats: int = MOST) -> None:
        """SS-5.1: everyone starts at the first door."""
        self.run, self.spun, self.clock, self.finish = [0] * seats, 0, False, []
