"""Adventures: an effect while they are in play, a way to solve them, a reward; and characters, who never pay for it."""

import pytest

from greathall.games.tcg.model import AtPlayer, Gone, No, Number, Rewarded, Skip, Skipped, Solve, Solved, Yes
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene,
)
from tests.table import asked, kinds, legal, rule, told


@rule("TC-6.1", "TC-R7.1")
def test_an_adventure_takes_two_actions_and_no_power() -> None:
    s = scene(hands={ANN: "Peeves Causes Trouble"})
    run(s, play("Peeves Causes Trouble"))
    assert (s.actions, s.adventure) == (0, [card("Peeves Causes Trouble"), 0])


@rule("TC-6.1", "TC-R7.1")
def test_one_for_each_player_and_none_in_its_place() -> None:
    s = scene(hands={ANN: "Peeves Causes Trouble", BOB: "Peeves Causes Trouble"}, play={ANN: "Diagon Alley"})
    assert refused(s, play("Peeves Causes Trouble")) == "TC-6.1"
    run(s, End(), play("Peeves Causes Trouble"))
    assert s.adventure == [card("Diagon Alley"), card("Peeves Causes Trouble")]


@rule("TC-R7.2", "TC-6.1")
def test_its_effect_holds_at_once_and_until_it_leaves() -> None:
    s = scene(hands={ANN: "Meet the Centaurs", BOB: "Accio, Apparate"}, play={BOB: "trans"})
    assert s.hands[BOB].known == [1 << BOB] * 2
    run(s, play("Meet the Centaurs"))
    assert s.is_open(BOB)
    run(s, End(), play("Apparate"))
    assert not s.is_open(BOB)
    assert pile(s, ANN) == "Meet the Centaurs"


# ── solving ──────────────────────────────────────────────────────────────────
@rule("TC-6.2", "TC-R7.3")
def test_the_other_solves_it_in_their_own_turn_without_an_action() -> None:
    s = scene(hands={ANN: "9 Accio", BOB: "6 Accio"}, play={ANN: "1 4 Privet Drive"}, actions=0)
    assert "Solve" not in kinds(s), "not its owner"
    run(s, End())
    assert (asked(s), s.actions) == (BOB, 2)
    run(s, Solve(0))
    while kinds(s) == ["Pick"]:
        run(s, pick("Accio"))
    assert told(s, Solved) == [Solved(BOB, card("4 Privet Drive"))]
    assert s.actions == 2


@rule("TC-6.2", "TC-R7.3")
@pytest.mark.parametrize(("adventure", "enough", "too_few"), [
    ("1 4 Privet Drive", {"hands": {ANN: "6 Accio"}}, {"hands": {ANN: "5 Accio"}}),
    ("Harry Hunting", {"hands": {ANN: "7 Accio"}}, {"hands": {ANN: "6 Accio"}}),
    ("Hiding From Snape", {"hands": {ANN: "4 Cage"}}, {"hands": {ANN: "3 Cage, 5 Accio"}}),
    ("Reptile House", {"play": {ANN: "4 Charms"}}, {"play": {ANN: "3 Charms, Silver Cauldron"}}),
    ("Dragon's Escape", {"play": {ANN: "2 Charms, care"}}, {"play": {ANN: "2 Charms"}}),
    ("Unusual Pets", {"play": {ANN: "2 Pet Toad"}}, {"play": {ANN: "Pet Toad"}}),
])
def test_all_at_once_and_in_full(adventure: str, enough: dict[str, dict[int, str]],
                                 too_few: dict[str, dict[int, str]]) -> None:
    for given, may in ((enough, True), (too_few, False)):
        s = scene(hands=given.get("hands"), play={ANN: given.get("play", {}).get(ANN, ""), BOB: adventure})
        assert (Solve(0) in legal(s)) is may
        assert may or refused(s, Solve(0)) == "TC-6.2"


@rule("TC-6.2", "TC-R7.5")
def test_first_the_reward_then_it_is_discarded_and_what_it_forbade_is_free() -> None:
    s = scene(hands={ANN: "6 Accio, Magical Mishap"}, play={ANN: "2 Charms", BOB: "1 4 Privet Drive"})
    assert refused(s, play("Magical Mishap")) == "TC-CARD-039"
    run(s, Solve(0), *[pick("Accio")] * 6)
    assert (kinds(s), s.adventure[BOB]) == (["No", "Yes"], card("4 Privet Drive")), "while it still lies there"
    run(s, Yes())
    assert [e for e in s.log or [] if isinstance(e, Solved | Rewarded | Gone)] == [
        kind(seat, card("4 Privet Drive")) for kind, seat in ((Solved, ANN), (Rewarded, ANN), (Gone, BOB))]
    assert (pile(s, BOB), hand(s, ANN)) == ("4 Privet Drive", "Magical Mishap, Charms")
    run(s, play("Magical Mishap"))
    assert deck(s, BOB) == 17


@rule("TC-6.3", "TC-R7.4")
def test_skipped_actions_add_up_over_turns() -> None:
    s = scene(play={BOB: "Peeves Causes Trouble"})
    run(s, Skip(), Skip())
    assert refused(s, Skip()) == "TC-3.3", "only what is unspent"
    run(s, End(), End())
    assert s.skipped[BOB] == 2
    run(s, Skip(), Draw(1), End(), End(), Skip())
    assert told(s, Skipped)[-1] == Skipped(ANN, card("Peeves Causes Trouble"), 4)
    before = deck(s, BOB)
    run(s, Skip())
    assert (s.adventure[BOB], s.skipped[BOB], deck(s, BOB)) == (0, 0, before - 3), "solved, and Bob takes 3"


@rule("TC-6.3", "TC-R7.4")
def test_what_was_skipped_is_lost_with_the_adventure() -> None:
    s = scene(hands={ANN: "Apparate", BOB: "Diagon Alley"}, play={ANN: "trans", BOB: "Diagon Alley"})
    run(s, Skip(), play("Apparate"), End(), play("Diagon Alley"), End())
    assert (s.adventure[BOB], s.skipped[BOB]) == (card("Diagon Alley"), 0)


@rule("TC-7.2", "TC-R7.6", "TC-R8.2")
def test_the_starting_character_never_pays() -> None:
    s = scene(play={BOB: "Human Chess Game"})
    assert refused(s, Solve(1)) == "TC-6.2"
    s = scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: "Cage"})
    run(s, play("Potions Exam"))
    assert (s.board[BOB], pile(s, BOB)) == ([card("Hannah Abbott")], "Cage")
    s = scene(play={ANN: "Ron Weasley, Harry Potter", BOB: "Human Chess Game"})
    run(s, Solve(1))
    assert refused(s, at(s, ANN, "Dean Thomas")) == "TC-7.2"
    run(s, at(s, ANN, "Ron Weasley"), No())
    assert (in_play(s, ANN, "Ron Weasley"), s.adventure[BOB]) == (0, 0)


# ── rewards ──────────────────────────────────────────────────────────────────
@rule("TC-R7.7")
def test_logic_puzzle_discards_the_adventure_first_and_gives_its_reward() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Troll in the Bathroom"})
    run(s, play("Logic Puzzle"))
    assert [type(e) for e in s.log or [] if isinstance(e, Rewarded | Gone)] == [Gone, Rewarded]
    assert (deck(s, BOB), pile(s, BOB).split(", ")[0]) == (16, "Troll in the Bathroom")


@rule("TC-R7.7")
def test_with_dracos_trick_the_roles_are_exchanged() -> None:
    s = scene(hands={ANN: "Draco's Trick"}, play={ANN: "7 trans, Troll in the Bathroom"})
    run(s, play("Draco's Trick"))
    assert (deck(s, ANN), deck(s, BOB), s.adventure[ANN]) == (20, 16, 0)


@rule("TC-R7.7", "TC-R6.8")
@pytest.mark.parametrize(("mine", "shield", "left"), [(True, False, 16), (True, True, 20), (False, True, 16)])
def test_a_rewards_damage_is_the_adventures(mine: bool, shield: bool, left: int) -> None:
    """Bob's Dungbomb stops the damage of Ann's adventures, not of his own; a Cloak and a Toad never help."""
    s = scene(hands={ANN: "Draco's Trick, Logic Puzzle"}, play={
        ANN: "7 trans, 6 Charms" + (", Troll in the Bathroom" if mine else ""),
        BOB: "Invisibility Cloak, Pet Toad" + ("" if mine else ", Troll in the Bathroom")})
    s.shields[BOB] = 3 if shield else 0
    run(s, play("Draco's Trick" if mine else "Logic Puzzle"))
    assert (asked(s), deck(s, BOB)) == (ANN, left)


@rule("TC-12.3", "TC-R5.4", "TC-R2.3")
def test_may_draw_is_all_or_none_and_any_number_is_named_first() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Gringotts' Cart Ride"})
    run(s, play("Logic Puzzle"))
    assert legal(s) == [No(), Yes()]
    run(s, Yes())
    assert deck(s, ANN) == 15
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Diagon Alley"})
    run(s, play("Logic Puzzle"))
    assert legal(s) == [Number(count) for count in range(21)]
    run(s, Number(2))
    assert deck(s, ANN) == 18
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Diagon Alley"})
    run(s, play("Logic Puzzle"), Number(20))
    assert s.winners == (BOB,), "who draws the whole deck has lost"


@rule("TC-R7.8")
def test_before_each_of_your_turns_means_its_owners() -> None:
    s = scene(play={ANN: "Unusual Pets"})
    run(s, End())
    assert deck(s, BOB) == 19, "not before Bob's"
    run(s, End())
    assert (deck(s, BOB), deck(s, ANN)) == (15, 19)


@rule("TC-R7.9")
def test_unusual_pets_needs_a_creature_only_when_it_is_played() -> None:
    s = scene(hands={ANN: "Unusual Pets"})
    assert refused(s, play("Unusual Pets")) == "TC-CARD-070"
    s = scene(hands={ANN: "Unusual Pets", BOB: "Transfiguration Exam"}, play={BOB: "Pet Toad, 10 trans"})
    run(s, play("Unusual Pets"), End(), play("Transfiguration Exam"), End())
    assert (in_play(s, ANN, "Unusual Pets"), in_play(s, BOB, "Pet Toad"), deck(s, BOB)) == (1, 0, 15)


@rule("TC-6.2", "TC-10.2")
def test_the_centaurs_are_met_with_an_empty_hand_too() -> None:
    s = scene(hands={BOB: "Accio"}, play={BOB: "Meet the Centaurs"})
    run(s, Solve(0))
    assert (s.opened, s.adventure[BOB]) == ([False, True], 0)
    run(s, End())
    assert s.hands[BOB].known == [-1, -1], "open until the end, with what comes later"


@rule("TC-6.2")
def test_a_reward_that_is_one_of_two_is_the_solvers_choice() -> None:
    for choice, mine, theirs in ((Draw(3), 17, 20), (AtPlayer(), 20, 17)):
        s = scene(play={ANN: "3 Charms", BOB: "Dragon's Escape"})
        run(s, Solve(0), choice)
        assert (deck(s, ANN), deck(s, BOB), in_play(s, ANN, "Charms")) == (mine, theirs, 0)
