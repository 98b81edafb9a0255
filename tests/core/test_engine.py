"""State and engine: the agenda, and how a table moves."""

from random import Random
from typing import Any

import pytest

from greathall.core.engine import any_kind, apply, interject, playout, roll_on
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Event, Step


class Say(Action): text: str
class Nod(Action): ...
class Said(Event): text: str


class Talk(State):
    __slots__ = ("said",)

    def __init__(self, *steps: Step) -> None:
        self.agenda, self.log, self.said = [], [], ""
        self.then(*steps)


class Speak(Ask):
    def legal(self, s: Any) -> list[Action]:
        return [Nod(), Say("a"), Say("b")]

    def take(self, s: Talk, a: Action) -> None:
        s.said += a.text if isinstance(a, Say) else "."


class Echo(Step):
    text: str

    def take(self, s: Talk, a: None) -> None:
        assert a is None
        s.said += self.text


class Argue(Step):
    """Puts two more steps before what was pending."""

    def take(self, s: Talk, a: None) -> None:
        s.then(Echo("x"), Echo("y"))


class Hush(Step):
    """Drops what is pending above the next speaker."""

    def take(self, s: Talk, a: None) -> None:
        s.then(Echo("never"), Echo("never"))
        s.cut(Speak)


class Coin(Chance):
    def odds(self, s: Any) -> list[tuple[Action, int]]:
        return [(Say("h"), 3), (Say("t"), 1)]

    def take(self, s: Talk, a: Say) -> None:
        s.said += a.text


# ── the agenda ───────────────────────────────────────────────────────────────
def test_then_reads_in_order_and_goes_before_what_was_pending() -> None:
    s = Talk(Echo("1"), Echo("2"))
    s.then(Echo("3"), Echo("4"))
    assert [step.text for step in reversed(s.agenda)] == ["3", "4", "1", "2"]


def test_cut_drops_what_lies_above_the_nearest_of_a_kind() -> None:
    s = Talk(Echo("1"), Speak(0), Echo("2"), Speak(1), Echo("3"))
    s.cut(Speak)
    assert s.agenda[-1] == Speak(0)
    s.agenda.pop()
    s.cut(Speak)
    assert list(reversed(s.agenda)) == [Speak(1), Echo("3")]
    s.cut(Speak)
    assert len(s.agenda) == 2


def test_cutting_down_to_what_is_not_there_is_an_error() -> None:
    with pytest.raises(IndexError):
        Talk(Echo("1")).cut(Speak)


def test_clear_ends_the_game() -> None:
    s = Talk(Echo("1"), Speak(0))
    s.clear()
    assert s.agenda == []


def test_tell_writes_events_and_is_silent_while_a_bot_thinks() -> None:
    s = Talk()
    s.tell(Said, "hello")
    assert s.log == [Said("hello")]
    s.log = None
    s.tell(Said, "hello")
    assert s.log is None


def test_a_state_must_say_how_it_is_cloned() -> None:
    with pytest.raises(NotImplementedError):
        Talk().clone()


# ── moving ───────────────────────────────────────────────────────────────────
def test_apply_takes_the_action_and_settles_what_waits_for_nobody() -> None:
    s = Talk(Speak(0), Echo("1"), Argue(), Echo("2"), Speak(1), Echo("3"))
    apply(s, Say("a"))
    assert s.said == "a1xy2"
    assert s.agenda[-1] == Speak(1)
    apply(s, Nod())
    assert s.said == "a1xy2.3"
    assert s.agenda == []


def test_apply_stops_where_a_step_cuts() -> None:
    s = Talk(Speak(0), Hush(), Echo("1"), Speak(1))
    apply(s, Nod())
    assert s.said == "."
    assert s.agenda == [Speak(1)]


def test_an_aside_leaves_the_question_where_it_was() -> None:
    s = Talk(Speak(0))
    interject(s, Speak(1), Say("b"))
    assert (s.said, s.agenda) == ("b", [Speak(0)])


class Leave(Ask):
    def take(self, s: Talk, a: Action) -> None:
        s.agenda.pop()


def test_an_aside_may_take_the_question_away_and_what_follows_is_settled() -> None:
    s = Talk(Speak(0), Echo("1"), Speak(1))
    interject(s, Leave(1), Nod())
    assert (s.said, s.agenda) == ("1", [Speak(1)])


def test_chance_answers_until_a_seat_is_asked() -> None:
    s = Talk(Coin(), Echo("1"), Coin(), Speak(0), Coin())
    roll_on(s, Random(1))
    assert len(s.said) == 3
    assert s.agenda[-1] == Speak(0)
    apply(s, Nod())
    roll_on(s, Random(1))
    assert s.agenda == []


def test_chance_keeps_to_its_weights() -> None:
    """Of 4,000 tosses 3,000 are heads: five standard deviations (27 each) are 137."""
    rng = Random(5)
    heads = sum(Coin().sample(None, rng) == Say("h") for _ in range(4000))
    assert abs(heads - 3000) < 137
    assert Coin().legal(None) == [Say("h"), Say("t")]


def test_any_kind_draws_the_kind_first() -> None:
    """One Nod among ninety-nine Says is drawn every second time: of 4,000, five deviations (32 each) are 158."""
    rng = Random(5)
    legal: list[Action] = [Nod(), *(Say(str(i)) for i in range(99))]
    nods = sum(any_kind(legal, rng) == Nod() for _ in range(4000))
    assert abs(nods - 2000) < 158
    assert {any_kind(legal[1:], rng) for _ in range(4000)} == set(legal[1:])


def test_a_playout_counts_the_seats_decisions() -> None:
    s = Talk(Speak(0), Coin(), Speak(1), Echo("1"), Speak(0))
    assert playout(s.__class__(*reversed(s.agenda)), Random(2)) == 3
    assert playout(s, Random(2), limit=2) == 2
    assert s.agenda == [Speak(0)]


def test_a_bare_step_has_nothing_to_say() -> None:
    step = Step()
    assert (step.legal(None), step.form(None), step.admits(None, Nod())) == ((), None, False)
    with pytest.raises(NotImplementedError):
        step.take(None, None)
    with pytest.raises(NotImplementedError):
        Chance().odds(None)
    assert Chance().witnesses(None) is None
    assert Said("x").seen_by(None) == Said("x")
