"""The chessboard with your colour at the bottom: pieces as figures, players with their letters."""

from collections.abc import Iterator

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import FAINT, LETTERS, PIECE, PLAIN, Look, centred, say
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import NOWHERE, SQUARES
from greathall.games.sorcerers_stone.made.view import McGonagallView
from greathall.games.sorcerers_stone.made.views import view_mcgonagall
from greathall.games.sorcerers_stone.model import Bishop, Joined, Moved
from greathall.games.sorcerers_stone.play.bishops import shade
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, LETTERS as MEN, colour_of

FIGURES = dict(zip(MEN, " ♙♘♗♖♕♔♟♞♝♜♛♚", strict=True))
"""White pieces are outlines and black ones solid, so they can be told apart without colour."""
GROUND = "on #75563a", "on #94714b"
"""Dark and light squares; a1 is dark."""
INK = "bold #fff6e0", "bold #000000"
MARK = ">"
CELL, WIDE = 4, 7
LONG = 20
"""After this many turns without progress the board says so."""


def laid(look: Look) -> McGonagallView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.mcgonagall or view_mcgonagall(look.table)


def board(look: Look) -> Iterator[Text]:
    mine = NOWHERE if look.view.me is None else laid(look).colour[look.view.me]
    rows = range(8) if mine == BLACK else range(7, -1, -1)
    columns = range(7, -1, -1) if mine == BLACK else range(8)
    cell, high = (WIDE, 3) if look.large else (CELL, 1)
    fresh = {square for event in look.lately if isinstance(event, Moved) for square in (event.start, event.square)} | {
        event.square for event in look.lately if isinstance(event, Joined)}
    for row in rows:
        for line in range(high):
            label = f" {row + 1} " if line == high // 2 else "   "
            yield Text.assemble((label, FAINT), *(
                square(look, row * 8 + column, cell, fresh) if line == high // 2
                else (" " * cell, GROUND[shade(row * 8 + column)]) for column in columns))
    yield Text.assemble(("   ", PLAIN), *(centred(Text(SQUARES[column][0], FAINT), cell) for column in columns))


def square(look: Look, at: int, cell: int, fresh: set[int]) -> Text:
    """Draw a piece and who it is, with a mark on the last move and brackets if you may take it."""
    b = laid(look)
    man = b.squares[at]
    ground = GROUND[shade(at)]
    ink = f"{INK[colour_of(man)] if man != EMPTY else FAINT.split(' on ')[0]} {ground}"
    who = (LETTERS[b.harry.index(at)], PIECE[b.harry.index(at)]) if at in b.harry else (friend(b, at), ink)
    before, behind = ("[", "]") if Bishop(at) in look.choices else (MARK if at in fresh else " ", " ")
    inside = Text.assemble((" " * ((cell - 3) // 2) + before, ink), (FIGURES[MEN[man]], ink), who, (behind, ink))
    return inside.append(" " * (cell - inside.cell_len), ink)


def friend(b: McGonagallView, at: int) -> str:
    """Return Ron's or Hermione's letter in lower case, or a space."""
    for who, stands in (("ron", b.ron), ("hermione", b.hermione)):
        if stands == at:
            return say(f"mcgonagall-{who}")[0].lower()
    return " "


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    if check := rest(look):
        yield Text(check, "refusal")
    if b.captured:
        yield Text(f"{say('field-captured')}: {', '.join(look.names[seat] for seat in b.captured)}", "soft")
    if look.view.options["chess"] == "short" and b.quiet > LONG:
        yield Text(say("desk-quiet", count=b.quiet), "soft")


def rest(look: Look) -> str:
    """Return which colour is in check; only complete chess has check."""
    complete = look.view.complete
    if complete is None or complete.checked == NOWHERE:
        return ""
    return say("tell-Checked", colour=GAME.label("colour", complete.checked))


def far(look: Look, seat: int) -> str:
    b = laid(look)
    return SQUARES[b.harry[seat]] if b.harry[seat] != NOWHERE else ""


