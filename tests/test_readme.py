"""The documentation is true: its Python runs, its links lead somewhere, its commands exist."""

import contextlib
import pkgutil
import posixpath
import re
import runpy
import shlex
import tomllib
from collections.abc import Callable
from itertools import count
from math import ceil
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.routes import HTTPRoute

from greathall.cli import parser
from greathall.core.game import find_game
from greathall.core.words import Illegal
from greathall.games.sequence.board import CORNERS, KINDS, PRINTED, SIZE, card_name
from greathall.server.decks import decks
from greathall.server.own import own
from greathall.server.routes import api
from greathall.server.settings import as_markdown
from greathall.server.socket import PATH

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), ROOT / "bench/README.md"]
MANUAL = runpy.run_path(str(ROOT / "docs/conf.py"))
CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
WIDE = 118
"""How many characters a line of GitHub's column holds."""
LINK = re.compile(r"(?:\]\(|src=\")(?!https?:)([^)\s\"]+)")


def blocks(language: str) -> list[tuple[str, str]]:
    fenced = re.compile(rf"^ *```{language}\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
    return [(f"{document.name}-{number}", block) for document in DOCUMENTS
            for number, block in enumerate(fenced.findall(document.read_text(encoding="utf-8")), 1)]


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


def dead_links(pages: dict[str, str], files: Callable[[str], bool] = lambda _: False) -> list[str]:
    """Return the links of these pages that lead to no page or file, or to no heading of a page."""
    found = []
    for page, text in pages.items():
        for link in LINK.findall(CODE.sub("", text)):
            file, _, anchor = link.partition("#")
            file = posixpath.normpath(posixpath.join(posixpath.dirname(page), file)) if file else page
            exists = file in pages or files(file)
            if not exists or (anchor and anchor not in anchors(pages.get(file, ""))):
                found.append(f"{page}: {link}")
    return found


def anchors(text: str) -> set[str]:
    """Return the anchors that GitHub and the manual give to a page's headings."""
    found: set[str] = set()
    for title in re.findall(rf"^#{{1,{MANUAL['myst_heading_anchors']}}} (.+)", CODE.sub("", text), re.MULTILINE):
        slug = re.sub(r"[^\w\- ]", "", re.sub(r"\]\([^)]*\)", "", title).lower().replace(" ", "-"))
        found.add(next(name for number in count() if (name := f"{slug}-{number}" if number else slug) not in found))
    return found


def test_every_link_leads_to_a_heading_or_a_file() -> None:
    pages = {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in DOCUMENTS}
    assert dead_links(pages, lambda file: (ROOT / file).exists()) == []


def test_every_link_of_the_manual_stays_in_it() -> None:
    pages = {file.name: [file.read_text(encoding="utf-8")] for file in (ROOT / "docs").glob("*.md")}
    for name, source in pages.items():
        MANUAL["read"](None, name.removesuffix(".md"), source)
    assert dead_links({name: source[0] for name, source in pages.items()},
                      lambda file: (ROOT / "docs" / file).is_file()) == []
    listed = [f"{page}.md" for block in re.findall(r"^```{toctree}\n(.*?)^```", pages["index.md"][0], re.M | re.S)
              for page in block.split("\n") if page and page[0] != ":"]
    assert sorted(["index.md", *listed]) == sorted(pages)


def test_a_dead_link_is_found() -> None:
    page = "# A `new_game`, at last\n## Once\n## Once\n#### Deep\n```sh\n# comment [x](no.md)\n```\n"
    good = '[a](#a-new_game-at-last) [b](docs/b.md#once-1) [c](docs/b.md) [d](https://example.com/#x) <img src="e.png">'
    bad = ("[a](#twice)", "[b](docs/b.md#once-2)", "[c](b.md)", "[d](docs/b.md#deep)", "[e](#comment-x)", "[f](f.png)")
    assert dead_links({"a.md": page + good, "docs/b.md": page}, "e.png".__eq__) == []
    for link in bad:
        assert len(dead_links({"a.md": page + link, "docs/b.md": page})) == 1, link


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    """Diffs are followed by tests/cli/test_first_game.py."""
    kinds = {(language, document.name) for document in DOCUMENTS
             for language in re.findall(r"^ *```(.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)}
    assert {language for language, _ in kinds} <= {"python", "sh", "toml", "text", "diff", "{toctree}", "{eval-rst}"}
    assert {name for language, name in kinds if language == "diff"} == {"first_game.md"}
    assert {name for language, name in kinds if language == "text"} == {
        "README.md", "CONTRIBUTING.md", "protocol.md", "records.md", "tcg.md"}


def test_every_name_of_the_reference_exists() -> None:
    shown = re.findall(r"^\.\. auto(?:module|class):: (\S+)\n(?: +:members: (.+))?", "\n".join(
        block for _, block in blocks("{eval-rst}")), re.MULTILINE)
    assert len(shown) > 10
    for name, members in shown:
        thing = pkgutil.resolve_name(name)
        assert [member for member in members.split(", ") if member and not hasattr(thing, member)] == [], name


def test_every_request_shown_has_a_route() -> None:
    unused = {name: Provide(lambda: None, sync_to_thread=False) for name in ("lobby", "guests", "leaving", "asker")}
    routes = [(re.compile(re.sub(r"\{\w+:\w+\}", "[^/]+", route.path)), route.methods)
              for route in Litestar([api, own, decks], openapi_config=None, dependencies=unused).routes
              if isinstance(route, HTTPRoute)]
    shown = [(method, path) for _, block in blocks("text") for method, paths in re.findall(
        r"^([A-Z]{3,6}) +(/[\w/]+(?:, /[\w/]+)*)", block, re.MULTILINE) for path in paths.split(", ")]
    assert len(shown) > 15
    assert [(method, path) for method, path in shown if not PATH.fullmatch(path) and not any(
        route.fullmatch(path) and method in methods for route, methods in routes)] == []


def test_our_code_is_quoted_as_it_is() -> None:
    """Blocks of text that quote our modules or tests say what is there, up to an ellipsis."""
    ours = "\n".join(file.read_text(encoding="utf-8") for folder in ("src/greathall/games", "tests/games")
                     for file in (ROOT / folder).rglob("*.py"))
    quoted = [line.split("...")[0].strip() for _, block in blocks("text") if re.search(r"^ *def ", block, re.MULTILINE)
              for line in block.splitlines()]
    assert len(quoted) > 12
    assert [line for line in quoted if line not in ours] == []


def test_the_board_in_the_readme_is_the_one_we_play_on() -> None:
    """Each space shows a counter, or the card that is printed there."""
    head, *rows, hand = dict(blocks("text"))["README.md-1"].splitlines()
    assert head.split() == list("abcdefghij")
    for number, row in enumerate(rows):
        name, *cells = row.split()
        assert name == str(number + 1)
        for at, cell in enumerate(cells):
            space = SIZE * number + at
            printed = "✶" if space in CORNERS else card_name(PRINTED[space])
            assert cell.strip("·><[]") in {"●G", "■O", "G", "O", printed}, (name, cell)
    assert {card.strip("+−") for card in hand.split()[2:]} <= {card_name(card) for card in range(KINDS)}


def test_the_deck_list_shown_is_understood() -> None:
    builder = find_game("tcg").deck_builder
    assert builder is not None
    assert builder.report(dict(blocks("text"))["tcg.md-1"], {}).unknown == []


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


def test_the_readme_fits_two_screens() -> None:
    """As GitHub sets it in a column of 830 pixels; two screens have 1,600. The picture floats beside a block."""
    text = re.sub(r"\]\([^)]*\)|<img.*>|\*\*", "", (ROOT / "README.md").read_text(encoding="utf-8"))
    height = sum(48 + 19.7 * (code.count("\n") - 1) for code in CODE.findall(text))
    for block in CODE.sub("", text).split("\n\n"):
        lines = block.strip().split("\n")
        match lines[0][:2]:
            case "":
                pass
            case "# " | "##":
                height += 64
            case "| ":
                height += 16 + 37 * (len(lines) - 1)
            case "- ":
                height += 12 + sum(4 + 24 * ceil(len(line) / WIDE) for line in lines)
            case _:
                height += 16 + 24 * ceil(len(" ".join(lines)) / WIDE)
    assert 1400 < height < 1600


def test_the_table_of_settings_is_the_one_the_server_reads() -> None:
    assert as_markdown() in (ROOT / "docs/server.md").read_text(encoding="utf-8")
