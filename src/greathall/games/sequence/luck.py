"""Luck in Sequence: Jacks, exactly the card that was needed, and dead cards."""

from greathall.core.luck_measure import LuckMeasure
from greathall.games.sequence.board import ANTI, COUNTER, FULL, HOMES, SPACES, WILD
from greathall.games.sequence.model import Drawn
from greathall.games.sequence.play.table import Table, dead
from greathall.games.sequence.play.turn import DrawStep


class CardMeasure(LuckMeasure):
    steps = (DrawStep,)

    def whose(self, s: Table, step: DrawStep) -> int:
        return step.who


class Jacks(CardMeasure):
    """SQ-7.1, SQ-7.2: Jacks of either kind."""

    name = "jacks"

    def worth(self, s: Table, step: DrawStep, a: Drawn) -> int:
        return int(a.card in WILD or a.card in ANTI)


class Needed(CardMeasure):
    """SQ-1.1, SQ-7.1: cards that could have finished a sequence at once, as the board was when they came."""

    name = "needed"

    def worth(self, s: Table, step: DrawStep, a: Drawn) -> int:
        team = step.who % s.teams
        spaces = range(SPACES) if a.card in WILD else HOMES[a.card]
        return int(s.stock[team] > 0 and any(
            s.free >> space & 1 and (s.lines + COUNTER[team][space]) & FULL[team] for space in spaces))


class Dead(CardMeasure):
    """SQ-6.1: cards that were dead when they came."""

    name, good = "dead", False

    def worth(self, s: Table, step: DrawStep, a: Drawn) -> int:
        return int(dead(s, a.card))


MEASURES = (Jacks(), Needed(), Dead())
