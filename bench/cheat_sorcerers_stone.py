"""The ceiling of single challenges: a player who sees everything and knows the draws, against random players.

    python -m bench.cheat_sorcerers_stone [games] [challenge ...]

Chance is decided beforehand: the n-th card of a pile, the n-th key and the n-th spin are the same whoever gets them.
The cheat sees the true table and plays lines to the end in its head, as medium would after each of the answers it may
give, the others at random, and takes the answer that wins most. Nobody can know what random players will do, so this
player is hard to beat rather than unbeatable. At the troll nobody chooses anything: there the ceiling is luck alone.
None of our bots does any of this: they see a view and nothing else. The results go into ladder.json. Chess has no luck
and nothing hidden, so there is nothing to cheat with.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

from bench.fate import Fate, at_random, noted, wins
from greathall.bots.arena import BLOCK, Tally
from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.play.table import Table

CHALLENGES = ("hagrid", "sprout", "flitwick", "snape")
TABLES = (2, 4)
MOST, GUESSES, LONG = 12, 12, 400
"""Answers tried for one question, half of them medium's best; guesses at what others do; the longest line."""


class Cheat:
    def __init__(self, me: int, seed: str) -> None:
        self.me, self.rng = me, Random(seed)

    def choose(self, s: Table, fate: Fate) -> Action:
        """Choose what wins most, and soonest; with one choice there is nothing to guess."""
        moves = list(GAME.mind.shortlist(s, 1 << 10))
        if len(moves) == 1:
            return moves[0]
        if len(moves) > MOST:
            moves = [*moves[:MOST // 2], *self.rng.sample(moves[MOST // 2:], MOST // 2)]
        return max(moves, key=lambda a: sum(self.line(s, fate, a) for _ in range(GUESSES)))

    def line(self, table: Table, true: Fate, first: Action) -> float:
        s, fate, rng, long = table.clone(), Fate(true.seed, true.said), self.rng, 0
        apply(s, first)
        while s.agenda and long < LONG:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                a = fate.outcome(s, step)
            else:
                a = GAME.mind.move(s, rng) if step.seat == self.me else at_random(s, rng)
                long += 1
            apply(s, a)
        return 1 + 1 / (1 + long) if self.me in s.winners else 0.0


def won(challenge: str, seats: int, game: int) -> bool:
    """Play one game with the cheat on each seat in turn."""
    me, fate, rng = game % seats, Fate(f"cheat {challenge} {game // seats}"), Random(f"others {game}")
    cheat = Cheat(me, f"lines {game}")
    s = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": challenge}), {}, {})
    return wins(s, fate, me, cheat.choose, at_random, rng)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else BLOCK
    with ProcessPoolExecutor(2) as pool:
        for challenge in sys.argv[2:] or CHALLENGES:
            for seats in TABLES:
                won_games = sum(pool.map(won, [challenge] * games, [seats] * games, range(games)))
                tally = Tally(GAME.name, GAME.rules, seats, "cheat", "random", 0.0, won_games, 0, games - won_games,
                              games // BLOCK, options={"challenge": challenge})
                print(f"{challenge}, {seats} seats: {noted(tally)}", flush=True)


if __name__ == "__main__":
    main()
