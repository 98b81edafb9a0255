"""Mortgages: money from the Bank on a deed, lifting, and deeds that change hands with one."""

import pytest

from greathall.games.monopoly.board import DEEDS, INTEREST, LIFT, MORTGAGE
from greathall.games.monopoly.model import (
    Accept, Hold, Lift, Lifted, Mortgage, Mortgaged, Paid, Redeem,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK
from greathall.games.monopoly.play.turn import Throw
from greathall.games.monopoly.play.trade import TakeOver
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import build, lift, mortgage, offer, owned, refused, rolled, scene, sell, space
from tests.table import ANN, BOB, CAT, asked, do, legal, put, rule, told


# ── mortgaging ───────────────────────────────────────────────────────────────
@rule("MO-15.1")
def test_a_mortgage_brings_the_value_on_the_deed_which_stays_with_its_owner() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"}, cash={ANN: 0})
    do(s, mortgage("burrow"))
    assert s.cash[ANN] == 90
    assert s.is_mortgaged(space("burrow"))
    assert s.owner[space("burrow")] == ANN
    assert told(s, Mortgaged) == [Mortgaged(ANN, space("burrow"), 90)]


@rule("MO-15.1")
def test_no_deed_is_mortgaged_twice_or_by_another() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow", BOB: "gringotts"}, mortgaged="burrow")
    assert refused(s, mortgage("burrow")) == "MO-15.1"
    assert refused(s, mortgage("gringotts")) == "MO-15.1"
    assert refused(s, mortgage("go")) == "MO-2.1"


@rule("MO-15.1", "M-70")
def test_every_building_of_the_group_is_sold_first() -> None:
    """A bare street can't be mortgaged either while another of its group is built on."""
    s = scene(Window(ANN), owns={ANN: "orange owl_post"}, built={"burrow": 1})
    assert refused(s, mortgage("burrow")) == "MO-15.1"
    assert refused(s, mortgage("godrics_hollow")) == "MO-15.1"
    do(s, mortgage("owl_post"), sell("burrow"), mortgage("godrics_hollow"), mortgage("burrow"))
    assert s.is_mortgaged(space("burrow"))


@rule("MO-15.1", "MO-6.2")
def test_one_of_a_group_is_mortgaged_the_others_keep_earning() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, mortgaged="burrow", at={BOB: "azkaban"})
    do(s, rolled(3, 5))
    assert not told(s, Paid)
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, mortgaged="burrow", at={BOB: "azkaban"})
    do(s, rolled(4, 5))
    assert told(s, Paid) == [Paid(BOB, ANN, 32, "rent")]


@rule("M-49", "M-68")
def test_mortgaging_serves_between_throw_and_end_of_move_but_lifting_waits() -> None:
    for step in (Buying(ANN, space("gringotts"), 260), Bidding(ANN, space("gringotts"), 5, BOB, (ANN, BOB)),
                 Debt(ANN, BANK, 2000, "tax")):
        s = scene(step, owns={ANN: "burrow owl_post"}, mortgaged="owl_post")
        assert refused(s, lift("owl_post")) == "M-49"
        do(s, mortgage("burrow"))
        assert s.is_mortgaged(space("burrow"))


@rule("M-68")
def test_both_in_a_window_even_of_another() -> None:
    s = scene(Window(BOB), turn=ANN, owns={BOB: "burrow owl_post"}, mortgaged="owl_post")
    do(s, mortgage("burrow"), lift("owl_post"))
    assert (s.is_mortgaged(space("burrow")), s.is_mortgaged(space("owl_post"))) == (True, False)


# ── lifting ──────────────────────────────────────────────────────────────────
@rule("MO-15.2", "M-69")
def test_lifting_costs_the_mortgage_and_a_tenth() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"}, mortgaged="burrow", cash={ANN: 99})
    do(s, lift("burrow"))
    assert (s.cash[ANN], s.is_mortgaged(space("burrow"))) == (0, False)
    assert told(s, Lifted) == [Lifted(ANN, space("burrow"), 99)]


@rule("M-69", "M-71")
@pytest.mark.parametrize(("name", "interest", "cost"), [
    ("floo_network", 8, 83), ("owl_post", 8, 83), ("room_of_requirement", 18, 193), ("dumbledores_office", 20, 220),
    ("privet_drive", 3, 33), ("slytherin_common_room", 10, 110)])
def test_a_tenth_of_the_mortgage_is_rounded_up(name: str, interest: int, cost: int) -> None:
    s = scene(Window(ANN), owns={ANN: name}, mortgaged=name, cash={ANN: cost - 1})
    assert refused(s, lift(name)) == "MO-15.2"
    put(s, cash={ANN: cost})
    do(s, lift(name))
    assert s.cash[ANN] == 0
    assert INTEREST[space(name)] == interest


@rule("MO-15.2")
def test_only_the_owner_lifts_and_only_what_is_mortgaged() -> None:
    s = scene(Window(ANN), owns={ANN: "gringotts", BOB: "burrow"}, mortgaged="burrow")
    assert refused(s, lift("burrow")) == "MO-15.2"
    assert refused(s, lift("gringotts")) == "MO-15.2"
    assert not [a for a in legal(s) if isinstance(a, Lift)]


@rule("MO-15.1", "MO-15.2", "MO-17.1")
def test_mortgaging_and_lifting_always_costs_something() -> None:
    """The Bank lends, and is paid for it: no deed makes money by being mortgaged and lifted."""
    for where in DEEDS:
        s = scene(Window(ANN), cash={ANN: 1000})
        put(s, owner={where: ANN})
        do(s, Mortgage(where), Lift(where))
        assert s.cash[ANN] == 1000 - INTEREST[where]
        assert LIFT[where] == MORTGAGE[where] + INTEREST[where]


# ── a mortgaged deed changes hands ───────────────────────────────────────────
@rule("MO-15.3", "M-63", "M-71")
def test_the_new_owner_pays_a_tenth_at_once_and_again_when_lifting_later() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, mortgaged="burrow", cash={ANN: 208})
    do(s, offer(BOB, takes="burrow", pays=100), Accept())
    assert asked(s) == ANN
    do(s, Hold())
    assert (s.cash[ANN], s.is_mortgaged(space("burrow"))) == (99, True)
    do(s, lift("burrow"))
    assert s.cash[ANN] == 0


@rule("MO-15.3", "M-63")
def test_or_lifts_it_at_once_for_the_mortgage_and_one_tenth() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, mortgaged="burrow", cash={ANN: 199})
    do(s, offer(BOB, takes="burrow", pays=100), Accept(), Redeem())
    assert (s.cash[ANN], s.is_mortgaged(space("burrow"))) == (0, False)
    do(s, mortgage("burrow"))


@rule("MO-15.3")
def test_lifting_at_once_needs_the_cash() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, mortgaged="burrow", cash={ANN: 198})
    do(s, offer(BOB, takes="burrow", pays=100), Accept())
    assert refused(s, Redeem()) == "MO-15.3"
    assert legal(s) == [Hold()]


@rule("MO-15.3", "M-63")
def test_who_takes_the_answer_may_be_the_new_owner_too() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow", BOB: "gringotts"}, mortgaged="burrow gringotts",
              cash={ANN: 13, BOB: 9})
    do(s, offer(BOB, gives="burrow", takes="gringotts"), Accept())
    assert asked(s) == ANN
    do(s, Hold())
    assert asked(s) == BOB
    do(s, Hold())
    assert s.cash[:2] == [0, 0]
    assert owned(s, BOB) == ["The Burrow"]


@rule("MO-15.3", "M-64")
def test_lifting_one_never_eats_the_tenth_of_the_next() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow grimmauld_place"}, mortgaged="burrow grimmauld_place",
              cash={ANN: 9 + 90 + 9})
    do(s, offer(BOB, takes="burrow grimmauld_place"), Accept())
    assert legal(s) == [Hold()], "90 + 9 would leave 9, and 10 are due for the other"
    put(s, cash={ANN: 9 + 90 + 10})
    do(s, Redeem(), Hold())
    assert s.cash[ANN] == 0


@rule("MO-15.3", "M-64")
def test_who_could_not_pay_the_tenth_can_not_make_the_trade() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow", ANN: "gringotts"}, mortgaged="burrow", cash={ANN: 8, BOB: 0})
    assert refused(s, offer(BOB, takes="burrow")) == "M-64"
    assert refused(s, offer(BOB, gives="gringotts", takes="burrow")) == "M-64"
    put(s, cash={ANN: 109})
    assert refused(s, offer(BOB, takes="burrow", pays=101)) == "M-64"
    do(s, offer(BOB, takes="burrow", pays=100), Accept(), Hold())
    assert s.cash[ANN] == 0


@rule("M-64")
def test_the_tenth_may_come_out_of_the_cash_that_is_asked_for() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, mortgaged="burrow", cash={ANN: 0, BOB: 9})
    assert refused(s, offer(BOB, takes="burrow", asks=8)) == "M-64"
    do(s, offer(BOB, takes="burrow", asks=9), Accept(), Hold())
    assert s.cash[:2] == [0, 0]


@rule("M-64")
def test_the_other_side_must_be_able_to_pay_its_tenth_as_well() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"}, mortgaged="burrow", cash={BOB: 58})
    assert refused(s, offer(BOB, gives="burrow", asks=50)) == "M-64"
    do(s, offer(BOB, gives="burrow", asks=49), Accept(), Hold())
    assert s.cash[BOB] == 0


@rule("MO-15.2", "M-51")
def test_a_traded_mortgage_still_forbids_building() -> None:
    s = scene(Window(ANN), owns={ANN: "godrics_hollow grimmauld_place", CAT: "burrow"}, mortgaged="burrow")
    do(s, offer(CAT, takes="burrow", pays=10), Accept(), Hold())
    assert refused(s, build("grimmauld_place")) == "MO-15.2"
    do(s, lift("burrow"), build("grimmauld_place"))


@rule("M-63")
def test_the_maker_of_an_offer_decides_first_and_deeds_go_in_board_order() -> None:
    s = scene(Window(BOB), turn=ANN, owns={ANN: "burrow owl_post", BOB: "gringotts privet_drive"},
              mortgaged="burrow owl_post gringotts privet_drive")
    do(s, offer(ANN, gives="gringotts privet_drive", takes="burrow owl_post"), Accept())
    order = []
    while isinstance(s.agenda[-1], TakeOver):
        order.append((asked(s), s.agenda[-1].space))
        do(s, Hold())
    assert order == [(BOB, space("burrow")), (BOB, space("owl_post")),
                     (ANN, space("privet_drive")), (ANN, space("gringotts"))]
