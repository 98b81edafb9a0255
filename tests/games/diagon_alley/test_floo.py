"""Floo Powder: odd or even, one die, any building but the bank; right and wrong calls from every building."""

import pytest

from greathall.core.words import CHANCE
from greathall.games.diagon_alley.board import BANK, OUR_EDITION
from greathall.games.diagon_alley.model import (
    Buy, Called, Close, Die, End, Entered, Floo, Go, PaidOut, Played, Roll, Threw, Won,
)
from greathall.games.diagon_alley.play.cards import Draw
from greathall.games.diagon_alley.play.moving import LastBuy
from greathall.games.diagon_alley.play.turn import FlooRoll, FlooTo, Turn
from tests.games.diagon_alley.scenes import (
    CARD, EVERYTHING, SHOP, alley, drawn, enter, go, inside, items, refused, rolled, scene, street, threw, under,
)
from tests.table import ANN, BOB, asked, do, legal, rule, told

RING = ["cauldrons", "potions", "owls", "robes", "books", "wands", "inn"]
"""The fireplaces clockwise; the bank, between owls and robes, has none."""
ODD, EVEN = Floo(True), Floo(False)


# ── the call ─────────────────────────────────────────────────────────────────
@rule("DA-9.1")
@pytest.mark.parametrize("shop", RING)
def test_inside_any_building_one_lays_the_card_open_calls_and_rolls_one_die(shop: str) -> None:
    s = scene(at={ANN: inside(shop)}, hands={ANN: "floo_powder"}, coins={ANN: (0, 0, 0)})
    assert legal(s) == [Roll(), ODD, EVEN]
    do(s, ODD)
    assert told(s, Played) == [Played(ANN, CARD["floo_powder"], -1)]
    assert under(s) == ["floo_powder"]
    assert s.agenda[-1] == FlooRoll(ANN, True)
    assert asked(s) == CHANCE
    assert s.agenda[-1].odds(s) == [(Threw(die), 1) for die in range(1, 7)]


@rule("DA-9.1")
@pytest.mark.parametrize("place", [street(5), street(20), street(1)])
def test_not_on_the_street_not_even_on_a_doorway(place: int) -> None:
    s = scene(at={ANN: place}, hands={ANN: "floo_powder"})
    assert legal(s) == [Roll()]
    assert refused(s, ODD) == "DA-9.1"


@rule("DA-6.3")
def test_nor_in_knockturn_alley() -> None:
    s = scene(at={ANN: alley(5)}, hands={ANN: "floo_powder"})
    assert refused(s, EVEN) == "DA-6.3"


@rule("DA-9.1", "DA-9.2")
@pytest.mark.parametrize("call", [ODD, EVEN])
@pytest.mark.parametrize("die", range(1, 7))
def test_cauldron_three_and_five_are_odd(call: Floo, die: int) -> None:
    s = scene(at={ANN: inside("robes")}, hands={ANN: "floo_powder"})
    do(s, call, threw(die))
    right = (die in (1, 3, 5)) == call.odd
    assert told(s, Called) == [Called(ANN, right, die)]
    assert isinstance(s.agenda[-1], FlooTo) == right
    assert told(s, Die) == []


# ── right ────────────────────────────────────────────────────────────────────
@rule("DA-9.2", "DA-C12")
@pytest.mark.parametrize("shop", RING)
def test_right_any_other_building_but_the_bank(shop: str) -> None:
    s = scene(at={ANN: inside(shop)}, hands={ANN: "floo_powder"})
    do(s, EVEN, threw(6))
    assert legal(s) == [go(other) for other in RING if other != shop]
    assert refused(s, go(shop)) == "DA-C12"
    assert refused(s, Go(BANK)) == refused(s, Go(8)) == "DA-9.2"
    for other in RING:
        if other != shop:
            s = scene(at={ANN: inside(shop)}, hands={ANN: "floo_powder"}, coins={ANN: (0, 0, 0)})
            do(s, EVEN, threw(6), go(other))
            assert s.at[ANN] == inside(other)
            assert told(s, Entered) == [Entered(ANN, SHOP[other], "floo")]
            assert told(s, PaidOut) == []
            assert asked(s) == BOB, "the turn is over"


# ── wrong ────────────────────────────────────────────────────────────────────
@rule("DA-9.2", "DA-C12")
@pytest.mark.parametrize("shop", RING)
@pytest.mark.parametrize("die", range(1, 7))
def test_wrong_as_many_fireplaces_on_as_rolled_without_the_bank_and_without_pay(shop: str, die: int) -> None:
    s = scene(at={ANN: inside(shop)}, hands={ANN: "floo_powder"}, coins={ANN: (0, 0, 0)})
    do(s, EVEN if die % 2 else ODD, threw(die))
    other = RING[(RING.index(shop) + die) % 7]
    assert other != shop
    assert told(s, Entered) == [Entered(ANN, SHOP[other], "floo")]
    assert told(s, PaidOut) == []
    assert s.coins[ANN] == [0, 0, 0]
    assert asked(s) == BOB


# ── afterwards ───────────────────────────────────────────────────────────────
@rule("DA-9.3", "DA-C11", "DA-S04")
def test_before_the_roll_it_replaces_the_roll_and_one_may_buy_before_the_turn_ends() -> None:
    s = scene(at={ANN: inside("inn")}, hands={ANN: "floo_powder floo_powder close_shop"})
    do(s, ODD, threw(4))
    assert s.shop(ANN) == SHOP["robes"]
    assert s.agenda[-1] == LastBuy(ANN, floo=True)
    assert legal(s) == [End(), Buy()], "no second card, no roll"
    assert refused(s, Roll()) == refused(s, ODD) == refused(s, Close(0)) == "DA-9.3"
    do(s, Buy())
    assert items(s, ANN) == ["robe"]
    assert asked(s) == BOB


@rule("DA-9.3", "DA-5.1")
def test_one_may_also_leave_it() -> None:
    s = scene(at={ANN: inside("inn")}, hands={ANN: "floo_powder"})
    do(s, ODD, threw(3), go("wands"), End())
    assert items(s, ANN) == []
    assert asked(s) == BOB


@rule("DA-9.3", "DA-5.2", "DA-5.3")
def test_who_has_the_item_or_no_coins_or_finds_it_sold_out_is_not_asked() -> None:
    for facts in ({"trunk": {ANN: "wand"}}, {"coins": {ANN: (1, 5, 5)}}):
        s = scene(at={ANN: inside("inn")}, hands={ANN: "floo_powder"}, **facts)
        do(s, ODD, threw(3), go("wands"))
        assert asked(s) == BOB
    s = scene(at={ANN: inside("inn")}, hands={ANN: "floo_powder"}, trunk={1: "owl", 2: "owl"})
    do(s, ODD, threw(3), go("owls"))
    assert asked(s) == BOB


@rule("DA-C11", "DA-P01")
def test_before_leaving_by_powder_one_may_buy_where_one_is_and_again_where_one_arrives() -> None:
    s = scene(at={ANN: inside("books")}, hands={ANN: "floo_powder"}, coins={ANN: (4, 4, 4)})
    do(s, Buy(), ODD, threw(1), go("wands"), Buy())
    assert items(s, ANN) == ["book", "wand"]


@rule("DA-C11")
def test_after_entering_a_shop_in_a_move_it_leads_on() -> None:
    s = scene(at={ANN: street(23)}, hands={ANN: "floo_powder"})
    do(s, Roll(), rolled(2, 2), enter("robes"), EVEN, threw(2), go("cauldrons"), End())
    assert s.shop(ANN) == SHOP["cauldrons"]
    assert asked(s) == BOB


@rule("DA-C11", "DA-S03")
def test_but_only_after_the_cards_that_are_due() -> None:
    s = scene(at={ANN: street(23)}, hands={ANN: "floo_powder"})
    do(s, Roll(), rolled(1, 2), enter("robes"))
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "floo_powder")
    assert s.agenda[-1] == Turn(ANN, True)
    assert ODD in legal(s)


@rule("DA-9.3", "DA-C13", "DA-1.1")
def test_home_by_powder_with_a_full_trunk_wins() -> None:
    s = scene(at={ANN: inside("owls")}, hands={ANN: "floo_powder"}, trunk={ANN: EVERYTHING})
    do(s, ODD, threw(4))
    assert told(s, Won) == [Won((ANN,), "home")]


@rule("DA-C12", "DA-B01")
def test_the_ring_follows_the_doors_of_the_edition() -> None:
    """The same board with the doors of inn and owls exchanged."""
    board = scene().board
    swapped = {"door leaky_cauldron": "door owl_emporium", "door owl_emporium": "door leaky_cauldron"}
    spaces = [swapped.get(space, space) for space in OUR_EDITION["diagon"]]
    s = scene(at={ANN: inside("potions")}, hands={ANN: "floo_powder"}, edition=f"diagon = {spaces}".replace("'", '"'))
    assert s.board.door_of[SHOP["inn"]] == board.door_of[SHOP["owls"]]
    do(s, EVEN, threw(1))
    assert s.shop(ANN) == SHOP["inn"]
