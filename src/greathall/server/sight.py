"""What is sent to one pair of eyes: a seat's, or a spectator's (None). Nothing leaves the server but through here."""

from typing import Any

import msgspec

from greathall.core.game import all_games
from greathall.core.match import Match
from greathall.core.state import State
from greathall.core.words import Step
from greathall.server import talk
from greathall.server.paper import Paper
from greathall.server.table import Table
from greathall.server.wire import Asked, Chair, Clocks, Hello, Question, TableNow

_encode = msgspec.json.Encoder().encode


def options(paper: Paper) -> dict[str, Any]:
    """What was agreed, without texts; a game that is not offered any more has none that we know of."""
    game = all_games().get(paper.game)
    return game.shown(paper.options) if game else paper.options


def variant(paper: Paper) -> str:
    game = all_games().get(paper.game)
    return game.variant(paper.options) if game else ""


def chairs(paper: Paper, present: set[str]) -> list[Chair]:
    return [Chair(c.name, c.avatar, c.bot, c.taken, c.owner in present or (bool(c.bot) and not c.owner), c.away)
            for c in paper.seats]


def question(s: State, step: Step, eyes: int | None) -> Question:
    """The question on the table: everybody knows it, only the seat asked is given its legal actions."""
    if step.seat != eyes:
        return Question(step.seat, step)
    return Question(step.seat, step, step.legal(s), step.form(s))


def early(match: Match, s: State, eyes: int) -> Question | None:
    """A question to these eyes that lies further down and may be answered now."""
    if len(s.agenda) == 1 or s.agenda[-1].seat == eyes:
        return None
    step = match.early(eyes)
    return None if step is None else question(s, step, eyes)


def aside(match: Match, s: State, eyes: int) -> Question | None:
    step = match.game.asides(s, eyes)
    return None if step is None else question(s, step, eyes)


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
    s = match.state
    ask = own_early = own_aside = None
    if s.agenda and paper.status == "playing":
        ask = question(s, s.agenda[-1], eyes)
        if eyes is not None:
            own_early, own_aside = early(match, s, eyes), aside(match, s, eyes)
    return _encode(TableNow(
        len(match.entries), eyes, match.head, match.game.view(s, eyes), match.events(eyes, since), ask, own_early,
        own_aside, clocks(table, now), seats, paper.status, paper.result, asked(paper), eyes in match.held,
        table.reasons, paper.after, paper.why, match.commitment))


def hello(table: Table, guest: str, version: str) -> Hello:
    paper = table.paper
    mine = table.seats_of(guest)
    return Hello(paper.id, paper.game, mine, paper.host == guest, options(paper), paper.hints,
                 talk.kind(paper, bool(mine)), list(talk.PHRASES), version,
                 [line for line in paper.talk if talk.heard(paper, line, bool(mine))], variant(paper))
