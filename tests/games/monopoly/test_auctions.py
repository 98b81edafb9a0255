"""Auctions: everyone may bid, cash only, higher or out; and the table option of sealed bids."""

from typing import Any

import pytest

import greathall
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import NAMES
from greathall.games.monopoly.model import (
    Bid, BidMade, Bought, Build, Buy, Decline, Leave, Left, Lift, Mortgage, Offer, Resign, Seal, Sell, Unsold,
)
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import aside, asides, owned, pass_on, refused, rolled, scene, space
from tests.table import ANN, BOB, CAT, DAN, asked, do, kinds, legal, rule, told

CAULDRON = space("leaky_cauldron")


def auctioned(**facts: Any) -> Table:
    """Ann has landed on The Leaky Cauldron and does not buy it."""
    s = scene(Throw(ANN), **facts)
    do(s, rolled(1, 2), Decline())
    return s


# ── rising bids ──────────────────────────────────────────────────────────────
@rule("MO-5.2", "MO-5.3", "M-27")
def test_the_one_who_declined_bids_first_and_then_all_clockwise() -> None:
    s = auctioned(seats=4)
    order = []
    for amount in (1, 2, 5, 9, 10):
        order.append(asked(s))
        do(s, Bid(amount))
    assert order == [ANN, BOB, CAT, DAN, ANN]


@rule("MO-5.2", "M-27")
def test_it_starts_with_the_one_who_declined_wherever_they_sit() -> None:
    s = scene(Throw(CAT), turn=CAT)
    do(s, rolled(1, 2), Decline())
    assert asked(s) == CAT
    do(s, Leave())
    assert asked(s) == ANN


@rule("MO-5.2", "MO-5.3", "M-27")
def test_the_last_one_bidding_pays_the_bid_and_gets_the_deed() -> None:
    s = auctioned()
    do(s, Bid(10), Bid(30), Leave(), Bid(31), Leave())
    assert told(s, BidMade) == [BidMade(ANN, CAULDRON, 10), BidMade(BOB, CAULDRON, 30), BidMade(ANN, CAULDRON, 31)]
    assert told(s, Left) == [Left(CAT, CAULDRON), Left(BOB, CAULDRON)]
    assert told(s, Bought) == [Bought(ANN, CAULDRON, 31)]
    assert owned(s, ANN) == [NAMES[CAULDRON]]
    assert s.cash == [1469, 1500, 1500]


@rule("MO-5.2")
def test_the_decliner_may_win_for_more_or_less_than_the_printed_price() -> None:
    for amount in (1, 500):
        s = auctioned()
        do(s, Bid(amount), Leave(), Leave())
        assert (s.owner[CAULDRON], s.cash[ANN]) == (ANN, 1500 - amount)


@rule("MO-5.3", "M-27")
def test_who_leaves_the_bidding_leaves_for_good() -> None:
    s = auctioned()
    do(s, Leave(), Bid(1), Bid(2), Bid(3))
    assert asked(s) == CAT, "Ann is not asked again"
    do(s, Leave())
    assert s.owner[CAULDRON] == BOB


@rule("MO-5.3", "M-30")
@pytest.mark.parametrize("amount", [0, -5, -(1 << 70)])
def test_the_lowest_bid_is_one(amount: int) -> None:
    s = auctioned()
    assert refused(s, Bid(amount)) == "M-30"
    assert Bid(1) in legal(s)


@rule("MO-5.3", "M-27")
def test_each_bid_is_higher_than_the_last() -> None:
    s = auctioned()
    do(s, Bid(50))
    assert refused(s, Bid(50)) == "M-27"
    assert refused(s, Bid(49)) == "M-27"
    do(s, Bid(51))


@rule("MO-5.3", "M-28")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    s = auctioned(cash={BOB: 40}, owns={BOB: "burrow"})
    do(s, Bid(39))
    assert refused(s, Bid(41)) == "M-28"
    do(s, Bid(40), Leave(), Leave())
    assert (s.owner[CAULDRON], s.cash[BOB]) == (BOB, 0)


@rule("MO-5.3", "M-28")
def test_cash_may_be_raised_between_bids_by_mortgaging_and_selling() -> None:
    s = auctioned(cash={BOB: 40}, owns={BOB: "burrow blue"}, built={"blue": 1})
    do(s, Bid(60), Mortgage(space("burrow")))
    assert asked(s) == BOB, "still Bob's bid"
    do(s, Sell(space("dumbledores_office")), Bid(230), Leave(), Leave())
    assert (s.owner[CAULDRON], s.cash[BOB]) == (BOB, 0)


@rule("M-28", "M-49")
def test_nothing_else_is_done_between_bids() -> None:
    s = auctioned(owns={ANN: "orange blue"}, mortgaged="dumbledores_office")
    assert refused(s, Build(space("burrow"))) == "M-49"
    assert refused(s, Lift(space("dumbledores_office"))) == "M-49"
    assert refused(s, Offer(BOB, (space("burrow"),), (), 0, 100)) == "M-49"
    assert refused(s, Buy()) == "MO-5.2"
    assert Resign() not in asides(s, BOB)


@rule("M-29")
def test_without_a_bid_the_deed_stays_with_the_bank_and_the_next_landing_starts_anew() -> None:
    s = auctioned(seats=2)
    do(s, Leave(), Leave())
    assert told(s, Unsold) == [Unsold(CAULDRON)]
    assert s.owner[CAULDRON] == BANK
    assert s.cash == [1500, 1500]
    pass_on(s)
    pass_on(s)
    do(s, rolled(1, 2), Buy())
    assert s.owner[CAULDRON] == BOB


@rule("MO-5.2")
def test_the_last_one_asked_may_still_bid_alone() -> None:
    s = auctioned()
    do(s, Leave(), Leave())
    assert asked(s) == CAT
    do(s, Bid(1))
    assert s.owner[CAULDRON] == CAT


@rule("MO-9.5", "M-23", "MO-5.2")
def test_a_prisoner_may_bid() -> None:
    s = auctioned(jailed={BOB: 2})
    do(s, Leave(), Bid(5), Leave())
    assert s.owner[CAULDRON] == BOB


@rule("MO-1.3", "M-07")
def test_only_players_who_are_in_bid_and_never_the_bank() -> None:
    s = scene(Throw(ANN), seats=4)
    s.out = 1 << BOB
    do(s, rolled(1, 2), Decline())
    assert isinstance(s.agenda[-1], Bidding)
    assert s.agenda[-1].live == (ANN, CAT, DAN)


@rule("MO-5.3")
def test_any_bid_may_be_written_and_a_short_list_is_offered() -> None:
    s = auctioned(cash={ANN: 333})
    assert [a.amount for a in legal(s) if isinstance(a, Bid)] == [1, 5, 10, 20, 50, 100, 200, 333]
    form = s.agenda[-1].form(s)
    assert form is not None
    assert (form.kind, form.fields[0].low, form.fields[0].high) == ("Bid", 1, 333)
    do(s, Bid(217))
    s = auctioned(cash={ANN: 0})
    assert s.agenda[-1].form(s) is None
    assert kinds(s) == ["Leave"]


# ── sealed bids ──────────────────────────────────────────────────────────────
@rule("M-27", "MO-5.3")
def test_sealed_the_highest_bid_wins_and_is_paid() -> None:
    s = auctioned(sealed_bids=True)
    do(s, Seal(20), Seal(77), Seal(0))
    assert told(s, BidMade) == [BidMade(ANN, CAULDRON, 20), BidMade(BOB, CAULDRON, 77)]
    assert told(s, Bought) == [Bought(BOB, CAULDRON, 77)]
    assert (s.cash, s.sealed) == ([1500, 1423, 1500], [-1, -1, -1])


@rule("M-27")
def test_of_equal_sealed_bids_the_earlier_from_the_decliner_on_wins() -> None:
    s = scene(Throw(CAT), turn=CAT, sealed_bids=True)
    do(s, rolled(1, 2), Decline(), Seal(10), Seal(50), Seal(50))  # Cat, Ann, Bob
    assert s.owner[CAULDRON] == ANN


@rule("M-27", "M-29")
def test_sealed_and_nobody_bids() -> None:
    s = auctioned(sealed_bids=True)
    do(s, Seal(0), Seal(0), Seal(0))
    assert told(s, Unsold) == [Unsold(CAULDRON)]
    assert not told(s, BidMade)


@rule("M-27", "M-28")
def test_a_sealed_bid_is_between_nothing_and_the_cash_in_hand() -> None:
    s = auctioned(sealed_bids=True)
    assert refused(s, Seal(1501)) == "M-28"
    assert refused(s, Seal(-1)) == "M-27"
    assert refused(s, Bid(5)) == "M-27"
    do(s, Seal(1500))


@rule("M-27")
def test_nobody_sees_a_sealed_bid_before_all_are_in() -> None:
    s = auctioned(sealed_bids=True)
    do(s, Seal(20))
    assert GAME.view(s, ANN).sealed == [20, -1, -1]
    for other in (BOB, CAT, None):
        assert GAME.view(s, other).sealed == [-2, -1, -1]
    assert not told(s, BidMade)
    do(s, Seal(0))
    assert GAME.view(s, CAT).sealed == [-2, -2, -1], "nor whether it is none at all"


@rule("M-27")
def test_sealed_bids_may_be_written_all_at_once() -> None:
    """At a match an early bid is held and comes up in its turn."""
    match = greathall.new("monopoly", 2, seed="sealed", options={"sealed_bids": True})
    while not isinstance(match.state.agenda[-1], Sealed):
        match.play(match.legal()[0])
    first = match.seat
    assert first is not None
    match.play(Seal(30), seat=1 - first)
    assert match.seat == first
    match.play(Seal(29))
    s = match.state
    assert isinstance(s, Table)
    assert not isinstance(s.agenda[-1], Sealed)
    assert len(s.deeds(1 - first)) == 1


@rule("MO-5.3", "M-28")
def test_cash_may_be_raised_before_a_sealed_bid_is_written() -> None:
    """Everyone whose bid is not in yet may do so, in their own time and in full view."""
    s = auctioned(sealed_bids=True, owns={ANN: "burrow", BOB: "blue", CAT: "owl_post"}, built={"blue": 1},
                  cash={ANN: 5, BOB: 0, CAT: 0})
    assert refused(s, Seal(95)) == "M-28"
    aside(s, CAT, Mortgage(space("owl_post")))
    aside(s, ANN, Mortgage(space("burrow")))
    do(s, Seal(95))
    assert asked(s) == BOB
    aside(s, BOB, Sell(space("dumbledores_office")))
    assert refused(s, Mortgage(space("room_of_requirement"))) == "MO-15.1", "a hut stands in its group"
    do(s, Seal(100), Seal(75))
    assert (s.owner[CAULDRON], s.cash) == (BOB, [95, 0, 75])


@rule("M-28", "M-49")
def test_but_not_after_it_nor_for_anything_else() -> None:
    s = auctioned(sealed_bids=True, owns={ANN: "burrow gringotts"})
    assert kinds(s) == ["Seal"]
    assert asides(s, ANN) == [Mortgage(space("burrow")), Mortgage(space("gringotts"))]
    assert asides(s, BOB) == []
    do(s, Seal(5))
    assert asides(s, ANN) == []
    assert refused(s, Mortgage(space("burrow")), ANN) == "MO-3.1"
