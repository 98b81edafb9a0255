"""Weigh candidates, in games with open hands where one answer leads to others before any luck.

Each candidate for the question is tried: everyone answers what it leads to with the mind's own move, an offer with a
yes or no, a bid with a higher one, until all questions are settled and chance comes next. Then the mind judges. Nothing
has been drawn, so candidates are compared without luck."""

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.engine import apply
from greathall.core.mind import Mind
from greathall.core.words import Action


def weigh(mind: Mind, world: Any, candidates: Sequence[Action], rng: Random) -> list[tuple[float, Action]]:
    """Return the candidates with the chance of winning they lead to, best first.

    If some are equal, the mind's own choice, which is the first, stays in front."""
    mind.prepare(world)
    rows = [(prospect(mind, world.clone(), candidate, rng), candidate) for candidate in candidates]
    rows.sort(key=lambda row: -row[0])
    return rows


def prospect(mind: Mind, s: Any, candidate: Action, rng: Random) -> float:
    """Return the chance of winning of the seat that had the candidate, once everyone has answered."""
    agenda: list[Any] = s.agenda
    viewer: int = agenda[-1].seat
    apply(s, candidate)
    while agenda and agenda[-1].seat >= 0:
        apply(s, mind.move(s, rng))
    worth = mind.evaluate(s, viewer)
    assert worth is not None, "a mind with candidates must judge"
    return worth[viewer]
