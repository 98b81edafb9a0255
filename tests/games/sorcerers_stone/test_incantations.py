"""The five incantations: followed when picked, followed out of the hand as the turn's discard, or merely discarded."""

import pytest

from greathall.core.words import Refusal
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import MIRROR, NOWHERE, SHELF, SPELLS
from greathall.games.sorcerers_stone.model import (
    Cast, Declare, Discard, Draw, End, Flip, Followed, Guard, Keep, Looked, LookHand, LookShelf, Potion, Steal, Stolen,
)
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.snape import Guarding
from tests.games.sorcerers_stone.scenes import CARD, cards, drawn, hand, scene
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, refused, rule, told

HANDS = {ANN: "5S 6S", BOB: "7S 8R", CAT: "9S 9R"}
EVERY = ["another_turn", "steal", "look", "lose_turn", "nettle_wine"]


# ── followed or not ──────────────────────────────────────────────────────────
@rule("SS-6.6", "SS-P10")
@pytest.mark.parametrize("spell", EVERY)
def test_a_fresh_incantation_is_kept_discarded_or_followed(spell: str) -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, spell)
    assert legal(s) == [Discard(0), Discard(1), Discard(2), Cast(2)]
    do(s, Discard(1))
    assert hand(s, ANN) == f"5S {spell}"
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-6.18", "SS-P10", "SS-P11")
@pytest.mark.parametrize("spell", EVERY)
def test_merely_discarded_an_incantation_does_nothing(spell: str) -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, spell)
    do(s, Discard(2))
    assert cards(s.snape.discards) == spell
    assert (s.snape.gone, s.snape.lose) == ([], [0, 0, 0])
    assert kinds(s) == ["End", "Guard"]


@rule("SS-6.10", "SS-6.8", "SS-6.18", "SS-P10")
@pytest.mark.parametrize("spell", EVERY)
@pytest.mark.parametrize("fresh", [True, False])
def test_followed_it_is_out_of_play_but_for_steal(spell: str, fresh: bool) -> None:
    s = scene("snape", hands=HANDS if fresh else HANDS | {ANN: f"{spell} 6S"})
    drawn(s, spell if fresh else "4R")
    place = 2 if fresh else 0
    assert Cast(place) in legal(s)
    do(s, Cast(place))
    assert told(s, Followed) == [Followed(ANN, place, CARD[spell])]
    assert cards(s.snape.discards) == (spell if spell == "steal" else "")
    assert cards(s.snape.gone) == ("" if spell == "steal" else spell)
    assert hand(s, ANN) == ("5S 6S" if fresh else "6S 4R")


@rule("SS-P10", "SS-P09")
def test_who_was_robbed_may_follow_a_fresh_one_but_none_of_the_hand() -> None:
    """There is nothing to discard, so no card in hand can be followed instead."""
    s = scene("snape", hands=HANDS | {ANN: "look"})
    drawn(s, "nettle_wine")
    assert legal(s) == [Keep(), Cast(1)]
    do(s, Keep())
    assert hand(s, ANN) == "look nettle_wine"
    s = scene("snape", hands=HANDS | {ANN: "look"})
    drawn(s, "4R")
    assert legal(s) == [Keep()]


# ── take another turn ────────────────────────────────────────────────────────
@rule("SS-6.7", "SS-P12")
def test_another_turn_is_one_more_card_or_bottle() -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, "another_turn")
    do(s, Cast(2))
    assert isinstance(s.agenda[-1], Again)
    assert legal(s) == [Draw(), *(Flip(place) for place in range(SHELF))]
    do(s, Flip(6))
    assert kinds(s) == ["End", "Guard"]
    s = scene("snape", hands=HANDS)
    drawn(s, "another_turn")
    do(s, Cast(2))
    drawn(s, "4R")
    do(s, Discard(2))
    assert cards(s.snape.discards) == "4R"
    assert kinds(s) == ["End", "Guard"]


@rule("SS-P12", "SS-6.7")
def test_another_turn_chains() -> None:
    """Three of them, and at last a look."""
    s = scene("snape", hands=HANDS)
    for _ in range(3):
        drawn(s, "another_turn")
        do(s, Cast(2))
    drawn(s, "look")
    do(s, Cast(2), LookShelf(0))
    assert cards(s.snape.gone) == "another_turn another_turn another_turn look"
    assert isinstance(s.agenda[-1], Brewing)
    do(s, End())
    assert asked(s) == BOB


@rule("SS-6.7", "SS-P07")
def test_another_turn_may_find_nothing_left() -> None:
    s = scene("snape", hands=HANDS | {ANN: "another_turn 6S"}, shelf_open=(1 << SHELF) - 1, guard={ANN: 1})
    s.snape.deck.bag = [CARD["4R"]]
    drawn(s, "4R")
    do(s, Cast(0))
    assert legal(s) == [End()]
    assert refused(GAME, s, Draw()) == "SS-P07"
    assert refused(GAME, s, Flip(0)) == "SS-6.4"
    do(s, End())
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-P05", "SS-6.7")
def test_a_piece_on_the_incantation_that_is_followed_finds_another_card_in_the_end() -> None:
    s = scene("snape", hands=HANDS | {ANN: "another_turn 6S"})
    drawn(s, "4R")
    do(s, Cast(0))
    assert s.snape.guard[ANN] == NOWHERE
    drawn(s, "3R")
    do(s, Discard(2))
    assert isinstance(s.agenda[-1], Guarding)
    do(s, Guard(1))
    assert s.snape.guard[ANN] == 1
    assert isinstance(s.agenda[-1], Brewing)


# ── steal ────────────────────────────────────────────────────────────────────
@rule("SS-6.8", "SS-P13", "SS-P04")
def test_steal_takes_any_card_blind_even_from_under_a_piece() -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, "steal")
    do(s, Cast(2))
    assert isinstance(s.agenda[-1], Stealing)
    assert legal(s) == [Steal(BOB, 0), Steal(BOB, 1), Steal(CAT, 0), Steal(CAT, 1)]
    do(s, Steal(BOB, 0))
    assert told(s, Stolen) == [Stolen(ANN, BOB, 0, CARD["7S"])]
    assert told(s, Stolen)[0].seen_by(CAT) == Stolen(ANN, BOB, 0, None)
    assert (hand(s, ANN), hand(s, BOB)) == ("5S 6S 7S", "8R")
    assert s.snape.guard[BOB] == 0  # the piece has gone to the card that is left
    assert isinstance(s.agenda[-1], Surplus)
    do(s, Discard(1))
    assert hand(s, ANN) == "5S 7S"
    assert cards(s.snape.discards) == "steal 6S"


@rule("SS-P04")
def test_a_table_may_choose_that_the_piece_protects_from_steal() -> None:
    protects = {"piece_protects_from_steal": True}
    s = scene("snape", Stealing(ANN), hands=HANDS, options=protects, guard={BOB: 0, CAT: 1})
    assert legal(s) == [Steal(BOB, 1), Steal(CAT, 0)]
    assert refused(GAME, s, Steal(BOB, 0)) == "SS-P04"
    assert refused(GAME, s, Steal(BOB, 2)) == "SS-P13"
    assert refused(GAME, s, Steal(ANN, 1)) == "SS-6.8"
    s = scene("snape", Stealing(ANN), hands=HANDS | {BOB: "7S", CAT: ""}, options=protects)
    assert legal(s) == [End()]
    do(s, End())
    assert hand(s, BOB) == "7S"


@rule("SS-P13")
def test_steal_without_a_victim_has_no_effect() -> None:
    s = scene("snape", hands=HANDS | {BOB: "", CAT: ""})
    drawn(s, "steal")
    do(s, Cast(2))
    assert isinstance(s.agenda[-1], Brewing)
    s = scene("snape", hands={ANN: "5S 6S"}, where={BOB: "mirror", CAT: "mirror"})
    drawn(s, "steal")
    do(s, Cast(2))
    assert isinstance(s.agenda[-1], Brewing)
    assert cards(s.snape.discards) == "steal"


@rule("SS-P13", "SS-P09")
def test_the_victim_is_not_refilled_and_a_poor_thief_discards_nothing() -> None:
    s = scene("snape", hands={ANN: "5S", BOB: "7S", CAT: "9S 9R"})
    drawn(s, "steal")
    do(s, Cast(1), Steal(BOB, 0))
    assert (hand(s, ANN), hand(s, BOB)) == ("5S 7S", "")
    assert s.snape.guard[BOB] == NOWHERE
    assert legal(s) == [Keep()]
    do(s, Keep(), End())
    drawn(s, "4R")
    do(s, Keep())
    assert hand(s, BOB) == "4R"
    assert s.snape.guard[BOB] == 0


@rule("SS-P10", "SS-6.8")
def test_a_stolen_incantation_may_be_followed_as_the_discard() -> None:
    s = scene("snape", hands=HANDS | {BOB: "lose_turn steal"})
    drawn(s, "steal")
    do(s, Cast(2), Steal(BOB, 1))
    assert Cast(2) in legal(s)
    do(s, Cast(2), Steal(CAT, 1))
    assert hand(s, ANN) == "5S 6S 9R"
    do(s, Discard(0))
    assert cards(s.snape.discards) == "steal steal 5S"


# ── look ─────────────────────────────────────────────────────────────────────
@rule("SS-6.9", "SS-6.5", "SS-P04")
def test_look_spares_the_cards_under_pieces_and_open_bottles() -> None:
    s = scene("snape", Looking(ANN), hands=HANDS, guard={BOB: 0, CAT: 1}, shelf_open=0b1111101)
    assert legal(s) == [LookShelf(1), LookHand(BOB, 1), LookHand(CAT, 0)]
    for look, why in ((LookHand(BOB, 0), "no-look-under-piece"), (LookHand(BOB, 2), "no-such-card"),
                      (LookHand(ANN, 0), "no-own-reach"), (LookShelf(0), "no-turned-twice")):
        assert GAME.explain(s, ANN, look) == Refusal("SS-6.9", why)


@rule("SS-6.9", "SS-P14")
def test_what_look_shows_is_seen_by_one_alone_and_put_back() -> None:
    for look, target, place, name in ((LookShelf(2), NOWHERE, 2, "11S"), (LookHand(BOB, 1), BOB, 1, "8R")):
        s = scene("snape", hands=HANDS)
        drawn(s, "look")
        do(s, Cast(2), look)
        assert told(s, Looked) == [Looked(ANN, target, place, CARD[name])]
        for other in (BOB, CAT, None):
            assert told(s, Looked)[0].seen_by(other) == Looked(ANN, target, place, None)
        assert hand(s, BOB) == "7S 8R"
        assert cards(s.snape.shelf.cards) == "13S 12S 11S 10S 13R 12R 11R"
        assert not s.snape.shelf_open
        assert isinstance(s.agenda[-1], Brewing)


@rule("SS-6.9")
def test_look_may_find_nothing_to_see() -> None:
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S", CAT: "9S"}, shelf_open=(1 << SHELF) - 1)
    drawn(s, "look")
    do(s, Cast(2))
    assert isinstance(s.agenda[-1], Brewing)


# ── lose your turn, nettle wine ──────────────────────────────────────────────
@rule("SS-6.10", "SS-P11")
def test_who_follows_lose_your_turn_misses_the_next_one() -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, "lose_turn")
    do(s, Cast(2), End())
    order = []
    for place in range(5):
        order.append(asked(s))
        do(s, Flip(place), End())
    assert order == [BOB, CAT, BOB, CAT, ANN]


@rule("SS-P11", "SS-6.12")
def test_the_turn_lost_may_be_the_first_at_the_mirror() -> None:
    s = scene("snape", hands=HANDS | {ANN: "1S 1R"})
    drawn(s, "lose_turn")
    do(s, Cast(2), Declare())
    assert s.where[ANN] == MIRROR
    order = []
    for place in range(4):
        order.append(asked(s))
        do(s, Flip(place), End())
    assert order == [BOB, CAT, BOB, CAT]
    assert asked(s) == ANN


@rule("SS-6.10")
def test_nettle_wine_does_nothing() -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, "nettle_wine")
    do(s, Cast(2))
    assert hand(s, ANN) == "5S 6S"
    assert isinstance(s.agenda[-1], Brewing)
    assert s.snape.lose == [0, 0, 0]


@rule("SS-6.1")
def test_there_are_fourteen_incantations() -> None:
    assert sorted(SPELLS) == [CARD[spell] for spell, count in zip(EVERY, (3, 4, 3, 2, 2), strict=True)
                              for _ in range(count)]
    s = scene("snape", hands=HANDS)
    do(s, Draw())
    assert dict(s.agenda[-1].odds(s))[Potion(CARD["steal"])] == 4
