"""The game in the rulebook's order: rolling and moving, spaces, auctions, free acts, trades, debts."""

from greathall.games.monopoly.play.asides import aside
from greathall.games.monopoly.play.turn import setup

__all__ = ["aside", "setup"]
