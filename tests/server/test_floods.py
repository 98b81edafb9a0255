"""Too much of anything ends somewhere; whoever does it is told, and the others play on."""

import re
import select
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.hall import WAIT, Hall, Person, hall, http, until
from tests.server.rough import answer, chunks, dial, frame, knocked, request, rest, told, upgraded

LIMITS = {"message-rate": 1000, "message-burst": 1000, "request-rate": 20, "request-burst": 100, "newcomer-rate": 0.01,
          "newcomer-burst": 6, "sockets-each": 4, "most-sockets": 40, "tables-each": 3, "backlog-bytes": 65536,
          "patience": 2}
PLACES, EACH = 40 + 200, (40 + 200) // 2
"""Connections the hall accepts, and those of one address."""
addresses = iter(f"127.0.0.{number}" for number in range(10, 250))
"""Limits count by address, so each test uses addresses of its own."""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    words = [word for name, value in LIMITS.items() for word in (f"--{name}", str(value))]
    with hall(tmp_path_factory.mktemp("hall") / "data", *words) as opened:
        yield opened
        for person in opened.people:
            person.leave()
        assert opened.close() == (0, "The hall is closed.\n")


def arriving(door: Hall, name: str) -> Person:
    return Person(door, name, next(addresses))


def at_table(door: Hall, game: str = "sequence") -> tuple[str, Person, Person]:
    ann, bob = arriving(door, "Ann"), arriving(door, "Bob")
    table = ann.table(game)
    bob.join(table, 1)
    ann.start(table)
    ann.sit(table)
    bob.sit(table)
    return table, ann, bob


def metric(person: Person, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", person.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


# ── messages ─────────────────────────────────────────────────────────────────
KINDS = [b'{"ping": 1}', b"{", b'{"phrase": "x"}', b'{"seq": 1, "seat": 0, "action": {"type": "Place"}}', b"[1, 2"]


def test_ten_thousand_messages_from_one_while_two_play_on(door: Hall) -> None:
    """Send as many as the line takes, of every kind, and at least ten thousand, while a match is played.

    Nobody waits for the loud one, who is read more slowly and told so."""
    table, ann, bob = at_table(door)
    loud = arriving(door, "Loud")
    before = metric(ann, "greathall_messages_total")
    sent, heard, played = 0, b"", threading.Event()
    line = upgraded(door, table, loud.token, loud.address)

    def shout() -> None:
        nonlocal sent
        crowd = b"".join(frame(kind) for kind in KINDS) * 20
        with suppress(OSError):
            while not played.is_set():
                line.sendall(crowd)
                sent += 20 * len(KINDS)

    def listen() -> None:
        nonlocal heard
        with suppress(OSError):
            while more := line.recv(1 << 16):
                heard += more

    voices = [threading.Thread(target=deed, daemon=True) for deed in (shout, listen)]
    for voice in voices:
        voice.start()
    play_some([ann, bob], Random(1), 60)
    while sent < 10_000:
        play_some([ann, bob], Random(1), 10)
    until(lambda: b"gate-often" in heard)
    played.set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    for voice in voices:
        voice.join()
    line.close()
    assert ann.now["head"] == bob.now["head"]
    assert metric(ann, "greathall_messages_total") - before < sent / 2  # most were left on the line


def play_some(people: list[Person], rng: Random, moves: int) -> None:
    """Every move is answered, and both see the same."""
    for _ in range(moves):
        newest = max(p.now["seq"] for p in people)
        for person in people:
            person.until_seq(newest)
        if people[0].now["status"] == "over":
            return
        made = next(p for p in people if p.asked).play_any(rng)
        assert made["type"] == "table"
    newest = max(p.now["seq"] for p in people)
    for person in people:
        person.until_seq(newest)


def test_the_limit_of_messages_is_the_guests_and_not_the_sockets(door: Hall) -> None:
    """A second tab gives no second voice."""
    table, ann, _ = at_table(door)
    tabs = [upgraded(door, table, ann.token, ann.address) for _ in range(2)]
    for tab in tabs:
        tab.sendall(frame(b'{"ping": 1}') * 1500)
    heard = b""
    for tab in tabs:
        while b"gate-often" not in heard:
            heard += tab.recv(1 << 16)
        tab.close()
    assert b"gate-often" in heard


# ── slow readers ─────────────────────────────────────────────────────────────
def test_who_never_reads_is_let_go_and_the_others_play_on(door: Hall) -> None:
    """Spectators talk among themselves, and some of them never read."""
    table, ann, bob = at_table(door)
    talkers = [arriving(door, "Cat"), arriving(door, "Dan")]
    for person in talkers:
        person.sit(table)
    with ExitStack() as lines:
        deaf = [lines.enter_context(upgraded(door, table, "", ann.address, room=2048)) for _ in range(3)]
        spoken = 0
        while ann.ask("GET", f"/api/tables/{table}")["spectators"] > len(talkers):
            assert spoken < 100_000, "nobody lets them go"
            for person in talkers * 50:
                person.say(chat="🕯" * 300)
                while person.until("said")["name"] != person.name:
                    pass
                spoken += 1
        play_some([ann, bob], Random(2), 20)
        assert ann.now["head"] == bob.now["head"]
        for line in deaf:
            assert len(rest(line)) < 10_000_000  # what was on its way, and then the end


def test_pings_without_end_are_not_kept(door: Hall) -> None:
    """The library answers a socket's own pings before the hall hears of them."""
    table, ann, bob = at_table(door)
    before = metric(bob, "process_resident_memory_bytes")
    sent, ping = 0, frame(b"x" * 125, kind=9) * 500
    with upgraded(door, table, ann.token, ann.address, room=2048) as line, suppress(OSError):
        line.settimeout(5)
        while sent < 200_000_000:
            sent += line.send(ping)
    assert sent < 200_000_000
    assert metric(bob, "process_resident_memory_bytes") - before < 50_000_000
    play_some([ann, bob], Random(3), 20)


# ── slow senders, and slow readers of HTTP ───────────────────────────────────
NEVER = [(b"", 0), (b"\r\n", 0), (b"GET / HT", 408), (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", 408),
         (request("PUT", "/api/identity", b'{"name"')[:-3], 408),
         (chunks("PUT", "/api/identity", b'{"name"')[:-5], 408)]


def test_requests_that_never_come_and_answers_that_nobody_reads(door: Hall) -> None:
    with ExitStack() as lines:
        deaf = lines.enter_context(dial(door, next(addresses), room=2048))
        deaf.sendall(request("GET", "/api/games/sequence/sentences", connection="keep-alive") * 30)
        slow = [lines.enter_context(dial(door, next(addresses))) for _ in NEVER]
        for line, (said, _) in zip(slow, NEVER, strict=True):
            line.sendall(said)
        answers = [told(answer(line)) for line in slow]
        assert [status for status, _ in answers] == [status for _, status in NEVER]
        assert all(why["key"] == "gate-slow" for status, why in answers if status)
        cut = select.poll()
        cut.register(deaf, select.POLLHUP)
        assert cut.poll(1000 * WAIT), "the hall waits for a reader that never reads"


def test_a_head_that_comes_by_and_by_and_never_ends(door: Hall) -> None:
    with dial(door, next(addresses)) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for number in range(1_000_000):
                line.sendall(b"x-%d: %b\r\n" % (number, b"y" * 1000))
        assert told(rest(line))[0] in (431, 0)  # 0: the answer was lost when the line was cut
        assert number < 20_000


# ── too many ─────────────────────────────────────────────────────────────────
def test_sockets_of_one_guest(door: Hall) -> None:
    ann, bob = arriving(door, "Ann"), arriving(door, "Bob")
    table = ann.table("candles")
    with ExitStack() as tabs:
        lines = [tabs.enter_context(upgraded(door, table, ann.token, ann.address)) for _ in range(4)]
        assert knocked(door, table, ann.token) == 4429
        assert knocked(door, table, bob.token) == 0  # the limit is a guest's own
        lines[0].close()
        while knocked(door, table, ann.token) == 4429:
            pass  # as soon as the hall has noticed
    assert bob.ask("GET", f"/api/tables/{table}")["status"] == "waiting"


def test_many_sockets_at_once_don_t_slip_in_together(door: Hall) -> None:
    ann = arriving(door, "Ann")
    table = ann.table("candles")
    with ThreadPoolExecutor(16) as hurry, ExitStack() as tabs:
        lines = list(hurry.map(lambda _: tabs.enter_context(upgraded(door, table, ann.token, ann.address)), range(16)))
        first = list(hurry.map(lambda line: line.recv(1), lines))
        assert first.count(b"\x81") == 4  # a word of welcome
        assert first.count(b"\x88") == 12  # a goodbye


def test_tables_of_one_guest(door: Hall) -> None:
    ann, bob = arriving(door, "Ann"), arriving(door, "Bob")
    tables = [ann.table("candles") for _ in range(3)]
    for body in ({"game": "candles", "seats": 2}, {"game": "sequence", "seats": 3, "open": True}):
        assert ann.ask("POST", "/api/tables", body, status=429)["key"] == "hall-many-tables"
    assert {table["id"] for table in ann.ask("GET", "/api/tables/mine")} == set(tables)
    bob.table("candles")
    ann.ask("DELETE", f"/api/tables/{tables[0]}/seats/0")
    ann.table("candles")  # one that was left makes room


def test_many_tables_at_once_don_t_slip_in_together(door: Hall) -> None:
    ann = arriving(door, "Ann")
    wanted = {"game": "candles", "seats": 2}
    with ThreadPoolExecutor(8) as hurry:
        answers = list(hurry.map(lambda _: ann.http.post("/api/tables", json=wanted), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 5


def newcomers(door: Hall, address: str, **headers: str) -> list[int]:
    with http(door, address) as client:
        return [client.put("/api/identity", json={"name": f"Guest {number}"},
                           headers={name.replace("_", "-"): value.format(number) for name, value in headers.items()} |
                           {"cookie": ""}).status_code for number in range(10)]


def test_newcomers_from_one_address(door: Hall) -> None:
    assert newcomers(door, next(addresses)) == [200] * 6 + [429] * 4
    assert newcomers(door, next(addresses))[0] == 200
    claimed = newcomers(door, next(addresses), x_forwarded_for="192.0.2.{}", forwarded="for=192.0.2.{}")
    assert claimed == [200] * 6 + [429] * 4  # anyone can claim to be a proxy


def test_behind_a_proxy_people_are_told_apart(tmp_path: Path) -> None:
    limits = ("--newcomer-burst", "6", "--newcomer-rate", "0.01", "--proxies", "127.0.0.1", "--address",
              "https://hall.example.org")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with hall(tmp_path / "data", *limits, port=port) as door:
        origin = {"origin": "https://hall.example.org"}  # what browsers send, whatever the proxy calls us
        assert newcomers(door, "127.0.0.1", x_forwarded_for="192.0.2.{}", **origin) == [200] * 10
        assert newcomers(door, "127.0.0.1", x_forwarded_for="192.0.2.77", **origin) == [200] * 6 + [429] * 4
        assert newcomers(door, "127.0.0.9", x_forwarded_for="192.0.2.{}") == [200] * 6 + [429] * 4


def test_requests_of_one_address(door: Hall) -> None:
    """Hard ones, which even a busy machine asks for faster than the hall allows."""
    ann, bob = arriving(door, "Ann"), arriving(door, "Bob")
    asked = (ann.http.get("/api/tables/nowhere/record") for _ in range(400))
    late = next(answer for answer in asked if answer.status_code != 404)
    assert late.status_code == 429
    assert (late.json()["key"], late.headers["retry-after"]) == ("gate-often", "1")
    assert bob.ask("GET", "/api/hall")  # others aren't affected
    assert knocked(door, "nowhere", bob.token) == 4404


def test_connections_of_one_address(door: Hall) -> None:
    """They send nothing at all; one address gets half of the hall's places, and everyone else the others."""
    loud, ann = next(addresses), arriving(door, "Ann")
    with ExitStack() as lines:
        crowd = [lines.enter_context(dial(door, loud)) for _ in range(EACH + 5)]
        refused = [told(answer(line)) for line in crowd[EACH:]]
        assert [(status, why["key"]) for status, why in refused] == [(503, "hall-full")] * 5
        assert ann.http.get("/").status_code == 200
        for line in crowd[:EACH]:
            assert rest(line) == b""  # whoever never asks is disconnected after a while
    with http(door, loud) as client:
        assert client.get("/").status_code == 200


def test_the_whole_hall_may_be_full(door: Hall) -> None:
    """All sockets together; whoever has a seat plays on."""
    table, ann, bob = at_table(door)
    with ExitStack() as lines:
        guests: list[Any] = [arriving(door, f"Guest {number}") for number in range(10)]
        codes = []
        for guest in guests:
            for _ in range(4):
                line = lines.enter_context(upgraded(door, table, guest.token, guest.address))
                codes.append(line.recv(1))
        assert codes.count(b"\x88") >= 2  # the last ones: the hall is full
        assert codes.count(b"\x81") <= 38
        assert knocked(door, table, arriving(door, "Late").token) == 4503
        play_some([ann, bob], Random(4), 20)
