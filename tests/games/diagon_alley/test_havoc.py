"""The eight kinds of havoc, each obeyed at once; nothing helps against them."""

from typing import Any

import pytest

from greathall.games.diagon_alley.board import HAVOCS
from greathall.games.diagon_alley.model import (
    Buy, CoinLost, Defend, Defended, Dropped, End, GiveBack, InAlley, Landed, Lost, Missed, PaidOut, Roll, Won,
)
from greathall.games.diagon_alley.play.cards import Draw, Fizzle, Returning
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    COIN, EVERYTHING, ITEM, alley, door, drawn, drop, enter, hand, inside, items, refused, rolled, scene, street, under,
)
from tests.table import ANN, BOB, CAT, asked, do, legal, rule, told


def havoc(card: str, **facts: Any) -> Table:
    """Ann, who has moved, draws this card."""
    s = scene(Turn(ANN, True), **facts)
    s.then(Draw(ANN))
    drawn(s, card)
    return s


# ── nothing helps ────────────────────────────────────────────────────────────
@rule("DA-7.1", "DA-C07")
@pytest.mark.parametrize("card", HAVOCS)
def test_nobody_defends_against_havoc(card: str) -> None:
    s = havoc(card, at={ANN: street(8)}, hands={ANN: "defend"}, trunk={ANN: "owl wand"})
    assert Defend() not in legal(s)
    assert refused(s, Defend(), ANN).startswith("DA-")
    assert told(s, Defended) == []


# ── Banished ─────────────────────────────────────────────────────────────────
@rule("DA-6.1", "DA-7.1", "DA-C15")
def test_banished_goes_through_the_next_gate_and_the_turn_is_over() -> None:
    s = havoc("banished", at={ANN: street(8)})
    assert s.at[ANN] == alley(11)
    assert [event.reason for event in told(s, InAlley)] == ["card"]
    assert asked(s) == BOB
    do(s, Roll(), rolled(2, 2))
    assert s.turn == BOB


# ── Returned Item ────────────────────────────────────────────────────────────
@rule("DA-10.1", "DA-C14", "DA-P03", "DA-P04")
def test_an_item_of_the_owners_choice_is_for_sale_again() -> None:
    s = havoc("returned_item", at={ANN: street(8), BOB: inside("owls"), CAT: inside("owls")},
              trunk={ANN: "owl wand", BOB: "owl"})
    assert s.agenda[-1] == Returning(ANN)
    assert legal(s) == [GiveBack(item) for item in sorted((ITEM["owl"], ITEM["wand"]))]
    assert refused(s, GiveBack(ITEM["book"])) == "DA-C14"
    assert s.stock[ITEM["owl"]] == 0
    do(s, GiveBack(ITEM["owl"]))
    assert items(s, ANN) == ["wand"]
    assert s.stock[ITEM["owl"]] == 1
    assert told(s, Lost) == [Lost(ANN, ITEM["owl"], NOWHERE)]
    do(s, End())
    assert Buy() not in legal(s), "Bob has one"
    do(s, Roll(), rolled(1, 1))
    assert Buy() in legal(s), "Cat has none"


@rule("DA-C14")
def test_an_empty_trunk_returns_nothing() -> None:
    s = havoc("returned_item", at={ANN: street(8)}, trunk={BOB: "owl"})
    assert s.agenda[-1] == Turn(ANN, True)
    assert told(s, Lost) == []


@rule("DA-E03", "DA-10.1")
def test_a_full_trunk_that_loses_an_item_does_not_win() -> None:
    s = havoc("returned_item", at={ANN: street(37)}, trunk={ANN: EVERYTHING})
    do(s, GiveBack(ITEM["wand"]), End())
    pass_round(s, BOB, CAT)
    do(s, Roll(), rolled(2, 2), enter("inn"))
    assert s.agenda[-1] == Turn(ANN, True)
    assert told(s, Won) == []


# ── coins ────────────────────────────────────────────────────────────────────
@rule("DA-B07")
@pytest.mark.parametrize("coin", COIN)
def test_a_coin_of_that_kind_goes_to_the_bank_if_there_is_one(coin: str) -> None:
    s = havoc(f"lost_{coin}", at={ANN: street(8)})
    assert s.coins[ANN] == [2 - (COIN[coin] == i) for i in range(3)]
    assert s.bank == [14 + (COIN[coin] == i) for i in range(3)]
    assert told(s, CoinLost) == [CoinLost(ANN, COIN[coin])]


@rule("DA-B07")
@pytest.mark.parametrize("coin", COIN)
def test_without_such_a_coin_nothing_is_lost(coin: str) -> None:
    purse = (3 * (coin != "galleon"), 3 * (coin != "sickle"), 3 * (coin != "knut"))
    s = havoc(f"lost_{coin}", at={ANN: street(8)}, coins={ANN: purse})
    assert tuple(s.coins[ANN]) == purse
    assert told(s, CoinLost) == []


# ── Crowd ────────────────────────────────────────────────────────────────────
@rule("DA-B08", "DA-S05")
def test_the_next_turn_is_missed_and_only_that() -> None:
    s = havoc("crowd", at={ANN: street(8), BOB: street(1), CAT: street(11)})
    assert s.agenda[-1] == Turn(ANN, True), "this turn goes on"
    do(s, End())
    pass_round(s, BOB, CAT)
    assert told(s, Missed) == [Missed(ANN)]
    assert asked(s) == BOB
    pass_round(s, BOB, CAT)
    assert s.agenda[-1] == Turn(ANN, False)


def pass_round(s: Table, *seats: int) -> None:
    """Each is banished from the first space by two cauldrons: turns without a choice."""
    for seat in seats:
        assert s.agenda[-1] == Turn(seat, False)
        s.at[seat] = street(1)
        do(s, Roll(), rolled(1, 1))


@rule("DA-S05")
def test_missed_turns_add_up() -> None:
    s = havoc("crowd", missed={ANN: 1})
    assert s.missed[ANN] == 2
    s.then(Draw(ANN))
    drawn(s, "crowd")
    do(s, End())
    for left in (2, 1, 0):
        pass_round(s, BOB, CAT)
        assert s.missed[ANN] == left
    pass_round(s, BOB, CAT)
    assert asked(s) == ANN
    assert told(s, Missed) == [Missed(ANN)] * 3


# ── Wrong Way ────────────────────────────────────────────────────────────────
@rule("DA-B09", "DA-M09")
def test_four_spaces_back_without_pay() -> None:
    """From just behind the bank to before it; from a swirl's neighbour on to nothing."""
    s = havoc("wrong_way", at={ANN: street(22)})
    assert s.at[ANN] == street(18)
    assert told(s, Landed)[-1].space == street(18)
    assert told(s, PaidOut) == []
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-B09")
def test_back_on_to_a_swirl_draws_nothing_and_on_to_a_door_enters_nothing() -> None:
    s = havoc("wrong_way", at={ANN: street(6)})
    assert s.at[ANN] == street(2)
    assert s.agenda[-1] == Turn(ANN, True)
    s = havoc("wrong_way", at={ANN: street(9)})
    assert s.at[ANN] == door("cauldrons")
    assert s.shop(ANN) == NOWHERE


@rule("DA-B09", "DA-M09")
def test_back_on_to_the_banks_doorway_pays_nothing() -> None:
    s = havoc("wrong_way", at={ANN: street(24)})
    assert s.at[ANN] == door("bank")
    assert told(s, PaidOut) == []
    assert s.coins[ANN] == [2, 2, 2]


@rule("DA-B09")
def test_from_inside_one_goes_back_from_the_doorway() -> None:
    s = havoc("wrong_way", at={ANN: inside("cauldrons")})
    assert s.at[ANN] == street(1)
    s = havoc("wrong_way", at={ANN: street(2)})
    assert s.at[ANN] == street(38), "round the corner"


@rule("DA-B09", "DA-4.2")
def test_a_taken_space_pushes_on_forward() -> None:
    s = havoc("wrong_way", at={ANN: street(22), BOB: street(18), CAT: street(19)})
    assert s.at[ANN] == door("bank")
    assert told(s, PaidOut) == []
    s = havoc("wrong_way", at={ANN: street(22), BOB: street(18), CAT: street(19), 3: street(20), 4: street(21)},
              seats=5)
    assert s.at[ANN] == street(22), "back where one came from, if that is the next free space"


# ── Fizzle ───────────────────────────────────────────────────────────────────
@rule("DA-B10", "DA-7.4")
def test_a_spell_of_ones_choice_goes_under_the_pile() -> None:
    s = havoc("fizzle", at={ANN: street(8)}, hands={ANN: "shove defend shove floo_powder"})
    assert s.agenda[-1] == Fizzle(ANN)
    assert legal(s) == [drop("floo_powder"), drop("defend"), drop("shove")]
    assert refused(s, drop("close_shop")) == "DA-B10"
    do(s, drop("shove"))
    assert hand(s, ANN) == ["defend", "floo_powder", "shove"]
    assert under(s) == ["fizzle", "shove"]
    assert len(told(s, Dropped)) == 1
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-B10")
def test_an_empty_hand_loses_nothing() -> None:
    s = havoc("fizzle", at={ANN: street(8)}, hands={BOB: "shove"})
    assert s.agenda[-1] == Turn(ANN, True)
    assert hand(s, BOB) == ["shove"]
