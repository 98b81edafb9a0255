"""Power, which cards may be played, and what becomes of them: kinds, uniqueness, bans, conditions and costs."""

import pytest

from greathall.games.tcg.model import Done, Gone, Played, Skip, Solve
from greathall.games.tcg.play.turn import Main
from greathall.games.tcg.printed import CARDS, CARE, CHARMS, KEYWORDS, POTIONS, SUBJECTS, TRANSFIGURATION
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, ability, at, card, deck, hand, in_play, pick, pile, play, refused, run, scene, use,
)
from tests.table import asked, kinds, legal, rule, told


# ── power ────────────────────────────────────────────────────────────────────
@rule("TC-4.1", "TC-4.3")
def test_each_lesson_gives_one_power_and_one_must_match_the_symbol() -> None:
    assert SUBJECTS == ["care", "charms", "potions", "transfiguration"]
    for lessons, rules in (("charms, 3 trans", ""), ("3 charms", "TC-4.1"), ("4 trans", "TC-4.1")):
        s = scene(hands={ANN: "Vermillious"}, play={ANN: lessons})
        assert (play("Vermillious") in legal(s)) is not bool(rules)
        assert not rules or refused(s, play("Vermillious")) == rules


@rule("TC-4.1", "TC-5.5", "TC-R4.2")
def test_a_wand_of_three_a_cauldron_of_two_and_three_lessons_make_eight() -> None:
    """The rulebook's example, with the wand and the cauldron of this set, whose cauldrons give 3 and 5."""
    s = scene(hands={ANN: "Titillando"}, play={ANN: "Dragon Heart Wand, Pewter Cauldron, 3 care"})
    assert s.power(ANN) == [3, 3, 3, 0]
    assert play("Titillando") in legal(s), "the wand's is the symbol"


@rule("TC-R4.2", "TC-4.1")
@pytest.mark.parametrize(("name", "power"), [
    ("Cage", [1, 0, 0, 0]), ("Professor Filius Flitwick", [0, 1, 0, 0]), ("Professor Severus Snape", [0, 0, 1, 0]),
    ("Borrowed Wand", [0, 2, 0, 0]), ("Silver Cauldron", [0, 0, 5, 0]), ("Remembrall", [0, 0, 0, 0])])
def test_what_else_gives_power(name: str, power: list[int]) -> None:
    assert scene(play={ANN: name}).power(ANN) == power


@rule("TC-4.1", "TC-R4.2")
def test_power_is_not_used_up() -> None:
    s = scene(hands={ANN: "2 Vermillious"}, play={ANN: "4 Charms"})
    run(s, play("Vermillious"), play("Vermillious"))
    assert (deck(s, BOB), s.power(ANN)) == (14, [0, 4, 0, 0])


@rule("TC-4.2", "TC-R4.1")
def test_power_is_checked_before_the_cost_is_paid() -> None:
    """Six lessons are enough for Dogbreath Potion, and the last of Potions may be the one that is paid."""
    s = scene(hands={ANN: "Dogbreath Potion"}, play={ANN: "Potions, 5 Charms"})
    run(s, play("Dogbreath Potion"))
    assert (in_play(s, ANN, "Potions"), deck(s, BOB)) == (0, 12)


@rule("TC-4.4", "TC-R4.3")
def test_other_power_is_no_lesson() -> None:
    s = scene(hands={ANN: "Noxious Poison"}, play={ANN: "Silver Cauldron, Professor Severus Snape, 3 Charms"})
    assert refused(s, play("Noxious Poison")) == "TC-CARD-096"
    s = scene(characters=("Hermione Granger", "Harry Potter"), hands={ANN: "3 Charms"},
              play={ANN: "Charms, Borrowed Wand, Silver Cauldron"})
    run(s, play("Charms"))
    assert s.agenda[-1] == Main(ANN), "one lesson card was in play, so Hermione lays no second"
    s = scene(hands={ANN: "Incendio"}, play={ANN: "Charms, Phoenix Feather Wand", BOB: "2 Scottish Stag"})
    run(s, play("Incendio"), at(s, BOB, "Scottish Stag"))
    assert s.hurt[BOB] == [0, 1, 0]


@rule("TC-R4.9")
def test_harry_hunting_raises_what_creatures_and_spells_need_and_nothing_else() -> None:
    for name, lessons, may in (("Vermillious", "5 Charms", False), ("Vermillious", "6 Charms", True),
                               ("Surly Hound", "4 care", False), ("Surly Hound", "5 care", True),
                               ("Borrowed Wand", "3 Charms", True)):
        s = scene(hands={ANN: name}, play={ANN: lessons, BOB: "Harry Hunting"})
        assert (play(name) in legal(s)) is may, name


# ── kinds ────────────────────────────────────────────────────────────────────
@rule("TC-5.1", "TC-5.5", "TC-9.1")
@pytest.mark.parametrize(("name", "lessons"), [
    ("Charms", ""), ("Surly Hound", "3 care"), ("Remembrall", "9 trans"), ("Ron Weasley", ""), ("Diagon Alley", "")])
def test_lessons_creatures_items_characters_and_adventures_stay_in_play(name: str, lessons: str) -> None:
    s = scene(hands={ANN: name}, play={ANN: lessons})
    run(s, play(name))
    assert (in_play(s, ANN, name) > 0, hand(s, ANN), pile(s, ANN)) == (True, "", "")


@rule("TC-5.4", "TC-9.1", "TC-14.1")
def test_a_spell_is_shown_obeyed_and_discarded_last() -> None:
    s = scene(hands={ANN: "Accio"}, play={ANN: "2 Charms"}, heaps={ANN: "Potions"})
    run(s, play("Accio"))
    assert told(s, Played) == [Played(ANN, card("Accio"))]
    assert (s.limbo[ANN], legal(s)) == ([card("Accio")], [Done(), pick("Potions")]), "it is not in the pile yet"
    run(s, pick("Potions"))
    assert (hand(s, ANN), pile(s, ANN), s.limbo[ANN], s.board[ANN][1:]) == ("Potions", "Accio", [], [])


@rule("TC-9.1")
def test_there_is_no_limit_to_cards_in_play() -> None:
    s = scene(hands={ANN: "Surly Hound, Pewter Cauldron"}, play={
        ANN: "30 care, 9 Potions, 8 Surly Hound, 3 Pewter Cauldron"})
    run(s, play("Surly Hound"), play("Pewter Cauldron"))
    assert (in_play(s, ANN, "Surly Hound"), in_play(s, ANN, "Pewter Cauldron")) == (9, 4)


@rule("TC-9.1")
def test_a_card_acts_only_while_it_is_in_play() -> None:
    s = scene(hands={ANN: "Ron Weasley, Harry Potter, Unicorn"}, heaps={ANN: "Ron Weasley, Harry Potter, Unicorn"})
    assert legal(s) == [End(), play("Harry Potter"), play("Ron Weasley"), Draw(1), ability(s)]
    run(s, End(), End())
    assert s.actions == 2


@rule("TC-9.2", "TC-R5.6", "TC-R6.2")
def test_a_card_that_leaves_play_forgets_everything() -> None:
    s = scene(hands={ANN: "Vermillious, Fluffy Falls Asleep"}, play={
        ANN: "4 Charms, 3 care, Kelpie", BOB: "Pet Toad"}, actions=3)
    run(s, play("Vermillious"), at(s, ANN, "Kelpie"))
    assert s.hurt[ANN][1] == 3
    run(s, play("Fluffy Falls Asleep"), at(s, ANN, "Kelpie"))
    run(s, play("Kelpie"))
    assert s.hurt[ANN][1] == 0


@rule("TC-R5.6", "TC-9.2")
def test_once_in_a_game_is_once_in_each_stay_in_play() -> None:
    s = scene(characters=("Harry Potter", "Harry Potter"), play={ANN: "Dean Thomas"})
    run(s, use(s, "Dean Thomas"))
    assert refused(s, use(s, "Dean Thomas")) == "TC-CARD-001"
    s.to_hand(ANN, s.leave(ANN, 1), "hand")
    run(s, play("Dean Thomas"))
    run(s, use(s, "Dean Thomas"))
    assert deck(s, ANN) == 14
    s = scene()
    run(s, ability(s), End(), End())
    assert refused(s, ability(s)) == "TC-CARD-001", "a starting character never leaves"


@rule("TC-11.1")
def test_keywords_are_there_for_other_cards() -> None:
    """You can't get healing cards back by healing; wands replace wands; unique cards are one of a kind."""
    healing = [one for one in CARDS if "Healing" in KEYWORDS[one]]
    assert {card("Boil Cure"), card("Hospital Wing")} < set(healing)
    s = scene(hands={ANN: "Boil Cure"}, play={ANN: "Potions"}, heaps={ANN: "Hospital Wing, Accio"})
    run(s, play("Boil Cure"))
    assert legal(s) == [Done(), pick("Accio")]


# ── unique cards, wands ──────────────────────────────────────────────────────
@rule("TC-8.1", "TC-R4.10")
@pytest.mark.parametrize(("mine", "theirs"), [("Ron Weasley", ""), ("", "Ron Weasley")])
def test_a_unique_card_is_in_play_once_on_both_sides_together(mine: str, theirs: str) -> None:
    s = scene(hands={ANN: "Ron Weasley"}, play={ANN: mine, BOB: theirs})
    assert refused(s, play("Ron Weasley")) == "TC-8.1"


@rule("TC-8.1", "TC-R4.10")
@pytest.mark.parametrize("characters", [("Draco Malfoy", "Harry Potter"), ("Harry Potter", "Draco Malfoy")])
def test_starting_characters_count_in_whatever_printing(characters: tuple[str, str]) -> None:
    s = scene(characters=characters, hands={ANN: "Draco Malfoy"})
    assert refused(s, play("Draco Malfoy")) == "TC-8.1"


@rule("TC-8.1", "TC-R4.10")
def test_two_equal_starting_characters_are_the_exception() -> None:
    s = scene(characters=("Dean Thomas", "Dean Thomas"))
    run(s, ability(s), End())
    assert ability(s) in legal(s), "each has their own"
    assert [board[0] for board in s.board] == [card("Dean Thomas")] * 2


@rule("TC-R4.11", "TC-5.5")
def test_a_new_wand_takes_the_place_of_the_old_which_counts_for_it() -> None:
    s = scene(hands={ANN: "Phoenix Feather Wand, Pewter Cauldron"}, play={
        ANN: "Charms, 5 Potions, Borrowed Wand, Pewter Cauldron"})
    run(s, play("Phoenix Feather Wand"))
    assert (in_play(s, ANN, "Phoenix Feather Wand"), in_play(s, ANN, "Borrowed Wand")) == (1, 0)
    assert told(s, Gone) == [Gone(ANN, card("Borrowed Wand"))]
    run(s, play("Pewter Cauldron"))
    assert in_play(s, ANN, "Pewter Cauldron") == 2, "of cauldrons any number"


# ── bans ─────────────────────────────────────────────────────────────────────
@rule("TC-14.3", "TC-R4.7")
def test_a_ban_on_playing_stops_what_puts_cards_into_play_and_nothing_else() -> None:
    s = scene(hands={ANN: "Forgetfulness Potion"}, play={
        ANN: "7 Potions, Harry Hunting", BOB: "Remembrall, Charms"}, heaps={BOB: "Charms"})
    for _ in range(8):
        s.receive(BOB, card("Charms"))
    run(s, play("Forgetfulness Potion"), End())
    assert kinds(s) == ["End", "Draw", "Solve"]
    assert refused(s, play("Charms")) == refused(s, use(s, "Remembrall")) == "TC-CARD-086"
    run(s, Draw(1), Solve(0))
    while kinds(s) == ["Pick"]:
        run(s, legal(s)[0])
    assert (s.adventure[ANN], in_play(s, BOB, "Charms")) == (0, 1), "solved, but no lesson comes into play"
    run(s, End(), End())
    assert "Play" in kinds(s), "for one turn only"


@rule("TC-R4.7", "TC-R7.10")
def test_human_chess_game_looks_at_its_players_latest_turn() -> None:
    s = scene(hands={ANN: "Human Chess Game", BOB: "2 Charms"})
    run(s, play("Human Chess Game"), End())
    assert play("Charms") in legal(s), "the adventure itself was played"
    run(s, End(), End())
    assert refused(s, play("Charms")) == "TC-CARD-011"
    run(s, Draw(1), End(), play("Charms"), End())
    assert play("Charms") in legal(s)


@rule("TC-R7.10")
def test_for_human_chess_game_what_is_put_into_play_counts() -> None:
    s = scene(hands={BOB: "Charms"}, play={ANN: "Human Chess Game, Remembrall"}, heaps={ANN: "Charms"})
    run(s, use(s, "Remembrall"), End())
    assert play("Charms") in legal(s)


@rule("TC-R4.8")
def test_reptile_house_counts_actions_not_lessons() -> None:
    s = scene(characters=("Hermione Granger", "Harry Potter"), hands={ANN: "5 Charms, Homework"},
              play={ANN: "Charms, Transfiguration, Remembrall", BOB: "Reptile House"}, heaps={ANN: "Charms"}, actions=5)
    run(s, play("Charms"), pick("Charms"))
    assert in_play(s, ANN, "Charms") == 3, "two with the one action"
    assert refused(s, play("Charms")) == refused(s, use(s, "Remembrall")) == "TC-CARD-064"
    run(s, play("Homework"), pick("Charms"), pick("Charms"))
    assert in_play(s, ANN, "Charms") == 5, "an action for a spell"


@rule("TC-R4.8")
def test_remembralls_action_is_one_for_a_lesson() -> None:
    s = scene(hands={ANN: "Charms"}, play={ANN: "Remembrall", BOB: "Reptile House"}, heaps={ANN: "2 Charms"})
    run(s, use(s, "Remembrall"))
    assert (in_play(s, ANN, "Charms"), refused(s, play("Charms"))) == (1, "TC-CARD-064")


# ── conditions ───────────────────────────────────────────────────────────────
NEEDED = {
    "Avifors": "care", "Epoximise": "Charms", "Cauldron to Sieve": "Potions", "Restricted Section": "trans",
    "Lost Notes": "Cage", "Squiggle Quill": "Cage", "Incarcifors": "Pet Toad", "Take Root": "Pet Toad",
    "Potions Mistake": "Cage", "Fluffy Falls Asleep": "Pet Toad", "Incendio": "Pet Toad", "Apparate": "Diagon Alley",
    "Logic Puzzle": "Diagon Alley"}
ALWAYS = [
    "Vermillious", "Toe Biter", "Obliviate", "Titillando", "History of Magic", "Out of the Woods", "Fumos",
    "Transfiguration Exam", "Transfiguration Test", "Raven to Writing Desk", "Nurture", "Steelclaw", "Accio",
    "Homework", "Boil Cure", "Mysterious Egg", "Alchemy", "Potions Exam", "Shrinking Potion", "Wingardium Leviosa!",
    "Dungbomb", "Snuffling Potion", "Forgetfulness Potion", "Platform 9 3/4", "Wizard Crackers"]


@rule("TC-14.2", "TC-R4.4", "TC-R4.5")
@pytest.mark.parametrize("name", NEEDED)
def test_what_needs_a_certain_thing_can_be_played_only_where_it_is(name: str) -> None:
    power = {ANN: "12 care, 12 Charms, 12 Potions, 12 trans"}
    assert refused(scene(hands={ANN: name}, play=power), play(name)) == f"TC-CARD-{card(name):03d}"
    assert play(name) in legal(scene(hands={ANN: name}, play=power | {BOB: NEEDED[name]}))


@rule("TC-14.2", "TC-R4.4", "TC-R4.5", "TC-10.2")
@pytest.mark.parametrize("name", ALWAYS)
def test_what_asks_for_nothing_certain_can_always_be_played(name: str) -> None:
    s = scene(hands={ANN: name}, play={ANN: "12 care, 12 Charms, 12 Potions, 12 trans"})
    run(s, play(name))
    while asked(s) == ANN and not isinstance(s.agenda[-1], Main):
        run(s, legal(s)[0])
    assert s.heaps[ANN][-1] == card(name)


@rule("TC-R4.5", "TC-14.2")
def test_a_hand_to_take_from_an_item_in_the_pile_and_full_numbers_to_exchange() -> None:
    power = {ANN: "12 care, 12 Charms"}
    for name, with_it in (("Illegibilus", {"hands": {ANN: "Illegibilus", BOB: "Accio"}}),
                          ("Confundus", {"hands": {ANN: "Confundus", BOB: "Accio"}}),
                          ("Ollivanders", {"hands": {ANN: "Ollivanders"}, "heaps": {ANN: "Cage"}}),
                          ("Hagrid and the Stranger", {"hands": {ANN: "Hagrid and the Stranger"},
                                                       "heaps": {ANN: "Pet Toad"}})):
        assert refused(scene(hands={ANN: name}, play=power), play(name)) == f"TC-CARD-{card(name):03d}"
        assert play(name) in legal(scene(play=power, **with_it))  # type: ignore[arg-type]
    for held, heap, may in (("2 Accio", "2 Accio", True), ("Accio", "2 Accio", False), ("2 Accio", "Accio", False)):
        s = scene(characters=("Hannah Abbott", "Harry Potter"), hands={ANN: held}, heaps={ANN: heap})
        assert (ability(s) in legal(s)) is may


@rule("TC-R4.12")
def test_hermione_needs_two_lessons_before_and_may_leave_the_second() -> None:
    s = scene(characters=("Hermione Granger", "Harry Potter"), hands={ANN: "4 Charms"})
    run(s, play("Charms"), play("Charms"))
    assert (s.actions, in_play(s, ANN, "Charms")) == (0, 2), "with none and with one before: one each"
    run(s, End(), End(), play("Charms"), Done())
    assert (s.actions, in_play(s, ANN, "Charms")) == (1, 3)


@rule("TC-R4.13", "TC-12.2")
def test_harry_draws_two_with_an_action_in_one_drawing() -> None:
    s = scene(characters=("Harry Potter", "Dean Thomas"), play={BOB: "Peeves Causes Trouble"})
    run(s, Draw(2))
    assert (deck(s, ANN), pile(s, ANN), s.actions) == (17, "Charms", 1)
    s = scene(characters=("Harry Potter", "Dean Thomas"), play={BOB: "Diagon Alley"})
    assert refused(s, Draw(2)) == "TC-CARD-048"


@rule("TC-3.3", "TC-6.3")
def test_what_an_action_may_be_used_for() -> None:
    s = scene(characters=("Draco Malfoy", "Harry Potter"), hands={ANN: "Charms, Surly Hound, Vermillious, Remembrall"},
              play={ANN: "4 Charms, 4 care, trans", BOB: "Diagon Alley"})
    assert legal(s) == [End(), play("Remembrall"), play("Surly Hound"), play("Vermillious"), play("Charms"),
                          ability(s), Skip()]
    s.adventure[BOB] = card("Peeves Causes Trouble")
    assert Draw(1) in legal(s)
    for a in legal(s)[1:]:
        t = s.clone()
        t.log = []
        run(t, a)
        assert t.actions == 1, a


@rule("TC-4.3")
def test_the_subjects_in_their_order() -> None:
    s = scene(play={ANN: "care, 2 Charms, 3 Potions, 4 trans"})
    assert [s.power(ANN)[subject] for subject in (CARE, CHARMS, POTIONS, TRANSFIGURATION)] == [1, 2, 3, 4]
