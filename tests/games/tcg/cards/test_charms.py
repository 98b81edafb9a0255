"""Charms: damage, and trouble for the opponent's hand."""

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Done, Looked, Revealed, Rewarded, Strike, Suffer, Wounded, Yes
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_ALL, FROM_CREATURES
from tests.games.tcg.scenes import (
    ANN, BOB, Came, at, card, cards, deck, hand, in_play, pick, pile, play, refused, run, scene, ward,
)
from tests.table import asked, legal, rule, told


# ── damage ───────────────────────────────────────────────────────────────────
AIMED = pytest.mark.parametrize(("name", "power", "damage"), [
    pytest.param("Bluebell Flames", 7, 4, marks=rule("TC-CARD-044")),
    pytest.param("Vermillious", 4, 3, marks=rule("TC-CARD-109"))])
STRAIGHT = pytest.mark.parametrize(("name", "power", "damage"), [
    pytest.param("Stupefy", 6, 5, marks=rule("TC-CARD-067")),
    pytest.param("Magical Mishap", 2, 3, marks=rule("TC-CARD-095"))])


@AIMED
@rule("TC-R4.6", "TC-14.4")
def test_an_aimed_spell_hurts_the_other_or_any_creature(name: str, power: int, damage: int) -> None:
    s = scene(hands={ANN: f"3 {name}"}, play={ANN: f"{power} Charms, Kelpie", BOB: "Guard Dog"}, actions=3)
    run(s, play(name))
    assert legal(s) == [AtPlayer(), at(s, ANN, "Kelpie"), at(s, BOB, "Guard Dog")]
    run(s, AtPlayer())
    assert pile(s, BOB) == f"{damage} Charms"
    run(s, play(name), at(s, BOB, "Guard Dog"), play(name), at(s, ANN, "Kelpie"))
    assert s.hurt == [[0, damage], [0, damage]]
    assert deck(s, BOB) == 20 - damage


@AIMED
@rule("TC-5.4")
def test_without_creatures_nothing_is_to_choose(name: str, power: int, damage: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Charms"})
    run(s, play(name))
    assert asked(s) == ANN
    assert deck(s, BOB) == 20 - damage
    assert pile(s, ANN) == name


@STRAIGHT
def test_a_straight_spell_hurts_the_other_and_no_creature(name: str, power: int, damage: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Charms", BOB: "Guard Dog"})
    run(s, play(name))
    assert pile(s, BOB) == f"{damage} Charms"
    assert s.hurt[BOB] == [0, 0]


@rule("TC-CARD-025", "TC-4.4", "TC-R4.3")
def test_incendio_counts_charms_lessons_and_no_other_power() -> None:
    s = scene(hands={ANN: "2 Incendio"}, play={ANN: "2 Charms, care, Borrowed Wand, Pet Rat", BOB: "Kelpie"})
    run(s, play("Incendio"))
    assert legal(s) == [at(s, ANN, "Pet Rat"), at(s, BOB, "Kelpie")], "a creature, and no player"
    run(s, at(s, BOB, "Kelpie"), play("Incendio"), at(s, ANN, "Pet Rat"))
    assert s.hurt == [[0, 0, 2], [0, 2]]


@rule("TC-CARD-025", "TC-R6.15")
def test_incendio_without_charms_lessons_is_no_damage() -> None:
    s = scene(hands={ANN: "Incendio"}, play={ANN: "care, Borrowed Wand", BOB: "Pet Toad"})
    run(s, play("Incendio"))
    assert in_play(s, BOB, "Pet Toad") == 1
    assert told(s, Wounded) == []


@rule("TC-CARD-025", "TC-14.2")
def test_incendio_needs_a_creature() -> None:
    assert refused(scene(hands={ANN: "Incendio"}, play={ANN: "3 Charms"}), play("Incendio")) == "TC-CARD-025"


@rule("TC-CARD-036")
def test_titillando_hurts_and_then_the_other_discards_three() -> None:
    s = scene(hands={ANN: "Titillando", BOB: "Accio, Stupefy, 2 Charms"}, play={ANN: "9 Charms", BOB: "Guard Dog"})
    run(s, play("Titillando"), at(s, BOB, "Guard Dog"))
    assert s.hurt[BOB] == [0, 3]
    assert asked(s) == BOB, "who chooses the cards"
    run(s, pick("Charms"), pick("Accio"), pick("Charms"))
    assert hand(s, BOB) == "Stupefy"
    assert asked(s) == ANN


@rule("TC-CARD-036", "TC-15.2", "TC-R6.5")
def test_titillandos_discards_come_though_its_damage_is_prevented() -> None:
    s = scene(hands={ANN: "Titillando", BOB: "Accio, Stupefy"}, play={ANN: "9 Charms", BOB: "Potion Ingredients"})
    run(s, play("Titillando"))
    run(s, ward(s, "Potion Ingredients"))
    assert deck(s, BOB) == 20
    assert hand(s, BOB) == "", "two is the whole hand: nothing to choose"
    assert asked(s) == ANN


@rule("TC-CARD-036", "TC-1.1", "TC-R2.2")
def test_titillandos_damage_may_end_the_game_before_the_discards() -> None:
    s = scene(hands={ANN: "Titillando", BOB: "Accio"}, play={ANN: "9 Charms"}, decks={BOB: "3 Charms"})
    run(s, play("Titillando"))
    assert s.winners == (ANN,)
    assert hand(s, BOB) == "Accio"


@rule("TC-CARD-052")
def test_fumos_hurts_each_creature_on_both_sides() -> None:
    s = scene(hands={ANN: "Fumos"}, play={ANN: "7 Charms, 2 Curious Raven, Kelpie", BOB: "Boa Constrictor, Pet Rat"})
    run(s, play("Fumos"))
    assert s.hurt == [[0, 2], [0, 2]]
    assert pile(s, ANN) == "Fumos, 2 Curious Raven"
    assert pile(s, BOB) == "Boa Constrictor"
    assert deck(s, BOB) == 20


@rule("TC-CARD-052", "TC-R4.5")
def test_fumos_can_be_played_without_creatures() -> None:
    s = scene(hands={ANN: "Fumos"}, play={ANN: "7 Charms"})
    run(s, play("Fumos"))
    assert pile(s, ANN) == "Fumos"


@rule("TC-CARD-075")
def test_baubillious_hurts_and_draws() -> None:
    s = scene(hands={ANN: "Baubillious"}, play={ANN: "2 Charms", BOB: "Curious Raven"})
    run(s, play("Baubillious"), at(s, BOB, "Curious Raven"))
    assert pile(s, BOB) == "Curious Raven"
    assert hand(s, ANN) == "Charms"


@rule("TC-CARD-075", "TC-15.2", "TC-R6.5")
def test_baubillious_draws_though_its_damage_is_prevented() -> None:
    s = scene(hands={ANN: "Baubillious"}, play={ANN: "2 Charms", BOB: "Potion Ingredients"})
    run(s, play("Baubillious"))
    assert hand(s, ANN) == "", "not before it is clear what becomes of the damage"
    run(s, ward(s, "Potion Ingredients"))
    assert deck(s, BOB) == 20
    assert hand(s, ANN) == "Charms"


@rule("TC-CARD-075", "TC-1.1")
def test_baubillious_wins_before_its_player_would_draw_the_last_card() -> None:
    s = scene(hands={ANN: "Baubillious"}, play={ANN: "2 Charms"}, decks={ANN: "Charms", BOB: "Charms"})
    run(s, play("Baubillious"))
    assert s.winners == (ANN,)


@rule("TC-CARD-108", "TC-R5.3")
def test_toe_biters_creature_is_chosen_after_its_damage_to_the_other() -> None:
    s = scene(hands={ANN: "Toe Biter"}, play={ANN: "3 Charms", BOB: "Pet Toad, Pet Rat"})
    run(s, play("Toe Biter"))
    assert asked(s) == BOB
    run(s, ward(s, "Pet Toad"))
    assert legal(s) == [Done(), at(s, BOB, "Pet Rat")], "the toad is gone"
    run(s, at(s, BOB, "Pet Rat"))
    assert deck(s, BOB) == 20
    assert s.hurt[BOB] == [0, 2]


@rule("TC-CARD-108")
def test_toe_biter_may_spare_the_creatures() -> None:
    s = scene(hands={ANN: "Toe Biter"}, play={ANN: "3 Charms, Pet Rat"})
    run(s, play("Toe Biter"), Done())
    assert deck(s, BOB) == 18
    assert s.hurt[ANN] == [0, 0]


@rule("TC-CARD-108", "TC-R4.5")
def test_toe_biter_needs_no_creature() -> None:
    s = scene(hands={ANN: "Toe Biter"}, play={ANN: "3 Charms"})
    run(s, play("Toe Biter"))
    assert deck(s, BOB) == 18
    assert pile(s, ANN) == "Toe Biter"


# ── hands ────────────────────────────────────────────────────────────────────
@rule("TC-CARD-014", "TC-10.2")
@pytest.mark.parametrize("held", ["Accio, Stupefy, 2 Charms", ""])
def test_obliviate_empties_the_others_hand_be_it_empty_already(held: str) -> None:
    s = scene(hands={ANN: "Obliviate, Accio", BOB: held}, play={ANN: "12 Charms"})
    run(s, play("Obliviate"))
    assert hand(s, BOB) == ""
    assert sorted(s.heaps[BOB]) == sorted(cards(held))
    assert hand(s, ANN) == "Accio"


@rule("TC-CARD-024", "TC-R5.10")
def test_history_of_magic_discards_the_adventures_and_shows_the_rest_to_its_player_alone() -> None:
    s = scene(hands={ANN: "History of Magic, Reptile House", BOB: "Diagon Alley, Reptile House, Pet Rat"},
              play={ANN: "2 Charms"})
    run(s, play("History of Magic"))
    assert pile(s, BOB) == "Diagon Alley, Reptile House"
    assert hand(s, ANN) == "Reptile House"
    assert GAME.view(s, ANN).known[BOB] == cards("Pet Rat")
    assert GAME.view(s, None).known[BOB] == []
    assert [looked.seen_by(None).cards for looked in told(s, Looked)] == [None]


@rule("TC-CARD-097", "TC-R5.10")
def test_out_of_the_woods_discards_the_creatures_and_shows_the_rest_to_its_player_alone() -> None:
    s = scene(hands={ANN: "Out of the Woods, Pet Rat", BOB: "Diagon Alley, 2 Pet Rat, Norbert"},
              play={ANN: "5 Charms", BOB: "Pet Toad"})
    run(s, play("Out of the Woods"))
    assert pile(s, BOB) == "Norbert, 2 Pet Rat"
    assert in_play(s, BOB, "Pet Toad") == 1, "the hand, not what is in play"
    assert hand(s, ANN) == "Pet Rat"
    assert GAME.view(s, ANN).known[BOB] == cards("Diagon Alley")
    assert GAME.view(s, None).known[BOB] == []


@rule("TC-10.2", "TC-R4.5")
@pytest.mark.parametrize(("name", "power"), [
    pytest.param("History of Magic", 2, marks=rule("TC-CARD-024")),
    pytest.param("Out of the Woods", 5, marks=rule("TC-CARD-097"))])
def test_an_empty_hand_can_be_looked_at(name: str, power: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Charms"})
    run(s, play(name))
    assert told(s, Looked) == [Looked(ANN, ())]


@rule("TC-CARD-047", "TC-R5.2")
def test_confundus_makes_the_other_discard_two_of_their_choice() -> None:
    s = scene(hands={ANN: "Confundus, Accio", BOB: "Accio, Stupefy, Charms"}, play={ANN: "5 Charms"})
    run(s, play("Confundus"))
    assert asked(s) == BOB
    run(s, pick("Stupefy"))
    assert asked(s) == BOB
    run(s, pick("Accio"))
    assert asked(s) == ANN
    assert hand(s, BOB) == "Charms"


@rule("TC-CARD-047", "TC-R4.4", "TC-14.2")
def test_confundus_takes_the_only_card_and_needs_one() -> None:
    s = scene(hands={ANN: "2 Confundus", BOB: "Stupefy"}, play={ANN: "5 Charms"})
    run(s, play("Confundus"))
    assert pile(s, BOB) == "Stupefy"
    assert asked(s) == ANN
    assert refused(s, play("Confundus")) == "TC-CARD-047"


@rule("TC-CARD-092", "TC-R5.10")
def test_illegibilus_looks_and_chooses_a_card_which_is_discarded() -> None:
    s = scene(hands={ANN: "Illegibilus", BOB: "Accio, Stupefy, Charms"}, play={ANN: "5 Charms"})
    run(s, play("Illegibilus"))
    assert asked(s) == ANN
    assert legal(s) == [pick("Stupefy"), pick("Accio"), pick("Charms")], "one must go"
    run(s, pick("Stupefy"))
    assert pile(s, BOB) == "Stupefy"
    assert GAME.view(s, ANN).known[BOB] == cards("Accio, Charms")
    assert GAME.view(s, None).known[BOB] == []


@rule("TC-CARD-092", "TC-14.2")
def test_illegibilus_needs_a_card_in_the_others_hand() -> None:
    assert refused(scene(hands={ANN: "Illegibilus"}, play={ANN: "5 Charms"}), play("Illegibilus")) == "TC-CARD-092"


# ── your pile and deck ───────────────────────────────────────────────────────
@rule("TC-CARD-059")
def test_ollivanders_brings_an_item_back() -> None:
    s = scene(hands={ANN: "Ollivanders"}, play={ANN: "Charms"}, heaps={ANN: "Borrowed Wand, Cage, Stupefy"})
    run(s, play("Ollivanders"))
    assert legal(s) == [pick("Cage"), pick("Borrowed Wand")], "one must be taken"
    run(s, pick("Borrowed Wand"))
    assert hand(s, ANN) == "Borrowed Wand"
    assert pile(s, ANN) == "Cage, Ollivanders, Stupefy"


@rule("TC-CARD-059", "TC-14.2")
def test_ollivanders_needs_an_item_in_the_own_pile() -> None:
    s = scene(hands={ANN: "Ollivanders"}, play={ANN: "Charms"}, heaps={ANN: "Stupefy", BOB: "Cage"})
    assert refused(s, play("Ollivanders")) == "TC-CARD-059"


@rule("TC-CARD-073", "TC-12.1")
def test_accio_brings_back_up_to_two_lessons() -> None:
    s = scene(hands={ANN: "3 Accio"}, play={ANN: "2 Charms"}, heaps={ANN: "2 Charms, 2 care, Stupefy"}, actions=3)
    run(s, play("Accio"))
    assert legal(s) == [Done(), pick("care"), pick("Charms")]
    run(s, Done())
    assert hand(s, ANN) == "2 Accio"
    run(s, play("Accio"), pick("care"), Done())
    run(s, play("Accio"), pick("care"), pick("Charms"))
    assert hand(s, ANN) == "2 Care of Magical Creatures, Charms"
    assert GAME.view(s, BOB).known[ANN] == cards("2 care, Charms"), "they came out of an open pile"
    assert pile(s, ANN) == "Stupefy, 3 Accio, Charms"


@rule("TC-CARD-073", "TC-R4.5")
def test_accio_can_be_played_though_no_lesson_lies_there() -> None:
    s = scene(hands={ANN: "Accio"}, play={ANN: "2 Charms"}, heaps={ANN: "Stupefy", BOB: "Charms"})
    run(s, play("Accio"))
    assert (hand(s, ANN), pile(s, ANN)) == ("", "Stupefy, Accio")


@rule("TC-CARD-112", "TC-12.2")
def test_wizard_crackers_put_a_lesson_into_play() -> None:
    s = scene(hands={ANN: "Wizard Crackers"}, play={ANN: "Charms", BOB: "Peeves Causes Trouble"},
              decks={ANN: "2 care, 2 Stupefy"})
    run(s, play("Wizard Crackers"), Came(card("care")))
    assert in_play(s, ANN, "care") == 1
    assert hand(s, ANN) == ""
    assert deck(s, ANN) == 3, "and Peeves has nothing to do: it was no drawing"
    assert told(s, Revealed) == [Revealed(ANN, card("care"))]


@rule("TC-CARD-112")
def test_wizard_crackers_put_another_card_into_the_hand_seen_by_all() -> None:
    s = scene(hands={ANN: "Wizard Crackers"}, play={ANN: "Charms"}, decks={ANN: "2 care, 2 Stupefy"})
    run(s, play("Wizard Crackers"), Came(card("Stupefy")))
    assert hand(s, ANN) == "Stupefy"
    assert GAME.view(s, BOB).known[ANN] == cards("Stupefy")


@rule("TC-CARD-112", "TC-1.1")
def test_wizard_crackers_on_the_last_card_lose() -> None:
    s = scene(hands={ANN: "Wizard Crackers"}, play={ANN: "Charms"}, decks={ANN: "care"})
    run(s, play("Wizard Crackers"))
    assert s.winners == (BOB,)


@rule("TC-CARD-112", "TC-R4.8")
def test_wizard_crackers_may_put_a_lesson_into_play_though_reptile_house_has_had_its_one() -> None:
    s = scene(hands={ANN: "Wizard Crackers, Charms"}, play={ANN: "Charms", BOB: "Reptile House"}, decks={ANN: "9 care"})
    run(s, play("Charms"), play("Wizard Crackers"))
    assert in_play(s, ANN, "care") == 1


# ── adventures ────────────────────────────────────────────────
@rule("TC-CARD-056", "TC-R7.7", "TC-15.3", "TC-R6.8")
def test_logic_puzzle_discards_the_others_adventure_and_gives_its_reward() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Peeves Causes Trouble, Pet Toad"})
    run(s, play("Logic Puzzle"))
    assert s.adventure == [0, 0]
    assert deck(s, BOB) == 17, "an adventure's damage: the toad is not asked"
    assert pile(s, BOB) == "Peeves Causes Trouble, 3 Charms"
    assert told(s, Rewarded) == [Rewarded(ANN, card("Peeves Causes Trouble"))]


@rule("TC-CARD-056", "TC-R7.7")
def test_logic_puzzle_gives_a_reward_that_draws() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Gringotts Cart Ride"})
    run(s, play("Logic Puzzle"), Yes())
    assert hand(s, ANN) == "5 Charms"


@rule("TC-CARD-056", "TC-R6.8", "TC-R6.9")
@pytest.mark.parametrize(("shield", "left"), [(FROM_ADVENTURES | FROM_CREATURES, 17), (FROM_ALL, 20)])
def test_a_reward_is_stopped_by_a_shrinking_potion_and_not_by_a_dungbomb(shield: int, left: int) -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Peeves Causes Trouble"})
    s.shields[BOB] = shield
    run(s, play("Logic Puzzle"))
    assert deck(s, BOB) == left


@rule("TC-CARD-056", "TC-14.2")
def test_logic_puzzle_needs_an_adventure_of_the_others() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms, Peeves Causes Trouble"})
    assert refused(s, play("Logic Puzzle")) == "TC-CARD-056"


@rule("TC-CARD-067", "TC-R6.1")
def test_who_lets_a_spell_through_loses_cards_from_the_deck_not_the_hand() -> None:
    s = scene(hands={ANN: "Stupefy", BOB: "Accio"}, play={ANN: "6 Charms", BOB: "Potion Ingredients"}, struck=False)
    run(s, Strike(), play("Stupefy"), Suffer())
    assert hand(s, BOB) == "Accio"
    assert pile(s, BOB) == "5 Charms"
