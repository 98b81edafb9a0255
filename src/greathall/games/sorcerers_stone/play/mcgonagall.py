"""McGonagall's challenge: chess, in which you are a bishop yourself.

Short chess is here, complete chess in mate.py."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal
from greathall.games.sorcerers_stone.board import NOWHERE, PATIENCE
from greathall.games.sorcerers_stone.made.table import lay_complete, lay_mcgonagall
from greathall.games.sorcerers_stone.model import (
    Bishop, Captured, Checked, Joined, Leave, Left, Move, Moved, Passed, Stay,
)
from greathall.games.sorcerers_stone.play import chessmen, quirrell
from greathall.games.sorcerers_stone.play.bishops import KINDS, become, complete, foreign, places
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, LAST_ROW, PAWN, WHITE
from greathall.games.sorcerers_stone.play.table import Table, finish
from greathall.games.sorcerers_stone.refusals_chess import no_bishop, no_move

CALLED: Final = {kind: word for word, kind in KINDS.items()}
MOVES: Final = [Move(start, end, "") for start in range(64) for end in range(64)]
"""All moves without promotion, made once: each question offers dozens of them."""


# ── arriving ─────────────────────────────────────────────────────────────────
def arrive(s: Table, seat: int) -> None:
    """SS-4.2, SS-X12: choose a bishop, or go straight on if complete chess is already over."""
    lay(s)
    if s.complete.over:
        quirrell.arrive(s, seat)
    else:
        s.then(Join(seat))


def lay(s: Table) -> None:
    """SS-4.4, SS-4.10: lay out the board; only complete chess has castling, check and mate."""
    lay_mcgonagall(s)
    if complete(s):
        lay_complete(s)


class Join(Ask):
    """SS-4.2, SS-C17: choose a bishop, attacked or not."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Bishop(at) for at in places(s)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return no_bishop(s, a) if isinstance(a, Bishop) else None

    def take(self, s: Table, a: Any) -> None:
        become(s, self.seat, a.square, places(s)[a.square])
        s.tell(Joined, self.seat, a.square)
        if complete(s):
            announce(s)


def announce(s: Table) -> None:
    """SS-4.21, SS-X03: announce check if a king is attacked now; a newcomer may attack or shield it too.

    A check that is not yet answered comes before one that a newcomer gives to the other king."""
    squares, b = s.mcgonagall.squares, s.complete
    attacked = [colour for colour in (WHITE, BLACK) if chessmen.in_check(squares, colour)]
    if b.checked in attacked:
        return
    b.checked = attacked[0] if attacked else NOWHERE
    if attacked:
        s.tell(Checked, b.checked)


# ── a turn ───────────────────────────────────────────────────────────────────
def acts(s: Table, seat: int) -> bool:
    """SS-X03: after a check, players of the checking colour lose the turn."""
    b = s.mcgonagall
    return b.harry[seat] != NOWHERE and s.complete.checked in (NOWHERE, b.colour[seat])


def turn(s: Table, seat: int) -> None:
    s.then(Chess(seat))


def may_leave(s: Table, seat: int) -> bool:
    """SS-4.5, SS-C07, SS-C08: return whether you are on the far row or have a clear diagonal that reaches it."""
    b = s.mcgonagall
    colour, at = b.colour[seat], b.harry[seat]
    far, up = LAST_ROW[colour], 1 if colour == WHITE else -1
    if at // 8 == far:
        return True
    if not s.options["exit_within_slide"]:
        return False
    for ray in chessmen.BISHOP_RAYS[at]:
        if (ray[0] - at > 0) == (up > 0) and ray[-1] // 8 == far and not any(b.squares[over] for over in ray):
            return True
    return False


class Chess(Ask):
    """SS-4.3, SS-4.4, SS-C05, SS-C06, SS-C11: move any piece of your colour, or leave over the far edge.

    You stay only if you can't move. SS-C09: a pawn stays a pawn. SS-C10: a king is captured like any piece."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        seat, b = self.seat, s.mcgonagall
        found: list[Action] = [Leave()] if may_leave(s, seat) else []
        others = foreign(s, seat)
        found += [MOVES[64 * start + end] for start, end, _ in chessmen.steps(b.squares, b.colour[seat])
                  if start not in others]
        return found or [Stay()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-C07, SS-C11: there is no way off the board, or no need to stay on it."""
        if isinstance(a, Leave):
            return Refusal("SS-C07", "no-way-off")
        if isinstance(a, Stay):
            return Refusal("SS-C11", "no-chess-pass")
        return no_move(s, self.seat, a) if isinstance(a, Move) else None

    def take(self, s: Table, a: Any) -> None:
        b = s.mcgonagall
        seat = self.seat
        b.quiet += 1
        if isinstance(a, Leave):
            b.squares[b.harry[seat]] = EMPTY
            b.quiet = 0
            leave(s, seat)
        elif isinstance(a, Move):
            play(s, seat, (a.start, a.square, EMPTY))
        else:
            s.tell(Passed, seat)
        if s.agenda and b.quiet >= PATIENCE:
            give_in(s, seat)


def as_move(step: chessmen.Step) -> Move:
    start, end, becomes = step
    return MOVES[64 * start + end] if becomes == EMPTY else Move(start, end, CALLED[becomes])


def play(s: Table, seat: int, step: chessmen.Step) -> None:
    """SS-4.6, SS-4.18: make a move and everything that follows from it."""
    b = s.mcgonagall
    squares, start, end = b.squares, step[0], step[1]
    mover, prey = squares[start], chessmen.prey(squares, step)
    _, at, fell = chessmen.make(squares, step)
    taken = at if fell else NOWHERE
    if fell or chessmen.kind_of(mover) == PAWN:
        b.quiet = 0
    fallen = b.harry.index(taken) if fell and taken in b.harry else NOWHERE
    if fallen != NOWHERE:
        b.harry[fallen] = NOWHERE
    if b.ron in (taken, start):
        b.ron = NOWHERE if b.ron == taken else end
    if b.hermione in (taken, start):
        b.hermione = NOWHERE if b.hermione == taken else end
    if start in b.harry:
        b.harry[b.harry.index(start)] = end
    s.tell(Moved, seat, chessmen.kind_of(mover), start, end, prey, CALLED[step[2]])
    if fallen != NOWHERE:
        capture(s, fallen, seat)


def leave(s: Table, seat: int) -> None:
    """SS-4.7, SS-C18: go on to the troll; played alone, the first to leave wins."""
    s.mcgonagall.harry[seat] = NOWHERE
    s.tell(Left, seat)
    if s.alone:
        finish(s, (seat,), "left")
    else:
        quirrell.arrive(s, seat)


def capture(s: Table, seat: int, by: int) -> None:
    """SS-4.6, SS-4.13, SS-C13: if you are captured, you play no more chess and wait at the troll's door.

    SS-C14: someone is always left, at least the captor."""
    s.mcgonagall.captured.append(seat)
    s.tell(Captured, seat, by)
    if not s.alone:
        quirrell.arrive(s, seat)
    elif not complete(s):
        last_harry(s)


def last_harry(s: Table) -> None:
    """SS-4.14, SS-C18: in short chess played alone, the only player left wins."""
    left = [seat for seat in s.living() if s.mcgonagall.harry[seat] != NOWHERE]
    if s.alone and len(left) == 1:
        finish(s, (left[0],), "last_harry")


def give_in(s: Table, seat: int) -> None:
    """SS-C15: after too long without progress everyone leaves together, the player to move first.

    Played alone, they share the win."""
    b = s.mcgonagall
    order = [(seat + 1 + i) % s.seats for i in range(s.seats)]
    here = [other for other in order if s.is_playing(other) and b.harry[other] != NOWHERE]
    if s.alone:
        finish(s, tuple(sorted(here)), "no_progress")
        return
    b.quiet = 0
    for other in here:
        b.squares[b.harry[other]] = EMPTY
        leave(s, other)
