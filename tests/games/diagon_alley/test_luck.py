"""Luck at Diagon Alley: doors the dice lead to, havoc cards and right calls, compared with what was expected."""

from math import isclose, sqrt
from typing import Any

import pytest

import greathall
from greathall.core.luck import Luck, measure
from greathall.core.match import Match
from greathall.core.record import validate
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.luck import Calls, Doors, Havoc
from greathall.games.diagon_alley.model import Coloured
from greathall.games.diagon_alley.play.cards import Draw
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import CallRoll, FlooRoll, Rolling
from tests.games.diagon_alley.scenes import EVERYTHING, alley, inside, rolled, scene, stack, street, threw
from tests.table import ANN, BOB, CAT, SCALE, rule
from greathall.testing.walks import play_at_random


def expected(s: Any, measure: Any, step: Any) -> float:
    odds = step.odds(s)
    return float(sum(measure.worth(s, step, a) * weight for a, weight in odds) / step.whole(s))


def rows(match: Match, over: bool = True) -> list[Luck]:
    return measure(validate(match.record(resume=True)), over)


def led(s: Table, *throws: tuple[int, int]) -> list[int]:
    return [Doors().worth(s, Rolling(ANN), rolled(*throw)) for throw in throws]


# ── doors ────────────────────────────────────────────────────────────────────
@rule("DA-4.3", "DA-5.1")
def test_a_door_counts_that_is_landed_on_or_passed_and_can_be_bought_behind() -> None:
    s = scene(Rolling(ANN), at={ANN: street(26)})
    assert led(s, (1, 3), (2, 2), (6, 5), (1, 1)) == [0, 1, 1, 0]
    s = scene(Rolling(ANN), at={ANN: street(26)}, trunk={ANN: "book"})
    assert led(s, (2, 2), (3, 5), (3, 6)) == [0, 0, 1], "not what is in the trunk: the next shop is nine away"
    s = scene(Rolling(ANN), at={ANN: street(26)}, trunk={BOB: "book", CAT: "book"})
    assert led(s, (2, 2)) == [0], "nor what is sold out"
    s = scene(Rolling(ANN), at={ANN: street(26)}, sign="books")
    assert led(s, (2, 2)) == [0], "nor what is closed"


@rule("DA-4.5", "DA-5.1")
def test_coins_paid_on_the_way_count() -> None:
    s = scene(Rolling(ANN), at={ANN: street(19)}, coins={ANN: (0, 0, 0)})
    assert led(s, (2, 4)) == [1]
    assert led(scene(Rolling(ANN), at={ANN: street(20)}, coins={ANN: (0, 0, 0)}), (2, 3)) == [0]


@rule("DA-1.1", "DA-6.9")
def test_so_do_the_way_home_and_back_doors() -> None:
    s = scene(Rolling(ANN), at={ANN: street(38)}, trunk={ANN: EVERYTHING})
    assert led(s, (1, 2), (6, 5), (1, 1)) == [1, 1, 0]
    s = scene(Rolling(ANN), at={ANN: alley(18)})
    assert led(s, (2, 3), (3, 2), (1, 4), (4, 4)) == [1, 1, 0, 0], "doubles lead out by the gate"
    assert led(scene(Rolling(ANN), at={ANN: alley(34)}, trunk={ANN: EVERYTHING}), (5, 5), (1, 2)) == [1, 1]


@rule("DA-4.3", "DA-11.3")
def test_a_shop_one_is_in_already_is_no_door_the_dice_led_to() -> None:
    s = scene(Rolling(ANN), at={ANN: inside("robes")}, younger=True)
    assert led(s, (1, 1), (2, 2), (2, 4)) == [0, 0, 1]


@rule("DA-4.3")
def test_what_is_expected_is_the_share_of_the_36_rolls() -> None:
    s = scene(Rolling(ANN), at={ANN: street(25)}, trunk={ANN: "book"})
    assert isclose(expected(s, Doors(), Rolling(ANN)), 6 / 36), "ten or more, to the wands"
    before = s.digest()
    expected(s, Doors(), Rolling(ANN))
    assert s.digest() == before, "nothing is moved by reckoning"


# ── cards and calls ──────────────────────────────────────────────────────────
@rule("DA-7.1")
def test_havoc_is_expected_by_what_is_still_in_the_pile() -> None:
    s = scene(Draw(ANN), hands={BOB: "floo_powder defend", CAT: "shove shove"})
    assert isclose(expected(s, Havoc(), Draw(ANN)), 16 / 42)
    assert [Havoc().worth(s, Draw(ANN), Coloured(havoc)) for havoc in (True, False)] == [1, 0]
    assert not Havoc.good
    stack(s, "crowd")
    assert expected(s, Havoc(), Draw(ANN)) == 1, "a card all have seen go under it is no surprise"


@rule("DA-9.1", "DA-11.4")
@pytest.mark.parametrize(("step", "right"), [
    (FlooRoll(ANN, True), [1, 3, 5]), (FlooRoll(ANN, False), [2, 4, 6]),
    (CallRoll(ANN, False), [1, 2, 3]), (CallRoll(ANN, True), [4, 5, 6])])
def test_every_second_call_is_right(step: Any, right: list[int]) -> None:
    s = scene(step, younger=isinstance(step, CallRoll))
    assert [die for die in range(1, 7) if Calls().worth(s, step, threw(die))] == right
    assert expected(s, Calls(), step) == 0.5


# ── whole games ──────────────────────────────────────────────────────────────
@rule("DA-3.1", "DA-7.2")
def test_all_of_it_lies_open_and_is_told_while_the_match_runs() -> None:
    assert [measure.name for measure in GAME.luck_measures] == ["doors", "havoc", "calls"]
    match = greathall.new("diagon_alley", 3, seed="running")
    while len(match.entries) < 80:
        match.play(match.legal()[0])
    assert match.seat is not None
    assert rows(match, over=False) == rows(match, over=True)
    assert {row.name for row in rows(match)} >= {"doors", "havoc"}


@rule("DA-4.3", "DA-7.1", "DA-9.1", "DA-11.4")
def test_luck_is_unbiased() -> None:
    """In the long run, what came equals what was expected."""
    off = dict.fromkeys(("doors", "havoc", "calls"), 0.0)
    variance = off.copy()
    for seed in range(4 * SCALE):
        match = play_at_random("diagon_alley", 3, seed=f"luck {seed}", younger=seed % 4 == 3, round_limit=50)
        for row in rows(match):
            off[row.name] += row.seen - row.expected
            variance[row.name] += row.deviation**2
    for name, by in off.items():
        assert variance[name] > 3, name
        assert abs(by) < 4 * sqrt(variance[name]), name
