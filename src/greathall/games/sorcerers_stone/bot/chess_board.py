"""A chessboard to search on: pieces, players, whose turn it is and what the position is worth.

There are two sides. In complete chess they are the colours. In short chess, where one player is first, they are the
searching player and all the others, as if those had agreed on it."""

from typing import Final

from greathall.games.sorcerers_stone.board import NOWHERE, PATIENCE, QUIET
from greathall.games.sorcerers_stone.bot.chess_worth import EXITS, NEAR, turns_to_leave
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.bishops import complete
from greathall.games.sorcerers_stone.play.chessmen import BLACK, KING, LAST_ROW, PAWN, WHITE, Step
from greathall.games.sorcerers_stone.play.table import Table

CAUGHT: Final = 500
"""The worth, besides the bishop, of capturing a player if that doesn't end the game."""
HINDER: Final = 60
"""Per cent: hindering is worth less than advancing, or two of the same colour would do nothing else."""
TEMPO: Final = 12
ABSENT: Final = 64
"""No square: where the imagined player of a colour without a player stands."""

Before = tuple[chessmen.Undo, int, int, int, int, int, int]
"""The data for `undo`: the pieces, whose turn it was, rights, passant, quiet, score and who was captured."""


class Board:
    __slots__ = ("alone", "at_odds", "colour", "complete", "harry", "limit", "me", "passant", "quiet", "rights",
                 "score", "seats", "shared", "side", "slide", "squares", "table", "turn")

    def __init__(self, s: Table, me: int, table: list[list[int]]) -> None:
        b = s.mcgonagall
        self.complete, self.alone = complete(s), bool(s.alone)
        self.slide: bool = s.options.get("exit_within_slide", False)
        self.squares, self.harry, self.colour = b.squares.copy(), b.harry.copy(), b.colour.copy()
        self.rights = s.complete.rights if self.complete else 0
        self.passant, self.quiet, self.turn = s.complete.passant, b.quiet, me
        self.me, self.table, self.limit = me, table, QUIET if self.complete else PATIENCE
        self.seats = [seat for seat in range(s.seats) if s.is_playing(seat) and b.harry[seat] != NOWHERE]
        manned = [self.colour[seat] for seat in self.seats]
        if self.complete and len(set(manned)) == 1:
            self.seats.append(s.seats)
            self.harry.append(ABSENT)
            self.colour.append(1 - self.colour[me])
        self.side = [self.colour[seat] != self.colour[me] if self.complete else seat != me
                     for seat in range(len(self.harry))]
        self.at_odds = self.complete or len(set(manned)) > 1
        self.shared = [manned.count(WHITE) > 1, manned.count(BLACK) > 1]
        self.score = sum(table[piece][at] for at, piece in enumerate(self.squares))

    # ── moving ───────────────────────────────────────────────────────────────
    def steps(self) -> list[Step]:
        """Return all moves of the player to move; leaving is not among them."""
        colour = self.colour[self.turn]
        return self.own(chessmen.legal_steps(self.squares, colour, self.rights, self.passant) if self.complete
                        else chessmen.steps(self.squares, colour))

    def captures(self) -> list[Step]:
        """Return the moves that capture or promote; these may leave your own king in check."""
        return self.own(chessmen.captures(self.squares, self.colour[self.turn]))

    def own(self, steps: list[Step]) -> list[Step]:
        """SS-C12: leave out moves of other players' own pieces."""
        turn = self.turn
        if not self.shared[self.colour[turn]]:
            return steps
        others = [at for seat, at in enumerate(self.harry) if seat != turn]
        return [step for step in steps if step[0] not in others]

    def do(self, step: Step) -> Before:
        squares, table, turn, score = self.squares, self.table, self.turn, self.score
        start, end, _ = step
        undo = chessmen.make(squares, step)
        piece, at, taken = undo
        fallen = NOWHERE
        before = (turn, self.rights, self.passant, self.quiet, score)
        self.score = score + table[squares[end]][end] - table[piece][start] - table[taken][at]
        self.quiet = 0 if taken or piece == PAWN or piece == PAWN + 6 else self.quiet + 1
        if taken and at in self.harry:
            fallen = self.harry.index(at)
            self.harry[fallen] = NOWHERE
            self.score += CAUGHT if piece <= KING else -CAUGHT
        if start in self.harry:
            self.harry[self.harry.index(start)] = end
        if self.complete:
            self.after(piece, step)
        self.turn = self.next()
        return undo, *before, fallen

    def after(self, piece: int, step: Step) -> None:
        """Update what only complete chess remembers of a move."""
        start, end, _ = step
        self.passant = NOWHERE
        kind = chessmen.kind_of(piece)
        if kind == PAWN and abs(end - start) == 16:
            self.passant = (start + end) // 2
        elif kind == KING and abs(end - start) == 2:
            corner, beyond = chessmen.ROOK_JUMPS[end]
            rook = self.squares[beyond]
            self.score += self.table[rook][beyond] - self.table[rook][corner]
        if self.rights:
            self.rights = chessmen.rights_after(self.rights, step)

    def undo(self, step: Step, before: Before) -> None:
        undo, self.turn, self.rights, self.passant, self.quiet, self.score, fallen = before
        start, end, _ = step
        chessmen.unmake(self.squares, step, undo)
        if end in self.harry:
            self.harry[self.harry.index(end)] = start
        if fallen != NOWHERE:
            self.harry[fallen] = undo[1]

    def next(self) -> int:
        """SS-C05, SS-X03: return the next player by seats; after a check, one of the checked colour."""
        seats, turn = self.seats, self.turn
        if len(seats) == 2:
            other = seats[0] if seats[1] == turn else seats[1]
            return other if self.harry[other] != NOWHERE else turn
        where = seats.index(turn)
        other = 1 - self.colour[turn]
        checked = self.complete and chessmen.in_check(self.squares, other)
        for seat in (*seats[where + 1:], *seats[:where]):
            if self.harry[seat] != NOWHERE and (not checked or self.colour[seat] == other):
                return seat
        return turn

    def passes(self) -> tuple[int, int]:
        """Pass the turn, though nobody may: it shows quickly whether a position is good enough even so."""
        before = self.turn, self.passant
        self.passant = NOWHERE
        self.turn = self.next()
        return before

    # ── how it stands ────────────────────────────────────────────────────────
    def won_by(self, fallen: int) -> bool:
        """Return whether capturing this player decides the game for the captor.

        SS-X07, SS-C18: it does for the last player of a colour, for the searching player, and for the last rival if
        only chess is played."""
        if self.complete:
            colour = self.colour[fallen]
            return not any(self.harry[seat] != NOWHERE and self.colour[seat] == colour for seat in self.seats)
        return fallen == self.me or (self.alone and all(self.harry[seat] == NOWHERE for seat in self.seats
                                                        if seat != self.me))

    def may_leave(self, seat: int) -> bool:
        """SS-C07: return whether this player may leave the board, as the rules say."""
        at, colour, squares = self.harry[seat], self.colour[seat], self.squares
        if at == NOWHERE:
            return False
        if at // 8 == LAST_ROW[colour]:
            return True
        if self.slide:
            for ray in EXITS[colour][at]:
                for over in ray:
                    if squares[over]:
                        break
                else:
                    return True
        return False

    def turns(self, seat: int) -> int:
        """Return how many turns a player needs to leave the board."""
        return turns_to_leave(self.squares, self.harry[seat], self.colour[seat], self.slide)

    def in_danger(self) -> bool:
        """Return whether the player to move must answer a check, or a rival about to leave."""
        turn = self.turn
        if self.complete:
            return chessmen.in_check(self.squares, self.colour[turn])
        side = self.side
        return any(side[seat] != side[turn] and self.may_leave(seat) for seat in self.seats)

    def worth(self) -> int:
        """Return the worth for the side of the player to move."""
        if self.complete:
            return (self.score if self.colour[self.turn] == WHITE else -self.score) + TEMPO
        me, mine, theirs = self.me, 0, 0
        for seat in self.seats:
            if self.harry[seat] != NOWHERE:
                near = NEAR[self.turns(seat)]
                if seat == me:
                    mine = near
                elif near > theirs:
                    theirs = near
        worth = mine - theirs * HINDER // 100
        if self.at_odds:
            worth += self.score if self.colour[me] == WHITE else -self.score
        return (worth if self.turn == me else -worth) + TEMPO

    def key(self) -> tuple[bytes, int, int, int, tuple[int, ...]]:
        return bytes(self.squares), self.turn, self.rights, self.passant, tuple(self.harry)
