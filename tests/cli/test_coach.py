"""The coach in the terminal: a line with goal and warnings, and each question introduced once."""

from pathlib import Path

from greathall.games.sequence import GAME
from tests.cli.terminal import Terminal

GOAL = "Make 2 sequences: you have 0."
INTRODUCED = GAME.catalogue.say("coach-Turn").partition(". ")[0]


def test_alone_with_bots_you_have_a_coach_who_introduces_each_question_once(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--bots", "random", "--seed", "coach")
    t.wait()
    assert GOAL in t.shown
    assert INTRODUCED in " ".join(t.shown.split())
    t.type("1")
    assert GOAL in t.shown
    assert INTRODUCED not in " ".join(t.shown.split())
    t.close()


def test_nobody_has_one_at_a_shared_screen_or_without_wishing_it(tmp_path: Path) -> None:
    for args in (("--bots", "random", "--no-coach"), ("--hotseat", "--name", "Guest")):
        t = Terminal(tmp_path, "play", "sequence", *args)
        t.wait(*(["Guest> "] if "--no-coach" in args else ["Enter", "Guest"]))
        assert GOAL not in t.shown
        t.close()
