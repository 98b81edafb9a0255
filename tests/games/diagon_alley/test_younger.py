"""The rules for younger players: no cards, roll again, a ride to the bank, Floo Powder for all."""

from typing import Any

import pytest

import greathall
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import ITEMS
from greathall.games.diagon_alley.model import (
    Buy, Call, Called, Close, End, Entered, Exchange, Floo, Land, PaidOut, Ride, Roll, RollsAgain, Stay, Through,
    Won,
)
from greathall.games.diagon_alley.play.moving import LastBuy
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import FlooTo, ToTheBank, Turn
from tests.games.diagon_alley.scenes import (
    EVERYTHING, SHOP, alley, door, enter, go, inside, items, refused, rolled, scene, street, threw,
)
from tests.table import ANN, BOB, asked, do, legal, rule, told
from greathall.testing.walks import play_at_random

LOW, HIGH = Call(False), Call(True)


def young(**facts: Any) -> Table:
    return scene(younger=True, **facts)


# ── set-up ───────────────────────────────────────────────────────────────────
@rule("DA-11.1", "DA-Y01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_cards_no_sign_an_item_for_each_in_every_shop_and_the_first_seat_starts(seats: int) -> None:
    s = GAME.setup(seats, GAME.resolve_options(seats, {"younger": True}), {}, {})
    assert s.agenda[-1] == Turn(0, False)
    assert s.stock == [seats] * len(ITEMS)
    assert len(s.pile) == 0
    assert all(len(hand) == 0 for hand in s.hands)
    assert s.sign == NOWHERE
    assert s.coins == [[2, 2, 2]] * seats
    assert {s.shop(seat) for seat in range(seats)} == {SHOP["inn"]}


@rule("DA-11.1")
def test_no_card_can_be_played() -> None:
    s = young(at={ANN: inside("robes")})
    for act in (Floo(True), Close(0), Exchange()):
        assert refused(s, act) == "DA-11.1"


@rule("DA-11.1")
def test_the_words_say_who_starts() -> None:
    assert "youngest" in GAME.catalogue.say("option-younger-help")


# ── roll again ───────────────────────────────────────────────────────────────
@rule("DA-11.2", "DA-Y02")
@pytest.mark.parametrize(("start", "dice", "end", "again"), [
    (25, (2, 2), 29, True),  # a swirl
    (6, (1, 2), 8, True),  # a cauldron, which counts nothing
    (6, (2, 1), 8, True),
    (6, (1, 3), 9, True),  # both: one more roll all the same
    (26, (2, 2), 30, False)])
def test_a_swirl_or_a_cauldron_rolls_again_once(start: int, dice: tuple[int, int], end: int, again: bool) -> None:
    s = young(at={ANN: street(start)})
    do(s, Roll(), rolled(*dice), *([Land()] if end == 30 else []))
    assert s.at[ANN] == street(end)
    assert s.agenda[-1] == Turn(ANN, not again)
    assert len(told(s, RollsAgain)) == again


@rule("DA-11.2", "DA-Y02")
def test_there_is_no_limit_but_both_by_one_roll_are_one() -> None:
    s = young(at={ANN: street(6)})
    do(s, Roll(), rolled(1, 3), Roll(), rolled(1, 2), Land(), Roll(), rolled(1, 5), Land(), Roll(), rolled(2, 3))
    assert len(told(s, RollsAgain)) == 3
    do(s, End())
    assert asked(s) == BOB


@rule("DA-11.2", "DA-Y02", "DA-M07")
def test_a_swirl_given_up_by_entering_does_not_count() -> None:
    s = young(at={ANN: street(23)})
    do(s, Roll(), rolled(2, 2), enter("robes"))
    assert s.agenda[-1] == Turn(ANN, True)
    assert Roll() not in legal(s)


@rule("DA-Y03", "DA-11.5")
def test_with_a_cauldron_one_enters_buys_and_rolls_again() -> None:
    s = young(at={ANN: street(23)})
    do(s, Roll(), rolled(1, 2), enter("robes"))
    assert legal(s) == [Roll(), Buy(), LOW, HIGH]
    do(s, Buy())
    assert items(s, ANN) == ["robe"]
    do(s, Roll(), rolled(2, 3))
    assert s.at[ANN] == street(29), "out by the doorway"


# ── two cauldrons ────────────────────────────────────────────────────────────
@rule("DA-11.3", "DA-Y04")
def test_two_cauldrons_offer_a_ride_to_the_bank_pay_and_another_roll() -> None:
    s = young(at={ANN: street(30)})
    do(s, Roll(), rolled(1, 1))
    assert s.agenda[-1] == ToTheBank(ANN)
    assert legal(s) == [Ride(), Stay()]
    do(s, Ride())
    assert s.at[ANN] == door("bank")
    assert s.coins[ANN] == [3, 3, 3]
    assert s.agenda[-1] == Turn(ANN, False)
    assert told(s, RollsAgain) == [RollsAgain(ANN)]


@rule("DA-11.3", "DA-Y04")
@pytest.mark.parametrize("place", [street(30), inside("robes")])
def test_who_declines_stays_and_the_turn_is_over(place: int) -> None:
    s = young(at={ANN: place})
    do(s, Roll(), rolled(1, 1), Stay())
    assert s.at[ANN] == place
    assert told(s, PaidOut) == []
    assert asked(s) == BOB


@rule("DA-Y04", "DA-4.2")
def test_if_the_doorway_is_taken_the_next_free_space() -> None:
    s = young(at={ANN: street(30), BOB: door("bank")})
    do(s, Roll(), rolled(1, 1), Ride())
    assert s.at[ANN] == street(21)
    assert s.coins[ANN] == [3, 3, 3]


# ── Knockturn Alley ──────────────────────────────────────────────────────────
@rule("DA-Y05", "DA-11.5")
def test_into_knockturn_alley_only_by_choice_and_no_roll_again_there() -> None:
    s = young(at={ANN: street(1)})
    do(s, Roll(), rolled(1, 3))
    assert Through(0) in legal(s)
    do(s, Through(0))
    assert s.at[ANN] == alley(1)
    assert asked(s) == BOB, "the cauldron is forgotten"
    s = young(at={ANN: alley(4)})
    do(s, Roll(), rolled(1, 2))
    assert s.at[ANN] == alley(6)
    assert asked(s) == BOB


@rule("DA-Y05", "DA-6.4", "DA-6.5", "DA-6.7")
@pytest.mark.parametrize(("start", "dice", "place"), [
    (4, (1, 1), inside("potions")), (4, (3, 3), inside("potions")), (5, (1, 3), inside("potions")),
    (37, (5, 6), street(38))])
def test_out_by_doubles_cauldrons_too_by_exact_count_and_at_the_end(start: int, dice: tuple[int, int],
                                                                     place: int) -> None:
    s = young(at={ANN: alley(start)}, coins={ANN: (0, 0, 0)})
    do(s, Roll(), rolled(*dice))
    assert s.at[ANN] == place
    assert asked(s) == BOB


@rule("DA-Y05", "DA-6.9")
def test_who_comes_out_into_a_shop_may_buy() -> None:
    s = young(at={ANN: alley(4)})
    do(s, Roll(), rolled(1, 1))
    assert s.agenda[-1] == LastBuy(ANN)
    do(s, Buy())
    assert items(s, ANN) == ["potion"]


# ── Floo Powder ──────────────────────────────────────────────────────────────
@rule("DA-11.4", "DA-Y06")
@pytest.mark.parametrize("call", [LOW, HIGH])
@pytest.mark.parametrize("die", range(1, 7))
def test_low_is_up_to_three_the_cauldron_too(call: Call, die: int) -> None:
    s = young(at={ANN: inside("robes")}, coins={ANN: (0, 0, 0)})
    do(s, call, threw(die))
    right = (die >= 4) == call.high
    assert told(s, Called) == [Called(ANN, right, die)]
    assert isinstance(s.agenda[-1], FlooTo) == right
    if not right:
        assert s.at[ANN] == inside("robes"), "stay"
        assert asked(s) == BOB, "and the turn is over"


@rule("DA-11.4", "DA-Y06")
def test_right_any_other_building_without_pay_and_one_may_buy() -> None:
    s = young(at={ANN: inside("owls")})
    do(s, LOW, threw(1))
    assert go("owls") not in legal(s)
    assert len(legal(s)) == 6
    do(s, go("robes"))
    assert told(s, Entered) == [Entered(ANN, SHOP["robes"], "floo")]
    assert told(s, PaidOut) == []
    assert legal(s) == [End(), Buy()]
    do(s, Buy())
    assert items(s, ANN) == ["robe"]
    assert asked(s) == BOB


@rule("DA-11.4", "DA-Y06")
def test_wrong_one_may_still_buy_where_one_is() -> None:
    s = young(at={ANN: inside("owls")})
    do(s, LOW, threw(6))
    assert legal(s) == [End(), Buy()]
    do(s, Buy())
    assert items(s, ANN) == ["owl"]


@rule("DA-11.4", "DA-Y03")
def test_after_floo_powder_the_turn_is_over_even_if_a_cauldron_was_rolled() -> None:
    for die in (1, 6):
        s = young(at={ANN: street(23)}, coins={ANN: (0, 0, 0)})
        do(s, Roll(), rolled(1, 2), enter("robes"), LOW, threw(die), *([go("inn")] if die == 1 else []))
        assert asked(s) == BOB


@rule("DA-11.4")
def test_only_inside() -> None:
    s = young(at={ANN: door("robes")})
    assert legal(s) == [Roll()]
    assert refused(s, LOW) == "DA-11.4"
    assert refused(scene(at={ANN: inside("robes")}), LOW) == "DA-11.4", "and not in the full game"


@rule("DA-11.4", "DA-Y06")
def test_after_a_wrong_call_another_shop_must_be_entered_first() -> None:
    s = young(at={ANN: inside("robes"), BOB: street(1), 2: street(2)}, coins={ANN: (0, 0, 0)})
    do(s, LOW, threw(6))
    s.clear()
    s.then(Turn(ANN, False))
    assert legal(s) == [Roll()]
    assert refused(s, HIGH) == "DA-11.4"
    s.at[ANN] = street(23)
    do(s, Roll(), rolled(2, 2), enter("robes"))
    assert LOW not in legal(s), "the same shop is not another"
    s.clear()
    s.then(Turn(ANN, False))
    do(s, Roll(), rolled(2, 4), enter("books"))
    assert LOW in legal(s)
    s.clear()
    s.at[ANN] = street(23)
    s.then(Turn(ANN, False))
    do(s, Roll(), rolled(2, 2), enter("robes"))
    assert LOW in legal(s), "and now the first is as good as any"


@rule("DA-11.4")
def test_who_was_right_may_call_again_next_turn() -> None:
    s = young(at={ANN: inside("robes")}, coins={ANN: (0, 0, 0)})
    do(s, LOW, threw(2), go("wands"))
    s.clear()
    s.then(Turn(ANN, False))
    assert LOW in legal(s)


# ── the end ──────────────────────────────────────────────────────────────────
@rule("DA-11.5", "DA-1.1")
@pytest.mark.parametrize(("place", "way"), [
    (street(37), [Roll(), rolled(2, 2), enter("inn")]), (inside("wands"), [LOW, threw(3), go("inn")]),
    (alley(34), [Roll(), rolled(1, 1)])])
def test_home_with_a_full_trunk_wins_by_door_powder_or_back_door(place: int, way: list[Any]) -> None:
    s = young(at={ANN: place}, trunk={ANN: EVERYTHING})
    do(s, *way)
    assert told(s, Won) == [Won((ANN,), "home")]


@rule("DA-Y07", "DA-11.5")
def test_a_whole_game_ends() -> None:
    match = play_at_random("diagon_alley", 3, "young", younger=True, round_limit=50)
    assert match.result is not None
    assert greathall.replay(match.record()).result == match.result
