"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from greathall.core.zones import deal_out, left_of
from .table import Made
from .view import View
from ..play.table import DECK, Table, chosen
from ..views import guess


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.seats,
        s.rounds,
        s.first,
        s.wins.copy(),
        GAP,
        [*map(len, s.hands)],
        GAP,
        s.burnt.copy(),
        len(s.pile),
        s.agenda.copy(),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
        [] if me is None else s.hands[me].copy(),
        chosen(s, me),
    ]
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    v.me, v.hand, v.chosen = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.seats = v.seats
    s.rounds = v.rounds
    s.first = v.first
    s.wins = v.wins.copy()
    s.hands = [v.hand.copy() if seat == v.me else [] for seat in range(v.seats)]
    s.laid = []
    s.burnt = v.burnt.copy()
    s.pile = []
    return s


def deal(s: Made, v: View, rng: Random) -> Made:
    """Lay what is hidden from the viewer as it might lie."""
    pool = left_of(DECK.whole, (v.hand, v.burnt,), sum(v.sizes) - len(v.hand) + v.pile)
    sizes = v.sizes.copy()
    if v.me is not None:
        sizes[v.me] = 0
    hands = deal_out(pool, sizes, rng)
    for hand in hands:
        hand.sort()
    if v.me is not None:
        hands[v.me] = s.hands[v.me]
    s.hands = hands
    s.pile = pool
    guess(s, v, rng)
    return s


def imagine(v: View, rng: Random) -> Made:
    """Return one table this viewer can't tell from the true one."""
    return deal(known(v), v, rng)


def worlds(v: View) -> Callable[[Random], Made]:
    """Return a maker of such tables: what is known is read once for all."""
    base = known(v)
    return lambda rng: deal(base.clone(), v, rng)


def census(s: Table) -> tuple[object, ...]:
    """Return what is neither made nor lost."""
    return (
        sorted([*(card for one in s.hands for card in one), *s.burnt, *s.pile]),
    )
