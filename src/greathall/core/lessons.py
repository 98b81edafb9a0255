"""Lessons: a guided first game on the real engine, along a path that a record keeps.

A lesson is data in the folder `lessons` of its game. It has the name of the game, or of a variant:

    NAME.json               the path: the record of a match, as a saved game has it
    NAME.toml               its `minutes` and its `steps`, see LessonStep
    sentences.LANGUAGE.ftl  the sentences NAME-SAY and NAME-SAY-done of each step, and NAME-end

Whatever is legal may be tried off the path too. A match is on the path again once that was taken back."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from greathall.core import fairness
from greathall.core.catalogue import Locale, book, illegal
from greathall.core.game import Game, all_games
from greathall.core.entries import Entry
from greathall.core.match import Match
from greathall.core.mind import Ranked, Reason
from greathall.core.record import Record, loads, validate
from greathall.core.words import CHANCE, Action


ON_PATH = Reason("why-path")
"""Why a bot moves as it does on the path, and why a learner should."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One small step of a lesson.

    - `say`: which sentence it says; if there is a second one, `-done` tells afterwards what the move did, and why.
    - `rules`: the rules behind it.
    - `show`: what glows on the board besides the path's next move, such as `card:3`, as the browser calls things.
    - `moves`: how many of the learner's moves it waits for; 0: the learner reads and goes on."""

    say: str
    rules: list[str] = []
    show: list[str] = []
    moves: int = 0


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's steps; the `learner` has this seat, and bots of this level play on where the path ends or is left."""

    steps: list[LessonStep]
    minutes: int
    learner: int = 0
    level: str = "easy"


class Progress(Struct, frozen=True):
    """How far a match has come: the step that waits, the learner's moves on the path, and whether it is still there."""

    step: int
    moves: int
    on_path: bool
    over: bool


class Said(Struct, frozen=True):
    """A step in words, with the learner's moves on the path that it waits for."""

    text: str
    done: str
    rules: list[str]
    show: list[str]
    moves: list[dict[str, Any]]


class Lesson:
    """A lesson of a game or of one of its variants.

        lesson = find_lesson("sequence")
        match = lesson.match("Ann")
        print(lesson.said()[lesson.progress(match).step].text)
    """

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name, self.folder = game, name, game.folder / "lessons"
        self.plan = msgspec.convert(tomllib.loads((self.folder / f"{name}.toml").read_text("utf-8")), Plan)
        self.record: Record = validate(loads((self.folder / f"{name}.json").read_bytes()))
        self.path: Sequence[Entry] = self.record.entries

    @property
    def title(self) -> str:
        return self.game.title_for(self.record.options)

    def match(self, name: str) -> Match:
        """Return the match at its beginning, with the learner's name and the fate of the record."""
        of = self.record
        assert of.secret is not None
        names = [name if seat == self.plan.learner else other for seat, other in enumerate(of.seats)]
        match = Match(self.game, len(of.seats), of.options, secret=bytes.fromhex(of.secret), commitment=of.commitment,
                      verifiable=False, brings=of.brings, names=names, series=of.series, marks=["hints", "practice"],
                      record_format=of.format)
        match.resolve_chance()
        return match

    def is_of(self, match: Match) -> bool:
        """Return whether this match began as the lesson's path does."""
        return (match.game, match.options, match.commitment) == (self.game, self.record.options, self.record.commitment)

    def progress(self, match: Match) -> Progress:
        stood, path = match.standing, self.path
        same = next((at for at in range(min(len(stood), len(path))) if not alike(stood[at], path[at])),
                    min(len(stood), len(path)))
        moves = sum(entry.seat == self.plan.learner for entry in path[:same])
        over = same == len(path)
        return Progress(self._waiting(moves), moves, over or same == len(stood), over)

    def _waiting(self, moves: int) -> int:
        """Return the first step that waits for more moves than these; all steps before it may be read."""
        for at, step in enumerate(self.plan.steps):
            moves -= step.moves
            if moves < 0:
                return at
        return len(self.plan.steps)

    def following(self, match: Match) -> Entry | None:
        """Return the path's next entry by a seat; None where it ends or was left."""
        now = self.progress(match)
        rest = () if now.over or not now.on_path else self.path[len(match.standing):]
        return next((entry for entry in rest if entry.seat != CHANCE), None)

    def moves(self) -> list[Entry]:
        """Return the learner's moves on the path."""
        return [entry for entry in self.path if entry.seat == self.plan.learner]

    def next_action(self, match: Match) -> Action | None:
        """Return what the path has the learner do now; None if it is another seat's turn, or off the path."""
        entry = self.following(match)
        return match.read(entry.do) if entry is not None and entry.seat == self.plan.learner else None

    def guided(self, match: Match, ranked: Sequence[Ranked]) -> list[Ranked]:
        """Return a bot's ranked moves as a hint, with what the path has the learner do now first."""
        action = self.next_action(match)
        if action is None:
            return list(ranked)
        own = [reason for one in ranked if one.action == action for reason in (one.public, *one.private)]
        return [Ranked(action, 0.0, ON_PATH, tuple(own)), *(one for one in ranked if one.action != action)]

    # ── in words ─────────────────────────────────────────────────────────────
    def ending(self, language: str = "") -> str:
        return self._say("end", language)

    def _say(self, key: str, language: str) -> str:
        """Return one of the lesson's sentences; "" if it has none of that name."""
        words = book(self.folder, language or Locale.language)
        return words.say(f"{self.name}-{key}") if words.has(f"{self.name}-{key}") else ""

    def said(self, language: str = "") -> list[Said]:
        return list(self._said(language))

    def _said(self, language: str) -> Iterator[Said]:
        moves = iter(self.moves())
        for step in self.plan.steps:
            own = [next(moves).do for _ in range(step.moves)]
            text, done = self._say(step.say, language), self._say(f"{step.say}-done", language)
            yield Said(text, done, step.rules, step.show, own)


def alike(one: Entry, other: Entry) -> bool:
    """Return whether two entries are the same move, whoever chose it."""
    return one.seat == other.seat and fairness.canonical(one.do) == fairness.canonical(other.do)


@cache
def lesson_of(game: Game, name: str) -> Lesson:
    return Lesson(game, name)


def lessons() -> list[Lesson]:
    """Return all lessons: each game's own, then those of its variants."""
    return [lesson_of(game, name) for game in all_games().values()
            for name in (game.name, *(variant.name for variant in game.variants)) if has_lesson(game.folder, name)]


def has_lesson(folder: Path, name: str) -> bool:
    return (folder / "lessons" / f"{name}.toml").is_file()


def find_lesson(name: str) -> Lesson:
    """Return the lesson of a game or variant; raise Illegal if there is none."""
    known = {lesson.name: lesson for lesson in lessons()}
    if name not in known:
        raise illegal("no-such-lesson", name=name[:60], lessons=", ".join(known))
    return known[name]

