"""The rules of the tests' game with equal things and a form."""

from typing import Any

import pytest

from greathall.core.forms import several
from greathall.core.game import find_game
from greathall.core.words import Form
from tests.table import do, rule

GAME = find_game("beans")
Lay: Any = next(kind for kind in GAME.actions if kind.__name__ == "Lay")


def dealt(*hands: list[int]) -> Any:
    """A table at its first turn, with these hands."""
    s: Any = GAME.setup(len(hands), {}, {}, {})
    s.agenda[:] = s.agenda[:len(hands)]
    s.hands = list(hands)
    for hand in hands:
        for bean in hand:
            s.bag.remove(bean)
    return s


@rule("BE-1")
def test_equal_beans_are_one_choice_with_its_count() -> None:
    s = dealt([2, 6, 6, 8, 8], [2, 2, 2, 4, 6])
    assert s.agenda[-1].form(s) == Form("Lay", (several("beans", [2, 6, 6, 8, 8], least=1),))
    assert s.agenda[-1].form(s).fields[0].choices == (2, 6, 8)
    assert s.agenda[-1].form(s).fields[0].counts == (1, 2, 2)


@rule("BE-2")
@pytest.mark.parametrize(("beans", "left"), [((6,), [2, 6, 8, 8]), ((6, 6), [2, 8, 8]), ((2, 6, 6, 8, 8), [])])
def test_one_of_a_pair_is_laid_or_both_or_all(beans: tuple[int, ...], left: list[int]) -> None:
    s = dealt([2, 6, 6, 8, 8], [2, 2, 2, 4, 6])
    do(s, Lay(beans))
    assert (s.laid[0], s.hands[0]) == (list(beans), left)


@rule("BE-2")
@pytest.mark.parametrize("beans", [(), (4,), (2, 2), (6, 6, 6), (8, 6)])
def test_what_is_not_in_the_hand_or_in_order_is_refused(beans: tuple[int, ...]) -> None:
    s = dealt([2, 6, 6, 8, 8], [2, 2, 2, 4, 6])
    refusal = GAME.explain(s, 0, Lay(beans))
    assert refusal is not None
    assert refusal.rule == "BE-2"


@rule("BE-3")
@pytest.mark.parametrize(("first", "second", "winners", "scores"), [
    ((8, 8), (4, 6), (0,), (1.0, 0.0)), ((6,), (6,), (0, 1), (0.5, 0.5)), ((2, 8, 8), (6,), (1,), (0.0, 1.0))])
def test_the_highest_sum_up_to_sixteen_wins_and_equal_ones_share(
        first: tuple[int, ...], second: tuple[int, ...], winners: tuple[int, ...], scores: tuple[float, ...]) -> None:
    s = dealt([2, 6, 6, 8, 8], [2, 2, 2, 4, 6])
    do(s, Lay(first), Lay(second))
    assert (GAME.result(s).winners, GAME.result(s).scores) == (winners, scores)


@rule("BE-3")
def test_too_much_from_everyone_is_a_draw() -> None:
    s = dealt([2, 6, 6, 8, 8], [4, 4, 4, 6, 8])
    do(s, Lay((6, 6, 8)), Lay((4, 6, 8)))
    assert (GAME.result(s).winners, GAME.result(s).scores) == ((), (0.5, 0.5))
