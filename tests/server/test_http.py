"""Every route of the hall does what it says."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

import greathall
from greathall.server.addresses import qr_svg
from greathall.server.guests import AVATARS
from tests.server.hall import CANDLES, Hall, Person, hall, play_out

PARLOUR = str(Path(__file__).parent.parent / "core" / "hall")


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One hall for all of them, with the two example games beside the real one."""
    with hall(tmp_path_factory.mktemp("hall") / "data", GREATHALL_GAMES=f"{CANDLES}:{PARLOUR}") as opened:
        yield opened


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
    assert parts[0].startswith("greathall=g2.")
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


@pytest.mark.parametrize("avatar", ["dragon", "OWL", " owl", "owl,cat", "<b>", "\u200d", "o\0wl"], ids=ascii)
def test_there_are_so_many_avatars_and_no_others(stranger: httpx.Client, avatar: str) -> None:
    answer = stranger.put("/api/identity", json={"name": "Ann", "avatar": avatar})
    assert answer.status_code == 400
    assert answer.json()["why"].endswith(f": {', '.join(AVATARS)}.")


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
    assert ann.ask("GET", "/api/identity/link")["code"].split(".")[:3] == old.split(".")[:3]  # it may expire later
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
    assert [(sitter["taken"], sitter["bot"], sitter["name"]) for sitter in made["seats"]] == \
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
    assert [sitter["name"] for sitter in told["seats"]] == ["Ann", "", "Bob"]
    bob.join(table, 2)  # again is no fault
    assert bob.ask("GET", f"/api/tables/{table}")["mine"] == [2]
    bob.ask("DELETE", f"/api/tables/{table}/seats/2")
    assert [sitter["taken"] for sitter in ann.ask("GET", f"/api/tables/{table}")["seats"]] == [True, False, False]


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
    spectator = Person(door, "Cat")
    spectator.token = ""
    seen = spectator.sit(table)
    assert (seen["seat"], seen["seq"], seen["view"]["hand"]) == (None, ann.now["seq"], [])
    assert seen["ask"]["legal"] is None
    assert ann.ask("GET", f"/api/tables/{table}")["spectators"] == 1


def test_what_a_seat_brings_is_hidden_until_the_end(ann: Person, bob: Person) -> None:
    table = ann.table("parlour", options={"rounds": 1})
    bob.join(table, 1)
    ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 6})
    ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": ""})
    assert ann.ask("GET", f"/api/tables/{table}")["brought"] == {}
    ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 7})
    assert ann.ask("GET", f"/api/tables/{table}")["brought"] == {"0": 7}
    assert bob.ask("GET", f"/api/tables/{table}")["brought"] == {}
    assert bob.ask("PATCH", f"/api/tables/{table}/seats/0", {"bring": 1}, status=403)["key"] == "table-not-yours"
    assert "7" not in json.dumps([{**seat, "who": ""} for seat in bob.ask("GET", f"/api/tables/{table}")["seats"]])
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
    bob.pledge(table, 1, "swish and flick")
    bob.sit(table)
    assert ann.ask("POST", f"/api/tables/{table}/start", {})["status"] == "starting"
    assert bob.reveal(table, 1, "swish and flick")["status"] == "playing"
    assert bob.reveal(table, 1, "swish and flick", status=409)["key"] == "seed-late"
    ann.sit(table)
    bob.until_seq(ann.now["seq"])
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
    assert [sitter["name"] for sitter in made["seats"]] == ["Bob", "Ann"]
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
    whole = ann.ask("GET", f"/api/tables/{table}/replay?viewer=0")
    assert (whole["viewer"], whole["whole"]) == (0, ann.now["seq"])
    last = whole["frames"][-1]
    assert last["view"] == ann.now["view"]
    assert [event for frame in whole["frames"] for event in frame["events"]] == \
        ann.sit(table)["events"]  # the same as by the socket from the start
    assert all(frame["action"] is None for frame in whole["frames"])
    spectator = stranger.get(f"/api/tables/{table}/replay").json()
    assert spectator["frames"][-1]["view"]["hand"] == []
    for asker, viewer in ((ann.http, 1), (bob.http, 0), (stranger, 0)):
        refused = asker.get(f"/api/tables/{table}/replay?viewer={viewer}")
        assert (refused.status_code, refused.json()["key"]) == (403, "table-not-yours")
    assert ann.ask("GET", f"/api/tables/{table}/replay?viewer=5", status=400)["key"] == "table-no-seat"


def test_a_finished_match_is_replayed_through_any_eyes(ann: Person, bob: Person, stranger: httpx.Client) -> None:
    table = finished(ann, bob)
    for viewer, person in enumerate((ann, bob)):
        told = stranger.get(f"/api/tables/{table}/replay?viewer={viewer}").json()
        assert told["frames"][-1]["view"] == person.now["view"]
        assert all(frame["action"] for frame in told["frames"][1:])
    part = stranger.get(f"/api/tables/{table}/replay?since=2&most=3").json()
    assert [frame["at"] for frame in part["frames"]] == [2, 3, 4]
    assert part["whole"] == ann.now["seq"]
    assert stranger.get(f"/api/tables/{table}/replay?since=1000000").json()["frames"] == []
    for query in ("since=-1", "most=0", "most=101", "viewer=x", "viewer=-1"):
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


@pytest.mark.parametrize(("game", "seats", "options", "sides"), [
    ("sequence", 6, {}, [0, 1, 0, 1, 0, 1]),
    ("sequence", 6, {"teams": 3}, [0, 1, 2, 0, 1, 2]),
    ("sequence", 2, {}, []),
    ("sequence", 7, {}, []),
    ("monopoly", 4, {"nonsense": 1}, []),
])
def test_who_would_play_with_whom_is_known_before_there_is_a_table(
        ann: Person, game: str, seats: int, options: dict[str, Any], sides: list[int]) -> None:
    assert ann.ask("POST", f"/api/games/{game}/sides", {"seats": seats, "options": options}) == sides
