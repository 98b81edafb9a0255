"""The end: home with a full trunk in every way, the last round, and resigning."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import (
    Buy, End, Floo, GiveBack, Land, Leave, Pickpocket, Resign, Resigned, Roll, SendBack, Shove, Snatch, Suffer, Take,
    Won,
)
from greathall.games.diagon_alley.play.cards import Attacked, Returning
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import Rolling, Turn
from tests.games.diagon_alley.scenes import (
    CARD, EVERYTHING, ITEM, alley, aside, asides, close, door, drawn, enter, go, inside, items, moved, refused,
    roll, rolled, scene, street, swapped, threw, under,
)
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, put, rule, told

FULL = {ANN: EVERYTHING}


def won(s: Table, seat: int = ANN) -> bool:
    """That seat alone has come home, and nothing is asked any more."""
    result = GAME.result(s) if not s.agenda else None
    return bool(result and (result.winners, result.reason, result.rule) == ((seat,), "end-home", "DA-1.1")
                and told(s, Won) == [Won((seat,), "home")])


# ── home ─────────────────────────────────────────────────────────────────────
@rule("DA-1.1")
@pytest.mark.parametrize("throw", [(1, 2), (2, 4)])
def test_a_full_trunk_in_the_inn_wins_by_the_door_landed_on_or_passed(throw: tuple[int, int]) -> None:
    s = moved(street(38), *throw, trunk=FULL)
    do(s, enter("inn"))
    assert won(s), "a card that was due is not drawn any more"
    assert GAME.result(s).scores == (1.0, 0.0, 0.0)


@rule("DA-1.1")
def test_passing_the_inn_or_standing_before_it_is_not_enough() -> None:
    s = moved(street(38), 2, 4, trunk=FULL)
    do(s, Land())
    assert s.agenda
    s = moved(street(36), 2, 2, trunk=FULL)
    do(s, Land())
    assert (s.at[ANN], bool(s.agenda)) == (door("inn"), True)


@rule("DA-1.1")
@pytest.mark.parametrize("lacking", EVERYTHING.split())
def test_one_item_short_is_not_full(lacking: str) -> None:
    s = moved(street(38), 2, 4, trunk={ANN: EVERYTHING.replace(lacking, "")})
    do(s, enter("inn"))
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-K11", "DA-1.1")
def test_by_the_back_door_by_exact_count_by_doubles_or_by_a_card() -> None:
    assert won(moved(alley(31), 2, 3, trunk=FULL))
    assert won(moved(alley(34), 5, 5, trunk=FULL))
    s = scene(at={ANN: alley(34)}, trunk=FULL, hands={ANN: "leave_knockturn"})
    do(s, Leave())
    assert won(s)


@rule("DA-C13", "DA-1.1")
@pytest.mark.parametrize("sign", ["", "inn"])
def test_by_floo_powder_right_or_wrong_closed_or_not(sign: str) -> None:
    def thrown(odd: bool, die: int) -> Table:
        s = scene(at={ANN: inside("wands")}, trunk=FULL, hands={ANN: "floo_powder"}, sign=sign)
        do(s, Floo(odd), threw(die))
        return s

    right = thrown(True, 3)
    do(right, go("inn"))
    assert won(right)
    assert won(thrown(False, 1)), "the next fireplace is the inn's"


@rule("DA-1.1", "DA-K01", "DA-M05")
def test_even_banished_and_pushed_on_to_the_inns_back_door() -> None:
    edition = swapped("knockturn", 32, 36)
    taken = tuple(alley(gate) for gate in (31, 1, 11, 21))
    assert won(moved(street(31), 1, 1, taken, trunk=FULL, edition=edition))
    s = scene(seats=5, at={ANN: street(28)} | dict(zip(range(1, 5), taken, strict=True)), trunk=FULL, edition=edition)
    roll(s, 1, 3)
    do(s, Land())
    drawn(s, "banished")
    assert won(s), "by a card too"


@rule("DA-1.1", "DA-K14")
def test_or_going_through_a_gate_by_choice() -> None:
    s = moved(street(31), 2, 3, (alley(31),), trunk=FULL, edition=swapped("knockturn", 32, 36))
    do(s, legal(s)[-1])
    assert won(s)


@rule("DA-E01")
def test_a_trunk_that_is_filled_by_a_card_inside_the_inn_wins_at_once() -> None:
    s = scene(trunk={ANN: "cauldron potion owl robe book", BOB: "wand"}, hands={ANN: "trunk_snatch"},
              at={BOB: street(3)})
    do(s, Snatch(BOB), Suffer(), Take(ITEM["wand"]))
    assert won(s)


@rule("DA-E01", "DA-1.1")
def test_filled_elsewhere_it_has_to_be_brought_home() -> None:
    s = scene(trunk={ANN: "cauldron potion owl robe book", BOB: "wand"}, hands={ANN: "trunk_snatch"},
              at={ANN: street(2), BOB: street(3)})
    do(s, Snatch(BOB), Suffer(), Take(ITEM["wand"]))
    assert items(s, ANN) == EVERYTHING.split()
    assert s.agenda
    s = scene(at={ANN: inside("wands")}, trunk={ANN: "cauldron potion owl robe book"})
    do(s, Buy())
    assert s.agenda


@rule("DA-E02")
def test_a_closed_inn_is_not_entered_from_the_front_one_may_walk_on() -> None:
    s = moved(street(36), 2, 4, trunk=FULL, sign="inn")
    assert s.at[ANN] == street(2), "there is no choice"
    drawn(s, "defend")
    assert s.agenda[-1] == Turn(ANN, True)
    assert refused(s, enter("inn")) == "DA-8.3", "the sign is why, not that the move is over"
    s = moved(street(38), 2, 3, trunk=FULL, sign="inn")
    assert refused(s, enter("inn")) == "DA-8.3"
    s = moved(street(38), 2, 3, sign="inn")
    assert refused(s, enter("inn")) == "DA-8.2", "whoever could not win there is refused like at any shop"


@rule("DA-E02")
def test_by_the_back_door_it_is_or_when_the_sign_has_moved() -> None:
    assert won(moved(alley(34), 2, 2, trunk=FULL, sign="inn"))
    s = scene(at={ANN: street(38)}, trunk=FULL, sign="inn", hands={ANN: "close_shop"})
    do(s, close("bank"))
    roll(s, 2, 4)
    do(s, enter("inn"))
    assert won(s)


@rule("DA-E03")
def test_a_full_trunk_that_has_lost_an_item_must_be_refilled() -> None:
    s = scene(seats=2, at={ANN: street(37)}, trunk=FULL, missed={BOB: 1}, items_for_everyone=True)
    roll(s, 1, 2)
    drawn(s, "returned_item")
    do(s, GiveBack(ITEM["owl"]), End())
    roll(s, 2, 4)
    do(s, enter("inn"))
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-E03")
def test_one_snatched_on_the_doorstep_is_one_too_few() -> None:
    s = scene(turn=CAT, at={ANN: street(38), BOB: street(10), CAT: street(30)}, trunk=FULL, hands={CAT: "trunk_snatch"})
    do(s, Snatch(ANN), Suffer(), SendBack(ITEM["robe"]))
    roll(s, 1, 4)
    do(s, Land())
    drawn(s, "defend")
    do(s, End())
    roll(s, 2, 4)
    do(s, enter("inn"))
    assert s.agenda[-1] == Turn(ANN, True)


@rule("DA-1.1")
def test_when_it_is_over_nobody_may_do_anything() -> None:
    s = moved(street(38), 2, 4, trunk=FULL)
    do(s, enter("inn"))
    assert refused(s, Roll(), BOB) == "DA-1.1"
    assert refused(s, Resign(), BOB) == "DA-1.1"
    assert asides(s, BOB) == []


# ── the last round ───────────────────────────────────────────────────────────
def last_turn(limit: int = 50, **facts: Any) -> Table:
    """The last seat of the last round has moved."""
    s = scene(Turn(CAT, True), turn=CAT, round_limit=limit, **facts)
    put(s, starter=ANN, round=limit)
    return s


@rule("DA-E04")
@pytest.mark.parametrize("limit", [500, 100, 50])
def test_after_the_last_round_the_most_items_win(limit: int) -> None:
    s = last_turn(limit, trunk={ANN: "owl", BOB: "owl robe"}, coins={ANN: (5, 5, 5)})
    do(s, End())
    result = GAME.result(s)
    assert (result.winners, result.reason, result.rule) == ((BOB,), "end-limit", "DA-E04")
    assert result.reason in GAME.limit_reasons


@rule("DA-E04")
def test_not_a_turn_earlier() -> None:
    s = last_turn()
    put(s, round=49)
    do(s, End())
    assert (s.round, asked(s)) == (50, ANN)
    s = scene(Turn(BOB, True), turn=BOB, round_limit=50)
    put(s, starter=ANN, round=50)
    do(s, End())
    assert asked(s) == CAT


@rule("DA-E04")
def test_among_equals_the_most_coins() -> None:
    s = last_turn(trunk={ANN: "owl", BOB: "book"}, coins={ANN: (0, 0, 4), BOB: (1, 1, 1), CAT: (5, 5, 5)})
    do(s, End())
    assert GAME.result(s).winners == (ANN,)


@rule("DA-E04")
def test_who_is_equal_in_both_shares_it() -> None:
    s = last_turn(trunk={ANN: "owl", CAT: "book"}, coins={ANN: (2, 1, 3), CAT: (6, 0, 0), BOB: (6, 6, 6)})
    do(s, End())
    result = GAME.result(s)
    assert (result.winners, result.scores) == ((ANN, CAT), (0.5, 0.0, 0.5))


@rule("DA-E04", "DA-E05")
def test_a_round_ends_before_the_seat_that_started_though_that_one_has_given_up() -> None:
    s = last_turn(trunk={BOB: "owl"})
    aside(s, ANN, Resign())
    do(s, End())
    assert GAME.result(s).winners == (BOB,)


# ── giving up ────────────────────────────────────────────────────────────────
@rule("DA-E05")
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize("seat", [ANN, BOB, CAT])
def test_before_or_after_a_roll_anybody_may_give_up(seat: int, rolled: bool) -> None:
    s = scene(Turn(ANN, rolled), seats=4)
    aside(s, seat, Resign())
    assert told(s, Resigned) == [Resigned(seat)]
    assert s.living() == [other for other in range(4) if other != seat]
    assert s.agenda[-1] == (Turn(BOB, False) if seat == ANN else Turn(ANN, rolled)), "the turn goes on, or passes"


@rule("DA-E05")
@pytest.mark.parametrize("step", [
    Walk(ANN, 5), LastBuy(ANN), Rolling(ANN), Attacked(BOB, ANN, CARD["shove"]), Returning(ANN)])
def test_not_while_something_is_being_settled(step: Any) -> None:
    s = scene(step, at={ANN: inside("robes")}, trunk={ANN: "owl"})
    for seat in (ANN, BOB, CAT):
        assert Resign() not in asides(s, seat)
        assert refused(s, Resign(), seat) == "DA-E05"


@rule("DA-E05")
def test_items_go_to_their_shops_coins_to_the_bank_cards_under_the_pile_and_the_hat_off_the_board() -> None:
    s = scene(at={BOB: street(4)}, trunk={BOB: "owl wand"}, coins={BOB: (3, 0, 1)}, hands={BOB: "shove defend"})
    before = GAME.census(s)
    aside(s, BOB, Resign())
    assert (s.at[BOB], s.coins[BOB], items(s, BOB), s.hands[BOB].cards) == (NOWHERE, [0, 0, 0], [], [])
    assert (s.stock[ITEM["owl"]], s.stock[ITEM["wand"]], s.bank) == (2, 3, [16, 16, 16])
    assert under(s) == ["shove", "defend"]
    assert GAME.census(s) == before
    assert GAME.view(s, ANN).bottoms == [None, None], "unseen by the others"
    assert GAME.view(s, BOB).bottoms == [CARD["shove"], CARD["defend"]]


@rule("DA-E05")
def test_the_cards_of_who_gives_up_go_under_the_pile_in_the_order_in_which_they_came() -> None:
    s = scene(at={ANN: street(1)}, hands={ANN: "shove close_shop"})
    do(s, Roll(), rolled(2, 1), Land())
    drawn(s, "defend")
    do(s, close("robes"))
    aside(s, ANN, Resign())
    assert under(s) == ["close_shop", "shove", "defend"], "what was played is there already"
    assert GAME.view(s, BOB).bottoms == [CARD["close_shop"], None, None]


@rule("DA-E05", "DA-4.2")
def test_the_space_is_free_again() -> None:
    s = scene(at={ANN: street(15), BOB: street(19)})
    aside(s, BOB, Resign())
    roll(s, 2, 2)
    assert s.at[ANN] == street(19)


@rule("DA-E05", "DA-2.4")
def test_the_seat_is_passed_over_and_has_nothing_more_to_say() -> None:
    s = scene(Turn(ANN, True), at={CAT: street(5)}, hands={ANN: "pickpocket"})
    aside(s, BOB, Resign())
    assert Pickpocket(BOB) not in legal(s)
    do(s, End())
    assert asked(s) == CAT
    assert refused(s, Roll(), BOB) == refused(s, Shove(ANN), BOB) == "DA-E05"
    assert asides(s, BOB) == []
    assert refused(s, Resign(), BOB) == "DA-E05"


@rule("DA-E05")
@pytest.mark.parametrize("order", [(ANN, BOB, CAT), (CAT, BOB, ANN), (BOB, ANN, DAN)])
def test_the_last_one_left_wins(order: tuple[int, ...]) -> None:
    s = scene(seats=4, trunk={BOB: "owl"})
    for seat in order:
        assert s.agenda
        aside(s, seat, Resign())
    [last] = {ANN, BOB, CAT, DAN} - set(order)
    result = GAME.result(s)
    assert (result.winners, result.reason, result.rule) == ((last,), "end-last", "DA-E05")
    assert result.scores[last] == 1.0


@rule("DA-E05", "DA-S05")
def test_who_gives_up_while_a_neighbour_misses_a_turn() -> None:
    s = scene(missed={BOB: 1})
    aside(s, ANN, Resign())
    assert (asked(s), s.missed[BOB]) == (CAT, 0)
