"""Wingardium Leviosa and the potions that last through the opponent's next turn."""

from greathall.games.tcg.model import Damaged, Done, Prevented, Skip, Yes
from greathall.games.tcg.play.table import FROM_ALL, Table
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, DECK, Draw, End, ability, at, deck, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, legal, rule, told


# ── Wingardium Leviosa ───────────────────────────────────────────────────────
@rule("TC-CARD-111", "TC-15.3", "TC-R6.7")
def test_wingardium_leviosa_holds_off_creatures_for_one_turn_and_nothing_else() -> None:
    s = scene(hands={ANN: "Wingardium Leviosa!", BOB: "Steelclaw, Magical Mishap"}, characters=CALM,
              play={ANN: "Charms", BOB: "2 Charms, 2 trans, Boa Constrictor, Troll in the Bathroom"})
    run(s, play("Wingardium Leviosa!"), End())
    assert deck(s, ANN) == 18, "the troll's two before the turn, nothing from the snake"
    run(s, play("Steelclaw"))
    assert deck(s, ANN) == 18
    assert told(s, Prevented) == [Prevented(ANN, 2, 0)] * 2
    run(s, play("Magical Mishap"))
    assert deck(s, ANN) == 15


@rule("TC-CARD-111")
def test_wingardium_leviosa_is_over_after_one_turn() -> None:
    s = scene(hands={ANN: "Wingardium Leviosa!"}, play={ANN: "Charms", BOB: "Boa Constrictor"}, characters=CALM)
    run(s, play("Wingardium Leviosa!"), End())
    assert pile(s, ANN) == "Wingardium Leviosa!"
    run(s, End(), End())
    assert len(s.heaps[ANN]) == 3


@rule("TC-CARD-111")
def test_wingardium_leviosa_does_not_guard_the_own_creatures() -> None:
    s = scene(hands={ANN: "Wingardium Leviosa!", BOB: "Vermillious"}, play={ANN: "Charms, Pet Rat", BOB: "4 Charms"},
              characters=CALM)
    run(s, play("Wingardium Leviosa!"), End(), play("Vermillious"), at(s, ANN, "Pet Rat"))
    assert s.hurt[ANN] == [0, 3]


# ── Shrinking Potion and Dungbomb ────────────────────────────────────────────
def beset(potion: str, theirs: str = "") -> Table:
    """Bob's adventure does 2 before each of their turns, the snake 2 in it; they have the power for some spells."""
    return scene(hands={ANN: potion, BOB: theirs}, characters=CALM, play={
        ANN: "8 Potions", BOB: "2 Charms, 2 trans, Boa Constrictor, Troll in the Bathroom"})


@rule("TC-CARD-035", "TC-3.6", "TC-R3.1", "TC-R6.9")
def test_a_shrinking_potion_stops_all_damage_in_the_others_next_turn() -> None:
    s = beset("Shrinking Potion", "Magical Mishap, Steelclaw")
    run(s, play("Shrinking Potion"), End(), play("Magical Mishap"), play("Steelclaw"))
    assert deck(s, ANN) == 20
    assert told(s, Prevented) == [Prevented(ANN, amount, 0) for amount in (2, 2, 3, 2)]
    assert told(s, Damaged) == []


@rule("TC-CARD-035")
def test_a_shrinking_potion_is_over_after_that_turn() -> None:
    s = beset("Shrinking Potion")
    run(s, play("Shrinking Potion"), End(), End(), End())
    assert deck(s, ANN) == 20 - 1 - 4


@rule("TC-CARD-035", "TC-R6.9")
def test_a_shrinking_potion_stops_the_reward_of_the_own_adventure() -> None:
    s = scene(hands={ANN: "Shrinking Potion"}, play={ANN: "8 Potions, Peeves Causes Trouble"}, characters=CALM)
    s.skipped[ANN] = 3
    run(s, play("Shrinking Potion"), End(), Skip(), Skip())
    assert s.adventure == [0, 0]
    assert deck(s, ANN) == 20


@rule("TC-CARD-081", "TC-3.6", "TC-R3.1", "TC-15.3")
def test_a_dungbomb_stops_the_others_creatures_and_adventures_but_no_spell() -> None:
    s = beset("Dungbomb", "Magical Mishap, Steelclaw")
    run(s, play("Dungbomb"), End(), play("Steelclaw"))
    assert deck(s, ANN) == 20
    assert told(s, Prevented) == [Prevented(ANN, 2, 0)] * 3
    run(s, play("Magical Mishap"))
    assert deck(s, ANN) == 17


@rule("TC-CARD-081")
def test_a_dungbomb_is_over_after_that_turn() -> None:
    s = beset("Dungbomb")
    run(s, play("Dungbomb"), End(), End(), End())
    assert deck(s, ANN) == 20 - 1 - 4


@rule("TC-CARD-081", "TC-R6.8")
def test_a_dungbomb_does_not_stop_the_reward_of_the_own_adventure() -> None:
    s = scene(hands={ANN: "Dungbomb"}, play={ANN: "8 Potions, Peeves Causes Trouble"}, characters=CALM)
    s.skipped[ANN] = 3
    run(s, play("Dungbomb"), End(), Skip(), Skip())
    assert deck(s, ANN) == 17


@rule("TC-CARD-081", "TC-R6.8")
def test_a_dungbomb_stops_the_reward_of_an_adventure_that_its_own_player_throws_away() -> None:
    s = scene(hands={ANN: "Dungbomb", BOB: "Draco's Trick"}, play={ANN: "2 Potions", BOB: (
        "7 trans, Peeves Causes Trouble")}, characters=CALM)
    run(s, play("Dungbomb"), End(), play("Draco's Trick"))
    assert s.adventure == [0, 0]
    assert deck(s, ANN) == 20


# ── Snuffling Potion and Forgetfulness Potion ────────────────────────────────
def snuffling(mine: str, theirs: str, their_deck: str = DECK) -> Table:
    return scene(hands={ANN: "Snuffling Potion"}, characters=CALM, decks={BOB: their_deck},
                 play={ANN: f"4 Potions, {mine}", BOB: theirs})


@rule("TC-CARD-066", "TC-R6.11")
def test_a_snuffling_potion_discards_all_that_is_drawn_in_the_others_whole_next_turn() -> None:
    s = snuffling("", "2 Delivery Owl")
    run(s, play("Snuffling Potion"), End())
    assert pile(s, BOB) == "3 Charms", "two before the turn, one for it"
    assert hand(s, BOB) == ""
    run(s, Draw(2))
    assert pile(s, BOB) == "5 Charms", "Harry's two"
    run(s, End(), End())
    assert hand(s, BOB) == "3 Charms", "the next turn is free of it"


@rule("TC-CARD-066", "TC-R6.11", "TC-R6.12")
def test_cards_discarded_by_a_snuffling_potion_were_drawn_and_call_peeves() -> None:
    s = snuffling("Peeves Causes Trouble", "Delivery Owl")
    run(s, play("Snuffling Potion"), End())
    assert pile(s, BOB) == "4 Charms", "two drawings, each with 1 damage"


@rule("TC-CARD-066", "TC-R6.9", "TC-R6.11")
def test_a_snuffling_potion_can_end_the_game_and_is_no_damage() -> None:
    s = snuffling("", "", "Charms")
    s.shields[BOB] = FROM_ALL
    run(s, play("Snuffling Potion"), End())
    assert s.winners == (ANN,)


@rule("TC-CARD-066")
def test_a_snuffling_potion_leaves_its_own_player_alone_and_what_is_not_drawn() -> None:
    s = scene(hands={ANN: "Snuffling Potion", BOB: "Accio"}, heaps={BOB: "care"}, characters=CALM,
              play={ANN: "4 Potions", BOB: "2 Charms"})
    run(s, play("Snuffling Potion"), Draw(1))
    assert hand(s, ANN) == "Charms"
    run(s, End(), play("Accio"), pick("care"), Done())
    assert hand(s, BOB) == "Care of Magical Creatures"


@rule("TC-CARD-086", "TC-14.3", "TC-R4.7")
def test_under_a_forgetfulness_potion_no_card_is_played_but_all_else_may_be_done() -> None:
    s = scene(hands={ANN: "Forgetfulness Potion", BOB: "Accio, Charms, 2 Stupefy"}, heaps={BOB: "2 Charms, care"},
              play={ANN: "7 Potions", BOB: "2 Charms, Remembrall"})
    run(s, play("Forgetfulness Potion"), End())
    assert asked(s) == BOB
    for name in ("Charms", "Accio"):
        assert refused(s, play(name)) == "TC-CARD-086"
    assert refused(s, use(s, "Remembrall")) == "TC-CARD-086", "a lesson put into play would be played"
    run(s, ability(s), pick("Charms"), pick("care"), pick("Stupefy"), pick("Stupefy"))
    assert hand(s, BOB) == "Accio, Care of Magical Creatures, 3 Charms", "Hannah's exchange, and the turn's card"
    run(s, Draw(1))
    assert s.actions == 1


@rule("TC-CARD-086", "TC-R4.7")
def test_under_a_forgetfulness_potion_adventures_can_be_solved() -> None:
    s = scene(hands={ANN: "Forgetfulness Potion", BOB: "Accio"}, characters=CALM,
              play={ANN: "7 Potions, Gringotts Cart Ride", BOB: "2 Charms"})
    s.skipped[ANN] = 3
    run(s, play("Forgetfulness Potion"), End(), Skip(), Skip(), Yes())
    assert hand(s, BOB) == "6 Charms"


@rule("TC-CARD-086")
def test_a_forgetfulness_potion_holds_for_one_turn_of_the_other_and_not_for_its_own_player() -> None:
    s = scene(hands={ANN: "Forgetfulness Potion, Charms", BOB: "Charms"}, play={ANN: "7 Potions"},
              characters=CALM)
    run(s, play("Forgetfulness Potion"), play("Charms"), End())
    assert play("Charms") not in legal(s)
    run(s, End(), End(), play("Charms"))
    assert in_play(s, BOB, "Charms") == 1
