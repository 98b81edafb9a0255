"""Luck, honestly: what dice and draws gave each seat, against what was to be expected at that moment.

A draw's expectation is taken under its own odds, as the table lay just before. What came minus what was expected then
adds up to nothing in the long run, whatever anybody plays, and its variance is the sum of the draws' variances."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, Literal

import msgspec
from msgspec import Struct

from greathall.core.game import find_game
from greathall.core.luck_measure import LuckMeasure
from greathall.core.match import effective_entries
from greathall.core.record import Record, replay_steps
from greathall.core.words import CHANCE, Chance

Verdict = Literal["too-few", "much-unluckier", "unluckier", "usual", "luckier", "much-luckier"]

NOTABLE, GREAT = 1.0, 2.0
"""Standard deviations from the expectation, from which on luck is called luck, and great luck."""
ROUGH = 0.75
"""Above this nothing is said: the draws are too few, or what they might bring too rare, for deviations to mean much.

It is the sum of the draws' third absolute moments in units of the deviation, which bounds how far the sum is from the
normal curve. Of something rare about 1.8 must be expected; of two dice four rolls are enough."""


class Luck(Struct, frozen=True):
    """What chance gave a seat of one thing. `draws` are those that could have gone either way."""

    seat: int
    name: str
    draws: int
    seen: float
    expected: float
    deviation: float
    verdict: Verdict


class LuckTally(Struct):
    """The sums of one thing for one seat."""

    draws: int = 0
    seen: float = 0.0
    expected: float = 0.0
    variance: float = 0.0
    third: float = 0.0

    def count(self, came: float, odds: list[tuple[float, int]]) -> None:
        """One draw: what came, and what could have come with its weights."""
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
        return called(by if good else -by)


def called(by: float) -> Verdict:
    """A number of standard deviations towards the lucky side, in a word."""
    if abs(by) < NOTABLE:
        return "usual"
    if by > 0:
        return "much-luckier" if by >= GREAT else "luckier"
    return "much-unluckier" if by <= -GREAT else "unluckier"


def measure(record: Record, over: bool) -> list[Luck]:
    """Return every luck measure of the game, seat by seat. What was taken back does not count. While the match runs,
    only what everybody saw."""
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
    """Each draw that stands: the table just before it, the step, and what came."""
    stood = msgspec.structs.replace(record, entries=effective_entries(record.entries))
    for entry, match in zip(stood.entries, replay_steps(stood), strict=False):  # nothing is drawn after the last
        if entry.seat == CHANCE:
            yield match.state, match.state.agenda[-1], match.read(entry.do)


def is_public(kind: LuckMeasure, s: Any, step: Chance) -> bool:
    """Return whether everybody may know of this draw."""
    return kind.open and step.witnesses(s) is None


def row_of(kind: LuckMeasure, seat: int, tally: LuckTally) -> Luck:
    return Luck(seat, kind.name, tally.draws, tally.seen, tally.expected, sqrt(tally.variance),
                tally.verdict(kind.good))
