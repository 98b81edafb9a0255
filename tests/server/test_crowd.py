"""A hall that one guest or one address can't fill: how many tables, seats and places in the list one may have."""

import asyncio

import msgspec
import pytest

from greathall.server.bodies import NewTable, SeatSet
from greathall.server.crowd import LISTED_HERE
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow
from tests.server.room import ANN, BOB, Room, in_a_room, key_of, to_the_end, until

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM = {"type": "Wait"}, {"type": "Hum"}


# ── how many ─────────────────────────────────────────────────────────────────
@in_a_room(tables_each=3)
async def test_unfinished_tables_of_one_guest_are_bounded(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    tables = [await ann.make("cellar", 2) for _ in range(3)]
    assert await key_of(ann.make("cellar", 2)) == "hall-many-tables"
    await bob.make("cellar", 2)  # everybody for themselves
    await room.lobby.leave(tables[0], ann.id, ANN)
    await ann.make("cellar", 2)
    assert await key_of(ann.make("cellar", 2)) == "hall-many-tables"
    assert len(await room.lobby.mine(ann.id)) == 3


@in_a_room(tables_each=3)
async def test_many_at_once_do_not_slip_in_together(room: Room) -> None:
    ann = await room.come("Ann")
    made = await asyncio.gather(*(ann.make("cellar", 2) for _ in range(12)), return_exceptions=True)
    assert sum(isinstance(one, str) for one in made) == 3
    assert {getattr(one, "key", "") for one in made if not isinstance(one, str)} == {"hall-many-tables"}
    assert len(await room.lobby.mine(ann.id)) == 3


@in_a_room(tables_each=2)
async def test_a_finished_table_counts_no_more(room: Room) -> None:
    _, ann, bob = await room.two(options={"rounds": 1})
    await ann.make("cellar", 2)
    assert await key_of(ann.make("cellar", 2)) == "hall-many-tables"
    await to_the_end(ann, bob)
    await ann.make("cellar", 2)


@in_a_room(tables_each=1)
async def test_a_match_that_everybody_left_makes_room_for_another(room: Room) -> None:
    """It can't be continued, and its record is kept; while anyone plays or watches, nothing makes room."""
    table_id, ann, bob = await room.two(options={"rounds": 5})
    await ann.go()
    await room.lobby.leave(table_id, ann.id, ANN)
    assert await key_of(ann.make("cellar", 2)) == "hall-many-tables"
    await room.lobby.leave(table_id, bob.id, BOB)
    assert await key_of(ann.make("cellar", 2)) == "hall-many-tables"  # Bob is watching
    await bob.go()
    await until(lambda: room.hub.slots[table_id].thinking is None or room.hub.slots[table_id].thinking[1].done())  # type: ignore[index]
    other = await ann.make("cellar", 2)
    info = await room.lobby.info(table_id, bob.id)
    assert info.status == "suspended"
    assert (await bob.sit(table_id))["why"] == "everyone has left the table."
    assert await key_of(room.lobby.join(table_id, bob.row, BOB)) == "table-suspended"
    assert info.unopened == [ANN, BOB]
    assert await key_of(room.lobby.agree(other, ann.id)) == "table-not-suspended"
    assert await key_of(room.lobby.agree(table_id, (await room.come("Eve")).id)) == "table-not-yours"
    for player in (ann, bob):  # the secret is kept until the last of them agrees
        assert await key_of(room.lobby.record(table_id)) == "record-suspended"
        await room.lobby.agree(table_id, player.id)
    assert (await room.lobby.record(table_id))["secret"]
    assert {info.id for info in await room.lobby.mine(ann.id)} == {table_id, other}


@in_a_room(tables_each=2)
async def test_tables_that_never_had_a_player_make_room_too(room: Room) -> None:
    ann = await room.come("Ann")
    first = await ann.make("cellar", 2, mine=[])
    await ann.make("cellar", 2)
    await ann.make("cellar", 2)
    assert await key_of(room.lobby.info(first, ann.id)) == "hall-no-table"


@in_a_room(tables_each=2)
async def test_a_seat_handed_to_a_bot_before_the_start_makes_no_room(room: Room) -> None:
    ann = await room.come("Ann")
    for _ in range(2):
        table_id = await ann.make("sequence", 2)
        await room.lobby.set_seat(table_id, ann.id, 0, SeatSet(bot="easy"))
    with pytest.raises(Refused) as no:
        await ann.make("sequence", 2)
    assert no.value.key == "hall-many-tables"


# ── a hall that one guest or one address can't fill ──────────────────────────
@in_a_room(table_burst=5, table_rate=0.01)
async def test_new_tables_and_seats_are_counted_by_address_too(room: Room) -> None:
    """Guests cost nothing, so a limit for each guest alone stops nobody."""
    new = msgspec.convert({"game": "cellar", "seats": 2}, NewTable)
    made = [await room.lobby.create((await room.come("Eve")).row, new, "10.0.0.1") for _ in range(5)]
    eve, bob = await room.come("Eve"), await room.come("Bob")
    assert await key_of(room.lobby.create(eve.row, new, "10.0.0.1")) == "gate-tables"
    assert await key_of(room.lobby.join(made[0], eve.row, BOB, "10.0.0.1")) == "gate-tables"
    await room.lobby.join(made[0], bob.row, BOB, "10.0.0.2")


@in_a_room(tables_each=2)
async def test_one_guest_does_not_take_all_seats(room: Room) -> None:
    eve = await room.come("Eve")
    made = [await (await room.come("Ann")).make("cellar", 2, open=True) for _ in range(3)]
    for table_id in made[:2]:
        await room.lobby.join(table_id, eve.row, BOB)
    assert await key_of(room.lobby.join(made[2], eve.row, BOB)) == "hall-many-seats"
    await room.lobby.join(made[0], eve.row, BOB)  # at home there
    await room.lobby.leave(made[0], eve.id, BOB)
    await room.lobby.join(made[2], eve.row, BOB)


@in_a_room(tables_each=200)
async def test_one_guest_or_address_does_not_push_others_off_the_list(room: Room) -> None:
    ann = await room.come("Ann")
    hers = await ann.make("cellar", 2, open=True)
    eve = await room.come("Eve")
    for _ in range(8):
        await eve.make("cellar", 2, open=True)
    assert len(await room.lobby.listed("")) == 6
    new = msgspec.convert({"game": "cellar", "seats": 2, "open": True}, NewTable)
    for n in range(LISTED_HERE + 3):
        await room.lobby.create(GuestRow(f"eve {n}", "Eve", "owl"), new, "10.0.0.1")
    listed = [info.id for info in await room.lobby.listed("")]
    assert len(listed) == 6 + LISTED_HERE
    assert hers in listed


@in_a_room()
async def test_a_full_hall_puts_away_what_was_not_used_for_longest(room: Room) -> None:
    room.hub.most_live = 3
    ann = await room.come("Ann")
    one, two, three = [await ann.make("cellar", 2) for _ in range(3)]
    assert await key_of(ann.make("cellar", 2)) == "hall-full"  # all of them may be about to be used
    await ann.sit(one)
    for table_id, used in ((one, 300), (two, 100), (three, 200)):
        room.hub.slots[table_id].used -= used
    four = await ann.make("cellar", 2)
    assert set(room.hub.slots) == {one, two, four}
    assert (await room.lobby.info(two, ann.id)).id == two
    room.hub.slots[four].used -= 50
    assert (await room.lobby.info(three, ann.id)).id == three  # it comes back when it is wanted
