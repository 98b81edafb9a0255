"""Replays: with everything open after the match, of a record sent along, with its key moments; and luck."""

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import greathall
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.record import validate
from greathall.server.bodies import OPEN, Frames
from greathall.server.replay import frames, stats
from tests.server.hall import Person, hall, play_out
from tests.server.room import ANN, BOB, Room, in_a_room, key_of, to_the_end
from greathall.testing.walks import play_at_random

pytestmark = pytest.mark.usefixtures("house")
WAIT, SHOW, THROW = {"type": "Wait"}, {"type": "Show"}, {"type": "Throw"}


def filmed(match: Match, viewer: Any = None, most: int = 10_000, since: int = 0) -> Frames:
    return frames(validate(match.record()), viewer, since, most, over=True)


# ── moments ──────────────────────────────────────────────────────────────────
def test_a_moment_is_the_table_after_so_many_entries() -> None:
    match = play_at_random("cellar", 3, undo=0.3)
    film = filmed(match)
    assert [frame.at for frame in film.frames] == list(range(len(match.entries) + 1))
    assert [frame.action for frame in film.frames[1:]] == [entry.do for entry in match.entries]
    assert (film.frames[0].action, film.frames[0].seat, film.frames[0].events) == (None, -2, [])
    assert [event for frame in film.frames for event in frame.events] == match.events(None)
    assert film.frames[-1].view == match.view(None)
    assert (film.game, film.seats, film.options) == ("cellar", match.names, match.options)
    assert film.result == match.result


def test_turns_are_where_somebody_was_asked_and_the_end() -> None:
    match = play_at_random("sequence", undo=0.1)
    film = filmed(match)
    for frame in film.frames:
        waiting = frame.view.agenda
        assert (frame.at in film.turns) == (not waiting or waiting[-1].seat >= 0)
    assert film.turns[0] > 14  # after the deal
    assert film.turns[-1] == film.whole
    begins = filmed(play_at_random("cellar", 2)).turns
    assert begins[0] == 2


def test_key_events_can_be_found_again() -> None:
    match = play_at_random("sequence", seed="keys")
    film = filmed(match)
    assert {type(key.event) for key in film.keys} <= set(match.game.key_events)
    assert type(film.keys[-1].event).__name__ in ("Won", "Stalled")
    assert film.keys[-1].at == film.whole
    for key in film.keys:
        assert key.event in film.frames[key.at].events
    assert len(film.keys) == sum(isinstance(event, match.game.key_events) for event in match.events(None))
    assert filmed(match, most=1).keys == film.keys  # of the whole, whatever part is asked for


def test_a_key_event_is_told_as_the_eyes_saw_it() -> None:
    match = greathall.new("cellar", 2, seed="peek")
    match.play({"type": "Peek", "at": BOB})
    record = validate(match.record(resume=True))
    for viewer, knows in ((None, [False, False, False]), (ANN, [True, False, True]), (BOB, [False, True, False])):
        film = frames(record, viewer, 0, 10, over=False)
        assert [key.event.card is not None for key in film.keys] == knows
        assert (film.result, film.stats) == (None, {})


def test_with_everything_open_every_hand_is_there() -> None:
    match = play_at_random("sequence", 3)
    film = filmed(match, OPEN)
    assert film.viewer == "open"
    for frame in film.frames:
        assert frame.view.me is None
        assert [view.me for view in frame.views] == [0, 1, 2]
        assert [len(view.hand) for view in frame.views] == frame.view.sizes
    drawn = [event.card for frame in film.frames for event in frame.events if type(event).__name__ == "Drew"]
    assert None not in drawn
    assert not filmed(match, ANN).frames[5].views
    assert [frame.events for frame in film.frames][1:] == [
        [event for at, event in match.log if at == entry] for entry in range(film.whole)]


def test_figures_count_what_stands() -> None:
    match = play_at_random("sequence", seed="figures", undo=0.2)
    assert any(entry.seat == -3 for entry in match.entries)
    counted = filmed(match).stats
    placed = [sum(entry.seat == seat and entry.do["type"] == "Place" for entry in effective_entries(match.entries))
              for seat in (ANN, BOB)]
    assert counted["Placed"] == placed
    kept = effective_entries(match.entries)
    assert filmed(match).moves == [sum(entry.seat == seat for entry in kept) for seat in (ANN, BOB)]
    assert "Won" not in counted  # a side's, not a seat's
    straight = play_at_random("cellar", 2, rounds=5)
    assert sum(stats(validate(straight.record()), straight).get("Waited", [])) == sum(
        entry.do["type"] == "Wait" for entry in straight.entries)


# ── at a table ───────────────────────────────────────────────────────────────
@in_a_room()
async def test_everything_is_open_only_when_it_is_over(room: Room) -> None:
    table_id, ann, bob = await room.two()
    for guest in (ann.id, bob.id, ""):
        assert await key_of(room.lobby.replay(table_id, guest, OPEN, 0, 50)) == "record-running"
    await to_the_end(ann, bob)
    film = await room.lobby.replay(table_id, "", OPEN, 0, 50)
    assert [view.cards[seat] for seat, view in enumerate(film.frames[-1].views)].count(None) == 0
    assert film.result is not None


@in_a_room()
async def test_luck_is_told_as_far_as_everybody_saw_it(room: Room) -> None:
    table_id, ann, bob = await room.two()
    assert await room.lobby.luck(table_id) == []
    await ann.play(THROW)
    pips = ann.now["view"]["pips"]
    [row] = await room.lobby.luck(table_id)
    assert (row.seat, row.name, row.draws, row.seen, row.expected) == (ANN, "pips", 1, pips, 3.5)
    await ann.play({"type": "Pay", "coins": 3})
    await to_the_end(ann, bob)
    rows = await room.lobby.luck(table_id)
    assert [(row.name, row.seat) for row in rows] == [("pips", ANN), ("high", ANN), ("high", BOB)]
    assert rows[1].expected == 5.5
    waiting = await ann.make("cellar", 2)
    assert await key_of(room.lobby.luck(waiting)) == "table-not-begun"
    assert await key_of(room.lobby.luck("nowhere")) == "hall-no-table"


# ── a record that somebody brings ────────────────────────────────────────────
@in_a_room()
async def test_a_record_is_replayed_as_its_table_would_be(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.play(THROW)
    await ann.play({"type": "Pay", "coins": 1})
    await to_the_end(ann, bob)
    record = await room.lobby.record(table_id)
    for viewer in (None, OPEN, ANN, BOB):
        assert await room.lobby.replay_of(record, viewer, 1, 4) == await room.lobby.replay(table_id, "", viewer, 1, 4)
    assert await room.lobby.luck_of(record) == await room.lobby.luck(table_id)
    assert await key_of(room.lobby.replay_of(record, 2, 0, 5)) == "table-no-seat"


@in_a_room()
async def test_a_record_that_stops_is_not_opened(room: Room) -> None:
    match = greathall.new("cellar", 2, seed="stops")
    match.play(THROW)
    record = match.record(resume=True)
    assert (await room.lobby.replay_of(record, ANN, 0, 50)).result is None
    assert await key_of(room.lobby.replay_of(record, OPEN, 0, 50)) == "record-running"
    assert [row.name for row in await room.lobby.luck_of(record)] == ["pips"]


def edited(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(record)), **changes}


@in_a_room()
async def test_a_record_that_can_not_be_true_is_refused_with_the_reason(room: Room) -> None:
    record = play_at_random("cellar", 2).record()
    other = play_at_random("cellar", 2, seed="other").record()
    cheated = edited(record)
    cheated["entries"][0]["k"] = (cheated["entries"][0]["k"] + 1) % 12
    bad = [(cheated, "record-chance"), (edited(record, head="0" * 64), "record-head"),
           (edited(record, entries=record["entries"][:-1]), "record-result"),
           (edited(record, result=None), "record-result"), (edited(record, secret=None), "record-secret"),
           (edited(record, commitment=other["commitment"]), "record-commitment"),
           (edited(record, game="quidditch"), "no-such-game"), (edited(record, format=7), "record-format"),
           (edited(record, seats=["Ann"]), "no-seats"), (edited(record, more=1), "record-unreadable"),
           ({}, "record-unreadable"), (edited(record, entries=[1]), "record-unreadable")]
    for data, key in bad:
        assert await key_of(room.lobby.replay_of(data, None, 0, 50)) == key
        assert await key_of(room.lobby.luck_of(data)) == key


# ── over HTTP ────────────────────────────────────────────────────────────────
def test_a_record_goes_in_and_its_moments_come_out(tmp_path: Path) -> None:
    with hall(tmp_path / "data", "--body-bytes", "20000") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        table = ann.table("candles")
        bob.join(table, 1)
        ann.start(table)
        ann.sit(table)
        bob.sit(table)
        play_out([ann, bob], Random(1))
        record = ann.ask("GET", f"/api/tables/{table}/record")
        with httpx.Client(base_url=door.url) as stranger:
            film = stranger.post("/api/replay?viewer=open&since=1&most=3", json=record)
            assert film.json() == stranger.get(f"/api/tables/{table}/replay?viewer=open&since=1&most=3").json()
            assert [frame["at"] for frame in film.json()["frames"]] == [1, 2, 3]
            assert film.json()["viewer"] == "open"
            assert stranger.post("/api/luck", json=record).json() == []  # Candles has no luck measures
            assert stranger.get(f"/api/tables/{table}/luck").json() == []
            for path in ("/api/replay", "/api/luck"):
                assert stranger.post(path, content=b"{").json()["key"] == "request-wrong"
                assert stranger.post(path, json=[]).status_code == 400
                bad = stranger.post(path, json={**record, "head": "1" * 64})
                assert (bad.status_code, bad.json()["key"]) == (400, "record-head")
                large = stranger.post(path, json={**record, "marks": ["x" * 20000]})
                assert (large.status_code, large.json()["key"]) == (413, "gate-large")
                elsewhere = stranger.post(path, json=record, headers={"origin": "http://elsewhere.test"})
                assert elsewhere.status_code == 403
            for query in ("viewer=64", "viewer=all", "viewer=", "most=101"):
                assert stranger.post(f"/api/replay?{query}", json=record).status_code == 400
