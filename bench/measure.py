"""Interleaved slices of CPU time: everyone is measured once per round, so a busy machine is busy for all alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

Tally = dict[str, float]
"""How much of each unit a piece of work did: {"decisions": 80, "games": 1}."""


@dataclass(frozen=True)
class Contestant:
    """A contestant: `work` does a little and returns how much; `kind` is play, clone, search or game."""

    name: str
    kind: str
    work: Callable[[], Tally]

    def rates(self, seconds: float) -> Tally:
        """Work for a slice of CPU time and return what was done in a second of it."""
        return rates(self.work, seconds)


@dataclass(frozen=True)
class Spread:
    """The median of several rounds, the lowest and the highest."""

    middle: float
    low: float
    high: float


Rates = dict[str, list[float]]
"""A contestant's units per CPU second, one figure per round."""


def spread(figures: Sequence[float]) -> Spread:
    return Spread(median(figures), min(figures), max(figures))


def rates(work: Callable[[], Tally], seconds: float) -> dict[str, float]:
    """Work for a slice of CPU time; whatever is started is finished and counted."""
    done: Tally = {}
    start = process_time()
    while True:
        for unit, count in work().items():
            done[unit] = done.get(unit, 0) + count
        spent = process_time() - start
        if spent >= seconds:
            return {unit: count / spent for unit, count in done.items()}


def interleave(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, Rates]:
    """Measure every contestant once per round, starting each round with another one, after a warm-up round."""
    for c in contestants:
        c.rates(0.0)
    measured: dict[str, Rates] = {c.name: {} for c in contestants}
    for r in range(rounds):
        first = r * len(contestants) // rounds
        for c in (*contestants[first:], *contestants[:first]):
            for unit, rate in c.rates(seconds).items():
                measured[c.name].setdefault(unit, []).append(rate)
    return measured


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Return the ratios round by round, so that both figures of a ratio come from the same minute."""
    return spread([a / b for a, b in zip(ours, theirs, strict=True)])
