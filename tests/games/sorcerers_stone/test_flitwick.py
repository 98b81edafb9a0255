"""Flitwick's challenge: the flips of the Fire tokens, the silver key found and hidden again, walks through the hall."""

from itertools import pairwise
from typing import Any

import pytest

from greathall.core.engine import settle
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, COLUMNS, ENDS, KEYS, ROWS, SPINS, TROLL_WHEEL, apart
from greathall.games.sorcerers_stone.model import (
    Arrived, Bishop, Hide, Key, KeyHidden, KeyTurned, Spin, Spun, Stand, Stay, Turn, Walk, Walked, Whirled,
)
from greathall.games.sorcerers_stone.play.flitwick import (
    AtKeys, Flipping, Hiding, KeyWheel, PutBack, PutDown, TurnKey, Walking, neighbours, path,
)
from greathall.games.sorcerers_stone.play.journey import TurnEnds
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.quirrell import TrollWheel
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import SPOT, bits, scene
from tests.table import ANN, BOB, CAT, DAN, do, legal, refused, rule, told

GOLD, SILVER = Key(False), Key(True)
ALL = (1 << KEYS) - 1


def gathered(fire: list[int], **facts: Any) -> Table:
    """All have just come with their Fire tokens."""
    s = scene("flitwick", AtKeys(ANN), seats=len(fire), fire=fire, **facts)
    s.cut(TurnEnds)
    s.fresh = list(range(len(fire)))
    settle(s)
    return s


def walking(steps: int = 3, at: str = "c3", **facts: Any) -> Table:
    """Ann has spun."""
    return scene("flitwick", Walking(ANN, steps), stands={ANN: SPOT[at], BOB: 0, CAT: 35}, **facts)


# ── the flips ────────────────────────────────────────────────────────────────
@rule("SS-3.1", "SS-G03")
def test_a_key_on_each_of_the_36_spaces_one_of_them_silver() -> None:
    s: Table = GAME.setup(2, GAME.resolve_options(2, {}), {}, {})
    assert (s.flitwick.keys, ROWS * COLUMNS, s.flitwick.silver) == (ALL, 36, -1)
    assert TurnKey(ANN, 3).odds(s) == [(GOLD, 35), (SILVER, 1)]


@rule("SS-3.2", "SS-F01", "SS-0.2")
def test_from_the_highest_fire_token_each_turns_as_many_keys_as_it_says() -> None:
    s = gathered([2, 4, 1, 3])
    spots = iter(range(10))
    for seat in (BOB, BOB, BOB, BOB, DAN, DAN, DAN, ANN, ANN, CAT):
        assert s.agenda[-1] == Flipping(seat)
        do(s, Turn(next(spots)), GOLD)
    assert s.flitwick.keys == ALL & ~bits(*range(10)), "gold keys go"
    assert told(s, KeyTurned)[0] == KeyTurned(BOB, 0, False)
    assert s.agenda[-1] == PutDown(BOB)


@rule("SS-3.2")
def test_any_key_that_lies_face_down_and_no_other() -> None:
    s = gathered([2, 1], keys=bits(3, 30))
    assert legal(s) == [Turn(3), Turn(30)]
    assert refused(GAME, s, Turn(4)) == "SS-3.2"
    assert refused(GAME, s, Stay()) == "SS-1.2", "there is no staying here"
    assert s.agenda[-1].seat == ANN
    do(s, Turn(3))
    assert s.agenda[-1].odds(s) == [(GOLD, 1), (SILVER, 1)]
    do(s, GOLD, Turn(30))
    assert s.agenda[-1].odds(s) == [(SILVER, 1)]


@rule("SS-3.3", "SS-F02", "SS-3.5", "SS-F06", "SS-G05")
def test_who_finds_the_silver_key_hides_it_goes_on_and_flips_no_more() -> None:
    s = gathered([1, 2, 3])
    do(s, Turn(0), GOLD, Turn(1), SILVER)
    assert s.agenda[-1] == Hiding(CAT, 1)
    do(s, Hide(20))
    assert told(s, Arrived)[-1] == Arrived(CAT, CHESS)
    assert s.agenda[-1] == Join(CAT), "a bishop is chosen at once"
    do(s, Bishop(58))
    assert s.agenda[-1] == Flipping(BOB), "Cat's third flip has lapsed"
    do(s, Turn(20))
    assert s.agenda[-1].odds(s) == [(SILVER, 1)]
    do(s, SILVER, Hide(20))
    assert s.agenda[-1] == Join(BOB)
    do(s, Bishop(61), Turn(5), GOLD)
    assert s.agenda[-1] == PutDown(ANN), "only who is still here"
    do(s, Stand(7))
    assert s.flitwick.found == [CAT, BOB]
    assert s.agenda[-1] == Chess(CAT), "the first who went on starts"
    do(s, legal(s)[0])
    assert s.agenda[-1] == AtKeys(ANN), "then the seat to the left"


@rule("SS-3.3", "SS-F02")
def test_all_may_go_on_in_the_flips() -> None:
    s = gathered([1, 2])
    do(s, Turn(0), SILVER, Hide(0), Bishop(58), Turn(0), SILVER, Hide(0), Bishop(5))
    assert (s.where, s.agenda[-1]) == ([CHESS, CHESS], Chess(BOB))


# ── hiding ───────────────────────────────────────────────────────────────────
@rule("SS-3.3", "SS-F03", "SS-3.7")
def test_it_changes_places_with_any_key_and_nobody_learns_with_which() -> None:
    s = scene("flitwick", Hiding(ANN, 8), keys=bits(3, 8, 30), silver=8, silver_known=-1, found=[ANN])
    assert legal(s) == [Hide(8), Hide(3), Hide(30)]
    assert refused(GAME, s, Hide(4)) == "SS-F03"
    assert refused(GAME, s, Turn(8)) == "SS-3.2"
    do(s, Hide(30))
    assert (s.flitwick.keys, s.flitwick.silver) == (bits(3, 8, 30), 30), "the pattern is the same"
    assert [GAME.view(s, seat).flitwick.silver for seat in (ANN, BOB, None)] == [30, -1, -1]
    assert told(s, KeyHidden) == [KeyHidden(ANN)]
    assert TurnKey(BOB, 8).odds(s) == [(GOLD, 1)]
    assert TurnKey(BOB, 30).odds(s) == [(SILVER, 1)]


@rule("SS-F03")
def test_whoever_finds_it_next_hides_it_again() -> None:
    s = scene("flitwick", TurnKey(BOB, 30), turn=BOB, where={ANN: "mcgonagall"}, keys=bits(3, 8, 30), silver=30,
              silver_known=bits(ANN), found=[ANN], harry={ANN: "c8"})
    do(s, SILVER)
    assert GAME.view(s, CAT).flitwick.silver == 30, "all see it while it is turned up"
    do(s, Hide(3))
    assert [GAME.view(s, seat).flitwick.silver for seat in (ANN, BOB, CAT)] == [-1, 3, -1]


@rule("SS-F03")
def test_by_the_books_own_words_it_goes_to_a_vacant_space_and_all_see_it() -> None:
    s = scene("flitwick", TurnKey(ANN, 8), keys=ALL & ~bits(0, 1), options={"hide_silver_key": "vacant"})
    do(s, SILVER)
    assert s.agenda[-1] == PutBack(ANN, 8)
    assert legal(s) == [Hide(8), Hide(0), Hide(1)]
    assert refused(GAME, s, Hide(2)) == "SS-F03", "there lies a key"
    do(s, Hide(1))
    assert (s.flitwick.keys, s.flitwick.silver) == (ALL & ~bits(0, 8), 1)
    assert GAME.view(s, BOB).flitwick.silver == 1


# ── pieces are put down, the first turn ──────────────────────────────────────
@rule("SS-3.4", "SS-F05", "SS-3.5", "SS-F06")
def test_pieces_go_anywhere_from_the_highest_fire_token_which_starts_if_nobody_went_on() -> None:
    s = gathered([1, 3, 2], keys=bits(*range(6, KEYS)))
    for spot in range(6, 12):
        do(s, Turn(spot), GOLD)
    assert s.agenda[-1] == PutDown(BOB)
    assert legal(s) == [Stand(spot) for spot in range(KEYS)]
    assert refused(GAME, s, Stand(36)) == "SS-3.4"
    before = s.flitwick.keys
    do(s, Stand(14), Stand(14), Stand(0))
    assert (s.flitwick.stands, s.flitwick.keys) == ([0, 14, 14], before), "together, and the key there is not turned"
    assert s.agenda[-1] == AtKeys(BOB)
    do(s, Spin(), Spun(1), Walk(8))
    assert s.agenda[-1] == AtKeys(CAT), "then by seats"


@rule("SS-3.8", "SS-F10", "SS-0.4", "SS-0.2")
def test_alone_nobody_flips_and_the_youngest_places_and_moves_first() -> None:
    s: Table = GAME.setup(3, GAME.resolve_options(3, {"challenge": "flitwick"}), {}, {})
    for seat in (ANN, BOB, CAT):
        assert s.agenda[-1] == PutDown(seat)
        do(s, Stand(seat))
    assert s.agenda[-1] == AtKeys(ANN)
    do(s, Spin(), Spun(1), Walk(6), GOLD)
    assert s.agenda[-1] == AtKeys(BOB)
    do(s, Spin(), Spun(1), Walk(7), SILVER)
    assert (s.agenda, s.winners, s.ended) == ([], (BOB,), "key"), "the first to find the silver key wins"


# ── a turn ───────────────────────────────────────────────────────────────────
@rule("SS-3.6", "SS-G10")
def test_a_turn_is_a_spin_from_one_to_six_on_a_wheel_of_its_own() -> None:
    s = scene("flitwick", stands={ANN: 0, BOB: 1, CAT: 2})
    assert legal(s) == [Spin()]
    assert refused(GAME, s, Walk(1)) == "SS-3.6"
    do(s, Spin())
    assert s.agenda[-1].odds(s) == [(Spun(number), 1) for number in (1, 2, 3, 4, 5, 6)]
    assert SPINS != TROLL_WHEEL
    assert KeyWheel.stream != TrollWheel.stream
    do(s, Spun(4))
    assert (told(s, Whirled), s.agenda[-1]) == ([Whirled(ANN, 4)], Walking(ANN, 4))


@rule("SS-3.7", "SS-F08", "SS-F04")
def test_where_the_walk_ends_the_key_is_turned_and_a_gold_one_goes() -> None:
    s = walking(2)
    do(s, Walk(SPOT["e3"]))
    assert s.agenda[-1] == TurnKey(ANN, SPOT["e3"]), "there is no choice"
    do(s, GOLD)
    assert (s.flitwick.stands[ANN], s.flitwick.keys, s.turn) == (SPOT["e3"], ALL & ~bits(SPOT["e3"]), BOB)


@rule("SS-F04")
def test_on_an_empty_space_nothing_happens() -> None:
    s = walking(2, keys=bits(0, 1))
    do(s, Walk(SPOT["e3"]))
    assert (s.flitwick.stands[ANN], s.flitwick.keys, s.turn) == (SPOT["e3"], bits(0, 1), BOB)


@rule("SS-3.7", "SS-3.3", "SS-G05")
def test_the_silver_key_sends_on_whoever_walked_onto_it() -> None:
    s = walking(2)
    do(s, Walk(SPOT["e3"]), SILVER)
    assert s.agenda[-1] == Hiding(ANN, SPOT["e3"])
    do(s, Hide(SPOT["a1"]))
    assert (s.where[ANN], s.flitwick.stands[ANN], s.agenda[-1]) == (CHESS, -1, Join(ANN))
    do(s, Bishop(58))
    assert s.agenda[-1] == AtKeys(BOB), "the chess waits for the next turn, not for the others"


@rule("SS-F09")
def test_if_only_the_silver_key_is_left_play_goes_on() -> None:
    s = walking(1, "a1", keys=bits(SPOT["b2"]), silver=SPOT["b2"], silver_known=bits(BOB), found=[])
    do(s, Walk(SPOT["a2"]))
    assert s.agenda[-1] == AtKeys(BOB)
    do(s, Spin(), Spun(1), Walk(SPOT["b2"]), SILVER)
    assert legal(s) == [Hide(SPOT["b2"])]
    do(s, Hide(SPOT["b2"]), Bishop(58))
    assert s.agenda[-1] == AtKeys(CAT)


# ── walks ────────────────────────────────────────────────────────────────────
def ends(way: list[int], steps: int, reached: list[set[int]]) -> None:
    """Where all walks that visit no space twice may end, by their length: every one is walked."""
    reached[len(way) - 1].add(way[-1])
    if len(way) <= steps:
        for space in neighbours(way[-1]):
            if space not in way:
                ends([*way, space], steps, reached)


def mirrored(spot: int, turn: int) -> int:
    """The same place in the hall seen from another corner: flipped, and along the diagonal."""
    row, column = divmod(spot, COLUMNS)
    row = ROWS - 1 - row if turn & 1 else row
    column = COLUMNS - 1 - column if turn & 2 else column
    return column * COLUMNS + row if turn & 4 else row * COLUMNS + column


@rule("SS-3.6", "SS-F07")
@pytest.mark.parametrize("at", ["a1", "b1", "c1", "b2", "c2", "c3"])
def test_the_ends_offered_are_those_of_all_walks_without_a_space_twice(at: str) -> None:
    start, longest = SPOT[at], max(SPINS)
    reached: list[set[int]] = [set() for _ in range(longest + 1)]
    ends([start], longest, reached)
    for steps in SPINS:
        assert start not in reached[steps], "the start counts as visited"
        for turn in range(8):
            corner = ENDS[mirrored(start, turn)][steps]
            assert set(corner) == {mirrored(end, turn) for end in reached[steps]}
            assert corner == sorted(corner)


@rule("SS-F07")
def test_those_six_starts_stand_for_all() -> None:
    six = [SPOT[at] for at in ("a1", "b1", "c1", "b2", "c2", "c3")]
    assert {mirrored(start, turn) for start in six for turn in range(8)} == set(range(KEYS))


@rule("SS-3.6", "SS-F07")
def test_the_walk_that_is_shown_is_a_legal_one() -> None:
    for start in range(KEYS):
        for steps in SPINS:
            for end in ENDS[start][steps]:
                way = path(start, end, steps)
                assert (way[0], way[-1], len(way)) == (start, end, steps + 1)
                assert len(set(way)) == len(way)
                assert all(apart(one, two) == 1 for one, two in pairwise(way))


@rule("SS-3.6", "SS-F07")
def test_a_walk_is_told_step_by_step_and_nothing_is_in_its_way() -> None:
    s = walking(3, "a1", keys=bits(7))
    s.flitwick.stands = [0, 7, 14]
    do(s, Walk(SPOT["d4"]))
    assert told(s, Walked) == [Walked(ANN, (0, 7, 14, 21))]
    assert s.flitwick.keys == bits(7), "only where it ends is a key turned"


@rule("SS-3.6")
def test_the_full_number_must_be_walked() -> None:
    s = walking(1, "a1")
    assert legal(s) == [Walk(1), Walk(6), Walk(7)]
    assert refused(GAME, s, Walk(2)) == "SS-3.6"
    s = walking(2, "a1")
    assert Walk(1) in legal(s), "round the corner"
    assert refused(GAME, s, Walk(0)) == "SS-3.6", "not back to the start"
    assert refused(GAME, s, Walk(36)) == "SS-3.6"
