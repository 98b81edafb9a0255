"""Sprout's challenge: areas, vines and their rings, Fire tokens, and players who come late."""

from collections import Counter
from typing import Any

import pytest

from greathall.core.catalogue import book
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import AREAS, DATA, FULL_RING, SHAPES, SNARES
from greathall.games.sorcerers_stone.model import (
    Area, Arrived, Gripped, Note, Play, Rob, Settled, Snare, SnareDrawn, SnareTaken, Stay, Surrounded, Vine,
)
from greathall.games.sorcerers_stone.play.flitwick import Flipping
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn, PickNote
from greathall.games.sorcerers_stone.play.sprout import Choose, Grow, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import SHAPE, scene
from tests.table import ANN, BOB, CAT, DAN, do, legal, refused, rule, told

RING = " ".join(SHAPES)
OPEN = " ".join(SHAPES[:-1])
"""Everything in a ring but the root."""
TIP, CURL, THORN, FORK, ROOT = (SHAPE[name] for name in ("tip", "curl", "thorn", "fork", "root"))


def placing(seats: int = 3, area: list[int] | None = None, **facts: Any) -> Table:
    """Ann has picked her token and must place one."""
    return scene("sprout", Placed(ANN), seats=seats, area=area or list(range(seats)), **facts)


def emptied(s: Table) -> Table:
    """Nothing is left in the pile."""
    s.sprout.snare_pile.bag = []
    return s


# ── laying it out, arriving ──────────────────────────────────────────────────
@rule("SS-2.1", "SS-G03", "SS-2.10", "SS-S03")
def test_forty_tokens_four_of_each_of_the_ten_pieces_of_a_ring() -> None:
    assert (len(SNARES), len(SHAPES), AREAS) == (40, 10, 4)
    assert set(Counter(SNARES).values()) == {4}
    listed = [DATA["hagrid"]["tokens"], DATA["sprout"]["tokens"], DATA["flitwick"]["tokens"]]
    assert [sum(len(n) if isinstance(n, list) else n for n in tokens.values() if not isinstance(n, str))
            for tokens in listed] == [15, 44, 36], "the lists count, not the total that is printed"
    assert DATA["components"]["tokens_listed_total"] == 15 + 44 + 36 + 34


@rule("SS-2.2", "SS-G05", "SS-S01", "SS-1.8")
def test_who_arrives_takes_a_free_area_and_two_tokens_and_waits_for_the_next_turn() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "1"}, pos={ANN: 15}, where={CAT: "sprout"}, area={CAT: 2})
    do(s, Play(1))
    assert legal(s) == [Area(0), Area(1), Area(3)]
    assert refused(GAME, s, Area(2)) == "SS-2.2"
    do(s, Area(3))
    assert told(s, Settled) == [Settled(ANN, 3)]
    assert s.agenda[-1] == Grow(ANN)
    do(s, Vine(TIP), Vine(TIP))
    assert (s.sprout.area, s.sprout.snares[ANN].cards, s.agenda[-1]) == ([3, -1, 2], [TIP, TIP], PickNote(BOB))
    do(s, Note(1), Stay())
    assert s.agenda[-1] == Grow(CAT), "who is here does not wait for the others"


@rule("SS-2.2", "SS-G09")
def test_tokens_are_kept_face_down() -> None:
    s = scene("sprout", area=[0, 1, 2])
    do(s, Vine(THORN))
    assert told(s, SnareDrawn)[0].seen_by(ANN) == SnareDrawn(ANN, THORN)
    assert told(s, SnareDrawn)[0].seen_by(BOB) == told(s, SnareDrawn)[0].seen_by(None) == SnareDrawn(ANN, None)
    assert (GAME.view(s, BOB).sprout.snare_counts, GAME.view(s, BOB).sprout.snares_known) == ([1, 0, 0], [[], [], []])


@rule("SS-S02")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_who_finds_fewer_than_two_takes_what_is_there(left: int) -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "1"}, pos={ANN: 15}, where={CAT: "sprout"}, area={CAT: 2})
    s.sprout.snare_pile.bag = [TIP] * left
    do(s, Play(1), Area(0), *[Vine(TIP)] * left)
    assert (len(s.sprout.snares[ANN]), s.turn) == (left, BOB)


# ── placing ──────────────────────────────────────────────────────────────────
@rule("SS-2.3", "SS-S05", "SS-S09", "SS-S10")
def test_a_token_is_picked_and_one_placed_on_its_space_in_any_area() -> None:
    s = scene("sprout", area=[0, 1, 2], snares={ANN: "tip"})
    do(s, Vine(FORK))
    assert legal(s) == [Snare(area, shape) for area in range(AREAS) for shape in (TIP, FORK)]
    do(s, Snare(3, FORK))
    assert (s.sprout.rings[3], s.sprout.snares[ANN].cards, s.turn) == (1 << FORK, [TIP], BOB), "one a turn"


@rule("SS-2.4", "SS-S04", "SS-2.10")
def test_where_tokens_lie_a_new_one_must_lie_next_to_one_of_them() -> None:
    s = placing(snares={ANN: "tip thorn root"}, rings={0: "curl", 1: "tip", 2: "fork knot", 3: "leaf"})
    assert legal(s) == [Snare(0, TIP), Snare(0, THORN), Snare(1, ROOT), Snare(2, THORN)], "the ring is closed"
    assert refused(GAME, s, Snare(0, ROOT)) == refused(GAME, s, Snare(3, TIP)) == "SS-2.4"
    assert refused(GAME, s, Snare(1, TIP)) == "SS-2.3", "there lies one"
    assert refused(GAME, s, Snare(1, CURL)) == "SS-2.3", "not Ann's"
    assert refused(GAME, s, Snare(4, TIP)) == "SS-2.3", "no such area"


@rule("SS-S06")
def test_placing_is_a_duty_if_it_is_possible() -> None:
    s = placing(snares={ANN: "tip"}, rings={0: "root", 1: "fork", 2: "fork", 3: "fork"})
    assert legal(s) == [Snare(0, TIP)]
    assert refused(GAME, s, Stay()) == "SS-S06"


@rule("SS-S06", "SS-S07")
def test_otherwise_the_tokens_are_kept() -> None:
    s = placing(snares={ANN: "tip tip tip curl curl"}, rings=dict.fromkeys(range(4), "fork"))
    assert legal(s) == [Stay()]
    do(s, Stay())
    assert (len(s.sprout.snares[ANN]), s.turn) == (5, BOB)
    do(s, Vine(THORN))
    assert len(legal(s)) == 4


# ── an empty pile ────────────────────────────────────────────────────────────
@rule("SS-2.5", "SS-S08")
def test_when_the_pile_is_empty_a_token_is_taken_blind_from_anybody_else_here() -> None:
    s = emptied(scene("sprout", Placed(DAN), turn=DAN, seats=4, area=[0, 1, 2, 3],
                      snares={BOB: "tip fork fork", DAN: "tip"}))
    do(s, Snare(0, TIP))
    assert legal(s) == [Rob(BOB)], "Cat and Dan have none"
    assert refused(GAME, s, Rob(CAT)) == "SS-S08"
    assert refused(GAME, s, Rob(ANN)) == "SS-2.5"
    assert refused(GAME, s, Stay()) == "SS-2.5", "it is a duty"
    do(s, Rob(BOB))
    assert s.agenda[-1].odds(s) == [(Gripped(TIP, 2), 1), (Gripped(FORK, 2), 2)]
    do(s, Gripped(FORK, 2))
    assert (s.sprout.snares[ANN].cards, s.sprout.snares[BOB].cards, s.agenda[-1]) == ([FORK], [TIP, FORK], Placed(ANN))
    seen = [told(s, SnareTaken)[0].seen_by(seat).shape for seat in (ANN, BOB, CAT, None)]
    assert seen == [FORK, FORK, None, None]


@rule("SS-S08")
def test_not_from_who_is_on_another_board() -> None:
    s = emptied(scene("sprout", TakeFrom(ANN), seats=4, where={DAN: "hagrid"}, area=[0, 1, 2, -1], snares={CAT: "tip"}))
    assert legal(s) == [Rob(CAT)]


@rule("SS-S08", "SS-S06")
def test_if_nobody_else_has_one_there_is_nothing_to_take() -> None:
    s = emptied(scene("sprout", Placed(CAT), turn=CAT, area=[0, 1, 2], snares={ANN: "tip", CAT: "fork"}))
    do(s, Snare(0, FORK))
    assert s.agenda[-1] == Placed(ANN)


# ── surrounded ───────────────────────────────────────────────────────────────
@rule("SS-2.6", "SS-S11", "SS-S13", "SS-S16")
def test_whose_ring_is_complete_takes_the_lowest_fire_token_and_plays_on() -> None:
    s = placing(4, snares={ANN: "root", BOB: "root"}, rings={1: OPEN, 2: OPEN})
    do(s, Snare(1, ROOT))
    assert told(s, Surrounded) == [Surrounded(BOB, 1)]
    do(s, Vine(CURL), Snare(2, ROOT))
    assert (s.sprout.fire, s.turn) == ([0, 1, 2, 0], CAT), "Bob was surrounded and went on"


@rule("SS-S09", "SS-2.6")
def test_one_may_surround_oneself() -> None:
    s = placing(4, snares={ANN: "root"}, rings={0: OPEN, 1: "fork", 2: "fork", 3: "fork"})
    assert legal(s) == [Snare(0, ROOT)]
    do(s, Snare(0, ROOT))
    assert s.sprout.fire == [1, 0, 0, 0]


@rule("SS-S10")
def test_an_area_without_a_player_is_nobodys() -> None:
    s = placing(snares={ANN: "root"}, rings={3: OPEN})
    do(s, Snare(3, ROOT))
    assert (s.sprout.fire, told(s, Surrounded), s.turn) == ([0, 0, 0], [], BOB)


@rule("SS-2.6", "SS-S12", "SS-2.8", "SS-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_who_is_not_surrounded_takes_the_highest_and_all_go_on(seats: int) -> None:
    early = [0, *range(1, seats - 1), 0]
    s = placing(seats, snares={ANN: "root"}, rings={0: OPEN}, fire=early)
    do(s, Snare(0, ROOT))
    assert s.sprout.fire == [seats - 1, *early[1:-1], seats]
    assert told(s, Arrived) == [Arrived(seat, 2) for seat in range(seats)]
    assert s.agenda[-1] == Flipping(seats - 1)


@rule("SS-2.9", "SS-S17", "SS-0.4")
def test_alone_areas_are_chosen_from_the_youngest_on_and_the_largest_fire_token_wins() -> None:
    s: Table = GAME.setup(3, GAME.resolve_options(3, {"challenge": "sprout"}), {}, {})
    for seat, area in ((ANN, 2), (BOB, 0), (CAT, 1)):
        assert s.agenda[-1] == Choose(seat)
        do(s, Area(area), Vine(seat), Vine(seat))
    assert (s.sprout.area, s.agenda[-1]) == ([2, 0, 1], Grow(ANN))
    s = placing(3, alone=True, snares={ANN: "root"}, rings={2: OPEN}, fire=[1, 0, 0])
    do(s, Snare(2, ROOT))
    assert (s.sprout.fire, s.agenda, s.winners, s.ended) == ([1, 3, 2], [], (BOB,), "fire")


@rule("SS-2.9", "SS-2.6")
@pytest.mark.parametrize(("language", "said"), [("en", "Bob is the only one not surrounded."),
                                                ("de", "Nur Bob wurde nicht umzingelt.")])
def test_who_wins_alone_is_told_as_who_was_not_surrounded(language: str, said: str) -> None:
    s = placing(3, alone=True, snares={ANN: "root"}, rings={2: OPEN}, fire=[1, 0, 0])
    do(s, Snare(2, ROOT))
    assert s.sprout.rings[s.sprout.area[BOB]] != FULL_RING
    assert book(GAME.folder, language).say(GAME.result(s).reason, winners="Bob") == said


# ── those who come late ──────────────────────────────────────────────────────
def late(seats: int, area: list[int], rings: dict[int, str], *, fire: list[int] | None = None) -> Table:
    """Ann must place; those without an area are still with the dog."""
    where = {seat: "hagrid" for seat in range(seats) if area[seat] < 0}
    return scene("sprout", Placed(ANN), seats=seats, where=where, area=area, rings=rings, snares={ANN: "root"},
                 fire=fire or [0] * seats, dark=0)


def come(s: Table, seat: int, area: int) -> None:
    """The last step to the trapdoor, whoever's turn it was."""
    while s.agenda[-1] != PickNote(seat):
        step = s.agenda[-1]
        do(s, step.odds(s)[0][0] if step.seat < 0 else legal(s)[0])
    s.hagrid.pos[seat] = 15
    do(s, Note(1), Play(1), Area(area))


@rule("SS-S14", "SS-2.7")
def test_a_latecomer_takes_an_open_area_if_there_is_one() -> None:
    s = late(4, [0, 1, 2, -1], {3: OPEN})
    do(s, Snare(3, ROOT))
    assert told(s, Surrounded) == []
    s = late(3, [0, 1, -1], {3: OPEN})
    do(s, Snare(3, ROOT))
    come(s, CAT, 2)
    assert (s.sprout.area[CAT], s.sprout.fire) == (2, [0, 0, 0])
    s = scene("sprout", Choose(CAT), turn=CAT, area=[0, 1, -1], rings={3: RING})
    assert legal(s) == [Area(2)]
    assert refused(GAME, s, Area(3)) == "SS-S14"


@rule("SS-S14", "SS-2.7")
@pytest.mark.parametrize(("seats", "area", "full", "took"), [
    (4, [0, 1, 2, -1], [], 1),  # one to come, one open area: nothing is kept
    (4, [0, 1, 2, -1], [3], 2),  # one to come, none open: 1 is kept
    (4, [0, 1, -1, -1], [], 1),
    (4, [0, 1, -1, -1], [2], 2),
    (4, [0, 1, -1, -1], [2, 3], 3),
    (4, [0, -1, -1, -1], [1, 2, 3], 4),
    (4, [0, -1, -1, -1], [1], 2),
    (3, [0, 1, -1], [2], 1),  # a fourth area is free
    (3, [0, 1, -1], [2, 3], 2),
    (3, [0, -1, -1], [1, 2, 3], 3),
    (3, [0, -1, -1], [1, 2], 2),
    (2, [0, -1], [1, 2], 1),
    (2, [0, -1], [1, 2, 3], 2)])
def test_who_is_surrounded_takes_the_lowest_above_those_kept(seats: int, area: list[int], full: list[int],
                                                             took: int) -> None:
    s = late(seats, area, {0: OPEN, **dict.fromkeys(full, RING)})
    do(s, Snare(0, ROOT))
    assert told(s, Surrounded)[:1] == [Surrounded(ANN, took)]


@rule("SS-S14", "SS-2.7", "SS-S15")
def test_the_last_to_come_to_completed_areas_takes_1_and_the_last_but_one_2() -> None:
    s = late(4, [0, 1, -1, -1], {0: OPEN, 2: RING, 3: RING})
    do(s, Snare(0, ROOT))
    assert s.sprout.fire == [3, 0, 0, 0]
    come(s, CAT, 3)
    assert s.sprout.fire == [3, 0, 2, 0], "Dan is still to come, to the last area"
    come(s, DAN, 2)
    assert s.sprout.fire == [3, 4, 2, 1], "and Bob was never surrounded"
    assert told(s, Surrounded) == [Surrounded(ANN, 3), Surrounded(CAT, 2), Surrounded(DAN, 1), Surrounded(BOB, 4)]


@rule("SS-S14")
def test_tokens_taken_before_an_area_closed_are_gone() -> None:
    s = late(4, [0, 1, -1, -1], {0: RING, 1: OPEN, 2: RING}, fire=[1, 0, 0, 0])
    do(s, Snare(1, ROOT))
    assert s.sprout.fire == [1, 3, 0, 0], "2 is kept for the last to come"
    come(s, CAT, 3)
    come(s, DAN, 2)
    assert s.sprout.fire == [1, 3, 4, 2]


@rule("SS-S15", "SS-S12", "SS-2.7")
def test_when_only_one_lacks_a_token_and_is_still_with_the_dog_the_others_wait() -> None:
    s = late(3, [0, 1, -1], {0: OPEN}, fire=[0, 1, 0])
    do(s, Snare(0, ROOT))
    assert (s.sprout.fire, s.agenda[-1]) == ([2, 1, 0], PickNote(CAT)), "Bob is skipped"
    do(s, Note(2), Stay())
    assert s.agenda[-1] == PickNote(CAT)
    s.hagrid.pos[CAT] = 15
    do(s, Note(1), Play(1), Area(3))
    assert s.sprout.fire == [2, 1, 3]
    do(s, Vine(TIP), Vine(TIP))
    assert (s.where, s.agenda[-1]) == ([2, 2, 2], Flipping(CAT))


@rule("SS-S12")
def test_the_last_one_lacking_takes_the_token_that_is_left() -> None:
    s = late(4, [0, 1, -1, 2], {0: OPEN, 3: RING}, fire=[0, 1, 0, 3])
    do(s, Snare(0, ROOT))
    assert s.sprout.fire == [4, 1, 0, 3], "2 is kept for Cat, who will find no open area"
    come(s, CAT, 3)
    assert s.sprout.fire == [4, 1, 2, 3]
