"""GO: the salary, once a time round, by dice or by card, and when a second one is due."""

import pytest

from greathall.games.monopoly.model import Buy, Flat, Paid
from greathall.games.monopoly.play.table import BANK
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import pass_on, rolled, scene, space, throw, turned
from tests.table import ANN, BOB, do, rule, told

SALARY = Paid(BANK, ANN, 200, "salary")


@rule("MO-4.1")
def test_passing_go_by_dice_pays_200() -> None:
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"}, owns={ANN: "leaky_cauldron"})
    do(s, rolled(3, 1))
    assert s.at[ANN] == space("leaky_cauldron")
    assert s.cash[ANN] == 1700
    assert told(s, Paid) == [SALARY]


@rule("MO-4.1", "M-09")
def test_landing_on_go_pays_once_and_leaving_it_does_not_pay_again() -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "gryffindor_common_room"})
    do(s, rolled(4, 1))
    assert (s.at[ANN], s.cash[ANN]) == (space("go"), 1700)
    pass_on(s)
    throw(s, 6, 4)
    pass_on(s)
    throw(s, 6, 4)
    assert (s.at[ANN], s.cash[ANN]) == (space("azkaban"), 1700)


@rule("MO-4.1")
def test_a_move_that_does_not_reach_go_pays_nothing() -> None:
    s = scene(Throw(ANN), at={ANN: "malfoy_manor"}, owns={ANN: "dumbledores_office"})
    do(s, rolled(4, 1))
    assert s.cash[ANN] == 1500


@rule("MO-4.2", "M-09")
@pytest.mark.parametrize(("one", "two", "card", "landed"), [
    (1, 2, "dp_go", "daily_prophet_1"), (2, 6, "qb_go", "quibbler_1")])
def test_passing_go_and_then_the_card_that_advances_to_go_pays_twice(
        one: int, two: int, card: str, landed: str) -> None:
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"})
    do(s, rolled(one, two))
    assert (s.at[ANN], s.cash[ANN]) == (space(landed), 1700)
    do(s, turned(card))
    assert (s.at[ANN], s.cash[ANN]) == (space("go"), 1900)
    assert told(s, Paid) == [SALARY, SALARY]


@rule("MO-4.1", "MO-7.3", "M-11")
@pytest.mark.parametrize(("card", "salary"), [
    ("qb_go", 200), ("qb_slytherin", 200), ("qb_hagrid", 200), ("qb_three_broomsticks", 200),
    ("qb_utility", 200), ("qb_common_room_a", 200), ("qb_office", 0)])
def test_a_card_that_leads_past_go_pays_though_it_does_not_say_so(card: str, salary: int) -> None:
    """From the last Quibbler space all but Dumbledore's Office lie beyond GO."""
    s = scene(Throw(ANN), at={ANN: "go_to_azkaban"},
              owns={ANN: "slytherin_common_room hagrids_hut three_broomsticks floo_network dumbledores_office"})
    do(s, rolled(2, 4), turned(card))
    assert s.cash[ANN] == 1500 + salary


@rule("MO-7.3", "M-11")
@pytest.mark.parametrize(("card", "salary"), [
    ("qb_three_broomsticks", 0), ("qb_office", 0), ("qb_hagrid", 200), ("qb_slytherin", 200), ("qb_utility", 0),
    ("qb_common_room_b", 0)])
def test_a_card_that_leads_forward_without_go_pays_nothing(card: str, salary: int) -> None:
    """From the second Quibbler space, 22."""
    s = scene(Throw(ANN), at={ANN: "azkaban"}, owns={
        ANN: "slytherin_common_room hagrids_hut three_broomsticks owl_post ravenclaw_common_room dumbledores_office"})
    do(s, rolled(6, 6), turned(card))
    assert s.cash[ANN] == 1500 + salary


@rule("M-10", "MO-4.1")
def test_the_salary_comes_before_the_space_acts() -> None:
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"}, owns={BOB: "privet_drive"}, cash={ANN: 0})
    do(s, rolled(1, 1))
    assert told(s, Paid) == [SALARY, Paid(ANN, BOB, 2, "rent")]


@rule("M-10")
def test_the_salary_may_buy_what_is_landed_on_and_pay_the_tax() -> None:
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"}, cash={ANN: 0})
    do(s, rolled(1, 1), Buy())
    assert s.cash[ANN] == 140
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"}, cash={ANN: 0})
    do(s, rolled(3, 2), Flat())
    assert s.cash[ANN] == 0


@rule("MO-7.3", "M-15")
def test_going_back_pays_no_salary() -> None:
    s = scene(Throw(ANN), at={ANN: "leaky_cauldron"})
    do(s, rolled(1, 3), turned("qb_pastilles"), Flat())
    assert (s.at[ANN], s.cash[ANN]) == (space("ministry_tax"), 1300)


@rule("MO-9.1")
def test_the_way_to_azkaban_pays_no_salary() -> None:
    s = scene(Throw(ANN), at={ANN: "go_to_azkaban"})
    do(s, rolled(1, 2), turned("dp_azkaban"))
    assert (s.at[ANN], s.cash[ANN]) == (space("azkaban"), 1500)
