"""A lesson in the hall: bots follow its path, the learner may leave it and come back, and it can be resumed."""

from typing import Any

import pytest

from greathall.core.lessons import find_lesson
from tests.server.hall import Person
from tests.server.room import Room, in_a_room, key_of


def begin(person: Person, name: str = "sequence", **more: Any) -> str:
    table = str(person.ask("POST", f"/api/lessons/{name}", more)["id"])
    person.sit(table)
    return table


def until_asked(person: Person) -> dict[str, Any]:
    while not person.asked and person.now["status"] == "playing":
        person.until("table")
    return person.now


def test_the_hall_lists_its_lessons_and_says_them(ann: Person) -> None:
    assert {"name": "sequence", "game": "sequence", "minutes": 5} in ann.ask("GET", "/api/lessons")
    text = ann.ask("GET", "/api/lessons/sequence?language=de")
    lesson = find_lesson("sequence")
    assert [step["text"] for step in text["steps"]] == [step.text for step in lesson.said("de")]
    assert [move for step in text["steps"] for move in step["moves"]] == [entry.do for entry in lesson.moves()]


def test_a_lesson_leads_along_its_path_to_the_end(ann: Person) -> None:
    text = ann.ask("GET", "/api/lessons/sequence")
    table = begin(ann)
    steps = [(at, move) for at, step in enumerate(text["steps"]) for move in step["moves"]]
    for moves, (at, move) in enumerate(steps):
        assert until_asked(ann)["lesson"] == {"step": at, "moves": moves, "on_path": True, "over": False}
        assert move in ann.now["ask"]["legal"]
        if moves < 2:
            ann.say(hint=0, seq=ann.now["seq"])
            best = ann.until("hints")["best"]
            assert (best[0]["action"], best[0]["reasons"][0]["key"]) == (move, "why-path")
        ann.play(move)
    assert until_asked(ann)["lesson"]["over"]
    info = ann.ask("GET", f"/api/tables/{table}")
    assert (info["lesson"], info["practice"], info["seats"][0]["name"]) == ("sequence", True, "Ann")


def test_whoever_leaves_the_path_plays_against_bots_and_can_come_back(ann: Person) -> None:
    move = ann.ask("GET", "/api/lessons/sequence")["steps"][2]["moves"][0]
    begin(ann)
    ann.play(next(other for other in ann.now["ask"]["legal"] if other != move))
    away = until_asked(ann)
    assert away["lesson"] == {"step": 2, "moves": 0, "on_path": False, "over": False}
    ann.say(undo=0)
    while not ann.now["lesson"]["on_path"]:
        ann.until("table")
    ann.play(move)
    assert until_asked(ann)["lesson"] == {"step": 3, "moves": 1, "on_path": True, "over": False}


def test_a_lesson_can_be_left_resumed_and_repeated(ann: Person, bob: Person) -> None:
    table = begin(ann)
    ann.play(ann.ask("GET", "/api/lessons/sequence")["steps"][2]["moves"][0])
    ann.leave()
    assert begin(ann) == table
    assert until_asked(ann)["lesson"]["step"] == 3
    again = begin(ann, again=True)
    assert again != table
    assert ann.now["lesson"]["step"] == 2
    assert begin(bob) not in (table, again)


def test_nobody_takes_a_bots_seat_at_a_lesson(ann: Person, bob: Person) -> None:
    table = begin(ann)
    refused = bob.ask("POST", f"/api/tables/{table}/seats/1", status=409)
    assert refused["key"] == "table-bot-stays"


@pytest.mark.parametrize(("path", "body", "status"), [
    ("nowhere", {}, 404), ("sequence", {"again": 1}, 400), ("sequence", {"step": 3}, 400), ("..%2f", {}, 400)])
def test_a_lesson_that_does_not_exist_is_refused(ann: Person, path: str, body: dict[str, Any], status: int) -> None:
    before = len(ann.ask("GET", "/api/tables/mine"))
    ann.ask("POST", f"/api/lessons/{path}", body, status=status)
    assert len(ann.ask("GET", "/api/tables/mine")) == before


def test_only_a_guest_can_learn(ann: Person) -> None:
    ann.http.headers.pop("authorization")
    ann.ask("POST", "/api/lessons/sequence", {}, status=401)


@in_a_room(tables_each=2, table_burst=3)
async def test_lessons_count_among_the_tables_of_a_guest_and_of_an_address(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    begun = [await room.lobby.learn(ann.row, "sequence", True, "192.0.2.7") for _ in range(2)]
    await ann.sit(begun[0])
    assert await room.lobby.learn(ann.row, "sequence", False, "192.0.2.7") in begun  # no new one
    await room.lobby.learn(bob.row, "sequence", True, "192.0.2.7")
    assert await key_of(room.lobby.learn(bob.row, "sequence", True, "192.0.2.7")) == "gate-tables"
