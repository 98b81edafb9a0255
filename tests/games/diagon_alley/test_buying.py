"""Buying: inside, with exact coins, no duplicates, while there is something to sell."""

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import Bought, Buy, End, GiveBack
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    ITEM, alley, done, door, drawn, enter, inside, items, purse, refused, roll, scene, street,
)
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, rule, told

PRICES = {"cauldrons": (0, 1, 1), "potions": (0, 1, 1), "owls": (0, 1, 1), "robes": (1, 1, 0), "books": (1, 0, 1),
          "wands": (2, 0, 0)}
SELLS = {"cauldrons": "cauldron", "potions": "potion", "owls": "owl", "robes": "robe", "books": "book", "wands": "wand"}


@rule("DA-5.1")
@pytest.mark.parametrize("shop", PRICES)
def test_the_coins_shown_go_to_the_bank_and_the_item_into_the_trunk(shop: str) -> None:
    s = scene(at={ANN: inside(shop)})
    item = ITEM[SELLS[shop]]
    stock = s.stock[item]
    do(s, Buy())
    assert purse(s, ANN) == tuple(2 - cost for cost in PRICES[shop])
    assert s.bank == [14 + cost for cost in PRICES[shop]]
    assert (items(s, ANN), s.stock[item]) == ([SELLS[shop]], stock - 1)
    assert told(s, Bought) == [Bought(ANN, item)]


@rule("DA-5.1", "DA-P02")
@pytest.mark.parametrize("shop", PRICES)
def test_exactly_the_coins_shown_are_enough(shop: str) -> None:
    g, k, n = PRICES[shop]
    s = scene(at={ANN: inside(shop)}, coins={ANN: (g, k, n)})
    do(s, Buy())
    assert purse(s, ANN) == (0, 0, 0)


@rule("DA-5.1", "DA-P02")
@pytest.mark.parametrize(("shop", "coins"), [
    ("cauldrons", (5, 0, 1)), ("cauldrons", (5, 1, 0)), ("wands", (1, 5, 5)), ("robes", (0, 5, 5)),
    ("books", (3, 3, 0)), ("owls", (2, 0, 0))])
def test_no_other_coins_will_do_however_many(shop: str, coins: tuple[int, int, int]) -> None:
    s = scene(at={ANN: inside(shop)}, coins={ANN: coins})
    assert Buy() not in legal(s)
    assert refused(s, Buy()) == "DA-5.1"


@rule("DA-5.1")
@pytest.mark.parametrize("place", [street(25), street(26), inside("inn")])
def test_only_inside_a_shop(place: int) -> None:
    s = scene(at={ANN: place})
    assert refused(s, Buy()) == "DA-5.1"


@rule("DA-5.1", "DA-6.3")
def test_nor_behind_one() -> None:
    s = scene(at={ANN: alley(22)})
    assert refused(s, Buy()) == "DA-5.1"


@rule("DA-5.2", "DA-P02")
def test_nobody_buys_a_second_of_an_item() -> None:
    s = scene(at={ANN: inside("robes")})
    do(s, Buy())
    assert Buy() not in legal(s)
    assert refused(s, Buy()) == "DA-5.2"


@rule("DA-5.3")
def test_what_is_sold_out_must_be_waited_for() -> None:
    s = scene(at={ANN: inside("robes")}, trunk={BOB: "robe", CAT: "robe"})
    assert s.stock[ITEM["robe"]] == 0
    assert refused(s, Buy()) == "DA-5.3"


@rule("DA-5.3", "DA-2.3")
def test_the_last_of_four_finds_three_robes_gone_but_a_wand_left() -> None:
    others = dict.fromkeys((BOB, CAT, DAN), "robe wand")
    s = scene(seats=4, at={ANN: inside("robes")}, trunk=others)
    assert Buy() not in legal(s)
    s = scene(seats=4, at={ANN: inside("wands")}, trunk=others)
    assert Buy() in legal(s)


# ── when ─────────────────────────────────────────────────────────────────────
@rule("DA-P01")
def test_one_may_buy_on_entering() -> None:
    s = scene(at={ANN: street(24)})
    roll(s, 2, 2)
    do(s, enter("robes"), Buy())
    assert items(s, ANN) == ["robe"]
    assert done(s, ANN)


@rule("DA-P01")
def test_or_in_the_next_turn_before_the_roll() -> None:
    s = scene(Turn(CAT, True), turn=CAT, at={ANN: inside("robes")}, coins={ANN: (1, 1, 0)})
    assert refused(s, Buy(), ANN) == "DA-2.4", "not in another's turn"
    do(s, End(), Buy())
    assert items(s, ANN) == ["robe"]
    assert s.agenda[-1] == Turn(ANN, False)


@rule("DA-P01")
def test_nobody_has_to_buy() -> None:
    s = scene(at={ANN: street(24)})
    roll(s, 2, 2)
    do(s, enter("robes"), End())
    assert (items(s, ANN), asked(s)) == ([], BOB)


@rule("DA-P01", "DA-S03")
def test_coins_that_come_on_the_way_may_be_spent_at_once() -> None:
    s = scene(at={ANN: street(19)}, coins={ANN: (0, 0, 0)})
    roll(s, 2, 4)
    do(s, enter("robes"), Buy())
    assert purse(s, ANN) == (0, 0, 1)


@rule("DA-P01", "DA-5.1")
def test_what_the_bank_has_paid_is_not_enough_for_what_it_does_not_pay() -> None:
    s = scene(at={ANN: street(19)}, coins={ANN: (0, 0, 0), BOB: (2, 18, 2)})
    roll(s, 2, 4)
    do(s, enter("robes"))
    assert purse(s, ANN) == (1, 0, 1)
    assert refused(s, Buy()) == "DA-5.1"


# ── items that come back ─────────────────────────────────────────────────────
@rule("DA-P03", "DA-P04", "DA-5.3")
def test_a_returned_item_is_for_sale_again_to_anybody() -> None:
    s = scene(turn=CAT, at={ANN: inside("robes"), CAT: street(15)}, trunk={BOB: "robe", CAT: "robe wand"})
    assert s.stock[ITEM["robe"]] == 0
    roll(s, 1, 3)
    drawn(s, "returned_item")
    do(s, GiveBack(ITEM["robe"]))
    assert s.stock[ITEM["robe"]] == 1
    do(s, End())
    assert asked(s) == ANN
    do(s, Buy())
    assert items(s, ANN) == ["robe"]
    assert s.stock[ITEM["robe"]] == 0


@rule("DA-P03")
def test_even_to_who_returned_it_and_never_are_there_more_than_at_first() -> None:
    s = scene(at={ANN: street(23)}, trunk={ANN: "robe"})
    roll(s, 1, 2)
    do(s, enter("robes"))
    drawn(s, "returned_item")
    do(s, GiveBack(ITEM["robe"]))
    assert s.stock[ITEM["robe"]] == 2
    do(s, Buy())
    assert items(s, ANN) == ["robe"]


@rule("DA-P04")
def test_all_sold_out_and_everybody_lacking_something_is_no_dead_end() -> None:
    """Two of three have each item but nobody has all six: the pile still holds the cards that move them."""
    s = scene(at={ANN: door("owls")}, trunk={
        ANN: "potion owl robe book wand", BOB: "cauldron owl robe book wand", CAT: "cauldron potion wand"})
    assert s.stock == [0] * 6
    assert refused(s, Buy()) == "DA-5.1"
    roll(s, 1, 2)
    drawn(s, "returned_item")
    do(s, GiveBack(ITEM["potion"]))
    assert s.stock[ITEM["potion"]] == 1
    assert GAME.census(s)[1] == [2, 2, 2, 2, 2, 3]
