"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from .table import Made
from .view import View
from ..play.table import (
    Table, bottom, deck_sizes, layers, layers_seen, lists_told, named_under, picks_told, power, stock,
)
from ..views import follow, guess


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.options,
        s.starter,
        s.turn,
        s.turns,
        s.actions,
        s.struck,
        GAP,
        GAP,
        GAP,
        [*map(len, s.hands)],
        deck_sizes(s),
        GAP,
        named_under(s),
        layers(s),
        GAP,
        [*map(list.copy, s.heaps)],
        [*map(list.copy, s.lessons)],
        power(s),
        [*map(list.copy, s.board)],
        [*map(list.copy, s.hurt)],
        [*map(list.copy, s.used)],
        [*map(list.copy, s.stilled)],
        s.adventure.copy(),
        s.skipped.copy(),
        s.shields.copy(),
        s.banned.copy(),
        s.snuffled.copy(),
        s.opened.copy(),
        s.played.copy(),
        s.lesson_actions,
        [*map(list.copy, s.limbo)],
        GAP,
        GAP,
        s.agenda.copy(),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
        [] if me is None else sorted(s.hands[me].cards),
        [] if me is None else s.hands[me].known_to_others(me),
        [row.known_to(me) for row in s.hands],
        stock(s, me),
        bottom(s, me),
        picks_told(s, me),
        lists_told(s, me),
    ]
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    v.me, v.hand, v.shown, v.known, v.stock, v.bottom, v.picks, v.lists = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.options = v.options
    s.starter = v.starter
    s.turn = v.turn
    s.turns = v.turns
    s.actions = v.actions
    s.struck = v.struck
    s.hands = []
    s.under = layers_seen(v)
    s.heaps = [*map(list.copy, v.heaps)]
    s.lessons = [*map(list.copy, v.lessons)]
    s.board = [*map(list.copy, v.board)]
    s.hurt = [*map(list.copy, v.hurt)]
    s.used = [*map(list.copy, v.used)]
    s.stilled = [*map(list.copy, v.stilled)]
    s.adventure = v.adventure.copy()
    s.skipped = v.skipped.copy()
    s.shields = v.shields.copy()
    s.banned = v.banned.copy()
    s.snuffled = v.snuffled.copy()
    s.opened = v.opened.copy()
    s.played = v.played.copy()
    s.lesson_actions = v.lesson_actions
    s.limbo = [*map(list.copy, v.limbo)]
    s.winners = ()
    s.ended = ""
    follow(s, v)
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
