"""Whoever opens the page of a long match is told its end, and the rest when they ask for it: together, all of it."""

import json
from random import Random

import msgspec
import pytest

from greathall.core.mind import Reason
from greathall.core.words import CHANCE
from greathall.server import messages
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from greathall.server.wire import Told
from tests.server.room import Room, in_a_room, seen, table
from tests.server.test_told import asked, move

MOVES = 350


def long_match() -> LiveTable:
    """Return a match with a great many events, some of which were undone."""
    at, rng = table("monopoly", "ann", "bob"), Random(1)
    match = at.match
    assert match is not None
    for number in range(MOVES):
        before = at.seq
        match.play(rng.choice(match.legal()))
        at.reasons.add(Told(0, Reason("why-any")), before)
        if match.seat is None or number % 60 == 59:
            match.undo(len(match.standing) - 5)
    return at


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_parts_make_the_whole(viewer: int | None) -> None:
    at = long_match()
    assert at.match is not None
    part = seen(at, viewer)
    parts = [part]
    while part["earlier"]:
        part = json.loads(msgspec.json.encode(messages.earlier(at, viewer, part["earlier"])))
        parts.insert(0, part)
    assert len(parts) > 2
    for field, whole in (("events", at.match.events(viewer)), ("moves", messages.moves(at.match, 0)),
                         ("reasons", at.reasons)):
        assert [one for part in parts for one in part[field]] == json.loads(msgspec.json.encode(whole))
    for part in parts:
        assert sum(count for _, _, count in part["moves"]) == len(part["events"])
        assert len(part["events"]) < messages.MOST_FIRST + 50
    for part in parts[1:]:
        assert part["moves"][0][1] != CHANCE  # what chance did stands with the choice before it


def test_a_short_match_is_told_whole_and_an_update_from_where_it_was() -> None:
    at = long_match()
    assert at.match is not None
    assert seen(at, 0, since=at.seq - 300)["earlier"] == 0
    assert len(seen(at, 0, since=at.seq - 300)["events"]) == len(at.match.events(0, at.seq - 300))
    new = table("monopoly", "ann", "bob")
    assert (seen(new, 0)["earlier"], messages.earlier(new, 0, new.seq).earlier) == (0, 0)


@in_a_room()
async def test_a_seat_asks_over_its_socket_and_hears_what_it_saw(room: Room) -> None:
    table_id, ann, bob = await room.two("sequence")
    for _ in range(60):
        if ann.now["status"] != "playing":
            break
        mover, _ = asked(ann, bob)
        await mover.say(**move(mover))
    match = (await room.table(table_id)).match
    assert match is not None
    for person, seat in ((ann, 0), (bob, 1)):
        part, = await person.say(earlier=40)
        assert (part["type"], part["seat"], part["before"], part["earlier"]) == ("earlier", seat, 40, 0)
        assert part["events"] == json.loads(msgspec.json.encode(match.events(seat, 0, 40)))


def test_before_the_match_there_is_nothing_to_ask_for() -> None:
    with pytest.raises(Refused) as no:
        messages.earlier(table("monopoly", "ann", "bob", start=False), 0, 5)
    assert no.value.key == "table-not-begun"
