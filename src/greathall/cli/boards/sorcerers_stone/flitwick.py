"""The hall of keys, six by six, with the first row at the bottom."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import (
    BRIGHT, FAINT, GOLD, PLAIN, SILVER, Look, centred, letters, say,
)
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import COLUMNS, FLITWICK, NOWHERE, ROWS, SPOTS
from greathall.games.sorcerers_stone.made.view import FlitwickView
from greathall.games.sorcerers_stone.made.views import view_flitwick
from greathall.games.sorcerers_stone.model import KeyTurned

KEY, SILVER_KEY, FREE = "o┬", "S┬", "·"
CELL, WIDE = 6, 10


def laid(look: Look) -> FlitwickView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.flitwick or view_flitwick(look.table, look.view.me)


def board(look: Look) -> Iterator[Text]:
    cell = WIDE if look.large else CELL
    margin = Text(" " * (3 + COLUMNS * cell), PLAIN)
    for row in reversed(range(ROWS)):
        spots = range(row * COLUMNS, (row + 1) * COLUMNS)
        if look.large:
            yield margin
        yield Text.assemble((f" {row + 1} ", FAINT), *(spot(look, number, cell) for number in spots))
        if look.large:
            yield margin
    yield Text.assemble(("   ", PLAIN), *(centred(Text(name[0], FAINT), cell) for name in SPOTS[:COLUMNS]))


def spot(look: Look, number: int, cell: int) -> Text:
    """Draw a space: who is there and what is there, in brackets if you may go there."""
    b = laid(look)
    seats = [seat for seat in look.at(FLITWICK) if b.stands[seat] == number]
    face, style = ((SILVER_KEY, SILVER) if number == b.silver else (KEY, GOLD) if number in b.keys
                   else (FREE, BRIGHT if number in turned_keys(look) else FAINT))
    inside = Text.assemble(letters(seats), (face[:max(CELL - 2 - len(seats), 1)], style))
    if not may(look, number):
        return centred(inside, cell)
    return Text.assemble(("[", BRIGHT), centred(inside, cell - 2), ("]", BRIGHT))


def turned_keys(look: Look) -> list[int]:
    """Return where keys have just been turned over."""
    return [event.spot for event in look.lately if isinstance(event, KeyTurned)]


def may(look: Look, number: int) -> bool:
    """Return whether this space can be chosen, unless every space can."""
    return len(look.choices) < ROWS * COLUMNS and any(getattr(a, "spot", NOWHERE) == number for a in look.choices)


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    if b.silver != NOWHERE:
        yield Text(say("flitwick-known", spot=GAME.label("spot", b.silver)), "amber")
    yield Text(rest(look), "soft")
    if b.found:
        yield Text(say("flitwick-found", who=", ".join(look.names[seat] for seat in b.found)), "soft")


def rest(look: Look) -> str:
    return say("flitwick-left", count=len(laid(look).keys))


def far(look: Look, seat: int) -> str:
    b = laid(look)
    return SPOTS[b.stands[seat]] if b.stands[seat] != NOWHERE else ""
