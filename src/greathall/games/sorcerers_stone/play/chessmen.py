"""How chess pieces move, on a board of 64 numbers from a1; a square is 8 * row + column.

Nothing here knows about players."""

from typing import Any, Final

EMPTY: Final = 0
PAWN: Final = 1; KNIGHT: Final = 2; BISHOP: Final = 3; ROOK: Final = 4; QUEEN: Final = 5; KING: Final = 6
WHITE: Final = 0; BLACK: Final = 1
LETTERS: Final = ".PNBRQKpnbrqk"
ALL_RIGHTS: Final = 15
"""The rights to castle, one bit each: white short, white long, black short, black long."""
CASTLES: Final = [(4, 7, 6, 5), (4, 0, 2, 3), (60, 63, 62, 61), (60, 56, 58, 59)]
"""By right, where the king and the rook start and end."""
ROOK_JUMPS: Final = {goal: (rook, beyond) for _, rook, goal, beyond in CASTLES}
"""By where the king castles to, where the rook jumps from and to."""
BETWEEN: Final = [(5, 6), (1, 2, 3), (61, 62), (57, 58, 59)]
LOST_RIGHTS: Final = {4: 3, 7: 1, 0: 2, 60: 12, 63: 4, 56: 8}
"""By square, the rights that end when a piece leaves or reaches it."""


def man(colour: int, kind: int) -> int:
    return kind + 6 * colour


def kind_of(piece: int) -> int:
    return piece - 6 if piece > 6 else piece


def colour_of(piece: int) -> int:
    return BLACK if piece > 6 else WHITE


def square(name: str) -> int:
    return 8 * (int(name[1]) - 1) + "abcdefgh".index(name[0])


def name(at: int) -> str:
    return "abcdefgh"[at % 8] + str(at // 8 + 1)


def _hops(steps: list[tuple[int, int]]) -> list[list[int]]:
    return [[8 * (at // 8 + up) + at % 8 + right for up, right in steps
             if 0 <= at // 8 + up < 8 and 0 <= at % 8 + right < 8] for at in range(64)]


def _ray(at: int, up: int, right: int) -> list[int]:
    row, column, found = at // 8 + up, at % 8 + right, []
    while 0 <= row < 8 and 0 <= column < 8:
        found.append(8 * row + column)
        row, column = row + up, column + right
    return found


def _rays(at: int, ways: list[tuple[int, int]]) -> list[list[int]]:
    return [ray for up, right in ways if (ray := _ray(at, up, right))]


STRAIGHT: Final = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL: Final = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT_HOPS: Final = _hops([(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)])
KING_HOPS: Final = _hops(STRAIGHT + DIAGONAL)
ROOK_RAYS: Final = [_rays(at, STRAIGHT) for at in range(64)]
BISHOP_RAYS: Final = [_rays(at, DIAGONAL) for at in range(64)]
QUEEN_RAYS: Final = [ROOK_RAYS[at] + BISHOP_RAYS[at] for at in range(64)]
RAYS: Final[list[list[list[list[int]]]]] = [[], [], [], BISHOP_RAYS, ROOK_RAYS, QUEEN_RAYS]
"""By kind; only bishops, rooks and queens slide."""
PAWN_TAKES: Final = [_hops([(1, 1), (1, -1)]), _hops([(-1, 1), (-1, -1)])]
"""By colour, the squares that a pawn attacks from a square."""
AHEAD: Final = (8, -8)
ANYWHERE: Final = (1 << 64) - 1
SECOND_ROW: Final = (1, 6)
THIRD_ROW: Final = (2, 5)
LAST_ROW: Final = (7, 0)

Step = tuple[int, int, int]
"""Start, end and the kind a pawn is promoted to, or EMPTY."""
Undo = tuple[int, int, int]
"""The piece that moved, the square of its capture and the piece captured."""
PROMOTIONS: Final = (EMPTY, QUEEN, ROOK, BISHOP, KNIGHT)
PLAIN: Final[list[Any]] = [(start, end, EMPTY) for start in range(64) for end in range(64)]
"""Moves without promotion, made once; Any, because a compiled build copies a tuple whose type it knows."""


def is_attacked(squares: list[int], at: int, by: int) -> bool:
    """Return whether a piece of colour `by` could capture on this square."""
    base = 6 * by
    for start in PAWN_TAKES[1 - by][at]:
        if squares[start] == base + PAWN:
            return True
    for start in KNIGHT_HOPS[at]:
        if squares[start] == base + KNIGHT:
            return True
    for start in KING_HOPS[at]:
        if squares[start] == base + KING:
            return True
    return (_looks(squares, ROOK_RAYS[at], base + ROOK, base + QUEEN)
            or _looks(squares, BISHOP_RAYS[at], base + BISHOP, base + QUEEN))


def _looks(squares: list[int], rays: list[list[int]], slider: int, queen: int) -> bool:
    """Return whether the first piece on one of these lines moves along it."""
    for ray in rays:
        for start in ray:
            piece = squares[start]
            if piece:
                if piece in (slider, queen):
                    return True
                break
    return False


def steps(squares: list[int], colour: int) -> list[Step]:
    """SS-4.16, SS-4.17, SS-4.18: return all moves of a colour, without those of complete chess alone."""
    found: list[Any] = []
    base = 6 * colour
    low, high = base + PAWN, base + KING
    for start, piece in enumerate(squares):
        if not low <= piece <= high:
            continue
        kind = piece - base
        if kind == PAWN:
            found += pawn_steps(squares, start, colour)
        elif kind in (KNIGHT, KING):
            for end in (KNIGHT_HOPS if kind == KNIGHT else KING_HOPS)[start]:
                if not low <= squares[end] <= high:
                    found.append(PLAIN[64 * start + end])
        else:
            for ray in RAYS[kind][start]:
                for end in ray:
                    there = squares[end]
                    if not there:
                        found.append(PLAIN[64 * start + end])
                    else:
                        if not low <= there <= high:
                            found.append(PLAIN[64 * start + end])
                        break
    return found


def pawn_steps(squares: list[int], start: int, colour: int) -> list[Step]:
    """SS-4.17: a pawn moves one square forward, two at first, and captures diagonally; on the last row it stays."""
    if start // 8 == LAST_ROW[colour]:
        return []
    found: list[Any] = []
    ahead = start + AHEAD[colour]
    if not squares[ahead]:
        found.append(PLAIN[64 * start + ahead])
        further = ahead + AHEAD[colour]
        if start // 8 == SECOND_ROW[colour] and not squares[further]:
            found.append(PLAIN[64 * start + further])
    found += [PLAIN[64 * start + end] for end in PAWN_TAKES[colour][start]
              if squares[end] and (squares[end] > KING) != (colour == BLACK)]
    return found


def captures(squares: list[int], colour: int) -> list[Step]:
    """Return those of `steps` that capture or take a pawn to the last row.

    A bot looks at these when all other moves are quiet."""
    found: list[Any] = []
    base, other = 6 * colour, 6 - 6 * colour
    low, high = other + PAWN, other + KING
    for start, piece in enumerate(squares):
        kind = piece - base
        if kind < PAWN or kind > KING:
            continue
        if kind == PAWN:
            last = LAST_ROW[colour]
            found += [step for step in pawn_steps(squares, start, colour) if squares[step[1]] or step[1] // 8 == last]
        elif kind in (KNIGHT, KING):
            for end in (KNIGHT_HOPS if kind == KNIGHT else KING_HOPS)[start]:
                if low <= squares[end] <= high:
                    found.append(PLAIN[64 * start + end])
        else:
            for ray in RAYS[kind][start]:
                for end in ray:
                    there = squares[end]
                    if there:
                        if low <= there <= high:
                            found.append(PLAIN[64 * start + end])
                        break
    return found


# ── what only complete chess has ─────────────────────────────────────────────
def all_steps(squares: list[int], colour: int, rights: int, passant: int) -> list[Step]:
    """SS-4.10, SS-4.11, SS-4.20, SS-X05: add optional promotion, en passant and castling."""
    found, pawn = steps(squares, colour), man(colour, PAWN)
    door = 8 * SECOND_ROW[1 - colour]
    if pawn in squares[door:door + 8]:
        found = [(start, end, kind) for start, end, _ in found for kind in
                 (PROMOTIONS if squares[start] == pawn and end // 8 == LAST_ROW[colour] else (EMPTY,))]
    if passant >= 0 and passant // 8 == THIRD_ROW[1 - colour] and not squares[passant]:
        found += [(start, passant, EMPTY) for start in PAWN_TAKES[1 - colour][passant] if squares[start] == pawn]
    for right in (2 * colour, 2 * colour + 1):
        if rights >> right & 1 and may_castle(squares, colour, right):
            found.append((CASTLES[right][0], CASTLES[right][2], EMPTY))
    return found


def may_castle(squares: list[int], colour: int, right: int) -> bool:
    """SS-4.10: nothing is between, and the king neither leaves, crosses nor reaches an attacked square."""
    king, rook, goal, over = CASTLES[right]
    return (squares[king] == man(colour, KING) and squares[rook] == man(colour, ROOK)
            and not any(squares[at] for at in BETWEEN[right])
            and not any(is_attacked(squares, at, 1 - colour) for at in (king, over, goal)))


def is_castling(squares: list[int], step: Step) -> bool:
    return kind_of(squares[step[0]]) == KING and abs(step[0] - step[1]) == 2


def is_passant(squares: list[int], step: Step) -> bool:
    return kind_of(squares[step[0]]) == PAWN and (step[1] - step[0]) % 8 != 0 and not squares[step[1]]


def make(squares: list[int], step: Step) -> Undo:
    """Make a move on this board and return what `unmake` needs.

    That is the piece that moved, as it was, where it captured and what it captured, or EMPTY."""
    start, end, becomes = step
    piece, at = squares[start], end
    kind = kind_of(piece)
    if kind == PAWN and not squares[end] and (end - start) % 8:
        at = 8 * (start // 8) + end % 8
    elif kind == KING and abs(start - end) == 2:
        corner, beyond = ROOK_JUMPS[end]
        squares[beyond], squares[corner] = squares[corner], EMPTY
    taken = squares[at]
    squares[at] = squares[start] = EMPTY
    squares[end] = piece - kind + becomes if becomes else piece
    return piece, at, taken


def unmake(squares: list[int], step: Step, undo: Undo) -> None:
    """Take back what `make` did."""
    start, end, _ = step
    piece, at, taken = undo
    squares[end] = EMPTY
    squares[at] = taken
    squares[start] = piece
    if kind_of(piece) == KING and abs(start - end) == 2:
        corner, beyond = ROOK_JUMPS[end]
        squares[corner], squares[beyond] = squares[beyond], EMPTY


def prey(squares: list[int], step: Step) -> int:
    """Return the kind of the piece this move would capture, or EMPTY."""
    return PAWN if is_passant(squares, step) else kind_of(squares[step[1]])


def rights_after(rights: int, step: Step) -> int:
    return rights & ~(LOST_RIGHTS.get(step[0], 0) | LOST_RIGHTS.get(step[1], 0))


def crossed_square(squares: list[int], step: Step) -> int:
    """Return the square that this move, if it is a pawn's double step, would cross, or -1."""
    start, end, _ = step
    return (start + end) // 2 if kind_of(squares[start]) == PAWN and abs(start - end) == 16 else -1


def in_check(squares: list[int], colour: int) -> bool:
    return is_attacked(squares, squares.index(man(colour, KING)), 1 - colour)


def gives_check(squares: list[int], step: Step, colour: int) -> bool:
    """Return whether the king of that colour is attacked after the move.

    The board is left as it was."""
    undo = make(squares, step)
    checked = in_check(squares, colour)
    unmake(squares, step, undo)
    return checked


def legal_steps(squares: list[int], colour: int, rights: int, passant: int) -> list[Step]:
    """SS-4.9, SS-X11: return all moves after which your own king is not attacked.

    The king moves to safe squares. Other pieces stay on the line on which they are pinned and, in check, capture the
    attacker or interpose."""
    king = squares.index(6 * colour + KING)
    answers, pins = shelter(squares, king, colour)
    pawn, found = 6 * colour + PAWN, []
    for step in all_steps(squares, colour, rights, passant):
        start, end, _ = step
        if start == king or (end == passant and squares[start] == pawn):
            if not gives_check(squares, step, colour):
                found.append(step)
        elif answers >> end & 1 and (start not in pins or pins[start] >> end & 1):
            found.append(step)
    return found


def shelter(squares: list[int], king: int, colour: int) -> tuple[int, dict[int, int]]:
    """Return what keeps this king safe, in bits of squares.

    First come the squares that answer every check (anywhere if there is none), then for each pinned piece the line it
    may move along."""
    answers, pins = ANYWHERE, {}
    base, low, high = 6 * (1 - colour), 6 * colour + PAWN, 6 * colour + KING
    for start in PAWN_TAKES[colour][king]:
        if squares[start] == base + PAWN:
            answers &= 1 << start
    for start in KNIGHT_HOPS[king]:
        if squares[start] == base + KNIGHT:
            answers &= 1 << start
    for rays, slider in ((ROOK_RAYS[king], base + ROOK), (BISHOP_RAYS[king], base + BISHOP)):
        for ray in rays:
            line, shield = 0, -1
            for at in ray:
                line |= 1 << at
                piece = squares[at]
                if not piece:
                    continue
                if low <= piece <= high and shield < 0:
                    shield = at
                    continue
                if piece in (slider, base + QUEEN):
                    if shield < 0:
                        answers &= line
                    else:
                        pins[shield] = line
                break
    return answers, pins


def first_board() -> list[int]:
    """SS-4.1: return the usual position."""
    back = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK]
    return [*back, *[PAWN] * 8, *[EMPTY] * 32, *[man(BLACK, PAWN)] * 8, *(man(BLACK, kind) for kind in back)]
