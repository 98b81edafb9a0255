"""First the disk, then the message: whatever anyone is sent is written, and what nobody waited for is known."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from greathall.server import talk
from tests.server.room import Room, Visitor, in_a_room
from tests.server.witness import found


@contextmanager
def no_writing(folder: Path) -> Iterator[None]:
    """Block commits as another writer would."""
    with closing(sqlite3.connect(folder / "hall.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def asked(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Return the person who is asked, and the other."""
    first, second = people
    return (first, second) if first.now["ask"]["legal"] else (second, first)


def move(person: Visitor) -> dict[str, Any]:
    now = person.now
    return {"seq": now["seq"], "seat": now["seat"], "action": now["ask"]["legal"][0]}


@in_a_room()
async def test_nobody_hears_of_a_move_that_is_not_on_disk(room: Room) -> None:
    table, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    seq, said = mover.now["seq"], move(mover)
    with no_writing(room.settings.data):
        playing = asyncio.create_task(mover.say(**said))
        looking = asyncio.create_task(room.lobby.info(table, ann.id))
        replaying = asyncio.create_task(room.lobby.replay(table, "", None, 0, 100))
        probing = asyncio.create_task(other.say(seq=seq + 1, seat=other.now["seat"], probe=said["action"]))
        await asyncio.sleep(0.3)
        assert not any(task.done() for task in (playing, looking, replaying, probing))
        assert mover.listen() == other.listen() == []
        refused = await other.say(nonsense=1)  # may be sent at any time, and tells how far the table has come
        assert [(no["type"], no["seq"]) for no in refused] == [("refusal", seq)]
        assert len(found(room.settings.data, table).entries) == seq
    assert (await playing)[-1]["seq"] > seq
    await asyncio.gather(looking, replaying, probing)
    assert mover.now["seq"] == other.now["seq"] == len(found(room.settings.data, table).entries)


@in_a_room()
async def test_a_deed_whose_asker_went_away_happened_or_did_not_but_never_half(room: Room) -> None:
    """The client leaves at every moment of an update; whoever comes next finds what is on disk, and plays on from
    there."""
    table, ann, bob = await room.two("sequence")
    ticks = 0
    while ticks < 60 and ann.now["status"] == "playing":
        mover, other = asked(ann, bob)
        seq = mover.now["seq"]
        playing = asyncio.create_task(mover.say(**move(mover)))
        for _ in range(ticks % 12):
            await asyncio.sleep(0)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await other.say(chat=f"line {ticks}")
        at = await room.table(table)
        disk = found(room.settings.data, table)
        assert at.match is not None
        assert (at.seq, at.match.head) == (len(disk.entries), disk.heads[-1])
        assert (mover.now["seq"], mover.now["head"]) == (other.now["seq"], other.now["head"]) == (at.seq, at.match.head)
        assert disk.meta.talk[-1].text == f"line {ticks}"
        ticks += 1
        if at.seq == seq:
            await mover.say(**move(mover))
    assert ticks > 12
    kept = [line.text for line in found(room.settings.data, table).meta.talk]
    assert kept == [f"line {n}" for n in range(ticks)][-talk.MOST:]
