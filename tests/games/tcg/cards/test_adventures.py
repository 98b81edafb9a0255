"""Adventures: what they do, what solving them costs, and what comes of it."""


import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, No, Skip, Solve, Solved
from greathall.games.tcg.printed import ADVENTURE, CARDS, KIND
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, at, card, deck, facing, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, legal, rule, told



# ── before each turn ─────────────────────────────────────────────────────────
@pytest.mark.parametrize(("name", "damage"), [
    pytest.param("Dragon's Escape", 1, marks=rule("TC-CARD-004")),
    pytest.param("Troll in the Bathroom", 2, marks=rule("TC-CARD-019")),
    pytest.param("Unusual Pets", 4, marks=rule("TC-CARD-070")),
])
@rule("TC-R7.8", "TC-R7.9")
def test_it_damages_the_other_before_each_turn_of_its_player(name: str, damage: int) -> None:
    s = scene(characters=CALM, turn=BOB, play={ANN: name})
    run(s, End())
    assert (s.turn, deck(s, BOB), pile(s, BOB)) == (ANN, 20 - damage, f"{damage} Charms" if damage > 1 else "Charms")
    run(s, End())
    assert (s.turn, deck(s, BOB)) == (BOB, 19 - damage)


@rule("TC-CARD-006")
def test_gringotts_takes_a_card_of_their_choice_before_each_of_the_others_turns() -> None:
    s = facing("Gringotts' Cart Ride", turn=BOB, hands={ANN: "Fumos, Accio", BOB: "Norbert"})
    run(s, End())
    assert (asked(s), legal(s), deck(s, ANN)) == (ANN, [pick("Fumos"), pick("Accio")], 20)
    run(s, pick("Fumos"))
    assert (s.turn, hand(s, ANN), pile(s, ANN)) == (ANN, "Accio, Charms", "Fumos")
    run(s, End())
    assert hand(s, BOB) == "Norbert, Charms"


@rule("TC-CARD-006")
def test_gringotts_takes_nothing_from_an_empty_hand() -> None:
    s = facing("Gringotts' Cart Ride", turn=BOB)
    run(s, End())
    assert (s.turn, hand(s, ANN), pile(s, ANN)) == (ANN, "Charms", "")


@rule("TC-CARD-006")
def test_both_may_have_gringotts() -> None:
    s = facing("Gringotts' Cart Ride", mine="Gringotts' Cart Ride", turn=BOB, hands={ANN: "Fumos"})
    run(s, End())
    assert (s.turn, hand(s, ANN), pile(s, ANN)) == (ANN, "Charms", "Fumos")


@rule("TC-CARD-006", "TC-3.1")
def test_an_owl_before_gringotts_brings_the_card_that_goes() -> None:
    s = facing("Gringotts' Cart Ride", mine="Delivery Owl", turn=BOB, decks={ANN: "9 Fumos"})
    run(s, End(), pick("Delivery Owl"))
    assert (hand(s, ANN), pile(s, ANN)) == ("Fumos", "Fumos")
    s = facing("Gringotts' Cart Ride", mine="Delivery Owl", turn=BOB, decks={ANN: "9 Fumos"})
    run(s, End(), pick("Gringotts' Cart Ride"))
    assert (hand(s, ANN), pile(s, ANN)) == ("2 Fumos", "")


# ── what is forbidden ────────────────────────────────────────────────────────
@rule("TC-CARD-011", "TC-R7.10")
def test_human_chess_game_silences_who_faces_it_when_its_player_played_nothing() -> None:
    s = facing("Human Chess Game", mine="9 Charms, Dean Thomas, Remembrall", hands={ANN: "Accio, Charms, Dean Thomas"},
               heaps={ANN: "Charms"})
    assert {refused(s, play(name)) for name in ("Accio", "Charms")} == {"TC-CARD-011"}
    assert refused(s, use(s, "Remembrall")) == "TC-CARD-011"
    run(s, use(s, "Dean Thomas"), Draw(1))
    assert deck(s, ANN) == 16


@rule("TC-CARD-011", "TC-R7.10")
def test_playing_human_chess_game_counts_for_the_first_turn_and_each_last_turn_after_it() -> None:
    s = scene(characters=CALM, hands={ANN: "Human Chess Game", BOB: "2 Charms"})
    run(s, play("Human Chess Game"), End(), play("Charms"), End(), End())
    assert (s.turn, refused(s, play("Charms"))) == (BOB, "TC-CARD-011")


@rule("TC-CARD-011", "TC-R7.10")
def test_what_an_effect_puts_into_play_counts_for_human_chess_game() -> None:
    s = facing("Human Chess Game", theirs="Remembrall", turn=BOB, hands={ANN: "Charms"}, heaps={BOB: "2 Charms"})
    run(s, use(s, "Remembrall"), End(), play("Charms"))
    s = facing("Human Chess Game", mine="Harry Hunting", turn=BOB, hands={ANN: "Charms", BOB: "7 Fumos"},
               heaps={BOB: "Charms"})
    run(s, Solve(0), pick("Charms"), End(), play("Charms"))
    assert in_play(s, ANN, "Charms") == 1


@rule("TC-CARD-023", "TC-R4.9")
def test_harry_hunting_makes_creatures_and_spells_need_two_more_power() -> None:
    s = facing("Harry Hunting", mine="4 care, Charms", hands={ANN: "Vermillious, Boa Constrictor, Charms"})
    assert {refused(s, play(name)) for name in ("Vermillious", "Boa Constrictor")} == {"TC-CARD-023"}
    run(s, play("Charms"))
    assert {play(name) for name in ("Vermillious", "Boa Constrictor")} <= set(legal(s))


@rule("TC-CARD-023")
def test_harry_hunting_hinders_neither_items_nor_its_own_player() -> None:
    s = facing("Harry Hunting", mine="3 Charms", hands={ANN: "Borrowed Wand"})
    run(s, play("Borrowed Wand"))
    s = scene(play={ANN: "Harry Hunting, 4 Charms"}, hands={ANN: "Vermillious"})
    run(s, play("Vermillious"))
    assert deck(s, BOB) == 17


@rule("TC-CARD-027", "TC-R5.8")
def test_meet_the_centaurs_opens_the_others_hand_and_what_comes_into_it() -> None:
    s = scene(characters=CALM, hands={ANN: "Meet the Centaurs", BOB: "Norbert"})
    assert GAME.view(s, ANN).known[BOB] == []
    run(s, play("Meet the Centaurs"), End())
    for viewer in (ANN, None):
        assert GAME.view(s, viewer).known[BOB] == [card("Norbert"), card("Charms")]
    run(s, Solve(0), Draw(1))
    assert (pile(s, BOB), GAME.view(s, ANN).known[BOB]) == ("Norbert, Charms", [])


@rule("TC-CARD-027", "TC-10.2")
def test_an_empty_hand_solves_meet_the_centaurs_too() -> None:
    s = facing("Meet the Centaurs", hands={BOB: "Norbert"})
    run(s, Solve(0))
    assert (s.adventure[BOB], GAME.view(s, ANN).known[BOB]) == (0, [card("Norbert")])


@rule("TC-CARD-039")
def test_privet_drive_forbids_spells_until_it_is_solved() -> None:
    s = facing("4 Privet Drive", mine="4 Charms, 2 care", hands={ANN: "Vermillious, 7 Curious Raven"})
    assert refused(s, play("Vermillious")) == "TC-CARD-039"
    run(s, play("Curious Raven"), Solve(0), *[pick("Curious Raven")] * 6)
    assert (hand(s, ANN), asked(s)) == ("Vermillious", ANN)
    run(s, No(), play("Vermillious"), AtPlayer())
    assert deck(s, BOB) == 17


@rule("TC-CARD-048", "TC-R4.13")
def test_diagon_alley_forbids_actions_for_drawing_to_harry_too_but_no_other_drawing() -> None:
    s = facing("Diagon Alley", mine="Dean Thomas", characters=("Harry Potter", "Ron Weasley"), turn=BOB)
    run(s, End())
    assert (s.turn, hand(s, ANN)) == (ANN, "Charms")
    assert {refused(s, Draw(count)) for count in (1, 2)} == {"TC-CARD-048"}
    run(s, use(s, "Dean Thomas"))
    assert hand(s, ANN) == "4 Charms"


@rule("TC-CARD-054")
def test_hiding_from_snape_forbids_items_and_costs_four_items_of_the_hand() -> None:
    s = facing("Hiding From Snape", mine="3 Charms, Cage", hands={ANN: "3 Borrowed Wand, 3 Fumos, Charms"})
    assert refused(s, play("Borrowed Wand")) == "TC-CARD-054"
    assert refused(s, Solve(0)) == "TC-6.2"
    s.receive(ANN, card("Cage"))
    run(s, Solve(0), pick("Cage"), *[pick("Borrowed Wand")] * 3)
    assert (pile(s, ANN), hand(s, ANN)) == ("Cage, 3 Borrowed Wand", "3 Fumos, Charms")


@rule("TC-CARD-060", "TC-R6.12")
def test_peeves_damages_once_after_each_drawing() -> None:
    s = facing("Peeves Causes Trouble", mine="Dean Thomas, Nearly Headless Nick", turn=BOB,
               decks={ANN: "20 Cage"})
    run(s, End())
    assert (s.turn, hand(s, ANN), pile(s, ANN)) == (ANN, "Cage", "Cage")
    run(s, use(s, "Dean Thomas"), Draw(1))
    assert (hand(s, ANN), pile(s, ANN)) == ("5 Cage", "3 Cage")
    run(s, use(s, "Nearly Headless Nick"), pick("Cage"), pick("Cage"))
    assert (hand(s, ANN), pile(s, ANN)) == ("7 Cage", "3 Cage")
    run(s, End())
    assert (s.turn, deck(s, BOB)) == (BOB, 19)


@rule("TC-CARD-060", "TC-R2.2")
def test_peeves_may_take_the_last_card() -> None:
    s = facing("Peeves Causes Trouble", decks={ANN: "2 Charms"})
    run(s, Draw(1))
    assert (s.winners, s.ended) == ((BOB,), "deck")


@rule("TC-CARD-064", "TC-R4.8")
def test_reptile_house_allows_one_action_a_turn_for_lessons() -> None:
    s = facing("Reptile House", hands={ANN: "4 Charms"})
    run(s, play("Charms"))
    assert refused(s, play("Charms")) == "TC-CARD-064"
    run(s, End(), End(), play("Charms"))
    assert in_play(s, ANN, "Charms") == 2


@rule("TC-CARD-064", "TC-CARD-009", "TC-R4.8")
def test_in_the_reptile_house_hermione_lays_two_with_the_one_action() -> None:
    s = facing("Reptile House", "2 Charms", characters=("Hermione Granger", "Ron Weasley"), hands={ANN: "3 Charms"})
    run(s, play("Charms"), pick("Charms"))
    assert (in_play(s, ANN, "Charms"), refused(s, play("Charms"))) == (4, "TC-CARD-064")


@rule("TC-CARD-064", "TC-CARD-101", "TC-R4.8")
def test_in_the_reptile_house_remembrall_uses_the_one_action() -> None:
    s = facing("Reptile House", mine="Remembrall", hands={ANN: "Charms"}, heaps={ANN: "2 Charms"})
    run(s, use(s, "Remembrall"))
    assert refused(s, play("Charms")) == refused(s, use(s, "Remembrall")) == "TC-CARD-064"
    s = facing("Reptile House", mine="Remembrall", hands={ANN: "Charms"}, heaps={ANN: "2 Charms"})
    run(s, play("Charms"))
    assert refused(s, use(s, "Remembrall")) == "TC-CARD-064"


@rule("TC-CARD-064", "TC-CARD-090", "TC-R4.8")
def test_in_the_reptile_house_homework_is_free() -> None:
    s = facing("Reptile House", mine="2 trans", hands={ANN: "3 Charms, Homework"})
    run(s, play("Homework"), pick("Charms"), pick("Charms"), play("Charms"))
    assert in_play(s, ANN, "Charms") == 3


@rule("TC-CARD-070")
def test_unusual_pets_can_be_played_only_against_a_creature() -> None:
    s = scene(hands={ANN: "Unusual Pets"}, play={ANN: "Pet Toad"})
    assert refused(s, play("Unusual Pets")) == "TC-CARD-070"
    s.enter(BOB, card("Pet Toad"))
    run(s, play("Unusual Pets"))
    assert (in_play(s, ANN, "Unusual Pets"), s.actions) == (1, 0)


@rule("TC-3.4", "TC-6.1", "TC-R7.1")
@pytest.mark.parametrize("number", [number for number in CARDS if KIND[number] == ADVENTURE])
def test_every_adventure_takes_both_actions_and_an_empty_place(number: int) -> None:
    s = scene(play={BOB: "Pet Toad"})
    s.receive(ANN, number)
    s.receive(ANN, number)
    (one,) = (a for a in legal(s) if getattr(a, "card", 0) == number)
    s.actions = 1
    assert refused(s, one) == "TC-3.4"
    s.actions = 4
    run(s, one)
    assert (s.adventure[ANN], s.actions, refused(s, one)) == (number, 2, "TC-6.1")


# ── solving ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("name", "count"), [
    pytest.param("Dragon's Escape", 3, marks=rule("TC-CARD-004")),
    pytest.param("Reptile House", 4, marks=rule("TC-CARD-064")),
])
def test_solved_by_discarding_lessons_of_ones_choice_from_play(name: str, count: int) -> None:
    s = facing(name, mine=f"{count - 1} Charms, Borrowed Wand", hands={ANN: "9 Potions"})
    assert refused(s, Solve(0)) == "TC-6.2"
    s.enter(ANN, card("Potions"))
    s.enter(ANN, card("Potions"))
    run(s, Solve(0), pick("Potions"), *[pick("Charms")] * (count - 1))
    assert (in_play(s, ANN, "Charms"), in_play(s, ANN, "Potions"), s.actions) == (0, 1, 2)


@pytest.mark.parametrize(("name", "count"), [
    pytest.param("Human Chess Game", 8, marks=rule("TC-CARD-011")),
    pytest.param("Troll in the Bathroom", 7, marks=rule("TC-CARD-019")),
    pytest.param("Harry Hunting", 7, marks=rule("TC-CARD-023")),
    pytest.param("4 Privet Drive", 6, marks=rule("TC-CARD-039")),
])
def test_solved_by_discarding_cards_of_ones_choice_from_the_hand(name: str, count: int) -> None:
    s = facing(name, hands={ANN: f"{count - 1} Fumos"})
    way = Solve(2 if name == "Human Chess Game" else 0)
    assert refused(s, way) == "TC-6.2"
    s.receive(ANN, card("Accio"))
    s.receive(ANN, card("Stupefy"))
    run(s, way, pick("Stupefy"), *[pick("Fumos")] * (count - 1))
    assert (hand(s, ANN), s.actions) == ("Accio", 2)


@rule("TC-CARD-011", "TC-7.2", "TC-R7.6")
def test_human_chess_game_is_solved_by_a_character_who_joined_later() -> None:
    s = facing("Human Chess Game", hands={ANN: "7 Fumos"})
    assert refused(s, Solve(1)) == "TC-6.2"
    s.enter(ANN, card("Rubeus Hagrid"))
    s.enter(ANN, card("Dean Thomas"))
    run(s, Solve(1), at(s, ANN, "Rubeus Hagrid"), No())
    assert (pile(s, ANN), pile(s, BOB), hand(s, ANN)) == ("Rubeus Hagrid", "Human Chess Game", "7 Fumos")


@rule("TC-CARD-070")
def test_unusual_pets_is_solved_by_two_creatures_of_ones_choice() -> None:
    s = facing("Unusual Pets", mine="Pet Rat")
    assert refused(s, Solve(0)) == "TC-6.2"
    s.enter(ANN, card("Pet Toad"))
    s.enter(ANN, card("Norbert"))
    run(s, Solve(0), at(s, ANN, "Pet Toad"), at(s, ANN, "Pet Rat"), No())
    assert (pile(s, ANN), in_play(s, ANN, "Norbert"), pile(s, BOB)) == ("Pet Toad, Pet Rat", 1, "Unusual Pets")


@pytest.mark.parametrize(("name", "count"), [
    pytest.param("Gringotts' Cart Ride", 5, marks=rule("TC-CARD-006")),
    pytest.param("Diagon Alley", 7, marks=rule("TC-CARD-048")),
    pytest.param("Peeves Causes Trouble", 5, marks=rule("TC-CARD-060")),
])
@rule("TC-6.3", "TC-R7.4")
def test_solved_by_skipping_actions_over_several_turns(name: str, count: int) -> None:
    s = facing(name, actions=count - 1)
    run(s, *[Skip()] * (count - 1))
    assert (s.actions, refused(s, Skip()), told(s, Solved)) == (0, "TC-3.3", [])
    run(s, End(), End(), Skip())
    assert told(s, Solved) == [Solved(ANN, card(name))]
