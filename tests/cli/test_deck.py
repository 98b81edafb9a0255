"""`greathall deck`: lists are checked, counted, tidied and shared."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greathall.cli import main, parser
from greathall.cli.play import new_sitting
from greathall.cli.screen import Screen
from greathall.core.catalogue import ENGLISH, Locale
from greathall.games.tcg.decks import LISTS
from greathall.games.tcg.lists import read, as_text
from tests.cli.terminal import refused, say
from tests.table import rule

SLOPPY = "A deck of mine\nStarting character: harry poter\nSpells (2)\n2x vermilious\n3 xyzzy\n# remark\n20 charms\n"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def run(capsys: Any, *args: str) -> tuple[int, str, str]:
    code = main(["deck", *args])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_shelf(capsys: Any) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines() if re.match(r"\w", line)][:3] == [
        "draco", "hermione", next(name for name in LISTS if name not in ("draco", "hermione"))]
    assert "Slow Boil" in out
    assert "Slytherin" in out


@rule("TC-2.1", "TC-2.2")
def test_a_deck_is_checked_rule_by_rule(capsys: Any, tmp_path: Path) -> None:
    assert run(capsys, "check", "slowboil")[0] == 0
    assert run(capsys, "check", "draco")[:2] == (
        0, "Draco's Deck: legal (basic). Care of Magical Creatures, Charms · Slytherin.\n")
    file = tmp_path / "mine.txt"
    file.write_text("Character: Rubeus Hagrid\n50 Charms\n5 Vermillious\n1 Fumoz\n", encoding="utf-8")
    code, out, _ = run(capsys, "check", str(file))
    assert code == 1
    assert [line.split(":")[0] for line in out.splitlines()] == ["TC-13.1", "TC-2.1", "TC-2.1", "TC-2.2"]
    assert "“Fumos”" in out


@rule("TC-2.3")
def test_a_house_deck_is_checked_when_asked_for(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Character: Harry Potter\n58 Charms\n2 Draco Malfoy\n"
    assert say(monkeypatch, text, "deck", "check", "-") == 0
    assert say(monkeypatch, text, "deck", "check", "--option", "house_decks=true", "-") == 1
    assert "TC-2.3" in capsys.readouterr().out


def test_figures_fit_the_screen(capsys: Any) -> None:
    code, out, _ = run(capsys, "stats", "slowboil")
    assert code == 0
    assert max(map(len, out.splitlines())) < 100
    for piece in ("Slow Boil: 60 cards and Professor", "Cards by power needed", "93.0%", "Turn by turn", "50 games"):
        assert piece in out


def test_figures_of_a_deck_that_is_not_whole(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert say(monkeypatch, "4 Vermillious\n", "deck", "stats", "-") == 0
    out = capsys.readouterr().out
    assert "TC-2.1" in out
    assert "Turn by turn" not in out


def test_a_sloppy_list_comes_out_clean(capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert say(monkeypatch, SLOPPY, "deck", "import", "-") == 1
    said = capsys.readouterr()
    assert said.out == ("A deck of mine\nCharacter: Harry Potter\n20 Charms\n2 Vermillious\n"
                        "# line 5: unknown card “xyzzy”.\n")
    assert [line.split(":")[0] for line in said.err.splitlines()] == ["line 2", "line 4", "line 5"]
    out = tmp_path / "clean.txt"
    assert say(monkeypatch, SLOPPY.replace("3 xyzzy", ""), "deck", "import", "-", "-o", str(out)) == 0
    assert capsys.readouterr().out == ""
    assert read(out.read_text(encoding="utf-8")).unknown == ()
    assert "can't be written" in refused(capsys, "deck", "import", "lanterns", "-o", str(out))


def test_out_and_in_again_by_text_code_and_link(capsys: Any, tmp_path: Path) -> None:
    assert run(capsys, "export", "wildbrew")[1] == as_text(LISTS["wildbrew"])
    code = run(capsys, "export", "--code", "wildbrew")[1].strip()
    link = run(capsys, "export", "wildbrew", "--link", "https://hall.example/")[1].strip()
    assert link == f"https://hall.example/decks#{code}"
    for one in (code, link):
        assert run(capsys, "export", one)[1] == as_text(LISTS["wildbrew"])
    file = tmp_path / "wildbrew"
    file.write_text("\ufeff1 Charms\r\n", encoding="utf-8")
    assert run(capsys, "export", str(file))[1] == "1 Charms\n"


@pytest.mark.parametrize("args", [
    ("check", "no-such-deck"), ("check",), ("stats", "-x"), ("burn", "lanterns"),
    ("export", "lanterns", "--code", "--link"),
])
def test_what_can_not_be_done(capsys: Any, args: tuple[str, ...]) -> None:
    refused(capsys, "deck", *args)


def test_what_is_no_list(capsys: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for command in ("check", "stats", "import", "export"):
        assert say(monkeypatch, "", "deck", command, "-") == 2
    assert capsys.readouterr().err.count("lists no cards") == 4
    assert say(monkeypatch, "1 Charms\n1 Xyzzy", "deck", "export", "-") == 2
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xd8\xff")
    capsys.readouterr()
    assert "UTF-8" in refused(capsys, "deck", "check", str(file))


# ── to the table ─────────────────────────────────────────────────────────────
def at_table(*args: str) -> Any:
    """Return the match that `greathall play` would start."""
    return new_sitting(parser().parse_args(["play", "tcg", *args]), Screen()).match


@rule("TC-2.1", "TC-2.4")
def test_decks_are_brought_to_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(as_text(LISTS["ordeals"]), encoding="utf-8")
    match = at_table("--deck", "slowboil", "--deck", str(file))
    assert match.options["format"] == "advanced"
    assert [sorted(match.view(seat).lists[seat][1:]) for seat in (0, 1)] == [
        sorted(LISTS[name].cards.elements()) for name in ("slowboil", "ordeals")]
    assert at_table("--deck", "slowboil", "--option", "house_decks=true").options["house_decks"]
    file.write_text(as_text(LISTS["hermione"]), encoding="utf-8")
    assert at_table("--deck", "hermione", "--deck", str(file)).options["format"] == "basic"


@pytest.mark.parametrize(("args", "why"), [
    (("tcg", "--deck", "nowhere.txt"), "can't be read"), (("tcg", *["--deck", "lanterns"] * 3), "only 2 seats"),
    (("sequence", "--deck", "lanterns"), "without decks"), (("tcg", "--deck", "-"), "keyboard"),
    (("--load", "x.json", "--deck", "draco"), "--load"), (("tcg", "--deck", "draco", "--deck", "lanterns"), "“draco”"),
    (("tcg", "--deck", "draco", "--option", "format=advanced"), "TC-2.1"),
    (("tcg", "--deck", "Fumos"), "can't be read"),
])
def test_decks_that_may_not_be_brought(capsys: Any, args: tuple[str, ...], why: str) -> None:
    assert why in refused(capsys, "play", *args)


def test_in_german(capsys: Any) -> None:
    assert main(["--language", "de", "deck", "check", "lanterns"]) == 0
    assert "erlaubt (für Fortgeschrittene)" in capsys.readouterr().out
    assert main(["--language", "de", "deck", "stats", "lanterns"]) == 0
    assert re.search(r"\d,\d\s%", capsys.readouterr().out)
