"""The text view: a table without a board of its own, in rows, as in the browser."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import greathall
from greathall.cli import boards
from greathall.cli.boards.plain import Teller
from greathall.core.game import Game, all_games
from greathall.core.catalogue import languages
from greathall.core.rows import Row
from greathall.core.things import Things, things
from greathall.core.words import Action
from greathall.games.sequence.board import ANTI, WILD
from greathall.games.tcg.printed import NUMBER
from tests.test_sentences_of_the_browser import ROOT

SHARED = json.loads((ROOT / "web" / "src" / "table" / "textView.json").read_text(encoding="utf-8"))


class Give(Action):
    card: int


class Told(Game):
    """A game of sentences and rows alone."""

    name = "told"
    labels, kinds = SHARED["labels"], SHARED["kinds"]
    rows = msgspec.convert(SHARED["rows"], dict[str, Row])


@pytest.fixture
def game(tmp_path: Path) -> Game:
    (tmp_path / "sentences.en.ftl").write_text("\n".join(SHARED["sentences"]), encoding="utf-8")
    told = Told()
    told.folder = tmp_path
    return told


def view_of(fields: dict[str, Any]) -> Struct:
    made: Struct = msgspec.defstruct("View", list(fields))(**fields)
    return made


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["name"])
def test_a_view_is_told_as_in_the_browser(game: Game, case: dict[str, Any]) -> None:
    """A board isn't among the terminal's rows: it is drawn below them."""
    told = dict(Teller(game, view_of(case["view"]), SHARED["seats"]).rows())
    assert told == {field: said for field, said in case["told"].items() if field != "board"}


@pytest.mark.parametrize("case", SHARED["glossary"], ids=lambda case: case["name"])
def test_what_is_printed_on_things_is_told_as_in_the_browser(game: Game, case: dict[str, Any]) -> None:
    things = msgspec.convert(SHARED["things"], Things)
    told = Teller(game, view_of(case["view"]), SHARED["seats"]).glossary(things)
    assert told == [tuple(row) for row in case["told"]]


@pytest.mark.parametrize("language", languages())
def test_a_card_tells_its_figures_and_its_text_in_each_language(language: str) -> None:
    """Norbert's figures and text, a deed's rents, and nothing about a potion, whose name says all."""
    texts = {game.name: things(game, language).texts for game in all_games().values()}
    norbert = texts["tcg"]["card"][NUMBER["Norbert"]]
    assert all(figure in norbert for figure in ("5", "3"))
    assert "400" in texts["monopoly"]["space"][39]
    assert texts["sorcerers_stone"]["card"][0] == "" != texts["sorcerers_stone"]["card"][-1]
    assert all([*texts["diagon_alley"]["card"], *texts["diagon_alley"]["shop"]])
    assert all(texts["sequence"]["card"][jack] for jack in (*WILD, *ANTI))


def test_a_choice_inside_a_row_is_said_as_choices_are(game: Game) -> None:
    told = Teller(game, view_of({"said": [(0, Give(1), 2)]}), SHARED["seats"])
    assert told.rows() == [("said", ["Ann would give 3g 2 times"])]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_game_can_be_told_in_rows(game: Game) -> None:
    """Even those with a board. Every row is a named field of the view, and its numbers have labels."""
    match = greathall.new(game.name, game.default_seats()[0], "rows")
    view = match.view(0)
    assert boards.plain.draw(view, match.names, []) is not None
    parts = [getattr(view, name) for name in view.__struct_fields__ if game.catalogue.has(f"part-{name}")]
    known = {*view.__struct_fields__, *(field for part in parts if part for field in part.__struct_fields__)}
    kinds = {"seat", *game.labels}
    for field, row in game.rows.items():
        assert field in known or None in parts, field
        assert game.catalogue.has(f"field-{field}"), field
        assert {kind for kind in (row.of, row.by, row.under, row.several) if kind} <= kinds, field
        assert {*row.when, *row.marks} <= known, field


def test_parts_come_after_what_is_common_each_by_its_name(game: Game) -> None:
    attic, cellar = view_of({"coins": [0, 7]}), view_of({"hand": []})
    told = Teller(game, view_of({"dealer": 1, "attic": attic, "cellar": cellar, "sizes": [2, 3]}), SHARED["seats"])
    assert told.parts() == [("", [("dealer", ["Ben"]), ("sizes", ["Ann: 2", "Ben: 3"])]),
                            ("The attic", [("coins", ["Ben: 7 coins"])]), ("The cellar", [("hand", [])])]
