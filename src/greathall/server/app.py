"""The whole server put together: gate, routes, socket, hub, store."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme

import greathall
from greathall.core.game import all_games
from greathall.core.words import Illegal
from greathall.server import logs, metrics, pages
from greathall.server.addresses import base_url
from greathall.server.gate import COOKIE, Gate
from greathall.server.guests import Guests
from greathall.server.hub import Hub
from greathall.server.identity import Keeper, Secrets
from greathall.server.lobby import Lobby
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices
from greathall.server.routes import api, provide_asker
from greathall.server.settings import Settings
from greathall.server.socket import Socket
from greathall.server.store import Store
from greathall.server.thinkers import Thinkers
from greathall.server.wire import Fault
from greathall.server.words import Refused, say


class Hall:
    """Everything a running server is made of. `app` is what uvicorn serves."""

    def __init__(self, settings: Settings, port: int | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        secret = Secrets.at(settings.data)
        self.notes = secret.notes
        self.store = Store.at(settings.data, self.metrics.committed)
        self.address = base_url(settings, settings.port if port is None else port)
        notices = Notices(settings.private_notices, counted=self.metrics.noticed)
        self.hub = Hub(settings, self.store, Thinkers(settings.workers), notices, self.metrics, self.address)
        self.guests = Guests(Keeper(secret.key), self.store)
        self.lobby = Lobby(self.hub)
        self.app = Gate(settings, self.litestar(), Socket(self.hub, self.guests))  # type: ignore[arg-type]

    def litestar(self) -> Litestar:
        provided = {"lobby": Provide(lambda: self.lobby, sync_to_thread=False),
                    "guests": Provide(lambda: self.guests, sync_to_thread=False)}
        return Litestar(
            [api, *self.around()], lifespan=[self.living], openapi_config=described(), logging_config=None,
            dependencies={**provided, "asker": Provide(provide_asker)}, debug=False,
            exception_handlers={Illegal: refused, HTTPException: misunderstood, Exception: failed})

    @asynccontextmanager
    async def living(self, _: Litestar) -> AsyncGenerator[None, None]:
        await self.hub.start()
        yield
        await self.hub.stop()

    def around(self) -> list[Any]:
        """What is beside the API."""
        hall = self

        @get("/health", include_in_schema=False)
        async def health() -> Response[dict[str, Any]]:
            well = not hall.store.fault
            told = {"well": well, "version": greathall.__version__, "store": hall.store.fault or "well",
                    "tables": len(hall.hub.slots), "sockets": hall.hub.sockets}
            return Response(told, status_code=200 if well else 503)

        @get("/metrics", include_in_schema=False, sync_to_thread=False)
        def counted() -> Response[bytes]:
            hall.metrics.thinkers_replaced.inc(0)
            return Response(hall.metrics.text(), headers={"content-type": metrics.CONTENT_TYPE})

        @get("/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
        def docs(request: Request[Any, Any, Any]) -> str:
            return pages.docs(request.app.openapi_schema.to_schema())

        @get("/openapi.json", include_in_schema=False, sync_to_thread=False)
        def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
            return request.app.openapi_schema.to_schema()

        @get(["/", "/t/{table:str}", "/recover"], include_in_schema=False, media_type=MediaType.HTML,
             sync_to_thread=False)
        def front() -> str:
            return pages.front([game.title for game in all_games().values()])

        @get("/hall.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
        def style() -> str:
            return pages.STYLE

        return [health, counted, docs, openapi, front, style]


def described() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "bearer": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)}
    return OpenAPIConfig(title=say("page-title"), version=greathall.__version__, description=say("page-docs"),
                         path="/api/schema", render_plugins=[], use_handler_docstrings=True,
                         components=Components(security_schemes=schemes))


# ── refusals over HTTP ───────────────────────────────────────────────────────
def refused(_: Request[Any, Any, Any], no: Illegal) -> Response[Fault]:
    status = no.status if isinstance(no, Refused) else 400
    return Response(Fault(getattr(no, "key", "illegal"), no.rule, no.why), status_code=status)


def misunderstood(_: Request[Any, Any, Any], no: HTTPException) -> Response[Fault]:
    """The framework could not make sense of the request."""
    parts = no.extra if isinstance(no.extra, list) else []
    told = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in parts if isinstance(part, dict))
    status = no.status_code if no.status_code < 500 else 500
    why = told or HTTPStatus(status).phrase
    headers = {k: v for k, v in (no.headers or {}).items() if k.lower() == "allow"}
    return Response(Fault("request", "", say("request-wrong", why=why[:300])), status_code=status, headers=headers)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Our own mistake: logged for us, a plain word for the asker."""
    logs.log("request failed", logging.ERROR, path=request.url.path, error=repr(error))
    return Response(Fault("hall-fault", "", say("hall-fault")), status_code=500)
