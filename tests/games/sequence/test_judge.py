"""A judge who distrusts the table: on boards filled at random, every sequence is found again from the counters
alone."""

from random import Random

import pytest

from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import Turn
from tests.games.sequence.scenes import CARDS, GOLD, ONYX, draw_anything, made, scene, spaces
from tests.table import ANN, BOB, SCALE, asked, do, legal, put, rule


@rule("SQ-5.1", "SQ-5.3", "SQ-5.5", "S-21", "S-22", "S-25", "S-26")
@pytest.mark.parametrize("board", range(12 * SCALE))
def test_on_boards_filled_at_random_no_sequence_is_missed_and_none_is_made_up(board: int) -> None:
    """Nobody may win here and every turn is a wild Jack's, so that sequences pile up.

    On every second board Bob has no card: gold alone makes long runs in all directions."""
    rng = Random(f"board {board}")
    s = scene(hands={ANN: "Jg", BOB: "5h" if board % 2 else ""})
    put(s, goal=99)
    while s.agenda and s.free:
        if isinstance(s.agenda[-1], Turn):
            put(s, hands={asked(s): [CARDS["Jg"]]}, stock={GOLD: 50, ONYX: 50})
        do(s, rng.choice(legal(s)))
        draw_anything(s)
        if not s.agenda or isinstance(s.agenda[-1], Turn):
            judge(s)
    assert len(s.made) > 0


def judge(s: Table) -> None:
    """Check the sequences from nothing but the counters and the fives turned over."""
    corners = sum(1 << at for at in spaces("a1 j1 a10 j10"))
    lines = [sum(1 << (row + i * down) * 10 + column + i * across for i in range(5))
             for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)) for row in range(10) for column in range(10)
             if row + 4 * down < 10 and 0 <= column + 4 * across < 10]
    over = 0
    for team, own in enumerate(s.own):
        fives = [sum(1 << at for at in five) for side, five in made(s) if side == team]
        assert all(five & (own | corners) == five for five in fives)
        assert all((a & b).bit_count() <= 1 for i, a in enumerate(fives) for b in fives[:i])
        full = [line for line in lines if line & (own | corners) == line]
        assert not [line for line in full if all((line & five).bit_count() <= 1 for five in fives)]
        over |= sum(1 << at for at in range(100) if any(five >> at & 1 for five in fives))
    assert s.locked == over & ~corners
