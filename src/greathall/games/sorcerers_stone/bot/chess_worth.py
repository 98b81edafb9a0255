"""The worth of a chess position, in hundredths of a pawn.

It adds up pieces by kind and square, and how far a player's own piece is from the far edge."""

from random import Random
from typing import Final

from greathall.games.sorcerers_stone.play.chessmen import (
    BISHOP, BISHOP_RAYS, BLACK, KING, KNIGHT, LAST_ROW, PAWN, QUEEN, ROOK, WHITE,
)

VALUES: Final = (0, 100, 320, 330, 500, 900, 0)
SHORT_KING: Final = 350
"""Where kings can be captured like any piece, a king is a strong piece of short reach."""
WIN: Final = 100_000
"""The worth of a win, less the moves it takes."""
SURE: Final = WIN - 1_000

CENTRE: Final = [min(column, 7 - column) for column in range(8)]


def _place(kind: int, row: int, column: int, complete: bool) -> int:
    """Return what a square adds to a white piece.

    Pawns go ahead, in the middle first; knights and bishops go to the middle, rooks to the seventh row. A king that can
    be mated stays at home, in a corner."""
    middle = CENTRE[row] + CENTRE[column]
    if kind == PAWN:
        return (0, 0, 4, 10, 20, 35, 60, 0)[row] + (row > 1) * 6 * (CENTRE[column] - 1)
    if kind == KNIGHT:
        return 9 * middle - 27
    if kind == BISHOP:
        return 5 * middle - 12 - 8 * (row == 0)
    if kind == ROOK:
        return 20 * (row == 6) + 3 * CENTRE[column]
    if kind == QUEEN:
        return 2 * middle - 8
    return -12 * row - 8 * CENTRE[column] * (row < 2) if complete else 2 * middle


def tables(complete: bool, rng: Random | None = None, taste: int = 0) -> list[list[int]]:
    """Return the worth of pieces by square, black ones below zero.

    A little random taste keeps games from being all alike."""
    found = [[0] * 64 for _ in range(13)]
    for kind in range(PAWN, KING + 1):
        value = SHORT_KING if kind == KING and not complete else VALUES[kind]
        for at in range(64):
            for colour in (WHITE, BLACK):
                row = at // 8 if colour == WHITE else 7 - at // 8
                worth = value + _place(kind, row, at % 8, complete)
                worth += rng.randrange(-taste, taste + 1) if rng else 0
                found[kind + 6 * colour][at] = worth if colour == WHITE else -worth
    return found


PLAIN: Final = {complete: tables(complete) for complete in (False, True)}

# ── leaving, SS-C07 ──────────────────────────────────────────────────────────
EXITS: Final = [[[ray for ray in BISHOP_RAYS[at] if ray[-1] // 8 == LAST_ROW[colour]
                  and (ray[0] > at) == (colour == WHITE)] for at in range(64)] for colour in (WHITE, BLACK)]
"""By colour and square, the diagonals that lead over the far edge."""
FAR: Final = 6
"""More turns than this all count the same."""
NEAR: Final = (0, 700, 380, 210, 110, 50, 0)
"""The worth of being this many turns from leaving."""


def turns_to_leave(squares: list[int], at: int, colour: int, slide: bool) -> int:
    """Return the turns a bishop needs to cross the far edge if all others stand still; it may capture on its way."""
    far, low, high = LAST_ROW[colour], 6 * colour + PAWN, 6 * colour + KING
    exits = EXITS[colour]
    seen, edge = 1 << at, [at]
    for turns in range(1, FAR):
        further: list[int] = []
        for here in edge:
            if here // 8 == far:
                return turns
            if slide:
                for ray in exits[here]:
                    for over in ray:
                        if squares[over]:
                            break
                    else:
                        return turns
            for ray in BISHOP_RAYS[here]:
                for end in ray:
                    man = squares[end]
                    if low <= man <= high:
                        break
                    if not seen >> end & 1:
                        seen |= 1 << end
                        further.append(end)
                    if man:
                        break
        edge = further
    return FAR
