"""The ten cards at the Mirror."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, GOLD, HIDDEN, Look, cards, say
from greathall.games.sorcerers_stone.board import MIRRORS
from greathall.games.sorcerers_stone.made.view import MirrorView
from greathall.games.sorcerers_stone.made.views import view_mirror
from greathall.games.sorcerers_stone.model import Shown

CELL, WIDE = 7, 9
STONE, NOBODY = "★", "×"


def laid(look: Look) -> MirrorView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.mirror or view_mirror(look.table)


def board(look: Look) -> Iterator[Text]:
    stones = found(look)
    faces = [(HIDDEN, FAINT) if place in laid(look).mirrors else (STONE, GOLD) if place in stones else (NOBODY, BRIGHT)
             for place in range(MIRRORS)]
    yield from cards(faces, WIDE if look.large else CELL)


def facts(look: Look) -> Iterator[Text]:
    if not found(look):
        yield Text(say("desk-mirror", count=len(laid(look).mirrors)), "soft")


def found(look: Look) -> list[int]:
    """Return the place of the Stone, if someone has just found it."""
    return [event.place for event in look.lately if isinstance(event, Shown) and event.stone]


def rest(look: Look) -> str:
    return f"{len(laid(look).mirrors)}/{MIRRORS}"
