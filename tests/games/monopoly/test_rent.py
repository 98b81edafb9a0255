"""Rent: by the deed, doubled for a whole group, by number for common rooms and utilities; and asked for in time."""

from typing import Any

import pytest

from greathall.games.monopoly.board import RENTS, STREETS
from greathall.games.monopoly.model import (
    Accept, Buy, Claim, Decline, Leave, Mortgage, Offer, Paid, Pass, RentLost, Resign, Seal, Try, Yield,
)
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.table import CONCERNED, MY_TURN, NOW, Table
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import SPACE, aside, asides, pass_on, refused, rolled, scene, space, throw, turned
from tests.table import ANN, BOB, CAT, asked, do, put, rule, told

NAME = {at: name for name, at in SPACE.items()}


def lands(name: str, one: int = 1, two: int = 2, **facts: Any) -> Table:
    """Ann rolls and lands on that space."""
    s = scene(Throw(ANN), **facts)
    s.at[ANN] = space(name) - one - two
    assert s.at[ANN] >= 0, "without passing GO"
    do(s, rolled(one, two))
    return s


def rent(s: Table) -> list[tuple[int, int, int]]:
    """Return the rents paid: payer, owner and amount."""
    return [(e.seat, e.to, e.amount) for e in told(s, Paid) if e.reason == "rent"]


# ── streets ──────────────────────────────────────────────────────────────────
@rule("MO-6.1")
@pytest.mark.parametrize("at", [at for at in STREETS if at > 2])
def test_who_lands_on_anothers_property_pays_the_rent_on_its_deed(at: int) -> None:
    s = lands(NAME[at], owns={BOB: NAME[at]})
    assert rent(s) == [(ANN, BOB, RENTS[at][0])]
    assert s.cash == [1500 - RENTS[at][0], 1500 + RENTS[at][0], 1500]


@rule("MO-6.1")
@pytest.mark.parametrize(("built", "owed"), [(1, 70), (2, 200), (3, 550), (4, 750), (5, 950)])
def test_rent_grows_with_the_huts_and_the_manor(built: int, owed: int) -> None:
    s = lands("burrow", owns={BOB: "orange"}, built={"orange": built})
    assert rent(s) == [(ANN, BOB, owed)]


@rule("MO-6.1")
def test_nobody_pays_rent_on_their_own_property_or_the_banks() -> None:
    assert rent(lands("burrow", owns={ANN: "orange"}, built={"orange": 3})) == []
    s = lands("burrow")
    do(s, Decline(), Leave(), Leave(), Leave())
    assert rent(s) == []


@rule("MO-6.2", "MO-15.1")
def test_a_mortgaged_property_earns_no_rent() -> None:
    s = lands("burrow", owns={BOB: "orange"}, mortgaged="burrow")
    assert s.cash == [1500] * 3
    assert rent(s) == []


@rule("MO-6.3", "M-34", "MO-11.3")
def test_a_whole_group_doubles_the_rent_of_its_bare_properties() -> None:
    assert rent(lands("burrow", owns={BOB: "orange"})) == [(ANN, BOB, 28)]
    assert rent(lands("dumbledores_office", owns={BOB: "blue"})) == [(ANN, BOB, 100)]
    assert rent(lands("burrow", owns={BOB: "godrics_hollow burrow", CAT: "grimmauld_place"})) == [(ANN, BOB, 14)]


@rule("MO-6.3", "MO-11.3")
def test_a_bare_property_is_doubled_though_its_sister_has_huts_and_the_huts_are_not() -> None:
    facts: dict[str, Any] = {"owns": {BOB: "orange"}, "built": {"godrics_hollow": 1, "grimmauld_place": 1}}
    assert rent(lands("burrow", **facts)) == [(ANN, BOB, 28)]
    assert rent(lands("grimmauld_place", **facts)) == [(ANN, BOB, 80)]


@rule("MO-6.3", "M-34")
def test_a_mortgaged_sister_does_not_end_the_doubling() -> None:
    facts: dict[str, Any] = {"owns": {BOB: "orange"}, "mortgaged": "godrics_hollow grimmauld_place"}
    assert rent(lands("burrow", **facts)) == [(ANN, BOB, 28)]
    assert rent(lands("grimmauld_place", **facts)) == [], "but the mortgaged one itself earns nothing"


# ── common rooms and utilities ───────────────────────────────────────────────
@rule("MO-6.5")
@pytest.mark.parametrize(("owns", "owed"), [
    ("hufflepuff_common_room", 25), ("hufflepuff_common_room slytherin_common_room", 50),
    ("hufflepuff_common_room slytherin_common_room gryffindor_common_room", 100), ("common_rooms", 200)])
def test_common_rooms_charge_by_how_many_their_owner_holds(owns: str, owed: int) -> None:
    assert rent(lands("hufflepuff_common_room", owns={BOB: owns})) == [(ANN, BOB, owed)]


@rule("MO-6.5", "M-35")
def test_mortgaged_rooms_count_but_earn_nothing_themselves() -> None:
    facts: dict[str, Any] = {"owns": {BOB: "common_rooms"}, "mortgaged": "slytherin_common_room ravenclaw_common_room"}
    assert rent(lands("hufflepuff_common_room", **facts)) == [(ANN, BOB, 200)]
    assert rent(lands("ravenclaw_common_room", **facts)) == []


@rule("MO-6.5")
def test_rooms_of_different_owners_do_not_add_up() -> None:
    s = lands("hufflepuff_common_room", owns={BOB: "hufflepuff_common_room", CAT: "slytherin_common_room"})
    assert rent(s) == [(ANN, BOB, 25)]


@rule("MO-6.5", "M-36")
@pytest.mark.parametrize(("owns", "times"), [("floo_network", 4), ("utilities", 10)])
@pytest.mark.parametrize(("one", "two"), [(1, 2), (6, 5), (3, 3)])
def test_a_utility_charges_by_the_throw_that_brought_the_player_there(
        owns: str, times: int, one: int, two: int) -> None:
    assert rent(lands("floo_network", one, two, owns={BOB: owns})) == [(ANN, BOB, times * (one + two))]


@rule("MO-6.5", "M-35")
def test_a_mortgaged_utility_counts_but_earns_nothing_itself() -> None:
    facts: dict[str, Any] = {"owns": {BOB: "utilities"}, "mortgaged": "owl_post"}
    assert rent(lands("floo_network", **facts)) == [(ANN, BOB, 30)]
    assert rent(lands("owl_post", **facts)) == []


@rule("M-36", "MO-9.3")
def test_who_comes_out_of_azkaban_to_a_utility_pays_by_that_throw() -> None:
    s = scene(Throw(CAT), turn=CAT, jailed={ANN: 2}, owns={BOB: "floo_network"}, at={CAT: "azkaban"})
    do(s, rolled(6, 4))
    pass_on(s)
    pass_on(s)
    do(s, Try(), rolled(1, 1))
    assert rent(s) == [(ANN, BOB, 8)]


@rule("MO-9.5", "M-38")
def test_a_prisoner_collects_rent() -> None:
    assert rent(lands("burrow", owns={BOB: "burrow"}, jailed={BOB: 1})) == [(ANN, BOB, 14)]


# ── collected by itself ──────────────────────────────────────────────────────
@rule("MO-6.4", "M-32", "M-33")
def test_by_default_rent_is_paid_at_once_and_no_owner_can_waive_it() -> None:
    s = lands("burrow", owns={BOB: "burrow"})
    assert rent(s) == [(ANN, BOB, 14)]
    assert (s.claims, asides(s, BOB)) == ([], [Resign()])
    assert refused(s, Claim(ANN, 14), BOB) == "M-32"


# ── rent on demand ───────────────────────────────────────────────────────────
def owing(seats: int = 3, **facts: Any) -> Table:
    """Rent must be asked for. Ann has come to The Burrow, which is Bob's."""
    usual: dict[str, Any] = {"owns": {BOB: "burrow"}, "rent_on_demand": True}
    return lands("burrow", seats=seats, **usual | facts)


def quiet(s: Table) -> None:
    """A turn on which nothing happens: ten spaces on, to a corner."""
    s.at[s.turn] = space("azkaban")
    throw(s, 6, 4)
    pass_on(s)


@rule("MO-6.4", "M-32")
def test_on_demand_the_owner_asks_at_once() -> None:
    s = owing()
    assert s.cash == [1500] * 3
    assert (asked(s), asides(s, BOB), asides(s, CAT)) == (ANN, [Claim(ANN, 14), Resign()], [Resign()])
    aside(s, BOB, Claim(ANN, 14))
    assert rent(s) == [(ANN, BOB, 14)]
    assert (asked(s), asides(s, BOB)) == (ANN, [Resign()]), "once, and the window goes on"


@rule("MO-6.4", "M-32", "M-33")
def test_on_demand_an_owner_may_let_it_be() -> None:
    s = owing()
    pass_on(s)
    quiet(s)
    quiet(s)
    assert (s.turn, rent(s), s.cash) == (ANN, [], [1500] * 3)


@rule("MO-6.4", "M-32")
def test_the_claim_lives_through_the_turn_of_the_next_player_with_all_its_doubles() -> None:
    s = owing()
    pass_on(s)
    assert (s.turn, asides(s, BOB)) == (BOB, [Claim(ANN, 14), Resign()])
    s.at[BOB] = space("azkaban")
    throw(s, 5, 5)
    assert Claim(ANN, 14) in asides(s, BOB)
    put(s, at={BOB: space("azkaban")})
    throw(s, 6, 4)
    assert Claim(ANN, 14) in asides(s, BOB)
    pass_on(s)
    assert s.turn == CAT
    assert Claim(ANN, 14) in asides(s, BOB), "Cat has not thrown yet"
    s.at[CAT] = space("azkaban")
    throw(s, 6, 4)
    assert asides(s, BOB) == [Resign()]
    assert told(s, RentLost) == [RentLost(BOB, 14)]
    assert refused(s, Claim(ANN, 14), BOB) == "MO-6.4"
    assert s.cash == [1500] * 3


@rule("MO-6.4", "M-32")
def test_before_the_second_player_throws_it_is_still_paid() -> None:
    s = owing()
    pass_on(s)
    quiet(s)
    assert s.turn == CAT
    aside(s, BOB, Claim(ANN, 14))
    assert rent(s) == [(ANN, BOB, 14)]


@rule("M-32")
def test_with_two_players_it_dies_at_the_debtors_own_next_throw() -> None:
    s = owing(seats=2)
    pass_on(s)
    quiet(s)
    assert s.turn == ANN
    assert Claim(ANN, 14) in asides(s, BOB)
    s.at[ANN] = space("azkaban")
    throw(s, 6, 4)
    assert asides(s, BOB) == [Resign()]


@rule("M-32")
def test_a_try_for_doubles_in_azkaban_is_a_throw_too() -> None:
    s = owing(seats=2, jailed={BOB: 1})
    pass_on(s)
    pass_on(s)
    do(s, Try(), rolled(1, 2))
    assert s.turn == ANN
    assert Claim(ANN, 14) in asides(s, BOB)
    put(s, jailed={ANN: 1}, at={ANN: space("azkaban")})
    pass_on(s)
    do(s, Try(), rolled(1, 2))
    assert told(s, RentLost) == [RentLost(BOB, 14)]


@rule("M-32")
def test_the_debtors_own_doubles_do_not_end_the_claim_and_a_second_one_is_separate() -> None:
    s = lands("godrics_hollow", 1, 1, owns={BOB: "godrics_hollow burrow"}, rent_on_demand=True)
    throw(s, 1, 1)
    assert asides(s, BOB) == [Claim(ANN, 14), Resign()], "two claims of the same sum look alike"
    aside(s, BOB, Claim(ANN, 14))
    aside(s, BOB, Claim(ANN, 14))
    assert rent(s) == [(ANN, BOB, 14)] * 2
    assert refused(s, Claim(ANN, 14), BOB) == "MO-6.4"


@rule("M-32")
def test_the_claim_is_for_the_rent_at_the_landing_and_the_owner_at_the_landing() -> None:
    s = owing(owns={BOB: "orange"})
    do(s, Offer(BOB, (), (space("burrow"),), 300, 0), Accept(), Pass(NOW), Mortgage(space("godrics_hollow")))
    assert s.owner[space("burrow")] == ANN
    assert asides(s, ANN) == [Resign()]
    aside(s, BOB, Claim(ANN, 28))
    assert rent(s) == [(ANN, BOB, 28)]


@rule("M-32", "MO-6.4")
def test_a_late_claim_is_an_ordinary_debt_at_that_moment() -> None:
    s = owing(owns={BOB: "burrow", ANN: "privet_drive"}, cash={ANN: 20})
    pass_on(s)
    put(s, cash={ANN: 0})
    aside(s, BOB, Claim(ANN, 14))
    assert isinstance(s.agenda[-1], Debt)
    assert (asked(s), s.turn) == (ANN, BOB)
    do(s, Mortgage(space("privet_drive")))
    assert (rent(s), s.cash[ANN], asked(s)) == ([(ANN, BOB, 14)], 16, BOB)


@rule("M-32")
def test_a_debtor_may_be_ruined_by_a_late_claim_outside_the_own_turn() -> None:
    s = owing(cash={ANN: 10})
    pass_on(s)
    aside(s, BOB, Claim(ANN, 14))
    do(s, Yield())
    assert (s.living(), s.turn, asked(s), s.cash[BOB]) == ([BOB, CAT], BOB, BOB, 1510)


@rule("M-32", "M-90")
def test_rent_to_be_asked_for_wakes_an_owner_who_rests_until_concerned() -> None:
    for until, awake in ((CONCERNED, True), (MY_TURN, False)):
        s = scene(Throw(ANN), at={ANN: "hufflepuff_common_room"}, owns={BOB: "burrow"}, rent_on_demand=True)
        put(s, rest=[CONCERNED, until, CONCERNED])
        do(s, rolled(1, 2))
        assert (asked(s), s.rest[BOB] == 0) == (BOB, True), "if not before, then because it is Bob's turn"
        assert (s.turn == ANN) == awake


@rule("M-32", "MO-7.4")
def test_the_rent_of_the_cards_to_the_nearest_is_asked_for_as_well() -> None:
    s = lands("quibbler_1", owns={BOB: "utilities"}, rent_on_demand=True)
    do(s, turned("qb_utility"), rolled(4, 4))
    assert asides(s, BOB) == [Claim(ANN, 80), Resign()]


@rule("M-32")
def test_a_mortgaged_property_gives_no_claim() -> None:
    s = owing(mortgaged="burrow")
    assert s.claims == []


@rule("MO-6.4")
def test_a_claim_waits_for_a_window() -> None:
    """Nobody interrupts another player's purchase."""
    s = owing(sealed_bids=True)
    pass_on(s)
    s.at[BOB] = space("go")
    throw(s, 1, 2)
    assert refused(s, Claim(ANN, 14), BOB) == "MO-6.4"
    do(s, Decline(), Seal(0), Seal(0), Seal(1))
    aside(s, BOB, Claim(ANN, 14))
    assert rent(s) == [(ANN, BOB, 14)]


@rule("M-32")
def test_the_claims_of_who_is_out_are_gone() -> None:
    s = owing(seats=4)
    aside(s, BOB, Resign())
    assert s.claims == []
    s = lands("burrow", seats=4, owns={BOB: "burrow"}, rent_on_demand=True)
    aside(s, ANN, Resign())
    assert s.claims == []


@rule("MO-5.1")
def test_what_one_buys_one_owes_no_rent_for() -> None:
    s = lands("burrow", rent_on_demand=True)
    do(s, Buy())
    assert s.claims == []
