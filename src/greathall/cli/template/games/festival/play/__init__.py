"""The rules, in the order of the rulebook."""

from collections.abc import Sequence
from typing import Any

from greathall.core import forms, zones
from greathall.core.words import UNFILLED, Action, Ask, Chance, Filled, Form, Refusal, Step

from ..made.table import Made
from ..model import LANTERNS, Dealt, Drawn, Lay, Opened, Ready, RoundTied, RoundWon, brightness
from .table import Table

MOST = 2
"""The most lanterns a player may lay in a round."""


def setup(seats: int, options: dict[str, Any], _brings: dict[int, Any], carry: dict[str, Any]) -> Table:
    """FE-1: deal everyone twice as many lanterns as there are rounds, unseen by the others.

    The carry may come from a stranger's record, so it is checked."""
    s = Made()
    s.agenda, s.log = [], None
    first = carry.get("first")
    s.seats, s.rounds, s.first = seats, options["rounds"], first % seats if type(first) is int else 0
    s.wins, s.hands, s.laid = [0] * seats, [[] for _ in range(seats)], [()] * seats
    s.burnt, s.pile = [], list(LANTERNS)
    order = [(s.first + n) % seats for n in range(seats)]
    for _ in range(s.rounds):
        s.then(*map(Choice, order), Opening())
    s.then(*[Deal(seat) for seat in order] * (MOST * s.rounds))
    return s


class Deal(Chance):
    """FE-1: deal one lantern to one player."""

    to: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Drawn(lantern), weight) for lantern, weight in zones.odds(s.pile)]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return (self.to,)

    def take(self, s: Table, a: Drawn) -> None:
        s.pile.remove(a.lantern)
        s.hands[self.to] = sorted([*s.hands[self.to], a.lantern])
        s.tell(Dealt, self.to, a.lantern)


class Choice(Ask):
    """FE-2, FE-D1: lay one or two lanterns from your hand face down; you don't have to wait for the others."""

    early = True
    secret = True

    def legal(self, s: Table) -> Sequence[Action]:
        return [Lay((lantern,)) for lantern in dict.fromkeys(s.hands[self.seat])]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return Form("Lay", (forms.several("lanterns", s.hands[self.seat], least=1, most=MOST),))

    def admits(self, s: Table, a: Action) -> bool:
        return forms.meets(self, s, a)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("FE-2", "no-lanterns", {"most": MOST}) if isinstance(a, Lay) else None

    def take(self, s: Table, a: Lay) -> None:
        s.laid[self.seat] = a.lanterns
        s.tell(Ready, self.seat)


class Opening(Step):
    """FE-3: open the lanterns and use them up; the highest total wins the round, and a tie wins nothing."""

    def take(self, s: Table, a: None) -> None:
        sums = [sum(map(brightness, lanterns)) for lanterns in s.laid]
        for seat, lanterns in enumerate(s.laid):
            s.tell(Opened, seat, lanterns)
            for lantern in lanterns:
                s.hands[seat].remove(lantern)
            s.burnt += lanterns
        s.laid = [()] * s.seats
        if sums.count(max(sums)) == 1:
            best = sums.index(max(sums))
            s.wins[best] += 1
            s.tell(RoundWon, best)
        else:
            s.tell(RoundTied)
