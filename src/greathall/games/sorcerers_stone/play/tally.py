"""The ranking at the end: how far each player came."""

from typing import Final

from greathall.games.sorcerers_stone.board import CHALLENGES, CHESS, FLITWICK, HAGRID, MIRROR, QUIRRELL, SPROUT
from greathall.games.sorcerers_stone.play.table import WHOLE, Table

PARTS: Final = (WHOLE, *CHALLENGES[:-1])
"""What is played; the sentence `tally` tells them apart by these labels."""
RESIGNED: Final = -1
CAPTURED: Final = 0; THERE: Final = 1; GONE: Final = 2
"""How it went at a chessboard; at the potions: wrong about the bottles, still there, right."""


def tally(s: Table, seat: int) -> dict[str, int]:
    """Return the challenge a seat has reached or, if one is played alone, how far it came there."""
    if not s.alone:
        return {"challenge": s.where[seat], "part": 0}
    return {"reached": came(s, seat) if s.is_playing(seat) else RESIGNED, "part": PARTS.index(s.alone)}


def came(s: Table, seat: int) -> int:
    """Return how far a seat came in the one challenge: more is better."""
    challenge = CHALLENGES.index(s.alone)
    if challenge == HAGRID:
        return s.hagrid.pos[seat]
    if challenge == SPROUT:
        return s.sprout.fire[seat]
    if challenge == QUIRRELL:
        return s.quirrell.run[seat]
    if challenge == FLITWICK:
        return int(s.ended == "key" and seat in s.winners)
    if challenge == CHESS:
        return CAPTURED if seat in s.mcgonagall.captured else THERE if s.mcgonagall.harry[seat] >= 0 else GONE
    return CAPTURED if s.where[seat] == MIRROR else GONE if s.ended == "potions" and seat in s.winners else THERE
