"""Daily Prophet and Quibbler: the decks, every card, moves that lead on, cards between one player and all others."""

from random import Random
from typing import Any

import pytest

from greathall.core.words import CHANCE
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import CARDS, DECK_OF
from greathall.games.monopoly.model import (
    Accept, Bankrupt, Buy, Decline, Drew, Flat, Leave, Moved, Mortgage, Offer, Paid, Threw, Try, UseCard, Won, Yield,
)
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Draw
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.turn import Cell, Throw, TurnEnds
from tests.games.monopoly.scenes import CARD, deck, owned, pass_on, refused, rolled, scene, space, stack, throw, turned
from tests.table import ANN, BOB, CAT, DAN, asked, do, rule, told

PROPHET, QUIBBLER = range(2)


def drawing(card: str, **facts: Any) -> Table:
    """Ann comes to the first space of that deck and draws this card."""
    s = scene(Throw(ANN), **facts)
    if DECK_OF[CARD[card]] == PROPHET:
        s.at[ANN] = space("daily_prophet_2") - 3
    else:
        s.at[ANN] = space("quibbler_1") - 3
    do(s, rolled(1, 2), turned(card))
    return s


# ── the decks ────────────────────────────────────────────────────────────────
@rule("MO-7.1")
@pytest.mark.parametrize(("name", "which"), [
    ("daily_prophet_1", 0), ("daily_prophet_2", 0), ("daily_prophet_3", 0),
    ("quibbler_1", 1), ("quibbler_2", 1), ("quibbler_3", 1)])
def test_each_card_space_draws_from_its_own_deck_and_every_card_is_as_likely(name: str, which: int) -> None:
    s = scene(Throw(ANN))
    s.at[ANN] = (space(name) - 3) % 40
    do(s, rolled(1, 2))
    step = s.agenda[-1]
    assert isinstance(step, Draw)
    assert step.seat == CHANCE
    assert step.odds(s) == [(turned(row["id"]), 1) for i, row in enumerate(CARDS) if DECK_OF[i] == which]


@rule("MO-7.1", "M-04")
def test_a_card_goes_under_its_deck_and_comes_back_only_after_all_others_in_the_same_order() -> None:
    s = scene()
    names = [row["id"] for i, row in enumerate(CARDS) if DECK_OF[i] == PROPHET][::-1]
    for again in (False, True):
        for name in names:
            s.clear()
            s.then(Draw(ANN, PROPHET), TurnEnds(ANN))
            assert not again or [a for a, _ in s.agenda[-1].odds(s)] == [turned(name)], "never shuffled again"
            do(s, turned(name))
        names = [name for name in names if name != "dp_get_out"]  # which is kept


@rule("MO-7.1")
def test_what_was_drawn_is_seen_by_all_and_leaves_fifteen_to_come() -> None:
    s = drawing("dp_potions")
    assert told(s, Drew) == [Drew(ANN, CARD["dp_potions"])]
    assert deck(s, PROPHET).bottoms.cards == [CARD["dp_potions"]]
    assert len(deck(s, PROPHET).bag) == 15
    assert turned("dp_potions") not in [a for a, _ in Draw(BOB, PROPHET).odds(s)]


# ── money ────────────────────────────────────────────────────────────────────
@rule("MO-7.1", "M-44", "MO-2.1")
@pytest.mark.parametrize(("card", "amount"), [
    ("dp_potions", 10), ("dp_gringotts_error", 200), ("dp_school_fee", -150), ("dp_horcrux", 100),
    ("dp_house_elf", 100), ("dp_pomfrey", -50), ("dp_refund", 20), ("dp_patronus", 45), ("dp_st_mungos", -100),
    ("dp_troll", 100), ("dp_yule_ball", 25), ("qb_snitch", 150), ("qb_dividend", 50), ("qb_howler", -15)])
def test_cards_that_give_or_take_money(card: str, amount: int) -> None:
    s = drawing(card)
    assert s.cash == [1500 + amount, 1500, 1500]
    paid = Paid(BANK, ANN, amount, "card") if amount > 0 else Paid(ANN, BANK, -amount, "card")
    assert told(s, Paid) == [paid]


@rule("MO-7.1")
def test_a_card_that_can_not_be_paid_from_cash_is_an_ordinary_debt() -> None:
    s = drawing("dp_school_fee", cash={ANN: 100}, owns={ANN: "burrow"})
    assert isinstance(s.agenda[-1], Debt)
    do(s, Mortgage(space("burrow")))
    assert s.cash[ANN] == 40


@rule("MO-7.5", "M-42")
@pytest.mark.parametrize(("card", "hut", "manor"), [("dp_pixies", 40, 115), ("qb_dementors", 25, 100)])
def test_repairs_charge_huts_and_manors_and_a_manor_is_not_five_huts_as_well(card: str, hut: int, manor: int) -> None:
    s = drawing(card, owns={ANN: "orange blue", BOB: "red"},
                built={"burrow": 2, "godrics_hollow": 1, "blue": 5, "red": 4})
    assert s.cash == [1500 - 3 * hut - 2 * manor, 1500, 1500]
    s = drawing(card)
    assert s.cash[ANN] == 1500
    assert told(s, Paid) == [], "nothing to repair, nothing to pay"


# ── between one player and all others ────────────────────────────────────────
@rule("MO-7.5")
def test_every_other_player_gives_the_one_who_drew_50_clockwise() -> None:
    s = drawing("dp_quidditch_bet", seats=4)
    assert s.cash == [1650, 1450, 1450, 1450]
    assert told(s, Paid) == [Paid(seat, ANN, 50, "card") for seat in (BOB, CAT, DAN)]


@rule("MO-7.5")
def test_the_one_who_drew_gives_every_other_player_50_clockwise() -> None:
    s = scene(Throw(CAT), seats=4, turn=CAT)
    do(s, rolled(3, 4), turned("qb_imperius"))
    assert s.cash == [1550, 1550, 1350, 1550]
    assert told(s, Paid) == [Paid(CAT, seat, 50, "card") for seat in (DAN, ANN, BOB)]


@rule("MO-7.5")
def test_who_is_out_neither_pays_nor_gets() -> None:
    s = scene(Throw(ANN), seats=4)
    s.out = 1 << CAT
    do(s, rolled(3, 4), turned("qb_imperius"))
    assert s.cash == [1400, 1550, 1500, 1550]


@rule("MO-7.5", "M-41")
def test_collecting_each_debt_is_its_own_and_one_failure_stops_no_other() -> None:
    s = drawing("dp_quidditch_bet", seats=4, cash={BOB: 60, CAT: 30, DAN: 20}, owns={DAN: "burrow"})
    assert (s.cash, asked(s)) == ([1550, 10, 30, 20], CAT)
    do(s, Yield())
    assert (s.living(), s.cash[ANN], asked(s)) == ([ANN, BOB, DAN], 1580, DAN)
    do(s, Mortgage(space("burrow")))
    assert s.cash == [1630, 10, 0, 60]
    assert (s.turn, asked(s)) == (ANN, ANN), "Ann's turn goes on"


@rule("M-41")
def test_paying_each_the_one_who_fails_is_bankrupt_to_that_creditor_and_later_ones_get_nothing() -> None:
    s = drawing("qb_imperius", seats=4, cash={ANN: 70}, owns={ANN: "privet_drive"}, mortgaged="privet_drive")
    assert (s.cash, asked(s)) == ([20, 1550, 1500, 1500], ANN)
    do(s, Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, CAT, 20)]
    assert (s.cash, s.owner[space("privet_drive")]) == ([0, 1550, 1517, 1500], CAT), "3 of interest at once"
    assert asked(s) == CAT, "who may lift it"


@rule("M-41", "MO-16.4")
def test_collecting_may_end_the_game() -> None:
    s = drawing("dp_quidditch_bet", cash={BOB: 10, CAT: 20})
    do(s, Yield(), Yield())
    assert told(s, Won) == [Won((ANN,), "last")]
    assert (s.agenda, s.cash[ANN]) == ([], 1530)


# ── moves ────────────────────────────────────────────────────────────────────
@rule("MO-7.3")
@pytest.mark.parametrize(("card", "where"), [
    ("qb_three_broomsticks", "three_broomsticks"), ("qb_office", "dumbledores_office"), ("qb_hagrid", "hagrids_hut"),
    ("qb_slytherin", "slytherin_common_room"), ("qb_utility", "floo_network"),
    ("qb_common_room_a", "hufflepuff_common_room")])
def test_a_card_that_moves_the_token_leads_to_an_ordinary_landing(card: str, where: str) -> None:
    s = drawing(card)
    assert s.at[ANN] == space(where)
    assert told(s, Moved)[-1] == Moved(ANN, space("quibbler_1"), space(where), False)
    do(s, Buy())
    assert s.owner[space(where)] == ANN


@rule("MO-7.3")
def test_a_card_that_moves_the_token_may_cost_rent() -> None:
    s = drawing("qb_office", owns={BOB: "dumbledores_office"})
    assert s.cash == [1450, 1550, 1500]


@rule("MO-7.3", "M-15")
@pytest.mark.parametrize(("name", "back"), [
    ("quibbler_1", "ministry_tax"), ("quibbler_2", "grimmauld_place"), ("quibbler_3", "daily_prophet_3")])
def test_three_spaces_back_and_the_new_space_acts_in_full(name: str, back: str) -> None:
    s = scene(Throw(ANN), owns={BOB: "grimmauld_place"})
    s.at[ANN] = space(name) - 3
    do(s, rolled(1, 2), turned("qb_pastilles"))
    assert s.at[ANN] == space(back)
    assert told(s, Moved)[-1] == Moved(ANN, space(name), space(back), True)
    if back == "ministry_tax":
        do(s, Flat())
        assert s.cash[ANN] == 1300
    elif back == "grimmauld_place":
        assert s.cash == [1484, 1516, 1500]
    else:
        do(s, turned("dp_potions"))
        assert s.cash[ANN] == 1510


@rule("M-43", "M-15")
def test_a_second_card_may_lead_on_again_and_doubles_still_count() -> None:
    s = scene(Throw(ANN), at={ANN: "chamber_of_secrets"}, holds={"qb_get_out": CAT})
    do(s, rolled(2, 2), turned("qb_pastilles"), turned("dp_go"))
    assert (s.at[ANN], s.cash[ANN]) == (space("go"), 1700)
    assert [e.card for e in told(s, Drew)] == [CARD["qb_pastilles"], CARD["dp_go"]]
    throw(s, 6, 4)
    assert (s.turn, s.at[ANN]) == (ANN, space("azkaban"))


@rule("M-43", "MO-9.1")
def test_a_second_card_may_lead_to_azkaban() -> None:
    s = scene(Throw(ANN), at={ANN: "chamber_of_secrets"})
    do(s, rolled(2, 2), turned("qb_pastilles"), turned("dp_azkaban"))
    assert (s.at[ANN], s.jailed[ANN], s.turn) == (space("azkaban"), 1, BOB)


# ── to the nearest ───────────────────────────────────────────────────────────
@rule("MO-7.4")
@pytest.mark.parametrize(("start", "room", "utility"), [
    ("quibbler_1", "hufflepuff_common_room", "floo_network"), ("quibbler_2", "ravenclaw_common_room", "owl_post"),
    ("quibbler_3", "slytherin_common_room", "floo_network")])
def test_the_nearest_is_the_next_one_forward(start: str, room: str, utility: str) -> None:
    for card, where in (("qb_common_room_a", room), ("qb_common_room_b", room), ("qb_utility", utility)):
        s = scene(Throw(ANN))
        s.at[ANN] = space(start) - 3
        do(s, rolled(1, 2), turned(card))
        assert s.at[ANN] == space(where)


@rule("MO-7.4", "M-37")
@pytest.mark.parametrize(("owns", "owed"), [("hufflepuff_common_room", 50), ("common_rooms", 400)])
def test_the_nearest_common_room_costs_twice_its_usual_rent(owns: str, owed: int) -> None:
    s = drawing("qb_common_room_a", owns={BOB: owns})
    assert told(s, Paid) == [Paid(ANN, BOB, owed, "rent")]


@rule("MO-7.4", "M-36")
@pytest.mark.parametrize("owns", ["floo_network", "utilities"])
def test_the_nearest_utility_costs_ten_times_a_fresh_throw_however_many_are_owned(owns: str) -> None:
    s = drawing("qb_utility", owns={BOB: owns})
    do(s, rolled(5, 5))
    assert told(s, Paid) == [Paid(ANN, BOB, 100, "rent")]
    assert told(s, Threw) == [Threw(ANN, 1, 2), Threw(ANN, 5, 5)]
    assert s.at[ANN] == space("floo_network"), "that throw moves nobody"
    pass_on(s)
    assert s.turn == BOB, "and its doubles mean nothing"


@rule("MO-7.4", "M-36")
def test_doubles_before_the_fresh_throw_still_give_another_throw() -> None:
    s = scene(Throw(ANN), at={ANN: "leaky_cauldron"}, owns={BOB: "floo_network"})
    do(s, rolled(2, 2), turned("qb_utility"), rolled(1, 2))
    assert s.cash[ANN] == 1470
    throw(s, 5, 3)
    assert (s.turn, s.at[ANN]) == (ANN, space("free_parking"))


@rule("MO-7.4", "M-36", "M-37")
@pytest.mark.parametrize("card", ["qb_utility", "qb_common_room_b"])
def test_the_nearest_costs_nothing_if_mortgaged_or_ones_own(card: str) -> None:
    mine = drawing(card, owns={ANN: "utilities common_rooms"})
    mortgaged = drawing(card, owns={BOB: "utilities common_rooms"}, mortgaged="utilities common_rooms")
    for s in (mine, mortgaged):
        assert s.agenda[-1].seat == ANN, "no fresh throw"
        assert s.cash == [1500] * 3


# ── Get Out of Azkaban Free ──────────────────────────────────────────────────
@rule("MO-7.2", "M-39")
@pytest.mark.parametrize(("card", "which"), [("dp_get_out", PROPHET), ("qb_get_out", QUIBBLER)])
def test_the_get_out_card_is_kept_and_goes_under_its_own_deck_when_used(card: str, which: int) -> None:
    s = drawing(card)
    assert s.papers[which] == ANN
    assert len(deck(s, which)) == 15
    s.clear()
    s.then(Cell(ANN), TurnEnds(ANN))
    do(s, UseCard(which))
    assert s.papers[which] == BANK
    assert deck(s, which).bottoms.cards == [CARD[card]]
    assert len(deck(s, which)) == 16


@rule("MO-7.2", "M-39")
def test_each_get_out_card_remembers_its_deck() -> None:
    s = scene(Throw(CAT), turn=CAT, jailed={ANN: 1}, at={CAT: "azkaban"}, holds={"dp_get_out": ANN, "qb_get_out": ANN})
    stack(s, "qb_howler")
    do(s, rolled(6, 4))
    pass_on(s)
    pass_on(s)
    do(s, UseCard(QUIBBLER))
    assert s.papers == [ANN, BANK]
    assert deck(s, QUIBBLER).bottoms.cards == [CARD["qb_howler"], CARD["qb_get_out"]]
    assert (len(deck(s, PROPHET)), len(deck(s, QUIBBLER))) == (15, 16)


@rule("MO-7.2", "M-40")
def test_a_get_out_card_may_be_sold_in_a_window_at_any_price_or_as_part_of_a_trade() -> None:
    s = scene(Throw(ANN), at={ANN: "azkaban"}, holds={"dp_get_out": ANN}, owns={BOB: "burrow"})
    do(s, rolled(6, 4), Offer(BOB, (40,), (), 0, 1), Accept())
    assert (s.papers[PROPHET], s.cash[:2]) == (BOB, [1501, 1499])
    do(s, Offer(BOB, (), (space("burrow"), 40), 700, 0), Accept())
    assert (s.papers[PROPHET], owned(s, ANN)) == (ANN, ["The Burrow"])


@rule("MO-7.2", "M-40")
def test_nobody_sells_a_card_they_have_not() -> None:
    s = scene(Throw(ANN), at={ANN: "azkaban"}, holds={"dp_get_out": BOB})
    do(s, rolled(6, 4))
    assert refused(s, Offer(BOB, (40,), (), 0, 1)) == "MO-14.3"
    assert refused(s, Offer(BOB, (), (41,), 1, 0)) == "MO-14.3"


# ── who knows what ───────────────────────────────────────────────────────────
@rule("MO-19.1", "M-86")
def test_everything_lies_open_but_the_order_of_the_decks() -> None:
    s = scene(Throw(ANN), owns={BOB: "orange"}, built={"orange": 1}, cash={CAT: 77}, holds={"qb_get_out": BOB})
    stack(s, "dp_troll", "dp_potions", "qb_howler")
    for seat in (ANN, BOB, CAT, None):
        view = GAME.view(s, seat)
        assert (view.cash, view.owner, view.built, view.papers) == (s.cash, s.owner, s.built, s.papers)
        assert view.drawn == [[CARD["dp_troll"], CARD["dp_potions"]], [CARD["qb_howler"]]], "in order: all saw them go"
        assert view.unseen == [sorted(view.unseen[0]), sorted(view.unseen[1])], "named, in no order"
        assert [len(cards) for cards in view.unseen] == [14, 14]


@rule("MO-19.1", "M-86")
def test_two_tables_that_differ_only_in_the_order_of_a_deck_look_the_same_to_everybody() -> None:
    one, other = scene(Throw(ANN)), scene(Throw(ANN))
    other.decks[PROPHET].bag.reverse()
    for seat in (ANN, BOB, CAT, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)


@rule("MO-19.1", "M-86")
def test_a_bot_imagines_the_same_table_and_no_order_of_the_deck() -> None:
    s = drawing("dp_get_out")
    for seat in range(3):
        view = GAME.view(s, seat)
        imagined = GAME.imagine(view, Random(seat))
        assert GAME.view(imagined, seat) == view
        assert Draw(BOB, PROPHET).odds(imagined) == Draw(BOB, PROPHET).odds(s)


@rule("MO-7.3", "MO-5.2")
def test_a_declined_landing_by_card_is_auctioned_and_the_turn_goes_on() -> None:
    s = drawing("qb_office")
    do(s, Decline(), Leave(), Leave(), Leave())
    pass_on(s)
    assert s.turn == BOB


@rule("MO-7.2", "M-21")
def test_a_get_out_card_drawn_while_free_does_nothing_until_azkaban() -> None:
    s = drawing("qb_get_out")
    assert refused(s, UseCard(QUIBBLER)) == "MO-9.3"
    assert refused(s, Try()) == "MO-9.3"
