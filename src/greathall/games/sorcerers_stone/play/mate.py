"""Complete chess: check, mate, castling, en passant, promotion, draws and several players to a colour."""

from base64 import b64encode
from hashlib import blake2b
from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.games.sorcerers_stone.board import CHESS, NOWHERE, QUIET, SAME
from greathall.games.sorcerers_stone.model import ChessOver, Leave, Move, Passed, Spun, Stay, Whirled
from greathall.games.sorcerers_stone.play import chessmen, quirrell
from greathall.games.sorcerers_stone.play.bishops import KINDS, foreign, has_both_colours, players
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE
from greathall.games.sorcerers_stone.play.mcgonagall import acts, announce, as_move, play
from greathall.games.sorcerers_stone.play.table import Table, finish
from greathall.games.sorcerers_stone.refusals_chess import no_move

DIGEST: Final = 8
"""How many letters stand for one position."""


def legal(s: Table, seat: int) -> list[chessmen.Step]:
    """SS-4.9, SS-X02, SS-X11: return the moves that don't expose your own king or attack that of an absent side."""
    b = s.mcgonagall
    colour = b.colour[seat]
    others = foreign(s, seat)
    found = [step for step in chessmen.legal_steps(b.squares, colour, s.complete.rights, s.complete.passant)
             if step[0] not in others]
    if has_both_colours(s):
        return found
    return [step for step in found if not chessmen.gives_check(b.squares, step, 1 - colour)]


def turn(s: Table, seat: int) -> None:
    """SS-X08, SS-X13: judge stalemate and draws for the player whose turn it is; a mated player has none."""
    moves, drawn = legal(s, seat), ""
    if has_both_colours(s):
        drawn = draw_reason(s, seat, moves) if moves else stuck(s, s.mcgonagall.colour[seat])
    if drawn:
        over(s, NOWHERE, drawn)
    elif moves:
        s.then(FullChess(seat))
    else:
        s.complete.passant = NOWHERE
        s.tell(Passed, seat)


def stuck(s: Table, colour: int) -> str:
    """SS-X13: if you can't move, you pass if a teammate can; otherwise it is stalemate."""
    return "" if any(legal(s, seat) for seat in players(s, colour)) else "stalemate"


def draw_reason(s: Table, seat: int, moves: list[chessmen.Step]) -> str:
    """SS-X08: three times the same position, or fifty moves a side that led nowhere, are a draw."""
    b, quiet = s.complete, s.mcgonagall.quiet
    place = position(s, seat, moves)
    if quiet == 0:
        b.positions = ""
    b.positions += place
    if positions(s).count(place) >= SAME:
        return "threefold"
    return "fifty" if quiet >= QUIET else ""


def position(s: Table, seat: int, moves: list[chessmen.Step]) -> str:
    """SS-X08: return a digest of the position: pieces, players, the player to move and the rights.

    These are the rights to castle and to capture en passant. It is a digest because every view carries all
    positions."""
    b, passant = s.mcgonagall, s.complete.passant
    pawn = chessmen.man(b.colour[seat], chessmen.PAWN)
    passing = any(end == passant and b.squares[start] == pawn for start, end, _ in moves)
    facts = [*b.squares, *(at & 255 for at in b.harry), s.complete.rights, passant if passing else 255, seat]
    return b64encode(blake2b(bytes(facts), digest_size=6).digest()).decode()


def positions(s: Table) -> list[str]:
    """Return the digest of each position since the last capture, pawn move or arrival."""
    seen = s.complete.positions
    return [seen[at:at + DIGEST] for at in range(0, len(seen), DIGEST)]


class FullChess(Ask):
    """SS-4.8, SS-4.9, SS-4.10, SS-4.11, SS-4.19, SS-4.20, SS-4.21, SS-X04, SS-X06, SS-X10: make any legal move.

    No move leads off the board, and kings are never taken. Only the very next chess turn may capture en passant,
    whoever has it."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [as_move(step) for step in legal(s, self.seat)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-4.19, SS-C11: no piece leaves the board, and if you can move, you must."""
        if isinstance(a, Leave):
            return Refusal("SS-4.19", "no-leaving")
        if isinstance(a, Stay):
            return Refusal("SS-C11", "no-chess-pass")
        return no_move(s, self.seat, a) if isinstance(a, Move) else None

    def take(self, s: Table, a: Any) -> None:
        b = s.mcgonagall
        seat, step = self.seat, (a.start, a.square, KINDS[a.promoted])
        crossed = chessmen.crossed_square(b.squares, step)
        s.complete.rights = chessmen.rights_after(s.complete.rights, step)
        b.quiet = b.quiet + 1 if has_both_colours(s) else 0
        _, corner, goal, beyond = chessmen.CASTLES[2]
        if chessmen.is_castling(b.squares, step) and (b.hermione, step[1]) == (corner, goal):
            b.hermione = beyond
        play(s, seat, step)
        s.complete.passant = crossed
        announce(s)
        desert(s, NOWHERE)


def is_mate(s: Table, last: int) -> bool:
    """SS-4.8, SS-X03, SS-X13: return whether the next player of the colour in check can't answer it.

    The next player is found by seats, from whoever had the last turn."""
    if s.complete.checked == NOWHERE:
        return False
    order = [(last + i) % s.seats for i in range(1, s.seats + 1)]
    answering = next((seat for seat in order if acts(s, seat)), NOWHERE)
    return answering != NOWHERE and not legal(s, answering)


def desert(s: Table, left: int) -> None:
    """SS-X07: if nobody of a colour is left, or can ever come to it, the other colour wins at once.

    SS-X02: a colour that still waits for its first player is not lost. `left` is the colour of a player who has just
    resigned."""
    for colour in (WHITE, BLACK):
        came = colour == left or colour in s.mcgonagall.colour
        awaited = not came and any(s.mcgonagall.colour[seat] == NOWHERE for seat in s.living())
        if players(s, 1 - colour) and not players(s, colour) and not awaited:
            over(s, 1 - colour, "captured")


# ── after the chess ─────────────────────────────────────────────────────────────────
def over(s: Table, team: int, reason: str) -> None:
    """SS-4.12, SS-4.14, SS-X07, SS-X08, SS-X09, SS-X14: end the chess; everyone goes on.

    The winning team's players who were not captured spin for the first turn; after a draw everyone who was not captured
    does."""
    b = s.mcgonagall
    s.complete.over, s.complete.team, s.complete.checked = True, team, NOWHERE
    s.tell(ChessOver, team, reason)
    if s.alone:
        winners = tuple(seat for seat in s.living() if team != NOWHERE and b.colour[seat] == team)
        finish(s, winners, reason)
        return
    here = s.at(CHESS)
    spinners = tuple(seat for seat in here if team in (NOWHERE, b.colour[seat]))
    for seat in here:
        b.harry[seat] = NOWHERE
        quirrell.arrive(s, seat)
    s.then(Highest(spinners)) if len(spinners) == 1 else spin(s, spinners)


def spin(s: Table, among: tuple[int, ...]) -> None:
    s.then(*(SpinOff(seat) for seat in among), Highest(among))


def forgo_spin(s: Table, seat: int) -> None:
    """SS-G14: if you have resigned, you don't spin for the first turn; a player left alone need not spin."""
    left = [step for step in s.agenda if isinstance(step, SpinOff) and step.who != seat]
    if len(left) == 1:
        left = []
    s.agenda[:] = [step for step in s.agenda if not isinstance(step, SpinOff) or step in left]


class SpinOff(Chance):
    """SS-4.12: the highest spin goes first; the troll counts as zero."""

    stream = "spin_off"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return quirrell.WHEEL

    def take(self, s: Table, a: Spun) -> None:
        s.quirrell.run[self.who] = a.number
        s.tell(Whirled, self.who, a.number)


class Highest(Step):
    """SS-X09, SS-G14: ties spin again, and players who have resigned are left out; these spins move nobody."""

    among: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        b = s.quirrell
        among = [seat for seat in self.among if s.is_playing(seat)]
        best = max((b.run[seat] for seat in among), default=NOWHERE)
        tied = tuple(seat for seat in among if b.run[seat] == best)
        for seat in self.among:
            b.run[seat] = 0
        if len(tied) > 1:
            spin(s, tied)
        elif tied:
            s.first = tied[0]


