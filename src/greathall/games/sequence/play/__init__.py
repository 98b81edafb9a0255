"""The rules of Sequence, a module a chapter of the rule sheet: deal, turn, lines, asides."""

from greathall.games.sequence.play.asides import aside
from greathall.games.sequence.play.deal import setup

__all__ = ["aside", "setup"]
