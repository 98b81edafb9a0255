"""Four areas with their rings: ten shapes around each, in order."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import (
    BRIGHT, FAINT, GREEN, PLAIN, Look, counted, fitted, letters, say,
)
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import AREAS, NOWHERE, RING, SPROUT
from greathall.games.sorcerers_stone.made.view import SproutView
from greathall.games.sorcerers_stone.made.views import view_sprout
from greathall.games.sorcerers_stone.model import Snare

GROWN, FREE, FITS = "■", "·", "+"
ROUND = ((0, 1, 2), (9, None, 3), (8, None, 4), (7, 6, 5))
"""The places of a ring's spaces, clockwise from the upper left."""
GAP = 1
SHORT = 5
"""How many letters of a shape are shown if there is little room."""


def laid(look: Look) -> SproutView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.sprout or view_sprout(look.table, look.view.me)


def board(look: Look) -> Iterator[Text]:
    """Draw as many areas side by side as there is room for, and the others below."""
    longest = max(len(GAME.label("shape", shape)) for shape in range(RING)) if look.large else SHORT
    wide = len(ROUND[0]) * (longest + 1) + 1
    row = AREAS if AREAS * (wide + GAP) <= look.width + GAP else AREAS // 2
    for first in range(0, AREAS, row):
        blocks = [list(area(look, number, longest + 1)) for number in range(first, first + row)]
        for lines in zip(*blocks, strict=True):
            yield Text.assemble(*(Text.assemble((" " * GAP * bool(at), PLAIN), line) for at, line in enumerate(lines)))


def area(look: Look, number: int, cell: int) -> Iterator[Text]:
    b = laid(look)
    ring = b.rings[number]
    inside = letters(seat for seat, where in enumerate(b.area) if where == number)
    said = say("screen-area", area=number + 1, count=len(ring), whole=RING)
    wide = len(ROUND[0]) * cell + 1
    yield fitted(Text(f" {said}", BRIGHT), wide)
    for line in ROUND:
        yield fitted(Text.assemble((" ", PLAIN), *(
            fitted(Text.assemble((" " * (cell // 2 - 1), PLAIN), inside if line is ROUND[1] else ""), cell)
            if shape is None else space(look, number, shape, cell) for shape in line)), wide)


def space(look: Look, number: int, shape: int, cell: int) -> Text:
    """Draw a space: what is there, or whether one of your vines fits."""
    grown, fits = shape in laid(look).rings[number], Snare(number, shape) in look.choices
    mark, style = (GROWN, GREEN) if grown else (FITS, BRIGHT) if fits else (FREE, FAINT)
    return fitted(Text.assemble((mark, style), (GAME.label("shape", shape)[:cell - 1], style)), cell)


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    view = look.view
    if view.me in look.at(SPROUT):
        yield Text.assemble((say("field-snares"), "amber"), "  ", counted("shape", b.snares) or "-")
    known = [f"{look.names[seat]} {counted('shape', vines)}" for seat, vines in enumerate(b.snares_known)
             if vines and seat != view.me]
    if known:
        yield Text(f"{say('field-snares_known')}: {' · '.join(known)}", "soft")
    yield Text(say("desk-pile", count=b.snare_pile), "soft")


def far(look: Look, seat: int) -> str:
    b = laid(look)
    return f"{len(b.rings[b.area[seat]])}/{RING}" if b.area[seat] != NOWHERE else ""
