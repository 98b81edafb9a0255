"""What the numbers of a view may be is said once, where they are declared, and is true."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Struct

from greathall.core.declare import Named, Seat
from greathall.core.engine import playout
from greathall.core.game import Game, all_games
from greathall.core.package import bounds_in
from tests.table import SCALE

Card = Annotated[int, Named("Card", ["ace", "king"], low=-1)]
Coin = Annotated[int, Named("Coin", high=9)]
Step = Annotated[int, Named("Step", low=1)]


class Attic(Struct):
    notes: list[list[Card]]


class View(Struct):
    turn: Seat
    hand: list[Card | None]
    paid: tuple[Coin, Card]
    walked: Step
    round: int
    attic: Attic | None


def test_bounds_are_read_from_the_types_of_a_view() -> None:
    assert dict(bounds_in(View, 4)) == {
        "turn": (-1, 3), "hand": (-1, 1), "paid": (-1, 9), "walked": (1, None), "attic.notes": (-1, 1)}


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_what_a_view_tells_lies_within_its_bounds(game: Game) -> None:
    """All numbers of a seat's views on the way through random games, at the smallest and the largest table."""
    for seats in {min(game.default_seats()), max(game.default_seats())}:
        for number in range(2 * SCALE):
            rng = Random(number)
            s = game.setup(seats, game.resolve_options(seats, {}), {}, {})
            for _ in range(500):
                view = game.view(s, number % seats)
                for field, (low, high) in game.bounds.items():
                    strays = [one for one in numbers(view, field) if one < low or (high is not None and one > high)]
                    assert not strays, f"{field} goes from {low} to {high}, and here is {strays}"
                if s.agenda:
                    playout(s, rng, 1)


def numbers(view: Any, path: str) -> Iterator[int]:
    """Yield the numbers that a field holds, however deep."""
    for name in path.split("."):
        view = getattr(view, name, None)
    yield from flat(view)


def flat(value: Any) -> Iterator[int]:
    if isinstance(value, list | tuple):
        for one in value:
            yield from flat(one)
    elif isinstance(value, int):
        yield value
