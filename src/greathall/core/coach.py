"""What a friend beside you would say: what you are after, and what to look out for.

A game says it in its module `coach`, from a seat's view alone. Like a bot's reason, it is a sentence with facts:

    goal(view)      one short line that stays in sight, goal-…; None for a seat that is out
    warnings(view)  yields what is urgent now, the most urgent first, warn-…

Before the first question of each kind the sentence coach-Step says what it is about, if there is one."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from greathall.core.mind import Reason
from greathall.core.words import Step

if TYPE_CHECKING:
    from greathall.core.game import Game

MOST = 2
"""How many warnings are said at a time."""


class Coaching(Struct, frozen=True):
    """What the coach says to one seat."""

    goal: Reason
    warnings: tuple[Reason, ...] = ()


def coaching(game: "Game", view: Any) -> Coaching | None:
    """Return what the coach says to the viewer; None to a spectator, at the end, or if there is nothing to say."""
    if game.coach is None or view.me is None or not view.agenda:
        return None
    goal = game.coach.goal(view)
    warnings: Iterator[Reason] = game.coach.warnings(view)
    return None if goal is None else Coaching(goal, tuple(islice(warnings, MOST)))


def asked(view: Any) -> Step | None:
    """Return the viewer's question: the one on top of the agenda, or one below that may be answered early."""
    steps = list(reversed(view.agenda))
    return next((step for i, step in enumerate(steps) if step.seat == view.me and (i == 0 or step.early)), None)
