"""Bad input to the hall: a clear refusal with its reason, nothing changed, nothing given away."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from greathall.server.identity import OLD, Keeper
from tests.server.hall import Hall, Person, hall, http, play_out
from tests.server.rough import chunks, knock, knocked, mum, raw, refused, request, standing

BODY = 256 * 1024
"""The usual limit."""


@pytest.fixture
def stranger(door: Hall) -> Iterator[httpx.Client]:
    with http(door) as client:
        yield client


# ── bodies ───────────────────────────────────────────────────────────────────
DEEP = 100_000
BODIES = {
    "nothing": b"", "half": b"{", "a list": b"[]", "null": b"null", "text": b'"Ann"', "a number": b"7",
    "more": b'{"name": "Ann"} x', "two": b'{"name": "Ann"}{"name": "Ann"}', "not utf-8": b'{"name": "\xff\xfe"}',
    "a mark": b'\xef\xbb\xbf{"name": "Ann"}', "utf-16": '{"name": "Ann"}'.encode("utf-16"), "form": b"name=Ann",
    "half a letter": b'{"name": "\\ud800"}', "NaN": b'{"name": NaN}', "infinity": b'{"name": -Infinity}',
    "huge": b'{"name": 1' + b"0" * 5000 + b"}", "a large power": b'{"name": 1e999}', "true": b'{"name": true}',
    "deep lists": b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}", "deep": b'{"name":' * DEEP + b"1" + b"}" * DEEP,
    "nul": b'{"name": "A\x00nn"}', "escaped nul": b'{"name": "A\\u0000nn"}', "quotes": b"{'name': 'Ann'}",
    "unknown": b'{"name": "Ann", "__proto__": {"admin": true}}', "comment": b'{"name": "Ann" /* me */}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_is_none(door: Hall, ann: Person, body: bytes) -> None:
    body = body[:BODY]  # the deep ones are cut off in their depths
    for verb, path in (("PUT", "/api/identity"), ("POST", "/api/tables"), ("POST", "/api/practice")):
        refused(door, ann.http.request(verb, path, content=body, headers={"content-type": "application/json"}), 400)
    assert ann.ask("GET", "/api/identity")["name"] == "Ann"
    assert ann.ask("GET", "/api/tables/mine") == []


BRINGS = {
    "deep": b"[" * 2000 + b"]" * 2000, "huge": b"1" + b"0" * 5000, "NaN": b"NaN",
    "a large power": b"1e999", "long": b'"' + b"x" * 30_000 + b'"', "half a letter": b'"\\udc00"',
    "many": b"[" + b"1," * 20_000 + b"1]",
}


@pytest.mark.parametrize("bring", BRINGS.values(), ids=BRINGS)
def test_things_brought_that_are_none(door: Hall, ann: Person, bring: bytes) -> None:
    table = ann.table("candles")
    before = standing(ann, table)
    answer = ann.http.patch(f"/api/tables/{table}/seats/0", content=b'{"bring": ' + bring + b"}")
    refused(door, answer, 400, 413)
    assert standing(ann, table) == before


def test_a_key_said_twice_counts_once(ann: Person) -> None:
    """As in every browser, the last one counts; it is judged as if nothing else had been sent."""
    answer = ann.http.put("/api/identity", content=b'{"name": "<b>", "name": "Annie"}')
    assert answer.json()["name"] == "Annie"
    assert ann.http.put("/api/identity", content=b'{"name": "Annie", "name": "<b>"}').status_code == 400
    assert ann.ask("GET", "/api/identity")["name"] == "Annie"


@pytest.mark.parametrize(("size", "status", "key"), [
    (BODY - 1, 400, "request-wrong"), (BODY, 400, "request-wrong"), (BODY + 1, 413, "gate-large"),
    (10 * 1024 * 1024, 413, "gate-large"),
])
def test_how_long_a_body_may_be(door: Hall, ann: Person, size: int, status: int, key: str) -> None:
    body = json.dumps({"name": ""}).encode()
    body = body.replace(b'""', b'"' + b"A" * (size - len(body)) + b'"')
    assert len(body) == size
    assert refused(door, ann.http.put("/api/identity", content=body), status)["key"] == key
    for pieces in (1000, 100_000):  # the same without saying how long it is
        parts = [body[at: at + pieces] for at in range(0, size, pieces)]
        answer = ann.http.put("/api/identity", content=iter(parts))
        assert refused(door, answer, status)["key"] == key
    assert ann.ask("GET", "/api/identity")["name"] == "Ann"


def test_a_body_without_end(door: Hall) -> None:
    status, why = raw(door, chunks("PUT", "/api/identity", *[b" " * 60_000] * 100))
    assert (status, why["key"]) == (413, "gate-large")


@pytest.mark.parametrize("headers", [
    {"content_length": "-1"}, {"content_length": "x"}, {"content_length": "1, 1"}, {"content_length": "+1"},
    {"content_length": "1" * 30}, {"content_length": "2\r\ncontent-length: 3"}, {"transfer_encoding": "gzip"},
    {"content_length": "5", "transfer_encoding": "chunked"}, {"transfer_encoding": "chunked, identity"},
], ids=str)
def test_a_length_that_is_a_lie(door: Hall, headers: dict[str, str]) -> None:
    data = request("PUT", "/api/identity", **headers) + b'{"name": "Ann"}'
    status, why = raw(door, data)
    assert status in (400, 413, 408), why
    assert why["why"]
    mum(door, json.dumps(why))


NO_SOCKETS: list[dict[str, str]] = [
    {"sec_websocket_key": "short"}, {"sec_websocket_key": "?" * 22 + "=="}, {"sec_websocket_version": "8"},
    {"sec_websocket_version": "13\r\nsec-websocket-version: 14"}, {"x": "y" * 9000}, {"upgrade": "h2c"},
    {f"x_{n}": "1" for n in range(300)},
]


@pytest.mark.parametrize("data", [
    b"\r\n" * 10 + b"x", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET  / HTTP/1.1\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x00" * 100, b"GET /\xff HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nbad header\r\n\r\n", b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\x00b\r\n\r\n", b"CONNECT evil.example:80 HTTP/1.1\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
    request("GET", "/") [:-2] + b"host: evil.example\r\n\r\n", request("GET", "/", origin="a\r\norigin: b"),
    request("GET", "/api/identity", authorization="Bearer a\r\nauthorization: Bearer b"),
    knock("/api/tables/x/socket", host="evil.example"), knock("/api/tables/x/socket", origin="http://evil.example"),
    *(knock("/api/tables/x/socket", **headers) for headers in NO_SOCKETS),
], ids=lambda data: repr(data)[:40])
def test_a_request_that_is_none(door: Hall, data: bytes) -> None:
    status, why = raw(door, data)
    assert status in (400, 403, 404, 421, 431), (status, why)
    assert why["why"]
    mum(door, json.dumps(why))


# ── paths ────────────────────────────────────────────────────────────────────
PATHS = [
    "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/api/../hall.key", "/api/tables/..%2f..%2fhall.key",
    "/api/tables/%2e%2e%2fhall.key/record", "/api/tables/x%00/record", "/%00", "/api/tables/x%2frecord",
    "/hall.key", "/hall.sqlite", "/api/tables/x/../mine", "//evil.example/", "/\\evil.example",
    "/api/tables/%ff%fe", "/api/tables/" + "x" * 41, "/api/tables/x;y", "/api/games/..%2f..%2fserver/sentences",
    "/api/games/%2e%2e/sentences", "/api/games/sequence%2f..%2f..%2fserver/sentences", "/api/tables/x/seats/%30%30x",
    "/api/tables/x/seats/-1", "/api/tables/x/seats/1e3", "/api/tables/x/seats/" + "9" * 500, "/t/../../x",
    "/hall.css/../../../etc/passwd", "/static/..%5c..%5chall.key", "/%u002e%u002e/", "/api/tables/\uff0e\uff0e",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_paths_that_lead_nowhere(door: Hall, path: str) -> None:
    status, why = raw(door, request("GET", path.encode().decode("latin-1")))
    assert status in (400, 404, 405), (status, why)
    mum(door, json.dumps(why))


@pytest.mark.parametrize(("path", "status"), [
    ("/" + "x" * 1999, 404), ("/" + "x" * 2000, 414), ("/" + "x" * 15_000, 414), ("/" + "%41" * 1000, 414),
    ("/" + "x" * 1_000_000, 431), ("/?" + "x" * 10_000, 200), ("/api/games?" + "&".join(["a=1"] * 3000), 200),
])
def test_very_long_paths(door: Hall, path: str, status: int) -> None:
    assert raw(door, request("GET", path))[0] == status


# ── who it is ────────────────────────────────────────────────────────────────
def forgeries(door: Hall, ann: Person, bob: Person) -> dict[str, str]:
    me = ann.ask("GET", "/api/identity")["id"]
    other = bob.ask("GET", "/api/identity")["id"]
    _, _, session, signature = ann.token.split(".")
    ours = Keeper(bytes.fromhex((door.data / "hall.key").read_text()))
    return {
        "another hall's": Keeper(b"x" * 32).token(me, session), "another's name": f"g2.{other}.{session}.{signature}",
        "another's session": f"g2.{me}.{bob.token.split('.')[2]}.{signature}",
        "truncated": ann.token[:-1], "longer": ann.token + "A",
        "a recovery link": ann.ask("GET", "/api/identity/link")["code"],
        "of a later kind": "g3" + ann.token[2:], "unsigned": f"g2.{me}.{session}.", "only a name": me, "none": "null",
        "in capitals": ann.token.upper(), "with a space": ann.token.replace(".", ". "), "huge": "g2." + "A" * 10_000,
        "an unknown guest's, well signed": ours.token("A" * 22, session),
        "a session that never was, well signed": ours.token(me, "A" * 12),
        "from before there were sessions, although they came later": ours.token(me, OLD),
        "letters": f"g2.\xe9.{session}.{signature}", "the other way": ".".join(reversed(ann.token.split("."))),
    }


def test_tokens_that_are_not_the_halls(door: Hall, ann: Person, bob: Person, table: str,
                                       stranger: httpx.Client) -> None:
    before = standing(ann, table)
    for kind, token in forgeries(door, ann, bob).items():
        for how in ({b"authorization": f"Bearer {token}".encode("latin-1")},
                    {b"cookie": f"greathall={token}".encode("latin-1"), b"origin": door.url.encode()}):
            assert stranger.get("/api/identity", headers=how).status_code == 401, kind
            told = refused(door, stranger.delete(f"/api/tables/{table}/seats/0", headers=how), 401)
            assert told["key"] == "guest-unknown", kind
            assert refused(door, stranger.get(f"/api/tables/{table}/replay?viewer=0", headers=how), 403), kind
    for kind in ("another hall's", "another's name", "truncated", "a recovery link"):
        assert knocked(door, table, forgeries(door, ann, bob)[kind]) == 4401, kind
    assert standing(ann, table) == before


def test_a_token_is_no_recovery_link(door: Hall, ann: Person, stranger: httpx.Client) -> None:
    link = ann.ask("GET", "/api/identity/link")["code"]
    guest, generation, until = link.split(".")[1:4]
    foreign = Keeper(b"x" * 32).recovery(guest, int(generation), int(until))
    for code in (ann.token, foreign, link[:-1], link.replace(f".{generation}.", ".7."), "", "x" * 300, "r2..0.1.",
                 link.replace(until, str(int(until) + 1))):
        answer = stranger.post("/api/identity/recover", json={"code": code})
        assert refused(door, answer, 403)["key"] == "guest-no-code"
        assert "set-cookie" not in answer.headers


NAMES = {
    "markup": "<b>Ann</b>", "a script": "<script>alert(1)</script>", "an image": "<img src=x onerror=alert(1)>",
    "right to left": "Ann\u202egnorts", "isolate": "\u2066Ann\u2069", "marks only": "\u200d\u200d",
    "blanks": "\u3164\u3164",
    "lines": "Ann\nBob", "return": "Ann\rBob", "tab": "Ann\tBob", "bell": "Ann\x07", "escape": "\x1b[31mAnn",
    "no break": "Ann\ufeff", "private": "Ann\ue000", "unassigned": "Ann\U000e0fff", "long": "A" * 41,
    "long in marks": "A" + "\u0301" * 300, "ten thousand": "A" * 10_000, "line of its own": "Ann\u2028Bob",
    "tag": "Ann\U000e0041",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_that_are_none(door: Hall, ann: Person, name: str) -> None:
    table = ann.table("candles")
    before = standing(ann, table)
    for verb, path in (("PUT", "/api/identity"), ("PATCH", f"/api/tables/{table}/seats/0")):
        told = refused(door, ann.http.request(verb, path, json={"name": name}), 400)
        assert name not in told["why"]
    assert standing(ann, table) == before
    assert ann.ask("GET", "/api/identity")["name"] == "Ann"


@pytest.mark.parametrize("name", ["Zoë", "O'Neill & Co", "李小龍", "محمد", "🧙‍♀️", "مهرداد‌", "a" * 40])
def test_names_people_have(ann: Person, name: str) -> None:
    assert ann.ask("PUT", "/api/identity", {"name": name})["name"] == name


# ── tables ───────────────────────────────────────────────────────────────────
def test_tables_that_are_not_there(door: Hall, ann: Person) -> None:
    for verb, path, body in (
            ("GET", "", None), ("GET", "/invitation", None), ("GET", "/record", None), ("GET", "/replay", None),
            ("POST", "/seats/0", None), ("PATCH", "/seats/0", {"seed": "x"}), ("DELETE", "/seats/0", None),
            ("POST", "/start", {}), ("POST", "/rematch", {})):
        answer = ann.http.request(verb, f"/api/tables/nowhere{path}", json=body)
        assert refused(door, answer, 404)["key"] == "hall-no-table"
    assert refused(door, ann.http.post("/api/practice", json={"at": 0, "table": "nowhere"}), 404)
    assert httpx.get(f"{door.url}/health").json()["tables"] < 500  # asking for what doesn't exist leaves nothing behind


@pytest.mark.parametrize("path", [
    "/api/tables/nowhere/socket", "/api/tables//socket", "/api/tables/%2e%2e/socket", "/api/tables/x%2fy/socket", "/",
    "/api/tables/nowhere", "/api/tables/" + "x" * 41 + "/socket", "/socket", "/api/tables/x%00/socket",
])
def test_sockets_that_lead_nowhere(door: Hall, ann: Person, path: str) -> None:
    assert knocked(door, path, ann.token) == 4404


@pytest.mark.parametrize(("headers", "status"), [
    ({"origin": "http://evil.example"}, 403), ({"origin": "null"}, 403), ({"origin": "http://127.0.0.1:1"}, 403),
    ({"cookie": "TOKEN"}, 403), ({"origin": "OURS"}, 0),
    ({"cookie": "TOKEN", "origin": "http://evil.example"}, 403), ({"cookie": "TOKEN", "origin": "OURS"}, 0),
])
def test_sockets_from_other_sites(door: Hall, ann: Person, headers: dict[str, str], status: int) -> None:
    told = {name: value.replace("OURS", door.url).replace("TOKEN", f"greathall={ann.token}")
            for name, value in headers.items()}
    assert knocked(door, ann.table("candles"), "", **told) == status


def test_of_many_who_want_a_seat_one_gets_it(door: Hall, ann: Person) -> None:
    table = ann.table("candles")
    crowd = [Person(door, f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(len(crowd)) as hurry:
        answers = list(hurry.map(lambda person: person.http.post(f"/api/tables/{table}/seats/1").status_code, crowd))
    assert sorted(answers) == [200] + [409] * 7
    winner = crowd[answers.index(200)]
    assert ann.ask("GET", f"/api/tables/{table}")["seats"][1]["name"] == winner.name
    assert [person.ask("GET", f"/api/tables/{table}")["mine"] for person in crowd].count([1]) == 1


def test_nothing_of_the_halls_folder_is_ever_served(door: Hall, stranger: httpx.Client) -> None:
    for file in Path(door.data).iterdir():
        assert stranger.get(f"/{file.name}").status_code == 404


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    """Everything that a hall can log, with guests, links, moves and forgeries."""
    with hall(tmp_path / "data", "--log-level", "debug", "--log", "json") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        link = ann.ask("GET", "/api/identity/link")["code"]
        with http(door) as phone:
            phone.post("/api/identity/recover", json={"code": link})
            phone.get(f"/api/identity?token={ann.token}", headers={"authorization": f"Bearer {ann.token}x"})
            phone.get(f"/{ann.token}/{link}")
        table = ann.table("candles")
        ann.pledge(table, 0, "swish-and-flick")
        bob.join(table, 1)
        ann.ask("POST", f"/api/tables/{table}/start", {})
        ann.reveal(table, 0, "swish-and-flick")
        ann.sit(table)
        bob.sit(table)
        play_out([ann, bob], Random(1))
        knocked(door, table, ann.token[:-1])
        secret = ann.ask("GET", f"/api/tables/{table}/record")["secret"]
        key = (door.data / "hall.key").read_text().strip()
        ann.leave()
        bob.leave()
        code, said = door.close()
    assert code == 0
    for word in (ann.token, bob.token, link, secret, key, "swish-and-flick"):
        assert word not in said
