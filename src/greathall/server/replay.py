"""A match moment by moment, through somebody's eyes or with everything open, and what can be said of it as a whole."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from greathall.core.game import find_game
from greathall.core.match import Match, standing
from greathall.core.record import Record, followed
from greathall.core.words import NOBODY, Event
from greathall.server.bodies import OPEN, Eyes, Frame, Frames, KeyMoment
from greathall.server.sentences import Refused


def frames(record: Record, eyes: Eyes, since: int, most: int, over: bool) -> Frames:
    """Moments `since` and on, a moment being the table after so many entries; turns, key events and figures of all.

    What was chosen, and figures, are told only when all may be known."""
    kinds = find_game(record.game).key_events
    made: list[Frame] = []
    turns: list[int] = []
    keys: list[KeyMoment] = []
    for at, (match, events) in enumerate(moments(record, eyes)):
        if somebody_is_asked(match):
            turns.append(at)
        keys += [KeyMoment(at, event) for event in events if isinstance(event, kinds)]
        if since <= at < since + most:
            made.append(framed(record, eyes, at, match, events, over))
    return Frames(eyes, record.game, record.seats, match.game.shown(match.options), match.result if over else None,
                  len(record.entries), turns, keys, moves(record), figures(record, match) if over else {}, made,
                  match.game.variant(match.options))


def moments(record: Record, eyes: Eyes) -> Iterator[tuple[Match, list[Event]]]:
    """The match before its first entry and after each, with what the eyes saw happen."""
    told = 0
    for match in followed(record):
        yield match, [seen(event, eyes) for _, event in match.log[told:]]
        told = len(match.log)


def seen(event: Event, eyes: Eyes) -> Event:
    return event if eyes == OPEN else event.seen_by(eyes)


def somebody_is_asked(match: Match) -> bool:
    """Does chance have nothing to say now? So it is at the end too."""
    agenda = match.state.agenda
    return not agenda or agenda[-1].seat >= 0


def framed(record: Record, eyes: Eyes, at: int, match: Match, events: Sequence[Event], over: bool) -> Frame:
    view = match.view(None if eyes == OPEN else eyes)
    views = [match.view(seat) for seat in range(len(record.seats))] if eyes == OPEN else []
    if not at:
        return Frame(at, NOBODY, events, view, views=views)
    entry = record.entries[at - 1]
    return Frame(at, entry.seat, events, view, entry.do if over else None, entry.by, views)


def moves(record: Record) -> list[int]:
    """How many choices each seat made, as far as they stand."""
    chosen = Counter(entry.seat for entry in standing(record.entries))
    return [chosen[seat] for seat in range(len(record.seats))]


def figures(record: Record, match: Match) -> dict[str, list[int]]:
    """How often each seat did what, by kind of event; what was taken back does not count."""
    stand = {id(entry) for entry in standing(record.entries)}
    counted: dict[str, list[int]] = {}
    for at, event in match.log:
        seat: Any = getattr(event, "seat", None)
        if seat in range(len(record.seats)) and id(record.entries[at]) in stand:
            counted.setdefault(type(event).__name__, [0] * len(record.seats))[seat] += 1
    return counted


def fits(record: Record, eyes: Eyes, over: bool) -> None:
    """Raises where there are no such eyes, or not yet."""
    if eyes == OPEN:
        if not over:
            raise Refused(409, "record-running")
    elif eyes is not None and eyes not in range(len(record.seats)):
        raise Refused(400, "table-no-seat", seats=len(record.seats))
