"""Moody, a game for the workers' tests: its mind does what the view's script says, one thing per thought.

It keeps a diary, so that a test knows which process is in the middle of which thought."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.game import Game
from greathall.core.mind import Mind, Ranked
from greathall.core.state import State
from greathall.core.words import Action, Ask

SECRET = "the ace of owls lies on top"


class Say(Action): word: int


class View(Struct, tag="moody"):
    me: int | None
    word: int  # what a bot in its right mind says
    script: list[str]
    diary: str
    agenda: list[Any]


class Table(State):
    __slots__ = ("diary", "script", "word")
    seats = 2

    def __init__(self, word: int, script: list[str], diary: str, agenda: list[Any]) -> None:
        self.word, self.script, self.diary, self.agenda, self.log = word, script, diary, agenda, None

    def clone(self) -> "Table":
        return Table(self.word, self.script, self.diary, self.agenda[:])


class Turn(Ask):
    def legal(self, s: Table) -> list[Action]:
        return [Say(s.word), Say(s.word + 1)]

    def take(self, s: Table, a: Say) -> None: ...


class MoodyMind(Mind):
    def rank(self, s: Table) -> list[Ranked]:
        """Easy and medium look at the table this way."""
        live(s, "look")
        return super().rank(s)

    def shortlist(self, s: Table, most: int) -> Sequence[Action]:
        """Hard begins with this."""
        live(s, "search")
        return super().shortlist(s, most)

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        return [0.5, 0.5]


def live(s: Table, how: str) -> None:
    """Do the next thing in the script; past its end, think in peace."""
    diary = Path(s.diary)
    done = len(diary.read_text().splitlines()) if diary.exists() else 0
    if done >= len(s.script):
        return
    with diary.open("a") as page:
        page.write(f"{how} {os.getpid()}\n")
    DEEDS[s.script[done]]()
    while s.script[done] == "wait" and not diary.with_suffix(".go").exists():
        time.sleep(0.01)


def die() -> None:
    os._exit(1)


def hang() -> None:
    while True:
        time.sleep(60)


def fail() -> None:
    raise ValueError(SECRET)


def shout() -> None:
    """Write more than any pipe holds, to where answers and faults go; and try to read."""
    print("x" * 300_000, flush=True)
    print("y" * 300_000, file=sys.stderr, flush=True)
    assert sys.stdin.read() == ""


DEEDS: dict[str, Callable[[], None]] = {"die": die, "hang": hang, "fail": fail, "shout": shout, "wait": lambda: None}


class Moody(Game):
    name, seats, view_type = "moody", (2,), View
    actions, steps, mind = (Say,), (Turn,), MoodyMind()

    def imagine(self, view: View, rng: Random) -> Table:
        return Table(view.word, view.script, view.diary, view.agenda[:])


GAME = Moody()
