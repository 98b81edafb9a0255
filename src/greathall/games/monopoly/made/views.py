"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from greathall.core.zones import bits, cycle, mask
from .table import Made
from .view import View
from ..play.table import Table
from ..views import agree, guess


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.seats,
        s.options,
        s.turn,
        s.round,
        s.turns,
        s.doubles,
        s.dice,
        s.starter,
        s.tokens,
        s.throws,
        s.cash.copy(),
        s.at.copy(),
        s.jailed.copy(),
        bits(s.out),
        s.owner.copy(),
        s.built.copy(),
        bits(s.mortgaged),
        s.huts,
        s.manors,
        s.papers.copy(),
        [pile.bottoms.cards.copy() for pile in s.decks],
        [sorted(pile.bag) for pile in s.decks],
        s.rest.copy(),
        bits(s.passed),
        bits(s.called),
        bits(s.woken),
        s.offers.copy(),
        s.said.copy(),
        s.wishes.copy(),
        s.claims.copy(),
        GAP,
        s.agenda.copy(),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
        [one if one < 0 or seat == me else -2 for seat, one in enumerate(s.sealed)],
    ]
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    v.me, v.sealed = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.seats = v.seats
    s.options = v.options
    s.turn = v.turn
    s.round = v.round
    s.turns = v.turns
    s.doubles = v.doubles
    s.dice = v.dice
    s.starter = v.starter
    s.tokens = v.tokens
    s.throws = v.throws
    s.cash = v.cash.copy()
    s.at = v.at.copy()
    s.jailed = v.jailed.copy()
    s.out = mask(v.out)
    s.owner = v.owner.copy()
    s.built = v.built.copy()
    s.mortgaged = mask(v.mortgaged)
    s.huts = v.huts
    s.manors = v.manors
    s.papers = v.papers.copy()
    s.decks = [*map(cycle, v.unseen, v.drawn)]
    s.rest = v.rest.copy()
    s.passed = mask(v.passed)
    s.called = mask(v.called)
    s.woken = mask(v.woken)
    s.offers = v.offers.copy()
    s.said = v.said.copy()
    s.wishes = v.wishes.copy()
    s.claims = v.claims.copy()
    s.sealed = []
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
