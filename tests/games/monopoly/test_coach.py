"""The coach at Monopoly: goals and warnings."""

from functools import partial

from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import GROUPS, PRICE, RENTS
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import Window
from tests import table
from tests.games.monopoly.scenes import SPACE, offer, scene, spaces
from tests.table import ANN, BOB, CAT, rule

coached = partial(table.coached, GAME)
ORANGE = spaces("orange")
LAST = ORANGE[-1]
TWO = " ".join(name for name, at in SPACE.items() if at in ORANGE[:-1])


@rule("MO-16.4", "MO-6.3")
def test_the_goal_counts_whole_colours() -> None:
    assert coached(scene(Window(ANN)))["goal-last"] == {"groups": 0}
    assert coached(scene(Window(ANN), owns={ANN: "orange common_rooms"}))["goal-last"] == {"groups": 1}


@rule("M-84")
def test_with_few_rounds_the_goal_is_money() -> None:
    assert coached(scene(Window(ANN), max_rounds=50))["goal-richest"] == {"limit": 50, "round": 1}


@rule("MO-5.1", "MO-5.3", "M-27")
def test_a_deed_that_completes_a_group_is_pointed_out_to_buyers_and_bidders() -> None:
    for step in (Buying(ANN, LAST, PRICE[LAST]), Bidding(ANN, LAST, 0, -1, (ANN, BOB, CAT)), Sealed(ANN, LAST)):
        assert coached(scene(step, owns={BOB: TWO}))["warn-theirs"] == {"seat": BOB, "group": GROUPS.index("orange")}
        assert coached(scene(step, owns={ANN: TWO}))["warn-yours"] == {"group": GROUPS.index("orange")}
        assert coached(scene(step)).keys() == {"goal-last"}


@rule("MO-14.3")
def test_a_trade_that_completes_a_group_is_pointed_out_to_whoever_is_asked() -> None:
    names = {at: name for name, at in SPACE.items()}
    step = Answer(ANN, BOB, offer(ANN, takes=names[LAST]), -1)
    assert coached(scene(step, owns={BOB: TWO, ANN: names[LAST]}))["warn-theirs"]["seat"] == BOB
    step = Answer(ANN, BOB, offer(ANN, gives=names[LAST], takes="dp_get_out"), -1)
    assert "warn-yours" in coached(scene(step, owns={ANN: TWO, BOB: names[LAST]}, holds={"dp_get_out": ANN}))


@rule("MO-5.1")
def test_a_purchase_that_leaves_hardly_any_cash_is_pointed_out() -> None:
    step = Buying(ANN, LAST, PRICE[LAST])
    assert coached(scene(step, cash={ANN: PRICE[LAST] + 20}))["warn-cash"] == {"left": 20}
    assert "warn-cash" not in coached(scene(step, cash={ANN: PRICE[LAST] - 1})), "it can't be bought"


@rule("MO-6.1", "MO-6.2")
def test_before_the_roll_a_rent_ahead_that_is_too_dear_is_named() -> None:
    street = partial(scene, Window(ANN, "throw"), owns={BOB: "orange"}, at={ANN: "azkaban"})
    said = coached(street(built={"orange": 3}, cash={ANN: 100}))
    assert said["warn-rent"] == {"space": LAST, "amount": RENTS[LAST][3], "cash": 100}
    assert "warn-rent" not in coached(street(built={"orange": 3}, cash={ANN: 1000})), "it can be paid"
    assert "warn-rent" not in coached(street(mortgaged="orange", cash={ANN: 1}))


@rule("MO-9.4")
def test_the_last_try_in_azkaban_is_said_to_be_the_last() -> None:
    assert "warn-third" in coached(scene(Cell(ANN), jailed={ANN: 3}))
    assert "warn-third" not in coached(scene(Cell(ANN), jailed={ANN: 2}))


@rule("MO-16.1")
def test_whoever_is_out_or_only_watches_is_told_nothing() -> None:
    s = scene(Window(ANN))
    s.out = 1 << BOB
    assert coached(s, BOB) == {}
    assert table.coached(GAME, s, None) == {}  # type: ignore[arg-type]  # a spectator
