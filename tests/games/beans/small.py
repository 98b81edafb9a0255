"""A scene small enough to count the worlds: Bob's two beans and the bag, out of four unseen."""

from itertools import combinations
from typing import Any

from greathall.core.game import find_game


def scene() -> tuple[Any, int]:
    s: Any = find_game("beans").setup(2, {}, {}, {})
    s.agenda[:] = s.agenda[:2]
    s.hands, s.bag = [[2, 2], [4, 6]], [6, 8]
    return s, 0


def worlds() -> set[str]:
    unseen, found = [4, 6, 6, 8], set()
    for pair in combinations(unseen, 2):
        left = unseen[:]
        for bean in pair:
            left.remove(bean)
        found.add(str([[[2, 2], sorted(pair)], sorted(left)]))
    return found


def world_of(s: Any) -> str:
    return str([s.hands, sorted(s.bag)])
