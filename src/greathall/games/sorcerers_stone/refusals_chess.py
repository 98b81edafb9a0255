"""Why a chess move is refused, or the bishop that a newcomer chooses.

The steps decide what is legal; this module only explains."""

from greathall.core.words import Refusal
from greathall.games.sorcerers_stone.board import NOWHERE
from greathall.games.sorcerers_stone.model import Bishop, Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.bishops import KINDS, colours_open, complete, homes, own, plain
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, KING, LAST_ROW, PAWN, WHITE
from greathall.games.sorcerers_stone.play.table import Table


# ── arriving ─────────────────────────────────────────────────────────────────
def no_bishop(s: Table, a: Bishop) -> Refusal:
    """SS-4.2, SS-C04, SS-X01: that bishop is taken, of a colour not open to you, or not where you may start."""
    b = s.mcgonagall
    if a.square != NOWHERE and a.square in b.harry:
        return Refusal("SS-4.2", "no-second-harry")
    colours = colours_open(s)
    if any(a.square in plain(s, colour) for colour in (WHITE, BLACK) if colour not in colours):
        first = all(colour == NOWHERE for colour in b.colour)
        return Refusal("SS-4.2", "no-white-first") if first else Refusal("SS-X01", "no-one-sided-chess")
    if any(plain(s, colour) for colour in colours):
        return Refusal("SS-4.2", "no-bishop-there")
    free = any(not b.squares[home] for home, _ in homes(s, colours))
    return Refusal("SS-4.2", "no-home-there") if free else Refusal("SS-C04", "no-near-home")


# ── a move ───────────────────────────────────────────────────────────────────
def no_move(s: Table, seat: int, a: Move) -> Refusal:
    """SS-4.3, SS-4.6, SS-4.18, SS-4.19: refuse what both kinds of chess forbid, then what this one forbids."""
    b = s.mcgonagall
    if not (0 <= a.start < 64 and 0 <= a.square < 64):
        return Refusal("SS-4.19" if complete(s) else "SS-4.18", "no-such-square")
    man, there = b.squares[a.start], b.squares[a.square]
    if not man or chessmen.colour_of(man) != b.colour[seat]:
        return Refusal("SS-4.3", "no-own-man")
    if not own(s, seat, a.start):
        return Refusal("SS-4.3", "no-others-harry")
    if there and chessmen.colour_of(there) == b.colour[seat] and a.start != a.square and castling(s, a) == NOWHERE:
        return Refusal("SS-4.6", "no-own-capture")
    return no_complete(s, seat, a) if complete(s) else no_short(s, seat, a)


def no_short(s: Table, seat: int, a: Move) -> Refusal:
    """SS-4.4, SS-C09: refuse what only complete chess allows, and what no piece can do."""
    if (a.start, a.square, EMPTY) in chessmen.steps(s.mcgonagall.squares, s.mcgonagall.colour[seat]):
        return Refusal("SS-C09", "no-short-promotion")
    if castling(s, a) != NOWHERE:
        return Refusal("SS-4.4", "no-short-castling")
    if passing(s, a):
        return Refusal("SS-4.4", "no-short-passing")
    return no_way(s, a)


def no_complete(s: Table, seat: int, a: Move) -> Refusal:
    """SS-4.9, SS-4.11, SS-X02, SS-X11: the piece could move like that, but not now, or not be promoted like that."""
    b = s.mcgonagall
    colour = b.colour[seat]
    if (a.start, a.square, EMPTY) in chessmen.all_steps(b.squares, colour, s.complete.rights, s.complete.passant):
        if a.promoted and not promotes(s, a):
            return Refusal("SS-4.11", "no-promotion")
        if a.promoted not in KINDS:
            return Refusal("SS-4.11", "no-such-promotion")
        if not chessmen.gives_check(b.squares, (a.start, a.square, KINDS[a.promoted]), colour):
            return Refusal("SS-X02", "no-absent-king")
        if chessmen.in_check(b.squares, colour):
            return Refusal("SS-4.9", "no-answer")
        king = chessmen.kind_of(b.squares[a.start]) == KING
        return Refusal("SS-4.9", "no-king-there") if king else Refusal("SS-X11", "no-exposing")
    right = castling(s, a)
    if right != NOWHERE:
        return no_castling(s, right)
    return Refusal("SS-4.11", "no-passing") if passing(s, a) else no_way(s, a)


def promotes(s: Table, a: Move) -> bool:
    """SS-4.11: return whether this move takes a pawn to the last row."""
    man = s.mcgonagall.squares[a.start]
    return chessmen.kind_of(man) == PAWN and a.square // 8 == LAST_ROW[chessmen.colour_of(man)]


def castling(s: Table, a: Move) -> int:
    """Return which castling this would be, by its right, or NOWHERE."""
    if chessmen.kind_of(s.mcgonagall.squares[a.start]) != KING:
        return NOWHERE
    return next((right for right, (king, _, goal, _) in enumerate(chessmen.CASTLES)
                 if (king, goal) == (a.start, a.square)), NOWHERE)


def no_castling(s: Table, right: int) -> Refusal:
    """SS-4.10, SS-X06: name the first condition of castling that fails."""
    b = s.mcgonagall
    king, _, goal, over = chessmen.CASTLES[right]
    colour = right // 2
    if not s.complete.rights >> right & 1:
        return Refusal("SS-4.10", "no-castling-moved")
    if any(b.squares[at] for at in chessmen.BETWEEN[right]):
        return Refusal("SS-4.10", "no-castling-between")
    if chessmen.is_attacked(b.squares, king, 1 - colour):
        return Refusal("SS-4.10", "no-castling-check")
    crossed = over if chessmen.is_attacked(b.squares, over, 1 - colour) else goal
    return Refusal("SS-4.10", "no-castling-attacked", {"square": chessmen.name(crossed)})


def passing(s: Table, a: Move) -> bool:
    """Return whether this pawn would capture one that stands beside it."""
    b = s.mcgonagall
    man, beside = b.squares[a.start], b.squares[8 * (a.start // 8) + a.square % 8]
    colour = chessmen.colour_of(man)
    return (chessmen.kind_of(man) == PAWN and a.square in chessmen.PAWN_TAKES[colour][a.start]
            and not b.squares[a.square] and beside == chessmen.man(1 - colour, PAWN))


def no_way(s: Table, a: Move) -> Refusal:
    """SS-4.16, SS-4.17: the piece doesn't move like that, or something is in the way."""
    kind = chessmen.kind_of(s.mcgonagall.squares[a.start])
    if kind == PAWN:
        return Refusal("SS-4.17", "no-pawn-move")
    slides = kind in (chessmen.BISHOP, chessmen.ROOK, chessmen.QUEEN)
    if slides and any(a.square in ray for ray in chessmen.RAYS[kind][a.start]):
        return Refusal("SS-4.16", "no-jumping")
    return Refusal("SS-4.16", "no-such-move")
