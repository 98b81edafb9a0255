"""The game in the rulebook's order: the way from board to board, one module per challenge, resigning."""

from greathall.games.sorcerers_stone.play.asides import aside
from greathall.games.sorcerers_stone.play.journey import setup

__all__ = ["aside", "setup"]
