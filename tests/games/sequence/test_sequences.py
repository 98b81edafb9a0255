"""Fives in a line: what counts, which five are turned over, and what may be shared. Ann places the last counter by a
Jack."""

import pytest

from greathall.games.sequence import GAME
from greathall.games.sequence.model import Finished, Lock, Place, Won
from greathall.games.sequence.play.lines import Fives
from greathall.games.sequence.play.table import Table
from tests.games.sequence.scenes import (
    GOLD, ONYX, SILVER, draw_anything, drawn, holds, lock, locked, made, place, refused, remove, scene, space, spaces,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, rule, told

# Nine spaces without a corner in each direction; the last two on the longest diagonals that have none.
NINES = ["b4-j4", "d2-d10", "b1-j9", "a9-i1"]


def jack_on(s: Table, *where: str) -> Table:
    for name in where:
        do(s, place("Jg", name))
    return s


def fives(run: str) -> list[str]:
    """All the fives of a run, from its first space on."""
    names = [f"{chr(97 + at % 10)}{at // 10 + 1}" for at in spaces(run)]
    return [f"{names[i]}-{names[i + 4]}" for i in range(len(names) - 4)]


def without(run: str, *gaps: str) -> str:
    return " ".join(f"{chr(97 + at % 10)}{at // 10 + 1}" for at in spaces(run) if at not in map(space, gaps))


# ── five ─────────────────────────────────────────────────────────────────────
@rule("SQ-1.1", "L-21", "S-28")
@pytest.mark.parametrize(("four", "last"), [
    ("c4-f4", "g4"), ("c4 d4 f4 g4", "e4"), ("d3-d6", "d7"), ("c3-f6", "g7"), ("c7 d6 f4 g3", "e5"), ("g9-j9", "f9")])
def test_five_in_a_line_are_a_sequence_and_need_no_announcement(four: str, last: str) -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: four}), last)
    assert made(s) == [(GOLD, {*spaces(four), space(last)})]
    assert len(told(s, Finished)) == 1
    assert locked(s, f"{four} {last}")


@rule("SQ-1.1", "L-21")
@pytest.mark.parametrize(("gold", "onyx", "last"), [
    ("c4-e4", "", "f4"), ("c4-e4 g4", "", "h4"), ("c4-e4 g4", "f4", "h4"), ("c4-f4", "", "g5"),
    ("c4 d4 d5 d6", "", "d7"), ("h4 i4 j4 a5", "", "b5"), ("b4-e4", "a4 f4", "g4"), ("g1 h2 i3 j4", "", "a6"),
])
def test_gaps_bends_other_colours_and_the_boards_edge_make_no_sequence(gold: str, onyx: str, last: str) -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: gold, ONYX: onyx}), last)
    assert made(s) == []
    assert s.locked == 0


@rule("SQ-5.1", "SQ-3.7")
def test_the_counters_of_a_sequence_cant_be_removed() -> None:
    s = jack_on(scene(hands={ANN: "Jg", BOB: "Jr 5g"}, counters={GOLD: "c4-f4 i8"}), "g4")
    do(s, drawn("2g"))
    assert [a for a in legal(s) if not isinstance(a, Place)] == [remove("Jr", "i8")]
    for where in ("c4", "d4", "e4", "f4", "g4"):
        assert refused(s, remove("Jr", where)) == "SQ-5.1"


@rule("SQ-5.1")
def test_a_counter_taken_off_breaks_the_line_and_put_back_completes_it() -> None:
    s = scene(hands={ANN: "Jg Jg", BOB: "Jr 5g"}, counters={GOLD: "c4-f4"})
    do(s, place("Jg", "a5"), drawn("2g"), remove("Jr", "d4"), drawn("3g"), place("Jg", "g4"), drawn("Js"))
    assert made(s) == []
    do(s, place("5g", "e8"), drawn("7g"), place("Js", "d4"))
    assert made(s) == [(GOLD, set(spaces("c4-g4")))]


# ── corners ──────────────────────────────────────────────────────────────────
@rule("SQ-4.1", "L-06", "S-27")
@pytest.mark.parametrize(("three", "last", "corner"), [
    ("b1-d1", "e1", "a1"), ("a2-a4", "a5", "a1"), ("b2 c3 e5", "d4", "a1"), ("f1-h1", "i1", "j1"),
    ("j3-j5", "j2", "j1"), ("g4 h3 i2", "f5", "j1"), ("a6-a8", "a9", "a10"), ("b10 d10 e10", "c10", "a10"),
    ("b9 c8 d7", "e6", "a10"), ("j6 j7 j8", "j9", "j10"), ("f10 g10 h10", "i10", "j10"), ("f6 g7 h8", "i9", "j10"),
])
def test_with_a_corner_four_own_counters_are_enough(three: str, last: str, corner: str) -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: three}), last)
    assert made(s) == [(GOLD, {*spaces(three), space(last), space(corner)})]


@rule("SQ-4.1", "S-27")
def test_several_players_may_use_the_same_corner_at_once() -> None:
    s = scene(hands={ANN: "Jg", BOB: "Jg"}, counters={GOLD: "b1-d1", ONYX: "a2-a4"})
    do(s, place("Jg", "e1"), drawn("2g"), place("Jg", "a5"))
    assert made(s) == [(GOLD, set(spaces("a1-e1"))), (ONYX, set(spaces("a1-a5")))]


@rule("SQ-4.1", "S-27", "L-06", "L-07")
@pytest.mark.parametrize("corner", ["a1", "j1", "a10", "j10"])
def test_nothing_is_placed_on_a_corner_or_taken_from_it(corner: str) -> None:
    s = scene(hands={ANN: "Jg Jr 5h"}, made={ONYX: "a1-e1"}, counters={ONYX: "e5"})
    assert all(getattr(a, "space", None) != space(corner) for a in legal(s))
    for act in (place("Jg", corner), place("5h", corner), remove("Jr", corner)):
        assert refused(s, act) == "SQ-4.1"


@rule("SQ-4.1")
def test_three_counters_and_a_corner_are_not_enough() -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: "b1 c1"}), "d1")
    assert made(s) == []


# ── six to eight ─────────────────────────────────────────────────────────────
@rule("SQ-5.4", "S-20", "S-23")
@pytest.mark.parametrize("nine", NINES)
@pytest.mark.parametrize(("length", "new"), [
    (6, 1), (6, 2), (6, 3), (6, 4), (7, 2), (7, 3), (7, 4), (8, 3), (8, 4)])
def test_of_six_to_eight_the_player_names_five_with_the_new_one_among_them(nine: str, length: int, new: int) -> None:
    names = without(nine).split()[:length]
    run, last = f"{names[0]}-{names[-1]}", names[new]
    for five in fives(run):
        s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: without(run, last)}), last)
        assert asked(s) == ANN
        if space(last) not in spaces(five):
            assert refused(s, lock(five)) == "S-23"
            continue
        do(s, lock(five))
        assert made(s) == [(GOLD, set(spaces(five)))], "one sequence, however long"
        assert s.locked == sum(1 << at for at in spaces(five))
        assert asked(s) == -1, "then the turn ends with its draw"
        draw_anything(s)
        assert asked(s) == BOB


@rule("S-23")
@pytest.mark.parametrize(("run", "last", "first"), [
    ("c4-h4", "e4", "c4-g4"), ("d3-d8", "d5", "d3-d7"), ("c3-h8", "e5", "c3-g7"), ("h3-c8", "e6", "h3-d7")])
def test_a_silent_player_turns_over_the_five_nearest_the_top_left(run: str, last: str, first: str) -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: without(run, last)}), last)
    assert legal(s)[0] == lock(first)


@rule("SQ-5.4", "S-23", "SQ-4.1")
@pytest.mark.parametrize(("run", "last", "count"), [
    ("a1-f1", "c1", 2), ("a1-g1", "d1", 3), ("a1-h1", "d1", 4), ("a1-f6", "c3", 2), ("j1-e6", "g4", 2),
    ("j10-j4", "j7", 3), ("a10-h3", "d7", 4)])
def test_a_corner_is_one_of_the_run(run: str, last: str, count: int) -> None:
    mine = " ".join(name for name in without(run, last).split() if name not in ("a1", "j1", "a10", "j10"))
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: mine}), last)
    assert len(legal(s)) == count
    do(s, lock(fives(run)[0]))
    assert made(s) == [(GOLD, set(spaces(fives(run)[0])))]


@rule("SQ-5.4", "S-23", "SQ-5.1")
def test_the_rest_of_a_long_run_can_still_be_removed() -> None:
    s = jack_on(scene(hands={ANN: "Jg", BOB: "Jr"}, counters={GOLD: without("b4-i4", "e4")}), "e4")
    do(s, lock("d4-h4"), drawn("2g"))
    assert legal(s) == [remove("Jr", "b4"), remove("Jr", "c4"), remove("Jr", "i4")]
    do(s, remove("Jr", "c4"))
    assert holds(s, GOLD, "b4 d4-i4")


@rule("S-23", "SQ-5.4")
def test_first_the_five_are_named() -> None:
    s = jack_on(scene(hands={ANN: "Jg 5h"}, counters={GOLD: without("c4-h4", "e4")}), "e4")
    assert isinstance(s.agenda[-1], Fives)
    assert kinds(s) == ["Lock"]
    assert refused(s, place("5h", "b4")) == "S-23"
    assert refused(s, Lock(space("b4"), space("f4"))) == "S-23"


@rule("S-20", "S-26")
def test_a_counter_added_to_a_sequence_makes_no_second_one() -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: "c4-g4"}), "h4")
    assert len(made(s)) == 1
    assert not locked(s, "h4")
    assert asked(s) == -1


# ── nine and ten ─────────────────────────────────────────────────────────────
@rule("SQ-5.4", "S-21", "S-24")
@pytest.mark.parametrize("nine", NINES)
def test_nine_at_once_are_two_that_share_the_middle(nine: str) -> None:
    middle = without(nine).split()[4]
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: without(nine, middle)}), middle)
    every = fives(nine)
    assert {frozenset(five) for _, five in made(s)} == {frozenset(spaces(every[0])), frozenset(spaces(every[4]))}
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("SQ-5.2", "SQ-5.4", "S-21", "L-10")
@pytest.mark.parametrize("nine", [*NINES, "a4-i4", "a1-i9", "j1-b9"])
def test_nine_one_after_the_other_are_two_on_the_same_line(nine: str) -> None:
    """This holds on diagonals and beside a corner too."""
    every, last = fives(nine), without(nine).split()[8]
    rest = without(nine, *without(every[0]).split(), last)
    s = scene(hands={ANN: "Jg"}, made={GOLD: every[0]}, counters={GOLD: rest})
    assert len(made(s)) == 1
    jack_on(s, last)
    assert [five for _, five in made(s)] == [set(spaces(every[0])), set(spaces(every[4]))]
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("S-21", "S-26", "SQ-5.4")
@pytest.mark.parametrize("nine", NINES)
@pytest.mark.parametrize("at", [1, 2, 3])
def test_nine_stay_one_when_five_in_the_middle_were_turned_over_before(nine: str, at: int) -> None:
    every, names = fives(nine), without(nine).split()
    rest = [name for name in names if space(name) not in spaces(every[at])]
    for last in rest:
        others = " ".join(name for name in rest if name != last)
        s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: every[at]}, counters={GOLD: others}), last)
        assert len(made(s)) == 1
        assert told(s, Won) == []
        assert not locked(s, last)


@rule("S-22", "SQ-5.4", "SQ-5.2")
@pytest.mark.parametrize(("first", "last"), [("a4-e4", "f4"), ("b4-f4", "h4"), ("e4-i4", "a4"), ("f4-j4", "d4")])
def test_ten_in_a_row_are_two(first: str, last: str) -> None:
    rest = without("a4-j4", *without(first).split(), last)
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: first}, counters={GOLD: rest}), last)
    (_, one), (_, two) = made(s)
    assert len(one & two) <= 1
    assert space(last) in two
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("S-22", "S-26")
@pytest.mark.parametrize("first", ["c4-g4", "d4-h4"])
def test_ten_in_a_row_stay_one_beside_a_middle_five(first: str) -> None:
    rest = without("a4-j4", *without(first).split(), "j4")
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: first}, counters={GOLD: rest}), "j4")
    assert len(made(s)) == 1
    assert told(s, Won) == []


@rule("S-22", "SQ-4.1")
@pytest.mark.parametrize(("first", "last"), [("a1-e1", "h1"), ("f1-j1", "d1"), ("b1-f1", "i1")])
def test_an_edge_with_both_corners_is_ten_with_eight_counters(first: str, last: str) -> None:
    mine = without("b1-i1", *without(first).split(), last)
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: first}, counters={GOLD: mine}), last)
    assert len(made(s)) == 2
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("S-26", "S-25")
def test_a_line_that_could_not_count_becomes_one_when_five_fit() -> None:
    """g4, h4 and i4 only lengthen b4-f4, two or more of which would be used again; with j4 a five shares f4 alone."""
    s = scene(hands={ANN: "8h 9s 9r Qs"}, made={GOLD: "b4-f4"})
    for card, where in (("8h", "g4"), ("9s", "h4"), ("9r", "i4")):
        do(s, place(card, where))
        assert len(made(s)) == 1, where
        draw_anything(s)
        do(s, legal(s)[0])
        draw_anything(s)
    do(s, place("Qs", "j4"))
    assert [five for _, five in made(s)] == [set(spaces("b4-f4")), set(spaces("f4-j4"))]


# ── several directions ───────────────────────────────────────────────────────
@rule("SQ-5.5", "S-24", "SQ-9.1")
@pytest.mark.parametrize(("lines", "count"), [
    (["c5-g5", "e3-e7"], 2), (["c5-g5", "c3-g7"], 2), (["e3-e7", "c7-g3"], 2), (["c5-g5", "e3-e7", "c3-g7"], 3),
    (["c5-g5", "e3-e7", "c3-g7", "c7-g3"], 4)])
def test_one_counter_finishes_lines_in_several_directions(lines: list[str], count: int) -> None:
    four = " ".join(without(line, "e5") for line in lines)
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: four}), "e5")
    assert {frozenset(five) for _, five in made(s)} == {frozenset(spaces(line)) for line in lines}
    assert len(told(s, Finished)) == count
    assert told(s, Won) == [Won(GOLD, "made")], "two at once win on the spot"


@rule("SQ-5.5", "S-24", "S-23")
def test_a_five_and_a_six_at_once_win_whichever_five_are_turned_over() -> None:
    four = without("c5-h5", "e5") + " " + without("e3-e7", "e5")
    s = jack_on(scene(hands={ANN: "Jg"}, counters={GOLD: four}), "e5")
    assert len(made(s)) == 2
    assert told(s, Won) == [Won(GOLD, "made")]


# ── sharing ──────────────────────────────────────────────────────────────────
@rule("SQ-5.3", "S-25")
def test_one_space_of_the_first_sequence_may_be_used_again() -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: "c4-g4"}, counters={GOLD: "e5-e7"}), "e8")
    assert [five for _, five in made(s)] == [set(spaces("c4-g4")), set(spaces("e4-e8"))]
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("SQ-5.3", "S-25", "S-26")
@pytest.mark.parametrize("last", ["a4", "b4", "h4", "i4"])
def test_two_spaces_of_the_first_sequence_are_too_many(last: str) -> None:
    rest = without("a4-i4", "c4", "d4", "e4", "f4", "g4", last)
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: "c4-g4"}, counters={GOLD: rest}), last)
    assert len(made(s)) == 1


@rule("SQ-5.3", "S-25", "L-09")
def test_a_corner_may_be_the_one_space_shared() -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, made={GOLD: "a1-e1"}, counters={GOLD: "a2-a4"}), "a5")
    assert [five for _, five in made(s)] == [set(spaces("a1-e1")), set(spaces("a1-a5"))]
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("SQ-5.3")
def test_an_opponents_sequence_takes_nothing_away() -> None:
    """The corner is the only space two sides can share, and each side counts its own."""
    s = jack_on(scene(hands={ANN: "Jg"}, made={ONYX: "a1-a5"}, counters={GOLD: "b1-d1"}), "e1")
    assert made(s) == [(ONYX, set(spaces("a1-a5"))), (GOLD, set(spaces("a1-e1")))]


# ── winning ──────────────────────────────────────────────────────────────────
@rule("SQ-1.2", "SQ-9.1", "S-29")
def test_two_sides_need_two_and_the_second_wins_at_once_without_a_draw() -> None:
    s = scene(hands={ANN: "Jg 2g"}, counters={GOLD: "c4-f4"})
    jack_on(s, "g4")
    assert told(s, Won) == []
    s = scene(hands={ANN: "Jg 2g"}, made={GOLD: "c4-g4"}, counters={GOLD: "c8-f8"})
    pile = len(s.pile)
    jack_on(s, "g8")
    assert told(s, Won) == [Won(GOLD, "made")]
    assert s.agenda == []
    assert (len(s.hands[ANN]), len(s.pile)) == (1, pile), "no draw, no last round"


@rule("SQ-1.2", "SQ-9.1")
def test_one_sequence_of_each_side_wins_nothing() -> None:
    s = jack_on(scene(hands={ANN: "Jg"}, made={ONYX: "c4-g4"}, counters={GOLD: "c8-f8"}), "g8")
    assert told(s, Won) == []
    assert len(made(s)) == 2


@rule("SQ-1.2", "SQ-9.1")
@pytest.mark.parametrize("seats", [3, 9])
def test_three_sides_need_one(seats: int) -> None:
    s = scene(seats=seats, turn=CAT, hands={CAT: "Jg"}, counters={SILVER: "c4-f4"})
    jack_on(s, "g4")
    assert told(s, Won) == [Won(SILVER, "made")]
    assert s.agenda == []


@rule("SQ-9.1", "SQ-5.4")
def test_where_one_is_enough_six_in_a_row_win_without_a_question() -> None:
    s = scene(seats=3, hands={ANN: "Jg"}, counters={GOLD: without("c4-h4", "e4")})
    jack_on(s, "e4")
    assert told(s, Won) == [Won(GOLD, "made")]


@rule("SQ-9.1")
def test_every_member_of_the_side_wins() -> None:
    s = scene(seats=6, turn=BOB, hands={BOB: "Jg"}, made={ONYX: "c4-g4"}, counters={ONYX: "c8-f8"})
    jack_on(s, "g8")
    result = GAME.result(s)
    assert (result.winners, result.scores, result.rule) == ((1, 3, 5), (0, 1 / 3, 0, 1 / 3, 0, 1 / 3), "SQ-9.1")


@rule("S-37")
def test_taking_a_counter_off_never_completes_a_line() -> None:
    s = scene(hands={ANN: "Jr"}, made={GOLD: "c4-g4"}, counters={GOLD: "h4 c8-f8", ONYX: "g8 b4"})
    do(s, remove("Jr", "g8"))
    assert told(s, Finished) == []
    assert len(made(s)) == 1
