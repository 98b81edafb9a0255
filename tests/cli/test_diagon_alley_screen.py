"""Diagon Alley in the terminal: both alleys on eighty columns and without colour, on any edition."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from greathall.cli import boards
from greathall.cli.boards.diagon_alley import parse
from greathall.cli.screen import THEME
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Event
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import BUILDINGS, DOOR, PICKPOCKET, QUICK_STEPS
from greathall.games.diagon_alley.model import Buy, InAlley, Landed
from greathall.games.diagon_alley.play.cards import Attacked, Giving
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from tests.games.diagon_alley.middle import CROOKED
from tests.games.diagon_alley.scenes import CARD, EVERYTHING, alley, door, inside, scene, stack, street
from tests.table import ANN, BOB, CAT, DAN

NAMED = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def drawn(s: Table, *lately: Event, size: tuple[int, int] = SMALL, me: int | None = ANN) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1], theme=THEME)
    console.print(boards.draw(GAME, GAME.view(s, me), NAMED[:s.seats], lately))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def line(lines: list[str], name: str) -> str:
    """The line of a building, or of a player."""
    return next(line for line in lines if name in line)


def squeezed(text: str) -> str:
    return re.sub(" +", " ", text)


def alleys(lines: list[str]) -> str:
    """Return what is above the players."""
    return " ".join(lines[:next(at for at, line in enumerate(lines) if " Ann " in line)])


def below(lines: list[str]) -> str:
    """Return what is below the players."""
    return " ".join(lines[max(at for at, line in enumerate(lines) if "trunk" in line) + 1:])


# ── the alleys ───────────────────────────────────────────────────────────────
def test_the_board_says_everything_without_colour() -> None:
    s = scene(at={ANN: street(7), BOB: alley(9), CAT: inside("wands"), DAN: inside("wands")}, seats=4, sign="potions",
              trunk={ANN: "owl", BOB: "wand robe book potion", CAT: EVERYTHING}, coins={ANN: (1, 0, 4)},
              hands={ANN: "defend floo_powder floo_powder", CAT: "shove"}, missed={DAN: 2})
    s.dice = (1, 4)
    lines = drawn(s, Landed(ANN, street(7), DOOR, NOWHERE), InAlley(BOB, 8, "dice"))
    assert max(map(len, lines)) <= 80
    assert squeezed(lines[0]) == " Diagon Alley Round 1 · cauldron+4 · bank 13G 14S 10K Knockturn Alley"
    assert lines[1] == "   1  · @ 1 · ▸  The Cauldron Shop      2× cauldron      1S 1K   1  1 · ◂"
    assert line(lines, "Apothecary") == "   6  ·>A · @ ▸  The Apothecary CLOSED  1× potion bottle 1S 1K   4  · · · · ◂"
    assert line(lines, "Owl Emporium").endswith("9 >B · 2 · ◂")
    assert "pays 1G 1S 1K" in line(lines, "Gringotts")
    assert "Ollivander's CD        2× wand          2G" in line(lines, "Ollivander's")
    assert squeezed(line(lines, "Leaky Cauldron")) == " 36 · @ X · ▸ The Leaky Cauldron 34 · · ◂ · X"
    assert squeezed(line(lines, "Ann")) == " ▸A Ann 1G 0S 4K 3 cards trunk 1/6 owl"
    assert "trunk 4/6 lacks cauldron, owl" in line(lines, "Bob")
    assert "1 card   trunk 6/6 full" in line(lines, "Cat")
    assert "misses 2 turns trunk 0/6" in line(lines, "Dan")
    assert below(lines).endswith("Your hand  Floo Powder ×2, Defend  (in the pile: 42)")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("edition", ["", CROOKED])
def test_the_board_fits_its_terminal(seats: int, size: tuple[int, int], edition: str) -> None:
    lines = drawn(scene(seats=seats, trunk={0: "owl wand potion"}, edition=edition), size=size)
    assert max(map(len, lines)) <= size[0]
    assert len(lines) <= size[1] - 6, "there is room for the question"
    assert all(any(f" {name} " in line for line in lines) for name in NAMED[:seats])
    said = " ".join(lines)
    for shop in range(len(BUILDINGS)):
        assert GAME.label("shop", shop).removeprefix("the ") in said


@pytest.mark.parametrize(("edition", "swirls"), [("", 10), (CROOKED, 7)])
def test_there_are_as_many_doors_swirls_and_exits_as_the_edition_says(edition: str, swirls: int) -> None:
    lines = drawn(scene(seats=6, edition=edition))
    assert [alleys(lines).count(sign) for sign in "▸◂@X"] == [len(BUILDINGS), len(BUILDINGS) - 1, swirls, 2]


def test_a_long_street_is_drawn_smaller_and_in_more_lines() -> None:
    doors = [f"door {name}" for name in BUILDINGS]
    backs = [f"back {name}" for name in BUILDINGS if name != "gringotts"]
    gates = [f"gate {number}" for number in range(11)]
    street_ = [space for name in doors for space in (*["plain"] * 12, name)] + [*gates, "gate exit"]
    alley_ = [space for name in backs for space in ("plain", "plain", name)] + [*gates, "gate exit"]
    s = scene(edition=f"diagon = {street_}\nknockturn = {alley_}", at={ANN: 115})
    for size in (SMALL, LARGE):
        lines = drawn(s, size=size)
        assert max(map(len, lines)) <= size[0]
        said = alleys(lines)
        assert said.count("◂") == len(backs)
        assert " 11 " in said
        assert "11  A" in said or "11 A" in said, "on the Exit Gate's space"
    assert len(lines) < LARGE[1]


def test_an_edition_is_named_and_has_its_own_prices() -> None:
    lines = drawn(scene(edition=CROOKED))
    assert lines[0] == "Crooked Lane"
    assert "3G 1S" in line(lines, "Ollivander's")
    assert "pays 1G 2S 1K" in line(lines, "Gringotts")


# ── the way of a roll ────────────────────────────────────────────────────────
def test_the_way_of_a_roll_is_shown_with_the_doors_one_may_enter() -> None:
    s = scene(Walk(ANN, 9), at={ANN: street(1), BOB: door("potions")})
    lines = drawn(s)
    assert lines[1].startswith("   1  A─@─1─·─▶ ")
    assert lines[2].startswith("   6 ─·─@─·─@─B ")
    assert lines[3].startswith("  11 →· @ 2 · ▸ "), "pushed on"
    assert below(lines).endswith("On the way: 3 gate 1 › 5 The Cauldron Shop › 10 The Apothecary › 11")
    assert "On the way: 3" in below(drawn(s, me=None)), "everybody sees it"
    large = drawn(s, size=LARGE)
    assert large[2].split()[0] == "A────@────1────·────▶"


def test_a_closed_door_on_the_way_is_none_and_neither_is_the_one_just_left() -> None:
    s = scene(Walk(ANN, 6), at={ANN: inside("owls")}, sign="bank")
    lines = drawn(s)
    assert "▸" in line(lines, "Owl Emporium")
    assert below(lines).endswith("On the way: 20 Gringotts (CLOSED)")
    s = scene(Walk(ANN, 7), at={ANN: inside("owls")})
    assert below(drawn(s)).endswith("On the way: 20 Gringotts (pays 1G 1S 1K) › 21")
    s = scene(Walk(ANN, 2), at={ANN: street(35)})
    assert below(drawn(s)).endswith("On the way: 37 (swirl)")


# ── what the question is about ───────────────────────────────────────────────
def test_inside_a_shop_its_item_and_the_own_coins_are_told() -> None:
    s = scene(at={ANN: inside("wands")}, coins={ANN: (2, 0, 1)})
    assert "Here: wand for 2G, 3 left. You have 2G 0S 1K." in below(drawn(s))
    assert "Here" not in below(drawn(s, me=BOB))
    sold = scene(LastBuy(ANN), at={ANN: inside("owls")}, trunk={BOB: "owl", CAT: "owl"})
    assert "sold out" in below(drawn(sold))
    assert "Here" not in below(drawn(scene(at={ANN: inside("wands")}, trunk={ANN: "wand"})))
    assert "Here" not in below(drawn(scene()))


def test_an_attack_shows_what_the_card_does_and_picks_are_the_pickers_own() -> None:
    s = scene(Attacked(ANN, BOB, PICKPOCKET), turn=BOB, hands={ANN: "defend"})
    assert f"Pickpocket: {GAME.catalogue.say('card-text', card='pickpocket')}" in below(drawn(s))
    s = scene(Giving(ANN, 2), hands={ANN: "defend shove floo_powder"})
    s.picked = [CARD["shove"]]
    assert "Going under the pile: Shove" in below(drawn(s))
    assert "Shove" not in below(drawn(s, me=BOB))


def test_what_one_may_remember_is_shown() -> None:
    s = scene(hands={BOB: "shove"})
    stack(s, "defend")
    s.boost = QUICK_STEPS
    assert "Next in the pile: Defend." in below(drawn(s))
    assert f"{QUICK_STEPS} extra spaces" in below(drawn(s))
    assert "1 card   trunk" in line(drawn(s), "Bob")
    s.hands[BOB].known[0] |= 1 << ANN
    assert "1 card   (Shove into Knockturn)" in line(drawn(s), "Bob")


def test_a_large_screen_tells_what_the_own_cards_do() -> None:
    s = scene(hands={ANN: "defend defend"})
    text = GAME.catalogue.say("card-text", card="defend")
    assert below(drawn(s, size=LARGE)).count(text) == 1
    assert text not in below(drawn(s))


def test_the_younger_have_no_cards() -> None:
    s = scene(younger=True)
    said = "\n".join(drawn(s))
    assert "hand" not in said
    assert "card" not in said
    assert "roll again" in said


def test_a_spectator_and_those_who_are_out() -> None:
    s = scene(hands={ANN: "defend"})
    s.out, s.at[CAT] = 1 << CAT, NOWHERE
    lines = drawn(s, me=None)
    assert not any("Defend" in line for line in lines)
    assert line(lines, "Cat") == " ✗C Cat"
    assert "The Leaky Cauldron AB " in line(lines, "Leaky")
    assert "hand" not in below(drawn(s, me=CAT))


def test_all_hands_lie_open_in_a_replay() -> None:
    s = scene(hands={ANN: "defend", CAT: "shove shove"})
    console = Console(file=io.StringIO(), width=80, theme=THEME)
    console.print(boards.hands(GAME, [GAME.view(s, seat) for seat in range(3)], NAMED[:3]))
    said: Any = console.file
    assert [row.strip() for row in said.getvalue().splitlines()] == [
        "A Ann  Defend", "B Bob  -", "C Cat  Shove into Knockturn ×2"]


def test_the_board_speaks_german() -> None:
    catalogue.speak("de")
    s = scene(Walk(ANN, 9), at={ANN: street(1)}, sign="potions", hands={ANN: "floo_powder"})
    lines = drawn(s)
    assert max(map(len, lines)) <= 80
    assert lines[0].split()[0] == "Winkelgasse"
    assert lines[0].split()[-1] == "Nokturngasse"
    assert any("Flohpulver" in line for line in lines)
    assert "Der Weg: 3 Tor 1" in " ".join(lines)


# ── reading ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("typed", "at", "meant"), [
    ("buy the wand", "wands", Buy()),
    ("Buy a wand!", "wands", Buy()),
    ("buy potion", "potions", Buy()),
    ("buy owl", "wands", None),
    ("buy broom", "wands", None),
    ("wand", "wands", None),
    ("", "wands", None),
])
def test_a_thing_is_bought_by_its_name(typed: str, at: str, meant: Buy | None) -> None:
    assert parse(typed, GAME.view(scene(at={ANN: inside(at)}), ANN), ()) == meant


def test_outside_the_rule_refuses_whatever_thing_is_named() -> None:
    assert parse("buy owl", GAME.view(scene(at={ANN: street(3)}), ANN), ()) == Buy()
    assert parse("buy owl", GAME.view(scene(), None), ()) is None
