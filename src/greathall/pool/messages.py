"""Messages between a pool and the processes that work for it: a length and JSON."""

import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from greathall.pool.job import Job, Rank

LENGTH = struct.Struct(">I")
LONGEST = 1 << 24
"""The longest message; anything longer is noise."""


class Request(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A job with its number; without the job, that number is no longer wanted."""

    id: int
    job: Job | None = None
    rank: Rank = Rank.TURN
    ticks: bool = False  # somebody waits, and is told how far it is


class Answer(Struct, frozen=True, omit_defaults=True):
    """A job's answer or what went wrong; number 0 says that the process is ready.

    With a `share`, it is no answer yet: that part of the time to think has passed. The bridge now and then tells its
    `places`: those for turns, and all others."""

    id: int
    data: Raw = Raw(b"null")
    fault: str = ""
    again: bool = False  # nothing is wrong with the job, and it can be done elsewhere
    share: float | None = None
    places: tuple[int, int] | None = None


def framed(message: Struct) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data


# ── a process's own end of the pipes ─────────────────────────────────────────
def own_pipes() -> tuple[int, int]:
    """Return the two pipes under other numbers, so that a mind that prints or reads can't garble the messages.

    Everything else inherited from the server is closed: some event loops pass on inheritable sockets and files."""
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    asked, told = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, told


def listen(pipe: int, heard: Callable[[bytes], Any]) -> None:
    """Read requests in a thread of its own, so that a process ends with its server, however the server ended."""
    try:
        while True:
            (length,) = LENGTH.unpack(exactly(pipe, LENGTH.size))
            heard(exactly(pipe, length))
    except (EOFError, OSError):
        os._exit(0)


def exactly(pipe: int, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = os.read(pipe, length - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def tell(pipe: int, data: bytes) -> None:
    try:
        while data:
            data = data[os.write(pipe, data):]
    except OSError:  # nobody is left to read it
        os._exit(0)
