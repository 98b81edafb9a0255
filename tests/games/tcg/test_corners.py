"""Corner cases: cards that meet cards, decks that run out midway, and questions that must not reveal anything."""

from typing import Any

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw as Drawing, Found, Number, Resign, Show, Shuffled, Skip, Solve, Strike, Suffer,
)
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Main
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, ability, at, card, cards, deck, hand, in_play, pick, pile, play, refused, run, scene,
    use, ward,
)
from tests.table import aside, asked, legal, rule, told


# ── before a turn ────────────────────────────────────────────────────────────
@rule("TC-R6.11", "TC-R6.12", "TC-CARD-021", "TC-CARD-060", "TC-CARD-066")
def test_owl_and_draw_under_a_snuffling_potion_are_two_drawings_for_peeves() -> None:
    s = scene(turn=BOB, hands={BOB: "Snuffling Potion", ANN: "Accio"}, characters=CALM,
              play={BOB: "4 Potions, Peeves Causes Trouble", ANN: "Delivery Owl"})
    run(s, play("Snuffling Potion"), End())
    assert (s.turn, hand(s, ANN), pile(s, ANN), deck(s, ANN)) == (ANN, "Accio", "4 Charms", 16)
    run(s, End(), End())
    assert (hand(s, ANN), deck(s, ANN)) == ("Accio, 2 Charms", 12), "the potion is over, Peeves is not"


@rule("TC-R6.11", "TC-R2.2", "TC-CARD-060")
def test_who_is_snuffled_may_lose_before_the_turn_has_its_draw() -> None:
    s = scene(turn=BOB, hands={BOB: "Snuffling Potion"}, play={BOB: "4 Potions, Peeves Causes Trouble",
                                                               ANN: "Delivery Owl"}, decks={ANN: "2 Accio"})
    run(s, play("Snuffling Potion"), End())
    assert (s.winners, pile(s, ANN), s.agenda) == ((BOB,), "2 Accio", [])


@rule("TC-3.1", "TC-R3.2", "TC-R2.5", "TC-CARD-004")
def test_the_own_adventure_wins_if_it_comes_before_the_own_owl() -> None:
    s = scene(turn=BOB, play={ANN: "Delivery Owl, Dragon's Escape"}, decks={ANN: "Charms", BOB: "Charms"})
    run(s, End(), pick("Dragon's Escape"))
    assert (s.winners, deck(s, ANN), deck(s, BOB)) == ((ANN,), 1, 0)


@rule("TC-R6.11", "TC-CARD-006", "TC-CARD-021")
def test_under_a_snuffling_potion_the_owl_brings_gringotts_nothing() -> None:
    s = scene(turn=BOB, hands={BOB: "Snuffling Potion"}, play={BOB: "4 Potions, Gringotts Cart Ride",
                                                               ANN: "Delivery Owl"})
    run(s, play("Snuffling Potion"), End(), pick("Delivery Owl"))
    assert (s.turn, hand(s, ANN), pile(s, ANN)) == (ANN, "", "2 Charms")


@rule("TC-R3.1", "TC-R6.9", "TC-CARD-035", "TC-CARD-104")
def test_a_shrinking_potion_holds_before_the_turn_and_spares_what_could_ward() -> None:
    s = scene(turn=BOB, characters=CALM, hands={BOB: "Shrinking Potion", ANN: "Stupefy, Snape's Question"},
              play={BOB: "8 Potions, Potion Ingredients, Vicious Wolf", ANN: "6 Charms, 3 Potions, Unusual Pets"})
    run(s, play("Shrinking Potion"), End(), play("Stupefy"))
    assert (asked(s), deck(s, BOB), in_play(s, BOB, "Potion Ingredients")) == (ANN, 20, 1)
    run(s, play("Snape's Question"))
    assert (asked(s), legal(s)) == (BOB, [Suffer()]), "a question about a hand is put all the same"
    run(s, Suffer())
    assert (asked(s), deck(s, BOB)) == (ANN, 20)


# ── bans ─────────────────────────────────────────────────────────────────────
@rule("TC-R7.10", "TC-CARD-011", "TC-CARD-101")
def test_a_lesson_from_remembrall_is_a_card_played_for_human_chess_game() -> None:
    for used in (True, False):
        s = scene(turn=BOB, characters=CALM, hands={ANN: "Charms"}, play={BOB: "Human Chess Game, Remembrall"},
                  heaps={BOB: "Charms"})
        run(s, *([use(s, "Remembrall")] if used else []), End())
        assert (play("Charms") in legal(s)) is used


@rule("TC-R4.7", "TC-R7.10", "TC-CARD-023", "TC-CARD-011")
def test_harry_huntings_lesson_is_a_card_played_and_forbidden_with_all_playing() -> None:
    def solved(**facts: Any) -> Table:
        s = scene(turn=BOB, characters=CALM, hands={BOB: "7 Charms", ANN: "Accio"},
                  play={BOB: "Human Chess Game", ANN: "2 Charms, Harry Hunting"})
        for name, value in facts.items():
            setattr(s, name, value)
        run(s, Solve(0))
        return s

    s = solved()
    assert legal(s) == [Done(), pick("Charms")], "one of those just discarded"
    run(s, pick("Charms"), End())
    assert play("Accio") in legal(s)
    s = solved(banned=[False, True])
    assert (asked(s), in_play(s, BOB, "Charms"), s.adventure[ANN]) == (BOB, 0, 0)
    run(s, End())
    assert refused(s, play("Accio")) == "TC-CARD-011"


@rule("TC-R4.8", "TC-CARD-064", "TC-CARD-009", "TC-CARD-101")
def test_reptile_house_allows_hermiones_two_or_remembralls_one() -> None:
    def facing() -> Table:
        return scene(characters=("Hermione Granger", "Harry Potter"), hands={ANN: "3 Charms"}, heaps={ANN: "Charms"},
                     play={ANN: "2 Charms, Remembrall", BOB: "Reptile House"})

    s = facing()
    run(s, play("Charms"), pick("Charms"))
    assert (in_play(s, ANN, "Charms"), refused(s, use(s, "Remembrall"))) == (4, "TC-CARD-064")
    s = facing()
    run(s, use(s, "Remembrall"))
    assert (in_play(s, ANN, "Charms"), s.agenda[-1], refused(s, play("Charms"))) == (3, Main(ANN), "TC-CARD-064")


# ── actions ──────────────────────────────────────────────────────────────────
@rule("TC-R3.4", "TC-R3.5", "TC-CARD-020", "TC-CARD-084")
def test_a_unicorn_that_comes_twice_gives_twice() -> None:
    s = scene(hands={ANN: "2 Unicorn, Fluffy Falls Asleep"}, play={ANN: "8 care"})
    run(s, play("Unicorn"))
    assert s.actions == 2
    run(s, play("Unicorn"), play("Fluffy Falls Asleep"), at(s, ANN, "Unicorn"))
    assert (s.actions, in_play(s, ANN, "Unicorn")) == (1, 1), "what it gave stays"
    run(s, play("Unicorn"))
    assert s.actions == 1


@rule("TC-6.3", "TC-R7.4", "TC-R3.4", "TC-CARD-032", "TC-CARD-060")
def test_extra_actions_may_be_skipped_and_the_last_one_wins_the_reward() -> None:
    s = scene(hands={ANN: "Platform 9 3/4"}, play={ANN: "5 trans, 2 Unicorn", BOB: "Peeves Causes Trouble"}, actions=4,
              decks={BOB: "3 Charms"})
    run(s, Skip(), play("Platform 9 3/4"), Skip(), Skip(), Skip())
    assert (s.actions, s.skipped[BOB], deck(s, BOB)) == (1, 4, 3)
    run(s, Skip())
    assert (s.winners, pile(s, BOB)) == ((ANN,), "3 Charms")


@rule("TC-8.1", "TC-R4.10", "TC-CARD-002", "TC-CARD-003")
def test_two_equal_starting_characters_each_have_their_ability_and_no_third_comes() -> None:
    s = scene(characters=("Draco Malfoy", "Draco Malfoy"), hands={ANN: "Draco Malfoy, Accio", BOB: "Cage, Charms"})
    assert refused(s, play("Draco Malfoy")) == "TC-8.1"
    run(s, ability(s), pick("Accio"), pick("Cage"), End(), ability(s), pick("Charms"))
    assert legal(s) == [Done(), pick("Draco Malfoy")]


# ── decks that run out ───────────────────────────────────────────────────────
@rule("TC-R2.6", "TC-R5.7", "TC-CARD-040")
def test_a_search_in_a_deck_of_one_card() -> None:
    for answers, winners in (([pick("Charms"), Done()], (BOB,)), ([Done()], ())):
        s = scene(hands={ANN: "Alchemy"}, play={ANN: "2 trans"}, decks={ANN: "Charms"})
        run(s, play("Alchemy"), *answers)
        assert (s.winners, told(s, Shuffled)) == (winners, [] if winners else [Shuffled(ANN)])


@rule("TC-R2.2", "TC-R7.7", "TC-CARD-056", "TC-CARD-019")
def test_a_reward_that_empties_a_deck_ends_the_game_and_loses_no_card() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Troll in the Bathroom"}, decks={BOB: "4 Accio"})
    before = GAME.census(s)
    run(s, play("Logic Puzzle"))
    assert (s.winners, pile(s, BOB), GAME.census(s)) == ((ANN,), "Troll in the Bathroom, 4 Accio", before)


@rule("TC-R2.3", "TC-R6.12", "TC-CARD-050", "TC-CARD-048", "TC-CARD-060")
def test_dracos_trick_draws_any_number_in_one_drawing_under_the_others_peeves() -> None:
    for count, left, winners in ((0, 20, ()), (3, 16, ()), (19, 0, (BOB,)), (20, 0, (BOB,))):
        s = scene(hands={ANN: "Draco's Trick"}, play={ANN: "7 trans, Diagon Alley", BOB: "Peeves Causes Trouble"})
        run(s, play("Draco's Trick"), Number(count))
        assert (deck(s, ANN), s.winners) == (left, winners)


@rule("TC-R2.1", "TC-R3.3", "TC-CARD-004")
def test_a_reward_before_the_creatures_strike_may_lose_the_game_they_would_have_won() -> None:
    s = scene(characters=CALM, struck=False, play={ANN: "3 Charms, Vicious Wolf", BOB: "Dragon's Escape"},
              decks={ANN: "3 Accio", BOB: "3 Accio"})
    run(s, Solve(0), Drawing(3))
    assert s.winners == (BOB,)
    s = scene(characters=CALM, struck=False, play={ANN: "3 Charms, Vicious Wolf", BOB: "Dragon's Escape"},
              decks={ANN: "3 Accio", BOB: "5 Accio"})
    run(s, Solve(0), AtPlayer(), Strike())
    assert s.winners == (ANN,)


# ── damage ───────────────────────────────────────────────────────────────────
@rule("TC-R3.2", "TC-R6.6", "TC-CARD-012", "TC-CARD-055", "TC-CARD-061")
def test_each_spell_of_a_turn_may_be_met_by_another_ward() -> None:
    s = scene(hands={ANN: "3 Stupefy"}, play={ANN: "6 Charms", BOB: "Invisibility Cloak, Kelpie, Pet Toad"}, actions=3)
    run(s, play("Stupefy"), ward(s, "Invisibility Cloak"), play("Stupefy"))
    assert legal(s) == [Suffer(), ward(s, "Kelpie"), ward(s, "Pet Toad")]
    run(s, ward(s, "Kelpie"), play("Stupefy"))
    run(s, ward(s, "Pet Toad"))
    assert (deck(s, BOB), pile(s, BOB), in_play(s, BOB, "Invisibility Cloak")) == (20, "Kelpie, Pet Toad", 1)


@rule("TC-R6.14", "TC-R6.4", "TC-R6.7", "TC-CARD-072", "TC-CARD-018", "TC-CARD-106")
def test_the_keys_hold_one_of_hagrids_creatures_in_the_damage_step_and_under_steelclaw() -> None:
    s = scene(characters=CALM, hands={BOB: "Steelclaw"}, decks={ANN: "30 Charms"},
              play={ANN: "Winged Keys", BOB: "4 trans, Rubeus Hagrid, Vicious Wolf, Mountain Troll, Kelpie"})
    run(s, use(s, "Winged Keys"), at(s, BOB, "Mountain Troll"), End())
    assert deck(s, ANN) == 30 - (3 + 2) - 1
    run(s, play("Steelclaw"))
    assert deck(s, ANN) == 30 - 2 * (3 + 2 + 1)


@rule("TC-R5.3", "TC-CARD-108")
def test_toe_biter_asks_for_no_creature_when_the_only_one_has_died_for_its_player() -> None:
    s = scene(hands={ANN: "Toe Biter"}, play={ANN: "3 Charms", BOB: "Pet Toad"})
    run(s, play("Toe Biter"), ward(s, "Pet Toad"))
    assert (s.agenda[-1], pile(s, ANN), pile(s, BOB)) == (Main(ANN), "Toe Biter", "Pet Toad")


@rule("TC-R4.14", "TC-R7.4", "TC-R5.8", "TC-CARD-063", "TC-CARD-027")
def test_who_throws_away_their_adventure_in_the_exam_ends_what_it_did() -> None:
    s = scene(hands={ANN: "Potions Exam, Accio"}, play={ANN: "10 Potions", BOB: "Meet the Centaurs, 2 Charms, Cage"})
    run(s, play("Potions Exam"), pick("Meet the Centaurs"), pick("Charms"), pick("Charms"), Draw(1))
    assert (s.adventure, GAME.view(s, BOB).known[ANN]) == ([0, 0], []), "what is drawn now is hidden"


# ── what is known ────────────────────────────────────────────────────────────
@rule("TC-R5.10")
def test_of_two_equal_cards_the_one_that_was_seen_is_taken_to_have_gone() -> None:
    s = scene(characters=("Draco Malfoy", "Harry Potter"), hands={ANN: "Accio", BOB: "Cage, Fumos"},
              decks={BOB: "9 Cage"}, play={BOB: "2 care"})
    run(s, ability(s), Done())
    assert GAME.view(s, ANN).known[BOB] == cards("Cage, Fumos")
    run(s, End(), play("Cage"))
    assert (GAME.view(s, ANN).known[BOB], hand(s, BOB)) == (cards("Fumos"), "Cage, Fumos")


@rule("TC-R5.8", "TC-R5.10", "TC-CARD-029", "TC-CARD-084")
def test_mrs_norris_sent_home_is_known_to_be_there_and_closes_the_hand() -> None:
    s = scene(turn=BOB, hands={BOB: "Fluffy Falls Asleep"}, play={BOB: "3 care", ANN: "Mrs Norris"})
    run(s, play("Fluffy Falls Asleep"), Draw(1))
    assert (GAME.view(s, BOB).known[ANN], GAME.view(s, ANN).known[BOB]) == (cards("Mrs Norris"), [])


@rule("TC-R5.7", "TC-R5.8", "TC-CARD-054")
def test_what_comes_into_an_open_hand_is_seen_though_the_card_does_not_show_it() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Hiding From Snape, Mrs Norris"},
              decks={ANN: "5 Cage, Accio"})
    run(s, play("Logic Puzzle"), pick("Accio"))
    assert told(s, Found)[0].seen_by(BOB) == told(s, Found)[0].seen_by(None) == Found(ANN, (card("Accio"),), True)


@rule("TC-R9.1", "TC-R8.3", "TC-CARD-007")
@pytest.mark.parametrize("seat", [ANN, BOB])
def test_who_gives_up_in_the_middle_of_an_exchange_loses_no_card(seat: int) -> None:
    s = scene(characters=("Hannah Abbott", "Harry Potter"), hands={ANN: "Accio, Fumos, Cage"},
              heaps={ANN: "Stupefy, Kelpie, Norbert"})
    before = GAME.census(s)
    run(s, ability(s), pick("Kelpie"), pick("Norbert"), pick("Cage"))
    assert GAME.census(s) == before
    aside(GAME, s, seat, Resign())
    assert (GAME.census(s), s.winners, pile(s, ANN)) == (before, (1 - seat,), "Norbert, Cage, Kelpie, Stupefy")


def homework(held: str) -> Table:
    s = scene(hands={ANN: f"Homework, {held}"}, play={ANN: "2 trans"})
    run(s, play("Homework"))
    return s


def hermione(held: str) -> Table:
    s = scene(characters=("Hermione Granger", "Ron Weasley"), hands={ANN: f"Charms, {held}"}, play={ANN: "2 trans"})
    run(s, play("Charms"))
    return s


def question(held: str) -> Table:
    s = scene(turn=BOB, hands={BOB: "Snape's Question", ANN: held}, play={BOB: "3 Potions"})
    run(s, play("Snape's Question"))
    return s


def egg(lying: str) -> Table:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 care"}, decks={ANN: f"3 Charms, {lying}"})
    run(s, play("Mysterious Egg"))
    return s


def hiding(held: str) -> Table:
    """The creatures are about to strike; four items in hand could solve the adventure first."""
    s = scene(turn=BOB, characters=CALM, hands={ANN: f"3 Cage, {held}"},
              play={ANN: "Vicious Wolf", BOB: "Hiding From Snape"})
    run(s, End())
    return s


@rule("TC-10.1", "TC-R5.2", "TC-R5.8")
@pytest.mark.parametrize(("asking", "some", "none", "step"), [
    (homework, "Charms", "Accio", LayLessons(ANN, 2)), (hermione, "Charms", "Accio", LayLessons(ANN, 1)),
    (question, "Potions", "Accio", None), (egg, "Kelpie", "Accio", None), (hiding, "Remembrall", "Accio", Main(ANN))])
def test_a_question_tells_the_other_nothing_of_who_is_asked(asking: Any, some: str, none: str, step: Any) -> None:
    """It is asked, seen and told alike, whether there is something to answer or not; only the answers differ."""
    with_it, without = asking(some), asking(none)
    assert step in (None, with_it.agenda[-1])
    for seat in (BOB, None):
        assert GAME.view(with_it, seat) == GAME.view(without, seat)
        assert [e.seen_by(seat) for e in with_it.log] == [e.seen_by(seat) for e in without.log]
    assert asked(with_it) == asked(without) == ANN
    assert len(legal(with_it)) > len(legal(without))


@rule("TC-R5.2", "TC-CARD-104")
def test_who_showed_a_lesson_once_may_show_it_again_and_tells_no_more() -> None:
    s = scene(hands={ANN: "2 Snape's Question", BOB: "2 Potions"}, play={ANN: "3 Potions"})
    for _ in range(2):
        run(s, play("Snape's Question"), Show(card("Potions")))
        assert GAME.view(s, ANN).known[BOB] == [card("Potions")]
