"""Lessons in the hall: a table of their own, where bots follow the lesson's path as long as the learner does."""

import time
from collections.abc import Sequence

from greathall.core.lessons import Lesson, find_lesson, has_lesson, lesson_of, lessons
from greathall.core.entries import Entry
from greathall.core.mind import Ranked
from greathall.core.words import Illegal
from greathall.server.bodies import LessonInfo, LessonText
from greathall.server.guests import face
from greathall.server.identity import new_id
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated, TableMeta
from greathall.server.wire import LessonNow


def named(name: str) -> Lesson:
    """Return the lesson of this name; raise Refused if there is none."""
    try:
        return find_lesson(name)
    except Illegal as no:
        raise Refused(404, no.key, **no.facts) from None


def infos() -> list[LessonInfo]:
    return [LessonInfo(lesson.name, lesson.game.name, lesson.plan.minutes) for lesson in lessons()]


def text(name: str, language: str) -> LessonText:
    lesson = named(name)
    return LessonText(lesson.name, lesson.game.name, lesson.plan.minutes, lesson.said(language),
                      lesson.ending(language))


def table_for(lesson: Lesson, guest: GuestRow) -> LiveTable:
    """Return the table of a lesson that begins: practice for good, because everyone can know its cards."""
    match, record = lesson.match(guest.name), lesson.record
    seats = [Seated(bot=lesson.plan.level, bring=record.brings.get(seat)) for seat in range(len(record.seats))]
    learner = seats[lesson.plan.learner]
    learner.owner, learner.name, learner.avatar, learner.bot = guest.id, guest.name, face(guest), ""
    meta = TableMeta(new_id(), lesson.game.name, match.rules, match.options, seats, guest.id, int(time.time()),
                     match.commitment, status="playing", hints=True, names=match.names, marks=match.marks,
                     verifiable=False, series=match.series, practice=True,
                     lesson=lesson.name, format=match.record_format)
    return LiveTable(meta, record.secret or "", match, new=True)


def of(table: LiveTable) -> Lesson | None:
    """Return the lesson that is played here; None at any other table, or if there is no such lesson any more."""
    name = table.meta.lesson
    return lesson_of(table.game, name) if name and has_lesson(table.game.folder, name) else None


def now(table: LiveTable) -> LessonNow | None:
    """Return how far the lesson has come."""
    lesson = of(table)
    if lesson is None or table.match is None:
        return None
    progress = lesson.progress(table.match)
    return LessonNow(progress.step, progress.moves, progress.on_path, progress.over)


def guided(table: LiveTable, ranked: Sequence[Ranked]) -> Sequence[Ranked]:
    """Return a hint's moves, first what the lesson has the learner do now."""
    lesson = of(table)
    return ranked if lesson is None or table.match is None else lesson.guided(table.match, ranked)


def following(table: LiveTable) -> Entry | None:
    """Return what the path has a seat do next; None where bots think for themselves."""
    lesson = of(table)
    return None if lesson is None or table.match is None else lesson.following(table.match)
