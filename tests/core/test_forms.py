"""The kinds of fields, what fits them, and the one order of several things."""

import json
from typing import Any

import pytest

import greathall
from greathall.core import forms
from greathall.core.forms import fits, is_settled, least, number, one_of, ordered, several, things
from greathall.core.words import Field
from tests.core.browser_forms import FILE, text

NUMBER, ONE = number("amount", 3, 5), one_of("to", [2, 0])
DISTINCT, EQUAL = several("gives", [7, 1, 3]), several("beans", [2, 6, 6], least=1, most=2)


def test_equal_things_are_counted() -> None:
    assert (DISTINCT.choices, DISTINCT.counts, DISTINCT.low, DISTINCT.high) == ((7, 1, 3), (), 0, 3)
    assert (EQUAL.choices, EQUAL.counts, EQUAL.low, EQUAL.high) == ((2, 6), (1, 2), 1, 2)
    assert things(EQUAL) == (2, 6, 6)


@pytest.mark.parametrize(("field", "good", "bad"), [
    (NUMBER, [3, 4, 5], [2, 6, True, "3", 3.0, None, (3,)]),
    (ONE, [0, 2], [1, -1, False, "2", None, (2,)]),
    (DISTINCT, [(), (1,), (7, 1, 3), (3, 7), [1, 3]], [(1, 1), (2,), 1, None, (None,)]),
    (EQUAL, [(2,), (6,), (6, 6), (2, 6)], [(), (2, 2), (2, 6, 6), (4,), 6]),
])
def test_what_fits_a_field(field: Field, good: list[Any], bad: list[Any]) -> None:
    assert all(fits(field, value) for value in good)
    assert not any(fits(field, value) for value in bad)


def test_several_things_stand_in_the_order_of_the_choices() -> None:
    assert ordered(DISTINCT, [3, 1, 7]) == (7, 1, 3)
    assert ordered(EQUAL, [6, 9, 2, 6]) == (2, 6, 6, 9)


def test_a_field_with_one_value_is_settled() -> None:
    assert not any(map(is_settled, (NUMBER, ONE, DISTINCT, EQUAL)))
    alone = [number("asks", 2, 2), one_of("to", [4]), several("takes", [5, 5], least=2), several("takes", [])]
    assert all(map(is_settled, alone))
    assert [least(field) for field in (*alone, NUMBER, ONE, EQUAL)] == [2, 4, (5, 5), (), 3, 2, (2,)]


def test_what_is_said_in_any_order_is_entered_in_the_forms_order() -> None:
    match = greathall.new("beans", 2, seed="order")
    state: Any = match.state
    state.hands[0] = [2, 6, 6, 8, 8]
    match.play({"type": "Lay", "beans": [8, 6, 2]})
    assert match.entries[-1].do == {"type": "Lay", "beans": (2, 6, 8)}
    assert match.form_for(1, match.game.actions[0](())) == match.form(1)


def test_an_action_of_another_kind_is_not_touched() -> None:
    match = greathall.new("candles", 2, seed="order")
    assert forms.in_order(None, match.legal()[0]) == match.legal()[0]
    assert match.form_for(match.seat, match.legal()[0]) is None


def test_the_browsers_forms_are_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m tests.core.browser_forms"
    assert len(json.loads(text())) == 30
