"""Forms in the terminal: what is typed is played, one of a pair or both, in one line or step by step."""

from collections.abc import Iterator
from typing import Any

import pytest

import greathall
from greathall.cli.screen import Screen
from greathall.cli.sitting import Sitting
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Action, Illegal

HAND = [2, 6, 6, 8, 8]


class Typing(Screen):
    """A screen at which these lines are typed."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)

    def ask(self, prompt: str) -> str:
        self.line(prompt)
        return self.lines.pop(0)


@pytest.fixture(params=["en", "de"])
def verb(request: pytest.FixtureRequest) -> Iterator[str]:
    """Yield the verb for laying beans in each language."""
    catalogue.speak(request.param)
    yield {"en": "lay {}", "de": "{} legen"}[request.param]
    Locale.language = ENGLISH


def at_the_table(*lines: str) -> Sitting:
    """Ann's turn at a table of beans, who holds a 2, two sixes and two eights."""
    match = greathall.new("beans", 2, seed="beans", names=["Ann", "Bob"])
    state: Any = match.state
    state.hands[0] = HAND[:]
    return Sitting(match, {}, Typing(*lines))


def laid(action: Action | str | None) -> Any:
    assert isinstance(action, Action)
    return action.beans  # type: ignore[attr-defined]


@pytest.mark.parametrize(("typed", "beans"), [
    ("6, 8", (6, 8)), ("6", (6,)), ("6, 6", (6, 6)), ("8, 6, 8", (6, 8, 8)), ("8 + 2", (2, 8)),
    ("2, 6, 6, 8, 8", (2, 6, 6, 8, 8))])
def test_what_is_typed_in_one_line_is_what_is_laid(typed: str, beans: tuple[int, ...], verb: str) -> None:
    table = at_the_table()
    action = table.meant(0, verb.format(typed))
    assert laid(action) == beans
    table.enter(action, 0)  # type: ignore[arg-type]
    assert table.match.entries[-1].do == {"type": "Lay", "beans": beans}


@pytest.mark.parametrize("typed", ["6, 6, 6", "4", "2, 2", "none"])
def test_what_is_not_in_the_hand_is_refused_by_its_rule(typed: str) -> None:
    table = at_the_table()
    action = table.meant(0, f"lay {typed}")
    with pytest.raises(Illegal) as no:
        table.enter(action, 0)  # type: ignore[arg-type]
    assert no.value.rule == "BE-2"


def test_an_example_that_says_more_than_was_typed_is_not_taken_for_it() -> None:
    with pytest.raises(Illegal):
        at_the_table().meant(0, "lay 6 8 8 please")


def test_a_form_is_filled_in_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers are typed as they are, not by their place in the list; if there are too many of one, it asks again."""
    table = at_the_table("6, 6, 6", "", "2", "no")
    assert table.meant(0, "lay") is None
    shown = capsys.readouterr().out
    assert "6 ×2" in shown
    assert "“6, 6, 6” doesn't fit here" in shown
    assert "“” doesn't fit here" in shown
    assert "Your move: lay 2." in shown
    assert laid(at_the_table("8 6 8", "yes").meant(0, "lay")) == (6, 8, 8)


def test_a_trade_is_asked_for_by_the_engines_narrowed_form(capsys: pytest.CaptureFixture[str]) -> None:
    """Cat has one thing, which is taken because Ann gives none; and because Ann pays, no cash is asked for."""
    match = greathall.new("monopoly", 3, seed="trade", names=["Ann", "Bob", "Cat"])
    state: Any = match.state
    while match.seat != 0 or match.form() is None:
        match.play(match.legal()[0])
        state.owner[12], state.owner[28] = 1, 2
    table = Sitting(match, {}, Typing("Cat", "50", "yes"))
    action = table.meant(0, "trade")
    assert action == next(kind for kind in match.game.actions if kind.__name__ == "Offer")(2, (), (28,), 50, 0)
    shown = capsys.readouterr().out
    assert match.game.label("space", 12) not in shown
