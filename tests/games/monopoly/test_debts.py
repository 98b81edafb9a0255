"""Debts: cash first, then what can be raised; players who can pay can't go bankrupt."""

from random import Random

import pytest

from greathall.games.monopoly.board import DEEDS, MANOR, MEMBERS
from greathall.games.monopoly.model import (
    Accept, Claim, Decline, Hold, Mortgage, Offer, Owes, Paid, Pass, Raze, Redeem, Sell, Yield,
)
from greathall.games.monopoly.play.debts import Debt, Due
from greathall.games.monopoly.play.spaces import Taxed
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.turn import Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import aside, mortgage, offer, refused, rolled, scene, sell, space, spaces, stand
from tests.table import ANN, BOB, CAT, SCALE, asked, do, kinds, legal, put, rule, told


# ── cash first ───────────────────────────────────────────────────────────────
@rule("MO-16.5", "M-72")
def test_who_has_the_cash_pays_and_is_not_asked() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "burrow"}, at={BOB: "azkaban"}, cash={BOB: 14})
    do(s, rolled(3, 5))
    assert told(s, Paid) == [Paid(BOB, ANN, 14, "rent")]
    assert not told(s, Owes)
    assert s.cash[BOB] == 0


@rule("MO-16.5", "M-72")
def test_who_is_short_of_it_raises_the_rest_and_pays_as_soon_as_it_is_there() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "burrow", BOB: "violet"}, at={BOB: "azkaban"}, cash={BOB: 10})
    do(s, rolled(3, 5))
    assert told(s, Owes) == [Owes(BOB, ANN, 14, "rent")]
    assert kinds(s) == ["Mortgage", "Offer"]
    assert refused(s, Yield()) == "MO-16.5"
    assert refused(s, Pass(NOW)) == "M-50"
    do(s, mortgage("privet_drive"))
    assert (s.cash[ANN], s.cash[BOB]) == (1514, 26)
    assert isinstance(s.agenda[-1], Window), "the rest of the turn goes on"


@rule("MO-16.1", "MO-16.5")
def test_a_debt_may_take_several_acts() -> None:
    s = scene(Debt(ANN, BOB, 200, "rent"), owns={ANN: "violet owl_post"}, built={"violet": 1}, cash={ANN: 20})
    do(s, sell("privet_drive"), sell("leaky_cauldron"))
    assert asked(s) == ANN
    do(s, mortgage("leaky_cauldron"), mortgage("owl_post"))
    assert asked(s) == ANN
    assert s.cash[ANN] == 175
    do(s, mortgage("privet_drive"))
    assert s.cash[:2] == [5, 1700]


@rule("M-48", "M-72")
def test_a_tax_beyond_the_cash_is_a_debt_like_any_other() -> None:
    s = scene(Taxed(ANN), owns={ANN: "blue"}, cash={ANN: 30})
    do(s, legal(s)[0])
    assert isinstance(s.agenda[-1], Debt)
    do(s, mortgage("room_of_requirement"))
    assert s.cash[ANN] == 5


# ── who can pay does not give up ─────────────────────────────────────────────
@rule("MO-16.1", "MO-16.5", "M-72")
@pytest.mark.parametrize(("debt", "able"), [(284, True), (285, False)])
def test_bankrupt_only_who_owes_more_than_can_be_raised(debt: int, able: bool) -> None:
    """Cash of 49, three huts at 25, and mortgages of 30, 30 and 100 make 284; Owl Post is already mortgaged."""
    s = scene(Debt(ANN, BOB, debt, "rent"), owns={ANN: "violet owl_post ravenclaw_common_room"},
              built={"privet_drive": 2, "leaky_cauldron": 1}, mortgaged="owl_post", cash={ANN: 49})
    assert (Yield() in legal(s)) != able
    if able:
        assert refused(s, Yield()) == "MO-16.5"
    for _ in range(6):
        do(s, next(a for a in legal(s) if isinstance(a, Sell | Mortgage)))
    assert s.is_playing(ANN)
    assert s.cash[ANN] == (0 if able else 284)
    assert isinstance(s.agenda[-1], Debt) != able


@rule("MO-16.5", "M-56", "M-72")
def test_manors_count_in_full_though_the_bank_lacks_huts() -> None:
    s = scene(Debt(ANN, BOB, 580, "rent"), owns={ANN: "violet sky_blue"}, built={"sky_blue": 5}, mortgaged="violet",
              cash={ANN: 45})
    put(s, huts=0)
    assert refused(s, Yield()) == "MO-16.5"
    do(s, Raze(1))
    assert s.cash[ANN] == 420
    do(s, mortgage("flourish_blotts"), mortgage("wizard_wheezes"), mortgage("ollivanders"))
    assert s.cash[:2] == [0, 2080]


def random_holdings(rng: Random) -> Table:
    """Ann in debt, with any deeds, buildings and mortgages the rules allow, and any stock of huts."""
    s = scene(Debt(ANN, BANK, 100_000, "tax"), cash={ANN: int(rng.random() * 50)})
    for where in DEEDS:
        s.owner[where] = ANN if rng.random() < 0.8 else BOB
    for group, members in enumerate(MEMBERS[:8]):
        if s.whole(group, ANN) and rng.random() < 0.7:
            level = int(rng.random() * MANOR)
            for where in members:
                stand(s, where, level + (rng.random() < 0.5))
    for where in s.deeds(ANN):
        if s.bare(where) and rng.random() < 0.3:
            s.mortgaged |= 1 << where
    s.huts = int(rng.random() * 6)
    return s


@rule("MO-16.5", "M-72", "M-56")
def test_what_can_be_raised_is_raised_to_the_last_galleon_in_any_order() -> None:
    for seed in range(100 * SCALE):
        rng = Random(f"raise {seed}")
        s = random_holdings(rng)
        raisable = s.raisable(ANN)
        while acts := [a for a in legal(s) if isinstance(a, Sell | Raze | Mortgage)]:
            do(s, rng.choice(acts))
            assert s.raisable(ANN) == raisable, "no act of a debtor makes the sum smaller"
        assert s.cash[ANN] == raisable
        assert set(kinds(s)) <= {"Yield", "Offer"}


# ── trades of a debtor ───────────────────────────────────────────────────────
@rule("MO-16.5", "M-67", "M-72")
def test_a_debtor_may_sell_a_deed_for_more_than_its_mortgage() -> None:
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={ANN: "dumbledores_office"}, cash={ANN: 0})
    do(s, offer(CAT, gives="dumbledores_office", asks=600), Accept())
    assert s.cash == [100, 2000, 900]
    assert s.is_playing(ANN)


@rule("M-67")
def test_also_to_the_creditor() -> None:
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={ANN: "dumbledores_office"}, cash={ANN: 0, BOB: 500})
    do(s, offer(BOB, gives="dumbledores_office", asks=500), Accept())
    assert s.cash[:2] == [0, 500]
    assert s.owner[space("dumbledores_office")] == BOB


@rule("MO-16.5", "M-67")
def test_but_not_for_less_than_it_is_worth() -> None:
    """A deed at its printed price, a mortgaged one at that less its mortgage."""
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={ANN: "dumbledores_office owl_post", CAT: "gringotts privet_drive"},
              mortgaged="owl_post", cash={ANN: 0}, offers=10)
    assert refused(s, offer(CAT, gives="dumbledores_office", asks=399)) == "M-67"
    assert refused(s, offer(CAT, gives="dumbledores_office", takes="gringotts", asks=139)) == "M-67"
    assert refused(s, offer(CAT, gives="owl_post", asks=74)) == "M-67"
    do(s, offer(CAT, gives="dumbledores_office", asks=400), Decline())
    do(s, offer(CAT, gives="dumbledores_office", takes="gringotts", asks=140), Decline())
    do(s, offer(CAT, gives="owl_post", asks=75), Decline())


@rule("MO-16.2", "MO-16.5", "M-67")
def test_a_hopeless_debtor_gives_nothing_away_before_the_creditor_gets_it() -> None:
    """Everything of value that a debtor has goes to the creditor, mortgaged or not."""
    s = scene(Debt(ANN, BOB, 2000, "rent"), owns={ANN: "dumbledores_office owl_post"}, holds={"dp_get_out": ANN},
              cash={ANN: 100})
    do(s, mortgage("dumbledores_office"), mortgage("owl_post"))
    for things in ("dumbledores_office", "owl_post", "dp_get_out", "dumbledores_office owl_post dp_get_out"):
        assert refused(s, offer(CAT, gives=things)) == "M-67"
        assert refused(s, offer(CAT, gives=things, pays=1)) == "M-67"
    do(s, Yield(), Hold(), Hold())
    assert s.deeds(BOB) == sorted(spaces("dumbledores_office owl_post"))
    assert s.papers[0] == BOB
    assert s.cash[BOB] == 1500 + 375 - 28


@rule("M-67")
def test_the_creditor_may_be_offered_anything() -> None:
    s = scene(Debt(ANN, BOB, 2000, "rent"), owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 100})
    do(s, offer(BOB, gives="dumbledores_office", pays=50), Decline())
    do(s, offer(BOB, gives="blue"), Accept(), Hold(), Hold())
    assert s.deeds(BOB) == sorted(spaces("blue"))


@rule("M-67", "M-32")
def test_one_of_several_creditors_may_not_be_offered_anything() -> None:
    """Bob asks for a small rent; Cat, who may ask for a large one, would find nothing left."""
    s = scene(Window(ANN, "end"), owns={ANN: "orange"}, cash={ANN: 0}, rent_on_demand=True)
    put(s, claims=[(CAT, ANN, 2000, 1), (BOB, ANN, 10, 1)])
    aside(s, BOB, Claim(ANN, 10))
    assert refused(s, offer(BOB, gives="burrow")) == "M-67"
    do(s, offer(BOB, gives="burrow", asks=180), Accept())


@rule("M-67", "M-32")
def test_with_the_cash_for_a_rent_in_hand_more_may_be_paid_but_no_deed_given_away() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow", CAT: "gringotts"}, cash={ANN: 700},
              rent_on_demand=True, offers=10)
    put(s, claims=[(BOB, ANN, 60, 1)])
    do(s, offer(CAT, takes="gringotts", pays=640), Decline())
    assert refused(s, offer(CAT, takes="gringotts", pays=641)) == "M-67"


@rule("M-67")
def test_what_the_debtor_could_raise_is_not_lowered_either() -> None:
    """A deed of equal worth on which the Bank would lend nothing more would ruin a player who can pay."""
    s = scene(Debt(ANN, BOB, 150, "rent"), owns={ANN: "owl_post", CAT: "dumbledores_office"},
              mortgaged="dumbledores_office", cash={ANN: 80})
    assert refused(s, offer(CAT, gives="owl_post", takes="dumbledores_office")) == "M-67"


@rule("M-41", "M-67", "M-75")
def test_a_debt_that_is_still_to_come_in_its_turn_binds_too() -> None:
    """Bob and Cat owe Ann for her card: while Bob raises his money, Cat can't give hers away."""
    s = scene(Debt(BOB, ANN, 10, "card"), owns={BOB: "burrow"}, cash={BOB: 0, CAT: 10})
    s.agenda.insert(1, Due(CAT, ANN, 10, "card"))
    assert refused(s, offer(CAT, gives="burrow", asks=1)) == "M-67"
    s.agenda[1] = Due(CAT, ANN, 9, "card")
    assert refused(s, offer(CAT, gives="burrow", asks=1)) == "M-67", "now it is Bob who gets too little"
    s.agenda[1] = Due(CAT, ANN, 10, "card")
    put(s, cash={CAT: 190})
    do(s, offer(CAT, gives="burrow", asks=180), Accept())
    assert s.cash == [1520, 170, 0]


@rule("MO-6.4", "M-32", "M-67")
def test_a_rent_that_may_still_be_asked_for_binds_whoever_could_not_pay_it() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow"}, cash={ANN: 100}, rent_on_demand=True, offers=10)
    put(s, claims=[(BOB, ANN, 60, 1)])
    assert refused(s, offer(CAT, gives="owl_post")) == "M-67", "though the cash would pay the rent"
    assert refused(s, offer(CAT, gives="owl_post", asks=149)) == "M-67"
    do(s, offer(CAT, gives="owl_post", asks=150), Decline())
    do(s, offer(BOB, gives="owl_post", pays=100), Decline(), Pass(NOW), Pass(NOW))
    assert refused(s, offer(ANN, takes="owl_post", asks=41), CAT) == "M-67", "nor does Ann agree to it"


@rule("M-67")
def test_nor_buy_what_costs_more_than_it_brings() -> None:
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={CAT: "gringotts burrow"}, mortgaged="burrow", cash={ANN: 140})
    assert refused(s, offer(CAT, takes="gringotts", pays=131)) == "M-67"
    assert refused(s, offer(CAT, takes="burrow")) == "M-67", "its interest would be lost"
    assert refused(s, offer(CAT, takes="burrow", asks=8)) == "M-67"
    do(s, offer(CAT, takes="burrow", asks=9), Decline(), offer(CAT, takes="gringotts", pays=130), Accept())
    assert s.raisable(ANN) == 140


@rule("M-67", "M-65")
def test_a_counter_offer_to_a_debtor_is_judged_in_the_same_way() -> None:
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={ANN: "dumbledores_office"}, cash={ANN: 0})
    do(s, offer(CAT, gives="dumbledores_office", asks=600))
    assert refused(s, offer(ANN, takes="dumbledores_office", pays=399)) == "M-67"
    do(s, offer(ANN, takes="dumbledores_office", pays=450), offer(CAT, gives="dumbledores_office", asks=520))
    assert refused(s, offer(ANN, takes="dumbledores_office", pays=350)) == "M-67"
    do(s, Accept())
    assert s.cash == [20, 2000, 980]


@rule("M-60", "M-67")
def test_a_get_out_card_is_worth_the_fine_it_saves() -> None:
    s = scene(Debt(ANN, BOB, 100, "rent"), holds={"dp_get_out": ANN}, cash={ANN: 60})
    assert refused(s, offer(CAT, gives="dp_get_out", asks=49)) == "M-67"
    do(s, offer(CAT, gives="dp_get_out", asks=50), Accept())
    assert s.cash == [10, 1600, 1450]


@rule("M-65", "M-72")
def test_when_all_offers_are_declined_only_giving_up_is_left() -> None:
    s = scene(Debt(ANN, BOB, 500, "rent"), owns={ANN: "owl_post"}, mortgaged="owl_post", cash={ANN: 0}, offers=1)
    assert Yield() in legal(s)
    do(s, offer(CAT, gives="owl_post", asks=600), Decline())
    assert legal(s) == [Yield()]


@rule("M-65", "M-72")
def test_each_debt_is_a_window_of_its_own() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post"}, offers=1, rent_on_demand=True)
    put(s, claims=[(BOB, ANN, 1550, 1)])
    do(s, offer(BOB, gives="owl_post", asks=900), Decline())
    aside(s, BOB, Claim(ANN, 1550))
    assert isinstance(s.agenda[-1], Debt)
    do(s, offer(BOB, gives="owl_post", asks=901), Decline())
    assert refused(s, offer(BOB, gives="owl_post", asks=902)) == "M-65"


@rule("M-67", "M-72")
def test_from_a_list_a_debtor_sells_at_what_a_deed_is_worth() -> None:
    """To the creditor, or to the richest player if that is the Bank."""
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "burrow owl_post"}, mortgaged="owl_post", cash={CAT: 9000})
    assert [a for a in legal(s) if isinstance(a, Offer)] == [
        offer(BOB, gives="burrow", asks=180), offer(BOB, gives="owl_post", asks=150 - 75)]
    s = scene(Debt(ANN, BANK, 5000, "tax"), owns={ANN: "burrow"}, cash={CAT: 9000})
    assert [a for a in legal(s) if isinstance(a, Offer)] == [offer(CAT, gives="burrow", asks=180)]


@rule("M-63", "M-67")
def test_taking_over_a_mortgage_in_debt_does_not_lose_anything_either_way() -> None:
    for answer, left in ((Hold(), 141), (Redeem(), 141)):
        s = scene(Debt(ANN, BOB, 5000, "rent"), owns={CAT: "burrow"}, mortgaged="burrow", cash={ANN: 140})
        do(s, offer(CAT, takes="burrow", asks=10), Accept(), answer)
        assert s.raisable(ANN) == left


# ── one debt after the other ─────────────────────────────────────────────────
@rule("MO-16.5", "M-75")
def test_a_debt_out_of_turn_lets_the_turn_go_on() -> None:
    s = scene(Debt(CAT, ANN, 50, "card"), turn=ANN, owns={CAT: "burrow"}, cash={CAT: 0})
    do(s, mortgage("burrow"))
    assert s.cash[CAT] == 40
    assert s.turn == BOB


@rule("MO-16.5")
def test_nobody_else_acts_in_a_debt() -> None:
    s = scene(Debt(CAT, ANN, 50, "card"), owns={BOB: "violet", CAT: "burrow"}, cash={CAT: 0})
    assert refused(s, mortgage("privet_drive"), BOB) == "MO-3.1"
    assert spaces("burrow") == [a.space for a in legal(s) if isinstance(a, Mortgage)]
