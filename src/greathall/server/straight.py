"""The straight way between a socket and its table: a frame is heard where it arrives, and a message is written at once.

It is for what nearly everything is: a short text in one frame, while nothing else waits on the same connection. All
else goes the library's way, through its parser, a queue that stops the reading, and a task."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames

TEXT, MASKED = 0x81, 0x80
"""The first byte of a text in one frame, and the mark of a client's frame in the second (RFC 6455, 5.2)."""
KEY = 4
"""The bytes of a frame's key."""
LOST = -1
_unmasked: Callable[[bytes, bytes], bytes] = vars(frames)["apply_mask"]  # the library's, in C where it has that


class Straight(WebSocketsSansIOProtocol):
    """A connection with a straight way for those who ask it for one."""

    listener: Callable[[bytes], bool] | None = None
    """Hears a text before the library does; False if the library should have it."""
    ahead = 0
    """How many bytes the frame that began last still lacks; LOST once its end is unknown, and then for good."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # still the request
            super().data_received(data)
            return
        if self.listener is not None and not (self.ahead or self.frames) and self.queue.empty():
            text = text_of(data)
            if text is not None and self.listener(text):
                return
        self.ahead = follow(self.ahead, data)
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["connection"] = self  # type: ignore[typeddict-unknown-key]

    def push(self, data: bytes) -> bool:
        """Send a text if it can go at once; return whether it did."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(data))
        return True


def text_of(data: bytes) -> bytes | None:
    """Return the text if the data are exactly one frame with a whole text."""
    if data[0] != TEXT or frame_size(data, 0) != len(data):
        return None
    start = len(data) - (data[1] & ~MASKED if data[1] & ~MASKED < 126 else int.from_bytes(data[2:4], "big"))
    return _unmasked(data[start:], data[start - KEY:start])


def frame_size(data: bytes, at: int) -> int:
    """Return how long the client's frame is that begins there; LOST if the data don't tell."""
    if len(data) < at + 4 or not data[at + 1] & MASKED:
        return LOST
    size = data[at + 1] & ~MASKED
    if size < 126:
        return 2 + KEY + size
    if size == 126:
        return 4 + KEY + int.from_bytes(data[at + 2:at + 4], "big")
    return LOST


def follow(ahead: int, data: bytes) -> int:
    """Return what the last frame lacks after these data."""
    while 0 <= ahead < len(data):
        size = frame_size(data, ahead)
        ahead = LOST if size == LOST else ahead + size
    return ahead if ahead == LOST else ahead - len(data)


def framed(data: bytes) -> bytes:
    """Return a text message as a server's frame: unmasked, its length in one, two or eight bytes (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
