"""Decks: which are legal, those on the shelf, and those that seats bring to the table."""

import re
from collections import Counter
from itertools import combinations

import pytest

from greathall.core.words import Illegal
from greathall.games.tcg import GAME
from greathall.games.tcg.deck_builder import subjects
from greathall.games.tcg.decks import LISTS, NAMES, SAMPLES, SHELF, STARTERS, faults, houses, sample_decks
from greathall.games.tcg.lists import read, as_text
from greathall.games.tcg.model import Takes
from greathall.games.tcg.play.start import TakeDeck
from greathall.games.tcg.printed import ADVENTURE, CHARACTER, HERE, HOUSES, ITEM, KIND, LESSON, SUBJECT
from tests.games.tcg.scenes import card
from tests.table import ANN, BOB, rule

ADVANCED = {"format": "advanced"}
SIXTY = "Character: Harry Potter\n28 Charms\n28 Potions\n4 Vermillious"


def wrong(text: str, house: bool = False) -> list[tuple[str, str]]:
    return [(fault.rule, fault.key) for fault in faults(read(text), house)]


# ── legality ─────────────────────────────────────────────────────────────────
@rule("TC-2.1", "TC-R1.1")
@pytest.mark.parametrize(("lessons", "ok"), [(56, True), (55, False), (57, False)])
def test_sixty_cards_besides_the_starting_character(lessons: int, ok: bool) -> None:
    text = f"Character: Harry Potter\n{lessons} Charms\n4 Vermillious"
    assert wrong(text) == ([] if ok else [("TC-2.1", "deck-size")])


@rule("TC-2.1", "TC-R1.3")
def test_the_starting_character_is_a_witch_or_a_wizard() -> None:
    assert wrong(SIXTY.replace("Character: Harry Potter", "")) == [("TC-2.1", "deck-no-character")]
    for name in ("Rubeus Hagrid", "Nearly Headless Nick", "Norbert"):
        assert wrong(SIXTY.replace("Harry Potter", name)) == [("TC-2.1", "deck-no-wizard")]
    for name in ("Rubeus Hagrid", "Nearly Headless Nick", "Hannah Abbott"):
        assert wrong(SIXTY.replace("4 Vermillious", f"4 {name}")) == []


@rule("TC-2.2", "TC-R1.2")
def test_four_of_a_name_and_lessons_without_limit() -> None:
    assert wrong(SIXTY) == []
    text = "Character: Harry Potter\n50 Charms\n5 Vermillious\n4 Harry Potter\n1 Dean Thomas"
    assert wrong(text) == [("TC-2.2", "deck-copies")]
    assert wrong(text.replace("5 Vermillious", "3 Vermillious\n2 vermillious")) == [("TC-2.2", "deck-copies")]


@rule("TC-2.3", "TC-R1.7")
def test_a_house_deck_has_one_house_its_starting_character_included() -> None:
    text = SIXTY.replace("4 Vermillious", "2 Rubeus Hagrid\n2 Draco Malfoy")
    assert wrong(text) == []
    assert wrong(text, house=True) == [("TC-2.3", "deck-houses")]
    assert wrong(text.replace("Draco Malfoy", "Dean Thomas"), house=True) == []
    assert wrong(text.replace("Harry Potter", "Professor Severus Snape"), house=True) == []


@rule("TC-13.1")
def test_all_that_is_wrong_is_told_at_once() -> None:
    text = "30 Charms\n5 Vermillious\n2 Xyzzy\n1 Draco Malfoy\n1 Dean Thomas"
    assert [key for _, key in wrong(text, house=True)] == [
        "deck-no-card", "deck-no-character", "deck-size", "deck-copies", "deck-houses"]
    for fault in faults(read(text), house=True):
        assert len(str(GAME.illegal(fault))) > 20


# ── the shelf ────────────────────────────────────────────────────────────────
@rule("TC-2.4", "TC-R1.1", "TC-R1.8")
def test_the_starter_decks_are_the_rulebooks() -> None:
    draco, hermione = (LISTS[name] for name in STARTERS)
    assert draco.cards.total() == hermione.cards.total() == 40
    assert (draco.character, hermione.character) == (card("Draco Malfoy"), card("Hermione Granger"))
    assert not {CHARACTER, ADVENTURE, ITEM} & {KIND[number] for deck in (draco, hermione) for number in deck.cards}
    assert (draco.cards[card("care")], draco.cards[card("Charms")]) == (10, 9)
    assert (hermione.cards[card("care")], hermione.cards[card("trans")]) == (12, 7)
    assert hermione.cards[card("Curious Raven")] == 4
    assert hermione.cards[card("Avifors")] == 2


@rule("TC-2.1", "TC-2.2")
@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_deck_is_legal_and_tells_what_it_wants(name: str) -> None:
    listed = LISTS[name]
    assert faults(listed) == []
    assert len(subjects(listed.cards)) == 2
    powered = {SUBJECT[number] for number in listed.cards if KIND[number] not in (LESSON, CHARACTER, ADVENTURE)}
    assert powered == set(subjects(listed.cards))
    file = (HERE / "shelf" / f"{name}.txt").read_text(encoding="utf-8")
    assert re.match(r"# \w.{40,}\.\n", file)
    assert file.split("\n", 1)[1].splitlines()[:2] == as_text(listed).splitlines()[:2]


@rule("TC-2.3")
def test_the_sample_decks_are_of_all_pairs_and_houses() -> None:
    assert len(SAMPLES) >= 6
    assert {tuple(subjects(LISTS[name].cards)) for name in SAMPLES} == set(combinations(range(4), 2))
    assert len(sample_decks(True)) >= 4
    assert {house for name in sample_decks(True) for house in houses(LISTS[name])} == set(HOUSES)
    assert len({LISTS[name].character for name in SAMPLES}) == len(SAMPLES)
    used = Counter(kind for name in SAMPLES for kind in {KIND[number] for number in LISTS[name].cards})
    assert min(used[kind] for kind in range(6)) >= 2


# ── what seats bring ─────────────────────────────────────────────────────────
@rule("TC-2.1", "TC-2.4")
def test_a_deck_is_brought_by_name_by_list_or_by_code() -> None:
    code = GAME.deck_builder.report("slowboil", {}).code
    for bring in ("slowboil", " slowboil\n", as_text(LISTS["slowboil"]), code):
        s = GAME.setup(2, GAME.resolve_options(2, ADVANCED), {ANN: bring, BOB: "lanterns"}, {})
        assert s.lists == [[SHELF[name].character, *SHELF[name].cards] for name in ("slowboil", "lanterns")]


@rule("TC-2.1", "TC-2.4")
@pytest.mark.parametrize(("bring", "options", "key"), [
    (7, ADVANCED, "deck-no-list"), (["lanterns"], ADVANCED, "deck-no-list"), ({}, ADVANCED, "deck-no-list"),
    ("draco", ADVANCED, "deck-size"), ("lantern", ADVANCED, "deck-no-list"),
    ("60 Charms", ADVANCED, "deck-no-character"),
    (SIXTY + "\n1 Fumos", ADVANCED, "deck-size"),
    (SIXTY + "\n1 Fumoz", ADVANCED, "deck-no-card"), ("lanterns", {"format": "basic"}, "deck-starters"),
    (SIXTY.replace("4 Vermillious", "4 Draco Malfoy"), {**ADVANCED, "house_decks": True}, "deck-houses"),
])
def test_what_may_not_be_brought(bring: object, options: dict[str, object], key: str) -> None:
    with pytest.raises(Illegal) as no:
        GAME.setup(2, GAME.resolve_options(2, options), {BOB: bring}, {})
    assert no.value.key == key
    assert no.value.rule


@rule("TC-2.4")
def test_who_brings_nothing_gets_a_deck_of_ours() -> None:
    basic = GAME.setup(2, GAME.resolve_options(2, {}), {}, {})
    assert basic.lists == [[SHELF[name].character, *SHELF[name].cards] for name in STARTERS]
    s = GAME.setup(2, GAME.resolve_options(2, {**ADVANCED, "house_decks": True}), {}, {})
    step = s.agenda[-1]
    assert isinstance(step, TakeDeck)
    assert [a for a, _ in step.odds(s)] == [Takes(NAMES.index(name)) for name in sample_decks(True)]
    step.take(s, Takes(NAMES.index("wildbrew")))
    assert s.lists[ANN] == [SHELF["wildbrew"].character, *SHELF["wildbrew"].cards]
