"""Actions out of turn: draw a card they may still draw, report coaching, resign."""

from typing import Any, Final

from greathall.core import forms
from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.sequence.model import (
    Dismiss, Draw, Forfeit, Forfeited, Grant, Judged, Report, Reported, Resign, Resigned, Skipped,
)
from greathall.games.sequence.play.table import Table, win
from greathall.games.sequence.play.turn import LateDraw, pass_on
from greathall.games.sequence.refusals import first

class Aside(Ask):
    """SQ-3.5, SQ-8.1, S-39, S-40: while a turn is awaited, you may take a late draw, report coaching or resign."""

    def legal(self, s: Table) -> list[Action]:
        acts: list[Action] = [Draw()] if s.owed[self.seat] and s.pile else []
        acts += [Report(team) for team in self.reportable(s)]
        return [*acts, Resign()]

    def reportable(self, s: Table) -> list[int]:
        """S-31, L-11: any hint counts as coaching; opponents may report it, once between two turns (S-40).

        S-39: a side that is out can't be reported."""
        if not s.coaching or s.reported >> self.seat & 1:
            return []
        return [team for team in range(s.teams) if team != self.seat % s.teams and not s.out(team)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        teams = self.reportable(s)
        return Form("Report", (forms.one_of("team", teams),)) if teams else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Draw):
            s.owed[self.seat] -= 1
            s.then(LateDraw(self.seat))
        elif isinstance(a, Report):
            s.reported |= 1 << self.seat
            s.tell(Reported, self.seat, a.team)
            s.then(Ruling(host(s), a.team))
        else:
            resign(s, self.seat)


def aside(s: Table, seat: int) -> Aside | None:
    """S-40: you may act out of turn only while a turn is awaited."""
    return ASIDE[seat] if s.awaits_turn() and s.is_playing(seat) else None


def host(s: Table) -> int:
    """S-40: the host sits in seat 0; once they have resigned, the next seat that hasn't takes over."""
    return next(seat for seat in range(s.seats) if s.is_playing(seat))


class Ruling(Ask):
    """S-31: the table's host upholds or dismisses the report; a program never upholds it."""

    person = True
    team: int

    def legal(self, s: Table) -> list[Action]:
        return [Dismiss(), Grant()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return first(s, self.seat, a, "S-31", "no-ruling-first")

    def take(self, s: Table, a: Grant | Dismiss) -> None:
        granted = isinstance(a, Grant)
        s.tell(Judged, self.team, granted)
        if granted:
            s.then(*[Penalty(seat) for seat in s.side(self.team) if s.active(seat)], StillThere())


class Penalty(Ask):
    """SQ-8.1, L-12, L-13: each member of the team puts a card of their choice on their pile and doesn't replace it."""

    early = True

    def legal(self, s: Table) -> list[Action]:
        return [Forfeit(card) for card in dict.fromkeys(s.hands[self.seat])]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Forfeit):
            return Refusal("SQ-8.1", "no-forfeit")
        return first(s, self.seat, a, "SQ-8.1", "no-forfeit-first")

    def take(self, s: Table, a: Forfeit) -> None:
        s.hands[self.seat].remove(a.card)
        s.piles[self.seat] += (a.card,)
        s.tell(Forfeited, self.seat, a.card)


class StillThere(Step):
    """S-17: if you gave up your last card, you have no turn."""

    def take(self, s: Table, a: None) -> None:
        if not s.hands[s.turn]:
            s.tell(Skipped, s.turn)
            s.clear()
            pass_on(s)


def resign(s: Table, seat: int) -> None:
    """S-39: your hand stays hidden and out of the game; a side that has all resigned is out, and the last side wins."""
    s.resigned |= 1 << seat
    s.owed[seat] = 0
    s.tell(Resigned, seat)
    left = [team for team in range(s.teams) if not s.out(team)]
    if len(left) == 1:
        win(s, left[0], "resigned")
    elif s.turn == seat:
        s.clear()
        pass_on(s)


ASIDE: Final = [Aside(seat) for seat in range(12)]
