"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..model import Building, Holder, Offer, Pips, Position


class View(Struct, tag="monopoly"):
    """MO-19.1, M-86: everything is open but the order of the two decks, and sealed bids until all are in (M-27)."""

    me: int | None  # None: a spectator
    seats: int
    options: dict[str, Any]  # the table's switches
    turn: Seat
    round: int
    turns: int  # turns begun
    doubles: int
    dice: tuple[Pips, Pips]  # the last throw
    starter: int
    tokens: tuple[int, ...]  # by seat; -1: not chosen yet
    throws: tuple[int, ...]  # for the start, by seat
    cash: list[int]
    at: list[Position]
    jailed: list[int]  # 0: free; otherwise which of the turns in Azkaban comes next
    out: list[int]  # seats that are out of the game
    owner: list[Holder]  # by space: a seat, or -1 for the Bank
    built: list[Building]  # by space: huts, 5 is a manor
    mortgaged: list[Position]
    huts: int
    manors: int
    papers: list[Holder]  # who holds the Get Out card of each deck; -1: it lies in it
    drawn: list[list[int]]  # cards under each deck, in order
    unseen: list[list[int]]
    rest: list[int]  # 0: awake, 1: until the seat's turn, 2: until something concerns it
    passed: list[int]  # seats that have passed in this window since something changed
    called: list[int]  # seats that are asked in any case: they woke, or were interrupted, and have not answered since
    woken: list[int]  # seats that woke of their own accord in this window since something changed
    offers: list[int]  # made in this window, by seat
    said: list[tuple[int, Offer]]  # offers of this turn, and who made them
    wishes: list[int]  # stated in a shortage, by seat: of huts, then of manors
    claims: list[tuple[int, int, int, int]]  # owner, debtor, rent, the turn it fell due
    sealed: list[int]  # bids: yours, -2 for others', -1 for none
    agenda: list[Any]
