"""`greathall learn`: a lesson at the prompt."""

from pathlib import Path
from typing import Any

import pytest

from greathall.cli.speech import Speech
from greathall.core.catalogue import sentence
from greathall.core.lessons import Lesson, find_lesson, lessons
from tests.cli.terminal import say
from tests.test_lessons import follow


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves a lesson finds it saved where they are."""
    monkeypatch.chdir(tmp_path)


def typed(lesson: Lesson) -> list[str]:
    """Return what a learner types who reads every step, does what it says, and plays one turn more."""
    match, lines = lesson.match("Guest"), []
    speech = Speech(match)
    for step in lesson.plan.steps:
        lines += [] if step.moves else [""]
        for _ in range(step.moves):
            follow(lesson, match)
            action = lesson.next_action(match)
            assert action is not None
            sure = isinstance(action, lesson.game.confirm_kinds)
            lines += [speech.move(action), *(["y"] if sure else [])]
            match.submit(action, lesson.plan.learner)
    follow(lesson, match)
    return [*lines, speech.move(match.legal()[0])] if match.seat == lesson.plan.learner else lines


@pytest.mark.parametrize("name", [lesson.name for lesson in lessons()])
def test_a_lesson_says_everything_once_and_in_order(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    lesson = find_lesson(name)
    say(monkeypatch, "\n".join([*typed(lesson), "quit", ""]), "learn", name)
    shown = capsys.readouterr().out
    wanted = [text for step in lesson.said() for text in (step.text, step.done) if text] + [lesson.ending()]
    assert [shown.count(text) for text in wanted] == [1] * len(wanted)
    assert [shown.index(text) for text in wanted] == sorted(shown.index(text) for text in wanted)


def test_off_the_path_the_guide_says_so_and_repeats_the_step_once_that_is_taken_back(
        monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    lesson = find_lesson("sequence")
    match = lesson.match("Guest")
    other = next(action for action in match.legal() if action != lesson.next_action(match))
    lines = [*typed(lesson)[:2], Speech(match).move(other), "undo", "quit", ""]
    say(monkeypatch, "\n".join(lines), "learn", "sequence")
    shown = capsys.readouterr().out
    step, off = lesson.said()[2].text, sentence("learn-off")
    assert (shown.count(step), shown.count(off)) == (2, 1)
    assert shown.index(step) < shown.index(off) < shown.rindex(step)


def test_why_and_hint_follow_the_lesson(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """A bot's moves along the path are explained, one by one; the best advice is the guide's."""
    lesson = find_lesson("sequence")
    lines = typed(lesson)
    say(monkeypatch, "\n".join([*lines[:3], "why", "hint", lines[3], "why", "quit", ""]), "learn", "sequence")
    shown = capsys.readouterr().out
    assert shown.count(sentence("why-path")) == 2
    first, second = (line for line in shown.splitlines() if sentence("why-path") in line)
    assert first != second
    assert f"1. {lines[3]}: {sentence('hint-path')}" in shown
