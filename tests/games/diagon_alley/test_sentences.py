"""Sentences at the table: everything has its name in each language; only spaces, gates, dice and coins are numbers."""

import re
from typing import Any

import pytest

from greathall.core.catalogue import Catalogue, languages
from greathall.core.package import SEATED
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import BANK, BUILDINGS, CARDS, COINS, HAVOCS, ITEMS, SPELLS
from greathall.games.diagon_alley.model import (
    Bought, Called, Close, Closed, CoinFound, CoinLost, Defended, Diced, Die, Drawn, Drew, Drop, Dropped, Enter,
    Entered, Exchanged, Found, GiveBack, Go, Havoc, InAlley, Lost, Missed, PaidOut, Pick, Pickpocket, Played, Resigned,
    Rob, Robbed, Rolled, RollsAgain, SendBack, Shove, Snatch, Starts, Take, Threw, TiedHigh, Won,
)
from greathall.games.diagon_alley.play.cards import Attacked, Robbing, Snatching
from greathall.games.diagon_alley.play.table import NOWHERE
from tests.games.diagon_alley.scenes import CARD, ITEM, SHOP
from tests.table import ANN, BOB, CAT, rule

NAMES = ("Ann", "Bob", "Cat")
LANGUAGES = languages()


class Teller:
    """A table of these three players in one language."""

    def __init__(self, language: str) -> None:
        self.book = Catalogue(GAME.folder, language)
        seated = {field: self.seat for field, labels in GAME.labels.items() if labels == SEATED}
        things = {field: lambda number, field=field: self.thing(field, number)
                  for field, labels in GAME.labels.items() if labels != SEATED}
        self.names = {"seat": self.seat, "seats": lambda some: ", ".join(map(self.seat, some)), **seated, **things}

    def seat(self, seat: int) -> str:
        return NAMES[seat] if seat >= 0 else self.book.say("name-nobody")

    def thing(self, field: str, number: int) -> str:
        label, key = GAME.labels[field][number], f"name-{field}"
        return self.book.say(key, **{field: label}) if self.book.has(key) else label

    def say(self, prefix: str, word: Any) -> str:
        return self.book.tell(prefix, word, self.names)


SHOPS = [shop for shop in range(len(BUILDINGS)) if shop != BANK]
SPELL, HAVOC = range(len(SPELLS)), range(len(SPELLS), len(CARDS))
NAMED: list[tuple[str, Any, str, Any]] = [
    ("do", Enter, "shop", SHOPS), ("do", Go, "shop", SHOPS), ("do", Close, "shop", range(len(BUILDINGS))),
    ("do", Snatch, "target", (ANN, BOB, CAT)), ("do", Shove, "target", (ANN, BOB, CAT)),
    ("do", Pickpocket, "target", (ANN, BOB, CAT)), ("do", Found, "coin", range(len(COINS))),
    ("do", Rob, "coin", range(len(COINS))), ("do", Pick, "card", SPELL), ("do", Drop, "card", SPELL),
    ("do", Drawn, "card", range(len(CARDS))), ("do", Take, "item", range(len(ITEMS))),
    ("do", SendBack, "item", range(len(ITEMS))), ("do", GiveBack, "item", range(len(ITEMS))),
    ("tell", lambda shop: Entered(ANN, shop, "door"), "shop", SHOPS),
    ("tell", lambda shop: Entered(ANN, shop, "back"), "shop", SHOPS),
    ("tell", lambda shop: Entered(ANN, shop, "floo"), "shop", SHOPS),
    ("tell", lambda shop: Closed(ANN, shop), "shop", range(len(BUILDINGS))),
    ("tell", lambda item: Bought(ANN, item), "item", range(len(ITEMS))),
    ("tell", lambda item: Lost(ANN, item, NOWHERE), "item", range(len(ITEMS))),
    ("tell", lambda item: Lost(ANN, item, BOB), "item", range(len(ITEMS))),
    ("tell", lambda to: Lost(CAT, 0, to), "to", (ANN, BOB)),
    ("tell", lambda card: Drew(ANN, card), "card", range(len(CARDS))),
    ("tell", lambda card: Played(ANN, card, NOWHERE), "card", SPELL),
    ("tell", lambda card: Played(ANN, card, BOB), "card", SPELL),
    ("tell", lambda target: Played(CAT, CARD["shove"], target), "target", (ANN, BOB)),
    ("tell", lambda card: Havoc(ANN, card), "card", HAVOC),
    ("tell", lambda card: Dropped(ANN, card), "card", SPELL),
    ("tell", lambda coin: Robbed(ANN, BOB, coin), "coin", range(len(COINS))),
    ("tell", lambda target: Robbed(CAT, target, 0), "target", (ANN, BOB)),
    ("tell", lambda coin: CoinLost(ANN, coin), "coin", range(len(COINS))),
    ("tell", lambda coin: CoinFound(ANN, coin), "coin", range(len(COINS))),
    ("ask", lambda card: Attacked(ANN, BOB, card), "card", SPELL),
    ("ask", lambda by: Attacked(CAT, by, CARD["shove"]), "by", (ANN, BOB)),
    ("ask", lambda target: Snatching(CAT, target), "target", (ANN, BOB)),
    ("ask", lambda target: Robbing(CAT, target), "target", (ANN, BOB)),
    *(("tell", lambda seat, kind=kind: kind(seat), "seat", (ANN, BOB, CAT))
      for kind in (Starts, Defended, Exchanged, Missed, RollsAgain, Resigned))]


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-7.2", "DA-4.3")
def test_whatever_has_a_name_is_called_by_it_and_by_no_number(language: str) -> None:
    teller = Teller(language)
    for prefix, word, field, values in NAMED:
        said = [teller.say(prefix, word(value)) for value in values]
        for value, line in zip(values, said, strict=True):
            assert teller.names[field](value) in line
            assert not re.search(r"[0-9{}$_]|\bnone\b", line.replace(" 3 spells ", " ")), line
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-3.1", "DA-3.2")
def test_a_one_is_a_cauldron(language: str) -> None:
    teller = Teller(language)
    cauldron = {"en": "cauldron", "de": "Kessel"}[language]
    for prefix, word in [("tell", Diced(ANN, 1, 5)), ("tell", Die(ANN, 1)), ("tell", Called(ANN, True, 1)),
                         ("do", Rolled(1, 5)), ("do", Threw(1)), ("tell", Called(ANN, False, 1))]:
        line = teller.say(prefix, word)
        assert cauldron in line
        assert "1" not in line
    assert "5" in teller.say("tell", Diced(ANN, 1, 5))


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-7.2")
def test_a_spell_that_another_draws_is_not_named(language: str) -> None:
    teller = Teller(language)
    line = teller.say("tell", Drew(ANN, CARD["shove"]).seen_by(BOB))
    assert teller.names["card"](CARD["shove"]) not in line
    assert line != teller.say("tell", Drew(ANN, CARD["shove"]).seen_by(ANN))


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-6.1", "DA-B02", "DA-6.2")
def test_each_way_into_knockturn_alley_and_to_the_end_has_its_sentence(language: str) -> None:
    teller = Teller(language)
    ways = [teller.say("tell", InAlley(ANN, 0, reason)) for reason in ("dice", "card", "shoved", "choice", "walk")]
    ends = [teller.say("tell", Won((ANN,), reason)) for reason in ("home", "last", "limit")]
    assert len(set(ways + ends)) == 8
    assert all("Ann" in line for line in ways + ends)
    assert "Ann, Bob" in teller.say("tell", TiedHigh((ANN, BOB)))


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-4.5", "DA-M10")
def test_the_bank_tells_what_it_pays(language: str) -> None:
    teller = Teller(language)
    told = [teller.say("tell", PaidOut(ANN, *coins)) for coins in ((1, 1, 1), (1, 0, 1), (0, 0, 1), (2, 1, 3))]
    assert len(set(told)) == 4
    assert "0" not in told[2]


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-7.1", "DA-7.2", "DA-B01")
def test_every_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    book = Catalogue(GAME.folder, language)
    names = [book.say("name-card", card=card) for card in (*SPELLS, *HAVOCS)]
    texts = [book.say("card-text", card=card) for card in (*SPELLS, *HAVOCS)]
    assert len(set(names)) == len(set(texts)) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DA-5.2", "DA-5.3", "DA-7.2", "DA-B01")
def test_refusals_call_things_by_their_names(language: str) -> None:
    book = Catalogue(GAME.folder, language)
    item, coin, card = (book.say("name-item", item="potion"), book.say("name-coin", coin="sickle"),
                        book.say("name-card", card="floo_powder"))
    assert item in book.say("no-buy-twice", item="potion")
    assert item in book.say("no-buy-sold-out", item="potion")
    assert coin in book.say("no-buy-coins", item="potion", galleon=0, sickle=1, knut=0)
    assert coin in book.say("no-edition-pay", coin="sickle")
    assert coin in book.say("no-edition-dear", item="potion", coin="sickle")
    assert card in book.say("no-card", card="floo_powder")


@rule("DA-B01")
def test_buildings_and_items_are_those_of_the_board() -> None:
    teller = Teller("en")
    assert {name: teller.thing("shop", shop) for name, shop in SHOP.items()}["inn"] == "the Leaky Cauldron"
    assert teller.thing("item", ITEM["potion"]) == "potion bottle"
