"""Frames follow the protocol, as read by a library that shares no line with ours; and connections end."""

import asyncio
from contextlib import ExitStack
from typing import Any, cast

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from greathall.server.audit import Audit
from greathall.server.connections import AT_ONCE, MOST_AHEAD, SIGNS, Patience, Places, protocols
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.socket import CROWD
from greathall.server.straight import framed
from tests.server.room import Room, in_a_room, until
from tests.server.rough import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_message_is_one_frame_of_text(size: int) -> None:
    data = ("ü" * (size // 2) + "x" * (size % 2)).encode()
    assert len(data) == size
    reader = Protocol(CLIENT, state=OPEN)
    reader.receive_data(framed(data))
    frame, = reader.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, data)


def test_cutting_a_line_that_is_gone_is_no_fault() -> None:
    """The other end hung up just before the hall did."""
    ends: list[asyncio.Transport] = []
    gone = asyncio.Event()

    class Door(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            ends.append(cast(asyncio.Transport, transport))

        def connection_lost(self, exc: Exception | None) -> None:
            gone.set()

    async def hang_up_twice() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Door, "127.0.0.1", 0)
        _, caller = await asyncio.open_connection(*server.sockets[0].getsockname())
        while not ends:
            await asyncio.sleep(0)
        patience = Patience()
        patience.transport = ends[0]
        patience.transport.close()
        await gone.wait()
        patience.cut()
        caller.close()
        server.close()

    uvloop.run(hang_up_twice())


# ── much at once ─────────────────────────────────────────────────────────────
class Wire(asyncio.Transport):
    """A connection that keeps what is written, and whether the hall reads from it."""

    def __init__(self, peer: str = "192.0.2.7") -> None:
        super().__init__({"peername": (peer, 7)})
        self.written, self.closing, self.reading = b"", False, True

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass


async def silent(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that answers nothing."""
    await asyncio.Future()


CONFIG = uvicorn.Config(silent, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)


def connected(kind: int) -> tuple[Any, Wire]:
    """Return a connection that speaks HTTP (0), or is a WebSocket (1)."""
    line, wire = protocols(10, Settings(), Audit())[kind](CONFIG, ServerState(), {}), Wire()
    line.connection_made(wire)
    return line, wire


def upgraded() -> tuple[Any, Wire]:
    line, wire = connected(1)
    line.data_received(b"GET /x HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
                       b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
    return line, wire


def test_of_thousands_of_messages_that_come_at_once_few_wait_in_memory() -> None:
    """The system hands over 256 KB at a time: 40,000 of the smallest messages, whose reading stopped everybody."""
    async def heard() -> None:
        line, wire = upgraded()
        assert (await line.receive())["type"] == "websocket.connect"
        let_in(line)
        texts = [f"{number:04}" for number in range(9000)]
        line.data_received(b"".join(frame(text.encode()) for text in texts))
        for text in texts:
            assert line.queue.qsize() < 1000
            assert (await line.receive()) == {"type": "websocket.receive", "text": text}
        assert wire.reading

    asyncio.run(heard())


def test_whoever_speaks_before_the_hall_has_let_them_in_is_cut() -> None:
    """Half a frame then was a fault of the library's, with a page in the log each time."""
    async def spoken() -> None:
        line, wire = upgraded()
        line.data_received(frame(b"x" * 50)[3:])
        assert wire.closing
        assert not line.unread

    asyncio.run(spoken())


def let_in(line: Any) -> None:
    line.handshake_complete = True
    line.conn.send_response(line.response)


@pytest.mark.parametrize("kind", [9, 10])
def test_pings_and_pongs_without_end_end_the_line(kind: int) -> None:
    """Nobody waits for them, so their number is all that can be limited."""
    async def shown() -> None:
        line, wire = upgraded()
        let_in(line)
        line.data_received(frame(b"", kind=kind) * SIGNS)
        assert not wire.closing
        line.data_received(frame(b"", kind=kind) * 20_000)
        assert wire.closing
        assert len(line.unread) > 15 * AT_ONCE  # the rest was not looked at

    asyncio.run(shown())


def test_requests_far_ahead_of_their_answers_end_the_line() -> None:
    """Each takes forty times as much memory as its bytes on the line: 6,000 took 12 MB."""
    async def asked() -> None:
        line, wire = connected(0)
        line.data_received(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n" * (MOST_AHEAD + 1))
        assert len(line.pipeline) == MOST_AHEAD
        assert not wire.closing
        line.data_received(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n" * 6000)
        assert len(line.pipeline) < 200
        assert wire.closing
        assert wire.written.startswith(b"HTTP/1.1 429 ")
        assert b"gate-often" in wire.written

    asyncio.run(asked())


# ── one address, many guests ─────────────────────────────────────────────────
def test_a_trusted_proxy_may_have_all_places_and_an_address_half_of_them() -> None:
    def taken(peer: str) -> int:
        places, wires = Places(10, Settings(proxies=("127.0.0.1", "::1"))), [Wire(peer) for _ in range(12)]
        return [places.take(wire) for wire in wires].count(True)

    peers = ("192.0.2.7", "127.0.0.1", "::ffff:127.0.0.1", "0:0::1", "::2")
    assert [taken(peer) for peer in peers] == [5, 10, 10, 10, 5]


def test_whoever_connects_again_and_again_is_cut_before_anything_is_read() -> None:
    """One address took a third of a processor by connecting 270 times a second."""
    async def connects() -> list[bool]:
        web, _ = protocols(1000, Settings(request_rate=0.01, request_burst=5, proxies=("127.0.0.1",)), Audit())
        wires = [Wire("192.0.2.7") for _ in range(12)] + [Wire("192.0.2.8")] + [Wire("127.0.0.1") for _ in range(30)]
        for wire in wires:
            line = web(CONFIG, ServerState(), {})
            line.connection_made(wire)
            line.relax()
        return [wire.closing for wire in wires]

    assert asyncio.run(connects()) == [False] * 10 + [True] * 2 + [False] * 31


@in_a_room(most_sockets=10)
async def test_the_sockets_of_one_address_are_half_of_all_however_many_guests_it_has(room: Room) -> None:
    with ExitStack() as kept:
        for number in range(5):
            kept.enter_context(room.socket.place(f"guest {number}", "192.0.2.7"))
        with pytest.raises(Refused) as no:
            kept.enter_context(room.socket.place("another guest", "192.0.2.7"))
        assert no.value.key == "hall-full"
        kept.enter_context(room.socket.place("another guest", "192.0.2.8"))
    assert (room.socket.open, dict(room.socket.by_guest), dict(room.socket.by_address)) == (0, {}, {})


@in_a_room(message_rate=0.01, message_burst=10)
async def test_all_guests_of_one_address_together_send_no_more_than_a_few_of_them_could(room: Room) -> None:
    """A guest costs nothing: sixty of them sent 3,000 messages a second from one address, each below its limit."""
    table_id = await (await room.come("Ann")).make("sequence", 2)
    heard: list[str] = []

    async def guest(token: str) -> None:
        said = iter([{"type": "websocket.connect"}, *[{"type": "websocket.receive", "text": '{"ping": 1}'}] * 8])

        async def receive() -> Any:
            return next(said, None) or await asyncio.Event().wait()

        async def send(message: Any) -> None:
            heard.append(message.get("text", ""))

        await room.socket({"token": token, "path": f"/api/tables/{table_id}/socket", "query_string": b"",
                           "client": ("192.0.2.7", 7)}, receive, send)

    tokens = [(await room.come(f"Guest {number}")).token for number in range(2 * CROWD)]
    crowd = [asyncio.create_task(guest(token)) for token in tokens]
    await until(lambda: any("gate-often" in text for text in heard))
    await until(lambda: sum('"pong"' in text for text in heard) == 10 * CROWD)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
