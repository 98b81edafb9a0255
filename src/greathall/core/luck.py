"""Luck, measured honestly: what dice and draws gave each seat, and what was expected at that moment.

A draw's expected value follows from its own odds, with the table as it was just before. In the long run, what came
minus what was expected adds up to zero, whatever anyone plays; its variance is the sum of the draws' variances."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, Literal

import msgspec
from msgspec import Struct

from greathall.core.game import find_game
from greathall.core.luck_measure import LuckMeasure
from greathall.core.entries import effective_entries
from greathall.core.record import Record, replay_steps
from greathall.core.words import CHANCE, Chance

Verdict = Literal["too-few", "much-unluckier", "unluckier", "usual", "luckier", "much-luckier"]

NOTABLE, GREAT = 1.0, 2.0
"""How many standard deviations from the expected value count as luck, and as great luck."""
ROUGH = 0.75
"""Above this there is no verdict: the draws are too few, or what they might bring is too rare.

It is the sum of the draws' third absolute moments in units of the deviation, which bounds how far the sum is from the
normal curve. For something rare, the expected number must be about 1.8; for two dice, four rolls are enough."""


class Luck(Struct, frozen=True):
    """One luck measure of one seat; `draws` are those that could have gone either way."""

    seat: int
    name: str
    draws: int
    seen: float
    expected: float
    deviation: float
    verdict: Verdict


class LuckTally(Struct):
    """The sums of one luck measure for one seat."""

    draws: int = 0
    seen: float = 0.0
    expected: float = 0.0
    variance: float = 0.0
    third: float = 0.0

    def count(self, came: float, odds: list[tuple[float, int]]) -> None:
        """Add one draw: its value, and the possible values with their weights."""
        whole = sum(weight for _, weight in odds)
        mean = sum(worth * weight for worth, weight in odds) / whole
        variance = sum((worth - mean) ** 2 * weight for worth, weight in odds) / whole
        self.draws += variance > 0
        self.seen += came
        self.expected += mean
        self.variance += variance
        self.third += sum(abs(worth - mean) ** 3 * weight for worth, weight in odds) / whole

    def verdict(self, good: bool) -> Verdict:
        deviation = sqrt(self.variance)
        if self.third > ROUGH * deviation**3 or not deviation:
            return "too-few"
        by = (self.seen - self.expected) / deviation
        return verdict_of(by if good else -by)


def verdict_of(by: float) -> Verdict:
    """Return the verdict on so many standard deviations towards the lucky side."""
    if abs(by) < NOTABLE:
        return "usual"
    if by > 0:
        return "much-luckier" if by >= GREAT else "luckier"
    return "much-unluckier" if by <= -GREAT else "unluckier"


def measure(record: Record, over: bool) -> list[Luck]:
    """Return every luck measure of the game, seat by seat, without what was undone.

    Unless the match is `over`, count only what everyone saw."""
    kinds = find_game(record.game).luck_measures
    tallies = [[LuckTally() for _ in record.seats] for _ in kinds]
    for s, step, came in draws(record):
        odds = step.odds(s)
        for kind, row in zip(kinds, tallies, strict=True):
            if isinstance(step, kind.steps) and (over or is_public(kind, s, step)):
                worth = [(kind.worth(s, step, outcome), weight) for outcome, weight in odds]
                row[kind.whose(s, step)].count(kind.worth(s, step, came), worth)
    return [row_of(kind, seat, tally) for kind, row in zip(kinds, tallies, strict=True)
            for seat, tally in enumerate(row) if tally.draws]


def draws(record: Record) -> Iterator[tuple[Any, Chance, Any]]:
    """Yield each draw that stands: the table just before it, the step and the outcome."""
    stood = msgspec.structs.replace(record, entries=effective_entries(record.entries))
    for entry, match in zip(stood.entries, replay_steps(stood), strict=False):  # nothing is drawn after the last
        if entry.seat == CHANCE:
            yield match.state, match.state.agenda[-1], match.read(entry.do)


def is_public(kind: LuckMeasure, s: Any, step: Chance) -> bool:
    """Return whether everyone may know of this draw."""
    return kind.open and step.witnesses(s) is None


def row_of(kind: LuckMeasure, seat: int, tally: LuckTally) -> Luck:
    return Luck(seat, kind.name, tally.draws, tally.seen, tally.expected, sqrt(tally.variance),
                tally.verdict(kind.good))
