"""Imagine what a view doesn't show: what the others have laid face down."""

from random import Random

from .made.view import View
from .play import MOST, Choice
from .play.table import Table


def guess(s: Table, v: View, rng: Random) -> None:
    """Lay possible lanterns for everyone who is no longer asked in this round."""
    asked = this_round(v)
    for seat in range(v.seats):
        if seat == v.me:
            s.laid.append(tuple(v.chosen))
        elif seat in asked or not s.hands[seat]:
            s.laid.append(())
        else:
            s.laid.append(tuple(sorted(rng.sample(s.hands[seat], rng.randint(1, min(MOST, len(s.hands[seat])))))))


def this_round(v: View) -> list[int]:
    """Return who is still asked before the next opening, or everyone if the round has not begun."""
    found = []
    for step in reversed(v.agenda):
        if isinstance(step, Choice):
            found.append(step.seat)
        elif found:
            break
        else:
            return list(range(v.seats))
    return found
