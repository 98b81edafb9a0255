"""Single-observer information-set Monte Carlo tree search, for any game.

Each try walks one imagined world that fits the view down one shared tree of the seats' choices. Chance is open loop:
outcomes are sampled on the way and make no nodes. A choice that isn't possible in every world is judged by how often it
was *available*. Rewards are a vector, one number per seat, so that any number of seats may compete.

To make few tries go far, the n-th try of every move at the root uses the same n-th world and the same dice, so that
moves are compared under equal luck."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from greathall.core.engine import apply, playout
from greathall.core.game import Game
from greathall.core.mind import Mind
from greathall.core.words import CHANCE, Action

ROOT_MOVES: Final = 10; INNER_MOVES: Final = 5
"""How many of the mind's best moves are searched, at the root and below."""


class Node:
    """A choice, how often it was tried, how often it was available, and what it brought the seat that chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 0, 0.0
        self.children: dict[Action, Node] = {}


class Search:
    """One search from one view."""

    def __init__(self, game: Game, view: Struct, rng: Random, mind: Mind | None = None) -> None:
        self.game = game
        self.mind = game.mind if mind is None else mind
        self.worlds = game.worlds(view)
        self.rng, self.dice, self.salt = rng, Random(), rng.getrandbits(64)
        self.root = Node()
        self.tries = self.decisions = 0
        self.dreams = [self.dream()]
        self.viewer: int = self.dreams[0].agenda[-1].seat
        self.moves = self.mind.shortlist(self.dreams[0], ROOT_MOVES)  # depends on the view alone, so any world will do

    def dream(self) -> Any:
        s = self.worlds(self.rng)
        self.mind.prepare(s)
        return s

    def run(self, seconds: float, least: int, clock: Callable[[], float], most: int = 1 << 60) -> None:
        """Try until the time is up, but at least `least` and at most `most` times."""
        end = clock() + seconds
        while (clock() < end and self.tries < most) or self.tries < least:
            self.attempt()

    def attempt(self) -> None:
        action, child = choose(self.root, self.moves, self.mind.curiosity)
        if child.visits == len(self.dreams):
            self.dreams.append(self.dream())
        s = self.dreams[child.visits].clone()
        self.dice.seed(self.salt + child.visits)
        path = [(child, s.agenda[-1].seat)]
        apply(s, action)
        self.decisions += 1
        if child.visits:
            self.descend(s, child, path)
        rewards = self.playout(s)
        for node, seat in path:
            node.visits += 1
            node.total += rewards[seat]
        self.tries += 1

    def descend(self, s: Any, node: Node, path: list[tuple[Node, int]]) -> None:
        """Walk down the tree by upper confidence, until a choice is tried for the first time."""
        dice = self.dice
        while s.agenda:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                apply(s, step.sample(s, dice))
                continue
            action, node = choose(node, self.mind.shortlist(s, INNER_MOVES), self.mind.curiosity)
            path.append((node, step.seat))
            apply(s, action)
            self.decisions += 1
            if not node.visits:
                return

    def playout(self, s: Any) -> Sequence[float]:
        """Play on from the leaf with the mind's quick moves, to the cut, or to the end if the mind can't judge."""
        mind, dice = self.mind, self.dice
        self.decisions += mind.play_on(s, self.viewer, dice)
        worth = mind.evaluate(s, self.viewer)
        if worth is None and s.agenda:
            self.decisions += playout(s, dice, move=mind.move)
            worth = mind.evaluate(s, self.viewer)
        return self.game.result(s).scores if worth is None else worth

    def ranking(self) -> list[tuple[Action, int, float]]:
        """Return the moves searched with their visits and mean reward, the most visited first."""
        rows = [(a, n.visits, n.total / n.visits) for a, n in self.root.children.items() if n.visits]
        rows.sort(key=lambda row: (row[1], row[2]), reverse=True)
        return rows


def choose(node: Node, moves: Sequence[Action], curiosity: float) -> tuple[Action, Node]:
    """Return the move with the best upper bound; an untried one is assumed to bring the node's average."""
    children = node.children
    kids = []
    total = visits = 0.0
    for a in moves:
        child = children.get(a)
        if child is None:
            child = children[a] = Node()
        child.available += 1
        total += child.total
        visits += child.visits
        kids.append(child)
    usual = total / visits if visits else 0.5
    best, pick = -1.0, 0
    for rank, child in enumerate(kids):
        tried = child.visits
        bound = (child.total / tried if tried else usual) + curiosity * sqrt(child.available) / (1 + tried)
        if bound > best:
            best, pick = bound, rank
    return moves[pick], kids[pick]
