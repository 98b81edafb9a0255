"""Manors: after four huts on every property of the group."""

import pytest

from greathall.games.monopoly.model import Build, Built
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import build, refused, scene, space, spaces
from tests.table import ANN, do, put, rule, told


@rule("MO-12.1", "M-53")
@pytest.mark.parametrize(("group", "first", "price"), [
    ("violet", "privet_drive", 50), ("blue", "dumbledores_office", 200), ("orange", "burrow", 100),
    ("green", "malfoy_manor", 200)])
def test_a_manor_costs_its_price_and_four_huts_go_back(group: str, first: str, price: int) -> None:
    s = scene(Window(ANN), owns={ANN: group}, built={group: 4}, cash={ANN: price})
    huts = s.huts
    do(s, build(first))
    assert s.built[space(first)] == 5
    assert (s.huts, s.manors, s.cash[ANN]) == (huts + 4, 11, 0)
    assert told(s, Built) == [Built(ANN, space(first), 5, price)]


@rule("MO-12.1", "M-53", "M-59")
@pytest.mark.parametrize(("group", "few"), [("violet", "leaky_cauldron"), ("orange", "grimmauld_place")])
def test_four_huts_on_every_property_come_first(group: str, few: str) -> None:
    s = scene(Window(ANN), owns={ANN: group}, built={group: 4})
    put(s, built={space(few): 3}, huts=s.huts + 1)
    others = [where for where in spaces(group) if where != space(few)]
    assert {refused(s, Build(where)) for where in others} == {"MO-12.1"}
    do(s, build(few), Build(others[0]))
    assert s.built[others[0]] == 5


@rule("MO-12.1", "M-53")
def test_a_manor_next_door_counts_for_four_huts() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"orange": 4})
    do(s, build("burrow"), build("grimmauld_place"), build("godrics_hollow"))
    assert [s.built[where] for where in spaces("orange")] == [5, 5, 5]
    assert (s.huts, s.manors) == (32, 9)


@rule("MO-12.1", "M-59")
def test_one_manor_a_property() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 5})
    assert refused(s, build("privet_drive")) == "MO-12.1"


@rule("M-59")
def test_no_jump_from_three_huts_to_a_manor() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 3})
    do(s, build("privet_drive"))
    assert s.built[space("privet_drive")] == 4
    assert s.manors == 12


@rule("MO-13.1")
def test_without_a_manor_in_the_bank_there_is_none_to_buy() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 4})
    put(s, manors=0)
    assert refused(s, build("privet_drive")) == "MO-13.1"


@rule("MO-12.1", "MO-13.1")
def test_a_manor_needs_no_hut_in_the_bank() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 4})
    put(s, huts=0)
    do(s, build("privet_drive"))
    assert (s.huts, s.manors) == (4, 11)
