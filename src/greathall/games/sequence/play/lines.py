"""Sequences: which lines a counter finishes, and which five of a longer run are turned over."""

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.sequence.board import BASE, BY_ENDS, CLOSE, CORNERS, COURSE, LINE, SPENT, at
from greathall.games.sequence.model import Finished, Lock
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.refusals import first


def finish_lines(s: Table, seat: int, done: list[int]) -> list[Step]:
    """SQ-5.4, SQ-5.5, S-24: finished lines count in each direction.

    S-20, S-23, S-26: of six to eight, you choose the five. S-21, S-22: nine or ten can be two. Returns the questions
    still to ask."""
    team = seat % s.teams
    courses: dict[int, list[int]] = {}
    for line in done:
        courses.setdefault(COURSE[line], []).append(line)
    asks: list[Step] = []
    for lines in courses.values():
        first, last = lines[0], lines[-1]
        if len(lines) == 5:  # nine or ten in a row: two that share the new counter
            finish(s, seat, first)
            finish(s, seat, last)
        elif len(lines) == 1:
            finish(s, seat, first)
        else:
            asks.append(Fives(seat, tuple((LINE[line][0], LINE[line][4]) for line in lines)))
    if s.sequences_of(team) + len(asks) < s.goal:
        return asks
    for ask in asks:  # the game is won whichever five are chosen
        ask.take(s, ask.legal(s)[0])
    return []


class Fives(Ask):
    """SQ-5.4, S-23: choose which five of a run of six to eight you turn over, the new counter among them."""

    runs: "tuple[tuple[int, int], ...]"

    def legal(self, s: Table) -> list[Action]:
        return [Lock(start, end) for start, end in self.runs]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("S-23", "no-fives") if isinstance(a, Lock) else first(s, self.seat, a, "S-23", "no-fives-first")

    def take(self, s: Table, a: Lock) -> None:
        finish(s, self.seat, BY_ENDS[a.start, a.end])


def finish(s: Table, seat: int, line: int) -> None:
    """SQ-5.1, SQ-5.2, L-10: the five are turned over for good.

    SQ-5.3, S-25: lines that share two spaces with them are spent for that team."""
    team = seat % s.teams
    s.made += ((team, line),)
    for space in LINE[line]:
        if space not in CORNERS:
            s.locked |= 1 << space
    for near in CLOSE[line]:
        if not s.lines >> at(near, team) & SPENT:
            s.lines += SPENT - BASE << at(near, team)
    s.tell(Finished, seat, LINE[line][0], LINE[line][4])
