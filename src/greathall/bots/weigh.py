"""Ideas weighed: for games with open hands, where one answer leads to others and luck comes after them.

Each candidate for the question at hand is tried: everybody answers what it leads to with the mind's own move, an offer
with a yes or no, a bid with a higher one, until all questions are settled and chance has the next word. There the mind
judges. No dice have fallen, so that candidates are compared without luck.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.engine import apply
from greathall.core.mind import Mind
from greathall.core.words import Action


def weighed(mind: Mind, world: Any, candidates: Sequence[Action], rng: Random) -> list[tuple[float, Action]]:
    """The candidates with the chance to win they lead to, best first; of equal ones the mind's own choice, which is the
    first, stays in front."""
    mind.prepare(world)
    rows = [(prospect(mind, world.clone(), candidate, rng), candidate) for candidate in candidates]
    rows.sort(key=lambda row: -row[0])
    return rows


def prospect(mind: Mind, s: Any, candidate: Action, rng: Random) -> float:
    """The chance to win of the seat that had the candidate, once all have answered."""
    agenda: list[Any] = s.agenda
    viewer: int = agenda[-1].seat
    apply(s, candidate)
    while agenda and agenda[-1].seat >= 0:
        apply(s, mind.move(s, rng))
    worth = mind.evaluate(s, viewer)
    assert worth is not None, "a mind with candidates must judge"
    return worth[viewer]
