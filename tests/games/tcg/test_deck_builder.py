"""The deck builder's facts: curve, balance, exact odds, and the solo test."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from greathall.core.deck_builder import DeckReport, Figure, SoloTest, Value, fits_at
from greathall.core.words import Refusal
from greathall.games.tcg import GAME
from greathall.games.tcg.decks import SHELF, deck_of
from greathall.games.tcg.goldfish import TURNS, alone, goldfish
from greathall.games.tcg.lists import read
from greathall.games.tcg.odds import HAND, odds_of, playable
from greathall.games.tcg.printed import CHARMS, CREATURE, KIND, LESSON, POTIONS, SPELL
from tests.games.tcg.scenes import card, cards
from tests.table import rule

BUILDER = GAME.deck_builder
CHARACTER = "Character: Harry Potter\n"


def rows(told: DeckReport | SoloTest, name: str) -> dict[Value, list[float]]:
    """One of the figures, row by row."""
    found: Figure = next(figure for figure in told.figures if figure.name == name)
    return {row.label: row.values for row in found.rows}


@rule("TC-4.1")
def test_curve_and_balance() -> None:
    text = "20 Charms\n4 Potions\n4 Vermillious\n2 Borrowed Wand\n1 Foul Brew\n3 Dragon's Escape"
    found = BUILDER.report(CHARACTER + text, {})
    assert found.size == 34
    curve = rows(found, "curve")
    assert sum(map(sum, curve.values())) == 10
    assert (curve[4][SPELL], curve[5][SPELL], sum(curve[0])) == (4, 1, 3)
    assert rows(found, "balance") == {"charms": [20, 4, 6, 4], "potions": [4, 0, 1, 5]}
    assert rows(BUILDER.report("Character: Professor Severus Snape\n1 Potions", {}), "balance")["potions"][1] == 1


@rule("TC-2.3", "TC-2.4")
def test_where_a_deck_may_be_played() -> None:
    mixed = BUILDER.report("Character: Harry Potter\n58 Charms\n2 Draco Malfoy", {})
    assert BUILDER.report("draco", {}).fits == [{"format": "basic"}]
    assert BUILDER.report("slowboil", {}).fits == [{"format": "advanced"}]
    assert mixed.fits == [{"format": "advanced", "house_decks": False}]
    assert BUILDER.report("1 Charms", {}).fits == []
    assert fits_at(mixed.fits, {"format": "advanced", "house_decks": False})
    assert fits_at(mixed.fits, {})
    assert not fits_at(mixed.fits, {"house_decks": True})
    assert not fits_at(mixed.fits, {"format": "basic"})


@rule("TC-2.4")
def test_a_table_is_chosen_for_the_decks_that_are_brought() -> None:
    draco, hermione, own = (BUILDER.report(name, {}) for name in ("draco", "hermione", "slowboil"))
    assert BUILDER.table_for([draco, hermione]) == {"format": "basic"}
    assert BUILDER.table_for([draco, own]) == BUILDER.table_for([]) == {"format": "advanced"}
    assert BUILDER.table_for([draco, hermione, own]) == {"format": "basic"}


def test_the_shelf_begins_with_the_starter_decks() -> None:
    shelf = BUILDER.info().shelf
    assert [deck.name for deck in shelf][:2] == ["draco", "hermione"]
    assert all(deck.fits for deck in shelf)
    for deck in shelf:
        assert BUILDER.report(deck.code, {}).cards == BUILDER.report(deck.written, {}).cards == deck.cards


def test_every_card_may_be_found_by_what_stands_on_it() -> None:
    """Each once, whatever its printings; houses are not among the other keywords."""
    info = BUILDER.info()
    assert len(info.cards) == len({one.name for one in info.cards}) == 114
    values = {facet.name: facet.values for facet in info.facets}
    assert values["house"] == ["Gryffindor", "Hufflepuff", "Ravenclaw", "Slytherin"]
    assert "Wand" in values["keyword"]
    assert not set(values["house"]) & set(values["keyword"])
    for one in info.cards:
        assert one.facets.keys() == values.keys()
        assert all(set(found) <= set(values[name]) for name, found in one.facets.items())
    troll = next(one for one in info.cards if one.name == "Mountain Troll")
    assert (troll.group, troll.cost, troll.facets["subject"], troll.facets["power"]) == ("Creature", 8, ["care"], [8])


# ── odds ─────────────────────────────────────────────────────────────────────
def count_hands(deck: list[int], drawn: int, good: object) -> float:
    """Return the share of hands for which something holds, by looking at all of them."""
    hands = list(combinations(deck, drawn))
    return sum(bool(good(hand)) for hand in hands) / len(hands)  # type: ignore[operator]


@rule("TC-1.2")
def test_odds_of_the_first_hand_by_counting_all_hands() -> None:
    deck = cards("5 Charms, 3 Potions, 4 Vermillious, 3 Foul Brew")
    odds = odds_of(card("Harry Potter"), Counter(deck))
    assert odds is not None
    for lessons in range(HAND + 1):
        share = count_hands(deck, HAND, lambda hand, n=lessons: sum(KIND[one] == LESSON for one in hand) == n)
        assert odds.lessons[lessons] == pytest.approx(share)
    assert odds.subjects[POTIONS] == pytest.approx(count_hands(deck, HAND, lambda hand: card("Potions") in hand))
    assert odds.power[-1] == 1.0
    assert sum(odds.lessons) == pytest.approx(1)


@rule("TC-3.3", "TC-4.1")
@pytest.mark.parametrize(("character", "turn"), [
    ("Harry Potter", 1), ("Harry Potter", 2), ("Professor Filius Flitwick", 1),
])
def test_odds_of_a_card_to_play_by_counting_all_hands(character: str, turn: int) -> None:
    deck = cards("3 Charms, 3 Potions, 2 Magical Mishap, 2 Noxious Poison, 1 Wizard Crackers, 1 Boil Cure, "
                 "2 Dragon's Escape")
    given = {CHARMS} if character == "Professor Filius Flitwick" else set()

    def good(hand: tuple[int, ...]) -> bool:
        held = {subject for subject, lesson in ((CHARMS, card("Charms")), (POTIONS, card("Potions"))) if lesson in hand}
        power = min(sum(KIND[one] == LESSON for one in hand), 2 * turn - 1) + len(given)
        needs = {"Magical Mishap": (2, CHARMS), "Noxious Poison": (3, POTIONS), "Wizard Crackers": (1, CHARMS),
                 "Boil Cure": (1, POTIONS)}
        return any(card(name) in hand and power >= need and subject in held | given
                   for name, (need, subject) in needs.items())

    assert playable(turn, card(character), Counter(deck)) == pytest.approx(count_hands(deck, HAND + turn, good))


def test_too_few_cards_have_no_odds() -> None:
    few, enough = BUILDER.report("14 Charms", {}), BUILDER.report("15 Charms", {})
    assert [figure.name for figure in few.figures] == ["curve", "balance"]
    assert [figure.name for figure in enough.figures] == ["curve", "balance", "hand", "subjects", "turns"]


# ── alone ────────────────────────────────────────────────────────────────────
@rule("TC-3.1")
def test_a_deck_alone_plays_its_cards() -> None:
    turns = alone(SHELF["menagerie"], Random(1))
    assert len(turns) == TURNS
    damage = [turn.figures["damage"] for turn in turns]
    assert damage == sorted(damage)
    assert damage[-1] > 10
    for turn in turns:
        assert len(turn.hand) > 0
        assert not Counter(turn.played) - Counter(turn.hand) or turn.figures["drawn"]
    assert any(KIND[one] == CREATURE for turn in turns for one in turn.played)


def test_the_same_seed_deals_the_same_cards() -> None:
    one, other = (BUILDER.solo_test("lanterns", "seed") for _ in range(2))
    assert isinstance(one, SoloTest)
    assert one == other
    assert "Creature" not in rows(one, "first")
    assert 1 < rows(one, "first")["Spell"][0] < 5
    power = [values[0] for values in rows(one, "alone").values()]
    assert power == sorted(power)


def test_lessons_alone_are_stuck() -> None:
    found = goldfish(deck_of(read(CHARACTER + "60 Charms")), Random(1), runs=2)
    assert found.shares == {"stuck": 1.0}
    assert rows(found, "alone")[TURNS][1] == 0.0
    assert "Spell" not in rows(found, "first")


@rule("TC-2.1")
@pytest.mark.parametrize(("text", "key"), [
    ("60 Charms", "deck-no-character"), (CHARACTER + "39 Charms", "deck-few"),
    (CHARACTER + "99 Charms\n22 Potions", "deck-size"),
])
def test_what_can_not_begin_is_not_tried(text: str, key: str) -> None:
    found = BUILDER.solo_test(text, None)
    assert isinstance(found, Refusal)
    assert found.key == key
