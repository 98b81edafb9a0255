"""How the bots play McGonagall's challenge, short and complete chess."""

from collections.abc import Callable, Sequence
from greathall.games.sorcerers_stone.board import NOWHERE
from math import exp
from random import Random
from typing import ClassVar, Final

from greathall.core.engine import apply
from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.bot import chess_reasons
from greathall.games.sorcerers_stone.bot.chess_board import Board
from greathall.games.sorcerers_stone.bot.chess_search import MEN, PLAYER, Place, Search
from greathall.games.sorcerers_stone.bot.chess_worth import PLAIN, SURE, WIN, tables
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Leave, Move
from greathall.games.sorcerers_stone.play.bishops import KINDS, complete
from greathall.games.sorcerers_stone.play.chessmen import Step, is_attacked
from greathall.games.sorcerers_stone.play.mate import FullChess, positions
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join, as_move
from greathall.games.sorcerers_stone.play.table import Table

TASTE: Final = 4
"""Random taste, in hundredths of a pawn."""
STEEP: Final = 300
"""A lead of this many hundredths of a pawn makes winning e times as likely."""

ALLIED: Final = 100
"""The cost of joining another player's colour: two who race with the same pieces hinder each other."""


class ChessPart(Part):
    """The chess part; worths are in hundredths of a pawn."""

    questions: ClassVar = (Join, Chess, FullChess)
    tie_margin: ClassVar = 8.0

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        """Score one move deep, and the captures after it."""
        legal = s.agenda[-1].legal(s)
        if isinstance(s.agenda[-1], Join):
            return [(worth_of_joining(s, a, timeless, 0.0), a) for a in legal]
        search = Search(board_of(s), places_seen(s), 0.0, timeless)
        worth: dict[Action, float] = {as_move(step): spread(worth) for worth, step in search.each(steps(legal))}
        return [(worth.get(a, WIN if isinstance(a, Leave) else 0.0), a) for a in legal]

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """Return one likely move: only searches on other boards ask, and it is enough for them."""
        return [quick_move(s)]

    def public(self, s: Table, a: Action) -> Reason:
        return chess_reasons.public(s, a)

    def solve(self, s: Table, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        """Search with alpha-beta as deep as time allows: nothing is hidden, and there is no luck."""
        legal = s.agenda[-1].legal(s)
        if isinstance(s.agenda[-1], Join):
            rows = [(worth_of_joining(s, a, clock, seconds / len(legal)), a) for a in legal]
            rows.sort(key=lambda row: -row[0])
            return [Ranked(a, worth, self.public(s, a)) for worth, a in rows]
        if Leave() in legal:
            return [Ranked(Leave(), WIN, self.public(s, Leave()))]
        search = Search(board_of(s, tables(complete(s), rng, TASTE)), places_seen(s), seconds, clock)
        found = search.deepen(steps(legal))
        best = found[0][0]
        return [Ranked(as_move(step), worth, self.public(s, as_move(step)),
                       (chess_reasons.ahead(worth, search.depth),) if worth == best else ())
                for worth, step in found]

    def chances(self, s: Table, viewer: int) -> list[float]:
        """Return the chances by what each player's position is worth to them."""
        odds = [exp(min(max(standing(s, seat) / STEEP, -20), 20)) if s.is_playing(seat) else 0.0
                for seat in range(s.seats)]
        whole = sum(odds, 0.0)
        return [x / whole for x in odds]


def timeless() -> float:
    """Return 0, as a clock for searches that stop by themselves."""
    return 0.0


def spread(worth: int) -> int:
    """Spread wins by their distance, so that they differ by more than the tie margin."""
    if abs(worth) <= SURE:
        return worth
    sure = WIN - 16 * (WIN - abs(worth))
    return sure if worth > 0 else -sure


def board_of(s: Table, table: list[list[int]] | None = None, me: int | None = None) -> Board:
    return Board(s, s.agenda[-1].seat if me is None else me, table or PLAIN[complete(s)])


def steps(legal: Sequence[Action]) -> list[Step]:
    return [(a.start, a.square, KINDS[a.promoted]) for a in legal if isinstance(a, Move)]


def places_seen(s: Table) -> set[Place]:
    """Return this board and those a move could lead back to: nothing is gained by repeating them."""
    b = s.mcgonagall
    found = {(bytes(b.squares), s.agenda[-1].seat)}
    before = positions(s)
    if before and b.quiet >= 3:
        for a in s.agenda[-1].legal(s):
            after = s.clone()
            apply(after, a)
            then = positions(after)
            if after.agenda and len(then) > len(before) and then[-1] in before:
                found.add((bytes(after.mcgonagall.squares), after.agenda[-1].seat))
    return found


def worth_of_joining(s: Table, a: Action, clock: Callable[[], float], seconds: float) -> float:
    """Return what it is worth to join as this bishop, searching on from whoever moves next."""
    seat = s.agenda[-1].seat
    after = s.clone()
    apply(after, a)
    if after.complete.over:
        return WIN if after.complete.team == after.mcgonagall.colour[seat] else -WIN
    board = board_of(after, me=seat)
    asked = after.agenda[-1]
    if isinstance(asked, Chess | FullChess) and asked.seat in board.seats:
        board.turn = asked.seat
    rows = Search(board, set(), seconds, clock).deepen(board.steps())
    worth = rows[0][0] if rows else board.worth()
    if s.mcgonagall.colour.count(after.mcgonagall.colour[seat]):
        worth += ALLIED if board.side[board.turn] != board.side[seat] else -ALLIED
    return worth if board.side[board.turn] == board.side[seat] else -worth


def quick_move(s: Table) -> Action:
    """Return a likely move without looking ahead."""
    legal: list[Action] = s.agenda[-1].legal(s)
    moves = steps(legal)
    if not moves or isinstance(legal[0], Leave):
        return legal[0]
    board = board_of(s)
    return as_move(max(moves, key=lambda step: glance(board, step)))


def glance(board: Board, step: Step) -> int:
    """Return the capture's worth, less your own piece if it hangs there, and how much better it is placed."""
    squares, (start, end, _) = board.squares, step
    man, colour = squares[start], board.colour[board.turn]
    gain = MEN[squares[end]] + PLAYER * (end in board.harry)
    price = (MEN[man] + PLAYER * (start in board.harry)) * is_attacked(squares, end, 1 - colour)
    return gain - price + abs(board.table[man][end]) - abs(board.table[man][start])


def standing(s: Table, seat: int) -> float:
    """Return what the position is worth to a seat; a captured player has lost unless a teammate plays on."""
    b = s.mcgonagall
    if b.colour[seat] == NOWHERE:
        return 0.0
    if b.harry[seat] != NOWHERE:
        return Board(s, seat, PLAIN[complete(s)]).worth()
    mates = [other for other in s.living() if b.harry[other] != NOWHERE and b.colour[other] == b.colour[seat]]
    return standing(s, mates[0]) if complete(s) and mates else -WIN
