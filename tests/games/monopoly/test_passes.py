"""Whom a window asks, how long it lasts, and what opens it again."""

from typing import Any

import pytest

from greathall.core.engine import settle
from greathall.core.words import CHANCE
from greathall.games.monopoly.model import (
    Accept, Bankrupt, Buy, Choose, Claim, Decline, Hold, Leave, Pass, Resign, Wake, Yield,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.table import BANK, CONCERNED, MY_TURN, NOW, Table
from greathall.games.monopoly.play.turn import Attempt, Cell, Throw, begin
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import (
    aside, asides, build, lift, mortgage, offer, refused, rolled, scene, space, turned,
)
from tests.games.monopoly.test_setup import opening
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, put, rule, told


def turn_of(seat: int, **facts: Any) -> Table:
    s = scene(turn=seat, **facts)
    s.clear()
    begin(s, seat)
    settle(s)
    return s


def passes(s: Table) -> list[int]:
    """All pass for now until the window closes; return who was asked, in order."""
    seats = [asked(s)]
    do(s, Pass(NOW))
    while isinstance(s.agenda[-1], Window) and s.passed:
        seats.append(asked(s))
        do(s, Pass(NOW))
    return seats


# ── who is asked ─────────────────────────────────────────────────────────────
@rule("M-91")
def test_a_game_begins_with_the_dice_for_nobody_has_anything_else_to_do() -> None:
    s = opening(3)
    do(s, Choose(0), Choose(1), Choose(2), rolled(6, 6), rolled(1, 1), rolled(1, 2))
    assert s.agenda[-1] == Window(ANN, "dice")
    do(s, Pass(NOW))
    assert s.agenda[-1] == Throw(ANN)
    do(s, rolled(1, 3))  # the tax
    do(s, legal(s)[0])
    assert s.agenda[-1] == Window(BOB, "dice"), "and nobody has anything after that move either"
    do(s, Pass(NOW), rolled(1, 2), Buy())
    assert passes(s) == [BOB, CAT, ANN], "now there is a deed, which may be mortgaged, sold and asked for"


@rule("M-91")
@pytest.mark.parametrize(("facts", "who"), [
    ({"owns": {CAT: "burrow"}}, [ANN, BOB, CAT]),
    ({"holds": {"dp_get_out": BOB}}, [ANN, BOB, CAT]),
    ({"owns": {BOB: "orange"}, "built": {"burrow": 1}}, [ANN, BOB]),
    ({"owns": {BOB: "orange", CAT: "blue"}, "built": {"burrow": 1, "blue": 5}}, [ANN, BOB, CAT])])
def test_only_those_are_asked_who_could_do_something(facts: dict[str, Any], who: list[int]) -> None:
    """Deeds under buildings can't be traded: only their owner has something to do with them, and Ann rolls."""
    assert passes(turn_of(ANN, **facts)) == who


@rule("M-91")
def test_mortgaged_deeds_that_can_not_be_lifted_or_traded_leave_nothing_to_do() -> None:
    s = turn_of(ANN, owns={ANN: "burrow"}, mortgaged="burrow", cash={ANN: 98}, offers=1)
    do(s, offer(BOB, gives="burrow"), Decline(), Pass(NOW), offer(ANN, takes="burrow", pays=10), Accept(), Hold())
    assert s.cash[ANN] == 108
    assert asked(s) == BOB
    do(s, Pass(NOW))
    assert asked(s) == CAT
    do(s, Pass(NOW))
    assert s.agenda[-1] == Window(ANN, "dice"), "Ann has made her offer, and owns nothing any more"


@rule("M-91", "M-32")
def test_whoever_may_ask_for_rent_is_asked() -> None:
    s = turn_of(ANN, rent_on_demand=True)
    assert passes(s) == [ANN]
    s.clear()
    put(s, claims=[(CAT, BOB, 40, 1)])
    begin(s, ANN)
    settle(s)
    assert passes(s) == [ANN, CAT]


@rule("M-91", "M-50")
def test_whoever_woke_is_asked_whatever_there_is_to_do() -> None:
    s = scene(Throw(ANN), at={ANN: "azkaban"})
    put(s, rest={BOB: CONCERNED})
    aside(s, BOB, Wake())
    do(s, rolled(4, 6))
    assert asked(s) == BOB
    do(s, Pass(NOW))
    assert s.agenda[-1] == Window(BOB, "dice"), "the next turn is Bob's, and there is nothing else to do"


# ── where there is no window ─────────────────────────────────────────────────
@rule("M-50", "M-94")
def test_a_move_after_doubles_and_the_next_throw_share_one_window() -> None:
    s = turn_of(BOB, at={BOB: "azkaban"}, owns={CAT: "burrow"})
    passes(s)
    do(s, rolled(5, 5))
    assert passes(s) == [BOB, CAT, ANN]
    assert s.agenda[-1] == Throw(BOB)


@rule("M-94", "MO-9.1")
def test_none_comes_after_being_sent_to_azkaban() -> None:
    s = scene(Throw(ANN), at={ANN: "gringotts"}, owns={CAT: "burrow"})
    do(s, rolled(1, 2))
    assert (s.turn, asked(s)) == (BOB, BOB)
    assert passes(s) == [BOB, CAT, ANN], "it is the one before Bob's throw"
    assert s.agenda[-1] == Throw(BOB)


@rule("M-94", "MO-9.3")
def test_none_comes_after_a_failed_try() -> None:
    s = scene(Attempt(ANN), jailed={ANN: 1}, owns={CAT: "burrow"})
    do(s, rolled(1, 2))
    assert passes(s) == [BOB, CAT, ANN]
    assert s.agenda[-1] == Throw(BOB)


@rule("M-94", "M-14")
def test_none_comes_after_the_ruin_of_the_player_whose_turn_it_is() -> None:
    s = scene(Debt(ANN, BOB, 50, "rent"), seats=4, owns={CAT: "burrow"}, cash={ANN: 0})
    do(s, Yield())
    assert passes(s) == [BOB, CAT, DAN]
    assert s.agenda[-1] == Throw(BOB)


@rule("M-94", "MO-9.3")
def test_before_a_try_there_is_one() -> None:
    s = turn_of(ANN, jailed={ANN: 2}, owns={CAT: "burrow"})
    assert passes(s) == [ANN, BOB, CAT]
    assert s.agenda[-1] == Cell(ANN)


# ── what makes a pass lapse ──────────────────────────────────────────────────
@rule("M-92")
@pytest.mark.parametrize("act", [build("leaky_cauldron"), mortgage("owl_post"), lift("gringotts")])
def test_after_an_act_all_who_passed_for_now_are_asked_again(act: Any) -> None:
    s = turn_of(ANN, owns={BOB: "violet owl_post gringotts"}, mortgaged="gringotts")
    do(s, Pass(NOW), act)
    assert passes(s) == [BOB, CAT, ANN]


@rule("M-92")
def test_after_a_trade_too_but_not_after_an_offer_that_was_declined() -> None:
    s = turn_of(ANN, owns={BOB: "burrow"})
    do(s, Pass(NOW), offer(CAT, gives="burrow", asks=5), Decline())
    assert passes(s) == [BOB, CAT]
    assert asked(s) == CHANCE
    s = turn_of(ANN, owns={BOB: "burrow"})
    do(s, Pass(NOW), offer(CAT, gives="burrow", asks=5), Accept())
    assert passes(s) == [BOB, CAT, ANN]


@rule("M-92")
def test_whoever_rests_is_not_asked_again() -> None:
    s = turn_of(ANN, owns={BOB: "burrow"})
    do(s, Pass(CONCERNED), mortgage("burrow"))
    assert passes(s) == [BOB, CAT]


@rule("M-92", "M-32")
def test_a_rent_that_is_asked_for_opens_the_window_again() -> None:
    """Whether it is paid from cash or forces a sale."""
    for cash in (1500, 10):
        s = turn_of(ANN, owns={BOB: "burrow", CAT: "owl_post"}, cash={CAT: cash}, rent_on_demand=True)
        put(s, claims=[(BOB, CAT, 40, 0)])
        do(s, Pass(NOW))
        aside(s, BOB, Claim(CAT, 40))
        if cash < 40:
            do(s, mortgage("owl_post"))
        assert s.claims == []
        assert passes(s) == [BOB, CAT, ANN]
        assert asked(s) == CHANCE


@rule("M-92", "M-80")
def test_after_somebody_gave_up_all_are_asked_again() -> None:
    """This includes a player who woke while the deeds were auctioned."""
    s = turn_of(ANN, seats=4, owns={BOB: "burrow", DAN: "owl_post"})
    put(s, rest={CAT: CONCERNED})
    do(s, Pass(NOW), Pass(NOW))
    assert asked(s) == DAN
    aside(s, BOB, Resign())
    assert isinstance(s.agenda[-1], Bidding)
    aside(s, CAT, Wake())
    do(s, Leave(), Leave(), Leave())
    assert passes(s) == [DAN, ANN, CAT]
    assert asked(s) == CHANCE


@rule("M-92", "M-80")
def test_and_they_may_buy_from_whoever_won_the_estate() -> None:
    s = turn_of(ANN, seats=4, owns={BOB: "burrow"})
    do(s, Pass(NOW))
    aside(s, BOB, Resign())
    do(s, legal(s)[1], Leave(), Leave())  # Cat has it for G 1
    assert s.owner[space("burrow")] == CAT
    assert passes(s) == [CAT, DAN, ANN]


# ── waking ───────────────────────────────────────────────────────────────────
@rule("M-93")
def test_each_wakes_once_in_a_window() -> None:
    """Two who pass and wake in turn can't hold it open."""
    s = turn_of(ANN, owns={CAT: "burrow"})
    put(s, rest={CAT: MY_TURN})
    do(s, Pass(CONCERNED))
    aside(s, ANN, Wake())
    do(s, Pass(CONCERNED))
    assert asked(s) == ANN
    aside(s, BOB, Wake())
    do(s, Pass(CONCERNED))
    assert asked(s) == BOB
    assert asides(s, ANN) == [Resign()]
    assert refused(s, Wake(), ANN) == "M-93"
    do(s, Pass(CONCERNED))
    assert s.agenda[-1] == Throw(ANN)


@rule("M-93")
def test_and_again_after_something_has_changed() -> None:
    s = turn_of(ANN, owns={CAT: "burrow"})
    do(s, Pass(CONCERNED))
    aside(s, ANN, Wake())
    do(s, Pass(NOW), mortgage("burrow"), Pass(NOW), Pass(CONCERNED))
    assert asked(s) == BOB
    aside(s, ANN, Wake())
    do(s, Pass(NOW), Pass(NOW))
    assert s.agenda[-1] == Throw(ANN)


@rule("M-93")
def test_between_windows_and_in_the_next_one_too() -> None:
    s = turn_of(ANN, owns={CAT: "burrow"}, at={ANN: "azkaban"})
    do(s, Pass(CONCERNED))
    aside(s, ANN, Wake())
    do(s, Pass(CONCERNED), Pass(CONCERNED), Pass(CONCERNED))
    assert s.agenda[-1] == Throw(ANN)
    aside(s, ANN, Wake())
    do(s, rolled(4, 6), Pass(CONCERNED))
    assert (s.turn, asked(s)) == (BOB, BOB)
    aside(s, ANN, Wake())
    do(s, Pass(CONCERNED))
    assert asked(s) == ANN


# ── how offers are counted ───────────────────────────────────────────────────
def offered(s: Table, *prices: int) -> None:
    for price in prices:
        do(s, offer(BOB, takes="burrow", pays=price), Decline())


@rule("M-65", "M-32")
def test_a_debt_inside_a_window_has_offers_of_its_own_and_the_window_counts_on() -> None:
    s = turn_of(ANN, owns={BOB: "burrow", CAT: "owl_post"}, cash={CAT: 10}, rent_on_demand=True)
    put(s, claims=[(BOB, CAT, 40, 0)])
    offered(s, 1, 2, 3)
    aside(s, BOB, Claim(CAT, 40))
    do(s, offer(ANN, gives="owl_post", asks=150), Decline(), mortgage("owl_post"))
    assert asked(s) == ANN
    assert refused(s, offer(BOB, takes="burrow", pays=4)) == "M-65"


@rule("M-65", "M-80")
def test_so_does_a_window_in_which_somebody_gave_up() -> None:
    s = turn_of(ANN, owns={BOB: "burrow", CAT: "owl_post"})
    offered(s, 1, 2, 3)
    aside(s, CAT, Resign())
    do(s, Leave(), Leave())
    assert asked(s) == ANN
    assert refused(s, offer(BOB, takes="burrow", pays=4)) == "M-65"


# ── giving up with a rent to pay ─────────────────────────────────────────────
@rule("MO-16.6", "M-80", "M-32")
def test_who_gives_up_before_the_rent_is_asked_for_falls_to_the_owner() -> None:
    """The debtor is first in the window after landing; the owner's claim counts all the same."""
    s = scene(Throw(ANN), owns={ANN: "owl_post", BOB: "burrow"}, at={ANN: "azkaban"}, rent_on_demand=True)
    do(s, rolled(3, 5))
    assert asked(s) == ANN
    aside(s, ANN, Resign())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BOB, 1500)]
    assert (s.owner[space("owl_post")], s.cash[BOB]) == (BOB, 3000)


@rule("MO-16.6", "M-80", "M-32")
def test_of_several_claims_the_oldest_counts() -> None:
    s = scene(Window(ANN), seats=4, rent_on_demand=True, owns={DAN: "owl_post"})
    put(s, claims=[(DAN, BOB, 9, 0), (CAT, ANN, 40, 0), (BOB, ANN, 50, 1)])
    aside(s, ANN, Resign())
    assert told(s, Bankrupt) == [Bankrupt(ANN, CAT, 1500)]


@rule("M-80")
def test_without_a_claim_the_bank_takes_it() -> None:
    s = scene(Window(ANN), seats=4, rent_on_demand=True, owns={DAN: "owl_post"})
    put(s, claims=[(DAN, BOB, 9, 0)])
    aside(s, ANN, Resign())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 1500)]


# ── the dice as they lie ─────────────────────────────────────────────────────
@rule("MO-3.2", "MO-3.4", "MO-7.4", "MO-19.1")
def test_the_dice_lie_as_they_fell_last() -> None:
    s = scene(Throw(ANN), at={ANN: "azkaban"})
    put(s, doubles=2, dice=(1, 1))
    do(s, rolled(6, 6))
    assert (s.jailed[ANN], s.dice) == (1, (6, 6))
    s = scene(Throw(ANN), owns={BOB: "utilities"}, at={ANN: "go"})
    do(s, rolled(3, 4), turned("qb_utility"), rolled(2, 6))
    assert s.dice == (2, 6)
    assert s.cash[:2] == [1420, 1580]


@rule("M-91")
def test_a_window_for_the_dice_alone_offers_no_trade() -> None:
    s = turn_of(ANN)
    assert s.agenda[-1] == Window(ANN, "dice")
    assert s.agenda[-1].form(s) is None
    s = turn_of(ANN, owns={BOB: "burrow"})
    assert s.agenda[-1].form(s) is not None
