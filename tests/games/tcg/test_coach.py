"""The coach at the card game: goals and warnings."""

from functools import partial

from greathall.games.tcg import GAME
from tests import table
from tests.games.tcg.scenes import scene
from tests.table import ANN, BOB, rule

coached = partial(table.coached, GAME)
LESSONS = {ANN: "3 Charms"}


@rule("TC-1.1")
def test_the_goal_counts_both_decks() -> None:
    assert coached(scene(play=LESSONS, decks={ANN: "12 Charms"}))["goal-deck"] == {"mine": 12, "theirs": 20}


@rule("TC-1.1")
def test_the_last_cards_of_your_deck_are_a_warning() -> None:
    assert coached(scene(play=LESSONS, decks={ANN: "1 Charms"}))["warn-last"] == {"mine": 1}
    assert "warn-last" not in coached(scene(play=LESSONS, decks={BOB: "1 Charms"}))


@rule("TC-3.1", "TC-5.2")
def test_creatures_that_may_soon_empty_your_deck_are_a_warning() -> None:
    play = {**LESSONS, BOB: "Curious Raven"}
    assert coached(scene(play=play, decks={ANN: "4 Charms"}))["warn-strike"] == {"damage": 1, "mine": 4}
    assert "warn-strike" not in coached(scene(play=play))


@rule("TC-4.1")
def test_without_power_a_lesson_in_hand_comes_first() -> None:
    assert "warn-power" in coached(scene(hands={ANN: "Charms, Vermillious"}))
    assert "warn-power" not in coached(scene(hands={ANN: "Vermillious"}))
    assert "warn-power" not in coached(scene(hands={ANN: "Charms"}, play=LESSONS))
