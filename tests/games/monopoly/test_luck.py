"""Luck in Monopoly: doubles, rents and cards, compared with what was expected at that moment."""

from math import isclose, sqrt
from typing import Any

import pytest

import greathall
from greathall.core.luck import Luck, measure
from greathall.core.match import Match
from greathall.core.record import validate
from greathall.games.monopoly import GAME
from greathall.games.monopoly.luck import Cards, Doubles, Rents
from greathall.games.monopoly.play.spaces import Draw
from greathall.games.monopoly.play.turn import Attempt, Throw
from tests.games.monopoly.scenes import CARD, rolled, scene, space, turned
from tests.table import ANN, BOB, SCALE, put, rule
from greathall.testing.walks import play_at_random


def expected(s: Any, measure: Any, step: Any) -> float:
    odds = step.odds(s)
    return float(sum(measure.worth(s, step, a) * weight for a, weight in odds) / step.whole(s))


def rows(match: Match, over: bool = True) -> list[Luck]:
    return measure(validate(match.record(resume=True)), over)


@rule("MO-3.3", "MO-9.3")
def test_a_sixth_of_all_throws_is_doubles_in_azkaban_too() -> None:
    assert isclose(expected(scene(), Doubles(), Throw(ANN)), 1 / 6)
    assert isclose(expected(scene(jailed={ANN: 1}), Doubles(), Attempt(ANN)), 1 / 6)


@rule("MO-6.1")
def test_rents_are_those_the_dice_could_lead_to() -> None:
    s = scene(owns={BOB: "burrow utilities quidditch_pitch", ANN: "grimmauld_place"}, mortgaged="quidditch_pitch",
              at={ANN: "azkaban"})
    step = Throw(ANN)
    throws = rolled(6, 2), rolled(5, 4), rolled(1, 1), rolled(1, 2), rolled(3, 1)
    assert [Rents().worth(s, step, a) for a in throws] == [14, 0, 20, 0, 0], "none for one's own, none if mortgaged"
    assert isclose(expected(s, Rents(), step), (5 * 14 + 1 * 20) / 36)
    assert expected(s, Rents(), Throw(BOB)) == 0
    assert not Rents.good


@rule("MO-3.4", "MO-9.3", "MO-9.4")
def test_who_does_not_move_meets_no_rent() -> None:
    s = scene(owns={BOB: "burrow"}, at={ANN: "azkaban"})
    assert Rents().worth(s, Throw(ANN), rolled(4, 4)) == 14
    put(s, doubles=2)
    assert Rents().worth(s, Throw(ANN), rolled(4, 4)) == 0, "the third doubles"
    s = scene(owns={BOB: "burrow"}, jailed={ANN: 2})
    assert [Rents().worth(s, Attempt(ANN), a) for a in (rolled(4, 4), rolled(5, 3))] == [14, 0]
    s = scene(owns={BOB: "burrow"}, jailed={ANN: 3})
    assert [Rents().worth(s, Attempt(ANN), a) for a in (rolled(4, 4), rolled(5, 3))] == [14, 14]


@rule("MO-7.1", "MO-7.5", "MO-4.1")
@pytest.mark.parametrize(("card", "money"), [
    ("dp_go", 200), ("dp_quidditch_bet", 150), ("dp_school_fee", -150), ("dp_get_out", 0), ("dp_azkaban", 0),
    ("dp_pixies", -40 - 2 * 115), ("qb_imperius", -150), ("qb_pastilles", 0), ("qb_three_broomsticks", 0),
    ("qb_slytherin", 200), ("qb_hagrid", 200), ("qb_utility", 0), ("qb_common_room_a", 0), ("qb_snitch", 150)])
def test_cards_are_worth_the_money_they_bring_at_once(card: str, money: int) -> None:
    s = scene(seats=4, owns={ANN: "blue orange"}, built={"blue": 5, "burrow": 1}, at={ANN: "quibbler_2"})
    assert Cards().worth(s, Draw(ANN, CARD[card] // 16), turned(card)) == money


@rule("MO-4.1")
def test_the_nearest_may_lie_beyond_go() -> None:
    s = scene(at={ANN: "quibbler_3"})
    step = Draw(ANN, 1)
    assert [Cards().worth(s, step, turned(c)) for c in ("qb_utility", "qb_common_room_a", "qb_office")] == [200, 200, 0]
    assert space("quibbler_3") == 36


@rule("MO-19.1")
def test_all_of_it_lies_open_and_is_told_while_the_match_runs() -> None:
    assert [measure.name for measure in GAME.luck_measures] == ["doubles", "rents", "cards"]
    match = greathall.new("monopoly", 2, seed="running")
    while len(match.entries) < 60:
        match.play(match.legal()[0])
    assert match.seat is not None
    assert rows(match, over=False) == rows(match, over=True)
    assert {row.name for row in rows(match)} >= {"doubles"}


@rule("MO-3.3", "MO-6.1", "MO-7.1")
def test_luck_is_unbiased() -> None:
    """Results and expectations agree in the long run."""
    off = dict.fromkeys(("doubles", "rents", "cards"), 0.0)
    variance = off.copy()
    for seed in range(6 * SCALE):
        for row in rows(play_at_random("monopoly", 2 + seed % 3, seed=f"luck {seed}", max_rounds=50)):
            off[row.name] += row.seen - row.expected
            variance[row.name] += row.deviation**2
    for name, by in off.items():
        assert variance[name] > 3, name
        assert abs(by) < 4 * sqrt(variance[name]), name
