"""Two dice."""

from random import Random
from typing import Final

from greathall.core.words import Action, Chance
from greathall.games.monopoly.model import Rolled, Threw
from greathall.games.monopoly.play.table import Table

ROLLED: Final = [Rolled(one, two) for one in range(1, 7) for two in range(1, 7)]
ODDS: Final[list[tuple[Action, int]]] = [(rolled, 1) for rolled in ROLLED]


class Dice(Chance):
    """M-89: everyone sees the roll, and the record holds it like any choice."""

    stream = "dice"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return ODDS

    def whole(self, s: Table) -> int:
        return 36

    def kth(self, s: Table, k: int) -> Action:
        return ROLLED[k]

    def sample(self, s: Table, rng: Random) -> Action:
        return ROLLED[int(rng.random() * 36)]


def lay_dice(s: Table, seat: int, a: Rolled) -> None:
    """MO-3.2: the dice lie as they fell until the next roll."""
    s.dice = (a.one, a.two)
    s.tell(Threw, seat, a.one, a.two)
