"""A scene small enough to count the worlds: Bob's two cards and the bag, out of ten unseen."""

from itertools import combinations
from typing import Any

from greathall.core.game import find_game


def scene() -> tuple[Any, int]:
    s: Any = find_game("candles").setup(2, {}, {}, {})
    s.agenda[:] = s.agenda[:2]
    s.hands, s.bag = [[1, 2], [3, 4]], [0, *range(5, 12)]
    return s, 0


def worlds() -> set[str]:
    unseen = [0, *range(3, 12)]
    return {str([[[1, 2], list(pair)], [c for c in unseen if c not in pair]]) for pair in combinations(unseen, 2)}


def world_of(s: Any) -> str:
    return str([s.hands, sorted(s.bag)])
