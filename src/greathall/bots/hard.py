"""The hard bot: search over imagined worlds, with the game's own mind to guide it."""

from random import Random
from typing import Any

from msgspec import Struct

from greathall.bots.bot import Bot, Choice, Why
from greathall.bots.ismcts import Search
from greathall.core.game import Game
from greathall.core.mind import Ranked, Reason

LEAST = 60
"""A floor of tries, so that a slow or busy machine still gets a considered move."""


class Hard(Bot):
    level = "hard"
    most = 1 << 60

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        search = Search(game, view, rng)
        search.run(self.seconds, min(LEAST, self.most), self.clock, self.most)
        known = {r.action: r for r in game.mind.rank(s)}
        ranked = []
        for action, visits, mean in search.ranked():
            told = Reason("why-search", {"visits": visits, "tries": search.tries, "share": f"{round(100 * mean)} %"})
            ranked.append(Ranked(action, mean, known[action].public, (*known[action].private, told)))
        return Choice(ranked[0].action, Why(ranked[0].public, ranked[0].private), tuple(ranked))
