"""Moving along Diagon Alley: doors, doorways as first steps, hats in the way, and the bank that pays."""

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import End, Land, PaidOut
from greathall.games.diagon_alley.play.cards import Draw
from greathall.games.diagon_alley.play.moving import Walk
from tests.games.diagon_alley.scenes import (
    alley, done, door, drawn, enter, inside, moved, purse, refused, roll, scene, street, swapped, through,
)
from tests.table import ANN, BOB, asked, do, legal, put, rule, told


# ── doors ────────────────────────────────────────────────────────────────────
@rule("DA-4.1", "DA-4.3", "DA-M02")
def test_each_door_and_gate_on_the_way_is_offered_in_the_order_of_kinds() -> None:
    s = moved(street(2), 6, 6)
    assert s.agenda[-1] == Walk(ANN, 12)
    assert legal(s) == [Land(), enter("cauldrons"), enter("potions"), through(1), through(2)]
    assert GAME.view(s, BOB).path == [street(n) for n in range(3, 15)], "everybody sees the way"


@rule("DA-4.3")
def test_landing_on_a_doorway_lets_one_in() -> None:
    s = moved(street(26), 2, 2)
    do(s, enter("books"))
    assert (s.at[ANN], done(s, ANN)) == (inside("books"), True)


@rule("DA-4.3", "DA-M02")
def test_passing_one_does_too_and_the_rest_of_the_roll_is_given_up() -> None:
    s = moved(street(26), 6, 5)
    do(s, enter("books"))
    assert (s.at[ANN], done(s, ANN)) == (inside("books"), True)
    do(s, End())
    assert asked(s) == BOB


@rule("DA-4.3")
def test_nobody_has_to_enter() -> None:
    s = moved(street(26), 2, 2)
    do(s, Land())
    assert s.at[ANN] == street(30) == door("books")


@rule("DA-4.3")
def test_the_inn_is_entered_like_a_shop() -> None:
    s = moved(street(39), 2, 4)
    do(s, enter("inn"))
    assert s.at[ANN] == inside("inn")


@rule("DA-4.3")
@pytest.mark.parametrize("shop", ["robes", "wands", "inn"])
def test_a_door_that_is_not_on_the_way_stays_shut(shop: str) -> None:
    s = moved(street(26), 2, 2)
    assert refused(s, enter(shop)) == "DA-4.3"


@rule("DA-4.3")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    s = moved(street(15), 2, 2)
    assert (s.at[ANN], done(s, ANN)) == (street(19), True)
    assert GAME.view(s, ANN).path == []


@rule("DA-M06")
def test_whoever_rests_on_a_doorway_does_not_enter_without_moving() -> None:
    s = scene(at={ANN: door("robes")})
    assert refused(s, enter("robes")) == "DA-M06"
    assert refused(s, through(3)) == "DA-M06"
    roll(s, 2, 3)
    assert legal(s) == [Land(), enter("books")], "and it is not the first space of the way either"


# ── leaving ──────────────────────────────────────────────────────────────────
@rule("DA-4.4", "DA-M01")
@pytest.mark.parametrize("sign", ["", "robes"])
def test_the_doorway_is_the_first_space_on_leaving_a_shop_closed_or_not(sign: str) -> None:
    s = moved(inside("robes"), 2, 2, sign=sign)
    assert s.at[ANN] == street(28)
    assert done(s, ANN)


@rule("DA-4.4", "DA-M01")
def test_what_was_left_is_not_entered_again_by_that_step() -> None:
    s = moved(inside("robes"), 2, 4)
    assert legal(s) == [Land(), enter("books")]
    assert refused(s, enter("robes")) == "DA-M01"


@rule("DA-4.4", "DA-4.2")
def test_a_hat_on_the_doorway_does_not_hold_up_who_comes_out() -> None:
    s = moved(inside("robes"), 2, 2, (door("robes"),))
    assert s.at[ANN] == street(28)


@rule("DA-M01", "DA-M09")
def test_after_a_whole_round_it_may_be_entered_again_and_every_pass_pays() -> None:
    s = scene(at={ANN: inside("owls")})
    put(s, boost=40)
    roll(s, 2, 4)
    assert legal(s).count(enter("owls")) == 1
    do(s, enter("owls"))
    assert (s.at[ANN], purse(s, ANN)) == (inside("owls"), (3, 3, 3))
    s = scene(at={ANN: inside("owls")})
    put(s, boost=40)
    roll(s, 2, 4)
    do(s, Land())
    assert (s.at[ANN], purse(s, ANN)) == (street(20), (4, 4, 4)), "past the bank, and onto its doorway a round later"


# ── hats in the way ──────────────────────────────────────────────────────────
@rule("DA-4.2", "DA-M04")
def test_no_two_hats_on_a_space_one_is_pushed_on_to_the_next_free_one() -> None:
    s = moved(street(24), 2, 2, (street(28), street(29), street(30)))
    do(s, Land())
    assert s.at == [street(31), street(28), street(29), street(30)]


@rule("DA-4.2", "DA-M04")
def test_round_the_end_of_the_street_too() -> None:
    s = moved(street(37), 1, 2, (street(39), street(40)))
    do(s, Land())
    assert s.at[ANN] == street(1)


@rule("DA-4.2")
def test_hats_are_passed_freely() -> None:
    s = moved(street(25), 2, 1, (street(26),))
    assert s.at[ANN] == street(27)


@rule("DA-4.2")
def test_a_shop_holds_any_number() -> None:
    s = moved(street(26), 2, 2, (inside("books"), inside("books")))
    do(s, enter("books"))
    assert s.at == [inside("books")] * 3


@rule("DA-4.2")
def test_whoever_is_inside_leaves_the_doorway_free() -> None:
    s = moved(street(26), 2, 2, (inside("books"),))
    do(s, Land())
    assert s.at[ANN] == street(30)


@rule("DA-4.2")
def test_a_space_has_nothing_to_do_with_the_one_behind_the_wall() -> None:
    s = moved(street(15), 2, 2, (alley(19),))
    assert s.at[ANN] == street(19)


@rule("DA-M03")
@pytest.mark.parametrize("throw", [(2, 2), (2, 6)])
def test_a_hat_on_the_doorway_bars_nobody_who_lands_there_or_passes(throw: tuple[int, int]) -> None:
    s = moved(street(26), *throw, (door("books"),))
    do(s, enter("books"))
    assert s.at[:2] == [inside("books"), door("books")]


# ── what one is pushed on to ─────────────────────────────────────────────────
@rule("DA-M05")
def test_a_swirl_one_is_pushed_on_to_draws() -> None:
    s = moved(street(26), 2, 3, (street(31),))
    do(s, Land())
    assert (s.at[ANN], s.agenda[-1]) == (street(32), Draw(ANN))


@rule("DA-M05", "DA-M07")
def test_a_swirl_one_is_pushed_away_from_does_not() -> None:
    s = moved(street(15), 2, 5, (street(22), street(23)))
    do(s, Land())
    assert (s.at[ANN], done(s, ANN)) == (street(24), True)


@rule("DA-M05")
def test_a_door_one_is_pushed_on_to_or_past_may_be_entered() -> None:
    assert legal(moved(street(25), 2, 2, (street(29),))) == [Land(), enter("books")]
    s = moved(street(25), 2, 2, (street(29), street(30), street(31)))
    do(s, enter("books"))
    assert s.at[ANN] == inside("books")


@rule("DA-M05")
def test_so_may_a_gate() -> None:
    for others in [(street(32),), (street(32), street(33))]:
        s = moved(street(30), 1, 2, others)
        do(s, through(4))
        assert s.at[ANN] == alley(31)


@rule("DA-M05", "DA-4.5")
@pytest.mark.parametrize("others", [(street(19),), (street(19), street(20)), (street(19), street(20), street(21))])
def test_the_bank_pays_who_is_pushed_on_to_its_doorway_or_past_it(others: tuple[int, ...]) -> None:
    s = moved(street(15), 2, 2, others)
    assert purse(s, ANN) == (3, 3, 3)


@rule("DA-M05")
@pytest.mark.parametrize("counts", [True, False])
def test_an_exact_landing_on_the_banks_taken_doorway_pays_once(counts: bool) -> None:
    s = moved(street(16), 2, 2, (street(20),), bump_counts_as_landing=counts)
    assert (s.at[ANN], purse(s, ANN)) == (street(21), (3, 3, 3))


@rule("DA-M05")
def test_a_table_may_decide_that_it_counts_for_nothing() -> None:
    off = {"bump_counts_as_landing": False}
    s = moved(street(28), 1, 3, (street(31),), **off)
    do(s, Land())
    assert (s.at[ANN], s.agenda[-1]) == (street(32), Draw(ANN)), "the cauldron's card"
    drawn(s, "defend")
    assert done(s, ANN), "and none for the swirl"
    s = moved(street(25), 2, 2, (street(29),), **off)
    assert (s.at[ANN], done(s, ANN)) == (street(30), True), "no door"
    s = moved(street(30), 1, 2, (street(32), street(33)), **off)
    assert (s.at[ANN], s.agenda[-1]) == (street(34), Draw(ANN)), "no gate"
    s = moved(street(15), 2, 2, (street(19), street(20)), **off)
    assert (s.at[ANN], purse(s, ANN)) == (street(21), (2, 2, 2)), "no coins"


@rule("DA-M05", "DA-4.3")
def test_the_door_one_is_pushed_on_to_is_then_not_on_the_way() -> None:
    s = moved(street(20), 2, 2, (street(24),), bump_counts_as_landing=False)
    assert legal(s) == [Land(), through(3)]
    assert refused(s, enter("robes")) == "DA-M05", "it is on the way, but does not count"


@rule("DA-M05", "DA-M03")
def test_what_was_landed_on_by_count_still_counts_then() -> None:
    s = moved(street(26), 2, 2, (street(30),), bump_counts_as_landing=False)
    assert legal(s) == [Land(), enter("books")]


@rule("DA-M05")
def test_a_swirl_passed_before_does_not_count_when_one_is_pushed_on_to_it_a_round_later() -> None:
    s = scene(at={ANN: street(30), BOB: street(31)}, bump_counts_as_landing=False)
    put(s, boost=37)
    roll(s, 1, 4)
    do(s, Land())
    assert (s.at[ANN], s.agenda[-1]) == (street(32), Draw(ANN))
    drawn(s, "defend")
    assert done(s, ANN)


# ── the bank ─────────────────────────────────────────────────────────────────
@rule("DA-4.5", "DA-M09")
@pytest.mark.parametrize(("throw", "paid"), [((2, 3), (3, 3, 3)), ((2, 5), (3, 3, 3)), ((2, 2), (2, 2, 2))])
def test_landing_on_its_doorway_or_passing_it_pays_one_of_each(throw: tuple[int, int], paid: tuple[int, ...]) -> None:
    s = moved(street(15), *throw)
    do(s, *([Land()] if Land() in legal(s) else []))
    assert purse(s, ANN) == paid
    assert s.bank == [20 - 4 - coin for coin in paid]
    assert told(s, PaidOut) == ([PaidOut(ANN, 1, 1, 1)] if paid == (3, 3, 3) else [])


@rule("DA-M09")
def test_whoever_stands_there_is_not_paid_again_for_going_on() -> None:
    s = moved(street(20), 2, 2)
    do(s, Land())
    assert purse(s, ANN) == (2, 2, 2)


@rule("DA-M09", "DA-4.3")
def test_the_pass_pays_who_enters_a_door_beyond_it_and_not_who_enters_one_before() -> None:
    s = moved(street(17), 4, 6)
    do(s, enter("robes"))
    assert purse(s, ANN) == (3, 3, 3)
    s = moved(street(13), 4, 6)
    do(s, enter("owls"))
    assert purse(s, ANN) == (2, 2, 2), "the rest is given up, and so is the pay"


@rule("DA-M09", "DA-6.2")
def test_and_who_goes_through_a_gate_beyond_it() -> None:
    s = moved(street(17), 4, 6)
    do(s, through(3))
    assert purse(s, ANN) == (3, 3, 3)


@rule("DA-4.5")
def test_nobody_enters_the_bank() -> None:
    s = moved(street(15), 5, 3)
    assert enter("bank") not in legal(s)
    assert refused(s, enter("bank")) == "DA-4.5"


@rule("DA-4.5", "DA-8.3")
def test_a_closed_bank_pays_nobody() -> None:
    s = moved(street(15), 5, 3, sign="bank")
    do(s, Land())
    assert purse(s, ANN) == (2, 2, 2)


@rule("DA-M10")
def test_where_the_bank_lacks_a_kind_of_coin_it_pays_what_it_has() -> None:
    s = scene(at={ANN: street(15)}, coins={BOB: (2, 16, 2)})
    roll(s, 2, 3)
    assert purse(s, ANN) == (3, 2, 3)
    assert (s.bank[1], told(s, PaidOut)) == (0, [PaidOut(ANN, 1, 0, 1)])


@rule("DA-M10")
def test_an_empty_bank_pays_nothing_and_owes_nothing() -> None:
    s = scene(at={ANN: street(15)}, coins={BOB: (16, 16, 16)})
    roll(s, 2, 3)
    assert (purse(s, ANN), s.bank, told(s, PaidOut)) == ((2, 2, 2), [0, 0, 0], [])


@rule("DA-4.5", "DA-4.1")
def test_an_edition_may_put_the_bank_elsewhere() -> None:
    s = moved(street(23), 1, 2, edition=swapped("diagon", 20, 25))
    assert purse(s, ANN) == (3, 3, 3)
