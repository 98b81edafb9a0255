"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..board import BoardView, Card, Cards, Coins, Item, MaybeKind, MaybeShop, MaybeSpace, Place, Price, Space
from ..model import Boost, HiddenCard, Pips, Rounds, Seats, Stock, TurnsMissed


class View(Struct, tag="diagon_alley"):
    """DA-7.1: hands belong to their owners; cards under the pile are known to those who saw them go.

    Places are numbers of the board."""

    me: Seat | None  # None: a spectator
    seats: Seats
    options: dict[str, Any]  # the table's options
    turn: Seat
    round: Rounds
    starter: Seat
    throws: list[Pips]
    out: list[Seat]
    at: list[Place]
    where: list[tuple[str, MaybeSpace, MaybeKind, MaybeShop]]  # in words: alley, space, what lies there, whose door
    doors: tuple[Space, ...]  # by building, the space of its doorway
    backs: tuple[MaybeSpace, ...]  # by building, the space of its back door in Knockturn Alley; -1: none
    gates: tuple[tuple[Space, Space, bool], ...]  # each gate's spaces in both alleys, and whether one may enter by it
    swirls: tuple[Space, ...]  # the spaces where a card is drawn
    coins: list[list[Coins]]
    bank: list[Coins]
    trunk: list[list[Item]]
    stock: list[Stock]
    prices: tuple[tuple[Price, ...], ...]  # by item, in Galleons, Sickles, Knuts
    sign: MaybeShop  # the closed building, or -1
    missed: list[TurnsMissed]  # turns still to miss
    tried: list[MaybeShop]  # where a young player's Floo Powder failed, or -1
    boost: Boost  # what Quick Step adds to this turn's move
    hand: list[Card]
    known: list[list[Card]]
    sizes: list[Cards]
    unseen: list[Card]  # kinds of cards this viewer can't place
    pile: Cards  # cards between known ends
    bottoms: list[Card | None]  # under it
    picked: list[HiddenCard]  # on the way under the pile, seen by their owner
    dice: tuple[Pips, Pips]
    path: list[Place]  # the way of the roll, while it is to be decided
    board: BoardView | None  # of a table with its own edition
    agenda: list[Any]
