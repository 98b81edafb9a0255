"""Helpers for the seven boards in the terminal: piece letters, tones, tracks and rows of cards."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from msgspec import Struct
from rich.text import Text

from greathall.core.words import Action, Event
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHALLENGES
from greathall.games.sorcerers_stone.made.view import View
from greathall.games.sorcerers_stone.made.views import imagine
from greathall.games.sorcerers_stone.play.table import Table

LETTERS = "ABCD"
HIDDEN = "▒▒"
WOOD = "on #2a2018"  # the board has its own background, so it reads the same in light and dark terminals
PLAIN, FAINT, BRIGHT, WARN = (f"{tone} {WOOD}" for tone in ("#b9a88a", "#8f7f64", "bold #f4ecd8", "bold #f08070"))
GREEN, SILVER, GOLD = (f"bold {tone} {WOOD}" for tone in ("#86c878", "#d8e0ec", "#e8c050"))
PIECE = [f"bold #1c1408 on #{tone}" for tone in ("e0b040", "9fc5e8", "e89a8a", "a8d48c")]


class Look(Struct, dict=True):
    """The view to draw and for whom; `lately` is what has happened since they last moved."""

    view: View
    names: Sequence[str]
    lately: Sequence[Event]
    large: bool
    width: int

    @cached_property
    def table(self) -> Table:
        """Return a table this viewer can't tell from the true one, with the same choices and waits."""
        return imagine(self.view, Random(0))

    @cached_property
    def choices(self) -> list[Action]:
        """Return what this viewer may choose from."""
        step: Any = self.view.agenda[-1] if self.view.agenda else None
        return list(step.legal(self.table)) if step is not None and step.seat == self.view.me else []

    def at(self, challenge: int) -> list[int]:
        """Return who is in a challenge."""
        return self.table.at(challenge)


def say(key: str, **facts: Any) -> str:
    return GAME.catalogue.say(key, **facts)


def station(challenge: int) -> str:
    """Return a challenge's short name."""
    return say("screen-station", challenge=CHALLENGES[challenge])


def counted(field: str, things: Iterable[int]) -> str:
    """Return things by name and count, such as `fork, knot ×2`."""
    held = list(things)
    return ", ".join(GAME.label(field, thing) + (f" ×{held.count(thing)}" if held.count(thing) > 1 else "")
                     for thing in dict.fromkeys(held))


def letters(seats: Iterable[int]) -> Text:
    return Text.assemble(*((LETTERS[seat], PIECE[seat]) for seat in seats))


def fitted(line: Text, width: int) -> Text:
    """Return the line cut or filled to this width, on the board's background."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len), PLAIN)
    return line


def centred(line: Text, width: int) -> Text:
    """Return the line centred in this many columns."""
    return fitted(Text.assemble((" " * ((width - line.cell_len + 1) // 2), PLAIN), line), width)


# ── a track ──────────────────────────────────────────────────────────────────
class Space(Struct):
    face: str
    style: str
    seats: list[int]


def track(spaces: Sequence[Space], cell: int) -> Iterator[Text]:
    """Draw a track: numbers, what is there, who is there."""
    yield Text.assemble((" ", PLAIN), *(centred(Text(str(number), FAINT), cell) for number in range(len(spaces))))
    yield Text.assemble((" ", PLAIN), *(centred(Text(space.face, space.style), cell) for space in spaces))
    yield Text.assemble((" ", PLAIN), *(centred(letters(space.seats), cell) for space in spaces))


# ── cards in a row ───────────────────────────────────────────────────────────
def cards(faces: Sequence[tuple[str, str]], cell: int) -> Iterator[Text]:
    """Draw cards side by side, numbered from 1 as players call them."""
    bar = "─" * (cell - 4)
    yield Text.assemble((" ", PLAIN), *((f"┌{number}{bar[len(str(number)) - 1:]}┐ ", FAINT)
                                        for number in range(1, len(faces) + 1)))
    yield Text.assemble((" ", PLAIN), *(Text.assemble(
        ("│", FAINT), centred(Text(face, style), cell - 3), ("│ ", FAINT)) for face, style in faces))
    yield Text.assemble((" ", PLAIN), *((f"└{bar}─┘ ", FAINT) for _ in faces))
