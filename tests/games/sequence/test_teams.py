"""Coaching and its penalty, and leaving the table."""

from typing import get_type_hints

import pytest

import greathall
from greathall.core.words import Held
from greathall.games.sequence import GAME
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import (
    Dismiss, Forfeit, Forfeited, Grant, Judged, Report, Reported, Resign, Resigned, Skipped, Stalled, Won,
)
from greathall.games.sequence.play.asides import Penalty, Ruling
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import Turn
from tests.games.sequence.scenes import (
    CARDS, GOLD, ONYX, SILVER, aside, asides, cards, draw_anything, drawn, exchange, holds, place, refused, scene,
)
from tests.table import ANN, BOB, CAT, DAN, EVE, FAY, asked, do, legal, rule, told


def coached(hands: dict[int, str] | None = None) -> Table:
    """Ann and Cat play gold, Bob and Dan onyx; it is Ann's turn."""
    dealt = {ANN: "5h 9r", BOB: "6h 2g", CAT: "7h 3g", DAN: "8h 4g"}
    return scene(seats=4, hands=dealt | (hands or {}), coaching_penalty=True)


def give_up(card: str) -> Forfeit:
    return Forfeit(CARDS[card])


# ── coaching ─────────────────────────────────────────────────────────────────
@rule("SQ-8.1", "S-31", "L-12")
def test_every_member_gives_up_a_card_of_choice_and_does_not_replace_it() -> None:
    s = coached()
    pile = len(s.pile)
    aside(s, ANN, Report(ONYX))
    assert s.agenda[-1] == Ruling(ANN, ONYX)
    do(s, Grant())
    assert told(s, Judged) == [Judged(ONYX, True)]
    assert s.agenda[-1] == Penalty(BOB)
    assert legal(s) == [give_up("2g"), give_up("6h")]
    do(s, give_up("2g"))
    assert s.agenda[-1] == Penalty(DAN), "in seat order"
    do(s, give_up("8h"))
    assert s.hands == [list(cards(hand)) for hand in ("5h 9r", "6h", "7h 3g", "4g")]
    assert (s.piles[BOB], s.piles[DAN]) == (cards("2g"), cards("8h")), "on the own pile"
    assert told(s, Forfeited) == [Forfeited(BOB, CARDS["2g"]), Forfeited(DAN, CARDS["8h"])], "face up"
    assert len(s.pile) == pile
    assert s.agenda[-1] == Turn(ANN), "the turn that was awaited still is"


@rule("SQ-8.1", "S-31")
def test_the_hand_stays_smaller() -> None:
    s = coached()
    aside(s, ANN, Report(ONYX))
    do(s, Grant(), give_up("2g"), give_up("8h"), place("5h", "b4"), drawn("Kg"), place("6h", "b5"), drawn("Ks"))
    assert s.hands[BOB] == list(cards("Ks"))


@rule("S-31", "L-11")
def test_a_report_needs_no_words_and_a_dismissed_one_changes_nothing() -> None:
    s = coached()
    before = [[hand[:] for hand in s.hands], s.piles[:], s.agenda[:]]
    aside(s, CAT, Report(ONYX))
    assert told(s, Reported) == [Reported(CAT, ONYX)]
    assert legal(s)[0] == Dismiss(), "silence grants nothing"
    do(s, Dismiss())
    assert told(s, Judged) == [Judged(ONYX, False)]
    assert [s.hands, s.piles, s.agenda] == before


@rule("S-31", "SQ-8.1")
def test_only_an_opponent_reports() -> None:
    s = coached()
    assert asides(s, BOB) == [Report(GOLD), Resign()]
    assert refused(s, Report(ONYX), BOB) == "SQ-8.1"
    three = scene(seats=6, teams=3, coaching_penalty=True)
    assert asides(three, DAN) == [Report(ONYX), Report(SILVER), Resign()]


@rule("S-31", "SQ-8.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_penalty_is_for_team_play_only(seats: int) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("sequence", seats, options={"coaching_penalty": True})
    assert no.value.rule == "SQ-8.1"


@rule("S-31", "SQ-8.1")
def test_the_penalty_is_off_unless_the_table_wants_it() -> None:
    s = scene(seats=4)
    assert asides(s, BOB) == [Resign()]
    assert refused(s, Report(GOLD), BOB) == "SQ-8.1"


@rule("S-31")
def test_a_program_never_grants_and_there_is_no_chat() -> None:
    assert Ruling(ANN, ONYX).person, "bots answer such a question with the first option"
    assert Ruling(ANN, ONYX).legal(coached())[0] == Dismiss()
    fields = [get_type_hints(action).values() for action in GAME.actions]
    assert {kind for kinds in fields for kind in kinds} == {int}, "nothing can be said but cards, spaces and seats"


@rule("S-40", "S-31")
def test_the_host_in_seat_0_judges_also_against_the_own_side() -> None:
    s = coached()
    aside(s, BOB, Report(GOLD))
    assert asked(s) == ANN
    assert refused(s, Grant(), BOB) == "SQ-3.1"
    do(s, Grant(), give_up("9r"), give_up("7h"))
    assert s.hands[ANN] == list(cards("5h"))


@rule("S-40")
def test_a_seat_reports_once_between_two_turns() -> None:
    s = coached()
    aside(s, BOB, Report(GOLD))
    do(s, Dismiss())
    assert asides(s, BOB) == [Resign()]
    assert refused(s, Report(GOLD), BOB) == "S-40"
    aside(s, DAN, Report(GOLD))
    do(s, Dismiss())
    do(s, place("5h", "b4"), drawn("Kg"))
    assert asides(s, BOB) == [Report(GOLD), Resign()], "a new turn"


@rule("S-40")
def test_an_exchange_is_no_new_turn() -> None:
    s = scene(seats=4, hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"}, coaching_penalty=True)
    aside(s, BOB, Report(GOLD))
    do(s, Dismiss(), exchange("5h"), drawn("Kg"))
    assert refused(s, Report(GOLD), BOB) == "S-40"


@rule("S-40", "S-39")
def test_while_something_else_is_settled_nobody_interrupts() -> None:
    s = coached()
    aside(s, BOB, Report(GOLD))
    for seat in range(4):
        assert asides(s, seat) == []
        assert refused(s, Resign(), seat) == "S-40"
    do(s, Dismiss(), place("5h", "b4"))
    assert refused(s, Report(ONYX), ANN) == "S-40", "first the draw"


@rule("S-31", "S-17")
def test_a_member_without_cards_is_skipped() -> None:
    s = coached({BOB: ""})
    aside(s, ANN, Report(ONYX))
    do(s, Grant())
    assert s.agenda[-1] == Penalty(DAN)
    do(s, give_up("8h"))
    assert s.agenda[-1] == Turn(ANN)


@rule("S-31", "S-39")
def test_a_member_who_resigned_is_skipped_too() -> None:
    s = coached()
    aside(s, BOB, Resign())
    aside(s, ANN, Report(ONYX))
    do(s, Grant())
    assert s.agenda[-1] == Penalty(DAN)


@rule("S-17", "SQ-3.9", "SQ-8.1")
def test_whose_last_card_was_given_up_has_no_turn() -> None:
    s = coached({ANN: "5h"})
    aside(s, BOB, Report(GOLD))
    do(s, Grant(), give_up("5h"), give_up("7h"))
    assert told(s, Skipped) == [Skipped(ANN)]
    assert s.agenda[-1] == Turn(BOB)
    assert s.hands[ANN] == [], "and draws nothing"


@rule("SQ-3.6", "SQ-8.1")
def test_an_exchange_for_the_last_card_and_then_no_card_to_play_ends_the_game() -> None:
    s = scene(seats=4, hands={ANN: "5h", CAT: "6h"}, counters={ONYX: "b4 f6"}, pile="Kg", coaching_penalty=True)
    do(s, exchange("5h"), drawn("Kg"))
    aside(s, BOB, Report(GOLD))
    do(s, Grant(), give_up("Kg"), give_up("6h"))
    assert told(s, Stalled) == [Stalled("pile")]
    assert s.agenda == []


@rule("SQ-8.1", "S-31")
def test_early_answers_are_held_and_come_up_in_seat_order() -> None:
    match = greathall.new("sequence", 6, seed="coaching", options={"teams": 3, "coaching_penalty": True})
    match.play(Report(ONYX), seat=CAT)
    assert match.seat == ANN
    match.play(Grant())
    assert match.seat == BOB
    late = match.legal(EVE)
    assert late
    assert all(isinstance(a, Forfeit) for a in late)
    before = match.view(EVE)
    assert match.play(late[-1], seat=EVE) == [Held(EVE)]
    assert match.play(late[0], seat=EVE) == [Held(EVE)], "replaceable"
    assert match.view(EVE) == before
    assert match.view(BOB).sizes == [5] * 6  # type: ignore[attr-defined]
    events = match.play(match.legal()[0])
    assert [type(e).__name__ for e in events][:2] == ["Forfeited", "Forfeited"]
    assert [e.seat for e in events if isinstance(e, Forfeited)] == [BOB, EVE]
    assert [e.card for e in events if isinstance(e, Forfeited)][1] == late[0].card  # type: ignore[attr-defined]


@rule("SQ-8.1")
def test_an_early_answer_must_be_a_card_in_hand() -> None:
    match = greathall.new("sequence", 4, seed="coaching", options={"coaching_penalty": True})
    match.play(Report(ONYX), seat=CAT)
    match.play(Grant())
    hand = match.view(DAN).hand  # type: ignore[attr-defined]
    other = next(card for card in range(52) if card not in hand)
    with pytest.raises(greathall.Illegal) as no:
        match.play(Forfeit(other), seat=DAN)
    assert (no.value.rule, no.value.key) == ("SQ-8.1", "no-forfeit"), "the question that will come says why"
    with pytest.raises(greathall.Illegal):
        match.play(Forfeit(hand[0]), seat=ANN)


@rule("S-40", "S-39")
def test_when_the_host_has_resigned_the_next_seat_that_has_not_judges() -> None:
    s = coached()
    aside(s, ANN, Resign())
    aside(s, DAN, Report(GOLD))
    assert s.agenda[-1] == Ruling(BOB, GOLD)
    do(s, Grant())
    assert s.agenda[-1] == Penalty(CAT), "who has left gives up nothing"
    do(s, legal(s)[0])
    assert s.agenda[-1] == Turn(BOB), "the turn that was awaited still is"


@rule("S-40", "S-39")
def test_nobody_who_has_resigned_judges() -> None:
    s = scene(seats=6, teams=3, coaching_penalty=True)
    for seat in (ANN, BOB, CAT):
        aside(s, seat, Resign())
    aside(s, EVE, Report(SILVER))
    assert s.agenda[-1] == Ruling(DAN, SILVER)


@rule("S-39", "S-40", "SQ-8.1")
def test_a_side_that_has_resigned_is_not_reported() -> None:
    """Every member of a team that coaches gives up a card, but this team has no member left."""
    s = scene(seats=6, teams=3, coaching_penalty=True)
    aside(s, BOB, Resign())
    assert Report(ONYX) in asides(s, ANN), "one of the team still plays"
    aside(s, EVE, Resign())
    for seat in (ANN, CAT):
        assert Report(ONYX) not in asides(s, seat)
        assert refused(s, Report(ONYX), seat) == "S-39"
    assert asides(s, ANN) == [Report(SILVER), Resign()]


# ── resigning ────────────────────────────────────────────────────────────────
@rule("S-39")
@pytest.mark.parametrize("leaver", [ANN, BOB])
def test_of_two_the_other_wins(leaver: int) -> None:
    s = scene()
    aside(s, leaver, Resign())
    assert told(s, Won) == [Won(1 - leaver, "resigned")]
    assert s.agenda == []
    result = GAME.result(s)
    assert (result.winners, result.rule) == ((1 - leaver,), "S-39")


@rule("S-39")
def test_of_three_the_others_play_on() -> None:
    s = scene(seats=3, hands={ANN: "5h 9r", BOB: "6h", CAT: "7h"}, counters={GOLD: "e5"})
    aside(s, ANN, Resign())
    assert told(s, Resigned) == [Resigned(ANN)]
    assert asked(s) == BOB, "the turn of who left is over"
    assert holds(s, GOLD, "e5"), "the counters stay"
    do(s, place("6h", "b5"), drawn("2g"), place("7h", "b6"), drawn("3g"))
    assert asked(s) == BOB, "and the seat is passed over from then on"
    assert refused(s, place("5h", "b4"), ANN) == "S-39"
    aside(s, CAT, Resign())
    assert told(s, Won) == [Won(ONYX, "resigned")]


@rule("S-39", "SQ-10.1")
def test_the_hand_of_who_leaves_stays_face_down_and_out_of_the_game() -> None:
    s = scene(seats=3, hands={ANN: "5h 9r"})
    pile = len(s.pile)
    aside(s, ANN, Resign())
    assert s.piles[ANN] == ()
    assert len(s.pile) == pile
    for seat in (BOB, CAT, None):
        v: View = GAME.view(s, seat)
        assert v.sizes[ANN] == 2
        assert CARDS["9r"] in v.unseen


@rule("S-39")
def test_who_leaves_out_of_turn_stops_nobody() -> None:
    s = scene(seats=3, hands={ANN: "5h", CAT: "7h"})
    aside(s, BOB, Resign())
    assert asked(s) == ANN
    do(s, place("5h", "b4"), drawn("2g"))
    assert asked(s) == CAT


@rule("S-39")
def test_a_team_plays_on_without_one_member_and_is_out_without_all() -> None:
    s = scene(seats=6, teams=3)
    aside(s, BOB, Resign())
    aside(s, EVE, Resign())
    assert told(s, Won) == [], "onyx is out, two sides are left"
    order = []
    for _ in range(8):
        order.append(asked(s))
        do(s, legal(s)[0])
        draw_anything(s)
    assert order == [ANN, CAT, DAN, FAY] * 2
    aside(s, ANN, Resign())
    aside(s, CAT, Resign())
    assert told(s, Won) == []
    aside(s, FAY, Resign())
    assert told(s, Won) == [Won(GOLD, "resigned")]
    assert GAME.result(s).winners == (ANN, DAN), "who left wins with the side"


@rule("S-39", "S-40")
def test_who_has_resigned_says_nothing_more() -> None:
    s = coached()
    aside(s, BOB, Resign())
    assert asides(s, BOB) == []
    assert refused(s, Report(GOLD), BOB) == "S-39"
    assert refused(s, Resign(), BOB) == "S-39"


@rule("SQ-3.6", "S-39")
def test_leaving_after_an_exchange_took_the_last_card_ends_the_game() -> None:
    s = scene(seats=3, hands={ANN: "5h 9r"}, counters={ONYX: "b4 f6"}, pile="Kg")
    do(s, exchange("5h"), drawn("Kg"))
    aside(s, ANN, Resign())
    assert told(s, Stalled) == [Stalled("pile")]
    assert s.agenda == []


@rule("S-39", "SQ-3.9")
def test_when_only_resigned_players_hold_cards_the_game_is_a_draw() -> None:
    s = scene(seats=4, hands={BOB: "", CAT: "", DAN: ""})
    aside(s, ANN, Resign())
    assert told(s, Stalled) == [Stalled("hands")]
    assert GAME.result(s).rule == "SQ-3.9"
