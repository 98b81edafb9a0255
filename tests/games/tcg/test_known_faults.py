"""Cases in which other programs of this game went wrong."""

from collections import Counter

import pytest

from greathall.games.tcg.decks import SHELF
from greathall.games.tcg.model import Draw as Drawing, Suffer, Yes
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, card, cards, deck, hand, in_play, play, refused, run, scene, use, ward,
)
from tests.table import asked, kinds, legal, rule


@rule("TC-1.1", "TC-R2.1")
def test_the_last_card_loses_not_a_draw_that_fails() -> None:
    s = scene(decks={ANN: "Charms"})
    run(s, Draw(1))
    assert (s.agenda, s.winners, hand(s, ANN)) == ([], (BOB,), "Charms")


@rule("TC-6.1", "TC-R7.1")
def test_an_adventure_does_not_replace_the_old_one() -> None:
    s = scene(hands={ANN: "Diagon Alley"}, play={ANN: "Reptile House"})
    assert refused(s, play("Diagon Alley")) == "TC-6.1"


@rule("TC-3.4", "TC-R7.1")
def test_an_adventure_costs_two_actions_not_one() -> None:
    s = scene(hands={ANN: "Diagon Alley"})
    run(s, play("Diagon Alley"))
    assert s.actions == 0
    assert refused(scene(hands={ANN: "Diagon Alley"}, actions=1), play("Diagon Alley")) == "TC-3.4"


@rule("TC-CARD-050", "TC-R7.7")
@pytest.mark.parametrize(("adventure", "mine", "theirs", "answer"), [
    ("Peeves Causes Trouble", 20, 17, None), ("Troll in the Bathroom", 20, 16, None),
    ("Gringotts' Cart Ride", 15, 20, Yes()), ("Dragon's Escape", 17, 20, Drawing(3)), ("Unusual Pets", 19, 20, Yes())])
def test_dracos_trick_gives_the_adventures_own_reward_not_three_cards(
        adventure: str, mine: int, theirs: int, answer: Drawing | Yes | None) -> None:
    s = scene(hands={ANN: "Draco's Trick"}, play={ANN: f"7 trans, {adventure}"})
    run(s, play("Draco's Trick"), *([answer] if answer else []))
    assert (deck(s, ANN), deck(s, BOB)) == (mine, theirs)


@rule("TC-2.4")
def test_hermiones_starter_deck_is_the_rulebooks() -> None:
    """The legible counts are fifteen of forty cards; the others are lessons, Avifors and Curious Ravens."""
    deck = SHELF["hermione"]
    assert (deck.character, len(deck.cards)) == (card("Hermione Granger"), 40)
    legible = Counter(cards("2 Epoximise, 3 Forest Troll, 2 Hagrid and the Stranger, 3 Incarcifors, 2 Take Root, "
                            "3 Vicious Wolf"))
    others = Counter(deck.cards) - legible
    assert (legible - Counter(deck.cards), others.total()) == (Counter(), 25)
    assert sorted(others) == cards("Avifors, Curious Raven, care, trans")


@rule("TC-CARD-012", "TC-CARD-033", "TC-CARD-055", "TC-CARD-061", "TC-15.3")
def test_protections_against_spells_do_not_cover_creatures_damage() -> None:
    s = scene(characters=("Harry Potter", "Ron Weasley"), turn=BOB,
              play={ANN: "Vicious Wolf", BOB: "Invisibility Cloak, Potion Ingredients, Pet Toad, Kelpie"})
    run(s, End())
    assert (asked(s), deck(s, BOB), in_play(s, BOB, "Pet Toad")) == (ANN, 17, 1)


@rule("TC-CARD-012", "TC-CARD-072", "TC-15.3")
def test_cloak_and_keys_protect_the_player_not_the_creatures() -> None:
    s = scene(hands={ANN: "Fumos"}, play={ANN: "7 Charms", BOB: "Invisibility Cloak, Pet Toad, Scottish Stag"})
    run(s, play("Fumos"))
    assert (asked(s), s.board[BOB][2:], s.hurt[BOB]) == (ANN, [card("Scottish Stag")], [0, 0, 2])


@rule("TC-CARD-060", "TC-R6.12")
def test_peeves_counts_drawings_not_cards() -> None:
    s = scene(play={BOB: "Peeves Causes Trouble"})
    run(s, use(s, "Dean Thomas"))
    assert deck(s, ANN) == 16


@rule("TC-CARD-012", "TC-R5.1")
def test_the_cloak_helps_once_in_each_turn_of_the_other() -> None:
    s = scene(hands={ANN: "3 Magical Mishap"}, play={ANN: "2 Charms", BOB: "Invisibility Cloak"})
    run(s, play("Magical Mishap"))
    run(s, ward(s, "Invisibility Cloak"), play("Magical Mishap"))
    assert (asked(s), deck(s, BOB)) == (ANN, 17), "the second is not even asked about"
    run(s, End(), End(), play("Magical Mishap"))
    assert (asked(s), kinds(s)) == (BOB, ["Suffer", "Shield"])
    run(s, Suffer())
    assert Draw(1) in legal(s)
