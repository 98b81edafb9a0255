"""Three for one: three spells go under the pile unseen, one card comes from the top."""

from typing import Any

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import Dropped, Exchange, Exchanged, Missed, Pick, Played, Roll
from greathall.games.diagon_alley.play.cards import Draw, Giving
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.scenes import (
    CARD, alley, drawn, drop, hand, inside, pick, refused, scene, stack, street, under,
)
from tests.table import ANN, BOB, CAT, asked, do, legal, rule, told


def given(hands: str = "shove defend close_shop floo_powder", **facts: Any) -> Table:
    """Ann has given Shove, Floo Powder and Defend, in this order."""
    s = scene(hands={ANN: hands}, **facts)
    do(s, Exchange(), pick("shove"), pick("floo_powder"), pick("defend"))
    return s


@rule("DA-7.5", "DA-C03")
def test_three_of_choice_go_under_the_pile_in_the_order_chosen_and_one_is_drawn() -> None:
    s = given()
    assert under(s) == ["shove", "floo_powder", "defend"]
    assert s.agenda[-1] == Draw(ANN)
    drawn(s, "quick_step")
    assert hand(s, ANN) == ["close_shop", "quick_step"]
    assert s.agenda[-1] == Turn(ANN, False), "and the turn goes on"
    assert told(s, Exchanged) == [Exchanged(ANN)]
    assert told(s, Played) == told(s, Dropped) == []


@rule("DA-7.5")
def test_with_two_spells_there_is_no_exchange() -> None:
    s = scene(hands={ANN: "shove defend"})
    assert Exchange() not in legal(s)
    assert refused(s, Exchange()) == "DA-7.5"


@rule("DA-7.5", "DA-C03")
def test_as_often_as_one_likes_before_the_roll_and_after_it() -> None:
    s = scene(Turn(ANN, True), hands={ANN: "shove shove defend defend defend quick_step"})
    do(s, Exchange(), pick("shove"), pick("shove"), pick("defend"))
    drawn(s, "found_coin")
    do(s, Exchange(), pick("defend"), pick("defend"), pick("quick_step"))
    drawn(s, "pickpocket")
    assert hand(s, ANN) == ["found_coin", "pickpocket"]
    assert refused(s, Exchange()) == "DA-7.5"


@rule("DA-C03")
def test_one_picks_only_what_one_holds_and_equal_cards_once_each() -> None:
    s = scene(hands={ANN: "shove defend close_shop"})
    do(s, Exchange())
    assert legal(s) == [pick("close_shop"), pick("defend"), pick("shove")]
    do(s, pick("defend"))
    assert legal(s) == [pick("close_shop"), pick("shove")]
    assert refused(s, pick("defend")) == refused(s, pick("quick_step")) == "DA-7.5"
    assert refused(s, Pick(99)) == "DA-7.5"
    assert refused(s, Roll()) == "DA-7.5", "who has begun goes through with it"


@rule("DA-C03", "DA-K12", "DA-6.3")
def test_not_in_knockturn_alley() -> None:
    s = scene(hands={ANN: "shove defend close_shop"}, at={ANN: alley(5)})
    assert legal(s) == [Roll()]
    assert refused(s, Exchange()) == "DA-6.3"


@rule("DA-7.3", "DA-C03")
def test_not_in_anothers_turn() -> None:
    s = scene(hands={BOB: "shove defend close_shop"})
    assert refused(s, Exchange(), BOB) == "DA-2.4"


@rule("DA-C04", "DA-7.5")
def test_cards_that_can_not_be_played_are_good_for_it() -> None:
    s = scene(hands={ANN: "leave_knockturn leave_knockturn defend"}, at={ANN: street(3)})
    assert legal(s) == [Roll(), Exchange()]


# ── secrecy ──────────────────────────────────────────────────────────────────
@rule("DA-C03", "DA-7.5")
def test_while_they_are_picked_the_others_see_only_how_many() -> None:
    s = scene(hands={ANN: "shove defend close_shop floo_powder"})
    do(s, Exchange(), pick("defend"), pick("shove"))
    assert GAME.view(s, ANN).picked == [CARD["defend"], CARD["shove"]]
    for seat in (BOB, None):
        assert GAME.view(s, seat).picked == [-1, -1]
        assert GAME.view(s, seat).agenda[-1] == Giving(ANN, 1)
        assert GAME.view(s, seat).sizes[ANN] == 4
    assert Giving.secret


@rule("DA-C03")
def test_afterwards_only_the_giver_knows_what_lies_under_the_pile() -> None:
    s = given()
    assert GAME.view(s, ANN).bottoms == [CARD[name] for name in ("shove", "floo_powder", "defend")]
    for seat in (BOB, CAT, None):
        assert GAME.view(s, seat).bottoms == [None, None, None]


@rule("DA-C03")
def test_the_others_can_not_tell_any_more_what_is_left_in_the_hand() -> None:
    s = scene(hands={ANN: "shove defend close_shop floo_powder"})
    s.hands[ANN].show(0, 1 << BOB)
    assert GAME.view(s, BOB).known[ANN] == [CARD["shove"]]
    do(s, Exchange(), pick("defend"), pick("close_shop"), pick("floo_powder"))
    assert GAME.view(s, BOB).known[ANN] == []
    assert GAME.view(s, ANN).known[ANN] == [CARD["shove"]]


@rule("DA-C03", "DA-7.5")
@pytest.mark.parametrize("other", ["shove defend close_shop", "quick_step found_coin pickpocket"])
def test_whatever_is_given_the_others_see_the_same(other: str) -> None:
    def sees(names: str, seat: int | None) -> Any:
        s = scene(hands={ANN: names + " leave_knockturn"})
        do(s, Exchange(), *map(pick, names.split()))
        return GAME.view(s, seat), [event.seen_by(seat) for event in s.log or []]
    for seat in (BOB, None):
        assert sees(other, seat) == sees("floo_powder floo_powder floo_powder", seat)


@rule("DA-C03", "DA-7.4")
def test_who_draws_them_later_is_known_to_the_giver_alone() -> None:
    s = given()
    drawn(s, "quick_step")
    s.pile.bag = []
    s.clear()
    s.then(Draw(BOB), Turn(BOB, True))
    drawn(s, "shove")
    assert GAME.view(s, ANN).known[BOB] == GAME.view(s, BOB).known[BOB] == [CARD["shove"]]
    assert GAME.view(s, CAT).known[BOB] == GAME.view(s, None).known[BOB] == []


# ── what comes ───────────────────────────────────────────────────────────────
@rule("DA-C03", "DA-7.1", "DA-6.1")
def test_a_banishment_that_comes_this_way_is_obeyed_and_the_turn_is_over() -> None:
    s = given(at={ANN: street(8)})
    drawn(s, "banished")
    assert s.in_alley(ANN)
    assert asked(s) == BOB


@rule("DA-C03", "DA-7.1", "DA-B10")
def test_another_havoc_is_obeyed_and_the_turn_goes_on() -> None:
    s = given(at={ANN: inside("robes")})
    drawn(s, "fizzle")
    do(s, drop("close_shop"))
    assert s.agenda[-1] == Turn(ANN, False)
    s = given(at={ANN: inside("robes")})
    drawn(s, "wrong_way")
    assert s.at[ANN] == street(21)
    assert s.agenda[-1] == Turn(ANN, False), "the roll is still to come"
    s = given()
    drawn(s, "crowd")
    assert (s.missed[ANN], told(s, Missed), asked(s)) == (1, [], ANN)


@rule("DA-7.5", "DA-C02")
def test_if_nothing_else_is_left_one_draws_the_oldest_card_under_the_pile() -> None:
    s = scene(hands={ANN: "shove defend close_shop floo_powder"})
    stack(s, "pickpocket")
    do(s, Exchange(), pick("shove"), pick("floo_powder"), pick("defend"))
    assert under(s)[0] == "pickpocket"
    assert under(s)[-3:] == ["shove", "floo_powder", "defend"]
    drawn(s, "pickpocket")
    assert hand(s, ANN) == ["close_shop", "pickpocket"]
