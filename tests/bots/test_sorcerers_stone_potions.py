"""Bots at Secret Potions: what they conclude from what they have seen, and what they make of it."""

from random import Random

import pytest

from greathall.core.zones import Row
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.bot.potions import Cellar, all_shelved
from greathall.games.sorcerers_stone.made.table import lay_mirror
from greathall.games.sorcerers_stone.model import (
    Cast, Declare, Discard, Draw, End, Flip, LookShelf, Steal,
)
from greathall.games.sorcerers_stone.play.brewing import Looking, Stealing, Surplus
from tests.bots.minds import HIGH, best, brewing, knowing
from tests.games.sorcerers_stone.scenes import CARD, bits, scene
from tests.table import ANN, BOB, CAT

def test_what_was_never_seen_may_stand_on_the_shelf() -> None:
    """Seven hidden bottles of 24 potions: one of them is there with 7/24, two with 7/24 of 6/23."""
    assert all_shelved(0, 24, 7) == 1
    assert all_shelved(2, 24, 7) == pytest.approx(7 / 24 * 6 / 23)
    assert all_shelved(8, 24, 7) == 0
    assert Cellar(brewing("2S 1R"), ANN).right([CARD["2S"], CARD["1R"]]) == pytest.approx(7 / 24)


def test_the_reckoning_agrees_with_imagined_worlds() -> None:
    s = brewing("2S 2R", shelf="1S 8S 7S 1R 8R 10R 11R", seen=1)
    view, rng, tries = GAME.view(s, ANN), Random(5), 1000
    hand = [CARD["2S"], CARD["2R"]]
    shelved = sum(CARD["1R"] in GAME.imagine(view, rng).snape.shelf.cards for _ in range(tries))
    assert shelved / tries == pytest.approx(Cellar(s, ANN).right(hand), abs=0.06)


@pytest.mark.parametrize("acted", [False, True])
def test_medium_declares_when_it_is_certain(acted: bool) -> None:
    s = brewing("1S 1R", acted=acted)
    assert best(s) == Declare()
    assert best(brewing("3S 2R", shelf="1S 2S 1R 10S 13R 12R 11R", seen=3, acted=acted)) == Declare()


def test_medium_does_not_declare_what_is_surely_wrong() -> None:
    """A lower one is on the discards, or was once seen in another hand, so it counts."""
    s = brewing("1R 2S", acted=True)
    s.snape.discards.append(CARD["1S"])
    s.snape.deck.bag.remove(CARD["1S"])
    assert best(knowing(s)) == End()
    s = brewing("1R 2S", acted=True)
    s.snape.elsewhere[ANN] |= 1 << CARD["1S"]
    assert best(s) == End()
    assert GAME.mind.rank(s)[-1].action == Declare()


def test_medium_draws_with_a_poor_pair_and_looks_at_the_shelf_with_a_likely_one() -> None:
    assert best(brewing("9S 8R", shelf=HIGH)) == Draw()
    s = brewing("2S 1R")
    for card in range(2, CARD["another_turn"]):
        if card not in s.snape.shelf.cards:
            s.snape.elsewhere[ANN] |= 1 << card
    assert Cellar(s, ANN).right(s.snape.hands[ANN].cards) == pytest.approx(7 / 8)
    assert isinstance(best(s), Flip)


def test_medium_keeps_the_lowest_of_each_kind() -> None:
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 7S 3R"}))
    assert best(s) == Discard(1)
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 4R 3R"}))
    assert best(s) == Discard(1)


def test_medium_follows_what_helps_and_not_what_harms() -> None:
    for spell, follows in (("steal", True), ("another_turn", True), ("look", True), ("lose_turn", False)):
        s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: f"2S 3R {spell}", BOB: "9S 9R"}))
        assert best(s) == (Cast(2) if follows else Discard(2))


def test_medium_steals_the_card_that_it_knows_and_needs() -> None:
    s = knowing(scene("snape", Stealing(ANN), hands={ANN: "1S 9R", BOB: "5S 7R", CAT: "12R 1R"}, shelf=HIGH.replace(
        "12R", "10R")))
    s.snape.hands[CAT].known = [1 << CAT, 1 << CAT | 1 << ANN]
    s.snape.elsewhere[ANN] |= 1 << CARD["1R"]
    assert best(s) == Steal(CAT, 1)


def test_medium_looks_at_the_shelf_only_where_that_is_news() -> None:
    s = knowing(scene("snape", Looking(ANN), hands={ANN: "2S 1R", BOB: "9S 9R"}))
    for place in range(6):
        s.snape.shelf.show(place, 1 << ANN)
    assert best(s) == LookShelf(6)


def test_who_waits_while_others_search_the_mirror_grows_bold() -> None:
    s = brewing("1R 2S", acted=True)
    for card in range(2, CARD["another_turn"]):
        if card not in s.snape.shelf.cards:
            s.snape.elsewhere[ANN] |= 1 << card
    assert best(s) == End()
    s.where[BOB] = s.where[CAT] = 6
    s.snape.hands[BOB], s.snape.hands[CAT] = Row(), Row()
    lay_mirror(s)
    s.mirror.mirrors = bits(0, 1, 2)
    assert best(s) == Declare()
