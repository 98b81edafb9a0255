"""The path past the troll, and his wheel."""

from collections.abc import Iterator

from greathall.games.sorcerers_stone.made.view import View
from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, Look, Space, say, track
from greathall.games.sorcerers_stone.board import FAR_DOOR, QUIRRELL, TROLL, TROLL_WHEEL

DOOR, FREE = "∩", "·"
CELL, WIDE = 4, 6


def board(look: Look) -> Iterator[Text]:
    here = look.at(QUIRRELL)
    spaces = [Space(DOOR if space in (0, FAR_DOOR) else FREE, BRIGHT if space in (0, FAR_DOOR) else FAINT,
                    [seat for seat in here if look.view.run[seat] == space]) for space in range(FAR_DOOR + 1)]
    yield from track(spaces, WIDE if look.large else CELL)


def facts(look: Look) -> Iterator[Text]:
    wheel = [say("screen-troll") if sector == TROLL else str(sector) for sector in TROLL_WHEEL]
    yield Text(f"{say('quirrell-wheel')} {' · '.join(wheel)}", "soft")
    if look.view.finish:
        yield Text(f"{say('field-finish')}: {', '.join(look.names[seat] for seat in look.view.finish)}", "soft")


def far(view: View, seat: int) -> str:
    return f"{view.quirrell.run[seat]}/{FAR_DOOR}"
