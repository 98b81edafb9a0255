"""Luck compares what came with what was expected at that moment: exact, unbiased, silent about what is hidden."""

from collections import defaultdict
from itertools import product
from math import isclose, sqrt
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core import luck
from greathall.core.luck import GREAT, NOTABLE, LuckTally, measure, verdict_of
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.record import validate
from greathall.core.words import CHANCE
from greathall.games.sequence.board import CARD, HOMES, PRINTED, card_name, space_name
from greathall.games.sequence.luck import Dead, Jacks, Needed
from greathall.games.sequence.play.turn import EndDraw
from tests.games.sequence.scenes import GOLD, ONYX, scene, space
from tests.table import ANN, BOB, SCALE, rule
from greathall.testing.walks import play_at_random

TWO_DICE = [(float(one + other), 1) for one, other in product(range(1, 7), repeat=2)]


def tallied(odds: list[tuple[float, int]], *came: float) -> LuckTally:
    tally = LuckTally()
    for one in came:
        tally.count(one, odds)
    return tally


def rows(match: Match, over: bool = True) -> list[luck.Luck]:
    return measure(validate(match.record(resume=True)), over)


# ── one draw ─────────────────────────────────────────────────────────────────
def test_expectation_and_deviation_are_those_of_the_odds() -> None:
    tally = tallied([(0.0, 3), (1.0, 1)], 1.0, 0.0)
    assert (tally.draws, tally.seen, tally.expected, tally.variance) == (2, 1.0, 0.5, 2 * 3 / 16)
    dice = tallied(TWO_DICE, 12.0)
    assert (dice.seen, dice.expected) == (12.0, 7.0)
    assert isclose(dice.variance, 35 / 6)


def test_what_could_not_be_otherwise_is_no_luck() -> None:
    tally = tallied([(1.0, 5)], 1.0, 1.0)
    assert (tally.draws, tally.seen, tally.expected, tally.variance) == (0, 2.0, 2.0, 0.0)
    assert tally.verdict(good=True) == "too-few"


@pytest.mark.parametrize(("by", "verdict"), [
    (0.0, "usual"), (NOTABLE - 0.01, "usual"), (-NOTABLE + 0.01, "usual"), (NOTABLE, "luckier"),
    (-NOTABLE, "unluckier"), (GREAT - 0.01, "luckier"), (GREAT, "much-luckier"), (-GREAT, "much-unluckier")])
def test_how_far_from_the_expectation_is_called_luck(by: float, verdict: str) -> None:
    assert verdict_of(by) == verdict


def test_few_draws_say_nothing_and_many_do() -> None:
    assert tallied(TWO_DICE, 12.0).verdict(good=True) == "too-few"
    assert tallied(TWO_DICE, *[12.0] * 4).verdict(good=True) == "much-luckier"
    rare = [(0.0, 49), (1.0, 1)]
    assert tallied(rare, *[1.0] * 3, *[0.0] * 17).verdict(good=True) == "too-few"  # three where 0.4 were expected
    assert tallied(rare, *[1.0] * 9, *[0.0] * 100).verdict(good=True) == "much-luckier"


def test_of_what_is_bad_less_is_luck() -> None:
    tally = tallied(TWO_DICE, *[2.0] * 6)
    assert (tally.verdict(good=True), tally.verdict(good=False)) == ("much-unluckier", "much-luckier")


# ── Sequence ─────────────────────────────────────────────────────────────────
def expected(s: Any, measure: Any, seat: int = ANN) -> float:
    step = EndDraw(seat)
    odds = step.odds(s)
    return float(sum(measure.worth(s, step, a) * weight for a, weight in odds) / step.whole(s))


@rule("SQ-7.1", "SQ-7.2")
def test_jacks_of_both_kinds_are_luck() -> None:
    assert expected(scene(pile="Jg Js Jh Jr 5h 5h 6h 7h"), Jacks()) == 4 / 8


@rule("SQ-6.1")
def test_a_card_that_is_dead_when_it_comes_is_bad_luck() -> None:
    one, two = (space_name(at) for at in HOMES[CARD["5h"]])
    assert expected(scene(pile="5h 5h 6h 7h Jg"), Dead()) == 0
    assert expected(scene(pile="5h 5h 6h 7h Jg", counters={GOLD: one}), Dead()) == 0
    assert expected(scene(pile="5h 5h 6h 7h Jg", counters={GOLD: one, ONYX: two}), Dead()) == 2 / 5
    assert not Dead.good


@rule("SQ-1.1", "SQ-7.1", "SQ-4.1")
def test_the_very_card_is_one_that_could_finish_a_sequence() -> None:
    last = card_name(PRINTED[space("g5")])
    pile = f"{last} Jg Jh 2h 3s"
    assert expected(scene(pile=pile), Needed()) == 0
    four = scene(pile=pile, counters={GOLD: "c5-f5", ONYX: "b5"})
    assert expected(four, Needed()) == 2 / 5  # the card itself, and a Jack that goes anywhere
    assert expected(four, Needed(), BOB) == 0
    both = scene(pile=pile, counters={GOLD: "c5-f5", ONYX: "b5 g5"})
    assert expected(both, Needed()) == 0  # blocked at both ends


# ── whole matches ────────────────────────────────────────────────────────────
def test_rows_add_up_what_each_seat_was_given() -> None:
    match = play_at_random("parlour", seed=1)
    lots = [sum(entry.do["lots"]) for entry in match.entries if entry.seat == CHANCE]
    [row] = rows(match)
    assert (row.seat, row.name, row.draws, row.seen) == (ANN, "lots", 2, sum(lots))
    assert isclose(row.expected, 2 * 16 / 6)
    assert isclose(row.deviation, sqrt(2 * (46 / 6 - (16 / 6) ** 2)))
    assert row.verdict == "too-few"


def test_in_sequence_each_seat_has_its_rows_and_jacks_are_counted_right() -> None:
    match = play_at_random("sequence", 3, seed=2)
    told = rows(match)
    assert {row.name for row in told} <= {"jacks", "needed", "dead"}
    drawn: dict[int, int] = defaultdict(int)
    for _, event in match.log:
        if type(event).__name__ == "Drew":
            drawn[event.seat] += event.card % 13 == 9  # type: ignore[attr-defined]
    assert {row.seat: row.seen for row in told if row.name == "jacks"} == dict(drawn)


@pytest.mark.parametrize("level", ["random", "easy"])
def test_luck_is_unbiased(level: str) -> None:
    """In the long run, what came is what was expected, however you play."""
    seen: dict[str, float] = defaultdict(float)
    variance: dict[str, float] = defaultdict(float)
    matches = (60 if level == "random" else 25) * SCALE
    for seed in range(matches):
        match = greathall.new("sequence", 2 + seed % 3, seed=f"{level} {seed}")
        bot = greathall.bot(level, seed=str(seed))
        while match.seat is not None:
            match.play(bot.choose(match.view(match.seat)).action)
        for row in rows(match):
            seen[row.name] += row.seen - row.expected
            variance[row.name] += row.deviation**2
    assert set(seen) == {"jacks", "needed", "dead"}
    for name, off in seen.items():
        assert variance[name] > 3, name  # there was something to be lucky with
        assert abs(off) < 4 * sqrt(variance[name]), name


# ── what was taken back, what is hidden ──────────────────────────────────────
def test_what_was_taken_back_does_not_count() -> None:
    match = play_at_random("sequence", seed=3, undo=0.2)
    assert sum(entry.seat == -3 for entry in match.entries) > 3
    record = validate(match.record())
    straight = msgspec.structs.replace(record, entries=effective_entries(record.entries))
    assert measure(record, over=True) == measure(straight, over=True)
    drawn = sum(entry.seat == CHANCE and entry.stream == "deck" for entry in straight.entries)
    assert sum(row.draws for row in rows(match) if row.name == "jacks") <= drawn


def test_while_a_match_runs_only_what_everybody_saw_is_told() -> None:
    match = greathall.new("sequence", 2, seed="running")
    for _ in range(20):
        match.play(match.legal()[0])
    assert rows(match, over=False) == []
    assert rows(match, over=True)
    parlour = greathall.new("parlour", 2, seed="running")
    assert parlour.seat == ANN
    assert [(row.name, row.draws) for row in rows(parlour, over=False)] == [("lots", 1)]


def test_what_is_told_is_open_and_seen_by_everybody() -> None:
    lots, sequence = greathall.new("parlour", 2, seed="open").game, scene()
    [value] = lots.luck_measures
    [seen_by_all] = value.steps

    class Closed(type(value)):  # type: ignore[misc]
        """A measure whose odds might depend on what someone holds."""

        open = False

    class Shouted(Jacks):
        """Open, but only one seat sees what is drawn."""

        open = True

    assert luck.is_public(value, None, seen_by_all())
    assert not luck.is_public(Closed(), None, seen_by_all())
    assert not luck.is_public(Shouted(), sequence, EndDraw(ANN))
    assert not luck.is_public(Jacks(), sequence, EndDraw(ANN))
