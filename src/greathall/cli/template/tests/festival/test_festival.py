"""Festival: one test per rule, and the laws that every game is tested for."""

from typing import Any

import greathall
from greathall.core.game import find_game
from greathall.core.lessons import find_lesson
from greathall.testing import laws
from greathall.testing.table import do, refused, rule

GAME = find_game("festival")
model: Any = GAME.module("model")
play: Any = GAME.module("play")
Lay, Drawn = model.Lay, model.Drawn
ANN, BOB = 0, 1


def dealt(**carry: Any) -> Any:
    """Return a table of two: Ann holds violet, blue, green and amber, Bob violet, blue, red and white."""
    s = GAME.setup(2, {"rounds": 2}, {}, carry)
    do(s, *(Drawn(lantern) for lantern in ((0, 0, 1, 1, 2, 4, 3, 5) if s.first == ANN else (0, 0, 1, 1, 4, 2, 5, 3))))
    return s


# ── a scene whose worlds can be counted: which of three lanterns does Bob hold? ──
UNSEEN = [3, 4, 5]


def scene() -> tuple[Any, int]:
    s = dealt()
    s.burnt, s.hands, s.pile = sorted([*range(6)] * 3 + [0, 1]), [[2], [3]], [4, 5]
    s.agenda = s.agenda[:2]
    return s, ANN


def worlds() -> set[str]:
    return {str([[held], [one for one in UNSEEN if one != held]]) for held in UNSEEN}


def world_of(s: Any) -> str:
    return str([s.hands[BOB], sorted(s.pile)])


test_laws = laws("festival", small=(scene, worlds, world_of))


@rule("FE-1")
def test_hands_are_dealt_unseen() -> None:
    s = dealt()
    assert s.hands == [[0, 1, 2, 3], [0, 1, 4, 5]]
    assert GAME.view(s, ANN).hand == [0, 1, 2, 3]
    assert GAME.view(s, BOB).sizes == [4, 4]


@rule("FE-2")
def test_one_or_two_lanterns_are_laid() -> None:
    s = dealt()
    for wrong in ((), (0, 1, 2), (4,), (1, 0), (0, 0)):
        assert refused(GAME, s, Lay(wrong)) == "FE-2"
    do(s, Lay((0, 3)))
    assert GAME.view(s, ANN).chosen == [0, 3]
    assert GAME.view(s, BOB).chosen == []


@rule("FE-D1")
def test_nobody_waits_for_the_others() -> None:
    match = greathall.new("festival", 2, seed="early")
    assert match.early(BOB) is not None
    match.play(match.legal(BOB)[0], seat=BOB)
    match.play(match.legal(ANN)[0], seat=ANN)
    assert [type(event).__name__ for event in match.events(None)].count("Opened") == 2


@rule("FE-3")
def test_the_brightest_win_the_round() -> None:
    s = dealt()
    do(s, Lay((2, 3)), Lay((5,)))
    assert (s.wins, s.burnt, s.hands) == ([1, 0], [2, 3, 5], [[0, 1], [0, 1, 4]])
    do(s, Lay((0,)), Lay((0,)))
    assert s.wins == [1, 0]


@rule("FE-4")
def test_equal_players_share_the_win() -> None:
    s = dealt(first=BOB)
    do(s, Lay((5,)), Lay((0, 1)))
    do(s, Lay((0,)), Lay((2, 3)))
    result = GAME.result(s)
    assert (result.winners, result.scores, result.carry) == ((ANN, BOB), (0.5, 0.5), {"first": ANN})


def test_the_bot_gives_reasons() -> None:
    match = greathall.new("festival", 2, seed="bot")
    choice = greathall.bot("medium", seed="bot").choose(match.view(match.seat))
    assert choice.why.public is None  # a reason would reveal what is face down
    for reason in choice.why.reasons:
        assert GAME.catalogue.say(reason.key, **reason.facts)


def test_the_lesson_leads_to_its_end() -> None:
    lesson = find_lesson("festival")
    match = lesson.match("Ann")
    while (entry := lesson.following(match)) is not None:
        match.submit(entry.do, entry.seat)
    assert lesson.progress(match).over
    assert sum(step.moves for step in lesson.plan.steps) == len(lesson.moves())
    assert all(step.text for step in lesson.said())
