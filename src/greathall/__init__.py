"""Great Hall: wizarding tabletop games with every rule enforced, as a library.

    import greathall
    match = greathall.new("sequence", seats=3, seed="2026")
    while match.seat is not None:
        match.play(match.legal()[0])
    print(match.result)

The manual has more: “Use it from Python”.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

import greathall.games  # noqa: F401  (before the function of that name: a first import would take the name)
from greathall.bots import Bot, Choice, bot
from greathall.core import engine, fairness
from greathall.core.game import all_games, find_variant
from greathall.core.options import Option
from greathall.core.match import Match
from greathall.core.record import replay
from greathall.core.words import Action, Event, Illegal, Result

__all__ = ["Action", "Bot", "Choice", "Event", "Illegal", "Match", "Option", "Result", "bot", "games", "new", "replay"]
__version__ = "0.1.0"
compiled = not engine.__file__.endswith(".py")
"""Whether the engine and the rules run compiled (see “Install” in the manual)."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    options: list[Option]


def games() -> list[GameInfo]:
    """Return the games found here, each with its name, title, possible numbers of seats and options.

    For example:

        for game in greathall.games():
            print(game.title, game.seats)
    """
    return [GameInfo(g.name, g.title, list(g.seats), list(g.options)) for g in all_games().values()]


def new(game: str, seats: int, seed: str | None = None, options: dict[str, Any] | None = None,
        brings: dict[int, Any] | None = None, names: Sequence[str] = (),
        series: dict[str, Any] | None = None) -> Match:
    """Start a match of a game or of one of its variants.

    Without a seed the draws are secret and can be verified afterwards. With a seed the same match can be repeated.

        match = greathall.new("monopoly", seats=4, options={"max_rounds": 30}, names=["Ann", "Ben", "Cleo", "Dan"])
        chess = greathall.new("mcgonagall", seats=2, options={"chess": "complete"}, seed="2026")
    """
    secret = fairness.new_secret() if seed is None else fairness.secret_from(str(seed))
    found, variant = find_variant(game)
    return Match(found, seats, variant | (options or {}), secret=secret, commitment=fairness.commitment(secret),
                 verifiable=seed is None, brings=brings, names=names, series=series)
