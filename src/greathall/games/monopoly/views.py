"""What a bot makes up to imagine a Monopoly table from a view: only the other players' sealed bids (M-27)."""

from random import Random

from greathall.games.monopoly.made.view import View
from greathall.games.monopoly.play.table import HIDDEN, Table
from greathall.games.monopoly.play.turn import agree

__all__ = ["agree", "guess"]


def guess(s: Table, v: View, rng: Random) -> None:
    """Make up the other players' bids, each within the bidder's cash."""
    s.sealed = v.sealed.copy()
    if HIDDEN in s.sealed:  # thousands of worlds are imagined, and most have no sealed bid
        s.sealed = [int(rng.random() * (cash + 1)) if bid == HIDDEN else bid
                    for bid, cash in zip(s.sealed, v.cash, strict=True)]
