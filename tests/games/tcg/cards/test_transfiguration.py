"""Transfiguration: get rid of the opponent's cards, and get more of your own."""

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Done, Found, Granted, Number, Prevented, Rewarded, Shuffled, Yes
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_CREATURES, Table
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, at, card, cards, deck, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, legal, rule, told


# ── cards in play that go ────────────────────────────────────────────────────
LESSONS = pytest.mark.parametrize(("name", "lesson"), [
    pytest.param("Avifors", "care", marks=rule("TC-CARD-074")),
    pytest.param("Cauldron to Sieve", "Potions", marks=rule("TC-CARD-079")),
    pytest.param("Epoximise", "Charms", marks=rule("TC-CARD-082")),
    pytest.param("Restricted Section", "trans", marks=rule("TC-CARD-102"))])
ALL_LESSONS = {"care": 2, "Charms": 2, "Potions": 2, "trans": 2}


@LESSONS
def test_a_lesson_of_its_subject_is_discarded(name: str, lesson: str) -> None:
    s = scene(hands={ANN: name}, play={ANN: "2 trans", BOB: "2 care, 2 Charms, 2 Potions, 2 trans"})
    run(s, play(name))
    assert {one: in_play(s, BOB, one) for one in ALL_LESSONS} == ALL_LESSONS | {lesson: 1}
    assert s.heaps[BOB] == [card(lesson)]
    assert in_play(s, ANN, "trans") == 2


@LESSONS
@rule("TC-14.2", "TC-4.4")
def test_a_lesson_of_its_subject_must_be_there_and_other_power_is_none(name: str, lesson: str) -> None:
    others = ", ".join(f"2 {one}" for one in ALL_LESSONS if one != lesson)
    s = scene(hands={ANN: name}, play={
        ANN: f"2 trans, {lesson}", BOB: f"{others}, Cage, Borrowed Wand, Pewter Cauldron"})
    assert refused(s, play(name)) == f"TC-CARD-{card(name):03}"


@rule("TC-CARD-093")
def test_incarcifors_discards_a_creature_of_the_others() -> None:
    s = scene(hands={ANN: "Incarcifors"}, play={ANN: "6 trans, Pet Rat", BOB: "Norbert, Cage, Pet Rat"})
    run(s, play("Incarcifors"))
    assert asked(s) == ANN
    assert legal(s) == [at(s, BOB, "Norbert"), at(s, BOB, "Pet Rat")]
    run(s, at(s, BOB, "Norbert"))
    assert pile(s, BOB) == "Norbert"


@rule("TC-CARD-094")
def test_lost_notes_discard_an_item_or_a_lesson_of_the_others() -> None:
    s = scene(hands={ANN: "2 Lost Notes"}, play={ANN: "5 trans, Cage", BOB: "2 care, Charms, Norbert, Cage"})
    run(s, play("Lost Notes"))
    assert legal(s) == [pick("care"), pick("Charms"), at(s, BOB, "Cage")]
    run(s, at(s, BOB, "Cage"), play("Lost Notes"), pick("care"))
    assert pile(s, BOB) == "Cage, Care of Magical Creatures"
    assert in_play(s, BOB, "care") == 1


@rule("TC-CARD-105")
def test_squiggle_quill_discards_an_item_of_the_others() -> None:
    s = scene(hands={ANN: "2 Squiggle Quill"}, play={ANN: "2 trans, Cage", BOB: "Charms, Cage, Remembrall"})
    run(s, play("Squiggle Quill"))
    assert legal(s) == [at(s, BOB, "Cage"), at(s, BOB, "Remembrall")]
    run(s, at(s, BOB, "Remembrall"), play("Squiggle Quill"))
    assert pile(s, BOB) == "Cage, Remembrall", "the last one went without a question"


@rule("TC-CARD-068", "TC-R5.2")
def test_take_root_lets_the_other_choose_which_creature_goes() -> None:
    s = scene(hands={ANN: "Take Root"}, play={ANN: "5 trans, Unicorn", BOB: "Norbert, Cage, Pet Rat"})
    run(s, play("Take Root"))
    assert asked(s) == BOB
    assert legal(s) == [at(s, BOB, "Norbert"), at(s, BOB, "Pet Rat")]
    run(s, at(s, BOB, "Pet Rat"))
    assert pile(s, BOB) == "Pet Rat"


@rule("TC-14.2")
@pytest.mark.parametrize(("name", "power", "theirs"), [
    pytest.param("Take Root", 5, "Cage, care", marks=rule("TC-CARD-068")),
    pytest.param("Incarcifors", 6, "Cage, care", marks=rule("TC-CARD-093")),
    pytest.param("Lost Notes", 5, "Pet Rat, Dean Thomas", marks=rule("TC-CARD-094")),
    pytest.param("Squiggle Quill", 2, "Pet Rat, care", marks=rule("TC-CARD-105")),
    pytest.param("Vanishing Glass", 9, "Cage, Pet Rat", marks=rule("TC-CARD-071")),
    pytest.param("Apparate", 1, "Cage, Pet Rat", marks=rule("TC-CARD-042"))])
def test_what_a_card_discards_must_be_there_on_the_others_side(name: str, power: int, theirs: str) -> None:
    s = scene(hands={ANN: name}, play={ANN: f"{power} trans, Unicorn, Remembrall, Diagon Alley", BOB: theirs},
              characters=CALM)
    assert refused(s, play(name)) == f"TC-CARD-{card(name):03}"


@rule("TC-CARD-034", "TC-R4.4")
def test_raven_to_writing_desk_takes_one_of_two_creatures_but_never_the_only_one() -> None:
    s = scene(hands={ANN: "2 Raven to Writing Desk"}, play={ANN: "trans, 3 Pet Rat", BOB: "Norbert, Unicorn"})
    run(s, play("Raven to Writing Desk"))
    assert legal(s) == [at(s, BOB, "Norbert"), at(s, BOB, "Unicorn")]
    run(s, at(s, BOB, "Unicorn"), play("Raven to Writing Desk"))
    assert pile(s, BOB) == "Unicorn"
    assert pile(s, ANN) == "2 Raven to Writing Desk"


@rule("TC-CARD-037")
def test_the_transfiguration_exam_discards_every_creature_and_nothing_else() -> None:
    s = scene(hands={ANN: "Transfiguration Exam"}, play={
        ANN: "10 trans, 2 Pet Rat, Cage, Unicorn", BOB: "Norbert, Dean Thomas, Pet Toad"}, characters=CALM)
    run(s, play("Transfiguration Exam"))
    assert pile(s, ANN) == "Unicorn, Transfiguration Exam, 2 Pet Rat"
    assert pile(s, BOB) == "Norbert, Pet Toad"
    assert s.board == [cards("Ron Weasley, Cage"), cards("Harry Potter, Dean Thomas")]


@rule("TC-CARD-038")
def test_in_the_transfiguration_test_first_the_other_then_its_player_keeps_one_creature() -> None:
    s = scene(hands={ANN: "Transfiguration Test"}, play={
        ANN: "5 trans, Pet Rat, Cage, Unicorn", BOB: "Norbert, Pet Toad, Kelpie"})
    run(s, play("Transfiguration Test"))
    assert asked(s) == BOB
    assert legal(s) == [at(s, BOB, "Norbert"), at(s, BOB, "Pet Toad"), at(s, BOB, "Kelpie")]
    run(s, at(s, BOB, "Kelpie"))
    assert asked(s) == ANN
    assert pile(s, BOB) == "Norbert, Pet Toad"
    run(s, at(s, ANN, "Pet Rat"))
    assert pile(s, ANN) == "Unicorn, Transfiguration Test"
    assert s.board == [cards("Dean Thomas, Pet Rat, Cage"), cards("Hannah Abbott, Kelpie")]


@rule("TC-CARD-038", "TC-R4.5")
@pytest.mark.parametrize(("mine", "theirs", "who"), [("Pet Rat", "2 Kelpie", BOB), ("2 Pet Rat", "Kelpie", ANN)])
def test_who_has_only_one_creature_passes_the_transfiguration_test(mine: str, theirs: str, who: int) -> None:
    s = scene(hands={ANN: "Transfiguration Test"}, play={ANN: f"5 trans, {mine}", BOB: theirs})
    run(s, play("Transfiguration Test"))
    assert asked(s) == who
    run(s, legal(s)[0])
    assert [len(board) for board in s.board] == [2, 2]


@rule("TC-CARD-071")
def test_vanishing_glass_discards_a_lesson_of_the_others_and_then_finds_a_creature() -> None:
    s = scene(hands={ANN: "Vanishing Glass"}, play={ANN: "9 trans", BOB: "care, 2 Charms, Cage"},
              decks={ANN: "2 Pet Rat, 3 Charms"})
    run(s, play("Vanishing Glass"))
    assert asked(s) == ANN
    assert legal(s) == [pick("care"), pick("Charms")]
    run(s, pick("Charms"))
    assert pile(s, BOB) == "Charms"
    assert legal(s) == [Done(), pick("Pet Rat")]
    run(s, pick("Pet Rat"))
    assert hand(s, ANN) == "Pet Rat"
    assert GAME.view(s, BOB).known[ANN] == cards("Pet Rat")
    assert told(s, Shuffled) == [Shuffled(ANN)]


# ── searching, lessons, actions ──────────────────────────────────────────────
@rule("TC-CARD-069", "TC-R8.2")
def test_transmogrify_costs_a_creature_and_finds_another() -> None:
    s = scene(hands={ANN: "Transmogrify"}, play={ANN: "2 trans, Pet Rat, Pet Toad, Cage", BOB: "Norbert"},
              decks={ANN: "2 Unicorn, 3 Charms"})
    run(s, play("Transmogrify"))
    assert legal(s) == [at(s, ANN, "Pet Rat"), at(s, ANN, "Pet Toad")]
    run(s, at(s, ANN, "Pet Toad"), pick("Unicorn"))
    assert pile(s, ANN) == "Pet Toad, Transmogrify"
    assert hand(s, ANN) == "Unicorn"
    assert told(s, Found) == [Found(ANN, (card("Unicorn"),), True)]


@rule("TC-CARD-069", "TC-14.2")
def test_transmogrify_needs_a_creature_of_ones_own() -> None:
    s = scene(hands={ANN: "Transmogrify"}, play={ANN: "2 trans, Cage", BOB: "Norbert"})
    assert refused(s, play("Transmogrify")) == "TC-CARD-069"


@rule("TC-CARD-040", "TC-16.2", "TC-12.1")
def test_alchemy_finds_up_to_two_lessons_and_shows_them() -> None:
    s = scene(hands={ANN: "2 Alchemy"}, play={ANN: "2 trans"}, decks={ANN: "2 Charms, care, 2 Stupefy"})
    run(s, play("Alchemy"))
    assert legal(s) == [Done(), pick("care"), pick("Charms")]
    run(s, Done())
    assert hand(s, ANN) == "Alchemy"
    run(s, play("Alchemy"), pick("Charms"))
    assert legal(s) == [Done(), pick("care"), pick("Charms")], "in any order"
    run(s, pick("care"))
    assert hand(s, ANN) == "Care of Magical Creatures, Charms"
    assert GAME.view(s, BOB).known[ANN] == cards("care, Charms")
    assert told(s, Shuffled) == [Shuffled(ANN)] * 2


@rule("TC-CARD-040", "TC-1.1", "TC-R2.6")
def test_alchemy_that_takes_the_last_two_cards_loses() -> None:
    s = scene(hands={ANN: "Alchemy"}, play={ANN: "2 trans"}, decks={ANN: "2 Charms"})
    run(s, play("Alchemy"), pick("Charms"))
    assert asked(s) == ANN
    run(s, pick("Charms"))
    assert s.winners == (BOB,)


@rule("TC-CARD-090", "TC-12.1")
def test_homework_puts_up_to_two_lessons_into_play() -> None:
    s = scene(hands={ANN: "3 Homework, 2 care, Charms, Stupefy"}, play={ANN: "2 trans"}, actions=3)
    run(s, play("Homework"))
    assert legal(s) == [Done(), pick("care"), pick("Charms")]
    run(s, Done(), play("Homework"), pick("Charms"), Done())
    run(s, play("Homework"), pick("care"), pick("care"))
    assert in_play(s, ANN, "care") == 2
    assert in_play(s, ANN, "Charms") == 1
    assert hand(s, ANN) == "Stupefy"
    assert s.actions == 0


@rule("TC-CARD-090", "TC-R4.5")
def test_homework_can_be_played_without_lessons_and_the_question_is_put_all_the_same() -> None:
    s = scene(hands={ANN: "Homework, Stupefy"}, play={ANN: "2 trans"})
    run(s, play("Homework"))
    assert legal(s) == [Done()]


@rule("TC-CARD-090", "TC-R4.8")
def test_homework_is_free_of_the_reptile_house() -> None:
    s = scene(hands={ANN: "Homework, 3 care"}, play={ANN: "2 trans", BOB: "Reptile House"}, actions=3)
    run(s, play("care"), play("Homework"), pick("care"), pick("care"))
    assert in_play(s, ANN, "care") == 3


@rule("TC-CARD-090", "TC-R4.8")
def test_homework_leaves_the_one_lesson_the_reptile_house_allows() -> None:
    s = scene(hands={ANN: "Homework, 2 care"}, play={ANN: "2 trans", BOB: "Reptile House"})
    run(s, play("Homework"), pick("care"), Done(), play("care"))
    assert in_play(s, ANN, "care") == 2


@rule("TC-CARD-032", "TC-3.7")
def test_platform_nine_and_three_quarters_costs_any_lesson_and_gives_two_actions_this_turn() -> None:
    s = scene(hands={ANN: "Platform 9 3/4"}, play={ANN: "4 trans, Charms"}, characters=CALM)
    run(s, play("Platform 9 3/4"))
    assert legal(s) == [pick("Charms"), pick("trans")]
    run(s, pick("Charms"))
    assert s.actions == 3
    assert told(s, Granted) == [Granted(ANN, 2)]
    assert pile(s, ANN) == "Platform 9 3/4, Charms"
    run(s, End(), End())
    assert s.actions == 2, "not in the next turn"


@rule("TC-CARD-032", "TC-R4.1")
def test_platform_nine_and_three_quarters_may_take_the_only_lesson_of_its_symbol() -> None:
    s = scene(hands={ANN: "2 Platform 9 3/4"}, play={ANN: "trans, 4 Charms"})
    run(s, play("Platform 9 3/4"), pick("trans"))
    assert refused(s, play("Platform 9 3/4")) == "TC-4.1"


# ── adventures ───────────────────────────────────────────────────────────────
@rule("TC-CARD-042")
def test_apparate_discards_the_others_adventure_and_nobody_gets_its_reward() -> None:
    s = scene(hands={ANN: "Apparate"}, play={ANN: "trans, Diagon Alley", BOB: "Peeves Causes Trouble"})
    s.skipped[BOB] = 4
    run(s, play("Apparate"))
    assert s.adventure == [card("Diagon Alley"), 0]
    assert pile(s, BOB) == "Peeves Causes Trouble"
    assert told(s, Rewarded) == []
    assert s.skipped[BOB] == 0


def trick(adventure: str) -> Table:
    return scene(hands={ANN: "Draco's Trick"}, play={ANN: f"7 trans, {adventure}"})


@rule("TC-CARD-050", "TC-R7.7")
@pytest.mark.parametrize(("adventure", "damage"), [("Peeves Causes Trouble", 3), ("Troll in the Bathroom", 4)])
def test_dracos_trick_turns_the_damage_of_the_own_adventure_on_the_other(adventure: str, damage: int) -> None:
    s = trick(adventure)
    run(s, play("Draco's Trick"))
    assert (deck(s, ANN), deck(s, BOB)) == (20, 20 - damage)
    assert s.adventure == [0, 0]
    assert sorted(s.heaps[ANN]) == sorted(cards(f"Draco's Trick, {adventure}"))


@rule("TC-CARD-050", "TC-R7.7")
@pytest.mark.parametrize(("adventure", "drawn"), [
    ("Gringotts Cart Ride", 5), ("Human Chess Game", 3), ("Reptile House", 1), ("Unusual Pets", 1)])
def test_dracos_trick_draws_what_the_own_adventure_gives(adventure: str, drawn: int) -> None:
    s = trick(adventure)
    run(s, play("Draco's Trick"), Yes())
    assert len(s.hands[ANN]) == drawn
    assert len(s.hands[BOB]) == 0


@rule("TC-CARD-050", "TC-R7.7")
def test_dracos_trick_with_dragons_escape_draws_or_hurts_the_other() -> None:
    s = trick("Dragon's Escape")
    run(s, play("Draco's Trick"))
    assert asked(s) == ANN
    run(s, Draw(3))
    assert hand(s, ANN) == "3 Charms"


@rule("TC-CARD-050", "TC-CARD-081", "TC-R6.8", "TC-R7.7")
@pytest.mark.parametrize(("shield", "left"), [(0, 17), (FROM_ADVENTURES | FROM_CREATURES, 20)])
def test_a_dungbomb_stops_what_dracos_trick_would_do_with_dragons_escape(shield: int, left: int) -> None:
    s = trick("Dragon's Escape")
    s.shields[BOB] = shield
    run(s, play("Draco's Trick"), AtPlayer())
    assert deck(s, BOB) == left


@rule("TC-CARD-050", "TC-R7.7")
def test_dracos_trick_with_diagon_alley_draws_any_number() -> None:
    s = trick("Diagon Alley")
    run(s, play("Draco's Trick"), Number(6))
    assert hand(s, ANN) == "6 Charms"


@rule("TC-CARD-050", "TC-R7.7")
def test_dracos_trick_with_meet_the_centaurs_opens_the_others_hand() -> None:
    s = scene(hands={ANN: "Draco's Trick, Accio", BOB: "Stupefy"}, play={ANN: "7 trans, Meet the Centaurs"})
    run(s, play("Draco's Trick"))
    assert s.opened == [False, True]
    assert GAME.view(s, ANN).known[BOB] == cards("Stupefy")


@rule("TC-CARD-050", "TC-14.2")
def test_dracos_trick_needs_an_adventure_of_ones_own() -> None:
    s = scene(hands={ANN: "Draco's Trick"}, play={ANN: "7 trans", BOB: "Peeves Causes Trouble"})
    assert refused(s, play("Draco's Trick")) == "TC-CARD-050"


# ── Steelclaw ────────────────────────────────────────────────────────────────
@rule("TC-CARD-106", "TC-R6.13")
def test_steelclaw_makes_each_own_creature_strike_even_one_that_has_just_come() -> None:
    s = scene(hands={ANN: "Steelclaw, Curious Raven"}, play={ANN: "4 trans, care, Boa Constrictor, Pet Toad", BOB: (
        "Mountain Troll")})
    run(s, play("Curious Raven"), play("Steelclaw"))
    assert (deck(s, ANN), deck(s, BOB)) == (20, 20 - 2 - 1)
    assert s.hurt[BOB] == [0, 0], "players are struck, never creatures"


@rule("TC-CARD-106", "TC-CARD-018", "TC-R6.3", "TC-R6.4")
def test_with_hagrid_steelclaw_adds_to_each_creature_that_does_three_or_more() -> None:
    s = scene(hands={ANN: "Steelclaw"}, play={
        ANN: "4 trans, Rubeus Hagrid, Baby Dragon, Boa Constrictor, Vicious Wolf"})
    run(s, play("Steelclaw"))
    assert deck(s, BOB) == 20 - 5 - 2 - 5


@rule("TC-CARD-106", "TC-R6.7")
def test_winged_keys_hold_a_creature_under_steelclaw() -> None:
    s = scene(hands={BOB: "Steelclaw"}, play={ANN: "Winged Keys", BOB: "4 trans, Boa Constrictor, Curious Raven"},
              characters=CALM)
    run(s, use(s, "Winged Keys"), at(s, BOB, "Boa Constrictor"), End())
    assert deck(s, ANN) == 19
    run(s, play("Steelclaw"))
    assert deck(s, ANN) == 18
    assert told(s, Prevented) == [Prevented(ANN, 2, 0)] * 2


@rule("TC-CARD-106", "TC-R4.5")
def test_steelclaw_can_be_played_without_creatures() -> None:
    s = scene(hands={ANN: "Steelclaw"}, play={ANN: "4 trans"})
    run(s, play("Steelclaw"), Draw(1))
    assert deck(s, BOB) == 20
