"""The ledger, on a tiny made-up game in a folder of its own."""

import json
import os
import subprocess
import sys
from functools import cached_property
from pathlib import Path

import pytest

from greathall.core import ledger
from greathall.core.game import Game

RULES = """
[[rule]]
id = "TG-1.1"
section = "Goal"
text = "The last to laugh wins."
[[rule]]
id = "TG-1.2"
section = "Goal"
text = "Nobody may cry."
"""
DECISIONS = """
[[decision]]
id = "D-01"
section = "Laughing"
text = "A smile is not a laugh."
why = "the sheet is silent"
[[decision]]
id = "D-02"
section = "Laughing"
text = "A chuckle is a laugh."
"""
CODE = '''
"""A game of laughs. TG-1.1: the last wins. D-02: so does a chuckle."""

SMILES = 3
"""D-01: these are not laughs."""


def cry() -> str:
    """TG-1.2: nobody may."""
    return "no-crying"
'''
TESTS = {"TG-1.1": ["test_a"], "TG-1.2": ["test_b"], "D-01": ["test_a", "test_b"], "D-02": ["test_b"]}


class Tiny(Game):
    def __init__(self, folder: Path) -> None:
        self.at = folder

    @cached_property
    def folder(self) -> Path:
        return self.at


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    for name, text in (("rules.toml", RULES), ("decisions.toml", DECISIONS), ("__init__.py", CODE)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Tiny(tmp_path)


def faults(tiny: Tiny, tests: dict[str, list[str]]) -> dict[str, str]:
    return {row.id: row.fault for row in ledger.check(tiny, tests) if row.fault}


def test_rules_and_decisions_are_read_in_order(tiny: Tiny) -> None:
    found = ledger.rules(tiny)
    assert list(found) == ["TG-1.1", "TG-1.2", "D-01", "D-02"]
    assert found["D-01"] == ledger.Rule("D-01", "Laughing", "A smile is not a laugh.", True, "the sheet is silent")
    assert not found["TG-1.1"].decision


def test_a_decision_may_go_without_a_reason(tiny: Tiny) -> None:
    assert ledger.rules(tiny)["D-02"] == ledger.Rule("D-02", "Laughing", "A chuckle is a laugh.", True, "")


def test_sources_are_read_with_the_pages_they_name(tiny: Tiny) -> None:
    assert ledger.sources(tiny) == []
    (tiny.folder / "data.toml").write_text(
        '[[source]]\nwhat = "laughs"\nby = "rulebook"\n[[source]]\nwhat = "tears"\nby = "public"\nof = ["news"]\n'
        '[pages]\nnews = "news.example/tears"\n', encoding="utf-8")
    assert ledger.sources(tiny) == [
        ledger.Source("laughs", "rulebook", []), ledger.Source("tears", "public", ["news.example/tears"])]


def test_all_is_well(tiny: Tiny) -> None:
    rows = ledger.check(tiny, TESTS)
    assert [(row.id, row.code, row.tests, row.fault) for row in rows] == [
        ("TG-1.1", ["__init__.py:2"], ["test_a"], ""), ("TG-1.2", ["__init__.py:9"], ["test_b"], ""),
        ("D-01", ["__init__.py:5"], ["test_a", "test_b"], ""), ("D-02", ["__init__.py:2"], ["test_b"], "")]


def test_a_rule_that_no_docstring_cites_is_found(tiny: Tiny) -> None:
    (tiny.folder / "__init__.py").write_text(CODE.replace('"""TG-1.2: nobody may."""', "# TG-1.2"), encoding="utf-8")
    assert faults(tiny, TESTS) == {"TG-1.2": "no code"}


def test_a_rule_that_no_test_executed_is_found(tiny: Tiny) -> None:
    assert faults(tiny, {k: v for k, v in TESTS.items() if k != "D-01"}) == {"D-01": "no test"}


@pytest.mark.parametrize("more", ['"""TG-9.9: made up."""', "x = 'TG-9.9'", "# see TG-9.9"])
def test_an_unknown_id_in_code_is_found(tiny: Tiny, more: str) -> None:
    (tiny.folder / "more.py").write_text(more, encoding="utf-8")
    assert faults(tiny, TESTS) == {"TG-9.9": "unknown id"}


def test_an_unknown_id_in_a_sentence_or_a_test_is_found(tiny: Tiny) -> None:
    (tiny.folder / "sentences.en.ftl").write_text("no-crying = TG-7: don't.", encoding="utf-8")
    assert faults(tiny, {**TESTS, "D-77": ["test_c"]}) == {"TG-7": "unknown id", "D-77": ledger.GONE}


def test_other_games_ids_are_none_of_ours(tiny: Tiny) -> None:
    (tiny.folder / "more.py").write_text('"""SQ-1.1, XTG-1, TG-1.1x, UTF-8."""', encoding="utf-8")
    assert faults(tiny, {**TESTS, "SQ-1.1": ["test_c"]}) == {}


def test_a_game_without_a_ledger_has_no_rows(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text('"""One less: -1, A-1."""\nx = -1\n', encoding="utf-8")
    assert ledger.check(Tiny(tmp_path), {"SQ-1.1": ["test_c"]}) == []


def test_what_the_last_run_wrote_is_turned_round(tmp_path: Path) -> None:
    file = tmp_path / "ledger.json"
    assert ledger.executed_tests(file) == {}
    file.write_text(json.dumps({"test_a": ["TG-1.1", "D-01"], "test_b": ["D-01"]}))
    assert ledger.executed_tests(file) == {"TG-1.1": ["test_a"], "D-01": ["test_a", "test_b"]}


NOTING = """
from greathall.testing.ledger import (
    pytest_configure, pytest_runtest_logreport, pytest_runtest_makereport, pytest_sessionfinish,
)
"""
TESTED = """
import pytest

@pytest.mark.rule("TG-1.1")
def test_first(): ...

@pytest.mark.rule("TG-1.2")
def test_second(): ...
"""


def noted(folder: Path, *args: str) -> dict[str, list[str]]:
    """Run these tests of a project, and return what its ledger says afterwards."""
    environ = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # they take longer than the tests
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args], cwd=folder,
                          env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return ledger.executed_tests(folder / "build" / "ledger.json")


def test_a_test_that_is_gone_is_forgotten_by_the_next_run_of_its_folder(tmp_path: Path) -> None:
    for name in ("laughs", "tears"):
        (tmp_path / "tests" / name).mkdir(parents=True)
        (tmp_path / "tests" / name / f"test_{name}.py").write_text(TESTED)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    (tmp_path / "tests" / "conftest.py").write_text(NOTING)
    laughs, tears = "tests/laughs/test_laughs.py", "tests/tears/test_tears.py"
    whole = {"TG-1.1": [f"{laughs}::test_first", f"{tears}::test_first"],
             "TG-1.2": [f"{laughs}::test_second", f"{tears}::test_second"]}
    assert noted(tmp_path, "tests") == whole
    for some in (["-k", "first"], [f"{laughs}::test_first"]):
        assert noted(tmp_path, *some) == whole
    (tmp_path / laughs).write_text(TESTED.replace("TG-1.2", "TG-3").replace("second", "third"))
    assert noted(tmp_path, "tests/laughs") == {
        "TG-1.1": whole["TG-1.1"], "TG-1.2": [f"{tears}::test_second"], "TG-3": [f"{laughs}::test_third"]}
    (tmp_path / tears).unlink()
    assert noted(tmp_path, f"{laughs}::test_first") == {
        "TG-1.1": [f"{laughs}::test_first"], "TG-3": [f"{laughs}::test_third"]}
