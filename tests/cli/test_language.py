"""The terminal speaks the language it is asked for, and only in that process."""

from collections.abc import Iterator

import pytest

from greathall.cli import main
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale, sentence
from greathall.core.game import find_game


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def test_rules_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "de", "rules", "sequence"]) == 0
    said = capsys.readouterr().out
    assert "SQ-1.1" in said
    assert "Eine Sequenz" in said
    assert find_game("sequence").label("team", 1) == "Onyx"


def test_verify_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "de", "verify", "nowhere.json"]) == 2
    assert "keine Aufzeichnung" in capsys.readouterr().out


def test_by_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATHALL_LANGUAGE", "de")
    assert main(["rules", "sequence"]) == 0
    assert "Ziel" in capsys.readouterr().out


def test_a_language_nobody_speaks_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "xx", "rules", "sequence"]) == 2
    assert "en, de" in capsys.readouterr().err
    assert Locale.language == ENGLISH


def test_what_is_said_follows_the_language() -> None:
    before = sentence("no-turn")
    catalogue.speak("de")
    assert sentence("no-turn") != before
