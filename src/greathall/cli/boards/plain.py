"""Any view without a drawing of its own: each field with what it holds."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greathall.core.catalogue import spell
from greathall.core.game import game_of
from greathall.core.words import Event

UNSAID = ("agenda", "options")
"""The question is asked in words, and the table's options were chosen by the players."""


def draw(view: Struct, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:  # noqa: ARG001  (no places)
    spelled = {"me": lambda seat: names[seat], "turn": lambda seat: names[seat] if seat in range(len(names)) else "-",
               **game_of(view).labellers(None)}
    grid = Table.grid(padding=(0, 2))
    for name, part in parts(view):
        if name:
            grid.add_row(Text(name, "amber"), Text(""))
        for field in part.__struct_fields__:
            if field not in (*UNSAID, *parts_of(view)):
                grid.add_row(Text(field, "soft"), Text(said(field, getattr(part, field), spelled)))
    return grid


def parts_of(view: Struct) -> list[str]:
    """Return the names of the view's parts: those that the game's sentences call by `part-name`."""
    return [field for field in view.__struct_fields__ if game_of(view).catalogue.has(f"part-{field}")]


def parts(view: Struct) -> list[tuple[str, Struct]]:
    """Return what is common, without a name, and each part that was sent."""
    sent = [(field, getattr(view, field)) for field in parts_of(view)]
    return [("", view), *((game_of(view).catalogue.say(f"part-{field}"), part) for field, part in sent if part)]


def hands(views: Sequence[Struct], names: Sequence[str]) -> RenderableType:
    """The fields that seats see differently, seat by seat."""
    grid = Table.grid(padding=(0, 2))
    spelled = game_of(views[0]).labellers(None)
    for shown in zip(*map(parts, views), strict=True):
        for field in shown[0][1].__struct_fields__:
            seen = [getattr(part, field) for _, part in shown]
            if field not in (*UNSAID, *parts_of(views[0]), "me") and any(value != seen[0] for value in seen):
                for name, value in zip(names, seen, strict=True):
                    grid.add_row(Text(f"{name}: {field}", "soft"), Text(said(field, value, spelled)))
    return grid


def said(field: str, value: Any, names: dict[str, Any]) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(said(field, v, names) for v in value) or "-"
    if isinstance(value, dict | Struct):
        return msgspec.json.encode(value).decode()
    return str(spell(field, value, names))
