"""The coach in Diagon Alley: goals and warnings."""

from functools import partial

from greathall.games.diagon_alley import GAME
from tests import table
from tests.games.diagon_alley.scenes import EVERYTHING, ITEM, scene
from tests.table import ANN, BOB, rule

coached = partial(table.coached, GAME)


@rule("DA-1.1")
def test_the_goal_counts_your_items_and_then_leads_home() -> None:
    assert coached(scene(trunk={ANN: "wand owl"}))["goal-trunk"] == {"have": 2, "need": 6}
    assert "goal-home" in coached(scene(trunk={ANN: EVERYTHING}))


@rule("DA-1.1")
def test_a_full_trunk_of_another_player_is_a_warning_to_whoever_is_asked() -> None:
    s = scene(trunk={BOB: EVERYTHING})
    assert coached(s)["warn-full"] == {"seat": BOB}
    assert "warn-full" not in coached(s, BOB)
    assert "warn-full" not in coached(scene(trunk={BOB: "wand owl"}))


@rule("DA-8.3")
def test_a_closed_inn_matters_once_your_trunk_is_full() -> None:
    assert "warn-closed" in coached(scene(trunk={ANN: EVERYTHING}, sign="inn"))
    assert "warn-closed" not in coached(scene(trunk={ANN: "wand"}, sign="inn"))


@rule("DA-5.3")
def test_what_is_sold_out_is_said_if_you_lack_it() -> None:
    s = scene(trunk={ANN: "wand"})
    s.stock[ITEM["owl"]] = s.stock[ITEM["wand"]] = 0
    assert coached(s)["warn-sold-out"] == {"item": ITEM["owl"]}
