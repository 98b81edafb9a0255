"""Messages to one viewer, a seat or a spectator (None); nothing leaves the server except through here."""

from collections import Counter
from typing import Any

import msgspec

from greathall.core.coach import Coaching, coaching
from greathall.core.game import all_games
from greathall.core.match import Match
from greathall.core.state import State
from greathall.core.words import CHANCE, Step
from greathall.server import lessons, seeds, talk
from greathall.server.replay import teams
from greathall.server.table import LiveTable
from greathall.server.table_meta import TableMeta
from greathall.server.wire import Clocks, Hello, Note, Question, SeatInfo, TableNow, UndoAsked

_encode = msgspec.json.Encoder().encode


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


def message(table: LiveTable, viewer: int | None, since: int, now: float, seats: Any) -> bytes:
    """Return the table as this viewer sees it, with what has happened since entry `since`.

    `seats` is `seat_infos`, encoded or not."""
    match, meta = table.match, table.meta
    if match is None:
        return _encode(TableNow(0, viewer, "", None, [], None, None, None, None, seats, meta.status, meta.result,
                                after=meta.after, why=meta.why, commitment=meta.commitment,
                                pledges=seeds.announced(meta)))
    s = match.state
    ask = own_early = own_aside = None
    if s.agenda and meta.status == "playing":
        ask = question(s, s.agenda[-1], viewer)
        if viewer is not None:
            own_early, own_aside = early(match, s, viewer), aside(match, s, viewer)
    view = match.game.view(s, viewer)
    return _encode(TableNow(
        len(match.entries), viewer, match.head, view, match.events(viewer, since), ask, own_early,
        own_aside, clocks(table, now), seats, meta.status, meta.result, asked(meta), viewer in match.held,
        [told for told in table.reasons if told.at >= since], noted(table, viewer), out(table),
        moves(match, since), meta.after, meta.why, match.commitment, lessons.now(table),
        coach(table, match, view)))


def coach(table: LiveTable, match: Match, view: Any) -> Coaching | None:
    """Return what the coach says to the viewer: only where hints are allowed, so never where people play for a result.

    A lesson has a guide of its own."""
    allowed = table.meta.hints and table.meta.status == "playing" and not table.meta.lesson
    return coaching(match.game, view) if allowed else None


def moves(match: Match, since: int) -> list[tuple[int, int, int]]:
    """Return which events since entry `since` belong to which entry: its number, its seat and how many there are."""
    counts = Counter(at for at, _ in match.log[match.first_event(since):])
    return [(at, match.entries[at].seat if at < len(match.entries) else CHANCE, count) for at, count in counts.items()]


def hello(table: LiveTable, guest: str, version: str) -> Hello:
    meta = table.meta
    mine, who = table.seats_of(guest), talk.alias(meta.id, guest)
    return Hello(meta.id, meta.game, mine, meta.is_host(guest), options(meta), meta.hints,
                 talk.kind(meta, bool(mine)), list(talk.PHRASES), version,
                 [line for line in meta.talk if talk.heard(meta, line, guest)], variant(meta), who, meta.locked,
                 meta.muted, meta.unheard.get(who, []), table.secrets, sides(meta))
