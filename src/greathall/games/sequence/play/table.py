"""What lies on a Sequence table, and how its game can end."""

from __future__ import annotations

from typing import Any

from greathall.core.state import State
from greathall.games.sequence.board import COUNTS, HOMES
from greathall.games.sequence.model import Stalled, Won


class Table(State):
    """What lies on the table. Spaces are bits; `lines` counts each line of five (see board.py)."""

    __slots__ = ("coaching", "dealer", "demand", "ended", "free", "goal", "hands", "lines", "locked", "made", "options",
                 "owed", "own", "pile", "piles", "reported", "resigned", "seats", "shown", "stock", "teams", "turn",
                 "turned", "winner")
    options: dict[str, Any]  # the table's switches, shared by clones and never changed
    seats: int
    teams: int
    goal: int
    demand: bool
    coaching: bool
    dealer: int
    turn: int
    own: list[int]  # the counters of each team
    free: int  # open spaces
    locked: int  # counters turned over
    lines: int
    made: tuple[tuple[int, int], ...]  # finished sequences: team and line
    stock: list[int]
    hands: list[list[int]]  # sorted
    piles: list[tuple[int, ...]]
    pile: list[int]  # a bag
    shown: tuple[int, ...]  # cards turned up to find the dealer, before they go back
    turned: tuple[int, ...]  # the last of them, by seat
    owed: list[int]  # draws a seat may still make
    reported: int
    resigned: int
    winner: int
    ended: str

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda.copy()
        n.options, n.seats, n.teams = self.options, self.seats, self.teams
        n.goal, n.demand, n.coaching = self.goal, self.demand, self.coaching
        n.dealer, n.turn, n.made = self.dealer, self.turn, self.made
        n.own, n.free, n.locked = self.own.copy(), self.free, self.locked
        n.lines, n.stock, n.owed = self.lines, self.stock.copy(), self.owed.copy()
        n.hands, n.piles, n.pile = [*map(list.copy, self.hands)], self.piles.copy(), self.pile.copy()
        n.shown, n.turned = self.shown, self.turned
        n.reported, n.resigned = self.reported, self.resigned
        n.winner, n.ended = self.winner, self.ended
        return n

    def scored(self, team: int) -> int:
        return sum(t == team for t, _ in self.made)

    def counts(self) -> tuple[int, ...]:
        """The count of each line, for who wants to look at many."""
        return COUNTS.unpack(self.lines.to_bytes(COUNTS.size, "little"))

    def active(self, seat: int) -> bool:
        """S-17, S-39: a seat with no card, or that has resigned, is passed over."""
        return bool(self.hands[seat]) and not self.resigned >> seat & 1

    def side(self, team: int) -> list[int]:
        """SQ-2.6, L-17: seat i belongs to team i modulo the number of teams, so that members sit alternately."""
        return list(range(team, self.seats, self.teams))

    def out(self, team: int) -> bool:
        """S-39: a side is out when all of its members have resigned."""
        return all(self.resigned >> seat & 1 for seat in self.side(team))


def dead(s: Table, card: int) -> bool:
    """SQ-6.1, S-09: both spaces hold counters of any colour; a Jack is never dead."""
    homes = HOMES[card]
    return bool(homes) and not (s.free >> homes[0] | s.free >> homes[1]) & 1


def win(s: Table, team: int, reason: str) -> None:
    s.winner, s.ended = team, reason
    s.tell(Won, team, reason)
    s.clear()


def stall(s: Table, reason: str) -> None:
    """SQ-3.6, SQ-3.9, L-03, S-19: nobody wins; whether a new game is started is the table's business."""
    s.ended = reason
    s.tell(Stalled, reason)
    s.clear()
