"""Knockturn Alley: banished or by choice, and what you may do there."""

from typing import Any

import pytest

from greathall.games.diagon_alley.board import BANK, BUILDINGS, GATE, OUR_EDITION
from greathall.games.diagon_alley.model import (
    Close, End, Entered, Exchange, Floo, Found, InAlley, Land, PaidOut, Pickpocket, Quick, Shove, Snatch,
)
from greathall.games.diagon_alley.play.moving import LastBuy
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    BOARD, alley, drawn, enter, inside, moved, purse, refused, roll, scene, street, through, under,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told


def banished(place: int, others: tuple[int, ...] = (), **facts: Any) -> Table:
    """Ann has rolled two cauldrons."""
    return moved(place, 1, 1, others, **facts)


# ── the wall ─────────────────────────────────────────────────────────────────
@rule("DA-6.8", "DA-K10")
def test_gates_have_a_space_on_either_side_and_every_building_but_the_bank_a_back_door() -> None:
    for street_side, alley_side in BOARD.gates:
        assert BOARD.kind[street_side] == BOARD.kind[BOARD.diagon + alley_side] == GATE
    assert len(BOARD.gates) == sum(space.startswith("gate") for space in OUR_EDITION["diagon"])
    assert sorted(shop for shop in BOARD.back_at if shop >= 0) == [s for s in range(len(BUILDINGS)) if s != BANK]


@rule("DA-6.8", "DA-6.2")
def test_nobody_enters_the_alley_by_a_back_door() -> None:
    s = scene(at={ANN: inside("robes")})
    assert kinds(s) == ["Roll", "Buy"]
    assert refused(s, through(1)) == "DA-M06"
    roll(s, 2, 3)
    assert s.at[ANN] == street(29), "the way out is the front door"


# ── banished ─────────────────────────────────────────────────────────────────
@rule("DA-6.1", "DA-3.3", "DA-K01")
@pytest.mark.parametrize(("place", "behind"), [
    (street(1), 1), (street(2), 1), (street(4), 11), (street(14), 21), (street(24), 31), (street(34), 1),
    (street(40), 1), (inside("inn"), 1), (inside("owls"), 21), (inside("wands"), 1)])
def test_forward_to_the_next_gate_and_through_it(place: int, behind: int) -> None:
    s = banished(place)
    assert (s.at[ANN], asked(s)) == (alley(behind), BOB)
    assert told(s, InAlley) == [InAlley(ANN, behind - 1, "dice")]


@rule("DA-6.1")
def test_a_card_banishes_in_the_same_way_and_the_turn_is_over() -> None:
    s = scene(at={ANN: street(15)})
    roll(s, 2, 1)
    drawn(s, "banished")
    assert (s.at[ANN], asked(s)) == (alley(21), BOB)
    assert under(s) == ["banished"]


@rule("DA-K02")
def test_who_stands_on_a_gate_is_banished_through_the_next() -> None:
    assert banished(street(13)).at[ANN] == alley(21)


@rule("DA-K06", "DA-K01")
def test_the_exit_gate_lets_nobody_in() -> None:
    assert banished(street(36)).at[ANN] == alley(1)


@rule("DA-K01")
def test_a_gate_with_a_hat_behind_it_is_not_available() -> None:
    s = banished(street(4), (alley(11), alley(21)))
    assert s.at[ANN] == alley(31)


@rule("DA-K01")
def test_a_hat_before_the_gate_does_not_matter() -> None:
    assert banished(street(4), (street(13),)).at[ANN] == alley(11)


@rule("DA-K01", "DA-K14")
def test_if_all_are_taken_the_nearest_and_on_to_the_next_free_space() -> None:
    s = banished(street(4), (alley(1), alley(11), alley(21), alley(31)))
    assert s.at[ANN] == alley(12)


@rule("DA-K03", "DA-M09")
def test_the_bank_pays_who_passes_it_on_the_way() -> None:
    s = banished(street(15))
    assert (purse(s, ANN), s.bank[0]) == ((3, 3, 3), 20 - 7)
    assert purse(banished(street(20)), ANN) == (2, 2, 2), "not who stands there"
    assert purse(banished(street(9)), ANN) == (2, 2, 2), "nor who does not come by"


@rule("DA-K03", "DA-K01")
def test_and_who_has_to_go_on_past_it_because_a_gate_is_taken() -> None:
    assert purse(banished(street(9), (alley(11),)), ANN) == (3, 3, 3)


@rule("DA-K03")
def test_unless_the_table_has_decided_otherwise_or_it_is_closed() -> None:
    assert purse(banished(street(15), banish_collects_at_gringotts=False), ANN) == (2, 2, 2)
    assert purse(banished(street(15), sign="bank"), ANN) == (2, 2, 2)


@rule("DA-K03")
def test_no_shop_on_the_way_can_be_entered() -> None:
    s = banished(street(14))
    assert (s.at[ANN], told(s, Entered), asked(s)) == (alley(21), [], BOB), "past the owls"


# ── by choice ────────────────────────────────────────────────────────────────
@rule("DA-6.2", "DA-K05")
@pytest.mark.parametrize("throw", [(1, 3), (1, 5), (1, 6)])
def test_a_gate_landed_on_or_passed_may_be_gone_through_and_no_card_is_drawn(throw: tuple[int, int]) -> None:
    s = scene(at={ANN: street(20)})
    roll(s, *throw)
    do(s, through(3))
    assert (s.at[ANN], asked(s)) == (alley(21), BOB), "the rest is lost, the turn ends, the cauldron draws nothing"
    assert told(s, InAlley) == [InAlley(ANN, 20, "choice")]


@rule("DA-6.2")
def test_a_gate_that_is_not_on_the_way_is_not() -> None:
    s = scene(at={ANN: street(20)})
    roll(s, 2, 3)
    assert refused(s, through(4)) == "DA-6.2"
    assert refused(s, through(6)) == "DA-6.2"


@rule("DA-K06")
def test_nobody_goes_in_by_the_exit_gate() -> None:
    s = scene(at={ANN: street(36)})
    roll(s, 2, 4)
    assert legal(s) == [Land(), enter("inn")]
    assert refused(s, through(5)) == "DA-K06"


@rule("DA-K01", "DA-K14")
def test_by_choice_it_is_the_gate_at_hand_and_one_is_pushed_on() -> None:
    s = scene(at={ANN: street(20), BOB: alley(21), CAT: alley(22)})
    roll(s, 2, 2)
    do(s, through(3))
    assert s.at[ANN] == inside("robes"), "on to a back door, which leads in"
    assert s.agenda[-1] == LastBuy(ANN)


# ── in the alley ─────────────────────────────────────────────────────────────
@rule("DA-6.3", "DA-4.1")
def test_one_creeps_forward_by_the_numbers() -> None:
    s = moved(alley(13), 2, 3)
    assert s.at[ANN] == alley(18)
    assert told(s, InAlley) == [InAlley(ANN, 17, "walk")]


@rule("DA-6.3", "DA-3.4")
@pytest.mark.parametrize("throw", [(1, 4), (4, 1)])
def test_a_cauldron_draws_no_card_and_counts_nothing(throw: tuple[int, int]) -> None:
    s = moved(alley(13), *throw)
    assert s.at[ANN] == alley(17)
    assert s.agenda[-1] == Turn(ANN, True)
    assert len(s.hands[ANN]) == 0


@rule("DA-6.3")
def test_passing_back_doors_gates_and_the_bank_does_nothing() -> None:
    s = moved(alley(15), 6, 5)
    assert (s.at[ANN], purse(s, ANN), told(s, PaidOut)) == (alley(26), (2, 2, 2), []), "past 21 and 23"
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-6.3", "DA-K12")
@pytest.mark.parametrize("rolled", [False, True])
def test_no_card_is_played_there_but_the_one_that_leads_out(rolled: bool) -> None:
    s = scene(Turn(ANN, rolled), at={ANN: alley(15), BOB: street(3)}, trunk={BOB: "owl"},
              hands={ANN: "floo_powder close_shop trunk_snatch shove pickpocket found_coin quick_step leave_knockturn"})
    assert kinds(s) == ["End" if rolled else "Roll", "Leave"]
    for a in (Floo(True), Close(0), Snatch(BOB), Shove(BOB), Pickpocket(BOB), Found(0), Quick(), Exchange()):
        assert refused(s, a) == "DA-6.3", a


@rule("DA-6.3")
def test_where_a_card_could_be_played_one_is_asked_even_without_it() -> None:
    """Otherwise silence would reveal something about the hand."""
    s = moved(alley(13), 2, 3)
    assert legal(s) == [End()]


@rule("DA-4.2", "DA-K14")
def test_hats_do_not_share_a_space_there_either() -> None:
    s = moved(alley(13), 2, 3, (alley(18), alley(19)))
    assert s.at[ANN] == alley(20)


@rule("DA-K14", "DA-M05")
def test_a_way_out_one_is_pushed_on_to_leads_out() -> None:
    s = moved(alley(13), 2, 5, (alley(20),))
    assert (s.at[ANN], asked(s)) == (street(23), BOB), "gate 3"
    s = moved(alley(14), 2, 6, (alley(22),))
    assert (s.at[ANN], s.agenda[-1]) == (inside("robes"), LastBuy(ANN))


@rule("DA-M05", "DA-K14")
def test_not_where_the_table_has_decided_that_it_does_not_count() -> None:
    off = {"bump_counts_as_landing": False}
    s = moved(alley(13), 2, 5, (alley(20),), **off)
    assert (s.at[ANN], s.agenda[-1]) == (alley(21), Turn(ANN, True))
    s = moved(alley(14), 2, 6, (alley(22),), **off)
    assert (s.at[ANN], s.agenda[-1]) == (alley(23), Turn(ANN, True))


@rule("DA-K14", "DA-6.7")
@pytest.mark.parametrize("counts", [True, False])
def test_who_is_pushed_to_the_end_is_out_in_any_case(counts: bool) -> None:
    s = moved(alley(33), 1, 4, (alley(37),), bump_counts_as_landing=counts)
    assert (s.at[ANN], asked(s)) == (street(38), BOB)


@rule("DA-K12")
def test_nobody_there_is_a_target() -> None:
    s = scene(at={BOB: alley(5), CAT: street(3)}, trunk={BOB: "owl", CAT: "owl"},
              hands={ANN: "trunk_snatch shove pickpocket"})
    assert [a for a in legal(s) if isinstance(a, Snatch | Shove | Pickpocket)] == [
        Snatch(CAT), Shove(CAT), Pickpocket(CAT)]
    assert refused(s, Shove(BOB)) == "DA-K12"
