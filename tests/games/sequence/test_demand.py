"""The option draw_on_demand: if you forget to draw, you lose the card."""

import greathall
from greathall.games.sequence import GAME
from greathall.games.sequence.model import Draw, DrawLost, Drew, Forfeit, Grant, Report, Resign, Skipped, Stalled
from greathall.games.sequence.play.turn import EndDraw, Turn
from tests.games.sequence.scenes import (
    CARDS, GOLD, ONYX, aside, asides, cards, drawn, exchange, place, refused, remove, scene,
)
from tests.table import ANN, BOB, CAT, asked, do, rule, told


@rule("SQ-3.5", "S-12")
def test_by_default_the_engine_draws() -> None:
    s = scene(hands={ANN: "5h", BOB: "6h"})
    do(s, place("5h", "b4"))
    assert s.agenda[-1] == EndDraw(ANN)
    do(s, drawn("2g"))
    assert Draw() not in asides(s, ANN)
    assert refused(s, Draw(), ANN) == "SQ-3.5"


@rule("SQ-3.5", "S-12", "L-01")
def test_the_draw_may_be_asked_for_until_the_next_player_acts() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "6h"}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    assert asked(s) == BOB
    assert s.hands[ANN] == list(cards("9r"))
    assert GAME.has_urgent_aside(s, ANN)
    assert not GAME.has_urgent_aside(s, BOB)
    aside(s, ANN, Draw())
    do(s, drawn("2g"))
    assert not GAME.has_urgent_aside(s, ANN)
    assert s.hands[ANN] == list(cards("2g 9r"))
    assert asked(s) == BOB, "Bob's turn goes on where it was"
    assert Draw() not in asides(s, ANN), "one draw a turn"


@rule("SQ-3.5", "S-12", "L-01")
def test_with_the_next_players_first_act_the_draw_is_lost_for_good() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "6h 2g"}, draw_on_demand=True)
    do(s, place("5h", "b4"), place("6h", "b5"))
    assert told(s, DrawLost) == [DrawLost(ANN)]
    assert Draw() not in asides(s, ANN)
    assert refused(s, Draw(), ANN) == "SQ-3.5"
    assert s.hands[ANN] == list(cards("9r")), "the hand stays smaller"
    do(s, place("9r", "b10"))
    aside(s, ANN, Draw())
    do(s, drawn("3g"))
    assert s.hands[ANN] == list(cards("3g")), "a later turn brings one card, not two"


@rule("S-12", "L-01", "S-42")
def test_the_exchange_of_a_dead_card_is_an_act() -> None:
    s = scene(hands={ANN: "9r", BOB: "5h 2g"}, counters={ONYX: "b4 f6"}, draw_on_demand=True)
    do(s, place("9r", "b10"), exchange("5h"))
    assert told(s, DrawLost) == [DrawLost(ANN)]


@rule("S-42", "SQ-6.1")
def test_the_card_for_a_dead_one_is_drawn_at_once() -> None:
    s = scene(hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"}, draw_on_demand=True)
    do(s, exchange("5h"))
    assert type(s.agenda[-1]).__name__ == "Replace"
    do(s, drawn("2g"))
    assert s.hands[ANN] == list(cards("2g 9r"))
    do(s, place("2g", "a5"))
    assert s.owed == [1, 0], "only the draw at the end can be forgotten"


@rule("SQ-3.5", "S-12")
def test_losses_add_up() -> None:
    s = scene(hands={ANN: "5h 6h 7h 8h", BOB: "2g 3g 4g"}, draw_on_demand=True)
    for mine, where, theirs, there in (("5h", "b4", "2g", "a5"), ("6h", "b5", "3g", "a4"), ("7h", "b6", "4g", "a3")):
        do(s, place(mine, where), place(theirs, there))
    assert len(told(s, DrawLost)) == 3 + 2
    assert s.hands[ANN] == list(cards("8h"))


@rule("S-12", "SQ-3.9", "S-17")
def test_a_seat_passed_over_does_not_act() -> None:
    s = scene(seats=3, hands={ANN: "5h 9r", BOB: "", CAT: "6h"}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    assert asked(s) == CAT
    assert told(s, DrawLost) == []
    aside(s, ANN, Draw())
    do(s, drawn("2g"))
    assert s.hands[ANN] == list(cards("2g 9r"))


@rule("S-12", "S-17")
def test_who_plays_alone_keeps_every_draw() -> None:
    s = scene(hands={ANN: "5h 9r 2g", BOB: ""}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    assert asked(s) == ANN
    do(s, place("9r", "b10"))
    assert s.owed[ANN] == 2
    aside(s, ANN, Draw())
    do(s, drawn("3g"))
    aside(s, ANN, Draw())
    do(s, drawn("4g"))
    assert s.hands[ANN] == list(cards("2g 3g 4g"))
    assert asked(s) == ANN


@rule("SQ-3.9", "S-17")
def test_an_empty_hand_may_still_take_the_draw_it_is_owed() -> None:
    s = scene(hands={ANN: "5h", BOB: "6h 2g"}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    aside(s, ANN, Draw())
    do(s, drawn("9r"), place("6h", "b5"))
    assert asked(s) == ANN
    assert told(s, Skipped) == []


@rule("SQ-3.9", "S-17")
def test_an_empty_hand_without_a_draw_is_passed_over_from_then_on() -> None:
    s = scene(hands={ANN: "5h", BOB: "6h 2g 3g"}, draw_on_demand=True)
    do(s, place("5h", "b4"), place("6h", "b5"))
    assert told(s, Skipped) == [Skipped(ANN)]
    assert asked(s) == BOB


@rule("S-41", "SQ-3.9")
def test_when_all_hands_are_empty_the_last_players_draw_is_made_by_itself() -> None:
    s = scene(hands={ANN: "5h", BOB: ""}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    assert s.agenda[-1] == EndDraw(ANN)
    do(s, drawn("6h"))
    assert s.agenda[-1] == Turn(ANN)
    assert s.owed == [0, 0]


@rule("S-41", "SQ-3.9")
def test_the_last_player_is_who_played_last_even_if_the_next_one_resigned() -> None:
    s = scene(seats=4, hands={ANN: "5h", BOB: "6h", CAT: "", 3: ""}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    assert asked(s) == BOB
    aside(s, BOB, Resign())
    assert s.agenda[-1] == EndDraw(ANN)
    do(s, drawn("2g"))
    assert asked(s) == ANN


@rule("S-39", "S-41")
def test_who_resigns_gives_up_the_draw_as_well() -> None:
    s = scene(seats=4, hands={ANN: "5h", BOB: "6h", CAT: "", 3: ""}, draw_on_demand=True)
    do(s, place("5h", "b4"))
    aside(s, ANN, Resign())
    assert asides(s, ANN) == []
    aside(s, BOB, Resign())
    assert told(s, Stalled) == [Stalled("hands")], "no card is drawn for who has left"


@rule("S-41", "SQ-8.1")
def test_the_last_player_is_who_played_last_even_if_the_next_one_paid_for_coaching() -> None:
    s = scene(seats=4, hands={ANN: "5h", BOB: "6h", CAT: "", 3: ""}, draw_on_demand=True, coaching_penalty=True)
    do(s, place("5h", "b4"))
    aside(s, ANN, Report(ONYX))
    do(s, Grant(), Forfeit(CARDS["6h"]))
    assert s.agenda[-1] == EndDraw(ANN)


@rule("SQ-3.9", "S-17")
def test_when_all_hands_are_empty_and_nobody_may_draw_the_game_is_a_draw() -> None:
    s = scene(seats=4, hands={ANN: "", BOB: "6h", CAT: "", 3: ""}, turn=BOB, coaching_penalty=True)
    aside(s, ANN, Report(ONYX))
    do(s, Grant(), Forfeit(CARDS["6h"]))
    assert s.agenda == []
    assert told(s, Stalled) == [Stalled("hands")]


@rule("SQ-3.6", "S-13", "L-02")
def test_a_draw_asked_for_that_empties_the_pile_ends_the_game() -> None:
    s = scene(hands={ANN: "5h", BOB: "6h"}, pile="2g", draw_on_demand=True)
    do(s, place("5h", "b4"))
    aside(s, ANN, Draw())
    do(s, drawn("2g"))
    assert told(s, Stalled) == [Stalled("pile")]
    assert s.agenda == []


@rule("S-14", "S-13")
def test_from_an_empty_pile_nothing_can_be_drawn() -> None:
    s = scene(hands={ANN: "5h 6h 9r", BOB: ""}, counters={ONYX: "b4 f6"}, pile="2g", draw_on_demand=True)
    do(s, place("6h", "b5"))
    assert Draw() in asides(s, ANN)
    do(s, exchange("5h"), drawn("2g"))
    assert Draw() not in asides(s, ANN), "the exchange took the last card"
    do(s, place("9r", "b10"))
    assert told(s, Stalled) == [Stalled("pile")]


@rule("SQ-3.6", "S-12")
def test_a_forgotten_draw_leaves_its_card_in_the_pile() -> None:
    s = scene(hands={ANN: "5h 9r", BOB: "6h"}, pile="2g", draw_on_demand=True)
    do(s, place("5h", "b4"), place("6h", "b5"))
    assert asked(s) == ANN
    assert s.pile == [CARDS["2g"]]


@rule("SQ-7.3", "SQ-3.5")
def test_after_a_jack_too_the_draw_must_be_asked_for() -> None:
    s = scene(hands={ANN: "Jr", BOB: "6h"}, counters={ONYX: "e5", GOLD: "d4"}, draw_on_demand=True)
    do(s, remove("Jr", "e5"))
    assert asides(s, ANN)[0] == Draw()


@rule("SQ-3.5", "SQ-10.1")
def test_at_a_match_the_draw_is_an_aside_of_the_one_who_played() -> None:
    match = greathall.new("sequence", 2, seed="demand", options={"draw_on_demand": True})
    first = match.seat
    assert first is not None
    match.play(match.legal()[0])
    assert match.seat == 1 - first
    assert Draw() in match.legal(first)
    assert Draw() not in match.legal(1 - first)
    drew = match.play({"type": "Draw"}, seat=first)
    assert isinstance(drew[-1], Drew)
    assert drew[-1].card is not None
    assert match.seat == 1 - first
