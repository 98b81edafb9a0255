"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..model import (
    Building, Card, ChosenToken, Doubles, Huts, JailTurn, Manors, Money, Offer, Offers, Pips, Resting,
    SealedBid, Seats, Space, Total, Turns, Wished,
)


class View(Struct, tag="monopoly"):
    """MO-19.1, M-86: everyone sees all but the order of the decks, and sealed bids until all are in (M-27)."""

    me: Seat | None  # None: a spectator
    seats: Seats
    options: dict[str, Any]  # the table's switches
    turn: Seat
    round: Turns
    turns: Turns  # turns begun
    doubles: Doubles
    dice: tuple[Pips, Pips]  # the last roll
    starter: Seat
    tokens: tuple[ChosenToken, ...]  # by seat; -1: not chosen yet
    throws: tuple[Total, ...]  # for the start, by seat
    cash: list[Money]
    at: list[Space]
    jailed: list[JailTurn]  # 0: free; otherwise which of the turns in Azkaban comes next
    out: list[Seat]  # seats that are out of the game
    owner: list[Seat]  # by space: a seat, or -1 for the Bank
    built: list[Building]  # by space: huts, 5 is a manor
    mortgaged: list[Space]
    huts: Huts
    manors: Manors
    papers: list[Seat]  # who holds the Get Out card of each deck; -1: it is in the deck
    drawn: list[list[Card]]  # cards under each deck, in order
    unseen: list[list[Card]]
    rest: list[Resting]  # 0: awake, 1: until the seat's turn, 2: until something concerns it
    passed: list[Seat]  # seats that have passed in this window since something changed
    called: list[Seat]  # seats that are always asked: they woke, or were interrupted, and have not answered since
    woken: list[Seat]  # seats that woke of their own accord in this window since something changed
    offers: list[Offers]  # made in this window, by seat
    said: list[tuple[Seat, Offer]]  # offers of this turn, and who made them
    wishes: list[Wished]  # stated in a shortage, by seat: of huts, then of manors
    claims: list[tuple[Seat, Seat, Money, Turns]]  # owner, debtor, rent, the turn it fell due
    sealed: list[SealedBid]  # bids: yours, -2 for others', -1 for none
    agenda: list[Any]
