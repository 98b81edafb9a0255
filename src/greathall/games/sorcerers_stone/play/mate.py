"""Complete chess: check, mate, castling, en passant, promotion, draws, and several players a colour."""

from typing import Any

from greathall.core.words import Action, Ask, Chance, Step
from greathall.games.sorcerers_stone.board import CHESS, QUIRRELL, TROLL_WHEEL
from greathall.games.sorcerers_stone.model import Checked, ChessOver, Move, Spun, Whirled
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE
from greathall.games.sorcerers_stone.play.mcgonagall import CALLED, KINDS, own, play
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, finish

SAME, QUIET = 3, 100
"""SS-X08: the same position so often, and so many chess turns without capture or pawn move, are a draw."""


def players(s: Table, colour: int) -> list[int]:
    return [seat for seat in s.living() if s.harry[seat] != NOWHERE and s.colour[seat] == colour]


def manned(s: Table) -> bool:
    """SS-X01, SS-X02: has each colour a player?"""
    return bool(players(s, WHITE)) and bool(players(s, BLACK))


def legal(s: Table, seat: int) -> list[chessmen.Step]:
    """SS-4.9, SS-X02, SS-X11: no move leaves the own king attacked; and none attacks the king of an absent side."""
    colour = s.colour[seat]
    found = [step for step in chessmen.legal_steps(s.squares, colour, s.rights, s.passant) if own(s, seat, step[0])]
    return found if manned(s) else [step for step in found if not chessmen.gives_check(s.squares, step, 1 - colour)]


def turn(s: Table, seat: int) -> None:
    """SS-4.8, SS-X13: mate and stalemate are judged for the player whose turn it is."""
    if legal(s, seat):
        s.then(FullChess(seat))
    elif chessmen.in_check(s.squares, s.colour[seat]):
        over(s, 1 - s.colour[seat], "mate")
    elif manned(s) and not any(legal(s, other) for other in players(s, s.colour[seat])):
        over(s, NOWHERE, "stalemate")
    else:
        s.passant = NOWHERE


class FullChess(Ask):
    """SS-4.8 to SS-4.11, SS-4.19 to SS-4.21: every legal move."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return [Move(start, end, CALLED[kind]) for start, end, kind in legal(s, self.seat)]

    def take(self, s: Table, a: Any) -> None:
        seat, step = self.seat, (a.start, a.square, KINDS[a.promoted])
        crossed = chessmen.crossed(s.squares, step)
        s.rights = chessmen.rights_after(s.rights, step)
        s.quiet = s.quiet + 1 if manned(s) else 0
        _, corner, goal, beyond = chessmen.CASTLES[2]
        if chessmen.is_castling(s.squares, step) and (s.hermione, step[1]) == (corner, goal):
            s.hermione = beyond
        play(s, seat, step)
        s.passant = crossed
        other = 1 - s.colour[seat]
        s.checked = NOWHERE
        if not s.agenda:
            return
        if not players(s, other) and any(colour == other for colour in s.colour):
            over(s, s.colour[seat], "captured")
        elif manned(s):
            judge(s, seat, other)


def judge(s: Table, seat: int, other: int) -> None:
    """SS-4.21, SS-X03, SS-X08: check is announced; what has come three times, or led nowhere for fifty moves, is
    drawn."""
    if chessmen.in_check(s.squares, other):
        s.checked = other
        s.tell(Checked, other)
    place = f"{''.join(chessmen.LETTERS[piece] for piece in s.squares)} {s.rights} {s.passant} {s.colour[seat]}"
    if s.quiet == 0:
        s.positions = []
    s.positions.append(place)
    if s.positions.count(place) >= SAME:
        over(s, NOWHERE, "threefold")
    elif s.quiet >= QUIET:
        over(s, NOWHERE, "fifty")
    elif sum(piece != chessmen.EMPTY for piece in s.squares) == 2:
        over(s, NOWHERE, "bare")


# ── after it ─────────────────────────────────────────────────────────────────
def over(s: Table, team: int, reason: str) -> None:
    """SS-4.12, SS-X07, SS-X08, SS-X09, SS-X14: all go on; the uncaptured of the winning team, or after a draw all
    uncaptured, spin for the first turn."""
    s.chess_over, s.team, s.checked = True, team, NOWHERE
    s.tell(ChessOver, team, reason)
    if s.alone:
        winners = tuple(seat for seat in s.living() if team != NOWHERE and s.colour[seat] == team)
        finish(s, winners, reason)
        return
    here = s.at(CHESS)
    spinners = tuple(seat for seat in here if team in (NOWHERE, s.colour[seat]))
    for seat in here:
        s.harry[seat] = NOWHERE
        s.send(seat, QUIRRELL)
    if spinners:
        s.then(*(SpinOff(seat) for seat in spinners), Highest(spinners))


class SpinOff(Chance):
    """SS-4.12: who spins highest goes first, the troll counting zero."""

    stream = "spin_off"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Spun(number), 1) for number in TROLL_WHEEL]

    def take(self, s: Table, a: Spun) -> None:
        s.run[self.who] = a.number
        s.tell(Whirled, self.who, a.number)


class Highest(Step):
    """SS-X09: ties spin again; the numbers spun move nobody."""

    among: tuple[int, ...]

    def take(self, s: Table, a: None) -> None:
        best = max(s.run[seat] for seat in self.among)
        tied = tuple(seat for seat in self.among if s.run[seat] == best)
        for seat in self.among:
            s.run[seat] = 0
        if len(tied) > 1:
            s.then(*(SpinOff(seat) for seat in tied), Highest(tied))
        else:
            s.first = tied[0]


