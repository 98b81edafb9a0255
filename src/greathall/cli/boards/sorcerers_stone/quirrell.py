"""The path past the troll, and his wheel."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import BRIGHT, FAINT, Look, Space, say, track
from greathall.games.sorcerers_stone.board import FAR_DOOR, QUIRRELL, TROLL, TROLL_WHEEL
from greathall.games.sorcerers_stone.made.view import QuirrellView
from greathall.games.sorcerers_stone.made.views import view_quirrell

DOOR, FREE = "∩", "·"
CELL, WIDE = 4, 6


def laid(look: Look) -> QuirrellView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.quirrell or view_quirrell(look.table)


def board(look: Look) -> Iterator[Text]:
    here = look.at(QUIRRELL)
    spaces = [Space(DOOR if space in (0, FAR_DOOR) else FREE, BRIGHT if space in (0, FAR_DOOR) else FAINT,
                    [seat for seat in here if laid(look).run[seat] == space]) for space in range(FAR_DOOR + 1)]
    yield from track(spaces, WIDE if look.large else CELL)


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    wheel = [say("screen-troll") if sector == TROLL else str(sector) for sector in TROLL_WHEEL]
    yield Text(f"{say('quirrell-wheel')} {' · '.join(wheel)}", "soft")
    if b.finish:
        yield Text(f"{say('field-finish')}: {', '.join(look.names[seat] for seat in b.finish)}", "soft")


def far(look: Look, seat: int) -> str:
    return f"{laid(look).run[seat]}/{FAR_DOOR}"
