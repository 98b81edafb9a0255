"""Taxes and the corners: the Ministry's choice before the sum, the bank fee, and Free Parking."""

from typing import Any

import msgspec
import pytest

from greathall.games.monopoly.model import Bankrupt, Buy, Flat, Mortgage, Paid, Pass, Percent, Yield
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Taxed
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import pass_on, refused, rolled, scene, sell, space, throw
from tests.table import ANN, BOB, do, legal, rule, told


def taxed(**facts: Any) -> Table:
    """Ann has come to Ministry of Magic Tax."""
    s = scene(Throw(ANN), **facts)
    do(s, rolled(1, 3))
    return s


def share(**facts: Any) -> int:
    """Return 10% of the worth."""
    s = taxed(**facts)
    before = s.cash[ANN]
    do(s, Percent())
    return before - s.cash[ANN]


@rule("MO-8.1")
def test_the_ministry_takes_200_or_a_tenth_of_all_one_is_worth() -> None:
    s = taxed()
    assert legal(s) == [Flat(), Percent()]
    do(s, Flat())
    assert told(s, Paid) == [Paid(ANN, BANK, 200, "tax")]
    assert share() == 150


@rule("MO-8.1", "M-45")
def test_the_choice_comes_before_the_sum_is_shown() -> None:
    """The question holds only whom it asks, so no sum is shown; nor can anything be done first."""
    s = taxed(owns={ANN: "orange"}, built={"orange": 1})
    assert msgspec.to_builtins(s.agenda[-1]) == {"type": "Taxed", "seat": ANN}
    assert [msgspec.to_builtins(a) for a in legal(s)] == [{"type": "Flat"}, {"type": "Percent"}]
    assert isinstance(s.agenda[-1], Taxed)
    assert refused(s, sell("burrow")) == "M-49"
    assert refused(s, Pass(NOW)) == "M-50"
    assert refused(s, Buy()) == "MO-5.1"


@rule("MO-8.1", "M-47")
@pytest.mark.parametrize(("facts", "worth"), [
    ({}, 1500), ({"owns": {ANN: "dumbledores_office"}}, 1900),
    ({"owns": {ANN: "dumbledores_office"}, "mortgaged": "dumbledores_office"}, 1900),
    ({"owns": {ANN: "orange"}, "built": {"orange": 2}}, 1500 + 560 + 600),
    ({"owns": {ANN: "blue"}, "built": {"blue": 5}}, 1500 + 750 + 2 * 5 * 200),
    ({"owns": {ANN: "common_rooms utilities"}}, 1500 + 800 + 300),
    ({"holds": {"dp_get_out": ANN, "qb_get_out": ANN}}, 1500), ({"owns": {BOB: "blue"}}, 1500)])
def test_total_worth_is_cash_printed_prices_and_cost_of_buildings(facts: dict[str, Any], worth: int) -> None:
    """Mortgaged or not; no value for Get Out cards; mortgages are not taken off."""
    assert taxed(**facts).worth(ANN) == worth
    assert share(**facts) == worth // 10


@rule("MO-2.3", "M-06")
@pytest.mark.parametrize(("cash", "tax"), [(1000, 100), (1001, 101), (1009, 101), (1, 1), (0, 0)])
def test_the_tenth_is_rounded_up(cash: int, tax: int) -> None:
    assert share(cash={ANN: cash}) == tax


@rule("M-48", "MO-8.1")
def test_a_tax_beyond_ones_cash_is_an_ordinary_debt_to_the_bank() -> None:
    s = taxed(cash={ANN: 150}, owns={ANN: "burrow"})
    do(s, Flat())
    assert isinstance(s.agenda[-1], Debt)
    assert (s.agenda[-1].to, s.agenda[-1].amount) == (BANK, 200)
    do(s, Mortgage(space("burrow")))
    assert s.cash[ANN] == 40
    s = taxed(cash={ANN: 150})
    do(s, Flat(), Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 150)]


@rule("M-48")
def test_the_choice_stands_once_it_is_made() -> None:
    """Ten per cent of much property may be more than the cash; it is owed all the same."""
    s = taxed(cash={ANN: 10}, owns={ANN: "blue"})
    do(s, Percent())
    assert isinstance(s.agenda[-1], Debt)
    assert s.agenda[-1].amount == 76
    assert refused(s, Flat()) == "MO-8.1"


@rule("MO-8.2", "M-46")
def test_the_bank_fee_is_100_without_a_choice() -> None:
    s = scene(Throw(ANN), at={ANN: "gryffindor_common_room"})
    do(s, rolled(1, 2))
    assert told(s, Paid) == [Paid(ANN, BANK, 100, "fee")]
    assert not isinstance(s.agenda[-1], Taxed)


@rule("MO-10.1", "M-88")
def test_free_parking_gives_nothing_whatever_was_paid_before() -> None:
    s = scene(Throw(ANN), at={ANN: "gryffindor_common_room", BOB: "azkaban"})
    do(s, rolled(1, 2))
    pass_on(s)
    throw(s, 6, 4)
    assert (s.at[BOB], s.cash) == (space("free_parking"), [1400, 1500, 1500])
    assert told(s, Paid) == [Paid(ANN, BANK, 100, "fee")]


@rule("MO-2.1", "MO-2.2", "M-05")
def test_what_the_bank_takes_and_pays_touches_nobody_else_and_never_ends() -> None:
    s = scene(Throw(ANN), at={ANN: "gryffindor_common_room"}, cash={ANN: 10**12})
    do(s, rolled(4, 1))
    assert s.cash == [10**12 + 200, 1500, 1500]
