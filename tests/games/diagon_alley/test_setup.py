"""Set-up: who may play, hats, coins, items, cards, and who starts."""

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.core.words import CHANCE
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import DATA, ITEMS, SPELLS, is_havoc
from greathall.games.diagon_alley.model import Drew, End, Land, Roll, Starts, TiedHigh
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Deal, FirstRoll, Turn
from tests.games.diagon_alley.scenes import CARD, SHOP, drawn, inside, refused, roll, scene, threw
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, rule, told


def opening(seats: int, **switches: Any) -> Table:
    """Return a new table."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, switches), {}, {})
    s.log = []
    return s


def dealt(seats: int, **switches: Any) -> Table:
    """Every player holds two spells; the first rolls are still to come."""
    s = opening(seats, **switches)
    while isinstance(s.agenda[-1], Deal):
        do(s, legal(s)[0])
    return s


# ── who ──────────────────────────────────────────────────────────────────────
@rule("DA-2.1", "DA-S02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_may_play(seats: int) -> None:
    match = greathall.new("diagon_alley", seats, seed="many")
    assert match.seat in range(seats)


@rule("DA-S02")
@pytest.mark.parametrize("seats", [0, 1, 2, 7, 10])
def test_any_other_number_is_refused_and_two_without_the_option(seats: int) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("diagon_alley", seats)
    assert no.value.rule == "DA-S02"


@rule("DA-S02", "DA-2.3")
def test_two_may_play_where_the_table_says_so_with_one_of_each_item_but_two_wands() -> None:
    s = opening(2, two_players=True)
    assert dict(zip(ITEMS, s.stock, strict=True)) == {
        "cauldron": 1, "potion": 1, "owl": 1, "robe": 1, "book": 1, "wand": 2}


@rule("DA-S02")
def test_the_switch_for_two_is_for_two() -> None:
    with pytest.raises(greathall.Illegal):
        greathall.new("diagon_alley", 3, options={"two_players": True})


# ── hats, coins, items ───────────────────────────────────────────────────────
@rule("DA-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_begin_in_the_inn_with_an_empty_trunk_and_two_coins_of_each_kind(seats: int) -> None:
    s = opening(seats)
    assert s.at == [inside("inn")] * seats
    assert s.trunk == [0] * seats
    assert s.coins == [[2, 2, 2]] * seats
    assert s.bank == [20 - 2 * seats] * 3, "the rest of 20 coins of each kind"
    assert len({id(purse) for purse in s.coins}) == seats


@rule("DA-2.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_is_a_wand_for_everybody_and_of_everything_else_one_fewer(seats: int) -> None:
    stock = dict(zip(ITEMS, opening(seats).stock, strict=True))
    assert stock.pop("wand") == seats
    assert sorted(stock) == ["book", "cauldron", "owl", "potion", "robe"]
    assert set(stock.values()) == {seats - 1}


@rule("DA-P05")
def test_a_table_may_have_an_item_for_everybody() -> None:
    assert opening(4, items_for_everyone=True).stock == [4] * 6


@rule("DA-2.1", "DA-2.3")
def test_each_shop_sells_one_kind_of_item_the_inn_and_the_bank_sell_none() -> None:
    sells = {row["id"]: row.get("item") for row in DATA["building"]}
    assert sorted(item for item in sells.values() if item) == sorted(ITEMS)
    assert [shop for shop, item in sells.items() if not item] == ["leaky_cauldron", "gringotts"]
    assert len(DATA["box"]["hats"]) == 6


# ── cards ────────────────────────────────────────────────────────────────────
@rule("DA-2.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_two_spells_are_dealt_to_each_before_the_havoc_comes_in(seats: int) -> None:
    s = opening(seats)
    deals = []
    while isinstance(s.agenda[-1], Deal):
        deals.append(s.agenda[-1].who)
        assert not any(is_havoc(a.card) for a in legal(s))  # type: ignore[attr-defined]
        do(s, legal(s)[-1])
    assert deals == [*range(seats)] * 2
    assert [len(hand) for hand in s.hands] == [2] * seats
    kinds = Counter(is_havoc(card) for card in s.pile.bag)
    assert kinds == {False: 30 - 2 * seats, True: 16}


@rule("DA-2.2")
def test_thirty_spells_and_sixteen_havocs_are_in_the_box() -> None:
    s = dealt(4)
    deck = [*s.pile.bag, *(card for hand in s.hands for card in hand.cards)]
    assert sorted(deck) == s.board.deck
    assert len(deck) == 46
    assert sum(card < len(SPELLS) for card in deck) == 30


@rule("DA-2.2")
def test_dealt_spells_are_seen_by_their_owner_alone() -> None:
    s = opening(3)
    assert [s.agenda[-1 - i].witnesses(s) for i in range(6)] == [(ANN,), (BOB,), (CAT,)] * 2
    do(s, legal(s)[0])
    [drew] = told(s, Drew)
    assert drew.seen_by(ANN).card == CARD["floo_powder"]
    assert drew.seen_by(BOB).card is None
    assert drew.seen_by(None).card is None
    assert GAME.view(s, ANN).hand == [CARD["floo_powder"]]
    for other in (BOB, CAT, None):
        view = GAME.view(s, other)
        assert (view.known[ANN], view.sizes[ANN]) == ([], 1)


@rule("DA-2.2", "DA-7.1")
def test_a_havoc_drawn_is_seen_by_all() -> None:
    assert Drew(ANN, CARD["crowd"]).seen_by(None).card == CARD["crowd"]


# ── who starts ───────────────────────────────────────────────────────────────
@rule("DA-2.4")
def test_each_rolls_one_die_and_the_highest_starts() -> None:
    s = dealt(4)
    do(s, threw(2), threw(5), threw(6), threw(4))
    assert told(s, Starts) == [Starts(CAT)]
    assert (s.turn, asked(s), s.round) == (CAT, CAT, 1)
    assert s.agenda[-1] == Turn(CAT, False)


@rule("DA-2.4", "DA-S01")
def test_the_cauldron_is_lowest() -> None:
    s = dealt(3)
    do(s, threw(1), threw(1), threw(2))
    assert asked(s) == CAT


@rule("DA-S01")
def test_tied_highest_roll_again_and_nobody_else() -> None:
    s = dealt(4)
    do(s, threw(5), threw(3), threw(5), threw(5))
    assert told(s, TiedHigh) == [TiedHigh((ANN, CAT, DAN))]
    assert [s.agenda[-1 - i].who for i in range(3)] == [ANN, CAT, DAN]
    do(s, threw(2), threw(4), threw(4))
    assert told(s, TiedHigh)[1:] == [TiedHigh((CAT, DAN))], "what was thrown before counts no more"
    assert asked(s) == CHANCE
    do(s, threw(1), threw(2))
    assert asked(s) == DAN


@rule("DA-2.4")
def test_one_die_has_six_sides_as_likely_as_each_other() -> None:
    s = dealt(3)
    assert isinstance(s.agenda[-1], FirstRoll)
    assert s.agenda[-1].odds(s) == [(threw(die), 1) for die in range(1, 7)]


@rule("DA-2.4")
def test_play_goes_to_the_left_and_round_again() -> None:
    s = dealt(3)
    do(s, threw(2), threw(6), threw(4))
    for seat in (BOB, CAT, ANN):
        assert (asked(s), s.round) == (seat, 1)
        roll(s, 2, 3)
        do(s, Land(), End())
    assert (asked(s), s.round) == (BOB, 2), "a round begins with who started"


@rule("DA-2.4")
def test_nobody_plays_in_anothers_turn() -> None:
    s = scene(turn=BOB, hands={ANN: "close_shop"})
    assert refused(s, Roll(), ANN) == "DA-2.4"
    assert refused(s, End(), CAT) == "DA-2.4"


@rule("DA-2.1", "DA-2.2", "DA-2.3")
def test_nothing_is_lost_or_made_while_it_is_laid_out() -> None:
    s = opening(5)
    before = GAME.census(s)
    while not isinstance(s.agenda[-1], Turn):
        do(s, legal(s)[s.agenda[-1].who % 3])
    assert GAME.census(s) == before
    assert before == ([20] * 3, [4, 4, 4, 4, 4, 5], s.board.deck)


@rule("DA-2.1")
def test_the_first_step_out_of_the_inn_is_its_doorway() -> None:
    s = scene()
    roll(s, 1, 2)
    drawn(s, "defend")
    assert s.at[ANN] == 0
    assert s.board.shop_at[39] == SHOP["inn"]
