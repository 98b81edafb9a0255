"""Care of Magical Creatures: creatures and the spells that go with them."""

import pytest

from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Done, Found, HandOpened, Healed, Pick, Shuffled, Strike, Suffer
from greathall.games.tcg.play.damage import wound
from tests.games.tcg.scenes import (
    ANN, BOB, CALM, Draw, End, at, card, cards, deck, hand, in_play, pick, pile, play, refused, run, scene, ward,
)
from tests.table import asked, legal, rule, told

CREATURES = [
    (20, "Unicorn", 0, 6), (21, "Delivery Owl", 0, 1), (28, "Mountain Troll", 4, 4), (29, "Mrs Norris", 0, 1),
    (30, "Norbert", 5, 3), (43, "Baby Dragon", 3, 2), (53, "Guard Dog", 3, 5), (55, "Kelpie", 1, 5),
    (61, "Pet Toad", 0, 1), (76, "Boa Constrictor", 2, 2), (80, "Curious Raven", 1, 1), (85, "Forest Troll", 2, 3),
    (88, "Giant Tarantula", 2, 1), (98, "Pet Rat", 1, 4), (103, "Scottish Stag", 1, 5), (107, "Surly Hound", 1, 3),
    (110, "Vicious Wolf", 3, 3),
]


def each(figure: int) -> pytest.MarkDecorator:
    """The creatures with their damage (2) or health (3)."""
    return pytest.mark.parametrize(("name", "figure"), [
        pytest.param(row[1], row[figure], id=row[1], marks=rule(f"TC-CARD-{row[0]:03}")) for row in CREATURES])


@each(2)
def test_a_creature_strikes_from_its_players_next_turn_on(name: str, figure: int) -> None:
    s = scene(hands={ANN: name}, play={ANN: "8 care"}, characters=CALM)
    run(s, play(name))
    assert in_play(s, ANN, name) == 1
    run(s, End())
    assert pile(s, BOB) == "", "the damage step was over when it came"
    run(s, End())
    assert len(s.heaps[BOB]) == figure


@each(3)
@rule("TC-5.3", "TC-R6.2")
def test_a_creature_falls_when_its_damage_reaches_its_health(name: str, figure: int) -> None:
    s = scene(play={ANN: name})
    wound(s, ANN, 1, figure - 1)
    assert in_play(s, ANN, name) == 1
    wound(s, ANN, 1, 1)
    assert in_play(s, ANN, name) == 0
    assert pile(s, ANN) == name


# ── creatures with a text ────────────────────────────────────────────────────
@rule("TC-CARD-020", "TC-3.7", "TC-R3.5")
def test_unicorns_give_an_action_each_from_the_turn_they_come_on() -> None:
    s = scene(hands={ANN: "2 Unicorn"}, play={ANN: "7 care"})
    run(s, play("Unicorn"))
    assert s.actions == 2
    run(s, play("Unicorn"))
    assert s.actions == 2
    run(s, End())
    assert s.actions == 2, "Bob's turn has two"
    run(s, End())
    assert s.actions == 4


@rule("TC-CARD-020", "TC-3.7", "TC-R3.4", "TC-R3.5")
def test_a_unicorn_that_leaves_takes_no_action_back_and_gives_one_again() -> None:
    s = scene(hands={ANN: "Fluffy Falls Asleep"}, play={ANN: "6 care, Unicorn"}, actions=3)
    run(s, play("Fluffy Falls Asleep"))
    assert s.actions == 2
    run(s, play("Unicorn"))
    assert s.actions == 2


@rule("TC-CARD-021")
def test_each_delivery_owl_draws_before_its_players_turn_only() -> None:
    s = scene(play={BOB: "2 Delivery Owl"})
    run(s, End())
    assert hand(s, BOB) == "3 Charms", "one for each owl, one for the turn"
    run(s, End())
    assert hand(s, ANN) == "Charms"


@rule("TC-CARD-021", "TC-1.1")
def test_a_delivery_owl_must_bring_even_the_last_card() -> None:
    s = scene(play={BOB: "Delivery Owl"}, decks={BOB: "Charms"})
    run(s, End())
    assert s.winners == (ANN,)


@rule("TC-CARD-029", "TC-R5.8")
def test_mrs_norris_opens_the_others_hand() -> None:
    s = scene(hands={ANN: "Mrs Norris", BOB: "Stupefy"}, play={ANN: "2 care"})
    assert GAME.view(s, ANN).known[BOB] == []
    run(s, play("Mrs Norris"))
    assert told(s, HandOpened) == [HandOpened(BOB, (card("Stupefy"),))]
    run(s, End())
    assert GAME.view(s, ANN).known[BOB] == cards("Stupefy, Charms"), "what Bob draws is seen too"
    assert GAME.view(s, BOB).known[ANN] == []


@rule("TC-CARD-029", "TC-R5.10")
def test_what_mrs_norris_saw_stays_known_when_she_is_gone() -> None:
    s = scene(hands={ANN: "Mrs Norris", BOB: "Stupefy"}, play={ANN: "2 care"})
    run(s, play("Mrs Norris"))
    s.discard(ANN, 1)
    run(s, Draw(1), End())
    assert hand(s, BOB) == "Stupefy, Charms"
    assert GAME.view(s, ANN).known[BOB] == cards("Stupefy")


@rule("TC-CARD-029", "TC-CARD-030", "TC-8.1")
@pytest.mark.parametrize("name", ["Mrs Norris", "Norbert"])
def test_unique_creatures_are_there_once_on_both_sides_together(name: str) -> None:
    s = scene(hands={ANN: name}, play={ANN: "6 care", BOB: name})
    assert refused(s, play(name)) == "TC-8.1"


# ── Kelpie and Pet Toad ──────────────────────────────────────────────────────
SHELTERS = pytest.mark.parametrize("name", [pytest.param("Kelpie", marks=rule("TC-CARD-055")),
                                            pytest.param("Pet Toad", marks=rule("TC-CARD-061"))])


@SHELTERS
@rule("TC-R6.6")
def test_a_shelter_takes_all_of_a_spells_damage_and_the_excess_vanishes(name: str) -> None:
    s = scene(hands={ANN: "Draught of Living Death"}, play={ANN: "8 potions", BOB: name})
    run(s, play("Draught of Living Death"), AtPlayer())
    assert asked(s) == BOB
    assert legal(s) == [Suffer(), ward(s, name)], "all or none"
    run(s, ward(s, name))
    assert deck(s, BOB) == 20
    assert pile(s, BOB) == name


@SHELTERS
@rule("TC-R6.6")
def test_a_shelter_need_not_take_a_spells_damage(name: str) -> None:
    s = scene(hands={ANN: "Stupefy"}, play={ANN: "6 Charms", BOB: name})
    run(s, play("Stupefy"), Suffer())
    assert deck(s, BOB) == 15
    assert s.hurt[BOB] == [0, 0]


@rule("TC-CARD-055", "TC-R6.6")
def test_a_kelpie_keeps_the_damage_it_takes_and_may_take_more_later() -> None:
    s = scene(hands={ANN: "2 Magical Mishap"}, play={ANN: "2 Charms", BOB: "Kelpie"})
    run(s, play("Magical Mishap"))
    run(s, ward(s, "Kelpie"))
    assert s.hurt[BOB] == [0, 3]
    run(s, play("Magical Mishap"))
    run(s, ward(s, "Kelpie"))
    assert pile(s, BOB) == "Kelpie"
    assert deck(s, BOB) == 20


@SHELTERS
@rule("TC-15.3", "TC-R6.7", "TC-R6.8")
def test_a_shelter_does_not_take_what_creatures_and_adventures_do(name: str) -> None:
    s = scene(play={ANN: "Boa Constrictor, Troll in the Bathroom", BOB: name}, turn=BOB)
    run(s, End(), Strike())
    assert asked(s) == ANN
    assert deck(s, BOB) == 20 - 2 - 2, "two from the snake, two from the troll, and nobody was asked"


@SHELTERS
@rule("TC-R6.7")
def test_a_shelter_does_not_take_what_steelclaw_does(name: str) -> None:
    s = scene(hands={ANN: "Steelclaw"}, play={ANN: "4 trans, Boa Constrictor", BOB: name})
    run(s, play("Steelclaw"))
    assert asked(s) == ANN
    assert deck(s, BOB) == 18


@rule("TC-CARD-055", "TC-CARD-061")
def test_a_spell_at_a_creature_is_not_taken_over() -> None:
    s = scene(hands={ANN: "Vermillious"}, play={ANN: "4 Charms", BOB: "Kelpie, Pet Toad, Guard Dog"})
    run(s, play("Vermillious"), at(s, BOB, "Guard Dog"))
    assert asked(s) == ANN
    assert s.hurt[BOB] == [0, 0, 0, 3]


# ── spells ───────────────────────────────────────────────────────────────────
@rule("TC-CARD-057", "TC-16.2")
def test_mysterious_egg_finds_a_creature_and_shows_it() -> None:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 care"}, decks={ANN: "2 Pet Rat, Unicorn, 3 Charms"})
    run(s, play("Mysterious Egg"))
    assert legal(s) == [Done(), pick("Unicorn"), pick("Pet Rat")], "creatures, and no lesson"
    run(s, pick("Pet Rat"))
    assert hand(s, ANN) == "Pet Rat"
    assert deck(s, ANN) == 5
    assert GAME.view(s, BOB).known[ANN] == cards("Pet Rat")
    assert told(s, Found) == [Found(ANN, (card("Pet Rat"),), True)]
    assert told(s, Shuffled) == [Shuffled(ANN)]


@rule("TC-CARD-057", "TC-16.2", "TC-R5.7", "TC-R5.9")
def test_who_finds_nothing_shuffles_all_the_same() -> None:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 care"})
    s.put_under(ANN, [card("Accio")])
    run(s, play("Mysterious Egg"))
    assert legal(s) == [Done()], "asked all the same: the deck is secret"
    run(s, Done())
    assert hand(s, ANN) == ""
    assert told(s, Shuffled) == [Shuffled(ANN)]
    assert GAME.view(s, ANN).bottom == GAME.view(s, BOB).under[ANN] == []


@rule("TC-CARD-057", "TC-1.1", "TC-R2.6")
def test_who_finds_the_last_card_of_the_deck_has_lost() -> None:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 care"}, decks={ANN: "Pet Rat"})
    run(s, play("Mysterious Egg"), pick("Pet Rat"))
    assert s.winners == (BOB,)
    assert told(s, Shuffled) == []


@rule("TC-CARD-058")
def test_nurture_takes_all_damage_off_the_own_creatures() -> None:
    s = scene(hands={ANN: "Nurture"}, play={ANN: "2 care, Kelpie, Pet Rat", BOB: "Kelpie"})
    s.hurt = [[0, 4, 3], [0, 2]]
    run(s, play("Nurture"))
    assert s.hurt == [[0, 0, 0], [0, 2]]
    assert told(s, Healed) == [Healed(ANN)]


@rule("TC-CARD-058", "TC-R4.5")
def test_nurture_can_be_played_without_creatures() -> None:
    s = scene(hands={ANN: "Nurture"}, play={ANN: "2 care"})
    run(s, play("Nurture"))
    assert pile(s, ANN) == "Nurture"


@rule("TC-CARD-084", "TC-9.2", "TC-14.4", "TC-R8.1")
def test_fluffy_falls_asleep_sends_any_creature_back_to_its_owner() -> None:
    s = scene(hands={ANN: "2 Fluffy Falls Asleep"}, play={ANN: "3 care, Pet Toad", BOB: "Kelpie, Surly Hound"})
    s.hurt[BOB][1] = 4
    run(s, play("Fluffy Falls Asleep"))
    assert legal(s) == [at(s, ANN, "Pet Toad"), at(s, BOB, "Kelpie"), at(s, BOB, "Surly Hound")]
    run(s, at(s, BOB, "Kelpie"))
    assert hand(s, BOB) == "Kelpie"
    assert s.hurt[BOB] == [0, 0]
    assert GAME.view(s, ANN).known[BOB] == cards("Kelpie"), "both have seen where it went"
    run(s, play("Fluffy Falls Asleep"), at(s, ANN, "Pet Toad"))
    assert hand(s, ANN) == "Pet Toad"


@rule("TC-CARD-084", "TC-14.2")
def test_fluffy_falls_asleep_needs_a_creature_in_play() -> None:
    s = scene(hands={ANN: "Fluffy Falls Asleep"}, play={ANN: "3 care"})
    assert refused(s, play("Fluffy Falls Asleep")) == "TC-CARD-084"


@rule("TC-CARD-089")
def test_hagrid_and_the_stranger_bring_a_creature_back() -> None:
    s = scene(hands={ANN: "Hagrid and the Stranger"}, play={ANN: "4 care"}, heaps={ANN: "Norbert, 2 Pet Rat, Stupefy"})
    run(s, play("Hagrid and the Stranger"))
    assert legal(s) == [Pick(one) for one in cards("Norbert, Pet Rat")], "one must be taken"
    run(s, pick("Pet Rat"))
    assert hand(s, ANN) == "Pet Rat"
    assert pile(s, ANN) == "Norbert, Stupefy, Hagrid and the Stranger, Pet Rat"


@rule("TC-CARD-089", "TC-14.2")
def test_hagrid_and_the_stranger_need_a_creature_in_the_own_pile() -> None:
    s = scene(hands={ANN: "Hagrid and the Stranger"}, play={ANN: "4 care"}, heaps={ANN: "Stupefy", BOB: "Pet Rat"})
    assert refused(s, play("Hagrid and the Stranger")) == "TC-CARD-089"


@rule("TC-5.2")
def test_no_creature_strikes_twice_in_a_turn() -> None:
    s = scene(play={ANN: "Boa Constrictor"}, struck=False)
    run(s, Strike())
    assert deck(s, BOB) == 18
    assert Strike() not in legal(s)
