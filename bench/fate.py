"""Chance decided beforehand, for players who may know it: the ceilings of games with luck."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from greathall.bots.arena import Tally, read_ladder, report, write_ladder
from greathall.core.engine import Policy, any_kind, apply
from greathall.core.words import CHANCE, Action

LADDER = Path(__file__).parent / "ladder.json"


class Fate:
    """Everything that chance will say."""

    def __init__(self, seed: str, said: Counter[str] | None = None) -> None:
        self.seed, self.said = seed, Counter(said)

    def outcome(self, s: Any, step: Any) -> Action:
        self.said[step.stream] += 1
        luck = Random(f"{self.seed} {step.stream} {self.said[step.stream]}").random()
        return step.kth(s, int(luck * step.whole(s)))  # type: ignore[no-any-return]


def at_random(s: Any, rng: Random) -> Action:
    return any_kind(s.agenda[-1].legal(s), rng)


def wins(s: Any, fate: Fate, me: int, choose: Callable[[Any, Fate], Action], others: Policy, rng: Random) -> bool:
    """Play one game from here to its end; return whether the cheat wins it."""
    s.log = None
    while s.agenda:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            a = fate.outcome(s, step)
        elif step.seat == me:
            a = choose(s, fate)
        else:
            a = others(s, rng)
        apply(s, a)
    return me in s.winners


def noted(tally: Tally) -> str:
    """Put the result on the ladder in place of an older one, and return it in words."""
    write_ladder(LADDER, [*(row for row in read_ladder(LADDER) if not row.same_pairing(tally)), tally])
    return report(tally)
