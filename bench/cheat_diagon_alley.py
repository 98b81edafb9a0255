"""The ceiling of Diagon Alley: a player who knows every die and every card to come, against three others.

    python -m bench.cheat_diagon_alley [games] [random|medium]

Chance is decided beforehand: the n-th roll and the n-th card are the same whoever gets them. The cheat sees the true
table and plays lines to the end in its head, as medium would after each of the answers it may give. Medium's choices
follow from the table, so a line against three mediums comes true. There the cheat also tries lines in which it strays
from medium now and then, until one wins, and keeps to that. It can only guess what three random players do: there it
guesses a few times and takes the answer that wins most.
None of our bots does any of this: they see a view and nothing else. The result goes into ladder.json.
"""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import itemgetter
from random import Random

from bench.fate import Fate, at_random, noted, wins
from greathall.bots.arena import BLOCK, Tally
from greathall.core.engine import Policy, any_kind, apply
from greathall.core.words import CHANCE, Action
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.play.table import Table

SEATS, MOST, LINES, STRAY, GUESSES = 4, 10, 24, 0.15, 4
"""Answers and lines tried for one question, how often a line strays, and guesses at what others do."""

Line = tuple[float, list[Action]]
"""The value of a line, best for an early win, and the cheat's own answers on the way."""


class Cheat:
    def __init__(self, me: int, others: Policy, sure: bool, seed: str) -> None:
        self.me, self.others, self.sure, self.rng = me, others, sure, Random(seed)
        self.plan: list[Action] = []

    def choose(self, s: Table, fate: Fate) -> Action:
        moves = GAME.mind.shortlist(s, MOST)
        return self.knowing(s, fate, moves) if self.sure else self.guessing(s, fate, moves)

    def knowing(self, s: Table, fate: Fate, moves: Sequence[Action]) -> Action:
        """Choose by a plan that wins, if there is one; otherwise by the best line found."""
        if self.plan:
            return self.plan.pop(0)
        best: Line = (-1.0, [moves[0]])
        for number in range(len(moves) + LINES):
            stray = STRAY * (number >= len(moves))
            best = max(best, self.line(s, fate, moves[number % len(moves)], stray), key=itemgetter(0))
            if best[0] > 1 and number >= len(moves) - 1:
                break
        self.plan = best[1][1:] if best[0] > 1 else []
        return best[1][0]

    def guessing(self, s: Table, fate: Fate, moves: Sequence[Action]) -> Action:
        """Choose what wins most, and soonest; with one choice there is nothing to guess."""
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda a: sum(self.line(s, fate, a, 0.0)[0] for _ in range(GUESSES)))

    def line(self, table: Table, true: Fate, first: Action, stray: float) -> Line:
        s, fate, said, rng = table.clone(), Fate(true.seed, true.said), [first], self.rng
        apply(s, first)
        while s.agenda:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                a = fate.outcome(s, step)
            elif step.seat != self.me:
                a = self.others(s, rng)
            else:
                astray = stray and rng.random() < stray
                a = any_kind(GAME.mind.shortlist(s, MOST), rng) if astray else GAME.mind.move(s, rng)
                said.append(a)
            apply(s, a)
        won = self.me in s.winners
        return (1 + 1 / s.round if won else s.trunk[self.me].bit_count() / 10), said


def won(game: int, rivals: str) -> bool:
    """Play one game with the cheat on each seat in turn."""
    medium = rivals == "medium"
    others: Policy = GAME.mind.move if medium else at_random
    me, fate, rng = game % SEATS, Fate(f"cheat {game // SEATS}"), Random(f"others {game}")
    cheat = Cheat(me, others, medium, f"lines {game}")
    return wins(GAME.setup(SEATS, GAME.resolve_options(SEATS, {}), {}, {}), fate, me, cheat.choose, others, rng)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for rivals in sys.argv[2:] or ("random", "medium"):
        with ProcessPoolExecutor(2) as pool:
            won_games = sum(pool.map(won, range(games), [rivals] * games))
        print(noted(Tally(GAME.name, GAME.rules, SEATS, "cheat", rivals, 0.0, won_games, 0, games - won_games,
                          games // BLOCK)))


if __name__ == "__main__":
    main()
