"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from greathall.core.zones import NO_PILE, bits, mask
from .table import Made
from .view import View
from ..play.table import (
    Table, backs, between, board_seen, bottoms, doors, gates, own_board, path, picked, prices, swirls, unseen,
    where,
)
from ..views import agree, guess


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.seats,
        s.options,
        s.turn,
        s.round,
        s.starter,
        s.throws.copy(),
        bits(s.out),
        s.at.copy(),
        where(s),
        doors(s),
        backs(s),
        gates(s),
        swirls(s),
        [*map(list.copy, s.coins)],
        s.bank.copy(),
        [*map(bits, s.trunk)],
        s.stock.copy(),
        prices(s),
        s.sign,
        s.missed.copy(),
        s.tried.copy(),
        s.boost,
        GAP,
        GAP,
        [*map(len, s.hands)],
        GAP,
        between(s),
        GAP,
        GAP,
        s.dice,
        path(s),
        own_board(s),
        s.agenda.copy(),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
        [] if me is None else sorted(s.hands[me].cards),
        [row.known_to(me) for row in s.hands],
        unseen(s, me),
        bottoms(s, me),
        picked(s, me),
    ]
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    v.me, v.hand, v.known, v.unseen, v.bottoms, v.picked = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.seats = v.seats
    s.options = v.options
    s.turn = v.turn
    s.round = v.round
    s.starter = v.starter
    s.throws = v.throws.copy()
    s.out = mask(v.out)
    s.at = v.at.copy()
    s.coins = [*map(list.copy, v.coins)]
    s.bank = v.bank.copy()
    s.trunk = [*map(mask, v.trunk)]
    s.stock = v.stock.copy()
    s.sign = v.sign
    s.missed = v.missed.copy()
    s.tried = v.tried.copy()
    s.boost = v.boost
    s.hands = []
    s.pile = NO_PILE
    s.picked = []
    s.dice = v.dice
    s.swirl = False
    s.board = board_seen(v)
    s.winners = ()
    s.ended = ""
    agree(s)
    return s


def deal(s: Made, v: View, rng: Random) -> Made:
    """Lay what is hidden from the viewer as it might lie."""
    guess(s, v, rng)
    return s


def imagine(v: View, rng: Random) -> Made:
    """Return one table this viewer can't tell from the true one."""
    return deal(known(v), v, rng)


def worlds(v: View) -> Callable[[Random], Made]:
    """Return a maker of such tables: what is known is read once for all."""
    base = known(v)
    return lambda rng: deal(base.clone(), v, rng)
