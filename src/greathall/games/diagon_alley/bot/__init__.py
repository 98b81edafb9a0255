"""How the bots play Diagon Alley: by turns saved on the way home, with reasons."""

from operator import itemgetter
from random import Random

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.bot.judge import chances
from greathall.games.diagon_alley.bot.reasons import private, public
from greathall.games.diagon_alley.bot.worth import best, score_all
from greathall.games.diagon_alley.play.table import Table


DOUBT = 3.0
"""How many turns medium may be wrong by."""


class DiagonAlleyMind(Mind):
    curiosity = 0.05
    frank = False  # whoever has nothing but Suffer to answer holds no Defend

    def move(self, s: Table, rng: Random) -> Action:
        return best(s)

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        return chances(s)

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """Return the answers that could still be best: none that costs many turns more than the best."""
        rows = sorted(score_all(s), key=itemgetter(0), reverse=True)
        least = rows[0][0] - DOUBT
        return [a for worth, a in rows[:most] if worth >= least]

    def candidates(self, s: Table) -> list[Ranked]:
        """Return the answers for hard to search; a single one needs no search."""
        return self.rank(s)[:1] if len(self.shortlist(s, 2)) == 1 else []

    def rank(self, s: Table) -> list[Ranked]:
        """Return the answers, best first; equal ones stay in their order, the more harmless first."""
        rows = sorted(score_all(s), key=itemgetter(0), reverse=True)
        thought = private(Glance(s, s.agenda[-1].seat))
        return [Ranked(a, worth, public(s, a), thought) for worth, a in rows]
