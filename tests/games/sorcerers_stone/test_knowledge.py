"""Knowledge: a view must neither show too much nor forget what people at the table would remember.

Most tests compare two tables that a viewer couldn't tell apart before and can't after, or look at what all the tables
that a viewer imagines have in common."""

from random import Random

import pytest

from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import KEYS, NOWHERE
from greathall.games.sorcerers_stone.model import (
    Discard, End, Flip, Gripped, Hide, Keep, Key, LookHand, LookShelf, Note, Resign,
    Rob, Snare, SnareTaken, Steal, Turn,
)
from greathall.games.sorcerers_stone.play.brewing import Looking, Stealing
from greathall.games.sorcerers_stone.play.flitwick import Flipping
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.sprout import Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.eyes import always, imagined, same_for, seen
from tests.games.sorcerers_stone.scenes import CARD, SHAPE, SPOT, bits, cards, drawn, hand, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, aside, do, rule, told


# ── note cards ───────────────────────────────────────────────────────────────
@rule("SS-G09", "SS-1.2")
def test_note_cards_are_their_owners_and_counts_are_open() -> None:
    one, two = (scene("hagrid", notes={ANN: held, BOB: "44"}) for held in ("123", "124"))
    for other in (BOB, CAT, None):
        assert same_for(other, one, two)
        assert GAME.view(one, other).hagrid.note_counts == [3, 2, 0]
    assert not same_for(ANN, one, two)
    hidden = scene("hagrid", NoteTurn(ANN), notes={ANN: "1234", BOB: "4"})
    for other in (BOB, None):
        hands = {tuple(sorted(table.hagrid.notes[ANN])) for table in imagined(hidden, other)}
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
        s.sprout.snares[BOB].put(len(s.sprout.snares[BOB]), SHAPE[name], known | bits(BOB))
        s.sprout.snare_pile.bag.remove(SHAPE[name])
    return s


@rule("SS-G09", "SS-S08")
def test_who_was_robbed_knows_which_token_the_thief_has() -> None:
    s = snares([("tip", 0), ("leaf", 0)])
    do(s, Rob(BOB), Gripped(SHAPE["leaf"], bits(BOB)))
    assert GAME.view(s, BOB).sprout.snares_known[ANN] == [SHAPE["leaf"]]
    for other in (CAT, None):
        assert GAME.view(s, other).sprout.snares_known == [[], [], []]
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
        assert GAME.view(s, CAT).sprout.snares_known[ANN if known_goes else BOB] == [SHAPE["tip"]]
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
            assert GAME.view(pair, other).sprout.snares_known[BOB] == []
            assert GAME.view(pair, other).sprout.snares_unseen == GAME.view(single, other).sprout.snares_unseen


@rule("SS-G09", "SS-G11")
def test_the_tokens_of_who_gives_up_are_mixed_with_the_pile() -> None:
    s = snares([("tip", bits(CAT)), ("leaf", 0)], turn=BOB)
    aside(GAME, s, BOB, Resign())
    assert GAME.view(s, CAT).sprout.snares_known == [[], [], []]
    assert GAME.view(s, CAT).sprout.snares_unseen == sorted(s.sprout.snare_pile.bag)


# ── the silver key ───────────────────────────────────────────────────────────
def hiding(spot: str, finder: int = ANN, at: str = "c3", keys: int = (1 << KEYS) - 1) -> Table:
    """The finder turns over the silver key and hides it."""
    s = scene("flitwick", Flipping(finder), turn=finder, keys=keys, stands=[0, 0, 0], fire=[1, 2, 3])
    do(s, Turn(SPOT[at]), Key(True), Hide(SPOT[spot]))
    return s


@rule("SS-3.3", "SS-F03")
def test_only_who_hid_the_silver_key_knows_where_it_lies() -> None:
    one, two = hiding("a1"), hiding("f6")
    assert GAME.view(one, ANN).flitwick.silver == SPOT["a1"]
    for other in (BOB, CAT, None):
        assert GAME.view(one, other).flitwick.silver == NOWHERE
        assert same_for(other, one, two)
        assert one.log is not None
        assert [e.seen_by(other) for e in one.log] == [e.seen_by(other) for e in two.log or []]
    assert {table.flitwick.silver for table in imagined(one, ANN)} == {SPOT["a1"]}
    assert len({table.flitwick.silver for table in imagined(one, BOB)}) > 20


@rule("SS-F03", "SS-3.7")
def test_when_it_is_found_again_all_see_it_and_then_only_the_new_finder_knows() -> None:
    s = hiding("a1")
    s.then(Flipping(BOB))
    do(s, Turn(SPOT["a1"]), Key(True))
    assert [GAME.view(s, seat).flitwick.silver for seat in (ANN, BOB, CAT, None)] == [SPOT["a1"]] * 4
    do(s, Hide(SPOT["b2"]))
    known = [GAME.view(s, seat).flitwick.silver for seat in (ANN, BOB, CAT, None)]
    assert known == [NOWHERE, SPOT["b2"], NOWHERE, NOWHERE]
    assert len({table.flitwick.silver for table in imagined(s, ANN)}) > 20


@rule("SS-F03", "SS-F09")
def test_the_silver_key_is_never_imagined_where_no_key_lies() -> None:
    left = bits(SPOT["c3"], SPOT["d4"], SPOT["e5"])
    s = hiding("d4", keys=left)
    assert {table.flitwick.silver for table in imagined(s, BOB)} == {SPOT["c3"], SPOT["d4"], SPOT["e5"]}
    s = hiding("c3", keys=bits(SPOT["c3"]))
    assert {table.flitwick.silver for table in imagined(s, BOB)} == {SPOT["c3"]}


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
    assert GAME.view(s, ANN).snape.shelf[2] == CARD["11S"]
    for other in (BOB, CAT, None):
        assert GAME.view(s, other).snape.shelf[2] is None
    s = looked(LookHand(BOB, 1))
    for _ in range(2):  # Bob and Cat turn over bottles: nothing happens to the card
        do(s, Flip(s.turn), End())
    assert GAME.view(s, ANN).snape.hands[BOB] == [None, CARD["8R"]]
    assert GAME.view(s, CAT).snape.hands[BOB] == GAME.view(s, None).snape.hands[BOB] == [None, None]
    assert always(s, ANN, lambda table: table.snape.hands[BOB].cards[1] == CARD["8R"])


@rule("SS-P14", "SS-P13")
def test_what_one_knows_travels_with_a_stolen_card() -> None:
    """Ann has seen Bob's 8R; Cat steals it. Ann, Bob and Cat know it now, and a spectator does not."""
    s = looked(LookHand(BOB, 1))
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 1))
    for seat in (ANN, BOB, CAT):
        assert GAME.view(s, seat).snape.hands[CAT][2] == CARD["8R"]
    assert GAME.view(s, None).snape.hands[CAT] == [None, None, None]
    s = looked(LookHand(BOB, 1))
    s.then(Stealing(CAT))
    do(s, Steal(BOB, 0))  # the other one: Ann has not seen that, but sees hers move up
    assert GAME.view(s, ANN).snape.hands[CAT] == [None, None, None]
    assert GAME.view(s, ANN).snape.hands[BOB] == [CARD["8R"]]


@rule("SS-P14", "SS-6.4")
def test_a_seen_card_that_was_discarded_and_drawn_again_is_as_any_other() -> None:
    s = looked(LookHand(BOB, 1))
    s.snape.deck.bag = [CARD["4R"]]
    drawn(s, "4R")
    do(s, Discard(1), End())
    assert cards(s.snape.discards) == "8R"
    drawn(s, "8R")
    do(s, Discard(0))
    assert hand(s, CAT) == "9R 8R"
    assert GAME.view(s, ANN).snape.hands[CAT] == [None, None]


@rule("SS-P24", "SS-P14")
def test_a_redeal_makes_everybody_forget_but_for_the_shelf() -> None:
    s = scene("snape", seats=2, turn=BOB, hands={ANN: "5S 6S", BOB: "7S 8S"}, rounds=40, started=ANN,
              claims=[[CARD["4S"], CARD["4R"], NOWHERE, NOWHERE, ANN, -1, ANN, -2]])
    s.snape.hands[BOB].show(1, bits(ANN))
    s.snape.shelf.show(1, bits(ANN))
    do(s, Flip(0), End())
    assert (s.snape.claims, s.snape.mixed) == ([], [])
    assert GAME.view(s, ANN).snape.hands == [[], []]
    assert GAME.view(s, ANN).snape.shelf[:3] == [CARD["13S"], CARD["12S"], None]
    assert set(numbers("5S 6S 7S 8S")) <= set(GAME.view(s, ANN).snape.unseen)


# ── nothing of what is hidden shows ──────────────────────────────────────────
@rule("SS-P03", "SS-G09")
def test_what_is_hidden_from_a_seat_does_not_show() -> None:
    """Two cards that a seat doesn't know swap places, anywhere: the seat sees no difference."""
    rng = Random("change places")
    s = scene("snape", seats=4, hands={ANN: "5S 6S", BOB: "7S 8R", CAT: "9S look", DAN: "steal 1R"})
    s.snape.hands[BOB].show(0, bits(CAT))
    s.snape.shelf.show(3, EVERYBODY)
    for seat in (ANN, BOB, CAT, None):
        rows = [*((s.snape.hands[other], place) for other in range(4) for place in range(2)),
                *((s.snape.shelf, place) for place in range(7))]
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
