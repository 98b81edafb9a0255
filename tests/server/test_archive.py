"""Records and replays: who is given them, and when."""


import pytest

import greathall
from tests.server.room import ANN, BOB, Room, in_a_room, key_of, to_the_end

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM = {"type": "Wait"}, {"type": "Hum"}


# ── records and replays ──────────────────────────────────────────────────────
@in_a_room()
async def test_the_record_is_given_out_when_it_is_over_and_not_before(room: Room) -> None:
    ann = await room.come("Ann")
    waiting = await ann.make("cellar", 2)
    assert await key_of(room.lobby.record(waiting)) == "record-running"
    table_id, cat, dan = await room.two()
    while cat.now["status"] == "playing":
        assert await key_of(room.lobby.record(table_id)) == "record-running"
        await (cat, dan)[cat.now["ask"]["seat"]].play(WAIT)
    record = await room.lobby.record(table_id)
    assert greathall.replay(record).head == record["head"] == cat.now["head"]
    assert await key_of(room.lobby.record("nowhere")) == "hall-no-table"


@in_a_room()
async def test_while_it_runs_a_replay_shows_what_the_asker_saw_and_no_more(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.play({"type": "Peek", "at": BOB})
    replay = await room.lobby.replay(table_id, ann.id, ANN, 0, 50)
    assert (replay.viewer, replay.whole, len(replay.frames)) == (ANN, 3, 4)
    assert [frame.action for frame in replay.frames] == [None] * 4
    assert [e.card is not None for frame in replay.frames for e in frame.events] == [True, False, True]
    for viewer, guest in ((BOB, bob.id), (None, bob.id), (None, "")):
        seen = await room.lobby.replay(table_id, guest, viewer, 0, 50)
        cards = [e.card for frame in seen.frames for e in frame.events]
        assert [card is not None for card in cards] == [False, viewer == BOB, False]
    for viewer, guest in ((ANN, bob.id), (BOB, ann.id), (ANN, ""), (BOB, "stranger")):
        assert await key_of(room.lobby.replay(table_id, guest, viewer, 0, 50)) == "table-not-yours"
    assert await key_of(room.lobby.replay(table_id, ann.id, 2, 0, 50)) == "table-no-seat"


@in_a_room()
async def test_when_it_is_over_a_replay_shows_everything_to_everybody(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await to_the_end(ann, bob)
    whole = await room.lobby.replay(table_id, "", BOB, 0, 100)
    assert [frame.at for frame in whole.frames] == list(range(whole.whole + 1)) == list(range(ann.now["seq"] + 1))
    assert all(frame.action for frame in whole.frames[1:])
    assert whole.frames[-1].view == (await room.table(table_id)).match.view(BOB)  # type: ignore[union-attr]
    parts = [await room.lobby.replay(table_id, "", BOB, since, 2) for since in range(0, whole.whole + 1, 2)]
    assert [frame for part in parts for frame in part.frames] == whole.frames
    assert (await room.lobby.replay(table_id, "", BOB, 1000, 2)).frames == []
    waiting = await ann.make("cellar", 2)
    assert await key_of(room.lobby.replay(waiting, ann.id, None, 0, 2)) == "table-not-begun"
