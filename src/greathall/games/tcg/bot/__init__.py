"""How the bots play the card game: a race of two decks, reckoned in damage."""

from operator import itemgetter
from random import Random

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.tcg.bot.reasons import private, public
from greathall.games.tcg.bot.worth import best, scored
from greathall.games.tcg.play.table import Table


class TcgMind(Mind):
    def move(self, s: Table, rng: Random) -> Action:
        return best(s)

    def rank(self, s: Table) -> list[Ranked]:
        """Best first; of equal ones the more harmless, as the options have it."""
        rows = sorted(scored(s), key=itemgetter(0), reverse=True)
        thought = private(s)
        return [Ranked(a, worth, public(s, a), thought) for worth, a in rows]
