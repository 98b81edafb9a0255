"""Between the roll and the move: spells may be played at any time on your turn, except where nothing comes between."""

import pytest

from greathall.core.words import CHANCE
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import (
    Buy, Call, Defend, Exchange, Floo, Found, Land, Pickpocket, Quick, Roll, Shove, Snatch, Suffer, Take,
)
from greathall.games.diagon_alley.play.cards import Attacked, Draw
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    CARD, EVERYTHING, ITEM, alley, aside, asides, close, done, drawn, enter, hand, inside, items, moved, pick, purse,
    refused, roll, rolled, scene, street, threw,
)
from tests.table import ANN, BOB, CAT, asked, do, legal, rule


# ── spells before the move ───────────────────────────────────────────────────
@rule("DA-7.2", "DA-S03", "DA-8.1", "DA-E02")
def test_who_has_rolled_past_the_closed_inn_may_still_move_the_sign_and_go_in() -> None:
    s = moved(street(38), 2, 3, trunk={ANN: EVERYTHING}, hands={ANN: "close_shop"}, sign="inn")
    assert enter("inn") not in legal(s)
    aside(s, ANN, close("robes"))
    do(s, enter("inn"))
    assert GAME.result(s).winners == (ANN,)


@rule("DA-7.2", "DA-S03", "DA-B02", "DA-4.2")
def test_who_stands_where_the_roll_ends_may_be_shoved_away_first() -> None:
    s = moved(street(17), 2, 2, (street(21),), hands={ANN: "shove"})
    assert GAME.view(s, ANN).path[-1] == street(22)
    aside(s, ANN, Shove(BOB))
    assert s.agenda[-1] == Attacked(BOB, ANN, CARD["shove"])
    assert s.agenda[-2] == Walk(ANN, 4), "the move waits for the answer"
    do(s, Suffer())
    assert GAME.view(s, ANN).path[-1] == street(21)
    do(s, Land())
    assert s.at[ANN] == street(21)


@rule("DA-7.2", "DA-S03", "DA-C05")
def test_the_player_in_front_is_the_one_before_the_move() -> None:
    s = moved(street(17), 3, 5, (street(20), street(28)), trunk={BOB: "wand", CAT: "owl"},
              hands={ANN: "trunk_snatch"})
    assert Snatch(BOB) in asides(s, ANN)
    assert Snatch(CAT) not in asides(s, ANN)
    aside(s, ANN, Snatch(BOB))
    do(s, Suffer(), Take(ITEM["wand"]), Land())
    assert (items(s, ANN), s.at[ANN]) == (["wand"], street(25))


@rule("DA-P01", "DA-S03", "DA-B05")
def test_a_coin_found_before_the_move_may_buy_what_is_sold_where_one_still_is() -> None:
    s = scene(at={ANN: inside("owls")}, coins={ANN: (0, 1, 0)}, hands={ANN: "found_coin"})
    roll(s, 2, 3)
    assert refused(s, Buy()) == "DA-5.1"
    aside(s, ANN, Found(2))
    aside(s, ANN, Buy())
    assert (items(s, ANN), purse(s, ANN)) == (["owl"], (0, 0, 0))
    assert s.agenda[-1] == Walk(ANN, 5), "and then the move"


@rule("DA-C11", "DA-9.1", "DA-S03")
@pytest.mark.parametrize("second", [1, 2])
def test_floo_powder_takes_the_place_of_the_move_and_of_what_it_would_have_brought(second: int) -> None:
    """A cauldron brings a card after the move, and there is no move."""
    s = scene(at={ANN: inside("owls")}, hands={ANN: "floo_powder"})
    do(s, Roll(), rolled(second, 3))
    aside(s, ANN, Floo(True))
    do(s, threw(2))
    assert s.shop(ANN) >= 0
    assert s.agenda[-1] == LastBuy(ANN, floo=True)
    assert Walk(ANN, 5) not in s.agenda


@rule("DA-C03", "DA-S03", "DA-6.1")
def test_three_cards_may_be_exchanged_and_a_banishment_ends_the_turn_before_the_move() -> None:
    s = moved(street(17), 2, 4, hands={ANN: "shove defend quick_step"})
    aside(s, ANN, Exchange())
    do(s, pick("shove"), pick("defend"), pick("quick_step"))
    drawn(s, "banished")
    assert s.in_alley(ANN)
    assert asked(s) == BOB


@rule("DA-C03", "DA-B09", "DA-S03")
def test_the_move_is_counted_from_where_one_then_is() -> None:
    s = moved(street(17), 2, 4, hands={ANN: "shove defend quick_step"})
    aside(s, ANN, Exchange())
    do(s, pick("shove"), pick("defend"), pick("quick_step"))
    drawn(s, "wrong_way")
    assert (s.at[ANN], s.agenda[-1]) == (street(13), Walk(ANN, 6))
    do(s, Land())
    assert s.at[ANN] == street(19)


@rule("DA-B04", "DA-B06", "DA-S03")
def test_what_is_played_before_the_roll_is_not_played_after_it() -> None:
    s = moved(street(17), 2, 4, hands={ANN: "quick_step cart_to_gringotts"})
    assert asides(s, ANN) == []
    assert refused(s, Quick()) == "DA-B06"


@rule("DA-11.4", "DA-S03")
def test_the_young_may_call_before_the_move_too() -> None:
    s = scene(younger=True, at={ANN: inside("owls")})
    do(s, Roll(), rolled(6, 6))
    assert Call(True) in asides(s, ANN)
    aside(s, ANN, Call(True))
    do(s, threw(1))
    assert s.agenda[-1] == LastBuy(ANN, floo=True), "wrong: the turn is over, and so is the move"
    assert refused(s, Call(False)) == "DA-11.4"


@rule("DA-7.3", "DA-S03")
def test_nobody_else_plays_spells_then() -> None:
    s = moved(street(17), 2, 4, (street(30),), hands={ANN: "shove", BOB: "shove pickpocket defend"})
    assert asides(s, BOB) == asides(s, CAT) == []
    assert refused(s, Pickpocket(ANN), BOB) == refused(s, Defend(), BOB) == "DA-7.3"


# ── who is asked ─────────────────────────────────────────────────────────────
def one_way(hands: str) -> Table:
    """Neither door nor gate is on the way."""
    return moved(street(6), 2, 1, hands={ANN: hands})


@rule("DA-S03")
def test_where_there_is_but_one_way_to_go_only_who_holds_a_spell_is_asked() -> None:
    s = one_way("")
    assert s.at[ANN] == street(8)
    s = one_way("close_shop")
    assert (legal(s), s.at[ANN]) == ([Land()], street(6))
    aside(s, ANN, close("robes"))
    assert legal(s) == [Land()], "and now she walks on"


@rule("DA-S03")
def test_that_one_is_asked_tells_nobody_which_spell_it_is() -> None:
    assert GAME.view(one_way("close_shop"), BOB) == GAME.view(one_way("quick_step"), BOB)


@rule("DA-K13", "DA-S03", "DA-6.3")
def test_in_knockturn_alley_the_roll_is_walked_at_once() -> None:
    s = moved(alley(1), 3, 1, hands={ANN: "leave_knockturn shove"})
    assert (s.at[ANN], s.agenda[-1]) == (alley(4), Turn(ANN, True))


@rule("DA-3.3", "DA-S03")
def test_two_cauldrons_banish_at_once() -> None:
    s = moved(street(17), 1, 1, hands={ANN: "close_shop"})
    assert s.in_alley(ANN)


# ── where nothing comes between ──────────────────────────────────────────────
@rule("DA-S03", "DA-3.2", "DA-3.4", "DA-C01")
def test_nothing_comes_between_the_move_and_its_cards_or_between_two_of_them() -> None:
    """The rulebook says to move and then draw, and to play two cards in the order drawn."""
    s = scene(at={ANN: street(6)}, hands={ANN: "close_shop"})
    do(s, Roll(), rolled(1, 3), Land())
    for card in ("shove", "floo_powder"):
        assert (asked(s), s.agenda[-1]) == (CHANCE, Draw(ANN))
        assert asides(s, ANN) == []
        drawn(s, card)
    assert done(s, ANN)
    assert hand(s, ANN) == ["close_shop", "floo_powder", "shove"]
