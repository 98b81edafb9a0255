"""Fit the weights of the card game's judge to who wins games between medium bots with the sample decks.

    python -m bench.fit_tcg [games]

It prints the `WEIGHTS` of games/tcg/bot/judge.py. Deals are named "fit …", so that no ladder plays them.
"""

import sys
from random import Random
from typing import Any

from bench.logit import Position, fit
from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.tcg import GAME
from greathall.games.tcg.bot.judge import FEATURES, features
from greathall.games.tcg.bot.worth import best
from greathall.games.tcg.decks import SAMPLES, SHELF

EVERY = 3
"""Roughly how many turns lie between two positions of a game, because neighbours say the same."""


def positions(deal: int) -> list[Position]:
    """Return positions of one game at the start of turns, as either player sees them."""
    rng = Random(f"fit {deal}")
    s: Any = GAME.setup(2, GAME.resolve_options(2, {"format": "advanced"}), {}, {})
    s.log = None
    found, wait, turns = [], rng.randrange(EVERY), 0
    while s.agenda:
        step = s.agenda[-1]
        if s.turns != turns:
            turns, wait = s.turns, wait - 1
            if wait < 0:
                wait = rng.randrange(2 * EVERY)
                found.append(features(s, rng.randrange(2)))
        apply(s, step.sample(s, rng) if step.seat == CHANCE else best(s))
    return [([row + which(s.lists[side]) for side, row in enumerate(rows)], s.winners[0]) for rows in found]


def which(cards: list[int]) -> list[float]:
    """Return which deck it is.

    A deck's own strength is fitted too, so that nothing else is taken for it; the judge leaves it out."""
    return [float(sorted(SHELF[name].cards) == sorted(cards[1:])) for name in SAMPLES]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rows = [row for deal in range(games) for row in positions(deal)]
    weights, loss, blind = fit(rows)
    print(f"{len(rows)} positions, log loss {loss:.3f} (knowing nothing: {blind:.3f})")
    print("; ".join(f"{name}: {weight:.3f}" for name, weight in zip((*FEATURES, *SAMPLES), weights, strict=True)))


if __name__ == "__main__":
    main()
