"""The steps of the game: the turn, playing a card, and what cards are made of."""

from greathall.games.tcg.play.asides import aside

__all__ = ["aside"]
