"""Side by side: for games where luck weighs more than reading ahead.

Every idea for the question at hand is tried in the same imagined worlds with the same dice; from there on everybody
plays the mind's quick moves, and after a while the mind judges. What an idea is better or worse than the mind's own
choice is then a matter of pairs, in which most of the luck cancels. Ideas that fall behind are dropped.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.engine import apply, playout
from greathall.core.game import Game
from greathall.core.words import Action

WARM = 8
"""Pairs before anything is dropped."""
BEHIND = 2.0
"""Standard errors behind the best at which an idea is dropped."""

TRIFLE = 0.004
"""A difference in the chance to win that is not worth the time."""
DOUBT = 0.5
"""By how many standard errors an idea must beat the mind's own choice to be taken."""


class Idea:
    """An action, what it brought, and by how much it beat the mind's own choice, pair by pair."""

    __slots__ = ("action", "squares", "sum", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action, self.visits = action, 0
        self.total = self.sum = self.squares = 0.0

    def mean(self) -> float:
        return self.sum / self.visits

    def error(self) -> float:
        return sqrt(max(0.0, self.squares / self.visits - self.mean() ** 2) / self.visits)


class Compare:
    def __init__(self, game: Game, view: Struct, rng: Random, moves: Sequence[Action]) -> None:
        self.game, self.mind, self.rng = game, game.mind, rng
        self.worlds = game.worlds(view)
        self.ideas = [Idea(a) for a in moves]
        self.live = list(self.ideas)
        self.dice = Random()
        self.tries = 0

    def run(self, seconds: float, least: int, clock: Callable[[], float], most: int = 1 << 60) -> None:
        end = clock() + seconds
        while len(self.live) > 1 and (self.tries < least or (self.tries < most and clock() < end)):
            self.pair()

    def pair(self) -> None:
        """One world, one seed: the first idea, which is the mind's own, and every other that is still in."""
        world, seed = self.worlds(self.rng), self.rng.getrandbits(64)
        self.mind.ponder(world)
        own = 0.0
        for idea in ([] if self.live[0] is self.ideas[0] else [self.ideas[0]]) + self.live:
            reward = self.attempt(world.clone(), idea.action, seed)
            if idea is self.ideas[0]:
                own = reward
            idea.visits += 1
            idea.total += reward
            idea.sum += reward - own
            idea.squares += (reward - own) ** 2
            self.tries += 1
        if self.ideas[0].visits >= WARM:
            self.drop()

    def attempt(self, s: Any, action: Action, seed: int) -> float:
        mind, dice, eyes = self.mind, self.dice, s.agenda[-1].seat
        dice.seed(seed)
        apply(s, action)
        agenda = s.agenda
        while agenda and agenda[-1].seat >= 0:
            apply(s, mind.move(s, dice))
        playout(s, dice, mind.cut, mind.move)
        worth = mind.evaluate(s, eyes)
        assert worth is not None, "a mind that compares must judge"
        return float(worth[eyes])

    def drop(self) -> None:
        """Who is behind is out; where nobody can be ahead of the mind's own choice by much, that stands."""
        own = self.ideas[0]
        if all(i is own or i.mean() + BEHIND * i.error() < TRIFLE for i in self.live):
            self.live = [own]
            return
        best = max(self.live, key=Idea.mean)
        self.live = [i for i in self.live
                     if best.mean() - i.mean() <= BEHIND * sqrt(best.error() ** 2 + i.error() ** 2)]

    def ranked(self) -> list[Idea]:
        """The best first; the mind's own choice stands unless another beat it by more than the doubt."""
        own = self.ideas[0]
        return sorted((i for i in self.ideas if i.visits),
                      key=lambda i: 0.0 if i is own else i.mean() - DOUBT * i.error(), reverse=True)
