"""The dice: what a roll means, which cards are due for it, and the order of a turn."""

import pytest

from greathall.games.diagon_alley.model import Buy, End, Land, Missed, Roll
from greathall.games.diagon_alley.play.cards import Draw
from greathall.games.diagon_alley.play.turn import Rolling, Turn
from tests.games.diagon_alley.scenes import (
    alley, close, done, drawn, enter, hand, inside, items, purse, refused, roll, rolled, scene, street,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told


# ── numbers and cauldrons ────────────────────────────────────────────────────
@rule("DA-3.1")
def test_both_dice_are_rolled_and_all_36_throws_are_as_likely_as_each_other() -> None:
    s = scene(Rolling(ANN))
    odds = s.agenda[-1].odds(s)
    assert [weight for _, weight in odds] == [1] * 36
    assert {(a.one, a.two) for a, _ in odds} == {(one, two) for one in range(1, 7) for two in range(1, 7)}


@rule("DA-3.1", "DA-4.1")
@pytest.mark.parametrize(("one", "two"), [(2, 3), (3, 2), (6, 5), (4, 6)])
def test_two_numbers_move_the_hat_clockwise_by_their_sum(one: int, two: int) -> None:
    s = scene(at={ANN: street(18)})
    roll(s, one, two)
    do(s, Land())
    assert s.at[ANN] == street(18 + one + two)


@rule("DA-3.2")
@pytest.mark.parametrize("throw", [(1, 3), (3, 1)])
def test_a_cauldron_and_a_number_move_by_the_number_then_a_card_is_drawn(throw: tuple[int, int]) -> None:
    s = scene(at={ANN: street(15)})
    roll(s, *throw)
    assert s.at[ANN] == street(18), "a cauldron has no value"
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "defend")
    assert hand(s, ANN) == ["defend"]
    assert done(s, ANN)


@rule("DA-3.2", "DA-3.4")
def test_without_a_cauldron_a_plain_space_draws_nothing() -> None:
    s = scene(at={ANN: street(15)})
    roll(s, 2, 2)
    assert done(s, ANN)


@rule("DA-3.3", "DA-K04")
def test_two_cauldrons_banish_at_once_and_no_card_is_drawn() -> None:
    s = scene(at={ANN: street(15)})
    roll(s, 1, 1)
    assert s.at[ANN] == alley(21)
    assert (s.turn, asked(s)) == (BOB, BOB), "the turn is over"
    assert len(s.hands[ANN]) == 0


@rule("DA-3.3", "DA-3.4")
def test_nor_for_the_swirl_the_hat_stood_on() -> None:
    s = scene(at={ANN: street(17)})
    roll(s, 1, 1)
    assert (s.at[ANN], asked(s)) == (alley(21), BOB)


@rule("DA-M08")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_double_numbers_mean_nothing_in_diagon_alley(number: int) -> None:
    s = scene(at={ANN: street(26 - number)})
    roll(s, number, number)
    do(s, Land())
    assert s.at[ANN] == street(26 + number)
    if s.agenda[-1] == Draw(ANN):
        drawn(s, "defend")
    assert legal(s)[0] == End(), "no second roll"
    do(s, End())
    assert asked(s) == BOB


# ── swirls ───────────────────────────────────────────────────────────────────
@rule("DA-3.4")
def test_landing_on_a_swirl_draws_a_card() -> None:
    s = scene(at={ANN: street(17)})
    roll(s, 2, 3)
    assert s.at[ANN] == street(22)
    drawn(s, "shove")
    assert hand(s, ANN) == ["shove"]
    assert done(s, ANN)


@rule("DA-3.4", "DA-3.2")
def test_a_cauldron_and_a_swirl_draw_two_in_the_order_drawn() -> None:
    s = scene(at={ANN: street(19)}, coins={ANN: (1, 1, 1)})
    roll(s, 1, 3)
    assert s.at[ANN] == street(22)
    drawn(s, "lost_knut")
    assert purse(s, ANN) == (2, 2, 1), "obeyed before the second is drawn; and the bank has paid"
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "defend")
    assert done(s, ANN)


@rule("DA-M07")
def test_a_swirl_that_is_passed_draws_nothing() -> None:
    s = scene(at={ANN: street(15)})
    roll(s, 2, 2)
    assert done(s, ANN), "past 17"
    assert s.at[ANN] == street(19)


@rule("DA-M07")
def test_nor_does_one_that_is_given_up_by_entering() -> None:
    s = scene(at={ANN: street(23)})
    roll(s, 2, 2)
    do(s, enter("robes"))
    assert (s.at[ANN], done(s, ANN)) == (inside("robes"), True)


@rule("DA-M07", "DA-3.2")
def test_the_card_of_a_cauldron_is_drawn_after_entering_too() -> None:
    s = scene(at={ANN: street(23)})
    roll(s, 1, 4)
    do(s, enter("robes"))
    assert s.agenda[-1] == Draw(ANN), "one card: of 27 only the cauldron's is left"
    drawn(s, "defend")
    assert done(s, ANN)


# ── the order of a turn ──────────────────────────────────────────────────────
@rule("DA-S03")
def test_before_the_roll_one_may_buy_and_play_cards_and_after_it_again() -> None:
    s = scene(at={ANN: inside("robes")}, hands={ANN: "close_shop close_shop found_coin defend"})
    assert {"Roll", "Buy", "Close", "Exchange"} <= set(kinds(s))
    do(s, Buy(), close("inn"))
    assert items(s, ANN) == ["robe"]
    roll(s, 2, 4)
    do(s, enter("books"))
    assert {"End", "Buy", "Close", "Exchange"} <= set(kinds(s))
    do(s, close("bank"), Buy())
    assert items(s, ANN) == ["robe", "book"]


@rule("DA-S03")
def test_a_card_that_is_due_is_drawn_before_anything_is_bought() -> None:
    s = scene(at={ANN: street(23)})
    roll(s, 1, 2)
    do(s, enter("robes"))
    assert refused(s, Buy(), ANN) == "DA-2.4", "chance has the word"
    drawn(s, "banished")
    assert (s.at[ANN], items(s, ANN), asked(s)) == (alley(31), [], BOB), "and a Banished card comes first"


@rule("DA-S04")
def test_one_must_roll_and_only_once() -> None:
    s = scene(at={ANN: inside("robes")})
    assert refused(s, End()) == "DA-S04", "staying in a shop is not possible"
    roll(s, 2, 2)
    assert refused(s, Roll()) == "DA-S04"
    do(s, End())
    assert asked(s) == BOB


@rule("DA-S04")
def test_one_who_is_silent_rolls_walks_on_and_ends() -> None:
    s = scene(at={ANN: street(23)}, coins={ANN: (2, 2, 2)})
    do(s, legal(s)[0], rolled(2, 2))
    assert legal(s)[0] == Land()
    do(s, Land())
    drawn(s, "defend")
    assert legal(s)[0] == End()


@rule("DA-S05")
def test_missed_turns_add_up() -> None:
    s = scene(Turn(ANN, True), seats=2, missed={BOB: 2}, at={ANN: street(15)})
    do(s, End())
    assert (asked(s), s.missed[BOB], s.round) == (ANN, 1, 2)
    roll(s, 2, 2)
    do(s, End())
    assert (asked(s), s.missed[BOB], s.round) == (ANN, 0, 3)
    roll(s, 2, 3)
    do(s, Land(), End())
    assert (asked(s), s.round) == (BOB, 3)
    assert told(s, Missed) == [Missed(BOB)] * 2


@rule("DA-S05")
def test_no_card_is_played_in_a_missed_turn() -> None:
    s = scene(Turn(ANN, True), missed={BOB: 1}, hands={BOB: "close_shop"})
    do(s, End())
    assert asked(s) == CAT
    assert refused(s, close("inn"), BOB) == "DA-7.3"
    assert s.at[BOB] == inside("inn")
