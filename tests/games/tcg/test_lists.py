"""Deck lists: as people write them, as we write them, and as codes for links."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.games.tcg.decks import LISTS
from greathall.games.tcg.lists import (
    LONGEST, LONGEST_TITLE, MOST_UNKNOWN, Listed, decode, encode, replace_unknown, read, as_text,
)
from greathall.games.tcg.printed import CARDS, NAME, SAME
from tests.games.tcg.scenes import card
from tests.table import rule


def one(line: str) -> dict[str, int]:
    """Return the contents of a list of one line, after a title; nothing in it is unknown."""
    listed = read(f"A deck\n{line}")
    assert listed.unknown == ()
    return {NAME[number]: count for number, count in listed.cards.items()}


@pytest.mark.parametrize("line", [
    "4 Vermillious", "4x Vermillious", "4 x Vermillious", "4 × vermillious", "4X VERMILLIOUS", "Vermillious x4",
    "Vermillious (4)", "Vermillious [4x]", "Vermillious, x 4", "[4] Vermillious", "- 4 Vermillious", "• 4x Vermillious",
    "4 „Vermillious“", '4 "Vermillious"', "4 Vermillious # a remark", "4 Vermillious // a remark",
    "4 Vermillious (BS 109)", "Vermillious 4", "4: Vermillious", "  4\tVermillious  ",
])
def test_four_of_a_card_in_many_hands(line: str) -> None:
    assert one(line) == {"Vermillious": 4}


@pytest.mark.parametrize(("line", "name"), [
    ("2 gringotts cart ride", "Gringotts' Cart Ride"), ("2 Gringotts’ Cart-Ride", "Gringotts' Cart Ride"),
    ("2 Mrs. Norris", "Mrs Norris"), ("2 wingardium leviosa", "Wingardium Leviosa!"),
    ("2 Platform 9¾", "Platform 9 3/4"), ("2 Dracos Trick", "Draco's Trick"),
    ("2 Snape`s Question", "Snape's Question"), ("2 Hagrid & the Stranger", "Hagrid and the Stranger"),
    ("2 COMC", "Care of Magical Creatures"), ("2 transfig", "Transfiguration"), ("2 Zaubertränke", "Potions"),
    ("2 Charms lessons", "Charms"),
    ("2 4 Privet Drive", "4 Privet Drive"), ("2x 4 Privet Drive", "4 Privet Drive"),
    ("4 Privet Drive x2", "4 Privet Drive"), ("2 Privet Drive", "4 Privet Drive"),
])
def test_names_are_forgiven(line: str, name: str) -> None:
    assert one(line) == {name: 2}


def test_a_name_that_begins_with_a_number_is_a_name() -> None:
    assert one("4 Privet Drive") == {"4 Privet Drive": 1}


@rule("TC-R1.2")
def test_two_printings_are_one_card() -> None:
    assert one("1 Draco Malfoy") == {"Draco Malfoy": 1}
    both = decode(encode(Listed("", 9, Counter({2: 1, 3: 1}))))
    assert both is not None
    assert both.cards == {2: 2}


def test_a_whole_list_of_somebody_elses() -> None:
    listed = read("""\ufeffThe „Best“ Deck
        // by me
        Starting Character
        1 hermione granger
        Spells (6):
        4x Magical Mishap
        Vermillious x2

        LESSONS: 20
        20 Charms
        SB: 2 Fumos
        Sideboard
        3 Fumos
        Creatures
        2 Curious Raven""")
    assert listed.title == "The „Best“ Deck"
    assert listed.character == card("Hermione Granger")
    assert listed.cards == {card("Magical Mishap"): 4, card("Vermillious"): 2, card("Charms"): 20,
                            card("Curious Raven"): 2}
    assert listed.unknown == ()


@pytest.mark.parametrize("line", [
    "Character: Draco Malfoy", "character = draco malfoy", "Starting character: Draco Malfoy",
    "Charakter: 1 Draco Malfoy", "Wizard: Draco Malfoy",
])
def test_the_starting_character_is_named(line: str) -> None:
    listed = read(f"{line}\n1 Charms")
    assert (listed.character, listed.title, listed.cards.total()) == (card("Draco Malfoy"), "", 1)


@pytest.mark.parametrize(("text", "name"), [
    ("3 Vermilious", "Vermillious"), ("3 Magical Mishapp", "Magical Mishap"),
    ("3 Flitwick", "Professor Filius Flitwick"), ("3 Transfiguration Tset", "Transfiguration Test"),
    ("3 Burning Balm", "Burning Bitterroot Balm"),
])
def test_what_is_not_known_is_guessed_but_not_taken(text: str, name: str) -> None:
    listed = read(f"A deck\n\n{text}")
    (unknown,) = listed.unknown
    assert (unknown.line, unknown.count, unknown.guesses[0]) == (3, 3, card(name))
    assert listed.cards == {}
    better = replace_unknown(listed)
    assert (better.cards, better.unknown) == ({card(name): 3}, ())


def test_a_starting_character_may_be_guessed_too() -> None:
    listed = read("Character: Harry Poter\n1 Xyzzy plugh")
    assert [u.count for u in listed.unknown] == [0, 1]
    better = replace_unknown(listed)
    assert better.character == card("Harry Potter")
    assert [u.text for u in better.unknown] == ["Xyzzy plugh"]


def test_a_book_is_no_list() -> None:
    listed = read("1 blah\n" * LONGEST)
    assert len(listed.unknown) == MOST_UNKNOWN
    assert read("99999 Charms\n" * LONGEST).cards.total() < 200_000
    assert read("x" + " ," * LONGEST + "(").cards == {}


TITLES = st.text(st.characters(codec="utf-8"), max_size=80)
COUNTS = st.dictionaries(st.sampled_from([SAME[n] for n in CARDS]), st.integers(1, 99), max_size=40)


@settings(max_examples=60)
@given(TITLES, st.sampled_from([0, 2, 8, 16]), COUNTS)
def test_what_we_write_we_read_again(title: str, character: int, cards: dict[int, int]) -> None:
    listed = read(encode(Listed(title[:LONGEST_TITLE], character, Counter(cards))))
    assert (listed.character, listed.cards) == (character, cards)
    again = read(as_text(listed))
    assert (again.title, again.character, again.cards, again.unknown) == (listed.title, character, cards, ())
    assert encode(again) == encode(listed)


@settings(max_examples=60)
@given(st.text(max_size=300))
def test_any_text_can_be_read(text: str) -> None:
    listed = read(text)
    assert listed.cards.total() >= 0
    assert read(as_text(replace_unknown(listed))).cards == replace_unknown(listed).cards


def test_a_title_may_be_a_cards_name() -> None:
    for title in ("Charms", "4 Privet Drive", "Spells", "4 Vermillious"):
        listed = Listed(title, 8, Counter({114: 3}))
        assert read(as_text(listed)) == listed


@pytest.mark.parametrize("around", ["{}", "  {}\n", "https://hall.example/decks#{}", "{}.", "#{}", "{}=="])
def test_a_code_is_as_good_as_a_list(around: str) -> None:
    for listed in LISTS.values():
        assert decode(around.format(encode(listed))) == listed


@pytest.mark.parametrize("text", [
    "d1.", "d1.!!", "d1.AAAA", "d2.CHIQ", "d1.CHIQ", "d1." + "A" * 701, "d1.CHIQdAwoAiwE\n5", "d1._____w",
])
def test_a_broken_code_is_no_deck(text: str) -> None:
    found = decode(text)
    assert found is None or not found.cards
