"""The corridor from the door to the trapdoor."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, GOLD, PLAIN, WARN, Look, Space, say, track
from greathall.games.sorcerers_stone.board import HAGRID, NOTES, NOWHERE, TRAPDOOR
from greathall.games.sorcerers_stone.made.view import HagridView
from greathall.games.sorcerers_stone.made.views import view_hagrid

DOOR, TRAP, TOKEN, FREE, AWAKE, ASLEEP = "∩", "▼", "●", "·", "F!", "Fz"
CELL, WIDE = 4, 6


def laid(look: Look) -> HagridView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.hagrid or view_hagrid(look.table, look.view.me)


def board(look: Look) -> Iterator[Text]:
    b = laid(look)
    here = look.at(HAGRID)
    spaces = [Space(*face(b, space), [seat for seat in here if b.pos[seat] == space])
              for space in range(TRAPDOOR + 1)]
    yield from track(spaces, WIDE if look.large else CELL)


def face(b: HagridView, space: int) -> tuple[str, str]:
    if space == b.fluffy:
        return (AWAKE, WARN) if b.singer == NOWHERE else (ASLEEP, BRIGHT)
    if space in (0, TRAPDOOR):
        return DOOR if space == 0 else TRAP, BRIGHT
    return (TOKEN, GOLD) if space in b.dark else (FREE, FAINT if b.fluffy == NOWHERE else PLAIN)


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    view = look.view
    if view.me in look.at(HAGRID):
        song = [str(note) for note in NOTES if note in b.notes]
        yield Text.assemble((say("field-notes"), "amber"), "  ", " ".join(map(str, b.notes)) or "-", "   ", (
            say("desk-song-held", notes=", ".join(song) or "none"), "soft"))
    dog = "hidden" if b.fluffy == NOWHERE else "awake" if b.singer == NOWHERE else "asleep"
    yield Text(say("desk-fluffy", dog=dog, space=b.fluffy))
    yield Text(f"{say('field-note_pile')}: {b.note_pile} · {say('hagrid-discards')}: "
               + (" ".join(map(str, b.note_discards)) or "-"), "soft")


def far(look: Look, seat: int) -> str:
    return f"{laid(look).pos[seat]}/{TRAPDOOR}"
