"""Events for players who can't see the board, in each language: where hats are, coins, who loses what to whom."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import Land, Landed, Lost, PaidOut, Played, Roll, Rolled
from greathall.games.diagon_alley.play.table import NOWHERE
from tests.games.diagon_alley.scenes import CARD, ITEM, SHOP, alley, door, inside, scene, street
from tests.games.diagon_alley.test_sentences import Teller
from tests.table import ANN, BOB, do, rule

TELLERS = {language: Teller(language) for language in ("en", "de")}


def told(event: Any, language: str) -> str:
    return TELLERS[language].say("tell", event)


@rule("DA-4.1", "DA-6.8")
@pytest.mark.parametrize(("place", "text"), [
    (street(1), "Diagon Alley, space 1"), (street(7), "Diagon Alley, space 7, a swirl"),
    (street(3), "Diagon Alley, space 3, at a gate"),
    (door("wands"), "Diagon Alley, space 35, at the door of Ollivander's"),
    (alley(2), "Knockturn Alley, space 2"), (alley(1), "Knockturn Alley, space 1, behind a gate"),
    (inside("inn"), "inside the Leaky Cauldron"), (NOWHERE, "off the board"),
])
def test_the_view_says_where_a_hat_is(place: int, text: str) -> None:
    where, space, kind, shop = GAME.view(scene(at={ANN: place}), None).where[ANN]
    facts = {"space": space, "kind": kind, "shop": shop}
    said = {name: GAME.label(name, facts[name]) for name in facts}
    assert GAME.catalogue.say("item-where", alley=where, **said) == text


@rule("DA-4.3", "DA-5.1")
def test_the_view_says_where_the_doors_are_and_what_things_cost() -> None:
    view = GAME.view(scene(), None)
    assert view.doors[SHOP["bank"]] == door("bank")
    assert view.prices[ITEM["wand"]] == (2, 0, 0)


@rule("DA-3.4", "DA-4.3")
@pytest.mark.parametrize(("start", "english", "german"), [
    (1, "space 6", "Feld 6"), (2, "space 7, a swirl", "Feld 7, einen Wirbel"),
    (5, "space 10, at the door of the Apothecary", "Feld 10, vor die Tür von „Apotheke“"),
    (38, "space 3, at a gate", "Feld 3, an ein Tor"),
])
def test_a_walk_tells_what_lies_where_it_ends(start: int, english: str, german: str) -> None:
    s = scene(at={ANN: street(start)})
    do(s, Roll(), Rolled(2, 3), Land())
    landed = next(event for event in s.log or [] if isinstance(event, Landed))
    assert told(landed, "en") == f"Ann moves to {english}."
    assert told(landed, "de") == f"Ann kommt auf {german}."


@rule("DA-4.5", "DA-M10")
@pytest.mark.parametrize(("coins", "english", "german"), [
    ((1, 1, 1), "1 Galleon, 1 Sickle and 1 Knut", "1 Galleone, 1 Sickel und 1 Knut"),
    ((0, 1, 1), "1 Sickle and 1 Knut", "1 Sickel und 1 Knut"),
    ((1, 0, 1), "1 Galleon and 1 Knut", "1 Galleone und 1 Knut"),
    ((2, 3, 0), "2 Galleons and 3 Sickles", "2 Galleonen und 3 Sickel"), ((0, 0, 2), "2 Knuts", "2 Knuts"),
    ((0, 1, 0), "1 Sickle", "1 Sickel"), ((3, 0, 0), "3 Galleons", "3 Galleonen"),
    ((0, 0, 0), "no coins", "keine Münzen"),
])
def test_only_coins_that_are_there_are_named(coins: tuple[int, int, int], english: str, german: str) -> None:
    assert told(PaidOut(ANN, *coins), "en") == f"Gringotts pays Ann: {english}."
    assert told(PaidOut(ANN, *coins), "de") == f"Gringotts bezahlt Ann: {german}."


@rule("DA-7.2", "DA-10.1", "DA-10.2")
def test_it_is_told_on_whom_a_spell_is_cast_and_who_gets_what_is_lost() -> None:
    assert told(Played(ANN, CARD["close_shop"], NOWHERE), "en") == "Ann plays Close a Shop."
    assert told(Played(ANN, CARD["shove"], BOB), "en") == "Ann plays Shove into Knockturn on Bob."
    assert told(Lost(ANN, ITEM["owl"], NOWHERE), "en") == "Ann loses the owl: it goes back to its shop."
    assert told(Lost(ANN, ITEM["owl"], BOB), "en") == "Ann loses the owl: Bob takes it."
    assert told(Lost(ANN, ITEM["owl"], BOB), "de") == "Ann verliert etwas an Bob: Eule."
