"""How the bots play Diagon Alley: turns saved on the way home, and why."""

from operator import itemgetter
from random import Random

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.bot.reasons import private, public
from greathall.games.diagon_alley.bot.worth import scored
from greathall.games.diagon_alley.play.table import Table


class DiagonAlleyMind(Mind):
    def move(self, s: Table, rng: Random) -> Action:
        return max(scored(s), key=itemgetter(0))[1]

    def rank(self, s: Table) -> list[Ranked]:
        """Best first; of equal ones the more harmless, as the options have it."""
        rows = sorted(scored(s), key=itemgetter(0), reverse=True)
        thought = private(Glance(s, s.agenda[-1]))
        return [Ranked(a, worth, public(s, a), thought) for worth, a in rows]
