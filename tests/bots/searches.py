"""`python -m tests.bots.searches`: what searches find and random games come to, by game, as fingerprints."""

import hashlib
from random import Random
from typing import Any

import greathall
from greathall.bots.ismcts import Search
from greathall.core.engine import playout, roll_on
from greathall.core.game import find_variant

GAMES: dict[str, dict[str, Any]] = {
    "sequence": {}, "monopoly": {}, "diagon_alley": {}, "tcg": {}, "sorcerers_stone": {}, "hagrid": {}, "sprout": {},
    "snape": {}, "mcgonagall": {"chess": "complete"}}
POSITIONS, APART, TRIES = 3, 23, 12
"""How many positions of a random game are searched, how many decisions apart, and the tries of each search."""


def fingerprint(name: str, options: dict[str, Any]) -> str:
    """Return a fingerprint of whole searches, of a hard bot's choices and of a game played at random."""
    game, variant = find_variant(name)
    seats, rng, found = min(game.default_seats()), Random(4), []
    s = game.setup(seats, game.resolve_options(seats, variant | options), {}, {})
    s.log = None
    for _ in range(POSITIONS):
        playout(s, rng, APART)
        roll_on(s, rng)
        if not s.agenda:
            break
        seen = game.view(s, s.agenda[-1].seat)
        search = Search(game, seen, Random(5))
        search.run(0.0, TRIES, lambda: 0.0)
        bot = greathall.bot("hard", seconds=0.0, seed="6")
        bot.clock = lambda: 0.0
        found += [search.ranking(), search.decisions, bot.choose(seen), s.digest()]
    found.append(playout(s, rng, 4000))
    return hashlib.sha256(repr([*found, s.digest()]).encode()).hexdigest()


def main() -> None:
    print(f"compiled: {greathall.compiled}")
    for name, options in GAMES.items():
        print(name, fingerprint(name, options), flush=True)


if __name__ == "__main__":
    main()
