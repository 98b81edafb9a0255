"""A scene small enough to count the worlds: a sealed auction that Ann watches while two other bids are in."""

from itertools import product
from typing import Any

from greathall.games.monopoly.play.auctions import auction
from greathall.games.monopoly.model import Seal
from tests.games.monopoly.scenes import scene as laid, space
from tests.table import ANN, BOB, CAT, do

PURSES = {ANN: 5, BOB: 3, CAT: 4}


def scene() -> tuple[Any, int]:
    s = laid(cash=PURSES, sealed_bids=True)
    auction(s, space("burrow"), BOB)
    do(s, Seal(2), Seal(0))
    return s, ANN


def worlds() -> set[str]:
    """Any bid from nothing to all the cash its writer has."""
    return {str([-1, *bids]) for bids in product(range(PURSES[BOB] + 1), range(PURSES[CAT] + 1))}


def world_of(s: Any) -> str:
    return str(s.sealed)
