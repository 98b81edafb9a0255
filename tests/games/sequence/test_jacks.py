"""Jacks and counters."""

import pytest

from greathall.games.sequence import GAME
from greathall.games.sequence.model import Place, Placed, Remove, Removed
from tests.games.sequence.scenes import (
    CARDS, GOLD, ONYX, SILVER, cards, draw_anything, drawn, exchange, holds, lay_down, place, refused, remove, scene,
    space, spaces,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, put, rule, told


# ── wild ─────────────────────────────────────────────────────────────────────
@rule("SQ-7.1", "L-07", "S-27")
@pytest.mark.parametrize("jack", ["Jg", "Js"])
def test_a_wild_jack_goes_on_any_open_space_but_no_corner(jack: str) -> None:
    s = scene(hands={ANN: jack}, counters={GOLD: "b4 c4", ONYX: "f6"})
    where = {a.space for a in legal(s) if isinstance(a, Place)}
    assert where == set(range(100)) - set(spaces("a1 j1 a10 j10 b4 c4 f6"))
    do(s, place(jack, "e5"))
    assert holds(s, GOLD, "e5")
    assert s.piles[ANN] == cards(jack)


@rule("SQ-7.3", "SQ-7.1")
def test_after_a_wild_jack_a_card_is_drawn_and_the_turn_is_over() -> None:
    s = scene(hands={ANN: "Jg 9r"})
    do(s, place("Jg", "e5"), drawn("2g"))
    assert s.hands[ANN] == list(cards("2g 9r"))
    assert asked(s) == BOB


@rule("S-32")
def test_a_wild_jack_without_an_open_space_cant_be_played_and_is_not_dead() -> None:
    """Two and two in turn fill the board without a line of five."""
    gold = [at for at in range(100) if (at % 10 // 2 + at // 10) % 2 == 0 and at not in spaces("a1 j1 a10 j10")]
    onyx = [at for at in range(100) if at not in gold and at not in spaces("a1 j1 a10 j10")]
    names = [" ".join(f"{chr(97 + at % 10)}{at // 10 + 1}" for at in team) for team in (gold, onyx)]
    s = scene(hands={ANN: "Jg Js"}, counters={GOLD: names[0], ONYX: names[1]})
    assert s.free == 0
    assert legal(s) == [lay_down("Jg"), lay_down("Js")]


# ── anti-wild ────────────────────────────────────────────────────────────────
@rule("SQ-7.2", "SQ-7.3", "S-30")
@pytest.mark.parametrize("jack", ["Jh", "Jr"])
def test_an_anti_wild_jack_takes_one_counter_off_and_places_none(jack: str) -> None:
    s = scene(hands={ANN: f"{jack} 9r"}, counters={GOLD: "b4", ONYX: "f6 g6"})
    do(s, remove(jack, "f6"))
    assert told(s, Removed) == [Removed(ANN, CARDS[jack], space("f6"), ONYX)]
    assert told(s, Placed) == []
    assert s.piles[ANN] == cards(jack)
    assert s.own == [1 << space("b4"), 1 << space("g6")]
    assert s.stock == [49, 49], "the counter goes back to its owner"
    do(s, drawn("2g"))
    assert s.hands[ANN] == list(cards("2g 9r"))
    assert asked(s) == BOB


@rule("SQ-7.2", "S-30")
def test_only_loose_counters_of_opponents_may_be_taken() -> None:
    s = scene(hands={ANN: "Jr"}, made={ONYX: "c4-g4"}, counters={GOLD: "b8", ONYX: "h4 e8"})
    assert legal(s) == [remove("Jr", "h4"), remove("Jr", "e8")]
    assert refused(s, remove("Jr", "b8")) == "SQ-7.2"
    assert refused(s, remove("Jr", "e4")) == "SQ-5.1"
    assert refused(s, remove("Jr", "e5")) == "SQ-7.2"
    assert refused(s, place("Jr", "e5")) == "SQ-7.2"


@rule("SQ-7.2", "S-30")
def test_with_three_sides_either_opponents_counter_may_be_taken() -> None:
    s = scene(seats=3, hands={ANN: "Jr"}, counters={GOLD: "b4", ONYX: "c4", SILVER: "d4"})
    assert legal(s) == [remove("Jr", "c4"), remove("Jr", "d4")]
    do(s, remove("Jr", "d4"))
    assert s.stock == [49, 49, 35]


@rule("S-30")
def test_a_team_mates_counter_is_an_own_one() -> None:
    s = scene(seats=4, hands={ANN: "5h", CAT: "Jr"})
    do(s, place("5h", "b4"))
    draw_anything(s)
    do(s, legal(s)[0])
    draw_anything(s)
    assert asked(s) == CAT
    assert {a.space for a in legal(s) if isinstance(a, Remove)} == {at for at in range(100) if s.own[ONYX] >> at & 1}
    assert refused(s, remove("Jr", "b4")) == "SQ-7.2"


@rule("S-30", "SQ-7.2", "SQ-3.8")
@pytest.mark.parametrize(("own", "sequence"), [("", ""), ("b4 e5", ""), ("b4", "c8-g8")])
def test_without_a_target_the_jack_cant_be_played(own: str, sequence: str) -> None:
    s = scene(hands={ANN: "Jr 5h"}, made={ONYX: sequence}, counters={GOLD: own})
    assert all(a.card != CARDS["Jr"] for a in legal(s) if isinstance(a, Place | Remove))
    assert exchange("Jr") not in legal(s)
    s = scene(hands={ANN: "Jr"}, made={ONYX: sequence}, counters={GOLD: own})
    assert legal(s) == [lay_down("Jr")]


@rule("S-30")
def test_the_freed_space_is_open_to_all_from_the_next_turn() -> None:
    s = scene(hands={ANN: "Jr 5h", BOB: "5h"}, counters={ONYX: "f6"})
    do(s, remove("Jr", "f6"))
    assert asked(s) == -1, "nothing is placed in that turn"
    do(s, drawn("2g"))
    assert place("5h", "f6") in legal(s)
    do(s, place("5h", "b4"), drawn("3g"))
    assert place("5h", "f6") in legal(s)


# ── counters run out ─────────────────────────────────────────────────────────
@rule("SQ-2.5", "S-33")
def test_a_side_without_counters_cant_place_one() -> None:
    s = scene(hands={ANN: "5h Jg Jr"}, counters={ONYX: "e5"})
    put(s, stock={GOLD: 0})
    assert legal(s) == [remove("Jr", "e5")]
    assert refused(s, place("5h", "b4")) == "S-33"
    assert refused(s, place("Jg", "b4")) == "S-33"


@rule("S-33", "SQ-3.8")
def test_without_counters_and_targets_a_card_is_laid_down() -> None:
    s = scene(hands={ANN: "5h Jg"})
    put(s, stock={GOLD: 0})
    assert legal(s) == [lay_down("Jg"), lay_down("5h")]


@rule("S-33", "SQ-2.5", "S-30")
def test_a_counter_taken_off_can_be_placed_again() -> None:
    s = scene(hands={ANN: "Jr 2g", BOB: "6h"}, counters={ONYX: "e5"})
    put(s, stock={ONYX: 0})
    do(s, remove("Jr", "e5"), drawn("3g"))
    assert kinds(s) == ["Place"]
    do(s, place("6h", "b5"))
    assert s.stock[ONYX] == 0


@rule("SQ-2.5")
def test_team_mates_share_one_stock() -> None:
    s = scene(seats=4, hands={ANN: "5h", CAT: "7h"})
    put(s, stock={GOLD: 1})
    do(s, place("5h", "b4"))
    draw_anything(s)
    do(s, legal(s)[0])
    draw_anything(s)
    assert asked(s) == CAT
    assert kinds(s) == ["Discard"]


@rule("S-33")
def test_with_automatic_drawing_no_side_can_run_out() -> None:
    """At most one counter a turn, and no more turns than cards in the draw pile."""
    for seats, pile in ((2, 90), (3, 86), (4, 80), (6, 74), (8, 72), (9, 68), (10, 74), (12, 68)):
        for teams in (2, 3) if seats in (6, 12) else (None,):
            s = GAME.setup(seats, GAME.resolve_options(seats, {"teams": teams} if teams else {}), {}, {})
            assert -(-pile // s.teams) <= min(s.stock), "turns alternate between the sides"
