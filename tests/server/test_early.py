"""Before a seat is asked: early answers, held and shown to nobody; and asides."""

from typing import Any

import pytest

from greathall.server.table import LiveTable
from tests.server.room import ANN, BOB, CAT, again, play, seen, table

pytestmark = pytest.mark.usefixtures("house")


def match_of(table: LiveTable) -> Any:
    assert table.match is not None
    return table.match


def bid(coins: int) -> dict[str, Any]:
    return {"type": "Bid", "coins": coins}


# ── early answers ────────────────────────────────────────────────────────────
def test_an_early_answer_is_held_and_shown_to_nobody_else() -> None:
    at = table("parlour", "ann", "bob", "cat")
    others = {viewer: seen(at, viewer) for viewer in (ANN, CAT, None)}
    play(at, BOB, bid(7))
    assert {viewer: seen(at, viewer) for viewer in (ANN, CAT, None)} == others
    told = seen(at, BOB)
    assert told["held"]
    assert told["early"]["seat"] == BOB  # it may be given again
    assert at.seq == others[ANN]["seq"]
    assert at.change() is not None


def test_an_early_answer_may_be_replaced_and_comes_when_it_is_asked_for() -> None:
    at = table("parlour", "ann", "bob", "cat")
    play(at, BOB, bid(7))
    play(at, BOB, bid(6))
    play(at, CAT, bid(5))
    play(at, ANN, bid(1))
    kept = [(e.seat, e.do.get("coins"), e.by) for e in match_of(at).entries if e.seat >= 0]
    assert kept == [(ANN, 1, "person"), (BOB, 6, "person"), (CAT, 5, "person")]
    assert at.asked == ANN
    assert at.meta.held == {}
    assert not seen(at, BOB)["held"]


def test_an_early_answer_is_judged_again_when_its_question_comes_up() -> None:
    at = table("parlour", "ann", "bob", "cat")
    play(at, BOB, bid(7))
    play(at, ANN, bid(7))  # no two bids are equal, so Bob must think again
    assert at.asked == BOB
    assert not seen(at, BOB)["held"]
    assert at.meta.held == {}
    assert seen(at, BOB)["notes"] == [{"kind": "void", "seat": BOB}]
    assert seen(at, ANN)["notes"] == []


def test_an_early_answer_survives_the_server() -> None:
    at = table("parlour", "ann", "bob", "cat")
    play(at, BOB, bid(7))
    later = again(again(at))
    assert seen(later, BOB)["held"]
    play(later, ANN, bid(1))
    assert later.asked == CAT
    assert [e.do.get("coins") for e in match_of(later).entries if e.seat == BOB] == [7]


def test_a_bot_does_not_overrule_an_early_answer() -> None:
    at = table("parlour", "ann", "bob", "cat")
    play(at, BOB, bid(7))
    at.hand("bob", BOB, "easy", 0.0)
    play(at, ANN, bid(1))
    assert [(e.do["coins"], e.by) for e in match_of(at).entries if e.seat == BOB] == [(7, "person")]


# ── asides ───────────────────────────────────────────────────────────────────
def test_an_aside_leaves_the_question_where_it_was() -> None:
    at = table("cellar", "ann", "bob")
    question = seen(at, ANN)["ask"]
    for seat in (BOB, ANN, BOB):
        play(at, seat, {"type": "Hum"})
    told = seen(at, ANN, 2)
    assert told["ask"] == question
    assert [e["seat"] for e in told["events"]] == [BOB, ANN, BOB]
    assert told["view"]["hums"] == 3
    assert seen(at, None)["aside"] is None
