"""The corridor from the door to the trapdoor."""

from collections.abc import Iterator

from greathall.games.sorcerers_stone.made.view import View
from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, GOLD, PLAIN, WARN, Look, Space, say, track
from greathall.games.sorcerers_stone.board import HAGRID, NOTES, NOWHERE, TRAPDOOR

DOOR, TRAP, TOKEN, FREE, AWAKE, ASLEEP = "∩", "▼", "●", "·", "F!", "Fz"
CELL, WIDE = 4, 6


def board(look: Look) -> Iterator[Text]:
    here = look.at(HAGRID)
    spaces = [Space(*face(look.view, space), [seat for seat in here if look.view.pos[seat] == space])
              for space in range(TRAPDOOR + 1)]
    yield from track(spaces, WIDE if look.large else CELL)


def face(view: View, space: int) -> tuple[str, str]:
    if space == view.hagrid.fluffy:
        return (AWAKE, WARN) if view.hagrid.singer == NOWHERE else (ASLEEP, BRIGHT)
    if space in (0, TRAPDOOR):
        return DOOR if space == 0 else TRAP, BRIGHT
    return (TOKEN, GOLD) if space in view.hagrid.dark else (FREE, FAINT if view.hagrid.fluffy == NOWHERE else PLAIN)


def facts(look: Look) -> Iterator[Text]:
    view = look.view
    if view.me in look.at(HAGRID):
        song = [str(note) for note in NOTES if note in view.hagrid.notes]
        yield Text.assemble((say("field-notes"), "amber"), "  ", " ".join(map(str, view.hagrid.notes)) or "-", "   ", (
            say("desk-song-held", notes=", ".join(song) or "none"), "soft"))
    dog = "hidden" if view.hagrid.fluffy == NOWHERE else "awake" if view.hagrid.singer == NOWHERE else "asleep"
    yield Text(say("desk-fluffy", dog=dog, space=view.hagrid.fluffy))
    yield Text(f"{say('field-note_pile')}: {view.hagrid.note_pile} · {say('hagrid-discards')}: "
               + (" ".join(map(str, view.hagrid.note_discards)) or "-"), "soft")


def far(view: View, seat: int) -> str:
    return f"{view.hagrid.pos[seat]}/{TRAPDOOR}"
