"""The way from board to board: one order of turns for all of them, arrivals and waits, each challenge alone."""

from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.engine import any_kind, apply
from greathall.core.words import CHANCE, Illegal
from greathall.games.sorcerers_stone import ALONE, GAME
from greathall.games.sorcerers_stone.board import CHALLENGES, CHESS, FLITWICK, HAGRID, MIRROR, QUIRRELL, SNAPE, SPROUT
from greathall.games.sorcerers_stone.model import (
    Area, Arrived, Bishop, Hide, Key, Leave, Mirrored, Move, Note, Play, Reveal, Snare, Spin, Spun, Stay, Vine, Walk,
)
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, PutDown
from greathall.games.sorcerers_stone.play.hagrid import DealNote, MustPlay, NoteTurn, PickNote
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Shelve
from greathall.games.sorcerers_stone.play.sprout import Choose, Grow, Placed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import SPOT, bits, scene
from tests.table import ANN, BOB, CAT, DAN, SCALE, asked, do, refused, rule, told


def started(challenge: str, seats: int = 3) -> Table:
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": challenge}), {}, {})
    return s


# ── setting out ──────────────────────────────────────────────────────────────
@rule("SS-G01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(Illegal) as no:
        greathall.new("sorcerers_stone", seats)
    assert no.value.rule == "SS-G01"


@rule("SS-0.1")
def test_six_challenges_in_order_and_then_the_mirror() -> None:
    assert CHALLENGES == ["hagrid", "sprout", "flitwick", "mcgonagall", "quirrell", "snape", "mirror"]
    s = started("whole")
    assert (s.where, s.alone, s.agenda[-1]) == ([HAGRID] * 3, "", DealNote(ANN))


@rule("SS-0.1", "SS-0.4")
@pytest.mark.parametrize(("challenge", "first"), [
    ("hagrid", DealNote(ANN)), ("sprout", Choose(ANN)), ("flitwick", PutDown(ANN)), ("mcgonagall", Join(ANN)),
    ("quirrell", AtTroll(ANN)), ("snape", Shelve())])
def test_or_any_of_the_six_alone(challenge: str, first: Any) -> None:
    s = started(challenge)
    assert (s.where, s.agenda[-1]) == ([CHALLENGES.index(challenge)] * 3, first)
    assert [variant.name for variant in GAME.variants] == list(ALONE)
    match = greathall.new(challenge, 2, seed="1")
    assert match.options["challenge"] == challenge


@rule("SS-0.2", "SS-G02")
def test_the_youngest_sits_first_and_play_goes_round_by_seats() -> None:
    s = scene("hagrid", seats=4, dark=0)
    order = []
    for _ in range(9):
        order.append(s.turn)
        do(s, Note(1), Stay())
    assert order == [ANN, BOB, CAT, DAN, ANN, BOB, CAT, DAN, ANN]
    fresh = started("whole", 4)
    do(fresh, *[Note(1)] * 8)
    assert fresh.agenda[-1] == PickNote(ANN)


# ── on several boards at once ────────────────────────────────────────────────
@rule("SS-0.2", "SS-G04")
def test_one_order_of_turns_over_all_boards() -> None:
    """Ann and Dan play chess, Bob runs from the troll, Cat looks for the key."""
    s = scene("mcgonagall", seats=4, where={BOB: "quirrell", CAT: "flitwick"}, harry={ANN: "c8", DAN: "f1"},
              stands={CAT: SPOT["c3"]}, keys=0, found=[BOB, ANN, DAN])
    for _ in range(2):
        assert s.agenda[-1] == Chess(ANN)
        do(s, s.agenda[-1].legal(s)[0])
        assert s.agenda[-1] == AtTroll(BOB)
        do(s, Spin(), Spun(2))
        assert s.agenda[-1] == AtKeys(CAT)
        do(s, Spin(), Spun(1), Walk(s.flitwick.stands[CAT] + 1))
        assert s.agenda[-1] == Chess(DAN)
        do(s, s.agenda[-1].legal(s)[0])


@rule("SS-0.2", "SS-G04", "SS-1.8")
def test_with_the_dog_and_the_snare_at_once() -> None:
    s = scene("hagrid", seats=4, where={BOB: "sprout", DAN: "sprout"}, area=[-1, 0, -1, 1], dark=0)
    do(s, Note(1), Stay())
    assert s.agenda[-1] == Grow(BOB)
    do(s, Vine(0), Snare(3, 0))
    assert s.agenda[-1] == PickNote(CAT)
    do(s, Note(1), Stay())
    assert s.agenda[-1] == Grow(DAN)


@rule("SS-G04", "SS-Q05", "SS-S15")
def test_who_can_only_wait_is_skipped() -> None:
    s = scene("quirrell", AtTroll(ANN), finish=[BOB], run={BOB: 25})
    do(s, Spin(), Spun(1))
    assert s.agenda[-1] == AtTroll(CAT)
    s = scene("hagrid", NoteTurn(CAT), turn=CAT, where={ANN: "sprout", BOB: "sprout"}, area=[0, 1, -1], fire=[1, 2, 0])
    do(s, Stay())
    assert s.agenda[-1] == PickNote(CAT)


@rule("SS-G06")
def test_a_turn_to_wait_is_an_own_turn_that_is_skipped() -> None:
    """Bob was captured and waits one turn, Cat, captured before, two."""
    s = scene("quirrell", AtTroll(ANN), captured=[CAT, BOB])
    order = []
    for _ in range(7):
        order.append(asked(s))
        do(s, Spin(), Spun(1))
    assert order == [ANN, ANN, BOB, ANN, BOB, CAT, ANN], "each of them is passed over that often"


# ── arriving ─────────────────────────────────────────────────────────────────
@rule("SS-G05", "SS-1.8", "SS-2.2")
def test_who_arrives_sets_up_at_once_and_acts_on_the_next_turn() -> None:
    s = scene("hagrid", NoteTurn(ANN), seats=2, notes={ANN: "1"}, pos={ANN: 15}, dark=0)
    do(s, Play(1))
    assert told(s, Arrived) == [Arrived(ANN, SPROUT)]
    do(s, Area(0), Vine(1), Vine(2))
    assert (s.turn, s.agenda[-1]) == (BOB, PickNote(BOB))
    do(s, Note(1), Stay())
    assert s.agenda[-1] == Grow(ANN)


@rule("SS-G05", "SS-4.7")
def test_on_the_trolls_door_too() -> None:
    s = scene("mcgonagall", harry={ANN: "b1", BOB: "f1", CAT: "c8"}, men="2b1k3/8/8/8/8/8/8/1b2KB2")
    do(s, Leave())
    assert (s.where, s.quirrell.run[ANN], s.agenda[-1]) == ([QUIRRELL, CHESS, CHESS], 0, Chess(BOB))
    do(s, Move(4, 3, ""), Move(60, 59, ""))
    assert s.agenda[-1] == AtTroll(ANN)


@rule("SS-G05", "SS-4.2", "SS-3.5")
def test_the_next_to_come_is_asked_before_the_next_turn() -> None:
    s = scene("flitwick", AtKeys(ANN), where={BOB: "mcgonagall"}, harry={BOB: "c8"}, stands={ANN: 0, CAT: 5},
              keys=bits(1), silver=1, silver_known=0, found=[BOB])
    do(s, Spin(), Spun(1), Walk(1), Key(True), Hide(1))
    assert s.agenda[-1] == Join(ANN)
    do(s, Bishop(5))
    assert s.agenda[-1] == Chess(BOB)


@rule("SS-7.2", "SS-0.1", "SS-G08")
def test_the_stone_ends_it_wherever_the_others_are() -> None:
    s = scene("snape", AtMirror(ANN), where={ANN: "mirror"}, hands={BOB: "1S 1R", CAT: "2S 2R"})
    do(s, Reveal(4), Mirrored(True))
    assert (s.agenda, s.winners, s.ended) == ([], (ANN,), "stone")
    result = GAME.result(s)
    assert (result.winners, result.scores, result.rule) == ((ANN,), (1.0, 0.0, 0.0), "SS-7.2")
    assert refused(GAME, s, Stay(), BOB) == "SS-7.2"


# ── whole games ──────────────────────────────────────────────────────────────
TOGETHER = (FLITWICK, SNAPE)
"""The challenges in which nobody starts before everyone is there."""
ONCE = (NoteTurn, MustPlay, Placed, AtKeys, Chess, AtTroll)
"""The questions that everyone is asked once in each turn, up to the potions."""


@rule("SS-0.1", "SS-0.2", "SS-G04", "SS-3.1", "SS-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_any_game_each_goes_from_board_to_board_and_turns_go_round(seats: int) -> None:
    """Nobody's turn is forgotten: whoever is passed over can only wait."""
    for seed in range(6 * SCALE):
        rng = Random(f"journey {seats} {seed}")
        s = started("whole", seats)
        last, boards = -1, {tuple(s.where)}
        while s.agenda:
            step, before = s.agenda[-1], s.where[:]
            if isinstance(step, ONCE):
                assert all(waits(s, seat) for seat in between(last, step.seat, seats))
                last = step.seat
            elif isinstance(step, Flipping):
                last = -1  # the Fire tokens say who goes on
            apply(s, step.sample(s, rng) if step.seat == CHANCE else any_kind(step.legal(s), rng))
            assert all(now in (then, then + 1) for now, then in zip(s.where, before, strict=True))
            assert all(min(s.where) >= place for place in s.where if place in TOGETHER)
            boards.add(tuple(s.where))
        assert (s.ended, s.where[s.winners[0]]) == ("stone", MIRROR)
        assert any(len(set(where)) == 2 for where in boards)


def between(last: int, seat: int, seats: int) -> list[int]:
    """The seats passed over; none where nobody was before."""
    return [] if last < 0 else [(last + i) % seats for i in range(1, (seat - last - 1) % seats + 1)]


def waits(s: Table, seat: int) -> bool:
    """Only at the Devil's Snare for the last one without a Fire token, and at the troll's doors."""
    if s.where[seat] == SPROUT:
        return s.sprout.fire.count(0) == 1
    return s.where[seat] == QUIRRELL and (seat in s.quirrell.finish or seat in s.mcgonagall.captured)
