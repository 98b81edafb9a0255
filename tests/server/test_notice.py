"""Turn notices: sent to a real server on this computer, and to nobody's private network."""

import asyncio
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from greathall.server.notice import (
    AGAIN, FAILED, MOST_ASKED, Notices, Pinned, all_good, checked, exchange, good, post, send, status, turn_body,
)
from greathall.server.words import Refused

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
"""A key and a certificate for the name localhost, for these tests and nothing else."""
NOW = (0.0, 0.0, 0.0)
BODY = {"text": "it's your turn"}


class Receiver(ThreadingHTTPServer):
    """Answers with each status in turn (the last for ever; 0 hangs up) and keeps what it was sent."""

    daemon_threads = True

    def __init__(self, *statuses: int, headers: tuple[tuple[str, str], ...] = (), size: int = 0) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.statuses, self.headers, self.size = list(statuses or (200,)), headers, size
        self.got: list[tuple[str, dict[str, str], Any]] = []
        self.names: list[str | None] = []

    def url(self, path: str = "/hook", scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.server_port}{path}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A sender that hangs up on a long answer or a bad certificate is what is wanted here."""


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


# ── which addresses are good ─────────────────────────────────────────────────
@pytest.mark.parametrize(("url", "key"), [
    ("", "scheme"), ("hall.test", "scheme"), ("ftp://192.0.2.1/", "scheme"), ("file:///etc/passwd", "scheme"),
    ("gopher://127.0.0.1/", "scheme"), ("javascript:alert(1)", "scheme"), ("//127.0.0.1/", "scheme"),
    ("http://", "form"), ("http:///x", "form"), ("http://[::1", "form"), ("http://[x]/", "form"),
    ("http://1.2.3.4:port/", "form"), ("http://1.2.3.4:99999/", "form"), ("http://-x/", "form"), ("http://./", "form"),
    ("http://user@1.2.3.4/", "password"), ("http://user:pass@1.2.3.4/", "password"), ("http://@1.2.3.4/", "password"),
    ("http://1.2.3.4:25/", "port"), ("http://1.2.3.4:0/", "port"), ("https://1.2.3.4:22/", "port"),
    ("http://1.2.3.4/a b", "letters"), ("http://1.2.3.4/\n", "letters"), ("http://1.2.3.4/\r\nX: y", "letters"),
    ("http://1.2.\t3.4/", "letters"), ("http://1.2.3.4\\@127.0.0.1/", "letters"), ("http://ex\u00e4mple/", "letters"),
    ("http://\u2488\u2488\u2488\u2488/", "letters"), (" http://1.2.3.4/", "letters"),
    ("http://1.2.3.4/" + "x" * 486, "long"), ("http://" + "x" * 10_000_000, "long"),
    # the same address in disguise: one number, octal, hexadecimal, fewer parts
    ("http://2130706433/", "form"), ("http://0177.0.0.1/", "form"), ("http://0x7f.0.0.1/", "form"),
    ("http://0x7f000001/", "form"), ("http://127.1/", "form"), ("http://127.0.1/", "form"), ("http://0/", "form"),
    ("http://00000.0.0.0/", "form"), ("http://134744072/", "form"), ("http://[fe80::1%25lo]/", "form"),
    ("http://127.0.0.1./", "form"), ("http://x.0x7f/", "form"),
], ids=lambda text: ascii(text)[:40])
@pytest.mark.parametrize("private", [False, True])
def test_what_is_no_address_for_notices(url: str, key: str, private: bool) -> None:
    with pytest.raises(Refused) as refused:
        checked(url, private)
    assert (refused.value.status, refused.value.key) == (400, f"notice-{key}")
    assert len(refused.value.why) < 200


OWN = ["127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "[::1]", "[fd12::1]", "[::ffff:127.0.0.1]",
       "[::ffff:10.0.0.1]", "[::ffff:7f00:1]"]
NEVER = ["0.0.0.0", "[::]", "169.254.169.254", "169.254.0.1", "[fe80::1]", "224.0.0.1", "255.255.255.255", "240.0.0.1",
         "192.0.0.192", "168.63.129.16", "100.100.100.200", "100.64.0.1", "[fd00:ec2::254]", "[ff02::1]", "[fec0::1]",
         "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001:0:1::1]",
         "[::ffff:169.254.169.254]", "[::ffff:0.0.0.0]", "[::ffff:168.63.129.16]"]


@pytest.mark.parametrize("host", [*OWN, *NEVER, "localhost", "LOCALHOST", "localhost:8000"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_private_addresses_are_refused(scheme: str, host: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(f"{scheme}://{host}/hook")
    assert refused.value.key == "notice-address"
    assert post(f"{scheme}://{host}/hook", BODY) == FAILED  # set before, and resolving otherwise now


@pytest.mark.parametrize("host", [*OWN, "localhost"])
def test_a_home_may_be_let_in(host: str) -> None:
    assert checked(f"http://{host}/hook", private=True) == f"http://{host}/hook"


@pytest.mark.parametrize("host", NEVER)
def test_some_addresses_are_never_good(host: str) -> None:
    with pytest.raises(Refused, match="private address"):
        checked(f"http://{host}/hook", private=True)


@pytest.mark.parametrize("url", ["http://8.8.8.8/", "https://8.8.8.8:8443/a/b?c=d&e=%20", "HTTPS://[2606:4700::1111]/x",
                                 "http://[::ffff:8.8.8.8]/", "http://8.8.8.8:1024", "https://8.8.8.8:65535/~x;y#z"])
def test_the_world_is_good(url: str) -> None:
    """An address in figures is judged without asking anybody."""
    assert checked(url) == url


def test_one_bad_address_spoils_a_name() -> None:
    assert all_good(["8.8.8.8", "2606:4700::1111"], private=False)
    assert not all_good(["8.8.8.8", "127.0.0.1"], private=False)
    assert not all_good([], private=False)
    assert not all_good(["what"], private=False)
    assert good(ipaddress.ip_address("8.8.8.8"), private=False)
    assert not good(None, private=True)


def test_a_name_no_resolver_takes() -> None:
    with pytest.raises(Refused) as refused:
        checked(f"http://{'a' * 64}.test/", private=True)
    assert refused.value.key == "notice-address"


# ── one notice ───────────────────────────────────────────────────────────────
def test_a_notice_arrives() -> None:
    body = turn_body("Sequence", "abc", "sequence", 1, "http://hall.test/t/abc")
    with running(Receiver(204)) as receiver:
        assert send(receiver.url("/hook/x?y=%20z"), body, private=True, pauses=())
    ((path, headers, got),) = receiver.got
    assert path == "/hook/x?y=%20z"
    assert got == body
    assert set(got) == {"text", "content", "table", "game", "seat", "url"}
    assert got["text"] == got["content"]
    assert "http://hall.test/t/abc" in got["text"]
    assert headers["host"] == f"127.0.0.1:{receiver.server_port}"
    assert headers["content-type"] == "application/json"
    assert headers["user-agent"].startswith("greathall/")
    assert "cookie" not in headers


def test_nothing_is_sent_home_unless_allowed() -> None:
    with running(Receiver()) as receiver:
        assert not send(receiver.url(), BODY, pauses=NOW)
        assert not send(receiver.url(host="localhost"), BODY, pauses=NOW)
        assert not send(receiver.url(host="[::ffff:127.0.0.1]"), BODY, pauses=NOW)
    assert receiver.got == []


def test_the_judged_address_is_connected_to_whatever_the_name_means_now() -> None:
    with running(Receiver()) as receiver:
        parts = urlsplit(receiver.url(host="elsewhere.invalid"))
        assert exchange(Pinned(parts, "127.0.0.1", None), parts, BODY) == 200
    assert receiver.got[0][1]["host"] == f"elsewhere.invalid:{receiver.server_port}"


def test_redirects_are_not_followed() -> None:
    with running(Receiver()) as target, running(Receiver(307, headers=(("Location", target.url()),))) as receiver:
        assert not send(receiver.url(), BODY, private=True, pauses=NOW)
    assert len(receiver.got) == 1
    assert target.got == []


@pytest.mark.parametrize(("statuses", "tries", "arrived"), [
    ((500, 503, 200), 3, True), ((502,), 4, False), ((404,), 1, False), ((429,), 1, False), ((201,), 1, True),
    ((302,), 1, False), ((0, 0, 200), 3, True), ((0,), 4, False),
])
def test_what_may_pass_is_tried_again_and_nothing_else(statuses: tuple[int, ...], tries: int, arrived: bool) -> None:
    with running(Receiver(*statuses)) as receiver:
        assert send(receiver.url(), BODY, private=True, pauses=NOW) is arrived
    assert len(receiver.got) == tries


def test_nobody_there() -> None:
    url = nobody_there()
    assert post(url, BODY, private=True) == AGAIN
    assert not send(url, BODY, private=True, pauses=NOW)


def test_a_long_answer_is_not_read() -> None:
    with running(Receiver(200, size=50_000_000)) as receiver:
        assert send(receiver.url(), BODY, private=True, pauses=())


@pytest.mark.parametrize(("answer", "code"), [
    (b"HTTP/1.1 200 OK\r\n", 200), (b"HTTP/1.0 503 \r\n", 503), (b"HTTP/1.1 204\r\n", 204),
    (b"HTTP/1.1 2000 OK\r\n", AGAIN), (b"", AGAIN), (b"SSH-2.0-hall\r\n", AGAIN), (b"HTTP/1.1 OK\r\n", AGAIN),
    (b"x" * 100_000, AGAIN),
], ids=lambda answer: ascii(answer)[:30])
def test_what_answers_mean(answer: bytes, code: int) -> None:
    here, there = socket.socketpair()
    with here, there:
        there.setblocking(False)
        there.send(answer)
        there.shutdown(socket.SHUT_WR)
        assert status(here) == code


def test_an_answer_a_letter_at_a_time_does_not_hold_us() -> None:
    here, there = socket.socketpair()
    enough, sent = threading.Event(), 0
    with here, there:
        def drip() -> None:
            nonlocal sent
            while not enough.wait(0.01) and sent < 2000:
                sent += there.send(b"x")

        thread = threading.Thread(target=drip)
        thread.start()
        assert status(here, patience=0.1) == AGAIN
        enough.set()
        thread.join()
    assert sent < 1024


# ── over TLS ─────────────────────────────────────────────────────────────────
@contextmanager
def running_with_tls(folder: Path) -> Iterator[tuple[Receiver, ssl.SSLContext]]:
    """A receiver that is localhost by its certificate, and the trust of somebody who believes it."""
    file = folder / "localhost.pem"
    file.write_text(LOCALHOST)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    receiver = Receiver()
    own.sni_callback = lambda _, name, __: receiver.names.append(name)
    receiver.socket = own.wrap_socket(receiver.socket, server_side=True, do_handshake_on_connect=False)
    with running(receiver):
        yield receiver, ssl.create_default_context(cadata=LOCALHOST[LOCALHOST.index("-----BEGIN CERT"):])


def test_a_name_is_told_and_its_certificate_checked(tmp_path: Path) -> None:
    with running_with_tls(tmp_path) as (receiver, trust):
        assert send(receiver.url(scheme="https", host="localhost"), BODY, private=True, tls=trust, pauses=NOW)
        assert receiver.names == ["localhost"]
        assert len(receiver.got) == 1


def test_a_stranger_with_another_name_gets_nothing(tmp_path: Path) -> None:
    with running_with_tls(tmp_path) as (receiver, trust):
        assert post(receiver.url(scheme="https"), BODY, private=True, tls=trust) == FAILED  # it is not "127.0.0.1"
        parts = urlsplit(receiver.url(scheme="https", host="hall.test"))
        assert exchange(Pinned(parts, "127.0.0.1", trust), parts, BODY) == FAILED
        assert receiver.names == [None, "hall.test"]
        assert receiver.got == []


def test_a_certificate_nobody_signed_gets_nothing(tmp_path: Path) -> None:
    with running_with_tls(tmp_path) as (receiver, _):
        assert not send(receiver.url(scheme="https", host="localhost"), BODY, private=True, pauses=NOW)
        assert receiver.got == []


# ── many notices ─────────────────────────────────────────────────────────────
def during(notices: Notices, work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        notices.start()
        try:
            await work()
        finally:
            await notices.stop()

    asyncio.run(asyncio.wait_for(whole(), 30))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_notices_go_out_and_are_counted() -> None:
    counted: list[str] = []
    with running(Receiver()) as receiver:
        notices = Notices(private=True, counted=counted.append)

        async def work() -> None:
            assert all(notices.tell(receiver.url(f"/{n}"), BODY | {"n": n}) for n in range(20))
            await until(lambda: notices.pending == 0)

        during(notices, work)
    assert sorted(body["n"] for _, _, body in receiver.got) == list(range(20))
    assert notices.fates == {"sent": 20}
    assert counted == ["sent"] * 20


def test_a_fault_is_tried_again_a_bounded_number_of_times() -> None:
    with running(Receiver(500, 500, 200)) as passing, running(Receiver(500)) as lasting:
        notices = Notices(private=True, pauses=NOW)

        async def work() -> None:
            notices.tell(passing.url(), BODY)
            notices.tell(lasting.url(), BODY)
            notices.tell(nobody_there(), BODY)
            notices.tell("http://169.254.169.254/", BODY)
            notices.tell("not an address", BODY)
            await until(lambda: notices.pending == 0)

        during(notices, work)
    assert (len(passing.got), len(lasting.got)) == (3, 4)
    assert notices.fates == {"sent": 1, "failed": 4}


def test_a_full_queue_drops_and_counts() -> None:
    async def work() -> None:
        notices = Notices(private=True, most=100, each=5)  # nobody sends yet
        assert [notices.tell("http://127.0.0.1:9/", BODY) for _ in range(7)] == [True] * 5 + [False] * 2
        assert sum(notices.tell(f"http://127.0.0.1:9/{n}", BODY) for n in range(1000)) == 95
        assert notices.pending == 100
        assert notices.fates == {"dropped": 907}
        await notices.stop()
        assert notices.pending == 0
        assert notices.fates == {"dropped": 1007}

    asyncio.run(work())


def test_one_that_waits_for_another_try_keeps_nobody_waiting() -> None:
    with running(Receiver(500)) as broken, running(Receiver()) as working:
        notices = Notices(private=True, senders=1, pauses=(3600.0,))

        async def work() -> None:
            notices.tell(broken.url(), BODY)
            notices.tell(working.url(), BODY)
            await until(lambda: notices.fates["sent"] == 1)
            assert notices.pending == 1

        during(notices, work)
    assert notices.fates == {"sent": 1, "dropped": 1}


def test_the_end_waits_for_no_webhook() -> None:
    """A receiver that takes the call and never answers: stopping doesn't wait for it, nor does the loop's end."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        notices = Notices(private=True)

        async def work() -> None:
            notices.tell(f"http://127.0.0.1:{silent.getsockname()[1]}/", BODY)
            line, _ = await asyncio.to_thread(silent.accept)
            lines.append(line)

        lines: list[socket.socket] = []
        during(notices, work)
        senders = [thread for thread in threading.enumerate() if thread.name == "notice"]
        assert senders  # still at it when everything else has ended
        assert all(thread.daemon for thread in senders)  # or the process would wait at its end
        lines[0].close()
        for thread in senders:
            thread.join()
    assert notices.fates == {"dropped": 1}


# ── looking addresses up ─────────────────────────────────────────────────────
def test_an_address_is_looked_up_beside_everything_else() -> None:
    notices = Notices(private=True)

    async def work() -> None:
        assert await notices.checked("http://127.0.0.1:9999/x") == "http://127.0.0.1:9999/x"
        for url, key in (("http://0.0.0.0/", "notice-address"), ("ftp://127.0.0.1/", "notice-scheme")):
            with pytest.raises(Refused) as no:
                await notices.checked(url)
            assert (no.value.status, no.value.key) == (400, key)
        with pytest.raises(Refused) as no:
            await Notices().checked("http://127.0.0.1:9999/x")
        assert no.value.key == "notice-address"

    during(notices, work)


def test_only_so_many_names_are_looked_up_at_a_time() -> None:
    """Each is asked for in a thread of its own; more than a few at once are sent away, until those are done."""
    notices = Notices(private=True)

    async def work() -> None:
        asked = await asyncio.gather(*(notices.checked("http://127.0.0.1/") for _ in range(20)), return_exceptions=True)
        assert [isinstance(found, str) for found in asked] == [True] * MOST_ASKED + [False] * (20 - MOST_ASKED)
        assert {getattr(no, "key", "") for no in asked[MOST_ASKED:]} == {"notice-busy"}
        assert await notices.checked("http://127.0.0.1/")

    during(notices, work)
