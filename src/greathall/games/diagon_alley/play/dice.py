"""Dice with a cauldron instead of the 1."""

from random import Random
from typing import Final

from greathall.core.words import Action, Chance
from greathall.games.diagon_alley.model import Rolled, Threw
from greathall.games.diagon_alley.play.table import Table

ROLLED: Final = [Rolled(one, two) for one in range(1, 7) for two in range(1, 7)]
THREW: Final = [Threw(die) for die in range(1, 7)]


class Dice(Chance):
    """DA-3.1: both dice, which everyone sees."""

    stream = "dice"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(rolled, 1) for rolled in ROLLED]

    def whole(self, s: Table) -> int:
        return len(ROLLED)

    def kth(self, s: Table, k: int) -> Action:
        return ROLLED[k]

    def sample(self, s: Table, rng: Random) -> Action:
        return ROLLED[int(rng.random() * len(ROLLED))]


class OneDie(Chance):
    """One die, which everyone sees."""

    stream = "die"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(threw, 1) for threw in THREW]

    def whole(self, s: Table) -> int:
        return len(THREW)

    def kth(self, s: Table, k: int) -> Action:
        return THREW[k]

    def sample(self, s: Table, rng: Random) -> Action:
        return THREW[int(rng.random() * len(THREW))]
