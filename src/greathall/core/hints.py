"""Types and lines of source code: how the generator names, copies and leaves blank a thing of some type."""

import re
from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from greathall.core.zones import Pile, Row

WIDTH = 120


def plain(hint: Any) -> Any:
    """Return a type without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def moves(hint: Any) -> bool:
    """Return whether a thing of this type can change in place."""
    return get_origin(plain(hint)) in (list, dict) or plain(hint) in (list, Row, Pile)


def copy_of(hint: Any, what: str) -> str:
    """Return the expression that copies a thing of this type."""
    hint = plain(hint)
    if hint in (Row, Pile):
        return f"{what}.clone()"
    if get_origin(hint) is not list:
        return what
    item = plain(get_args(hint)[0])
    if item in (Row, Pile):
        return f"[one.clone() for one in {what}]"
    return f"[*map(list.copy, {what})]" if moves(item) else f"{what}.copy()"


def blank(hint: Any) -> str:
    """Return a placeholder that stands until the real value is guessed.

    Rows and piles share one, because they are replaced anyway."""
    blanks = {Row: "NO_ROW", Pile: "NO_PILE", int: "0", bool: "False", str: '""'}
    return blanks.get(plain(hint)) or ("[]" if get_origin(plain(hint)) is list else "()")


def spell(hint: Any) -> str:
    """Return a type as source code; a type with labels (see declare.Named) by its name."""
    if get_origin(hint) is Annotated:
        names = [mark.name for mark in get_args(hint)[1:] if hasattr(mark, "labels")]
        return names[0] if names else spell(get_args(hint)[0])
    if hint is Ellipsis:
        return "..."
    if hint is type(None):
        return "None"
    args = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(map(spell, args))
    if args:
        return f"{get_origin(hint).__name__}[{', '.join(map(spell, args))}]"
    return getattr(hint, "__name__", str(hint))


def unsent(hint: str, names: Mapping[str, Any]) -> str:
    """Return what a part of a view leaves out, as source code: an empty list, False or a lowest number below 0.

    `hint` is the type as source code, with `names` to look it up; "" if everything of this type is sent."""
    if hint.startswith("list["):
        return "[]"
    low = min((mark.low for mark in get_args(names.get(hint))[1:] if hasattr(mark, "low")), default=0)
    return "False" if hint == "bool" else str(low) if low < 0 else ""


def call(function: Callable[..., Any]) -> str:
    """Return the call of a function that shows something of the table, with the viewer if it takes one."""
    return f"{function.__name__}({'s, me' if function.__code__.co_argcount > 1 else 's'})"


def return_type(function: Callable[..., Any]) -> str:
    hint = function.__annotations__["return"]
    return hint if isinstance(hint, str) else spell(hint)


def types_in(hint: Any) -> Iterator[type]:
    """Yield the game's own classes that a type names."""
    for arg in get_args(hint):
        yield from types_in(arg)
    if isinstance(hint, type) and hint.__module__.startswith("greathall.games."):
        yield hint


# ── lines of text ────────────────────────────────────────────────────────────
def indent(lines: Any) -> list[str]:
    return ["    " + line if line else "" for line in lines]


def wrap(start: str, items: list[str], end: str) -> Iterator[str]:
    """Yield a list in brackets, over several lines if it is long."""
    deeper, line = " " * (len(start) - len(start.lstrip()) + 4) if start.strip() else start, start
    for at, item in enumerate(items):
        piece = item + (", " if at + 1 < len(items) else "," if len(items) == 1 and end == ")" else "")
        if len(line) + len(piece) + len(end) > WIDTH - 8 and line.strip():
            yield line.rstrip()
            line = deeper
        line += piece
    yield line.rstrip() + end


def depends(code: str) -> bool:
    """Return whether what this shows depends on who is looking."""
    return re.search(r"\bme\b", code) is not None


def near(package: str, module: str) -> str:
    """Return a module of the game relative to `made`, so that the game's folder can be anywhere."""
    if not module.startswith(f"{package}."):
        return module
    inside = module.removeprefix(f"{package}.")
    return f".{inside.removeprefix('made.')}" if inside.startswith("made.") else f"..{inside}"


def listed(module: str, names: list[str]) -> Iterator[str]:
    line = f"from {module} import {', '.join(names)}"
    yield from [line] if len(line) <= WIDTH else (f"from {module} import (", *wrap("    ", names, ","), ")")
