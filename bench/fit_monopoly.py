"""Fits the weights of Monopoly's judge: who wins, of games between medium bots, by what each player has on the way.

    python -m bench.fit_monopoly [games]

A conditional logit (softmax over the players left), by Newton's method, for two, three, and four or more of them;
prints what goes into `WEIGHTS` of games/monopoly/bot/judge.py. Deals are named "fit …": no ladder plays them.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.monopoly import GAME
from greathall.games.monopoly.bot.judge import FEATURES, features
from greathall.games.monopoly.play.windows import Window

EVERY = 24
"""About as many windows lie between two positions of a game: neighbours tell the same."""
MIX = ((4, 0.6), (3, 0.15), (2, 0.15), (6, 0.1))
"""Seats, and the part of all games with so many."""
RIDGE = 1.0

Position = tuple[list[list[float]], int]
"""Every seat's features, none for who is out; who won."""


def positions(seats: int, deal: int) -> list[Position]:
    """Of one game that was decided."""
    rng, s = Random(f"fit {seats} {deal}"), GAME.setup(seats, GAME.settled(seats, {}), {}, {})
    found, wait = [], rng.randrange(EVERY)
    while s.agenda:
        step: Any = s.agenda[-1]
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
        if s.agenda and isinstance(s.agenda[-1], Window):
            wait -= 1
            if wait < 0:
                wait = EVERY // 2 + rng.randrange(EVERY)
                found.append(features(s))
    return [(rows, s.winners[0]) for rows in found] if s.ended == "last" else []


def all_positions(games: int) -> Iterator[Position]:
    for seats, part in MIX:
        for deal in range(int(games * part)):
            yield from positions(seats, deal)


def fit(rows: list[Position]) -> tuple[Any, float, float]:
    """Weights, the mean log loss with them, and the loss of knowing nothing."""
    most = max(len(seats) for seats, _ in rows)
    x, alive = np.zeros((len(rows), most, len(FEATURES))), np.zeros((len(rows), most), bool)
    for i, (seats, _) in enumerate(rows):
        for seat, row in enumerate(seats):
            if row:
                x[i, seat], alive[i, seat] = row, True
    won, each = np.array([winner for _, winner in rows]), np.arange(len(rows))
    weights = np.zeros(len(FEATURES))
    for _ in range(30):
        score = np.where(alive, x @ weights, -np.inf)
        odds = np.exp(score - score.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ij,ijk->ik", odds, x)
        off = x - mean[:, None]
        slope = (x[each, won] - mean).sum(axis=0) - RIDGE * weights
        curve = np.einsum("ij,ijk,ijl->kl", odds, off, off) + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights, float(-np.log(odds[each, won]).mean()), float(np.log(alive.sum(axis=1)).mean())


def main() -> None:
    rows = list(all_positions(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
    for least, most in ((2, 2), (3, 3), (4, 8)):
        some = [row for row in rows if least <= sum(bool(seat) for seat in row[0]) <= most]
        weights, loss, blind = fit(some)
        print(f"{least} to {most} left: {len(some)} positions, log loss {loss:.3f} (knowing nothing: {blind:.3f})")
        print("   (" + ", ".join(f"{w:.3f}" for w in weights) + "),")


if __name__ == "__main__":
    main()
