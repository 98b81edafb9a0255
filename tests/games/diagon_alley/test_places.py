"""Where hats can be, at every position of complete random games, on our board and on a strange one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import BANK, ITEMS, WAND
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from tests.games.diagon_alley.middle import CROOKED
from tests.table import SCALE, rule
from greathall.testing.walks import entries, opening, say

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "ours": (6, {}), "three": (3, {}), "crooked": (6, {"edition": CROOKED}),
    "crooked-three": (3, {"edition": CROOKED}),
    "no-landing": (6, {"edition": CROOKED, "bump_counts_as_landing": False}), "young": (5, {"younger": True})}


def positions(seats: int, options: dict[str, Any], seed: str) -> Iterator[Table]:
    """Yield the positions of a random game in which hardly anyone resigns."""
    s: Any = opening(GAME, seats, GAME.resolve_options(seats, options))
    for _, entry in entries(GAME, s, seats, Random(seed), 10 ** 9, 10 ** 9):
        assert say(GAME, s, entry)
        yield s


@pytest.mark.parametrize("name", TABLES)
@rule("DA-4.2", "DA-4.5", "DA-6.7", "DA-6.8", "DA-M04", "DA-M05", "DA-K10", "DA-P03", "DA-2.3")
def test_no_two_hats_on_a_space_and_none_on_a_back_door(name: str) -> None:
    """Nor is a hat in the bank or on the last space of Knockturn Alley; and no shop has more than at the start."""
    seats, options = TABLES[name]
    met = 0
    for seed in range(4 * SCALE):
        for s in positions(seats, options, f"places {name} {seed}"):
            spaces = [at for at in s.at if NOWHERE < at < s.board.inside]
            assert len(spaces) == len(set(spaces))
            assert all(at == NOWHERE or at < s.board.inside + 8 for at in s.at)
            assert s.board.inside + BANK not in s.at
            assert s.board.inside - 1 not in s.at
            backs = [s.board.back_at[at - s.board.diagon] for at in spaces if at >= s.board.diagon]
            assert not s.bump_counts or set(backs) <= {-1}
            met += len(backs)
            assert all(0 <= stock <= most for stock, most in zip(s.stock, full(s), strict=True))
    assert met > 20


def full(s: Table) -> list[int]:
    """Return what the shops had."""
    fewer = not (s.younger or s.options["items_for_everyone"])
    return [s.seats - (fewer and item != WAND) for item in range(len(ITEMS))]


@pytest.mark.parametrize("name", TABLES)
@rule("DA-2.1", "DA-2.2", "DA-M10")
def test_coins_and_cards_stay_in_the_box(name: str) -> None:
    """Every coin is in the bank or in a purse, and none is owed; every card is in a hand or in the pile."""
    seats, options = TABLES[name]
    for s in positions(seats, options, f"box {name}"):
        coins, items, cards = GAME.census(s)
        assert coins == [s.board.coins] * 3
        assert items == full(s)
        assert cards == ([] if s.younger else s.board.deck)
        assert min(min(s.bank), *map(min, s.coins)) >= 0
