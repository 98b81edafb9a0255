"""Whole games of random play: they end in time, one way or the other."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action
from greathall.games.sequence import GAME
from greathall.games.sequence.board import CORNERS, LINE
from greathall.games.sequence.model import Exchange, Lock, Place
from greathall.games.sequence.play.table import Table
from tests.table import SCALE, legal, rule

LIMIT = {2: 90, 3: 86, 4: 80, 6: 74, 8: 72, 9: 68, 10: 74, 12: 68}
DRAWS = {2: (25, 25), 3: (56, 56), 4: (62, 62)} | dict.fromkeys((6, 8, 9, 10, 12), (75, 89))
"""How many of a hundred random games are draws according to the ledger, from and to."""
GAMES = 300 * SCALE

Choose = Callable[[Table, Random], Action]


def anything(s: Table, rng: Random) -> Action:
    return rng.choice(legal(s))


def greedy(s: Table, rng: Random) -> Action:
    """Place a counter in the fullest line in which nobody else has one."""
    team = s.agenda[-1].seat % s.teams
    rivals = sum(own for other, own in enumerate(s.own) if other != team)

    def worth(a: Action) -> float:
        if not isinstance(a, Place):
            return 0
        mine = s.own[team] | sum(1 << corner for corner in CORNERS)
        fullest = max((sum(mine >> at & 1 for at in line) for line in LINE
                       if a.space in line and not any(rivals >> at & 1 for at in line)), default=0)
        return 1 + fullest + rng.random() / 2

    return max(legal(s), key=worth)


def whole_game(seats: int, choose: Choose, rng: Random) -> tuple[Table, int]:
    """Return the table at the end, and how many turns were played."""
    s = GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
    turns = 0
    while s.agenda:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            apply(s, step.sample(s, rng))
        else:
            act = choose(s, rng)
            turns += not isinstance(act, Exchange | Lock)
            apply(s, act)
    return s, turns


@rule("S-18", "S-19", "SQ-3.6", "L-03")
@pytest.mark.parametrize("seats", LIMIT)
def test_every_game_of_random_play_ends_within_the_draw_pile_won_or_drawn(seats: int) -> None:
    ends: Counter[str] = Counter()
    longest = 0
    for game in range(GAMES):
        s, turns = whole_game(seats, anything, Random(f"{seats} seats, game {game}"))
        ends[s.ended] += 1
        longest = max(longest, turns)
        if s.ended == "pile":
            assert (s.pile, GAME.result(s).winners) == ([], ())
        else:
            assert s.sequences_of(s.winner) >= s.goal
    assert longest <= LIMIT[seats]
    assert longest > LIMIT[seats] - 5, "no idle figure: only exchanges shorten a drawn game"
    low, high = DRAWS[seats]
    assert set(ends) == {"made", "pile"}
    assert low - 8 < 100 * ends["pile"] / GAMES < high + 8, "some points of chance on either side of the ledger's"


@rule("S-19")
def test_players_who_build_lines_hardly_ever_draw() -> None:
    drawn = sum(whole_game(2, greedy, Random(f"greedy {game}"))[0].ended == "pile" for game in range(40))
    assert drawn <= 1
