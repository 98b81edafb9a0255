"""Bankruptcy: to a player, to the Bank, and who is left."""

from typing import Any

from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import FREE
from greathall.games.monopoly.model import (
    Accept, Bankrupt, Bid, Bought, Claim, Hold, Leave, Lifted, Owes, Paid, Redeem, Resign, Seal, Unsold, Won, Yield,
)
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.spaces import Draw
from greathall.games.monopoly.play.table import BANK, CONCERNED, Table
from greathall.games.monopoly.play.turn import Attempt, Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import (
    aside, asides, deck, lift, mortgage, offer, owned, refused, rolled, scene, space, spaces, turned,
)
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, put, rule, told


# ── to a player ──────────────────────────────────────────────────────────────
@rule("MO-16.1", "MO-16.2", "M-73")
def test_everything_of_value_goes_to_the_creditor_and_the_player_retires() -> None:
    """Buildings go back at half price, and that cash goes along."""
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "violet owl_post", BOB: "burrow"}, cash={ANN: 70},
              built={"privet_drive": 5, "leaky_cauldron": 4}, holds={"dp_get_out": ANN, "qb_get_out": CAT})
    do(s, Yield())
    assert s.cash == [0, 1500 + 70 + 9 * 25, 1500]
    assert s.deeds(BOB) == sorted(spaces("violet owl_post burrow"))
    assert not s.deeds(ANN)
    assert (s.huts, s.manors) == (32, 12)
    assert s.papers == [BOB, CAT]
    assert not s.is_playing(ANN)
    assert told(s, Bankrupt) == [Bankrupt(ANN, BOB, 70 + 225)]


@rule("MO-16.2", "M-71", "M-73")
def test_the_creditor_at_once_pays_a_tenth_on_each_mortgage() -> None:
    """They may then lift each for its value alone, or keep it and pay the tenth again."""
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "blue burrow"}, mortgaged="blue", cash={ANN: 0, BOB: 300})
    do(s, Yield())
    assert told(s, Paid) == [Paid(BOB, BANK, 18, "interest"), Paid(BOB, BANK, 20, "interest")]
    assert s.cash[BOB] == 262
    assert s.agenda[-1] == Keep(BOB, space("room_of_requirement"))
    do(s, Redeem())
    assert told(s, Lifted) == [Lifted(BOB, space("room_of_requirement"), 175)]
    assert s.cash[BOB] == 87
    assert legal(s) == [Hold()], "200 would be needed"
    assert refused(s, Redeem()) == "MO-16.2"
    do(s, Hold())
    assert asked(s) == BOB, "his turn"
    put(s, cash={BOB: 220})
    do(s, lift("dumbledores_office"))
    assert s.cash[BOB] == 0


@rule("MO-16.2", "M-79")
def test_a_creditor_short_of_the_tenth_raises_it_like_any_debt() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "blue", BOB: "violet"}, mortgaged="blue", cash={ANN: 0, BOB: 0})
    do(s, Yield())
    assert told(s, Owes) == [Owes(BOB, BANK, 18, "interest")]
    assert refused(s, Yield()) == "MO-16.5"
    do(s, mortgage("privet_drive"))
    assert s.agenda[-1] == Debt(BOB, BANK, 20, "interest")
    do(s, mortgage("leaky_cauldron"), Hold(), Hold())
    assert s.cash[BOB] == 60 - 38
    assert s.deeds(BOB) == sorted(spaces("violet blue"))


@rule("MO-16.2", "MO-16.3", "M-79")
def test_an_inheritance_may_ruin_the_creditor() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), seats=4, owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 0, BOB: 20})
    do(s, Yield())
    assert s.agenda[-1] == Debt(BOB, BANK, 20, "interest")
    do(s, Yield())
    assert [(e.seat, e.to, e.amount) for e in told(s, Bankrupt)] == [(ANN, BOB, 0), (BOB, BANK, 2)]
    assert s.living() == [CAT, DAN]
    assert s.agenda[-1] == Bidding(CAT, space("room_of_requirement"), 0, BANK, (CAT, DAN))
    assert not s.mortgaged, "from the Bank they are free of mortgage"


@rule("M-79", "M-82")
def test_who_falls_by_the_first_tenth_is_not_asked_for_the_next() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), seats=4, owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 0, BOB: 0})
    do(s, Yield(), Yield(), *[Leave()] * 4)
    assert (s.turn, asked(s)) == (CAT, CAT)
    assert told(s, Owes) == [Owes(BOB, BANK, 18, "interest")]


@rule("M-79")
def test_or_a_sale_saves_the_creditor() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 0, BOB: 0})
    do(s, Yield(), offer(CAT, gives="dumbledores_office", asks=200), Accept(), Hold())
    assert s.cash == [0, 200 - 38, 1300 - 20]
    assert s.agenda[-1] == Keep(BOB, space("room_of_requirement"))
    do(s, Hold())
    assert isinstance(s.agenda[-1], Window), "the other deed is Cat's now, and not Bob's to lift"


@rule("MO-16.2", "M-90")
def test_groups_the_creditor_completes_are_whole() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "burrow", BOB: "godrics_hollow grimmauld_place"}, cash={ANN: 0})
    do(s, Yield())
    assert s.whole(3, BOB)


# ── to the Bank ──────────────────────────────────────────────────────────────
def ruined_by_the_bank(**options: Any) -> Table:
    """Bob of four, on his own turn, owes a tax he can't pay."""
    return scene(Debt(BOB, BANK, 5000, "tax"), turn=BOB, seats=4, owns={BOB: "violet gringotts"}, built={"violet": 2},
                 mortgaged="gringotts", cash={BOB: 66}, holds={"qb_get_out": BOB}, **options)


@rule("MO-16.1", "MO-16.3", "M-74")
def test_all_goes_to_the_bank_and_the_turn_is_over() -> None:
    s = ruined_by_the_bank()
    do(s, Yield())
    assert s.cash == [1500, 0, 1500, 1500], "nobody gets anything for it"
    assert s.huts == 32
    assert told(s, Bankrupt) == [Bankrupt(BOB, BANK, 66)]
    do(s, *[Leave()] * 9)
    assert (s.turn, asked(s)) == (CAT, CAT)


@rule("MO-16.3", "M-74", "M-76", "M-77")
def test_each_deed_is_auctioned_at_once_in_board_order_from_the_next_player() -> None:
    s = ruined_by_the_bank()
    do(s, Yield())
    assert s.agenda[-1] == Bidding(CAT, space("privet_drive"), 0, BANK, (CAT, DAN, ANN))
    do(s, Bid(10), Bid(11), Leave(), Leave())
    assert s.agenda[-1] == Bidding(CAT, space("leaky_cauldron"), 0, BANK, (CAT, DAN, ANN))
    do(s, Leave(), Leave(), Leave())
    assert s.agenda[-1] == Bidding(CAT, space("gringotts"), 0, BANK, (CAT, DAN, ANN))
    do(s, Leave(), Leave(), Bid(200))
    assert told(s, Bought) == [Bought(DAN, space("privet_drive"), 11), Bought(ANN, space("gringotts"), 200)]
    assert told(s, Unsold) == [Unsold(space("leaky_cauldron"))]
    assert not s.is_mortgaged(space("gringotts")), "sold free of mortgage"
    assert s.cash == [1300, 0, 1500, 1489]
    assert s.turn == CAT


@rule("M-77", "M-27")
def test_a_table_with_sealed_bids_auctions_them_so() -> None:
    s = ruined_by_the_bank(sealed_bids=True)
    do(s, Yield())
    assert s.agenda[-1] == Sealed(CAT, space("privet_drive"))
    do(s, Seal(5), Seal(7), Seal(7))
    assert s.owner[space("privet_drive")] == DAN


@rule("MO-16.3", "M-78")
def test_a_get_out_card_goes_under_its_deck() -> None:
    s = ruined_by_the_bank()
    do(s, Yield())
    assert s.papers == [BANK, BANK]
    assert deck(s, 1).bottoms.cards == [FREE[1]]


@rule("MO-16.3", "M-77")
def test_bidders_may_raise_money_but_nobody_builds_on_the_way() -> None:
    s = ruined_by_the_bank()
    put(s, owner={space("burrow"): CAT})
    do(s, Yield(), mortgage("burrow"), Bid(1590), Leave(), Leave())
    assert s.cash[CAT] == 0


# ── the last one left ────────────────────────────────────────────────────────
@rule("MO-16.4", "M-81", "M-83")
def test_with_one_player_left_the_game_is_over_at_once_without_auctions() -> None:
    s = scene(Debt(ANN, BANK, 5000, "tax"), seats=2, owns={ANN: "violet"}, cash={ANN: 0})
    do(s, Yield())
    assert not s.agenda
    assert told(s, Won) == [Won((BOB,), "last")]
    assert s.owner[space("privet_drive")] == BANK
    assert GAME.result(s).winners == (BOB,)


@rule("MO-16.4", "M-81")
def test_the_last_creditor_wins_and_pays_no_interest_any_more() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), seats=2, owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 5, BOB: 0})
    do(s, Yield())
    assert not s.agenda
    assert s.cash == [0, 5]
    assert owned(s, BOB) == ["The Room of Requirement", "Dumbledore's Office"]


@rule("MO-16.4", "M-79")
def test_two_may_fall_one_after_the_other_and_the_third_wins() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "blue"}, mortgaged="blue", cash={ANN: 0, BOB: 0})
    do(s, Yield(), Yield())
    assert told(s, Won) == [Won((CAT,), "last")]
    assert GAME.result(s).scores == (0.0, 0.0, 1.0)


# ── out of turn, and in the middle of things ─────────────────────────────────
@rule("M-82")
def test_bankrupt_on_anothers_turn_by_a_card() -> None:
    """Ann collects from each: Bob can't pay, Cat can; Bob's turn never comes."""
    s = scene(Draw(ANN, 0), seats=4, owns={BOB: "burrow"}, mortgaged="burrow", cash={BOB: 10})
    do(s, turned("dp_quidditch_bet"), Yield())
    assert told(s, Bankrupt) == [Bankrupt(BOB, ANN, 10)]
    do(s, Hold())
    assert s.cash == [1500 + 10 - 9 + 50 + 50, 0, 1450, 1450]
    assert s.turn == CAT


@rule("M-82", "MO-6.4")
def test_bankrupt_by_late_rent() -> None:
    s = scene(Window(BOB), turn=BOB, seats=4, rent_on_demand=True, owns={DAN: "owl_post"},
              cash={ANN: 5})
    put(s, claims=[(CAT, ANN, 40, 1), (ANN, DAN, 8, 1)])
    aside(s, CAT, Claim(ANN, 40))
    do(s, Yield())
    assert s.cash == [0, 1500, 1505, 1500]
    assert s.claims == [], "the claims of the dead die with them"
    assert asked(s) == BOB, "the window goes on"
    assert isinstance(s.agenda[-1], Window)


@rule("M-82", "M-50")
def test_the_window_of_the_ruined_passes_on() -> None:
    s = scene(Window(BOB), turn=ANN, seats=4, rent_on_demand=True, owns={DAN: "owl_post"},
              cash={BOB: 5})
    put(s, claims=[(CAT, BOB, 40, 1)])
    aside(s, CAT, Claim(BOB, 40))
    do(s, Yield())
    assert asked(s) == CAT
    assert s.turn == ANN


@rule("M-82", "M-14")
def test_ruined_on_the_own_turn_it_ends_with_all_that_was_pending() -> None:
    """Ann pays each 50: Bob is paid, Cat is the creditor who gets what is left, Dan nothing."""
    s = scene(Draw(ANN, 1), seats=4, owns={ANN: "owl_post"}, mortgaged="owl_post", cash={ANN: 60})
    do(s, turned("qb_imperius"))
    assert s.agenda[-1] == Debt(ANN, CAT, 50, "card")
    do(s, Yield(), Hold())
    assert s.cash == [0, 1550, 1510 - 8, 1500]
    assert s.deeds(CAT) == [space("owl_post")]
    assert (s.turn, asked(s)) == (BOB, BOB)


@rule("M-75", "M-79")
def test_the_collector_may_fall_by_what_is_inherited_and_collects_no_more() -> None:
    s = scene(Draw(ANN, 0), seats=4, owns={BOB: "blue green"}, mortgaged="blue green", cash={ANN: 0, BOB: 10})
    do(s, turned("dp_quidditch_bet"), Yield())
    assert s.agenda[-1] == Debt(ANN, BANK, 15, "interest")
    do(s, Yield())
    assert s.living() == [CAT, DAN]
    assert s.cash == [0, 0, 1500, 1500]
    assert asked(s) == CAT, "the auctions begin with the next after Ann who is left"


@rule("MO-16.1", "M-82")
def test_nobody_loses_twice_and_the_dead_say_nothing() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), cash={ANN: 0})
    do(s, Yield())
    assert asides(s, ANN) == []
    assert refused(s, Resign(), ANN) == "MO-16.1"
    assert refused(s, Yield(), ANN) == "MO-16.1"
    assert len(told(s, Bankrupt)) == 1


@rule("M-82")
def test_the_turn_order_skips_the_dead() -> None:
    s = scene(Throw(ANN), seats=4, at={ANN: "azkaban"}, owns={DAN: "owl_post"})
    put(s, out=1 << BOB | 1 << CAT, rest={ANN: CONCERNED, DAN: CONCERNED})
    do(s, rolled(4, 6))
    assert (s.turn, asked(s)) == (DAN, DAN)


@rule("MO-9.4", "MO-16.3")
def test_the_fine_after_the_third_throw_may_ruin() -> None:
    s = scene(Attempt(ANN), jailed={ANN: 3}, cash={ANN: 49})
    do(s, rolled(1, 2), Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 49)]
    assert s.at[ANN] == space("azkaban"), "no move"
    assert s.turn == BOB


@rule("M-73")
def test_all_interest_is_paid_before_any_deed_is_decided_on_in_board_order() -> None:
    s = scene(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "gringotts burrow privet_drive"}, cash={ANN: 0},
              mortgaged="gringotts burrow privet_drive")
    do(s, Yield())
    assert [e.amount for e in told(s, Paid)] == [3, 9, 13]
    order = []
    while isinstance(s.agenda[-1], Keep):
        order.append(s.agenda[-1].space)
        do(s, Hold())
    assert order == [space("privet_drive"), space("burrow"), space("gringotts")]
