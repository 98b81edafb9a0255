"""Turning: a card is turned, both pick a number in secret, and whoever is nearer scores.

Its rules change with the variable TURNING, as a game's do from one version of the hall to the next."""

import os
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Event, Result, Step

VERSIONS = {"first": 1, "sly": 1, "same": 2, "other": 3, "strict": 4, "broken": 5, "fewer": 6}
"""The versions of the rules.

`same` plays as `first` did; `sly` scores differently without saying so, `other` says so; `strict` allows fewer picks,
`broken` fails at one, `fewer` no longer has long games."""
NOW = os.environ.get("TURNING", "first")


class Pick(Action): number: int
class Turned(Action): number: int
class Scored(Event): seat: int


class View(Struct, tag="turning"):
    me: int | None
    card: int
    scores: list[int]
    picks: list[int | None]
    agenda: list[Any]


class Table(State):
    __slots__ = ("card", "picks", "scores", "seats")

    def __init__(self, card: int, scores: list[int], picks: list[int], agenda: list[Any]) -> None:
        self.card, self.scores, self.picks, self.agenda, self.log = card, scores, picks, agenda, []
        self.seats = len(scores)

    def clone(self) -> "Table":
        return Table(self.card, self.scores[:], self.picks[:], self.agenda[:])


class Turn(Chance):
    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Turned(number), 1) for number in range(1, 7)]

    def take(self, s: Table, a: Turned) -> None:
        s.card, s.picks = a.number, [0, 0]


class Choose(Ask):
    early = True
    secret = True

    def legal(self, s: Table) -> list[Action]:
        return [Pick(number) for number in (range(1, 4) if NOW == "strict" else range(1, 7))]

    def take(self, s: Table, a: Pick) -> None:
        s.picks[self.seat] = a.number // (a.number - 6 if NOW == "broken" else 1)


class Score(Step):
    def take(self, s: Table, a: None) -> None:
        off = [abs(pick - s.card) for pick in s.picks]
        winner = int(off[1] < off[0])
        s.scores[winner] += 2 if NOW in ("sly", "other") else 1
        s.tell(Scored, winner)


class Turning(Game):
    name, seats, view_type, rules = "turning", (2,), View, VERSIONS[NOW]
    options = (Option("rounds", (2, 4) if NOW == "fewer" else (2, 4, 40), 4, ""),)
    actions, events, steps = (Pick, Turned), (Scored,), (Turn, Choose, Score)

    def setup(self, seats: int, options: Any, brings: Any, carry: Any) -> Table:
        s = Table(0, [0, 0], [0, 0], [])
        for _ in range(options["rounds"]):
            s.then(Turn(), Choose(0), Choose(1), Score())
        return s

    def view(self, s: Table, seat: int | None) -> View:
        return View(seat, s.card, s.scores[:], [p if at == seat else None for at, p in enumerate(s.picks)], s.agenda[:])

    def imagine(self, view: View, rng: Random) -> Table:
        return Table(view.card, view.scores[:], [pick or 0 for pick in view.picks], view.agenda[:])

    def result(self, s: Table) -> Result:
        best = s.scores.index(max(s.scores))
        return Result((best,), tuple(map(float, s.scores)), "end-turning", "")


GAME = Turning()
