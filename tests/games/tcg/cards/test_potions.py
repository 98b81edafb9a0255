"""Potions: strong brews and healing."""

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Done, Found, Returned, Show, Shuffled, Suffer
from greathall.games.tcg.play.searching import UNDER
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, at, card, cards, deck, hand, pick, pile, play, refused, run, scene, ward,
)
from tests.table import asked, legal, rule, told

LESSON = Show(card("Potions"))


# ── damage ───────────────────────────────────────────────────────────────────
POISONS = pytest.mark.parametrize(("name", "power", "damage"), [
    pytest.param("Draught of Living Death", 8, 12, marks=rule("TC-CARD-022")),
    pytest.param("Malevolent Mixture", 5, 10, marks=rule("TC-CARD-026")),
    pytest.param("Dogbreath Potion", 6, 8, marks=rule("TC-CARD-049")),
    pytest.param("Erumpent Potion", 3, 1, marks=rule("TC-CARD-083")),
    pytest.param("Foul Brew", 5, 2, marks=rule("TC-CARD-087")),
    pytest.param("Noxious Poison", 3, 5, marks=rule("TC-CARD-096"))])


@POISONS
def test_a_poison_hurts_the_other(name: str, power: int, damage: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Potions", BOB: "Guard Dog"})
    run(s, play(name), AtPlayer())
    assert deck(s, BOB) == 20 - damage
    assert s.hurt[BOB] == [0, 0]


@POISONS
@rule("TC-R4.6")
def test_a_poison_hurts_any_creature_instead(name: str, power: int, damage: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Potions, Guard Dog", BOB: "Guard Dog"})
    run(s, play(name))
    assert legal(s) == [AtPlayer(), at(s, ANN, "Guard Dog"), at(s, BOB, "Guard Dog")]
    run(s, at(s, BOB, "Guard Dog"))
    assert deck(s, BOB) == 20
    if damage < 5:
        assert s.hurt[BOB] == [0, damage]
    else:
        assert pile(s, BOB) == "Guard Dog", "the excess is lost"


@rule("TC-CARD-104")
def test_snapes_question_hurts_who_shows_no_potions_lesson() -> None:
    s = scene(hands={ANN: "Snape's Question", BOB: "Charms"}, play={ANN: "3 Potions", BOB: "Potions"})
    run(s, play("Snape's Question"))
    assert asked(s) == BOB
    assert legal(s) == [Suffer()], "asked all the same, since the hand is secret; lessons in play don't count"
    run(s, Suffer())
    assert deck(s, BOB) == 16


@rule("TC-CARD-104")
def test_a_potions_lesson_shown_from_the_hand_answers_snapes_question_and_stays_there() -> None:
    s = scene(hands={ANN: "Snape's Question", BOB: "Potions, Charms"}, play={ANN: "3 Potions"})
    run(s, play("Snape's Question"), LESSON)
    assert deck(s, BOB) == 20
    assert hand(s, BOB) == "Charms, Potions"
    assert GAME.view(s, ANN).known[BOB] == cards("Potions")


@rule("TC-CARD-104")
def test_who_could_answer_snapes_question_need_not() -> None:
    s = scene(hands={ANN: "Snape's Question", BOB: "Potions"}, play={ANN: "3 Potions"})
    run(s, play("Snape's Question"), Suffer())
    assert deck(s, BOB) == 16
    assert GAME.view(s, ANN).known[BOB] == []


@rule("TC-CARD-104", "TC-R6.10")
def test_what_snapes_question_does_can_still_be_warded_off() -> None:
    s = scene(hands={ANN: "Snape's Question"}, play={ANN: "3 Potions", BOB: "Pet Toad"})
    run(s, play("Snape's Question"), Suffer())
    assert asked(s) == BOB
    run(s, ward(s, "Pet Toad"))
    assert deck(s, BOB) == 20
    assert pile(s, BOB) == "Pet Toad"


# ── the other's cards ────────────────────────────────────────────────────────
def exam(theirs: str) -> Table:
    return scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: theirs})


@rule("TC-CARD-063", "TC-R4.14")
def test_the_potions_exam_costs_three_cards_in_play_of_the_others_choice() -> None:
    s = exam("2 care, Potions, Peeves Causes Trouble, Cage, Pet Rat")
    run(s, play("Potions Exam"))
    assert asked(s) == BOB
    assert legal(s) == [Suffer(), LESSON]
    run(s, Suffer())
    assert legal(s) == [pick("care"), pick("Potions"), pick("Peeves Causes Trouble"), at(s, BOB, "Cage"),
                          at(s, BOB, "Pet Rat")], "lessons by subject, the own adventure; no starting character"
    run(s, pick("care"), pick("Peeves Causes Trouble"), at(s, BOB, "Pet Rat"))
    assert asked(s) == ANN
    assert pile(s, BOB) == "Peeves Causes Trouble, Pet Rat, Care of Magical Creatures"


@rule("TC-CARD-063")
def test_a_potions_lesson_in_play_is_enough_for_the_potions_exam() -> None:
    s = exam("2 care, Potions, Cage, Pet Rat")
    run(s, play("Potions Exam"), LESSON)
    assert asked(s) == ANN
    assert pile(s, BOB) == "Potions"


@rule("TC-CARD-063", "TC-7.2", "TC-R8.2")
def test_who_has_no_more_than_three_cards_in_play_loses_them_all_but_the_starting_character() -> None:
    s = exam("care, Cage, Ron Weasley")
    run(s, play("Potions Exam"))
    assert asked(s) == ANN, "nothing to choose"
    assert pile(s, BOB) == "Ron Weasley, Cage, Care of Magical Creatures"
    assert s.board[BOB] == cards("Hannah Abbott")


@rule("TC-CARD-063", "TC-R4.5")
def test_the_potions_exam_can_be_set_to_who_has_nothing() -> None:
    s = exam("")
    run(s, play("Potions Exam"))
    assert s.board[BOB] == cards("Hannah Abbott")
    assert pile(s, ANN) == "Potions Exam"


@rule("TC-CARD-100")
def test_a_potions_mistake_destroys_a_creature_or_item_of_the_others() -> None:
    s = scene(hands={ANN: "Potions Mistake"}, play={ANN: "6 Potions, Pet Rat", BOB: "care, Cage, Ron Weasley, Pet Rat"})
    run(s, play("Potions Mistake"))
    assert legal(s) == [at(s, BOB, "Cage"), at(s, BOB, "Pet Rat")], "no lesson, no character"
    run(s, at(s, BOB, "Cage"))
    assert pile(s, BOB) == "Cage"
    assert pile(s, ANN) == "Potions Mistake, 3 Potions"


@rule("TC-CARD-100", "TC-14.2")
def test_a_potions_mistake_needs_something_to_destroy() -> None:
    s = scene(hands={ANN: "Potions Mistake"}, play={ANN: "6 Potions, Pet Rat", BOB: "care, Ron Weasley"})
    assert refused(s, play("Potions Mistake")) == "TC-CARD-100"


# ── healing ──────────────────────────────────────────────────────────────────
REMEDIES = pytest.mark.parametrize(("name", "power", "most"), [
    pytest.param("Elixir of Life", 10, 16, marks=rule("TC-CARD-005")),
    pytest.param("Burning Bitterroot Balm", 6, 10, marks=rule("TC-CARD-045")),
    pytest.param("Hospital Wing", 4, 8, marks=rule("TC-CARD-091"))])


@REMEDIES
def test_a_remedy_shuffles_so_many_cards_back_into_the_deck(name: str, power: int, most: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Potions"}, heaps={ANN: f"{most + 1} Charms"})
    run(s, play(name), *[pick("Charms")] * most)
    assert deck(s, ANN) == 20 + most
    assert s.heaps[ANN].count(card("Charms")) == 1
    assert told(s, Shuffled) == [Shuffled(ANN)]
    assert len(told(s, Returned)) == most


@REMEDIES
@rule("TC-12.1")
def test_a_remedy_takes_as_few_cards_as_one_likes_and_none_with_healing(name: str, power: int, most: int) -> None:
    s = scene(hands={ANN: f"2 {name}"}, play={ANN: f"{power + 2} Potions"}, heaps={ANN: "Boil Cure, Stupefy, care"})
    assert most >= 3
    run(s, play(name))
    assert legal(s) == [Done(), pick("Stupefy"), pick("care"), pick("Potions")], "the lessons just paid lie there too"
    run(s, Done())
    assert deck(s, ANN) == 20
    run(s, play(name), pick("Potions"), pick("Stupefy"), Done())
    assert deck(s, ANN) == 22
    assert GAME.view(s, ANN).stock == cards("Stupefy, 20 Charms, Potions")


@REMEDIES
@rule("TC-R5.9")
def test_nobody_knows_where_cards_under_the_deck_are_after_a_remedy(name: str, power: int, most: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} Potions"}, heaps={ANN: "care"})
    s.put_under(ANN, [card("Accio")])
    assert len(s.heaps[ANN]) <= most
    run(s, play(name), pick("care"), Done())
    assert GAME.view(s, ANN).bottom == GAME.view(s, BOB).under[ANN] == []


@rule("TC-CARD-077", "TC-16.2", "TC-R5.9")
def test_a_boil_cure_puts_up_to_four_cards_under_the_deck_in_the_order_one_likes() -> None:
    s = scene(hands={ANN: "Boil Cure"}, play={ANN: "Potions"}, decks={ANN: "2 Charms"},
              heaps={ANN: "Stupefy, Accio, Hospital Wing, care, Potions"})
    run(s, play("Boil Cure"))
    assert legal(s) == [Done(), *map(pick, ["Stupefy", "Accio", "care", "Potions"])], "nothing with Healing"
    run(s, *map(pick, ["care", "Stupefy", "Potions", "Accio"]))
    assert pile(s, ANN) == "Boil Cure, Hospital Wing"
    assert GAME.view(s, ANN).bottom == cards("care, Stupefy, Potions, Accio"), "the first to come first"
    assert GAME.view(s, BOB).under[ANN] == cards("Stupefy, Accio, care, Potions"), "known to all, but not the order"
    assert GAME.view(s, BOB).bottom == []
    assert told(s, Returned) == [Returned(ANN, one, UNDER) for one in cards("Stupefy, Accio, care, Potions")]
    run(s, Draw(1), End(), End())
    assert hand(s, ANN) == "2 Charms"
    run(s, Draw(1), Draw(1))
    assert hand(s, ANN) == "Stupefy, Care of Magical Creatures, 2 Charms"


@rule("TC-CARD-077", "TC-12.1")
def test_a_boil_cure_may_put_back_fewer_cards_or_none() -> None:
    s = scene(hands={ANN: "2 Boil Cure"}, play={ANN: "Potions"}, heaps={ANN: "Stupefy, Accio"})
    run(s, play("Boil Cure"), Done())
    assert deck(s, ANN) == 20
    run(s, play("Boil Cure"), pick("Accio"), Done())
    assert deck(s, ANN) == 21


@rule("TC-CARD-077", "TC-R4.5")
def test_a_boil_cure_can_be_played_though_nothing_can_be_healed() -> None:
    s = scene(hands={ANN: "Boil Cure"}, play={ANN: "Potions"}, heaps={ANN: "Hospital Wing"})
    run(s, play("Boil Cure"))
    assert deck(s, ANN) == 20
    assert pile(s, ANN) == "Boil Cure, Hospital Wing"


@rule("TC-CARD-062", "TC-R2.4")
def test_pomfreys_pick_me_up_puts_cards_under_the_deck_before_it_draws() -> None:
    s = scene(hands={ANN: "Pomfrey's Pick-Me-Up"}, play={ANN: "3 Potions"}, decks={ANN: "Charms"},
              heaps={ANN: "Stupefy, Boil Cure, Accio, care, Potions"})
    run(s, play("Pomfrey's Pick-Me-Up"))
    assert pick("Boil Cure") not in legal(s)
    run(s, *map(pick, ["care", "Accio", "Stupefy"]))
    assert hand(s, ANN) == "Charms", "the last card of the old deck; it goes on with those put under it"
    assert asked(s) == ANN
    assert GAME.view(s, ANN).bottom == cards("care, Accio, Stupefy")
    assert pile(s, ANN) == "Pomfrey's Pick-Me-Up, Boil Cure, Potions"


@rule("TC-CARD-062", "TC-1.1")
def test_pomfreys_pick_me_up_that_puts_nothing_back_may_draw_the_last_card() -> None:
    s = scene(hands={ANN: "Pomfrey's Pick-Me-Up"}, play={ANN: "3 Potions"}, decks={ANN: "Charms"}, heaps={ANN: "care"})
    run(s, play("Pomfrey's Pick-Me-Up"), Done())
    assert s.winners == (BOB,)


@rule("TC-CARD-041", "TC-16.2")
def test_the_apothecary_takes_two_cards_and_finds_one_that_needs_potions() -> None:
    s = scene(hands={ANN: "Apothecary, Accio, Stupefy, care"}, play={ANN: "5 Potions"},
              decks={ANN: "Boil Cure, Foul Brew, Pewter Cauldron, Potions, Stupefy"})
    run(s, play("Apothecary"))
    assert legal(s) == [pick("Stupefy"), pick("Accio"), pick("care")], "not the Apothecary"
    run(s, pick("Accio"), pick("care"))
    assert legal(s) == [Done(), pick("Boil Cure"), pick("Foul Brew"), pick("Pewter Cauldron")], "no Potions lesson"
    run(s, pick("Foul Brew"))
    assert hand(s, ANN) == "Stupefy, Foul Brew"
    assert GAME.view(s, BOB).known[ANN] == cards("Foul Brew")
    assert told(s, Found) == [Found(ANN, (card("Foul Brew"),), True)]
    assert told(s, Shuffled) == [Shuffled(ANN)]
    assert pile(s, ANN) == "Apothecary, Accio, Care of Magical Creatures"


@rule("TC-CARD-041")
def test_the_apothecary_takes_the_only_two_cards_without_asking() -> None:
    s = scene(hands={ANN: "Apothecary, Accio, care"}, play={ANN: "5 Potions"})
    run(s, play("Apothecary"))
    assert hand(s, ANN) == ""
    assert legal(s) == [Done()], "asked for what is found, be it nothing: the deck is secret"


@rule("TC-CARD-041", "TC-14.2")
def test_the_apothecary_needs_two_other_cards_in_hand() -> None:
    s = scene(hands={ANN: "Apothecary, Accio"}, play={ANN: "5 Potions"})
    assert refused(s, play("Apothecary")) == "TC-CARD-041"
