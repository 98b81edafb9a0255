"""The built browser pages: files read once at the start, so that no request reaches the file system."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from msgspec import Struct

import greathall
from greathall.server import pages

BUILT = Path(greathall.__file__).parent / "web" / "static"
MANUAL = BUILT.with_name("manual")
"""The manual, as `make docs` builds it."""
PAGES = ["/", "/t/{table:str}", "/t/{table:str}/replay", "/replay", "/recover", "/decks", "/style"]
"""All pages are one to the server; the browser tells them apart by their address."""
FRONT, ASSETS = "/index.html", "/assets/"
KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".txt": "text/plain",
    ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".webp": "image/webp",
    ".woff2": "font/woff2", ".mp3": "audio/mpeg", ".ogg": "audio/ogg",
}
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class Leaf(Struct, frozen=True):
    """One built file."""

    kind: str
    keep: str
    body: bytes
    pressed: bytes | None
    tag: str


def leaves(folder: Path = BUILT) -> dict[str, Leaf]:
    """Return every file by its address; files in assets/ have a digest in their names and never change."""
    found = {file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*"))
             if file.is_file() and not file.name.startswith(".")}
    return {f"/{name}": leaf(name, body, found.get(f"{name}.gz")) for name, body in found.items()
            if not name.endswith(".gz")}


def leaf(name: str, body: bytes, pressed: bytes | None) -> Leaf:
    kind = KINDS.get(Path(name).suffix, "application/octet-stream")
    keep = FOR_EVER if f"/{name}".startswith(ASSETS) else ASK_AGAIN
    return Leaf(kind, keep, body, pressed, tag(body))


@lru_cache(maxsize=64)
def sheet(text: str, kind: str = "text/plain") -> Leaf:
    """Return text that changes as rarely as files do, such as a catalogue, compressed once."""
    body = text.encode()
    return Leaf(kind, ASK_AGAIN, body, gzip.compress(body, mtime=0), tag(body))


def tag(body: bytes) -> str:
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


def routes(known: dict[str, Leaf], manual: dict[str, Leaf]) -> list[Any]:
    """Return one handler for all files of the hall and of the manual, and one for all pages.

    The framework takes a millisecond to prepare a route, so files have no routes of their own."""
    files = {path: file for path, file in known.items() if path != FRONT}
    named = [path for path in files if not path.startswith(ASSETS)]
    files |= {f"/manual{path}": file for path, file in manual.items()}

    @get([*named, f"{ASSETS}{{name:str}}", "/manual/{name:path}"], include_in_schema=False, sync_to_thread=False)
    def given(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = files.get(request.url.path)
        if file is None:
            raise NotFoundException
        return answer(file, request.headers)

    return [given, open_front(known[FRONT]) if FRONT in known else unbuilt, open_manual if manual else no_manual]


def open_front(front: Leaf) -> Any:
    @get(PAGES, include_in_schema=False, sync_to_thread=False)
    def given(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(front, request.headers)

    return given


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def unbuilt() -> Response[str]:
    """Return the page for a source tree in which the browser pages haven't been built."""
    return Response(pages.unbuilt(), status_code=503, media_type=MediaType.HTML)


@get("/manual", include_in_schema=False, sync_to_thread=False)
def open_manual() -> Redirect:
    return Redirect("/manual/index.html")


@get("/manual", include_in_schema=False, sync_to_thread=False)
def no_manual() -> Response[str]:
    """Say how to build the manual, in a source tree where nobody has."""
    return Response(pages.no_manual(), status_code=404, media_type=MediaType.HTML)


def nowhere(front: Leaf | None, request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer an unknown address: people get the page that says so, programs a refusal."""
    if front is None or "text/html" not in request.headers.get("accept", "") or request.url.path.startswith("/api/"):
        return None
    return Response(front.body, status_code=404, media_type=front.kind)


def answer(file: Leaf, asked: Mapping[str, str]) -> Response[bytes]:
    headers = {"cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
    if known_already(file.tag, asked.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    if file.pressed is not None and takes_gzip(asked.get("accept-encoding", "")):
        return Response(file.pressed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def known_already(own: str, told: str) -> bool:
    tags = [one.strip().removeprefix("W/") for one in told.split(",")]
    return "*" in tags or own.removeprefix("W/") in tags


def takes_gzip(told: str) -> bool:
    """Return whether the client accepts gzip; `gzip;q=0` means no."""
    for one in told.lower().split(","):
        coding, _, weight = one.partition(";")
        if coding.strip() == "gzip":
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False
