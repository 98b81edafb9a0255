"""Turn notices: who is told that it is their turn, once and no oftener."""


import pytest

from greathall.server.bodies import ClockSet, SeatSet
from tests.server.receiver import Receiver, running
from tests.server.room import ANN, BOB, Room, in_a_room, until

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM = {"type": "Wait"}, {"type": "Hum"}


# ── turn notices ─────────────────────────────────────────────────────────────
@in_a_room(private_notices=True)
async def test_who_is_away_is_told_that_it_is_their_turn(room: Room) -> None:
    """Once per question; not those who are there, nor bots, nor the others."""
    with running(Receiver()) as receiver:
        table_id, ann, bob = await room.two(options={"rounds": 5})
        await room.lobby.set_seat(table_id, ann.id, ANN, SeatSet(notice=receiver.url("/ann")))
        await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(notice=receiver.url("/bob")))
        await ann.play(WAIT)  # Bob is here
        await bob.play(WAIT)
        await bob.go()  # while it is Ann's turn
        assert (room.notices.pending, room.notices.fates) == (0, {})
        await ann.play(WAIT)
        assert room.notices.pending == 1
        await ann.say(chat="where is Bob?")
        await ann.go()
        assert room.notices.pending + room.notices.fates["sent"] == 1
        await until(lambda: receiver.got)
        await bob.sit(table_id)
        await bob.play(WAIT)
        await until(lambda: len(receiver.got) == 2)
        await until(lambda: room.notices.pending == 0)
    told = [(path, body["seat"], body["game"], body["url"]) for path, _, body in receiver.got]
    assert told == [("/bob", BOB, "cellar", f"http://hall.test/t/{table_id}"),
                    ("/ann", ANN, "cellar", f"http://hall.test/t/{table_id}")]
    assert room.notices.fates == {"sent": 2}


@in_a_room(private_notices=True)
async def test_a_table_that_comes_back_into_memory_tells_nobody_twice(room: Room) -> None:
    with running(Receiver()) as receiver:
        table_id, ann, bob = await room.two()
        await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(notice=receiver.url()))
        await bob.go()
        await ann.play(WAIT)
        await ann.go()
        await until(lambda: room.notices.fates["sent"] == 1)
        del room.hub.slots[table_id]
        await room.lobby.mine(ann.id)
        assert table_id in room.hub.slots
        assert room.notices.pending == 0
    assert len(receiver.got) == 1


@in_a_room(private_notices=True)
async def test_a_bot_needs_no_notice(room: Room) -> None:
    with running(Receiver()) as receiver:
        table_id, ann, bob = await room.two()
        await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(notice=receiver.url(), bot="medium"))
        await bob.go()
        await ann.play(WAIT)
        await ann.until(lambda now: now["ask"]["seat"] == ANN)
        assert (room.notices.pending, room.notices.fates) == (0, {})
    assert receiver.got == []


@in_a_room(private_notices=True)
async def test_what_can_be_told_is_bounded(room: Room) -> None:
    """An address that never answers fills its own share of the queue and no more; the table goes on."""
    room.notices.each = 3
    await room.notices.stop()
    people = [await room.come(f"P{n}") for n in range(2)]
    for _ in range(5):
        table_id = await people[0].make("cellar", 2)
        await room.lobby.join(table_id, people[1].row, BOB)
        await room.lobby.set_seat(table_id, people[1].id, BOB, SeatSet(notice="http://127.0.0.1:9999/x"))
        await room.lobby.start(table_id, people[0].id, None)
        await people[0].sit(table_id)
        assert (await people[0].play(WAIT))["ask"]["seat"] == BOB
        await people[0].go()
    assert (room.notices.pending, room.notices.fates["dropped"]) == (3, 2)


# ── where nothing can follow ─────────────────────────────────────────────────
@in_a_room()
async def test_only_where_two_people_sit_and_no_clock_runs_can_nothing_follow_a_move(room: Room) -> None:
    table_id, ann, bob = await room.two(options={"rounds": 5})
    slot = room.hub.slots[table_id]

    async def rests() -> bool:
        return room.hub._rests(slot, await room.table(table_id))

    await ann.play(WAIT)
    assert await rests()
    await bob.go()
    assert not await rests()
    await bob.sit(table_id)
    assert await rests()
    await ann.say(bot="easy", seat=ANN)
    assert not await rests()
    _, timed, _ = await room.two(clock=ClockSet("move", 60))
    await timed.play(WAIT)
    assert not room.hub._rests(room.hub.slots[timed.at], await room.table(timed.at))
