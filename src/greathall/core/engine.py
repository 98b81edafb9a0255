"""How a table moves on: `apply` depends on its arguments alone, whoever chose the action."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from greathall.core.state import State
from greathall.core.words import CHANCE, NOBODY, Action, Step


Policy = Callable[[Any, Random], Action]
"""A way to choose an action for the seat asked."""


def apply(s: State, a: Action) -> None:
    """Let the step on top of the agenda take the action, then resolve steps that wait for nobody."""
    agenda = s.agenda
    agenda.pop().take(s, a)
    while agenda and agenda[-1].seat == NOBODY:  # as in `settle`, but without a call: searches spend their time here
        agenda.pop().take(s, None)


def interject(s: State, aside: Step, a: Action) -> None:
    """Take a seat's aside; the pending question stays where it was unless the aside removes it."""
    aside.take(s, a)
    settle(s)


def settle(s: State) -> None:
    """Resolve steps that wait for nobody."""
    agenda = s.agenda
    while agenda and agenda[-1].seat == NOBODY:
        agenda.pop().take(s, None)


def roll_on(s: State, rng: Random) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.agenda and s.agenda[-1].seat == CHANCE:
        apply(s, s.agenda[-1].sample(s, rng))


def any_kind(actions: Sequence[Action], rng: Random) -> Action:
    """Return a random action: choose its kind first, so that rare kinds come as often as common ones.

    Actions of one kind must be together."""
    found = actions if type(actions) is list else [*actions]  # a list is read quicker where this is compiled
    if type(found[0]) is type(found[-1]):
        return found[int(rng.random() * len(found))]
    starts = runs(found)
    which = int(rng.random() * (len(starts) - 1))
    start, end = starts[which], starts[which + 1]
    return found[start + int(rng.random() * (end - start))]


def runs(actions: list[Action]) -> list[int]:
    """Return where the actions of each kind begin, and where the last end.

    It halves the range, because there may be a hundred actions of a kind."""
    starts, whole = [0], len(actions)
    while starts[-1] < whole:
        low, high = starts[-1] + 1, whole
        kind = type(actions[low - 1])
        while low < high:
            middle = (low + high) // 2
            if type(actions[middle]) is kind:
                low = middle + 1
            else:
                high = middle
        starts.append(low)
    return starts


def playout(s: State, rng: Random, limit: int = 1 << 30, move: Policy | None = None) -> int:
    """Play on with `move` or at random, to the end or for `limit` decisions.

    Return how many decisions the seats made."""
    agenda, made = s.agenda, 0
    while agenda and made < limit:
        step = agenda[-1]
        seat: int = step.seat  # typed, so that it is compared as a number where this is compiled
        a: Action | None = None
        if seat >= 0:
            a = move(s, rng) if move else any_kind(step.legal(s), rng)
            made += 1
        elif seat == CHANCE:
            a = step.sample(s, rng)
        agenda.pop()
        step.take(s, a)
    settle(s)
    return made
