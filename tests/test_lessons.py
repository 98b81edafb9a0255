"""Every lesson can be played along its path, and off it at every step; a change of rules that breaks one fails here."""

import re

import pytest

import greathall
from greathall.bots import bot
from greathall.core import ledger
from greathall.core.catalogue import book, languages
from greathall.core.game import find_game
from greathall.core.lessons import ON_PATH, Lesson, find_lesson, lessons
from greathall.core.match import Match
from greathall.core.mind import Ranked, Reason
from greathall.core.record import loads
from greathall.core.words import Illegal

LESSONS = [lesson.name for lesson in lessons() if "template" not in lesson.folder.parts]
"""The small one that `greathall new-game` writes is played by its own tests."""
MOST = 20
"""How many choices the bots make before whoever left the path comes back."""
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)


def follow(lesson: Lesson, match: Match) -> None:
    """Play what the path has the other seats do, until the learner is to move or the path ends."""
    while (entry := lesson.following(match)) is not None and entry.seat != lesson.plan.learner:
        match.submit(entry.do, entry.seat, f"bot:{lesson.plan.level}")


def stray(lesson: Lesson, match: Match) -> bool:
    """Let the learner play something else than the path; return False if nothing else is legal.

    They resign only if there is nothing else, as in a race that the wheel decides."""
    learner, wanted = lesson.plan.learner, lesson.next_action(match)
    others = sorted((action for action in match.legal(learner) if action != wanted),
                    key=lambda action: type(action).__name__ != "Resign")
    if not others:
        return False
    match.submit(others[-1], learner)
    return True


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_along_its_path(name: str) -> None:
    lesson = find_lesson(name)
    match = lesson.match("Ann")
    for made in range(len(lesson.moves())):
        follow(lesson, match)
        now, action = lesson.progress(match), lesson.next_action(match)
        assert (now.moves, now.on_path, now.over) == (made, True, False)
        assert action is not None, f"{name}: the path doesn't come to the learner's move {made + 1}"
        others = [Ranked(one, 1.0, Reason("why-any")) for one in match.legal()]
        assert [one.action for one in lesson.guided(match, others)].index(action) == 0
        assert len(lesson.guided(match, others)) == len({action, *match.legal()})
        match.submit(action, lesson.plan.learner)
    follow(lesson, match)
    assert lesson.progress(match).over
    assert match.result is None or name != lesson.game.name, "a few free turns remain"


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_leaves_the_path_can_play_on_or_come_back(name: str) -> None:
    lesson = find_lesson(name)
    match, learner = lesson.match("Ann"), lesson.plan.learner
    strayed = 0
    for _ in lesson.moves():
        follow(lesson, match)
        to, before = len(match.standing), lesson.progress(match)
        if stray(lesson, match):
            strayed += 1
            assert match.held or not lesson.progress(match).on_path
            for _ in range(MOST):
                if match.seat in (None, learner) or match.held:
                    break
                choice = bot(lesson.plan.level, seed="1").choose(match.view(match.seat))
                match.submit(choice.action, match.seat, f"bot:{lesson.plan.level}")
            if len(match.standing) > to:
                match.undo(to)
            match.held.clear()
        assert lesson.progress(match) == before
        action = lesson.next_action(match)
        assert action is not None
        match.submit(action, learner)
    assert strayed, f"{name} leaves nothing to choose"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_small_whole_and_cites_its_rules(name: str) -> None:
    lesson = find_lesson(name)
    steps = lesson.plan.steps
    assert 8 <= len(steps) <= 20
    assert 3 <= lesson.plan.minutes <= 10
    assert sum(step.moves for step in steps) == len(lesson.moves())
    known = ledger.rules(lesson.game)
    assert all(rule in known for step in steps for rule in step.rules)
    assert sum(bool(step.rules) for step in steps) >= len(steps) // 2
    assert len({step.say for step in steps}) == len(steps)
    greathall.replay(loads((lesson.folder / f"{name}.json").read_bytes()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_its_sentences_and_no_others(name: str, language: str) -> None:
    lesson = find_lesson(name)
    said = lesson.said(language)
    assert all(step.text for step in said)
    assert all(step.done for step in said if step.moves and step is not said[-1])
    assert lesson.ending(language)
    for reason in (ON_PATH, ON_PATH.hint):  # no game has a sentence of its own by that name
        assert book(lesson.game.folder, language).say(reason.key) == book(None, language).say(reason.key)
    wanted = {f"{name}-end"} | {f"{name}-{step.say}{end}" for step in lesson.plan.steps for end in ("", "-done")}
    found = KEY.findall((lesson.folder / f"sentences.{language}.ftl").read_text("utf-8"))
    others = [other for other in LESSONS if other != name and find_lesson(other).game is lesson.game]
    own = {key for key in found if not any(key.startswith(f"{other}-") for other in others)}
    assert own <= wanted


def test_every_game_and_every_challenge_has_a_lesson() -> None:
    challenges = find_game("sorcerers_stone").variants
    wanted = ["sequence", "diagon_alley", "tcg", "monopoly", "sorcerers_stone", *(one.name for one in challenges)]
    assert [name for name in wanted if name not in LESSONS] == []


def test_an_unknown_lesson_is_refused_with_the_list() -> None:
    with pytest.raises(Illegal, match="sequence"):
        find_lesson("chess-by-night")
