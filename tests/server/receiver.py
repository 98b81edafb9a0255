"""A server on this computer that gets notices, and the people who send them to it."""

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from greathall.server.notice import Notices
from tests.server.room import until

LOCALHOST = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSiZqI1MnfRB3IYgQ
azsWjie9yLLKWA7nYA1WBUMHrvWhRANCAARZHFUPSTAwk9G3uSXQIulveOluX6oK
3NvClkdKoPKGKsRg/zRiOgESG8b8dU2c8vb4DlztPiK7EUB07dpdINXb
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBbjCCARSgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFkcVQ9JMDCT0be5
JdAi6W946W5fqgrc28KWR0qg8oYqxGD/NGI6ARIbxvx1TZzy9vgOXO0+IrsRQHTt
2l0g1dujVTBTMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MAsGA1UdDwQEAwIChDAdBgNVHQ4EFgQUH+f46zptW5b7nbYVt5sWmIAJKf0wCgYI
KoZIzj0EAwIDSAAwRQIhAOlWrE71bIGMigYr2AgRXDYsWVHIax7Y9/7z9Vj4L1Za
AiA9UHe9V4DOpuUGKllAjc0a/ShWK2anv1BcWhur2VPAHA==
-----END CERTIFICATE-----
"""
"""A key and a certificate for the name localhost, only for these tests."""
NOW = (0.0, 0.0, 0.0)
BODY = {"text": "it's your turn"}


class Receiver(ThreadingHTTPServer):
    """Answers with each status in turn (the last one forever; 0 hangs up) and keeps what it was sent."""

    daemon_threads = True

    def __init__(self, *statuses: int, headers: tuple[tuple[str, str], ...] = (), size: int = 0) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.statuses, self.headers, self.size = list(statuses or (200,)), headers, size
        self.got: list[tuple[str, dict[str, str], Any]] = []
        self.names: list[str | None] = []

    def url(self, path: str = "/hook", scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.server_port}{path}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a sender that hangs up on a long answer or a bad certificate: that is wanted here."""


class Answer(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        statuses = self.server.statuses
        answer = statuses.pop(0) if len(statuses) > 1 else statuses[0]
        if not answer:
            return
        self.send_response(answer)
        for name, value in self.server.headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(b"x" * self.server.size)

    def log_message(self, format: str, *args: Any) -> None: ...


@contextmanager
def running(receiver: Receiver) -> Iterator[Receiver]:
    thread = threading.Thread(target=receiver.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.shutdown()
        receiver.server_close()
        thread.join()


def nobody_there() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}/"


@contextmanager
def running_with_tls(folder: Path) -> Iterator[tuple[Receiver, ssl.SSLContext]]:
    """Run a receiver whose certificate says localhost, and trust it."""
    file = folder / "localhost.pem"
    file.write_text(LOCALHOST)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    receiver = Receiver()
    own.sni_callback = lambda _, name, __: receiver.names.append(name)
    receiver.socket = own.wrap_socket(receiver.socket, server_side=True, do_handshake_on_connect=False)
    with running(receiver):
        yield receiver, ssl.create_default_context(cadata=LOCALHOST[LOCALHOST.index("-----BEGIN CERT"):])


def during(notices: Notices, work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        notices.start()
        try:
            await work()
        finally:
            await notices.stop()

    asyncio.run(asyncio.wait_for(whole(), 30))


def fate(url: str, body: dict[str, Any], private: bool = False, tls: ssl.SSLContext | None = None,
         pauses: Sequence[float] = NOW) -> str:
    """Return the outcome of one notice: sent or failed."""
    notices = Notices(private, tls=tls, pauses=pauses)

    async def work() -> None:
        assert notices.tell(url, body)
        await until(lambda: notices.pending == 0)

    during(notices, work)
    (told,) = notices.fates.elements()
    return told
