"""Fit the weights of Diagon Alley's judge to who wins games between medium bots.

    python -m bench.fit_diagon_alley [games]

It prints the `WEIGHTS` of games/diagon_alley/bot/judge.py. Deals are named "fit …", so that no ladder plays them.
"""

import sys
from random import Random
from typing import Any

from bench.logit import Position, fit
from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.bot.judge import FEATURES, features
from greathall.games.diagon_alley.play.turn import Turn

EVERY = 12
"""Roughly how many turns lie between two positions of a game, because neighbours say the same."""
MIX = ((4, 0.5), (3, 0.2), (5, 0.15), (6, 0.15))
"""Numbers of seats, and their shares of all games."""


def positions(seats: int, deal: int) -> list[Position]:
    """Return positions of one game that was decided."""
    rng, s = Random(f"fit {seats} {deal}"), GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
    found, wait = [], rng.randrange(EVERY)
    while s.agenda:
        step: Any = s.agenda[-1]
        if isinstance(step, Turn):
            wait -= 1
            if wait < 0:
                wait = EVERY // 2 + rng.randrange(EVERY)
                found.append(features(s))
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
    return [(rows, s.winners[0]) for rows in found] if s.ended == "home" else []


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rows = [row for seats, part in MIX for deal in range(int(games * part)) for row in positions(seats, deal)]
    weights, loss, blind = fit(rows)
    print(f"{len(rows)} positions, log loss {loss:.3f} (knowing nothing: {blind:.3f})")
    print("; ".join(f"{name}: {weight:.3f}" for name, weight in zip(FEATURES, weights, strict=True)))


if __name__ == "__main__":
    main()
