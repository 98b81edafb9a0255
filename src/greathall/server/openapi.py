"""The hall's API as OpenAPI 3.1.

Paths come from the framework, schemas from msgspec, which knows every limit and that unknown fields are refused; the
framework leaves that out."""

from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

import greathall
from greathall.server.bodies import BODIES
from greathall.server.middleware import COOKIE
from greathall.server.sentences import say

REF = "#/components/schemas/{name}"


class Nowhere(Router):
    """No pages of the framework's own: they load scripts from elsewhere."""

    def register(self, value: Any) -> list[Any]:
        return []


def openapi_config() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "bearer": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)}
    return OpenAPIConfig(title=say("page-title"), version=greathall.__version__, description=say("page-about"),
                         openapi_router=Nowhere("/", route_handlers=[]), render_plugins=[JsonRenderPlugin()],
                         components=Components(security_schemes=schemes))


def openapi(app: Litestar) -> dict[str, Any]:
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    _, schemas = msgspec.json.schema_components(BODIES, ref_template=REF)
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    return schema
