"""The straight way of a message: the same as the library's in everything that anyone can notice."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from socket import MSG_WAITALL
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from greathall.server.lock import Lock
from greathall.server.straight import LOST, Straight, follow, text_of
from tests.server.hall import Hall, Person, hall
from tests.server.room import Room, Visitor, in_a_room, until
from tests.server.rough import frame, knock, rest, upgraded
from tests.server.test_told import asked, move, no_writing
from tests.table import SCALE

KINDS = (0, 1, 1, 1, 2, 8, 9, 10)


def cut(data: bytes, rng: Random, places: int) -> list[bytes]:
    """Return the data in pieces, as a network may bring them."""
    at = sorted({0, len(data), *(rng.randrange(1, len(data)) for _ in range(places))})
    return [data[start:end] for start, end in pairwise(at)]


# ── frames ───────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, 65535])
def test_a_whole_text_is_read_and_anything_less_or_more_is_not(size: int) -> None:
    text = ("ü" * (size // 2) + "x" * (size % 2)).encode()
    whole = frame(text)
    assert text_of(whole) == text
    unlike = (whole[:-1], whole + b"\x81", whole + whole, frame(text, kind=2), frame(text, last=False),
              frame(text, masked=False), frame(text, bits=0x40), frame(text, kind=9), b"\x81")
    assert [text_of(data) for data in unlike] == [None] * len(unlike)


def test_a_text_too_long_for_two_bytes_of_length_is_left_to_the_library() -> None:
    assert text_of(frame(b"x" * 65536)) is None


def test_however_frames_are_cut_their_ends_are_known_or_given_up() -> None:
    """`follow` is right at every cut; it gives up only where a cut goes through a head, and never finds back."""
    rng = Random(1)
    found = set()
    for _ in range(300 * SCALE):
        sizes = [rng.choice((0, 1, 5, 125, 126, 700)) for _ in range(rng.randint(1, 6))]
        frames = [frame(rng.randbytes(size), kind=rng.choice(KINDS)) for size in sizes]
        ends = [sum(map(len, frames[:n])) for n in range(len(frames) + 1)]
        heads = {start + at for start in ends[:-1] for at in (1, 2, 3)}
        ahead = done = 0
        for piece in cut(b"".join(frames), rng, rng.randint(0, 6)):
            ahead, before = follow(ahead, piece), ahead
            done += len(piece)
            if ahead == LOST:
                assert before == LOST or done in heads
                found.add("lost")
            else:
                assert ahead == min(end for end in ends if end >= done) - done
                found.add("between" if ahead == 0 else "inside")
    assert found == {"lost", "between", "inside"}


class Wire(asyncio.Transport):
    """The other end of a connection: what was written, and whether anything is still read."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reads = True

    def write(self, data: bytes) -> None:  # type: ignore[override]
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


def test_whoever_has_to_wait_is_not_read_and_not_overtaken() -> None:
    """Where the listener refuses a text, the library's queue takes it and stops the reading; later ones come after."""
    heard: list[bytes] = []

    def hear(text: bytes) -> bool:
        heard.append(text)
        return True

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    async def whole() -> None:
        config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
        config.load()
        line, wire = Straight(config, ServerState(), {}), Wire()
        line.connection_made(wire)
        line.data_received(knock("/").replace(b"HTTP/1.1 \r\n", b"HTTP/1.1\r\n"))
        await until(lambda: wire.written)
        line.listener = hear
        line.data_received(frame(b"first"))
        assert wire.reads
        line.listener = lambda _: False
        line.data_received(frame(b"second"))
        assert not wire.reads
        line.listener = hear
        line.data_received(frame(b"third"))
        assert heard == [b"first"]
        assert [(await line.receive())["text"] for _ in range(2)] == ["second", "third"]
        assert wire.reads
        line.data_received(frame(b"fourth", last=False))
        line.data_received(frame(b"fifth", kind=0))
        line.data_received(frame(b"sixth"))
        assert heard == [b"first"]
        line.pause_writing()
        assert not line.push(b"{}")
        line.resume_writing()
        assert line.push(b"{}")
        assert wire.written[-1] == b"\x81\x02{}"
        for task in line.tasks:
            task.cancel()

    asyncio.run(whole())


# ── at a hall ────────────────────────────────────────────────────────────────
@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall") / "data") as opened:
        yield opened


def table_after(line: Any, seq: int) -> dict[str, Any]:
    """Return the first table that comes with more entries than so many."""
    while True:
        head = line.recv(2, MSG_WAITALL)
        assert len(head) == 2, "the hall hung up"
        size = head[1] if head[1] < 126 else int.from_bytes(line.recv(2 if head[1] == 126 else 8, MSG_WAITALL), "big")
        body = line.recv(size, MSG_WAITALL) if size else b""
        told: dict[str, Any] = json.loads(body) if head[0] == 0x81 else {"type": "pong"}
        if told["type"] == "table" and told["seq"] > seq:
            return told


def test_a_match_is_the_same_however_its_frames_are_cut_and_mixed(door: Hall) -> None:
    """Every move arrives whole, in pieces, in fragments, or between pings and other messages, and is answered once."""
    ann, bob, rng = Person(door, "Ann"), Person(door, "Bob"), Random(2)
    table = ann.table("sequence")
    bob.join(table, 1)
    ann.start(table)
    with upgraded(door, table, ann.token) as one, upgraded(door, table, bob.token) as other:
        lines = one, other
        now = [table_after(line, 0) for line in lines]
        for number in range(30):
            seat = now[0]["ask"]["seat"]
            said = json.dumps({"seq": now[seat]["seq"], "seat": seat,
                               "action": rng.choice(now[seat]["ask"]["legal"])}).encode()
            half = len(said) // 2
            way = (frame(said), frame(b"", 9) + frame(said), frame(b'{"ping": 1}') + frame(said),
                   frame(said) + frame(b'{"ping": 1}'),
                   frame(said[:half], last=False) + frame(b"", 9) + frame(said[half:], kind=0))[number % 5]
            for piece in cut(way, rng, rng.choice((0, 0, 1, 3))):
                lines[seat].sendall(piece)
            now = [table_after(line, now[0]["seq"]) for line in lines]
            assert now[0]["seq"] == now[1]["seq"]


def test_a_text_that_is_no_utf_8_closes_the_socket_as_ever(door: Hall) -> None:
    ann = Person(door, "Ann")
    with upgraded(door, ann.table("sequence"), ann.token) as line:
        table_after(line, -1)
        line.sendall(frame(b'{"ping": "\xff"}'))
        assert re.search(rb"\x88.\x03\xef", rest(line), re.DOTALL)  # a close frame with 1007


# ── at a table ───────────────────────────────────────────────────────────────
def say_at_once(room: Room, person: Visitor, said: dict[str, Any]) -> bool:
    """Bring a message as a connection does whose reader waits for the next one."""
    assert person.client is not None
    person.listen()
    person.client.dropped = lambda: None
    return room.socket.play_at_once(person.at, person.client, json.dumps(said).encode())


@contextmanager
def failing_disk(room: Room) -> Iterator[None]:
    """Let every commit fail."""
    writer: Any = room.store._writer
    writer._attempt = lambda _: "the disk is full"
    yield
    del writer._attempt


async def at_rest(room: Room, table: str) -> None:
    """Wait until the disk has answered whatever is on its way."""
    await room.hub.look(table)


@in_a_room()
async def test_a_move_is_played_where_it_arrives_and_told_once_it_is_on_disk(room: Room) -> None:
    table, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    seq = mover.now["seq"]
    with no_writing(room.settings.data):
        assert say_at_once(room, mover, move(mover))
        await asyncio.sleep(0.1)
        assert mover.listen() == other.listen() == []
    await at_rest(room, table)
    assert mover.now["seq"] == other.now["seq"] > seq


@in_a_room()
async def test_a_refusal_is_the_same_both_ways(room: Room) -> None:
    table, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    good = move(mover)
    for person, said in ((other, {**good, "seat": other.now["seat"]}), (other, good), (mover, {**good, "seq": 0}),
                         (mover, {**good, "action": {"type": "Nonsense"}}), (mover, {**good, "seat": 7})):
        slow = await person.say(**said)
        assert say_at_once(room, person, said)
        assert person.listen() == slow
        assert slow[-1]["type"] == "refusal"
        assert not room.hub.slots[table].lock.locked()


@in_a_room()
async def test_what_is_no_move_or_must_wait_is_left_to_its_turn(room: Room) -> None:
    table, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    assert mover.client is not None
    slot = room.hub.slots[table]
    for said in ({**move(mover), "seat": "0"}, {**move(mover), "ping": 1}, {"ping": 1}, {"chat": "hello"}, {"x": 1}):
        assert not say_at_once(room, mover, said)
    assert not room.socket.play_at_once(table, mover.client, b'{"ping": "\xff"}')
    async with slot.lock:
        assert not say_at_once(room, mover, move(mover))
    good = json.dumps(move(mover)).encode()
    mover.client.dropped = None  # its reader is busy with an earlier message
    assert not room.socket.play_at_once(table, mover.client, good)
    mover.client.dropped, bucket = (lambda: None), mover.client.limits[0]
    bucket.left, bucket.at = 0.0, float("inf")  # it talks too fast
    assert not room.socket.play_at_once(table, mover.client, good)
    assert not room.socket.play_at_once("no-such-table", mover.client, good)
    assert mover.listen() == other.listen() == []


@in_a_room()
async def test_a_move_that_cannot_be_written_is_refused_and_did_not_happen(room: Room) -> None:
    table, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    good, seq = move(mover), mover.now["seq"]
    for person in (mover, other):
        person.listen()
    with failing_disk(room):
        slow = await mover.say(**good)
        await until(lambda: room.store.fault)
    await at_rest(room, table)
    with failing_disk(room):
        assert say_at_once(room, mover, good)
        async with room.hub.slots[table].lock:
            assert room.hub.slots[table].table is None
    quick = mover.listen()
    assert [no["type"] for no in quick] == ["refusal"]
    assert quick == slow
    assert other.listen() == []
    assert (await room.table(table)).seq == seq
    assert (await mover.say(**good))[-1]["seq"] > seq


@in_a_room()
async def test_whoever_left_before_the_disk_answered_has_moved_all_the_same(room: Room) -> None:
    _, ann, bob = await room.two("sequence")
    mover, other = asked(ann, bob)
    seq = mover.now["seq"]
    with no_writing(room.settings.data):
        assert say_at_once(room, mover, move(mover))
        leaving = asyncio.create_task(mover.go())
        await asyncio.sleep(0.05)
    await leaving
    assert other.now["seq"] > seq


@pytest.mark.usefixtures("house")
@in_a_room()
async def test_an_early_answer_is_whispered_this_way_too(room: Room) -> None:
    people = [await room.come(name) for name in ("Ann", "Bob", "Cat")]
    table = await people[0].make("parlour", len(people))
    for seat, person in enumerate(people[1:], 1):
        await room.lobby.join(table, person.row, seat)
    await room.lobby.start(table, people[0].id, None)
    for person in people:
        await person.sit(table)
    bob, others = people[1], (people[0], people[2])
    seq = bob.now["seq"]
    for other in others:
        other.listen()
    assert say_at_once(room, bob, {"seq": seq, "seat": 1, "action": {"type": "Bid", "coins": 7}})
    await at_rest(room, table)
    assert (bob.now["held"], bob.now["seq"]) == (True, seq)
    assert [other.listen() for other in others] == [[], []]


# ── the lock ─────────────────────────────────────────────────────────────────
def test_a_lock_goes_to_those_who_wait_in_their_order_and_nobody_comes_between() -> None:
    async def whole() -> list[int]:
        lock, order = Lock(), list[int]()
        assert [lock.take(), lock.take()] == [True, False]

        async def come(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(come(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        tasks[0].cancel()  # it has been given the lock at this very moment
        assert not lock.take()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not lock.locked()
        return order

    assert asyncio.run(whole()) == [2, 3, 4]
