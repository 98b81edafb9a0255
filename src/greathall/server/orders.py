"""The orders that whoever runs the hall can give, and the way they reach an open hall."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from greathall.core.words import Illegal
from greathall.server.sentences import Refused

NAME = "hall.sock"
LONGEST_PATH = 100
"""Systems allow about this many bytes for the name of a socket."""
PATIENCE = 60.0
"""Seconds to wait for the hall's answer."""

Why = Annotated[str, Meta(max_length=200)]


class Order(Struct, forbid_unknown_fields=True):
    """One line of JSON; each order takes what it needs."""

    do: Literal["status", "tables", "guests", "bans", "invites", "close", "ban", "unban", "read_only", "invite_only",
                "invite", "void"]
    who: Annotated[str, Meta(max_length=200)] = ""
    why: Why = ""
    on: bool = False
    uses: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Answer(Struct):
    """Rows to list, or one fact, or why it can't be done."""

    rows: list[list[str]] = []
    fact: str = ""
    fault: str = ""


# ── the way there ────────────────────────────────────────────────────────────
@contextmanager
def short(folder: Path) -> Iterator[str]:
    """Yield the socket's name, by way of an open handle if the folder's own name is too long for a socket."""
    name = str(folder / NAME)
    if len(os.fsencode(name)) < LONGEST_PATH or not Path("/proc/self/fd").exists():
        yield name
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{handle}/{NAME}"
    finally:
        os.close(handle)


def give(folder: Path, order: Order) -> Answer:
    """Give an order to the hall that is open on a folder; raise Refused if there is none."""
    if not hasattr(socket, "AF_UNIX"):
        raise Refused(503, "admin-no-system")
    try:
        with short(folder) as name, socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(name)
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as heard:
                told: Answer = msgspec.json.decode(heard.readline(), type=Answer)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
        raise Refused(503, "admin-no-hall", folder=str(folder)) from None
    except (OSError, msgspec.MsgspecError) as no:
        raise Refused(503, "admin-no-answer", folder=str(folder), fault=str(no)) from None
    if told.fault:
        raise Illegal("", told.fault)
    return told
