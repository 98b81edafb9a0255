"""Choices: who makes them, when, and among which cards; “up to”, and cards that change places."""

import pytest

from greathall.games.tcg.model import Done, Show, Solve, Suffer
from greathall.games.tcg.play.turn import Main
from tests.games.tcg.scenes import (
    ANN, BOB, ability, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use, ward,
)
from tests.table import asked, kinds, legal, rule


@rule("TC-12.1")
@pytest.mark.parametrize(("name", "lessons", "most"), [("Accio", "2 Charms", 2), ("Boil Cure", "Potions", 4)])
def test_up_to_includes_zero(name: str, lessons: str, most: int) -> None:
    for count in range(most + 1):
        s = scene(hands={ANN: name}, play={ANN: lessons}, heaps={ANN: "9 Charms"})
        run(s, play(name), *[pick("Charms")] * count, *([Done()] if count < most else []))
        assert (s.agenda[-1], s.heaps[ANN].count(card("Charms"))) == (Main(ANN), 9 - count)


@rule("TC-14.4", "TC-R4.6")
def test_a_creature_of_ones_choice_is_any_in_play_the_own_too() -> None:
    for name, lessons in (("Vermillious", "4 Charms"), ("Incendio", "3 Charms"), ("Fluffy Falls Asleep", "3 care")):
        s = scene(hands={ANN: name}, play={ANN: f"{lessons}, Pet Toad, Cage", BOB: "Kelpie, Remembrall"})
        run(s, play(name))
        assert legal(s)[-2:] == [at(s, ANN, "Pet Toad"), at(s, BOB, "Kelpie")]
    s = scene(hands={ANN: "Incarcifors"}, play={ANN: "6 trans, Pet Toad", BOB: "Kelpie, Surly Hound"})
    run(s, play("Incarcifors"))
    assert legal(s) == [at(s, BOB, "Kelpie"), at(s, BOB, "Surly Hound")], "where the card limits it"


@rule("TC-14.4", "TC-R5.2")
def test_who_is_told_to_choose_does_so_at_once() -> None:
    s = scene(hands={ANN: "Take Root"}, play={ANN: "5 trans", BOB: "Kelpie, Surly Hound"})
    run(s, play("Take Root"))
    assert (asked(s), refused(s, at(s, BOB, "Kelpie"), ANN)) == (BOB, "TC-14.4")
    run(s, at(s, BOB, "Surly Hound"))
    assert (pile(s, BOB), asked(s)) == ("Surly Hound", ANN)


@rule("TC-R5.3", "TC-14.4")
def test_toe_biters_creature_is_chosen_after_the_damage_was_taken() -> None:
    s = scene(hands={ANN: "Toe Biter"}, play={ANN: "3 Charms", BOB: "Pet Toad, Kelpie"})
    run(s, play("Toe Biter"))
    assert asked(s) == BOB
    run(s, ward(s, "Pet Toad"))
    assert legal(s) == [Done(), at(s, BOB, "Kelpie")], "the toad is dead"
    run(s, at(s, BOB, "Kelpie"))
    assert (s.hurt[BOB], deck(s, BOB)) == ([0, 2], 20)


@rule("TC-R5.5")
def test_an_ability_that_costs_an_action_is_used_as_often_as_there_are() -> None:
    s = scene(characters=("Draco Malfoy", "Harry Potter"), hands={ANN: "3 Accio", BOB: "3 Charms"})
    run(s, ability(s), pick("Accio"), Done(), ability(s), pick("Accio"), pick("Charms"))
    assert (s.actions, hand(s, ANN), hand(s, BOB)) == (0, "Accio", "2 Charms")
    s = scene(play={ANN: "Remembrall"}, heaps={ANN: "3 Charms"})
    run(s, use(s, "Remembrall"), use(s, "Remembrall"))
    assert in_play(s, ANN, "Charms") == 2


@rule("TC-R4.14", "TC-7.2", "TC-R8.2")
def test_cards_in_play_are_all_a_player_has_there_but_the_starting_character() -> None:
    s = scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: "2 Potions, Cage, Ron Weasley, Diagon Alley"})
    run(s, play("Potions Exam"))
    assert (asked(s), legal(s)) == (BOB, [Suffer(), Show(card("Potions"))])
    run(s, Suffer())
    assert legal(s) == [pick("Potions"), pick("Diagon Alley"), at(s, BOB, "Cage"), at(s, BOB, "Ron Weasley")]
    assert refused(s, at(s, BOB, "Hannah Abbott")) == "TC-7.2"
    run(s, pick("Diagon Alley"), at(s, BOB, "Cage"), pick("Potions"))
    assert (in_play(s, BOB, "Potions"), s.adventure[BOB], in_play(s, BOB, "Ron Weasley"), asked(s)) == (1, 0, 1, ANN)


@rule("TC-R5.1", "TC-16.1")
def test_a_lesson_in_play_answers_the_exam_for_all() -> None:
    s = scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: "2 Potions, Cage, Ron Weasley"})
    run(s, play("Potions Exam"), Show(card("Potions")))
    assert (pile(s, BOB), in_play(s, BOB, "Potions"), asked(s)) == ("Potions", 1, ANN)


@rule("TC-R8.3")
def test_exchanged_cards_move_together() -> None:
    s = scene(characters=("Hannah Abbott", "Harry Potter"), hands={ANN: "Accio, Cage, Charms"}, heaps={
        ANN: "Stupefy, Vermillious, Boil Cure, Potions"})
    run(s, ability(s))
    assert legal(s) == [pick("Stupefy"), pick("Vermillious"), pick("Potions")], "nothing with Healing"
    run(s, pick("Stupefy"), pick("Potions"))
    assert legal(s) == [pick("Cage"), pick("Accio"), pick("Charms")], "what was taken can't be given"
    run(s, pick("Accio"), pick("Cage"))
    assert (hand(s, ANN), pile(s, ANN)) == ("Stupefy, Charms, Potions", "Cage, Accio, Boil Cure, Vermillious")


@rule("TC-14.4")
def test_nothing_is_asked_where_all_can_see_the_one_answer() -> None:
    s = scene(hands={ANN: "Vermillious, Avifors"}, play={ANN: "4 Charms, 2 trans", BOB: "care"})
    run(s, play("Vermillious"), play("Avifors"))
    assert (deck(s, BOB), in_play(s, BOB, "care"), kinds(s)[0]) == (17, 0, "End")
    for adventure, lying in (("Unusual Pets", "Pet Toad, Kelpie"), ("Dragon's Escape", "care, Charms, Potions")):
        s = scene(play={ANN: lying, BOB: adventure})
        run(s, Solve(0))
        assert (s.lessons[ANN], len(s.board[ANN])) == ([0] * 4, 1), "all that there are go"
        s = scene(play={ANN: f"{lying}, Surly Hound, trans", BOB: adventure})
        run(s, Solve(0))
        assert "End" not in kinds(s), "one is left to be chosen"
