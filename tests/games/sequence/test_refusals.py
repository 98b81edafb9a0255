"""Every way to be refused: the rule and the sentence a player reads."""


import pytest

import greathall
from greathall.core.words import Action
from greathall.games.sequence import GAME
from greathall.games.sequence.model import (
    Chosen, Discard, Draw, Drawn, Exchange, Forfeit, Grant, Place, Remove, Report, Resign, Turned,
)
from greathall.games.sequence.play.table import Table
from tests.games.sequence.scenes import (
    CARDS, GOLD, ONYX, aside, drawn, exchange, lay_down, lock, place, remove, scene, space,
)
from tests.table import ANN, BOB, EVE, do, put, refusal, refusal_keys, rule


# ── tables that have come to a certain point ─────────────────────────────────
def opening() -> Table:
    return scene(hands={ANN: "5h Jg Jr", BOB: "6h"}, counters={GOLD: "b8", ONYX: "f6 e5"}, made={ONYX: "c4-g4"})


def over() -> Table:
    s = scene()
    aside(s, BOB, Resign())
    return s


def six_in_a_row() -> Table:
    s = scene(hands={ANN: "Jg 5h"}, counters={GOLD: "c4 d4 f4 g4 h4"})
    do(s, place("Jg", "e4"))
    return s


def coaching() -> Table:
    return scene(seats=4, hands={ANN: "5h", BOB: "6h"}, coaching_penalty=True)


def reported() -> Table:
    s = coaching()
    aside(s, ANN, Report(ONYX))
    return s


def granted() -> Table:
    s = reported()
    do(s, Grant())
    return s


def own_side_granted() -> Table:
    s = coaching()
    aside(s, BOB, Report(GOLD))
    do(s, Grant())
    return s


def side_gone() -> Table:
    """Of three teams onyx has left the table."""
    s = scene(seats=6, teams=3, coaching_penalty=True)
    for seat in (BOB, EVE):
        aside(s, seat, Resign())
    return s


def dismissed() -> Table:
    s = reported()
    do(s, s.agenda[-1].legal(s)[0])
    return s


def left() -> Table:
    s = scene(seats=3)
    aside(s, BOB, Resign())
    return s


def dead() -> Table:
    return scene(hands={ANN: "5h 6h"}, counters={ONYX: "b4 f6"})


def exchanged() -> Table:
    s = scene(hands={ANN: "5h 6h 9r"}, counters={ONYX: "b4 f6 b5 g6"})
    do(s, exchange("5h"), drawn("Kg"))
    return s


def out_of_counters() -> Table:
    s = opening()
    put(s, stock={GOLD: 0})
    return s


def on_demand() -> Table:
    return scene(draw_on_demand=True)


CASES = {
    "no-chance": (opening, ANN, Drawn(CARDS["5h"]), "SQ-2.4: players can't choose which cards come up."),
    "no-over": (over, ANN, place("5h", "b4"), "S-39: the game is over."),
    "no-turn": (opening, BOB, place("6h", "b5"), "SQ-3.1: it is not your turn."),
    "no-fives": (six_in_a_row, ANN, lock("b4-f4"), "S-23: choose 5 of your counters in a row, including the new one."),
    "no-fives-first": (six_in_a_row, ANN, place("5h", "b4"), "S-23: first choose which 5 to turn over."),
    "no-ruling-first": (reported, ANN, place("5h", "b4"),
                        "S-31: decide on the report of coaching first: uphold or dismiss it."),
    "no-forfeit": (granted, BOB, Forfeit(CARDS["5h"]), "SQ-8.1: you must give up a card from your hand."),
    "no-forfeit-first": (own_side_granted, ANN, place("5h", "b4"),
                         "SQ-8.1: first give up a card because of the coaching."),
    "when-card": (granted, BOB, place("6h", "b5"), "SQ-3.1: you play a card on your turn."),
    "when-Forfeit": (reported, ANN, Forfeit(CARDS["5h"]),
                     "SQ-8.1: you give up a card once a report of coaching by your side is upheld."),
    "no-out": (left, BOB, Resign(), "S-39: you have resigned."),
    "no-aside-now": (reported, BOB, Resign(), "S-40: wait until this is settled and a player is asked to move."),
    "no-coaching": (opening, BOB, Report(GOLD), "SQ-8.1: the coaching penalty is not in use at this table."),
    "no-report-twice": (dismissed, ANN, Report(ONYX),
                        "S-40: you have already reported coaching this turn. Wait for the next turn."),
    "no-report-out": (side_gone, ANN, Report(ONYX), "S-39: that side has resigned."),
    "no-report-first": (granted, ANN, place("5h", "b4"),
                        "SQ-8.1: a report of coaching has to be settled first. Then your turn continues."),
    "no-report-own": (coaching, ANN, Report(GOLD), "SQ-8.1: you can report only an opposing team."),
    "no-draw-asked": (opening, ANN, Draw(), "SQ-3.5: cards are drawn automatically at this table."),
    "no-draw-lost": (on_demand, BOB, Draw(), "SQ-3.5: you have no draw left to make."),
    "no-lock": (opening, ANN, lock("c4-g4"), "SQ-5.4: you have no row of counters to choose 5 from."),
    "no-report": (opening, ANN, Grant(), "S-31: there is no report of coaching to decide on."),
    "no-such-card": (opening, ANN, Discard(52), "SQ-2.4: unknown card. Cards are written 5h, 10g or Jr."),
    "no-card": (opening, ANN, place("10g", "f1"), "SQ-3.2: 10g is not in your hand."),
    "no-exchange-jack": (opening, ANN, exchange("Jr"), "SQ-6.1: a Jack is never dead."),
    "no-exchange-live": (dead, ANN, exchange("6h"), "SQ-6.1: 6h is not dead: one of its spaces is open."),
    "no-exchange-twice": (exchanged, ANN, exchange("6h"), "S-10: you have already exchanged a dead card this turn."),
    "no-discard": (opening, ANN, lay_down("5h"), "SQ-3.8: you can play a card, so you must."),
    "no-such-space": (opening, ANN, Place(CARDS["5h"], 100), "SQ-3.2: unknown space. Spaces are written a1 to j10."),
    "no-corner": (opening, ANN, place("Jg", "a1"),
                  "SQ-4.1: corners belong to everyone: you can't place a counter on one or take one off."),
    "no-place-anti": (opening, ANN, place("Jr", "a5"), "SQ-7.2: that Jack takes a counter off; it can't place one."),
    "no-covered": (opening, ANN, place("5h", "f6"), "SQ-3.3: that space already holds a counter."),
    "no-match": (opening, ANN, place("5h", "a5"), "SQ-3.2: 5h goes on b4 or f6, not on a5."),
    "no-counter": (out_of_counters, ANN, place("5h", "b4"), "S-33: your side has no counters left."),
    "no-remove": (opening, ANN, remove("5h", "f6"), "SQ-3.7: only a Hufflepuff or Ravenclaw Jack takes a counter off."),
    "no-remove-empty": (opening, ANN, remove("Jr", "a5"), "SQ-7.2: there is no counter on a5."),
    "no-remove-own": (opening, ANN, remove("Jr", "b8"),
                      "SQ-7.2: the counter on b8 is your side's own. Choose an opponent's."),
    "no-remove-locked": (opening, ANN, remove("Jr", "d4"),
                         "SQ-5.1: the counter on d4 belongs to a finished sequence and stays."),
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=rule(case[3].split(":")[0])) for key, case in CASES.items()])
def test_refused_with_the_rule_and_a_sentence(key: str) -> None:
    table, seat, act, sentence = CASES[key]
    no = refusal(GAME, table(), seat, act)
    assert (no.key, f"{no.rule}: {GAME.catalogue.say(no.key, **no.facts)}") == (key, sentence)


def test_no_refusal_is_left_out() -> None:
    """Every message key in the code, and every refusal among the sentences, is met above."""
    assert refusal_keys(GAME) == [set(CASES)] * 2


@pytest.mark.parametrize("act", [Turned(3), Chosen(1), Drawn(3)])
@rule("SQ-2.4")
def test_nobody_speaks_for_chance(act: Action) -> None:
    for s in (opening(), scene(hands={ANN: "5h"})):
        no = GAME.explain(s, ANN, act)
        assert no is not None
        assert no.key == "no-chance"


@pytest.mark.parametrize("act", [Place(-1, 5), Remove(52, 5), Exchange(99), Place(CARDS["5h"], -1), Place(3, 1 << 70)])
@rule("SQ-2.4", "SQ-3.2")
def test_numbers_off_the_table_are_refused_not_crashed_on(act: Action) -> None:
    assert GAME.explain(opening(), ANN, act) is not None


@rule("SQ-3.3")
def test_at_a_match_an_illegal_act_raises_with_rule_and_sentence() -> None:
    """Play on until a seat holds a card one of whose spaces is covered."""
    match = greathall.new("sequence", 2, seed="covered")
    while True:
        assert match.seat is not None
        s = match.state
        assert isinstance(s, Table)
        covered = next((Place(card, at) for card in s.hands[match.seat] for at in range(100)
                        if (s.own[GOLD] | s.own[ONYX]) >> at & 1 and card % 13 != 9), None)
        if covered:
            break
        match.play(match.legal()[0])
    entries = len(match.entries)
    with pytest.raises(greathall.Illegal) as no:
        match.play(covered)
    assert str(no.value) == "SQ-3.3: that space already holds a counter."
    assert (no.value.rule, no.value.why) == ("SQ-3.3", "that space already holds a counter.")
    assert len(match.entries) == entries


@rule("SQ-3.1")
def test_at_a_match_out_of_turn_and_after_the_end() -> None:
    match = greathall.new("sequence", 2, seed="turn")
    assert match.seat is not None
    other = 1 - match.seat
    with pytest.raises(greathall.Illegal, match=r"^SQ-3\.1: it is not your turn\.$"):
        match.play(match.legal()[0], seat=other)
    match.play({"type": "Resign"}, seat=other)
    assert match.seat is None
    with pytest.raises(greathall.Illegal, match=r"^the game is over\.$"):
        match.play(Place(CARDS["5h"], space("b4")))
