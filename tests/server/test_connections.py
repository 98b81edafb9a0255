"""Frames follow the protocol, as read by a library that shares no line with ours; and connections end."""

import asyncio
from typing import cast

import pytest
import uvloop
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from greathall.server.connections import Patience
from greathall.server.straight import framed


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
