"""The rules for people, and the check of the ledger."""

import json
from pathlib import Path
from typing import Any

import pytest

from greathall.cli import main
from greathall.core import ledger
from greathall.games.sequence import GAME
from tests.cli.terminal import refused


def test_all_rules_and_decisions_are_printed_once(capsys: Any) -> None:
    assert main(["rules", "sequence"]) == 0
    out = capsys.readouterr().out
    known = ledger.rules(GAME)
    assert known
    for rule in known.values():
        assert out.count(f"\n  {rule.id}  {rule.text}\n") == 1
    assert out.index("What the rulebook leaves open") > out.index("SQ-10.1")


def test_after_the_rules_it_is_told_where_the_figures_come_from(capsys: Any) -> None:
    assert main(["rules", "diagon_alley"]) == 0
    out = capsys.readouterr().out
    titles = ["Where all this comes from", "From the rulebook", "From public pages", "Made by us to fit the rules"]
    assert sorted(titles, key=out.index) == titles
    owl = out.index("The owl costs")
    assert out.index(titles[2]) < owl < out.index("Sources: more-deals.info", owl) < out.index(titles[3])
    assert out.index("All prices except the owl's.") > out.index(titles[3])


def test_a_game_that_tells_no_sources_has_no_such_chapter(capsys: Any) -> None:
    assert main(["rules", "sequence"]) == 0
    assert "Where all this comes from" not in capsys.readouterr().out


def project(folder: Path, executed: dict[str, list[str]]) -> Path:
    """Return a folder inside a project whose last test run wrote this."""
    (folder / "pyproject.toml").touch()
    (folder / "build").mkdir()
    (folder / "build" / "ledger.json").write_text(json.dumps(executed))
    (folder / "src").mkdir()
    return folder / "src"


def test_the_check_passes_when_every_id_has_code_and_a_test(tmp_path: Path, capsys: Any,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    ids = list(ledger.rules(GAME))
    monkeypatch.chdir(project(tmp_path, {"tests/test_a.py::test_b": ids}))
    assert main(["rules", "sequence", "--check"]) == 0
    out = capsys.readouterr().out
    assert f"Sequence: {len(ids)} rules and decisions, 1 tests, 0 missing." in out
    assert any(line.startswith("SQ-3.3 ") and line.count(" | ") == 2 for line in out.splitlines())


def test_the_check_fails_on_a_rule_without_a_test_and_on_an_unknown_id(tmp_path: Path, capsys: Any,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [rule for rule in ledger.rules(GAME) if rule != "SQ-3.3"]
    monkeypatch.chdir(project(tmp_path, {"tests/test_a.py::test_b": [*ids, "SQ-99.9"]}))
    assert main(["rules", "sequence", "--check"]) == 1
    out = capsys.readouterr().out
    assert "SQ-3.3: no test" in out
    assert "SQ-99.9: unknown id" in out


def test_without_a_test_run_the_check_says_so(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "run the tests first" in refused(capsys, "rules", "--check")
    project(tmp_path, {})
    for text in ("", "{", "[]"):
        (tmp_path / "build" / "ledger.json").write_text(text)
        assert "run the tests first" in refused(capsys, "rules", "--check")
