"""The hard bot: the game's own search, its candidates weighed, or a search over imagined worlds.

The game's own search is for questions where nothing is hidden and nothing will be drawn. Its mind guides the search
over imagined worlds."""

from random import Random
from typing import Any

from msgspec import Struct

from greathall.bots.bot import Bot, Choice, Why, choice_of
from greathall.bots.ismcts import Search
from greathall.bots.weigh import weigh
from greathall.core.game import Game
from greathall.core.mind import Ranked, Reason

LEAST = 60
"""The least number of tries, so that even a slow or busy machine gets a considered move."""


class Hard(Bot):
    level = "hard"
    searches = True
    most = 1 << 60

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        solved = game.mind.solve(s, self.seconds, self.clock, rng)
        if solved:
            return choice_of(solved[0], solved)
        candidates = game.mind.candidates(s)
        return self.weigh(game, s, candidates, rng) if candidates else self.search(game, view, s, rng)

    def weigh(self, game: Game, s: Any, candidates: list[Ranked], rng: Random) -> Choice:
        """Return a weighed choice; a single candidate needs no thought."""
        if len(candidates) == 1:
            return choice_of(candidates[0], candidates)
        known = {r.action: r for r in candidates}
        ranked = []
        for share, action in weigh(game.mind, s, list(known), rng):
            told = Reason("why-weighed", {"share": round(100 * share)})
            ranked.append(Ranked(action, share, known[action].public, (*known[action].private, told)))
        return choice_of(ranked[0], ranked)

    def search(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        search = Search(game, view, rng)
        search.run(self.seconds, min(LEAST, self.most), self.clock, self.most)
        known = {r.action: r for r in game.mind.rank(s)}
        ranked = []
        for action, visits, mean in search.ranking():
            told = Reason("why-search", {"visits": visits, "tries": search.tries, "share": round(100 * mean)})
            ranked.append(Ranked(action, mean, known[action].public, (*known[action].private, told)))
        return Choice(ranked[0].action, Why(ranked[0].public, ranked[0].private), tuple(ranked))
