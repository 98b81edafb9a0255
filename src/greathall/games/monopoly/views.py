"""What an imagined Monopoly table has beyond what a view tells: only the sealed bids of others are made up (M-27)."""

from random import Random

from greathall.games.monopoly.made.view import View
from greathall.games.monopoly.play.table import HIDDEN, Table
from greathall.games.monopoly.play.turn import agree

__all__ = ["agree", "guess"]


def guess(s: Table, v: View, rng: Random) -> None:
    """Make up the bids of others, each within the bidder's cash."""
    s.sealed = v.sealed.copy()
    if HIDDEN in s.sealed:  # most worlds have no sealed bid, and are made by the thousand
        s.sealed = [int(rng.random() * (cash + 1)) if bid == HIDDEN else bid
                    for bid, cash in zip(s.sealed, v.cash, strict=True)]
