"""Whoever runs a hall gives orders while it is open; what they decide outlives the process."""

import io
import json
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from greathall.cli import main
from greathall.server import audit, doors
from greathall.server.addresses import unmapped
from greathall.server.orders import NAME, Order, give
from greathall.server.sentences import Refused
from greathall.server.wire import Status
from tests.server.hall import Hall, Person, hall, http, until
from tests.server.room import BOB, Room, in_a_room


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall whose folder has a name too long for a socket."""
    with hall(tmp_path_factory.mktemp("long") / ("x" * 100) / "data") as opened:
        yield opened
        for person in opened.people:
            person.leave()
        assert opened.close() == (0, "The hall is closed.\n")
        assert not (opened.data / NAME).exists()


def typed(*words: str) -> tuple[int, str, str]:
    """Return the exit code of `greathall admin`, what it said, and its faults."""
    with redirect_stdout(io.StringIO()) as said, redirect_stderr(io.StringIO()) as faults:
        code = main(["admin", *words])
    return code, said.getvalue(), faults.getvalue()


def admin(door: Hall, *words: str) -> str:
    code, said, faults = typed(*words, "--data", str(door.data))
    assert (code, faults) == (0, "")
    return said


def refused(data: Path, *words: str) -> str:
    code, said, faults = typed(*words, "--data", str(data))
    assert (code, said) == (2, "")
    return faults


def me(person: Person) -> str:
    return str(person.ask("GET", "/api/identity")["id"])


def two(door: Hall) -> tuple[str, Person, Person]:
    ann, bob = Person(door, "Ann"), Person(door, "Bob")
    table = ann.table()
    bob.join(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.sit(table)
    return table, ann, bob


def cut_off(person: Person) -> None:
    with pytest.raises(ConnectionClosed):
        person.until("never")


# ── who may give orders ──────────────────────────────────────────────────────
def test_only_the_owner_of_the_folder_reaches_the_socket_and_nobody_by_http(run: Hall) -> None:
    file = run.data / NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(run.data.stat().st_mode) == 0o700
    ann = Person(run, "Ann")
    assert ann.http.post("/api/admin", json={"do": "status"}).status_code == 404


def test_without_a_hall_every_order_says_so(tmp_path: Path) -> None:
    for words in ([], ["tables"], ["ban", "192.0.2.1"]):
        assert "no hall is open on the folder" in refused(tmp_path, *words)
    (tmp_path / "left").mkdir()
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "left" / NAME))  # as a killed hall leaves it
    assert "no hall is open on the folder" in refused(tmp_path / "left", "tables")
    assert typed("log", "--data", str(tmp_path))[1] == "Nothing to show.\n"


@pytest.mark.parametrize("said", [b"", b"\n", b"{\n", b'{"do": "obey"}\n', b'{"do": "hear"}\n', b'{"do": "ban"}\n',
                                  b'{"do": "invite", "uses": 0}\n', b"x" * 100_000 + b"\n"])
def test_a_bad_order_is_answered_or_dropped_and_changes_nothing(run: Hall, said: bytes) -> None:
    before = give(run.data, Order("status")).rows
    handle = os.open(run.data, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(f"/proc/self/fd/{handle}/{NAME}")
        line.sendall(said)
        line.shutdown(socket.SHUT_WR)
        with line.makefile("rb") as heard:
            answer = heard.read()
    os.close(handle)
    assert not answer or json.loads(answer)["fault"]
    assert give(run.data, Order("status")).rows == before


# ── looking and closing ──────────────────────────────────────────────────────
def test_tables_and_guests_are_listed_and_a_table_closed(run: Hall) -> None:
    table, ann, bob = two(run)
    waiting = bob.table()
    listed = admin(run, "tables")
    assert f"{table} " in listed
    assert f"Ann ({me(ann)}), Bob ({me(bob)})" in listed
    assert next(line for line in admin(run, "guests").splitlines() if me(bob) in line).endswith("127.0.0.1")
    admin(run, "close", table, "--why", "it is late")
    bob.until("hello")
    assert "it is late" in bob.until("table")["why"]
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "suspended"
    admin(run, "close", waiting)
    assert bob.ask("GET", f"/api/tables/{waiting}", status=404)["key"] == "hall-no-table"
    assert "suspended" in refused(run.data, "close", table)
    assert "no such table" in refused(run.data, "close", waiting)
    done = audit.read(run.data, (audit.DONE,))
    assert [(line["by"], line["done"], line["table"]) for line in done[-2:]] == [
        ("admin", "close", table), ("admin", "close", waiting)]


# ── bans ─────────────────────────────────────────────────────────────────────
def test_a_banned_guest_is_out_at_once_and_a_bot_plays_on(run: Hall) -> None:
    table, ann, bob = two(run)
    other = bob.table()
    admin(run, "ban", me(bob), "--why", "rude")
    cut_off(bob)
    assert bob.ask("GET", "/api/identity", status=403)["key"] == "guest-banned"
    assert bob.ask("POST", "/api/tables", {"game": "sequence", "seats": 2}, status=403)["key"] == "guest-banned"
    while not ann.now["seats"][1]["bot"]:
        ann.until("table")
    assert ann.ask("GET", f"/api/tables/{other}", status=404)  # nobody sat there any more
    with pytest.raises(ConnectionClosed, match="banned you"):
        bob.sit(table)
    assert me(ann) not in admin(run, "bans")
    assert next(line for line in admin(run, "bans").splitlines() if "rude" in line)
    who = admin(run, "bans").split()[0]
    admin(run, "unban", who)
    assert bob.ask("GET", "/api/identity")["id"] == who
    assert "isn't banned" in refused(run.data, "unban", who)
    assert "neither a guest of this hall nor an address" in refused(run.data, "ban", "nobody")


def test_a_banned_network_gets_nothing_and_its_sockets_are_closed(run: Hall) -> None:
    eve, ann = Person(run, "Eve", "127.0.7.7"), Person(run, "Ann")
    table = ann.table()
    eve.sit(table)
    ann.sit(table)
    assert admin(run, "ban", "127.0.7.0/24") == "127.0.7.0/24 is banned.\n"
    cut_off(eve)
    for path in ("/", "/api/hall", "/api/identity"):
        assert eve.http.get(path).json()["key"] == "gate-banned"
    with http(run, "127.0.8.7") as neighbour:
        assert neighbour.get("/api/hall").status_code == 200
    ann.say(ping=1)
    assert ann.until("pong")
    admin(run, "unban", "127.0.7.99/24")
    assert eve.http.get("/api/hall").status_code == 200


@pytest.mark.parametrize(("who", "network", "inside", "outside"), [
    ("192.0.2.7", "192.0.2.7/32", "192.0.2.7", "192.0.2.8"),
    ("192.0.2.7", "192.0.2.7/32", "::ffff:192.0.2.7", "::ffff:192.0.2.8"),
    ("192.0.2.99/24", "192.0.2.0/24", "192.0.2.1", "192.0.3.1"),
    ("2001:db8:1:2::7", "2001:db8:1:2::/64", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
    ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff::", "2001:db9::"),
])
def test_a_network_means_its_addresses(who: str, network: str, inside: str, outside: str) -> None:
    guard = doors.Doors()
    found = doors.network_of(who)
    assert str(found) == network
    guard._hold(doors.Policy(bans={network: doors.Ban(0)}))
    assert guard.is_banned(inside)
    assert not guard.is_banned(outside)
    assert not guard.is_banned("not an address")
    assert unmapped(inside) is not None


# ── read-only, and by invitation ─────────────────────────────────────────────
def test_read_only_takes_nothing_new_and_running_matches_go_on(run: Hall) -> None:
    _, ann, bob = two(run)
    waiting = ann.table(seats=3, bots={"1": "easy"})
    admin(run, "read-only", "on")
    for verb, path, body in (("POST", "/api/tables", {"game": "sequence", "seats": 2}),
                             ("POST", f"/api/tables/{waiting}/start", {}),
                             ("POST", f"/api/tables/{waiting}/seats/2", None)):
        asker = ann if path.endswith("start") else bob
        assert asker.ask(verb, path, body, status=503)["key"] == "hall-read-only"
    with http(run) as stranger:
        assert stranger.put("/api/identity", json={"name": "Eve"}).json()["key"] == "hall-read-only"
    mover = ann if ann.asked else bob
    before = mover.now["seq"]
    assert mover.play(mover.now["ask"]["legal"][0])["seq"] > before
    ann.ask("PUT", "/api/identity", {"name": "Anne"})
    admin(run, "read-only", "off")
    bob.join(waiting, 2)
    ann.start(waiting)


def test_codes_let_so_many_guests_in_and_no_more(run: Hall) -> None:
    code = admin(run, "invite", "--uses", "2").strip()
    spare = admin(run, "invite").strip()
    admin(run, "invite-only", "on")
    with http(run) as stranger:
        def come(**more: str) -> str:
            answer = stranger.put("/api/identity", json={"name": "Eve", **more}, headers={"cookie": ""})
            return str(answer.json().get("key", "let in"))

        assert come() == "guest-invite-only"
        assert come(code="WRONG") == "guest-bad-code"
        typed_code = f" {code[:4].lower()}-{code[4:]}"
        assert [come(code=typed_code) for _ in range(3)] == ["let in", "let in", "guest-bad-code"]
        assert f"{spare} " in admin(run, "invites")
        assert code not in admin(run, "invites")
        admin(run, "void", spare)
        assert come(code=spare) == "guest-bad-code"
        assert "there is no code" in refused(run.data, "void", spare)
        admin(run, "invite-only", "off")
        assert come() == "let in"


def decided(door: Hall) -> list[list[list[str]]]:
    """Return everything that was decided: the state, without what the hall is busy with, bans and codes."""
    return [give(door.data, Order("status")).rows[4:], give(door.data, Order("bans")).rows,
            give(door.data, Order("invites")).rows]


def test_what_was_decided_outlives_a_kill(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        bob = Person(door, "Bob")
        code = admin(door, "invite", "--uses", "3").strip()
        for words in (["ban", me(bob)], ["ban", "127.0.9.0/24"], ["invite-only", "on"], ["read-only", "on"]):
            admin(door, *words)
        before = decided(door)
        door.kill()
        assert "no hall is open" in refused(door.data, "tables")
        door.open()
        assert decided(door) == before
        assert bob.ask("GET", "/api/identity", status=403)["key"] == "guest-banned"
        admin(door, "read-only", "off")
        with http(door) as stranger:
            let_in = stranger.put("/api/identity", json={"name": "Eve", "code": code})
            assert let_in.status_code == 200
            door.kill()  # the guest and the code that they used are on disk together
        door.open()
        assert give(door.data, Order("invites")).rows[0][2] == "2"
        with http(door) as eve:
            token = let_in.json()["token"]
            assert eve.get("/api/identity", headers={"authorization": f"Bearer {token}"}).status_code == 200
        assert [line["done"] for line in audit.read(door.data, (audit.DONE,))] == [
            "invite", "ban", "ban", "invite-only", "read-only", "read-only"]


def test_orders_are_heard_when_every_place_is_taken(tmp_path: Path) -> None:
    with hall(tmp_path / "data", "--most-sockets", "1") as door:
        lines = [socket.create_connection(("127.0.0.1", door.port)) for _ in range(110)]
        until(lambda: "tables" in str(give(door.data, Order("status")).rows))
        for line in lines:
            line.close()


@pytest.mark.usefixtures("house")
@in_a_room()
async def test_a_table_that_is_just_starting_is_deleted_as_one_that_waits(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    early: Status
    for early in ("waiting", "starting"):
        table = await ann.make("cellar", 2)
        await room.lobby.join(table, bob.row, BOB)
        (await room.table(table)).meta.status = early
        await room.hub.close_table(table, Refused(409, "table-shut"))
        with pytest.raises(Refused, match="no such table"):
            await room.table(table)
