"""Buildings go back to the Bank at half price and evenly; and what happens if it lacks huts."""

import pytest

from greathall.games.monopoly.board import HUT, MEMBERS
from greathall.games.monopoly.model import Leave, Raze, Sell, Sold
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.shortage import PieceBid
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import build, raze, refused, scene, sell, space, spaces
from tests.table import ANN, BOB, do, kinds, legal, put, rule, told


@rule("MO-14.2")
@pytest.mark.parametrize("group", range(8))
def test_a_hut_goes_back_for_half_its_price(group: int) -> None:
    first = MEMBERS[group][0]
    s = scene(Window(ANN), owns={ANN: "violet sky_blue purple orange red yellow green blue"}, cash={ANN: 0})
    put(s, built={first: 1}, huts=31)
    do(s, Sell(first))
    assert (s.cash[ANN], s.huts, s.built[first]) == (HUT[first] // 2, 32, 0)
    assert 2 * s.cash[ANN] == HUT[first], "half of every price is whole"


@rule("MO-14.2", "M-58")
def test_huts_are_sold_one_by_one_and_evenly() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"godrics_hollow": 2, "burrow": 3, "grimmauld_place": 2},
              cash={ANN: 0})
    assert refused(s, sell("godrics_hollow")) == "MO-14.2"
    assert refused(s, raze("orange")) == "M-56", "huts never go all at once"
    do(s, sell("burrow"), sell("burrow"))
    assert refused(s, sell("burrow")) == "MO-14.2"
    do(s, sell("grimmauld_place"), sell("godrics_hollow"))
    assert [s.built[where] for where in spaces("orange")] == [1, 1, 1]
    assert s.cash[ANN] == 4 * 50


@rule("MO-14.2")
def test_selling_is_even_in_each_group_by_itself() -> None:
    s = scene(Window(ANN), owns={ANN: "orange violet"}, built={"orange": 3, "violet": 1})
    do(s, sell("privet_drive"), sell("burrow"), sell("leaky_cauldron"))
    assert refused(s, sell("privet_drive")) == "MO-14.2"  # nothing stands there


@rule("MO-14.2")
def test_nobody_sells_what_is_anothers() -> None:
    s = scene(Window(ANN), owns={BOB: "orange"}, built={"orange": 5})
    assert refused(s, sell("burrow")) == "MO-14.2"
    assert refused(s, raze("orange")) == "MO-14.2"


@rule("M-57")
def test_half_of_the_deeds_price_whatever_was_bid_for_it() -> None:
    s = scene(Window(ANN), owns={ANN: "violet", BOB: "orange"}, cash={ANN: 400})
    s.then(PieceBid(BOB, False, 400, ANN, space("privet_drive"), (BOB, ANN)))
    do(s, Leave())
    assert (s.cash[ANN], s.built[space("privet_drive")]) == (0, 1)
    do(s, sell("privet_drive"))
    assert s.cash[ANN] == 25


@rule("M-49", "M-58")
def test_selling_is_open_in_the_money_windows_too() -> None:
    for step in (Buying(ANN, space("gringotts"), 260), Bidding(ANN, space("gringotts"), 5, BOB, (ANN, BOB)),
                 Debt(ANN, BOB, 200, "rent")):
        s = scene(step, owns={ANN: "orange"}, built={"orange": 1}, cash={ANN: 10})
        do(s, sell("burrow"))
        assert s.cash[ANN] == 60
        assert "Build" not in kinds(s)


# ── manors ───────────────────────────────────────────────────────────────────
@rule("MO-14.2", "M-56")
def test_a_manor_steps_down_to_four_huts_of_the_bank() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"orange": 5}, cash={ANN: 0})
    put(s, huts=4)
    do(s, sell("burrow"))
    assert s.built[space("burrow")] == 4
    assert (s.huts, s.manors, s.cash[ANN]) == (0, 10, 50)


@rule("MO-14.2", "M-56")
def test_no_step_down_without_four_huts() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"orange": 5})
    put(s, huts=3)
    assert refused(s, sell("burrow")) == "M-56"


@rule("MO-14.2", "M-56")
@pytest.mark.parametrize("huts", [0, 3, 32])
def test_all_manors_of_a_group_at_once_whatever_the_bank_has(huts: int) -> None:
    s = scene(Window(ANN), owns={ANN: "orange violet"}, built={"orange": 5, "violet": 1}, cash={ANN: 0})
    put(s, huts=huts)
    do(s, raze("orange"))
    assert [s.built[where] for where in spaces("orange violet")] == [0, 0, 0, 1, 1]
    assert (s.huts, s.manors) == (huts, 12)
    assert s.cash[ANN] == 3 * 250
    assert [e.amount for e in told(s, Sold)] == [250, 250, 250]


@rule("M-56")
def test_a_mixed_group_goes_in_one_act_only_where_the_huts_are_lacking() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"godrics_hollow": 5, "burrow": 4, "grimmauld_place": 4},
              cash={ANN: 0})
    put(s, huts=3)
    assert [a for a in legal(s) if isinstance(a, Sell | Raze)] == [raze("orange")]
    do(s, raze("orange"))
    assert (s.huts, s.manors, s.cash[ANN]) == (11, 12, 250 + 200 + 200)


@rule("M-56")
def test_a_mixed_group_is_sold_step_by_step_where_the_huts_are_there() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"godrics_hollow": 5, "burrow": 4, "grimmauld_place": 4})
    put(s, huts=4)
    assert refused(s, raze("orange")) == "M-56"
    assert refused(s, sell("burrow")) == "MO-14.2"
    do(s, sell("godrics_hollow"))
    assert [s.built[where] for where in spaces("orange")] == [4, 4, 4]


@rule("MO-14.2")
def test_a_manor_counts_as_five_huts_all_the_way_down() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 5}, cash={ANN: 0})
    for _ in range(5):
        do(s, sell("privet_drive"), sell("leaky_cauldron"))
    assert (s.cash[ANN], s.huts, s.manors) == (10 * 25, 32, 12)
    assert s.bare(space("privet_drive"))


@rule("MO-14.2")
def test_what_was_sold_may_be_built_again_at_full_price() -> None:
    s = scene(Window(ANN), owns={ANN: "violet"}, built={"violet": 1}, cash={ANN: 100})
    do(s, sell("privet_drive"), build("privet_drive"))
    assert s.cash[ANN] == 75


@rule("M-56")
@pytest.mark.parametrize("huts", range(6))
@pytest.mark.parametrize("built", [(5, 5, 5), (5, 5, 4), (5, 4, 4), (4, 4, 3), (1, 0, 0)])
def test_nobody_is_ever_stuck_with_buildings(huts: int, built: tuple[int, ...]) -> None:
    """Whatever the Bank lacks, all buildings can be turned into exactly half their price."""
    s = scene(Debt(ANN, BANK, 10_000, "tax"), owns={ANN: "orange"}, cash={ANN: 0})
    put(s, built=dict(zip(spaces("orange"), built, strict=True)), huts=huts)
    while sales := [a for a in legal(s) if isinstance(a, Sell | Raze)]:
        do(s, sales[-1])
        assert s.huts >= 0
    assert s.cash[ANN] == sum(built) * 50
    assert s.bare(space("burrow"))
