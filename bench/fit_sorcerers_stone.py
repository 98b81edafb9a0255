"""Fit the weights of The Sorcerer's Stone's judges to who wins challenges between medium bots.

    python -m bench.fit_sorcerers_stone [games]

It prints the `WEIGHTS` of the challenges' modules in games/sorcerers_stone/bot. Deals are named "fit …", so that no
ladder plays them.
"""

import sys
from random import Random
from types import ModuleType

from bench.logit import Position, fit
from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import SEATS
from greathall.games.sorcerers_stone.bot import hagrid, plain, snape, sprout

JUDGED: dict[str, ModuleType] = {"hagrid": hagrid, "sprout": sprout, "quirrell": plain, "snape": snape}
EVERY = 6
"""Roughly how many answers lie between two positions of a game, because neighbours say the same."""


def positions(challenge: str, seats: int, deal: int) -> list[Position]:
    """Return positions of one game at which seats are asked."""
    rng = Random(f"fit {challenge} {seats} {deal}")
    s = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": challenge}), {}, {})
    s.log = None
    found, wait = [], rng.randrange(EVERY)
    while s.agenda:
        step = s.agenda[-1]
        if step.seat >= 0:
            wait -= 1
            if wait < 0:
                wait = EVERY // 2 + rng.randrange(EVERY)
                found.append(JUDGED[challenge].features(s))
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
    return [(rows, s.winners[0]) for rows in found if any(rows)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for challenge, module in JUDGED.items():
        rows = [row for seats in SEATS for deal in range(games) for row in positions(challenge, seats, deal)]
        weights, loss, blind = fit(rows)
        print(f"{challenge}, {len(rows)} positions, log loss {loss:.3f} (knowing nothing: {blind:.3f})", flush=True)
        print("; ".join(f"{name}: {weight:.3f}" for name, weight in zip(module.FEATURES, weights, strict=True)))


if __name__ == "__main__":
    main()
