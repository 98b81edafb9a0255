"""Luck on the way to the Stone: the dog, the silver key, the troll and the Stone, against what was expected."""

from math import isclose, sqrt
from typing import Any

import pytest

import greathall
from greathall.core.luck import Luck, measure
from greathall.core.match import Match
from greathall.core.record import validate
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import KEYS
from greathall.games.sorcerers_stone.luck import MEASURES, Dog, Silver, Stone, Troll
from greathall.games.sorcerers_stone.model import Barked, Key, Mirrored, Spun
from greathall.games.sorcerers_stone.play.flitwick import TurnKey
from greathall.games.sorcerers_stone.play.hagrid import TurnToken
from greathall.games.sorcerers_stone.play.mirror import TurnMirror
from greathall.games.sorcerers_stone.play.quirrell import TrollWheel
from tests.games.sorcerers_stone.scenes import bits, scene
from tests.table import ANN, BOB, SCALE, rule
from greathall.testing.walks import play_at_random


def expected(s: Any, measure: Any, step: Any) -> float:
    odds = step.odds(s)
    return float(sum(measure.worth(s, step, a) * weight for a, weight in odds) / step.whole(s))


def rows(match: Match, over: bool = True) -> list[Luck]:
    return measure(validate(match.record(resume=True)), over)


@rule("SS-1.4")
def test_the_dog_is_bad_luck_of_one_in_as_many_tokens_as_are_left() -> None:
    step = TurnToken(ANN, 3)
    s = scene("hagrid", step, dark=bits(3, 5, 9, 11, 15))
    assert (Dog().worth(s, step, Barked(True)), Dog().worth(s, step, Barked(False)), Dog().good) == (1, 0, False)
    assert isclose(expected(s, Dog(), step), 1 / 5)
    assert expected(scene("hagrid", step, dark=bits(3, 5), fluffy=9), Dog(), step) == 0.0, "he has been found"


@rule("SS-3.2", "SS-3.7", "SS-F03")
def test_the_silver_key_is_luck_only_until_somebody_has_hidden_it() -> None:
    step = TurnKey(BOB, 3)
    s = scene("flitwick", step)
    assert (Silver().worth(s, step, Key(True)), Silver().worth(s, step, Key(False))) == (1, 0)
    assert isclose(expected(s, Silver(), step), 1 / KEYS)
    for place in (3, 4):
        hidden = scene("flitwick", step, silver=place, silver_known=bits(ANN), keys=bits(3, 4))
        assert expected(hidden, Silver(), step) == 0.0, "nothing is told of where it is"
        assert Silver().worth(hidden, step, Key(place == 3)) == 0


@rule("SS-5.2")
def test_the_troll_is_one_spin_in_six() -> None:
    step = TrollWheel(ANN)
    s = scene("quirrell", step)
    assert [Troll().worth(s, step, Spun(number)) for number in range(6)] == [1, 0, 0, 0, 0, 0]
    assert (isclose(expected(s, Troll(), step), 1 / 6), Troll().good) == (True, False)


@rule("SS-7.2")
@pytest.mark.parametrize("left", [10, 4, 1])
def test_the_stone_is_one_in_as_many_cards_as_are_left(left: int) -> None:
    step = TurnMirror(ANN, 0)
    s = scene("mirror", step, mirrors=bits(*range(left)))
    assert isclose(expected(s, Stone(), step), 1 / left)
    assert Stone().worth(s, step, Mirrored(True)) == 1


@rule("SS-1.4", "SS-3.2", "SS-5.2", "SS-7.2")
def test_all_of_it_lies_open_and_is_told_while_the_match_runs() -> None:
    assert GAME.luck_measures == MEASURES
    match = greathall.new("quirrell", 3, seed="running")
    while len(match.entries) < 12:
        match.play(match.legal()[0])
    assert match.seat is not None
    assert rows(match, over=False) == rows(match, over=True)
    assert [(row.name, row.seat) for row in rows(match)] == [("troll", seat) for seat in range(3)]


@rule("SS-1.4", "SS-3.2", "SS-5.2", "SS-7.2")
def test_luck_is_unbiased() -> None:
    """In the long run, what came up is what was expected."""
    off = dict.fromkeys((measure.name for measure in MEASURES), 0.0)
    variance = off.copy()
    for seed in range(6 * SCALE):
        for row in rows(play_at_random("sorcerers_stone", 2 + seed % 3, seed=f"luck {seed}")):
            off[row.name] += row.seen - row.expected
            variance[row.name] += row.deviation**2
    for name, by in off.items():
        assert variance[name] > 1, name
        assert abs(by) < 4 * sqrt(variance[name]), name
