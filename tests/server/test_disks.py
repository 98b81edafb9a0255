"""A full or read-only disk: a clear message, nothing acknowledged is lost, and the hall goes on when it can."""

import subprocess
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.disks import immutable, limited, small
from tests.server.hall import Hall, hall, http, play_out, until
from tests.server.nursery import ran
from tests.server.witness import Witness, found, kept_word, one_move, same_prompt
from tests.table import FULL

MOST_MOVES = 5000


def health(door: Hall) -> httpx.Response:
    with http(door) as client:
        return client.get("/health")


def two_at(door: Hall) -> tuple[str, list[Witness]]:
    people = [Witness(door, "Ann"), Witness(door, "Bob")]
    table = people[0].table()
    people[1].join(table, 1)
    people[0].start(table)
    for person in people:
        person.sit(table)
    return table, people


def until_refused(people: list[Witness], rng: Random) -> dict[str, Any]:
    """Play until the hall can't write any more."""
    for _ in range(MOST_MOVES):
        newest = max(person.now["seq"] for person in people)
        for person in people:
            person.until_seq(newest)
        answer = next(person for person in people if person.asked).play_any(rng)
        if answer["type"] == "refusal":
            return answer
        assert answer["status"] == "playing"
    raise AssertionError("everything could be written")


def serve(data: Path) -> subprocess.CompletedProcess[str]:
    """Start a hall that is expected to fail."""
    return ran(["-m", "greathall", "serve", "--port", "0", "--data", str(data)])


def opens(door: Hall) -> bool:
    """Start a hall that may fail, because SQLite needs a little room; if it runs, kill it at once."""
    try:
        door.open().kill()
    except AssertionError:
        in_words(serve(door.data), str(door.data))
        return False
    return True


def in_words(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("greathall: ")
    assert done.stderr.count("\n") == 1, done.stderr  # one sentence and no traceback
    for part in parts:
        assert part in done.stderr


@pytest.mark.parametrize("kind", [small, limited, immutable] if FULL else [small, limited])
def test_what_cannot_be_written_did_not_happen_and_the_hall_goes_on_when_it_can(tmp_path: Path, kind: Any) -> None:
    """From SCALE=3 on also where the files become read-only for a while."""
    rng = Random(1)
    with kind(tmp_path / "disk") as disk, hall(disk.place / "data", "--pace", "0.1") as door:
        table, people = two_at(door)
        ann, bob = people
        spectator, bots = bots_at_play(door)
        for _ in range(10):
            one_move(people, rng)
        assert health(door).status_code == 200

        disk.refuse(door)
        no = until_refused(people, rng)
        assert no["key"] == "store-no-write"
        assert "didn't happen" in no["why"]
        assert health(door).status_code == 503
        assert health(door).json()["well"] is False
        nothing_is_promised(ann, table)
        for person in people:  # everything written can be read all the while
            same_prompt(door.data, table, person)
        kept_word(door.data, table, people)
        assert people[0].ask("GET", f"/api/tables/{table}")["status"] == "playing"
        time.sleep(0.5)  # bots would move meanwhile
        stuck = len(found(door.data, bots).entries)

        disk.admit(door)
        until(lambda: health(door).status_code == 200)
        spectator.until_seq(stuck + 1)  # bots go on by themselves
        ann.chat("there is room again")
        play_out([ann, bob], rng)
        assert ann.now["result"] is not None
        kept_word(door.data, table, people)
        assert door.close()[0] == 0


def bots_at_play(door: Hall) -> tuple[Witness, str]:
    """Return a table that moves by itself while its owner watches."""
    spectator = Witness(door, "Cat")
    table = spectator.table("sequence", 3, bots={"1": "random", "2": "random"})
    spectator.start(table)
    spectator.sit(table)
    spectator.say(bot="random", seat=0)
    return spectator, table


def nothing_is_promised(ann: Witness, table: str) -> None:
    """Tables, seats, chat, names: each is refused in the same words."""
    ann.say(chat="hello?")
    assert ann.until("refusal", "said")["key"] == "store-no-write"
    for verb, path, body in (("POST", "/api/tables", {"game": "sequence", "seats": 2}),
                             ("PUT", "/api/identity", {"name": "Anna"}),
                             ("DELETE", f"/api/tables/{table}/seats/0", None)):
        assert ann.ask(verb, path, body, status=503)["key"] == "store-no-write"
    assert ann.ask("GET", "/api/identity")["name"] == "Ann"
    assert len(ann.ask("GET", "/api/tables/mine")) == 1


# ── starting ─────────────────────────────────────────────────────────────────
def test_a_read_only_folder_is_told_at_the_start_and_left_as_it_is(tmp_path: Path) -> None:
    with small(tmp_path / "disk") as disk:
        with hall(disk.place / "data") as door:
            table, people = two_at(door)
            one_move(people, Random(1))
            assert door.close()[0] == 0
        disk.read_only(True)
        in_words(serve(disk.place / "data"), str(disk.place / "data"), "Read-only file system")
        in_words(serve(disk.place / "other"), str(disk.place / "other"), "Read-only file system")
        disk.read_only(False)
        door.open()
        for person in people:
            same_prompt(door.data, table, person)
        assert door.close()[0] == 0


def test_killed_on_a_full_disk_the_hall_opens_again_with_all_it_had(tmp_path: Path) -> None:
    with small(tmp_path / "disk") as disk, hall(disk.place / "data") as door:
        table, people = two_at(door)
        disk.refuse(door)
        until_refused(people, Random(1))
        door.kill()
        opens(door)
        disk.admit(door)
        door.open()
        kept_word(door.data, table, people)
        for person in people:
            same_prompt(door.data, table, person)
