"""What is sent to one pair of eyes: a seat's, or a spectator's (None). Nothing leaves the server but through here."""

from typing import Any

import msgspec

from greathall.core.match import Match
from greathall.core.words import Step
from greathall.server import talk
from greathall.server.paper import Paper
from greathall.server.table import Table
from greathall.server.wire import Asked, Chair, Clocks, Hello, Question, TableNow

_encode = msgspec.json.Encoder().encode


def chairs(paper: Paper, present: set[str]) -> list[Chair]:
    return [Chair(c.name, c.avatar, c.bot, c.taken, c.owner in present or (bool(c.bot) and not c.owner), c.away)
            for c in paper.seats]


def question(match: Match, step: Step, eyes: int | None) -> Question:
    """The question on the table: everybody knows it, only the seat asked is given its options."""
    if step.seat != eyes:
        return Question(step.seat, step)
    s = match.state
    return Question(step.seat, step, list(step.options(s)), step.form(s))


def early(match: Match, eyes: int | None) -> Question | None:
    """A question to these eyes that lies further down and may be answered now."""
    if eyes is None or match.seat == eyes:
        return None
    step = match.early(eyes)
    return None if step is None else question(match, step, eyes)


def aside(match: Match, eyes: int | None) -> Question | None:
    if eyes is None or match.seat is None:
        return None
    step = match.game.asides(match.state, eyes)
    return None if step is None else question(match, step, eyes)


def clocks(table: Table, now: float) -> Clocks | None:
    clock = table.clock
    if not clock.on or not table.paper.left:
        return None
    return Clocks([round(clock.left(seat, now), 1) for seat in range(len(table.paper.seats))], clock.running)


def asked(paper: Paper) -> Asked | None:
    return None if paper.undo is None else Asked(paper.undo.seat, paper.undo.waiting)


def message(table: Table, eyes: int | None, since: int, now: float, seats: Any) -> bytes:
    """The table as these eyes see it, with what happened from entry `since` on. `seats` is `chairs`, encoded or not."""
    match, paper = table.match, table.paper
    if match is None:
        return _encode(TableNow(0, eyes, "", None, [], None, None, None, None, seats, paper.status, paper.result,
                                after=paper.after, why=paper.why, commitment=paper.commitment))
    over = paper.status != "playing"
    step = match.step
    return _encode(TableNow(
        len(match.entries), eyes, match.head, match.view(eyes), match.events(eyes, since),
        None if over or step is None else question(match, step, eyes),
        None if over else early(match, eyes), None if over else aside(match, eyes),
        clocks(table, now), seats, paper.status, paper.result, asked(paper), eyes in match.held, table.reasons,
        paper.after, paper.why, match.commitment))


def hello(table: Table, guest: str, version: str) -> Hello:
    paper = table.paper
    mine = table.seats_of(guest)
    return Hello(paper.id, paper.game, mine, paper.host == guest, paper.options, paper.hints,
                 talk.kind(paper, bool(mine)), list(talk.PHRASES), version,
                 [line for line in paper.talk if talk.heard(paper, line, bool(mine))])
