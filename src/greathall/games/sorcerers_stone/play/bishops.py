"""Players as bishops: their colours, where they may start and which pieces they may move.

There is no step here, so that both questions and refusals can use it."""

from typing import Final

from greathall.games.sorcerers_stone.board import NOWHERE
from greathall.games.sorcerers_stone.boards.mcgonagall import HOMES
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BISHOP, BLACK, EMPTY, WHITE, man
from greathall.games.sorcerers_stone.play.table import Table

KINDS: Final = {"": EMPTY, "queen": chessmen.QUEEN, "rook": chessmen.ROOK, "bishop": chessmen.BISHOP,
                "knight": chessmen.KNIGHT}
"""By its word, the kind that a pawn may become."""


def complete(s: Table) -> bool:
    """SS-4.15, SS-G07: return whether the table plays complete chess."""
    return bool(s.options.get("chess") == "complete")


def colours_open(s: Table) -> list[int]:
    """SS-C02, SS-C16, SS-X01: return the colours open to a newcomer.

    The first player is black, as long as there is a black bishop to be. In complete chess the last to arrive takes the
    colour that nobody plays."""
    b = s.mcgonagall
    manned = {b.colour[seat] for seat in s.living() if b.colour[seat] != NOWHERE}
    if not manned:
        return [BLACK] if plain(s, BLACK) or homes(s, [BLACK]) else [BLACK, WHITE]
    lacking = [colour for colour in (WHITE, BLACK) if colour not in manned]
    last = sum(b.colour[seat] == NOWHERE for seat in s.living()) == 1
    return lacking if complete(s) and last and lacking else [BLACK, WHITE]


def places(s: Table) -> dict[int, int]:
    """SS-C02, SS-C03, SS-C04, SS-X01: return where a newcomer may start, with the colour of each square.

    These are the squares of plain bishops, promoted ones included. If there are none, they are the starting squares of
    bishops that were captured as bishops, not as players. If those are all taken, they are the nearest free squares of
    the same shade."""
    colours = colours_open(s)
    standing = {at: colour for colour in colours for at in plain(s, colour)}
    starts = homes(s, colours)
    free = {home: colour for home, colour in starts if not s.mcgonagall.squares[home]}
    if standing or free:
        return standing or free
    near: dict[int, int] = {}
    for home, colour in starts:
        for at in nearest(s, home):
            near.setdefault(at, colour)
    return near


def homes(s: Table, colours: list[int]) -> list[tuple[int, int]]:
    """SS-C04: return where bishops of these colours started that no player is."""
    return [(home, colour) for colour in colours for home in HOMES[colour] if home in s.mcgonagall.homes]


def become(s: Table, seat: int, at: int, colour: int) -> None:
    """SS-4.2: your piece becomes a bishop that nobody else can be, the one of its shade if that is free."""
    b = s.mcgonagall
    b.squares[at] = man(colour, BISHOP)
    b.harry[seat], b.colour[seat] = at, colour
    kin = [home for home in HOMES[colour] if home in b.homes]
    if kin:
        b.homes.remove(min(kin, key=lambda home: shade(home) != shade(at)))


def unbecome(s: Table, seat: int) -> None:
    """SS-G11: if you resign at chess, a plain bishop stays that others may be, or start from once it is captured.

    If you were captured or have left the board, none stays."""
    b = s.mcgonagall
    at, colour = b.harry[seat], b.colour[seat]
    b.harry[seat] = b.colour[seat] = NOWHERE
    if at != NOWHERE:
        kin = [home for home in HOMES[colour] if home not in b.homes]
        b.homes = sorted([*b.homes, *sorted(kin, key=lambda home: shade(home) != shade(at))[:1]])
    if seat in b.captured:
        b.captured.remove(seat)


def plain(s: Table, colour: int) -> list[int]:
    """Return the bishops that are not players."""
    b, piece = s.mcgonagall, man(colour, BISHOP)
    return [at for at, held in enumerate(b.squares) if held == piece and at not in b.harry]


def shade(at: int) -> int:
    """Return whether a square is light or dark; bishops keep to theirs."""
    return (at // 8 + at % 8) % 2


def nearest(s: Table, home: int) -> list[int]:
    """SS-C04: return the nearest free squares of the same shade, those in the same row first."""
    squares, (row, column) = s.mcgonagall.squares, divmod(home, 8)
    far = {at: (at // 8 != row, max(abs(at // 8 - row), abs(at % 8 - column))) for at in range(64)
           if not squares[at] and shade(at) == shade(home)}
    return [at for at in far if far[at] == min(far.values())]


def own(s: Table, seat: int, start: int) -> bool:
    """SS-4.3, SS-C12: return whether the piece is not another player's own."""
    harry = s.mcgonagall.harry
    return start not in harry or harry[seat] == start


def foreign(s: Table, seat: int) -> list[int]:
    """Return the squares of the other players' own pieces."""
    harry = s.mcgonagall.harry
    return [at for at in harry if at != NOWHERE and at != harry[seat]]


def players(s: Table, colour: int) -> list[int]:
    b = s.mcgonagall
    return [seat for seat in s.living() if b.harry[seat] != NOWHERE and b.colour[seat] == colour]


def has_both_colours(s: Table) -> bool:
    """SS-X01, SS-X02: return whether each colour has a player."""
    return bool(players(s, WHITE)) and bool(players(s, BLACK))
