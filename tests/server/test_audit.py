"""The audit log: every kind of refusal is counted and told, and no attack fills the disk."""

import asyncio
import json
from pathlib import Path

import pytest

from greathall.server import audit
from greathall.server.audit import DONE, HOSTS, KEPT, LARGEST, MOST, OTHERS, REFUSED, WRITTEN, Audit, read
from tests.server.hall import Hall, Person, hall
from tests.server.rough import raw, request
from tests.server.test_admin import admin


def test_a_summary_tells_kind_address_number_and_an_example(tmp_path: Path) -> None:
    log = Audit(tmp_path)
    for number in range(500):
        log.refused("gate-often", 429, "192.0.2.7", f"GET /{number}", f"guest {number % 7}")
    log.refused("gate-often", 429, "192.0.2.8")
    log.refused("gate-host", 421, "192.0.2.7", "GET /")
    log.sum_up()
    log.sum_up()  # nothing was refused since
    told = [{name: value for name, value in line.items() if name != "at"} for line in read(tmp_path)]
    assert told == [
        {"refused": "gate-often", "status": 429, "from": "192.0.2.7", "count": 500, "what": "GET /0",
         "guests": ["guest 0", "guest 1", "guest 2"]},
        {"refused": "gate-often", "status": 429, "from": "192.0.2.8", "count": 1},
        {"refused": "gate-host", "status": 421, "from": "192.0.2.7", "count": 1, "what": "GET /"}]


def test_an_attack_from_everywhere_costs_bounded_memory_and_few_lines(tmp_path: Path) -> None:
    log = Audit(tmp_path)
    for number in range(3 * MOST):
        for kind in ("gate-often", "gate-host"):
            log.refused(kind, 429, f"192.0.{number // 250}.{number % 250}", "GET /" + "x" * 5000)
    assert len(log.tallies) <= MOST + 2
    log.sum_up()
    lines = read(tmp_path)
    assert len(lines) <= WRITTEN + 2
    assert sum(line["count"] for line in lines) == 6 * MOST  # none is forgotten
    assert {line["from"] for line in lines if line["count"] > 1} == {OTHERS}


def test_files_are_rotated_and_what_was_done_is_not_pushed_out(tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "LARGEST", 1000)
    log = Audit(tmp_path)
    asyncio.run(log.done("admin", "ban", who="192.0.2.7"))
    for minute in range(200):
        asyncio.run(log.done("host ann", "locked" if minute % 2 else "not locked", table="t"))
        log.refused("gate-often", 429, f"192.0.2.{minute}", "GET /")
        log.sum_up()
    for kind in (REFUSED, HOSTS):
        files = sorted((tmp_path / audit.FOLDER).glob(f"{kind}*"))
        assert len(files) == KEPT + 1
        assert sum(file.stat().st_size for file in files) < (KEPT + 1) * 1200
    assert [line["done"] for line in read(tmp_path, (DONE,))] == ["ban"]
    assert read(tmp_path, (REFUSED,))[-1]["from"] == "192.0.2.199"
    assert LARGEST * (KEPT + 1) < 10 << 20


def test_half_a_line_and_a_folder_that_cannot_be_written_stop_nothing(tmp_path: Path) -> None:
    log = Audit(tmp_path)
    log.refused("gate-often", 429, "192.0.2.7")
    log.sum_up()
    with (tmp_path / audit.FOLDER / REFUSED).open("a") as file:
        file.write('{"at": "2026-')
    assert len(read(tmp_path)) == 1
    nowhere = Audit(tmp_path / "nowhere" / "at" / "all")
    nowhere.refused("gate-often", 429, "192.0.2.7")
    nowhere.sum_up()


def test_a_line_forges_no_other_and_tells_no_token(tmp_path: Path) -> None:
    log = Audit(tmp_path)
    token = "g1." + "a" * 22 + "." + "b" * 43
    log.refused("request-wrong", 404, "192.0.2.7", f"GET /{token}\n\x1b[2J")
    log.sum_up()
    (line,) = read(tmp_path)
    assert token not in json.dumps(line)
    assert (tmp_path / audit.FOLDER / REFUSED).read_text().count("\n") == 1


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, object]]:
    """Return what a hall has told, by kind, after one refusal of each."""
    with hall(tmp_path_factory.mktemp("audit") / "data", "--request-burst", "200", "--body-bytes", "2000") as door:
        trespass(door)
        assert door.close() == (0, "The hall is closed.\n")  # it writes what is left of the minute
        said = admin_log(door)
        assert "refused 1 × gate-host" in said
        return {str(line["refused"]): line for line in read(door.data, (REFUSED,))}


def admin_log(door: Hall) -> str:
    return admin(door, "log", "--lines", "1000")


def trespass(door: Hall) -> None:
    ann, eve = Person(door, "Ann"), Person(door, "Eve", "127.0.5.5")
    table = ann.table()
    ann.sit(table)
    eve.sit(table)
    eve.say(chat="hello", phrase="bye")
    eve.until("refusal")
    eve.say(seq=0, seat=0, action={"type": "Place"})
    eve.until("refusal")
    eve.ask("POST", f"/api/tables/{table}/start", {}, status=403)
    eve.ask("GET", "/api/tables/nowhere", status=404)
    eve.ask("POST", "/api/tables", {"game": 7}, status=400)
    eve.ask("PUT", "/api/identity", {"name": "x" * 5000}, status=413)
    assert raw(door, b"GARBAGE\r\n\r\n", "127.0.5.5")[0] == 400
    assert raw(door, request("GET", "/", host="elsewhere.test"), "127.0.5.5")[0] == 421
    assert raw(door, request("PUT", "/api/identity", b"{}", origin="http://elsewhere.test"), "127.0.5.5")[0] == 403


@pytest.mark.parametrize(("kind", "what", "named"), [
    ("say-one", "table ", True), ("table-not-yours", "table ", True), ("table-host-only", "POST /api/tables/", True),
    ("hall-no-table", "GET /api/tables/nowhere", True), ("request-wrong", "POST /api/tables", True),
    ("gate-large", "PUT /api/identity", False), ("gate-not-http", "", False), ("gate-host", "GET /", False),
    ("gate-origin", "PUT /api/identity", False)])
def test_every_way_to_be_refused_is_in_the_log(told: dict[str, dict[str, object]], kind: str, what: str,
                                               named: bool) -> None:
    line = told[kind]
    assert line["from"] == "127.0.5.5"
    assert str(line.get("what", "")).startswith(what)
    assert bool(line.get("guests")) == named
