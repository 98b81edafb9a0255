"""The luck of The Sorcerer's Stone, as players see it: the dog, the silver key, the troll and the Stone."""

from typing import Any

from greathall.core.luck_measure import LuckMeasure
from greathall.games.sorcerers_stone.board import NOWHERE, TROLL
from greathall.games.sorcerers_stone.model import Barked, Key, Mirrored, Spun
from greathall.games.sorcerers_stone.play.flitwick import TurnKey
from greathall.games.sorcerers_stone.play.hagrid import TurnToken
from greathall.games.sorcerers_stone.play.mirror import TurnMirror
from greathall.games.sorcerers_stone.play.quirrell import TrollWheel
from greathall.games.sorcerers_stone.play.table import Table


class OpenMeasure(LuckMeasure):
    """A measure everyone sees: tokens, keys, mirror cards and the wheel are public."""

    open = True

    def whose(self, s: Table, step: Any) -> int:
        return int(step.who)


class Dog(OpenMeasure):
    """SS-1.4: turning over the token with Fluffy."""

    name, good = "dog", False
    steps = (TurnToken,)

    def worth(self, s: Table, step: TurnToken, a: Barked) -> int:
        return int(a.fluffy)


class Silver(OpenMeasure):
    """SS-3.2, SS-3.7: finding the silver key before anyone has hidden it.

    A key that a player has hidden is not luck, and its odds would give away where it is."""

    name = "silver"
    steps = (TurnKey,)

    def worth(self, s: Table, step: TurnKey, a: Key) -> int:
        return int(a.silver and s.flitwick.silver == NOWHERE)


class Troll(OpenMeasure):
    """SS-5.2: spinning the troll."""

    name, good = "troll", False
    steps = (TrollWheel,)

    def worth(self, s: Table, step: TrollWheel, a: Spun) -> int:
        return int(a.number == TROLL)


class Stone(OpenMeasure):
    """SS-7.2: turning over the mirror card with the Stone."""

    name = "stone"
    steps = (TurnMirror,)

    def worth(self, s: Table, step: TurnMirror, a: Mirrored) -> int:
        return int(a.stone)


MEASURES = (Dog(), Silver(), Troll(), Stone())
