"""The terminal's input and output: warm colours if it has any, plain text everywhere else."""

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text
from rich.theme import Theme

from greathall.core.catalogue import sentence

with contextlib.suppress(ImportError):  # line editing, if the platform has it
    import readline  # noqa: F401

THEME = Theme({
    "amber": "bold #c8892b",
    "soft": "#9a7b4f",
    "refusal": "bold #c0503c",
})
# A line longer than a screenful is neither a move nor a command.
LONGEST = 400


class Screen:
    """The one place for all output, so that nothing a player typed is ever taken for markup."""

    def __init__(self) -> None:
        self.console = Console(theme=THEME, markup=False, highlight=False, emoji=False)

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        self.line(sentence(key, **facts), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text), style=style, soft_wrap=not self.console.is_terminal)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def columns(self, cells: Iterable[str]) -> None:
        """Print short things side by side, as many as the width allows."""
        self.console.print(Columns([Text(cell, no_wrap=True) for cell in cells], equal=True, padding=(0, 3)))

    @contextlib.contextmanager
    def working(self, said: str) -> Iterator[Callable[[float], None]]:
        """Show at a terminal what takes long; call what it yields with the part that is done."""
        with self.console.status(said) as status:
            yield lambda share: status.update(sentence("cli-share", said=said, share=round(100 * share)))

    def clear(self) -> None:
        """Clear the screen, so that nothing can be read even by scrolling back."""
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def has_typed(self) -> bool:
        """Return whether someone at a terminal has typed a line before being asked."""
        watched = sys.stdin.isatty() and self.console.is_terminal and os.name != "nt"  # only sockets there
        return watched and bool(select.select([sys.stdin], [], [], 0)[0])

    def ask(self, prompt: str) -> str:
        """Return a typed line; Ctrl-D and Ctrl-C raise EOFError and KeyboardInterrupt."""
        self.console.file.flush()
        return input(prompt).strip()


def runs(numbers: Iterable[int]) -> Iterator[str]:
    """Yield numbers in runs: 1–3, 5."""
    for _, group in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        first, *rest = [number for _, number in group]
        yield from (f"{first}–{rest[-1]}",) if len(rest) > 1 else map(str, (first, *rest))


def quoted(text: str) -> str:
    """Return what was typed, short and harmless enough to show again."""
    harmless = "".join(c if c.isprintable() else "·" for c in text[:41])
    return harmless if len(harmless) <= 40 else harmless[:40] + "…"
