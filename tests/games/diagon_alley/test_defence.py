"""Defend: on another player's turn, by the target alone, before anything happens."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import (
    Defend, Defended, End, Lost, Pickpocket, Played, Roll, Shove, Snatch, Suffer,
)
from greathall.games.diagon_alley.play.cards import Attacked, Robbing, Snatching
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    CARD, SHOP, alley, asides, close, hand, inside, items, refused, rolled, scene, stack, street, under,
)
from tests.table import ANN, BOB, CAT, asked, do, legal, rule, told

ATTACKS = [("trunk_snatch", Snatch(BOB)), ("shove", Shove(BOB)), ("pickpocket", Pickpocket(BOB))]


def attack(card: str, act: Any) -> Table:
    """Ann attacks Bob, who stands right before her and holds Defend."""
    s = scene(at={ANN: street(10), BOB: street(12)}, trunk={BOB: "owl"},
              hands={ANN: card, BOB: "defend", CAT: "defend"})
    do(s, act)
    return s


@rule("DA-7.3", "DA-C07", "DA-7.4")
@pytest.mark.parametrize(("card", "act"), ATTACKS)
def test_a_defence_cancels_any_attack_before_its_details_are_chosen(card: str, act: Any) -> None:
    s = attack(card, act)
    assert s.agenda[-1] == Attacked(BOB, ANN, CARD[card])
    assert legal(s) == [Suffer(), Defend()]
    do(s, Defend())
    assert (items(s, BOB), s.coins[BOB], s.at[BOB]) == (["owl"], [2, 2, 2], street(12))
    assert under(s) == [card, "defend"], "the attack first"
    assert (hand(s, ANN), hand(s, BOB), hand(s, CAT)) == ([], [], ["defend"])
    assert told(s, Defended) == [Defended(BOB)]
    assert [event.seat for event in told(s, Played)] == [ANN, BOB]
    assert s.agenda[-1] == Turn(ANN, False), "no answer to a defence; the turn goes on"


@rule("DA-C07")
@pytest.mark.parametrize(("card", "act", "then"), [
    ("trunk_snatch", Snatch(BOB), Snatching(ANN, BOB)), ("shove", Shove(BOB), Turn(ANN, False)),
    ("pickpocket", Pickpocket(BOB), Robbing(ANN, BOB))])
def test_who_lets_it_happen_keeps_the_card(card: str, act: Any, then: Any) -> None:
    s = attack(card, act)
    do(s, Suffer())
    assert s.agenda[-1] == then
    assert hand(s, BOB) == ["defend"]
    assert under(s) == [card]


@rule("DA-7.3", "DA-C07")
@pytest.mark.parametrize(("card", "act"), ATTACKS)
def test_only_the_target_is_asked(card: str, act: Any) -> None:
    s = attack(card, act)
    assert refused(s, Defend(), CAT) == refused(s, Defend(), ANN) == "DA-7.3"
    assert asides(s, CAT) == []


@rule("DA-7.3", "DA-C07")
def test_who_holds_no_defence_is_asked_too_so_that_the_question_tells_nothing() -> None:
    s = scene(hands={ANN: "shove", CAT: "defend"})
    do(s, Shove(BOB))
    assert asked(s) == BOB
    assert legal(s) == [Suffer()]
    assert refused(s, Defend()) == "DA-7.3"
    without = GAME.view(s, CAT)
    s = scene(hands={ANN: "shove", CAT: "defend", BOB: "defend"})
    do(s, Shove(BOB))
    assert GAME.view(s, CAT).agenda == without.agenda


@rule("DA-C07", "DA-8.1")
def test_not_against_a_closed_shop() -> None:
    s = scene(hands={ANN: "close_shop", BOB: "defend"}, at={BOB: inside("robes")})
    do(s, close("robes"))
    assert s.agenda[-1] == Turn(ANN, False), "nobody is asked"
    assert s.sign == SHOP["robes"]


@rule("DA-7.3")
def test_in_the_own_turn_there_is_nothing_to_defend_against() -> None:
    s = scene(hands={ANN: "defend"})
    assert legal(s) == [Roll()]
    assert refused(s, Defend()) == "DA-7.3"


@rule("DA-6.3", "DA-K12")
def test_in_knockturn_alley_nobody_defends_for_nobody_is_attacked() -> None:
    s = scene(hands={ANN: "shove pickpocket trunk_snatch", BOB: "defend"}, at={BOB: alley(9), CAT: alley(5)},
              trunk={BOB: "owl"})
    assert legal(s)[0] == Roll()
    assert not [a for a in legal(s) if isinstance(a, Snatch | Shove | Pickpocket)]


@rule("DA-S05", "DA-7.3")
def test_who_misses_a_turn_may_still_defend() -> None:
    s = scene(hands={ANN: "shove", CAT: "shove", BOB: "defend defend"}, missed={BOB: 1}, at={ANN: street(1)})
    do(s, Shove(BOB), Defend(), Roll(), rolled(1, 1))
    assert s.turn == CAT, "Bob's turn is missed"
    do(s, Shove(BOB), Defend())
    assert s.shop(BOB) == SHOP["inn"]


@rule("DA-C07")
def test_one_attack_after_the_other_each_with_its_own_answer() -> None:
    s = scene(hands={ANN: "shove pickpocket", BOB: "defend defend"})
    do(s, Shove(BOB), Defend(), Pickpocket(BOB), Defend())
    assert under(s) == ["shove", "defend", "pickpocket", "defend"]
    assert s.coins[BOB] == [2, 2, 2]


@rule("DA-7.4", "DA-C07")
def test_both_cards_come_again_in_the_order_they_went() -> None:
    s = scene(Turn(ANN, True), hands={ANN: "shove", BOB: "defend"})
    stack(s)
    do(s, Shove(BOB), Defend(), End())
    assert under(s)[-2:] == ["shove", "defend"]
    assert told(s, Lost) == []
