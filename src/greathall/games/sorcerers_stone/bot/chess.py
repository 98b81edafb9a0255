"""How the bots play McGonagall's challenge, in both forms."""

from collections.abc import Callable
from random import Random

from greathall.core.engine import apply
from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.bot.chess_board import Board
from greathall.games.sorcerers_stone.bot.chess_search import Search
from greathall.games.sorcerers_stone.bot.chess_worth import PLAIN, WIN, tables
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Leave, Move
from greathall.games.sorcerers_stone.play.chessmen import Step
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import CALLED, KINDS, Chess, Join, complete
from greathall.games.sorcerers_stone.play.table import Table

PAWN = 100.0
TASTE = 4
"""Hundredths of a pawn that are a matter of taste."""


def never() -> float:
    return 0.0


class ChessPart(Part):
    questions = (Join, Chess, FullChess)
    whim = 0.08

    def scored(self, s: Table) -> list[tuple[float, Action]]:
        """One move deep, and what is captured then."""
        options = s.agenda[-1].options(s)
        if isinstance(s.agenda[-1], Join):
            return [(joined(s, a, never, 0.0), a) for a in options]
        worth = dict(read(Search(board_of(s), seen(s), 0.0, never).each(steps(options), 1)))
        return [(worth.get(a, WIN / PAWN if isinstance(a, Leave) else 0.0), a) for a in options]

    def solve(self, s: Table, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        options = s.agenda[-1].options(s)
        if isinstance(s.agenda[-1], Join):
            rows = [(a, joined(s, a, clock, seconds / len(options))) for a in options]
            rows.sort(key=lambda row: -row[1])
            return [Ranked(a, worth, self.public(s, a)) for a, worth in rows]
        if Leave() in options:
            return [Ranked(Leave(), WIN / PAWN, self.public(s, Leave()))]
        search = Search(board_of(s, tables(complete(s), rng, TASTE)), seen(s), seconds, clock)
        found = read(search.deepen(steps(options)))
        told = Reason("why-ahead", {"depth": search.depth, "nodes": search.nodes})
        return [Ranked(a, worth, self.public(s, a), (told,)) for a, worth in found]

    def chances(self, s: Table, eyes: int) -> list[float]:
        return [1 / s.seats] * s.seats


def board_of(s: Table, table: list[list[int]] | None = None, me: int | None = None) -> Board:
    return Board(s, s.agenda[-1].seat if me is None else me, table or PLAIN[complete(s)])


def steps(options: list[Action]) -> list[Step]:
    return [(a.start, a.square, KINDS[a.promoted]) for a in options if isinstance(a, Move)]


def read(rows: list[tuple[int, Step]]) -> list[tuple[Action, float]]:
    return [(Move(start, end, CALLED[kind]), worth / PAWN) for worth, (start, end, kind) in rows]


def seen(s: Table) -> dict[bytes, bool]:
    """The board as it is, and those one move would lead back to: there is nothing to be gained by them."""
    found = {bytes(s.squares): True}
    if s.quiet >= 3:
        for a in s.agenda[-1].options(s):
            after = s.clone()
            apply(after, a)
            if after.positions and after.positions[-1] in s.positions:
                found[bytes(after.squares)] = True
    return found


def joined(s: Table, a: Action, clock: Callable[[], float], seconds: float) -> float:
    """What it is worth to join the chess with this bishop: as it stands or, where somebody moves next, looking on."""
    seat = s.agenda[-1].seat
    after = s.clone()
    apply(after, a)
    board = board_of(s=after, me=seat)
    asked = after.agenda[-1]
    board.turn = asked.seat if isinstance(asked, Chess | FullChess) else seat
    if board.turn not in board.seats:
        board.turn = seat
    search = Search(board, {}, seconds, clock)
    rows = search.deepen(board.steps())
    worth = rows[0][0] if rows else board.worth()
    return (worth if board.side[board.turn] == board.side[seat] else -worth) / PAWN
