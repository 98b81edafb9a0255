"""The coach in each challenge of The Sorcerer's Stone: goals and warnings."""

from functools import partial

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import FAR_DOOR, TRAPDOOR
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.sprout import Placed
from tests import table
from tests.games.sorcerers_stone.scenes import SHAPE, scene
from tests.table import ANN, BOB, put, rule

coached = partial(table.coached, GAME)


@rule("SS-1.8", "SS-1.7")
def test_the_way_to_the_trapdoor_is_counted_and_fluffy_is_a_warning_while_he_is_awake() -> None:
    track = partial(scene, "hagrid", NoteTurn(ANN), fluffy=6)
    s = track(pos=[3, TRAPDOOR - 2, 0])
    assert coached(s) == {"goal-hagrid": {"left": TRAPDOOR - 3}, "warn-fluffy": {"left": 3},
                          "warn-trapdoor": {"seat": BOB, "left": 2}}
    assert "warn-fluffy" not in coached(track(pos=[3, 0, 0], singer=BOB)), "he sleeps"
    assert "warn-fluffy" not in coached(track(pos=[7, 0, 0])), "he is behind"


@rule("SS-2.5")
def test_the_vines_around_you_are_counted_and_the_last_one_is_named() -> None:
    shapes = list(SHAPE)
    s = scene("sprout", area=[0, 1, 2], rings={0: " ".join(shapes[:4])})
    assert coached(s) == {"goal-sprout": {"laid": 4, "all": len(shapes)}}
    s = scene("sprout", Placed(ANN), area=[0, 1, 2], rings={0: " ".join(shapes[:-1])})
    assert coached(s)["warn-ring"] == {"shape": SHAPE[shapes[-1]]}
    assert coached(scene("sprout", area=[0, 1, 2], fire=[1, 0, 0]))["goal-fire"] == {"fire": 1}


@rule("SS-3.1")
def test_the_keys_that_may_be_silver_are_counted() -> None:
    assert coached(scene("flitwick"))["goal-flitwick"] == {"left": 36}


@rule("SS-4.5", "SS-4.10")
def test_the_rows_to_the_far_edge_are_counted_for_you_and_for_others() -> None:
    assert coached(scene("mcgonagall", harry={ANN: "c1", BOB: "f8"})) == {"goal-chess": {"left": 7}}
    black = scene("mcgonagall", harry={ANN: "c8", BOB: "f2"}, men="2b5/8/8/8/8/8/5b2/8")
    assert coached(black) == {"goal-chess": {"left": 7}, "warn-edge": {"seat": BOB, "left": 1}}
    assert "goal-mate" in coached(scene("mcgonagall", harry={ANN: "c8"}, options={"chess": "complete"}))


@rule("SS-5.1", "SS-5.3")
def test_the_way_past_the_troll_is_counted() -> None:
    s = scene("quirrell", run=[2, FAR_DOOR - 1, 0])
    assert coached(s) == {"goal-quirrell": {"left": FAR_DOOR - 2}, "warn-door": {"seat": BOB, "left": 1}}


@rule("SS-6.11", "SS-6.15")
@pytest.mark.parametrize(("hand", "warned"), [("1S 4R", True), ("1S 2S", False), ("1S steal", False)])
def test_whoever_holds_a_pair_hears_what_a_wrong_declaration_costs(hand: str, warned: bool) -> None:
    said = coached(scene("snape", hands={ANN: hand, BOB: "5S 5R"}))
    assert "goal-snape" in said
    assert ("warn-declare" in said) == warned


@rule("SS-6.15")
def test_whoever_declared_wrongly_waits_for_the_mirror() -> None:
    s = scene("snape", hands={ANN: "1S 4R", BOB: "5S 5R"})
    put(s.snape, wrong=[BOB])
    assert "goal-wrong" in coached(s, BOB)


@rule("SS-7.1")
def test_the_cards_of_the_mirror_are_counted() -> None:
    assert coached(scene("mirror"))["goal-mirror"] == {"left": 10}
