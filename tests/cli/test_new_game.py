"""`greathall new-game`: it writes a complete game, and gives a reason for what it refuses."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from greathall.cli import main, new_game
from greathall.core import generate
from greathall.core.catalogue import Locale
from greathall.core.game import find_game
from tests.cli.terminal import Terminal


OURS = Path(__file__).parents[2] / "pyproject.toml"
CACHE = str(OURS.parent / ".mypy_cache" / "new_game")
"""Mypy's knowledge of us is kept from run to run."""
SUFFIXES = (".py", ".toml", ".ftl", ".json")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a game was created."""
    found = tmp_path_factory.mktemp("project")
    said = in_folder(found, "-m", "greathall", "new-game", "moon_light")
    assert "greathall play moon_light" in said
    assert "GREATHALL_GAMES=$PWD/games" in said
    return found


def in_folder(folder: Path, *args: str) -> str:
    """Return what Python says there, where the games of that folder are found."""
    environ = {**os.environ, "GREATHALL_GAMES": "games", "SCALE": "1", "PYTHONDONTWRITEBYTECODE": "1",
               "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # ours may be missing, and are slow to load
    done = subprocess.run([sys.executable, *args], cwd=folder, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_written_passes_its_tests_and_has_all_rules_tested(folder: Path) -> None:
    said = in_folder(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/moon_light")
    assert " passed" in said
    ledger = in_folder(folder, "-m", "greathall", "rules", "--check", "moon_light")
    assert "MO-4" in ledger
    assert "MO-D1" in ledger
    assert in_folder(folder, "-m", "greathall", "state", "--check", "moon_light")
    assert in_folder(folder, "-m", "ruff", "check", "--no-cache", "--config", str(OURS), ".")
    assert in_folder(folder, "-m", "mypy", "--strict", "--cache-dir", CACHE, "games", "tests")


def test_what_is_written_is_played_in_the_terminal(folder: Path) -> None:
    t = Terminal(folder, "play", "moon_light", "--bots", "random", "--seed", "moon", GREATHALL_GAMES="games")
    t.wait()
    assert "Lay 1 or 2 lanterns face down." in t.shown
    assert re.search(r"Rounds won +Guest: 0\s", t.shown)
    while "Over> " not in t.shown:
        t.type("1", "Guest> ", "Over> ")
    assert "Guest reveals " in t.shown
    t.child.sendline("")
    assert t.end()[0] == 0


def test_only_names_differ_from_the_game_we_test(folder: Path) -> None:
    begun, template = folder / "games" / "moon_light", new_game.TEMPLATE / "games" / new_game.NAME
    ours, theirs = ({str(file.relative_to(place)).replace("moon_light", new_game.NAME) for file in place.rglob("*.*")
                     if file.suffix in SUFFIXES} for place in (template, begun))
    assert ours == theirs
    words = [file.read_text(encoding="utf-8") for file in folder.rglob("*.*") if file.suffix in SUFFIXES]
    assert not [text for text in words if "festival" in text.casefold() or "FE-" in text]
    assert "class MoonLight(Game):" in (folder / "games" / "moon_light" / "__init__.py").read_text()
    assert "title = Moon Light" in (folder / "games" / "moon_light" / "sentences.en.ftl").read_text()


def test_its_colours_are_translated_wherever_a_lantern_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Locale, "language", "de")
    game = find_game(new_game.NAME)
    assert [game.label(field, 1) for field in ("lantern", "lanterns", "hand", "chosen", "burnt")] == ["blau 2"] * 5


def test_the_game_we_test_is_up_to_date() -> None:
    assert generate.stale(new_game.TEMPLATE / "games" / new_game.NAME) == []


def test_a_field_that_does_not_say_who_may_see_it_is_refused_in_one_line(folder: Path, tmp_path: Path) -> None:
    copytree(folder / "games", tmp_path / "games")
    table = tmp_path / "games" / "moon_light" / "play" / "table.py"
    table.write_text(table.read_text().replace("seats: Open[Seats]", "seats: Seats"))
    done = subprocess.run([sys.executable, "-m", "greathall", "state", "moon_light"], cwd=tmp_path, text=True,
                          capture_output=True, env={**os.environ, "GREATHALL_GAMES": "games"})
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"greathall: moon_light: Table\.seats: say who may see it.*\n", done.stderr)


@pytest.mark.parametrize(("name", "why"), [
    ("2fast", "can't be a game's name"), ("MyGame", "can't be a game's name"), ("my-game", "can't be a game's name"),
    ("class", "can't be a game's name"), ("_mine", "can't be a game's name"), ("größe", "can't be a game's name"),
    ("", "can't be a game's name"), ("x" * 41, "can't be a game's name"), ("../up", "can't be a game's name"),
    ("sequence", "already a game called “sequence”"), ("hagrid", "already a game called “hagrid”"),
    ("mine", "games/mine already exists"), ("tested", "tests/tested already exists"),
])
def test_a_name_that_is_taken_or_none_is_refused(name: str, why: str, tmp_path: Path,
                                                 monkeypatch: pytest.MonkeyPatch,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games" / "mine").mkdir(parents=True)
    (tmp_path / "tests" / "tested").mkdir(parents=True)
    assert main(["new-game", name]) == 2
    assert why in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["games", "mine", "tested", "tests"]


@pytest.mark.parametrize(("name", "code"), [("no_game", 2), ("sequence", 0)])
def test_a_folder_that_is_no_game_is_named_once(name: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no_game").mkdir()
    (tmp_path / "no_game" / "__init__.py").touch()
    home = importlib.import_module("greathall.games")
    monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path)])
    assert main(["rules", name]) == code
    assert capsys.readouterr().err.count("is not a game") == 1
