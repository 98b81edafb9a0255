"""A host removes and mutes guests, locks and closes the table; anyone may stop hearing another."""

from pathlib import Path
from typing import Any

import pytest

from greathall.server import audit
from greathall.server.bodies import GuestSet, TableSet
from greathall.server.hosting import MOST
from greathall.server.talk import alias
from tests.server.hall import Hall, Person, hall
from tests.server.room import ANN, BOB, Room, Visitor, in_a_room, key_of
from tests.server.rough import knocked

pytestmark = pytest.mark.usefixtures("house")
WAIT = {"type": "Wait"}
REMOVE, LOCK, CLOSE = {"removed": True}, {"locked": True}, {"closed": True}


def who(table: str, person: Visitor) -> str:
    return alias(table, person.id)


async def decided(room: Room, host: Visitor, table: str, about: Visitor, **wanted: bool) -> None:
    await room.lobby.set_guest(table, host.id, who(table, about), GuestSet(**wanted))


# ── removing ─────────────────────────────────────────────────────────────────
@in_a_room()
async def test_before_the_match_a_removed_guest_has_no_seat_and_gets_none(room: Room) -> None:
    ann, bob, cat = [await room.come(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.make("cellar", 2)
    await room.lobby.join(table, bob.row, BOB)
    await bob.sit(table)
    assert bob.client is not None
    await decided(room, ann, table, bob, removed=True)
    assert bob.client.closing
    info = await room.lobby.info(table, bob.id)
    assert (info.seats[BOB].taken, info.removed, info.mine) == (False, True, [])
    assert await key_of(room.lobby.join(table, bob.row, BOB)) == "table-removed"
    assert await key_of(bob.sit(table)) == "table-removed"
    await room.lobby.join(table, cat.row, BOB)
    await ann.sit(table)
    assert ann.last("hello")["removed"] == [{"who": who(table, bob), "name": "Bob"}]
    await cat.sit(table)
    assert cat.last("hello")["removed"] == []  # nobody else's business
    await decided(room, ann, table, bob, removed=False)
    assert ann.last("hello")["removed"] == []
    await bob.sit(table)  # to watch


@in_a_room()
async def test_in_a_match_a_bot_plays_on_for_a_removed_guest(room: Room) -> None:
    table, ann, bob = await room.two(options={"rounds": 5})
    await ann.play(WAIT)
    assert ann.now["ask"]["seat"] == BOB
    await decided(room, ann, table, bob, removed=True)
    await ann.until(lambda now: now["ask"]["seat"] == ANN)
    info = await room.lobby.info(table, bob.id)
    assert (info.seats[BOB].bot, info.seats[BOB].name, info.mine) == ("medium", "", [])
    assert await key_of(room.lobby.replay(table, bob.id, None, 0, 9)) == "table-removed"
    assert (await room.table(table)).match.names == ["Ann", "Bob"]  # type: ignore[union-attr]


@in_a_room()
async def test_a_removed_spectator_is_known_by_their_talk(room: Room) -> None:
    table, ann, _ = await room.two()
    eve = await room.come("Eve")
    await eve.sit(table)
    await eve.say(chat="spam")
    await decided(room, ann, table, eve, removed=True)
    assert ann.last("hello")["removed"] == [{"who": who(table, eve), "name": "Eve"}]


# ── locking and closing ──────────────────────────────────────────────────────
@in_a_room()
async def test_at_a_locked_table_nobody_new_sits_or_watches(room: Room) -> None:
    table, ann, bob = await room.two(options={"rounds": 5}, open=True)
    cat, stranger = await room.come("Cat"), Visitor(room, None)
    await cat.sit(table)
    await room.lobby.set_table(table, ann.id, TableSet(locked=True))
    assert bob.last("hello")["locked"]
    assert cat.client is not None
    assert not cat.client.closing  # was there before
    await cat.go()
    for outside in (cat, stranger):
        assert await key_of(outside.sit(table)) == "table-locked"
        assert await key_of(room.lobby.replay(table, outside.id, None, 0, 9)) == "table-locked"
        assert await key_of(room.lobby.luck(table, outside.id)) == "table-locked"
        assert table not in [info.id for info in await room.lobby.listed(outside.id)]
    await bob.go()
    await bob.sit(table)  # those who play come back
    await room.lobby.set_table(table, ann.id, TableSet(locked=False))
    await cat.sit(table)


@in_a_room()
async def test_a_locked_table_that_waits_takes_nobody(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table = await ann.make("cellar", 2, open=True)
    await room.lobby.set_table(table, ann.id, TableSet(locked=True))
    assert await key_of(room.lobby.join(table, bob.row, BOB)) == "table-locked"
    await room.lobby.leave(table, ann.id, ANN)


@pytest.mark.parametrize("begun", [False, True])
def test_a_closed_table_ends_for_good(begun: bool, tmp_path: Path) -> None:
    @in_a_room()
    async def closing(room: Room) -> None:
        if begun:
            table, ann, bob = await room.two(options={"rounds": 5})
        else:
            ann, bob = await room.come("Ann"), await room.come("Bob")
            table = await ann.make("cellar", 2)
            await room.lobby.join(table, bob.row, BOB)
            await bob.sit(table)
        await room.lobby.set_table(table, ann.id, TableSet(closed=True))
        assert (bob.now["status"], bob.now["why"]) == ("suspended", "the host has closed the table.")
        assert (await room.lobby.info(table, bob.id)).closed
        assert await key_of(room.lobby.set_table(table, ann.id, TableSet(locked=True))) == "table-suspended"
        assert await key_of(room.lobby.start(table, ann.id, "easy")) == "table-suspended"
        assert room.store.unfinished(ann.id) == []

    closing(tmp_path)


# ── talk ─────────────────────────────────────────────────────────────────────
@in_a_room()
async def test_a_muted_guest_is_heard_by_nobody(room: Room) -> None:
    table, ann, bob = await room.two()
    await decided(room, ann, table, bob, muted=True)
    for said in ({"chat": "hello?"}, {"phrase": "hello"}):
        assert (await bob.say(**said))[-1]["key"] == "talk-muted"
    assert ann.all("said") == []
    assert ann.last("hello")["muted"] == [who(table, bob)]
    assert (await ann.play(WAIT))["ask"]["seat"] == BOB  # the match goes on
    await decided(room, ann, table, bob, muted=False)
    await bob.say(chat="hello!")
    assert [line["text"] for line in ann.all("said")] == ["hello!"]


@in_a_room()
async def test_one_guest_may_stop_hearing_another_and_only_they_do(room: Room) -> None:
    table, ann, bob = await room.two()
    cat = await room.come("Cat")
    await cat.sit(table)
    await bob.say(chat="before")
    await decided(room, cat, table, bob, heard=False)
    await bob.say(chat="meanwhile")
    assert [line["text"] for line in ann.all("said")] == ["before", "meanwhile"]
    assert [line["text"] for line in cat.all("said")] == ["before"]
    assert (cat.last("hello")["said"], cat.last("hello")["unheard"]) == ([], [who(table, bob)])
    assert bob.last("hello")["unheard"] == ann.last("hello")["unheard"] == []
    await decided(room, cat, table, bob, heard=True)
    assert [line["text"] for line in cat.last("hello")["said"]] == ["before", "meanwhile"]


@in_a_room()
async def test_lists_are_bounded(room: Room) -> None:
    ann = await room.come("Ann")
    table = await ann.make("cellar", 2)
    for nth in range(MOST):
        await room.lobby.set_guest(table, ann.id, f"{nth:012x}", GuestSet(muted=True))
    one_more = room.lobby.set_guest(table, ann.id, "f" * 12, GuestSet(muted=True, removed=True))
    assert await key_of(one_more) == "table-many-guests"
    assert (await room.table(table)).meta.removed == []  # nothing of it happened


# ── trespasses ───────────────────────────────────────────────────────────────
def test_nothing_of_it_is_for_anyone_but_the_host(door: Hall, ann: Person, bob: Person, table: str) -> None:
    me = ann.hello["who"]
    eve = Person(door, "Eve")
    before = ann.ask("GET", f"/api/tables/{table}")
    for person in (bob, eve):
        for path, body in ((f"/guests/{me}", REMOVE), (f"/guests/{me}", {"muted": True}), ("", LOCK), ("", CLOSE),
                           (f"/guests/{bob.hello['who']}", REMOVE)):
            assert person.ask("PATCH", f"/api/tables/{table}{path}", body, status=403)["key"] == "table-host-only"
    for token, status in ((ann.token[:-8] + "A" * 8, 401), ("", 401)):
        again = Person(door, "Ann", token=token or "x")
        for path, body in ((f"/guests/{me}", {"heard": False}), ("", LOCK)):
            assert again.ask("PATCH", f"/api/tables/{table}{path}", body, status=status)["key"] == "guest-unknown"
    assert ann.ask("PATCH", f"/api/tables/{table}/guests/{me}", REMOVE, status=400)["key"] == "table-yourself"
    for bad in ({"locked": 1}, {"closed": False}, {"removed": "yes"}, {"host": True}):
        assert ann.ask("PATCH", f"/api/tables/{table}", bad, status=400)
    assert ann.ask("PATCH", f"/api/tables/{table}/guests/nobody", REMOVE, status=400)
    assert ann.ask("PATCH", "/api/tables/nowhere", LOCK, status=404)["key"] == "hall-no-table"
    assert ann.ask("GET", f"/api/tables/{table}") == before


# ── over a restart ───────────────────────────────────────────────────────────
def test_what_a_host_decided_holds_after_a_kill(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        ann, bob, cat = (Person(door, name) for name in ("Ann", "Bob", "Cat"))
        table = ann.table("sequence", 3)
        for seat, person in enumerate((bob, cat), 1):
            person.join(table, seat)
        ann.start(table)
        for person in (ann, bob, cat):
            person.sit(table)
        aliases: list[Any] = [person.hello["who"] for person in (ann, bob, cat)]
        decisions: list[tuple[str, str, Any]] = [
            (ann.token, f"/guests/{aliases[1]}", REMOVE), (ann.token, f"/guests/{aliases[2]}", {"muted": True}),
            (ann.token, "", LOCK), (cat.token, f"/guests/{aliases[0]}", {"heard": False})]
        for token, path, body in decisions:
            Person(door, "", token=token).ask("PATCH", f"/api/tables/{table}{path}", body)
            door.kill()
            door.open()
        ann, bob, cat = (Person(door, one.name, token=one.token) for one in (ann, bob, cat))
        for person in (ann, cat):
            person.sit(table)
        assert (ann.hello["locked"], ann.hello["muted"], cat.hello["unheard"]) == (True, [aliases[2]], [aliases[0]])
        assert knocked(door, table, bob.token) == 4403
        assert knocked(door, table, Person(door, "Eve").token) == 4403
        seats = ann.ask("GET", f"/api/tables/{table}")["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ann", ""), ("", "medium"), ("Cat", "")]
        assert door.close()[0] == 0


@in_a_room()
async def test_what_a_host_decides_is_in_the_audit_log(room: Room) -> None:
    table, ann, bob = await room.two()
    await decided(room, ann, table, bob, muted=True)
    await decided(room, bob, table, ann, heard=False)  # nobody else's business
    await decided(room, ann, table, bob, muted=False)
    await room.lobby.set_table(table, ann.id, TableSet(locked=True))
    assert [(line["by"], line["done"], line["table"], line.get("who")) for line in audit.read(room.settings.data)] == [
        (f"host {ann.id}", "muted", table, who(table, bob)), (f"host {ann.id}", "not muted", table, who(table, bob)),
        (f"host {ann.id}", "locked", table, None)]
