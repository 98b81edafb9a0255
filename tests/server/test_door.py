"""Frames as the protocol wants them, read by a library that shares no line with ours."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from greathall.server.door import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_message_is_one_frame_of_text(size: int) -> None:
    data = ("ü" * (size // 2) + "x" * (size % 2)).encode()
    assert len(data) == size
    reader = Protocol(CLIENT, state=OPEN)
    reader.receive_data(framed(data))
    frame, = reader.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, data)
