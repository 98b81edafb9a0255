"""Characters: the one you are, and those who join you."""

from typing import Any

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.model import Done, Looked, Play, Shuffled, Solve
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CARDS, CHARACTER, KIND, SAME
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, ability, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, legal, rule, told


def meet(name: str, **facts: Any) -> Table:
    """Ann is that character."""
    return scene(characters=(name, "Harry Potter"), **facts)


# ── once in a game ───────────────────────────────────────────────────────────
@rule("TC-CARD-001")
def test_dean_draws_three_once_without_an_action() -> None:
    s = meet("Dean Thomas", struck=False, play={ANN: "Surly Hound"})
    run(s, ability(s))
    assert (hand(s, ANN), deck(s, ANN), s.actions) == ("3 Charms", 17, 2)
    assert refused(s, ability(s)) == "TC-CARD-001"


@rule("TC-CARD-001", "TC-R2.3")
def test_dean_may_draw_more_than_there_is_and_loses() -> None:
    s = meet("Dean Thomas", decks={ANN: "2 Charms"})
    run(s, ability(s))
    assert (s.winners, s.ended) == ((BOB,), "deck")


ONCE = {
    "Dean Thomas": (),
    "Hannah Abbott": (pick("Fumos"), pick("Fumos")),
    "Nearly Headless Nick": (Done(),),
    "Professor Filius Flitwick": (pick("Fumos"), pick("Fumos")),
    "Professor Severus Snape": (Done(),),
}


@rule("TC-9.2", "TC-R5.6")
@pytest.mark.parametrize("name", ONCE)
def test_what_was_used_is_forgotten_when_the_character_has_left(name: str) -> None:
    s = scene(characters=("Ron Weasley", "Harry Potter"), play={ANN: name}, heaps={ANN: "3 Fumos"},
              hands={ANN: f"{name}, 4 Fumos"})
    run(s, use(s, name), *ONCE[name])
    assert ability(s, 1) not in legal(s)
    s.discard(ANN, 1)
    run(s, play(name))
    assert use(s, name) in legal(s)


@rule("TC-R5.6")
@pytest.mark.parametrize("name", ONCE)
def test_what_was_used_stays_used_in_later_turns(name: str) -> None:
    s = scene(characters=("Ron Weasley", "Harry Potter"), play={ANN: name}, heaps={ANN: "3 Fumos"},
              hands={ANN: "4 Fumos"})
    run(s, use(s, name), *ONCE[name], End(), End())
    assert s.turn == ANN
    assert ability(s, 1) not in legal(s)


# ── Draco ────────────────────────────────────────────────────────────────────
@rule("TC-CARD-002")
def test_draco_discards_one_sees_the_others_hand_and_throws_one_out_of_it() -> None:
    s = meet("Draco Malfoy", hands={ANN: "Accio, Fumos", BOB: "Norbert, Potions"})
    run(s, ability(s), pick("Accio"))
    assert told(s, Looked)[0].cards == (card("Norbert"), card("Potions"))
    run(s, pick("Norbert"))
    assert (pile(s, ANN), pile(s, BOB), hand(s, BOB), s.actions) == ("Accio", "Norbert", "Potions", 1)
    assert GAME.view(s, ANN).known[BOB] == [card("Potions")]
    assert GAME.view(s, None).known[BOB] == []


@rule("TC-CARD-002", "TC-R5.5")
def test_draco_does_so_as_often_as_there_are_actions_and_need_not_take_anything() -> None:
    s = meet("Draco Malfoy", hands={ANN: "3 Fumos", BOB: "Norbert"})
    run(s, ability(s), pick("Fumos"), Done(), ability(s), pick("Fumos"), Done())
    assert (hand(s, ANN), hand(s, BOB), s.actions) == ("Fumos", "Norbert", 0)
    assert refused(s, ability(s)) == "TC-3.3"


@rule("TC-CARD-002", "TC-R4.5")
def test_draco_needs_a_card_to_discard_but_the_other_need_not_have_one() -> None:
    s = meet("Draco Malfoy", hands={ANN: "Fumos"})
    run(s, ability(s))
    assert (pile(s, ANN), s.actions) == ("Fumos", 1)
    assert refused(s, ability(s)) == "TC-CARD-002"


@rule("TC-CARD-002", "TC-R3.8")
def test_draco_may_act_before_the_creatures_out_of_the_same_actions() -> None:
    s = meet("Draco Malfoy", struck=False, play={ANN: "Surly Hound"}, hands={ANN: "2 Fumos", BOB: "Norbert"})
    run(s, ability(s), pick("Fumos"), Done())
    assert (s.struck, s.actions) == (False, 1)


@rule("TC-CARD-002", "TC-CARD-003")
def test_both_printings_of_draco_are_one_card() -> None:
    assert BOOK[3] is BOOK[2]
    assert GAME.cards()["TC-CARD-003"] == GAME.cards()["TC-CARD-002"]
    s = meet("Hannah Abbott", play={BOB: "Draco Malfoy"})
    s.receive(ANN, 3)
    assert refused(s, Play(3)) == "TC-8.1"


# ── Hannah and Flitwick ──────────────────────────────────────────────────────
@rule("TC-CARD-007")
def test_hannah_swaps_two_for_two_without_healing() -> None:
    s = meet("Hannah Abbott", hands={ANN: "Fumos, Accio, Norbert"}, heaps={ANN: "Boil Cure, Stupefy, Unicorn, Charms"})
    run(s, ability(s))
    assert pick("Boil Cure") not in legal(s)
    run(s, pick("Stupefy"), pick("Unicorn"), pick("Fumos"), pick("Accio"))
    assert hand(s, ANN) == "Unicorn, Norbert, Stupefy"
    assert (pile(s, ANN), s.actions) == ("Fumos, Accio, Boil Cure, Charms", 2)


@rule("TC-CARD-007", "TC-R8.3")
def test_a_card_just_given_is_not_the_one_taken() -> None:
    s = meet("Hannah Abbott", hands={ANN: "2 Fumos"}, heaps={ANN: "2 Stupefy"})
    run(s, ability(s))
    assert (hand(s, ANN), pile(s, ANN)) == ("2 Stupefy", "2 Fumos")


@rule("TC-CARD-007", "TC-R4.5")
@pytest.mark.parametrize(("held", "lying"), [("Fumos", "2 Stupefy"), ("2 Fumos", "Stupefy, 2 Boil Cure")])
def test_hannah_needs_two_on_both_sides(held: str, lying: str) -> None:
    s = meet("Hannah Abbott", hands={ANN: held}, heaps={ANN: lying})
    assert refused(s, ability(s)) == "TC-CARD-007"


@rule("TC-CARD-015")
def test_flitwick_swaps_two_for_a_card_that_needs_charms_not_for_a_lesson() -> None:
    s = meet("Professor Filius Flitwick", hands={ANN: "Norbert, Unicorn, Pet Rat"},
             heaps={ANN: "Charms, Stupefy, Accio, Kelpie"})
    run(s, ability(s))
    assert legal(s) == [pick("Stupefy"), pick("Accio")]
    run(s, pick("Accio"), pick("Norbert"), pick("Pet Rat"))
    assert (hand(s, ANN), s.actions) == ("Unicorn, Accio", 2)
    assert pile(s, ANN) == "Norbert, Kelpie, Stupefy, Pet Rat, Charms"


@rule("TC-CARD-015", "TC-R4.5")
@pytest.mark.parametrize(("held", "lying"), [("Fumos", "Stupefy"), ("2 Fumos", "Charms, Norbert")])
def test_flitwick_needs_two_cards_and_one_with_charms(held: str, lying: str) -> None:
    s = meet("Professor Filius Flitwick", hands={ANN: held}, heaps={ANN: lying})
    assert refused(s, ability(s)) == "TC-CARD-015"


@rule("TC-CARD-015", "TC-CARD-016", "TC-R4.2", "TC-R4.3")
@pytest.mark.parametrize(("name", "spell"), [("Professor Filius Flitwick", "Baubillious"),
                                             ("Professor Severus Snape", "Foul Brew")])
def test_a_professor_gives_power_of_the_subject_but_is_no_lesson(name: str, spell: str) -> None:
    s = meet(name, hands={ANN: spell}, play={ANN: "4 care"})
    assert sum(s.power(ANN)) == 5
    assert play(spell) in legal(s)
    assert sum(s.lessons[ANN]) == 4


# ── Harry, Hermione, Ron ─────────────────────────────────────────────────────
@rule("TC-CARD-008")
def test_harry_draws_one_or_two_with_an_action() -> None:
    s = meet("Harry Potter")
    run(s, Draw(2), Draw(1))
    assert (deck(s, ANN), s.actions) == (17, 0)


@rule("TC-CARD-008")
def test_others_draw_one_and_harry_too_when_no_action_is_used() -> None:
    s = meet("Hannah Abbott")
    assert Draw(2) not in legal(s)
    run(s, End())
    assert (s.turn, hand(s, BOB)) == (BOB, "Charms")


@rule("TC-CARD-008", "TC-R4.13", "TC-R6.12")
def test_harrys_two_cards_are_one_drawing_for_peeves() -> None:
    s = meet("Harry Potter", play={BOB: "Peeves Causes Trouble"})
    run(s, Draw(2))
    assert (hand(s, ANN), pile(s, ANN)) == ("2 Charms", "Charms")


@rule("TC-CARD-009")
def test_with_two_lessons_in_play_hermione_plays_two_with_one_action() -> None:
    s = meet("Hermione Granger", hands={ANN: "3 Charms, Potions"}, play={ANN: "2 care"})
    run(s, play("Charms"))
    assert (asked(s), legal(s)) == (ANN, [Done(), pick("Charms"), pick("Potions")])
    run(s, pick("Potions"))
    assert (in_play(s, ANN, "Charms"), in_play(s, ANN, "Potions"), s.actions) == (1, 1, 1)
    run(s, play("Charms"), Done())
    assert (hand(s, ANN), s.actions) == ("Charms", 0)


@rule("TC-CARD-009", "TC-R4.12", "TC-R4.3")
def test_hermione_counts_lesson_cards_in_play_before_the_action() -> None:
    s = meet("Hermione Granger", hands={ANN: "3 Charms"}, play={ANN: "Charms, Borrowed Wand"})
    run(s, play("Charms"), play("Charms"), Done())
    assert (hand(s, ANN), s.actions) == ("Charms", 0)


@rule("TC-CARD-009", "TC-CARD-010")
def test_both_printings_of_hermione_are_one_card() -> None:
    assert BOOK[10] is BOOK[9]
    assert GAME.cards()["TC-CARD-010"] == GAME.cards()["TC-CARD-009"]
    s = meet("Hannah Abbott", play={ANN: "Hermione Granger"})
    s.receive(ANN, 10)
    assert refused(s, Play(10)) == "TC-8.1"


@rule("TC-CARD-017")
def test_with_ron_characters_cost_one_action() -> None:
    s = meet("Ron Weasley", hands={ANN: "Dean Thomas, Rubeus Hagrid"})
    run(s, play("Dean Thomas"), play("Rubeus Hagrid"))
    assert (in_play(s, ANN, "Dean Thomas"), in_play(s, ANN, "Rubeus Hagrid"), s.actions) == (1, 1, 0)


@rule("TC-CARD-017", "TC-R3.6")
def test_ron_makes_nothing_else_cheaper_nor_himself_nor_the_others() -> None:
    s = scene(characters=("Ron Weasley", "Hannah Abbott"), actions=1, hands={ANN: "1 4 Privet Drive"})
    assert refused(s, play("4 Privet Drive")) == "TC-3.4"
    s = scene(hands={ANN: "Ron Weasley"}, actions=1)
    assert refused(s, play("Ron Weasley")) == "TC-3.4"
    s = scene(turn=BOB, characters=("Ron Weasley", "Hannah Abbott"), hands={BOB: "Dean Thomas"}, actions=1)
    assert refused(s, play("Dean Thomas")) == "TC-3.4"


# ── Nick and Snape ───────────────────────────────────────────────────────────
@rule("TC-CARD-013")
def test_nick_finds_two_items_shows_them_and_shuffles() -> None:
    s = scene(play={ANN: "Nearly Headless Nick"}, decks={ANN: "Cage, 2 Remembrall, 3 Charms"})
    s.put_under(ANN, [card("Norbert")])
    run(s, use(s, "Nearly Headless Nick"))
    assert legal(s) == [Done(), pick("Cage"), pick("Remembrall")]
    run(s, pick("Cage"), pick("Remembrall"))
    assert (hand(s, ANN), s.actions) == ("Cage, Remembrall", 2)
    assert GAME.view(s, BOB).known[ANN] == [card("Cage"), card("Remembrall")]
    assert (deck(s, ANN), s.decks[ANN].bottoms.cards) == (5, [])
    assert told(s, Shuffled)


@rule("TC-CARD-013", "TC-R2.6")
def test_nick_may_take_the_last_card_and_loses() -> None:
    s = scene(play={ANN: "Nearly Headless Nick"}, decks={ANN: "2 Cage"})
    run(s, use(s, "Nearly Headless Nick"), pick("Cage"), pick("Cage"))
    assert s.winners == (BOB,)


@rule("TC-CARD-016")
def test_snape_shuffles_up_to_seven_without_healing_into_the_deck() -> None:
    s = meet("Professor Severus Snape", heaps={ANN: "8 Charms, Boil Cure"})
    run(s, ability(s), *[pick("Charms")] * 7)
    assert (pile(s, ANN), deck(s, ANN), s.actions) == ("Boil Cure, Charms", 27, 2)
    assert told(s, Shuffled)


@rule("TC-CARD-016", "TC-12.1")
def test_snape_may_stop_before_seven() -> None:
    s = meet("Professor Severus Snape", heaps={ANN: "8 Charms"})
    run(s, ability(s), pick("Charms"), Done())
    assert (pile(s, ANN), deck(s, ANN)) == ("7 Charms", 21)


# ── Hagrid ───────────────────────────────────────────────────────────────────
@rule("TC-CARD-018")
def test_hagrid_adds_two_to_each_creature_that_does_three_or_more() -> None:
    s = meet("Ron Weasley", play={ANN: "Rubeus Hagrid, Vicious Wolf, Boa Constrictor, Mountain Troll"}, turn=BOB)
    run(s, End())
    assert pile(s, BOB) == f"{(3 + 2) + 2 + (4 + 2)} Charms"


@rule("TC-CARD-018", "TC-R6.4")
def test_hagrid_with_steelclaw() -> None:
    s = scene(play={ANN: "Rubeus Hagrid, 4 trans, Vicious Wolf, 2 Boa Constrictor"}, hands={ANN: "Steelclaw"})
    run(s, play("Steelclaw"))
    assert pile(s, BOB) == f"{(3 + 2) + 2 + 2} Charms"


@rule("TC-CARD-018")
def test_hagrid_helps_only_his_own_side() -> None:
    s = meet("Ron Weasley", play={ANN: "Vicious Wolf", BOB: "Rubeus Hagrid"}, turn=BOB)
    run(s, End())
    assert pile(s, BOB) == "3 Charms"


@rule("TC-CARD-018", "TC-15.1")
def test_what_hagrid_adds_is_prevented_with_the_rest() -> None:
    s = meet("Ron Weasley", turn=BOB, hands={BOB: "Wingardium Leviosa!"},
             play={ANN: "Rubeus Hagrid, Vicious Wolf", BOB: "Charms"})
    run(s, play("Wingardium Leviosa!"), End())
    assert (s.turn, s.struck, deck(s, BOB)) == (ANN, True, 20)


# ── all of them ──────────────────────────────────────────────────────────────
CHARACTERS = [number for number in CARDS if KIND[number] == CHARACTER and SAME[number] == number]


@rule("TC-8.1", "TC-R4.10")
@pytest.mark.parametrize("side", [ANN, BOB])
@pytest.mark.parametrize("number", CHARACTERS)
def test_no_character_comes_twice_on_either_side(number: int, side: int) -> None:
    s = scene(characters=("Ron Weasley", "Ron Weasley"))
    s.receive(ANN, number)
    if number != card("Ron Weasley"):
        assert Play(number) in legal(s)
        s.enter(side, number)
    assert refused(s, Play(number)) == "TC-8.1"


@rule("TC-7.2", "TC-R7.6", "TC-R8.2")
def test_the_starting_character_is_never_discarded_nor_chosen() -> None:
    s = scene(play={ANN: "Ron Weasley, Human Chess Game", BOB: "10 Potions"}, hands={BOB: "Potions Exam"}, turn=BOB)
    s.played[ANN] = 1
    assert refused(s, Solve(1)) == "TC-6.2"
    run(s, play("Potions Exam"))
    assert (in_play(s, ANN, "Ron Weasley"), in_play(s, ANN, "Human Chess Game")) == (0, 0)
    assert s.board[ANN] == [card("Dean Thomas")]
