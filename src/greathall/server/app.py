"""The whole server put together: middleware, routes, socket, hub and store."""

import hmac
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from threading import Lock
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

import greathall
from greathall.core.words import Illegal
from greathall.pool.bots import Bots
from greathall.pool.cluster import Cluster
from greathall.pool.here import Here
from greathall.server import logs, metrics, pages, static
from greathall.server.admin import Admin
from greathall.server.addresses import base_url, unmapped
from greathall.server.bodies import Fault
from greathall.server.decks import decks
from greathall.server.guests import Guests
from greathall.server.hub import Hub
from greathall.server.identity import Keeper, Secrets
from greathall.server.leaving import Leaving
from greathall.server.limits import Buckets
from greathall.server.lobby import Lobby
from greathall.server.metrics import Metrics
from greathall.server.middleware import Middleware, address_of, asked_for
from greathall.server.notice import Notices
from greathall.server.openapi import openapi, openapi_config
from greathall.server.own import own
from greathall.server.routes import api, provide_asker
from greathall.server.sentences import Refused, say
from greathall.server.settings import Settings
from greathall.server.socket import Socket
from greathall.server.store import Store


Way = Request[Any, Any, Any]


class Hall:
    """Everything that a running server consists of; uvicorn serves `app`."""

    def __init__(self, settings: Settings, port: int | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        secret = Secrets.at(settings.data)
        self.notes = secret.notes
        self.store = Store.at(settings.data, self.metrics.count_commit)
        self.address = base_url(settings, settings.port if port is None else port)
        notices = Notices(settings.private_notices, counted=self.metrics.count_notice)
        self.pool = Cluster(settings.ray, settings.workers) if settings.ray else Here(settings.workers)
        self.hub = Hub(settings, self.store, Bots(self.pool), notices, self.metrics, self.address)
        newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)
        self.guests = Guests(Keeper(secret.key), self.store, newcomers, self.hub.doors)
        self.lobby = Lobby(self.hub)
        self.admin = Admin(self.lobby)
        self.leaving = Leaving(self.lobby, self.guests)
        self.leaves = static.leaves()
        self.describing, self.description = Lock(), cast(tuple[static.Leaf, static.Leaf] | None, None)
        self.app = Middleware(settings, self.litestar(), Socket(self.hub, self.guests),  # type: ignore[arg-type]
                              self.hub.doors)

    def litestar(self) -> Litestar:
        provided = {"lobby": Provide(lambda: self.lobby, sync_to_thread=False),
                    "guests": Provide(lambda: self.guests, sync_to_thread=False),
                    "leaving": Provide(lambda: self.leaving, sync_to_thread=False)}
        return Litestar(
            [api, own, decks, *self.around()], lifespan=[self.living], openapi_config=openapi_config(),
            logging_config=None, dependencies={**provided, "asker": Provide(provide_asker)}, debug=False,
            request_class=Strict,
            exception_handlers={Illegal: self.refuse, NotFoundException: self.nowhere,
                                HTTPException: self.misunderstand, Exception: answer_failure})

    def nowhere(self, request: Way, no: NotFoundException) -> Response[Any]:
        return static.nowhere(self.leaves.get(static.FRONT), request) or self.misunderstand(request, no)

    def refuse(self, request: Way, no: Illegal) -> Response[Fault]:
        if isinstance(no, Refused):
            self.note(request, no.key, no.status)
        return answer_refusal(no)

    def misunderstand(self, request: Way, no: HTTPException) -> Response[Fault]:
        answer = misunderstood(no)
        self.note(request, "request-wrong", answer.status_code or 400)
        return answer

    def note(self, request: Way, kind: str, status: int) -> None:
        """Count a refusal for the audit log."""
        guest = self.guests.keeper.who(cast(str | None, request.scope.get("token"))) or ""
        self.hub.audit.refused(kind, status, address_of(request.scope), asked_for(request.scope), guest)  # type: ignore[arg-type]

    @asynccontextmanager
    async def living(self, _: Litestar) -> AsyncGenerator[None, None]:
        await self.hub.start()
        await self.admin.start(self.settings.data)
        self.hub.spawn(self.leaving.run())
        yield
        await self.admin.stop()
        await self.hub.stop()

    def description_sheets(self, request: Way) -> tuple[static.Leaf, static.Leaf]:
        """Return the API's description for people and for programs, made once, away from the event loop."""
        with self.describing:
            if self.description is None:
                schema = openapi(request.app)
                self.description = (static.sheet(pages.docs(schema), "text/html"),
                                    static.sheet(msgspec.json.encode(schema).decode(), "application/json"))
            return self.description

    def check_counting(self, request: Way) -> None:
        """Refuse to show the counters to strangers: they tell that an answer was given early.

        Without a key they are for this computer alone, and behind a proxy everybody seems to be there."""
        settings, peer = self.settings, request.client.host if request.client else ""
        key = settings.metrics_key
        if key:
            allowed = hmac.compare_digest(key.encode(), str(request.scope.get("token") or "").encode())
        else:
            here = unmapped(peer)
            allowed = here is not None and here.is_loopback and not (settings.address or settings.proxies)
        if not allowed:
            raise Refused(403, "metrics-closed")

    def around(self) -> list[Any]:
        """Return the routes besides the API."""
        hall = self

        @get("/health", include_in_schema=False)
        async def health() -> Response[dict[str, Any]]:
            well = not hall.store.fault
            told = {"well": well, "version": greathall.__version__, "store": hall.store.fault or "well",
                    "tables": len(hall.hub.slots), "sockets": hall.hub.sockets}
            return Response(told, status_code=200 if well else 503)

        @get("/metrics", include_in_schema=False, sync_to_thread=False)
        def counted(request: Way) -> Response[bytes]:
            hall.check_counting(request)
            hall.metrics.count_pool(hall.pool)
            return Response(hall.metrics.text(), headers={"content-type": metrics.CONTENT_TYPE})

        @get("/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
        def docs(request: Way) -> Response[bytes]:
            return static.answer(hall.description_sheets(request)[0], request.headers)

        @get("/openapi.json", include_in_schema=False, sync_to_thread=True)
        def schema(request: Way) -> Response[bytes]:
            return static.answer(hall.description_sheets(request)[1], request.headers)

        @get("/hall.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
        def style() -> str:
            return pages.style(hall.leaves)

        return [health, counted, docs, schema, style, *static.routes(hall.leaves, static.leaves(static.MANUAL))]


class Strict(Request[Any, Any, Any]):
    """Read bodies exactly as described; the framework would take "2" for 2 and 1 for true."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as no:
            raise Refused(400, "request-wrong", why=str(no)[:300]) from None


# ── refusals over HTTP ───────────────────────────────────────────────────────
def answer_refusal(no: Illegal) -> Response[Fault]:
    status = no.status if isinstance(no, Refused) else 400
    return Response(Fault(no.key, no.rule, no.why, no.facts), status_code=status)


def misunderstood(no: HTTPException) -> Response[Fault]:
    """Answer a request that the framework couldn't read."""
    parts = no.extra if isinstance(no.extra, list) else []
    told = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in parts if isinstance(part, dict))
    status = no.status_code if no.status_code < 500 else 500
    facts = {"why": (told or HTTPStatus(status).phrase)[:300]}
    headers = {k: v for k, v in (no.headers or {}).items() if k.lower() == "allow"}
    told_so = Fault("request-wrong", "", say("request-wrong", **facts), facts)
    return Response(told_so, status_code=status, headers=headers)


def answer_failure(request: Way, error: Exception) -> Response[Fault]:
    """Answer an internal error: log it for us, and tell the client no details."""
    logs.fault("request failed", path=request.url.path[:200], error=error)
    return Response(Fault("hall-fault", "", say("hall-fault")), status_code=500)
