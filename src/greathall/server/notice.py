"""Turn notices: "it's your turn", posted to an address that a player gave.

That address comes from a stranger, so nothing is ever sent into the hall's own network, whatever a name resolves to and
whenever that changes."""

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

import greathall
from greathall.server.addresses import Address, own_addresses, unmapped
from greathall.server.logs import log
from greathall.server.sentences import Refused, say

LONGEST = 500
TIMEOUT = 5.0
ANSWER = 1024
MOST_ASKED = 8
"""The most names to look up at a time; some look-ups never end."""
PAUSES = (1.0, 5.0, 25.0)
"""Seconds before each of the three retries."""
PORTS = {80, 443, *range(1024, 65536)}
"""Ports for the web; below 1024 a posted text might mean something to a mail server and the like."""
NEXT_DOOR = tuple(map(ipaddress.ip_network, (
    "192.0.0.0/24", "168.63.129.16", "fd00:ec2::254", "192.88.99.0/24", "2001::/23", "2002::/16", "2001:db8::/32",
    "3fff::/20", "192.31.196.0/24", "192.52.193.0/24", "192.175.48.0/24", "2620:4f:8000::/48")))
"""Never allowed, although formally global or private: cloud metadata services, relays into IPv4, what is set apart for
protocols or for examples."""
NEIGHBOURS = {4: 24, 6: 64}
"""How many bits of a global address the computers of one network share."""
UNICAST = ipaddress.IPv6Network("2000::/3")
NUMBER = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)\.?", re.IGNORECASE)


# ── which addresses are good ─────────────────────────────────────────────────
def good_url(url: str, private: bool = False) -> bool:
    """Return whether notices may go there; raise Refused if it is no address at all.

    It asks the resolver, so call it in a thread."""
    try:
        return all_good(addresses_of(split(url)), private)
    except OSError:
        return False


def split(url: str) -> SplitResult:
    if len(url) > LONGEST:
        raise Refused(400, "notice-long", most=LONGEST)
    if not re.fullmatch(r"[!-~]*", url) or re.search(r'[\\<>"{}|^`]', url):  # urlsplit would silently drop some
        raise Refused(400, "notice-letters")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(400, "notice-form") from None
    if parts.scheme not in ("http", "https"):
        raise Refused(400, "notice-scheme")
    if "@" in parts.netloc:
        raise Refused(400, "notice-password")
    if port is not None and port not in PORTS:
        raise Refused(400, "notice-port")
    if not good_host(parts.hostname or ""):
        raise Refused(400, "notice-form")
    return parts


def good_host(host: str) -> bool:
    """Return whether this is a name, or an address in its one proper spelling.

    0177.1 and 2130706433 are addresses in disguise."""
    if ":" in host:
        return "%" not in host and unmapped(host) is not None
    if NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]):
        return unmapped(host) is not None
    return re.fullmatch(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_.])?", host) is not None


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def addresses_of(parts: SplitResult) -> list[str]:
    try:
        found = socket.getaddrinfo(parts.hostname, port_of(parts), type=socket.SOCK_STREAM)
    except UnicodeError:  # a label too long for the resolver
        return []
    return list(dict.fromkeys(str(row[4][0]) for row in found))


def all_good(addresses: Sequence[str], private: bool) -> bool:
    """Return whether all addresses are allowed; with one bad address, the next look-up could lead there."""
    return bool(addresses) and all(good(unmapped(address), private) for address in addresses)


def good(address: Address | None, private: bool, own: Sequence[Address] | None = None) -> bool:
    """Return whether an address is public; with `private` it may be private, but never a metadata service.

    A network may have global addresses and still be our own: those beside the hall's `own` count as private."""
    if address is None or address.is_multicast or address.is_unspecified or address.is_link_local:
        return False
    if any(address in network for network in NEXT_DOOR):
        return False
    if private and (address.is_loopback or (address.is_private and not address.is_reserved)):
        return True
    if not private and any(beside(address, one) for one in (own_addresses() if own is None else own)):
        return False
    return address.is_global and (address.version == 4 or address in UNICAST)


def beside(address: Address, own: Address) -> bool:
    network = ipaddress.ip_network((own, NEIGHBOURS[own.version]), strict=False)
    return address.version == own.version and address in network


# ── one notice ───────────────────────────────────────────────────────────────
def turn_body(title: str, table: str, game: str, seat: int, url: str) -> dict[str, Any]:
    """Return the body of a notice, twice, because common chats show either `text` or `content`.

    It contains nothing that a player chose, because some chats would obey it."""
    text = say("notice-turn", title=title, url=url)
    return {"text": text, "content": text, "table": table, "game": game, "seat": seat, "url": url}


class Pinned(HTTPConnection):
    """A connection to the address that was checked, under the name that was given.

    It doesn't matter if the name resolves to something else a moment later."""

    def __init__(self, parts: SplitResult, address: str, tls: ssl.SSLContext | None) -> None:
        super().__init__(parts.hostname or "", port_of(parts), timeout=TIMEOUT)
        self.default_port = 443 if tls else 80
        self.address, self.tls = address, tls

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), TIMEOUT)
        if self.tls:
            self.sock = self.tls.wrap_socket(self.sock, server_hostname=self.host)


@cache
def trusted_roots() -> ssl.SSLContext:
    return ssl.create_default_context()


FAILED, AGAIN = 0, -1
"""Faults without an answer: a permanent one, and one of the connection that may pass."""


def post(url: str, body: dict[str, Any], private: bool = False, tls: ssl.SSLContext | None = None,
         turn: int = 0) -> int:
    """Try once and return the answer's status, or AGAIN, or FAILED.

    Redirects are not followed. Retries take turns among the host's addresses."""
    parts = split(url)
    try:
        addresses = addresses_of(parts)
    except OSError:
        return AGAIN
    if not all_good(addresses, private):
        return FAILED
    secure = (tls or trusted_roots()) if parts.scheme == "https" else None
    return exchange(Pinned(parts, addresses[turn % len(addresses)], secure), parts, body)


def exchange(line: Pinned, parts: SplitResult, body: dict[str, Any]) -> int:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        line.request("POST", target, msgspec.json.encode(body), {
            "Content-Type": "application/json", "User-Agent": f"greathall/{greathall.__version__}",
            "Connection": "close"})
        return status(line.sock)
    except ssl.SSLCertVerificationError:
        return FAILED
    except (OSError, HTTPException):
        return AGAIN
    finally:
        line.close()


def status(sock: socket.socket, patience: float = TIMEOUT) -> int:
    """Return the number in the answer's first line.

    The whole answer has one time-out and one kilobyte, so that nobody can block a thread by answering byte by byte."""
    until, answer = time.monotonic() + patience, b""
    with suppress(TimeoutError):
        while b"\n" not in answer and len(answer) < ANSWER and (left := until - time.monotonic()) > 0:
            sock.settimeout(left)
            more = sock.recv(ANSWER - len(answer))
            if not more:
                break
            answer += more
    found = re.match(rb"HTTP/1\.[01] ([1-9][0-9][0-9])[ \r\n]", answer)
    return int(found[1]) if found else AGAIN


def passing(code: int) -> bool:
    return code == AGAIN or code >= 500


# ── many notices ─────────────────────────────────────────────────────────────
class Notices:
    """A short queue and a few senders.

    A notice that finds no room is dropped and counted, because the table waits for nobody's chat. Between tries a
    notice gives up its sender, so that dead addresses don't keep others waiting."""

    def __init__(self, private: bool = False, *, most: int = 100, each: int = 5, senders: int = 4,
                 tls: ssl.SSLContext | None = None, pauses: Sequence[float] = PAUSES,
                 counted: Callable[[str], object] | None = None) -> None:
        self.private, self.tls, self.pauses, self.counted = private, tls, pauses, counted
        self.most, self.each = most, each
        self.fates: Counter[str] = Counter()
        self._queue: asyncio.Queue[tuple[str, dict[str, Any], int]] = asyncio.Queue()
        self._pending: Counter[str] = Counter()
        self._senders = senders
        self._asked = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pending(self) -> int:
        """Return how many are queued, being sent or waiting for a retry."""
        return self._pending.total()

    def tell(self, url: str, body: dict[str, Any]) -> bool:
        """Queue a notice without waiting; one address gets a small share of the queue, so that it can't fill it."""
        if self.pending >= self.most or self._pending[url] >= self.each:
            self._end("dropped")
            return False
        self._pending[url] += 1
        self._queue.put_nowait((url, body, 0))
        return True

    async def checked(self, url: str) -> str:
        """Return the address if notices may go there.

        Finding out may take a while, so it happens off the loop, in threads of its own, few at a time and with a
        time-out."""
        split(url)
        if self._asked >= MOST_ASKED:
            raise Refused(503, "notice-busy")
        self._asked += 1
        asking = asyncio.ensure_future(in_thread(lambda: 200 if good_url(url, self.private) else FAILED))
        asking.add_done_callback(self._answered)
        try:
            async with asyncio.timeout(TIMEOUT):
                found = await asyncio.shield(asking)
        except TimeoutError:
            found = FAILED
        if found == FAILED:  # the same for unknown and private, so that nobody can map our network
            raise Refused(400, "notice-address")
        return url

    def _answered(self, _: object) -> None:
        self._asked -= 1

    def start(self) -> None:
        self._tasks |= {asyncio.create_task(self._work()) for _ in range(self._senders)}

    async def stop(self) -> None:
        """Drop everything that hasn't been sent; a try in progress ends by itself, in a thread nobody waits for."""
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _ in range(self.pending):
            self._end("dropped")
        self._pending.clear()

    async def _work(self) -> None:
        while True:
            url, body, turn = await self._queue.get()
            code = await in_thread(partial(post, url, body, self.private, self.tls, turn))
            if passing(code) and turn < len(self.pauses):
                again = asyncio.create_task(self._again(url, body, turn))
                self._tasks.add(again)
                again.add_done_callback(self._tasks.discard)
            else:
                self._pending[url] -= 1
                self._end("sent" if 200 <= code < 300 else "failed")

    async def _again(self, url: str, body: dict[str, Any], turn: int) -> None:
        await asyncio.sleep(self.pauses[turn])
        self._queue.put_nowait((url, body, turn + 1))

    def _end(self, fate: str) -> None:
        self._pending += Counter()  # drops addresses with nothing pending
        self.fates[fate] += 1
        if self.counted:
            self.counted(fate)


async def in_thread(work: Callable[[], int]) -> int:
    """Run in a thread that nobody waits for at the end, unlike the loop's: Ctrl-C must not hang on a webhook."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[int] = loop.create_future()

    def settle(code: int) -> None:
        if not done.done():
            done.set_result(code)

    def run() -> None:
        try:
            code = work()
        except Exception as wrong:  # one bad notice must not end a sender
            log("notice failed", logging.WARNING, fault=type(wrong).__name__)
            code = FAILED
        with suppress(RuntimeError):  # the loop may be gone
            loop.call_soon_threadsafe(settle, code)

    threading.Thread(target=run, name="notice", daemon=True).start()
    return await done
