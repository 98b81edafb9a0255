"""Rewards of adventures: for solving them, by Logic Puzzle, and by Draco's Trick with the roles swapped."""

from typing import Any

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Done, No, Number, Shuffled, Skip, Solve, Yes
from greathall.games.tcg.play.choosing import Discard, Remove
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_ALL, FROM_CREATURES, Table
from greathall.games.tcg.play.turn import Main
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, card, deck, facing, hand, in_play, pick, pile, play, run, scene,
)
from tests.table import asked, legal, rule, told

DUNGBOMB = FROM_ADVENTURES | FROM_CREATURES


WAYS = pytest.mark.parametrize("how", ["solving", pytest.param("Logic Puzzle", marks=rule("TC-CARD-056", "TC-R7.7")),
                                       pytest.param("Draco's Trick", marks=rule("TC-CARD-050", "TC-R7.7"))])


def rewarded(name: str, how: str, shield: int = 0) -> Table:
    """Ann has just got the reward for that adventure: Bob's or, by Draco's Trick, her own."""
    facts: dict[str, Any] = {"heaps": {ANN: "care"}, "characters": CALM}
    if how == "solving":
        s = facing(name, "5 Potions, 2 Pet Rat", hands={ANN: "4 Cage, 5 Fumos", BOB: "Accio"}, actions=7, **facts)
    else:
        own = "" if how == "Logic Puzzle" else f", 1 {name}"
        others = f"1 {name}" if how == "Logic Puzzle" else ""
        s = scene(hands={ANN: how, BOB: "Accio"}, play={ANN: "4 Charms, 4 trans" + own, BOB: others}, **facts)
    s.shields[BOB], s.played[BOB] = shield, 1
    if how == "solving":
        solve(s)
    else:
        run(s, play(how))
    return s


def solve(s: Table) -> None:
    """Solve the adventure in the first way possible."""
    while isinstance(s.agenda[-1], Main | Discard | Remove):
        ways = [a for a in legal(s) if isinstance(a, Solve | Skip)]
        if isinstance(s.agenda[-1], Main) and not ways:
            return
        run(s, (ways or legal(s))[0])


@WAYS
@rule("TC-CARD-004")
def test_dragons_escape_draws_three_or_damages_three(how: str) -> None:
    s = rewarded("Dragon's Escape", how)
    assert legal(s) == [Draw(3), AtPlayer()]
    run(s, AtPlayer())
    assert (deck(s, ANN), deck(s, BOB)) == (20, 17)
    s = rewarded("Dragon's Escape", how)
    run(s, Draw(3))
    assert (deck(s, ANN), deck(s, BOB)) == (17, 20)


@WAYS
@pytest.mark.parametrize(("name", "count"), [
    pytest.param("Gringotts' Cart Ride", 5, marks=rule("TC-CARD-006")),
    pytest.param("Human Chess Game", 3, marks=rule("TC-CARD-011")),
    pytest.param("Reptile House", 1, marks=rule("TC-CARD-064")),
    pytest.param("Unusual Pets", 1, marks=rule("TC-CARD-070")),
])
@rule("TC-12.3")
def test_the_winner_may_draw_all_or_none(name: str, count: int, how: str) -> None:
    s = rewarded(name, how)
    assert (asked(s), legal(s)) == (ANN, [No(), Yes()])
    run(s, Yes())
    assert (deck(s, ANN), deck(s, BOB)) == (20 - count, 20)
    s = rewarded(name, how)
    run(s, No())
    assert (deck(s, ANN), deck(s, BOB)) == (20, 20)


@rule("TC-CARD-039", "TC-CARD-050")
@pytest.mark.parametrize("how", ["solving", "Draco's Trick"])
def test_privet_drive_lets_the_winner_draw_one(how: str) -> None:
    """Logic Puzzle is a spell, so it can't be played against this adventure."""
    s = rewarded("4 Privet Drive", how)
    run(s, Yes())
    assert (deck(s, ANN), deck(s, BOB)) == (19, 20)


@WAYS
@pytest.mark.parametrize(("name", "damage"), [
    pytest.param("Troll in the Bathroom", 4, marks=rule("TC-CARD-019")),
    pytest.param("Peeves Causes Trouble", 3, marks=rule("TC-CARD-060")),
])
def test_the_other_takes_damage(name: str, damage: int, how: str) -> None:
    s = rewarded(name, how)
    assert (deck(s, ANN), deck(s, BOB)) == (20, 20 - damage)


@WAYS
@rule("TC-CARD-023")
def test_harry_hunting_puts_a_lesson_of_the_pile_into_play(how: str) -> None:
    s = rewarded("Harry Hunting", how)
    run(s, pick("care"))
    assert in_play(s, ANN, "care") == 1
    s = rewarded("Harry Hunting", how)
    run(s, Done())
    assert in_play(s, ANN, "care") == 0


@rule("TC-CARD-023", "TC-CARD-086", "TC-R4.7")
def test_harry_huntings_lesson_does_not_come_to_who_may_play_nothing() -> None:
    s = facing("Harry Hunting", hands={ANN: "7 Fumos"}, heaps={ANN: "care"})
    s.banned[ANN] = True
    run(s, Solve(0))
    assert (s.adventure[BOB], in_play(s, ANN, "care")) == (0, 0)
    assert isinstance(s.agenda[-1], Main)


@WAYS
@rule("TC-CARD-027")
def test_meet_the_centaurs_opens_the_others_hand_for_good(how: str) -> None:
    s = rewarded("Meet the Centaurs", how)
    assert s.opened == [False, True]
    run(s, End())
    assert GAME.view(s, ANN).known[BOB] == [card("Accio"), card("Charms")]
    assert GAME.view(s, BOB).known[ANN] == []


@WAYS
@rule("TC-CARD-048", "TC-12.3")
def test_diagon_alley_draws_any_number_named_first(how: str) -> None:
    s = rewarded("Diagon Alley", how)
    assert legal(s) == [Number(count) for count in range(21)]
    run(s, Number(6))
    assert deck(s, ANN) == 14


@WAYS
@rule("TC-CARD-054", "TC-R5.7")
def test_hiding_from_snape_searches_any_card_unseen(how: str) -> None:
    s = rewarded("Hiding From Snape", how)
    run(s, pick("Charms"))
    assert (deck(s, ANN), hand(s, ANN).endswith("Charms")) == (19, True)
    assert GAME.view(s, BOB).known[ANN] == []
    assert told(s, Shuffled) == [Shuffled(ANN)]


@pytest.mark.parametrize("name", ["Dragon's Escape", "Troll in the Bathroom", "Peeves Causes Trouble"])
@pytest.mark.parametrize(("how", "shield", "safe"), [
    ("solving", DUNGBOMB, False), ("solving", FROM_ALL, True), ("Draco's Trick", DUNGBOMB, True),
    ("Draco's Trick", FROM_ALL, True), ("Draco's Trick", FROM_CREATURES, False),
])
@rule("TC-15.3", "TC-R6.8", "TC-R6.9")
def test_a_rewards_damage_is_the_adventures_own(name: str, how: str, shield: int, safe: bool) -> None:
    s = rewarded(name, how, shield)
    run(s, *([AtPlayer()] if AtPlayer() in legal(s) else []))
    assert (deck(s, BOB) == 20) is safe


@rule("TC-15.3", "TC-R6.8")
def test_nothing_that_wards_off_spells_wards_off_a_reward() -> None:
    s = facing("Troll in the Bathroom", "6 Charms", "Invisibility Cloak, Potion Ingredients, Pet Toad, Kelpie",
               hands={ANN: "Logic Puzzle"})
    run(s, play("Logic Puzzle"))
    assert (asked(s), deck(s, BOB)) == (ANN, 16)


@WAYS
@pytest.mark.parametrize("name", ["Troll in the Bathroom", "Peeves Causes Trouble", "Reptile House"])
@rule("TC-6.2", "TC-R7.5", "TC-R8.1")
def test_the_adventure_goes_to_its_owners_pile(name: str, how: str) -> None:
    s = rewarded(name, how)
    run(s, *([No()] if No() in legal(s) else []))
    owner = ANN if how == "Draco's Trick" else BOB
    assert (s.adventure, name in pile(s, owner)) == ([0, 0], True)
