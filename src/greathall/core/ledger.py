"""The ledger: every rule and decision of a game has an id, code that cites it and a test that executed it."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from greathall.core.catalogue import ENGLISH
from greathall.core.game import Game


class Rule(Struct, frozen=True):
    """A rule in our own words, or a decision where the rulebook is silent.

    `why` is a decision's reason; "" if the rulebook or common sense is reason enough."""

    id: str
    section: str
    text: str
    decision: bool = False
    why: str = ""


@cache
def rules(game: Game, language: str = ENGLISH) -> dict[str, Rule]:
    """Return all rules and decisions of a game by id, in the order of the rulebook, in this language."""
    found = {}
    said = translation(game, language)
    for file, decision in (("rules.toml", False), ("decisions.toml", True)):
        path = game.folder / file
        if path.exists():
            for row in read(path)["decision" if decision else "rule"]:
                rule, section, why = row["id"], row["section"], row.get("why", "")
                found[rule] = Rule(rule, said["sections"].get(section, section), said["text"].get(rule, row["text"]),
                                   decision, said["why"].get(rule, why))
    for rule, (section, text) in game.cards().items():
        found[rule] = Rule(rule, said["sections"].get(section, section), said["text"].get(rule, text))
    return found


def translation(game: Game, language: str) -> dict[str, dict[str, str]]:
    """Return rules.<language>.toml: sections by their English names, texts and reasons by id."""
    path = game.folder / f"rules.{language}.toml"
    return {"sections": {}, "text": {}, "why": {}} | (read(path) if path.exists() else {})


def read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


BY = ("rulebook", "public", "reconstruction", "ours")
"""Where data can come from, the most certain first."""


class Source(Struct, frozen=True):
    """Where one part of a game's data comes from: `by` is one of `BY`, `of` the public pages."""

    what: str
    by: str
    of: list[str]


def sources(game: Game) -> list[Source]:
    """Return where a game's data comes from, as its data.toml says in rows of [[source]]."""
    path = game.folder / "data.toml"
    data = read(path) if path.exists() else {}
    return [Source(row["what"], row["by"], [data["pages"][page] for page in row.get("of", [])])
            for row in data.get("source", [])]


def id_pattern(known: dict[str, Rule]) -> re.Pattern[str]:
    """Return a pattern for ids of this ledger: the prefix of one of its ids, and a number."""
    if not known:
        return re.compile(r"(?!)")
    letters = sorted({re.split(r"\d", rule)[0] for rule in known}, key=len, reverse=True)
    return re.compile(rf"(?<![A-Za-z0-9-])(?:{'|'.join(map(re.escape, letters))})\d+(?:\.\d+)?(?![\w.]*\d)")


def docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Yield every docstring, and every string below a name, with its line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def citations(game: Game, known: dict[str, Rule]) -> dict[str, list[str]]:
    """Return where docstrings of the game's code cite each id."""
    pattern = id_pattern(known)
    cited: dict[str, list[str]] = {}
    for file in sorted(game.folder.rglob("*.py")):
        for line, text in docstrings(file):
            for rule in pattern.findall(text):
                cited.setdefault(rule, []).append(f"{file.relative_to(game.folder)}:{line}")
    return cited


def mentions(game: Game, known: dict[str, Rule]) -> set[str]:
    """Return every id mentioned in the game's code and sentences, refusals included."""
    pattern = id_pattern(known)
    files = [*game.folder.rglob("*.py"), *game.folder.rglob("*.ftl")]
    return {rule for file in files for rule in pattern.findall(file.read_text(encoding="utf-8"))}


GONE = "unknown id (noted by a test that is gone? run `pytest tests`)"


class Row(Struct):
    id: str
    code: list[str]
    tests: list[str]
    fault: str = ""


def check(game: Game, executed: dict[str, list[str]]) -> list[Row]:
    """Return one row per id: where the code cites it, which tests executed it, and what is missing."""
    known = rules(game)
    cited = citations(game, known)
    pattern = id_pattern(known)
    rows = []
    for rule in known:
        row = Row(rule, cited.get(rule, []), executed.get(rule, []))
        row.fault = "no code" if not row.code else "no test" if not row.tests else ""
        rows.append(row)
    tested = {rule for rule in executed if pattern.fullmatch(rule)}
    written = mentions(game, known)
    rows += [Row(rule, [], executed.get(rule, []), "unknown id" if rule in written else GONE)
             for rule in sorted((written | tested) - set(known))]
    return rows


def executed_file(here: Path) -> Path:
    """Return the file in which a test run notes what it executed, in the project that this folder belongs to."""
    root = next((folder for folder in (here, *here.parents) if (folder / "pyproject.toml").exists()), here)
    return root / "build" / "ledger.json"


def executed_tests(file: Path) -> dict[str, list[str]]:
    """Return, for each id, the tests that passed in the last test run."""
    by_id: dict[str, list[str]] = {}
    if file.exists():
        for test, ids in json.loads(file.read_text(encoding="utf-8")).items():
            for rule in ids:
                by_id.setdefault(rule, []).append(test)
    return by_id
