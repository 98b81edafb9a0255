"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from greathall.core.zones import bits, deal_out, mask
from .table import Made
from .view import View
from ..play.table import Table, board, ends
from ..views import agree, follow


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.seats,
        s.teams,
        s.options,
        s.dealer,
        s.turn,
        board(s),
        ends(s),
        s.stock.copy(),
        GAP,
        [*map(len, s.hands)],
        s.piles.copy(),
        len(s.pile),
        GAP,
        s.turned,
        s.owed.copy(),
        bits(s.reported),
        bits(s.resigned),
        s.agenda.copy(),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
        [] if me is None else s.hands[me].copy(),
        sorted([card for seat, hand in enumerate(s.hands) if seat != me for card in hand] + s.pile),
    ]
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    v.me, v.hand, v.unseen = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.seats = v.seats
    s.teams = v.teams
    s.options = v.options
    s.dealer = v.dealer
    s.turn = v.turn
    s.stock = v.stock.copy()
    s.hands = [v.hand.copy() if seat == v.me else [] for seat in range(v.seats)]
    s.piles = v.piles.copy()
    s.pile = []
    s.turned = v.turned
    s.owed = v.owed.copy()
    s.reported = mask(v.reported)
    s.resigned = mask(v.resigned)
    s.winner = -1
    s.ended = ""
    agree(s)
    follow(s, v)
    return s


def deal(s: Made, v: View, rng: Random) -> Made:
    """Lay what is hidden from the viewer as it might lie."""
    pool = v.unseen.copy()
    sizes = v.sizes.copy()
    if v.me is not None:
        sizes[v.me] = 0
    hands = deal_out(pool, sizes, rng)
    for hand in hands:
        hand.sort()
    if v.me is not None:
        hands[v.me] = s.hands[v.me]
    s.hands = hands
    s.pile = sorted(pool)
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
        sorted([*(card for one in s.hands for card in one), *(card for one in s.piles for card in one), *s.pile,
            *s.shown]),
        [own.bit_count() + stock for own, stock in zip(s.own, s.stock, strict=True)],
    )
