"""Single-observer information-set Monte Carlo tree search, for any game.

Each try imagines one world that fits the view and walks it down one shared tree of the seats' choices. Chance is open
loop: outcomes are sampled on the way and make no nodes. A choice that is not possible in every world is judged by how
often it was *available*. Rewards are a vector, one number a seat, so that any number of seats may be at odds.
"""

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.engine import apply
from greathall.core.game import Game
from greathall.core.mind import Mind
from greathall.core.words import CHANCE, Action

ROOT_MOVES, INNER_MOVES = 10, 5
"""How many of the mind's best moves are searched, at the root and below."""
CURIOSITY = 0.5
"""The weight of the unknown against the known, in the units of a reward from 0 to 1."""


class Node:
    """A choice, how often it was tried, how often it could have been, and what it brought the seat that chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 1, 0.0
        self.children: dict[Action, Node] = {}


class Search:
    """One search from one view. `cut` ends a playout after that many decisions where the mind can evaluate."""

    def __init__(self, game: Game, view: Struct, rng: Random, mind: Mind | None = None, cut: int = 6) -> None:
        self.game, self.rng, self.cut = game, rng, cut
        self.mind = game.mind if mind is None else mind
        self.worlds = game.worlds(view)
        self.root = Node()
        self.tries = self.decisions = 0
        s = self.world()
        self.moves = self.mind.shortlist(s, ROOT_MOVES)  # the same in every world: it rests on the view alone

    def world(self) -> Any:
        s = self.worlds(self.rng)
        self.mind.ponder(s)
        return s

    def run(self, seconds: float, least: int, clock: Callable[[], float], most: int = 1 << 60) -> None:
        """Try until the time is up, but `least` times in any case and `most` times at the most."""
        end = clock() + seconds
        while self.tries < least or (self.tries < most and clock() < end):
            self.attempt()

    def attempt(self) -> None:
        s = self.world()
        path = self.descend(s)
        rewards = self.playout(s)
        for node, seat in path:
            node.visits += 1
            node.total += rewards[seat]
        self.tries += 1
        self.root.visits += 1

    def descend(self, s: Any) -> list[tuple[Node, int]]:
        """Down the tree by upper confidence, until one new choice is tried."""
        node, path, rng = self.root, [], self.rng
        moves = self.moves
        while s.agenda:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                apply(s, step.sample(s, rng))
                continue
            if node is not self.root:
                moves = self.mind.shortlist(s, INNER_MOVES)
            action, child, new = choose(node, moves)
            path.append((child, step.seat))
            apply(s, action)
            self.decisions += 1
            if new:
                break
            node = child
        return path

    def playout(self, s: Any) -> list[float]:
        """On from the leaf by the mind's quick moves, until the cut or the end."""
        mind, rng = self.mind, self.rng
        left = self.cut
        while s.agenda:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                apply(s, step.sample(s, rng))
                continue
            if left <= 0:
                worth = mind.evaluate(s)
                if worth is not None:
                    return worth
            apply(s, mind.move(s, rng))
            self.decisions += 1
            left -= 1
        return mind.evaluate(s) or list(self.game.result(s).scores)

    def ranked(self) -> list[tuple[Action, int, float]]:
        """The moves searched with their visits and mean reward, most visited first."""
        rows = [(a, n.visits, n.total / n.visits) for a, n in self.root.children.items() if n.visits]
        rows.sort(key=lambda row: (row[1], row[2]), reverse=True)
        return rows


def choose(node: Node, moves: Any) -> tuple[Action, Node, bool]:
    """The first move never tried here, else the one with the best upper bound."""
    children = node.children
    best, pick, picked = -1.0, None, None
    fresh: Action | None = None
    for a in moves:
        child = children.get(a)
        if child is None:
            if fresh is None:
                fresh = a
            continue
        child.available += 1
        if fresh is None:
            visits = child.visits or 1
            bound = child.total / visits + CURIOSITY * sqrt(log(child.available) / visits)
            if bound > best:
                best, pick, picked = bound, child, a
    if fresh is None:
        assert pick is not None
        assert picked is not None
        return picked, pick, False
    child = children[fresh] = Node()
    return fresh, child, True
