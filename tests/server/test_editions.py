"""Tables with an edition of their own: created, refused, announced in few words, killed and continued, verified."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import greathall
from greathall.cli import verify
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.edition import MOST
from tests.games.diagon_alley.middle import CROOKED
from tests.server.hall import Hall, Person, hall
from tests.server.rough import refused
from tests.server.witness import Witness, same_prompt
from tests.table import rule

NAME = "Krumme Gasse 🦉"
OWN = CROOKED.replace("Crooked Lane", NAME)
TEXT = "knockturn = ["
"""A text that is in an edition and nowhere else."""
ALLEY: dict[str, Any] = {"game": "diagon_alley", "seats": 3}


def tables(person: Person) -> list[Any]:
    return list(person.ask("GET", "/api/tables/mine"))


# ── what is no edition ───────────────────────────────────────────────────────
FAULTY: dict[str, tuple[Any, str]] = {
    "not TOML": ("name = ", "no-edition-toml"), "a web page": ("<html>", "no-edition-toml"),
    "too long": ("#" * (MOST + 1), "no-edition-size"), "another file": ('[tool.black]\nx = 1', "no-edition-key"),
    "deep": ("name = " + "[" * 5000, "no-edition-"), "a key twice": ('name = "a"\nname = "b"', "no-edition-toml"),
    "too few spaces": ('diagon = ["plain"]', "no-edition-length"),
    "yes for a number": ("[spells]\ndefend = true", "no-edition-count"),
    "a fraction": ("[prices]\nowl = [0.5, 1, 1]", "no-edition-coins"), "a nul": ("name = \x00", "no-edition-toml"),
    "half a letter": ('name = "\\ud800"', "no-edition-toml"),
    "a date": ("[coins]\neach = 2001-11-01", "no-edition-each"),
    "cards that are not there": ("[havocs]\nbanished = 6", "no-edition-total"),
}


@pytest.mark.parametrize("name", FAULTY)
@rule("DA-B01")
def test_what_is_no_edition_is_refused_with_its_rule_and_nothing_changes(door: Hall, ann: Person, name: str) -> None:
    text, key = FAULTY[name]
    body = {**ALLEY, "options": {"edition": text}}
    why = refused(door, ann.http.post("/api/tables", json=body), 400)
    assert (why["rule"], why["key"][: len(key)]) == ("DA-B01", key)
    assert 10 < len(why["why"]) < 400
    assert tables(ann) == []


@pytest.mark.parametrize("value", [7, True, ["plain"], {"name": "x"}, None, 1.5])
@rule("DA-B01")
def test_an_edition_is_a_text(door: Hall, ann: Person, value: Any) -> None:
    refused(door, ann.http.post("/api/tables", json={**ALLEY, "options": {"edition": value}}), 400)
    assert tables(ann) == []


@rule("DA-B01")
def test_as_long_as_an_edition_may_be_and_nothing_else(door: Hall, ann: Person) -> None:
    """Comments count when sent, and aren't stored. A name, a seed and a chat line stay as short as they were."""
    comment = "# of the attic\n"
    long = comment * ((MOST - len(CROOKED)) // len(comment)) + CROOKED
    assert MOST - len(comment) < len(long) <= MOST
    table = ann.table(**ALLEY, options={"edition": long})
    assert len(tables(ann)) == 1
    refused(door, ann.http.post("/api/tables", json={**ALLEY, "options": {"edition": "#" * 60_000}}), 400)
    refused(door, ann.http.post("/api/tables", json={**ALLEY, "options": {"younger": long}}), 400)
    refused(door, ann.http.post("/api/tables", json={**ALLEY, "game": long}), 400)
    refused(door, ann.http.put("/api/identity", json={"name": long}), 400)
    refused(door, ann.http.patch(f"/api/tables/{table}/seats/0", json={"seed": long}), 400)
    assert len(tables(ann)) == 1


@rule("DA-S02")
def test_two_play_only_where_the_table_says_so(door: Hall, ann: Person) -> None:
    two = {**ALLEY, "seats": 2}
    for options in ({}, {"two_players": False}):
        why = refused(door, ann.http.post("/api/tables", json={**two, "options": options}), 400)
        assert (why["rule"], why["key"]) == ("DA-S02", "no-two")
    assert refused(door, ann.http.post("/api/tables", json={**two, "seats": 7}), 400)["rule"] == "DA-S02"
    more = {**ALLEY, "options": {"two_players": True}}
    assert refused(door, ann.http.post("/api/tables", json=more), 400)["rule"] == "DA-S02"
    assert tables(ann) == []
    assert ann.table("diagon_alley", 2, options={"two_players": True})


# ── a table with one ─────────────────────────────────────────────────────────
def seated(door: Hall, **options: Any) -> tuple[str, list[Witness]]:
    people = [Witness(door, name) for name in ("Ann", "Bob")]
    table = people[0].table(**ALLEY, bots={"2": "random"}, open=True, options={"edition": OWN, **options})
    people[1].join(table, 1)
    return table, people


def begun(table: str, people: list[Witness]) -> None:
    people[0].start(table)
    for person in people:
        person.sit(table)


def some_moves(people: list[Witness], rng: Random, most: int) -> bool:
    """Play at random, so many moves or to the end; return whether it is over."""
    for _ in range(most):
        newest = max(person.now["seq"] for person in people)
        for person in people:
            person.until_seq(newest)
        if people[0].now["status"] == "over":
            return True
        asked = next((person for person in people if person.asked), None)
        if asked is None:
            people[0].until("table")
        else:
            asked.play_any(rng)
    return False


def test_what_is_sent_says_what_the_edition_is_called_and_not_what_it_says(door: Hall) -> None:
    """No list, no greeting, no table: the view has the board as numbers."""
    table, people = seated(door)
    begun(table, people)
    some_moves(people, Random(1), 12)
    ann, bob = people
    listed = ann.ask("GET", "/api/tables")
    for message in (ann.hello, ann.now, bob.now, ann.ask("GET", f"/api/tables/{table}"), tables(ann), listed,
                    ann.ask("GET", f"/api/tables/{table}/replay?viewer=0")):
        assert TEXT not in json.dumps(message)
    assert [one["titles"] for one in listed if one["id"] == table] == [{"edition": NAME}]
    assert "edition" not in ann.hello["options"]
    assert ann.now["view"]["board"]["name"] == NAME
    assert len(json.dumps(ann.now)) < 6_000


def test_a_game_on_an_edition_goes_on_after_a_kill_and_its_record_holds_it_whole(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is killed while waiting and again in mid-game; the record verifies, and a rematch uses the same board."""
    with hall(tmp_path / "data") as door:
        table, people = seated(door, younger=True)
        door.kill()
        door.open()
        begun(table, people)
        assert not some_moves(people, Random(2), 20)
        door.kill()
        door.open()
        for person in people:
            person.leave()
            same_prompt(door.data, table, person)
            assert person.now["view"]["board"]["name"] == NAME
        assert some_moves(people, Random(3), 3000)
        record = people[0].ask("GET", f"/api/tables/{table}/record")
        assert record["options"]["edition"] == OWN == GAME.resolve_options(3, record["options"])["edition"]
        assert greathall.replay(record).result is not None
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        assert verify.main([str(file), "--head", people[0].now["head"]]) == 0, capsys.readouterr().out
        after = people[0].ask("POST", f"/api/tables/{table}/rematch", {})
        assert people[0].ask("GET", f"/api/tables/{after['id']}")["titles"] == {"edition": NAME}
        practice = people[0].ask("POST", "/api/practice", {"at": 5, "record": record, "mine": [0]})
        assert people[0].sit(practice["id"])["view"]["board"]["name"] == NAME
        shown = people[0].ask("POST", "/api/replay", record)
        assert TEXT not in json.dumps(shown)


@rule("DA-B01")
def test_a_record_with_a_faulty_edition_is_none(door: Hall, ann: Person) -> None:
    """A record with an edition that no table would have taken is refused with the reason."""
    match = greathall.new("diagon_alley", 3, options={"edition": CROOKED, "round_limit": 50}, seed="x")
    while match.seat is not None:
        match.play(match.legal()[0])
    record = match.record()
    for text in ("boots = 1", CROOKED.replace("gate exit", "plain"), "#" * 30_000):
        forged = {**record, "options": {**record["options"], "edition": text}}
        refused(door, ann.http.post("/api/replay", json=forged), 400)
        refused(door, ann.http.post("/api/practice", json={"at": 5, "record": forged}), 400)
    assert tables(ann) == []
