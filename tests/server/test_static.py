"""The built browser files as the server sends them, and nothing else from the disk."""

import asyncio
import gzip
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from greathall.server import static
from greathall.server.middleware import EVERYWHERE, HEADERS, Middleware
from greathall.server.sentences import say
from greathall.server.settings import Settings

SCRIPT = b"export const candles = 7;\n" * 100
PAGE = b"<!doctype html><title>Hall</title>" + b"<p>" * 700
PAGES = ["/", "/t/abc", "/t/abc/replay", "/replay", "/recover", "/style"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small build, and beside it files that nobody may see."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, body in {"index.html": PAGE, "assets/index-a1.js": SCRIPT}.items():
        (folder / name).write_bytes(body)
        (folder / f"{name}.gz").write_bytes(gzip.compress(body, mtime=0))
    for name in ("candle.svg", "assets/board-b2.css", "assets/knock-c3.ogg", "assets/strange-d4.bin", ".sources"):
        (folder / name).write_bytes(name.encode())
    (tmp_path / "secret").write_text("secret")
    return folder


def ask(folder: Path, path: str, verb: str = "GET", **headers: str) -> httpx.Response:
    """Ask through the middleware, as in a hall."""
    async def asked() -> httpx.Response:
        settings = Settings(hosts=("hall.test",))
        routes = static.routes(static.leaves(folder), static.leaves(folder.with_name("manual")))
        gate: Any = Middleware(settings, Litestar(routes, openapi_config=None), None)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url="http://127.0.0.1") as client:
            told = {"accept-encoding": "identity", **{name.replace("_", "-"): said for name, said in headers.items()}}
            return await client.request(verb, path, headers=told)

    return asyncio.run(asked())


# ── what is given ────────────────────────────────────────────────────────────
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_to_the_server(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("path", "kind", "kept"), [
    ("/assets/index-a1.js", "text/javascript; charset=utf-8", True),
    ("/assets/board-b2.css", "text/css; charset=utf-8", True),
    ("/assets/knock-c3.ogg", "audio/ogg", True),
    ("/assets/strange-d4.bin", "application/octet-stream", True),
    ("/candle.svg", "image/svg+xml", False),
])
def test_files_say_what_they_are_and_how_long_they_last(built: Path, path: str, kind: str, kept: bool) -> None:
    answer = ask(built, path)
    assert answer.status_code == 200
    assert answer.content == (built / path[1:]).read_bytes()
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if kept else "no-cache")


def test_everything_carries_the_halls_headers(built: Path) -> None:
    """A script or a style sheet obeys its page, so it carries only those that are its own business."""
    for path in ("/", "/assets/index-a1.js", "/assets/board-b2.css", "/candle.svg", "/nowhere"):
        part = path.startswith("/assets/")
        for given in (ask(built, path), ask(built, path, accept_encoding="gzip")):
            carried = [(name, value) for name, value in HEADERS if given.headers.get(name.decode()) == value.decode()]
            assert carried == (EVERYWHERE if part else HEADERS)
        assert ask(built, path, if_none_match="*").headers["x-content-type-options"] == "nosniff"


def test_a_header_that_browsers_only_heed_where_they_trust_the_line(built: Path) -> None:
    """Over plain http on a network, each page would begin with an error in the console."""
    def alone(host: str) -> str | None:
        told: str | None = ask(built, "/", host=host).headers.get("cross-origin-opener-policy")
        return told

    assert [alone(host) for host in ("127.0.0.1:8000", "localhost", "[::1]:8000")] == ["same-origin"] * 3
    assert alone("hall.test:8000") is None


@pytest.mark.parametrize("path", ["/", "/assets/index-a1.js"])
@pytest.mark.parametrize(("said", "pressed"), [
    ("gzip", True), ("gzip, deflate, br", True), ("br, GZIP;q=0.5", True), ("br,gzip ; q=1.0", True),
    ("", False), ("identity", False), ("br", False), ("gzip;q=0", False), ("br, gzip; q=0.00 , deflate", False),
])
def test_who_can_read_it_gets_it_pressed(built: Path, path: str, said: str, pressed: bool) -> None:
    answer = ask(built, path, accept_encoding=said)
    assert answer.content == (PAGE if path == "/" else SCRIPT)  # as the client unpacked it
    assert answer.headers.get("content-encoding") == ("gzip" if pressed else None)
    assert answer.headers["vary"] == "accept-encoding"
    assert (int(answer.headers["content-length"]) < len(SCRIPT) / 2) is pressed


def test_what_has_no_pressed_form_is_given_as_it_is(built: Path) -> None:
    assert "content-encoding" not in ask(built, "/candle.svg", accept_encoding="gzip").headers


@pytest.mark.parametrize("path", ["/", "/candle.svg", "/assets/index-a1.js"])
def test_who_has_it_already_is_told_so(built: Path, path: str) -> None:
    tag = ask(built, path).headers["etag"]
    for told in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        answer = ask(built, path, if_none_match=told, accept_encoding="gzip")
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
        assert answer.headers["vary"] == "accept-encoding"
    assert ask(built, path, if_none_match='"other"').status_code == 200


def test_a_new_build_has_a_new_tag(built: Path) -> None:
    before = ask(built, "/").headers["etag"]
    (built / "index.html").write_bytes(PAGE + b"<p>")
    assert ask(built, "/").headers["etag"] != before
    assert ask(built, "/", if_none_match=before).status_code == 200


# ── what is not ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize("path", [
    "/assets/../../secret", "/assets/%2e%2e/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/..%5csecret", "/../secret",
    "/assets/%252e%252e/secret", "/assets//etc/passwd", "//etc/passwd", "/assets/", "/assets", "/.sources",
    "/index.html", "/index.html.gz", "/assets/index-a1.js.gz", "/assets/index-a1.js%00", "/assets/INDEX-A1.JS",
    "/assets/nothing.js", "/t/abc/else", "/t", "/static/index.html", "/candle.svg/more",
])
def test_nothing_else_of_the_disk(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 404
    assert b"secret" not in answer.content


def test_what_comes_after_the_start_is_not_given(built: Path) -> None:
    """Not even a file that replaces another one: everything was read before anyone asked."""
    given = static.routes(static.leaves(built), {})
    os.replace(built.parent / "secret", built / "candle.svg")

    async def asked() -> httpx.Response:
        app: Any = Litestar(given, openapi_config=None)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            return await client.get("/candle.svg")

    assert asyncio.run(asked()).content == b"candle.svg"


@pytest.mark.parametrize("verb", ["POST", "PUT", "DELETE", "PATCH"])
def test_files_are_read_only(built: Path, verb: str) -> None:
    answer = ask(built, "/candle.svg", verb, authorization="Bearer x")
    assert answer.status_code == 405


# ── nothing built ────────────────────────────────────────────────────────────
@pytest.mark.parametrize("path", PAGES)
def test_a_tree_where_nothing_is_built_says_how_to(tmp_path: Path, path: str) -> None:
    answer = ask(tmp_path / "static", path)
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"
    assert say("page-unbuilt") in answer.text
    assert "<code>make serve</code>" in answer.text
    assert "<script" not in answer.text


# ── in a hall ────────────────────────────────────────────────────────────────
def test_the_hall_gives_its_own_build(stranger: httpx.Client) -> None:
    built = static.leaves()
    assert static.FRONT in built, "make builds it"
    for path, file in built.items():
        if path != static.FRONT:
            assert stranger.get(path).content == file.body
    head, got = stranger.head("/"), stranger.get("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == got.headers["content-length"]
    assert got.content == built[static.FRONT].body
    tag = got.headers["etag"]
    assert stranger.get("/t/abc", headers={"if-none-match": tag}).status_code == 304


def test_who_types_a_wrong_address_gets_a_page_and_a_program_a_refusal(stranger: httpx.Client) -> None:
    html = {"accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
    page = stranger.get("/no/such/room", headers=html)
    assert (page.status_code, page.content) == (404, stranger.get("/").content)
    assert page.headers["cache-control"] == "no-store"
    for path, headers in (("/no/such/room", {}), ("/api/no/such/room", html), ("/api/tables/nowhere", html)):
        assert stranger.get(path, headers=headers).json()["why"]


# ── the manual ───────────────────────────────────────────────────────────────
def test_the_manual_is_served_beside_the_hall(built: Path) -> None:
    manual = built.with_name("manual")
    (manual / "_static").mkdir(parents=True)
    (manual / "index.html").write_bytes(PAGE)
    (manual / "_static" / "hall.css").write_bytes(b"body {}")
    assert ask(built, "/manual").headers["location"] == "/manual/index.html"
    assert ask(built, "/manual/index.html").content == PAGE
    assert ask(built, "/manual/_static/hall.css").headers["content-type"].startswith("text/css")
    assert ask(built, "/manual/../secret").status_code == 404


def test_without_a_manual_its_address_says_how_to_build_it(built: Path) -> None:
    answer = ask(built, "/manual")
    assert answer.status_code == 404
    assert "<code>make docs</code>" in answer.text
