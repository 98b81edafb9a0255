"""Huts: who may buy them, at what price, and evenly."""

import pytest

from greathall.games.monopoly.model import Build, Built, Paid
from greathall.games.monopoly.play.turn import Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import build, lift, refused, rolled, scene, space, spaces
from tests.table import ANN, BOB, do, legal, put, rule, told


# ── who may build ────────────────────────────────────────────────────────────
@rule("MO-11.1")
def test_the_owner_of_a_whole_group_buys_a_hut_at_the_deeds_price() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, cash={ANN: 150})
    do(s, build("burrow"))
    assert s.built[space("burrow")] == 1
    assert s.cash[ANN] == 50
    assert s.huts == 31
    assert told(s, Built) == [Built(ANN, space("burrow"), 1, 100)]


@rule("MO-11.1")
@pytest.mark.parametrize(("group", "price"), [
    ("violet", 50), ("sky_blue", 50), ("purple", 100), ("orange", 100), ("red", 150), ("yellow", 150), ("green", 200),
    ("blue", 200)])
def test_a_hut_costs_what_the_deed_says(group: str, price: int) -> None:
    s = scene(Window(ANN), owns={ANN: group}, cash={ANN: price})
    do(s, Build(spaces(group)[0]))
    assert s.cash[ANN] == 0
    assert refused(s, Build(spaces(group)[1])) == "MO-11.1"  # nothing on credit


@rule("MO-11.1")
def test_a_group_in_two_hands_is_not_built_on() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow godrics_hollow", BOB: "grimmauld_place"})
    assert refused(s, build("burrow")) == "MO-11.1"
    assert refused(s, build("grimmauld_place")) == "MO-11.1"
    assert not [a for a in legal(s) if isinstance(a, Build)]


@rule("MO-11.1")
def test_a_group_that_is_partly_the_banks_is_not_built_on() -> None:
    s = scene(Window(ANN), owns={ANN: "privet_drive"})
    assert refused(s, build("privet_drive")) == "MO-11.1"


@rule("MO-11.1")
@pytest.mark.parametrize("group", ["common_rooms", "utilities"])
def test_common_rooms_and_utilities_carry_no_buildings(group: str) -> None:
    s = scene(Window(ANN), owns={ANN: group})
    assert {refused(s, Build(where)) for where in spaces(group)} == {"MO-11.1"}


@rule("MO-11.1", "MO-15.2", "M-51")
def test_a_mortgaged_sister_forbids_building_until_it_is_lifted() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, mortgaged="burrow")
    assert refused(s, build("godrics_hollow")) == "MO-15.2"
    assert refused(s, build("burrow")) == "MO-15.2"
    do(s, lift("burrow"), build("godrics_hollow"))
    assert s.built[space("godrics_hollow")] == 1


@rule("MO-11.1", "M-49")
def test_huts_are_bought_on_anothers_turn_and_from_azkaban() -> None:
    s = scene(Window(BOB), turn=ANN, owns={BOB: "violet"}, jailed={BOB: 1})
    do(s, build("privet_drive"))
    assert s.built[space("privet_drive")] == 1


# ── evenly ───────────────────────────────────────────────────────────────────
@rule("MO-11.2")
def test_the_first_hut_goes_anywhere_the_second_not_beside_it() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"})
    do(s, build("grimmauld_place"))
    assert refused(s, build("grimmauld_place")) == "MO-11.2"
    do(s, build("burrow"))
    assert refused(s, build("burrow")) == "MO-11.2"
    do(s, build("godrics_hollow"), build("burrow"))
    assert [s.built[where] for where in spaces("orange")] == [1, 2, 1]


@rule("MO-11.2")
def test_never_three_beside_one() -> None:
    s = scene(Window(ANN), owns={ANN: "blue"}, built={"room_of_requirement": 1, "dumbledores_office": 2})
    assert refused(s, build("dumbledores_office")) == "MO-11.2"


@rule("MO-11.2", "M-52")
def test_each_group_is_even_by_itself_and_groups_in_any_order() -> None:
    s = scene(Window(ANN), owns={ANN: "violet sky_blue"})
    do(s, build("privet_drive"), build("ollivanders"), build("leaky_cauldron"), build("privet_drive"))
    assert [s.built[where] for where in spaces("violet sky_blue")] == [2, 1, 0, 0, 1]
    assert refused(s, build("ollivanders")) == "MO-11.2"
    do(s, build("flourish_blotts"), build("leaky_cauldron"), build("wizard_wheezes"), build("ollivanders"))
    assert [s.built[where] for where in spaces("violet sky_blue")] == [2, 2, 1, 1, 2]


@rule("MO-11.2", "MO-12.1")
def test_at_most_four_huts_stand_on_a_property() -> None:
    """The fifth building is a manor, and waits for four huts on every property."""
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"privet_drive": 4, "leaky_cauldron": 3})
    assert refused(s, build("privet_drive")) == "MO-12.1"
    do(s, build("leaky_cauldron"))
    assert [s.built[where] for where in spaces("violet")] == [4, 4]
    assert s.huts == 24


# ── rent beside huts ─────────────────────────────────────────────────────────
@rule("MO-11.3")
def test_a_bare_property_of_a_whole_group_still_charges_double() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, built={"burrow": 1}, at={BOB: "azkaban"})
    do(s, rolled(2, 4))
    assert told(s, Paid) == [Paid(BOB, ANN, 28, "rent")]


@rule("MO-11.3")
def test_a_hut_charges_its_own_rent_not_double() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, built={"burrow": 1}, at={BOB: "azkaban"})
    do(s, rolled(3, 5))
    assert told(s, Paid) == [Paid(BOB, ANN, 70, "rent")]


# ── how many ─────────────────────────────────────────────────────────────────
@rule("MO-13.1")
def test_without_a_hut_in_the_bank_builders_wait_until_one_comes_back() -> None:
    s = scene(Window(ANN), owns={ANN: "orange violet"}, built={"burrow": 1})
    put(s, huts=0)
    assert refused(s, build("privet_drive")) == "MO-13.1"
    assert not [a for a in legal(s) if isinstance(a, Build)]
    put(s, huts=1)
    do(s, build("privet_drive"))
    assert s.huts == 0
