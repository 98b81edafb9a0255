"""McGonagall's challenge: chess, in which a bishop is the player himself. Short chess is here; complete chess in
mate.py."""

from typing import Any

from greathall.core.words import Action, Ask, Refusal
from greathall.games.sorcerers_stone.board import DATA, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Bishop, Captured, Checked, Joined, Leave, Left, Move, Moved, Passed, Stay,
)
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.bishops import HOMES, KINDS, become, complete, own, places
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, LAST_ROW, PAWN, WHITE
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, finish
from greathall.games.sorcerers_stone.refusals_chess import no_bishop, no_move

PRINTED = DATA["mcgonagall"]
RON, HERMIONE = (chessmen.square(PRINTED["special"][f"{who}_square"]) for who in ("ron", "hermione"))
PATIENCE: int = PRINTED["short"]["no_progress_limit_turns"]
"""SS-C15: chess turns without progress."""
CALLED = {kind: word for word, kind in KINDS.items()}


def lay(s: Table) -> None:
    """SS-4.1, SS-C01: Ron is a knight and Hermione a rook."""
    s.squares = chessmen.first_board()
    s.ron, s.hermione, s.homes = RON, HERMIONE, [*HOMES[WHITE], *HOMES[BLACK]]
    s.rights = chessmen.ALL_RIGHTS if complete(s) else 0


# ── arriving ─────────────────────────────────────────────────────────────────
def arrive(s: Table, seat: int) -> None:
    """SS-4.2, SS-X12: a bishop; or straight on where the complete game is over already."""
    if s.chess_over:
        s.send(seat, QUIRRELL)
    else:
        s.then(Join(seat))


class Join(Ask):
    """SS-4.2, SS-C17: a bishop of choice, attacked or not."""

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
    """SS-4.21, SS-X03: a king that is attacked now is in check, and that is said; also where a player has just been put
    before it, or between. A check that is not yet answered comes before one that an arrival gives to the other king."""
    attacked = [colour for colour in (WHITE, BLACK) if chessmen.in_check(s.squares, colour)]
    if s.checked in attacked:
        return
    s.checked = attacked[0] if attacked else NOWHERE
    if attacked:
        s.tell(Checked, s.checked)


# ── a turn ───────────────────────────────────────────────────────────────────
def acts(s: Table, seat: int) -> bool:
    """SS-X03: after a check those of the checking colour lose the turn."""
    return s.harry[seat] != NOWHERE and s.checked in (NOWHERE, s.colour[seat])


def turn(s: Table, seat: int) -> None:
    s.then(Chess(seat))


def may_leave(s: Table, seat: int) -> bool:
    """SS-4.5, SS-C07, SS-C08: a clear diagonal that includes the far row, or from the far row itself."""
    colour, at = s.colour[seat], s.harry[seat]
    far, up = LAST_ROW[colour], 1 if colour == WHITE else -1
    if at // 8 == far:
        return True
    if not s.options["exit_within_slide"]:
        return False
    for ray in chessmen.BISHOP_RAYS[at]:
        if (ray[0] - at > 0) == (up > 0) and ray[-1] // 8 == far and not any(s.squares[over] for over in ray):
            return True
    return False


class Chess(Ask):
    """SS-4.3, SS-4.4, SS-C05, SS-C06, SS-C11: any piece of the own colour, or off the far end; only who can't move
    stays. SS-C09: a pawn stays a pawn. SS-C10: a king is captured as others are."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        seat = self.seat
        found: list[Action] = [Leave()] if may_leave(s, seat) else []
        found += [Move(start, end, "") for start, end, _ in chessmen.steps(s.squares, s.colour[seat])
                  if own(s, seat, start)]
        return found or [Stay()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-C07, SS-C11: no way off the board, or no need to stay on it."""
        if isinstance(a, Leave):
            return Refusal("SS-C07", "no-way-off")
        if isinstance(a, Stay):
            return Refusal("SS-C11", "no-chess-pass")
        return no_move(s, self.seat, a) if isinstance(a, Move) else None

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        s.quiet += 1
        if isinstance(a, Leave):
            s.squares[s.harry[seat]] = EMPTY
            s.quiet = 0
            leave(s, seat)
        elif isinstance(a, Move):
            play(s, seat, (a.start, a.square, EMPTY))
        else:
            s.tell(Passed, seat)
        if s.agenda and s.quiet >= PATIENCE:
            give_in(s, seat)


def play(s: Table, seat: int, step: chessmen.Step) -> None:
    """SS-4.6, SS-4.18: a move with all that goes with it."""
    squares, start, end = s.squares, step[0], step[1]
    mover, prey = squares[start], chessmen.prey(squares, step)
    _, at, fell = chessmen.make(squares, step)
    taken = at if fell else NOWHERE
    if fell or chessmen.kind_of(mover) == PAWN:
        s.quiet = 0
    fallen = s.harry.index(taken) if fell and taken in s.harry else NOWHERE
    if fallen != NOWHERE:
        s.harry[fallen] = NOWHERE
    s.ron, s.hermione = (NOWHERE if at == taken else end if at == start else at for at in (s.ron, s.hermione))
    if start in s.harry:
        s.harry[s.harry.index(start)] = end
    s.tell(Moved, seat, chessmen.kind_of(mover), start, end, prey, CALLED[step[2]])
    if fallen != NOWHERE:
        capture(s, fallen, seat)


def leave(s: Table, seat: int) -> None:
    """SS-4.7, SS-C18: on to the troll; alone, the first to leave wins."""
    s.harry[seat] = NOWHERE
    s.tell(Left, seat)
    if s.alone:
        finish(s, (seat,), "left")
    else:
        s.send(seat, QUIRRELL)


def capture(s: Table, seat: int, by: int) -> None:
    """SS-4.6, SS-4.13, SS-C13: who is captured plays no more chess and waits at the troll's door. SS-C14: somebody is
    always left, for the captor is."""
    s.captured.append(seat)
    s.tell(Captured, seat, by)
    if not s.alone:
        s.send(seat, QUIRRELL)
    elif not complete(s):
        last_harry(s)


def last_harry(s: Table) -> None:
    """SS-4.14, SS-C18: in short chess alone the only player left wins."""
    left = [seat for seat in s.living() if s.harry[seat] != NOWHERE]
    if s.alone and len(left) == 1:
        finish(s, (left[0],), "last_harry")


def give_in(s: Table, seat: int) -> None:
    """SS-C15: after too long a time without progress all leave together, from the player to move; alone they share."""
    order = [(seat + 1 + i) % s.seats for i in range(s.seats)]
    here = [other for other in order if s.playing(other) and s.harry[other] != NOWHERE]
    if s.alone:
        finish(s, tuple(sorted(here)), "no_progress")
        return
    s.quiet = 0
    for other in here:
        s.squares[s.harry[other]] = EMPTY
        leave(s, other)
