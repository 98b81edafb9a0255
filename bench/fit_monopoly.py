"""Fit the weights of Monopoly's judge to who wins games between medium bots, by what each player has.

    python -m bench.fit_monopoly [games]

It prints the `WEIGHTS` of games/monopoly/bot/judge.py, for two, three, and four or more players left. Deals are named
"fit …", so that no ladder plays them.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from bench.logit import Position, fit
from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.monopoly import GAME
from greathall.games.monopoly.bot.judge import features
from greathall.games.monopoly.play.windows import Window

EVERY = 24
"""Roughly how many windows lie between two positions of a game, because neighbours say the same."""
MIX = ((4, 0.6), (3, 0.15), (2, 0.15), (6, 0.1))
"""Numbers of seats, and their shares of all games."""


def positions(seats: int, deal: int) -> list[Position]:
    """Return positions of one game that was decided."""
    rng, s = Random(f"fit {seats} {deal}"), GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
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


def main() -> None:
    rows = list(all_positions(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
    for least, most in ((2, 2), (3, 3), (4, 8)):
        some = [row for row in rows if least <= sum(bool(seat) for seat in row[0]) <= most]
        weights, loss, blind = fit(some)
        print(f"{least} to {most} left: {len(some)} positions, log loss {loss:.3f} (knowing nothing: {blind:.3f})")
        print("   (" + ", ".join(f"{w:.3f}" for w in weights) + "),")


if __name__ == "__main__":
    main()
