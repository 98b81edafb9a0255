"""How the bots play Diagon Alley: turns saved on the way home, and why."""

from operator import itemgetter
from random import Random

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.bot.judge import chances
from greathall.games.diagon_alley.bot.reasons import private, public
from greathall.games.diagon_alley.bot.worth import best, scored
from greathall.games.diagon_alley.play.table import Table


DOUBT = 3.0
"""Turns by which medium may be wrong."""


class DiagonAlleyMind(Mind):
    curiosity = 0.05

    def move(self, s: Table, rng: Random) -> Action:
        return best(s)

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        return chances(s)

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """What could be best after all: nothing that costs many turns more than the best."""
        rows = sorted(scored(s), key=itemgetter(0), reverse=True)
        least = rows[0][0] - DOUBT
        return [a for worth, a in rows[:most] if worth >= least]

    def candidates(self, s: Table) -> list[Ranked]:
        """Where nothing else could be best, hard need not search either."""
        return self.rank(s)[:1] if len(self.shortlist(s, 2)) == 1 else []

    def rank(self, s: Table) -> list[Ranked]:
        """Best first; of equal ones the more harmless, as they are listed."""
        rows = sorted(scored(s), key=itemgetter(0), reverse=True)
        thought = private(Glance(s, s.agenda[-1].seat))
        return [Ranked(a, worth, public(s, a), thought) for worth, a in rows]
