"""Players as bishops: who plays which colour, where they may stand, and which pieces are theirs to move. No step is
here, so that questions and refusals may both ask it."""

from greathall.games.sorcerers_stone.board import NOWHERE
from greathall.games.sorcerers_stone.boards.mcgonagall import HOMES
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BISHOP, BLACK, EMPTY, WHITE, man
from greathall.games.sorcerers_stone.play.table import Table

KINDS = {"": EMPTY, "queen": chessmen.QUEEN, "rook": chessmen.ROOK, "bishop": chessmen.BISHOP,
         "knight": chessmen.KNIGHT}
"""What a pawn may become, by its word."""


def complete(s: Table) -> bool:
    """SS-4.15, SS-G07: by the table's choice."""
    return bool(s.options.get("chess") == "complete")


def colours_open(s: Table) -> list[int]:
    """SS-C02, SS-C16, SS-X01: the first is black, as long as there is a black bishop to become; in complete chess the
    last to come takes the colour nobody has."""
    b = s.mcgonagall
    manned = {b.colour[seat] for seat in s.living() if b.colour[seat] != NOWHERE}
    if not manned:
        return [BLACK] if plain(s, BLACK) or homes(s, [BLACK]) else [BLACK, WHITE]
    lacking = [colour for colour in (WHITE, BLACK) if colour not in manned]
    last = sum(b.colour[seat] == NOWHERE for seat in s.living()) == 1
    return lacking if complete(s) and last and lacking else [BLACK, WHITE]


def places(s: Table) -> dict[int, int]:
    """SS-C02, SS-C03, SS-C04, SS-X01: the squares with their colours: of plain bishops that stand, promoted ones too;
    else where those started that were captured as bishops, not as players; if all these are taken, the nearest free
    squares of the same shade."""
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
    """SS-C04: where bishops of these colours started that nobody has become."""
    return [(home, colour) for colour in colours for home in HOMES[colour] if home in s.mcgonagall.homes]


def become(s: Table, seat: int, at: int, colour: int) -> None:
    """SS-4.2: the piece stands for a bishop, which nobody else can be: the one of its shade, if nobody is that yet."""
    b = s.mcgonagall
    b.squares[at] = man(colour, BISHOP)
    b.harry[seat], b.colour[seat] = at, colour
    kin = [home for home in HOMES[colour] if home in b.homes]
    if kin:
        b.homes.remove(min(kin, key=lambda home: shade(home) != shade(at)))


def unbecome(s: Table, seat: int) -> None:
    """SS-G11: who gives up in the chess leaves a plain bishop, which others may be, or start from once it is captured.
    Who was captured or has left the board leaves none."""
    b = s.mcgonagall
    at, colour = b.harry[seat], b.colour[seat]
    b.harry[seat] = b.colour[seat] = NOWHERE
    if at != NOWHERE:
        kin = [home for home in HOMES[colour] if home not in b.homes]
        b.homes = sorted([*b.homes, *sorted(kin, key=lambda home: shade(home) != shade(at))[:1]])
    if seat in b.captured:
        b.captured.remove(seat)


def plain(s: Table, colour: int) -> list[int]:
    """Bishops that are no player."""
    b, piece = s.mcgonagall, man(colour, BISHOP)
    return [at for at, held in enumerate(b.squares) if held == piece and at not in b.harry]


def shade(at: int) -> int:
    """Light or dark; bishops keep to theirs."""
    return (at // 8 + at % 8) % 2


def nearest(s: Table, home: int) -> list[int]:
    """SS-C04: in the same row first; of squares that are equally near all."""
    squares, (row, column) = s.mcgonagall.squares, divmod(home, 8)
    far = {at: (at // 8 != row, max(abs(at // 8 - row), abs(at % 8 - column))) for at in range(64)
           if not squares[at] and shade(at) == shade(home)}
    return [at for at in far if far[at] == min(far.values())]


def own(s: Table, seat: int, start: int) -> bool:
    """SS-4.3, SS-C12: not another player's own piece."""
    harry = s.mcgonagall.harry
    return start not in harry or harry[seat] == start


def players(s: Table, colour: int) -> list[int]:
    b = s.mcgonagall
    return [seat for seat in s.living() if b.harry[seat] != NOWHERE and b.colour[seat] == colour]


def manned(s: Table) -> bool:
    """SS-X01, SS-X02: has each colour a player?"""
    return bool(players(s, WHITE)) and bool(players(s, BLACK))
