"""The steps of a turn: before it, the draw, the creatures, two actions, its end."""

import pytest

from greathall.games.tcg.model import Damaged, Drawn, Granted, No, Skip, Solve, Strike, Suffer, TurnBegan
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, kinds, legal, rule, told


def next_turn(**table: object) -> Table:
    """Ann has ended her turn; Bob's has come to its first question."""
    s = scene(**table)  # type: ignore[arg-type]
    run(s, End())
    return s


# ── the steps in their order ─────────────────────────────────────────────────
@rule("TC-3.1", "TC-3.2", "TC-5.2")
def test_before_the_turn_then_the_draw_then_the_creatures_then_two_actions() -> None:
    s = next_turn(play={BOB: "Delivery Owl, Boa Constrictor, Dragon's Escape"})
    assert [type(e).__name__ for e in s.log or [] if isinstance(e, TurnBegan | Damaged | Drawn)] == [
        "TurnBegan", "Damaged", "Drawn", "Drawn", "Damaged"]
    assert [e.kind for e in told(s, Damaged)] == ["adventure", "creature"]
    assert (asked(s), s.actions, deck(s, ANN), deck(s, BOB)) == (BOB, 2, 17, 18)


@rule("TC-3.2", "TC-R1.6")
def test_the_draw_comes_first_in_every_turn_and_costs_no_action() -> None:
    s = scene()
    for turns in range(4):
        run(s, End())
        assert (s.turn, s.actions, len(s.hands[s.turn])) == (1 - turns % 2, 2, turns // 2 + 1)


@rule("TC-3.2", "TC-R6.13", "TC-5.2")
def test_a_creature_strikes_in_every_turn_of_its_player_but_not_in_that_it_comes() -> None:
    s = scene(characters=("Harry Potter", "Harry Potter"), hands={ANN: "Boa Constrictor"}, play={ANN: "4 care"})
    run(s, play("Boa Constrictor"), End())
    assert deck(s, BOB) == 19, "only Bob's draw"
    run(s, End())
    assert (deck(s, BOB), deck(s, ANN)) == (17, 19)
    run(s, End(), End())
    assert (deck(s, BOB), deck(s, ANN)) == (14, 18)


@rule("TC-R6.13", "TC-R6.7")
def test_steelclaw_makes_even_a_new_creature_strike() -> None:
    s = scene(hands={ANN: "Boa Constrictor, Steelclaw"}, play={ANN: "4 care, trans"})
    run(s, play("Boa Constrictor"), play("Steelclaw"))
    assert deck(s, BOB) == 18


@rule("TC-3.1", "TC-R3.2")
def test_the_order_of_what_comes_before_a_turn_is_asked_where_it_matters() -> None:
    """Delivery Owl draws, Gringotts Cart Ride takes a card: the player whose turn it is decides which comes first."""
    for first, held in (("Delivery Owl", 1), ("Gringotts' Cart Ride", 1)):
        s = next_turn(hands={BOB: "Accio"}, play={BOB: "Delivery Owl", ANN: "Gringotts' Cart Ride"})
        assert (asked(s), legal(s)) == (BOB, [pick("Gringotts' Cart Ride"), pick("Delivery Owl")])
        run(s, pick(first))
        if first == "Delivery Owl":
            assert legal(s) == [pick("Accio"), pick("Charms")], "the card that came may go"
            run(s, pick("Charms"))
            assert hand(s, BOB) == "Accio, Charms"
        else:
            assert hand(s, BOB) == "2 Charms"
        assert len(s.heaps[BOB]) == held


@pytest.mark.parametrize("adventure", ["Troll in the Bathroom", "Unusual Pets"])
@rule("TC-3.1", "TC-R3.2")
def test_the_order_is_asked_where_it_decides_who_wins(adventure: str) -> None:
    """Bob's adventure can take Ann's last cards, his owl his own last one: he decides which comes first."""
    for first, winner in ((adventure, BOB), ("Delivery Owl", ANN)):
        s = next_turn(play={BOB: f"Delivery Owl, {adventure}"}, decks={ANN: "2 Charms", BOB: "Charms"})
        assert (asked(s), legal(s)) == (BOB, [pick(adventure), pick("Delivery Owl")]), "who is silent wins"
        run(s, pick(first))
        assert (s.agenda, s.winners) == ([], (winner,))


@rule("TC-3.1", "TC-R3.2", "TC-CARD-060")
def test_what_peeves_takes_for_the_owls_card_is_counted_too() -> None:
    s = next_turn(play={BOB: "Delivery Owl, Dragon's Escape", ANN: "Peeves Causes Trouble"},
                  decks={ANN: "Charms", BOB: "2 Charms"})
    assert legal(s) == [pick("Dragon's Escape"), pick("Delivery Owl")]
    run(s, pick("Delivery Owl"))
    assert s.winners == (ANN,)


@rule("TC-3.1", "TC-R3.2")
def test_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    """Unless both decks could run out, it makes no difference whether Ann is hurt before or after Bob's owl comes."""
    for ann, bob, winners in (("2 Charms", "2 Charms", (BOB,)), ("3 Charms", "Charms", (ANN,))):
        s = next_turn(play={BOB: "Delivery Owl, Troll in the Bathroom"}, decks={ANN: ann, BOB: bob})
        assert (s.agenda, s.winners) == ([], winners)


@rule("TC-3.1", "TC-R3.1", "TC-R3.2", "TC-CARD-081")
def test_an_adventure_whose_damage_is_prevented_decides_nothing() -> None:
    s = next_turn(hands={ANN: "Dungbomb"}, play={ANN: "2 Potions", BOB: "Delivery Owl, Troll in the Bathroom"},
                  decks={ANN: "2 Charms", BOB: "Charms"})
    assert asked(s) == BOB, "without the Dungbomb he is asked"
    s = scene(hands={ANN: "Dungbomb"}, play={ANN: "2 Potions", BOB: "Delivery Owl, Troll in the Bathroom"},
              decks={ANN: "2 Charms", BOB: "Charms"})
    run(s, play("Dungbomb"), End())
    assert (s.agenda, s.winners) == ([], (ANN,))


# ── between the draw and the damage ──────────────────────────────────────────
@rule("TC-R3.3", "TC-7.1", "TC-3.2")
def test_abilities_and_solving_may_come_between_the_draw_and_the_creatures() -> None:
    s = next_turn(characters=("Harry Potter", "Dean Thomas"), hands={BOB: "5 Accio"},
                  play={BOB: "Surly Hound", ANN: "1 4 Privet Drive"})
    assert kinds(s) == ["Strike", "Use", "Solve"]
    assert len(told(s, Damaged)) == 0
    run(s, Solve(0))
    assert (s.adventure[ANN], deck(s, ANN), kinds(s)) == (card("4 Privet Drive"), 20, ["No", "Yes"])
    run(s, No(), use(s, "Dean Thomas"), Strike())
    assert (kinds(s)[0], deck(s, ANN), hand(s, BOB)) == ("End", 19, "3 Charms")


@rule("TC-R3.3", "TC-3.2")
def test_nobody_is_asked_before_the_damage_where_nothing_can_be_done() -> None:
    s = next_turn(characters=("Harry Potter", "Harry Potter"), play={BOB: "Surly Hound"})
    assert (s.struck, deck(s, ANN)) == (True, 19)


@rule("TC-R3.3", "TC-10.1")
@pytest.mark.parametrize("held", ["4 Cage", "4 Charms"])
def test_that_nothing_is_asked_before_the_damage_does_not_tell_what_is_in_a_hand(held: str) -> None:
    """Four items would solve Hiding From Snape, so a player with four cards is asked."""
    s = next_turn(characters=("Harry Potter", "Harry Potter"), hands={BOB: held},
                  play={BOB: "Surly Hound", ANN: "Hiding From Snape"})
    assert not s.struck
    assert kinds(s) == (["Strike", "Solve"] if "Cage" in held else ["Strike"])


@rule("TC-R3.8", "TC-7.1", "TC-6.3")
def test_what_costs_an_action_before_the_damage_spends_it_for_the_turn() -> None:
    s = next_turn(characters=("Harry Potter", "Draco Malfoy"), hands={BOB: "Accio"},
                  play={BOB: "Surly Hound, Remembrall, Cage", ANN: "Peeves Causes Trouble"}, heaps={BOB: "Charms"})
    assert s.actions == 2
    assert kinds(s) == ["Strike", "Use", "Skip"]
    assert [a for a in legal(s) if type(a).__name__ == "Use"] == [use(s, "Draco Malfoy")], "not the items"
    run(s, Skip(), Strike())
    assert s.actions == 1
    run(s, use(s, "Remembrall"))
    assert s.actions == 0


# ── actions ──────────────────────────────────────────────────────────────────
@rule("TC-3.3", "TC-R3.4")
def test_two_actions_used_or_not_and_lost_when_they_are_not() -> None:
    s = scene(hands={ANN: "3 Charms"})
    run(s, play("Charms"), play("Charms"))
    assert refused(s, play("Charms")) == "TC-3.3"
    assert refused(s, Draw(1)) == "TC-3.3"
    run(s, End(), End(), End(), End())
    assert s.actions == 2, "none was saved"


@rule("TC-3.3", "TC-R3.7")
@pytest.mark.parametrize("order", [("draw", "play"), ("play", "draw"), ("draw", "draw"), ("play", "play")])
def test_actions_in_any_order_and_the_same_twice(order: tuple[str, str]) -> None:
    s = scene(hands={ANN: "2 Surly Hound"}, play={ANN: "3 care"})
    run(s, *(Draw(1) if one == "draw" else play("Surly Hound") for one in order))
    assert (in_play(s, ANN, "Surly Hound"), deck(s, ANN)) == (order.count("play"), 20 - order.count("draw"))


@rule("TC-R3.7", "TC-R3.3")
def test_abilities_come_between_actions() -> None:
    s = scene(hands={ANN: "Charms"})
    run(s, play("Charms"), use(s, "Dean Thomas"), Draw(1))
    assert (s.actions, hand(s, ANN)) == (0, "4 Charms")


@rule("TC-3.5")
def test_what_a_card_orders_costs_no_action() -> None:
    s = scene(hands={ANN: "Baubillious"}, play={ANN: "2 Charms"})
    run(s, play("Baubillious"))
    assert (s.actions, hand(s, ANN)) == (1, "Charms")


@rule("TC-3.4", "TC-R3.6")
def test_adventures_and_characters_take_two_actions_and_no_power() -> None:
    for name in ("Ron Weasley", "Diagon Alley"):
        s = scene(hands={ANN: f"{name}, Charms"})
        run(s, play(name))
        assert (s.actions, in_play(s, ANN, name)) == (0, 1)
        s = scene(hands={ANN: f"{name}, Charms"})
        run(s, play("Charms"))
        assert refused(s, play(name)) == "TC-3.4"


@rule("TC-R3.6")
def test_ron_makes_later_characters_easier_not_himself() -> None:
    s = scene(hands={ANN: "Ron Weasley, Harry Potter, Diagon Alley"}, actions=3)
    run(s, play("Ron Weasley"), play("Harry Potter"))
    assert s.actions == 0
    s = scene(hands={ANN: "Ron Weasley"}, actions=1)
    assert refused(s, play("Ron Weasley")) == "TC-3.4"


@rule("TC-3.7", "TC-R3.4", "TC-R3.5")
def test_a_unicorn_gives_an_action_at_once_and_in_every_turn() -> None:
    s = scene(hands={ANN: "2 Unicorn"}, play={ANN: "7 care", BOB: "Unicorn"})
    run(s, play("Unicorn"))
    assert (s.actions, told(s, Granted)) == (2, [Granted(ANN, 1)])
    run(s, play("Unicorn"))
    assert s.actions == 2, "two add up"
    run(s, End())
    assert (s.turn, s.actions) == (BOB, 3)
    run(s, End())
    assert (s.turn, s.actions) == (ANN, 4)


@rule("TC-3.7", "TC-R3.4")
def test_actions_granted_are_not_lost_when_the_unicorn_leaves() -> None:
    s = scene(hands={ANN: "Unicorn, Transfiguration Exam"}, play={ANN: "6 care, 5 trans"})
    run(s, play("Unicorn"), play("Transfiguration Exam"))
    assert (in_play(s, ANN, "Unicorn"), s.actions) == (0, 1)
    run(s, End(), End())
    assert s.actions == 2


@rule("TC-R3.5", "TC-9.2")
def test_a_unicorn_played_again_gives_an_action_again() -> None:
    s = scene(hands={ANN: "Unicorn, Fluffy Falls Asleep"}, play={ANN: "8 care", BOB: "Pet Toad"})
    run(s, play("Unicorn"))
    run(s, play("Fluffy Falls Asleep"), at(s, ANN, "Unicorn"), play("Unicorn"))
    assert (s.actions, len(told(s, Granted))) == (1, 2)


# ── what belongs to the turn ─────────────────────────────────────────────────
@rule("TC-3.6", "TC-R3.1", "TC-R7.8")
def test_what_comes_before_a_turn_belongs_to_it() -> None:
    """Dungbomb protects against Bob's adventure, which acts before Bob's turn."""
    s = scene(hands={ANN: "Dungbomb"}, play={ANN: "2 Potions", BOB: "Troll in the Bathroom"})
    run(s, play("Dungbomb"), End())
    assert deck(s, ANN) == 20
    run(s, End())
    assert deck(s, ANN) == 19, "before Ann's own turn Bob's adventure does nothing"
    run(s, End())
    assert deck(s, ANN) == 17


@rule("TC-3.6", "TC-R6.11")
def test_snuffling_covers_what_is_drawn_before_the_turn() -> None:
    s = scene(hands={ANN: "Snuffling Potion"}, play={ANN: "4 Potions", BOB: "Delivery Owl"})
    run(s, play("Snuffling Potion"), End())
    assert (pile(s, BOB), hand(s, BOB)) == ("2 Charms", "")
    run(s, Draw(1), End(), End())
    assert (pile(s, BOB), hand(s, BOB)) == ("3 Charms", "2 Charms")


@rule("TC-16.1", "TC-R5.1")
def test_nobody_answers_in_the_others_turn_unless_a_card_lets_them() -> None:
    s = scene(hands={ANN: "Magical Mishap", BOB: "Wingardium Leviosa!"}, play={ANN: "2 Charms", BOB: "5 Charms"})
    run(s, play("Magical Mishap"))
    assert (asked(s), deck(s, BOB)) == (ANN, 17)
    assert refused(s, play("Wingardium Leviosa!"), BOB) == "TC-16.1"
    s = scene(hands={ANN: "Magical Mishap"}, play={ANN: "2 Charms", BOB: "Pet Toad"})
    run(s, play("Magical Mishap"))
    assert (asked(s), kinds(s)) == (BOB, ["Suffer", "Shield"])
    run(s, Suffer())
    assert deck(s, BOB) == 17
