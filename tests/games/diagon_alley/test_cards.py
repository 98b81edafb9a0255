"""Drawing: one card or two, in order; purple is obeyed, parchment is kept; who knows what goes under the pile."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import CARDS, HAVOCS, SPELLS, is_havoc
from greathall.games.diagon_alley.model import (
    Cart, Coloured, Defend, Drew, End, Floo, Found, Havoc, Land, Leave, Pickpocket, Played, Quick, Roll, Shove, Snatch,
)
from greathall.games.diagon_alley.play.cards import Draw, Reveal
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Turn, TurnEnds
from tests.games.diagon_alley.scenes import (
    BOARD, CARD, alley, close, drawn, drop, enter, hand, refused, rolled, scene, stack, street, under,
)
from tests.table import ANN, BOB, CAT, asked, do, legal, rule, told


def due(cards: int, **facts: Any) -> Table:
    """Ann has rolled a cauldron and walked, on to a swirl if two cards are due; no door or gate was on her way."""
    s = scene(at={ANN: street(6)}, **facts)
    do(s, Roll(), rolled(1, 1 + cards))
    if asked(s) == ANN:  # she holds a spell and could play it first
        do(s, Land())
    return s


# ── when ─────────────────────────────────────────────────────────────────────
@rule("DA-3.4")
def test_a_swirl_alone_draws_one_card() -> None:
    s = scene(at={ANN: street(25)})
    do(s, Roll(), rolled(2, 2))
    assert s.at[ANN] == street(29)
    drawn(s, "defend")
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-3.2", "DA-3.4", "DA-C16")
def test_a_cauldron_draws_one_card_after_the_move_and_it_may_be_played_at_once() -> None:
    s = due(1)
    assert s.at[ANN] == street(8)
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "close_shop")
    assert hand(s, ANN) == ["close_shop"]
    assert close("robes") in legal(s)


@rule("DA-3.4", "DA-C01")
def test_a_cauldron_and_a_swirl_draw_two_in_order_and_the_first_is_settled_before_the_second() -> None:
    s = due(2, trunk={ANN: "owl robe"})
    drawn(s, "returned_item")
    assert kind_asked(s) == "Returning", "the second is not drawn before the first is obeyed"
    do(s, legal(s)[0])
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "found_coin")
    assert s.agenda[-1] == Turn(ANN, True)
    assert told(s, Drew) == [Drew(ANN, CARD["returned_item"]), Drew(ANN, CARD["found_coin"])]


def kind_asked(s: Table) -> str:
    return type(s.agenda[-1]).__name__


@rule("DA-C01", "DA-6.1")
def test_if_the_first_banishes_the_second_is_not_drawn() -> None:
    s = due(2)
    drawn(s, "banished")
    assert s.in_alley(ANN)
    assert s.agenda[-1] == Turn(BOB, False)
    assert len(told(s, Drew)) == 1


@rule("DA-C01")
def test_if_the_second_banishes_the_first_is_kept() -> None:
    s = due(2)
    drawn(s, "shove")
    drawn(s, "banished")
    assert s.in_alley(ANN)
    assert hand(s, ANN) == ["shove"]
    assert asked(s) == BOB


@rule("DA-C01", "DA-B09")
def test_after_the_wrong_way_the_second_is_drawn_all_the_same() -> None:
    s = due(2)
    drawn(s, "wrong_way")
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "defend")
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-S03", "DA-M07")
def test_a_card_due_comes_before_anything_is_bought_in_the_shop_entered() -> None:
    s = scene(at={ANN: street(6)})
    do(s, Roll(), rolled(1, 4), enter("potions"))
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "banished")
    assert s.in_alley(ANN)
    assert asked(s) == BOB


# ── what may come ────────────────────────────────────────────────────────────
@rule("DA-2.2", "DA-3.4")
def test_the_colour_is_as_likely_as_the_pile_and_then_each_card_as_likely_as_its_number() -> None:
    s = due(1)
    assert s.agenda[-1].odds(s) == [(Coloured(False), 30), (Coloured(True), 16)]
    do(s, Coloured(True))
    odds = {CARDS[a.card]: weight for a, weight in s.agenda[-1].odds(s)}
    assert odds == {"banished": 5, "returned_item": 3, "lost_galleon": 1, "lost_sickle": 1, "lost_knut": 1, "crowd": 2,
                    "wrong_way": 1, "fizzle": 2}


@rule("DA-C02", "DA-7.4")
def test_the_pile_never_runs_out_and_what_went_under_it_comes_again_in_order() -> None:
    """One player holds all thirty spells: the sixteen havoc cards go round and round."""
    s = scene(hands={ANN: " ".join(CARDS[card] for card in BOARD.deck if not is_havoc(card))})
    order = []
    for _ in range(40):
        s.clear()
        s.at[BOB] = street(6)
        s.then(Draw(BOB), TurnEnds(BOB))
        do(s, Coloured(True))
        order.append(legal(s)[0])
        do(s, order[-1])
    assert order[16:] == order[:16] + order[:8]
    assert len(s.hands[ANN]) == 30


# ── who sees it ──────────────────────────────────────────────────────────────
@rule("DA-7.1", "DA-7.2")
def test_havoc_is_seen_by_all_and_a_spell_by_who_drew_it() -> None:
    assert Reveal(ANN, True).witnesses(scene()) is None
    assert Reveal(ANN, False).witnesses(scene()) == (ANN,)
    spell, havoc = Drew(ANN, CARD["shove"]), Drew(ANN, CARD["crowd"])
    assert [spell.seen_by(seat) for seat in (ANN, BOB, None)] == [spell, Drew(ANN, None), Drew(ANN, None)]
    assert [havoc.seen_by(seat) for seat in (ANN, BOB, None)] == [havoc] * 3


@rule("DA-7.2")
def test_a_spell_is_kept_secret_and_there_is_no_limit() -> None:
    s = due(1, hands={ANN: "floo_powder floo_powder close_shop defend shove pickpocket found_coin quick_step"})
    drawn(s, "trunk_snatch")
    assert len(s.hands[ANN]) == 9
    mine, bobs, anybodys = (GAME.view(s, seat) for seat in (ANN, BOB, None))
    assert CARD["trunk_snatch"] in mine.hand
    assert bobs.known[ANN] == anybodys.known[ANN] == []
    assert bobs.sizes == [9, 0, 0]


@rule("DA-7.4")
@pytest.mark.parametrize("card", HAVOCS)
def test_every_havoc_card_goes_under_the_pile_when_it_is_obeyed(card: str) -> None:
    s = due(1)
    drawn(s, card)
    assert under(s) == [card]
    assert told(s, Havoc) == [Havoc(ANN, CARD[card])]


@rule("DA-7.2", "DA-7.4")
def test_any_number_of_spells_before_the_roll_and_each_goes_under_the_pile_seen_by_all() -> None:
    s = scene(hands={ANN: "found_coin close_shop close_shop quick_step defend"})
    do(s, Found(0), close("bank"), close("robes"), Quick())
    assert under(s) == ["found_coin", "close_shop", "close_shop", "quick_step"]
    assert [event.card for event in told(s, Played)] == [CARD[name] for name in under(s)]
    assert all(GAME.view(s, seat).bottoms == [CARD[name] for name in under(s)] for seat in (ANN, BOB, None))
    assert s.agenda[-1] == Turn(ANN, False), "and the roll is still to come"


@rule("DA-7.2")
def test_after_the_move_too() -> None:
    s = scene(Turn(ANN, True), hands={ANN: "close_shop found_coin"})
    do(s, close("inn"), Found(2), End())
    assert asked(s) == BOB


@rule("DA-7.4", "DA-7.2")
def test_who_saw_a_card_go_under_the_pile_knows_who_draws_it_again() -> None:
    s = due(1)
    stack(s, "pickpocket", "crowd")
    drawn(s, "pickpocket")
    assert all(GAME.view(s, seat).known[ANN] == [CARD["pickpocket"]] for seat in (ANN, BOB, CAT, None))


@rule("DA-7.4", "DA-7.2")
def test_when_one_of_two_equal_cards_is_played_nobody_can_tell_which_is_left() -> None:
    """Bob knows one of Ann's two Close a Shop, Cat the other; Ann plays one."""
    s = scene(hands={ANN: "close_shop defend close_shop"})
    s.hands[ANN].show(0, 1 << BOB)
    s.hands[ANN].show(2, 1 << CAT)
    do(s, close("inn"))
    assert [GAME.view(s, seat).known[ANN] for seat in (BOB, CAT)] == [[], []]
    assert hand(s, ANN) == ["close_shop", "defend"]


@rule("DA-B10", "DA-7.4")
def test_nor_when_one_of_them_fizzles() -> None:
    s = due(1, hands={ANN: "close_shop close_shop"})
    s.hands[ANN].show(1, 1 << BOB)
    drawn(s, "fizzle")
    do(s, drop("close_shop"))
    assert GAME.view(s, BOB).known[ANN] == []
    assert GAME.view(s, BOB).sizes[ANN] == 1


# ── what can't be played ─────────────────────────────────────────────────────
@rule("DA-C04")
@pytest.mark.parametrize("spell", [spell for spell in SPELLS if spell not in ("close_shop", "quick_step",
                                                                              "cart_to_gringotts")])
def test_a_card_without_target_or_effect_stays_in_the_hand(spell: str) -> None:
    """The others are in Knockturn Alley, the bank is empty, Ann is on the street."""
    s = scene(at={ANN: street(3), BOB: alley(1), CAT: alley(2)}, hands={ANN: spell}, trunk={BOB: "owl"},
              coins={ANN: (16, 16, 16)})
    assert legal(s) == [Roll()]
    assert refused(s, SAID[spell]).startswith("DA-")


SAID: dict[str, Any] = {
    "floo_powder": Floo(True), "leave_knockturn": Leave(), "defend": Defend(), "trunk_snatch": Snatch(BOB),
    "shove": Shove(BOB), "pickpocket": Pickpocket(BOB), "found_coin": Found(0)}


@rule("DA-C04")
def test_a_purse_and_a_trunk_that_are_empty_are_no_target() -> None:
    s = scene(hands={ANN: "pickpocket trunk_snatch"}, coins={BOB: (0, 0, 0)}, at={BOB: street(1), CAT: street(2)},
              trunk={CAT: "owl"})
    assert legal(s) == [Roll(), Pickpocket(CAT)]
    assert refused(s, Pickpocket(BOB)) == "DA-C04"


@rule("DA-S03", "DA-S04")
def test_a_cart_and_a_quick_step_are_for_before_the_roll() -> None:
    s = scene(Turn(ANN, True), hands={ANN: "cart_to_gringotts quick_step"}, at={ANN: street(3)})
    assert legal(s) == [End()]
    assert [refused(s, a) for a in (Cart(), Quick())] == ["DA-B04", "DA-B06"]
