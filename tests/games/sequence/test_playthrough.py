"""One whole game as text, read as a diff when anything changes.

The game is the match of a chosen seed where both seats exchange a dead card if they can, and otherwise always take the
middle one of their legal actions. After a change that is meant to change it, run REWRITE=1 pytest <this file>."""

import greathall
from greathall.games.sequence.board import COLOURS, LINE, SIZE
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import Exchange
from greathall.games.sequence.play.table import Table
from tests.golden import Playthrough
from tests.table import rule

NAMES = ("Ann", "Bob")
SEED = "hall 113"


def play() -> greathall.Match:
    match = greathall.new("sequence", 2, seed=SEED, names=NAMES)
    while match.seat is not None:
        legal = match.legal()
        match.play(legal[-1] if isinstance(legal[-1], Exchange) else legal[len(legal) // 2])
    return match


def drawn_board(match: greathall.Match) -> list[str]:
    """Show counters by the first letter of their colour, as capitals if turned over; * is a corner."""
    s, v = match.state, match.view(None)
    assert isinstance(s, Table)
    assert isinstance(v, View)
    turned = {at for _, line in s.made for at in LINE[line]}
    marks = {0: ".", 9: "*"} | {team + 1: COLOURS[team][0] for team in range(v.teams)}
    rows = ["   " + " ".join("abcdefghij")]
    for row in range(SIZE):
        spaces = range(row * SIZE, row * SIZE + SIZE)
        rows.append(f"{row + 1:2} " + " ".join(
            marks[v.board[at]].upper() if at in turned else marks[v.board[at]] for at in spaces))
    return rows


GAME = Playthrough(__file__, play, drawn_board)


@rule("SQ-9.1", "SQ-2.3", "SQ-3.2", "SQ-3.4", "SQ-5.4", "SQ-6.1", "SQ-7.1", "SQ-7.2")
def test_the_game_is_told_as_it_was() -> None:
    GAME.is_told_as_it_was()


def test_the_record_tells_the_same_game() -> None:
    GAME.is_told_by_its_record()
