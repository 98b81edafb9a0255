"""The corridor from the door to the trapdoor."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, GOLD, PLAIN, WARN, Look, Space, say, track
from greathall.games.sorcerers_stone.board import HAGRID, NOTES, TRAPDOOR
from greathall.games.sorcerers_stone.model import View
from greathall.games.sorcerers_stone.play.table import NOWHERE

DOOR, TRAP, TOKEN, FREE, AWAKE, ASLEEP = "∩", "▼", "●", "·", "F!", "Fz"
CELL, WIDE = 4, 6


def board(look: Look) -> Iterator[Text]:
    here = look.at(HAGRID)
    spaces = [Space(*face(look.view, space), [seat for seat in here if look.view.pos[seat] == space])
              for space in range(TRAPDOOR + 1)]
    yield from track(spaces, WIDE if look.large else CELL)


def face(view: View, space: int) -> tuple[str, str]:
    if space == view.fluffy:
        return (AWAKE, WARN) if view.singer == NOWHERE else (ASLEEP, BRIGHT)
    if space in (0, TRAPDOOR):
        return DOOR if space == 0 else TRAP, BRIGHT
    return (TOKEN, GOLD) if space in view.dark else (FREE, FAINT if view.fluffy == NOWHERE else PLAIN)


def facts(look: Look) -> Iterator[Text]:
    view = look.view
    if view.me in look.at(HAGRID):
        song = [str(note) for note in NOTES if note in view.notes]
        yield Text.assemble((say("field-notes"), "amber"), "  ", " ".join(map(str, view.notes)) or "-", "   ", (
            say("desk-song-held", notes=", ".join(song) or "none"), "soft"))
    dog = "hidden" if view.fluffy == NOWHERE else "awake" if view.singer == NOWHERE else "asleep"
    yield Text(say("desk-fluffy", dog=dog, space=view.fluffy))
    yield Text(f"{say('field-note_pile')}: {view.note_pile} · {say('hagrid-discards')}: "
               + (" ".join(map(str, view.note_discards)) or "-"), "soft")


def far(view: View, seat: int) -> str:
    return f"{view.pos[seat]}/{TRAPDOOR}"
