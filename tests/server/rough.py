"""Things that no browser would send: raw bytes, and invalid frames."""

import json
import os
import re
import socket
import struct
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.hall import WAIT, Hall, Person

HEADS = {"host": "127.0.0.1", "connection": "close"}


def dial(door: Hall, address: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """Open a connection from a loopback address; `room` limits what may come in unread."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(WAIT)
    line.bind((address, 0))
    line.connect(("127.0.0.1", door.port))
    return line


def rest(line: socket.socket) -> bytes:
    """Return everything until the hall hangs up."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(1 << 16):
            heard += more
    return heard


def told(answer: bytes) -> tuple[int, dict[str, Any]]:
    """Return the status and body of a raw answer; 0 if there was none."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1]) if head.startswith(b"HTTP/") else 0
    with suppress(ValueError):
        return status, json.loads(body)
    return status, {}


def answer(line: socket.socket) -> bytes:
    """Return one whole answer, or what came before the hall hung up."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(1 << 16):
            heard += more
            head, _, body = heard.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            if length and len(body) >= int(length[1]):
                break
    return heard


def raw(door: Hall, data: bytes, address: str = "127.0.0.1") -> tuple[int, dict[str, Any]]:
    with dial(door, address) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        return told(answer(line))


def request(verb: str, path: str, body: bytes = b"", /, **headers: str) -> bytes:
    """Return a request as it goes over the line; each header as given, however foolish."""
    lines = {**HEADS, **({"content-length": str(len(body))} if body else {}),
             **{name.replace("_", "-"): value for name, value in headers.items()}}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{verb} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body


def chunks(verb: str, path: str, *parts: bytes) -> bytes:
    """Return a request that doesn't announce its length."""
    head = request(verb, path, transfer_encoding="chunked")
    return head + b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def knock(path: str, **headers: str) -> bytes:
    """Return a request to become a socket."""
    return request("GET", path, **{"connection": "Upgrade", "upgrade": "websocket", "sec_websocket_version": "13",
                                   "sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA==", **headers})


def upgraded(door: Hall, table: str, token: str, address: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """Return a connection that has become the table's socket, for frames made by hand."""
    line = dial(door, address, room)
    line.sendall(knock(f"/api/tables/{table}/socket", authorization=f"Bearer {token}"))
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(1)
    assert heard.startswith(b"HTTP/1.1 101"), heard
    return line


def frame(data: bytes, kind: int = 1, last: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """Return one frame; kind 0 continues the one before, 1 is text, 2 bytes, 8 a close, 9 a ping."""
    first, mask = (0x80 if last else 0) | bits | kind, 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack(">BB", first, mask | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack(">BBH", first, mask | 126, len(data))
    else:
        head = struct.pack(">BBQ", first, mask | 127, len(data))
    if not masked:
        return head + data
    key = os.urandom(4)
    cover = (key * (len(data) // 4 + 1))[: len(data)]
    hidden = (int.from_bytes(data, "big") ^ int.from_bytes(cover, "big")).to_bytes(len(data), "big") if data else b""
    return head + key + hidden


def closing(line: socket.socket) -> int | None:
    """Return the code that the hall hung up with; None if it cut the connection."""
    heard = rest(line)
    while len(heard) >= 2:
        size, at = heard[1] & 0x7F, 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, at = int.from_bytes(heard[2: 2 + width], "big"), 2 + width
        if heard[0] & 0x0F == 8:
            return int.from_bytes(heard[at: at + 2], "big")
        heard = heard[at + size:]
    return None


# ── what must not change, and what must not be told ──────────────────────────
def standing(person: Person, table: str) -> dict[str, Any]:
    """Return everything that can be known of a table: this person's view, its history and its seats."""
    shown = Person.__new__(Person)
    shown.__dict__ = {**person.__dict__, "_line": type(person._line)(), "socket": None, "now": {}, "hello": {}}
    lies = shown.sit(table)
    shown.leave()
    replay = person.ask("GET", f"/api/tables/{table}/replay?most=100") if lies["seq"] else None
    return {"lies": lies, "replay": replay, "info": person.ask("GET", f"/api/tables/{table}")}


def mum(door: Hall, text: str) -> None:
    """Check that an answer gives nothing away: no traceback, no path, nobody's token, no secret."""
    key = (door.data / "hall.key").read_text().strip()
    for word in ("Traceback", 'File "', ".py", "greathall.server", "site-packages", str(door.data), "sqlite", key):
        assert word not in text
    assert len(text) < 2000


def refused(door: Hall, answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    assert answer.status_code in statuses, answer.text[:500]
    mum(door, answer.text)
    told: dict[str, Any] = answer.json()
    assert set(told) == {"key", "rule", "why", "facts"}
    assert told["why"]
    return told


def knocked(door: Hall, where: str, token: str, **headers: str) -> int:
    """Return the code that a socket is closed with, or the status if it isn't even opened."""
    path = where if where.startswith("/") else f"/api/tables/{where}/socket"
    given = {"authorization": f"Bearer {token}"} if token else {}
    try:
        with connect(f"ws://127.0.0.1:{door.port}{path}", additional_headers={**given, **headers}, open_timeout=WAIT,
                     compression=None) as line:
            line.recv(timeout=WAIT)
            return 0
    except ConnectionClosed as closed:
        rcvd = closed.rcvd
    except InvalidStatus as no:
        mum(door, no.response.body.decode() if no.response.body else "")
        return int(no.response.status_code)
    if rcvd is None or not rcvd.reason:
        return -1
    mum(door, rcvd.reason)
    return int(rcvd.code)
