"""Who knows what: the view of a seat, and the worlds it can't tell apart."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from greathall.core import zones
from greathall.games.sequence.board import BY_ENDS, CORNERS, COUNTER, DECK, LINE, SPACES
from greathall.games.sequence.model import View
from greathall.games.sequence.play.deal import setup
from greathall.games.sequence.play.lines import finish
from greathall.games.sequence.play.table import Table

EMPTY = [9 if space in CORNERS else 0 for space in range(SPACES)]


@lru_cache(maxsize=16)
def board(own: tuple[int, ...]) -> list[int]:
    """The spaces by rows: 0 open, 1 + team, 9 a corner. Every seat sees the same, so it is drawn up once a move."""
    spaces = EMPTY[:]
    for team, counters in enumerate(own, 1):
        while counters:
            lowest = counters & -counters
            spaces[lowest.bit_length() - 1] = team
            counters ^= lowest
    return spaces


def view(s: Table, me: int | None) -> View:
    """SQ-10.1, S-34: hands are hidden, from team mates too; board, piles and all numbers of cards are open."""
    hidden = s.pile + [card for seat, hand in enumerate(s.hands) if seat != me for card in hand]
    return View(
        me, s.seats, s.teams, s.options, s.dealer, s.turn, board(tuple(s.own))[:],
        [(team, LINE[line][0], LINE[line][4]) for team, line in s.made], s.stock[:],
        [] if me is None else list(s.hands[me]), [len(hand) for hand in s.hands], s.piles[:], len(s.pile),
        sorted(hidden), list(s.turned), s.owed[:], marked(s.reported), marked(s.resigned), s.agenda[:])


def marked(seats: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1] if seats else []


def worlds(v: View) -> Callable[[Random], Table]:
    """Deals the unseen cards to the other hands and the pile, again and again."""
    base = known(v)
    others = [seat for seat in range(v.seats) if seat != v.me]
    sizes = [v.sizes[seat] for seat in others]

    def imagine(rng: Random) -> Table:
        s = base.clone()
        pool = v.unseen[:]
        for seat, hand in zip(others, zones.deal_out(pool, sizes, rng), strict=True):
            hand.sort()
            s.hands[seat] = hand
        s.pile = pool
        return s

    return imagine


def known(v: View) -> Table:
    """The table without what is hidden."""
    s = setup(v.seats, v.options, {})
    for space, mark in enumerate(v.board):
        if 0 < mark < 9:
            team = mark - 1
            s.own[team] |= 1 << space
            s.free ^= 1 << space
            s.lines += COUNTER[team][space]
    for team, start, end in v.made:
        finish(s, team, BY_ENDS[start, end])
    s.dealer, s.turn, s.stock = v.dealer, v.turn, v.stock[:]
    s.hands = [v.hand[:] if seat == v.me else [] for seat in range(v.seats)]
    s.piles = v.piles[:]
    s.turned, s.owed = tuple(v.turned), v.owed[:]
    s.shown = shown(v)
    s.reported = sum(1 << seat for seat in v.reported)
    s.resigned = sum(1 << seat for seat in v.resigned)
    s.agenda, s.log = v.agenda[:], None
    return s


def shown(v: View) -> tuple[int, ...]:
    """Before the deal some cards lie turned up: those that are neither unseen, nor in hand, nor on a pile."""
    left = DECK[:]
    for card in [*v.unseen, *v.hand, *(card for pile in v.piles for card in pile)]:
        left.remove(card)
    return tuple(left)
