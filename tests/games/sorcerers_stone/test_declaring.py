"""Declaring the smallest and the roundest potion: when you may, what is lowest, and where a wrong pair goes."""

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import MIRROR, NOWHERE, SHELF, SNAPE
from greathall.games.sorcerers_stone.model import (
    Beside, Cast, Collected, Declare, Declared, Discard, Discarded, End, Flip, Followed, Guard, Inspected, Lingers,
    Mixed,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.potions import Dealt
from greathall.games.sorcerers_stone.play.snape import Guarding, Shed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, bits, cards, drawn, hand, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, refused, rule, told


def brewing(ann: str, **others: str) -> Table:
    """Ann's turn with these cards; high bottles are on the shelf, so that 1S and 1R are the lowest."""
    seats = {"bob": BOB, "cat": CAT, "dan": DAN}
    return scene("snape", hands={ANN: ann} | {seats[name]: held for name, held in others.items()},
                 seats=max(len(others) + 1, 2))


# ── when ─────────────────────────────────────────────────────────────────────
@rule("SS-P15", "SS-P23")
@pytest.mark.parametrize(("held", "may"), [
    ("5S 6R", True), ("6R 5S", True), ("5S 6S", False), ("5R 6R", False), ("5S look", False), ("5S", False),
    ("", False), ("steal look", False)])
def test_one_declares_with_exactly_one_s_and_one_r(held: str, may: bool) -> None:
    s = brewing(held, bob="7S 8S")
    assert (Declare() in legal(s)) is may
    if not may:
        assert refused(GAME, s, Declare()) == "SS-P15"


@rule("SS-P15")
def test_before_the_action_or_after_it_and_then_the_turn_is_over() -> None:
    s = brewing("1S 1R", bob="7S 8S", cat="9S 9R")
    do(s, Declare())
    assert asked(s) == BOB
    s = brewing("1S 4R", bob="7S 8S", cat="9S 9R")
    drawn(s, "1R")
    do(s, Discard(1), Declare())
    assert s.where[ANN] == MIRROR
    assert asked(s) == BOB
    s = brewing("1S 1R", bob="7S 8S", cat="9S 9R")
    do(s, Flip(0), Guard(1), Declare())
    assert s.where[ANN] == MIRROR


# ── right ────────────────────────────────────────────────────────────────────
@rule("SS-6.12", "SS-P20", "SS-G05")
def test_the_lowest_pair_goes_out_of_play_and_who_declared_it_to_the_mirror() -> None:
    s = brewing("1S 1R", bob="2S 2R", cat="9S 9R")
    do(s, Declare())
    assert told(s, Declared) == [Declared(ANN, CARD["1S"], CARD["1R"], True)]
    assert cards(s.snape.gone) == "1S 1R"
    assert (s.where[ANN], hand(s, ANN), s.snape.guard[ANN]) == (MIRROR, "", NOWHERE)
    assert asked(s) == BOB
    do(s, Declare())  # now 2S and 2R are the lowest
    assert s.where[BOB] == MIRROR
    assert s.snape.wrong == []
    do(s, Flip(0), End())
    assert asked(s) == ANN
    assert type(s.agenda[-1]).__name__ == "AtMirror"


@rule("SS-6.11", "SS-P16", "SS-P17")
def test_bottles_on_the_shelf_do_not_count() -> None:
    """The rulebook's example: with 1S, 2S and 3S on the board the smallest is 4S; face down or open makes no
    difference."""
    for opened in (0, bits(0, 2), (1 << SHELF) - 1):
        s = scene("snape", shelf="1S 2S 3S 13S 1R 13R 12R", hands={ANN: "4S 2R", BOB: "5S 3R"}, seats=2,
                  shelf_open=opened)
        do(s, Declare())
        assert told(s, Declared)[0].right


@rule("SS-P16", "SS-6.11")
@pytest.mark.parametrize("zone", ["hands", "deck", "discards", "beside", "gone"])
def test_what_is_lower_counts_wherever_it_is_but_beside_the_board_and_out_of_play(zone: str) -> None:
    s = brewing("2S 1R", bob="1S 8R" if zone == "hands" else "9S 8R")
    if zone in ("discards", "beside", "gone"):
        s.snape.deck.bag.remove(CARD["1S"])
        getattr(s.snape, zone).append(CARD["1S"])
    do(s, Declare())
    assert told(s, Declared)[0].right is (zone in ("beside", "gone"))


@rule("SS-6.12", "SS-P19")
def test_the_declarer_alone_sees_what_is_face_down_on_the_shelf() -> None:
    for held in ("1S 1R", "2S 2R"):
        s = brewing(held, bob="9S 8R")
        s.snape.shelf_open = bits(0)
        s.snape.shelf.known[0] = -1
        do(s, Declare())
        assert GAME.view(s, ANN).snape.shelf == s.snape.shelf.cards
        assert GAME.view(s, BOB).snape.shelf == GAME.view(s, None).snape.shelf == [CARD["13S"], *[None] * 6]
        shown = told(s, Inspected)[0]
        assert shown.seen_by(ANN) == shown
        assert shown.seen_by(BOB) == shown.seen_by(None) != shown


@rule("SS-6.17")
def test_alone_the_first_right_pair_wins() -> None:
    s = scene("snape", alone=True, hands={ANN: "1S 1R", BOB: "2S 2R", CAT: "3S 3R"})
    do(s, Declare())
    assert not s.agenda
    assert (s.winners, s.ended) == ((ANN,), "potions")


# ── wrong: nobody holds lower ────────────────────────────────────────────────
@rule("SS-6.13", "SS-6.15", "SS-P17", "SS-P21")
@pytest.mark.parametrize("discarded", [True, False])
@pytest.mark.parametrize("held", ["2S 1R", "1S 2R", "2S 2R"])
def test_if_lower_ones_are_in_no_hand_the_pair_lies_beside_the_board(held: str, discarded: bool) -> None:
    s = brewing(held, bob="9S 8R", cat="8S 9R")
    if discarded:
        lower = [card for card in (CARD["1S"], CARD["1R"]) if card in s.snape.deck.bag]
        s.snape.deck.bag = [card for card in s.snape.deck.bag if card not in lower]
        s.snape.discards = lower
    do(s, Declare())
    assert not told(s, Declared)[0].right
    assert cards(s.snape.beside) == held
    assert told(s, Beside) == [Beside(ANN)]
    assert told(s, Lingers) == [Lingers(ANN)]
    assert (hand(s, BOB), hand(s, CAT)) == ("9S 8R", "8S 9R")
    assert (s.where[ANN], s.snape.wrong) == (MIRROR, [ANN])
    assert asked(s) == BOB
    for seat in (BOB, None):
        assert GAME.view(s, seat).snape.beside == s.snape.beside


@rule("SS-6.13")
def test_what_lies_beside_the_board_counts_as_on_the_board() -> None:
    """Ann's 1S is beside the board: with 2S and 1R Bob is right."""
    s = brewing("1S 2R", bob="2S 1R", cat="8S 9R")
    s.snape.hands[BOB].cards, s.snape.hands[CAT].cards = s.snape.hands[CAT].cards, s.snape.hands[BOB].cards
    s.snape.deck.bag.remove(CARD["7R"])
    s.snape.deck.bag.append(CARD["1R"])
    s.snape.hands[CAT].cards = [CARD["7R"], CARD["2S"]]
    do(s, Declare())
    assert cards(s.snape.beside) == "1S 2R"
    do(s, Flip(0), End())
    drawn(s, "1R")
    do(s, Discard(0), Guard(1), Declare())
    assert told(s, Declared)[-1] == Declared(CAT, CARD["2S"], CARD["1R"], True)


# ── wrong: somebody holds lower ──────────────────────────────────────────────
@rule("SS-6.14", "SS-P18")
@pytest.mark.parametrize(("declared", "bob"), [
    ("4S 1R", "2S 9R"),  # a lower S
    ("1S 4R", "9S 2R"),  # a lower R
    ("4S 4R", "2S 9R"),  # a lower S, while lower R are in the deck: hands go before
    ("4S 4R", "2S 3R"),  # both
])
def test_one_holder_of_lower_ones_takes_both_and_discards_two(declared: str, bob: str) -> None:
    s = brewing(declared, bob=bob, cat="8S 8R")
    do(s, Declare())
    assert told(s, Collected) == [Collected(BOB, 2, NOWHERE, None)]
    assert hand(s, BOB) == f"{bob} {declared}"
    assert isinstance(s.agenda[-1], Shed)
    assert asked(s) == BOB
    do(s, Discard(1), Discard(2))
    assert hand(s, BOB) == f"{bob.split()[0]} {declared.split()[0]}"
    assert cards(s.snape.discards) == f"{bob.split()[1]} {declared.split()[1]}"
    assert isinstance(s.agenda[-1], Brewing)
    assert asked(s) == BOB
    assert (s.snape.beside, s.snape.gone) == ([], [])


@rule("SS-6.14", "SS-P18")
@pytest.mark.parametrize("small", [True, False])
def test_two_holders_share_the_pair_blind(small: bool) -> None:
    """Bob has the lower S and chooses, Cat the lower R and gets the other; both discard one."""
    s = brewing("4S 4R", bob="2S 9R", cat="9S 3R", dan="8S 8R")
    do(s, Declare())
    assert isinstance(s.agenda[-1], Dealt)
    assert (s.agenda[-1].first, s.agenda[-1].second) == (BOB, CAT)
    assert s.agenda[-1].odds(s) == [(Mixed(False), 1), (Mixed(True), 1)]
    assert s.agenda[-1].witnesses(s) == (BOB, CAT)
    do(s, Mixed(small))
    bobs, cats = numbers("4S 4R" if small else "4R 4S")
    assert told(s, Collected) == [Collected(BOB, 1, CAT, bobs), Collected(CAT, 1, BOB, cats)]
    for seat in (None, ANN, DAN):
        assert told(s, Collected)[0].seen_by(seat) == Collected(BOB, 1, CAT, None)
    assert told(s, Collected)[0].seen_by(CAT) == told(s, Collected)[0], "who has one knows the other"
    assert (hand(s, BOB), hand(s, CAT)) == (("2S 9R 4S", "9S 3R 4R") if small else ("2S 9R 4R", "9S 3R 4S"))
    assert asked(s) == BOB
    do(s, Discard(1))
    assert asked(s) == CAT
    do(s, Discard(0), Guard(0))  # Cat's piece stood on that card
    assert cards(s.snape.discards) == "9R 9S"
    assert asked(s) == BOB
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-6.14")
def test_the_holder_of_the_lower_s_chooses_wherever_they_sit() -> None:
    s = brewing("4S 4R", bob="9S 3R", cat="2S 9R")
    do(s, Declare())
    assert (s.agenda[-1].first, s.agenda[-1].second) == (CAT, BOB)
    do(s, Mixed(True))
    assert (hand(s, CAT), hand(s, BOB)) == ("2S 9R 4S", "9S 3R 4R")
    assert asked(s) == CAT


@rule("SS-6.14", "SS-P18")
@pytest.mark.parametrize(("bob", "cat", "dan", "who"), [
    ("3S 9R", "2S 8R", "9S 7R", [CAT]),  # two lower S: the lowest collects
    ("9S 3R", "8S 7R", "7S 2R", [DAN]),  # two lower R
    ("3S 2R", "2S 3R", "9S 7R", [CAT, BOB]),  # Cat has the lowest S, Bob the lowest R
    ("3S 3R", "8S 8R", "2S 2R", [DAN]),  # Dan both
    ("2S 9R", "3S 3R", "9S 7R", [BOB, CAT]),  # the lowest S with Bob, the only lower R with Cat
])
def test_of_several_those_with_the_lowest_collect(bob: str, cat: str, dan: str, who: list[int]) -> None:
    s = brewing("4S 4R", bob=bob, cat=cat, dan=dan)
    do(s, Declare())
    if len(who) == 2:
        do(s, Mixed(False))
    assert [collected.seat for collected in told(s, Collected)] == who


@rule("SS-P18", "SS-P09")
@pytest.mark.parametrize(("bob", "discards"), [("2S", 1), ("2S 9R", 2)])
def test_a_receiver_who_was_robbed_keeps_up_to_two(bob: str, discards: int) -> None:
    s = brewing("4S 1R", bob=bob, cat="8S 8R")
    do(s, Declare())
    for _ in range(discards):
        assert isinstance(s.agenda[-1], Shed)
        do(s, Discard(len(s.snape.hands[BOB]) - 1))
    assert len(s.snape.hands[BOB]) == 2
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-P18", "SS-P09")
def test_of_two_receivers_one_may_have_room() -> None:
    s = brewing("4S 4R", bob="2S", cat="9S 3R")
    do(s, Declare(), Mixed(True))
    assert hand(s, BOB) == "2S 4S"
    assert asked(s) == CAT
    do(s, Discard(2))
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-6.14", "SS-P18")
@pytest.mark.parametrize("spell", ["another_turn", "steal", "look", "lose_turn"])
def test_incantations_discarded_after_collecting_do_nothing(spell: str) -> None:
    s = brewing("4S 1R", bob=f"2S {spell}", cat="8S 8R")
    do(s, Declare())
    assert refused(GAME, s, Cast(1)) == "SS-6.14"
    do(s, Discard(1), Discard(1))
    assert cards(s.snape.discards) == f"{spell} 4S"
    assert told(s, Followed) == []
    assert s.snape.lose == [0, 0, 0]
    assert isinstance(s.agenda[-1], Brewing)


@rule("SS-P05", "SS-6.14")
def test_a_receiver_whose_piece_has_lost_its_card_puts_it_on_another() -> None:
    s = brewing("4S 1R", bob="9R 2S", cat="8S 8R")
    do(s, Declare(), Discard(0), Discard(1))
    assert hand(s, BOB) == "2S 1R"
    assert isinstance(s.agenda[-1], Guarding)
    do(s, Guard(1))
    assert s.snape.guard[BOB] == 1


@rule("SS-6.15", "SS-6.16", "SS-P21")
def test_who_declared_wrongly_plays_no_more_here_and_the_others_go_on() -> None:
    s = brewing("2S 2R", bob="9S 8R", cat="8S 9R")
    do(s, Declare())
    assert s.at(SNAPE) == [BOB, CAT]
    order = []
    for place in range(4):
        order.append(asked(s))
        do(s, Flip(place), End())
    assert order == [BOB, CAT, BOB, CAT]


@rule("SS-P18")
def test_players_at_the_mirror_hold_nothing_that_counts() -> None:
    """Only players still at the potions can collect, and not the one who declared."""
    s = scene("snape", hands={ANN: "4S 4R", BOB: "9S 9R"}, where={CAT: "mirror"})
    do(s, Declare())
    assert told(s, Collected) == []
    assert cards(s.snape.beside) == "4S 4R"


# ── alone ────────────────────────────────────────────────────────────────────
@rule("SS-P25")
def test_alone_the_last_one_left_wins() -> None:
    s = scene("snape", alone=True, hands={ANN: "2S 2R", BOB: "3S 3R", CAT: "9S 9R"})
    do(s, Declare())
    assert cards(s.snape.beside) == "2S 2R"
    assert asked(s) == BOB
    do(s, Declare())
    assert not s.agenda
    assert (s.winners, s.ended) == ((CAT,), "last_brewer")


@rule("SS-P25", "SS-6.14")
def test_alone_who_was_wrong_is_never_asked_again() -> None:
    s = scene("snape", alone=True, hands={ANN: "4S 1R", BOB: "2S 9R", CAT: "8S 9S"})
    do(s, Declare(), Discard(1), Discard(1))
    assert told(s, Discarded) == [Discarded(BOB, 1, CARD["9R"]), Discarded(BOB, 1, CARD["4S"])]
    order = []
    for place in range(4):
        order.append(asked(s))
        do(s, Flip(place), End())
    assert order == [BOB, CAT, BOB, CAT]
