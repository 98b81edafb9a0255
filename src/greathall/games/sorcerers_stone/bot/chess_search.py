"""Search with alpha-beta, deeper and deeper until the time is up, with captures to their end.

The best moves of the previous depth come first, and a table keeps what was found for each position. Moves that rarely
matter are searched less deeply, and again if they surprise. A worth is always for the side of the player to move."""

from collections.abc import Callable
from typing import Final

from greathall.games.sorcerers_stone.board import NOWHERE
from greathall.games.sorcerers_stone.bot.chess_board import Board
from greathall.games.sorcerers_stone.bot.chess_worth import SURE, WIN
from greathall.games.sorcerers_stone.play.chessmen import EMPTY, KING, PAWN, PAWN_TAKES, Step

DEEPEST: Final = 40
CAPTURES_ONLY: Final = -1
"""A depth that means: captures only."""
GONE_AHEAD: Final = 400
"""The cost if another player leaves first and the game goes on."""
EXACT: Final = 0; AT_LEAST: Final = 1; AT_MOST: Final = 2
MEN: Final = [0, 100, 320, 330, 500, 900, 1500, 100, 320, 330, 500, 900, 1500]
"""By piece, what orders captures."""
PLAYER: Final = 5000
"""Extra rank that puts the capture of a player before all others."""
NO_STEP: Final[Step] = (NOWHERE, NOWHERE, EMPTY)
HOPE: Final = 150
"""A capture that would not be enough even with this much more is skipped."""
FEW: Final = 12
"""With this few pieces, having to move may be bad."""

Place = tuple[bytes, int]
"""The pieces, and the player to move."""


class TimeUp(Exception):
    """The time is up in the middle of a search; the board must not be used again."""


class Search:
    def __init__(self, board: Board, seen: set[Place], seconds: float, clock: Callable[[], float]) -> None:
        """Prepare a search in which returning to a `seen` place gains nothing."""
        self.board, self.seen, self.clock, self.end = board, seen, clock, clock() + seconds
        self.known: dict[object, tuple[int, int, int, Step]] = {}
        self.killers = [NO_STEP] * (2 * DEEPEST + 8)
        self.history: dict[Step, int] = {}
        self.nodes = self.depth = 0
        self.timed = False

    # ── from the board as it stands ──────────────────────────────────────────
    def deepen(self, steps: list[Step], most: int = DEEPEST) -> list[tuple[int, Step]]:
        """Return the moves with their worth, best first; depth one is always searched."""
        rows = self.each(steps)
        self.timed = True
        for depth in range(2, most + 1):
            if self.clock() >= self.end or WIN - abs(rows[0][0]) < depth:
                break  # no time left, or nothing quicker than the sure result
            self.depth = depth
            found: list[tuple[int, Step]] = []
            try:
                self.first(rows, depth, found)
            except TimeUp:
                self.depth -= 1
            tried = {step for _, step in found}
            rows = sorted(found, key=lambda row: -row[0]) + [row for row in rows if row[1] not in tried]
        return rows

    def each(self, steps: list[Step], doubt: int = 100) -> list[tuple[int, Step]]:
        """Search one move deep, each move on its own, except those clearly worse than the best so far."""
        self.depth = 1
        best, rows = -WIN, []
        for step in self.ordered(steps, NO_STEP, 0):
            worth = self.after(step, 0, best - doubt, WIN, 0)
            best = max(best, worth)
            rows.append((worth, step))
        rows.sort(key=lambda row: -row[0])
        return rows

    def first(self, rows: list[tuple[int, Step]], depth: int, found: list[tuple[int, Step]]) -> None:
        """Find the exact worth of the best move, and of the others only that they are worse.

        `found` is filled as the search goes on."""
        best = -WIN
        for _, step in rows:
            worth = self.after(step, depth - 1, best, best + 1, 0) if found else WIN
            if worth > best:
                worth = self.after(step, depth - 1, best, WIN, 0)
            found.append((worth, step))
            if worth > best:
                best = worth
                found[:-1] = [(min(worth - 1, old), other) for old, other in found[:-1]]

    # ── down the tree ────────────────────────────────────────────────────────
    def after(self, step: Step, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return what a move is worth to the player who makes it."""
        board = self.board
        mine, taken = board.side[board.turn], board.squares[step[1]]
        if board.complete and (taken == KING or taken == KING + 6):
            return WIN - ply  # the capture before this one was not legal
        before = board.do(step)
        fallen = before[-1]
        if fallen != NOWHERE and board.won_by(fallen):
            worth = WIN - ply
        elif board.side[board.turn] == mine:
            # a side that captures twice in a row would never stop, because nobody answers
            worth = self.look(depth, alpha, beta, ply + 1) if depth != CAPTURES_ONLY else board.worth()
        else:
            worth = -self.look(depth, -beta, -alpha, ply + 1)
        board.undo(step, before)
        return worth

    def look(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        board, self.nodes = self.board, self.nodes + 1
        if self.timed and not self.nodes & 63 and self.clock() >= self.end:
            raise TimeUp
        if alpha >= WIN - ply:
            return alpha  # a quicker win is known
        if not board.complete and board.may_leave(board.turn):
            if board.alone or board.turn == board.me:
                return WIN - ply
            left = board.worth() + GONE_AHEAD
            return left if left >= beta else max(left, self.stay(depth, max(alpha, left), beta, ply))
        return self.stay(depth, alpha, beta, ply)

    def stay(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return the worth if nobody leaves now."""
        board = self.board
        if depth < 0:
            return self.captures(alpha, beta, ply)
        if board.quiet >= board.limit:
            return 0
        place = bytes(board.squares), board.turn
        if place in self.seen:
            return 0
        danger = board.in_danger()
        if danger and ply <= 2 * self.depth:
            depth += 1
        if depth <= 0:
            return self.captures(alpha, beta, ply)
        self.seen.add(place)
        worth = self.all_moves(depth, alpha, beta, ply, danger)
        self.seen.remove(place)
        return worth

    def all_moves(self, depth: int, alpha: int, beta: int, ply: int, danger: bool) -> int:
        board = self.board
        key = board.key()
        known = self.known.get(key)
        first = NO_STEP
        if known is not None:
            deep, kind, worth, first = known
            if deep >= depth and (kind == EXACT or (worth >= beta if kind == AT_LEAST else worth <= alpha)):
                return worth
        if not danger and depth >= 3 and self.good_enough(depth, beta, ply):
            return beta
        steps = board.steps()
        if not steps:
            return self.without_moves(danger, ply)
        best, lead, low = -WIN, NO_STEP, alpha
        quiet = 0
        for step in self.ordered(steps, first, ply):
            less = 1
            if not board.squares[step[1]] and not danger:
                quiet += 1
                less = 2 if depth >= 3 and quiet > 4 else 1
            worth = self.after(step, depth - less, alpha, alpha + 1, ply) if lead != NO_STEP else WIN
            if worth > alpha and (less > 1 or lead == NO_STEP or worth < beta):
                worth = self.after(step, depth - 1, alpha, beta, ply)
            if worth > best:
                best, lead = worth, step
                if worth > alpha:
                    alpha = worth
                    if worth >= beta:
                        self.remember(step, depth, ply)
                        break
        if abs(best) < SURE:
            self.known[key] = depth, AT_LEAST if best >= beta else EXACT if best > low else AT_MOST, best, lead
        return best

    def good_enough(self, depth: int, beta: int, ply: int) -> bool:
        """Return whether the position would be good enough even if the others moved twice."""
        board = self.board
        if abs(beta) > SURE or board.squares.count(EMPTY) > 64 - FEW or board.worth() < beta:
            return False
        mine = board.side[board.turn]
        before = board.passes()
        worth = -self.look(depth - 3, -beta, 1 - beta, ply + 1) if board.side[board.turn] != mine else -WIN
        board.turn, board.passant = before
        return worth >= beta

    def without_moves(self, danger: bool, ply: int) -> int:
        """Return the worth without a move: mate or stalemate, or staying in short chess."""
        if not self.board.complete:
            return self.board.worth()
        return ply - WIN if danger else 0

    def remember(self, step: Step, depth: int, ply: int) -> None:
        """Remember a move that was too good once, because it is likely to be so again."""
        if not self.board.squares[step[1]]:
            self.killers[ply] = step
            self.history[step] = self.history.get(step, 0) + depth * depth

    def ordered(self, steps: list[Step], first: Step, ply: int) -> list[Step]:
        """Sort moves, likely best first: the best before, captures of much by little, moves good elsewhere."""
        squares, harry, history, killer = self.board.squares, self.board.harry, self.history, self.killers[ply]
        rows = []
        for step in steps:
            start, end, becomes = step
            taken = squares[end]
            if step == first:
                rank = 1 << 30
            elif taken:
                rank = (1 << 24) + 16 * MEN[taken] - MEN[squares[start]] + (1 << 23 if end in harry else 0)
            elif becomes:
                rank = (1 << 23) + becomes
            elif step == killer:
                rank = 1 << 22
            else:
                rank = history.get(step, 0)
            rows.append((rank, step))
        rows.sort(reverse=True)
        return [step for _, step in rows]

    def captures(self, alpha: int, beta: int, ply: int) -> int:
        """Return the worth after captures to their end; not capturing is always possible."""
        board = self.board
        best = board.worth()
        if best >= beta or ply >= 2 * DEEPEST:
            return best
        alpha = max(alpha, best)
        for step in self.promising(alpha - best - HOPE):
            worth = self.after(step, CAPTURES_ONLY, alpha, beta, ply)
            if worth > best:
                best = worth
                if worth > alpha:
                    alpha = worth
                    if worth >= beta:
                        break
        return best

    def promising(self, least: int) -> list[Step]:
        """Return captures worth at least this much that don't give a piece to a pawn for less."""
        board = self.board
        squares, harry, colour = board.squares, board.harry, board.colour[board.turn]
        guard, takes = PAWN + 6 * (1 - colour), PAWN_TAKES[colour]
        rows = []
        for step in board.captures():
            start, end, _ = step
            gain, price = MEN[squares[end]], MEN[squares[start]]
            if end in harry:
                gain += PLAYER
            if gain < least or (price > gain and any(squares[at] == guard for at in takes[end])):
                continue
            rows.append((16 * gain - price, step))
        rows.sort(reverse=True)
        return [step for _, step in rows]
