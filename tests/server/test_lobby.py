"""Creating and finding tables, how many one may have; records and replays; and turn notices."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.server.bodies import NewTable, SeatSet
from greathall.server.crowd import LISTED_HERE
from greathall.server.guests import AVATARS, face
from greathall.server.identity import clean_name
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow
from greathall.server.table_meta import TableMeta
from tests.server.receiver import Receiver, running
from tests.server.room import ANN, BOB, CAT, Room, in_a_room, key_of, to_the_end, until

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM = {"type": "Wait"}, {"type": "Hum"}


# ── making tables ────────────────────────────────────────────────────────────
@in_a_room(absence=77.0)
async def test_a_table_is_as_its_host_wants_it(room: Room) -> None:
    ann = await room.come("Ann")
    table_id = await ann.make(
        "cellar", 4, options={"rounds": 5}, mine=[2], bots={"0": "hard", "3": "random"}, open=True,
        clock={"kind": "player", "seconds": 300, "increment": 2, "late": "bot"}, hints=True, absence=5)
    info = await room.lobby.info(table_id, ann.id)
    assert [(c.name, c.bot, c.taken, c.present) for c in info.seats] == [
        ("", "hard", True, True), ("", "", False, False), ("Ann", "", True, False), ("", "random", True, True)]
    assert (info.game, info.status, info.open, info.options, info.hints, info.absence) == (
        "cellar", "waiting", True, {"rounds": 5}, True, 5)
    assert (info.clock.kind, info.clock.seconds, info.clock.increment, info.clock.late) == ("player", 300, 2, "bot")
    assert (info.mine, info.host, info.url, info.series) == ([2], True, f"http://hall.test/t/{table_id}", 1)
    assert len(info.commitment) == 64
    stranger = await room.lobby.info(table_id, "")
    assert (stranger.mine, stranger.host) == ([], False)
    plain = (await room.table(await ann.make("cellar", 2))).meta
    assert (plain.options, plain.open, plain.clock.kind, plain.hints, plain.absence, plain.marks) == (
        {"rounds": 2}, False, "none", False, 77.0, [])


@in_a_room()
async def test_nobody_at_a_table_looks_like_another_unless_they_chose_to(room: Room) -> None:
    """Whoever chose no avatar has one by their id, or the next that is free; so has a second player at one screen."""
    ann, bob = await room.come("Ann"), GuestRow("bob", "Bob", "")
    table_id = await ann.make("cellar", 4, mine=[0, 1, 3])
    await room.lobby.join(table_id, bob, 2)
    faces = [sitter.avatar for sitter in (await room.table(table_id)).meta.seats]
    assert len(set(faces)) == 4
    assert set(faces) <= set(AVATARS)
    assert face(GuestRow("one", "One", "")) == face(GuestRow("one", "Two", ""))
    assert face(GuestRow("one", "One", "owl"), ["owl"]) == "owl"
    assert {face(GuestRow(str(number), "One", "")) for number in range(200)} == set(AVATARS)


@in_a_room()
async def test_what_can_be_no_table(room: Room) -> None:
    ann = await room.come("Ann")
    bad: list[tuple[dict[str, Any], str]] = [
        ({"game": "quidditch", "seats": 2}, "no-such-game"), ({"game": "cellar", "seats": 6}, "no-seats"),
        ({"game": "cellar", "seats": 0}, "no-seats"),
        ({"game": "cellar", "seats": 2, "options": {"rounds": 3}}, "no-such-choice"),
        ({"game": "cellar", "seats": 2, "options": {"rounds": True}}, "no-such-choice"),
        ({"game": "cellar", "seats": 2, "options": {"luck": 1}}, "no-such-option"),
        ({"game": "cellar", "seats": 2, "mine": [2]}, "table-no-seat"),
        ({"game": "cellar", "seats": 2, "bots": {"2": "easy"}}, "table-no-seat"),
        ({"game": "cellar", "seats": 2, "bots": {"-1": "easy"}}, "table-no-seat"),
        ({"game": "cellar", "seats": 2, "bots": {"٣": "easy"}}, "table-no-seat"),
        ({"game": "cellar", "seats": 2, "bots": {"x": "easy"}}, "table-no-seat"),
        ({"game": "cellar", "seats": 2, "bots": {"0": "easy"}}, "table-taken")]
    for wanted, told in bad:
        assert await key_of(ann.make(**wanted)) == told
    assert await room.lobby.mine(ann.id) == []
    assert room.hub.slots == {}


@in_a_room()
async def test_two_tables_share_neither_seats_nor_luck(room: Room) -> None:
    ann = await room.come("Ann")
    metas: list[TableMeta] = [(await room.table(await ann.make("cellar", 2))).meta for _ in range(2)]
    assert metas[0].id != metas[1].id
    assert metas[0].commitment != metas[1].commitment
    metas[0].seats[0].name = "Else"
    metas[0].marks.append("x")
    metas[0].series["game"] = 9
    assert (metas[1].seats[0].name, metas[1].marks, metas[1].series["game"]) == ("Ann", [], 1)


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


# ── finding them ─────────────────────────────────────────────────────────────
@in_a_room()
async def test_open_tables_are_listed_and_others_are_found_by_link_only(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    private = await ann.make("cellar", 2)
    waiting = await ann.make("cellar", 2, open=True)
    going, cat, dan = await room.two(open=True, options={"rounds": 1})
    assert {(info.id, info.status) for info in await room.lobby.listed(bob.id)} == {
        (waiting, "waiting"), (going, "playing")}
    await to_the_end(cat, dan)
    assert [info.id for info in await room.lobby.listed("")] == [waiting]
    assert (await room.lobby.info(private, bob.id)).id == private
    await room.lobby.join(private, bob.row, BOB)


@in_a_room()
async def test_ones_own_tables_say_whose_turn_it_is(room: Room) -> None:
    table_id, ann, bob = await room.two()
    waiting = await bob.make("cellar", 2)
    mine = {info.id: info for info in await room.lobby.mine(bob.id)}
    assert set(mine) == {table_id, waiting}
    assert (mine[table_id].asked, mine[table_id].mine, mine[table_id].host) == (ANN, [BOB], False)
    assert (mine[waiting].asked, mine[waiting].host) == (None, True)
    await ann.play(WAIT)
    assert {info.asked for info in await room.lobby.mine(bob.id) if info.status == "playing"} == {BOB}
    assert [info.id for info in await room.lobby.mine(ann.id)] == [table_id]
    assert await room.lobby.mine("") == []


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


@in_a_room()
async def test_three_people_play_a_random_game_of_sequence(room: Room) -> None:
    """All the way through lobby, hub and store, with everyone's messages in step."""
    people = [await room.come(name) for name in ("Ann", "Bob", "Cat")]
    table_id = await people[ANN].make("sequence", 3, open=True)
    for seat in (BOB, CAT):
        await room.lobby.join(table_id, people[seat].row, seat)
        await people[seat].sit(table_id)
    await people[ANN].sit(table_id)
    await room.lobby.start(table_id, people[ANN].id, None)
    rng = Random(8)
    while people[ANN].now["status"] == "playing":
        asked = people[people[ANN].now["ask"]["seat"]]
        await asked.play(rng.choice(asked.now["ask"]["legal"]))
        assert len({(p.now["seq"], p.now["head"]) for p in people}) == 1
    for person in people:
        seqs = [message["seq"] for message in person.all("table")]
        assert seqs == sorted(seqs)
    assert greathall.replay(await room.lobby.record(table_id)).head == people[CAT].now["head"]


@in_a_room()
async def test_hints_that_nobody_chose_end_when_a_second_person_sits_down(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    for hints, kept in ((None, False), (True, True)):
        chosen = {} if hints is None else {"hints": hints}
        table_id = await ann.make("sequence", 2, bots={"1": "easy"}, **chosen)
        at = await room.table(table_id)
        assert (at.meta.hints, at.meta.marks) == (True, ["hints"])
        await room.lobby.join(table_id, bob.row, 1)
        assert (at.meta.hints, at.meta.marks) == (kept, ["hints"] if kept else [])


# ── a bot's seat ─────────────────────────────────────────────────────────────
@in_a_room()
async def test_a_bots_seat_is_not_taken_in_mid_match_unless_the_host_allowed_it(room: Room) -> None:
    """A second identity of Ann's would see the hand that plays against hers."""
    ann, second = await room.come("Ann"), await room.come("Ann again")
    for joinable in (False, True):
        table_id = await ann.make("cellar", 2, bots={"1": "easy"}, joinable=joinable)
        await room.lobby.start(table_id, ann.id, None)
        assert (await room.lobby.info(table_id, second.id)).joinable is joinable
        if joinable:
            await room.lobby.join(table_id, second.row, BOB)
        else:
            assert await key_of(room.lobby.join(table_id, second.row, BOB)) == "table-bot-stays"
        assert bool((await room.lobby.info(table_id, second.id)).mine) is joinable


@in_a_room()
async def test_whoever_comes_to_a_table_where_undo_was_free_sees_that_it_is_practice(room: Room) -> None:
    """With free undo Ann could look at every draw that comes, and then ask Bob to take the bot's seat."""
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2, bots={"1": "easy"}, joinable=True)
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await bob.sit(table_id)
    assert not (await room.lobby.info(table_id, bob.id)).practice
    await ann.play(WAIT)
    assert not (await room.lobby.info(table_id, bob.id)).practice
    bob.listen()
    greeted = len(bob.all("hello"))
    await ann.say(undo=ANN)
    assert len(bob.all("hello")) == greeted + 1  # looks at the table again
    assert (await room.lobby.info(table_id, bob.id)).practice
    await room.lobby.join(table_id, bob.row, BOB)
    assert (await room.lobby.info(table_id, bob.id)).practice


@in_a_room(tables_each=2)
async def test_a_seat_handed_to_a_bot_before_the_start_makes_no_room(room: Room) -> None:
    ann = await room.come("Ann")
    for _ in range(2):
        table_id = await ann.make("sequence", 2)
        await room.lobby.set_seat(table_id, ann.id, 0, SeatSet(bot="easy"))
    with pytest.raises(Refused) as no:
        await ann.make("sequence", 2)
    assert no.value.key == "hall-many-tables"


@in_a_room()
async def test_every_name_the_hall_admits_can_play(room: Room) -> None:
    ann = await room.come(clean_name("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"))
    table_id = await ann.make("sequence", 2, bots={"1": "easy"})
    await room.lobby.start(table_id, ann.id, None)
    assert (await room.table(table_id)).match is not None


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
