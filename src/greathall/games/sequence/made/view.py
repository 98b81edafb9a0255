"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..model import Card, Cards, Draws, Mark, Seats, Space, Stock, Team, Teams, TurnedCard


class View(Struct, tag="sequence"):
    """SQ-10.1, S-34: hands are hidden, even from team-mates; everyone sees the board, the piles and card counts."""

    me: Seat | None  # None: a spectator
    seats: Seats
    teams: Teams
    options: dict[str, Any]  # the table's switches
    dealer: Seat
    turn: Seat
    board: list[Mark]  # 100 spaces by rows: 0 open, 1 + team, 9 a corner
    made: list[tuple[Team, Space, Space]]  # finished sequences: team, first, last space
    stock: list[Stock]  # counters left, by team
    hand: list[Card]  # your cards, sorted
    sizes: list[Cards]
    piles: list[tuple[Card, ...]]  # each seat's discard pile, oldest first
    pile: Cards  # cards left to draw
    unseen: list[Card]  # what this viewer can't place, sorted
    turned: tuple[TurnedCard, ...]  # the last of them, by seat; -1: none
    owed: list[Draws]  # draws each seat may still make
    reported: list[Seat]  # seats that have reported coaching since the last turn began
    resigned: list[Seat]
    agenda: list[Any]
