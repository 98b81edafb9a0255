"""The state of a Sequence table, and how a game can end."""

from functools import lru_cache
from typing import Annotated, Any, Final

from greathall.core.declare import (
    Agreed, Bag, Bits, ByView, Counters, Deck, Ending, Follows, Hand, Open, Public, Seat, Shared, Told,
)
from greathall.core.state import DECLARED, State
from greathall.games.sequence.board import CORNERS, COUNTS, HOMES, LINE, SPACES
from greathall.games.sequence.model import (
    Card, Cards, Draws, Mark, Seats, Space, Stalled, Stock, Team, Teams, TurnedCard, Won,
)

CARDS: Final = Deck("unseen", card=Card, count=Cards)
"""SQ-2.4: two packs."""
COUNTERS: Final = Counters("counters")
"""SQ-2.5: the counters of each team."""
EMPTY: Final = [9 if space in CORNERS else 0 for space in range(SPACES)]


@lru_cache(maxsize=16)
def spaces_of(own: tuple[int, ...]) -> list[int]:
    """Return the board with these counters.

    Every seat sees the same board, so it is worked out once per move."""
    spaces = EMPTY[:]
    for team, counters in enumerate(own, 1):
        while counters:
            lowest = counters & -counters
            spaces[lowest.bit_length() - 1] = team
            counters ^= lowest
    return spaces


def board(s: "Table") -> list[Mark]:
    return spaces_of(tuple(s.own))[:]


def ends(s: "Table") -> list[tuple[Team, Space, Space]]:
    return [(team, LINE[line][0], LINE[line][4]) for team, line in s.made]


class Table(State):
    """SQ-10.1, S-34: hands are hidden, even from team-mates; everyone sees the board, the piles and card counts."""

    __slots__ = DECLARED
    seats: Open[Seats]
    teams: Open[Teams]
    options: Shared[dict[str, Any]]  # the table's switches
    goal: Agreed[int]
    demand: Agreed[bool]
    coaching: Agreed[bool]
    dealer: Open[Seat]
    turn: Open[Seat]
    own: Annotated[list[int], Told(COUNTERS, board, "board")]  # 100 spaces by rows: 0 open, 1 + team, 9 a corner
    free: Follows[int]  # bits of open spaces
    locked: Follows[int]  # bits of counters turned over
    lines: Follows[int]  # the count of each line of five (see board.py)
    made: Annotated[tuple[tuple[int, int], ...], Told(as_told=ends)]  # finished sequences: team, first, last space
    stock: Annotated[list[Stock], Public(COUNTERS)]  # counters left, by team
    hands: Annotated[list[list[Card]], Hand(CARDS, "hand", "sizes")]  # your cards, sorted
    piles: Annotated[list[tuple[Card, ...]], Public(CARDS)]  # each seat's discard pile, oldest first
    pile: Annotated[list[int], Bag(CARDS, is_sorted=True)]  # cards left to draw
    shown: Annotated[tuple[int, ...], ByView(CARDS)]  # turned up to choose the dealer, before they go back
    turned: Open[tuple[TurnedCard, ...]]  # the last of them, by seat; -1: none
    owed: Open[list[Draws]]  # draws each seat may still make
    reported: Bits[Seat]  # seats that have reported coaching since the last turn began
    resigned: Bits[Seat]
    winner: Annotated[int, Ending(meanwhile=-1)]
    ended: Annotated[str, Ending(meanwhile="")]

    def sequences_of(self, team: int) -> int:
        return sum(t == team for t, _ in self.made)

    def counts(self) -> tuple[int, ...]:
        """Return the count of each line, for looking at many."""
        return COUNTS.unpack(self.lines.to_bytes(COUNTS.size, "little"))

    def is_playing(self, seat: int) -> bool:
        """S-39: once you have resigned, you are out."""
        return not self.resigned >> seat & 1

    def active(self, seat: int) -> bool:
        """S-17, S-39: if you have no card or have resigned, you are skipped."""
        return bool(self.hands[seat]) and self.is_playing(seat)

    def awaits_turn(self) -> bool:
        """S-40: while a turn is awaited, nothing else is on the agenda."""
        return len(self.agenda) == 1 and bool(self.agenda[0].seat == self.turn)

    def side(self, team: int) -> list[int]:
        """SQ-2.6, L-17: seat i belongs to team i modulo the number of teams, so members sit alternately."""
        return list(range(team, self.seats, self.teams))

    def out(self, team: int) -> bool:
        """S-39: a side is out once all its members have resigned."""
        return all(self.resigned >> seat & 1 for seat in self.side(team))


def dead(s: Table, card: int) -> bool:
    """SQ-6.1, S-09: a card is dead if both its spaces hold counters of any colour; a Jack never is."""
    homes = HOMES[card]
    return bool(homes) and not (s.free >> homes[0] | s.free >> homes[1]) & 1


def win(s: Table, team: int, reason: str) -> None:
    s.winner, s.ended = team, reason
    s.tell(Won, team, reason)
    s.clear()


def stall(s: Table, reason: str) -> None:
    """SQ-3.6, SQ-3.9, L-03, S-19: nobody wins; the table decides whether to start a new game."""
    s.ended = reason
    s.tell(Stalled, reason)
    s.clear()
