"""The deck builder over HTTP: the ready-made decks, what a list is, and its solo test."""

from typing import Any

import httpx
import pytest

from greathall.games.tcg.decks import LISTS, SAMPLES
from greathall.games.tcg.lists import as_text
from greathall.server.middleware import Middleware
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from tests.server.hall import Hall, Person
from tests.server.rough import refused
from tests.table import rule

DECK, SHELF, ALONE = "/api/games/tcg/deck", "/api/games/tcg/decks", "/api/games/tcg/deck/solo"


def report(stranger: httpx.Client, text: str, **more: Any) -> Any:
    answer = stranger.post(DECK, json={"list": text, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def figure(told: Any, name: str) -> Any:
    """Return the rows of one figure."""
    return next(one["rows"] for one in told["figures"] if one["name"] == name)


def test_the_shelf_is_asked_for_once(stranger: httpx.Client) -> None:
    answer = stranger.get(SHELF)
    shelf = answer.json()["shelf"]
    assert [deck["name"] for deck in shelf][:2] == ["draco", "hermione"]
    assert len(shelf) == len(LISTS)
    assert {facet["name"] for facet in answer.json()["facets"]} == set(answer.json()["cards"][0]["facets"])
    assert stranger.get(SHELF, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_a_deck_of_the_shelf_its_list_and_its_code_are_one(stranger: httpx.Client) -> None:
    by_name = report(stranger, "lanterns")
    assert by_name["written"] == as_text(LISTS["lanterns"])
    assert by_name == report(stranger, by_name["written"]) == report(stranger, f"/decks#{by_name['code']}")
    assert (by_name["faults"], by_name["fits"], by_name["size"]) == ([], [{"format": "advanced"}], 60)
    assert figure(by_name, "hand")[0]["values"][0] < 0.05


@rule("TC-2.1", "TC-2.3")
def test_what_is_wrong_is_told_in_the_answer(stranger: httpx.Client) -> None:
    text = "4 Vermilious\nCharacter: Harry Potter\n60 Charms\n1 Draco Malfoy"
    found = report(stranger, text, options={"house_decks": True})
    assert [fault["rule"] for fault in found["faults"]] == ["TC-13.1", "TC-2.1", "TC-2.3"]
    assert [fault["rule"] for fault in report(stranger, text)["faults"]] == ["TC-13.1", "TC-2.1"]
    assert (found["unknown"][0]["line"], found["unknown"][0]["count"]) == (1, 4)
    empty = report(stranger, "")
    assert (empty["size"], empty["fits"], [one["name"] for one in empty["figures"]]) == (0, [], ["curve", "balance"])


def test_a_deck_alone(stranger: httpx.Client, door: Hall) -> None:
    one, other = (stranger.post(ALONE, json={"list": "wildbrew", "seed": "x"}).json() for _ in range(2))
    assert one == other
    assert len(one["turns"]) == len(figure(one, "alone")) == 10
    why = refused(door, stranger.post(ALONE, json={"list": "Character: Harry Potter\n9 Charms"}), 400)
    assert (why["rule"], why["key"], why["facts"]) == ("TC-2.1", "deck-few", {"count": 9, "least": 40})


@pytest.mark.parametrize("body", [
    {}, {"list": 7}, {"list": None}, {"list": ["4 Charms"]}, {"list": "", "hose": True}, {"list": "", "options": 1},
    {"list": "x" * 20_001}, "4 Charms", [],
])
def test_what_is_no_list_is_refused(stranger: httpx.Client, door: Hall, body: Any) -> None:
    for path in (DECK, ALONE):
        assert refused(door, stranger.post(path, json=body), 400)["key"] == "request-wrong"


def test_a_game_without_decks(stranger: httpx.Client, door: Hall) -> None:
    for path in (SHELF, DECK, ALONE):
        elsewhere = path.replace("tcg", "sequence")
        answer = stranger.get(elsewhere) if path == SHELF else stranger.post(elsewhere, json={"list": ""})
        assert refused(door, answer, 404)["key"] == "hall-no-decks"
    assert refused(door, stranger.post("/api/games/chess/deck", json={"list": ""}), 404)["key"] == "hall-no-game"


def test_junk_of_full_length_is_read_quickly(stranger: httpx.Client) -> None:
    found = report(stranger, "1 blah\n" * 2800)
    assert len(found["unknown"]) == 20


def test_trying_weighs_more_than_asking() -> None:
    gate = Middleware(Settings(request_rate=0.01, request_burst=12), None, None)  # type: ignore[arg-type]
    for path in (ALONE, ALONE, SHELF, DECK):
        gate.check_rate({"type": "http", "method": "GET", "path": path, "client": ("127.0.0.1", 1)}, 0)
    with pytest.raises(Refused):
        gate.check_rate({"type": "http", "method": "POST", "path": ALONE, "client": ("127.0.0.1", 1)}, 0)


@rule("TC-2.1", "TC-2.4", "TC-10.1")
def test_a_deck_is_brought_to_a_table_unseen(ann: Person, bob: Person) -> None:
    table = ann.table("tcg", options={"format": "advanced"})
    bob.join(table, 1)
    path = f"/api/tables/{table}/seats"
    assert ann.ask("PATCH", f"{path}/0", {"bring": "59 Charms\nCharacter: Harry Potter"}, 400)["key"] == "deck-size"
    ann.ask("PATCH", f"{path}/0", {"bring": report(ann.http, "slowboil")["code"]})
    bob.ask("PATCH", f"{path}/1", {"bring": SAMPLES[0]})
    ann.start(table)
    mine, theirs = ann.sit(table)["view"], bob.sit(table)["view"]
    assert sorted(mine["lists"][0]) == sorted((LISTS["slowboil"].character, *LISTS["slowboil"].cards.elements()))
    assert theirs["lists"][0] is None
