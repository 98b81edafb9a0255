"""The cards at the Mirror of Erised."""

from greathall.core.declare import Bits, Open, Seat
from greathall.core.state import DECLARED, Part
from greathall.games.sorcerers_stone.board import MIRRORS, MOST
from greathall.games.sorcerers_stone.model import Place


class Mirror(Part):
    """SS-7.1: nobody knows which card is the Stone before it is turned over."""

    __slots__ = DECLARED
    mirrors: Bits[Place]  # face-down cards
    flipped: Bits[Seat]  # seats that have turned one over
    late: Open[bool]  # whether the waits of players who declared wrongly have begun

    def lay(self, seats: int = MOST) -> None:
        """SS-7.1: lay ten cards face down."""
        self.mirrors, self.flipped, self.late = (1 << MIRRORS) - 1, 0, False
