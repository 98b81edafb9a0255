"""Free-text options: a text to start from, whether a text is accepted, and its title."""


import pytest

from greathall.games.diagon_alley import GAME
from tests.server.hall import Person

PATH = "/api/games/diagon_alley/options/edition"
OWN = 'name = "Attic"\n[prices]\nowl = [0, 0, 1]\n'


def test_the_games_say_which_options_may_be_written_and_which_seats_need_none(ann: Person) -> None:
    games = {game["name"]: game for game in ann.ask("GET", "/api/games")}
    alley = games["diagon_alley"]
    assert [option["name"] for option in alley["options"] if option["free_text"]] == ["edition"]
    assert (alley["seats"], alley["default_seats"]) == ([2, 3, 4, 5, 6], [3, 4, 5, 6])
    assert games["sequence"]["default_seats"] == games["sequence"]["seats"]


def test_what_one_may_begin_with_is_taken_as_it_is(ann: Person) -> None:
    begun = ann.http.get(PATH).text
    assert begun == GAME.template("edition")
    assert ann.ask("POST", PATH, {"text": begun}) == {"text": begun, "title": "Great Hall's board"}


def test_a_text_is_judged_before_there_is_a_table(ann: Person) -> None:
    taken = ann.ask("POST", PATH, {"text": f"# ours\n{OWN}"})
    assert taken["title"] == "Attic"
    assert "#" not in taken["text"]
    no = ann.ask("POST", PATH, {"text": "boots = 1"}, status=400)
    assert (no["rule"], no["key"], no["facts"]["key"]) == ("DA-B01", "no-edition-key", "boots")


@pytest.mark.parametrize("path", ["sequence/options/edition", "diagon_alley/options/younger", "chess/options/edition"])
def test_what_no_game_lets_one_write_is_not_there(ann: Person, path: str) -> None:
    ann.ask("GET", f"/api/games/{path}", status=404)
    ann.ask("POST", f"/api/games/{path}", {"text": ""}, status=404)


def test_a_table_tells_what_its_text_is_called(ann: Person) -> None:
    own, ours = (ann.table("diagon_alley", 3, options={"edition": text}) for text in (OWN, ""))
    assert ann.ask("GET", f"/api/tables/{own}")["titles"] == {"edition": "Attic"}
    assert ann.ask("GET", f"/api/tables/{ours}")["titles"] == {}
    assert ann.ask("GET", "/api/tables/mine")[0]["id"] in (own, ours)


def test_no_flood_of_text_is_read(ann: Person) -> None:
    ann.ask("POST", PATH, {"text": "#" * 20_001}, status=400)
    assert ann.ask("POST", PATH, {"text": "#" * 50_001}, status=400)["key"] == "request-wrong"
