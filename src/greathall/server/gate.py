"""The hall's door, before any framework: who may knock, how often and how loudly, and what every answer carries."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from greathall.server.addresses import allowed_hosts, crowd, host_allowed, same_origin
from greathall.server.limits import Buckets
from greathall.server.settings import Settings
from greathall.server.wire import Fault
from greathall.server.words import Refused

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COOKIE = "greathall"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
          "frame-ancestors 'none'")
HEADERS = [
    (b"content-security-policy", POLICY.encode()), (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"), (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"), (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Gate:
    """Wraps the whole server. Requests go on to `http`, sockets to `socket`, each with `scope["token"]` set."""

    def __init__(self, settings: Settings, http: App, socket: App) -> None:
        self.settings, self.http, self.socket = settings, http, socket
        self.hosts = allowed_hosts(settings)
        self.requests = Buckets(settings.request_rate, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.http(scope, receive, send)
            return
        try:
            self.admit(scope)
        except Refused as no:
            await turn_away(scope, send, no)
            return
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.http(scope, self.bounded(receive), sealed(send))

    def admit(self, scope: Scope) -> None:
        """Raises Refused, or leaves the token where the rest finds it."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host"), headers.get(b"origin")
        here = str((scope.get("server") or ("",))[0])
        if not host_allowed(host, self.hosts, here):
            raise Refused(421, "gate-host")
        token, by_cookie = token_of(headers)
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if acts and origin is not None and not same_origin(origin, host):
            raise Refused(403, "gate-origin")
        if acts and by_cookie and origin is None and headers.get(b"sec-fetch-site") != "same-origin":
            raise Refused(403, "gate-origin")
        who = crowd(str((scope.get("client") or ("",))[0]))
        if not self.requests.take(who, time.monotonic()):
            raise Refused(429, "gate-often")
        size = headers.get(b"content-length", "0")
        if not size.isdecimal() or len(size) > 12 or int(size) > self.settings.body_bytes:
            raise Refused(413, "gate-large", most=self.settings.body_bytes)
        scope["token"] = token

    def bounded(self, receive: Receive) -> Receive:
        """A body that never says how long it is ends here all the same."""
        seen = 0

        async def counted() -> MutableMapping[str, Any]:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.settings.body_bytes:
                raise Refused(413, "gate-large", most=self.settings.body_bytes)
            return message

        return counted


def token_of(headers: dict[bytes, str]) -> tuple[str | None, bool]:
    """The guest's token, and whether a browser sent it by itself."""
    said = headers.get(b"authorization", "")
    if said[:7].lower() == "bearer ":
        return said[7:].strip(), False
    for part in headers.get(b"cookie", "")[:4096].split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value, True
    return None, False


def sealed(send: Send) -> Send:
    """Every answer carries the headers; what belongs to one person is kept nowhere."""
    async def with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = [*headers, *HEADERS]
        await send(message)

    return with_headers


async def turn_away(scope: Scope, send: Send, no: Refused) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + no.status, "reason": no.why[:100]})
        return
    body = msgspec.json.encode(Fault(no.key, no.rule, no.why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS,
               (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": no.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
