"""Out of Knockturn Alley: by exact count, by doubles, by a card, at the end; and where you arrive."""

import pytest

from greathall.games.diagon_alley.model import Buy, Close, End, Enter, Floo, Leave, OutBy, Shove, Suffer
from greathall.games.diagon_alley.play.moving import LastBuy
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    OTHERS, SHOP, alley, door, drawn, hand, inside, items, moved, purse, refused, roll, scene, street, swapped, under,
)
from tests.table import ANN, BOB, CAT, DAN, EVE, FAY, asked, do, legal, rule, told


# ── out by exact count ───────────────────────────────────────────────────────
@rule("DA-6.5", "DA-K07")
@pytest.mark.parametrize(("place", "throw", "shop"), [
    (1, (1, 2), "cauldrons"), (1, (5, 2), "potions"), (11, (1, 2), "owls"), (18, (2, 3), "robes"),
    (24, (1, 4), "books"), (31, (2, 1), "wands")])
def test_by_exact_count_on_a_back_door_one_is_in_the_shop_and_may_buy(
        place: int, throw: tuple[int, int], shop: str) -> None:
    s = moved(alley(place), *throw)
    assert s.at[ANN] == inside(shop)
    assert legal(s) == [End(), Buy()]
    do(s, Buy())
    assert (len(items(s, ANN)), asked(s)) == (1, BOB), "and the turn is over"


@rule("DA-K07")
def test_the_turn_is_over_nothing_but_buying_is_left() -> None:
    s = moved(alley(18), 2, 3, hands={ANN: "close_shop floo_powder"})
    assert refused(s, Close(SHOP["inn"])) == "DA-6.9"
    assert refused(s, Floo(True)) == "DA-6.9"
    do(s, End())
    assert (items(s, ANN), asked(s)) == ([], BOB)


@rule("DA-6.9", "DA-5.1")
def test_where_nothing_can_be_bought_the_turn_just_ends() -> None:
    assert asked(moved(alley(18), 2, 3, trunk={ANN: "robe"})) == BOB
    assert asked(moved(alley(18), 2, 3, coins={ANN: (0, 2, 2)})) == BOB
    s = moved(alley(31), 3, 2)
    assert (s.at[ANN], asked(s)) == (inside("inn"), BOB)


@rule("DA-6.5", "DA-K07")
@pytest.mark.parametrize(("place", "throw", "out"), [
    (8, (1, 3), 13), (15, (2, 4), 23), (22, (4, 5), 33), (34, (1, 4), 38)])
def test_by_exact_count_on_a_gate_one_is_on_its_other_side(place: int, throw: tuple[int, int], out: int) -> None:
    s = moved(alley(place), *throw)
    assert (s.at[ANN], asked(s)) == (street(out), BOB)
    assert [e.space for e in told(s, OutBy)] == [street(out)]


@rule("DA-K07", "DA-M03")
def test_a_hat_on_that_space_does_not_bar_the_way() -> None:
    s = moved(alley(15), 2, 4, (alley(21),))
    assert s.at[ANN] == street(23)
    s = moved(alley(18), 2, 3, (alley(23),), bump_counts_as_landing=False)
    assert s.at[ANN] == inside("robes")


@rule("DA-K07", "DA-6.2")
def test_it_is_compulsory_and_leads_only_out() -> None:
    s = moved(alley(18), 2, 3)
    assert refused(s, Enter(SHOP["robes"])) == "DA-6.9"
    assert s.at[ANN] == inside("robes")


# ── out by doubles, by a card, at the end ────────────────────────────────────
@rule("DA-6.4", "DA-K08", "DA-K04")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_any_doubles_lead_out_by_the_next_way_cauldrons_too(number: int) -> None:
    s = moved(alley(4), number, number)
    assert (s.at[ANN], s.agenda[-1]) == (inside("potions"), LastBuy(ANN))
    s = moved(alley(14), number, number)
    assert (s.at[ANN], asked(s)) == (street(23), BOB), "a gate is a way too; the turn is over"


@rule("DA-K08")
def test_strictly_ahead() -> None:
    assert moved(alley(21), 3, 3).at[ANN] == inside("robes"), "not the gate one stands behind"
    assert moved(alley(37), 3, 3).at[ANN] == street(38)
    s = moved(alley(18), 5, 5, (alley(21),))
    assert s.at[ANN] == street(23), "whoever stands there"


@rule("DA-6.6", "DA-K13", "DA-7.4")
@pytest.mark.parametrize("rolled", [False, True])
def test_the_card_leads_out_in_the_same_way_before_the_roll_or_after_it(rolled: bool) -> None:
    s = scene(Turn(ANN, rolled), at={ANN: alley(22)}, hands={ANN: "leave_knockturn"})
    do(s, Leave())
    assert (s.at[ANN], hand(s, ANN), under(s)) == (inside("robes"), [], ["leave_knockturn"])
    do(s, Buy())
    assert (items(s, ANN), asked(s)) == (["robe"], BOB)


@rule("DA-K13")
def test_after_a_move_that_did_not_get_out() -> None:
    s = moved(alley(15), 2, 3, hands={ANN: "leave_knockturn"})
    do(s, Leave())
    assert (s.at[ANN], asked(s)) == (street(23), BOB)


@rule("DA-6.6", "DA-K13")
def test_not_without_the_card_nor_elsewhere_nor_in_the_turn_one_is_banished() -> None:
    assert refused(scene(at={ANN: alley(22)}), Leave()) == "DA-7.2"
    assert refused(scene(at={ANN: street(22)}, hands={ANN: "leave_knockturn"}), Leave()) == "DA-6.6"
    s = moved(street(22), 1, 1, hands={ANN: "leave_knockturn"})
    assert refused(s, Leave(), ANN) == "DA-7.3"


@rule("DA-6.7")
@pytest.mark.parametrize("throw", [(1, 3), (1, 4), (2, 5), (6, 5)])
def test_the_exit_gate_lets_out_by_exact_count_or_not(throw: tuple[int, int]) -> None:
    s = moved(alley(35), *throw)
    assert (s.at[ANN], asked(s)) == (street(38), BOB)
    assert [e.gate for e in told(s, OutBy)] == [4]


# ── arriving ─────────────────────────────────────────────────────────────────
@rule("DA-K09")
def test_the_street_side_of_a_gate_may_be_taken_then_one_is_pushed_on() -> None:
    s = moved(alley(15), 2, 4, (street(23), street(24)))
    assert (s.at[ANN], asked(s)) == (street(25), BOB), "a doorway; but the turn is over"
    assert s.at[ANN] == door("robes")


@rule("DA-K09")
def test_no_card_for_a_swirl_there() -> None:
    s = moved(alley(15), 2, 4, (street(23),), edition=swapped("diagon", 22, 24))
    assert (s.at[ANN], asked(s)) == (street(24), BOB)
    assert s.board.kind[street(24)] == 1


@rule("DA-K09", "DA-M05")
@pytest.mark.parametrize("others", [(street(23),), (street(23), street(24))])
def test_the_bank_pays_there_if_it_is_its_doorway_or_beyond(others: tuple[int, ...]) -> None:
    behind = swapped("diagon", 20, 24)
    s = moved(alley(15), 2, 4, others, edition=behind)
    assert (s.at[ANN], purse(s, ANN)) == (street(23) + len(others), (3, 3, 3))
    s = moved(alley(15), 2, 4, others, edition=behind, bump_counts_as_landing=False)
    assert purse(s, ANN) == (2, 2, 2), "unless what one is pushed on to counts for nothing"
    assert purse(moved(alley(15), 2, 4, edition=behind), ANN) == (2, 2, 2)


@rule("DA-6.9", "DA-K10", "DA-8.2")
def test_a_closed_shop_is_entered_from_behind_and_sells() -> None:
    s = moved(alley(18), 2, 3, sign="robes")
    do(s, Buy())
    assert items(s, ANN) == ["robe"]


@rule("DA-6.9", "DA-K01", "DA-M05")
def test_who_is_banished_and_pushed_straight_into_a_shop_may_buy_before_the_turn_ends() -> None:
    s = moved(street(4), 1, 1, (alley(1), alley(11), alley(21), alley(31), alley(12)))
    assert (s.at[ANN], s.agenda[-1]) == (inside("owls"), LastBuy(ANN))
    do(s, Buy())
    assert (items(s, ANN), asked(s)) == (["owl"], BOB)


@rule("DA-6.9", "DA-6.1")
def test_by_a_card_too() -> None:
    taken = dict(zip(OTHERS, map(alley, (1, 11, 21, 31, 12)), strict=True))
    s = scene(seats=6, at={ANN: street(6)} | taken)
    roll(s, 1, 2)
    drawn(s, "banished")
    assert (s.at[ANN], s.agenda[-1]) == (inside("owls"), LastBuy(ANN))


@rule("DA-6.9", "DA-C15")
def test_but_nobody_buys_in_anothers_turn() -> None:
    taken = dict(zip((CAT, DAN, EVE, FAY), map(alley, (1, 11, 21, 31)), strict=True))
    close_behind = swapped("knockturn", 2, 3)
    s = scene(seats=6, at={ANN: street(30), BOB: street(34)} | taken, hands={ANN: "shove"}, edition=close_behind)
    do(s, Shove(BOB), Suffer())
    assert s.at[BOB] == inside("cauldrons"), "the space behind gate 1 is the shop's back door there"
    assert (asked(s), items(s, BOB)) == (ANN, [])
