"""Checks before any framework sees a request: hosts, origins, rates, sizes; and the headers of every answer."""

import asyncio
import re
import time

import msgspec

from greathall.server.addresses import allowed_hosts, host_allowed, loopback, rate_limit_key, same_origin
from greathall.server.bodies import Fault
from greathall.server.doors import Doors
from greathall.server.limits import Buckets
from greathall.server.logs import fault
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.turnstile import Receive, Scope, Send, Message, App, Turnstile, while_awaited

COOKIE = "greathall"
SAFE = ("GET", "HEAD", "OPTIONS")
ONCE = (b"host", b"origin", b"authorization", b"content-length")
"""Headers that may come only once: with two, programs on the way could each believe a different one."""
HARD = re.compile(r"/api/(.+/)?(replay|luck|record|practice|solo|data)")
"""Requests that replay or collect whole matches."""
TEXTS = re.compile(r"/api/(tables|games/[a-z_]+/(deck|options/[a-z_]+))")
"""Requests that may bring a text to be read."""
HEAVY, READ, EACH_BYTES = 5, 2, 16 * 1024
"""How many light requests a hard one counts as, one with a text, and every so many bytes."""
LONGEST_PATH, LONGEST_HEAD = 2000, 16 * 1024
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
          "frame-ancestors 'none'")
EVERYWHERE = [
    (b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS = [
    *EVERYWHERE, (b"content-security-policy", POLICY.encode()), (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
PARTS = (b"text/javascript", b"text/css", b"font/woff2")
"""Parts of a page obey the headers of the page; their own would be a twentieth of the first load."""
ALONE = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers honour this only over https and on the same computer; elsewhere they would warn on every page."""

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers to come over https only; sent only there."""


class Middleware:
    """The outermost layer of the server.

    Requests go on to `http`, sockets to `socket`, each with `scope["token"]` set."""

    pause = 1.0  # seconds before a client hears that it asks too often, so that a flood can't ask more often than that

    def __init__(self, settings: Settings, http: App, socket: App, doors: Doors | None = None) -> None:
        self.settings, self.http, self.socket, self.doors = settings, http, socket, doors or Doors()
        self.hosts = allowed_hosts(settings)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.http(scope, receive, send)
            return
        try:
            self.admit(scope)
        except Refused as no:
            if no.status == 429:
                await asyncio.sleep(self.pause)
            await self.turn_away(scope, send, no)
            return
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            more = [*([ALONE] if scope["trusted"] else []), *([HSTS] if scope["tls"] else [])]
            await self.serve(scope, receive, Sealed(send, more))

    async def serve(self, scope: Scope, receive: Receive, send: "Sealed") -> None:
        if scope["method"] == "HEAD":  # the same answer; the connection drops its body
            scope = {**scope, "method": "GET"}
        try:
            if HARD.fullmatch(scope["path"]):
                async with self.turnstile.place(address_of(scope)):
                    await while_awaited(self.http, scope, self.bounded(receive), send)
            else:
                await self.http(scope, self.bounded(receive), send)
        except Refused as no:
            await self.turn_away(scope, send, no)
        except Exception as error:
            fault("request failed", path=scope["path"][:200], error=error)
            if not send.begun:
                await turn_away(scope, send, Refused(500, "hall-fault"))

    async def turn_away(self, scope: Scope, send: Send, no: Refused) -> None:
        self.doors.audit.refused(no.key, no.status, address_of(scope), asked_for(scope))
        await turn_away(scope, send, no)

    def admit(self, scope: Scope) -> None:
        """Check a request; raise Refused, or store the token for the rest of the server."""
        self.doors.check_address(str((scope.get("client") or ("",))[0]))
        headers = parse_headers(scope["headers"])
        host, origin = headers.get(b"host"), headers.get(b"origin")
        here = str((scope.get("server") or ("",))[0])
        if not host_allowed(host, self.hosts, here):
            raise Refused(421, "gate-host")
        token, by_cookie = token_of(headers)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(headers, host, origin, by_cookie)
        size = headers.get(b"content-length", "0")
        sized = size.isdecimal() and len(size) <= 12 and int(size) <= self.settings.body_bytes
        self.check_rate(scope, int(size) if sized else 0)
        if len(scope.get("raw_path") or scope["path"]) > LONGEST_PATH:
            raise Refused(414, "gate-path", most=LONGEST_PATH)
        if not sized:
            raise Refused(413, "gate-large", most=self.settings.body_bytes)
        scope["token"] = token
        scope["tls"] = self.settings.address.startswith("https:") or scope.get("scheme") in ("https", "wss")
        scope["trusted"] = scope["tls"] or loopback(host)

    def check_origin(self, headers: dict[bytes, str], host: str | None, origin: str | None, by_cookie: bool) -> None:
        """Refuse a change unless it comes from the hall's own pages or from a program that sends a token itself.

        A proxy may call the hall by another name than people do; they see `address`."""
        if origin is not None:
            ours = same_origin(origin, host) or origin.lower() == (self.settings.address.lower() or None)
        else:
            ours = not by_cookie or headers.get(b"sec-fetch-site") == "same-origin"
        if not ours:
            raise Refused(403, "gate-origin")

    def check_rate(self, scope: Scope, size: int) -> None:
        """Weigh a request by what it may cost."""
        path = scope["path"]
        reading = scope["type"] == "http" and scope["method"] == "POST" and TEXTS.fullmatch(path)
        weight = (HEAVY if HARD.fullmatch(path) else READ if reading else 1) + size // EACH_BYTES
        if not self.requests.take(address_of(scope), time.monotonic(), weight):
            raise Refused(429, "gate-often")

    def bounded(self, receive: Receive) -> Receive:
        """Limit a body that doesn't announce its length, and one that never comes."""
        seen, ended = 0, False
        until = time.monotonic() + self.settings.patience

        async def counted() -> Message:
            nonlocal seen, ended
            if ended:
                return await receive()
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    message = await receive()
            except TimeoutError:
                raise Refused(408, "gate-slow") from None
            seen += len(message.get("body", b""))
            ended = not message.get("more_body", False)
            if seen > self.settings.body_bytes:
                raise Refused(413, "gate-large", most=self.settings.body_bytes)
            return message

        return counted


def parse_headers(raw: list[tuple[bytes, bytes]]) -> dict[bytes, str]:
    """Return the headers by name; raise Refused if there are too many, or two that must come once."""
    headers: dict[bytes, str] = {}
    if sum(len(name) + len(value) for name, value in raw) > LONGEST_HEAD:
        raise Refused(431, "gate-head", most=LONGEST_HEAD)
    for name, value in raw:
        if name in headers:
            if name in ONCE:
                raise Refused(400, "gate-twice", header=name.decode())
            headers[name] += ("; " if name == b"cookie" else ", ") + value.decode("latin-1")
        else:
            headers[name] = value.decode("latin-1")
    return headers


def token_of(headers: dict[bytes, str]) -> tuple[str | None, bool]:
    """Return the guest's token, and whether a browser sent it by itself."""
    said = headers.get(b"authorization", "")
    if said[:7].lower() == "bearer ":
        return said[7:].strip(), False
    for part in headers.get(b"cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value, True
    return None, False


def asked_for(scope: Scope) -> str:
    """Return what was asked for, as the audit log says it."""
    return f"{scope.get('method', 'SOCKET')} {scope['path']}"


def address_of(scope: Scope) -> str:
    """Return the client as limits count it."""
    return rate_limit_key(str((scope.get("client") or ("",))[0]))


class Sealed:
    """Adds the security headers to every answer; personal answers are never cached.

    A 405 says which methods are allowed, because the framework's answer to OPTIONS knows only the first method of a
    path."""

    def __init__(self, send: Send, more: list[tuple[bytes, bytes]]) -> None:
        self.send, self.more, self.begun = send, more, False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = [h for h in message.get("headers", []) if h[0] != b"allow" or message["status"] == 405]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            part = any(name == b"content-type" and value.startswith(PARTS) for name, value in headers)
            message["headers"] = [*headers, *(EVERYWHERE if part else HEADERS), *self.more]
        await self.send(message)


def answer_of(no: Refused) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """Return a refusal as body and headers."""
    body = msgspec.json.encode(Fault(no.key, no.rule, no.why, no.facts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()),
               (b"cache-control", b"no-store"), *HEADERS]
    return body, [*headers, (b"retry-after", b"1")] if no.status in (429, 503) else headers


async def turn_away(scope: Scope, send: Send, no: Refused) -> None:
    """Answer over HTTP, even if a WebSocket was asked for, since it never opened."""
    body, headers = answer_of(no)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    raw = send.send if isinstance(send, Sealed) else send
    await raw({"type": f"{kind}.start", "status": no.status, "headers": headers})
    await raw({"type": f"{kind}.body", "body": body})
