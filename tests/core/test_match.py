"""The public API: one match from the first seed to the result."""

import json
import sys
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.entries import effective_entries
from greathall.core.match import STOP, take
from greathall.core.record import replay_steps, validate
from greathall.core.words import CHANCE, Chance, Form, Held, Undone
from greathall.games.sequence.model import Place
from tests.table import ANN, BOB, CAT


def coached() -> greathall.Match:
    """Four at a Sequence table with the coaching penalty, waiting for the first turn."""
    return greathall.new("sequence", 4, seed="m", options={"coaching_penalty": True, "dealer": "chance"})


def parlour(**more: Any) -> greathall.Match:
    return greathall.new("parlour", 3, seed="p", **more)


def bid(coins: int) -> dict[str, Any]:
    return {"type": "Bid", "coins": coins}


def finish(match: greathall.Match, seed: int = 0) -> greathall.Match:
    rng = Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.legal()))
    return match


# ── asking ───────────────────────────────────────────────────────────────────
def test_a_match_is_asked_and_answered_until_its_result() -> None:
    match = greathall.new("sequence", 3, seed="1")
    assert match.seat in range(3)
    assert match.result is None
    finish(match)
    assert match.seat is None
    assert match.step is None
    assert match.legal() == match.legal(ANN) == []
    assert match.form() is None
    assert match.result is not None
    assert len(match.result.scores) == 3
    with pytest.raises(greathall.Illegal, match="over"):
        match.play({"type": "Resign"}, ANN)


def test_the_legal_list_is_always_in_the_same_order() -> None:
    one, two = (greathall.new("sequence", 2, seed="order") for _ in range(2))
    rng = Random(4)
    while one.seat is not None:
        legal = one.legal()
        assert legal == one.legal() == two.legal()
        assert one.legal(one.seat)[:len(legal)] == legal
        choice = rng.choice(legal)
        one.play(choice)
        two.play(choice)
    assert one.record() == two.record()


def test_asides_are_listed_for_a_seat_and_played_out_of_turn() -> None:
    match = coached()
    other = (match.seat or 0) ^ 1
    assert {"type": "Resign"} in [msgspec.to_builtins(a) for a in match.legal(other)]
    asked = match.seat
    events = match.play({"type": "Resign"}, other)
    assert [type(e).__name__ for e in events] == ["Resigned"]
    assert match.seat == asked


def test_forms_of_questions_and_of_asides() -> None:
    match = coached()
    assert match.seat is not None
    other = (match.seat + 1) % 4
    assert match.form() is None
    form = match.form(other)
    assert isinstance(form, Form)
    assert (form.kind, form.fields[0].name) == ("Report", "team")
    assert form.fields[0].choices == (match.seat % 2,)
    assert match.form(match.seat) is not None
    open_ended = parlour().form()
    assert open_ended is not None
    assert (open_ended.kind, open_ended.fields[0].low, open_ended.fields[0].high) == ("Bid", 0, 10)


def test_what_a_form_allows_may_be_played_though_no_option_lists_it() -> None:
    match = parlour()
    assert bid(7) not in [msgspec.to_builtins(a) for a in match.legal()]
    match.play(bid(7))
    assert match.seat == BOB


# ── early answers ────────────────────────────────────────────────────────────
def test_an_early_answer_is_held_shown_to_nobody_and_played_when_its_step_comes() -> None:
    match = parlour()
    before = [match.view(seat) for seat in (ANN, BOB, CAT, None)], len(match.entries), match.head
    assert match.play(bid(5), BOB) == [Held(BOB)]
    assert ([match.view(seat) for seat in (ANN, BOB, CAT, None)], len(match.entries), match.head) == before
    match.play(bid(2))
    assert match.seat == CAT
    assert [(e.seat, e.do) for e in match.entries[-2:]] == [(ANN, bid(2)), (BOB, bid(5))]


def test_an_early_answer_can_be_replaced() -> None:
    match = parlour()
    match.play(bid(5), BOB)
    match.play(bid(6), BOB)
    match.play(bid(2))
    assert match.entries[-1].do == bid(6)


def test_an_early_answer_is_judged_again_when_its_step_comes() -> None:
    match = parlour()
    match.play(bid(5), BOB)
    match.play(bid(6), CAT)
    match.play(bid(5), ANN)
    assert match.seat == BOB
    match.play(bid(1))
    assert match.entries[-1].do["type"] == "Fell"
    assert [(e.seat, e.do["coins"]) for e in match.entries if e.do["type"] == "Bid"] == [(ANN, 5), (BOB, 1), (CAT, 6)]


def test_an_early_answer_that_would_not_be_legal_is_refused_at_once() -> None:
    match = parlour()
    with pytest.raises(greathall.Illegal, match="up to 10 coins") as no:
        match.play(bid(11), BOB)
    assert no.value.key == "no-bid", "the question that will come refuses it, not whose turn it is"
    assert not match.held


def test_who_is_asked_now_answers_that_and_nothing_early() -> None:
    """The next round's question is on the agenda too, but it isn't this seat's next one."""
    match = parlour()
    assert match.early(ANN) is None
    early = match.early(BOB)
    assert early is not None
    assert early is match.game.question(match.state, BOB)


def test_early_answers_are_in_the_legal_list() -> None:
    match = parlour()
    assert [msgspec.to_builtins(a) for a in match.legal(CAT)] == [bid(0), bid(1), bid(2), bid(3)]


def test_an_undo_lets_early_answers_go() -> None:
    match = parlour()
    match.play(bid(5), CAT)
    match.play(bid(2))
    match.undo(1)
    assert not match.held
    assert match.seat == ANN


def test_an_early_answer_to_a_step_that_is_cut_is_no_answer_to_the_next() -> None:
    match = parlour()
    match.play(bid(5), CAT)
    match.play(bid(10))
    assert match.entries[-1].do["type"] == "Fell"
    assert not match.held
    match.play(bid(0))
    match.play(bid(0))
    assert match.seat == CAT


def test_the_penalty_of_coaching_may_be_paid_early() -> None:
    match = coached()
    assert match.seat is not None
    culprit = match.seat % 2
    first, second = culprit, culprit + 2
    match.play({"type": "Report", "team": culprit}, (culprit + 1) % 4)
    match.play({"type": "Grant"}, ANN)
    assert match.seat == first
    card = match.legal(second)[0]
    assert match.play(card, second) == [Held(second)]
    match.play(match.legal()[0])
    assert [e.seat for e in match.entries[-2:]] == [first, second]


# ── playing ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("spell", [
    lambda a: a, msgspec.to_builtins, lambda a: json.dumps(msgspec.to_builtins(a)), msgspec.json.encode])
def test_an_action_is_played_as_itself_or_as_json(spell: Any) -> None:
    match, twin = greathall.new("sequence", 2, seed="j"), greathall.new("sequence", 2, seed="j")
    action = match.legal()[0]
    assert twin.play(spell(action)) == match.play(action)
    assert twin.head == match.head


@pytest.mark.parametrize(("nonsense", "says"), [
    ({"type": "Fly"}, "Place, Remove"), ({}, "Report, Resign.$"), ({"type": 3}, "no such"), ("{", "JSON"),
    (b"\xff\xfe", "JSON"), ("null", "no such"),
    ("[]", "no such"), (None, "no such"), (5, "no such"), (object(), "no such"), ({1: 2}, "no such"),
    ({"type": "Place"}, "Place"), ({"type": "Place", "card": "x", "space": 1}, "int"), (Undone(0), "no such"),
    ({"type": "Place", "card": 1.5, "space": 1}, "int"), ({"type": "Place", "card": True, "space": 1}, "int"),
    (Place(True, 1), "int"), (Place("5h", 1), "int"),  # type: ignore[arg-type]
    ("[" * 100_000, "too long"), ("[" * 20_000, "JSON"), ('{"type": "Place", "card": ' + "9" * 5000 + "}", "JSON"),
])
def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(nonsense: Any, says: str) -> None:
    match = greathall.new("sequence", 2, seed="n")
    match.legal()
    before = match.record(resume=True)
    with pytest.raises(greathall.Illegal, match=says) as no:
        match.play(nonsense)
    assert no.value.why
    assert match.record(resume=True) == before


def test_out_of_turn_is_refused_with_its_rule() -> None:
    match = greathall.new("sequence", 2, seed="o")
    assert match.seat is not None
    action = match.legal()[0]
    before = match.record()
    with pytest.raises(greathall.Illegal) as no:
        match.play(action, 1 - match.seat)
    assert (no.value.rule, str(no.value)) == ("SQ-3.1", f"SQ-3.1: {no.value.why}")
    assert match.record() == before
    assert match.why_not(match.seat, action) is None


def test_chance_is_not_said_by_a_seat() -> None:
    match = greathall.new("sequence", 2, seed="c")
    with pytest.raises(greathall.Illegal) as no:
        match.play({"type": "Drawn", "card": 3})
    assert no.value.rule == "SQ-2.4"


def test_who_chose_is_written_down() -> None:
    match = greathall.new("sequence", 2, seed="b")
    match.play(match.legal()[0], by="bot:easy")
    assert match.record()["entries"][-2]["by"] == "bot:easy"


# ── what each seat may know ──────────────────────────────────────────────────
def test_events_are_blank_where_a_seat_may_not_know() -> None:
    match = parlour()
    mine = match.play(bid(4))
    assert msgspec.to_builtins(mine) == [{"type": "Bade", "seat": ANN, "coins": 4}]
    for seat in (BOB, CAT, None):
        assert msgspec.to_builtins(match.events(seat)) == [{"type": "Bade", "seat": ANN, "coins": None}]
    assert match.events(ANN, since=len(match.entries)) == []


def test_views_differ_by_seat_and_a_spectator_sees_no_hand() -> None:
    match = greathall.new("sequence", 2, seed="v")
    match.legal()
    views: list[Any] = [match.view(seat) for seat in (ANN, BOB, None)]
    assert [view.me for view in views] == [ANN, BOB, None]
    assert views[0].hand != views[1].hand
    assert views[2].hand == []


def test_what_set_up_tells_is_heard() -> None:
    match = greathall.new("sequence", 2, seed="v", series={"game": 2, "carry": {"dealer": 1}})
    match.legal()
    assert msgspec.to_builtins(match.events(None)[0]) == {"type": "Deals", "seat": 1}


# ── undo ─────────────────────────────────────────────────────────────────────
def test_undo_gives_the_same_draws_again() -> None:
    match = greathall.new("sequence", 2, seed="u")
    action = match.legal()[0]
    dealt = len(match.entries)
    match.play(action)
    drawn = match.entries[-1]
    match.undo(dealt)
    match.play(match.legal()[1])
    assert match.entries[-1] == drawn
    assert (drawn.stream, drawn.count) == ("deck", 14)


def test_undo_goes_back_to_the_very_table_and_history_grows() -> None:
    match = parlour()
    match.play(bid(3))
    match.play(bid(4))
    views = [match.view(seat) for seat in (ANN, BOB, CAT)]
    written, head = len(match.entries), match.head
    match.play(bid(9))
    match.undo(3)
    assert [match.view(seat) for seat in (ANN, BOB, CAT)] == views
    assert match.entries[written + 2].do == {"type": "Undone", "to": 3}
    assert match.head != head
    match.play(bid(9))
    assert [e.do for e in match.entries[written:written + 2]] == [e.do for e in match.entries[written + 3:]]


def test_undo_can_go_back_to_the_very_first_draw_and_out_of_the_end() -> None:
    match = finish(parlour())
    first = match.entries[0]
    result = match.result
    match.undo(0)
    assert match.result is None
    assert match.entries[-1] == first
    assert finish(match).result == result


def test_undo_may_follow_undo() -> None:
    match = parlour()
    for coins in (3, 4):
        match.play(bid(coins))
    match.undo(2)
    match.play(bid(5))
    match.undo(1)
    assert match.seat == ANN
    assert [e.seat for e in effective_entries(match.entries)] == [CHANCE]
    finish(match)
    assert greathall.replay(match.record()).record() == match.record()


def test_going_back_again_and_again_leads_to_the_same_table() -> None:
    rng, match = Random(4), greathall.new("sequence", 2, seed="back")
    for _ in range(150):
        match.play(rng.choice(match.legal()))
        if rng.random() < 0.3:
            match.undo(rng.randrange(14, len(effective_entries(match.entries))))
    stood = msgspec.structs.replace(validate(match.record(resume=True)), entries=effective_entries(match.entries))
    *_, straight = replay_steps(stood)
    straight.resolve_chance()
    assert straight.state.digest() == match.state.digest()
    assert straight._counters == {stream: count for stream, count in match._counters.items() if count}


def test_going_back_does_not_replay_the_whole_match() -> None:
    """Otherwise a record with two thousand undos takes half a minute to read."""
    rng, match = Random(1), greathall.new("sequence", 2, seed="back")
    for _ in range(40):
        match.play(rng.choice(match.legal()))
    match.undo(len(effective_entries(match.entries)) - 1)
    taken = 0

    def counted(frame: FrameType, event: str, _: Any) -> None:
        nonlocal taken
        taken += event == "call" and frame.f_code is take.__code__

    sys.setprofile(counted)
    try:
        for _ in range(20):
            match.play(match.legal()[0])
            match.undo(len(effective_entries(match.entries)) - 1)
    finally:
        sys.setprofile(None)
    assert len(match.entries) > 3 * STOP
    assert 20 < taken < 20 * (STOP + 3)


def test_an_outcome_owns_as_many_numbers_as_it_weighs() -> None:
    class Loaded(Chance):
        def odds(self, s: Any) -> list[tuple[Any, int]]:
            return [(Place(1, 1), 2), (Place(2, 2), 0), (Place(3, 3), 1)]

    die = Loaded()
    assert die.whole(None) == 3
    assert [die.kth(None, k) for k in range(3)] == [Place(1, 1), Place(1, 1), Place(3, 3)]
    with pytest.raises(IndexError):
        die.kth(None, 3)


@pytest.mark.parametrize("to", [-1, 99, "0", 1.0, None, True])
def test_there_is_no_going_back_to_a_moment_that_never_was(to: Any) -> None:
    match = parlour()
    match.legal()
    before = match.record()
    with pytest.raises(greathall.Illegal, match="moment"):
        match.undo(to)
    assert match.record() == before


# ── seeds and names ──────────────────────────────────────────────────────────
def test_a_players_seed_changes_all_chance_and_comes_before_it() -> None:
    plain, seeded = greathall.new("sequence", 2, seed="x"), greathall.new("sequence", 2, seed="x")
    seeded.add_seed(BOB, "mine")
    assert plain.view(ANN) != seeded.view(ANN)
    with pytest.raises(greathall.Illegal, match="too late"):
        seeded.add_seed(ANN, "late")
    assert seeded.record()["seeds"] == ["", "mine"]


@pytest.mark.parametrize(("seat", "seed"), [(2, "x"), (-1, "x"), (True, "x"), (0, "x" * 201), (0, 5), (0, "\ud800")])
def test_a_seed_is_a_short_text_of_a_seat(seat: int, seed: Any) -> None:
    match = greathall.new("sequence", 2)
    with pytest.raises(greathall.Illegal, match="seat" if seat != ANN else "seed"):
        match.add_seed(seat, seed)
    assert match.seeds == ["", ""]


def test_names_are_the_players_or_numbers() -> None:
    assert greathall.new("sequence", 3, names=["Ann", ""]).names == ["Ann", "Seat 2", "Seat 3"]


@pytest.mark.parametrize("names", [["a", "b", "c"], ["x" * 81], ["a\nb"], [5], ["\ud800"]])
def test_names_that_do_not_fit_the_table_are_refused(names: Any) -> None:
    with pytest.raises(greathall.Illegal, match="names"):
        greathall.new("sequence", 2, names=names)


def test_the_same_seed_is_the_same_match_and_no_seed_another() -> None:
    one, two = (finish(greathall.new("sequence", 2, seed="same")) for _ in range(2))
    assert one.record() == two.record()
    assert not one.verifiable
    assert greathall.new("sequence", 2).verifiable
    assert greathall.new("sequence", 2).commitment != greathall.new("sequence", 2).commitment
