"""A turn: one card, one counter, one draw; and how turns run out."""

import pytest

from greathall.games.sequence import GAME
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import Drew, Exchanged, Finished, Place, Placed, Skipped, Stalled, Won
from greathall.games.sequence.play.turn import EndDraw, Turn
from tests.games.sequence.scenes import (
    CARDS, GOLD, ONYX, cards, draw_anything, drawn, exchange, holds, lay_down, locked, made, place, refused, remove,
    scene, space, spaces,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told


# ── the card and the counter ─────────────────────────────────────────────────
@rule("SQ-3.2", "SQ-3.4", "S-08", "L-13")
def test_a_card_goes_on_the_own_pile_a_counter_on_its_space_and_a_card_is_drawn() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "2g"})
    do(s, place("5h", "b4"))
    assert s.piles == [cards("5h"), ()]
    assert holds(s, GOLD, "b4")
    assert s.stock == [49, 50]
    assert asked(s) == -1, "the draw comes after the counter"
    left = len(s.pile)
    do(s, drawn("Kg"))
    assert s.hands[ANN] == list(cards("9r Kg"))
    assert len(s.pile) == left - 1
    assert asked(s) == BOB


@rule("SQ-3.2", "SQ-3.3", "L-08")
def test_either_space_of_the_card_may_be_chosen_and_no_other() -> None:
    s = scene(hands={ANN: "5h"})
    assert legal(s) == [place("5h", "b4"), place("5h", "f6")]
    for other in range(100):
        if other not in spaces("b4 f6"):
            assert refused(s, Place(CARDS["5h"], other)) in ("SQ-3.2", "SQ-4.1")


@rule("SQ-3.3", "S-36")
@pytest.mark.parametrize("team", [GOLD, ONYX])
def test_a_covered_space_cant_be_played_on_whoever_covers_it(team: int) -> None:
    s = scene(hands={ANN: "5h Jg"}, counters={team: "b4"})
    assert place("5h", "b4") not in legal(s)
    assert place("5h", "f6") in legal(s)
    assert place("Jg", "b4") not in legal(s)
    assert refused(s, place("5h", "b4")) == "SQ-3.3"


@rule("S-35")
def test_two_equal_cards_are_two_acts_not_four() -> None:
    s = scene(hands={ANN: "5h 5h"})
    assert legal(s) == [place("5h", "b4"), place("5h", "f6")]
    do(s, place("5h", "f6"), drawn("2g"))
    assert s.hands[ANN] == list(cards("5h 2g")), "one copy is played, one stays"


@rule("S-35", "SQ-6.1", "SQ-3.8")
def test_equal_dead_cards_and_equal_jacks_count_once_too() -> None:
    s = scene(hands={ANN: "5h 5h Jr Jr"}, counters={GOLD: "b4 f6"})
    assert legal(s) == [lay_down("5h"), lay_down("Jr"), exchange("5h")]


@rule("SQ-3.7")
def test_a_counter_stays_until_an_anti_wild_jack_takes_it() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "5h Jh"}, counters={ONYX: "c4"})
    do(s, place("5h", "b4"), drawn("2g"))
    assert refused(s, remove("5h", "b4")) == "SQ-3.7"
    assert all(not isinstance(a, Place) or a.space != space("b4") for a in legal(s))
    do(s, remove("Jh", "b4"))
    assert not holds(s, GOLD, "b4")


@rule("SQ-10.1", "S-34", "L-13")
def test_hands_are_hidden_and_all_else_is_open() -> None:
    s = scene(seats=4, hands={ANN: "5h 9r", CAT: "Ks"}, counters={ONYX: "e5"})
    do(s, place("5h", "b4"), drawn("Kg"))
    for seat in (BOB, CAT, None):
        v: View = GAME.view(s, seat)
        assert v.hand == ([] if seat is None else list(s.hands[seat]))
        assert v.sizes == [2, 6, 1, 6]
        assert v.piles[ANN] == (CARDS["5h"],), "the card lies face up"
        assert (v.board[space("b4")], v.board[space("e5")]) == (1, 2)
        assert v.pile == len(s.pile)
        others = [card for player in range(4) if player != seat for card in s.hands[player]]
        assert v.unseen == sorted(s.pile + others), "in the pile or in whose hand: nobody can say"
    seen = [told(s, Drew)[0].seen_by(seat) for seat in (ANN, CAT, None)]
    assert seen == [Drew(ANN, CARDS["Kg"]), Drew(ANN, None), Drew(ANN, None)], "hidden from team mates too"


# ── the empty pile ───────────────────────────────────────────────────────────
@rule("SQ-3.6", "S-13", "L-02", "L-03", "S-38")
def test_the_draw_that_takes_the_last_card_makes_the_game_a_draw() -> None:
    s = scene(hands={ANN: "5h 9r"}, pile="Kg")
    do(s, place("5h", "b4"))
    assert s.agenda, "not before the draw"
    do(s, drawn("Kg"))
    assert s.agenda == []
    assert told(s, Stalled) == [Stalled("pile")]
    assert s.hands[ANN] == list(cards("9r Kg"))
    result = GAME.result(s)
    assert (result.winners, result.scores, result.rule) == ((), (0.5, 0.5), "SQ-3.6")


@rule("SQ-3.6")
def test_two_cards_in_the_pile_are_one_more_turn() -> None:
    s = scene(hands={ANN: "5h", BOB: "6h"}, pile="Kg 2g")
    do(s, place("5h", "b4"), drawn("2g"))
    assert asked(s) == BOB
    do(s, place("6h", "b5"), drawn("Kg"))
    assert s.agenda == []


@rule("SQ-3.6", "S-13")
def test_a_win_in_the_last_turn_comes_first() -> None:
    s = scene(hands={ANN: "5h"}, made={GOLD: "a10-e10"}, counters={GOLD: "c4-f4"}, pile="Kg")
    do(s, place("5h", "b4"))
    assert told(s, Won) == [Won(GOLD, "made")]
    assert told(s, Stalled) == []
    assert s.pile == [CARDS["Kg"]]


@rule("S-13", "S-14", "SQ-3.6")
def test_who_takes_the_last_card_by_exchange_still_plays_and_then_the_game_is_a_draw() -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"}, pile="Kg")
    do(s, exchange("5h"), drawn("Kg"))
    assert asked(s) == ANN
    do(s, place("Kg", "h1"))
    assert s.agenda == [], "no card is left to draw"
    assert told(s, Stalled) == [Stalled("pile")]
    assert s.hands[ANN] == list(cards("9r"))


@rule("S-13")
def test_who_takes_the_last_card_by_exchange_may_win_with_it() -> None:
    s = scene(hands={ANN: "5h"}, made={GOLD: "f10-j10"}, counters={ONYX: "b4 f6", GOLD: "g1 f1 i1"}, pile="Kg")
    do(s, exchange("5h"), drawn("Kg"), place("Kg", "h1"))
    assert told(s, Won) == [Won(GOLD, "made")], "f1 to i1 and the corner"


# ── nothing to play ──────────────────────────────────────────────────────────
@rule("SQ-3.8", "S-15")
def test_who_can_play_nothing_lays_one_card_down_without_effect_and_draws() -> None:
    s = scene(hands={ANN: "Jh Jr"})
    assert legal(s) == [lay_down("Jh"), lay_down("Jr")]
    before = (s.own[:], s.free, s.stock[:])
    do(s, lay_down("Jr"))
    assert (s.own, s.free, s.stock) == before
    assert s.piles[ANN] == cards("Jr")
    do(s, drawn("2g"))
    assert s.hands[ANN] == list(cards("2g Jh")), "the hand is full again"
    assert asked(s) == BOB


@rule("SQ-3.8", "S-15", "L-04")
def test_an_open_exchange_may_come_first_but_need_not() -> None:
    s = scene(hands={ANN: "5h Jr"}, counters={GOLD: "b4 f6"})
    assert legal(s) == [lay_down("5h"), lay_down("Jr"), exchange("5h")]
    declined = s.clone()
    do(declined, lay_down("5h"))
    draw_anything(declined)
    assert asked(declined) == BOB
    do(s, exchange("5h"), drawn("Jr"))
    assert legal(s) == [lay_down("Jr")], "the exchange is used and still nothing can be played"


@rule("SQ-3.8", "S-16")
def test_who_can_play_must() -> None:
    s = scene(hands={ANN: "5h Jr"}, counters={GOLD: "b4"})
    assert legal(s) == [place("5h", "f6")]
    for card in ("5h", "Jr"):
        assert refused(s, lay_down(card)) == "SQ-3.8"


@rule("SQ-3.8", "S-16")
def test_an_exchange_is_no_play_but_after_it_a_playable_card_must_be_played() -> None:
    s = scene(hands={ANN: "5h"}, counters={GOLD: "b4 f6"})
    assert kinds(s) == ["Discard", "Exchange"]
    do(s, exchange("5h"), drawn("Kg"))
    assert kinds(s) == ["Place"]
    assert refused(s, lay_down("Kg")) == "SQ-3.8"


@rule("SQ-3.9", "S-17")
def test_an_empty_hand_is_passed_over_and_does_not_draw() -> None:
    s = scene(seats=3, hands={ANN: "5h", BOB: "", CAT: "6h"})
    do(s, place("5h", "b4"), drawn("2g"))
    assert asked(s) == CAT
    assert told(s, Skipped) == [Skipped(BOB)]
    assert s.hands[BOB] == []


@rule("SQ-3.9", "S-17", "SQ-3.1")
def test_when_the_others_are_empty_the_same_player_plays_again() -> None:
    s = scene(hands={ANN: "5h", BOB: ""})
    do(s, place("5h", "b4"), drawn("6h"))
    assert asked(s) == ANN
    assert told(s, Skipped) == [Skipped(BOB)]


# ── dead cards ───────────────────────────────────────────────────────────────
@rule("SQ-6.1", "S-08", "L-05", "S-42")
def test_a_dead_card_is_exchanged_and_then_the_turn_goes_on_as_usual() -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"})
    do(s, exchange("5h"))
    assert told(s, Exchanged) == [Exchanged(ANN, CARDS["5h"])]
    assert s.piles[ANN] == cards("5h")
    assert type(s.agenda[-1]).__name__ == "Replace"
    do(s, drawn("Kg"))
    assert s.hands[ANN] == list(cards("9r Kg"))
    assert s.agenda[-1] == Turn(ANN, True)
    do(s, place("Kg", "h1"))
    assert isinstance(s.agenda[-1], EndDraw), "the draw at the end stays"
    do(s, drawn("2g"))
    assert s.hands[ANN] == list(cards("2g 9r"))
    assert asked(s) == BOB


@rule("S-09", "SQ-6.1")
@pytest.mark.parametrize(("gold", "onyx"), [("b4 f6", ""), ("", "b4 f6"), ("b4", "f6")])
def test_any_colours_make_a_card_dead_the_own_too(gold: str, onyx: str) -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={GOLD: gold, ONYX: onyx})
    assert exchange("5h") in legal(s)


@rule("S-09")
@pytest.mark.parametrize("covered", ["", "b4", "f6", "b5 f7"])
def test_one_open_space_keeps_a_card_alive(covered: str) -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: covered})
    assert exchange("5h") not in legal(s)
    assert refused(s, exchange("5h")) == "SQ-6.1"


@rule("S-09", "S-30")
def test_a_dead_card_revives_when_a_counter_is_taken_off() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "Jr"}, counters={GOLD: "b4", ONYX: "f6"})
    assert exchange("5h") in legal(s)
    do(s, place("9r", "b10"), drawn("2g"), remove("Jr", "b4"), drawn("3g"))
    assert exchange("5h") not in legal(s)
    assert place("5h", "b4") in legal(s)


@rule("S-09")
def test_a_card_dies_when_its_second_space_is_covered() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "5h 6h"}, counters={ONYX: "b4"})
    do(s, place("5h", "f6"), drawn("2g"))
    assert exchange("5h") in legal(s)
    assert exchange("6h") not in legal(s)


@rule("SQ-6.1", "S-10", "L-05")
def test_one_exchange_a_turn() -> None:
    s = scene(hands={ANN: "5h 6h 9r"}, counters={ONYX: "b4 f6 b5 g6"})
    assert [a for a in legal(s) if not isinstance(a, Place)] == [exchange("5h"), exchange("6h")]
    do(s, exchange("5h"), drawn("Kg"))
    assert exchange("6h") not in legal(s)
    assert refused(s, exchange("6h")) == "S-10"
    do(s, place("9r", "b10"), drawn("2g"))
    do(s, legal(s)[0])
    draw_anything(s)
    assert asked(s) == ANN
    assert exchange("6h") in legal(s), "at the next turn again"


@rule("S-10")
def test_a_new_card_that_is_dead_too_waits_for_the_next_turn() -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"})
    do(s, exchange("5h"), drawn("5h"))
    assert kinds(s) == ["Place"]
    assert refused(s, exchange("5h")) == "S-10"


@rule("SQ-6.1", "S-30")
@pytest.mark.parametrize("jack", ["Jg", "Js", "Jh", "Jr"])
def test_jacks_are_never_dead(jack: str) -> None:
    """Not even the anti-wild Jack without a counter to take."""
    s = scene(hands={ANN: f"{jack} 5h"})
    assert exchange(jack) not in legal(s)
    assert refused(s, exchange(jack)) == "SQ-6.1"


@rule("S-11", "L-04", "SQ-6.1")
def test_a_dead_card_may_be_kept() -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"})
    do(s, place("9r", "b10"), drawn("2g"))
    assert CARDS["5h"] in s.hands[ANN]
    assert asked(s) == BOB


@rule("SQ-6.1")
def test_a_dead_card_is_only_exchanged_on_ones_own_turn() -> None:
    s = scene(hands={ANN: "9r", BOB: "5h"}, counters={ONYX: "b4 f6"})
    assert refused(s, exchange("5h"), BOB) == "SQ-3.1"


@rule("S-08")
def test_the_order_of_a_turn() -> None:
    """Exchange, card and counter, sequences, draw, empty pile: the events come in this order."""
    s = scene(hands={ANN: "5h 6h"}, counters={ONYX: "b4 f6", GOLD: "b2 b3"}, pile="Kg 2g")
    do(s, exchange("5h"), drawn("Kg"), place("6h", "b5"), drawn("2g"))
    assert s.log is not None
    assert [type(e) for e in s.log] == [Exchanged, Drew, Placed, Drew, Stalled]
    s = scene(hands={ANN: "5h 6h"}, counters={ONYX: "b4 f6", GOLD: "b6-b9"}, pile="Kg 2g")
    do(s, exchange("5h"), drawn("Kg"), place("6h", "b5"), drawn("2g"))
    assert s.log is not None
    assert [type(e) for e in s.log] == [Exchanged, Drew, Placed, Finished, Drew, Stalled]
    assert locked(s, "b5-b9")
    assert made(s) == [(GOLD, set(spaces("b5-b9")))]
