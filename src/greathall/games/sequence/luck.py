"""What Sequence players put down to luck: Jacks, dead cards, and the very card that was needed."""

from greathall.core.fortune import Fortune
from greathall.games.sequence.board import ANTI, COUNTER, FULL, HOMES, SPACES, WILD
from greathall.games.sequence.model import Drawn
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import DrawStep, dead

JACKS = (*WILD, *ANTI)


def drawer(s: Table, step: DrawStep) -> int:
    return step.who


def jack(s: Table, step: DrawStep, a: Drawn) -> int:
    """SQ-7.1, SQ-7.2: a Jack of either kind."""
    return int(a.card in JACKS)


def dead_on_arrival(s: Table, step: DrawStep, a: Drawn) -> int:
    """SQ-6.1: both spaces of the card hold counters already when it is drawn."""
    return int(dead(s, a.card))


def needed(s: Table, step: DrawStep, a: Drawn) -> int:
    """SQ-1.1, SQ-7.1: a counter laid with the card would finish a sequence, as the board lies when it is drawn."""
    team = step.who % s.teams
    spaces = range(SPACES) if a.card in WILD else HOMES[a.card]
    return int(s.stock[team] > 0 and any(
        s.free >> space & 1 and (s.lines + COUNTER[team][space]) & FULL[team] for space in spaces))


FORTUNES = (
    Fortune("jacks", (DrawStep,), drawer, jack),
    Fortune("needed", (DrawStep,), drawer, needed),
    Fortune("dead", (DrawStep,), drawer, dead_on_arrival, good=False),
)
