"""The sentences that code mentions: a game's own Python, and the browser's pages."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

KEY_AT = {"Refusal": 1, "Reason": 0, "sentence": 0, "say": 0, "BadRecord": 0, "illegal": 0}
"""Functions that say a sentence, and which of their arguments is its key."""
SAID = re.compile(r"""(?:\bsay|\bhas)\(\s*(["'`])([^"'`]+)\1""")
TEXT = re.compile(r"""(["'`])([a-z][A-Za-z0-9_-]*-(?:[A-Za-z0-9_-]|\$\{[^}]*\})+)\1""")
HOLE = re.compile(r"\$\{[^}]*\}")


# ── Python ───────────────────────────────────────────────────────────────────
@cache
def trees(folder: Path) -> list[tuple[Path, ast.Module]]:
    """Return the parsed modules in a folder."""
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(folder.rglob("*.py"))]


def called_name(node: ast.Call) -> str:
    """Return the name of a called function or method."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def texts(node: ast.expr | None) -> Iterator[str]:
    """Yield the keys that an expression may be: a text, or one text or another."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def keys_said(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield each key passed to something that says it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called_name(node) in KEY_AT and len(node.args) > KEY_AT[called_name(node)]:
            for key in texts(node.args[KEY_AT[called_name(node)]]):
                yield key, node


def in_code(code: Iterable[tuple[Path, ast.Module]]) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return patterns for the keys in code: texts with a dash, keys that are said, and f-strings."""
    plain, patterns = set(), []
    for _, tree in code:
        plain |= {key for key, _ in keys_said(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                patterns.append(re.compile("".join(
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[^-]+" for p in node.values)))
    return plain, [p for p in patterns if re.match(r"[a-z]+\\-", p.pattern)]


# ── pages ────────────────────────────────────────────────────────────────────
@cache
def pages(folder: Path) -> dict[Path, str]:
    """Return the text of each page in a folder, without tests and without what `greathall wire` writes."""
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return {file: file.read_text(encoding="utf-8") for file in files
            if "wire" not in file.relative_to(folder).parts and not file.name.endswith(".test.ts")}


def pattern(key: str) -> re.Pattern[str]:
    """Return a pattern for a key with holes, such as `c-${x}`."""
    return re.compile(".+".join(map(re.escape, HOLE.split(key))))


def on_pages(said: Iterable[str]) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return patterns for the keys on pages with these texts."""
    keys = {found[2] for text in said for found in (*SAID.finditer(text), *TEXT.finditer(text))}
    plain = {key for key in keys if not HOLE.search(key)}
    return plain, [pattern(key) for key in sorted(keys - plain)]


# ── both ─────────────────────────────────────────────────────────────────────
@cache
def below(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return patterns for the keys anywhere in a folder."""
    (plain, patterns), (more, shapes) = in_code(trees(folder)), on_pages(pages(folder).values())
    return plain | more, [*patterns, *shapes]


def unused(keys: Iterable[str], mentioned: tuple[set[str], list[re.Pattern[str]]]) -> set[str]:
    """Return the keys that aren't mentioned."""
    plain, patterns = mentioned
    return {key for key in keys if key not in plain and not any(one.fullmatch(key) for one in patterns)}
