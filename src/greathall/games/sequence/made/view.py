"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from ..model import Card, Mark, Stock, TurnedCard


class View(Struct, tag="sequence"):
    """SQ-10.1, S-34: hands are hidden, from team mates too; board, piles and all numbers of cards are open."""

    me: int | None  # None: a spectator
    seats: int
    teams: int
    options: dict[str, Any]  # the table's switches
    dealer: int
    turn: int
    board: list[Mark]  # 100 spaces by rows: 0 open, 1 + team, 9 a corner
    made: list[tuple[int, int, int]]  # finished sequences: team, first, last space
    stock: list[Stock]  # counters left, by team
    hand: list[Card]  # your cards, sorted
    sizes: list[int]
    piles: list[tuple[int, ...]]  # each seat's discard pile, oldest first
    pile: int  # cards left to draw
    unseen: list[int]  # what this viewer can't place, sorted
    turned: tuple[TurnedCard, ...]  # the last of them, by seat; -1: none
    owed: list[int]  # draws each seat may still make
    reported: list[int]  # seats that have reported coaching since the last turn began
    resigned: list[int]
    agenda: list[Any]
