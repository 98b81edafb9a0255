"""Items: wands and cauldrons that give power, and things to use."""

import pytest

from greathall.games.tcg.model import Strike, Suffer
from greathall.games.tcg.printed import CARE, CHARMS, POTIONS
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use, ward,
)
from tests.table import asked, legal, rule


# ── wands ────────────────────────────────────────────────────────────────────
WANDS = pytest.mark.parametrize(("name", "needs", "charmed", "gives"), [
    pytest.param("Phoenix Feather Wand", 7, 3, 4, marks=rule("TC-CARD-031")),
    pytest.param("Dragon Heart Wand", 5, 2, 3, marks=rule("TC-CARD-051")),
    pytest.param("Borrowed Wand", 3, 1, 2, marks=rule("TC-CARD-078")),
])


@WANDS
def test_a_wand_needs_power_and_gives_charms_power(name: str, needs: int, charmed: int, gives: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{needs - 1} Charms"})
    assert refused(s, play(name)) == "TC-4.1"
    s = scene(hands={ANN: name}, play={ANN: f"{charmed} Charms, {needs - charmed} Potions"})
    run(s, play(name))
    assert (s.power(ANN)[CHARMS], sum(s.power(ANN)), s.actions) == (charmed + gives, needs + gives, 1)
    assert s.lessons[ANN][CHARMS] == charmed


@pytest.mark.parametrize(("name", "charmed"), [
    pytest.param("Phoenix Feather Wand", 3, marks=rule("TC-CARD-031")),
    pytest.param("Dragon Heart Wand", 2, marks=rule("TC-CARD-051")),
])
def test_a_good_wand_needs_charms_power_in_play(name: str, charmed: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{charmed - 1} Charms, 9 Potions"})
    assert refused(s, play(name)) == card_id(name)


def card_id(name: str) -> str:
    return f"TC-CARD-{card(name):03d}"


@rule("TC-R4.11")
@pytest.mark.parametrize(("name", "gives"), [
    pytest.param("Phoenix Feather Wand", 4, marks=rule("TC-CARD-031")),
    pytest.param("Dragon Heart Wand", 3, marks=rule("TC-CARD-051")),
    pytest.param("Borrowed Wand", 2, marks=rule("TC-CARD-078")),
])
def test_a_new_wand_replaces_the_old_one(name: str, gives: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: "7 Charms, Dragon Heart Wand, Pewter Cauldron", BOB: "Borrowed Wand"})
    run(s, play(name))
    assert (in_play(s, ANN, name), pile(s, ANN)) == (1, "Dragon Heart Wand")
    assert s.power(ANN)[CHARMS] == 7 + gives
    assert (in_play(s, ANN, "Pewter Cauldron"), in_play(s, BOB, "Borrowed Wand")) == (1, 1)


@rule("TC-CARD-031", "TC-R4.11")
def test_the_old_wand_still_counts_for_the_new_ones_power_and_condition() -> None:
    s = scene(hands={ANN: "Phoenix Feather Wand"}, play={ANN: "5 Potions, Borrowed Wand, Charms"})
    run(s, play("Phoenix Feather Wand"))
    assert (pile(s, ANN), s.power(ANN)[CHARMS]) == ("Borrowed Wand", 5)


# ── cauldrons ────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("name", "needs", "paid", "gives"), [
    pytest.param("Silver Cauldron", 8, 2, 5, marks=rule("TC-CARD-065")),
    pytest.param("Pewter Cauldron", 5, 1, 3, marks=rule("TC-CARD-099")),
])
@rule("TC-R4.1")
def test_a_cauldron_costs_potions_lessons_and_gives_potions_power(name: str, needs: int, paid: int, gives: int) -> None:
    s = scene(hands={ANN: f"2 {name}"}, play={ANN: f"{needs - paid} Charms, {paid} Potions"})
    run(s, play(name))
    assert (pile(s, ANN), in_play(s, ANN, "Potions")) == (f"{paid} Potions" if paid > 1 else "Potions", 0)
    assert (s.power(ANN)[POTIONS], s.actions) == (gives, 1)
    assert refused(s, play(name)) == card_id(name)
    s = scene(hands={ANN: name}, play={ANN: f"{needs - 1} Potions"})
    assert refused(s, play(name)) == "TC-4.1"


@rule("TC-CARD-065", "TC-CARD-099", "TC-R4.11")
def test_cauldrons_stand_beside_each_other() -> None:
    s = scene(hands={ANN: "Silver Cauldron, Pewter Cauldron"}, play={ANN: "8 Potions, Pewter Cauldron"})
    run(s, play("Silver Cauldron"), play("Pewter Cauldron"))
    assert (in_play(s, ANN, "Pewter Cauldron"), in_play(s, ANN, "Silver Cauldron")) == (2, 1)
    assert s.power(ANN)[POTIONS] == 5 + 5 + 3 + 3


# ── against spells ───────────────────────────────────────────────────────────
@rule("TC-CARD-012")
def test_the_cloak_prevents_all_of_a_spells_damage_once_in_each_turn_of_the_other() -> None:
    s = scene(characters=CALM, hands={ANN: "3 Magical Mishap"}, play={ANN: "9 Charms", BOB: "Invisibility Cloak"})
    run(s, play("Magical Mishap"))
    assert (asked(s), legal(s)) == (BOB, [Suffer(), ward(s, "Invisibility Cloak")])
    run(s, ward(s, "Invisibility Cloak"), play("Magical Mishap"))
    assert (asked(s), deck(s, BOB)) == (ANN, 17)
    run(s, End(), End())
    run(s, play("Magical Mishap"), ward(s, "Invisibility Cloak"))
    assert (deck(s, BOB), in_play(s, BOB, "Invisibility Cloak")) == (16, 1)


@rule("TC-CARD-012")
def test_the_cloak_kept_for_a_worse_spell_is_still_there() -> None:
    s = scene(hands={ANN: "2 Magical Mishap"}, play={ANN: "9 Charms", BOB: "Invisibility Cloak"})
    run(s, play("Magical Mishap"), Suffer(), play("Magical Mishap"), ward(s, "Invisibility Cloak"))
    assert deck(s, BOB) == 17


@rule("TC-CARD-012", "TC-CARD-033", "TC-15.3")
@pytest.mark.parametrize("name", ["Invisibility Cloak", "Potion Ingredients"])
def test_creatures_and_adventures_are_not_spells(name: str) -> None:
    s = scene(characters=CALM, turn=BOB, play={ANN: "Vicious Wolf, Troll in the Bathroom", BOB: name})
    run(s, End())
    assert (s.turn, asked(s), deck(s, BOB)) == (ANN, ANN, 15)


@rule("TC-CARD-012", "TC-8.1")
def test_there_is_one_cloak() -> None:
    s = scene(hands={ANN: "Invisibility Cloak"}, play={ANN: "13 trans", BOB: "Invisibility Cloak"})
    assert refused(s, play("Invisibility Cloak")) == "TC-8.1"


@rule("TC-CARD-033")
def test_potion_ingredients_are_discarded_to_prevent_all_of_a_spells_damage() -> None:
    s = scene(hands={ANN: "2 Magical Mishap, Baubillious"}, actions=3,
              play={ANN: "9 Charms", BOB: "2 Potion Ingredients"})
    run(s, play("Magical Mishap"), ward(s, "Potion Ingredients"))
    assert (pile(s, BOB), deck(s, BOB)) == ("Potion Ingredients", 20)
    run(s, play("Magical Mishap"), Suffer())
    assert (in_play(s, BOB, "Potion Ingredients"), deck(s, BOB)) == (1, 17)
    run(s, play("Baubillious"), ward(s, "Potion Ingredients"))
    assert (deck(s, BOB), hand(s, ANN), in_play(s, BOB, "Potion Ingredients")) == (17, "Charms", 0)


@rule("TC-CARD-033", "TC-CARD-012", "TC-R3.2")
def test_who_is_hurt_chooses_which_to_use() -> None:
    s = scene(hands={ANN: "Magical Mishap"}, play={ANN: "9 Charms", BOB: "Potion Ingredients, Invisibility Cloak"})
    run(s, play("Magical Mishap"), ward(s, "Invisibility Cloak"))
    assert (deck(s, BOB), pile(s, BOB)) == (20, "")


# ── to use ───────────────────────────────────────────────────────────────────
@rule("TC-CARD-046")
def test_the_cage_gives_care_power() -> None:
    s = scene(hands={ANN: "Cage"}, play={ANN: "2 care"})
    run(s, play("Cage"))
    assert (s.power(ANN)[CARE], s.lessons[ANN][CARE]) == (3, 2)


@rule("TC-CARD-046", "TC-R8.1")
@pytest.mark.parametrize(("side", "name"), [(BOB, "Norbert"), (ANN, "Pet Toad")])
def test_the_cage_sends_any_creature_back_to_its_owners_hand(side: int, name: str) -> None:
    s = scene(play={ANN: "Cage, Pet Toad", BOB: "Norbert"})
    run(s, use(s, "Cage"))
    run(s, at(s, side, name))
    assert (hand(s, side), in_play(s, side, name), pile(s, ANN), s.actions) == (name, 0, "Cage", 1)


@rule("TC-CARD-046", "TC-R4.5")
def test_the_cage_needs_a_creature_an_action_and_that_the_creatures_have_struck() -> None:
    s = scene(play={ANN: "Cage"})
    assert refused(s, use(s, "Cage")) == "TC-CARD-046"
    s = scene(play={ANN: "Cage, Norbert"}, actions=0)
    assert refused(s, use(s, "Cage")) == "TC-3.3"
    s = scene(play={ANN: "Cage, Norbert"}, struck=False)
    assert refused(s, use(s, "Cage")) == "TC-3.2"
    run(s, Strike())
    assert use(s, "Cage") in legal(s)


@rule("TC-CARD-046", "TC-R4.7")
def test_the_cage_can_be_used_by_who_may_play_nothing() -> None:
    s = scene(play={ANN: "Cage", BOB: "Norbert, Human Chess Game"})
    run(s, use(s, "Cage"))
    assert hand(s, BOB) == "Norbert"


@rule("TC-CARD-072")
def test_winged_keys_still_a_creature_until_the_others_next_turn_is_over() -> None:
    s = scene(characters=CALM, play={ANN: "Winged Keys", BOB: "Vicious Wolf, Boa Constrictor"})
    run(s, use(s, "Winged Keys"), at(s, BOB, "Vicious Wolf"))
    assert (s.actions, refused(s, use(s, "Winged Keys"))) == (2, "TC-CARD-072")
    run(s, End())
    assert (s.turn, deck(s, ANN)) == (BOB, 18)
    run(s, End(), End())
    assert (s.turn, deck(s, ANN)) == (BOB, 18 - 1 - 2 - 3)


@rule("TC-CARD-072")
def test_winged_keys_work_in_every_own_turn_before_the_creatures_too() -> None:
    s = scene(characters=CALM, turn=BOB, play={ANN: "Winged Keys, Pet Rat", BOB: "Vicious Wolf"})
    run(s, End())
    assert (s.turn, s.struck) == (ANN, False)
    run(s, use(s, "Winged Keys"), Strike(), End())
    assert deck(s, ANN) == 19
    run(s, End())
    run(s, use(s, "Winged Keys"), Strike(), End())
    assert deck(s, ANN) == 18


@rule("TC-CARD-072", "TC-CARD-106", "TC-R6.7")
def test_winged_keys_hold_against_steelclaw() -> None:
    s = scene(characters=CALM, play={ANN: "Winged Keys", BOB: "Vicious Wolf, 4 trans"}, hands={BOB: "Steelclaw"})
    run(s, use(s, "Winged Keys"), End(), play("Steelclaw"))
    assert deck(s, ANN) == 20


@rule("TC-CARD-072", "TC-R6.14")
def test_winged_keys_hold_though_they_have_left() -> None:
    s = scene(characters=CALM, play={ANN: "Winged Keys", BOB: "Vicious Wolf"})
    run(s, use(s, "Winged Keys"))
    s.discard(ANN, 1)
    run(s, End())
    assert (s.turn, deck(s, ANN)) == (BOB, 20)


@rule("TC-CARD-072", "TC-R6.14")
def test_a_creature_that_has_left_and_come_back_is_free_of_winged_keys() -> None:
    s = scene(characters=CALM, play={ANN: "Winged Keys", BOB: "Vicious Wolf, Cage, 9 care, 4 trans, Unicorn"},
              hands={BOB: "Steelclaw"})
    run(s, use(s, "Winged Keys"), at(s, BOB, "Vicious Wolf"), End())
    run(s, use(s, "Cage"), at(s, BOB, "Vicious Wolf"), play("Vicious Wolf"), play("Steelclaw"))
    assert deck(s, ANN) == 17


@rule("TC-CARD-072", "TC-R4.5")
def test_winged_keys_need_a_creature_of_the_other() -> None:
    s = scene(play={ANN: "Winged Keys, Norbert"})
    assert refused(s, use(s, "Winged Keys")) == "TC-CARD-072"


@rule("TC-CARD-101", "TC-R5.5")
def test_remembrall_puts_a_lesson_from_the_pile_into_play_as_often_as_there_are_actions() -> None:
    s = scene(play={ANN: "Remembrall"}, heaps={ANN: "2 Charms, Potions, Fumos", BOB: "care"})
    run(s, use(s, "Remembrall"))
    assert legal(s) == [pick("Charms"), pick("Potions")]
    run(s, pick("Potions"), use(s, "Remembrall"))
    assert (in_play(s, ANN, "Charms"), in_play(s, ANN, "Potions"), s.actions) == (1, 1, 0)
    assert pile(s, ANN) == "Fumos, Charms"
    assert refused(s, use(s, "Remembrall")) == "TC-3.3"


@rule("TC-CARD-101", "TC-R4.5")
def test_remembrall_needs_a_lesson_and_that_the_creatures_have_struck() -> None:
    s = scene(play={ANN: "Remembrall"}, heaps={ANN: "Fumos", BOB: "Charms"})
    assert refused(s, use(s, "Remembrall")) == "TC-CARD-101"
    s = scene(play={ANN: "Remembrall, Norbert"}, heaps={ANN: "Charms"}, struck=False)
    assert refused(s, use(s, "Remembrall")) == "TC-3.2"


@rule("TC-CARD-101", "TC-CARD-086", "TC-R4.7")
def test_remembrall_is_stopped_by_forgetfulness_potion() -> None:
    s = scene(characters=CALM, turn=BOB, play={ANN: "Remembrall", BOB: "7 Potions"}, heaps={ANN: "Charms"},
              hands={BOB: "Forgetfulness Potion"})
    run(s, play("Forgetfulness Potion"), End())
    assert (s.turn, refused(s, use(s, "Remembrall"))) == (ANN, "TC-CARD-086")
    run(s, Draw(1))
