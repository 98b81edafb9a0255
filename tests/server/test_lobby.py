"""Creating and finding tables; a bot's seat at one, and hints."""

from random import Random
from typing import Any

import pytest

import greathall
from greathall.server.guests import AVATARS, face
from greathall.server.identity import clean_name
from greathall.server.store import GuestRow
from greathall.server.table_meta import TableMeta
from tests.server.room import ANN, BOB, CAT, Room, in_a_room, key_of, to_the_end

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


@in_a_room()
async def test_every_name_the_hall_admits_can_play(room: Room) -> None:
    ann = await room.come(clean_name("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"))
    table_id = await ann.make("sequence", 2, bots={"1": "easy"})
    await room.lobby.start(table_id, ann.id, None)
    assert (await room.table(table_id)).match is not None


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
