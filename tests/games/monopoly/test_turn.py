"""The turn: who starts, rolling and moving, doubles, whose turn is next, and what ends a rest."""

import pytest

from greathall.core.words import CHANCE
from greathall.games.monopoly import GAME
from greathall.games.monopoly.model import (
    Accept, Bid, Buy, Choose, Decline, Jailed, Leave, Moved, Offer, Pass, Resign, Starts, Threw, TiedHigh, Yield,
)
from greathall.games.monopoly.play.dice import Dice
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import CONCERNED, MY_TURN, NOW, Table
from greathall.games.monopoly.play.turn import Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import aside, owned, pass_on, refused, rolled, scene, space, throw, turned
from tests.table import ANN, BOB, CAT, DAN, EVE, asked, do, kinds, put, rule, told


def start(seats: int) -> Table:
    """Everyone has a token; now they roll for the start."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
    s.log = []
    do(s, *(Choose(seat) for seat in range(seats)))
    return s


# ── who starts ───────────────────────────────────────────────────────────────
@rule("MO-3.1", "M-03")
def test_the_highest_throw_starts_and_play_passes_to_the_left() -> None:
    s = start(3)
    do(s, rolled(1, 2), rolled(6, 5), rolled(4, 4))
    assert told(s, Threw) == [Threw(ANN, 1, 2), Threw(BOB, 6, 5), Threw(CAT, 4, 4)]
    assert told(s, Starts) == [Starts(BOB)]
    order = []
    for _ in range(4):
        order.append(s.turn)
        throw(s, 6, 4)  # a visit to Azkaban, and later Free Parking: nothing to decide
        pass_on(s)
    assert order == [BOB, CAT, ANN, BOB]


@rule("MO-3.1", "M-03")
def test_who_ties_for_the_highest_throws_again_until_one_is_highest() -> None:
    s = start(5)
    do(s, rolled(5, 5), rolled(1, 1), rolled(6, 4), rolled(4, 6), rolled(3, 3))
    assert told(s, TiedHigh) == [TiedHigh((ANN, CAT, DAN))]
    do(s, rolled(2, 1), rolled(6, 3), rolled(4, 5))  # of the three, two tie again
    assert told(s, TiedHigh)[1:] == [TiedHigh((CAT, DAN))]
    do(s, rolled(1, 1), rolled(1, 2))  # less than the others rolled before, which no longer counts
    assert told(s, Starts) == [Starts(DAN)]
    assert asked(s) == DAN
    throw(s, 6, 4)
    pass_on(s)
    assert s.turn == EVE


@rule("MO-3.1")
def test_no_throw_for_the_start_moves_anybody() -> None:
    s = start(2)
    do(s, rolled(6, 6), rolled(1, 1))
    assert s.at == [0, 0]
    assert s.jailed == [0, 0]
    assert s.doubles == 0


# ── throwing and moving ──────────────────────────────────────────────────────
@rule("MO-3.2")
def test_the_token_moves_by_the_sum_from_where_it_stands_and_stays_there() -> None:
    s = scene(Throw(ANN), at={ANN: "forbidden_forest"})
    do(s, rolled(3, 4))
    assert s.at[ANN] == space("free_parking")
    assert told(s, Moved) == [Moved(ANN, space("forbidden_forest"), space("free_parking"), False)]
    pass_on(s)
    throw(s, 6, 4)
    pass_on(s)
    throw(s, 6, 4)
    pass_on(s)
    assert (s.turn, s.at[ANN]) == (ANN, space("free_parking"))
    throw(s, 4, 1)
    assert s.at[ANN] == space("ravenclaw_common_room")


@rule("MO-3.2")
def test_the_way_goes_on_past_the_end_of_the_board() -> None:
    s = scene(Throw(ANN), at={ANN: "dumbledores_office"})
    do(s, rolled(1, 2))
    assert s.at[ANN] == space("daily_prophet_1")


@rule("MO-3.2", "M-87")
def test_any_number_of_tokens_may_share_a_space() -> None:
    s = scene(Throw(ANN), at={BOB: "free_parking", CAT: "free_parking", ANN: "azkaban"})
    do(s, rolled(6, 4))
    assert s.at == [space("free_parking")] * 3
    assert s.cash == [1500] * 3


@rule("MO-3.2")
def test_dice_are_two_and_fair_and_nobody_speaks_for_them() -> None:
    s = scene(Throw(ANN))
    step = s.agenda[-1]
    assert isinstance(step, Dice)
    assert step.seat == CHANCE
    assert [step.kth(s, k) for k in range(step.whole(s))] == [a for a, weight in step.odds(s) for _ in range(weight)]
    assert step.odds(s) == [(rolled(one, two), 1) for one in range(1, 7) for two in range(1, 7)]
    assert refused(s, rolled(6, 6), ANN) == "MO-3.2"


@rule("MO-3.1")
def test_out_of_turn_nothing_is_answered() -> None:
    s = scene(Throw(ANN))
    do(s, rolled(1, 2))
    assert isinstance(s.agenda[-1], Buying)
    assert refused(s, Buy(), BOB) == "MO-3.1"


# ── doubles ──────────────────────────────────────────────────────────────────
@rule("MO-3.3")
def test_after_doubles_one_obeys_the_space_and_throws_again() -> None:
    s = scene(Throw(ANN))
    do(s, rolled(3, 3), Buy())
    assert owned(s, ANN) == ["Flourish & Blotts"]
    throw(s, 1, 3)
    assert (s.turn, s.at[ANN], s.doubles) == (ANN, space("azkaban"), 0)
    assert not s.jailed[ANN]
    pass_on(s)
    assert s.turn == BOB


@rule("MO-3.3")
def test_doubles_of_the_turn_before_do_not_count() -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "azkaban"})
    do(s, rolled(5, 5))
    throw(s, 1, 2)
    do(s, Buy())
    pass_on(s)
    throw(s, 6, 4)
    pass_on(s)
    throw(s, 1, 1)
    do(s, Buy())
    assert (s.turn, s.doubles) == (ANN, 1)
    throw(s, 2, 2)
    assert not s.jailed[ANN]


@rule("MO-3.4", "M-12", "MO-9.1", "M-25")
def test_the_third_doubles_in_a_row_leads_to_azkaban_without_the_move() -> None:
    s = scene(Throw(ANN), at={ANN: "gryffindor_common_room"})
    do(s, rolled(1, 1), Buy())
    throw(s, 4, 4)  # to Slytherin's room, over GO
    do(s, Buy())
    before = s.cash[ANN]
    throw(s, 5, 5)
    assert (s.at[ANN], s.jailed[ANN], s.cash[ANN], s.doubles) == (space("azkaban"), 1, before, 0)
    assert told(s, Jailed) == [Jailed(ANN)]
    assert [e.space for e in told(s, Moved)] == [space("room_of_requirement"), space("slytherin_common_room")]
    assert s.turn == BOB, "the turn is over"


@rule("M-13", "MO-9.1")
@pytest.mark.parametrize("card", ["dp_azkaban", "qb_azkaban"])
def test_doubles_give_no_throw_when_a_card_sent_one_to_azkaban(card: str) -> None:
    prophet = card == "dp_azkaban"
    s = scene(Throw(ANN), at={ANN: "go" if prophet else "leaky_cauldron"})
    do(s, rolled(1, 1) if prophet else rolled(2, 2), turned(card))
    assert (s.jailed[ANN], s.turn, s.doubles) == (1, BOB, 0)


@rule("M-13", "MO-9.1")
def test_doubles_give_no_throw_after_the_space_go_to_azkaban() -> None:
    s = scene(Throw(ANN), at={ANN: "kings_cross"})
    do(s, rolled(2, 2))
    assert (s.at[ANN], s.jailed[ANN], s.turn) == (space("azkaban"), 1, BOB)


@rule("M-14")
def test_doubles_give_no_throw_to_a_bankrupt() -> None:
    s = scene(Throw(ANN), owns={BOB: "blue"}, built={"blue": 5}, at={ANN: "gryffindor_common_room"}, cash={ANN: 10})
    do(s, rolled(2, 2), Yield())
    assert (s.living(), s.turn, asked(s), s.doubles) == ([BOB, CAT], BOB, BOB, 0)


# ── whose turn is next ───────────────────────────────────────────────────────
@rule("MO-3.1")
def test_the_turn_skips_who_is_out() -> None:
    s = scene(Throw(ANN), seats=4, at={ANN: "azkaban"}, holds={"qb_get_out": CAT})
    do(s, rolled(6, 4))
    aside(s, BOB, Resign())
    while s.turn == ANN:
        pass_on(s)
    assert s.turn == CAT


@rule("MO-18.1", "M-84")
def test_a_round_is_over_when_the_turn_comes_past_the_starter_even_one_who_is_out() -> None:
    s = scene(Throw(BOB), turn=BOB, holds={"qb_get_out": CAT})
    do(s, rolled(6, 4))  # to Azkaban, then to Free Parking: nobody has anything to decide
    rounds = [(s.turn, s.round)]
    aside(s, BOB, Resign())
    for _ in range(4):
        rounds.append((s.turn, s.round))
        throw(s, 6, 4)
        pass_on(s)
    assert rounds == [(BOB, 1), (CAT, 1), (ANN, 1), (CAT, 2), (ANN, 2)]


# ── what ends a rest ─────────────────────────────────────────────────────────
@rule("M-90")
@pytest.mark.parametrize("until", [NOW, MY_TURN, CONCERNED])
def test_the_own_turn_ends_every_rest_and_nobodys_dice_fall_in_their_sleep(until: int) -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "azkaban"}, owns={BOB: "owl_post"})
    do(s, rolled(6, 4), Pass(NOW), Pass(until))
    assert (s.turn, asked(s), s.rest[BOB]) == (BOB, BOB, 0)
    assert isinstance(s.agenda[-1], Window)


@rule("M-90", "MO-3.3")
@pytest.mark.parametrize("until", [MY_TURN, CONCERNED])
def test_doubles_too_wait_for_the_one_who_throws(until: int) -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "azkaban"}, owns={BOB: "owl_post"})
    put(s, rest={ANN: until, BOB: MY_TURN})
    do(s, rolled(5, 5))
    assert (s.turn, asked(s)) == (ANN, ANN)


@rule("M-90")
def test_the_debt_of_another_wakes_nobody_but_an_own_debt_does() -> None:
    s = scene(Throw(ANN), owns={BOB: "burrow", CAT: "grimmauld_place"}, at={ANN: "dumbledores_office"},
              cash={BOB: 20})
    put(s, rest=[CONCERNED] * 3)
    do(s, rolled(1, 2), turned("dp_quidditch_bet"))
    assert (asked(s), s.rest) == (BOB, [CONCERNED, 0, CONCERNED])
    assert "Mortgage" in kinds(s)


@rule("M-90")
def test_an_offer_concerns_the_one_it_is_made_to() -> None:
    s = scene(Throw(ANN), owns={BOB: "burrow"}, at={ANN: "azkaban"})
    put(s, rest={BOB: CONCERNED, CAT: CONCERNED})
    do(s, rolled(6, 4), Offer(BOB, (), (space("burrow"),), 200, 0))
    assert (asked(s), s.rest) == (BOB, [0, CONCERNED, CONCERNED])
    do(s, Accept())
    assert s.rest == [0, 0, CONCERNED]


@rule("M-90")
@pytest.mark.parametrize(("until", "after"), [(MY_TURN, MY_TURN), (CONCERNED, 0)])
def test_a_deed_that_makes_a_group_whole_concerns_its_owner_unless_resting_until_the_turn(
        until: int, after: int) -> None:
    s = scene(Throw(ANN), owns={BOB: "privet_drive", CAT: "grimmauld_place"})
    put(s, rest={BOB: until, CAT: CONCERNED})
    do(s, rolled(1, 2), Decline(), Leave(), Bid(10), Leave())
    assert (s.owner[space("leaky_cauldron")], s.rest[BOB], s.rest[CAT]) == (BOB, after, CONCERNED)


@rule("M-90")
def test_a_deed_that_does_not_make_a_group_whole_wakes_nobody() -> None:
    s = scene(Throw(ANN), owns={BOB: "flourish_blotts"}, at={ANN: "slytherin_common_room"})
    put(s, rest={BOB: CONCERNED, CAT: CONCERNED})
    do(s, rolled(1, 3), Decline(), Leave(), Bid(1), Leave())
    assert (s.owner[space("ollivanders")], s.rest[BOB]) == (BOB, CONCERNED)


@rule("M-90")
def test_a_trade_that_makes_a_group_whole_leaves_both_awake() -> None:
    s = scene(Throw(ANN), owns={ANN: "privet_drive", BOB: "leaky_cauldron"}, at={ANN: "azkaban"})
    put(s, rest={BOB: CONCERNED})
    do(s, rolled(6, 4), Offer(BOB, (space("privet_drive"),), (), 0, 100), Accept())
    assert s.rest[BOB] == 0
