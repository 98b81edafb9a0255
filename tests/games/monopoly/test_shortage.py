"""Shortages: wishes, and auctions of huts and manors one by one."""

from typing import Any

import pytest

from greathall.games.monopoly.model import Accept, BidFor, BidMade, Build, Built, Leave, Left, Pass, Short, Want
from greathall.games.monopoly.play.shortage import PieceBid, Wish
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import build, mortgage, offer, raze, refused, scene, sell, space, spaces
from tests.table import ANN, BOB, CAT, DAN, asked, do, kinds, legal, put, rule, told


def bid(amount: int, name: str) -> BidFor:
    return BidFor(amount, space(name))


def short(huts: int | None = None, manors: int | None = None, **facts: Any) -> Table:
    """Ann's window; the Bank has only this many pieces left."""
    s = scene(Window(ANN), **facts)
    put(s, huts=s.huts if huts is None else huts, manors=s.manors if manors is None else manors)
    return s


def wanted(s: Table) -> list[int]:
    return [a.count for a in legal(s) if isinstance(a, Want)]


# ── is there a shortage? ─────────────────────────────────────────────────────
@rule("MO-13.1")
def test_no_question_while_there_is_enough_for_all() -> None:
    """Bob could place twelve: with thirteen in the Bank Ann's hut is no loss to him."""
    s = short(huts=13, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"))
    assert (asked(s), s.huts) == (ANN, 12)
    do(s, build("leaky_cauldron"))
    assert isinstance(s.agenda[-1], Wish)
    assert told(s, Short) == [Short(False, 12)]
    assert s.huts == 12, "nothing is built before all have spoken"


@rule("MO-13.2", "M-54")
def test_a_lone_builder_buys_what_is_left() -> None:
    s = short(huts=2, owns={ANN: "violet", BOB: "burrow godrics_hollow"})
    do(s, build("privet_drive"), build("leaky_cauldron"))
    assert s.huts == 0
    assert s.cash[ANN] == 1400
    assert refused(s, build("privet_drive")) == "MO-13.1"


@rule("MO-13.2", "M-54")
def test_who_could_not_place_or_pay_for_a_piece_is_no_rival() -> None:
    """Bob's group is mortgaged, Cat has no money, Dan's group is full."""
    s = short(huts=1, seats=4, owns={ANN: "violet", BOB: "orange", 2: "red", 3: "sky_blue"}, mortgaged="burrow",
              built={"sky_blue": 5}, cash={2: 149})
    do(s, build("privet_drive"))
    assert s.huts == 0
    assert not told(s, Short)


@rule("M-54")
def test_wishes_are_stated_in_window_order_from_the_active_player() -> None:
    s = scene(Window(CAT), turn=BOB, owns={ANN: "violet", BOB: "orange", CAT: "sky_blue"})
    put(s, huts=1)
    do(s, build("ollivanders"))
    order = []
    while isinstance(s.agenda[-1], Wish):
        order.append(asked(s))
        do(s, Want(1))
    assert order == [BOB, CAT, ANN]
    assert isinstance(s.agenda[-1], PieceBid)
    assert asked(s) == BOB


@rule("MO-13.1", "M-54")
def test_a_wish_is_no_larger_than_what_one_can_place_and_pay_for() -> None:
    s = short(huts=3, owns={ANN: "violet", BOB: "orange sky_blue"}, cash={ANN: 149, BOB: 380},
              built={"sky_blue": 4, "flourish_blotts": 3})
    do(s, build("privet_drive"))
    assert wanted(s) == [1, 2], "who began to build wants one at least; G 149 buy two at 50"
    assert refused(s, Want(0)) == "M-54"
    do(s, Want(2))
    assert wanted(s) == [0, 1, 2, 3, 4], "one at 50, then three at 100"


@rule("MO-13.1")
def test_wishes_that_fit_the_stock_are_simply_built() -> None:
    """Ann may build two, Bob one, without being asked again; a fourth hut would be a new question."""
    s = short(huts=3, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(2), Want(1))
    assert asked(s) == ANN
    assert [s.built[where] for where in spaces("violet")] == [1, 0]
    do(s, build("leaky_cauldron"))
    assert asked(s) == ANN
    assert len(told(s, Short)) == 1
    do(s, Pass(NOW), build("burrow"))
    assert s.huts == 0
    assert [e.amount for e in told(s, Built)] == [50, 50, 100]


@rule("M-54")
def test_a_piece_that_another_wished_for_is_not_taken_away_in_silence() -> None:
    s = short(huts=2, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(1), Want(1), build("leaky_cauldron"))
    assert isinstance(s.agenda[-1], Wish)
    do(s, Want(1))
    assert isinstance(s.agenda[-1], PieceBid), "what Bob said still holds"


@rule("M-54", "M-95")
def test_wishes_said_before_hold_when_somebody_builds() -> None:
    """Ann wants eleven and Bob one of twelve huts; Cat's manor then takes four of them."""
    s = short(huts=12, owns={ANN: "violet orange", BOB: "red", CAT: "blue"}, built={"blue": 5},
              cash={BOB: 3000, CAT: 0})
    do(s, build("privet_drive"), Want(11), Want(1))
    assert s.huts == 11, "the wishes fit: Ann has built"
    do(s, Pass(NOW), Pass(NOW), sell("dumbledores_office"))
    assert s.huts == 7
    do(s, Pass(NOW), build("leaky_cauldron"))
    assert isinstance(s.agenda[-1], PieceBid), "ten and one are more than seven, and nobody need be asked again"
    assert [short.left for short in told(s, Short)] == [12, 7]


@rule("M-95")
def test_only_who_has_said_nothing_yet_is_asked_for_a_wish() -> None:
    s = short(huts=3, owns={ANN: "violet", BOB: "orange", CAT: "honeydukes shrieking_shack", DAN: "three_broomsticks"},
              seats=4)
    do(s, build("privet_drive"), Want(1), Want(2), Pass(NOW), Pass(NOW))
    assert (asked(s), s.huts) == (CAT, 2)
    do(s, offer(DAN, takes="three_broomsticks", pays=240), Accept(), build("honeydukes"))
    assert s.agenda[-1] == Wish(CAT, False, 1), "Bob wants two, and is not asked again"
    do(s, Want(1))
    assert s.agenda[-1] == PieceBid(BOB, False, 0, BANK, -1, (BOB, CAT))


@rule("MO-12.1", "MO-13.2", "M-54")
def test_what_is_won_at_an_auction_is_what_was_asked_for() -> None:
    """Ann asks for one hut and wins it: no second one, nor a manor, is built unasked."""
    s = short(huts=2, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(2), Want(1), bid(50, "privet_drive"), Leave())
    assert told(s, Built) == [Built(ANN, space("privet_drive"), 1, 50)]
    assert (asked(s), s.huts) == (ANN, 1)


@rule("MO-12.1", "MO-13.2", "M-54")
def test_nor_does_the_fourth_hut_become_a_manor() -> None:
    s = short(huts=2, owns={ANN: "sky_blue", BOB: "orange"}, built={"sky_blue": 4, "ollivanders": 3}, cash={BOB: 500})
    do(s, build("ollivanders"), Want(1), Want(2), bid(100, "ollivanders"), Leave())
    assert s.built[space("ollivanders")] == 4
    assert [e.amount for e in told(s, Built)] == [100]


@rule("MO-13.2", "M-54")
def test_nor_is_the_rest_of_a_wish_built_unasked_when_nobody_else_can_pay() -> None:
    """Ann asks for a hut in Privet Drive, wants two and wins one, which she builds next door. Bob spends all he has on
    the next, so that the last one is hers to build or not."""
    s = short(huts=3, owns={ANN: "violet", BOB: "orange"}, cash={BOB: 500})
    do(s, build("privet_drive"), Want(2), Want(2), bid(50, "leaky_cauldron"), Leave())
    do(s, bid(51, "privet_drive"), bid(500, "burrow"), Leave())
    assert [(e.seat, e.space) for e in told(s, Built)] == [(ANN, space("leaky_cauldron")), (BOB, space("burrow"))]
    assert (s.agenda[-1], s.huts) == (Window(ANN), 1)
    do(s, build("privet_drive"))
    assert s.huts == 0


@rule("M-54")
def test_a_request_for_a_manor_does_not_turn_into_one_for_a_hut() -> None:
    """Ann sells a hut on that very place between the bids, then lets the manor go."""
    s = short(manors=1, owns={ANN: "violet", BOB: "sky_blue"}, built={"violet": 4, "sky_blue": 4})
    do(s, build("privet_drive"), Want(1), Want(1), bid(50, "privet_drive"), bid(51, "ollivanders"))
    do(s, sell("privet_drive"), Leave())
    assert [s.built[space(name)] for name in ("privet_drive", "ollivanders")] == [3, 5]


@rule("M-54")
def test_who_wants_none_is_not_asked_again_in_this_window() -> None:
    s = short(huts=3, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(1), Want(0), build("leaky_cauldron"), build("privet_drive"))
    assert s.huts == 0
    assert len(told(s, Short)) == 1


@rule("M-54")
def test_the_next_window_asks_anew() -> None:
    s = short(huts=2, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(1), Want(0), Pass(NOW), Pass(NOW), Pass(NOW))
    assert s.turn == BOB
    do(s, Pass(NOW), Pass(NOW), build("leaky_cauldron"))
    assert isinstance(s.agenda[-1], Wish)


# ── auctions ─────────────────────────────────────────────────────────────────
def last_hut(**facts: Any) -> Table:
    """Ann (violet, huts at 50) and Bob (orange, at 100) both want the last hut."""
    s = short(huts=1, owns={ANN: "violet", BOB: "orange"}, **facts)
    do(s, build("privet_drive"), Want(1), Want(1))
    return s


@rule("MO-13.1", "MO-13.2")
def test_the_highest_bidder_gets_it_and_places_it_at_once() -> None:
    s = last_hut()
    do(s, bid(50, "leaky_cauldron"), bid(100, "grimmauld_place"), bid(101, "privet_drive"), Leave())
    assert s.built[space("privet_drive")] == 1
    assert (s.huts, s.cash[ANN], s.cash[BOB]) == (0, 1399, 1500)
    assert told(s, Built) == [Built(ANN, space("privet_drive"), 1, 101)]
    assert [(e.seat, e.amount) for e in told(s, BidMade)] == [(ANN, 50), (BOB, 100), (ANN, 101)]
    assert [e.seat for e in told(s, Left)] == [BOB]
    assert asked(s) == ANN


@rule("MO-13.2", "M-54")
def test_the_lowest_bid_is_the_price_of_the_deed_where_it_will_stand() -> None:
    s = last_hut()
    assert refused(s, bid(49, "privet_drive")) == "M-54"
    do(s, bid(50, "privet_drive"))
    assert refused(s, bid(99, "burrow")) == "M-54"
    assert refused(s, bid(1501, "burrow")) == "M-54"
    do(s, bid(100, "burrow"))
    assert refused(s, bid(100, "privet_drive")) == "M-54"
    assert refused(s, bid(200, "burrow")) == "M-54", "not Ann's"


@rule("MO-13.2")
def test_the_last_one_left_may_have_it_for_its_price() -> None:
    s = last_hut()
    do(s, Leave(), bid(100, "burrow"))
    assert s.built[space("burrow")] == 1
    assert s.cash[BOB] == 1400


@rule("M-54")
def test_a_hut_nobody_bids_for_stays_and_the_builder_is_not_held_up() -> None:
    s = last_hut()
    do(s, Leave(), Leave())
    assert (asked(s), s.huts) == (ANN, 1)
    do(s, build("privet_drive"))
    assert s.huts == 0, "the others have said that they want none"


@rule("MO-13.2", "M-54")
def test_pieces_go_one_by_one_until_the_wishes_fit_the_stock() -> None:
    """Three huts, wishes for four: one auction, then each builds the rest at the deed's price."""
    s = short(huts=3, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(2), Want(2), bid(60, "privet_drive"), bid(110, "burrow"), Leave())
    assert s.built[space("burrow")] == 1
    assert isinstance(s.agenda[-1], PieceBid), "Ann still wants two, Bob one, and there are two"
    do(s, bid(50, "privet_drive"), Leave())
    assert asked(s) == ANN
    assert (s.huts, s.built[space("privet_drive")], s.built[space("leaky_cauldron")]) == (1, 1, 0)


@rule("MO-13.2", "M-54")
def test_when_the_wishes_fit_the_builder_builds_what_was_begun() -> None:
    """Bob wins one of two, and wants no more: Ann gets the other for the price on the deed."""
    s = short(huts=2, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(2), Want(1), bid(50, "leaky_cauldron"), bid(100, "burrow"), Leave())
    assert [s.built[where] for where in spaces("violet burrow")] == [1, 0, 1]
    assert (s.huts, s.cash[ANN], s.cash[BOB]) == (0, 1450, 1400)
    assert asked(s) == ANN


@rule("MO-13.2", "M-54")
def test_who_lets_one_piece_go_may_still_have_the_next() -> None:
    s = short(huts=3, owns={ANN: "violet", BOB: "orange"})
    do(s, build("privet_drive"), Want(2), Want(2), bid(70, "leaky_cauldron"), Leave(), bid(50, "privet_drive"), Leave())
    assert [s.built[where] for where in spaces("violet")] == [1, 1]
    do(s, Pass(NOW), build("burrow"))
    assert (s.huts, s.cash[BOB]) == (0, 1400), "at the deed's price, and nobody is asked again"


@rule("MO-13.2", "M-54")
def test_three_players_bid_clockwise_from_the_active_one() -> None:
    s = short(huts=2, owns={ANN: "violet", BOB: "orange", CAT: "red"})
    do(s, build("privet_drive"), Want(1), Want(1), Want(1))
    assert asked(s) == ANN
    do(s, bid(50, "privet_drive"))
    assert asked(s) == BOB
    do(s, bid(100, "burrow"))
    assert asked(s) == CAT
    do(s, bid(150, "honeydukes"), Leave())
    assert asked(s) == BOB
    do(s, bid(160, "burrow"), Leave())
    assert s.built[space("burrow")] == 1
    assert asked(s) == ANN, "one hut is left, and Ann and Cat want one each"
    assert isinstance(s.agenda[-1], PieceBid)
    do(s, Leave(), bid(150, "shrieking_shack"))
    assert s.huts == 0
    assert asked(s) == ANN


@rule("M-54")
def test_a_wish_no_longer_payable_falls_away() -> None:
    s = short(huts=2, owns={ANN: "violet", BOB: "orange"}, cash={BOB: 250})
    do(s, build("privet_drive"), Want(1), Want(2), bid(200, "privet_drive"), bid(201, "burrow"), Leave())
    assert s.cash[BOB] == 49
    assert (s.huts, s.built[space("privet_drive")]) == (0, 1), "Ann alone is left, at the deed's price"
    assert s.cash[ANN] == 1450


@rule("MO-13.2", "M-28")
def test_cash_may_be_raised_between_bids() -> None:
    s = last_hut(cash={ANN: 50, BOB: 100})
    put(s, owner={space("owl_post"): ANN})
    do(s, bid(50, "privet_drive"), bid(100, "burrow"))
    assert kinds(s) == ["Leave", "Mortgage"]
    do(s, mortgage("owl_post"))
    assert "BidFor" in kinds(s)
    do(s, bid(125, "privet_drive"), Leave())
    assert s.cash[ANN] == 0
    assert s.built[space("privet_drive")] == 1


@rule("MO-13.2", "M-56")
def test_no_manor_is_changed_for_the_huts_that_are_being_auctioned() -> None:
    s = short(huts=4, owns={ANN: "violet blue", BOB: "orange"}, built={"blue": 5})
    do(s, build("privet_drive"), Want(4), Want(4))
    assert refused(s, sell("dumbledores_office")) == "M-54"
    assert refused(s, offer(BOB, gives="violet", asks=10)) == "M-49"
    do(s, raze("blue"), Leave(), Leave())
    assert s.manors == 12


# ── manors ───────────────────────────────────────────────────────────────────
@rule("MO-13.1", "MO-13.2")
def test_manors_run_short_just_the_same() -> None:
    s = short(manors=1, owns={ANN: "violet", BOB: "sky_blue"}, built={"violet": 4, "sky_blue": 4})
    huts = s.huts
    do(s, build("privet_drive"))
    assert told(s, Short) == [Short(True, 1)]
    assert wanted(s) == [1, 2]
    do(s, Want(1))
    assert wanted(s) == [0, 1, 2, 3]
    do(s, Want(2), bid(50, "leaky_cauldron"))
    assert refused(s, bid(50, "ollivanders")) == "M-54"
    do(s, bid(51, "ollivanders"), Leave())
    assert s.built[space("ollivanders")] == 5
    assert (s.manors, s.huts) == (0, huts + 4)


@rule("M-54")
def test_a_wish_for_huts_says_nothing_about_manors() -> None:
    s = short(huts=1, manors=1, owns={ANN: "violet orange", BOB: "sky_blue red"}, built={"violet": 4, "sky_blue": 4})
    do(s, build("burrow"), Want(1), Want(0), build("privet_drive"))
    assert isinstance(s.agenda[-1], Wish)
    assert s.agenda[-1].manors


@rule("M-54")
def test_who_waits_for_a_manor_is_no_rival_for_huts() -> None:
    s = short(huts=1, owns={ANN: "violet", BOB: "sky_blue"}, built={"sky_blue": 4})
    do(s, build("privet_drive"))
    assert s.huts == 0


# ── the stock ────────────────────────────────────────────────────────────────
@rule("MO-2.1", "MO-13.1")
def test_thirty_two_huts_and_not_one_more() -> None:
    s = scene(Window(ANN), owns={ANN: "violet sky_blue purple"}, cash={ANN: 10_000})
    for count in range(4):
        for where in spaces("violet sky_blue purple"):
            assert s.built[where] == count
            do(s, Build(where))
    assert s.huts == 0
    assert [a for a in legal(s) if isinstance(a, Build)] == [Build(where) for where in spaces(
        "violet sky_blue purple")], "only manors"


@rule("MO-2.1", "MO-13.1")
def test_twelve_manors_and_not_one_more() -> None:
    s = scene(Window(ANN), owns={ANN: "violet sky_blue purple orange red"}, cash={ANN: 10_000},
              built={"violet": 5, "sky_blue": 5, "purple": 5, "orange": 5})
    assert s.manors == 1
    put(s, built=dict.fromkeys(spaces("red"), 4), huts=20)
    do(s, build("honeydukes"))
    assert (s.manors, s.huts) == (0, 24)
    assert refused(s, build("shrieking_shack")) == "MO-13.1"


@pytest.mark.parametrize("huts", [1, 2, 5])
@rule("MO-13.2")
def test_a_shortage_always_ends(huts: int) -> None:
    """Players who always take the first option, or always the last, come back to the window, and no piece is
    created."""
    for choice in (0, -1):
        s = short(huts=huts, owns={ANN: "violet blue", BOB: "orange", CAT: "red"})
        do(s, build("privet_drive"))
        for _ in range(200):
            if isinstance(s.agenda[-1], Window):
                break
            do(s, [a for a in legal(s) if isinstance(a, Leave | Want | BidFor)][choice])
        assert isinstance(s.agenda[-1], Window)
        assert s.huts >= 0
        assert s.huts + sum(s.built) == huts
