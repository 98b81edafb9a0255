"""Azkaban: how you get in, the visit, the four ways out, and what a prisoner may do."""

from typing import Any

import pytest

from greathall.games.monopoly import GAME
from greathall.games.monopoly.model import (
    Accept, Bankrupt, Build, Built, Buy, Decline, Fine, Freed, Jailed, Lift, Mortgage, Moved, Offer, Paid, Pass, Try,
    UseCard, Yield,
)
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.turn import Cell, Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import deck, owned, pass_on, refused, rolled, scene, space, throw, turned
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told

CELL = space("azkaban")


def prisoner(turns: int = 1, **facts: Any) -> Table:
    """Ann is in Azkaban, asked how she will try to get out on this of her three turns."""
    return scene(Cell(ANN), **{"jailed": {ANN: turns}} | facts)


# ── in ───────────────────────────────────────────────────────────────────────
@rule("MO-9.1")
def test_the_space_go_to_azkaban_sends_one_there_and_the_turn_ends() -> None:
    s = scene(Throw(ANN), at={ANN: "gringotts"}, holds={"qb_get_out": CAT})
    do(s, rolled(1, 2))
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN]) == (CELL, 1, 1500)
    assert told(s, Jailed) == [Jailed(ANN)]
    assert (s.turn, asked(s)) == (BOB, BOB)


@rule("MO-9.1")
@pytest.mark.parametrize(("card", "start"), [("dp_azkaban", "go_to_azkaban"), ("qb_azkaban", "chamber_of_secrets")])
def test_a_card_sends_one_there_past_no_salary(card: str, start: str) -> None:
    s = scene(Throw(ANN), at={ANN: start})
    do(s, rolled(1, 2) if card == "dp_azkaban" else rolled(1, 3), turned(card))
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN], s.turn) == (CELL, 1, 1500, BOB)
    assert [e.space for e in told(s, Moved)] == [space("daily_prophet_3" if card == "dp_azkaban" else "quibbler_3")]


@rule("MO-9.2", "M-24")
def test_landing_there_by_an_ordinary_move_is_only_a_visit() -> None:
    s = scene(Throw(ANN), seats=2, at={BOB: "go"})
    do(s, rolled(4, 6))
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN]) == (CELL, 0, 1500)
    pass_on(s)
    throw(s, 4, 6)
    pass_on(s)
    throw(s, 4, 6)
    assert s.at[ANN] == space("free_parking"), "and moves on as usual"


@rule("M-24")
def test_visitor_and_prisoner_share_the_space_and_are_told_apart() -> None:
    s = scene(Throw(ANN), jailed={BOB: 2})
    do(s, rolled(4, 6))
    assert s.at[:2] == [CELL, CELL]
    assert s.jailed == [0, 2, 0]
    pass_on(s)
    pass_on(s)
    assert isinstance(s.agenda[-1], Cell)


@rule("M-21")
def test_in_the_turn_one_is_sent_there_no_card_helps() -> None:
    s = scene(Throw(ANN), at={ANN: "gringotts"}, holds={"dp_get_out": ANN})
    do(s, rolled(1, 2))
    assert (s.turn, s.jailed[ANN], s.papers[0]) == (BOB, 1, ANN)
    assert refused(s, UseCard(0), ANN) == "MO-3.1"


# ── out by doubles ───────────────────────────────────────────────────────────
@rule("MO-9.3", "M-20")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_doubles_on_any_of_three_turns_lead_out_at_once_without_another_throw(turns: int) -> None:
    s = prisoner(turns)
    do(s, Try(), rolled(5, 5))
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN]) == (space("free_parking"), 0, 1500)
    assert told(s, Freed) == [Freed(ANN)]
    pass_on(s)
    assert s.turn == BOB


@rule("MO-9.3", "M-20")
def test_the_space_reached_by_those_doubles_acts() -> None:
    s = prisoner(owns={BOB: "quidditch_pitch"})
    do(s, Try(), rolled(2, 2))
    assert s.cash == [1488, 1512, 1500]
    s = prisoner()
    do(s, Try(), rolled(2, 2), Buy())
    assert owned(s, ANN) == ["The Quidditch Pitch"]


@rule("MO-9.3")
def test_without_doubles_one_stays_and_the_turn_is_over() -> None:
    s = prisoner(1)
    do(s, Try(), rolled(1, 2))
    assert (s.at[ANN], s.jailed[ANN], s.turn, s.cash[ANN]) == (CELL, 2, BOB, 1500)
    assert told(s, Moved) == []


@rule("MO-9.3", "MO-9.4")
def test_three_turns_from_the_inside() -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "gringotts", BOB: "go"})
    do(s, rolled(1, 2))
    for turns in (1, 2, 3):
        s.at[BOB] = space("azkaban")
        throw(s, 6, 4)
        pass_on(s)
        assert (s.turn, s.jailed[ANN]) == (ANN, turns)
        pass_on(s)
        do(s, Try(), rolled(4, 6))
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN]) == (space("free_parking"), 0, 1450)


# ── out by the fine ──────────────────────────────────────────────────────────
@rule("MO-9.3", "MO-9.6", "M-16", "M-17", "M-19")
@pytest.mark.parametrize("turns", [1, 2])
def test_on_the_first_two_turns_the_fine_may_be_paid_before_throwing(turns: int) -> None:
    s = prisoner(turns)
    do(s, Fine())
    assert told(s, Paid) == [Paid(ANN, BANK, 50, "fine")]
    assert (s.cash[ANN], s.jailed[ANN]) == (1450, 0)
    do(s, rolled(6, 4))
    assert s.at[ANN] == space("free_parking")
    pass_on(s)
    assert s.turn == BOB


@rule("MO-9.6", "M-19")
@pytest.mark.parametrize("way", [Fine(), UseCard(0)])
def test_who_paid_or_used_a_card_throws_as_in_any_turn_and_doubles_throw_again(way: Fine | UseCard) -> None:
    s = prisoner(holds={"dp_get_out": ANN})
    do(s, way, rolled(5, 5))
    assert (s.at[ANN], s.doubles) == (space("free_parking"), 1)
    throw(s, 4, 4)
    assert s.doubles == 2
    do(s, Buy())
    throw(s, 1, 1)
    assert (s.jailed[ANN], s.turn) == (1, BOB), "it counts as the first doubles of three"


@rule("M-16", "MO-9.3")
def test_on_the_third_turn_the_fine_is_not_paid_before_the_throw() -> None:
    s = prisoner(3)
    assert kinds(s) == ["Try"]
    assert refused(s, Fine()) == "M-16"


@rule("MO-9.3")
def test_a_fine_needs_the_cash() -> None:
    s = prisoner(cash={ANN: 49}, owns={ANN: "burrow"})
    assert legal(s) == [Try()]
    assert refused(s, Fine()) == "MO-9.3"
    assert refused(s, Mortgage(space("burrow"))) == "M-49"


@rule("MO-9.3", "MO-9.5")
def test_money_for_the_fine_is_raised_in_the_window_before() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, jailed={ANN: 1}, cash={ANN: 0}, owns={ANN: "burrow"})
    do(s, rolled(6, 4))
    pass_on(s)
    do(s, Mortgage(space("burrow")))
    pass_on(s)
    do(s, Fine())
    assert s.cash[ANN] == 40


# ── the third failure ────────────────────────────────────────────────────────
@rule("MO-9.4", "M-18")
def test_the_third_failure_costs_the_fine_and_one_moves_by_that_throw() -> None:
    s = prisoner(3)
    do(s, Try(), rolled(4, 6))
    assert told(s, Paid) == [Paid(ANN, BANK, 50, "fine")]
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN]) == (space("free_parking"), 0, 1450)
    pass_on(s)
    assert s.turn == BOB


@rule("MO-9.4", "M-18")
def test_the_fine_comes_before_the_move() -> None:
    s = prisoner(3, cash={ANN: 10}, owns={ANN: "burrow"})
    do(s, Try(), rolled(4, 6))
    assert isinstance(s.agenda[-1], Debt)
    assert s.at[ANN] == CELL
    do(s, Mortgage(space("burrow")))
    assert (s.at[ANN], s.cash[ANN], s.jailed[ANN]) == (space("free_parking"), 50, 0)


@rule("MO-9.4", "M-18")
def test_who_can_not_raise_the_fine_is_bankrupt_to_the_bank_and_does_not_move() -> None:
    s = prisoner(3, cash={ANN: 49})
    do(s, Try(), rolled(4, 6), Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 49)]
    assert told(s, Moved) == []
    assert (s.living(), s.turn) == ([BOB, CAT], BOB)


@rule("M-22", "MO-9.6")
def test_no_card_takes_the_place_of_the_fine_after_the_third_throw() -> None:
    s = prisoner(3, cash={ANN: 10}, owns={ANN: "burrow"}, holds={"qb_get_out": ANN})
    do(s, Try(), rolled(4, 6))
    assert refused(s, UseCard(1)) == "MO-9.6"
    do(s, Mortgage(space("burrow")))
    assert s.papers[1] == ANN


# ── out by a card ────────────────────────────────────────────────────────────
@rule("MO-9.3", "MO-9.6", "M-22")
@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize("which", [0, 1])
def test_a_get_out_card_may_be_used_before_the_throw_on_any_of_the_three_turns(turns: int, which: int) -> None:
    s = prisoner(turns, holds={("dp_get_out", "qb_get_out")[which]: ANN})
    do(s, UseCard(which))
    assert (s.jailed[ANN], s.cash[ANN], s.papers[which]) == (0, 1500, BANK)
    assert len(deck(s, which)) == 16
    do(s, rolled(6, 4))
    assert s.at[ANN] == space("free_parking")


@rule("MO-9.3")
def test_only_a_card_that_one_has_can_be_used() -> None:
    s = prisoner(holds={"dp_get_out": BOB})
    for which in (0, 1, 2, -1):
        assert refused(s, UseCard(which)) == "MO-9.3"


@rule("MO-9.3", "MO-7.2")
def test_a_card_may_be_bought_from_another_player_and_used_at_once() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, jailed={ANN: 3}, holds={"dp_get_out": BOB})
    do(s, rolled(6, 4))
    pass_on(s)
    assert (s.turn, asked(s)) == (ANN, ANN)
    do(s, Offer(BOB, (), (40,), 60, 0), Accept())
    pass_on(s)
    do(s, UseCard(0), rolled(6, 4))
    assert (s.at[ANN], s.cash[:2]) == (space("free_parking"), [1440, 1560])


# ── what a prisoner may do ───────────────────────────────────────────────────
@rule("MO-9.5", "M-23")
def test_a_prisoner_builds_lifts_mortgages_trades_and_collects() -> None:
    s = scene(Throw(BOB), turn=BOB, at={BOB: "hagrids_hut"}, jailed={ANN: 1}, mortgaged="slytherin_common_room",
              owns={ANN: "orange slytherin_common_room floo_network", CAT: "owl_post"})
    do(s, rolled(3, 4))
    assert s.cash[ANN] == 1528, "double rent for The Burrow"
    do(s, Pass(NOW), Pass(NOW))
    assert (asked(s), s.turn) == (ANN, BOB)
    do(s, Build(space("burrow")), Lift(space("slytherin_common_room")), Mortgage(space("floo_network")),
       Offer(CAT, (), (space("owl_post"),), 150, 0), Accept())
    assert told(s, Built) == [Built(ANN, space("burrow"), 1, 100)]
    assert s.cash[ANN] == 1528 - 100 - 110 + 75 - 150


@rule("MO-9.3")
def test_the_ways_out_are_asked_for_after_the_window_and_the_silent_player_throws() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, jailed={ANN: 1}, holds={"dp_get_out": ANN})
    do(s, rolled(6, 4))
    pass_on(s)
    assert isinstance(s.agenda[-1], Window)
    pass_on(s)
    assert legal(s) == [Try(), Fine(), UseCard(0)]
    assert refused(s, Pass(NOW)) == "M-50"
    assert refused(s, Decline()) == "MO-14.3"


@rule("MO-9.3", "M-50")
def test_a_free_player_is_not_asked_for_ways_out() -> None:
    s = scene(Throw(ANN), at={ANN: "azkaban"}, holds={"qb_get_out": CAT})
    do(s, rolled(6, 4))
    assert refused(s, Fine()) == "MO-9.3"
    assert refused(s, Try()) == "MO-9.3"


@rule("MO-9.3", "MO-3.2")
def test_who_wants_to_roll_outside_azkaban_is_told_how() -> None:
    s = scene(Throw(ANN), owns={ANN: "burrow"})
    do(s, rolled(6, 5))
    no = GAME.explain(s, ANN, Try())
    assert no is not None
    assert (no.rule, GAME.catalogue.say("do-Pass", until=2)) == ("MO-9.3", "continue")
    assert "“continue”" in GAME.catalogue.say(no.key)


@rule("MO-9.2", "M-24")
def test_a_visitor_has_no_fine_to_pay() -> None:
    s = scene(Throw(ANN), owns={ANN: "burrow"}, holds={"qb_get_out": ANN})
    do(s, rolled(6, 4))
    assert (s.at[ANN], s.jailed[ANN]) == (CELL, 0)
    assert [refused(s, a) for a in (Fine(), Try(), UseCard(1))] == ["MO-9.2"] * 3


@rule("M-18")
def test_the_third_failure_may_land_on_a_debt_of_its_own() -> None:
    s = prisoner(3, cash={ANN: 60}, owns={BOB: "quidditch_pitch"})
    do(s, Try(), rolled(1, 3))
    assert (s.cash[ANN], asked(s)) == (10, ANN)
    assert isinstance(s.agenda[-1], Debt)
    assert (s.agenda[-1].to, s.agenda[-1].amount) == (BOB, 12)
    do(s, Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BOB, 10)]
