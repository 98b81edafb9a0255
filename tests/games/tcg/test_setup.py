"""Before the first turn: decks, starting characters, seven cards, and who goes first."""

import pytest

import greathall
from greathall.core.game import find_game
from greathall.core.words import Chance
from greathall.games.tcg import GAME
from greathall.games.tcg.decks import SHELF
from greathall.games.tcg.model import Begins, Came, GoFirst, GoSecond, No, Redraw, Shuffled, Started
from greathall.games.tcg.play.start import Choose
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CREATURE, KIND, LESSON, NAME, SPELL
from tests.games.tcg.scenes import ANN, BOB, Draw, card, play, run, scene, use
from tests.table import asked, do, kinds, legal, rule, told

LISTED = "Character: {character}\n{cards}"


def laid(chooser: int | None = None, **chosen: object) -> Table:
    """The starter decks are on the table, and nothing has been drawn."""
    return GAME.setup(2, GAME.resolve_options(2, chosen), {}, {} if chooser is None else {"chooser": chooser})


def dealt(s: Table) -> None:
    """Let chance give the first possible outcome until a player is asked, or who goes first is drawn."""
    while isinstance(s.agenda[-1], Chance) and isinstance(legal(s)[0], Came):
        do(s, legal(s)[0])


def brought(cards: str, character: str = "Harry Potter", **chosen: object) -> Table:
    """Return a table with Ann's list."""
    match = greathall.new("tcg", 2, options={"format": "advanced", **chosen},
                          brings={ANN: LISTED.format(character=character, cards=cards)})
    assert isinstance(match.state, Table)
    return match.state


def no_deck(cards: str, character: str = "Harry Potter", **chosen: object) -> str:
    with pytest.raises(greathall.Illegal) as no:
        brought(cards, character, **chosen)
    return no.value.rule


# ── decks ────────────────────────────────────────────────────────────────────
@rule("TC-2.1", "TC-R1.1")
def test_a_deck_has_sixty_cards_and_a_character_besides() -> None:
    s = brought("60 Charms")
    assert s.lists[ANN] == [card("Harry Potter")] + [card("Charms")] * 60
    assert (len(s.decks[ANN]) + len(s.hands[ANN]), s.board[ANN]) == (60, [card("Harry Potter")])
    assert no_deck("59 Charms") == "TC-2.1"
    assert no_deck("61 Charms") == "TC-2.1"


@rule("TC-2.1", "TC-R1.3")
@pytest.mark.parametrize("name", ["Rubeus Hagrid", "Nearly Headless Nick", "Cage"])
def test_only_a_witch_or_a_wizard_starts_but_anybody_may_be_in_the_deck(name: str) -> None:
    assert no_deck("60 Charms", name) == "TC-2.1"
    assert card(name) in brought(f"59 Charms\n1 {name}").lists[ANN]


@rule("TC-2.2", "TC-R1.2")
def test_four_of_a_name_at_most_but_any_number_of_lessons() -> None:
    assert brought("56 Charms\n4 Accio")
    assert no_deck("55 Charms\n5 Accio") == "TC-2.2"
    assert no_deck("55 Charms\n5 Draco Malfoy") == "TC-2.2", "two printings are one card"
    assert brought("56 Charms\n4 Harry Potter"), "the starting character is not counted"


@rule("TC-2.3", "TC-R1.7")
def test_a_house_deck_keeps_to_one_house_its_character_included() -> None:
    assert brought("59 Charms\n1 Ron Weasley", "Harry Potter", house_decks=True)
    assert no_deck("59 Charms\n1 Draco Malfoy", "Harry Potter", house_decks=True) == "TC-2.3"
    assert no_deck("59 Charms\n1 Ron Weasley", "Draco Malfoy", house_decks=True) == "TC-2.3"
    assert brought("59 Charms\n1 Draco Malfoy", "Harry Potter")


@rule("TC-2.4", "TC-R1.1", "TC-R1.8")
def test_the_basic_game_has_the_two_starter_decks_of_forty() -> None:
    s = laid()
    for side, name in ((ANN, "draco"), (BOB, "hermione")):
        assert s.lists[side][1:] == list(SHELF[name].cards)
        assert len(s.decks[side]) == 40
        assert {KIND[one] for one in SHELF[name].cards} == {LESSON, CREATURE, SPELL}
    with pytest.raises(greathall.Illegal) as no:
        assert greathall.new("tcg", 2, brings={0: "lanterns"}).state
    assert no.value.rule == "TC-2.4"


@pytest.mark.parametrize(("brings", "characters"), [
    ({}, ["Draco Malfoy", "Hermione Granger"]), ({ANN: "hermione"}, ["Hermione Granger", "Draco Malfoy"]),
    ({BOB: "draco"}, ["Hermione Granger", "Draco Malfoy"]), ({ANN: "draco"}, ["Draco Malfoy", "Hermione Granger"]),
    ({BOB: "hermione"}, ["Draco Malfoy", "Hermione Granger"]),
    ({ANN: "draco", BOB: "draco"}, ["Draco Malfoy", "Draco Malfoy"])])
@rule("TC-2.4", "TC-R1.8")
def test_whoever_brings_nothing_to_the_basic_game_gets_the_starter_deck_that_is_left(
        brings: dict[int, str], characters: list[str]) -> None:
    s = greathall.new("tcg", 2, brings=brings, seed="left").state
    assert isinstance(s, Table)
    assert [NAME[board[0]] for board in s.board] == characters


@rule("TC-2.4", "TC-R1.8")
def test_in_the_basic_game_what_is_printed_on_the_characters_holds() -> None:
    s = scene(characters=("Draco Malfoy", "Hermione Granger"), hands={ANN: "Charms", BOB: "Charms"}, format="basic")
    assert use(s, "Draco Malfoy") in legal(s)


@rule("TC-R5.11")
def test_lists_are_hidden_unless_they_were_opened() -> None:
    for chosen, hidden in (({"format": "advanced"}, True), ({"format": "advanced", "open_lists": True}, False),
                           ({"format": "basic"}, False)):
        match = greathall.new("tcg", 2, options=chosen, seed="lists")
        view = GAME.view(match.state, ANN)
        assert view.lists[ANN] is not None
        assert (view.lists[BOB] is None) is hidden


# ── the first hands ──────────────────────────────────────────────────────────
@rule("TC-1.2", "TC-R1.4")
def test_both_characters_are_in_play_and_seven_cards_are_drawn() -> None:
    s = laid()
    assert s.board == [[card("Draco Malfoy")], [card("Hermione Granger")]]
    dealt(s)
    assert [len(hand) for hand in s.hands] == [7, 7]
    assert [len(deck) for deck in s.decks] == [33, 33]
    do(s, Begins(BOB))
    dealt(s)
    assert kinds(s)[0] == "End", "nobody is asked for a new hand"


@rule("TC-1.2", "TC-R1.5")
def test_it_is_decided_by_lot_who_goes_first() -> None:
    s = laid()
    dealt(s)
    assert s.agenda[-1].odds(s) == [(Begins(ANN), 1), (Begins(BOB), 1)]
    do(s, Begins(BOB))
    assert [e.seat for e in told(s, Started)] == [BOB]
    dealt(s)
    assert (asked(s), s.turn) == (BOB, BOB)


@rule("TC-R1.5")
@pytest.mark.parametrize(("choice", "starter"), [(GoFirst(), BOB), (GoSecond(), ANN)])
def test_who_lost_chooses_who_begins_the_next_game(choice: GoFirst | GoSecond, starter: int) -> None:
    match = greathall.new("tcg", 2, seed="again")
    match.play({"type": "Resign"}, seat=BOB)
    assert match.result is not None
    assert match.result.carry == {"chooser": BOB}
    s = laid(chooser=BOB)
    dealt(s)
    assert asked(s) == BOB
    do(s, choice)
    assert s.starter == starter


@rule("TC-R1.5")
@pytest.mark.parametrize("carry", [{}, {"chooser": 2}, {"chooser": True}, {"chooser": "BOB"}, {"chooser": [0]}])
def test_what_nobody_can_have_carried_over_is_passed_by(carry: dict[str, object]) -> None:
    s = GAME.setup(2, GAME.resolve_options(2, {}), {}, carry)
    assert not any(isinstance(step, Choose) for step in s.agenda)


@rule("TC-1.2", "TC-R1.6")
def test_the_first_turn_is_a_whole_one() -> None:
    s = laid()
    dealt(s)
    do(s, Begins(ANN))
    dealt(s)
    assert (len(s.hands[ANN]), len(s.decks[ANN]), s.actions) == (8, 32, 2)


@rule("TC-R1.4", "TC-1.2")
def test_a_free_redraw_where_the_table_has_agreed_on_it() -> None:
    s = laid(redraw=True)
    dealt(s)
    do(s, Begins(BOB))
    before = sorted(s.hands[BOB].cards + s.decks[BOB].bag)
    assert asked(s) == ANN
    do(s, No())
    assert (asked(s), kinds(s)) == (BOB, ["No", "Redraw"])
    do(s, Redraw())
    assert told(s, Shuffled) == [Shuffled(BOB)]
    dealt(s)
    assert (len(s.hands[ANN]), len(s.hands[BOB]), s.turn) == (7, 8, BOB), "once, then the first turn with its draw"
    assert sorted(s.hands[BOB].cards + s.decks[BOB].bag) == before
    assert kinds(s)[0] == "End"


@rule("TC-1.2")
def test_the_game_is_for_two() -> None:
    assert find_game("tcg").seats == (2,)
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("tcg", 3)
    assert no.value.rule == "TC-1.2"


@rule("TC-10.2")
def test_an_empty_hand_has_no_consequence() -> None:
    s = scene(hands={ANN: "Obliviate"}, play={ANN: "12 Charms"})
    run(s, play("Obliviate"), Draw(1))
    assert (s.actions, asked(s)) == (0, ANN), "a whole hand of nothing can be discarded, and the game goes on"


def test_what_is_left_of_a_deck_is_a_number_and_no_card() -> None:
    """A fact named like a field with labels would be said by its label."""
    s = greathall.new("tcg", 2, seed="tally").state
    assert not {*find_game("tcg").tally(s, 0)} & {*find_game("tcg").labels}
