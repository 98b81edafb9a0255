"""The interface between the mind and each challenge's part."""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import ClassVar

from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action, Step
from greathall.games.sorcerers_stone.play.table import Table


class Part:
    """How bots play one challenge; the question is on top of the agenda."""

    questions: ClassVar[tuple[type[Step], ...]]
    tie_margin: ClassVar[float] = 0.0
    """See `Mind.tie_margin`."""

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        """Return all legal actions with their worth, in their order."""
        return [(0.0, a) for a in s.agenda[-1].legal(s)]

    def move(self, s: Table, rng: Random) -> Action:
        """Return a quick, sensible answer."""
        return max(self.score_all(s), key=itemgetter(0))[1]

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """Return the answers worth searching, best first."""
        return [a for _, a in best_first(self.score_all(s))[:most]]

    def public(self, s: Table, a: Action) -> Reason:
        """Return why, from what everyone sees."""
        return Reason("why-any")

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        """Return why, from what this seat knows."""
        return ()

    def solve(self, s: Table, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        """See `Mind.solve`."""
        return []

    def chances(self, s: Table, viewer: int) -> list[float] | None:
        """Return each seat's chance to win if this challenge is played alone; None means play on to see."""
        return None


def best_first(rows: list[tuple[float, Action]]) -> list[tuple[float, Action]]:
    """Sort by worth; of equal ones the more harmless stays in front, as they are listed."""
    return sorted(rows, key=itemgetter(0), reverse=True)
