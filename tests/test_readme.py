"""The documentation is true: its Python runs, its links lead somewhere, its commands exist."""

import contextlib
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from greathall.cli import parser
from greathall.core.game import find_game
from greathall.core.words import Illegal
from greathall.server.settings import as_markdown

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    return [(f"{document.name}-{number}", block) for document in DOCUMENTS for number, block in enumerate(
        re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL), 1)]


def test_there_is_something_to_run() -> None:
    assert {"README.md-1", "fairness.md-1"} <= {name for name, _ in blocks("python")}


@pytest.mark.parametrize(("name", "code"), blocks("python"), ids=[name for name, _ in blocks("python")])
def test_every_python_example_runs(name: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(code, name, "exec"), {})


EDITIONS = {name: text for name, text in blocks("toml") if name.startswith("diagon_alley.md")}


@pytest.mark.parametrize("text", EDITIONS.values(), ids=EDITIONS)
def test_every_edition_shown_is_one_a_table_takes(text: str) -> None:
    settled = find_game("diagon_alley").resolve_options(4, {"edition": text})["edition"]
    assert tomllib.loads(settled)["name"] == tomllib.loads(text)["name"]


def test_the_whole_edition_shown_leaves_nothing_out() -> None:
    """It has every key that an edition can have, and every entry of its tables."""
    shown, ours = (tomllib.loads(text) for text in (
        dict(blocks("toml"))["diagon_alley.md-1"], find_game("diagon_alley").template("edition")))
    assert shown.keys() == ours.keys()
    assert all(shown[table].keys() == ours[table].keys() for table in ("prices", "spells", "havocs", "coins"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"(?:\]\(|src=\")(?!https?:)([^)#\s\"]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_command_shown_exists() -> None:
    """Each `greathall …` line of a shell block is understood; nothing is run."""
    lines = [line for _, block in blocks("sh") for line in block.splitlines() if re.match(r"\S*greathall\b", line)]
    shown = [shlex.split(line, comments=True)[1:] for line in lines]
    assert shown
    for words in shown:
        if words and words[0] not in ("verify", "arena"):
            try:
                with contextlib.suppress(SystemExit):  # --help; a fault is raised as Illegal
                    parser().parse_args(words)
            except Illegal as no:
                pytest.fail(f"{' '.join(words)}: {no}")


def test_every_make_target_shown_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    shown = {target for document in DOCUMENTS for target in re.findall(r"(?:^|`)make ([a-z]+)", document.read_text(
        encoding="utf-8"), re.MULTILINE)}
    assert {"serve", "test"} <= shown <= targets


def test_the_table_of_settings_is_the_one_the_server_reads() -> None:
    assert as_markdown() in (ROOT / "docs/server.md").read_text(encoding="utf-8")
