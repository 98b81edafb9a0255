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
    for field in view.__struct_fields__:
        if field not in UNSAID:
            grid.add_row(Text(field, "soft"), Text(said(field, getattr(view, field), spelled)))
    return grid


def hands(views: Sequence[Struct], names: Sequence[str]) -> RenderableType:
    """The fields that seats see differently, seat by seat."""
    grid = Table.grid(padding=(0, 2))
    for field in views[0].__struct_fields__:
        seen = [getattr(view, field) for view in views]
        if field not in (*UNSAID, "me") and any(value != seen[0] for value in seen):
            for name, value in zip(names, seen, strict=True):
                text = said(field, value, game_of(views[0]).labellers(None))
                grid.add_row(Text(f"{name}: {field}", "soft"), Text(text))
    return grid


def said(field: str, value: Any, names: dict[str, Any]) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(said(field, v, names) for v in value) or "-"
    if isinstance(value, dict | Struct):
        return msgspec.json.encode(value).decode()
    return str(spell(field, value, names))
