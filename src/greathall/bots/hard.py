"""The hard bot: search over imagined worlds, with the game's own mind to guide it."""

from random import Random
from typing import Any

from msgspec import Struct

from greathall.bots.bot import Bot, Choice, Why, chosen
from greathall.bots.compare import Compare
from greathall.bots.ismcts import Search
from greathall.core.game import Game
from greathall.core.mind import Ranked, Reason

LEAST = 60
"""A floor of tries, so that a slow or busy machine still gets a considered move."""


class Hard(Bot):
    level = "hard"
    most = 1 << 60

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        ideas = game.mind.ideas(s)
        return self.compare(game, view, ideas, rng) if ideas else self.search(game, view, s, rng)

    def compare(self, game: Game, view: Struct, ideas: list[Ranked], rng: Random) -> Choice:
        """A single idea needs no thought."""
        if len(ideas) == 1:
            return chosen(ideas[0], ideas)
        search = Compare(game, view, rng, [r.action for r in ideas])
        search.run(self.seconds, min(LEAST, self.most), self.clock, self.most)
        known = {r.action: r for r in ideas}
        ranked = []
        for idea in search.ranked():
            share, told = idea.total / idea.visits, known[idea.action]
            ranked.append(Ranked(idea.action, share, told.public, (
                *told.private, searched(idea.visits, search.tries, share))))
        return chosen(ranked[0], ranked)

    def search(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        search = Search(game, view, rng)
        search.run(self.seconds, min(LEAST, self.most), self.clock, self.most)
        known = {r.action: r for r in game.mind.rank(s)}
        ranked = []
        for action, visits, mean in search.ranked():
            told = searched(visits, search.tries, mean)
            ranked.append(Ranked(action, mean, known[action].public, (*known[action].private, told)))
        return Choice(ranked[0].action, Why(ranked[0].public, ranked[0].private), tuple(ranked))


def searched(visits: int, tries: int, share: float) -> Reason:
    return Reason("why-search", {"visits": visits, "tries": tries, "share": f"{round(100 * share)} %"})
