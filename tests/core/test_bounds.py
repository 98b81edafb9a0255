"""The bounds of a view's numbers are declared once, and they are true."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Struct

import greathall
from greathall.core.declare import Named, Seat
from greathall.core.engine import playout
from greathall.core.game import Game, all_games
from greathall.core.package import bounds_in
from greathall.games.tcg.cards import BOOK
from greathall.testing.walks import Start, starts
from tests.table import FULL, SCALE

Card = Annotated[int, Named("Card", ["ace", "king"], low=-1)]
Coin = Annotated[int, Named("Coin", high=9)]
Step = Annotated[int, Named("Step", low=1)]

OURS = [game for game in all_games().values() if Path(greathall.__file__).parent in game.folder.parents]


class Chest(Struct):
    coins: dict[str, Coin]


class Attic(Struct):
    notes: list[list[Card]]
    chests: list[tuple[Seat, Chest]]


class View(Struct):
    turn: Seat
    hand: list[Card | None]
    paid: tuple[Coin, Card]
    walked: Step
    round: int
    owed: tuple[Coin, int]
    ready: list[bool]
    attic: Attic | None


def test_bounds_are_read_from_the_types_of_a_view() -> None:
    assert dict(bounds_in(View, 4)) == {
        "turn": (-1, 3), "hand": (-1, 1), "paid": (-1, 9), "walked": (1, None), "round": (None, None),
        "owed": (None, None), "attic.notes": (-1, 1), "attic.chests": (-1, 3), "attic.chests.coins": (0, 9)}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_number_of_a_view_has_bounds_or_its_game_says_that_it_has_none(game: Game) -> None:
    assert {field for field, bounds in game.bounds.items() if None in bounds} == {*game.unbounded}


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_what_a_view_tells_lies_within_its_bounds(game: Game) -> None:
    """Check the views of random games, at tables and from scenes with each choice of each option.

    At SCALE=1 it checks every third of them."""
    for start in starts(game)[:: 1 if FULL else 3]:
        for number in range(SCALE):
            for view in views(start, number):
                for field, (low, high) in game.bounds.items():
                    strays = [one for one in numbers(view, field.split("."))
                              if (low is not None and one < low) or (high is not None and one > high)]
                    assert not strays, f"{start.name}: {field} goes from {low} to {high}, and here is {strays}"


def views(start: Start, number: int) -> Iterator[Any]:
    """Yield what one seat sees on the way through a random game."""
    s, rng = start.begin(), Random(number)
    for _ in range(200):
        yield start.game.view(s, number % start.seats)
        if not s.agenda:
            return
        playout(s, rng, 1)


def numbers(value: Any, path: list[str]) -> Iterator[int]:
    """Yield the numbers that a field holds, however deep."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from numbers(one, path)
    elif path and isinstance(value, Struct):
        yield from numbers(getattr(value, path[0]), path[1:])
    elif not path and type(value) is int:
        yield value


def test_no_adventure_asks_for_more_skips_than_are_declared() -> None:
    assert all_games()["tcg"].bounds["skipped"] == (0, max(getattr(card, "skips", 0) for card in BOOK))
