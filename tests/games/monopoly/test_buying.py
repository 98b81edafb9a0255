"""Buying: the printed price, raising the money first, and what happens if nobody wants a deed."""

import pytest

from greathall.games.monopoly.board import DEEDS, NAMES, PRICE
from greathall.games.monopoly.model import (
    Accept, Bought, Build, Buy, Decline, Declined, Lift, Mortgage, Offer, Pass, Raze, Sell,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import SPACE, offer, owned, refused, rolled, scene, space, turned
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told


def at_the_cauldron(**facts: object) -> Table:
    """Ann has landed on The Leaky Cauldron, G 60."""
    s = scene(Throw(ANN), **facts)  # type: ignore[arg-type]  # handed on as they are
    do(s, rolled(1, 2))
    return s


@rule("MO-5.1")
@pytest.mark.parametrize("name", [name for name, at in SPACE.items() if at in DEEDS])
def test_who_lands_on_an_unowned_property_may_buy_it_at_the_printed_price(name: str) -> None:
    at = space(name)
    s = scene(Throw(ANN))
    s.at[ANN] = (at - 4) % 40
    before = 1500 + (200 if s.at[ANN] > at else 0)
    do(s, rolled(1, 3))
    assert asked(s) == ANN
    do(s, Buy())
    assert owned(s, ANN) == [NAMES[at]]
    assert s.cash[ANN] == before - PRICE[at]
    assert told(s, Bought) == [Bought(ANN, at, PRICE[at])]


@rule("MO-5.1")
def test_own_property_asks_nothing() -> None:
    s = at_the_cauldron(owns={ANN: "leaky_cauldron"})
    assert not isinstance(s.agenda[-1], Buying)
    assert s.cash == [1500] * 3


@rule("MO-5.1")
def test_without_the_cash_it_can_not_be_bought() -> None:
    s = at_the_cauldron(cash={ANN: 59})
    assert kinds(s) == ["Decline"]
    assert refused(s, Buy()) == "MO-5.1"
    s = at_the_cauldron(cash={ANN: 60})
    do(s, Buy())
    assert s.cash[ANN] == 0


@rule("MO-5.1", "M-26")
def test_the_money_may_be_raised_first_by_a_mortgage() -> None:
    s = at_the_cauldron(owns={ANN: "burrow"}, cash={ANN: 10})
    do(s, Mortgage(space("burrow")), Buy())
    assert owned(s, ANN) == ["The Leaky Cauldron", "The Burrow"]
    assert s.cash[ANN] == 40


@rule("M-26")
def test_the_money_may_be_raised_first_by_selling_buildings() -> None:
    s = at_the_cauldron(owns={ANN: "orange blue"}, built={"orange": 1, "blue": 5}, cash={ANN: 10})
    do(s, Sell(space("burrow")), Buy())
    assert (s.cash[ANN], s.built[space("burrow")]) == (0, 0)
    s = at_the_cauldron(owns={ANN: "blue"}, built={"blue": 5}, cash={ANN: 10})
    do(s, Raze(7), Buy())
    assert s.cash[ANN] == 10 + 1000 - 60


@rule("M-26")
def test_the_money_may_be_raised_first_by_a_trade() -> None:
    s = at_the_cauldron(owns={ANN: "burrow"}, cash={ANN: 10})
    do(s, Offer(BOB, (space("burrow"),), (), 0, 150))
    assert asked(s) == BOB
    do(s, Accept())
    assert asked(s) == ANN
    do(s, Buy())
    assert owned(s, ANN) == ["The Leaky Cauldron"]
    assert s.cash[:2] == [100, 1350]


@rule("M-26", "M-65")
def test_the_window_before_a_purchase_has_its_own_offers() -> None:
    """Offers made before the throw do not count against those made here."""
    s = scene(Throw(ANN), seats=2, owns={ANN: "burrow"}, cash={ANN: 10}, offers=1)
    s.offers = [1, 1]
    burrow = (space("burrow"),)
    do(s, rolled(1, 2), Offer(BOB, burrow, (), 0, 150), Offer(ANN, (), burrow, 140, 0), Accept())
    assert (s.cash[ANN], s.deeds(BOB)) == (150, list(burrow))
    assert refused(s, Offer(BOB, (), burrow, 1, 0)) == "M-65"


@rule("M-26", "M-49")
def test_only_what_brings_money_may_be_done_before_buying() -> None:
    s = at_the_cauldron(owns={ANN: "orange burrow blue"}, mortgaged="room_of_requirement")
    assert refused(s, Build(space("burrow"))) == "M-49"
    assert refused(s, Lift(space("room_of_requirement"))) == "M-49"
    assert refused(s, Pass(NOW)) == "M-50"


@rule("MO-3.5", "M-26", "M-49")
def test_before_buying_a_trade_must_bring_cash() -> None:
    """You can't spend cash on another deed first, or swap one for nothing; a counter-offer is no way round it."""
    s = at_the_cauldron(owns={ANN: "burrow owl_post", BOB: "gringotts"}, mortgaged="gringotts", offers=10)
    assert refused(s, offer(BOB, takes="gringotts", pays=1)) == "M-49"
    assert refused(s, offer(BOB, gives="burrow", takes="gringotts")) == "M-49"
    assert refused(s, offer(BOB, gives="burrow", takes="gringotts", asks=13)) == "M-49", "the interest eats it up"
    assert not [a for a in legal(s) if isinstance(a, Offer) and a.takes]
    do(s, offer(BOB, gives="burrow", takes="gringotts", asks=14), Decline(), offer(BOB, gives="burrow", asks=100))
    assert refused(s, offer(ANN, gives="gringotts", asks=100)) == "M-49"
    do(s, offer(ANN, takes="burrow", pays=99), Accept())
    assert s.cash[:2] == [1599, 1401]


@rule("M-26")
def test_from_a_list_deeds_are_sold_to_the_richest_before_buying() -> None:
    s = at_the_cauldron(owns={ANN: "burrow owl_post"}, mortgaged="owl_post", cash={CAT: 1600})
    assert [a for a in legal(s) if isinstance(a, Offer)] == [
        offer(CAT, gives="burrow", asks=180), offer(CAT, gives="owl_post", asks=75)]


@rule("MO-5.2", "M-31")
def test_who_declines_starts_an_auction_at_once() -> None:
    s = at_the_cauldron()
    do(s, Decline())
    assert told(s, Declined) == [Declined(ANN, space("leaky_cauldron"))]
    assert isinstance(s.agenda[-1], Bidding)
    assert s.owner[space("leaky_cauldron")] == BANK


@rule("M-31", "MO-7.3")
def test_landing_by_card_may_buy_or_decline_as_usual() -> None:
    s = scene(Throw(ANN))
    do(s, rolled(3, 4), turned("qb_hagrid"))
    assert Buy() in legal(s)
    do(s, Decline())
    assert isinstance(s.agenda[-1], Bidding)
    assert s.agenda[-1].space == space("hagrids_hut")


@rule("M-31", "MO-7.4")
@pytest.mark.parametrize(("card", "where"), [
    ("qb_utility", "floo_network"), ("qb_common_room_a", "hufflepuff_common_room")])
def test_the_nearest_room_or_utility_may_be_bought_when_nobody_owns_it(card: str, where: str) -> None:
    s = scene(Throw(ANN))
    do(s, rolled(3, 4), turned(card), Buy())
    assert s.owner[space(where)] == ANN
    assert s.cash[ANN] == 1500 - PRICE[space(where)]


@rule("MO-5.2")
def test_only_the_one_who_landed_may_buy_at_the_printed_price() -> None:
    s = at_the_cauldron()
    for other in (BOB, CAT):
        assert refused(s, Buy(), other) == "MO-3.1"
    do(s, Decline())
    assert refused(s, Buy()) == "MO-5.2"
