"""Views as a seat is shown them, and whatever it may take to be true."""

from collections.abc import Callable
from random import Random

import msgspec

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.play.table import Table

TABLES = 60
"""This many imagined tables show what they have in common."""


def seen(s: Table, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat))


def same_for(seat: int | None, one: Table, two: Table) -> bool:
    return seen(one, seat) == seen(two, seat)


def imagined(s: Table, seat: int | None, tries: int = TABLES) -> list[Table]:
    view, rng = GAME.view(s, seat), Random("what may be")
    tables: list[Table] = [GAME.imagine(view, rng) for _ in range(tries)]
    assert all(same_for(seat, s, table) for table in tables)
    return tables


def always(s: Table, seat: int | None, fact: Callable[[Table], bool]) -> bool:
    return all(map(fact, imagined(s, seat)))
