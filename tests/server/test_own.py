"""Guests and what is their own: where one is signed in, recovery links, one's data, and leaving for good."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import greathall
from greathall.core.words import Illegal
from greathall.server.bodies import GuestSet
from greathall.server.guests import DAY, LINK_DAYS, MOST_SESSIONS, browser_of
from greathall.server.talk import alias
from tests.server.hall import Hall, Person, hall, http, play_out, until
from tests.server.room import ANN, BOB, Room, Visitor, in_a_room, key_of, to_the_end
from tests.server.rough import knocked, refused

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
          "Version/18.5 Mobile/15E148 Safari/604.1")
pytestmark = pytest.mark.usefixtures("house")


def elsewhere(person: Person, agent: str = "") -> Person:
    """Return the same guest in another browser, signed in with a link."""
    code = person.ask("GET", "/api/identity/link")["code"]
    with http(person.hall) as browser:
        told = browser.post("/api/identity/recover", json={"code": code}, headers={"user-agent": agent}).json()
    return Person(person.hall, person.name, token=told["token"])


def sessions(person: Person) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = person.ask("GET", "/api/identity/sessions")
    return listed


# ── where one is signed in ───────────────────────────────────────────────────
def test_a_guest_sees_where_they_are_signed_in(ann: Person) -> None:
    phone = elsewhere(ann, SAFARI)
    laptop = elsewhere(ann, FIREFOX)
    assert phone.ask("GET", "/api/identity")["id"] == ann.ask("GET", "/api/identity")["id"]
    assert sorted(one["browser"] for one in sessions(ann)) == ["", "Firefox, Linux", "Safari, iPhone"]
    for person, browser in ((ann, ""), (phone, "Safari, iPhone"), (laptop, "Firefox, Linux")):
        [here] = [one for one in sessions(person) if one["here"]]
        assert here["browser"] == browser
        assert abs(here["seen"] - time.time()) < DAY
        assert here["made"] <= here["seen"]
    renamed = phone.ask("PUT", "/api/identity", {"name": "Annie"})
    assert renamed["token"] == phone.token  # no session more
    assert len(sessions(ann)) == 3


@pytest.mark.parametrize(("agent", "browser"), [
    (FIREFOX, "Firefox, Linux"), (SAFARI, "Safari, iPhone"), ("", ""), ("python-httpx/0.28", ""), ("x" * 10_000, ""),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
     "Edge, Windows"),
    ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
    ("Firefox/<script>alert(1)</script>", "Firefox"),
])
def test_what_a_browser_says_of_itself_is_told_roughly(agent: str, browser: str) -> None:
    assert browser_of(agent) == browser


def test_signing_out_elsewhere_ends_that_token_and_its_sockets_at_once(ann: Person, bob: Person, table: str) -> None:
    phone = elsewhere(ann)
    phone.sit(table)
    [there] = [one["id"] for one in sessions(phone) if one["here"]]
    left = ann.ask("DELETE", f"/api/identity/sessions/{there}")
    assert [one["here"] for one in left] == [True]
    with pytest.raises(Exception, match="1001"):
        phone.until("nothing")
    assert phone.ask("GET", "/api/identity", status=401)["key"] == "guest-unknown"
    assert knocked(ann.hall, table, phone.token) == 4401
    assert ann.ask("GET", "/api/identity")["name"] == "Ann"
    ann.say(ping=1)  # her own socket goes on
    assert ann.until("pong")["ping"] == 1
    assert bob.ask("DELETE", f"/api/identity/sessions/{left[0]['id']}", status=404)["key"] == "guest-no-session"


def test_signing_out_here_takes_the_cookie_away(door: Hall, stranger: httpx.Client) -> None:
    stranger.put("/api/identity", json={"name": "Ann"})
    [here] = stranger.get("/api/identity/sessions").json()
    answer = stranger.delete(f"/api/identity/sessions/{here['id']}", headers={"origin": door.url})
    assert answer.json() == []
    assert "greathall" not in stranger.cookies
    assert stranger.get("/api/identity").status_code == 401


def test_everybody_else_is_signed_out_and_stays_so_after_a_kill(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        ann = Person(door, "Ann")
        others = [elsewhere(ann) for _ in range(3)]
        assert len(ann.ask("DELETE", "/api/identity/sessions")) == 1
        door.kill()
        door.open()
        for other in others:
            assert Person(door, "Ann", token=other.token).ask("GET", "/api/identity", status=401)
        again = Person(door, "Ann", token=ann.token)
        assert [one["here"] for one in sessions(again)] == [True]


@in_a_room()
async def test_the_oldest_of_too_many_sessions_ends(room: Room) -> None:
    ann = await room.come("Ann")
    tokens = [ann.token, *[await room.guests.sign_in(ann.id, f"number {nth}") for nth in range(MOST_SESSIONS)]]
    assert len(await room.guests.sessions(ann.id)) == MOST_SESSIONS
    assert [await room.guests.by_token(token) is None for token in tokens].count(True) == 1
    assert await room.guests.by_token(tokens[-1]) is not None


@in_a_room()
async def test_a_session_that_has_ended_does_not_come_back_when_it_is_seen(room: Room) -> None:
    ann = await room.come("Ann")
    session = (await room.guests.sessions(ann.id))[0]
    room.guests._known[ann.id].sessions[session.id] = type(session)(ann.id, session.id, 0, 0, "")
    assert await room.guests.by_token(ann.token) is not None  # notes that it was seen
    await room.guests.sign_out(ann.id, [session.id])
    room.guests._known.clear()
    assert await room.guests.sessions(ann.id) == []
    assert await room.guests.by_token(ann.token) is None


# ── recovery links ───────────────────────────────────────────────────────────
def test_looking_whose_link_it_is_signs_nobody_in(ann: Person, stranger: httpx.Client) -> None:
    link = ann.ask("GET", "/api/identity/link")
    answer = stranger.post("/api/identity/recover", json={"code": link["code"], "look": True})
    assert (answer.json()["name"], answer.json()["token"]) == ("Ann", "")
    assert "set-cookie" not in answer.headers
    assert len(sessions(ann)) == 1


def test_links_can_be_made_void(door: Hall, ann: Person, stranger: httpx.Client) -> None:
    first = ann.ask("GET", "/api/identity/link")
    assert abs(first["until"] - time.time() - LINK_DAYS * DAY) < DAY
    ann.ask("DELETE", "/api/identity/link")
    second = ann.ask("GET", "/api/identity/link")
    third = ann.ask("POST", "/api/identity/link")
    for old in (first, second):
        no = stranger.post("/api/identity/recover", json={"code": old["code"]})
        assert refused(door, no, 403)["key"] == "guest-no-code"
    assert stranger.post("/api/identity/recover", json={"code": third["code"]}).json()["name"] == "Ann"


@in_a_room()
async def test_a_link_expires(room: Room) -> None:
    ann, now = await room.come("Ann"), int(time.time())
    assert (await room.guests.recover(room.keeper.recovery(ann.id, 0, now + DAY))).id == ann.id
    assert await key_of(room.guests.recover(room.keeper.recovery(ann.id, 0, now))) == "guest-no-code"


# ── one's data ───────────────────────────────────────────────────────────────
def test_a_guest_takes_their_data_along_and_nobody_elses(ann: Person, bob: Person, table: str,
                                                         stranger: httpx.Client) -> None:
    bob.say(chat="said by Bob")
    bob.until("said")
    ann.say(chat="said by Ann")
    while ann.until("said")["text"] != "said by Ann":
        pass
    waiting = ann.table("candles")
    play_out([ann, bob], Random(1))
    answer = ann.http.get("/api/identity/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="greathall.json"'
    data = json.loads(answer.text)
    assert data["guest"]["name"] == "Ann"
    assert len(data["sessions"]) == 1
    assert {(one["id"], one["status"]) for one in data["tables"]} == {(table, "over"), (waiting, "waiting")}
    assert [line["text"] for line in data["talk"]] == ["said by Ann"]
    [record] = data["records"]
    assert greathall.replay(record).head == ann.now["head"]
    assert bob.ask("GET", "/api/identity")["id"] not in answer.text
    assert ann.token not in answer.text
    refused(ann.hall, stranger.get("/api/identity/data"), 401)


# ── leaving for good ─────────────────────────────────────────────────────────
@in_a_room()
async def test_who_deletes_themselves_leaves_every_table_and_takes_nothing_of_others(room: Room) -> None:
    going, ann, bob = await room.two(options={"rounds": 5})
    over = await ann.make("cellar", 2, options={"rounds": 1})
    await room.lobby.join(over, bob.row, BOB)
    await room.lobby.start(over, ann.id, None)
    await ann.sit(over)
    await bob.sit(over)
    await bob.say(chat="well played, all of you")
    await ann.say(chat="it was me, Ann")
    await to_the_end(ann, bob)
    waiting, empty = await ann.make("cellar", 2), await ann.make("cellar", 2)
    await room.lobby.join(waiting, bob.row, BOB)
    record, before = await room.lobby.record(over), await room.lobby.replay(over, bob.id, None, 0, 100)
    await bob.sit(going)

    await room.leaving.forget(ann.id)
    assert await room.guests.by_token(ann.token) is None
    assert await room.leaving.leave_all(ann.id)

    assert room.store.guest(ann.id) is None
    assert room.store.sessions(ann.id) == []
    assert await key_of(room.lobby.info(empty, bob.id)) == "hall-no-table"
    info = await room.lobby.info(waiting, bob.id)
    assert (info.seats[ANN].taken, info.host) == (False, True)
    info = await room.lobby.info(going, bob.id)
    assert (info.seats[ANN].name, info.seats[ANN].bot, info.seats[ANN].gone) == ("", "medium", True)
    await bob.until(lambda now: now["ask"]["seat"] == BOB)  # the bot plays on
    info = await room.lobby.info(over, bob.id)
    assert (info.seats[ANN].name, info.seats[ANN].gone, info.seats[BOB].name) == ("", True, "Bob")
    after = await room.lobby.replay(over, bob.id, None, 0, 100)
    assert after.seats == ["", "Bob"]
    assert after.frames == before.frames
    assert await room.lobby.record(over) == record  # its heads are made from it
    assert [line.text for line in (await room.table(over)).meta.talk] == ["well played, all of you"]
    with pytest.raises(Illegal):
        await room.guests.sign_in(ann.id, "")


@in_a_room()
async def test_a_table_without_a_host_takes_no_stranger_for_one(room: Room) -> None:
    going, ann, bob = await room.two(options={"rounds": 5})
    await room.lobby.leave(going, bob.id, BOB)
    await bob.go()
    table = await room.table(going)
    table.meta.seats[BOB].owner = ""
    await room.leaving.forget(ann.id)
    await room.leaving.leave_all(ann.id)
    assert ((await room.table(going)).meta.host, (await room.table(going)).meta.status) == ("", "suspended")
    stranger = Visitor(room, None)
    await stranger.sit(going)
    assert stranger.last("hello")["host"] is False
    assert not (await room.lobby.info(going, "")).host
    assert (await stranger.say(pace="once"))[-1]["key"] == "table-host-only"


@in_a_room()
async def test_whoever_was_removed_or_only_watched_is_forgotten_too(room: Room) -> None:
    table, ann, bob = await room.two(options={"rounds": 5})
    eve = await room.come("Eve")
    await eve.sit(table)
    await eve.say(chat="I only watch")
    await bob.say(chat="I play")
    who = [alias(table, guest.id) for guest in (bob, eve)]
    await room.lobby.set_guest(table, ann.id, who[1], GuestSet(muted=True, heard=False))
    await room.lobby.set_guest(table, eve.id, who[0], GuestSet(heard=False))
    await room.lobby.set_guest(table, ann.id, who[0], GuestSet(removed=True))
    for guest in (bob, eve):
        await room.leaving.forget(guest.id)
        await room.leaving.leave_all(guest.id)
    meta = (await room.table(table)).meta
    assert not any(one.encode() in meta.written() for one in who)
    assert meta.talk == []
    assert (meta.status, meta.host, meta.forgotten) == ("playing", ann.id, [BOB])
    assert (await room.lobby.replay(table, ann.id, None, 0, 1)).seats == ["Ann", ""]


def test_who_deleted_themselves_stays_deleted_after_a_kill(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        tables = [ann.table("candles") for _ in range(12)]
        for table in tables:
            bob.join(table, 1)
        link, phone = ann.ask("GET", "/api/identity/link")["code"], elsewhere(ann)
        assert ann.ask("DELETE", "/api/identity") == {"name": "Ann"}
        door.kill()  # while she is leaving her tables
        door.open()
        bob = Person(door, "Bob", token=bob.token)
        for token in (ann.token, phone.token):
            assert Person(door, "Ann", token=token).ask("GET", "/api/identity", status=401)
        assert bob.ask("POST", "/api/identity/recover", {"code": link}, status=403)["key"] == "guest-no-code"
        until(lambda: all(bob.ask("GET", f"/api/tables/{table}")["host"] for table in tables))
        seats = [bob.ask("GET", f"/api/tables/{table}")["seats"] for table in tables]
        assert [(ann["taken"], bob["name"]) for ann, bob in seats] == [(False, "Bob")] * len(tables)
        assert door.close()[0] == 0


def test_nobody_deletes_another_guest(door: Hall, ann: Person, bob: Person, stranger: httpx.Client) -> None:
    for how in ({}, {"authorization": f"Bearer {ann.token}x"}, {"cookie": f"greathall={ann.token}"}):
        assert stranger.delete("/api/identity", headers=how).status_code in (401, 403)
    me = ann.ask("GET", "/api/identity")["id"]
    assert bob.http.request("DELETE", "/api/identity", json={"id": me}).status_code == 200  # Bob himself, at most
    assert ann.ask("GET", "/api/identity")["id"] == me
    again = Person(door, "Bob", token=bob.token)
    assert again.http.delete("/api/identity").status_code == 401
