"""How long a game of Diagon Alley takes with medium bots, next to the figures in its data file.

    python -m bench.length_diagon_alley [games]
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean, median

from greathall.core.engine import playout
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import DATA, PRINTED_SEATS


def rounds(seats: int, game: int) -> tuple[int, str]:
    """Return the rounds of one game, and how it ended."""
    s = GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
    s.log = None
    playout(s, Random(f"length {seats} {game}"), move=GAME.mind.move)
    return s.round, s.ended


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    told = DATA["simulated"]
    with ProcessPoolExecutor(2) as pool:
        for seats in PRINTED_SEATS:
            played = list(pool.map(rounds, [seats] * games, range(games), chunksize=16))
            lengths = sorted(length for length, _ in played)
            ends = Counter(ended for _, ended in played)
            print(f"{seats} players, {games} games: median {median(lengths):g} rounds (data: "
                  f"{told['rounds_median'][str(seats)]}), mean {mean(lengths):.1f} (data: "
                  f"{told['rounds_mean'][str(seats)]}), 95% within {lengths[games * 95 // 100]}, "
                  f"longest {lengths[-1]}, stopped by the limit {ends['limit']}", flush=True)


if __name__ == "__main__":
    main()
