"""What follows from a view when a bot imagines a Sequence table: counters, lines and cards."""

from greathall.games.sequence.board import BY_ENDS, COUNTER, DECK, NO_COUNTERS, OPEN
from greathall.games.sequence.made.view import View
from greathall.games.sequence.play.deal import agree
from greathall.games.sequence.play.lines import finish
from greathall.games.sequence.play.table import Table

__all__ = ["agree", "follow"]


def follow(s: Table, v: View) -> None:
    """Put counters where the board shows them, and finish the sequences among them."""
    s.own, s.free, s.locked, s.lines, s.made = [0] * s.teams, OPEN, 0, NO_COUNTERS, ()
    for space, mark in enumerate(v.board):
        if 0 < mark < 9:
            team = mark - 1
            s.own[team] |= 1 << space
            s.free ^= 1 << space
            s.lines += COUNTER[team][space]
    for team, start, end in v.made:
        finish(s, team, BY_ENDS[start, end])
    s.shown = turned_up_cards(v)


def turned_up_cards(v: View) -> tuple[int, ...]:
    """Return the cards turned up before the deal: neither unseen, nor in hand, nor on a pile."""
    left = DECK[:]
    for card in [*v.unseen, *v.hand, *(card for pile in v.piles for card in pile)]:
        left.remove(card)
    return tuple(left)
