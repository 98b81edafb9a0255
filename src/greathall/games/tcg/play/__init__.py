"""The steps of the game: the turn, playing a card, and the parts that cards are made of."""

from greathall.games.tcg.play.asides import aside

__all__ = ["aside"]
