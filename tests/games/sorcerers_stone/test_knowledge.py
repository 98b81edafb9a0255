"""Who knows what, where it is easy to tell too much or to forget what any person at the table would remember. Mostly
two tables that a viewer could not tell apart before, and can't after; or what all the tables that a viewer imagines
have in common."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import KEYS
from greathall.games.sorcerers_stone.model import (
    Declare, Discard, Discarded, End, Flip, Gripped, Guard, Hide, Keep, Key, LookHand, LookShelf, Mixed, Note, Resign,
    Rob, Snare, SnareTaken, Steal, Turn,
)
from greathall.games.sorcerers_stone.play.brewing import Looking, Stealing
from greathall.games.sorcerers_stone.play.flitwick import Flipping
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.sprout import Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table
from tests.games.sorcerers_stone.scenes import CARD, SHAPE, SPOT, bits, cards, drawn, hand, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, aside, do, rule, told

TABLES = 60
"""So many imagined tables show what they have in common."""


def seen(s: Table, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat))


def same_for(seat: int | None, one: Table, two: Table) -> bool:
    return seen(one, seat) == seen(two, seat)


def imagined(s: Table, seat: int | None) -> list[Table]:
    view, rng = GAME.view(s, seat), Random("what may be")
    tables: list[Table] = [GAME.imagine(view, rng) for _ in range(TABLES)]
    assert all(same_for(seat, s, table) for table in tables)
    return tables


def always(s: Table, seat: int | None, fact: Callable[[Table], bool]) -> bool:
    return all(map(fact, imagined(s, seat)))


# ── note cards ───────────────────────────────────────────────────────────────
@rule("SS-G09", "SS-1.2")
def test_note_cards_are_their_owners_and_counts_are_open() -> None:
    one, two = (scene("hagrid", notes={ANN: held, BOB: "44"}) for held in ("123", "124"))
    for other in (BOB, CAT, None):
        assert same_for(other, one, two)
        assert GAME.view(one, other).note_counts == [3, 2, 0]
    assert not same_for(ANN, one, two)
    hidden = scene("hagrid", NoteTurn(ANN), notes={ANN: "1234", BOB: "4"})
    for other in (BOB, None):
        hands = {tuple(sorted(table.notes[ANN])) for table in imagined(hidden, other)}
        assert len(hands) > 10


@rule("SS-G09")
def test_a_note_card_picked_is_seen_by_who_picks_it() -> None:
    tables = []
    for notes in (1, 2):
        s = scene("hagrid", notes={ANN: "3"})
        do(s, Note(notes))
        tables.append(s)
    for other in (BOB, CAT, None):
        assert same_for(other, *tables)
        assert tables[0].log is not None
        assert [e.seen_by(other) for e in tables[0].log] == [e.seen_by(other) for e in tables[1].log or []]
    assert not same_for(ANN, *tables)


# ── snares ───────────────────────────────────────────────────────────────────
def snares(bob: list[tuple[str, int]], turn: int = ANN) -> Table:
    """Bob's tokens, each with who else knows of it; the pile is empty and the rest lies around."""
    s = scene("sprout", TakeFrom(ANN) if turn == ANN else Placed(BOB), turn=turn, area=[0, 1, 2])
    for name, known in bob:
        s.snares[BOB].put(len(s.snares[BOB]), SHAPE[name], known | bits(BOB))
        s.snare_pile.bag.remove(SHAPE[name])
    return s


@rule("SS-G09", "SS-S08")
def test_who_was_robbed_knows_which_token_the_thief_has() -> None:
    s = snares([("tip", 0), ("leaf", 0)])
    do(s, Rob(BOB), Gripped(SHAPE["leaf"], bits(BOB)))
    assert GAME.view(s, BOB).snares_known[ANN] == [SHAPE["leaf"]]
    for other in (CAT, None):
        assert GAME.view(s, other).snares_known == [[], [], []]
    assert [e.seen_by(CAT) for e in told(s, SnareTaken)] == [SnareTaken(ANN, BOB, None)]


@rule("SS-S08", "SS-G09")
@pytest.mark.parametrize("known_goes", [True, False])
def test_whether_the_known_token_was_taken_is_seen_and_nothing_of_the_other(known_goes: bool) -> None:
    """Cat knows of one tip before Bob. Whether the other token is a tip too or a leaf, Cat sees the same: that the
    known one goes, or that it stays."""
    tables = []
    for other in ("tip", "leaf"):
        s = snares([("tip", bits(CAT)), (other, 0)])
        do(s, Rob(BOB), Gripped(SHAPE["tip"], bits(BOB, CAT)) if known_goes else Gripped(SHAPE[other], bits(BOB)))
        tables.append(s)
        assert GAME.view(s, CAT).snares_known[ANN if known_goes else BOB] == [SHAPE["tip"]]
    assert same_for(CAT, *tables)
    assert same_for(None, *tables)


@rule("SS-S08")
def test_each_token_is_equally_likely_to_be_taken() -> None:
    s = snares([("tip", bits(CAT)), ("tip", 0), ("tip", 0), ("leaf", 0)])
    do(s, Rob(BOB))
    assert s.agenda[-1].odds(s) == [(Gripped(SHAPE["tip"], bits(BOB)), 2), (Gripped(SHAPE["tip"], bits(BOB, CAT)), 1),
                                    (Gripped(SHAPE["leaf"], bits(BOB)), 1)]


@rule("SS-G09", "SS-2.3")
def test_of_equal_tokens_the_known_one_is_placed() -> None:
    """Ann knows of one tip and Cat of another, or both of the same: each sees a tip go, and knows of none then."""
    for known in ([bits(CAT), bits(ANN)], [bits(ANN, CAT), 0]):
        pair = snares([("tip", known[0]), ("tip", known[1])], turn=BOB)
        single = snares([("tip", bits(ANN, CAT)), ("leaf", 0)], turn=BOB)
        for s in (pair, single):
            do(s, Snare(0, SHAPE["tip"]))
        for other in (ANN, CAT, None):
            assert GAME.view(pair, other).snares_known[BOB] == []
            assert GAME.view(pair, other).snares_unseen == GAME.view(single, other).snares_unseen


@rule("SS-G09", "SS-G11")
def test_the_tokens_of_who_gives_up_are_mixed_with_the_pile() -> None:
    s = snares([("tip", bits(CAT)), ("leaf", 0)], turn=BOB)
    aside(GAME, s, BOB, Resign())
    assert GAME.view(s, CAT).snares_known == [[], [], []]
    assert GAME.view(s, CAT).snares_unseen == sorted(s.snare_pile.bag)


# ── the silver key ───────────────────────────────────────────────────────────
def hiding(spot: str, finder: int = ANN, at: str = "c3", keys: int = (1 << KEYS) - 1) -> Table:
    """The finder turns over the silver key and hides it."""
    s = scene("flitwick", Flipping(finder), turn=finder, keys=keys, stands=[0, 0, 0], fire=[1, 2, 3])
    do(s, Turn(SPOT[at]), Key(True), Hide(SPOT[spot]))
    return s


@rule("SS-3.3", "SS-F03")
def test_only_who_hid_the_silver_key_knows_where_it_lies() -> None:
    one, two = hiding("a1"), hiding("f6")
    assert GAME.view(one, ANN).silver == SPOT["a1"]
    for other in (BOB, CAT, None):
        assert GAME.view(one, other).silver == NOWHERE
        assert GAME.view(one, other).hidden
        assert same_for(other, one, two)
        assert one.log is not None
        assert [e.seen_by(other) for e in one.log] == [e.seen_by(other) for e in two.log or []]
    assert {table.silver for table in imagined(one, ANN)} == {SPOT["a1"]}
    assert len({table.silver for table in imagined(one, BOB)}) > 20


@rule("SS-F03", "SS-3.7")
def test_when_it_is_found_again_all_see_it_and_then_only_the_new_finder_knows() -> None:
    s = hiding("a1")
    s.then(Flipping(BOB))
    do(s, Turn(SPOT["a1"]), Key(True))
    assert [GAME.view(s, seat).silver for seat in (ANN, BOB, CAT, None)] == [SPOT["a1"]] * 4
    do(s, Hide(SPOT["b2"]))
    assert [GAME.view(s, seat).silver for seat in (ANN, BOB, CAT, None)] == [NOWHERE, SPOT["b2"], NOWHERE, NOWHERE]
    assert len({table.silver for table in imagined(s, ANN)}) > 20


@rule("SS-F03", "SS-F09")
def test_the_silver_key_is_never_imagined_where_no_key_lies() -> None:
    left = bits(SPOT["c3"], SPOT["d4"], SPOT["e5"])
    s = hiding("d4", keys=left)
    assert {table.silver for table in imagined(s, BOB)} == {SPOT["c3"], SPOT["d4"], SPOT["e5"]}
    s = hiding("c3", keys=bits(SPOT["c3"]))
    assert {table.silver for table in imagined(s, BOB)} == {SPOT["c3"]}


# ── what a look showed ───────────────────────────────────────────────────────
HANDS = {ANN: "5S 6S", BOB: "7S 8R", CAT: "9S 9R"}


def looked(look: LookHand | LookShelf) -> Table:
    """Ann has looked; Bob's turn."""
    s = scene("snape", Looking(ANN), hands=HANDS)
    do(s, look)
    return s


@rule("SS-6.9", "SS-P14")
def test_a_look_stays_known_to_one_seat() -> None:
    s = looked(LookShelf(2))
    assert GAME.view(s, ANN).shelf[2] == CARD["11S"]
    for other in (BOB, CAT, None):
        assert GAME.view(s, other).shelf[2] is None
    s = looked(LookHand(BOB, 1))
    for _ in range(2):  # Bob and Cat turn over bottles: nothing happens to the card
        do(s, Flip(s.turn), End())
    assert GAME.view(s, ANN).hands[BOB] == [None, CARD["8R"]]
    assert GAME.view(s, CAT).hands[BOB] == GAME.view(s, None).hands[BOB] == [None, None]
    assert always(s, ANN, lambda table: table.hands[BOB].cards[1] == CARD["8R"])


@rule("SS-P14", "SS-P13")
def test_what_one_knows_travels_with_a_stolen_card() -> None:
    """Ann has seen Bob's 8R; Cat steals it. Ann, Bob and Cat know it now, and a spectator does not."""
    s = looked(LookHand(BOB, 1))
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 1))
    for seat in (ANN, BOB, CAT):
        assert GAME.view(s, seat).hands[CAT][2] == CARD["8R"]
    assert GAME.view(s, None).hands[CAT] == [None, None, None]
    s = looked(LookHand(BOB, 1))
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 0))  # the other one: Ann has not seen that, but sees hers move up
    assert GAME.view(s, ANN).hands[CAT] == [None, None, None]
    assert GAME.view(s, ANN).hands[BOB] == [CARD["8R"]]


@rule("SS-P14", "SS-6.4")
def test_a_seen_card_that_was_discarded_and_drawn_again_is_as_any_other() -> None:
    s = looked(LookHand(BOB, 1))
    s.deck.bag = [CARD["4R"]]
    drawn(s, "4R")
    do(s, Discard(1), End())
    assert cards(s.discards) == "8R"
    drawn(s, "8R")
    do(s, Discard(0))
    assert hand(s, CAT) == "9R 8R"
    assert GAME.view(s, ANN).hands[CAT] == [None, None]


@rule("SS-P24", "SS-P14")
def test_a_redeal_makes_everybody_forget_but_for_the_shelf() -> None:
    s = scene("snape", seats=2, turn=BOB, hands={ANN: "5S 6S", BOB: "7S 8S"}, rounds=40, started=ANN,
              claims=[[CARD["4S"], CARD["4R"], NOWHERE, NOWHERE, ANN, -1, ANN, -2]])
    s.hands[BOB].show(1, bits(ANN))
    s.shelf.show(1, bits(ANN))
    do(s, Flip(0), End())
    assert (s.claims, s.mixed) == ([], [])
    assert GAME.view(s, ANN).hands == [[], []]
    assert GAME.view(s, ANN).shelf[:3] == [CARD["13S"], CARD["12S"], None]
    assert set(numbers("5S 6S 7S 8S")) <= set(GAME.view(s, ANN).unseen)


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
        assert GAME.view(s, seat).shelf == [None] * 7
        assert always(s, seat, lambda table: set(numbers("1S 2S 1R")) <= set(table.shelf.cards))
        assert len({tuple(table.shelf.cards) for table in imagined(s, seat)}) > TABLES // 2


@rule("SS-P19", "SS-6.13")
def test_what_lies_beside_the_board_tells_that_nobody_had_lower() -> None:
    """2S and 1R were wrong, and lie beside the board: 1S is in no hand and not on the shelf, so it is in the deck."""
    s = declared("2S 1R")
    for seat in (BOB, CAT, None):
        assert always(s, seat, lambda table: CARD["1S"] in table.deck.bag)
    drawn(s, "4S")  # who does not see that card takes it for what it may be
    do(s, Discard(0))
    assert always(s, CAT, lambda table: CARD["1S"] in [*table.deck.bag, table.hands[BOB].cards[1]])
    assert not always(s, CAT, lambda table: CARD["1S"] in table.deck.bag)
    assert always(s, BOB, lambda table: CARD["1S"] in table.deck.bag)


@rule("SS-P19", "SS-6.14")
def test_who_collects_a_pair_is_known_to_hold_a_lower_card() -> None:
    """2S and 1R went to Bob, who must hold 1S, and everybody knows it; the pair itself was taken openly."""
    s = declared("2S 1R", bob="9R 1S")
    for seat in (CAT, DAN, None):
        assert GAME.view(s, seat).hands[BOB] == [None, None, CARD["2S"], CARD["1R"]]
        assert always(s, seat, lambda table: CARD["1S"] in table.hands[BOB].cards)
        assert {table.hands[BOB].cards.index(CARD["1S"]) for table in imagined(s, seat)} == {0, 1}
    do(s, Discard(0), Discard(1))
    assert hand(s, BOB) == "1S 1R"
    assert always(s, CAT, lambda table: hand(table, BOB) == "1S 1R")


@rule("SS-P19", "SS-6.14", "SS-6.8")
def test_what_a_collector_held_is_remembered_when_it_is_stolen() -> None:
    s = declared("2S 1R", bob="9R 1S")
    do(s, Discard(3), Discard(2))  # the pair: Bob keeps the two that nobody has seen
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 1))
    assert always(s, DAN, lambda table: CARD["1S"] in [table.hands[BOB].cards[0], table.hands[CAT].cards[2]])
    assert not always(s, DAN, lambda table: CARD["1S"] in table.hands[BOB].cards)
    assert always(s, CAT, lambda table: table.hands[CAT].cards[2] == CARD["1S"])


@rule("SS-P18", "SS-P19")
def test_of_two_kinds_either_may_have_been_lower() -> None:
    """2S and 2R went to Bob alone, who had 1S or 1R; and nobody else had, for then it would have gone there."""
    s = declared("2S 2R", bob="1S 9R")
    found = {(CARD["1S"] in table.hands[BOB].cards, CARD["1R"] in table.hands[BOB].cards)
             for table in imagined(s, DAN)}
    assert (False, False) not in found
    assert {(True, False), (False, True)} <= found
    assert always(s, DAN, lambda table: not {CARD["1S"], CARD["1R"]} & set(table.hands[CAT].cards))


@rule("SS-P18", "SS-P19")
def test_of_two_receivers_one_had_the_lower_s_and_one_the_lower_r() -> None:
    s = declared("2S 2R", bob="9S 1R", cat="1S 8R")
    do(s, Mixed(True))
    assert always(s, DAN, lambda table: CARD["1S"] in table.hands[CAT].cards and CARD["1R"] in table.hands[BOB].cards)
    assert always(s, None, lambda table: CARD["1S"] in table.hands[CAT].cards)


@rule("SS-P19", "SS-6.12")
def test_the_declarer_has_seen_the_shelf_and_imagines_none_other() -> None:
    s = declared("2S 1R")
    assert always(s, ANN, lambda table: table.shelf.cards == s.shelf.cards)


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
        assert GAME.view(one, seat).hands[BOB][2] == CARD["4S"]
        assert GAME.view(one, seat).hands[CAT][2] == CARD["4R"]
        assert GAME.view(one, seat).mixed == []
    for seat in (ANN, DAN, None):  # the declarer mixed them, and does not know either
        assert same_for(seat, one, two)
        assert GAME.view(one, seat).mixed == [[CARD["4S"], CARD["4R"], BOB, 2, CAT, 2]]
        places = {(table.hands[BOB].cards[2], table.hands[CAT].cards[2]) for table in imagined(one, seat)}
        assert places == {(CARD["4S"], CARD["4R"]), (CARD["4R"], CARD["4S"])}


@rule("SS-6.14", "SS-P19")
def test_when_one_of_the_two_is_laid_open_the_other_is_known_to_all() -> None:
    s = split()
    do(s, Discard(2))  # Bob throws 4S away
    for seat in (ANN, DAN, None):
        assert GAME.view(s, seat).hands[CAT] == [None, None, CARD["4R"]]
        assert GAME.view(s, seat).mixed == []
    do(s, Discard(2))
    assert s.mixed == []


@rule("SS-6.14", "SS-6.9", "SS-6.8")
def test_who_sees_one_of_the_two_knows_the_other() -> None:
    for step, said in ((Looking(DAN), LookHand(BOB, 1)), (Stealing(DAN), Steal(BOB, 1))):
        s = split()
        do(s, Discard(1), Discard(0), Guard(0))
        assert (hand(s, BOB), hand(s, CAT)) == ("2S 4S", "3R 4R")
        s.then(step)
        do(s, said)
        assert GAME.view(s, DAN).hands[CAT] == [None, CARD["4R"]]
        assert GAME.view(s, DAN).mixed == []
        assert GAME.view(s, None).hands[CAT] == [None, None]
        assert len(GAME.view(s, None).mixed) == 1


@rule("SS-6.14", "SS-G11")
def test_a_receiver_who_gives_up_tells_what_the_other_has() -> None:
    s = split()
    do(s, Discard(1), Discard(0), Guard(0))
    aside(GAME, s, CAT, Resign())
    assert [e.card for e in told(s, Discarded)][-2:] == numbers("3R 4R")
    assert GAME.view(s, DAN).hands[BOB] == [None, CARD["4S"]]
    assert s.mixed == []


@rule("SS-6.14", "SS-6.12")
def test_a_receiver_who_declares_tells_what_the_other_has() -> None:
    s = split(False)
    do(s, Discard(1), Discard(0), Guard(1))
    assert (hand(s, BOB), hand(s, CAT)) == ("2S 4R", "3R 4S")
    do(s, Declare())
    for seat in (ANN, DAN, None):
        assert GAME.view(s, seat).hands[CAT] == [None, CARD["4S"], CARD["2S"], CARD["4R"]]
    assert always(s, DAN, lambda table: is_lower_r(table.hands[CAT].cards[0]))


def is_lower_r(card: int) -> bool:
    return CARD["1R"] <= card < CARD["4R"]


# ── nothing of what is hidden shows ──────────────────────────────────────────
@rule("SS-P03", "SS-G09")
def test_what_is_hidden_from_a_seat_does_not_show() -> None:
    """Two cards that a seat does not know change places, anywhere: the seat sees no difference."""
    rng = Random("change places")
    s = scene("snape", seats=4, hands={ANN: "5S 6S", BOB: "7S 8R", CAT: "9S look", DAN: "steal 1R"})
    s.hands[BOB].show(0, bits(CAT))
    s.shelf.show(3, EVERYBODY)
    for seat in (ANN, BOB, CAT, None):
        rows = [*((s.hands[other], place) for other in range(4) for place in range(2)),
                *((s.shelf, place) for place in range(7))]
        hidden = [(row, place) for row, place in rows if row.seen_by(seat)[place] is None]
        before = seen(s, seat)
        for _ in range(20):
            (one, here), (two, there) = rng.sample(hidden, 2)
            one.cards[here], two.cards[there] = two.cards[there], one.cards[here]
            assert seen(s, seat) == before


@rule("SS-P09", "SS-P10")
def test_who_was_robbed_is_asked_the_same_whatever_they_pick() -> None:
    """Ann has room and picks a potion, or something to follow, and is asked either way, and the others see the
    same."""
    tables = []
    for name in ("4R", "look"):
        s = scene("snape", hands=HANDS | {ANN: "5S"})
        drawn(s, name)
        tables.append(s)
    for other in (BOB, CAT, None):
        assert same_for(other, *tables)
    do(tables[0], Keep())
    do(tables[1], Keep())
    for other in (BOB, CAT, None):
        assert same_for(other, *tables)
