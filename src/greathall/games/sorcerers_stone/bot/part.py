"""What the mind asks of every challenge."""

from collections.abc import Callable
from operator import itemgetter
from random import Random

from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action, Step
from greathall.games.sorcerers_stone.play.table import Table


class Part:
    """How one challenge is played; what it is asked about is on top of the agenda."""

    questions: tuple[type[Step], ...]
    tie_margin = 0.0
    """As `Mind.tie_margin`."""

    def scored(self, s: Table) -> list[tuple[float, Action]]:
        """All legal actions with their worth, in their order."""
        return [(0.0, a) for a in s.agenda[-1].legal(s)]

    def move(self, s: Table, rng: Random) -> Action:
        """A quick sensible answer."""
        return max(self.scored(s), key=itemgetter(0))[1]

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """The answers worth searching, best first."""
        return [a for _, a in best_first(self.scored(s))[:most]]

    def public(self, s: Table, a: Action) -> Reason:
        """Why, from what the whole table sees."""
        return Reason("why-any")

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        """Why, from what the seat asked knows."""
        return ()

    def solve(self, s: Table, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        """As `Mind.solve`."""
        return []

    def chances(self, s: Table, viewer: int) -> list[float] | None:
        """Each seat's chance to win where this challenge is played alone; None: play on to see."""
        return None


def best_first(rows: list[tuple[float, Action]]) -> list[tuple[float, Action]]:
    """Of equal ones the more harmless stays in front, as they are listed."""
    return sorted(rows, key=itemgetter(0), reverse=True)
