"""The move generator and its wiring against rules that somebody else wrote: `chess`, counted and compared position by
position. Promotion is optional here (SS-X05), so arrivals that stay pawns are left out of the comparison."""

import random

import chess
import pytest

from greathall.core.engine import apply
from greathall.games.sorcerers_stone.board import QUIET, SAME
from greathall.games.sorcerers_stone.model import Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.bishops import KINDS
from greathall.games.sorcerers_stone.play.chessmen import BLACK, LAST_ROW, PAWN, WHITE, Step, man
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import position, scene
from tests.table import ANN, BOB, SCALE, rule

PLACES = {
    "start": ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8902, 197281]),
    "kiwipete": ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", [48, 2039, 97862, 4085603]),
    "rooks and pawns": ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812, 43238]),
    "in check": ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467, 422333]),
    "pawn at the door": ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486, 62379, 2103487]),
    "even middle game": ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                         [46, 2079, 89890, 3894594]),
    "only promotions": ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", [24, 496, 9483, 182838]),
    "castling both ways": ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", [26, 568, 13744, 314346]),
}
"""Known positions as FEN, and how many lines of 1 to 4 moves are known to start there."""
CHEAP, PEER = 500_000, 200_000
"""This many lines are counted in every run, by us and by the peer; more with SCALE."""
RIGHTS = (chess.BB_H1, chess.BB_A1, chess.BB_H8, chess.BB_A8)


def rights_of(board: chess.Board) -> int:
    """Castling as our bits."""
    return sum(1 << right for right, corner in enumerate(RIGHTS) if board.castling_rights & corner)


def colour_of(board: chess.Board) -> int:
    return WHITE if board.turn else BLACK


def promoting(squares: list[int], step: Step, colour: int) -> bool:
    """Leave out a pawn that stays a pawn on the last row."""
    return bool(step[2]) or squares[step[0]] != man(colour, PAWN) or step[1] // 8 != LAST_ROW[colour]


def count(squares: list[int], colour: int, rights: int, passant: int, depth: int) -> int:
    moves = [step for step in chessmen.legal_steps(squares, colour, rights, passant)
             if promoting(squares, step, colour)]
    if depth == 1:
        return len(moves)
    total = 0
    for step in moves:
        after, crossed = chessmen.rights_after(rights, step), chessmen.crossed_square(squares, step)
        undo = chessmen.make(squares, step)
        total += count(squares, 1 - colour, after, crossed, depth - 1)
        chessmen.unmake(squares, step, undo)
    return total


def peer_count(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += peer_count(board, depth - 1)
        board.pop()
    return total


@rule("SS-4.9", "SS-4.10", "SS-4.11", "SS-4.16", "SS-4.17", "SS-X05", "SS-X11")
@pytest.mark.parametrize("name", PLACES)
def test_lines_are_as_many_as_known_and_as_the_peer_counts(name: str) -> None:
    fen, known = PLACES[name]
    board = chess.Board(fen)
    squares = position(fen.split()[0])
    before = squares.copy()
    for depth, lines in enumerate(known, 1):
        if lines <= CHEAP * SCALE:
            assert count(squares, colour_of(board), rights_of(board), -1, depth) == lines
            assert squares == before, "every move was taken back whole"
        if lines <= PEER * SCALE:
            assert peer_count(board, depth) == lines


# ── whole games through the question itself ──────────────────────────────────
def two() -> Table:
    """Ann is a black bishop, Bob a white one; it is Bob's turn, as chess has it."""
    return scene("mcgonagall", seats=2, turn=BOB, harry={ANN: "c8", BOB: "f1"}, alone=True,
                 options={"chess": "complete"})


def compared(s: Table, board: chess.Board) -> list[Move]:
    """Our legal moves, promotions taken, which must be the peer's moves."""
    squares, colour = s.mcgonagall.squares, s.mcgonagall.colour[s.agenda[-1].seat]
    pawn, last = man(colour, PAWN), LAST_ROW[colour]
    ours = [a for a in s.agenda[-1].legal(s) if a.promoted or a.square // 8 != last or squares[a.start] != pawn]
    assert colour == colour_of(board)
    assert (s.complete.checked == colour) == board.is_check()
    theirs = [(move.from_square, move.to_square, move.promotion or 0) for move in board.legal_moves]
    assert sorted((a.start, a.square, KINDS[a.promoted]) for a in ours) == sorted(theirs), board.fen()
    return ours


def judged(board: chess.Board, s: Table) -> str:
    """Return how the peer would end it, in our words; SS-X07 is ours alone."""
    if s.mcgonagall.harry[ANN] == -1 or s.mcgonagall.harry[BOB] == -1:
        return "captured"
    if board.is_checkmate():
        return "mate"
    if board.is_stalemate():
        return "stalemate"
    if board.is_repetition(SAME):
        return "threefold"
    return "fifty" if board.halfmove_clock >= QUIET else ""


def spared(s: Table, moves: list[Move]) -> list[Move]:
    """Leave out moves that capture a player or put one in danger: SS-X07 ends a game long before chess would."""
    return [a for a in moves if a.square not in s.mcgonagall.harry and a.start not in s.mcgonagall.harry] or moves


@rule("SS-4.8", "SS-4.21", "SS-X06", "SS-X08", "SS-X11")
def test_random_games_are_the_peers_games_to_the_end() -> None:
    """The legal lists, checks and ends of 200 games at every position, one in twenty of them long; 2,000 games with
    SCALE=10."""
    for seed in range(200 * SCALE):
        rng = random.Random(seed)
        s, board = two(), chess.Board()
        while s.agenda:
            moves = compared(s, board)
            a = rng.choice(moves if seed % 20 else spared(s, moves))
            board.push(chess.Move(a.start, a.square, KINDS[a.promoted] or None))
            apply(s, a)
            assert s.ended == judged(board, s), board.fen()
        assert chessmen_of(board) == s.mcgonagall.squares


def chessmen_of(board: chess.Board) -> list[int]:
    return position(board.board_fen())
