"""What the deck builder is told: curve, balance, exact odds, and a deck alone."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from greathall.core.words import Refusal
from greathall.core.workshop import Goldfish
from greathall.games.tcg import GAME
from greathall.games.tcg.decks import SHELF, deck_of
from greathall.games.tcg.goldfish import TURNS, alone, goldfish
from greathall.games.tcg.lists import read
from greathall.games.tcg.odds import HAND, odds_of, playable
from greathall.games.tcg.printed import CHARMS, CREATURE, KIND, LESSON, POTIONS, SPELL
from tests.games.tcg.scenes import card, cards
from tests.table import rule

SHOP = GAME.workshop
CHARACTER = "Character: Harry Potter\n"


@rule("TC-4.1")
def test_curve_and_balance() -> None:
    text = "20 Charms\n4 Potions\n4 Vermillious\n2 Borrowed Wand\n1 Foul Brew\n3 Dragon's Escape"
    found = SHOP.report(CHARACTER + text, house=False)
    assert found.size == sum(found.kinds) == 34
    assert found.kinds[LESSON] == 24
    assert sum(map(sum, found.curve)) == 10
    assert (found.curve[4][SPELL], found.curve[5][SPELL], sum(found.curve[0])) == (4, 1, 3)
    charms, potions = found.balance[CHARMS], found.balance[POTIONS]
    assert (charms.lessons, charms.power, charms.cards, charms.most) == (20, 4, 6, 4)
    assert (potions.lessons, potions.power, potions.cards, potions.most) == (4, 0, 1, 5)
    assert SHOP.report("Character: Professor Severus Snape\n1 Potions", house=False).balance[POTIONS].power == 1


@rule("TC-2.4")
def test_where_a_deck_may_be_played() -> None:
    assert SHOP.report("draco", house=False).formats == ["basic"]
    assert SHOP.report("slowboil", house=True).formats == ["advanced"]
    assert SHOP.report("1 Charms", house=False).formats == []
    assert [deck.name for deck in SHOP.shelf()][:2] == ["draco", "hermione"]
    assert all(deck.formats for deck in SHOP.shelf())
    for deck in SHOP.shelf():
        assert SHOP.report(deck.code, house=False).cards == SHOP.report(deck.written, house=False).cards == deck.cards
        assert all(SHOP.about(deck.name))


# ── odds ─────────────────────────────────────────────────────────────────────
def count_hands(deck: list[int], drawn: int, good: object) -> float:
    """The share of hands for which something holds, all of them looked at."""
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
    assert SHOP.report("14 Charms", house=False).odds is None
    assert SHOP.report("15 Charms", house=False).odds is not None


# ── alone ────────────────────────────────────────────────────────────────────
@rule("TC-3.1")
def test_a_deck_alone_plays_its_cards() -> None:
    turns = alone(SHELF["menagerie"], Random(1))
    assert len(turns) == TURNS
    assert [turn.damage for turn in turns] == sorted(turn.damage for turn in turns)
    assert turns[-1].damage > 10
    for turn in turns:
        assert len(turn.hand) > 0
        assert not Counter(turn.played) - Counter(turn.hand) or turn.drawn
    assert any(KIND[one] == CREATURE for turn in turns for one in turn.played)


def test_the_same_seed_deals_the_same_cards() -> None:
    one, other = (SHOP.goldfish("lanterns", "seed") for _ in range(2))
    assert isinstance(one, Goldfish)
    assert one == other
    assert one.first[CREATURE] is None
    assert 1 < (one.first[SPELL] or 0) < 5
    assert one.power == sorted(one.power)


def test_lessons_alone_are_stuck() -> None:
    found = goldfish(deck_of(read(CHARACTER + "60 Charms")), Random(1), runs=2)
    assert (found.stuck, found.damage[-1], found.first[SPELL]) == (1.0, 0.0, None)


@rule("TC-2.1")
@pytest.mark.parametrize(("text", "key"), [
    ("60 Charms", "deck-no-character"), (CHARACTER + "39 Charms", "deck-few"),
    (CHARACTER + "99 Charms\n22 Potions", "deck-size"),
])
def test_what_can_not_begin_is_not_tried(text: str, key: str) -> None:
    found = SHOP.goldfish(text, None)
    assert isinstance(found, Refusal)
    assert found.key == key
