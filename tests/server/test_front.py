"""The hall from outside: its games, its pages and metrics, what every answer carries, and who may act."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import greathall
from greathall.core import catalogue, ledger
from greathall.core.game import find_game
from greathall.server.app import Hall as Opened
from greathall.server.middleware import EVERYWHERE, HEADERS
from greathall.server.routes import rules_of, spoken
from greathall.server.settings import Settings
from tests.server.hall import Hall, Person


# ── the hall and its games ───────────────────────────────────────────────────
def test_what_the_hall_is(door: Hall, stranger: httpx.Client) -> None:
    told = stranger.get("/api/hall").json()
    assert told["version"] == greathall.__version__
    assert told["address"] == door.url
    assert told["levels"] == ["random", "easy", "medium", "hard"]
    assert "hello" in told["phrases"]
    assert "owl" in told["avatars"]


def test_games_with_seats_and_options(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/games")
    assert answer.headers["content-encoding"] == "gzip"  # the front page waits for it
    told = {game["name"]: game for game in answer.json()}
    assert {"sequence", "monopoly", "candles"} <= set(told)
    game, sequence = find_game("sequence"), told["sequence"]
    assert (sequence["title"], sequence["seats"], sequence["rules"]) == (game.title, list(game.seats), game.rules)
    assert [(o["name"], tuple(o["choices"]), o["default"]) for o in sequence["options"]] == \
        [(o.name, o.choices, o.default) for o in game.options]
    assert all(option["title"] and option["help"] for option in sequence["options"])


def test_rules_of_a_game(stranger: httpx.Client) -> None:
    told = stranger.get("/api/games/sequence/rules").json()
    rules = ledger.rules(find_game("sequence"))
    assert [(rule["id"], rule["text"]) for rule in told] == [(rule.id, rule.text) for rule in rules.values()]
    assert any(rule["decision"] and rule["why"] for rule in told)
    assert stranger.get("/api/games/quidditch/rules").status_code == 404


def test_how_to_play_is_told_in_the_readers_language(stranger: httpx.Client) -> None:
    told = stranger.get("/api/games/sorcerers_stone/howto?language=de").json()
    back = {"text": "Drehst du den Troll, kommt deine Figur zurück zur ersten Tür.", "rules": ["SS-5.2", "SS-Q02"],
            "draw": "troll"}
    assert back in told["pages"]["quirrell"]["turn"]
    assert next(term for term in told["glossary"] if term["rule"] == "SS-5.2")["forms"] == ["Troll", "Trolls"]
    assert stranger.get("/api/games/quidditch/howto").status_code == 404


def test_where_a_games_figures_come_from(stranger: httpx.Client) -> None:
    told = stranger.get("/api/games/diagon_alley/sources").json()
    assert {"what": "dice", "by": "rulebook", "of": []} in told
    assert {source["by"] for source in told} == {"rulebook", "public", "reconstruction"}
    assert all(bool(source["of"]) == (source["by"] == "public") for source in told)
    assert stranger.get("/api/games/sequence/sources").json() == []
    assert stranger.get("/api/games/quidditch/sources").status_code == 404


def keys_of(answer: httpx.Response) -> set[str]:
    assert answer.headers["content-type"].startswith("text/plain")
    body = FluentParser().parse(answer.text).body
    assert not [part for part in body if isinstance(part, Junk)]
    return {part.id.name for part in body if hasattr(part, "id")}


def test_sentences_of_a_game_and_of_the_hall(stranger: httpx.Client) -> None:
    assert {"title", "no-covered"} <= keys_of(stranger.get("/api/games/sequence/sentences"))
    assert {"no-turn", "gate-often", "phrase-hello", "hall-title"} <= keys_of(stranger.get("/api/sentences"))
    assert stranger.get("/api/games/quidditch/sentences").status_code == 404


def test_sentences_that_offer_a_game_are_its_name_its_variants_and_its_options(stranger: httpx.Client) -> None:
    about = keys_of(stranger.get("/api/games/sorcerers_stone/sentences?about=true&language=de"))
    game = find_game("sorcerers_stone")
    assert {"title", "tagline", "variants", *(f"variant-{variant.name}" for variant in game.variants),
            *(f"option-{option.name}-help" for option in game.options)} <= about
    assert not {key for key in about if key.startswith(("do-", "ask-", "desk-", "tell-"))}


def test_the_form_a_table_plays_is_told_and_whose_rules_are_whose(door: Hall) -> None:
    ann = Person(door, "Ann")
    table = ann.table("sorcerers_stone", bots={"1": "random"}, options={"challenge": "snape"})
    assert ann.ask("GET", f"/api/tables/{table}")["variant"] == "snape"
    ann.start(table)
    ann.sit(table)
    assert ann.hello["variant"] == "snape"
    assert ann.ask("GET", f"/api/tables/{table}/replay?most=1")["variant"] == "snape"
    variants = {rule["id"]: rule["variant"] for rule in ann.ask("GET", "/api/games/sorcerers_stone/rules?language=de")}
    assert [variants[rule] for rule in ("SS-6.1", "SS-P17", "SS-C01", "SS-0.1")] == ["snape", "snape", "mcgonagall", ""]


def test_sentences_in_another_language(stranger: httpx.Client) -> None:
    """Without a translation it comes in English; an invalid language is refused."""
    english = stranger.get("/api/sentences").text
    assert stranger.get("/api/hall").json()["languages"][0] == "en"
    assert stranger.get("/api/sentences?language=en").text == english == stranger.get("/api/sentences?language=xx").text
    assert stranger.get("/api/sentences?language=../../x").status_code == 400


@pytest.mark.parametrize("path", ["/api/sentences", "/api/games/sequence/sentences"])
def test_sentences_are_sent_pressed_and_only_when_they_are_new(stranger: httpx.Client, path: str) -> None:
    plain, pressed = (stranger.get(path, headers={"accept-encoding": how}) for how in ("identity", "gzip"))
    assert plain.text == pressed.text
    assert int(pressed.headers["content-length"]) < len(plain.content) / 2
    assert stranger.get(path, headers={"if-none-match": plain.headers["etag"]}).status_code == 304


# ── beside the API ───────────────────────────────────────────────────────────
def test_the_api_describes_itself(stranger: httpx.Client) -> None:
    answer = stranger.get("/openapi.json")
    schema = answer.json()
    assert answer.headers["content-type"].startswith("application/json")
    assert schema["openapi"].startswith("3.1")
    told = {f"{verb.upper()} {path}" for path, verbs in schema["paths"].items() for verb in verbs}
    assert {"PUT /api/identity", "POST /api/tables", "POST /api/tables/{table}/seats/{seat}", "POST /api/practice",
            "GET /api/tables/{table}/record", "POST /api/tables/{table}/rematch"} <= told
    assert all(operation["summary"] for verbs in schema["paths"].values() for operation in verbs.values())
    new = schema["components"]["schemas"]["NewTable"]
    assert new["additionalProperties"] is False
    assert new["properties"]["seats"]["maximum"] == 63
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', answer.text))
    assert refs <= set(schema["components"]["schemas"])


@pytest.mark.parametrize("path", ["/", "/docs", "/recover", "/t/anything", "/t/anything/replay", "/replay", "/style"])
def test_pages_have_nothing_inline_and_nothing_from_elsewhere(stranger: httpx.Client, path: str) -> None:
    page = stranger.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script(?![^>]* src=)|<style|<iframe|<img|style=|\bon\w+=|https?://|//\w", page.text,
                         re.IGNORECASE)
    for link in re.findall(r'(?:href|src)="([^"]*)"', page.text):
        assert link.startswith(("/", "#"))
        assert link.startswith("#") or stranger.get(link).status_code == 200


def test_the_docs_tell_every_route(stranger: httpx.Client) -> None:
    page = stranger.get("/docs").text
    for path, verbs in stranger.get("/openapi.json").json()["paths"].items():
        for verb, told in verbs.items():
            assert f"<code>{verb.upper()} {path}</code>" in page
            assert told["summary"].replace("'", "&#x27;") in page
    assert not re.findall(r'href="#([^"]*)"(?![\s\S]*id="\1")', page)  # every type referred to is explained


@pytest.mark.parametrize("path", ["/api/schema", "/schema", "/schema/swagger", "/schema/redoc", "/swagger", "/redoc"])
def test_there_are_no_other_docs(stranger: httpx.Client, path: str) -> None:
    assert stranger.get(path).status_code == 404


def test_health(ann: Person, stranger: httpx.Client) -> None:
    ann.sit(ann.table("candles"))
    told = stranger.get("/health")
    assert told.status_code == 200
    assert told.json()["well"] is True
    assert told.json()["sockets"] >= 1
    assert told.json()["tables"] >= 1


def test_metrics(ann: Person, stranger: httpx.Client) -> None:
    def counted(name: str) -> float:
        found = re.search(rf"^greathall_{name} (\S+)$", stranger.get("/metrics").text, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    before = counted("moves_total")
    table = ann.table("candles", mine=[0, 1])
    ann.start(table)
    ann.sit(table)
    assert counted("moves_total") >= before + 4  # what chance dealt
    assert stranger.get("/metrics").headers["content-type"].startswith("text/plain")
    assert counted("sockets") >= 1
    assert counted("workers_replaced_total") == 0


@pytest.mark.parametrize(("settings", "peer", "token", "status"), [
    ({}, "127.0.0.1", None, 200), ({}, "::1", None, 200), ({}, "192.168.1.5", None, 403), ({}, "testclient", None, 403),
    ({"address": "https://hall.test"}, "127.0.0.1", None, 403), ({"proxies": ("127.0.0.1",)}, "127.0.0.1", None, 403),
    ({"metrics_key": "k" * 20}, "127.0.0.1", None, 403), ({"metrics_key": "k" * 20}, "127.0.0.1", "k" * 19, 403),
    ({"metrics_key": "k" * 20}, "203.0.113.9", "k" * 20, 200)])
def test_metrics_are_not_for_strangers(tmp_path: Path, settings: dict[str, Any], peer: str, token: str | None,
                                       status: int) -> None:
    """They tell that an answer was given early, which nobody at the table may know."""
    async def run() -> int:
        told: list[int] = []

        async def send(message: Any) -> None:
            told.append(message.get("status", 0))

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        opened = Opened(Settings(data=tmp_path, **settings))
        headers = [(b"host", b"127.0.0.1"), *([(b"authorization", f"Bearer {token}".encode())] if token else [])]
        scope = {"type": "http", "method": "GET", "path": "/metrics", "raw_path": b"/metrics", "query_string": b"",
                 "headers": headers, "client": (peer, 1), "server": ("127.0.0.1", 80), "http_version": "1.1",
                 "scheme": "http", "root_path": "", "asgi": {"version": "3.0"}, "extensions": {}}
        await opened.app(scope, receive, send)
        await asyncio.to_thread(opened.store.close)
        return told[0]

    assert asyncio.run(run()) == status


def test_what_is_kept_for_each_language_is_kept_for_those_there_are(stranger: httpx.Client) -> None:
    before = rules_of.cache_info().currsize, catalogue.for_pages.cache_info().currsize
    assert spoken(catalogue.HERE, "de") == "de"
    assert [spoken(catalogue.HERE, f"q{letter}") for letter in "abc"] == ["en"] * 3
    assert (rules_of.cache_info().currsize, catalogue.for_pages.cache_info().currsize) == before
    told = {stranger.get(f"/api/games/sequence/rules?language={language}").headers["etag"]
            for language in ("en", "qa", "qb")}
    assert len(told) == 1


@pytest.mark.parametrize("path", ["/docs", "/openapi.json", "/api/games/sequence/rules"])
def test_what_never_changes_is_sent_pressed_and_only_when_it_is_new(stranger: httpx.Client, path: str) -> None:
    answer = stranger.get(path)
    assert answer.headers["content-encoding"] == "gzip"
    assert stranger.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


# ── what every answer carries ────────────────────────────────────────────────
def answers(ask: httpx.Client) -> Iterator[httpx.Response]:
    """Yield good and bad answers, of every layer that may give one."""
    for path in ("/docs", "/hall.css", "/health", "/metrics", "/openapi.json", "/api/hall", "/api/tables",
                 "/api/games/candles/rules", "/nowhere", "/api/nowhere", "/api/tables/nowhere", "/api/identity"):
        yield ask.get(path)
    yield ask.head("/docs")
    yield ask.options("/api/tables")
    yield ask.put("/api/tables")
    yield ask.request("BREW", "/")
    yield ask.post("/api/tables", json={})
    yield ask.put("/api/identity", content=b"{")
    yield ask.put("/api/identity", content=b"x" * 300_000)
    yield ask.get("/", headers={"host": "evil.example"})
    yield ask.put("/api/identity", json={"name": "Ann"}, headers={"origin": "http://evil.example"})
    yield ask.get("/" + "x" * 3000)
    yield ask.get("/", headers={"x-long": "x" * 20_000})
    yield ask.get("/", headers={"x-long": "x" * 2_000_000})


def test_every_answer_is_sealed(stranger: httpx.Client) -> None:
    statuses = set()
    for answer in answers(stranger):
        statuses.add(answer.status_code)
        told = f"{answer.request.method} {answer.url} {answer.status_code}"
        for name, value in EVERYWHERE if answer.url.path.endswith(".css") else HEADERS:
            assert answer.headers.get(name.decode()) == value.decode(), told
        assert answer.headers["cache-control"] == ("no-cache" if "etag" in answer.headers else "no-store"), told
        assert "etag" in answer.headers or "content-encoding" not in answer.headers, told
        assert "server" not in answer.headers, told
        assert not [name for name in answer.headers if name.startswith("access-control")], told
        assert "Traceback" not in answer.text, told
        if answer.status_code >= 400:
            assert set(answer.json()) == {"key", "rule", "why", "facts"}, told
            assert answer.json()["why"], told
    assert {200, 204, 400, 401, 403, 404, 405, 413, 414, 421, 431} <= statuses


def test_the_content_policy_is_strict(stranger: httpx.Client) -> None:
    told = stranger.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in told.split(";"))
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in told
    assert "*" not in told
    assert "http" not in told


def test_heads_and_options(stranger: httpx.Client) -> None:
    got, head = stranger.get("/api/hall"), stranger.head("/api/hall")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(got.content))
    assert stranger.options("/api/tables").status_code == 204
    wrong = stranger.delete("/api/tables")
    assert wrong.status_code == 405
    assert {"GET", "POST"} <= set(re.split(r",\s*", wrong.headers["allow"]))


# ── who may act ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("headers", "status"), [
    ({"origin": "OURS"}, 200), ({"sec-fetch-site": "same-origin"}, 200),
    ({}, 403), ({"sec-fetch-site": "cross-site"}, 403), ({"sec-fetch-site": "same-site"}, 403),
    ({"sec-fetch-site": "none"}, 403), ({"origin": "null"}, 403), ({"origin": ""}, 403),
    ({"origin": "http://evil.example"}, 403), ({"origin": "http://127.0.0.1:1"}, 403),
    ({"origin": "http://localhost:PORT"}, 403), ({"origin": "https://127.0.0.1:PORT/"}, 403),
    ({"origin": "http://127.0.0.1:PORT.evil.example"}, 403),
    ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, 403),
    ({"origin": "http://evil.example", "x-forwarded-host": "evil.example"}, 403),
])
def test_a_cookie_acts_only_for_our_own_pages(door: Hall, ann: Person, stranger: httpx.Client,
                                              headers: dict[str, str], status: int) -> None:
    told = {name: value.replace("OURS", door.url).replace("PORT", str(door.port)) for name, value in headers.items()}
    answer = stranger.put("/api/identity", json={"name": "Mallory"},
                          headers={**told, "cookie": f"other=1; greathall={ann.token}; more=2"})
    assert answer.status_code == status
    assert ann.ask("GET", "/api/identity")["name"] == ("Mallory" if status == 200 else "Ann")


def test_every_unsafe_route_asks_where_it_comes_from(ann: Person, stranger: httpx.Client) -> None:
    """On any route, a change by cookie from another site is refused before anything looks at it."""
    paths = stranger.get("/openapi.json").json()["paths"]
    tried = 0
    for path, verbs in paths.items():
        for verb in set(verbs) - {"get"}:
            url = path.format(table="x", seat=0, game="sequence", option="teams", session="x", who="0" * 12,
                              lesson="x")
            for headers in ({"origin": "http://evil.example"}, {}):
                answer = stranger.request(verb, url, json={}, headers={**headers, "cookie": f"greathall={ann.token}"})
                assert (answer.status_code, answer.json()["key"]) == (403, "gate-origin"), f"{verb} {path}"
            tried += 1
    assert tried >= 10


def test_a_program_brings_its_token_itself(ann: Person, stranger: httpx.Client) -> None:
    for scheme in ("Bearer", "bearer", "BEARER"):
        told = stranger.get("/api/identity", headers={"authorization": f"{scheme} {ann.token}"})
        assert told.json()["name"] == "Ann"
    for wrong in (ann.token, f"Basic {ann.token}", f"Bearer{ann.token}", "Bearer", f"Bearer {ann.token}x",
                  f"Bearer {ann.token} {ann.token}", "Bearer \u00e9"):
        headers = {b"authorization": wrong.encode("latin-1")}
        assert stranger.get("/api/identity", headers=headers).status_code == 401, wrong


@pytest.mark.parametrize(("name", "status"), [
    ("127.0.0.1:PORT", 200), ("localhost:PORT", 200), ("localhost", 200), ("[::1]:PORT", 200),
    ("evil.example", 421), ("evil.example:PORT", 421), ("127.0.0.1.evil.example", 421), ("localhost.evil.example", 421),
    ("", 421), ("127.0.0.1:PORT@evil.example", 421), ("0.0.0.0:PORT", 421), ("192.0.2.77", 421), ("a b", 421),
])
def test_a_page_that_points_its_own_name_here_gets_nothing(door: Hall, ann: Person, name: str, status: int) -> None:
    for path in ("/", "/api/identity", "/api/tables", "/metrics"):
        answer = ann.http.get(path, headers={"host": name.replace("PORT", str(door.port))})
        assert answer.status_code == status
        if status == 421:
            assert answer.json()["key"] == "gate-host"
