"""No turn passes in silence: passing, waiting and shuffling are told."""

from greathall.games.sorcerers_stone.board import SHAPES
from greathall.games.sorcerers_stone.model import (
    Cast, Draw, End, Flip, Missed, Mirrored, Passed, Potion, PotionsShuffled, Reveal, Spin, Spun,
    Stay, Vine,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from tests.games.sorcerers_stone.scenes import CARD, bits, drawn, move, scene
from tests.table import ANN, BOB, CAT, do, rule, told


# ── who can do nothing ───────────────────────────────────────────────────────
@rule("SS-H14")
def test_who_has_no_card_to_break_a_standstill_with_passes() -> None:
    s = scene("hagrid", NoteTurn(CAT), turn=CAT, pos=[15, 0, 15], dark=0, idle=bits(ANN, BOB, CAT))
    s.hagrid.notes, s.hagrid.note_pile.bag = [[2] * 10 + [3] * 10, [1] * 10, [4] * 10], []
    do(s, Stay())
    assert told(s, Passed) == [Passed(ANN)]
    assert s.agenda[-1] == MustPlay(BOB)


@rule("SS-S06")
def test_who_can_place_no_token_passes() -> None:
    s = scene("sprout", area=[0, 1, 2], rings=dict.fromkeys(range(4), SHAPES[0]))
    do(s, Vine(5), Stay())
    assert told(s, Passed) == [Passed(ANN)]


@rule("SS-C11")
def test_who_can_move_no_man_passes() -> None:
    """Black's bishop stands behind a pawn that is blocked."""
    s = scene("mcgonagall", Chess(ANN), seats=2, men="b7/1p6/1P6/8/8/8/8/1B6", harry={ANN: "a8", BOB: "b1"})
    do(s, Stay())
    assert told(s, Passed) == [Passed(ANN)]


@rule("SS-X13")
def test_in_complete_chess_too() -> None:
    s = scene("mcgonagall", FullChess(CAT), turn=CAT, options={"chess": "complete"}, men="k1K5/8/8/1P6/8/8/1p6/bB2b3",
              harry={ANN: "a1", BOB: "e1", CAT: "b1"})
    do(s, move("b5b6"))
    assert told(s, Passed) == [Passed(ANN)]
    assert s.agenda[-1] == FullChess(BOB)


# ── who must wait ────────────────────────────────────────────────────────────
@rule("SS-4.13", "SS-Q04", "SS-G06")
def test_a_turn_waited_at_the_trolls_door_is_told() -> None:
    s = scene("quirrell", AtTroll(ANN), captured=[BOB, CAT])
    do(s, Spin(), Spun(1))
    assert told(s, Missed) == [Missed(BOB), Missed(CAT)], "and it is Ann's turn again"
    do(s, Spin(), Spun(1))
    assert told(s, Missed) == [Missed(BOB), Missed(CAT), Missed(BOB)]
    assert s.agenda[-1] == AtTroll(CAT)


@rule("SS-7.3", "SS-M03")
def test_a_turn_waited_at_the_mirror_is_told_once_it_counts() -> None:
    s = scene("mirror", AtMirror(ANN), seats=2, wrong=[BOB])
    do(s, Reveal(0), Mirrored(False))
    assert told(s, Missed) == [Missed(BOB)]


@rule("SS-6.10", "SS-P11")
def test_a_turn_that_an_incantation_cost_is_told() -> None:
    s = scene("snape", Brewing(ANN, False, False), hands={ANN: "5S 6S", BOB: "7S 8R", CAT: "9S 9R"})
    drawn(s, "lose_turn")
    do(s, Cast(2), End())
    for place in (0, 1):
        do(s, Flip(place), End())
    assert told(s, Missed) == [Missed(ANN)]
    assert s.agenda[-1] == Brewing(BOB, False, False)


# ── what is shuffled ─────────────────────────────────────────────────────────
@rule("SS-P07")
def test_a_deck_made_of_the_discards_is_told() -> None:
    s = scene("snape", Brewing(ANN, False, False), hands={ANN: "5S 6S"})
    s.snape.discards, s.snape.deck.bag = s.snape.deck.bag, []
    do(s, Draw())
    assert (told(s, PotionsShuffled), s.snape.discards) == ([PotionsShuffled()], [])
    do(s, Potion(CARD["1S"]))
    assert told(s, PotionsShuffled) == [PotionsShuffled()]
