"""McGonagall's challenge: chess, in which a bishop is the player himself. Short chess is here; complete chess in
mate.py."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.sorcerers_stone.board import COLOURS, DATA, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Bishop, Captured, Checked, Joined, Leave, Left, Move, Moved, Passed, Stay,
)
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BISHOP, BLACK, EMPTY, LAST_ROW, PAWN, WHITE, man
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, finish

PRINTED = DATA["mcgonagall"]
HOMES = [[chessmen.square(home) for home in PRINTED["bishops"][colour]] for colour in COLOURS]
"""By colour: where bishops start."""
RON, HERMIONE = (chessmen.square(PRINTED["special"][f"{who}_square"]) for who in ("ron", "hermione"))
PATIENCE: int = PRINTED["short"]["no_progress_limit_turns"]
"""SS-C15: chess turns without progress."""
KINDS = {"": EMPTY, "queen": chessmen.QUEEN, "rook": chessmen.ROOK, "bishop": chessmen.BISHOP,
         "knight": chessmen.KNIGHT}
CALLED = {kind: word for word, kind in KINDS.items()}


def complete(s: Table) -> bool:
    """SS-4.15, SS-G07: by the table's choice."""
    return bool(s.options.get("chess") == "complete")


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


def colours_open(s: Table) -> list[int]:
    """SS-C02, SS-C16, SS-X01: the first is black; in complete chess the last to come takes the colour nobody has."""
    manned = {s.colour[seat] for seat in s.living() if s.colour[seat] != NOWHERE}
    if not manned:
        return [BLACK]
    lacking = [colour for colour in (WHITE, BLACK) if colour not in manned]
    last = sum(s.colour[seat] == NOWHERE for seat in s.living()) == 1
    return lacking if complete(s) and last and lacking else [BLACK, WHITE]


class Join(Ask):
    """SS-4.2, SS-C17: a bishop of choice, attacked or not."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return [Bishop(at) for at, _ in places(s)]

    def take(self, s: Table, a: Any) -> None:
        become(s, self.seat, a.square, dict(places(s))[a.square])
        s.tell(Joined, self.seat, a.square)
        if complete(s):
            announce(s)


def places(s: Table) -> list[tuple[int, int]]:
    """SS-C02, SS-C03, SS-C04: the squares with their colours: of plain bishops that stand; else where those started
    that were captured as bishops, not as players; if all these are taken, the nearest free square of the same shade, in
    the same row first."""
    colours = colours_open(s)
    standing = [(at, colour) for colour in colours for at in plain(s, colour)]
    homes = [(home, colour) for colour in colours for home in HOMES[colour] if home in s.homes]
    free = [(home, colour) for home, colour in homes if not s.squares[home]]
    return standing or free or [(nearest(s, home), colour) for home, colour in homes]


def become(s: Table, seat: int, at: int, colour: int) -> None:
    """SS-4.2: the piece stands for a bishop, which nobody else can be: the one of its shade, if nobody is that yet."""
    s.squares[at] = man(colour, BISHOP)
    s.harry[seat], s.colour[seat] = at, colour
    kin = [home for home in HOMES[colour] if home in s.homes]
    if kin:
        s.homes.remove(min(kin, key=lambda home: shade(home) != shade(at)))


def plain(s: Table, colour: int) -> list[int]:
    """Bishops that are no player."""
    piece = man(colour, BISHOP)
    return [at for at in range(64) if s.squares[at] == piece and at not in s.harry]


def shade(at: int) -> int:
    """Light or dark; bishops keep to theirs."""
    return (at // 8 + at % 8) % 2


def nearest(s: Table, home: int) -> int:
    row, column = divmod(home, 8)
    free = [at for at in range(64) if not s.squares[at] and shade(at) == shade(home)]
    return min(free, key=lambda at: (at // 8 != row, max(abs(at // 8 - row), abs(at % 8 - column)), at))


def announce(s: Table) -> None:
    """SS-4.21, SS-X03: a king that is attacked now is in check, and that is said; also where a player has just been put
    before it, or between."""
    before, s.checked = s.checked, NOWHERE
    for colour in (WHITE, BLACK):
        if chessmen.in_check(s.squares, colour):
            s.checked = colour
    if s.checked not in (NOWHERE, before):
        s.tell(Checked, s.checked)


# ── a turn ───────────────────────────────────────────────────────────────────
def acts(s: Table, seat: int) -> bool:
    """SS-X03: after a check those of the checking colour lose the turn."""
    return s.harry[seat] != NOWHERE and s.checked in (NOWHERE, s.colour[seat])


def turn(s: Table, seat: int) -> None:
    s.then(Chess(seat))


def own(s: Table, seat: int, start: int) -> bool:
    """SS-4.3, SS-C12: not another player's own piece."""
    return start not in s.harry or s.harry[seat] == start


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

    def options(self, s: Table) -> list[Action]:
        seat = self.seat
        found: list[Action] = [Leave()] if may_leave(s, seat) else []
        found += [Move(start, end, "") for start, end, _ in chessmen.steps(s.squares, s.colour[seat])
                  if own(s, seat, start)]
        return found or [Stay()]

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
