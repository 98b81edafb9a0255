"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from ..edition import BoardView
from ..model import ClosedShop, Pips


class View(Struct, tag="diagon_alley"):
    """DA-7.1: hands are their owners', cards under the pile whoever saw them go. Places are numbers of the board."""

    me: int | None  # None: a spectator
    seats: int
    options: dict[str, Any]  # the table's switches
    turn: int
    round: int
    starter: int
    throws: list[int]
    out: list[int]
    at: list[int]
    where: list[tuple[str, int, int, int]]  # the same in words: the alley, the space, what lies there, whose door
    doors: tuple[int, ...]  # by building, the space of its doorway
    coins: list[list[int]]
    bank: list[int]
    trunk: list[list[int]]
    stock: list[int]
    prices: tuple[tuple[int, ...], ...]  # by item, in Galleons, Sickles, Knuts
    sign: ClosedShop  # the building that is closed, or -1
    missed: list[int]  # turns still to be missed
    tried: list[int]  # where a young player's Floo Powder failed, or -1
    boost: int  # what Quick Step adds to this turn's move
    hand: list[int]
    known: list[list[int]]
    sizes: list[int]
    unseen: list[int]  # kinds of cards this viewer can't place
    pile: int  # cards between known ends
    bottoms: list[int | None]  # under it
    picked: list[int]  # on the way under the pile, seen by their owner
    dice: tuple[Pips, Pips]
    path: list[int]  # the way of the roll, while it is to be decided
    board: BoardView | None  # of a table with its own edition
    agenda: list[Any]
