"""Turn notices: sent to a real server on this computer, one at a time and many."""

import asyncio
import socket
import threading
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from greathall.server.notice import AGAIN, FAILED, Notices, Pinned, exchange, post, status, turn_body
from tests.server.receiver import BODY, NOW, Receiver, during, fate, nobody_there, running, running_with_tls
from tests.server.room import until


# ── one notice ───────────────────────────────────────────────────────────────
def test_a_notice_arrives() -> None:
    body = turn_body("Sequence", "abc", "sequence", 1, "http://hall.test/t/abc")
    with running(Receiver(204)) as receiver:
        assert fate(receiver.url("/hook/x?y=%20z"), body, private=True, pauses=()) == "sent"
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
        assert fate(receiver.url(), BODY) == "failed"
        assert fate(receiver.url(host="localhost"), BODY) == "failed"
        assert fate(receiver.url(host="[::ffff:127.0.0.1]"), BODY) == "failed"
    assert receiver.got == []


def test_the_judged_address_is_connected_to_whatever_the_name_means_now() -> None:
    with running(Receiver()) as receiver:
        parts = urlsplit(receiver.url(host="elsewhere.invalid"))
        assert exchange(Pinned(parts, "127.0.0.1", None), parts, BODY) == 200
    assert receiver.got[0][1]["host"] == f"elsewhere.invalid:{receiver.server_port}"


def test_redirects_are_not_followed() -> None:
    with running(Receiver()) as target, running(Receiver(307, headers=(("Location", target.url()),))) as receiver:
        assert fate(receiver.url(), BODY, private=True) == "failed"
    assert len(receiver.got) == 1
    assert target.got == []


@pytest.mark.parametrize(("statuses", "tries", "arrived"), [
    ((500, 503, 200), 3, True), ((502,), 4, False), ((404,), 1, False), ((429,), 1, False), ((201,), 1, True),
    ((302,), 1, False), ((0, 0, 200), 3, True), ((0,), 4, False),
])
def test_what_may_pass_is_tried_again_and_nothing_else(statuses: tuple[int, ...], tries: int, arrived: bool) -> None:
    with running(Receiver(*statuses)) as receiver:
        assert fate(receiver.url(), BODY, private=True) == ("sent" if arrived else "failed")
    assert len(receiver.got) == tries


def test_nobody_there() -> None:
    url = nobody_there()
    assert post(url, BODY, private=True) == AGAIN
    assert fate(url, BODY, private=True) == "failed"


def test_a_long_answer_is_not_read() -> None:
    with running(Receiver(200, size=50_000_000)) as receiver:
        assert fate(receiver.url(), BODY, private=True, pauses=()) == "sent"


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
def test_a_name_is_told_and_its_certificate_checked(tmp_path: Path) -> None:
    with running_with_tls(tmp_path) as (receiver, trust):
        assert fate(receiver.url(scheme="https", host="localhost"), BODY, private=True, tls=trust) == "sent"
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
        assert fate(receiver.url(scheme="https", host="localhost"), BODY, private=True) == "failed"
        assert receiver.got == []


# ── many notices ─────────────────────────────────────────────────────────────
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
    """If a receiver takes the call and never answers, neither stopping nor the loop's end waits for it."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        notices = Notices(private=True)

        async def work() -> None:
            notices.tell(f"http://127.0.0.1:{silent.getsockname()[1]}/", BODY)
            line, _ = await asyncio.to_thread(silent.accept)
            lines.append(line)

        lines: list[socket.socket] = []
        during(notices, work)
        senders = [thread for thread in threading.enumerate() if thread.name == "notice"]
        assert senders  # still sending when everything else has ended
        assert all(thread.daemon for thread in senders)  # otherwise the process would wait at its end
        lines[0].close()
        for thread in senders:
            thread.join()
    assert notices.fates == {"dropped": 1}
