"""How chess pieces move: the board is 64 numbers, a1 first; a square is 8 * row + column. Nothing here knows of
players."""

EMPTY = 0
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(1, 7)
WHITE, BLACK = 0, 1
LETTERS = ".PNBRQKpnbrqk"
ALL_RIGHTS = 15
"""Castling, one bit each: white short, white long, black short, black long."""
CASTLES = [(4, 7, 6, 5), (4, 0, 2, 3), (60, 63, 62, 61), (60, 56, 58, 59)]
"""By right: where the king and the rook start and end."""
BETWEEN = [(5, 6), (1, 2, 3), (61, 62), (57, 58, 59)]
LOST_RIGHTS = {4: 3, 7: 1, 0: 2, 60: 12, 63: 4, 56: 8}
"""Whatever leaves or reaches one of these squares ends these rights."""


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


STRAIGHT, DIAGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)], [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT_HOPS = _hops([(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)])
KING_HOPS = _hops(STRAIGHT + DIAGONAL)
ROOK_RAYS, BISHOP_RAYS = ([[ray for up, right in ways if (ray := _ray(at, up, right))] for at in range(64)]
                          for ways in (STRAIGHT, DIAGONAL))
QUEEN_RAYS = [ROOK_RAYS[at] + BISHOP_RAYS[at] for at in range(64)]
RAYS = {BISHOP: BISHOP_RAYS, ROOK: ROOK_RAYS, QUEEN: QUEEN_RAYS}
PAWN_TAKES = [_hops([(1, 1), (1, -1)]), _hops([(-1, 1), (-1, -1)])]
"""By colour: what a pawn on a square attacks."""
AHEAD = (8, -8)
SECOND_ROW, THIRD_ROW, LAST_ROW = (1, 6), (2, 5), (7, 0)

Step = tuple[int, int, int]
"""Start, end, and the kind a pawn becomes, or EMPTY."""


def attacked(squares: list[int], at: int, by: int) -> bool:
    """Could a piece of that colour capture on this square?"""
    base = 6 * by
    if any(squares[start] == base + PAWN for start in PAWN_TAKES[1 - by][at]):
        return True
    if any(squares[start] == base + KNIGHT for start in KNIGHT_HOPS[at]):
        return True
    if any(squares[start] == base + KING for start in KING_HOPS[at]):
        return True
    for rays, slider in ((ROOK_RAYS[at], base + ROOK), (BISHOP_RAYS[at], base + BISHOP)):
        for ray in rays:
            for start in ray:
                piece = squares[start]
                if piece:
                    if piece == slider or piece == base + QUEEN:
                        return True
                    break
    return False


def steps(squares: list[int], colour: int) -> list[Step]:
    """SS-4.16, SS-4.17, SS-4.18: every move of a colour by the pieces' own ways, without what only complete chess
    has."""
    found: list[Step] = []
    low, high = 6 * colour + 1, 6 * colour + 6
    for start, piece in enumerate(squares):
        if low <= piece <= high:
            kind = piece - 6 * colour
            if kind == PAWN:
                found += pawn_steps(squares, start, colour)
            elif kind in (KNIGHT, KING):
                hops = KNIGHT_HOPS if kind == KNIGHT else KING_HOPS
                found += [(start, end, EMPTY) for end in hops[start] if not low <= squares[end] <= high]
            else:
                for ray in RAYS[kind][start]:
                    for end in ray:
                        there = squares[end]
                        if there:
                            if not low <= there <= high:
                                found.append((start, end, EMPTY))
                            break
                        found.append((start, end, EMPTY))
    return found


def pawn_steps(squares: list[int], start: int, colour: int) -> list[Step]:
    """SS-4.17: one forward, two the first time, diagonally only to capture; on the last row it stays."""
    if start // 8 == LAST_ROW[colour]:
        return []
    found: list[Step] = []
    ahead = start + AHEAD[colour]
    if not squares[ahead]:
        found.append((start, ahead, EMPTY))
        further = ahead + AHEAD[colour]
        if start // 8 == SECOND_ROW[colour] and not squares[further]:
            found.append((start, further, EMPTY))
    found += [(start, end, EMPTY) for end in PAWN_TAKES[colour][start]
              if squares[end] and colour_of(squares[end]) != colour]
    return found


# ── what only complete chess has ─────────────────────────────────────────────
def all_steps(squares: list[int], colour: int, rights: int, passant: int) -> list[Step]:
    """SS-4.10, SS-4.11, SS-4.20, SS-X05: promotion, which is optional, en passant and castling besides."""
    found: list[Step] = []
    pawn = man(colour, PAWN)
    for step in steps(squares, colour):
        found.append(step)
        if step[1] // 8 == LAST_ROW[colour] and squares[step[0]] == pawn:
            found += [(step[0], step[1], kind) for kind in (QUEEN, ROOK, BISHOP, KNIGHT)]
    if passant >= 0 and passant // 8 == THIRD_ROW[1 - colour]:
        found += [(start, passant, EMPTY) for start in PAWN_TAKES[1 - colour][passant] if squares[start] == pawn]
    for right in (2 * colour, 2 * colour + 1):
        if rights >> right & 1 and may_castle(squares, colour, right):
            found.append((CASTLES[right][0], CASTLES[right][2], EMPTY))
    return found


def may_castle(squares: list[int], colour: int, right: int) -> bool:
    """SS-4.10: nothing between, and the king neither leaves, crosses nor reaches an attacked square."""
    king, rook, goal, over = CASTLES[right]
    return (squares[king] == man(colour, KING) and squares[rook] == man(colour, ROOK)
            and not any(squares[at] for at in BETWEEN[right])
            and not any(attacked(squares, at, 1 - colour) for at in (king, over, goal)))


def is_castling(squares: list[int], step: Step) -> bool:
    return kind_of(squares[step[0]]) == KING and abs(step[0] - step[1]) == 2


def is_passant(squares: list[int], step: Step) -> bool:
    return kind_of(squares[step[0]]) == PAWN and (step[1] - step[0]) % 8 != 0 and not squares[step[1]]


def make(squares: list[int], step: Step) -> int:
    """Move on this board; returns the square on which a piece was captured, or -1."""
    start, end, becomes = step
    piece, taken = squares[start], -1
    if is_passant(squares, step):
        taken = 8 * (start // 8) + end % 8
        squares[taken] = EMPTY
    elif squares[end]:
        taken = end
    if is_castling(squares, step):
        rook, beyond = next((rook, over) for king, rook, goal, over in CASTLES if (king, goal) == (start, end))
        squares[beyond], squares[rook] = squares[rook], EMPTY
    squares[end] = man(colour_of(piece), becomes) if becomes else piece
    squares[start] = EMPTY
    return taken


def prey(squares: list[int], step: Step) -> int:
    """Before the move: the kind of the piece it captures, or EMPTY."""
    return PAWN if is_passant(squares, step) else kind_of(squares[step[1]])


def rights_after(rights: int, step: Step) -> int:
    return rights & ~(LOST_RIGHTS.get(step[0], 0) | LOST_RIGHTS.get(step[1], 0))


def crossed(squares: list[int], step: Step) -> int:
    """Before the move: the square a pawn's double step crosses, or -1."""
    start, end, _ = step
    return (start + end) // 2 if kind_of(squares[start]) == PAWN and abs(start - end) == 16 else -1


def in_check(squares: list[int], colour: int) -> bool:
    return attacked(squares, squares.index(man(colour, KING)), 1 - colour)


def leaves_safe(squares: list[int], step: Step, colour: int) -> bool:
    """SS-4.9, SS-X11: is the own king not attacked after it?"""
    after = squares.copy()
    make(after, step)
    return not in_check(after, colour)


def first_board() -> list[int]:
    """SS-4.1: the usual position."""
    back = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK]
    return [*back, *[PAWN] * 8, *[EMPTY] * 32, *[man(BLACK, PAWN)] * 8, *(man(BLACK, kind) for kind in back)]
