"""Windows: when free acts are open, to whom, and who may rest meanwhile."""

from typing import Any

import pytest

from greathall.core.words import CHANCE, Step
from greathall.games.monopoly.model import (
    Accept, Bid, Buy, Claim, Decline, Leave, Pass, Wake, Want,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Buying, Draw
from greathall.games.monopoly.play.table import BANK, CONCERNED, MY_TURN, NOW, Table
from greathall.games.monopoly.play.turn import Throw, begin
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import (
    aside, asides, build, lift, mortgage, offer, refused, rolled, scene, sell, space, turned,
)
from tests.table import ANN, BOB, CAT, DAN, asked, do, kinds, legal, put, rule

EIGHT = range(8)


def turn_of(seat: int, **facts: Any) -> Table:
    """The seat's turn begins; someone has something to trade."""
    s = scene(turn=seat, holds={"qb_get_out": CAT}, **facts)
    s.clear()
    begin(s, seat)
    return s


def passes(s: Table) -> list[int]:
    """Everyone asked in windows passes for now; return who was asked, in order."""
    seats = []
    while isinstance(s.agenda[-1], Window):
        seats.append(asked(s))
        do(s, Pass(NOW))
        if asked(s) == CHANCE or (isinstance(s.agenda[-1], Window) and not s.passed):
            break
    return seats


# ── when ─────────────────────────────────────────────────────────────────────
@rule("MO-3.5", "M-50")
def test_a_window_before_every_throw_and_after_every_move_the_active_player_first() -> None:
    s = turn_of(BOB, at={BOB: "azkaban"})
    assert passes(s) == [BOB, CAT, ANN]
    do(s, rolled(4, 6))  # Free Parking
    assert passes(s) == [BOB, CAT, ANN]
    assert (s.turn, asked(s)) == (CAT, CAT)


@rule("MO-3.5", "M-50")
def test_after_doubles_one_window_lies_between_the_move_and_the_next_throw() -> None:
    s = turn_of(BOB, at={BOB: "azkaban"})
    passes(s)
    do(s, rolled(5, 5))
    assert passes(s) == [BOB, CAT, ANN]
    assert isinstance(s.agenda[-1], Throw)
    assert s.turn == BOB


@rule("MO-3.5", "M-49", "M-50")
def test_all_free_acts_on_anybodys_turn() -> None:
    s = turn_of(ANN, owns={BOB: "orange violet owl_post gringotts", CAT: "floo_network"}, built={"violet": 1},
                mortgaged="owl_post")
    do(s, Pass(NOW))
    assert asked(s) == BOB
    assert kinds(s) == ["Pass", "Build", "Sell", "Mortgage", "Lift", "Offer"]
    do(s, build("burrow"), sell("burrow"), mortgage("gringotts"), lift("owl_post"),
       offer(CAT, takes="floo_network", pays=150), Accept())
    assert asked(s) == BOB
    assert s.owner[space("floo_network")] == BOB


@rule("M-50")
def test_it_closes_when_all_have_passed_in_a_row() -> None:
    s = turn_of(ANN, owns={BOB: "orange"})
    do(s, Pass(NOW), build("burrow"), Pass(NOW))
    assert passes(s) == [CAT, ANN]
    assert isinstance(s.agenda[-1], Throw)


@rule("MO-3.5", "M-49")
@pytest.mark.parametrize(("step", "open_acts"), [
    (Buying(ANN, 27, 260), ["Decline", "Buy", "Sell", "Mortgage", "Offer"]),
    (Bidding(ANN, 27, 5, BOB, (ANN, BOB)), ["Leave", "Bid", "Sell", "Mortgage"]),
    (Debt(ANN, BOB, 5000, "rent"), ["Yield", "Sell", "Mortgage", "Offer"])])
def test_between_throw_and_end_of_move_acts_only_raise_money(step: Step, open_acts: list[str]) -> None:
    s = scene(step, owns={ANN: "violet owl_post gringotts", BOB: "floo_network"}, built={"violet": 1},
              mortgaged="owl_post")
    assert kinds(s) == open_acts
    assert refused(s, build("privet_drive")) == "M-49"
    assert refused(s, lift("owl_post")) == "M-49"
    do(s, sell("privet_drive"), mortgage("gringotts"))


@rule("M-49", "M-50")
def test_between_bids_there_is_no_trading() -> None:
    s = scene(Bidding(ANN, 27, 5, BOB, (ANN, BOB)), owns={ANN: "owl_post"})
    assert refused(s, offer(BOB, gives="owl_post", asks=100)) == "M-49"


@rule("MO-3.5", "M-55")
def test_two_never_build_at_once() -> None:
    s = turn_of(ANN, owns={ANN: "violet", BOB: "orange"})
    assert refused(s, build("burrow"), BOB) == "MO-3.1"
    do(s, build("privet_drive"), Pass(NOW), build("burrow"))
    assert s.huts == 30


# ── how long a pass lasts ────────────────────────────────────────────────────
@rule("M-50", "M-90")
def test_eight_players_who_rest_are_asked_nothing_but_to_throw() -> None:
    s = turn_of(ANN, seats=8, at=dict.fromkeys(EIGHT, "azkaban"))
    for seat in EIGHT:
        assert asked(s) == seat
        do(s, Pass(CONCERNED))
    for seat in EIGHT:
        assert asked(s) == CHANCE, "no window after the throw of another, nor before"
        do(s, rolled(4, 6))
        assert asked(s) == (seat + 1) % 8
        do(s, Pass(CONCERNED))


@rule("M-50")
def test_a_pass_for_now_is_asked_again_in_the_next_window() -> None:
    s = turn_of(ANN, seats=8, at={ANN: "azkaban"})
    put(s, rest={seat: CONCERNED for seat in EIGHT if seat not in (ANN, DAN)})
    assert passes(s) == [ANN, DAN]
    do(s, rolled(4, 6))
    assert passes(s) == [ANN, DAN]


@rule("M-50", "M-90")
@pytest.mark.parametrize("until", [MY_TURN, CONCERNED])
def test_the_own_turn_ends_every_rest(until: int) -> None:
    s = turn_of(ANN, at={ANN: "azkaban"})
    put(s, rest={BOB: until, CAT: until})
    do(s, Pass(until), rolled(4, 6))
    assert (s.turn, asked(s)) == (BOB, BOB)
    assert s.rest == [until, NOW, until]


@rule("M-90")
def test_who_throws_again_is_asked_first() -> None:
    s = turn_of(ANN, at={ANN: "azkaban"})
    put(s, rest={BOB: CONCERNED, CAT: CONCERNED})
    do(s, Pass(CONCERNED), rolled(5, 5))
    assert asked(s) == ANN
    assert isinstance(s.agenda[-1], Window)


@rule("M-50")
def test_a_silent_player_rests_until_something_concerns_them() -> None:
    s = turn_of(ANN)
    assert legal(s)[0] == Pass(CONCERNED)


# ── what concerns a resting player ───────────────────────────────────────────
@rule("M-50", "M-90")
def test_an_offer_agreed_to_wakes_and_the_window_comes_round() -> None:
    s = turn_of(ANN, owns={BOB: "burrow"}, seats=8)
    put(s, rest={seat: CONCERNED for seat in EIGHT if seat != ANN})
    do(s, offer(BOB, takes="burrow", pays=500), Accept(), Pass(NOW))
    assert asked(s) == BOB
    do(s, Pass(CONCERNED))
    assert asked(s) == CHANCE


@rule("M-50", "M-90")
def test_who_declines_an_offer_rests_on() -> None:
    s = turn_of(ANN, owns={BOB: "burrow"}, seats=8)
    put(s, rest={seat: CONCERNED for seat in EIGHT if seat != ANN})
    do(s, offer(BOB, takes="burrow", pays=500))
    assert asked(s) == BOB
    do(s, Decline(), Pass(NOW))
    assert asked(s) == CHANCE


@rule("M-90")
def test_until_my_turn_means_only_that() -> None:
    """You must still answer an offer, as nobody else can; but you keep resting."""
    s = turn_of(ANN, owns={BOB: "burrow"})
    put(s, rest={BOB: MY_TURN, CAT: MY_TURN})
    do(s, offer(BOB, takes="burrow", pays=500))
    assert asked(s) == BOB
    do(s, Decline(), Pass(NOW))
    assert asked(s) == CHANCE


@rule("M-50", "M-90")
@pytest.mark.parametrize(("until", "woken"), [(CONCERNED, True), (MY_TURN, False)])
def test_a_debt_wakes(until: int, woken: bool) -> None:
    s = scene(Draw(ANN, 0), owns={CAT: "burrow"}, cash={CAT: 10})
    put(s, rest={BOB: until, CAT: until})
    do(s, turned("dp_quidditch_bet"))
    assert isinstance(s.agenda[-1], Debt)
    do(s, mortgage("burrow"))
    assert s.cash[CAT] == 50
    assert (s.rest[CAT] == NOW) == woken


@rule("M-50", "M-54", "M-90")
def test_a_shortage_wakes() -> None:
    s = turn_of(ANN, owns={ANN: "violet", BOB: "orange"})
    put(s, rest={BOB: CONCERNED, CAT: CONCERNED}, huts=1)
    do(s, build("privet_drive"), Want(1))
    assert asked(s) == BOB
    do(s, Want(0), Pass(NOW))
    assert asked(s) == BOB, "the window comes to the one who was woken"
    do(s, Pass(CONCERNED))
    assert asked(s) == CHANCE


@rule("M-90")
@pytest.mark.parametrize(("until", "woken"), [(CONCERNED, True), (MY_TURN, False)])
def test_a_deed_that_makes_a_group_whole_wakes(until: int, woken: bool) -> None:
    s = scene(Bidding(CAT, space("burrow"), 5, ANN, (CAT, ANN)), owns={CAT: "godrics_hollow grimmauld_place"})
    put(s, rest={CAT: until})
    do(s, Bid(6), Leave())
    assert s.owner[space("burrow")] == CAT
    assert (s.rest[CAT] == NOW) == woken


@rule("M-90")
def test_any_other_deed_wakes_nobody() -> None:
    s = scene(Bidding(CAT, space("burrow"), 5, ANN, (CAT, ANN)), owns={CAT: "godrics_hollow"})
    put(s, rest={CAT: CONCERNED})
    do(s, Bid(6), Leave())
    assert s.rest[CAT] == CONCERNED


@rule("M-32", "M-90")
def test_rent_to_be_asked_for_wakes() -> None:
    s = turn_of(ANN, owns={BOB: "burrow"}, at={ANN: "azkaban"}, rent_on_demand=True)
    put(s, rest={BOB: CONCERNED, CAT: CONCERNED})
    do(s, Pass(CONCERNED), rolled(3, 5))
    assert asked(s) == BOB
    assert Claim(ANN, 14) in asides(s, BOB)


@rule("M-90")
def test_a_purchase_wakes_the_buyer_only_to_a_whole_group() -> None:
    for owns, woken in (("godrics_hollow", False), ("godrics_hollow grimmauld_place", True)):
        s = turn_of(ANN, owns={ANN: owns}, at={ANN: "azkaban"})
        put(s, rest={BOB: CONCERNED, CAT: CONCERNED})
        do(s, Pass(CONCERNED), rolled(3, 5), Buy())
        assert (asked(s) == ANN) == woken


# ── waking by oneself ────────────────────────────────────────────────────────
@rule("M-50")
def test_a_resting_seat_wakes_by_an_aside_and_is_asked_in_its_place() -> None:
    s = turn_of(ANN, seats=8, at={ANN: "azkaban"}, owns={DAN: "burrow"})
    put(s, rest={seat: CONCERNED for seat in EIGHT if seat != ANN})
    aside(s, DAN, Wake())
    assert asked(s) == ANN, "nobody is interrupted"
    assert refused(s, Wake(), DAN) == "M-50"
    do(s, Pass(CONCERNED))
    assert asked(s) == DAN
    do(s, mortgage("burrow"), Pass(NOW))
    assert asked(s) == CHANCE


@rule("M-50")
def test_also_in_the_window_in_which_it_went_to_rest() -> None:
    s = turn_of(ANN, seats=4)
    do(s, Pass(NOW), Pass(CONCERNED), Pass(MY_TURN))
    assert asked(s) == DAN
    aside(s, CAT, Wake())
    assert asked(s) == DAN
    do(s, Pass(NOW))
    assert asked(s) == CAT, "and neither Ann nor Bob, who have passed"
    do(s, Pass(NOW))
    assert asked(s) == CHANCE


@rule("M-50")
def test_it_may_wake_while_the_dice_roll_and_others_bid() -> None:
    for step in (Throw(ANN), Bidding(ANN, space("burrow"), 0, BANK, (ANN, BOB)), Buying(ANN, space("burrow"), 180)):
        s = scene(step)
        put(s, rest={CAT: MY_TURN})
        aside(s, CAT, Wake())
        assert s.rest[CAT] == NOW
        assert s.agenda[-1] == step


@rule("M-50")
def test_who_is_awake_has_nothing_to_wake_from() -> None:
    s = turn_of(ANN)
    assert Wake() not in asides(s, BOB)
    assert refused(s, Wake(), BOB) == "M-50"


@rule("M-50")
def test_the_dead_are_asked_in_no_window() -> None:
    s = turn_of(ANN, seats=8, at={ANN: "azkaban"})
    put(s, out=1 << BOB | 1 << DAN)
    assert passes(s) == [0, 2, 4, 5, 6, 7]
    do(s, rolled(4, 6))
    passes(s)
    assert s.turn == CAT


@rule("M-50")
def test_there_are_three_ways_to_pass_and_no_more() -> None:
    s = turn_of(ANN)
    assert refused(s, Pass(3)) == "M-50"
    assert refused(s, Pass(-1)) == "M-50"
