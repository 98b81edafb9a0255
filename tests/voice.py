"""Check the project's English: `python -m tests.voice [PATH…]` lists every fault and counts them by place.

It looks for words that native speakers don't use, for sentences too long for their place, and for docstrings and
comments that start with “What”."""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl, parse

ROOT = Path(__file__).parents[1]
OURS = ("src", "tests", "bench", "docs", "web/src")
NEVER = [
    r"\bthe own\b", r"\banew\b", r"\bfor ever\b", r"\breckon", r"to be expected", r"\bshall (?!we)", r"\bbe it\b",
    r"\bthough there be\b", r"\bseldom\b", r"\bon turn\b", r"with commas between", r"There are: [{X]",
    r"[Hh]ow [^.;]{1,40} (is|are) called", r"how-man", r"\d %", r"\bOnce more\b", r"(^|[.;:] )Who [^?]*[.;]",
]
"""Patterns that no text may contain."""
NEVER_IN = {
    r"src/greathall/games/tcg/.*\.ftl": [r"\bthe other's?\b"],
    r"src/greathall/(web|server|core)/.*\.ftl": [r"\bchairs?\b", r"\bletters\b", r"\btaken down\b"],
}
LONGEST = {"screens": 20, "rules": 25, "docs": 35}
"""How many words a sentence may have."""
MEAN_OF_DOCS = 17
WHATS = 40
"""How many docstrings and comments may start with “What” and end like a statement."""
MOST_VARIANTS = 60


class Text(NamedTuple):
    """A piece of English, and where it is."""

    place: str
    file: str
    line: int
    said: str


# ── where English stands ─────────────────────────────────────────────────────
def texts(file: Path, name: str) -> Iterator[Text]:
    """Yield each piece of English in a file."""
    for endings, place, read in READERS:
        if name.endswith(endings):
            for line, said in read(file.read_text(encoding="utf-8")):
                if said.strip():
                    yield Text(place, name, line, " ".join(said.split()))


def in_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings, strings that explain a name, and comments; comments on consecutive lines are one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from ((node.lineno, paragraph) for paragraph in re.split(r"\n\s*\n", node.value.value))
    block: list[str] = []
    first = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or re.match(r"#!|#:? ?(type|noqa|pragma|mypy)\b", token.string):
            continue
        line, whole = token.start[0], token.line.lstrip().startswith("#")
        if block and not (whole and line == last + 1):
            yield first, " ".join(block)
            block = []
        first, last = first if block else line, line
        block.append(token.string.lstrip("# "))
    yield first, " ".join(block)


def in_comments(source: str) -> Iterator[tuple[int, str]]:
    for match in re.finditer(r"/\*.*?\*/|<!--.*?-->|((?<=\n)|(?<=\s)|^)//[^\n]*(\n[ \t]*//[^\n]*)*", source, re.DOTALL):
        said = re.sub(r"^\s*(/\*+|\*+/?|//+|<!--)|(\*+/|-->)\s*$", " ", match[0], flags=re.MULTILINE)
        yield source.count("\n", 0, match.start()) + 1, said


def in_fluent(source: str) -> Iterator[tuple[int, str]]:
    for entry in parse(source).body:
        if isinstance(entry, ftl.Message) and entry.value is not None and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            said = (row for way in ways(entry.value) for row in way.split("\n"))
            yield from ((line, row) for row in dict.fromkeys(said))


def ways(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield each way in which a sentence can be said, with X for what is filled in."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([element.value])
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            parts.append([said for variant in element.expression.variants for said in ways(variant.value)])
        else:
            parts.append(["X"])
    for count, choice in enumerate(product(*parts)):
        if count == MOST_VARIANTS:
            return
        yield "".join(choice)


def in_rules(source: str) -> Iterator[tuple[int, str]]:
    lines = source.split("\n")
    for entry in listed(tomllib.loads(source)):
        line = next((at for at, text in enumerate(lines, 1) if text.startswith(f'id = "{entry["id"]}"')), 0)
        yield from ((line, entry[key]) for key in ("text", "why") if key in entry)


def listed(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for value in book.values() if isinstance(value, list) for entry in value
            if isinstance(entry, dict) and "id" in entry]


def in_markdown(source: str) -> Iterator[tuple[int, str]]:
    """Yield paragraphs, items of lists and cells of tables; code isn't English."""
    source = re.sub(r"```.*?```", lambda code: "\n" * code[0].count("\n"), source, flags=re.DOTALL)
    block: list[str] = []
    first = 0
    for line, text in enumerate([*source.split("\n"), ""], 1):
        if text.startswith("|"):
            yield from ((line, cell) for cell in prose(text).split("|"))
        starts = re.match(r"\s*([-*]|\d+\.|#+|>) ", text)
        if block and (not text.strip() or starts or text.startswith("|")):
            yield first, prose(" ".join(block))
            block = []
        if text.strip() and not text.startswith(("|", "    ")):
            first = first if block else line
            block.append(re.sub(r"^\s*([-*]|\d+\.|#+|>) ", "", text))


def prose(text: str) -> str:
    """Return Markdown as it is read aloud: a link by its words, code as one word."""
    return re.sub(r"!?\[([^\]]*)\]\([^)]*\)|<[^>]+>", r"\1", re.sub(r"`[^`]*`", "X", text))


READERS: list[tuple[tuple[str, ...], str, Callable[[str], Iterator[tuple[int, str]]]]] = [
    ((".py",), "code", in_python),
    ((".ts", ".svelte", ".js", ".css"), "code", in_comments),
    ((".en.ftl",), "screens", in_fluent),
    (("/rules.toml", "/decisions.toml"), "rules", in_rules),
    ((".md",), "docs", in_markdown),
]


# ── what is wrong with it ────────────────────────────────────────────────────
def sentences(said: str) -> list[str]:
    return re.split(r"(?<=[.!?])[”\")]*\s+|\s[–·|]\s", said)


def length(sentence: str) -> int:
    return len(re.findall(r"[^\W_][\w'’.,%-]*", sentence))


def faults(text: Text) -> Iterator[str]:
    particular = [pattern for files, patterns in NEVER_IN.items() if re.fullmatch(files, text.file)
                  for pattern in patterns]
    for pattern in (*NEVER, *particular):
        if match := re.search(pattern, text.said):
            yield f"“{match[0]}”"
    most = LONGEST.get(text.place)
    if most:
        yield from (f"{length(one)} words: {one}" for one in sentences(text.said) if length(one) > most)


def is_what(text: Text) -> bool:
    return text.place == "code" and re.fullmatch(r"What\b[^?]*\.", text.said) is not None


def files(paths: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Yield our own files under these paths, all of them if there are none."""
    made = re.compile(r".*(/made/|/wire/|/static/|/__pycache__/|/node_modules/|tests/voice\.py).*")
    for part in [*ROOT.glob("*.md"), *ROOT.glob("*.py"), *(ROOT / name for name in OURS)]:
        for file in sorted(part.rglob("*")) if part.is_dir() else [part]:
            name = file.relative_to(ROOT).as_posix()
            wanted = not paths or any(name == path or name.startswith(path.rstrip("/") + "/") for path in paths)
            if wanted and file.is_file() and not made.fullmatch(name):
                yield file, name


def main(paths: list[str]) -> int:
    found = [text for file, name in files(paths) for text in texts(file, name)]
    wrong = [(text, fault) for text in found for fault in faults(text)]
    for text, fault in wrong:
        print(f"{text.file}:{text.line}: {fault}")
    whats = [text for text in found if is_what(text)]
    if len(whats) > WHATS:
        print(f"{len(whats)} docstrings and comments start with “What”, {WHATS} may:")
        print(*(f"  {text.file}:{text.line}: {text.said}" for text in whats), sep="\n")
    lengths = [length(one) for text in found if text.place == "docs" for one in sentences(text.said) if length(one) > 3]
    mean = sum(lengths) / len(lengths) if lengths else 0
    print("Faults:", dict(Counter(text.place for text, _ in wrong)) or "none", f"– {len(whats)} × “What” –",
          f"mean of docs {mean:.1f} words")
    return int(bool(wrong) or len(whats) > WHATS or mean > MEAN_OF_DOCS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
