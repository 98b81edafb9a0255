"""Messages to one viewer, a seat or a spectator (None); nothing leaves the server except through here."""

from typing import Any

import msgspec
from msgspec import Raw

from greathall.core import gaps
from greathall.core.coach import Coaching, coaching
from greathall.core.game import all_games
from greathall.core.match import Match
from greathall.core.state import State
from greathall.core.words import CHANCE, Step
from greathall.server import lessons, seeds, talk
from greathall.server.replay import teams
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from greathall.server.table_meta import TableMeta
from greathall.server.wire import Clocks, Earlier, Hello, Note, Other, Question, SeatInfo, TableNow, Told, UndoAsked

_encode = msgspec.json.Encoder().encode
MOST_FIRST = 200
"""About so many events are told to whoever opens the page; what was before comes when they ask for it."""
STEADY = ("seats", "status", "result", "undo", "after", "why", "commitment", "why_key", "why_facts")
"""The fields of a table's message that change only with its meta data, or with who is here."""
MOVING = ("seq", "head", "clocks", "out", "lesson", "pledges")
"""The others that are the same for every viewer."""
COMMON = STEADY + MOVING
Steady: Any = msgspec.defstruct("Steady", STEADY)
Moving: Any = msgspec.defstruct("Moving", MOVING, tag="table")
Own: Any = msgspec.defstruct("Own", [name for name in TableNow.__struct_fields__ if name not in COMMON])


def options(meta: TableMeta) -> dict[str, Any]:
    """Return a table's options without its own texts; all of them if the game isn't offered any more."""
    game = all_games().get(meta.game)
    return game.public_options(meta.options) if game else meta.options


def variant(meta: TableMeta) -> str:
    game = all_games().get(meta.game)
    return game.variant(meta.options) if game else ""


def sides(meta: TableMeta) -> list[int]:
    game = all_games().get(meta.game)
    return teams(game, len(meta.seats), meta.options) if game else []


def seat_infos(meta: TableMeta, present: set[str]) -> list[SeatInfo]:
    return [seat_info(meta, seat, present) for seat in range(len(meta.seats))]


def seat_info(meta: TableMeta, seat: int, present: set[str]) -> SeatInfo:
    c = meta.seats[seat]
    gone, here = seat in meta.forgotten and not c.owner, c.owner in present if c.owner else bool(c.bot)
    return SeatInfo(c.name, c.avatar, c.bot, c.taken or gone, here, c.away, gone, talk.alias(meta.id, c.owner))


def question(s: State, step: Step, viewer: int | None) -> Question:
    """Return the question on the table: everyone knows it, but only the seat asked gets its legal actions."""
    if step.seat != viewer:
        return Question(step.seat, step)
    return Question(step.seat, step, step.legal(s), step.form(s))


def early(match: Match, s: State, viewer: int) -> Question | None:
    """Return a question further down that this viewer may answer now."""
    if len(s.agenda) == 1 or s.agenda[-1].seat == viewer:
        return None
    step = match.early(viewer)
    return None if step is None else question(s, step, viewer)


def aside(match: Match, s: State, viewer: int) -> Question | None:
    step = match.game.asides(s, viewer)
    return None if step is None else question(s, step, viewer)


def clocks(table: LiveTable, now: float) -> Clocks | None:
    clock = table.clock
    if not clock.on or not table.meta.left:
        return None
    return Clocks([round(clock.left(seat, now), 1) for seat in range(len(table.meta.seats))], clock.running)


def asked(meta: TableMeta) -> UndoAsked | None:
    return None if meta.undo is None else UndoAsked(meta.undo.seat, meta.undo.waiting)


def noted(table: LiveTable, viewer: int | None) -> list[Note]:
    """Return what no event tells; an early answer is nobody else's business."""
    return [note for note in table.notes if note.kind != "void" or note.seat == viewer]


def out(table: LiveTable) -> list[int]:
    """Return the seats that are out while others play on."""
    match = table.match
    if match is None or table.meta.status != "playing":
        return []
    return [seat for seat in range(len(table.meta.seats)) if not match.state.is_playing(seat)]


def steady(meta: TableMeta, present: set[str]) -> bytes:
    """Return the steady fields, as they stand in every message until the meta data change or somebody comes or goes."""
    return _encode(Steady(seat_infos(meta, present), meta.status, meta.result, asked(meta), meta.after, meta.why,
                          meta.commitment, meta.why_key, meta.why_facts))[1:-1] + b","


class Moment:
    """A table at one moment: whatever all messages about it share is encoded once.

    A message is all parts of `TableNow` in one object; `steady` is the part that few moves change."""

    def __init__(self, table: LiveTable, now: float, steady: bytes) -> None:
        self.table = table
        match, meta = table.match, table.meta
        moving = Moving(table.seq, match.head if match else "", clocks(table, now), out(table), lessons.now(table),
                        [] if match else seeds.announced(meta))
        self._common = _encode(moving)[:-1] + b"," + steady
        self._since: dict[int, tuple[Any, list[Told]]] = {}
        self._step: Step | None = None
        self._public: list[bytes] | None = None
        if match is not None:
            s = match.state
            public = match.game.public_view(s)
            self._public = None if public is None else gaps.pieces(public)
            if s.agenda and meta.status == "playing":
                self._step = s.agenda[-1]
                self._others = Raw(_encode(Question(self._step.seat, self._step)))

    def message(self, viewer: int | None, since: int) -> bytes:
        """Return the table as this viewer sees it, with what has happened since entry `since`."""
        match, table = self.table.match, self.table
        if match is None:
            return self._joined(Own(viewer, None, [], None, None, None, False, [], [], [], None, 0))
        left_out = 0 if since else first_told(match, table.seq)
        since = since or left_out
        ask, own_early, own_aside = self._questions(match, viewer)
        moves, reasons = self._told(match, since)
        return self._joined(Own(
            viewer, self._view(match, viewer), match.events(viewer, since), ask, own_early, own_aside,
            viewer in match.held, reasons, noted(table, viewer), moves, coach(table, match, viewer), left_out))

    def _joined(self, own: Any) -> bytes:
        return self._common + _encode(own)[1:]

    def _view(self, match: Match, viewer: int | None) -> Any:
        if self._public is None:
            return match.game.view(match.state, viewer)
        return Raw(gaps.fill_in(self._public, match.game.own_view(match.state, viewer)))

    def _questions(self, match: Match, viewer: int | None) -> tuple[Any, Question | None, Question | None]:
        """Return the question on the table, one that this viewer may answer early, and its aside."""
        step, s = self._step, match.state
        if step is None:
            return None, None, None
        ask = question(s, step, viewer) if step.seat == viewer else self._others
        return (ask, None, None) if viewer is None else (ask, early(match, s, viewer), aside(match, s, viewer))

    def _told(self, match: Match, since: int) -> tuple[Any, list[Told]]:
        """Return which events belong to which entry, and the bots' reasons since then; nearly all viewers share it."""
        told = self._since.get(since)
        if told is None:
            told = self._since[since] = moves(match, since), self.table.reasons.since(since)
        return told


def coach(table: LiveTable, match: Match, viewer: int | None) -> Coaching | None:
    """Return what the coach says to the viewer: only where hints are allowed, so never where people play for a result.

    A lesson has a guide of its own."""
    allowed = table.meta.hints and table.meta.status == "playing" and not table.meta.lesson
    return coaching(match.game, match.game.view(match.state, viewer)) if allowed else None


def first_told(match: Match, until: int) -> int:
    """Return the entry that the last events before entry `until` begin with; what chance did stays with its choice."""
    last = match.first_event(until)
    at = match.log[last - MOST_FIRST][0] if last > MOST_FIRST else 0
    while at and match.entries[at].seat == CHANCE:
        at -= 1
    return at


def earlier(table: LiveTable, viewer: int | None, until: int) -> Earlier:
    """Return what happened before entry `until`, as a further part of what a viewer was told at first."""
    match = table.match
    if match is None:
        raise Refused(409, "table-not-begun")
    since = first_told(match, until)
    reasons = [told for told in table.reasons.since(since) if told.at < until]
    return Earlier(viewer, until, match.events(viewer, since, until), moves(match, since, until), reasons, since)


def moves(match: Match, since: int, until: int | None = None) -> list[tuple[int, int, int]]:
    """Return which events since entry `since` belong to which entry: its number, its seat and how many there are.

    A choice that told nothing is there too, with no events, if chance answered it: what chance did belongs to it."""
    entries = match.entries

    def seat(at: int) -> int:
        return entries[at].seat if at < len(entries) else CHANCE

    counts: dict[int, int] = {}
    for at, _ in match.told(since, until):
        counts[at] = counts.get(at, 0) + 1
    silent = {at - 1: 0 for at in counts if at > since and at - 1 not in counts and seat(at) == CHANCE != seat(at - 1)}
    return [(at, seat(at), count) for at, count in (sorted((counts | silent).items()) if silent else counts.items())]


def hello(table: LiveTable, guest: str, version: str) -> Hello:
    meta = table.meta
    mine, who = table.seats_of(guest), talk.alias(meta.id, guest)
    return Hello(meta.id, meta.game, mine, meta.is_host(guest), options(meta), meta.hints,
                 talk.kind(meta, bool(mine)), list(talk.PHRASES), version,
                 [line for line in meta.talk if talk.heard(meta, line, guest)], variant(meta), who, meta.locked,
                 meta.muted, meta.unheard.get(who, []), table.secrets, sides(meta), removed(meta, guest))


def removed(meta: TableMeta, guest: str) -> list[Other]:
    """Return the guests whom the host has removed; nobody else is told."""
    if not meta.is_host(guest):
        return []
    return [Other(who, meta.removed_as[who].name if who in meta.removed_as else "") for who in meta.removed]
