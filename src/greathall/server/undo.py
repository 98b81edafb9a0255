"""Taking back: by request and consent, never after something was learned; free where only bots play along.

History only grows: an undo is an entry, and the same draws come again after it. Clocks do not go back."""

from random import Random
from typing import Any

from greathall.core.match import Entry, Match, effective_entries, take
from greathall.core.words import CHANCE, TABLE, Action
from greathall.server.sentences import Refused

WORLDS = 24
"""So many imagined worlds must agree on what was seen next."""


def last_choice(match: Match, seat: int) -> int:
    """Free: to before the seat's own last choice, whatever came after it."""
    kept = effective_entries(match.entries)
    for at in reversed(range(len(kept))):
        if kept[at].seat == seat and kept[at].by == "person":
            return at
    raise Refused(409, "undo-nothing")


def harmless(match: Match, seat: int) -> int:
    """With others at the table: only the very last entry, if it was the seat's own and nobody learned from it."""
    kept = effective_entries(match.entries)
    if not any(chosen(entry, seat) for entry in kept):
        raise Refused(409, "undo-nothing")
    since = [entry for entry in after_choice(match.entries, kept, seat) if entry.seat != TABLE]
    if any(entry.seat == CHANCE for entry in since):
        raise Refused(409, "undo-chance")
    if any(not chosen(entry, seat) for entry in since):
        raise Refused(409, "undo-other")
    if not foreseen(match, len(kept) - 1, seat):
        raise Refused(409, "undo-reveal")
    return len(kept) - 1


def chosen(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.by == "person"


def after_choice(entries: list[Entry], kept: list[Entry], seat: int) -> list[Entry]:
    """All that happened since the seat's last choice that stands, also what was taken back: it was seen."""
    last = next(entry for entry in reversed(kept) if chosen(entry, seat))
    at = next(at for at in reversed(range(len(entries))) if entries[at] is last)
    return entries[at + 1:]


def foreseen(match: Match, to: int, seat: int) -> bool:
    """Could everybody know all along what they see now, once they knew the choice? Then it revealed nothing.

    Judged by the engine itself: in every world that somebody could imagine before, the choice shows them the same. The
    choice itself may be told, and the card it names; whatever else comes to light by it, to whomever, is a reveal. The
    mover must foresee it in every world, the others in those where the choice is possible."""
    kept = effective_entries(match.entries)
    before, word = match.state_before(to, kept), match.read(kept[to].do)
    views = [match.game.view(before, viewer) for viewer in range(len(match.seeds))]
    shown(match, before, seat, word, None)
    for viewer, view in enumerate(views):
        now = [e.seen_by(viewer) for e in before.log or ()], match.game.view(before, viewer)
        imagine = match.game.worlds(view)
        for n in range(WORLDS):
            seen = shown(match, imagine(Random(n)), seat, word, viewer)
            if seen != now and (seen is not None or viewer == seat):
                return False
    return True


def shown(match: Match, s: Any, seat: int, word: Action, viewer: int | None) -> tuple[Any, Any] | None:
    """The events and the view that the choice leads to in this world; None where it is not possible."""
    step = match.game.step_admitting(s, seat, word)
    if step is None:
        return None
    s.log = []
    take(s, step, word)
    return [e.seen_by(viewer) for e in s.log], match.game.view(s, viewer)
