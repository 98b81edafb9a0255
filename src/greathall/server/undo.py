"""Taking back: by request and consent, never after something was learned; free where only bots play along.

History only grows: an undo is an entry, and the same draws come again after it."""

from random import Random

from greathall.core.match import Match, standing, take
from greathall.core.words import CHANCE
from greathall.server.words import Refused

WORLDS = 24
"""So many imagined worlds must agree on what the mover saw next."""


def last_choice(match: Match, seat: int) -> int:
    """Free: to before the seat's own last choice, whatever came after it."""
    kept = standing(match.entries)
    for at in reversed(range(len(kept))):
        if kept[at].seat == seat and kept[at].by == "person":
            return at
    raise Refused(409, "undo-nothing")


def harmless(match: Match, seat: int) -> int:
    """With others at the table: only the very last entry, if it was the seat's own and nobody learned from it."""
    kept = standing(match.entries)
    if not any(e.seat == seat and e.by == "person" for e in kept):
        raise Refused(409, "undo-nothing")
    if kept[-1].seat == CHANCE:
        raise Refused(409, "undo-chance")
    if kept[-1].seat != seat or kept[-1].by != "person":
        raise Refused(409, "undo-other")
    if not foreseen(match, len(kept) - 1, seat):
        raise Refused(409, "undo-reveal")
    return len(kept) - 1


def foreseen(match: Match, to: int, seat: int) -> bool:
    """Could the mover know all along what the table looks like now? If so, the move revealed nothing.

    Judged by the engine itself: in every world that the mover could imagine before, the move gives the same view."""
    game, kept = match.game, standing(match.entries)
    before = match.before(to, kept)
    word, now = match.read(kept[to].do), match.view(seat)
    imagine = game.worlds(game.view(before, seat))
    for n in range(WORLDS):
        s = imagine(Random(n))
        step = game.admitting(s, seat, word)
        if step is None:
            return False
        take(s, step, word)
        if game.view(s, seat) != now:
            return False
    return True
