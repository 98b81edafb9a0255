"""Bags, rows and piles: where cards are, and who knows them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, strategies as st

from greathall.core import zones
from greathall.core.zones import EVERYBODY, Pile, Row
from tests.table import ANN, BOB, CAT

ANN_KNOWS, BOB_KNOWS = 1 << ANN, 1 << BOB


# ── bags ─────────────────────────────────────────────────────────────────────
def test_a_bag_counts_its_cards_in_canonical_order() -> None:
    assert zones.odds([7, 3, 7, 1]) == [(1, 1), (3, 1), (7, 2)]
    assert zones.odds([1, 7, 3, 7]) == zones.odds([7, 7, 3, 1])
    assert zones.odds([]) == []


@given(st.lists(st.integers(0, 9), max_size=30), st.integers(0, 9))
def test_a_card_is_taken_out_of_sorted_ones_if_it_is_there(cards: list[int], card: int) -> None:
    cards.sort()
    left = cards[:]
    if card in cards:
        zones.take_sorted(left, card)
        assert sorted([*left, card]) == cards
    else:
        with pytest.raises(ValueError, match=f"card {card} is not there"):
            zones.take_sorted(left, card)


@given(st.lists(st.integers(0, 9), max_size=30), st.data())
def test_dealing_out_neither_makes_nor_loses_cards(cards: list[int], data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(0, 5), max_size=5).filter(lambda p: sum(p) <= len(cards)))
    pool = cards[:]
    hands = zones.deal_out(pool, places, Random(0))
    assert [len(hand) for hand in hands] == places
    assert Counter(pool + [card for hand in hands for card in hand]) == Counter(cards)


def test_dealing_out_reaches_every_deal() -> None:
    deals = {tuple(map(tuple, zones.deal_out([1, 2, 3], (1, 1), Random(seed)))) for seed in range(200)}
    assert deals == {((a,), (b,)) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}


# ── rows ─────────────────────────────────────────────────────────────────────
def test_a_row_is_blank_to_who_does_not_know_it() -> None:
    row = Row([4, 5, 6], [ANN_KNOWS, 0, EVERYBODY])
    assert row.seen_by(ANN) == [4, None, 6]
    assert row.seen_by(BOB) == [None, None, 6]
    assert row.seen_by(None) == [None, None, 6]


def test_what_is_known_of_a_row_nobody_looked_at_is_nothing() -> None:
    assert Row([4, 5]).seen_by(ANN) == [None, None]


def test_knowledge_travels_with_the_card() -> None:
    here, there = Row([4, 5], [ANN_KNOWS, BOB_KNOWS]), Row([9], [EVERYBODY])
    there.put(0, *here.take(1))
    assert here.seen_by(BOB) == [None]
    assert there.seen_by(BOB) == [5, 9]
    assert there.seen_by(ANN) == [None, 9]


def test_a_blind_take_names_a_place() -> None:
    row = Row([4, 5, 6])
    assert row.take(1) == (5, 0)
    assert row.cards == [4, 6]
    assert len(row) == 2


def test_showing_adds_to_who_knows() -> None:
    row = Row([4], [ANN_KNOWS])
    row.show(0, BOB_KNOWS)
    assert [row.seen_by(seat) for seat in (ANN, BOB, CAT)] == [[4], [4], [None]]
    row.show(0, EVERYBODY)
    assert row.seen_by(None) == [4]


def test_a_rows_clone_shares_nothing_that_moves() -> None:
    row = Row([4], [0])
    twin = row.clone()
    twin.show(0, EVERYBODY)
    twin.put(1, 8, 0)
    assert (row.cards, row.known) == ([4], [0])


def test_a_row_shows_all_that_it_holds() -> None:
    """It goes into a state's fingerprint: two tables that differ only in who knows a card are different."""
    assert repr(Row([4, 8], [0, ANN_KNOWS])) == repr(Row([4, 8], [0, ANN_KNOWS]))
    assert len({repr(row) for row in (Row([4]), Row([8]), Row([4], [ANN_KNOWS]), Row([4, 8]))}) == 4


# ── piles ────────────────────────────────────────────────────────────────────
def pile(tops: list[tuple[int, int]], bag: list[int], bottoms: list[tuple[int, int]]) -> Pile:
    made = Pile(bag)
    for card, known in reversed(tops):
        made.put_on_top(card, known)
    for card, known in bottoms:
        made.put_at_bottom(card, known)
    return made


def test_a_pile_is_drawn_from_its_tops_then_its_bag_then_its_bottoms() -> None:
    p = pile([(1, 0), (2, ANN_KNOWS)], [5, 5, 6], [(8, 0), (9, BOB_KNOWS)])
    assert len(p) == 7
    assert p.odds() == [(1, 1)]
    assert p.draw(1) == 0
    assert p.draw(2) == ANN_KNOWS
    assert p.odds() == [(5, 2), (6, 1)]
    for card in (5, 6, 5):
        assert p.draw(card) == 0
    assert p.odds() == [(8, 1)]
    assert p.draw(8) == 0
    assert p.draw(9) == BOB_KNOWS
    assert p.odds() == []
    assert len(p) == 0


@pytest.mark.parametrize(("p", "card"), [
    (pile([(1, 0)], [5], []), 5), (pile([], [5], [(8, 0)]), 8), (pile([], [], [(8, 0), (9, 0)]), 9),
    (pile([], [], []), 1), (pile([], [5], []), 6),
])
def test_a_card_that_is_not_next_is_not_drawn(p: Pile, card: int) -> None:
    size = len(p)
    with pytest.raises(ValueError, match="not"):
        p.draw(card)
    assert len(p) == size


@given(st.lists(st.integers(0, 9), max_size=2), st.lists(st.integers(0, 9), min_size=1, max_size=30), st.integers(0))
def test_a_sample_is_what_the_odds_give_for_the_same_luck(tops: list[int], bag: list[int], seed: int) -> None:
    p = Pile(bag)
    for card in tops:
        p.put_on_top(card)
    assert p.sample(Random(seed)) == zones.by_weight(p.odds(), Random(seed).random())


def test_the_card_put_last_on_top_comes_first_and_at_the_bottom_last() -> None:
    p = Pile()
    for card in (1, 2):
        p.put_on_top(card)
    for card in (3, 4):
        p.put_at_bottom(card)
    assert [p.draw(card) for card in (2, 1, 3, 4)] == [0, 0, 0, 0]


def test_each_seat_sees_its_own_of_a_pile() -> None:
    p = pile([(1, ANN_KNOWS)], [5, 6], [(9, EVERYBODY), (8, BOB_KNOWS)])
    assert p.seen_by(ANN) == ([1], 2, [9, None])
    assert p.seen_by(BOB) == ([None], 2, [9, 8])
    assert p.seen_by(None) == ([None], 2, [9, None])
    assert p.unknown_to(ANN) == [5, 6, 8]
    assert p.unknown_to(None) == [1, 5, 6, 8]


def test_only_a_mix_erases_knowledge() -> None:
    p = pile([(1, EVERYBODY)], [5], [(9, ANN_KNOWS)])
    p.mix()
    assert p.seen_by(ANN) == ([], 3, [])
    assert p.unknown_to(ANN) == [1, 5, 9]
    assert p.odds() == [(1, 1), (5, 1), (9, 1)]


def test_a_piles_clone_shares_nothing_that_moves() -> None:
    p = pile([(1, 0)], [5], [(9, 0)])
    twin = p.clone()
    twin.draw(1)
    twin.draw(5)
    twin.bottoms.show(0, EVERYBODY)
    assert p.seen_by(ANN) == ([None], 1, [None])


def test_a_pile_shows_all_that_it_holds() -> None:
    piles = [pile([], [1, 2], []), pile([(1, 0)], [2], []), pile([], [2], [(1, 0)]), pile([], [2], [(1, EVERYBODY)])]
    assert len({repr(p) for p in piles}) == 4
    assert repr(piles[1].clone()) == repr(piles[1])


known_cards = st.lists(st.tuples(st.integers(0, 9), st.sampled_from([0, ANN_KNOWS, BOB_KNOWS, EVERYBODY])), max_size=6)


@given(known_cards, st.lists(st.integers(0, 9), max_size=8), known_cards, st.sampled_from([ANN, BOB, None]),
       st.integers(0, 99))
def test_refilling_keeps_what_the_seat_knows_and_every_card(
        tops: list[tuple[int, int]], bag: list[int], bottoms: list[tuple[int, int]], seat: int | None,
        seed: int) -> None:
    p = pile(tops, bag, bottoms)
    before, unknown = p.seen_by(seat), p.unknown_to(seat)
    twin, pool = p.clone(), p.unknown_to(seat)
    twin.refill(seat, pool, Random(seed))
    assert pool == []
    assert twin.seen_by(seat) == before
    assert twin.unknown_to(seat) == unknown
    assert twin.tops.known == p.tops.known
    assert p.seen_by(seat) == before


def test_refilling_reaches_every_world() -> None:
    worlds = set()
    for seed in range(300):
        p = pile([(1, BOB_KNOWS)], [2], [(3, 0), (4, ANN_KNOWS)])
        p.refill(ANN, p.unknown_to(ANN), Random(seed))
        worlds.add((*p.tops.cards, *p.bag, *p.bottoms.cards))
    assert worlds == {(a, b, c, 4) for a in (1, 2, 3) for b in (1, 2, 3) for c in (1, 2, 3) if len({a, b, c}) == 3}
