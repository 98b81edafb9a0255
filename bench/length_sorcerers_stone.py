"""How long a whole game of The Sorcerer's Stone takes with medium bots, next to the figures in its data file.

    python -m bench.length_sorcerers_stone [games]

A turn is one in which a player could act.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean
from typing import Any

from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHALLENGES, DATA, SEATS
from greathall.games.sorcerers_stone.play.asides import BETWEEN
from greathall.games.sorcerers_stone.play.brewing import Brewing


def turns(seats: int, game: int) -> Counter[str]:
    """Return the turns of one game, by challenge."""
    rng, found = Random(f"length {seats} {game}"), Counter[str]()
    s: Any = GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
    s.log = None
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, BETWEEN) and not (isinstance(step, Brewing) and (step.acted or step.shifted)):
            found[CHALLENGES[s.where[step.seat]]] += 1
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    told = DATA["simulated"]
    with ProcessPoolExecutor(2) as pool:
        for seats in SEATS:
            played = list(pool.map(turns, [seats] * games, range(games), chunksize=4))
            lengths = sorted(game.total() for game in played)
            data = ", ".join(f"{told[f'turns_{what}'][str(seats)]}" for what in ("mean", "p95", "max"))
            print(f"{seats} players, {games} games: mean {mean(lengths):.0f} turns, 95% within "
                  f"{lengths[games * 95 // 100]}, longest {lengths[-1]} (data: {data}); by challenge "
                  + ", ".join(f"{name} {mean(game[name] for game in played):.0f}" for name in CHALLENGES), flush=True)


if __name__ == "__main__":
    main()
