"""Close a Shop: one sign, on any building; who may still come in, buy and leave."""

import pytest

from greathall.games.diagon_alley.board import BUILDINGS
from greathall.games.diagon_alley.model import (
    Buy, Cart, Close, Closed, End, Enter, Floo, Go, Land, Leave, PaidOut, Roll, Won,
)
from greathall.games.diagon_alley.play.table import NOWHERE
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    EVERYTHING, ITEM, SHOP, alley, close, door, enter, go, inside, items, refused, rolled, scene, street, threw, under,
)
from tests.table import ANN, BOB, asked, do, legal, rule, told


@rule("DA-8.1", "DA-7.4")
@pytest.mark.parametrize("shop", SHOP)
def test_any_building_the_bank_and_the_inn_too(shop: str) -> None:
    s = scene(hands={ANN: "close_shop"}, at={ANN: street(3)})
    assert s.sign == NOWHERE
    do(s, close(shop))
    assert s.sign == SHOP[shop]
    assert told(s, Closed) == [Closed(ANN, SHOP[shop])]
    assert under(s) == ["close_shop"]
    assert s.agenda[-1] == Turn(ANN, False)


@rule("DA-8.1", "DA-C08")
def test_another_card_moves_the_one_sign_to_another_building() -> None:
    s = scene(hands={ANN: "close_shop"}, sign="robes", at={ANN: street(3)})
    assert legal(s) == [Roll(), *(Close(shop) for shop in range(len(BUILDINGS)) if shop != SHOP["robes"])]
    assert refused(s, close("robes")) == "DA-8.1"
    assert refused(s, Close(8)) == refused(s, Close(-1)) == "DA-8.1"
    do(s, close("wands"))
    assert s.sign == SHOP["wands"]
    s.at[ANN] = street(23)
    do(s, Roll(), rolled(2, 2))
    assert enter("robes") in legal(s), "the first is open again"


@rule("DA-C08")
def test_it_hangs_until_it_is_moved_whoever_hung_it() -> None:
    s = scene(hands={ANN: "close_shop"}, at={BOB: street(23)})
    do(s, close("robes"), Roll(), rolled(1, 1), Roll(), rolled(2, 2))
    assert s.turn == BOB
    assert enter("robes") not in legal(s)


@rule("DA-8.2", "DA-4.3")
@pytest.mark.parametrize("dice", [(2, 2), (2, 3)])
def test_a_closed_shop_is_not_entered_from_the_front(dice: tuple[int, int]) -> None:
    """Ann lands on its doorway, or passes it."""
    s = scene(sign="books", at={ANN: street(30 - 4)})
    do(s, Roll(), rolled(*dice))
    assert s.agenda[-1] == Turn(ANN, True), "there is nothing to choose"
    assert s.shop(ANN) == NOWHERE
    s = scene(sign="books", at={ANN: street(24)})
    do(s, Roll(), rolled(3, 4))
    assert legal(s) == [Land(), enter("robes")]
    assert refused(s, enter("books")) == "DA-8.2"


@rule("DA-8.2", "DA-C10", "DA-C08")
def test_who_is_inside_may_close_it_stay_buy_and_leave_by_the_front() -> None:
    s = scene(hands={ANN: "close_shop"}, at={ANN: inside("robes"), BOB: inside("robes")})
    do(s, close("robes"), Buy())
    assert items(s, ANN) == ["robe"]
    do(s, Roll(), rolled(2, 3))
    assert s.at[ANN] == street(29), "the doorway was the first of five"


@rule("DA-C10")
def test_and_so_may_another_who_is_inside() -> None:
    s = scene(hands={ANN: "close_shop"}, at={ANN: street(1), BOB: inside("robes")})
    do(s, close("robes"), Roll(), rolled(1, 1))
    assert s.shop(BOB) == SHOP["robes"]
    do(s, Buy())
    assert items(s, BOB) == ["robe"]


# ── the ways in ──────────────────────────────────────────────────────────────
@rule("DA-8.2", "DA-6.9", "DA-K10")
def test_by_the_back_door_and_one_may_buy() -> None:
    s = scene(sign="robes", at={ANN: alley(21)}, hands={ANN: "leave_knockturn"})
    do(s, Leave())
    assert s.shop(ANN) == SHOP["robes"]
    do(s, Buy())
    assert items(s, ANN) == ["robe"]
    assert asked(s) == BOB


@rule("DA-8.2", "DA-9.3")
def test_by_floo_powder_and_one_may_buy() -> None:
    s = scene(sign="wands", at={ANN: inside("robes")}, hands={ANN: "floo_powder"})
    do(s, Floo(True), threw(1), go("wands"), Buy())
    assert items(s, ANN) == ["wand"]
    s = scene(sign="wands", at={ANN: inside("robes")}, hands={ANN: "floo_powder"})
    do(s, Floo(True), threw(2))
    assert s.shop(ANN) == SHOP["wands"], "a wrong call leads in as well"


# ── the bank ─────────────────────────────────────────────────────────────────
@rule("DA-8.3", "DA-C09", "DA-4.5")
@pytest.mark.parametrize(("start", "dice"), [(16, (2, 2)), (16, (2, 3)), (18, (1, 2)), (18, (1, 1))])
def test_a_closed_bank_pays_nobody_who_lands_passes_or_is_banished_past_it(start: int, dice: tuple[int, int]) -> None:
    s = scene(sign="bank", at={ANN: street(start)})
    do(s, Roll(), rolled(*dice))
    assert told(s, PaidOut) == []
    assert s.coins[ANN] == [2, 2, 2]


@rule("DA-8.3", "DA-C09")
def test_when_the_sign_moves_the_bank_pays_again_and_owes_nothing() -> None:
    s = scene(sign="bank", at={ANN: door("bank")}, hands={ANN: "close_shop cart_to_gringotts"})
    do(s, close("inn"))
    assert s.coins[ANN] == [2, 2, 2]
    do(s, Cart())
    assert s.coins[ANN] == [3, 3, 3]


# ── the inn ──────────────────────────────────────────────────────────────────
@rule("DA-8.3", "DA-E02")
def test_a_full_trunk_does_not_get_into_a_closed_inn_by_the_front() -> None:
    s = scene(sign="inn", at={ANN: street(37)}, trunk={ANN: EVERYTHING})
    do(s, Roll(), rolled(2, 2))
    assert s.at[ANN] == street(1), "on round the board"
    do(s, End())
    assert told(s, Won) == []


@rule("DA-8.1", "DA-E02", "DA-1.1")
def test_but_by_moving_the_sign_it_does() -> None:
    s = scene(sign="inn", at={ANN: street(37)}, trunk={ANN: EVERYTHING}, hands={ANN: "close_shop"})
    do(s, close("bank"), Roll(), rolled(2, 2), enter("inn"))
    assert told(s, Won) == [Won((ANN,), "home")]


@rule("DA-8.2", "DA-E02", "DA-K11")
def test_or_by_the_back_door() -> None:
    s = scene(sign="inn", at={ANN: alley(34)}, trunk={ANN: EVERYTHING})
    do(s, Roll(), rolled(1, 2))
    assert told(s, Won) == [Won((ANN,), "home")]


@rule("DA-9.3", "DA-E02", "DA-C13")
@pytest.mark.parametrize(("die", "way"), [(3, [go("inn")]), (2, [])])
def test_or_by_floo_powder_right_or_wrong(die: int, way: list[Go]) -> None:
    """From the bookshop the inn is the second fireplace."""
    s = scene(sign="inn", at={ANN: inside("books")}, trunk={ANN: EVERYTHING}, hands={ANN: "floo_powder"})
    do(s, Floo(True), threw(die), *way)
    assert told(s, Won) == [Won((ANN,), "home")]


@rule("DA-8.2")
def test_only_the_closed_one_is_closed() -> None:
    s = scene(sign="potions", at={ANN: street(3)})
    do(s, Roll(), rolled(6, 6))
    assert [a.shop for a in legal(s) if isinstance(a, Enter)] == [SHOP["cauldrons"], SHOP["owls"]]
    assert s.stock[ITEM["potion"]] == 2
