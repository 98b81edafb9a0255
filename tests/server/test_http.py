"""Every route of the hall does what it says."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import greathall
from greathall.core import ledger
from greathall.core.game import find_game
from greathall.server.addresses import qr_svg
from greathall.server.gate import HEADERS
from tests.server.hall import CANDLES, Hall, Person, hall, http, play_out

PARLOUR = str(Path(__file__).parent.parent / "core" / "hall")


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One hall for all of them, with the two example games beside the real one."""
    with hall(tmp_path_factory.mktemp("hall") / "data", GREATHALL_GAMES=f"{CANDLES}:{PARLOUR}") as opened:
        yield opened


@pytest.fixture
def ann(door: Hall) -> Person:
    return Person(door, "Ann")


@pytest.fixture
def bob(door: Hall) -> Person:
    return Person(door, "Bob")


@pytest.fixture
def stranger(door: Hall) -> Iterator[httpx.Client]:
    with http(door) as client:
        yield client


def begun(ann: Person, bob: Person, game: str = "candles", **more: Any) -> str:
    table = ann.table(game, **more)
    bob.join(table, 1)
    ann.start(table)
    ann.sit(table)
    bob.sit(table)
    return table


def finished(ann: Person, bob: Person, **more: Any) -> str:
    """A match of candles, which is two moves long, played to its end."""
    table = begun(ann, bob, **more)
    play_out([ann, bob], Random(1))
    return table


# ── the hall and its games ───────────────────────────────────────────────────
def test_what_the_hall_is(door: Hall, stranger: httpx.Client) -> None:
    told = stranger.get("/api/hall").json()
    assert told["version"] == greathall.__version__
    assert told["address"] == door.url
    assert told["levels"] == ["random", "easy", "medium", "hard"]
    assert "hello" in told["phrases"]
    assert "owl" in told["avatars"]


def test_games_with_seats_and_options(stranger: httpx.Client) -> None:
    told = {game["name"]: game for game in stranger.get("/api/games").json()}
    assert set(told) == {"sequence", "candles", "parlour"}
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


def test_words_of_a_game(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/games/sequence/words")
    assert answer.headers["content-type"].startswith("text/plain")
    body = FluentParser().parse(answer.text).body
    assert not [part for part in body if isinstance(part, Junk)]
    keys = [part.id.name for part in body if hasattr(part, "id")]
    assert {"title", "no-turn", "gate-often", "phrase-hello"} <= set(keys)
    assert stranger.get("/api/games/quidditch/words").status_code == 404


# ── guests ───────────────────────────────────────────────────────────────────
def test_a_guest_needs_a_name_and_no_account(stranger: httpx.Client) -> None:
    assert stranger.get("/api/identity").status_code == 401
    made = stranger.put("/api/identity", json={"name": "  Ann  Lee ", "avatar": "owl"})
    me = made.json()
    assert (me["name"], me["avatar"]) == ("Ann Lee", "owl")
    assert stranger.get("/api/identity").json() == {**me, "token": ""}  # by the cookie, and told only once
    origin = {"origin": str(stranger.base_url).rstrip("/")}
    again = stranger.put("/api/identity", json={"name": "Annie"}, headers=origin).json()
    assert (again["id"], again["name"], again["avatar"]) == (me["id"], "Annie", "owl")
    assert stranger.get("/api/identity").json()["name"] == "Annie"


def test_the_cookie_is_for_no_script_and_no_other_site(stranger: httpx.Client) -> None:
    cookie = stranger.put("/api/identity", json={"name": "Ann"}).headers["set-cookie"]
    parts = [part.strip().lower() for part in cookie.split(";")]
    assert parts[0].startswith("greathall=g1.")
    assert {"httponly", "samesite=strict", "path=/"} <= set(parts)
    assert "secure" not in parts  # plain http here; with an https address it is there
    assert not any(part.startswith("domain") for part in parts)


@pytest.mark.parametrize("body", [
    {}, {"name": ""}, {"name": "  "}, {"name": None}, {"name": 7}, {"name": ["Ann"]}, {"name": "A" * 41},
    {"name": "Ann", "avatar": "dragon"}, {"name": "Ann", "admin": True}, [], "Ann", None,
])
def test_a_guest_without_a_good_name_is_told_why(stranger: httpx.Client, body: Any) -> None:
    answer = stranger.put("/api/identity", json=body)
    assert answer.status_code == 400
    assert answer.json()["why"]
    assert "set-cookie" not in answer.headers


def test_a_recovery_link_makes_another_browser_the_same_guest(ann: Person, stranger: httpx.Client) -> None:
    link = ann.ask("GET", "/api/identity/link")
    assert link["url"].endswith("/recover#" + link["code"])
    assert link["qr"] == qr_svg(link["url"])
    assert stranger.get("/recover").status_code == 200  # the code stays in the browser: it comes after the #
    me = ann.ask("GET", "/api/identity")
    phone = stranger.post("/api/identity/recover", json={"code": link["code"]})
    assert phone.json()["id"] == me["id"]
    assert stranger.get("/api/identity").json() == me
    table = ann.table("candles")
    assert stranger.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_a_new_link_makes_the_old_ones_void(ann: Person, stranger: httpx.Client) -> None:
    old = ann.ask("GET", "/api/identity/link")["code"]
    assert ann.ask("GET", "/api/identity/link")["code"] == old
    new = ann.ask("POST", "/api/identity/link")["code"]
    ann.ask("PUT", "/api/identity", {"name": "Annie"})  # another name brings no old link back
    refused = stranger.post("/api/identity/recover", json={"code": old})
    assert (refused.status_code, refused.json()["key"]) == (403, "guest-no-code")
    assert "set-cookie" not in refused.headers
    assert stranger.post("/api/identity/recover", json={"code": new}).json()["name"] == "Annie"


# ── tables ───────────────────────────────────────────────────────────────────
def test_a_table_is_made_as_it_was_wanted(ann: Person, bob: Person) -> None:
    clock = {"kind": "player", "seconds": 300, "increment": 5, "late": "bot"}
    wanted = {"game": "parlour", "seats": 3, "options": {"rounds": 1, "rich": True}, "mine": [1],
              "bots": {"2": "hard"}, "open": True, "clock": clock, "hints": True, "absence": 45}
    made = ann.ask("POST", "/api/tables", wanted, status=201)
    same = ("game", "options", "open", "hints", "absence")
    assert {key: made[key] for key in same} == {key: wanted[key] for key in same}
    assert {key: made["clock"][key] for key in clock} == clock
    assert (made["status"], made["mine"], made["host"], made["series"]) == ("waiting", [1], True, 1)
    assert [(chair["taken"], chair["bot"], chair["name"]) for chair in made["seats"]] == \
        [(False, "", ""), (True, "", "Ann"), (True, "hard", "")]
    assert len(made["commitment"]) == 64
    assert bob.ask("GET", f"/api/tables/{made['id']}") == {**made, "mine": [], "host": False}


def test_settings_left_out(ann: Person) -> None:
    alone = ann.ask("POST", "/api/tables", {"game": "candles", "seats": 2, "bots": {"1": "easy"}})
    both = ann.ask("POST", "/api/tables", {"game": "candles", "seats": 2})
    assert (alone["hints"], both["hints"]) == (True, False)  # off by default with two or more people
    assert (both["open"], both["clock"]["kind"], both["mine"]) == (False, "none", [0])


@pytest.mark.parametrize(("wanted", "status"), [
    ({"game": "quidditch"}, 400), ({"seats": 1}, 400), ({"seats": 4}, 400), ({"seats": "2"}, 400),
    ({"mine": [2]}, 400), ({"mine": [-1]}, 400), ({"mine": "0"}, 400), ({"bots": {"7": "easy"}}, 400),
    ({"bots": {"1": "brilliant"}}, 400), ({"bots": {"0": "easy"}}, 409), ({"options": {"wind": 3}}, 400),
    ({"clock": {"kind": "move", "seconds": 0}}, 400), ({"clock": {"kind": "sundial"}}, 400), ({"absence": -1}, 400),
    ({"secret": "00"}, 400), ({"open": "yes"}, 400),
])
def test_a_table_that_can_not_be_is_refused(ann: Person, wanted: dict[str, Any], status: int) -> None:
    before = ann.ask("GET", "/api/tables/mine")
    refused = ann.ask("POST", "/api/tables", {"game": "candles", "seats": 2, **wanted}, status=status)
    assert refused["why"]
    assert ann.ask("GET", "/api/tables/mine") == before


def test_open_tables_are_listed_and_others_are_not(ann: Person, bob: Person, stranger: httpx.Client) -> None:
    private, wanted = ann.table("candles"), ann.table("candles", open=True)
    played, over = begun(ann, bob, open=True), finished(ann, bob, open=True)
    listed = {table["id"]: table for table in stranger.get("/api/tables").json()}
    assert {wanted, played} <= set(listed)
    assert not {private, over} & set(listed)
    assert (listed[wanted]["status"], listed[played]["status"]) == ("waiting", "playing")
    assert all(table["mine"] == [] and not table["host"] for table in listed.values())
    assert stranger.get(f"/api/tables/{private}").json()["status"] == "waiting"  # by its link, though


def test_joining_and_leaving(ann: Person, bob: Person) -> None:
    table = ann.table("candles", seats=3)
    bob.join(table, 2)
    told = ann.ask("GET", f"/api/tables/{table}")
    assert [chair["name"] for chair in told["seats"]] == ["Ann", "", "Bob"]
    bob.join(table, 2)  # again is no fault
    assert bob.ask("GET", f"/api/tables/{table}")["mine"] == [2]
    bob.ask("DELETE", f"/api/tables/{table}/seats/2")
    assert [chair["taken"] for chair in ann.ask("GET", f"/api/tables/{table}")["seats"]] == [True, False, False]


def test_a_taken_seat_is_refused_and_stays_taken(ann: Person, bob: Person) -> None:
    table = ann.table("candles")
    before = ann.ask("GET", f"/api/tables/{table}")
    assert bob.ask("POST", f"/api/tables/{table}/seats/0", status=409)["key"] == "table-taken"
    assert bob.ask("DELETE", f"/api/tables/{table}/seats/0", status=403)["key"] == "table-not-yours"
    for seat in (2, 63):
        assert bob.ask("POST", f"/api/tables/{table}/seats/{seat}", status=400)["key"] == "table-no-seat"
    assert ann.ask("GET", f"/api/tables/{table}") == before


def test_watching_needs_no_name(ann: Person, bob: Person, door: Hall) -> None:
    table = begun(ann, bob)
    watcher = Person(door, "Cat")
    watcher.token = ""
    seen = watcher.sit(table)
    assert (seen["seat"], seen["seq"], seen["view"]["hand"]) == (None, ann.now["seq"], [])
    assert seen["ask"]["options"] is None
    assert ann.ask("GET", f"/api/tables/{table}")["watchers"] == 1


def test_what_a_seat_brings_is_hidden_until_the_end(ann: Person, bob: Person) -> None:
    table = ann.table("parlour", options={"rounds": 1})
    bob.join(table, 1)
    ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 7})
    assert bob.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 1}, status=403)["key"] == "table-not-yours"
    assert "7" not in json.dumps(bob.ask("GET", f"/api/tables/{table}")["seats"])
    ann.start(table)
    assert ann.sit(table)["view"]["purses"][0] == 7
    bob.sit(table)
    assert ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 8}, status=409)["key"] == "table-begun"
    play_out([ann, bob], Random(1))
    record = bob.ask("GET", f"/api/tables/{table}/record")
    assert record["brings"] == {"0": 7}
    assert len(record["brought"]) == 64


def test_a_seed_of_ones_own_goes_into_all_chance(ann: Person, bob: Person) -> None:
    table = ann.table("candles")
    bob.join(table, 1)
    bob.ask("PATCH", f"/api/tables/{table}/seats/1", {"seed": "swish and flick"})
    ann.start(table)
    assert bob.ask("PATCH", f"/api/tables/{table}/seats/1", {"seed": "late"}, status=409)["key"] == "table-begun"
    ann.sit(table)
    bob.sit(table)
    play_out([ann, bob], Random(1))
    record = ann.ask("GET", f"/api/tables/{table}/record")
    assert record["seeds"] == ["", "swish and flick"]
    assert greathall.replay(record).result is not None


def test_starting(ann: Person, bob: Person) -> None:
    table = ann.table("candles", seats=3)
    bob.join(table, 1)
    assert bob.ask("POST", f"/api/tables/{table}/start", {}, status=403)["key"] == "table-host-only"
    assert ann.ask("POST", f"/api/tables/{table}/start", {}, status=409)["key"] == "table-empty-seats"
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "waiting"
    started = ann.ask("POST", f"/api/tables/{table}/start", {"fill": "easy"})
    assert (started["status"], started["asked"], started["seats"][2]["bot"]) == ("playing", 0, "easy")
    assert ann.ask("POST", f"/api/tables/{table}/start", {}, status=409)["key"] == "table-begun"


def test_leaving_in_mid_game_and_coming_back(ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    left = bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert (left["seats"][1]["bot"], left["mine"]) == ("medium", [1])
    bob.join(table, 1)
    assert ann.ask("GET", f"/api/tables/{table}")["seats"][1]["bot"] == ""


def test_a_seat_can_be_handed_to_a_bot_and_back(ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    assert bob.ask("PATCH", f"/api/tables/{table}/seats/1", {"bot": "hard"})["seats"][1]["bot"] == "hard"
    assert bob.ask("PATCH", f"/api/tables/{table}/seats/1", {"bot": ""})["seats"][1]["bot"] == ""


def test_my_tables_tell_whose_turn_it_is(ann: Person, bob: Person) -> None:
    waiting, played, over = ann.table("candles"), begun(ann, bob), finished(ann, bob)
    mine = {table["id"]: table for table in bob.ask("GET", "/api/tables/mine")}
    assert set(mine) == {played, over}
    assert (mine[played]["asked"], mine[played]["mine"]) == (0, [1])
    assert (mine[over]["asked"], mine[over]["status"]) == (None, "over")
    assert mine[over]["result"]["winners"]
    assert {table["id"] for table in ann.ask("GET", "/api/tables/mine")} == {waiting, played, over}


def test_an_invitation_has_the_link_and_its_code(door: Hall, ann: Person, stranger: httpx.Client) -> None:
    table = ann.table("candles")
    told = stranger.get(f"/api/tables/{table}/invitation").json()
    assert told["url"] == f"{door.url}/t/{table}"
    assert told["qr"] == qr_svg(told["url"])
    assert ElementTree.fromstring(told["qr"]).tag.endswith("svg")
    assert stranger.get(f"/t/{table}").status_code == 200
    assert stranger.get("/api/tables/nowhere/invitation").status_code == 404


# ── afterwards ───────────────────────────────────────────────────────────────
def test_a_rematch_goes_on_with_the_series(ann: Person, bob: Person) -> None:
    table = finished(ann, bob, hints=True, clock={"kind": "move", "seconds": 900})
    made = bob.ask("POST", f"/api/tables/{table}/rematch", {"swap": True})
    assert (made["series"], made["before"], made["status"], made["hints"]) == (2, table, "waiting", True)
    assert [chair["name"] for chair in made["seats"]] == ["Bob", "Ann"]
    assert made["clock"]["seconds"] == 900
    assert made["commitment"] != ann.ask("GET", f"/api/tables/{table}")["commitment"]
    assert ann.ask("POST", f"/api/tables/{table}/rematch", {})["id"] == made["id"]  # the second is led to the same
    assert ann.ask("GET", f"/api/tables/{table}")["after"] == made["id"]
    bob.start(made["id"])
    assert bob.sit(made["id"])["seat"] == 0


def test_no_rematch_before_the_end_or_for_others(ann: Person, bob: Person, door: Hall) -> None:
    played, over = begun(ann, bob), finished(ann, bob)
    assert ann.ask("POST", f"/api/tables/{played}/rematch", {}, status=409)["key"] == "table-not-over"
    other = Person(door, "Cat")
    assert other.ask("POST", f"/api/tables/{over}/rematch", {}, status=403)["key"] == "table-not-yours"
    assert ann.ask("GET", f"/api/tables/{over}")["after"] == ""


def test_the_record_is_refused_while_the_match_runs_and_given_after(ann: Person, bob: Person,
                                                                    stranger: httpx.Client) -> None:
    table = begun(ann, bob)
    for ask in (ann.http, bob.http, stranger):
        refused = ask.get(f"/api/tables/{table}/record")
        assert (refused.status_code, refused.json()["key"]) == (409, "record-running")
    play_out([ann, bob], Random(1))
    record = stranger.get(f"/api/tables/{table}/record").json()
    match = greathall.replay(record)
    assert (match.head, record["seats"]) == (ann.now["head"], ["Ann", "Bob"])
    assert record["commitment"] == ann.now["commitment"]
    assert record["result"] == ann.now["result"]


def test_a_running_match_is_replayed_through_ones_own_eyes(ann: Person, bob: Person, stranger: httpx.Client) -> None:
    table = begun(ann, bob)
    ann.play_any(Random(1))
    bob.until_seq(ann.now["seq"])
    whole = ann.ask("GET", f"/api/tables/{table}/replay?eyes=0")
    assert (whole["eyes"], whole["whole"]) == (0, ann.now["seq"])
    last = whole["frames"][-1]
    assert last["view"] == ann.now["view"]
    assert [event for frame in whole["frames"] for event in frame["events"]] == \
        ann.sit(table)["events"]  # the same as by the socket from the start
    assert all(frame["action"] is None for frame in whole["frames"])
    spectator = stranger.get(f"/api/tables/{table}/replay").json()
    assert spectator["frames"][-1]["view"]["hand"] == []
    for asker, eyes in ((ann.http, 1), (bob.http, 0), (stranger, 0)):
        refused = asker.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert (refused.status_code, refused.json()["key"]) == (403, "table-not-yours")
    assert ann.ask("GET", f"/api/tables/{table}/replay?eyes=5", status=400)["key"] == "table-no-seat"


def test_a_finished_match_is_replayed_through_any_eyes(ann: Person, bob: Person, stranger: httpx.Client) -> None:
    table = finished(ann, bob)
    for eyes, person in enumerate((ann, bob)):
        told = stranger.get(f"/api/tables/{table}/replay?eyes={eyes}").json()
        assert told["frames"][-1]["view"] == person.now["view"]
        assert all(frame["action"] for frame in told["frames"])
    part = stranger.get(f"/api/tables/{table}/replay?since=2&most=3").json()
    assert [frame["at"] for frame in part["frames"]] == [2, 3, 4]
    assert part["whole"] == ann.now["seq"]
    assert stranger.get(f"/api/tables/{table}/replay?since=1000000").json()["frames"] == []
    for query in ("since=-1", "most=0", "most=101", "eyes=x", "eyes=-1"):
        assert stranger.get(f"/api/tables/{table}/replay?{query}").status_code == 400
    waiting = ann.table("candles")
    assert stranger.get(f"/api/tables/{waiting}/replay").json()["key"] == "table-not-begun"


def test_practice_from_any_moment_of_a_finished_match(ann: Person, bob: Person, door: Hall) -> None:
    table = finished(ann, bob)
    record = ann.ask("GET", f"/api/tables/{table}/record")
    whole = len(record["entries"])
    cat = Person(door, "Cat")
    for at in range(whole):
        source = {"table": table} if at % 2 else {"record": record}
        made = cat.ask("POST", "/api/practice", {"at": at, "mine": [0, 1], **source})
        assert (made["practice"], made["status"], made["commitment"]) == (True, "playing", record["commitment"])
        cat.sit(made["id"])
        cat.say(open=1)
        while cat.until("table")["seat"] != 1:
            pass
        dealt = [entry["do"]["card"] for entry in record["entries"] if entry["do"]["type"] == "Drawn"]
        assert cat.now["view"]["hand"] == sorted([dealt[1], dealt[3]])  # the same luck
        cat.http.delete(f"/api/tables/{made['id']}/seats/0")
        cat.http.delete(f"/api/tables/{made['id']}/seats/1")
    assert cat.ask("POST", "/api/practice", {"at": whole, "table": table}, status=409)["key"] == "record-at-end"
    assert cat.ask("POST", "/api/practice", {"at": whole + 1, "table": table}, status=400)["key"] == "record-no-moment"


def test_no_practice_with_what_is_still_secret(ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    assert ann.ask("POST", "/api/practice", {"at": 1, "table": table}, status=409)["key"] == "record-running"
    over = finished(ann, bob)
    record = ann.ask("GET", f"/api/tables/{over}/record")
    changes: list[dict[str, Any]] = [
        {"secret": None}, {"secret": "00" * 32}, {"entries": []}, {"game": "quidditch"}, {"format": 99}]
    for changed in changes:
        refused = ann.http.post("/api/practice", json={"at": 1, "record": {**record, **changed}})
        assert refused.status_code in (400, 409), refused.text
        assert refused.json()["why"]
    assert ann.ask("POST", "/api/practice", {"at": 1}, status=404)["key"] == "hall-no-table"


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


@pytest.mark.parametrize("path", ["/", "/docs", "/recover", "/t/anything"])
def test_pages_have_no_scripts_and_nothing_from_elsewhere(stranger: httpx.Client, path: str) -> None:
    page = stranger.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|<iframe|<img|style=|\bon\w+=|https?://|//\w", page.text, re.IGNORECASE)
    for link in re.findall(r'(?:href|src)="([^"]*)"', page.text):
        assert link.startswith(("/", "#"))
        assert link.startswith("#") or stranger.get(link).status_code == 200


def test_the_docs_tell_every_route(stranger: httpx.Client) -> None:
    page = stranger.get("/docs").text
    for path, verbs in stranger.get("/openapi.json").json()["paths"].items():
        for verb, told in verbs.items():
            assert f"<code>{verb.upper()} {path}</code>" in page
            assert told["summary"].replace("'", "&#x27;") in page
    assert not re.findall(r'href="#([^"]*)"(?![\s\S]*id="\1")', page)  # every word referred to is explained


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


def test_metrics(ann: Person, bob: Person, stranger: httpx.Client) -> None:
    def counted(name: str) -> float:
        found = re.search(rf"^greathall_{name} (\S+)$", stranger.get("/metrics").text, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    before = counted("moves_total")
    finished(ann, bob)
    assert counted("moves_total") >= before + 2
    assert stranger.get("/metrics").headers["content-type"].startswith("text/plain")
    assert counted("sockets") >= 2
    assert counted("thinkers_replaced_total") == 0


# ── what every answer carries ────────────────────────────────────────────────
def answers(ask: httpx.Client) -> Iterator[httpx.Response]:
    """Good ones and bad ones, of every layer that may give one."""
    for path in ("/", "/docs", "/hall.css", "/health", "/metrics", "/openapi.json", "/api/games", "/api/tables",
                 "/api/games/candles/words", "/nowhere", "/api/nowhere", "/api/tables/nowhere", "/api/identity"):
        yield ask.get(path)
    yield ask.head("/")
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
        for name, value in HEADERS:
            assert answer.headers.get(name.decode()) == value.decode(), told
        assert answer.headers["cache-control"] == "no-store", told
        assert "content-encoding" not in answer.headers, told
        assert "server" not in answer.headers, told
        assert not [name for name in answer.headers if name.startswith("access-control")], told
        assert "Traceback" not in answer.text, told
        if answer.status_code >= 400:
            assert set(answer.json()) == {"key", "rule", "why"}, told
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
    got, head = stranger.get("/api/games"), stranger.head("/api/games")
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
    """Whatever the route is: what acts by cookie from another site is refused before anything looks at it."""
    paths = stranger.get("/openapi.json").json()["paths"]
    tried = 0
    for path, verbs in paths.items():
        for verb in set(verbs) - {"get"}:
            url = path.format(table="x", seat=0)
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
