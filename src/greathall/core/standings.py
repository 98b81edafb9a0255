"""The ranking at the end of a match: the winners first, the others by what they have to show."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from greathall.core.game import Game
from greathall.core.words import Result


class Standing(Struct, frozen=True):
    """One seat's place, from 1, and what it has to show, which the game's sentence `tally` says."""

    place: int
    tally: Mapping[str, int]


def standings(game: Game, s: Any, result: Result) -> list[Standing]:
    """Return the standing of each seat; the seats of a side share the place of their best one."""
    tallies = [game.tally(s, seat) for seat in range(s.seats)]
    sides = [game.side(s, seat) for seat in range(s.seats)]
    worth = [(seat in result.winners, result.scores[seat], next(iter(tallies[seat].values()), 0))
             for seat in range(s.seats)]
    best = {side: max(worth[seat] for seat in range(s.seats) if sides[seat] == side) for side in sides}
    return [Standing(1 + sum(best[other] > best[side] for other in sides), tallies[seat])
            for seat, side in enumerate(sides)]
