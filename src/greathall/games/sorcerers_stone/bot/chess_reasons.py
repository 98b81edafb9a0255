"""Why a bot makes a chess move: what it captures, threatens, saves, opens or brings nearer."""

from typing import Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.bot.chess_board import Board
from greathall.games.sorcerers_stone.bot.chess_worth import PLAIN, SURE, VALUES, WIN
from greathall.games.sorcerers_stone.model import Bishop, Leave, Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.bishops import KINDS
from greathall.games.sorcerers_stone.play.chessmen import KING, KNIGHT, PAWN, Step, is_attacked, kind_of
from greathall.games.sorcerers_stone.play.table import Table

PLAIN_ONES: Final = {Bishop: "why-bishop", Leave: "why-off"}


def public(s: Table, a: Action) -> Reason:
    """Return the strongest reason for an action."""
    if not isinstance(a, Move):
        return Reason(PLAIN_ONES.get(type(a), "why-only"))
    board = Board(s, s.agenda[-1].seat, PLAIN[s.options.get("chess") == "complete"])
    step = a.start, a.square, KINDS[a.promoted]
    return takes(board, step) or answers(board, step) or advances(board, step) or builds(board, step)


def takes(board: Board, step: Step) -> Reason | None:
    """Return the reason if the move captures, promotes, mates or gives check."""
    squares, colour = board.squares, board.colour[board.turn]
    if step[1] in board.harry:
        return Reason("why-catch")
    mates = board.complete and chessmen.gives_check(squares, step, 1 - colour)
    if mates and ends(board, step):
        return Reason("why-mate")
    taken = chessmen.prey(squares, step)
    if taken:
        return Reason("why-capture", {"man": taken})
    if step[2]:
        return Reason("why-promote")
    return Reason("why-check") if mates else None


def ends(board: Board, step: Step) -> bool:
    """Return whether nobody has an answer to this check."""
    before = board.do(step)
    over = not board.steps()
    board.undo(step, before)
    return over


def answers(board: Board, step: Step) -> Reason | None:
    """Return the reason if the move answers a threat.

    A threat is against the player, the piece, or the lead of others if a rival is about to leave."""
    seat, squares = board.turn, board.squares
    colour, own = board.colour[seat], board.harry[seat]
    rivals = [other for other in board.seats if board.side[other] and board.may_leave(other)]
    in_danger, hangs = is_attacked(squares, own, 1 - colour), in_reach(board, step[0])
    before = board.do(step)
    safe = in_danger and not is_attacked(squares, board.harry[seat], 1 - colour)
    stopped = not board.complete and any(not board.may_leave(other) for other in rivals)
    saved = hangs and not in_reach(board, step[1])
    board.undo(step, before)
    if safe:
        return Reason("why-flee")
    if stopped:
        return Reason("why-stop")
    return Reason("why-save", {"man": kind_of(squares[step[0]])}) if saved else None


def in_reach(board: Board, at: int) -> bool:
    """Return whether the piece here could be captured, by a pawn or for nothing."""
    squares = board.squares
    colour = chessmen.colour_of(squares[at])
    if not is_attacked(squares, at, 1 - colour):
        return False
    by_pawn = any(squares[start] == PAWN + 6 * (1 - colour) for start in chessmen.PAWN_TAKES[colour][at])
    return kind_of(squares[at]) != KING and (by_pawn or not is_attacked(squares, at, colour))


def advances(board: Board, step: Step) -> Reason | None:
    """Return the reason if the move, in short chess, brings the piece nearer to the far edge."""
    if board.complete:
        return None
    seat = board.turn
    moves_self = step[0] == board.harry[seat]
    turns = board.turns(seat)
    before = board.do(step)
    left = board.turns(seat)
    board.undo(step, before)
    if left >= turns:
        return None
    return Reason("why-run" if moves_self else "why-open", {"turns": left})


def builds(board: Board, step: Step) -> Reason:
    """Return the reason for a quiet move."""
    squares = board.squares
    kind = kind_of(squares[step[0]])
    if kind == KING and abs(step[0] - step[1]) == 2:
        return Reason("why-castle")
    threat = threatens(board, step)
    if threat:
        return Reason("why-threaten", {"man": threat})
    if kind == PAWN:
        return Reason("why-pawn")
    home = step[0] // 8 == (0, 7)[board.colour[board.turn]]
    return Reason("why-develop" if home and KNIGHT <= kind < KING else "why-better", {"man": kind})


def threatens(board: Board, step: Step) -> int:
    """Return the kind of the best piece that the one moved could capture next with profit, or EMPTY."""
    squares, colour = board.squares, board.colour[board.turn]
    before = board.do(step)
    price = VALUES[kind_of(squares[step[1]])]
    prey = [kind_of(squares[end]) for start, end, _ in chessmen.captures(squares, colour)
            if start == step[1] and squares[end] and VALUES[kind_of(squares[end])] > 100
            and (VALUES[kind_of(squares[end])] > price or not is_attacked(squares, end, 1 - colour))]
    board.undo(step, before)
    return max((kind for kind in prey if kind != KING), default=0)


def ahead(worth: int, depth: int) -> Reason:
    """Return, for the owner, what the search has found."""
    if abs(worth) > SURE:
        return Reason("why-surely" if worth > 0 else "why-lost", {"moves": (WIN - abs(worth)) // 2 + 1})
    return Reason("why-ahead", {"depth": depth, "pawns": f"{worth / 100:+.1f}"})
