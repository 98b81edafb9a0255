"""The four lessons."""

import pytest

from tests.games.tcg.scenes import ANN, BOB, hand, in_play, pile, play, run, scene
from tests.table import legal, rule

LESSONS = ["care", "Charms", "Potions", "trans"]


@pytest.mark.parametrize(("subject", "lesson"), [
    pytest.param(subject, lesson, id=lesson, marks=rule(f"TC-CARD-{113 + subject}"))
    for subject, lesson in enumerate(LESSONS)])
def test_a_lesson_needs_nothing_costs_an_action_stays_and_gives_one_power(subject: int, lesson: str) -> None:
    s = scene(hands={ANN: lesson})
    assert s.power(ANN) == [0, 0, 0, 0]
    run(s, play(lesson))
    assert s.actions == 1
    assert in_play(s, ANN, lesson) == 1
    assert (hand(s, ANN), pile(s, ANN)) == ("", "")
    assert s.power(ANN) == [int(one == subject) for one in range(4)]
    assert s.power(BOB) == [0, 0, 0, 0]


@pytest.mark.parametrize(("lesson", "spell"), [
    pytest.param("care", "Pet Rat", marks=rule("TC-CARD-113")),
    pytest.param("Charms", "Wingardium Leviosa!", marks=rule("TC-CARD-114")),
    pytest.param("Potions", "Boil Cure", marks=rule("TC-CARD-115")),
    pytest.param("trans", "Raven to Writing Desk", marks=rule("TC-CARD-116"))])
def test_a_lesson_serves_from_the_next_action_on(lesson: str, spell: str) -> None:
    s = scene(hands={ANN: f"{lesson}, {spell}"})
    assert play(spell) not in legal(s)
    run(s, play(lesson))
    assert play(spell) in legal(s)
