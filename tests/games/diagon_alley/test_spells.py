"""Spells on others and on yourself: who is in front, Trunk Snatch, Shove, Pickpocket, Cart, Found Coin, Quick Step."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import COINS
from greathall.games.diagon_alley.model import (
    Cart, CoinFound, Found, InAlley, Land, Landed, Lost, PaidOut, Pickpocket, Played, Quick, Resign, Rob, Robbed, Roll,
    SendBack, Shove, Snatch, Suffer, Take, Won,
)
from greathall.games.diagon_alley.play.cards import Attacked, Draw, Robbing, Snatching, in_front
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    CARD, EVERYTHING, ITEM, SHOP, alley, aside, door, enter, hand, inside, items, refused, rolled, scene, street, under,
)
from tests.table import ANN, BOB, CAT, DAN, EVE, asked, do, legal, rule, told


# ── the player in front ──────────────────────────────────────────────────────
@rule("DA-10.2", "DA-C05")
@pytest.mark.parametrize(("at", "front"), [
    ({ANN: street(10), BOB: street(15), CAT: street(20)}, [BOB]),
    ({ANN: street(10), BOB: street(9), CAT: street(8)}, [CAT]),  # nearly a lap, but Cat is met first
    ({ANN: street(38), BOB: street(2), CAT: street(20)}, [BOB]),  # round the corner
    ({ANN: street(22), BOB: street(26), CAT: inside("robes")}, [CAT]),  # inside counts as on the doorway, 25
    ({ANN: inside("robes"), BOB: street(26), CAT: street(24)}, [BOB]),
    ({ANN: inside("robes"), BOB: inside("robes"), CAT: street(24)}, [CAT]),  # the same place is a lap away
    ({ANN: inside("robes"), BOB: door("robes"), CAT: street(24)}, [CAT]),  # and so is the doorway
    ({ANN: door("robes"), BOB: inside("robes"), CAT: alley(20)}, [BOB]),  # nobody else is there
    ({ANN: street(10), BOB: alley(3), CAT: street(9)}, [CAT]),  # Knockturn Alley is skipped
    ({ANN: street(10), BOB: alley(3), CAT: alley(5)}, []),
    ({ANN: street(10), BOB: inside("owls"), CAT: inside("owls")}, [BOB, CAT]),  # both are equally near
    ({ANN: street(10), BOB: inside("owls"), CAT: door("owls")}, [BOB, CAT]),
    ({ANN: inside("inn"), BOB: inside("inn"), CAT: inside("inn")}, [BOB, CAT])])
def test_the_first_met_clockwise_on_the_street_or_in_a_building(at: dict[int, int], front: list[int]) -> None:
    s = scene(at=at, trunk={BOB: "owl", CAT: "owl"}, hands={ANN: "trunk_snatch"})
    assert in_front(s, ANN) == front
    assert [a for a in legal(s) if isinstance(a, Snatch)] == [Snatch(seat) for seat in front]


@rule("DA-C05", "DA-C04")
def test_an_empty_trunk_in_front_is_not_passed_over() -> None:
    s = scene(at={ANN: street(10), BOB: street(12), CAT: street(20)}, trunk={CAT: "owl"}, hands={ANN: "trunk_snatch"})
    assert legal(s) == [Roll()]
    assert refused(s, Snatch(CAT)) == refused(s, Snatch(BOB)) == "DA-C05"


@rule("DA-C05", "DA-C04")
def test_of_two_together_only_one_with_an_item_is_a_target() -> None:
    s = scene(at={ANN: street(10)}, trunk={CAT: "owl"}, hands={ANN: "trunk_snatch"})
    assert legal(s) == [Roll(), Snatch(CAT)]


@rule("DA-C05", "DA-E05")
def test_who_has_given_up_is_in_front_of_nobody() -> None:
    s = scene(seats=4, at={ANN: street(10), BOB: street(12), CAT: street(20)}, hands={ANN: "trunk_snatch shove"},
              trunk={CAT: "owl", BOB: "owl"})
    aside(s, BOB, Resign())
    assert in_front(s, ANN) == [CAT]
    assert [a for a in legal(s) if isinstance(a, Shove)] == [Shove(CAT), Shove(DAN)]


# ── Trunk Snatch ─────────────────────────────────────────────────────────────
def snatching(**facts: Any) -> Table:
    """Ann has played Trunk Snatch on Bob, who lets it happen."""
    s = scene(hands={ANN: "trunk_snatch"}, at={ANN: street(10), BOB: street(12)}, **facts)
    do(s, Snatch(BOB), Suffer())
    return s


@rule("DA-10.2", "DA-C06", "DA-7.4")
def test_an_item_that_is_lacking_goes_into_the_own_trunk_or_to_its_shop() -> None:
    s = snatching(trunk={ANN: "robe", BOB: "robe wand"})
    assert s.agenda[-1] == Snatching(ANN, BOB)
    assert legal(s) == [SendBack(ITEM["robe"]), SendBack(ITEM["wand"]), Take(ITEM["wand"])]
    assert refused(s, Take(ITEM["robe"])) == "DA-C06"
    assert refused(s, Take(ITEM["owl"])) == refused(s, SendBack(ITEM["owl"])) == "DA-10.2"
    do(s, Take(ITEM["wand"]))
    assert (items(s, ANN), items(s, BOB)) == (["robe", "wand"], ["robe"])
    assert told(s, Lost) == [Lost(BOB, ITEM["wand"], ANN)]
    assert under(s) == ["trunk_snatch"]
    assert s.agenda[-1] == Turn(ANN, False), "and the turn goes on"


@rule("DA-10.2", "DA-C06", "DA-P03")
@pytest.mark.parametrize("item", ["robe", "wand"])
def test_sent_back_it_is_for_sale_again(item: str) -> None:
    """Even an item that Ann lacks herself."""
    s = snatching(trunk={ANN: "robe", BOB: "robe wand"})
    stock = s.stock[ITEM[item]]
    do(s, SendBack(ITEM[item]))
    assert s.stock[ITEM[item]] == stock + 1
    assert item not in items(s, BOB)
    assert items(s, ANN) == ["robe"]
    assert told(s, Lost) == [Lost(BOB, ITEM[item], NOWHERE)]


@rule("DA-10.2", "DA-E01")
def test_the_last_item_does_not_win_outside_the_inn() -> None:
    s = snatching(trunk={ANN: EVERYTHING.replace("wand", ""), BOB: "wand"})
    do(s, Take(ITEM["wand"]))
    assert s.agenda[-1] == Turn(ANN, False)
    assert told(s, Won) == []


# ── Shove ────────────────────────────────────────────────────────────────────
@rule("DA-B02", "DA-C15", "DA-K02")
def test_a_shoved_player_goes_through_the_next_gate_at_once_and_the_turn_goes_on() -> None:
    s = scene(hands={ANN: "shove"}, at={ANN: street(10), BOB: inside("potions"), CAT: street(20)})
    assert legal(s) == [Roll(), Shove(BOB), Shove(CAT)]
    do(s, Shove(BOB), Suffer())
    assert s.at[BOB] == alley(11)
    assert [event.reason for event in told(s, InAlley)] == ["shoved"]
    assert s.agenda[-1] == Turn(ANN, False)
    do(s, Roll(), rolled(1, 1))
    assert s.agenda[-1] == Turn(BOB, False), "whose turn comes as before"


@rule("DA-B02", "DA-K03")
def test_on_the_way_past_the_bank_the_shoved_player_is_paid() -> None:
    s = scene(hands={ANN: "shove"}, at={BOB: street(18)})
    do(s, Shove(BOB), Suffer())
    assert told(s, PaidOut) == [PaidOut(BOB, 1, 1, 1)]
    s = scene(hands={ANN: "shove"}, at={BOB: street(18)}, banish_collects_at_gringotts=False)
    do(s, Shove(BOB), Suffer())
    assert told(s, PaidOut) == []


@rule("DA-B02", "DA-K12")
def test_nobody_in_knockturn_alley_is_shoved_or_robbed() -> None:
    s = scene(hands={ANN: "shove pickpocket"}, at={BOB: alley(4)})
    assert Shove(BOB) not in legal(s)
    assert [refused(s, a) for a in (Shove(BOB), Pickpocket(BOB))] == ["DA-K12", "DA-K12"]


@rule("DA-B02", "DA-K14", "DA-K11")
def test_one_may_be_shoved_out_again_and_even_home() -> None:
    """On a board where the inn's back door is right behind the only gate, which is taken."""
    s = scene(hands={ANN: "shove"}, seats=5, trunk={BOB: EVERYTHING}, edition=ONE_GATE)
    gate = s.board.diagon + s.board.gates[0][1]
    s.at[CAT] = gate
    s.at[BOB] = 0
    do(s, Shove(BOB), Suffer())
    assert told(s, Won) == [Won((BOB,), "home")]
    assert GAME.result(s).winners == (BOB,)


ONE_GATE = """
name = "One gate"
diagon = ["plain", "gate 1", "door leaky_cauldron", "door cauldron_shop", "door apothecary", "door owl_emporium",
  "door gringotts", "door robe_shop", "door bookshop", "door ollivanders", "gate exit", "card", "card", "card", "card",
  "card", "card", "card", "card", "card", "card", "card", "card", "card"]
knockturn = ["gate 1", "back leaky_cauldron", "back cauldron_shop", "back apothecary", "back owl_emporium",
  "back robe_shop", "back bookshop", "back ollivanders", "plain", "plain", "plain", "plain", "plain", "plain", "plain",
  "plain", "plain", "plain", "plain", "plain", "plain", "plain", "plain", "gate exit"]
"""


# ── Pickpocket and Found Coin ────────────────────────────────────────────────
@rule("DA-B03")
def test_a_coin_of_a_kind_the_target_has() -> None:
    s = scene(hands={ANN: "pickpocket"}, coins={BOB: (0, 3, 1), CAT: (0, 0, 0)}, at={BOB: inside("robes")})
    assert legal(s) == [Roll(), Pickpocket(BOB)]
    do(s, Pickpocket(BOB), Suffer())
    assert s.agenda[-1] == Robbing(ANN, BOB)
    assert legal(s) == [Rob(1), Rob(2)]
    assert refused(s, Rob(0)) == refused(s, Rob(3)) == "DA-B03"
    do(s, Rob(1))
    assert (s.coins[ANN], s.coins[BOB]) == ([2, 3, 2], [0, 2, 1])
    assert told(s, Robbed) == [Robbed(ANN, BOB, 1)]
    assert s.agenda[-1] == Turn(ANN, False)


@rule("DA-B05")
@pytest.mark.parametrize("coin", range(len(COINS)))
def test_a_found_coin_comes_from_the_bank(coin: int) -> None:
    s = scene(hands={ANN: "found_coin"})
    bank = s.bank[coin]
    do(s, Found(coin))
    assert s.coins[ANN] == [2 + (coin == i) for i in range(3)]
    assert s.bank[coin] == bank - 1
    assert told(s, CoinFound) == [CoinFound(ANN, coin)]
    assert s.agenda[-1] == Turn(ANN, False)


@rule("DA-B05")
def test_what_the_bank_has_not_is_not_found() -> None:
    s = scene(hands={ANN: "found_coin"}, coins={ANN: (16, 2, 2)})
    assert legal(s) == [Roll(), Found(1), Found(2)]
    assert refused(s, Found(0)) == refused(s, Found(5)) == "DA-B05"


# ── Cart to Gringotts ────────────────────────────────────────────────────────
@rule("DA-B04", "DA-S04")
@pytest.mark.parametrize("start", [street(3), inside("inn"), street(30), door("bank")])
def test_the_cart_goes_straight_to_the_bank_and_the_turn_ends_without_a_roll(start: int) -> None:
    s = scene(hands={ANN: "cart_to_gringotts"}, at={ANN: start})
    do(s, Cart())
    assert s.at[ANN] == door("bank")
    assert s.coins[ANN] == [3, 3, 3]
    assert told(s, PaidOut) == [PaidOut(ANN, 1, 1, 1)]
    assert asked(s) == BOB
    assert under(s) == ["cart_to_gringotts"]


@rule("DA-B04", "DA-4.2")
def test_if_the_doorway_is_taken_the_next_free_space_and_paid_all_the_same() -> None:
    s = scene(hands={ANN: "cart_to_gringotts"}, at={BOB: door("bank"), CAT: street(21)})
    do(s, Cart())
    assert s.at[ANN] == street(22)
    assert s.coins[ANN] == [3, 3, 3]
    assert asked(s) == BOB, "and no card for the swirl: the turn is over"


@rule("DA-B04", "DA-C09")
def test_a_closed_bank_pays_nothing() -> None:
    s = scene(hands={ANN: "cart_to_gringotts"}, sign="bank")
    do(s, Cart())
    assert s.at[ANN] == door("bank")
    assert told(s, PaidOut) == []


# ── Quick Step ───────────────────────────────────────────────────────────────
@rule("DA-B06")
def test_the_move_is_four_longer_with_all_that_is_on_the_way() -> None:
    s = scene(hands={ANN: "quick_step"}, at={ANN: street(25)})
    do(s, Quick(), Roll(), rolled(2, 3))
    assert enter("books") in legal(s), "nine spaces instead of five"
    do(s, Land())
    assert s.at[ANN] == street(34)


@rule("DA-B06", "DA-3.2")
def test_a_cauldron_still_counts_nothing() -> None:
    s = scene(hands={ANN: "quick_step"}, at={ANN: street(26)})
    do(s, Quick(), Roll(), rolled(1, 3), Land())
    assert s.at[ANN] == street(33)
    assert s.agenda[-1] == Draw(ANN)


@rule("DA-B06", "DA-3.3")
def test_two_cauldrons_banish_all_the_same() -> None:
    s = scene(hands={ANN: "quick_step"}, at={ANN: street(4)})
    do(s, Quick(), Roll(), rolled(1, 1))
    assert s.at[ANN] == alley(11)


@rule("DA-B06")
def test_it_is_gone_with_the_turn() -> None:
    s = scene(hands={ANN: "quick_step"}, at={ANN: street(26), BOB: street(25)})
    do(s, Quick(), Roll(), rolled(1, 1), Roll(), rolled(2, 2))
    assert told(s, Landed)[-1].space == street(29)


@rule("DA-B06")
def test_two_of_them_are_eight() -> None:
    s = scene(hands={ANN: "quick_step quick_step"}, at={ANN: street(26)}, edition=TWO_QUICK)
    do(s, Quick(), Quick(), Roll(), rolled(2, 2), Land())
    assert s.at[ANN] == street(38)


TWO_QUICK = "[spells]\nquick_step = 2\nfound_coin = 0\n"


# ── in the alley ─────────────────────────────────────────────────────────────
@rule("DA-6.3", "DA-K12", "DA-7.2")
def test_in_knockturn_alley_only_the_card_that_leads_out() -> None:
    spells = "floo_powder close_shop defend trunk_snatch shove pickpocket cart_to_gringotts found_coin quick_step"
    s = scene(hands={ANN: spells}, at={ANN: alley(5)}, trunk={BOB: "owl"})
    assert legal(s) == [Roll()]
    for act in (Snatch(BOB), Shove(BOB), Pickpocket(BOB), Cart(), Found(0), Quick()):
        assert refused(s, act) == "DA-6.3"


@rule("DA-7.3")
def test_nothing_is_played_in_anothers_turn() -> None:
    s = scene(hands={BOB: "shove close_shop defend"})
    assert refused(s, Shove(ANN), BOB) == "DA-7.3"


@rule("DA-7.2", "DA-C07")
def test_an_attack_tells_who_and_asks_the_target() -> None:
    s = scene(hands={ANN: "shove"}, seats=5)
    do(s, Shove(EVE))
    assert told(s, Played) == [Played(ANN, CARD["shove"], EVE)]
    assert s.agenda[-1] == Attacked(EVE, ANN, CARD["shove"])
    assert hand(s, ANN) == []
    assert s.shop(EVE) == SHOP["inn"], "nothing has happened yet"
