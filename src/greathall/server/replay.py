"""Replays: a match moment by moment, for one viewer or with everything open, and facts about the whole."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from greathall.core.game import Game, find_game
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.record import Record, check_end, replay_steps
from greathall.core.standings import standings
from greathall.core.words import NOBODY, Event
from greathall.server.bodies import OPEN, Frame, Frames, KeyMoment, Viewer
from greathall.server.sentences import Refused


def frames(record: Record, viewer: Viewer, since: int, most: int, over: bool, judged: bool = False) -> Frames:
    """Return the moments from `since` on, with the turns, key events and stats of the whole match.

    A record that comes from outside is `judged`: it must end as it says.

    A moment is the table after so many entries. Choices and stats are included only when everything may be known."""
    kinds = find_game(record.game).key_events
    made: list[Frame] = []
    turns: list[int] = []
    keys: list[KeyMoment] = []
    for at, (match, events) in enumerate(moments(record, viewer)):
        if is_seat_asked(match):
            turns.append(at)
        keys += [KeyMoment(at, event) for event in events if isinstance(event, kinds)]
        if since <= at < since + most:
            made.append(make_frame(record, viewer, at, match, events, over))
    if judged:
        check_end(record, match)
    return Frames(viewer, record.game, record.seats, match.game.public_options(match.options),
                  match.result if over else None, len(record.entries), turns, keys, moves(record),
                  stats(record, match) if over else {}, made, match.game.variant(match.options),
                  teams(match.game, len(record.seats), match.options),
                  standings(match.game, match.state, match.result) if over and match.result else [])


def teams(game: Game, seats: int, options: Mapping[str, Any]) -> list[int]:
    """Return the side of each seat; empty if all play for themselves."""
    sides = game.sides(seats, options)
    return sides if len(set(sides)) < seats else []


def moments(record: Record, viewer: Viewer) -> Iterator[tuple[Match, list[Event]]]:
    """Yield the match before its first entry and after each, with the events that the viewer saw."""
    told = 0
    for match in replay_steps(record):
        yield match, [seen(event, viewer) for _, event in match.log[told:]]
        told = len(match.log)


def seen(event: Event, viewer: Viewer) -> Event:
    return event if viewer == OPEN else event.seen_by(viewer)


def is_seat_asked(match: Match) -> bool:
    """Return whether chance has nothing to do now, as at the end."""
    agenda = match.state.agenda
    return not agenda or agenda[-1].seat >= 0


def make_frame(record: Record, viewer: Viewer, at: int, match: Match, events: Sequence[Event], over: bool) -> Frame:
    view = match.view(None if viewer == OPEN else viewer)
    views = [match.view(seat) for seat in range(len(record.seats))] if viewer == OPEN else []
    if not at:
        return Frame(at, NOBODY, events, view, views=views)
    entry = record.entries[at - 1]
    return Frame(at, entry.seat, events, view, entry.do if over else None, entry.by, views)


def moves(record: Record) -> list[int]:
    """Return how many choices that stand each seat made."""
    chosen = Counter(entry.seat for entry in effective_entries(record.entries))
    return [chosen[seat] for seat in range(len(record.seats))]


def stats(record: Record, match: Match) -> dict[str, list[int]]:
    """Return how often each kind of event happened to each seat, without what was undone."""
    stand = {id(entry) for entry in effective_entries(record.entries)}
    counted: dict[str, list[int]] = {}
    for at, event in match.log:
        seat: Any = getattr(event, "seat", None)
        if seat in range(len(record.seats)) and id(record.entries[at]) in stand:
            counted.setdefault(type(event).__name__, [0] * len(record.seats))[seat] += 1
    return counted


def fits(record: Record, viewer: Viewer, over: bool) -> None:
    """Raise Refused if this viewer doesn't exist or isn't allowed yet."""
    if viewer == OPEN:
        if not over:
            raise Refused(409, "record-running")
    elif viewer is not None and viewer not in range(len(record.seats)):
        raise Refused(400, "table-no-seat", seats=len(record.seats))
