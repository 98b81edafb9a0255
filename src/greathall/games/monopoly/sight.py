"""Who knows what: everything is open but the order of the decks (MO-19.1, M-86)."""

from collections.abc import Callable
from random import Random

from greathall.core.zones import EVERYBODY, Pile
from greathall.games.monopoly.model import View
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.turn import setup


HIDDEN = -2
"""A sealed bid that is in, but not this viewer's to know."""


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def view(s: Table, me: int | None) -> View:
    """M-27: a sealed bid is its writer's until all are in."""
    sealed = [bid if bid < 0 or seat == me else HIDDEN for seat, bid in enumerate(s.sealed)]
    return View(
        me, s.seats, s.options, s.turn, s.round, s.turns, s.doubles, s.dice, s.starter, list(s.tokens),
        list(s.throws), s.cash[:], s.at[:], s.jailed[:], bits(s.out), s.owner[:], s.built[:], bits(s.mortgaged),
        s.huts, s.manors, s.papers[:], [deck.bottoms.cards[:] for deck in s.decks],
        [sorted(deck.bag) for deck in s.decks], s.rest[:], bits(s.passed), bits(s.called), bits(s.woken), s.offers[:],
        s.said[:], s.wishes[:], s.claims[:], sealed, s.agenda[:])


def imagine(v: View, rng: Random) -> Table:
    """One table this viewer can't tell from the true one. Which card lies next is not decided before it is drawn; only
    sealed bids of others have to be made up."""
    s = setup(v.seats, v.options)
    s.agenda, s.log = v.agenda[:], None
    s.turn, s.round, s.turns, s.doubles, s.dice = v.turn, v.round, v.turns, v.doubles, v.dice
    s.starter, s.tokens, s.throws = v.starter, tuple(v.tokens), tuple(v.throws)
    s.cash, s.at, s.jailed = v.cash[:], v.at[:], v.jailed[:]
    s.out, s.mortgaged = mask(v.out), mask(v.mortgaged)
    s.owner, s.built, s.huts, s.manors, s.papers = v.owner[:], v.built[:], v.huts, v.manors, v.papers[:]
    s.decks = [deck_of(unseen, drawn) for unseen, drawn in zip(v.unseen, v.drawn, strict=True)]
    s.rest, s.offers, s.said, s.wishes, s.claims = v.rest[:], v.offers[:], v.said[:], v.wishes[:], v.claims[:]
    s.passed, s.called, s.woken = mask(v.passed), mask(v.called), mask(v.woken)
    s.sealed = [int(rng.random() * (v.cash[seat] + 1)) if bid == HIDDEN else bid for seat, bid in enumerate(v.sealed)]
    return s


def mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


def deck_of(unseen: list[int], drawn: list[int]) -> Pile:
    deck = Pile(unseen)
    for card in drawn:
        deck.put_at_bottom(card, EVERYBODY)
    return deck


def worlds(v: View) -> Callable[[Random], Table]:
    """One table serves for all: what differs from world to world, the next card, is not decided before it is drawn.
    Only sealed bids of others are made up anew each time."""
    if HIDDEN in v.sealed:
        return lambda rng: imagine(v, rng)
    s = imagine(v, Random(0))
    return lambda _: s.clone()
