"""The rules of Sequence, one module per chapter of the rule sheet: deal, turn, lines, asides."""

from greathall.games.sequence.play.asides import aside
from greathall.games.sequence.play.deal import setup

__all__ = ["aside", "setup"]
