"""Damage: to decks and to creatures, what raises it, what prevents it; and how a game is lost."""

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import (
    AtPlayer, Damaged, Done, Milled, No, Number, Pick, Prevented, Resign, Resigned, Show, Shuffled, Strike, Suffer, Won,
    Wounded, Yes,
)
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use, ward,
)
from tests.table import aside, asides, asked, kinds, legal, rule, told


def struck_by(name: str, lessons: str, theirs: str = "", **table: object) -> Table:
    """Ann has played a spell at Bob."""
    s = scene(hands={ANN: name, BOB: "Charms"}, play={ANN: lessons, BOB: theirs}, **table)  # type: ignore[arg-type]
    run(s, play(name))
    return s


# ── to players ───────────────────────────────────────────────────────────────
@rule("TC-1.1", "TC-R6.1", "TC-10.1")
def test_damage_takes_cards_from_the_top_of_the_deck_to_the_own_pile() -> None:
    s = struck_by("Magical Mishap", "2 Charms", "Diagon Alley")
    assert (deck(s, BOB), pile(s, BOB), hand(s, BOB)) == (17, "3 Charms", "Charms")
    assert told(s, Milled) == [Milled(BOB, card("Charms"))] * 3


@rule("TC-R6.1", "TC-R6.12")
def test_damage_is_not_drawing() -> None:
    s = scene(hands={ANN: "Magical Mishap"}, play={ANN: "2 Charms, Peeves Causes Trouble"})
    run(s, play("Magical Mishap"))
    assert deck(s, BOB) == 17


@rule("TC-5.2")
def test_creatures_damage_the_player_never_creatures() -> None:
    s = scene(play={ANN: "Boa Constrictor", BOB: "Pet Toad"}, struck=False)
    run(s, Strike())
    struck = [Damaged(BOB, 2, "creature", card("Boa Constrictor"))]
    assert (deck(s, BOB), s.hurt[BOB], told(s, Damaged)) == (18, [0, 0], struck)


@rule("TC-15.1", "TC-R6.3", "TC-R6.4")
def test_each_creature_is_a_source_of_its_own_and_hagrid_looks_at_each() -> None:
    s = scene(play={ANN: "2 Boa Constrictor, Vicious Wolf, Rubeus Hagrid"}, struck=False)
    run(s, Strike())
    assert [e.amount for e in told(s, Damaged)] == [2, 2, 5]
    assert [e.card for e in told(s, Damaged)] == [*[card("Boa Constrictor")] * 2, card("Vicious Wolf")]
    assert deck(s, BOB) == 11


@rule("TC-R6.4", "TC-R6.7")
def test_hagrid_helps_with_steelclaw_too() -> None:
    s = scene(hands={ANN: "Steelclaw"}, play={ANN: "4 trans, Vicious Wolf, Rubeus Hagrid"})
    run(s, play("Steelclaw"))
    assert [(e.amount, e.kind) for e in told(s, Damaged)] == [(5, "creature")]


# ── to creatures ─────────────────────────────────────────────────────────────
@rule("TC-5.3", "TC-R6.2")
def test_damage_on_a_creature_stays_and_discards_it_when_it_reaches_its_health() -> None:
    s = scene(hands={ANN: "Toe Biter, Vermillious"}, play={ANN: "4 Charms", BOB: "Scottish Stag"})
    run(s, play("Toe Biter"), at(s, BOB, "Scottish Stag"))
    assert (s.hurt[BOB][1], told(s, Wounded)) == (2, [Wounded(BOB, 1, card("Scottish Stag"), 2)])
    stag = at(s, BOB, "Scottish Stag")
    run(s, End(), End(), play("Vermillious"), stag)
    assert (in_play(s, BOB, "Scottish Stag"), pile(s, BOB).split(", ")[0]) == (0, "Scottish Stag")


@rule("TC-10.1", "TC-R8.1")
def test_cards_go_to_their_owners_pile_and_hand() -> None:
    s = scene(hands={ANN: "Incarcifors, Fluffy Falls Asleep"}, play={ANN: "6 trans, 3 care", BOB: "2 Pet Toad"})
    run(s, play("Incarcifors"), at(s, BOB, "Pet Toad"), play("Fluffy Falls Asleep"))
    assert (pile(s, BOB), hand(s, BOB), hand(s, ANN)) == ("Pet Toad", "Pet Toad", "")


# ── prevention ───────────────────────────────────────────────────────────────
@rule("TC-15.1", "TC-R6.4")
def test_what_is_raised_is_prevented_afterwards() -> None:
    s = scene(play={ANN: "Vicious Wolf, Rubeus Hagrid", BOB: "Winged Keys"}, turn=BOB)
    run(s, use(s, "Winged Keys"), End(), Strike())
    assert told(s, Prevented) == [Prevented(BOB, 5, 0)]
    assert deck(s, BOB) == 20


@rule("TC-15.2", "TC-R6.5")
def test_the_rest_of_a_prevented_spell_still_happens() -> None:
    s = struck_by("Baubillious", "2 Charms", "Potion Ingredients")
    run(s, ward(s, "Potion Ingredients"))
    assert (deck(s, BOB), pile(s, BOB), hand(s, ANN)) == (20, "Potion Ingredients", "Charms")
    s = struck_by("Titillando", "9 Charms", "Potion Ingredients")
    run(s, ward(s, "Potion Ingredients"))
    assert (deck(s, BOB), hand(s, BOB)) == (20, "")


@rule("TC-15.1", "TC-R3.2", "TC-16.1", "TC-R5.1")
def test_the_player_who_would_be_hurt_chooses_what_to_use() -> None:
    s = struck_by("Magical Mishap", "2 Charms", "Invisibility Cloak, Potion Ingredients, Pet Toad, Kelpie, Remembrall")
    names = ("Invisibility Cloak", "Potion Ingredients", "Pet Toad", "Kelpie")
    assert (asked(s), legal(s)) == (BOB, [Suffer(), *(ward(s, name) for name in names)])
    run(s, ward(s, "Kelpie"))
    assert (s.hurt[BOB], deck(s, BOB)) == ([0, 0, 0, 0, 3, 0], 20)


@rule("TC-R6.6")
def test_a_toad_takes_all_of_it_and_the_rest_is_lost() -> None:
    s = struck_by("Stupefy", "6 Charms", "Pet Toad")
    run(s, ward(s, "Pet Toad"))
    assert (in_play(s, BOB, "Pet Toad"), pile(s, BOB), deck(s, BOB)) == (0, "Pet Toad", 20)


@rule("TC-15.3", "TC-R6.7")
def test_what_helps_against_spells_does_not_help_against_creatures() -> None:
    for shields, left in ((0, 18), (1, 20), (3, 20), (7, 20)):
        s = scene(hands={ANN: "Steelclaw"}, play={
            ANN: "4 trans, Boa Constrictor", BOB: "Invisibility Cloak, Potion Ingredients, Pet Toad, Kelpie"})
        s.shields[BOB] = shields
        run(s, play("Steelclaw"))
        assert (asked(s), deck(s, BOB)) == (ANN, left)


@rule("TC-15.3", "TC-R6.7", "TC-R6.14")
def test_winged_keys_hold_against_steelclaw_and_when_they_are_gone() -> None:
    s = scene(turn=BOB, hands={ANN: "Steelclaw, Squiggle Quill"}, play={
        ANN: "4 trans, Boa Constrictor", BOB: "Winged Keys"})
    run(s, use(s, "Winged Keys"), End(), Strike(), play("Squiggle Quill"))
    assert in_play(s, BOB, "Winged Keys") == 0
    run(s, play("Steelclaw"))
    assert deck(s, BOB) == 20
    run(s, End(), End(), Strike())
    assert deck(s, BOB) == 17, "until that turn was over: Bob's draw, and two damage"


@rule("TC-R6.14", "TC-9.2")
def test_a_creature_that_came_back_is_free_of_the_keys() -> None:
    s = scene(turn=BOB, hands={ANN: "Steelclaw"}, play={
        ANN: "4 trans, 4 care, Boa Constrictor, Pet Toad, Cage", BOB: "Winged Keys"})
    run(s, use(s, "Winged Keys"), at(s, ANN, "Boa Constrictor"), End(), Strike())
    s.actions = 3
    run(s, use(s, "Cage"), at(s, ANN, "Boa Constrictor"), play("Boa Constrictor"), play("Steelclaw"))
    assert deck(s, BOB) == 18


@rule("TC-15.3", "TC-R6.8", "TC-R6.9", "TC-3.6")
@pytest.mark.parametrize(("name", "lessons", "left"), [
    ("Shrinking Potion", "8 Potions", 20), ("Dungbomb", "2 Potions", 20), ("Wingardium Leviosa!", "Charms", 18)])
def test_protection_covers_only_what_it_names(name: str, lessons: str, left: int) -> None:
    """Against an adventure, two damage before Bob's turn."""
    s = scene(hands={ANN: name}, play={ANN: lessons, BOB: "Troll in the Bathroom"})
    run(s, play(name), End())
    assert deck(s, ANN) == left


@rule("TC-R6.9")
@pytest.mark.parametrize(("name", "lessons", "left"), [
    ("Shrinking Potion", "8 Potions", 20), ("Dungbomb", "2 Potions", 17), ("Wingardium Leviosa!", "Charms", 17)])
def test_against_a_spell_only_shrinking_helps(name: str, lessons: str, left: int) -> None:
    s = scene(hands={ANN: name, BOB: "Magical Mishap"}, play={ANN: lessons, BOB: "2 Charms"})
    run(s, play(name), End(), play("Magical Mishap"))
    assert deck(s, ANN) == left


@rule("TC-R6.9", "TC-R6.11")
def test_what_snuffling_discards_is_no_damage() -> None:
    s = scene(hands={ANN: "Snuffling Potion"}, play={ANN: "4 Potions"})
    s.shields[BOB] = 7
    run(s, play("Snuffling Potion"), End())
    assert (pile(s, BOB), hand(s, BOB), told(s, Damaged), told(s, Prevented)) == ("Charms", "", [], [])


@rule("TC-R6.10")
def test_snapes_question_is_answered_first_and_the_rest_may_be_prevented() -> None:
    s = scene(hands={ANN: "2 Snape's Question", BOB: "Potions"}, play={ANN: "3 Potions", BOB: "Potion Ingredients"})
    run(s, play("Snape's Question"))
    assert legal(s) == [Suffer(), Show(card("Potions"))]
    run(s, Show(card("Potions")))
    assert (deck(s, BOB), hand(s, BOB), s.hands[BOB].known) == (20, "Potions", [-1]), "shown, and it stays there"
    run(s, play("Snape's Question"), Suffer())
    assert kinds(s) == ["Suffer", "Shield"]
    run(s, ward(s, "Potion Ingredients"))
    assert deck(s, BOB) == 20


@rule("TC-R6.15")
def test_nothing_is_no_damage() -> None:
    s = scene(hands={ANN: "Incendio"}, play={ANN: "Phoenix Feather Wand", BOB: "2 Pet Toad"})
    run(s, play("Incendio"), at(s, BOB, "Pet Toad"))
    assert (s.hurt[BOB], told(s, Wounded)) == ([0, 0, 0], [])


# ── drawing ──────────────────────────────────────────────────────────────────
@rule("TC-12.2", "TC-R6.12")
def test_peeves_does_one_for_each_drawing_not_for_each_card() -> None:
    s = scene(play={BOB: "Peeves Causes Trouble"})
    run(s, use(s, "Dean Thomas"))
    assert (deck(s, ANN), pile(s, ANN)) == (16, "Charms")
    run(s, Draw(1), Draw(1))
    assert pile(s, ANN) == "3 Charms"


@rule("TC-12.2", "TC-R6.12")
def test_searching_turning_up_and_returning_is_not_drawing() -> None:
    s = scene(hands={ANN: "Wizard Crackers, Accio, Alchemy"}, heaps={ANN: "2 Charms"}, actions=3,
              play={ANN: "2 Charms, 2 trans", BOB: "Peeves Causes Trouble"})
    run(s, play("Wizard Crackers"), play("Accio"), pick("Charms"), pick("Charms"))
    run(s, play("Alchemy"), pick("Charms"), Done())
    assert (deck(s, ANN), told(s, Damaged), hand(s, ANN), in_play(s, ANN, "Charms")) == (18, [], "3 Charms", 3)


@rule("TC-R6.11", "TC-R6.12")
def test_what_is_snuffled_was_drawn() -> None:
    s = scene(hands={ANN: "Snuffling Potion"}, play={ANN: "4 Potions, Peeves Causes Trouble"})
    run(s, play("Snuffling Potion"), End())
    assert (pile(s, BOB), hand(s, BOB), [e.kind for e in told(s, Damaged)]) == ("2 Charms", "", ["adventure"])


# ── the end ──────────────────────────────────────────────────────────────────
@rule("TC-1.1", "TC-R2.1")
def test_who_has_no_card_left_has_lost_at_once() -> None:
    s = scene(hands={ANN: "Magical Mishap", BOB: "5 Charms"}, play={ANN: "2 Charms", BOB: "9 Vicious Wolf"},
              decks={BOB: "3 Charms"})
    run(s, play("Magical Mishap"))
    assert (s.agenda, s.winners, told(s, Won)) == ([], (ANN,), [Won((ANN,), "deck")])
    result = GAME.result(s)
    assert (result.winners, result.scores, result.rule) == ((ANN,), (1.0, 0.0), "TC-1.1")


@rule("TC-R2.1", "TC-1.1")
def test_drawing_the_last_card_loses() -> None:
    s = scene(decks={ANN: "2 Charms"})
    run(s, Draw(1))
    assert s.agenda
    run(s, Draw(1))
    assert s.winners == (BOB,)


@rule("TC-R2.2", "TC-1.1")
def test_the_game_ends_in_the_middle_of_an_effect() -> None:
    s = scene(hands={ANN: "Titillando", BOB: "3 Charms"}, play={ANN: "9 Charms"}, decks={BOB: "2 Charms"})
    run(s, play("Titillando"))
    assert (s.winners, hand(s, BOB)) == ((ANN,), "3 Charms"), "nothing is discarded any more"
    s = scene(hands={ANN: "Baubillious"}, play={ANN: "2 Charms"}, decks={ANN: "Charms", BOB: "Charms"})
    run(s, play("Baubillious"))
    assert s.winners == (ANN,), "Ann's own last card is not drawn"


@rule("TC-R2.2", "TC-R2.5")
def test_never_both_lose() -> None:
    """Bob draws the last card but one, and Peeves takes the last, before Bob's Boa Constrictor could take Ann's."""
    s = scene(play={ANN: "Peeves Causes Trouble", BOB: "Boa Constrictor"}, decks={ANN: "Charms", BOB: "2 Charms"})
    run(s, End())
    assert (s.winners, deck(s, ANN)) == ((ANN,), 1)


@rule("TC-R2.3")
def test_damage_and_draws_beyond_the_deck_just_empty_it() -> None:
    s = scene(hands={ANN: "Stupefy"}, play={ANN: "6 Charms"}, decks={BOB: "2 Charms"})
    run(s, play("Stupefy"))
    assert (s.winners, deck(s, BOB)) == ((ANN,), 0)
    s = scene(decks={ANN: "2 Charms"})
    run(s, use(s, "Dean Thomas"))
    assert s.winners == (BOB,)
    s = scene(MayDraw(ANN, 5), decks={ANN: "3 Charms"})
    run(s, Yes())
    assert s.winners == (BOB,)
    s = scene(MayDraw(ANN, 5), decks={ANN: "3 Charms"})
    run(s, No())
    assert s.agenda
    assert legal(scene(DrawAny(ANN), decks={ANN: "3 Charms"})) == [Number(count) for count in range(4)]


@rule("TC-R2.4", "TC-R2.1")
def test_pomfrey_puts_cards_under_the_deck_before_the_draw() -> None:
    s = scene(hands={ANN: "Pomfrey's Pick-Me-Up"}, play={ANN: "3 Potions"}, heaps={ANN: "Accio"}, decks={ANN: "Charms"})
    run(s, play("Pomfrey's Pick-Me-Up"), pick("Accio"))
    assert (hand(s, ANN), deck(s, ANN), bool(s.agenda)) == ("Charms", 1, True)
    s = scene(hands={ANN: "Pomfrey's Pick-Me-Up"}, play={ANN: "3 Potions"}, heaps={ANN: "Accio"}, decks={ANN: "Charms"})
    run(s, play("Pomfrey's Pick-Me-Up"), Done())
    assert s.winners == (BOB,)


@rule("TC-R2.6")
def test_who_takes_the_last_card_by_searching_has_lost_before_the_shuffle() -> None:
    s = scene(hands={ANN: "Alchemy"}, play={ANN: "2 trans"}, decks={ANN: "2 Charms"})
    run(s, play("Alchemy"), Pick(card("Charms")), Pick(card("Charms")))
    assert (s.winners, told(s, Shuffled)) == ((BOB,), [])


@rule("TC-R2.1", "TC-R6.11")
def test_a_snuffled_last_card_loses_too() -> None:
    s = scene(hands={ANN: "Snuffling Potion"}, play={ANN: "4 Potions"}, decks={BOB: "Charms"})
    run(s, play("Snuffling Potion"), End())
    assert (s.winners, hand(s, BOB)) == ((ANN,), "")


@rule("TC-R9.1")
def test_a_player_may_give_up_at_any_time_and_the_other_has_won() -> None:
    for seat in (ANN, BOB):
        s = struck_by("Magical Mishap", "2 Charms", "Pet Toad")
        assert (asked(s), asides(GAME, s, seat)) == (BOB, [Resign()])
        aside(GAME, s, seat, Resign())
        assert (s.agenda, s.winners, told(s, Resigned)) == ([], (1 - seat,), [Resigned(seat)])
        assert GAME.result(s).rule == "TC-R9.1"
        assert refused(s, Resign(), seat) == "TC-R9.1"


@rule("TC-R6.1")
def test_at_a_creature_or_at_the_player() -> None:
    s = struck_by("Vermillious", "4 Charms", "Scottish Stag")
    assert legal(s) == [AtPlayer(), at(s, BOB, "Scottish Stag")]
    run(s, AtPlayer())
    assert (deck(s, BOB), s.hurt[BOB]) == (17, [0, 0])
