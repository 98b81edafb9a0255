"""Faults of other programs that ours must never have."""

import pytest

from greathall.core.zones import EVERYBODY
from greathall.games.monopoly.board import CARDS, DECK_OF, DECKS
from greathall.games.monopoly.model import (
    Bankrupt, Bid, Build, Built, Buy, Leave, Paid, Resign, Yield,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.spaces import Draw
from greathall.games.monopoly.play.table import BANK
from greathall.games.monopoly.play.turn import Throw
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import (
    aside, build, deck, lift, mortgage, offer, refused, rolled, scene, space, spaces, turned,
)
from tests.table import ANN, BOB, CAT, DAN, do, legal, rule, told


@rule("MO-2.1", "MO-13.1")
def test_thirty_six_huts_instead_of_thirty_two() -> None:
    """Three groups of three want 36; the Bank has 32."""
    s = scene(Window(ANN), owns={ANN: "sky_blue purple orange"}, cash={ANN: 10_000})
    while builds := [a for a in legal(s) if isinstance(a, Build) and s.built[a.space] < 4]:
        do(s, min(builds, key=lambda a: s.built[a.space]))
    assert len(told(s, Built)) == 32
    assert s.huts == 0
    assert sum(s.built) == 32


@rule("MO-6.1")
@pytest.mark.parametrize(("name", "dice", "rent"), [
    ("godrics_hollow", (2, 4), 750), ("burrow", (3, 5), 750), ("grimmauld_place", (4, 5), 800)])
def test_seven_hundred_instead_of_seven_hundred_and_fifty(name: str, dice: tuple[int, int], rent: int) -> None:
    """Four huts on an orange deed."""
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, built={"orange": 4}, at={BOB: "azkaban"})
    do(s, rolled(*dice))
    assert s.at[BOB] == space(name)
    assert told(s, Paid) == [Paid(BOB, ANN, rent, "rent")]


@rule("MO-7.1", "MO-1.2")
@pytest.mark.parametrize("which", range(DECKS))
def test_decks_of_seventeen_cards(which: int) -> None:
    """Sixteen are drawn, each once; the seventeenth is the first again."""
    assert DECK_OF.count(which) == 16
    s = scene(holds={["dp_get_out", "qb_get_out"][which]: CAT})
    order = [card for card, of in enumerate(DECK_OF) if of == which and CARDS[card]["effect"] != "keep_get_out"]
    for card in order:
        outcomes = Draw(ANN, which).legal(s)
        assert turned(CARDS[card]["id"]) in outcomes
        deck(s, which).draw(card)
        deck(s, which).put_at_bottom(card, EVERYBODY)
    assert Draw(ANN, which).legal(s) == [turned(CARDS[order[0]]["id"])]
    assert len(order) == 15, "and the sixteenth is in Cat's hand"


@rule("MO-16.2", "M-73")
def test_deeds_passing_at_bankruptcy_without_interest() -> None:
    s = scene(Debt(ANN, BOB, 3000, "rent"), owns={ANN: "green utilities"}, mortgaged="green floo_network",
              cash={ANN: 4})
    do(s, Yield())
    assert [e.amount for e in told(s, Paid)] == [8, 15, 15, 16]
    assert s.cash[BOB] == 1500 + 4 - 54
    assert isinstance(s.agenda[-1], Keep)


@rule("MO-16.1", "M-82")
def test_a_player_losing_twice() -> None:
    """Bob is ruined by one of two debts at once; he is never asked for the other, and can't resign again."""
    s = scene(Draw(ANN, 1), seats=4, cash={ANN: 20}, owns={DAN: "owl_post"})
    do(s, turned("qb_imperius"))
    assert s.agenda[-1] == Debt(ANN, BOB, 50, "card")
    do(s, Yield())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BOB, 20)]
    assert refused(s, Resign(), ANN) == "MO-16.1"
    aside(s, BOB, Resign())
    assert [e.seat for e in told(s, Bankrupt)] == [ANN, BOB]
    assert s.living() == [CAT, DAN]


@rule("MO-16.2", "M-73")
def test_money_from_nothing_at_a_bankruptcy_to_a_player() -> None:
    """The creditor gets what the debtor had, not what was owed."""
    s = scene(Debt(ANN, BOB, 3000, "rent"), owns={ANN: "violet"}, built={"violet": 1}, cash={ANN: 40})
    do(s, Yield())
    assert s.cash == [0, 1500 + 40 + 2 * 25, 1500]


@rule("MO-16.3", "M-74")
def test_money_from_nothing_at_a_bankruptcy_to_the_bank() -> None:
    s = scene(Debt(ANN, BANK, 3000, "tax"), owns={ANN: "violet"}, built={"violet": 1}, cash={ANN: 40})
    do(s, Yield())
    assert s.cash == [0, 1500, 1500]
    do(s, Bid(5), Bid(6), Leave())
    assert sum(s.cash) == 3000 - 6


@rule("M-51", "MO-15.2")
def test_building_on_a_mortgaged_group() -> None:
    s = scene(Window(ANN), owns={ANN: "orange", BOB: "violet"}, mortgaged="godrics_hollow")
    assert {refused(s, Build(where)) for where in spaces("orange")} == {"MO-15.2"}
    do(s, lift("godrics_hollow"), build("burrow"))
    assert refused(s, mortgage("godrics_hollow")) == "MO-15.1"


@rule("M-28", "M-61", "MO-11.1", "MO-15.2", "MO-5.1")
def test_negative_balances() -> None:
    """Nothing is bought, bid, built, lifted or traded for more than the cash in hand."""
    s = scene(Window(ANN), owns={ANN: "orange owl_post", BOB: "gringotts"}, mortgaged="owl_post", cash={ANN: 82})
    assert refused(s, build("burrow")) == "MO-11.1"
    assert refused(s, lift("owl_post")) == "MO-15.2"
    assert refused(s, offer(BOB, takes="gringotts", pays=83)) == "M-61"
    s = scene(Bidding(ANN, space("burrow"), 0, BANK, (ANN, BOB)), cash={ANN: 82})
    assert refused(s, Bid(83)) == "M-28"
    s = scene(Throw(ANN), at={ANN: "azkaban"}, cash={ANN: 82})
    do(s, rolled(3, 5))
    assert refused(s, Buy()) == "MO-5.1"


@rule("MO-16.2")
def test_a_debt_beyond_the_cash_is_never_simply_taken_off() -> None:
    s = scene(Throw(BOB), turn=BOB, owns={ANN: "orange"}, built={"orange": 4}, at={BOB: "azkaban"}, cash={BOB: 100})
    do(s, rolled(3, 5))
    assert s.cash[:2] == [1500, 100]
    assert s.agenda[-1] == Debt(BOB, ANN, 750, "rent")
    do(s, Yield())
    assert s.cash[:2] == [1600, 0]
