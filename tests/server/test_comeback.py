"""A hall that was down comes back: with newer rules, with clocks that stood still, with unloaded tables."""

import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from greathall.server.table import DIGEST_EVERY
from tests.server.hall import Hall, Person, hall, until
from tests.server.nursery import ran
from tests.server.shelf import aged, left, marked
from tests.server.test_disks import health, in_words, serve
from tests.server.witness import Witness, found, kept_word, one_move, same_prompt

HALL2 = str(Path(__file__).parent / "hall2")
HOUSE = str(Path(__file__).parent / "house")
SECONDS = 900


# ── newer rules ──────────────────────────────────────────────────────────────
def in_turning(rules: str, program: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a small program that knows the game by these rules."""
    return ran(["-c", "import sys;" + program, *args], GREATHALL_GAMES=HALL2, TURNING=rules)


def verified(rules: str, record: dict[str, Any], head: str, folder: Path) -> int:
    """Return what `greathall verify` says if the game has these rules."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    program = "from greathall.cli import verify; sys.exit(verify.main(sys.argv[1:]))"
    return in_turning(rules, program, str(file), "--head", head).returncode


def revived_by(rules: str, data: Path) -> dict[str, list[str]]:
    """Return the status and reason of every table, as a hall with these rules finds it."""
    program = """
import json, pathlib
from greathall.server.restore import restore_table
from greathall.server.store import Store
store = Store.at(pathlib.Path(sys.argv[1]))
metas = [restore_table(store.table(table), 0.0).meta for table in store.unfinished()]
print(json.dumps({meta.id: [meta.status, meta.why] for meta in metas}))
store.close()
"""
    done = in_turning(rules, program, str(data))
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


def two_at(door: Hall, rounds: int) -> tuple[str, list[Witness]]:
    people = [Witness(door, "Ann"), Witness(door, "Bob")]
    table = people[0].table("turning", options={"rounds": rounds})
    people[1].join(table, 1)
    return table, people


def begin(table: str, people: list[Witness]) -> None:
    people[0].start(table)
    for person in people:
        person.sit(table)


class Older(Struct):
    """A folder as a killed hall with the first rules left it.

    It has a long match with an early answer, and a table that waits. What the players were sent is remembered too."""

    data: Path
    long: str
    waiting: str
    players: list[Witness]
    others: list[Witness]
    told: list[tuple[Any, Any]]

    def back_at(self, door: Hall) -> list[dict[str, Any]]:
        """Return the same people at another hall, on a copy of the folder, and what the players heard last at the
        first."""
        for person, (heads, last) in zip(self.players + self.others, self.told, strict=True):
            person.heads, person.last = deepcopy(heads), deepcopy(last)
            person.leave()
            person.hall = door
            person.http.base_url = door.url
        return [person.last[self.long] for person in self.players]


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Older]:
    data = tmp_path_factory.mktemp("older") / "data"
    rng = Random(1)
    with hall(data, GREATHALL_GAMES=HALL2) as door:
        long, players = two_at(door, 40)
        begin(long, players)
        waiting, others = two_at(door, 4)
        while players[0].now["seq"] < DIGEST_EVERY + 10:
            one_move(players, rng)
        players[1].until_seq(players[0].now["seq"])
        while not players[0].asked:
            one_move(players, rng)
            players[0].until_seq(players[1].now["seq"])
        players[1].until_seq(players[0].now["seq"])
        assert players[1].play({"type": "Pick", "number": 6})["held"]
        door.kill()
        told = [(deepcopy(person.heads), deepcopy(person.last)) for person in players + others]
        yield Older(data, long, waiting, players, others, told)


def copied(data: Path, folder: Path) -> Path:
    return shutil.copytree(data, folder / "data", ignore=shutil.ignore_patterns("*.sock"))


def test_under_newer_rules_that_play_the_same_a_match_goes_on_and_its_record_says_so(
        tmp_path: Path, older: Older) -> None:
    long, players, waiting, others = older.long, older.players, older.waiting, older.others
    with hall(copied(older.data, tmp_path), GREATHALL_GAMES=HALL2, TURNING="same") as door:
        told = older.back_at(door)
        for person, last in zip(players, told, strict=True):
            now = person.sit(long, last["seq"])
            assert now["seq"] == last["seq"] + 1  # the note that the rules are newer
            for field in ("view", "ask", "early", "status", "held"):
                assert now[field] == last[field]
        disk = found(door.data, long)
        assert disk.entries[-1].do == {"type": "Ruled", "version": 2}
        assert disk.heads[told[0]["seq"]] == told[0]["head"]
        players[0].play_any(Random(1))  # and then the early answer comes up
        picked = [entry.do for entry in found(door.data, long).entries if entry.seat == 1]
        assert picked[-1] == {"type": "Pick", "number": 6}
        begin(waiting, others)
        for table, people in ((long, players), (waiting, others)):
            while one_move(people, Random(1)):
                pass
            kept_word(door.data, table, people)
            record = people[0].ask("GET", f"/api/tables/{table}/record")
            assert record["rules"] == (1 if table == long else 2)
            assert verified("same", record, people[0].now["head"], tmp_path) == 0
            assert verified("first", record, people[0].now["head"], tmp_path) == 2  # those rules are different
        assert door.close()[0] == 0


def test_under_rules_that_play_otherwise_a_match_is_suspended_and_its_record_kept(
        tmp_path: Path, older: Older) -> None:
    long, players, waiting, others = older.long, older.players, older.waiting, older.others
    with hall(copied(older.data, tmp_path), GREATHALL_GAMES=HALL2, TURNING="other") as door:
        for person, last in zip(players, older.back_at(door), strict=True):
            now = person.sit(long, last["seq"])
            assert now["status"] == "suspended"
            assert "this version of the rules" in now["why"]
            assert now["ask"] is None
            person.say(seq=last["seq"], seat=last["seat"], action={"type": "Pick", "number": 1})
            assert person.until("refusal")["key"] == "table-suspended"
        assert players[0].ask("GET", f"/api/tables/{long}")["status"] == "suspended"
        for person in players:
            assert players[0].ask("GET", f"/api/tables/{long}/record", status=409)["key"] == "record-suspended"
            person.ask("POST", f"/api/tables/{long}/record")
        record = players[0].ask("GET", f"/api/tables/{long}/record")
        assert record["head"] == last["head"]
        assert len(record["entries"]) == last["seq"]
        assert record["secret"]
        begin(waiting, others)  # nothing was drawn there yet
        assert door.close()[0] == 0
    assert revived_by("first", door.data).keys() == {waiting}  # what is suspended stays so, because its secret is out


@pytest.mark.parametrize("rules", ["first", "sly", "strict", "broken", "fewer"])
def test_however_rules_change_a_table_goes_on_or_is_suspended_in_words(
        tmp_path: Path, older: Older, rules: str) -> None:
    told = revived_by(rules, copied(older.data, tmp_path))
    assert told[older.waiting] == ["waiting", ""]
    status, why = told[older.long]
    assert status == ("playing" if rules == "first" else "suspended")
    assert bool(why) == (status == "suspended")
    assert "Error" not in why


# ── clocks and absence ───────────────────────────────────────────────────────
def timed(door: Hall) -> tuple[str, list[Witness]]:
    """Return two people at a table with a clock, after one move."""
    people = [Witness(door, "Ann"), Witness(door, "Bob")]
    table = people[0].table(clock={"kind": "player", "seconds": SECONDS}, absence=1)
    people[1].join(table, 1)
    begin(table, people)
    one_move(people, Random(1))
    for person in people:
        person.until_seq(max(p.now["seq"] for p in people))
    return table, people


def running(person: Person) -> tuple[int, float]:
    clocks = person.now["clocks"]
    return clocks["running"], clocks["left"][clocks["running"]]


@pytest.mark.parametrize("killed", [True, False])
def test_clocks_and_absence_stand_still_while_the_hall_is_down_and_for_the_grace_after_it(
        tmp_path: Path, killed: bool) -> None:
    with hall(tmp_path / "data", "--grace", "3600") as door:
        began = time.monotonic()
        table, people = timed(door)
        hurried, late = quick(door)
        seat, before = running(people[0])
        here = people[1 - seat]  # whoever is asked does not come back
        door.kill() if killed else door.close()
        up = time.monotonic() - began  # no clock can have run for longer
        door.open()
        here.sit(table)
        left = running(here)[1]
        assert before - up - 0.2 <= left <= (SECONDS if killed else before)  # the time the hall was down doesn't count
        late.sit(hurried)
        time.sleep(1.5)  # longer than somebody may be away, and than the hurried clock runs
        for person, at in ((here, table), (late, hurried)):
            seq = person.last[at]["seq"]
            now = person.sit(at)
            assert now["seq"] == seq
            assert not any(sitter["away"] for sitter in now["seats"])
        assert running(here) == (seat, left)

        if not killed:
            return
        door.kill()
        door.args = ("--grace", "0.1")
        door.open()
        late.until_seq(late.sit(hurried)["seq"] + 1)  # time is up there
        here.sit(table)
        while not here.now["seats"][seat]["away"]:  # and here a bot takes over
            here.until("table")


def quick(door: Hall) -> tuple[str, Witness]:
    """Return one person against the clock."""
    person = Witness(door, "Cat")
    table = person.table(bots={"1": "random"}, clock={"kind": "move", "seconds": 1})
    person.start(table)
    person.sit(table)
    while not person.asked:
        person.until("table")
    return table, person


# ── one hall, a while ────────────────────────────────────────────────────────
@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that unloads tables as soon as nobody is there."""
    with hall(tmp_path_factory.mktemp("forgetful") / "data", "--idle-minutes", "0.01") as door:
        yield door


@pytest.fixture
def forgetful(brief: Hall) -> Iterator[Hall]:
    """That hall, where nobody is yet: tests of it may run in any order."""
    until(lambda: health(brief).json()["tables"] == 0)
    yield brief
    for person in brief.people:
        person.leave()


def at_play(door: Hall) -> tuple[str, list[Witness]]:
    people = [Witness(door, "Ann"), Witness(door, "Bob")]
    table = people[0].table()
    people[1].join(table, 1)
    begin(table, people)
    for _ in range(6):
        one_move(people, Random(1))
    return table, people


def test_idle_tables_leave_memory_and_come_back_when_asked_for(forgetful: Hall) -> None:
    table, people = at_play(forgetful)
    time.sleep(1.5)
    assert health(forgetful).json()["tables"] == 1  # somebody is there
    for person in people:
        person.leave()
    until(lambda: health(forgetful).json()["tables"] == 0)
    for person in people:
        same_prompt(forgetful.data, table, person)
    assert health(forgetful).json()["tables"] == 1
    one_move(people, Random(1))
    kept_word(forgetful.data, table, people)


def test_a_second_hall_on_the_same_folder_is_refused_and_the_first_plays_on(forgetful: Hall) -> None:
    table, people = at_play(forgetful)
    in_words(serve(forgetful.data), "another hall", str(forgetful.data))
    for _ in range(6):
        one_move(people, Random(1))
    kept_word(forgetful.data, table, people)


def test_old_tables_and_guests_are_forgotten_while_the_hall_is_open(forgetful: Hall) -> None:
    table, people = at_play(forgetful)
    stays, others = at_play(forgetful)
    stranger = Person(forgetful, "Eve")
    for person in people:
        person.leave()
    me = stranger.ask("GET", "/api/identity")["id"]
    aged(forgetful.data, 400, table, me)
    marked(forgetful.data, table)
    until(lambda: table not in left(forgetful.data, "tables"))  # asking for it would load it again
    until(lambda: me not in left(forgetful.data, "guests"))
    assert others[0].ask("GET", f"/api/tables/{table}", status=404)["key"] == "hall-no-table"
    one_move(others, Random(1))
    kept_word(forgetful.data, stays, others)


# ── reasons ──────────────────────────────────────────────────────────────────
def test_reasons_of_bots_survive_a_killed_hall_and_no_private_one_was_kept(tmp_path: Path) -> None:
    """Under each move, everyone reads what the whole table was told then: the players and spectators."""
    with hall(tmp_path, GREATHALL_GAMES=HOUSE) as door:
        ann = Person(door, "Ann")
        table = ann.table("cellar", 3, bots={"1": "medium", "2": "easy"}, options={"rounds": 5})
        ann.start(table)
        ann.sit(table)
        rng, told = Random(1), list[Any]()
        while len(told) < 6:
            told += ann.play_any(rng)["reasons"] if ann.asked else ann.until("table")["reasons"]
        ann.leave()
        door.kill()
        door.open()
        for viewer in (ann, Person(door, "Cat")):
            reasons = viewer.sit(table)["reasons"]
            assert reasons[:len(told)] == told
            assert {told["reason"]["key"] for told in reasons} == {"why-any"}
        assert b"why-any" in kept_reasons(tmp_path, table)
        assert b"why-card" not in kept_reasons(tmp_path, table)


def kept_reasons(data: Path, table: str) -> bytes:
    with closing(sqlite3.connect(f"file:{data / 'hall.sqlite'}?mode=ro", uri=True)) as file:
        rows = file.execute("SELECT told FROM entries JOIN tables USING (number) WHERE id = ?", [table])
        return b"".join(told for told, in rows if told)
