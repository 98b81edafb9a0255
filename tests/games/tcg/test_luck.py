"""Luck with cards: lessons when short of them, cards that can be played at once, and what damage takes."""

from math import sqrt
from typing import Any

from greathall.core.luck import Luck, measure
from greathall.core.record import validate
from greathall.games.tcg.luck import Fitting, Lessons, Spared
from greathall.games.tcg.model import Came
from greathall.games.tcg.play.damage import Lose
from greathall.games.tcg.play.drawing import DrawOne
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import ANN, BOB, card, scene
from tests.table import rule
from greathall.testing.walks import play_at_random


def worth(measure: Any, s: Table, step: Any, name: str) -> int:
    return int(measure.worth(s, step, Came(card(name))))


@rule("TC-4.1")
def test_a_lesson_is_luck_while_there_are_fewer_than_five() -> None:
    for held, in_play, lucky in (("", "", 1), ("2 Charms, Accio", "2 Potions", 1), ("2 Charms", "3 Potions", 0)):
        s = scene(hands={ANN: held}, play={ANN: in_play})
        assert worth(Lessons(), s, DrawOne(ANN), "Charms") == lucky
        assert worth(Lessons(), s, DrawOne(ANN), "Accio") == 0
    s = scene()
    s.snuffled[ANN] = True
    assert worth(Lessons(), s, DrawOne(ANN), "Charms") == 0, "not what a potion takes"


@rule("TC-4.1")
def test_a_card_fits_that_there_is_power_for() -> None:
    s = scene(play={ANN: "3 Charms, trans"})
    names = ("Vermillious", "Stupefy", "Surly Hound", "Ron Weasley", "Charms")
    assert [worth(Fitting(), s, DrawOne(ANN), name) for name in names] == [1, 0, 0, 1, 0]
    s.turns = 0
    assert worth(Fitting(), s, DrawOne(ANN), "Ron Weasley") == 0, "not in the first hand"
    s.turns, s.snuffled[ANN] = 3, True
    assert worth(Fitting(), s, DrawOne(ANN), "Vermillious") == 0


@rule("TC-1.1")
def test_damage_that_takes_lessons_spares_the_rest() -> None:
    s = scene(decks={BOB: "3 Charms, Accio"})
    assert (worth(Spared(), s, Lose(BOB), "Charms"), worth(Spared(), s, Lose(BOB), "Accio")) == (1, 0)
    assert Spared().whose(s, Lose(BOB)) == BOB


@rule("TC-10.1")
def test_it_is_reckoned_from_a_record_and_told_only_when_it_is_over() -> None:
    match = play_at_random("tcg", 2, "luck")
    rows: list[Luck] = measure(validate(match.record()), True)
    assert {(row.name, row.seat) for row in rows} >= {("lessons", ANN), ("lessons", BOB), ("spared", ANN)}
    first = next(row for row in rows if row.name == "lessons" and row.seat == ANN)
    assert 0 < first.expected < first.draws
    assert 0 < first.deviation <= sqrt(first.draws) / 2, "each draw is a lesson or none"
    assert measure(validate(match.record()), False) == [], "decks are secret while it is played"
