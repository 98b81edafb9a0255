"""How the bots play: every challenge has its own module, which is asked where one of its questions is asked."""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Protocol

from greathall.core.mind import Mind, Ranked, Reason
from greathall.core.words import Action, Step
from greathall.games.sorcerers_stone.bot import chess
from greathall.games.sorcerers_stone.play.table import Table


class Part(Protocol):
    """What a module of one challenge knows."""

    QUESTIONS: tuple[type[Step], ...]

    def scored(self, s: Table) -> list[tuple[float, Action]]:
        """All options with their worth, in the options' order."""

    def move(self, s: Table, rng: Random) -> Action:
        """A quick sensible answer."""

    def public(self, s: Table, a: Action) -> Reason:
        """Why, from what the whole table sees."""

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        """Why, from what the seat asked knows."""

    def chances(self, s: Table, eyes: int) -> list[float]:
        """Each seat's chance to win the challenge alone."""


PARTS: list[Part] = [chess]
BY_QUESTION = {kind: part for part in PARTS for kind in part.QUESTIONS}


class SorcerersStoneMind(Mind):
    curiosity = 0.1

    def move(self, s: Table, rng: Random) -> Action:
        return self.part(s).move(s, rng)

    def shortlist(self, s: Table, most: int) -> list[Action]:
        return [a for _, a in best_first(self.part(s).scored(s))[:most]]

    def rank(self, s: Table) -> list[Ranked]:
        """Best first; of equal ones the more harmless, as the options have it."""
        part = self.part(s)
        return [Ranked(a, worth, part.public(s, a), part.private(s, a)) for worth, a in best_first(part.scored(s))]

    def solve(self, s: Table, seconds: float, clock: Callable[[], float]) -> list[Ranked]:
        """Chess lies open and knows no luck: it is searched by what chess players know of searching."""
        return chess.solve(s, seconds, clock) if isinstance(s.agenda[-1], chess.QUESTIONS) else []

    def evaluate(self, s: Table, eyes: int) -> list[float] | None:
        if not s.agenda:
            sharing = s.winners or tuple(range(s.seats))
            return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(s.seats)]
        return self.part(s).chances(s, eyes) if s.alone else None

    def part(self, s: Table) -> Part:
        return BY_QUESTION[type(s.agenda[-1])]


def best_first(rows: list[tuple[float, Action]]) -> list[tuple[float, Action]]:
    return sorted(rows, key=itemgetter(0), reverse=True)
