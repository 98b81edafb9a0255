"""Snape's challenge: the set-up, a turn, the piece that guards a card, and dealing again when nobody gets on."""

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import MIRROR, NOWHERE, SHELF, SNAPE, is_potion
from greathall.games.sorcerers_stone.model import (
    Declare, Discard, Draw, End, Flip, Guard, Guarded, Keep, Potion, Redealt, ShelfTurned, Spin, Spun,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing, Surplus
from greathall.games.sorcerers_stone.play.snape import Guarding, PickCard, Shed, Shelve
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, bits, cards, drawn, hand, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, asked, do, kinds, legal, refused, rule, told


# ── laying it out ────────────────────────────────────────────────────────────
def all_at_the_door(order: list[int]) -> Table:
    """The last of `order` is one step from the far door; the others are there."""
    *finished, last = order
    s = scene("quirrell", turn=last, seats=len(order), finish=finished, run={last: 14})
    do(s, Spin(), Spun(1))
    return s


def deal(s: Table, names: str) -> None:
    for name in names.split():
        do(s, Potion(CARD[name]))


SHELVED = "1S 2S 3S 4S 1R 2R 3R"


@rule("SS-6.1")
def test_seven_potions_lie_on_the_shelf_and_nobody_sees_them() -> None:
    s = all_at_the_door([ANN, BOB])
    assert isinstance(s.agenda[-1], Shelve)
    assert s.agenda[-1].witnesses(s) == ()
    assert s.agenda[-1].odds(s) == [(Potion(card), 1) for card in range(26)]
    deal(s, SHELVED)
    assert isinstance(s.agenda[-1], PickCard)
    for seat in (ANN, BOB, None):
        assert GAME.view(s, seat).snape.shelf == [None] * SHELF
    assert len(s.snape.deck) == 26 - SHELF + 14
    assert sum(not is_potion(card) for card in s.snape.deck.bag) == 14


@rule("SS-6.2", "SS-P01", "SS-Q05")
@pytest.mark.parametrize(("order", "first_cards"), [
    ([BOB, ANN], {BOB: 5, ANN: 4}),
    ([CAT, ANN, BOB], {CAT: 5, ANN: 4, BOB: 3}),
    ([DAN, BOB, ANN, CAT], {DAN: 5, BOB: 4, ANN: 3, CAT: 2}),
])
def test_bonus_cards_go_by_the_order_of_finishing(order: list[int], first_cards: dict[int, int]) -> None:
    s = all_at_the_door(order)
    deal(s, SHELVED)
    picked: dict[int, int] = {}
    while isinstance(s.agenda[-1], PickCard):
        picked[s.agenda[-1].who] = picked.get(s.agenda[-1].who, 0) + 1
        do(s, Potion(max(s.snape.deck.bag)))
    assert picked == first_cards


@rule("SS-6.2", "SS-P02", "SS-6.3", "SS-P03")
def test_all_discard_down_to_two_and_put_their_piece_on_a_card() -> None:
    """In the order of finishing, face up, and incantations among the discards do nothing; then the first to finish
    begins."""
    s = all_at_the_door([BOB, ANN])
    deal(s, SHELVED)
    deal(s, "5S 5R 6S 6R steal look 13S 12S 11S")  # Bob, Ann, Bob, Ann; three for Bob, two for Ann
    assert hand(s, BOB) == "5S 6S steal look 13S"
    assert hand(s, ANN) == "5R 6R 12S 11S"
    assert isinstance(s.agenda[-1], Shed)
    assert asked(s) == BOB
    do(s, Discard(2), Discard(2), Discard(2))
    assert cards(s.snape.discards) == "steal look 13S"
    assert isinstance(s.agenda[-1], Guarding)
    assert asked(s) == BOB
    do(s, Guard(1))
    assert asked(s) == ANN
    do(s, Discard(0), Discard(0), Guard(0))
    assert hand(s, ANN) == "12S 11S"
    assert s.snape.guard == [0, 1]
    assert asked(s) == BOB
    assert isinstance(s.agenda[-1], Brewing)
    do(s, Flip(0), End())
    assert asked(s) == ANN


@rule("SS-6.17", "SS-P25")
def test_alone_everybody_has_two_cards_and_the_youngest_begins() -> None:
    s = GAME.setup(3, GAME.resolve_options(3, {"challenge": "snape"}), {}, {})
    deal(s, SHELVED)
    deal(s, "5S 6S 7S 5R 6R 7R")
    assert [hand(s, seat) for seat in (ANN, BOB, CAT)] == ["5S 5R", "6S 6R", "7S 7R"]
    do(s, Guard(0), Guard(1), Guard(0))
    assert isinstance(s.agenda[-1], Brewing)
    assert asked(s) == ANN


# ── a turn ───────────────────────────────────────────────────────────────────
HANDS = {ANN: "5S 6S", BOB: "7S 8S", CAT: "9S 9R"}


@rule("SS-6.4", "SS-P06")
def test_a_bottle_turned_over_stays_on_the_shelf_for_all_to_see() -> None:
    s = scene("snape", hands=HANDS)
    do(s, Flip(3))
    assert told(s, ShelfTurned) == [ShelfTurned(ANN, 3, CARD["10S"])]
    for seat in (ANN, BOB, CAT, None):
        assert GAME.view(s, seat).snape.shelf[3] == CARD["10S"]
    assert hand(s, ANN) == "5S 6S"
    assert kinds(s) == ["End", "Guard"]
    assert refused(GAME, s, Draw()) == refused(GAME, s, Flip(4)) == "SS-6.4"
    do(s, End())
    assert asked(s) == BOB
    assert refused(GAME, s, Flip(3)) == "SS-6.4"
    assert Flip(3) not in legal(s)


@rule("SS-6.4", "SS-P03")
def test_who_picks_a_card_discards_one_face_up() -> None:
    s = scene("snape", hands=HANDS)
    drawn(s, "4R")
    assert isinstance(s.agenda[-1], Surplus)
    assert legal(s) == [Discard(0), Discard(1), Discard(2)]
    assert GAME.view(s, BOB).snape.hands[ANN] == [None, None, None]
    do(s, Discard(1))
    assert hand(s, ANN) == "5S 4R"
    assert cards(s.snape.discards) == "6S"
    assert kinds(s) == ["End", "Guard", "Declare"]


@rule("SS-6.4")
def test_one_has_to_act_before_the_turn_ends() -> None:
    s = scene("snape", hands=HANDS)
    assert End() not in legal(s)
    assert refused(GAME, s, End()) == "SS-6.4"


@rule("SS-P08")
def test_nobody_takes_the_top_discard() -> None:
    """There isn't even a word for it: a card is picked from the deck, where the discards are not."""
    s = scene("snape", hands=HANDS, discards=[CARD["1S"], CARD["1R"]])
    s.snape.deck.bag.remove(CARD["1S"])
    s.snape.deck.bag.remove(CARD["1R"])
    do(s, Draw())
    assert {CARD["1S"], CARD["1R"]}.isdisjoint(outcome.card for outcome, _ in s.agenda[-1].odds(s))


@rule("SS-P07")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = scene("snape", hands=HANDS, discards=[CARD["1S"], CARD["nettle_wine"]])
    s.snape.deck.bag = []
    do(s, Draw())
    assert s.snape.discards == []
    assert [outcome.card for outcome, _ in s.agenda[-1].odds(s)] == [CARD["1S"], CARD["nettle_wine"]]
    do(s, Potion(CARD["1S"]), Discard(0))
    assert cards(s.snape.discards) == "5S"
    assert cards(s.snape.deck.bag) == "nettle_wine"


@rule("SS-P07")
def test_without_deck_and_discards_one_turns_over_and_only_without_a_bottle_ends_the_turn() -> None:
    s = scene("snape", hands=HANDS, turn=CAT)
    s.snape.deck.bag = []
    assert kinds(s) == ["Flip", "Guard", "Declare"]
    assert refused(GAME, s, Draw()) == "SS-P07"
    assert refused(GAME, s, End()) == "SS-6.4"
    s.snape.shelf_open = (1 << SHELF) - 1
    assert kinds(s) == ["End", "Guard", "Declare"]
    do(s, End())
    assert asked(s) == ANN


@rule("SS-P09", "SS-6.4")
@pytest.mark.parametrize("held", ["", "5S"])
def test_who_was_robbed_keeps_what_they_take_until_there_are_two(held: str) -> None:
    s = scene("snape", hands={ANN: held, BOB: "7S 8S", CAT: "9S 9R"})
    drawn(s, "4R")
    assert legal(s) == [Keep()]
    assert refused(GAME, s, Discard(0)) == "SS-P09"
    do(s, Keep())
    assert hand(s, ANN) == f"{held} 4R".strip()


# ── the piece ────────────────────────────────────────────────────────────────
@rule("SS-6.5", "SS-P05")
def test_the_piece_moves_once_a_turn_before_or_after_the_action() -> None:
    s = scene("snape", hands=HANDS)
    do(s, Guard(1))
    assert told(s, Guarded) == [Guarded(ANN, 1)]
    assert refused(GAME, s, Guard(0)) == "SS-P05"
    do(s, Flip(0))
    assert legal(s) == [End()]
    do(s, End(), Flip(1), Guard(1), End())
    assert s.snape.guard == [1, 1, 0]


@rule("SS-P05")
def test_the_piece_has_to_move_to_another_card() -> None:
    s = scene("snape", hands=HANDS)
    assert refused(GAME, s, Guard(0)) == "SS-6.5"


@rule("SS-P05")
def test_when_its_card_goes_the_piece_goes_to_another() -> None:
    """You choose between two cards; with one there is no choice, and with none the piece waits for the next card."""
    s = scene("snape", hands=HANDS)
    drawn(s, "4R")
    do(s, Discard(0))
    assert isinstance(s.agenda[-1], Guarding)
    assert legal(s) == [Guard(0), Guard(1)]
    do(s, Guard(1))
    assert s.snape.guard[ANN] == 1
    s = scene("snape", hands={ANN: "", BOB: "7S 8S"})
    assert s.snape.guard[ANN] == NOWHERE
    drawn(s, "4R")
    do(s, Keep())
    assert s.snape.guard[ANN] == 0


@rule("SS-P05")
def test_the_piece_stays_on_its_card_when_one_before_it_goes() -> None:
    s = scene("snape", hands=HANDS, guard={ANN: 1})
    drawn(s, "4R")
    do(s, Discard(0))
    assert s.snape.guard[ANN] == 0
    assert isinstance(s.agenda[-1], Brewing)


# ── dealt again ──────────────────────────────────────────────────────────────
def idle_turn(s: Table) -> None:
    """A picked card is thrown away again."""
    do(s, Draw(), Potion(min(s.snape.deck.bag or s.snape.discards)), Discard(2), End())


@rule("SS-P24")
def test_after_forty_rounds_without_a_declaration_all_is_dealt_again() -> None:
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S 8S"}, seats=2)
    for _ in range(40):
        idle_turn(s)
        assert not told(s, Redealt)
        idle_turn(s)
    assert told(s, Redealt)
    assert [len(row) for row in s.snape.hands] == [0, 0]
    assert s.snape.discards == []
    assert set(numbers("5S 6S 7S 8S")) <= set(s.snape.deck.bag)
    assert s.snape.guard == [NOWHERE, NOWHERE]
    deal(s, "1S 2S 3S 4S")
    assert [hand(s, ANN), hand(s, BOB)] == ["1S 3S", "2S 4S"]
    do(s, Guard(0), Guard(1))
    assert asked(s) == ANN
    s.log = []
    for _ in range(39):
        idle_turn(s)
        idle_turn(s)
    assert not told(s, Redealt)
    idle_turn(s)
    idle_turn(s)
    assert told(s, Redealt)


@rule("SS-P24")
def test_a_declaration_starts_the_count_again() -> None:
    s = scene("snape", hands={ANN: "5S 6R", BOB: "7S 8S", CAT: "9S 9R"}, rounds=39)
    assert s.snape.rounds == 40
    do(s, Declare())
    assert s.where[ANN] == MIRROR
    assert s.snape.rounds == 1  # Bob begins the first one


@rule("SS-P24", "SS-P11")
def test_a_round_passes_though_who_began_it_misses_a_turn() -> None:
    s = scene("snape", hands=HANDS, turn=CAT, lose=[1, 0, 0], rounds=3, started=ANN)
    do(s, Flip(0), End())
    assert asked(s) == BOB
    assert s.snape.rounds == 4
    for _ in range(2):
        do(s, Flip(len(told(s, ShelfTurned))), End())
    assert asked(s) == ANN
    assert s.snape.rounds == 4
    do(s, Flip(3), End())
    assert asked(s) == BOB
    assert s.snape.rounds == 5


@rule("SS-6.16", "SS-P22")
def test_the_last_player_brews_on_alone_and_can_always_succeed() -> None:
    """The worst that can be: the shelf and three pairs took ten of a kind; a pair is left to find."""
    s = scene("snape", shelf="1S 2S 3S 4S 5S 6S 7S", hands={CAT: "11S 4R"}, turn=CAT,
              where={ANN: "mirror", BOB: "mirror"}, held=[0, 0, 0],
              gone=numbers("8S 1R 9S 2R"), beside=numbers("10S 3R"))
    for card in numbers("8S 1R 9S 2R 10S 3R"):
        s.snape.deck.bag.remove(card)
    assert s.at(SNAPE) == [CAT]
    do(s, Declare())
    assert s.where[CAT] == MIRROR
    assert s.snape.wrong == []
    assert s.snape.shelf_open == bits()
