"""The promises of `greathall.testing` to those who test a game of their own."""

import ast
import subprocess
import sys

import pytest

from greathall.core.game import find_game
from greathall.core.state import State
from greathall.core.words import UNFILLED, Action, Ask, Field, Filled, Form
from greathall.games.monopoly.model import BidFor
from greathall.testing import Broken, cases, laws
from greathall.testing.broken import difference
from greathall.testing.fillings import Filling, narrowed, within
from greathall.testing.sentences import unsaid
from greathall.testing.source import from_sets


def test_a_game_that_is_not_there_is_one_test_that_fails() -> None:
    """The others are still collected."""
    (mark,) = laws("quidditch", "candles").pytestmark  # type: ignore[attr-defined]
    found = mark.args[1]
    assert found[0].name == "quidditch-loads"
    assert [case.name for case in found[1:]] == [case.name for case in cases("candles")]
    with pytest.raises(Broken, match=r"quidditch: law 0 \(.*\): there is no game called “quidditch”"):
        found[0].check()


def test_each_law_and_start_is_a_test_of_its_own() -> None:
    names = [case.name for case in cases("candles")]
    assert len(set(names)) == len(names)
    assert {"candles-2-every_position", "candles-3-views", "candles-2-hidden", "candles-sentences"} <= set(names)


def test_without_pytest_a_sentence_says_what_is_missing() -> None:
    code = "import sys; sys.modules['pytest'] = None; from greathall.testing import laws, walks; laws('sequence')"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert said.stderr.splitlines()[-1] == "ImportError: greathall.testing.laws needs pytest: pip install pytest"


def test_a_difference_names_the_field() -> None:
    game = find_game("candles")
    s = game.setup(2, {}, {}, {})
    one, other = game.view(s, None), game.view(s, 0)
    assert difference(one, other, "view says", "imagined") == "field me: view says None, imagined 0"
    assert difference(one, one, "view says", "imagined").startswith("view says View(")


def test_a_sentence_that_no_field_and_no_code_asks_for_is_unused() -> None:
    text = "field-hand = Hand\nfield-hnad = Hand\nname-lantern = { $lantern }\nname-lamp = Lamp\nend-alone = Over\n"
    assert unsaid(find_game("festival"), text) == ["field-hnad", "name-lamp"]


class Odd(Action): number: int


@pytest.mark.parametrize(("code", "caught"), [
    ("[Odd(n) for n in {1, 2}]", 1), ("list({1, 2})", 1), ("(*{n for n in x}, 3)", 1), ("[*set(x)]", 1),
    ("[n for n in set(x) - {1}]", 1), ("def f(x: set[int]):\n    return [n for n in x]", 1),
    ("def f():\n    found = {*x}\n    return tuple(found)", 1), ("[n for n in a.union(b)]", 1),
    ("sorted({1, 2})", 0), ("sum(n for n in {1, 2})", 0), ("[n for n in (1, 2)]", 0), ("len(set(x))", 0),
    ("{n for n in {1, 2}}", 0), ("def f():\n    found = {1: 2}\n    return [*found]", 0), ("n in {1, 2}", 0),
])
def test_an_order_that_comes_from_a_set_is_seen_in_the_code(code: str, caught: int) -> None:
    assert len([*from_sets(ast.parse(code))]) == caught


# ── forms ────────────────────────────────────────────────────────────────────
class Wider(Ask):
    def form(self, s: State, filled: Filled = UNFILLED) -> Form:
        return Form("BidFor", (Field("amount", 1, 5), Field("space", choices=(1, 3, 6) if filled else (1, 3))))


def test_a_field_that_another_one_widens_is_named() -> None:
    with pytest.raises(Broken, match=r"law 23 .*: field space is .* when {'amount': 2} is filled in, which is wider"):
        narrowed(Filling(find_game("monopoly"), State(), 2, Wider(0), BidFor(2, 6)))


SEVERAL = Field("", 1, 3, (4, 5, 6), True, (2, 1, 1))


@pytest.mark.parametrize(("narrow", "wide", "so"), [
    (Field("", 2, 3), Field("", 1, 3), True), (Field("", 1, 4), Field("", 1, 3), False),
    (Field("", 2, 2), Field("", choices=(2, 3)), False), (Field("", choices=(2,)), Field("", 1, 3), False),
    (Field("", choices=(2,)), Field("", choices=(3, 2)), True),
    (Field("", choices=(2, 3)), Field("", choices=(3, 2)), False),
    (Field("", 1, 2, (4, 6), True), SEVERAL, True), (Field("", 0, 2, (4, 6), True), SEVERAL, False),
    (Field("", 1, 2, (4, 6), True, (1, 2)), SEVERAL, False), (Field("", 1, 1, (6,), True), SEVERAL, True),
    (Field("", choices=(4,)), SEVERAL, False),
])
def test_a_narrower_field_allows_less_of_the_same(narrow: Field, wide: Field, so: bool) -> None:
    assert within(narrow, wide) is so
