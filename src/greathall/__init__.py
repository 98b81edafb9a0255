"""Great Hall: wizarding tabletop games with every rule enforced. This is the public door; keep it stable.

    import greathall
    match = greathall.new("sequence", seats=3, seed="2026")
    while match.seat is not None:
        match.play(match.legal()[0])
    print(match.result)

See docs/python.md for more.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

import greathall.games  # noqa: F401  (before the function of that name: a first import would take the name)
from greathall.bots import Bot, Choice, bot
from greathall.core import fairness
from greathall.core.game import Option, all_games, find_variant
from greathall.core.match import Match
from greathall.core.record import replay
from greathall.core.words import Action, Event, Illegal, Result

__all__ = ["Action", "Bot", "Choice", "Event", "Illegal", "Match", "Option", "Result", "bot", "games", "new", "replay"]
__version__ = "0.1.0"


class GameInfo(Struct, frozen=True):
    """A game one can sit down to."""

    name: str
    title: str
    seats: list[int]
    options: list[Option]


def games() -> list[GameInfo]:
    """The games found: name, title, the numbers of seats, the options."""
    return [GameInfo(g.name, g.title, list(g.seats), list(g.options)) for g in all_games().values()]


def new(game: str, seats: int, seed: str | None = None, options: dict[str, Any] | None = None,
        brings: dict[int, Any] | None = None, names: Sequence[str] = (),
        series: dict[str, Any] | None = None) -> Match:
    """A match of a game, or of one of the variants it has. Without a seed chance is secret and can be verified
    afterwards; with one it can be repeated."""
    secret = fairness.new_secret() if seed is None else fairness.secret_from(str(seed))
    found, variant = find_variant(game)
    return Match(found, seats, variant | (options or {}), secret=secret, commitment=fairness.commitment(secret),
                 verifiable=seed is None, brings=brings, names=names, series=series)
