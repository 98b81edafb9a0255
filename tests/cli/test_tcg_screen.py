"""The card game in the terminal: both sides in eighty columns without colour, closer looks, and moves as people type
them."""

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

import greathall
from greathall.cli import boards
from greathall.cli.boards.tcg import parse
from greathall.cli.reading import Reader
from greathall.cli.screen import THEME
from greathall.cli.speech import Speech
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Action, Event, Field, Form, Illegal, Outcome, Step
from greathall.games.tcg import GAME
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw, End, Entered, GoFirst, GoSecond, Milled, No, Number, Redraw, Resign, Shield, Show,
    Skip, Solve, Strike, Suffer, Target, Use, Yes,
)
from greathall.games.tcg.play.choosing import Discard, Exam, Remove, TakeAway
from greathall.games.tcg.play.damage import Aim, Ward
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.searching import Gather
from greathall.games.tcg.play.table import FROM_ALL, Table
from greathall.games.tcg.printed import ANY, ITEM_OR_LESSON
from tests.games.tcg.scenes import at, card, pick, play, run, scene, use, ward
from tests.table import ANN, BOB

NAMED = ["Ann", "Bob"]
SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def shown(what: Any, size: tuple[int, int] = SMALL) -> list[str]:
    console = Console(file=io.StringIO(), width=size[0], height=size[1], theme=THEME)
    console.print(what)
    out: Any = console.file
    return [line.rstrip() for line in out.getvalue().splitlines()]


def drawn(s: Table, *lately: Event, me: int | None = ANN, size: tuple[int, int] = SMALL) -> list[str]:
    return shown(boards.draw(GAME, GAME.view(s, me), NAMED, lately), size)


def closer(s: Table, name: str, me: int | None = ANN) -> str:
    found = boards.part(GAME, GAME.view(s, me), NAMED, (), name)
    return "\n".join(shown(found)) if found else ""


def line(lines: list[str], start: str) -> str:
    return next(line for line in lines if start in line)


def crowded(step: Step | None = None) -> Table:
    """Much of everything on both sides, and a hand of many names."""
    s = scene(
        step, hands={ANN: "Vermillious, 2 Charms, Accio, Pet Toad, Guard Dog, Norbert, Diagon Alley, Rubeus Hagrid, "
                     "Potions, Elixir of Life, Incendio, Stupefy, Unicorn, Take Root", BOB: "3 Charms, Incendio"},
        play={ANN: "4 Charms, 2 Potions, Guard Dog, Pet Toad, Invisibility Cloak, Dragon Heart Wand, Diagon Alley",
              BOB: "3 care, 1 trans, Norbert, Forest Troll, Curious Raven, Unicorn, Kelpie, Gringotts' Cart Ride"},
        heaps={ANN: "Stupefy", BOB: "Accio, Vermillious, 4 Charms, Stupefy"}, decks={BOB: "4 Charms"})
    s.shields, s.skipped, s.hurt[ANN][1] = [0, 3], [0, 2], 1
    return s


# ── the table ────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("me", [ANN, BOB, None])
def test_a_crowded_table_fits_its_terminal(me: int | None, language: str, size: tuple[int, int]) -> None:
    catalogue.speak(language)
    lines = drawn(crowded(), me=me, size=size)
    assert max(map(len, lines)) <= size[0]
    assert len(lines) <= size[1] - 5, "there is room for the question"
    whose = [row for row, said in enumerate(lines) for name in NAMED if said[3:].startswith(f"{name} ")]
    mine = lines[whose[1]]
    assert len(whose) == 2
    assert mine[1] == "▸" if me != BOB else mine[1] == " "
    assert mine.split()[mine[1] == "▸"] == NAMED[me or 0], "the own side is the lower one"


def test_both_sides_line_by_line() -> None:
    lines = drawn(crowded())
    assert lines[:11] == [
        "   Bob              deck 4  hand 4  discards 7: Stupefy, Charms, Charms",
        "   Hannah Abbott · Care 3 · Transfig. 1 · power 4",
        "   safe from creatures and adventures",
        "   Norbert †5 ♥3 · Forest Troll †2 ♥3 · Curious Raven †1 ♥1 · Unicorn ♥6",
        "   Kelpie †1 ♥5",
        "   Adventure: +Gringotts' Cart Ride 2/5",
        " ── Turn 2: Ann · 2 actions left " + "─" * 45,
        "   Adventure: Diagon Alley 0/7",
        "   Guard Dog †3 ♥4/5 · Pet Toad ♥1",
        "   Invisibility Cloak · Dragon Heart Wand",
        "   +Dean Thomas · Charms 4 (power 7) · Potions 2 · power 9",
    ]
    assert lines[11] == " ▸ Ann              deck 20  hand 15  discards 1: Stupefy"
    assert lines[12] == "Your hand: 15 cards"


def test_the_hand_says_what_cards_need_and_which_can_be_played() -> None:
    s = scene(hands={ANN: "Vermillious, 2 Charms, Accio, Pet Toad, Diagon Alley, Incendio"}, play={ANN: "2 Charms"})
    s.hands[ANN].show(1, 1 << BOB)
    assert drawn(s)[-5:-2] == [
        "+ Diagon Alley (adventure)    Pet Toad (Care 2, ♥1)",
        "+ Accio (Charms 2)            Incendio (Charms 3)",
        "  Vermillious (Charms 4)    + Charms ×2°",
    ]
    assert drawn(s)[-2].startswith("+ may be chosen")
    assert "Your hand" not in "".join(drawn(s, me=None))
    assert "No cards in hand" in drawn(scene())
    large = drawn(s, size=LARGE)
    assert "  Accio: Take up to 2 lessons from your discard pile into your hand." in large
    assert any(said.startswith("  Dean Thomas: Once in a game") for said in large), "and what is in play"


def test_how_to_solve_an_adventure_is_said_where_there_is_room() -> None:
    lines = drawn(scene(play={BOB: "Diagon Alley"}))
    assert "To solve: your opponent skips 7 actions" in " ".join(map(str.strip, lines))
    assert any("To solve" in said for said in drawn(crowded(), size=LARGE))
    assert not any("To solve" in said for said in drawn(crowded()))


def test_what_is_new_is_marked() -> None:
    s = scene(play={BOB: "Guard Dog, 2 care", ANN: "Guard Dog, 2 care"})
    lines = drawn(s, Entered(BOB, card("Guard Dog")), Entered(BOB, card("care")), Milled(ANN, card("Charms")),
                  Milled(ANN, card("Accio")))
    assert ">Guard Dog" in lines[2]
    assert ">Care 2" in lines[1]
    assert "deck 20 (−2)" in line(lines, "Ann  ")
    assert ">" not in "".join(lines[3:6])


def test_of_two_alike_only_the_new_one_is_marked() -> None:
    s = scene(play={ANN: "2 Curious Raven"})
    raven = Entered(ANN, card("Curious Raven"))
    assert ["".join(drawn(s, *[raven] * new)).count(">Curious Raven") for new in (0, 1, 2)] == [0, 1, 2]


def test_what_holds_for_a_while_is_told() -> None:
    s = scene(play={ANN: "Guard Dog, 4 Charms"}, struck=False)
    s.shields, s.banned, s.snuffled, s.opened = [FROM_ALL, 0], [False, True], [False, True], [False, True]
    s.stilled[ANN][1], s.used[ANN][0] = 1, 2
    s.limbo[ANN] = [card("Stupefy")]
    s.hands[BOB].put(0, card("Accio"), 1 << ANN | 1 << BOB)
    lines = drawn(s)
    assert "   known: Accio" in lines
    assert "power 0 · plays no cards next turn · discards what they draw" in lines[2]
    assert lines[3] == "   open hand"
    assert "2 actions left · creatures still to strike · Now: Stupefy" in line(lines, "Turn 2")
    assert "Guard Dog †3 ♥5 (held)" in line(lines, "Guard Dog")
    assert "Dean Thomas (used up) · Charms 4 · power 4 · takes no damage next turn" in line(lines, "Dean Thomas")


@pytest.mark.parametrize(("step", "marked"), [
    (Aim(ANN, 2), ["Guard Dog", "Kelpie"]),
    (Ward(ANN, 2), ["Pet Toad"]),
    (Remove(ANN, BOB, ITEM_OR_LESSON), ["Care"]),
    (Discard(ANN, 1, ANY), ["Accio"]),
])
def test_what_may_be_chosen_is_marked(step: Step, marked: list[str]) -> None:
    s = scene(step, hands={ANN: "Accio"}, play={ANN: "Pet Toad, Invisibility Cloak, Guard Dog", BOB: "Kelpie, 2 care"})
    lines = [said for said in drawn(s) if "may be chosen" not in said]
    assert all(f"+{name}" in "".join(lines).replace("+ ", "+") for name in marked)
    assert not any("+" in said for said in drawn(s, me=BOB) if "may be chosen" not in said), "by who is asked"


def test_what_is_asked_is_explained() -> None:
    warded = scene(Ward(ANN, 3), play={ANN: "Pet Toad"}, decks={ANN: "3 Charms"})
    assert "If you let it happen, your deck runs out and you lose the game." in drawn(warded)
    gathered = scene(Gather(ANN, 0, 3, ANY, "hand"), heaps={ANN: "Accio, Stupefy, Charms"})
    run(gathered, pick("Accio"))
    assert "Chosen so far: Accio" in drawn(gathered)
    exam = drawn(scene(Exam(ANN), play={ANN: "3 Potions"}))
    assert "let it happen: Discard 3 cards · answer with Potions: Discard a Potions lesson" in " ".join(exam)
    assert "yes: Draw 3 cards" in line(drawn(scene(MayDraw(ANN, 3))), "no: Draw none")


def test_a_game_that_is_over_or_not_begun_can_be_drawn() -> None:
    s = scene(hands={ANN: "Accio", BOB: "2 Charms"})
    s.agenda = []
    assert "▸" not in "".join(drawn(s))
    views = [GAME.view(s, seat) for seat in (ANN, BOB)]
    assert shown(boards.hands(GAME, views, NAMED)) == ["Ann  Accio", "Bob  Charms ×2"]


def test_every_table_of_a_game_can_be_drawn_and_its_moves_typed() -> None:
    rng = Random(5)
    match = greathall.new("tcg", 2, "terminal", {"format": "advanced"}, {0: "wildbrew", 1: "ordeals"}, names=NAMED)
    speech, count = Speech(match), 0
    while match.seat is not None:
        seat, legal = match.seat, match.legal()
        view: Any = match.view(seat)
        if count % 4 == 0:
            assert max(map(len, shown(boards.draw(GAME, view, NAMED, match.events(seat, 0))))) <= 80
            typed = rng.choice(legal)
            assert isinstance(typed, Number) or parse(speech.move(typed), view, NAMED) == typed
        kind = rng.choice(sorted({type(a).__name__ for a in legal}))
        match.play(rng.choice([a for a in legal if type(a).__name__ == kind]), seat=seat)
        count += 1
    assert count > 40


# ── a closer look ────────────────────────────────────────────────────────────
def test_piles_decks_and_hands_can_be_looked_at() -> None:
    s = crowded()
    s.hands[BOB].show(3, 1 << ANN)
    assert closer(s, "piles").splitlines()[1] == "Bob's discard pile: 7 cards  Stupefy, Charms ×4, Vermillious, Accio"
    assert closer(s, "deck") == "Ann's deck: 20 cards  Charms ×20"
    assert "Vermillious (spell, needs 4 power, including Charms)\n  Do 3 damage to your opponent" in closer(s, "hand")
    assert closer(s, "hand").endswith("Bob's hand: 4 cards  Incendio")
    s.put_under(ANN, [card("Accio")])
    assert "Under Ann's deck  Accio" in closer(s, "the deck")
    assert closer(s, "deck", me=BOB).endswith("Under Ann's deck  Accio")
    s.options = {**s.options, "open_lists": True}
    assert "Bob's deck list  Hannah Abbott, " in closer(s, "lists")


@pytest.mark.parametrize(("name", "said"), [
    ("vermillious", "Vermillious (spell, needs 4 power, including Charms)"),
    ("guard dog", "Guard Dog (creature, needs 7 power, including Care of Magical Creatures, 3"),
    ("toad", "Pet Toad (creature"),
    ("the dragon heart wand", "Dragon Heart Wand (item, "),
    ("hermione", "Hermione Granger (character, Gryffindor, Unique, Witch)"),
    ("xyzzy", ""),
    ("", ""),
])
def test_a_card_is_shown_by_its_name(name: str, said: str) -> None:
    found = closer(scene(), name)
    assert found.startswith(said)
    assert bool(found) == bool(said)
    assert found.count("(") < 3


# ── reading ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("typed", "meant"), [
    ("v", play("Vermillious")),
    ("vermillious", play("Vermillious")),
    ("play verm", play("Vermillious")),
    ("cast my vermillious!", play("Vermillious")),
    ("play toad", play("Pet Toad")),
    ("take root", play("Take Root")),
    ("play accio", play("Accio")),
    ("stupefy", play("Stupefy")),
    ("play norbert", play("Norbert")),
    ("de", Use(0, card("Dean Thomas"))),
    ("use dean", Use(0, card("Dean Thomas"))),
    ("use guard dog", Use(1, card("Guard Dog"))),
    ("use kelpie", Use(0, card("Kelpie"))),
    ("e", End()),
    ("end turn", End()),
    ("draw", Draw(1)),
    ("skip", Skip()),
    ("solve", Solve(0)),
    ("attack", Strike()),
    ("done", Done()),
    ("use", Use(0, card("Dean Thomas"))),
    ("at bob", AtPlayer()),
    ("hit the other", AtPlayer()),
    ("at guard dog", Target(ANN, 1, card("Guard Dog"))),
    ("discard accio", pick("Accio")),
    ("pick 1", End()),
    ("pick 99", None),
    ("hello", None),
    ("verm", play("Vermillious")),
    ("norb", None),
    ("", None),
])
def test_a_turn_s_moves_are_read_as_people_write_them(typed: str, meant: Action | None) -> None:
    """Legal or not: a rule refuses those that aren't."""
    s = scene(hands={ANN: "Vermillious, Pet Toad, Take Root, Stupefy"}, play={
        ANN: "4 Charms, 2 care, 2 trans, Guard Dog", BOB: "Diagon Alley"})
    s.adventure[BOB] = card("Gringotts' Cart Ride")
    assert parse(typed, GAME.view(s, ANN), NAMED) == meant
    assert parse(typed, GAME.view(s, None), NAMED) is None


@pytest.mark.parametrize(("step", "typed", "meant"), [
    (Aim(ANN, 1), "at bob", AtPlayer()),
    (Aim(ANN, 1), "bob", AtPlayer()),
    (Aim(ANN, 1), "at kelpie", "Kelpie"),
    (Aim(ANN, 1), "bob's kelpie", "Kelpie"),
    (Aim(ANN, 1), "k", "Kelpie"),
    (Aim(ANN, 1), "pick 1", AtPlayer()),
    (Discard(ANN, 2, ANY), "discard accio", pick("Accio")),
    (Discard(ANN, 2, ANY), "ac", pick("Accio")),
    (Discard(ANN, 2, ANY), "pick 2", pick("Charms")),
    (TakeAway(ANN, may=True), "take stupefy", pick("Stupefy")),
    (TakeAway(ANN, may=True), "done", Done()),
    (TakeAway(ANN, may=True), "none", Done()),
    (Remove(ANN, BOB, ANY), "care", pick("care")),
    (MayDraw(ANN, 3), "y", Yes()),
    (MayDraw(ANN, 3), "no", No()),
    (DrawAny(ANN), "draw 3", Number(3)),
    (DrawAny(ANN), "3 cards", Number(3)),
    (Ward(ANN, 2), "use cloak", "Invisibility Cloak"),
    (Ward(ANN, 2), "use accio", Shield(0, card("Accio"))),
    (Ward(ANN, 2), "let", Suffer()),
])
def test_answers_are_read_as_people_write_them(step: Step, typed: str, meant: Action | str) -> None:
    s = scene(step, hands={ANN: "Accio, Charms", BOB: "Stupefy"}, turn=BOB if isinstance(step, Ward) else ANN,
              play={ANN: "Invisibility Cloak", BOB: "Kelpie, 2 care"})
    if isinstance(meant, str):
        meant = ward(s, meant) if isinstance(step, Ward) else at(s, BOB, meant)
    assert parse(typed, GAME.view(s, ANN), NAMED) == meant


def test_of_two_that_differ_which_is_asked() -> None:
    s = scene(Aim(ANN, 1), play={ANN: "Kelpie", BOB: "Guard Dog, Guard Dog, Kelpie"})
    view = GAME.view(s, ANN)
    with pytest.raises(Illegal, match="2 moves: choose Ann's Kelpie †1 ♥5 · choose Bob's Kelpie"):
        parse("at kelpie", view, NAMED)
    assert parse("at guard dog", view, NAMED) == at(s, BOB, "Guard Dog"), "it is all the same which"
    s.hurt[BOB][2] = 3
    with pytest.raises(Illegal, match="♥5 · choose Bob's Guard Dog †3 ♥2/5"):
        parse("at guard dog", GAME.view(s, ANN), NAMED)


@pytest.mark.parametrize(("typed", "meant"), [
    ("vermillious spielen", play("Vermillious")),
    ("spiele verm", play("Vermillious")),
    ("zauberkunst", play("Charms")),
    ("zaubertränke spielen", play("Potions")),
    ("benutze dean", Use(0, card("Dean Thomas"))),
    ("lösen", Solve(0)),
    ("auf bob", AtPlayer()),
    ("accio ablegen", pick("Accio")),
    ("zug beenden", End()),
    ("karte ziehen", Draw(1)),
])
def test_german_moves(typed: str, meant: Action) -> None:
    catalogue.speak("de")
    s = scene(hands={ANN: "Vermillious, Charms"}, play={ANN: "3 Charms"})
    assert parse(typed, GAME.view(s, ANN), NAMED) == meant
    with pytest.raises(Illegal, match=r"3 Zügen .* den Zug beenden · „Zauberkunst“ spielen"):
        parse("z", GAME.view(s, ANN), NAMED)


SAID = [
    End(), Strike(), play("Vermillious"), play("Charms"), Draw(1), Draw(2), Use(0, card("Dean Thomas")), Solve(0),
    Skip(), Done(), pick("Accio"), Target(BOB, 1, card("Kelpie")), AtPlayer(), Shield(1, card("Pet Toad")), Suffer(),
    Show(card("Potions")), Yes(), No(), Redraw(), GoFirst(), GoSecond(), Resign(),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("action", SAID, ids=repr)
def test_every_sentence_of_the_table_is_understood_whether_legal_or_not(action: Action, language: str) -> None:
    """At a table where almost none of them is legal; one of two kinds may be taken for the other there."""
    catalogue.speak(language)
    s = scene(Ward(ANN, 1) if isinstance(action, Shield) else None, turn=BOB, play={ANN: "Pet Toad", BOB: "Kelpie"})
    speech = Speech(greathall.new("tcg", 2, "said", names=NAMED))
    said = speech.move(action)
    for typed in (said, said.upper(), f"{said}!"):
        own = parse(typed, GAME.view(s, ANN), NAMED)
        assert action in ([own] if own is not None else Reader(speech, None).read(typed)), typed


def test_all_kinds_of_moves_are_among_them() -> None:
    assert {type(action) for action in SAID} | {Number} == {
        kind for kind in GAME.actions if not issubclass(kind, Outcome)}


def test_two_that_are_said_alike_are_one_move_when_typed() -> None:
    s = scene(play={ANN: "Winged Keys, Winged Keys", BOB: "Kelpie, Guard Dog"})
    assert parse("use winged keys", GAME.view(s, ANN), NAMED) == use(s, "Winged Keys")



def test_where_any_number_may_be_drawn_a_number_is_typed() -> None:
    s = scene(DrawAny(ANN), decks={ANN: "9 Charms"})
    assert DrawAny(ANN).form(s) == Form("Number", (Field("count", 0, 9),))
    assert all(DrawAny(ANN).admits(s, Number(count)) for count in range(10))
