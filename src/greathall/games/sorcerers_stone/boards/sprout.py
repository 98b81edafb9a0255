"""Sprout's board."""

from typing import Annotated, Final

from greathall.core.declare import Bag, Bits, Deck, Held, Named, Open
from greathall.core.state import DECLARED, Part
from greathall.core.zones import Pile, Row
from greathall.games.sorcerers_stone.board import AREAS, MOST, NOWHERE, SNARES
from greathall.games.sorcerers_stone.model import Shape

SnareCount = Annotated[int, Named("SnareCount", high=len(SNARES))]
MaybeArea = Annotated[int, Named("MaybeArea", low=NOWHERE, high=AREAS - 1)]
Fire = Annotated[int, Named("Fire", high=MOST)]
VINES: Final = Deck("snares_unseen", card=Shape, count=SnareCount)
"""SS-2.1: the snare tokens."""


class Sprout(Part):
    """SS-2.2, SS-S08: you know the tokens you picked, also after you have seen them go to another hand."""

    __slots__ = DECLARED
    area: Open[list[MaybeArea]]  # by seat, or -1
    rings: Bits[list[Shape]]  # by area, the shapes laid around it
    snares: Annotated[list[Row], Held(VINES, own="snares", known="snares_known", count="snare_counts")]  # your tokens
    snare_pile: Annotated[Pile, Bag(VINES)]
    fire: Open[list[Fire]]  # by seat, the Fire token, or 0

    def lay(self, seats: int = MOST) -> None:
        """SS-2.1, SS-G03: use as many tokens as this challenge lists."""
        self.area, self.rings, self.fire = [NOWHERE] * seats, [0] * AREAS, [0] * seats
        self.snares, self.snare_pile = [Row() for _ in range(seats)], Pile(SNARES)
