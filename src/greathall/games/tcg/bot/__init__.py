"""How the bots play the card game: as a race of two decks, measured in damage."""

from operator import itemgetter
from random import Random

from greathall.core.engine import apply
from greathall.core.mind import Mind, Ranked
from greathall.core.words import CHANCE, Action
from greathall.games.tcg.bot.judge import chances
from greathall.games.tcg.bot.reasons import private, public
from greathall.games.tcg.bot.worth import best, score_all
from greathall.games.tcg.play.table import Table

DOUBT = 4.0
"""How many points medium may be wrong by."""


EXTRA = 2
"""How many extra turns are played before a position is judged.

Of the same 20 games against medium at 0.1 s a move, hard won 14 with 2, 15 with 4 and 11 with 10; of 40 it won 25 with
2 and with 4."""


class TcgMind(Mind):
    curiosity = 0.1
    frank = False

    def move(self, s: Table, rng: Random) -> Action:
        return best(s)

    def play_on(self, s: Table, viewer: int, rng: Random) -> int:
        """Play medium's moves until the searching player's turn begins again.

        This shows what the opponent can do about a move, and what comes of it."""
        agenda, made, last = s.agenda, 0, s.turns + (2 if s.turn == viewer else 1) + EXTRA
        while agenda and s.turns < last:
            step = agenda[-1]
            if step.seat == CHANCE:
                apply(s, step.sample(s, rng))
            else:
                apply(s, best(s))
                made += 1
        return made

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        return chances(s, viewer)

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """Return the answers that could still be best."""
        rows = sorted(score_all(s), key=itemgetter(0), reverse=True)
        least = rows[0][0] - DOUBT
        return [a for worth, a in rows[:most] if worth >= least]

    def candidates(self, s: Table) -> list[Ranked]:
        """Return the answers for hard to search; a single one needs no search."""
        return self.rank(s)[:1] if len(self.shortlist(s, 2)) == 1 else []

    def rank(self, s: Table) -> list[Ranked]:
        """Return the answers, best first; equal ones stay in their order, the more harmless first."""
        rows = sorted(score_all(s), key=itemgetter(0), reverse=True)
        thought = private(s)
        return [Ranked(a, worth, public(s, a), thought) for worth, a in rows]
