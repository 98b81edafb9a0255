"""Memory at the potions: what can't be on the shelf, what declarations showed, and which two cards went mixed."""

from itertools import permutations

from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.model import (
    Declare, Discard, Discarded, End, Guard, LookHand, LookShelf, Mixed, Resign, Steal,
)
from greathall.games.sorcerers_stone.play import brewing
from greathall.games.sorcerers_stone.play.brewing import Looking, Stealing
from greathall.games.sorcerers_stone.play.journey import TurnEnds
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.eyes import TABLES, always, imagined, same_for
from tests.games.sorcerers_stone.scenes import CARD, drawn, hand, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, aside, do, rule, told

HANDS = {ANN: "5S 6S", BOB: "7S 8R", CAT: "9S 9R"}


# ── what was ever seen off the shelf ─────────────────────────────────────────
def never_on_the_shelf(s: Table, seat: int | None, names: str) -> bool:
    """Return whether this viewer remembers that none of these is a bottle."""
    lot = set(numbers(names))
    imagined_so = always(s, seat, lambda table: not lot & {*table.snape.shelf.cards})
    return imagined_so and lot <= {*GAME.view(s, seat).snape.elsewhere}


@rule("SS-6.1", "SS-P07", "SS-P19")
def test_what_was_discarded_is_not_on_the_shelf_even_when_it_is_in_the_deck_again() -> None:
    s = scene("snape", hands=HANDS)
    s.snape.deck.bag = numbers("4R 1R 2R 3R")
    drawn(s, "4R")
    do(s, Discard(2), End())
    s.snape.deck.bag, s.snape.discards = [*s.snape.deck.bag, *s.snape.discards], []
    for seat in (ANN, BOB, CAT, None):
        assert CARD["4R"] in GAME.view(s, seat).snape.unseen
        assert never_on_the_shelf(s, seat, "4R")
    assert not set(GAME.view(s, BOB).snape.elsewhere) & set(numbers("1R 2R 3R"))


@rule("SS-6.1", "SS-P24")
def test_one_remembers_what_one_held_or_saw_though_all_is_dealt_again() -> None:
    """Ann picked 4R; Bob stole it, and Cat looked at it. A spectator saw nothing of it."""
    s = scene("snape", hands=HANDS)
    drawn(s, "4R")
    do(s, Discard(0), Guard(0))
    s.then(Stealing(BOB))
    do(s, Steal(ANN, 1))
    s.then(Looking(CAT))
    do(s, LookHand(BOB, 2))
    brewing.redeal(s)
    for seat in (ANN, BOB, CAT):
        assert never_on_the_shelf(s, seat, "4R")
    assert CARD["4R"] not in GAME.view(s, None).snape.elsewhere


@rule("SS-6.1", "SS-6.9")
def test_a_bottle_looked_at_is_not_elsewhere() -> None:
    s = scene("snape", Looking(ANN), hands=HANDS)
    do(s, LookShelf(2))
    assert GAME.view(s, ANN).snape.elsewhere == []


@rule("SS-6.12", "SS-6.14")
def test_what_was_declared_is_not_on_the_shelf() -> None:
    for seat in (ANN, BOB, DAN, None):
        assert never_on_the_shelf(declared("2S 1R"), seat, "2S 1R")
        assert never_on_the_shelf(split(), seat, "4S 4R")


@rule("SS-P19", "SS-P24")
def test_a_wrong_declaration_tells_of_the_shelf_for_ever() -> None:
    """2S and 1R were wrong, so 1S is not among the bottles, though all hands are mixed with the deck since."""
    for bob in ("9S 9R", "1S 9R"):
        s = declared("2S 1R", bob=bob)
        s.cut(TurnEnds)
        brewing.redeal(s)
        assert always(s, DAN, lambda table: CARD["1S"] not in table.snape.shelf.cards)


# ── what declarations tell ───────────────────────────────────────────────────
def declared(ann: str, *, bob: str = "9S 9R", cat: str = "8S 8R", dan: str = "7S 7R", shelf: str = "") -> Table:
    s = scene("snape", seats=4, hands={ANN: ann, BOB: bob, CAT: cat, DAN: dan}, shelf=shelf)
    do(s, Declare())
    return s


@rule("SS-P19", "SS-P16")
def test_below_a_right_pair_all_is_on_the_shelf() -> None:
    """3S and 2R were right: 1S, 2S and 1R are among the bottles, and nobody imagines them elsewhere."""
    s = declared("3S 2R", shelf="1S 2S 13S 12S 1R 13R 12R")
    for seat in (BOB, CAT, None):
        assert GAME.view(s, seat).snape.shelf == [None] * 7
        assert always(s, seat, lambda table: set(numbers("1S 2S 1R")) <= set(table.snape.shelf.cards))
        assert len({tuple(table.snape.shelf.cards) for table in imagined(s, seat)}) > TABLES // 2


@rule("SS-P19", "SS-6.13")
def test_what_lies_beside_the_board_tells_that_nobody_had_lower() -> None:
    """2S and 1R were wrong, and lie beside the board: 1S is in no hand and not on the shelf, so it is in the deck."""
    s = declared("2S 1R")
    for seat in (BOB, CAT, None):
        assert always(s, seat, lambda table: CARD["1S"] in table.snape.deck.bag)
    drawn(s, "4S")  # who does not see that card takes it for what it may be
    do(s, Discard(0))
    assert always(s, CAT, lambda table: CARD["1S"] in [*table.snape.deck.bag, table.snape.hands[BOB].cards[1]])
    assert not always(s, CAT, lambda table: CARD["1S"] in table.snape.deck.bag)
    assert always(s, BOB, lambda table: CARD["1S"] in table.snape.deck.bag)


@rule("SS-P19", "SS-6.14")
def test_who_collects_a_pair_is_known_to_hold_a_lower_card() -> None:
    """2S and 1R went to Bob, who must hold 1S, and everybody knows it; the pair itself was taken openly."""
    s = declared("2S 1R", bob="9R 1S")
    for seat in (CAT, DAN, None):
        assert GAME.view(s, seat).snape.hands[BOB] == [None, None, CARD["2S"], CARD["1R"]]
        assert always(s, seat, lambda table: CARD["1S"] in table.snape.hands[BOB].cards)
        assert {table.snape.hands[BOB].cards.index(CARD["1S"]) for table in imagined(s, seat)} == {0, 1}
    do(s, Discard(0), Discard(1))
    assert hand(s, BOB) == "1S 1R"
    assert always(s, CAT, lambda table: hand(table, BOB) == "1S 1R")


@rule("SS-P19", "SS-6.14", "SS-6.8")
def test_what_a_collector_held_is_remembered_when_it_is_stolen() -> None:
    s = declared("2S 1R", bob="9R 1S")
    do(s, Discard(3), Discard(2))  # the pair: Bob keeps the two that nobody has seen
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 1))
    places = ((BOB, 0), (CAT, 2))
    assert always(s, DAN, lambda table: CARD["1S"] in [table.snape.hands[seat].cards[at] for seat, at in places])
    assert not always(s, DAN, lambda table: CARD["1S"] in table.snape.hands[BOB].cards)
    assert always(s, CAT, lambda table: table.snape.hands[CAT].cards[2] == CARD["1S"])


@rule("SS-P18", "SS-P19")
def test_of_two_kinds_either_may_have_been_lower() -> None:
    """2S and 2R went to Bob alone, who had 1S or 1R; and nobody else had, for then it would have gone there."""
    s = declared("2S 2R", bob="1S 9R")
    found = {(CARD["1S"] in table.snape.hands[BOB].cards, CARD["1R"] in table.snape.hands[BOB].cards)
             for table in imagined(s, DAN)}
    assert (False, False) not in found
    assert {(True, False), (False, True)} <= found
    assert always(s, DAN, lambda table: not {CARD["1S"], CARD["1R"]} & set(table.snape.hands[CAT].cards))


@rule("SS-P18", "SS-P19")
def test_of_two_receivers_one_had_the_lower_s_and_one_the_lower_r() -> None:
    s = declared("2S 2R", bob="9S 1R", cat="1S 8R")
    do(s, Mixed(True))
    assert always(s, DAN, lambda table: CARD["1S"] in table.snape.hands[CAT].cards)
    assert always(s, DAN, lambda table: CARD["1R"] in table.snape.hands[BOB].cards)
    assert always(s, None, lambda table: CARD["1S"] in table.snape.hands[CAT].cards)


@rule("SS-P18", "SS-P19")
def test_every_hand_that_agrees_with_a_declaration_is_imagined_and_no_other() -> None:
    """2S and 2R went to Bob. Four cards are unseen, two of them in the deck: Bob has any two, but 1S or 1R is among
    them."""
    s = scene("snape", hands={ANN: "2S 2R", BOB: "1R look", CAT: "9S 9R"}, shelf_open=0b1111111)
    s.snape.shelf.known = [EVERYBODY] * 7
    left = numbers("1S 8S")
    s.snape.discards, s.snape.deck.bag = [card for card in s.snape.deck.bag if card not in left], left
    do(s, Declare())
    worlds = {pair for pair in permutations(numbers("1S 1R 8S look"), 2) if set(pair) & set(numbers("1S 1R"))}
    assert {tuple(table.snape.hands[BOB].cards[:2]) for table in imagined(s, CAT, 5 * TABLES)} == worlds


@rule("SS-P19", "SS-6.12")
def test_the_declarer_has_seen_the_shelf_and_imagines_none_other() -> None:
    s = declared("2S 1R")
    assert always(s, ANN, lambda table: table.snape.shelf.cards == s.snape.shelf.cards)


# ── mixed cards ──────────────────────────────────────────────────────────────
def split(small: bool = True) -> Table:
    """4S and 4R went to Bob, who has the lower S, and Cat, who has the lower R."""
    s = declared("4S 4R", bob="2S 9R", cat="9S 3R")
    do(s, Mixed(small))
    return s


@rule("SS-6.14", "SS-P19")
def test_both_receivers_know_who_got_which_and_the_others_that_it_is_one_of_two() -> None:
    one, two = split(True), split(False)
    for seat in (BOB, CAT):
        assert GAME.view(one, seat).snape.hands[BOB][2] == CARD["4S"]
        assert GAME.view(one, seat).snape.hands[CAT][2] == CARD["4R"]
        assert GAME.view(one, seat).snape.mixed == []
    for viewer in (ANN, DAN, None):  # the declarer mixed them, and does not know either
        assert same_for(viewer, one, two)
        assert GAME.view(one, viewer).snape.mixed == [[CARD["4S"], CARD["4R"], BOB, 2, CAT, 2]]
        places = {(table.snape.hands[BOB].cards[2], table.snape.hands[CAT].cards[2]) for table in imagined(one, viewer)}
        assert places == {(CARD["4S"], CARD["4R"]), (CARD["4R"], CARD["4S"])}


@rule("SS-6.14", "SS-P19")
def test_when_one_of_the_two_is_laid_open_the_other_is_known_to_all() -> None:
    s = split()
    do(s, Discard(2))  # Bob throws 4S away
    for seat in (ANN, DAN, None):
        assert GAME.view(s, seat).snape.hands[CAT] == [None, None, CARD["4R"]]
        assert GAME.view(s, seat).snape.mixed == []
    do(s, Discard(2))
    assert s.snape.mixed == []


@rule("SS-6.14", "SS-6.9", "SS-6.8")
def test_who_sees_one_of_the_two_knows_the_other() -> None:
    for step, said in ((Looking(DAN), LookHand(BOB, 1)), (Stealing(DAN), Steal(BOB, 1))):
        s = split()
        do(s, Discard(1), Discard(0), Guard(0))
        assert (hand(s, BOB), hand(s, CAT)) == ("2S 4S", "3R 4R")
        s.then(step)
        do(s, said)
        assert GAME.view(s, DAN).snape.hands[CAT] == [None, CARD["4R"]]
        assert GAME.view(s, DAN).snape.mixed == []
        assert GAME.view(s, None).snape.hands[CAT] == [None, None]
        assert len(GAME.view(s, None).snape.mixed) == 1


@rule("SS-6.14", "SS-G11")
def test_a_receiver_who_gives_up_tells_what_the_other_has() -> None:
    s = split()
    do(s, Discard(1), Discard(0), Guard(0))
    aside(GAME, s, CAT, Resign())
    assert [e.card for e in told(s, Discarded)][-2:] == numbers("3R 4R")
    assert GAME.view(s, DAN).snape.hands[BOB] == [None, CARD["4S"]]
    assert s.snape.mixed == []


@rule("SS-6.14", "SS-6.12")
def test_a_receiver_who_declares_tells_what_the_other_has() -> None:
    s = split(False)
    do(s, Discard(1), Discard(0), Guard(1))
    assert (hand(s, BOB), hand(s, CAT)) == ("2S 4R", "3R 4S")
    do(s, Declare())
    for seat in (ANN, DAN, None):
        assert GAME.view(s, seat).snape.hands[CAT] == [None, CARD["4S"], CARD["2S"], CARD["4R"]]
    assert always(s, DAN, lambda table: is_lower_r(table.snape.hands[CAT].cards[0]))


def is_lower_r(card: int) -> bool:
    return CARD["1R"] <= card < CARD["4R"]
