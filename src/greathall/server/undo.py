"""Undo: by request and consent, never after something was learned; free if only bots play along.

History only grows: an undo is an entry, and the same draws come again after it. Clocks don't go back."""

from random import Random
from typing import Any

from greathall.core.entries import Entry, effective_entries
from greathall.core.match import Match, take
from greathall.core.words import CHANCE, TABLE, Action
from greathall.server.sentences import Refused

WORLDS = 24
"""How many imagined worlds must agree on what is seen next."""


def last_choice(match: Match, seat: int) -> int:
    """Return where to go back to for free: before the seat's own last choice, whatever came after it."""
    kept = effective_entries(match.entries)
    for at in reversed(range(len(kept))):
        if kept[at].seat == seat and kept[at].by == "person":
            return at
    raise Refused(409, "undo-nothing")


def harmless(match: Match, seat: int) -> int:
    """Return where to go back to with others at the table: before the last entry, if nobody learned from it."""
    kept = effective_entries(match.entries)
    if not any(is_own_choice(entry, seat) for entry in kept):
        raise Refused(409, "undo-nothing")
    since = [entry for entry in after_choice(match.entries, kept, seat) if entry.seat != TABLE]
    if any(entry.seat == CHANCE for entry in since):
        raise Refused(409, "undo-chance")
    if any(not is_own_choice(entry, seat) for entry in since):
        raise Refused(409, "undo-other")
    if not is_foreseeable(match, len(kept) - 1, seat):
        raise Refused(409, "undo-reveal")
    return len(kept) - 1


def is_own_choice(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.by == "person"


def after_choice(entries: list[Entry], kept: list[Entry], seat: int) -> list[Entry]:
    """Return everything since the seat's last choice that stands, even what was undone, because it was seen."""
    last = next(entry for entry in reversed(kept) if is_own_choice(entry, seat))
    at = next(at for at in reversed(range(len(entries))) if entries[at] is last)
    return entries[at + 1:]


def is_foreseeable(match: Match, to: int, seat: int) -> bool:
    """Return whether everyone could foresee what they see now, once they knew the choice: then it revealed nothing.

    The engine itself judges: in every world that someone could imagine before, the choice shows them the same. The
    choice and the card it names may be known; anything else that comes to light, for anyone, is a reveal. The mover
    must foresee it in every world, the others in those where the choice is possible."""
    kept = effective_entries(match.entries)
    before, word = match.state_before(to), match.read(kept[to].do)
    views = [match.game.view(before, viewer) for viewer in range(len(match.seeds))]
    outcome_of(match, before, seat, word, None)
    for viewer, view in enumerate(views):
        now = [e.seen_by(viewer) for e in before.log or ()], match.game.view(before, viewer)
        imagine = match.game.worlds(view)
        for n in range(WORLDS):
            seen = outcome_of(match, imagine(Random(n)), seat, word, viewer)
            if seen != now and (seen is not None or viewer == seat):
                return False
    return True


def outcome_of(match: Match, s: Any, seat: int, word: Action, viewer: int | None) -> tuple[Any, Any] | None:
    """Return the events and the view that the choice leads to in this world; None if it isn't possible there."""
    step = match.game.step_admitting(s, seat, word)
    if step is None:
        return None
    s.log = []
    take(s, step, word)
    return [e.seen_by(viewer) for e in s.log], match.game.view(s, viewer)
