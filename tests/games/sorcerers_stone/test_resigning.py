"""Resigning: at any turn, on any board, whether you are asked or not; the others play on."""

from random import Random
from typing import Any

import pytest

from greathall.core.engine import any_kind, apply, interject
from greathall.core.words import CHANCE
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, FLITWICK, FULL_RING, QUIET as DRAWN, QUIRRELL, SHAPES, SNAPE
from greathall.games.sorcerers_stone.model import (
    Area, Arrived, Bishop, ChessOver, Discarded, HandedIn, Hide, Key, Move, Note, Play, Resign, Resigned, Snare, Spin,
    Spun, Stay, Surrounded, Vine, Walk, Whirled, Won,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.chessmen import BISHOP, BLACK, EMPTY, man, square
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Hiding
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn, PickNote
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Shelve
from greathall.games.sorcerers_stone.play.sprout import Choose, Grow, Placed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import bits, move, scene
from tests.table import ANN, BOB, CAT, DAN, SCALE, aside, asides, do, legal, refused, rule, told

QUIET = "r1b1kb1r/8/8/8/8/8/8/R1B1KB1R"
"""Kings, rooks and bishops, and no check."""


def gives_up(s: Table, seat: int) -> None:
    aside(GAME, s, seat, Resign())


# ── when, and what becomes of it ─────────────────────────────────────────────
@rule("SS-G11")
def test_of_two_the_other_wins() -> None:
    s = scene("hagrid", NoteTurn(ANN), seats=2)
    gives_up(s, BOB)
    assert told(s, Resigned) == [Resigned(BOB)]
    assert told(s, Won) == [Won((ANN,), "last")]
    assert (s.agenda, GAME.result(s).winners, GAME.result(s).rule) == ([], (ANN,), "SS-G11")


@rule("SS-G11")
def test_who_is_asked_gives_up_the_turn_too() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "124"}, dark=0)
    gives_up(s, ANN)
    assert s.agenda[-1] == PickNote(BOB)
    assert told(s, HandedIn) == [HandedIn(ANN, (1, 2, 4))]
    assert (s.hagrid.notes[ANN], s.hagrid.note_discards) == ([], [1, 2, 4]), "the cards go back"
    do(s, Note(1), Stay(), Note(1), Stay())
    assert s.agenda[-1] == PickNote(BOB), "Ann is passed over"
    assert refused(GAME, s, Stay(), ANN) == refused(GAME, s, Resign(), ANN) == "SS-G11"
    assert asides(GAME, s, ANN) == []


@rule("SS-G11")
@pytest.mark.parametrize("step", [
    NoteTurn(ANN), Placed(ANN), AtKeys(ANN), Chess(ANN), AtTroll(ANN), Brewing(ANN, True, False), AtMirror(ANN)])
def test_the_turn_of_another_goes_on(step: Any) -> None:
    places: dict[Any, str] = {NoteTurn: "hagrid", Placed: "sprout", AtKeys: "flitwick", Chess: "mcgonagall",
                              AtTroll: "quirrell", Brewing: "snape", AtMirror: "mirror"}
    s = scene(places[type(step)], step, seats=4, notes={ANN: "1"}, snares={ANN: "tip"}, area=[0, 1, 2, 3],
              stands=[0, 1, 2, 3], harry={ANN: "c8", BOB: "f8", CAT: "c1", DAN: "f1"})
    gives_up(s, CAT)
    assert s.agenda[-1] == step
    assert legal(s), "and can be answered"
    assert s.living() == [ANN, BOB, DAN]


@rule("SS-G11")
@pytest.mark.parametrize("step", [Choose(ANN), Flipping(ANN), Hiding(ANN, 0), Join(ANN), Shelve()])
def test_not_while_something_else_is_being_settled(step: Any) -> None:
    places: dict[Any, str] = {Choose: "sprout", Flipping: "flitwick", Hiding: "flitwick", Join: "mcgonagall",
                              Shelve: "snape"}
    s = scene(places[type(step)], step)
    assert asides(GAME, s, ANN) == asides(GAME, s, BOB) == []
    assert refused(GAME, s, Resign(), BOB) == "SS-G11"


# ── with the dog, and in the snare ───────────────────────────────────────────
@rule("SS-G11", "SS-H14")
def test_a_standstill_ends_when_cards_come_back() -> None:
    s = scene("hagrid", MustPlay(ANN), notes={ANN: "2", BOB: "34"}, dark=0, idle=bits(ANN, BOB, CAT))
    s.hagrid.note_pile.bag = []
    gives_up(s, BOB)
    assert s.agenda[-1] == MustPlay(ANN)
    do(s, Play(2))
    assert s.agenda[-1] == PickNote(CAT)
    s = scene("hagrid", MustPlay(ANN), notes={ANN: "2", BOB: "34"}, dark=0, idle=bits(ANN, BOB, CAT))
    gives_up(s, ANN)
    assert s.agenda[-1] == PickNote(BOB)


@rule("SS-G11", "SS-2.6", "SS-S12")
def test_tokens_and_the_area_are_free_again() -> None:
    s = scene("sprout", Placed(ANN), seats=4, area=[0, 1, 2, 3], fire=[0, 1, 0, 0],
              snares={ANN: "root", BOB: "tip tip"}, rings={0: " ".join(SHAPES[:-1])})
    pile = len(s.sprout.snare_pile.bag)
    gives_up(s, BOB)
    assert (s.sprout.area[BOB], len(s.sprout.snares[BOB]), len(s.sprout.snare_pile.bag)) == (-1, 0, pile + 2)
    do(s, Snare(0, 9))
    assert told(s, Surrounded) == [Surrounded(ANN, 2)], "the first Fire token is gone"
    assert s.agenda[-1] == Grow(CAT)


@rule("SS-G11", "SS-2.6", "SS-S12")
def test_who_is_surrounded_later_takes_a_higher_fire_token_though_a_lower_one_is_nobodys() -> None:
    s = scene("sprout", Placed(ANN), seats=4, area=[0, 1, 2, 3], fire=[0, 1, 2, 0],
              snares={ANN: "root"}, rings={0: " ".join(SHAPES[:-1])})
    gives_up(s, BOB)
    do(s, Snare(0, 9))
    assert told(s, Surrounded) == [Surrounded(ANN, 3), Surrounded(DAN, 4)]
    assert s.agenda[-1] == Flipping(DAN)


CLOSED = " ".join(SHAPES)


def kept() -> Table:
    """Ann is about to be surrounded. Cat and Dan, still with the dog, will find no open area: 1 and 2 are kept."""
    return scene("sprout", Placed(ANN), seats=4, where={CAT: "hagrid", DAN: "hagrid"}, area=[0, 1, -1, -1], dark=0,
                 pos={CAT: 15, DAN: 15}, notes={CAT: "1", DAN: "1"}, snares={ANN: "root"},
                 rings={0: " ".join(SHAPES[:-1]), 2: CLOSED, 3: CLOSED})


@rule("SS-G12", "SS-S14", "SS-2.6")
def test_the_last_who_is_not_surrounded_has_the_highest_fire_token_whoever_gave_up() -> None:
    s = kept()
    do(s, Snare(0, 9))
    assert told(s, Surrounded) == [Surrounded(ANN, 3)]
    do(s, Vine(0))
    gives_up(s, DAN)
    do(s, legal(s)[0], Note(2), Play(1), Area(2))
    assert told(s, Surrounded) == [Surrounded(ANN, 3), Surrounded(CAT, 1), Surrounded(BOB, 4)]


@rule("SS-G12", "SS-S14", "SS-2.6")
def test_who_is_surrounded_later_has_a_higher_one_than_before_whoever_gave_up() -> None:
    """Dan has resigned, so only one of the two kept is still needed; nobody takes the other."""
    s = kept()
    do(s, Snare(0, 9), Vine(9))
    gives_up(s, DAN)
    s.sprout.rings[1] = FULL_RING & ~(1 << 9)
    do(s, Snare(1, 9))
    assert told(s, Surrounded) == [Surrounded(ANN, 3), Surrounded(BOB, 4)]


@rule("SS-G12", "SS-S12")
def test_if_somebody_without_a_fire_token_gives_up_the_highest_number_is_not_used() -> None:
    s = scene("sprout", Placed(ANN), seats=4, area=[0, 1, 2, 3], fire=[0, 1, 0, 0], snares={ANN: "root"},
              rings={0: " ".join(SHAPES[:-1])})
    gives_up(s, DAN)
    do(s, Snare(0, 9))
    assert told(s, Surrounded) == [Surrounded(ANN, 2), Surrounded(CAT, 3)]


@rule("SS-G11", "SS-S12", "SS-2.8")
def test_if_one_is_left_without_a_fire_token_the_play_stops_at_once() -> None:
    s = scene("sprout", Placed(ANN), area=[0, 1, 2], fire=[1, 0, 0], snares={ANN: "tip"})
    gives_up(s, CAT)
    assert s.sprout.fire == [1, 2, 0]
    assert told(s, Arrived) == [Arrived(ANN, FLITWICK), Arrived(BOB, FLITWICK)]
    assert s.agenda[-1] == Flipping(BOB), "Ann places nothing more"


@rule("SS-G11", "SS-S15")
def test_placing_stops_too_if_that_one_is_still_with_the_dog() -> None:
    s = scene("sprout", Placed(ANN), where={BOB: "hagrid", CAT: "hagrid"}, area=[0, -1, -1], fire=[1, 0, 0],
              snares={ANN: "tip"}, dark=0)
    gives_up(s, CAT)
    assert s.agenda[-1] == PickNote(BOB)
    do(s, Note(1), Stay())
    assert s.agenda[-1] == PickNote(BOB)


@rule("SS-G11", "SS-2.9")
def test_alone_the_largest_of_those_who_stayed_wins() -> None:
    s = scene("sprout", Placed(ANN), alone=True, area=[0, 1, 2], fire=[1, 0, 0], snares={ANN: "tip"})
    gives_up(s, BOB)
    assert (s.sprout.fire, s.winners, s.ended) == ([1, 0, 2], (CAT,), "fire")


@rule("SS-G11", "SS-X14", "SS-X08")
def test_a_draw_at_chess_is_not_shared_by_who_gave_up() -> None:
    s = scene("mcgonagall", FullChess(ANN), alone=True, options={"chess": "complete"}, men=QUIET, quiet=DRAWN - 1,
              harry={ANN: "c8", BOB: "c1", CAT: "f1"})
    gives_up(s, CAT)
    do(s, move("c8d7"))
    assert GAME.result(s).reason == "end-fifty"
    assert (GAME.result(s).winners, GAME.result(s).scores) == ((), (0.5, 0.5, 0.0))
    assert refused(GAME, s, Stay(), ANN) == "SS-X08", "by this rule it is over"


# ── keys, chess, troll ───────────────────────────────────────────────────────
@rule("SS-G11", "SS-3.6")
def test_at_the_keys_the_piece_goes() -> None:
    s = scene("flitwick", AtKeys(ANN), stands={ANN: 0, BOB: 1, CAT: 2}, keys=0)
    gives_up(s, BOB)
    assert s.flitwick.stands == [0, -1, 2]
    do(s, Spin(), Spun(1), Walk(1))
    assert s.agenda[-1] == AtKeys(CAT)


@rule("SS-G11", "SS-C13")
def test_at_chess_a_plain_bishop_stands_there_again() -> None:
    s = scene("mcgonagall", Chess(ANN), seats=4, where={DAN: "flitwick"}, stands={DAN: 0}, keys=bits(1), silver=1,
              harry={ANN: "c8", BOB: "f8", CAT: "c1"})
    gives_up(s, BOB)
    assert (s.mcgonagall.harry[BOB], s.mcgonagall.squares[61]) == (-1, man(BLACK, BISHOP))
    do(s, legal(s)[-1])
    assert s.agenda[-1] == Chess(CAT)
    do(s, legal(s)[-1], Spin(), Spun(1), Walk(1), Key(True), Hide(1))
    assert Bishop(61) in legal(s), "somebody else may be it"


@rule("SS-G11", "SS-4.2", "SS-C04")
def test_the_bishop_that_stands_there_again_may_be_captured_and_started_from_like_any_other() -> None:
    """Bob was the bishop of c8 and has resigned; it has been captured since, and Cat arrives."""
    s = scene("mcgonagall", Chess(ANN), seats=4, where={CAT: "flitwick"}, harry={ANN: "f8", BOB: "c8", DAN: "f1"})
    assert s.mcgonagall.homes == [square("c1")]
    gives_up(s, BOB)
    assert s.mcgonagall.homes == [square("c1"), square("c8")]
    s.mcgonagall.squares[square("c1")] = s.mcgonagall.squares[square("c8")] = EMPTY
    s.then(Join(CAT))
    assert legal(s) == [Bishop(square("c8")), Bishop(square("c1"))]


@rule("SS-C02", "SS-G11")
def test_whoever_arrives_after_both_black_bishops_have_gone_takes_a_white_one() -> None:
    """Ann and Bob were the black bishops, left over the far edge, and resigned at the troll."""
    s = scene("mcgonagall", men=QUIET, seats=4, where=dict.fromkeys((ANN, BOB), "quirrell") | dict.fromkeys(
        (CAT, DAN), "flitwick"))
    s.mcgonagall.homes[:] = [square("c1"), square("f1")]
    s.mcgonagall.squares[square("c8")] = s.mcgonagall.squares[square("f8")] = EMPTY
    s.then(Join(CAT))
    assert legal(s) == [Bishop(square("c1")), Bishop(square("f1"))]


@rule("SS-G11", "SS-C04")
def test_a_captured_player_who_gives_up_leaves_no_place_even_then() -> None:
    s = scene("mcgonagall", Chess(ANN), seats=4, where={BOB: "quirrell", CAT: "flitwick"},
              harry={ANN: "f8", BOB: "c8", DAN: "f1"})
    s.mcgonagall.squares[square("c8")] = EMPTY
    s.mcgonagall.harry[BOB], s.mcgonagall.captured = -1, [BOB]
    gives_up(s, BOB)
    assert s.mcgonagall.homes == [square("c1")]


@rule("SS-G11", "SS-C18")
def test_alone_the_last_who_is_not_captured_wins() -> None:
    s = scene("mcgonagall", Chess(ANN), alone=True, captured=[CAT], harry={ANN: "c8", BOB: "f1"})
    gives_up(s, BOB)
    assert (s.winners, s.ended) == ((ANN,), "last_harry")


@rule("SS-G11", "SS-X07", "SS-X09")
def test_in_complete_chess_the_other_colour_wins_if_nobody_of_one_is_left() -> None:
    s = scene("mcgonagall", FullChess(ANN), options={"chess": "complete"}, men=QUIET,
              harry={ANN: "c8", BOB: "f8", CAT: "c1"})
    gives_up(s, CAT)
    assert told(s, ChessOver) == [ChessOver(BLACK, "captured")]
    assert (s.where[:2], s.agenda[-1].seat) == ([QUIRRELL, QUIRRELL], CHANCE), "Ann's move is gone: they spin"
    do(s, Spun(2), Spun(4))
    assert s.agenda[-1] == AtTroll(BOB)


@rule("SS-G11", "SS-X01", "SS-X07")
def test_and_if_nobody_will_come_to_play_it() -> None:
    s = scene("mcgonagall", FullChess(ANN), where={CAT: "flitwick"}, stands={CAT: 0}, options={"chess": "complete"},
              men=QUIET, harry={ANN: "c8", BOB: "f8"})
    gives_up(s, CAT)
    assert told(s, ChessOver) == [ChessOver(BLACK, "captured")]


@rule("SS-G11", "SS-X01")
def test_who_is_still_to_come_may_play_it() -> None:
    s = scene("mcgonagall", FullChess(ANN), seats=4, where={CAT: "flitwick", DAN: "flitwick"}, stands={CAT: 0, DAN: 0},
              options={"chess": "complete"}, men=QUIET, harry={ANN: "c8", BOB: "f8"}, keys=bits(1), silver=1)
    gives_up(s, CAT)
    assert (told(s, ChessOver), s.agenda[-1]) == ([], FullChess(ANN))
    do(s, Move(60, 52, ""), Move(52, 60, ""))
    do(s, Spin(), Spun(1), Walk(1), Key(True), Hide(1))
    assert legal(s) == [Bishop(2), Bishop(5)], "the last to come must be white"


@rule("SS-G11", "SS-X07", "SS-G04")
def test_a_turn_on_another_board_goes_on_when_the_chess_ends() -> None:
    s = scene("mcgonagall", AtKeys(DAN), turn=DAN, seats=4, where={DAN: "flitwick"}, stands={DAN: 0}, keys=bits(9),
              options={"chess": "complete"}, men=QUIET, harry={ANN: "c8", BOB: "f8", CAT: "c1"})
    gives_up(s, CAT)
    assert s.where == [QUIRRELL, QUIRRELL, CHESS, FLITWICK]
    assert s.agenda[-1] == AtKeys(DAN)
    do(s, Spin(), Spun(1), Walk(1), Spun(2), Spun(4))
    assert s.agenda[-1] == AtTroll(BOB), "then the winners spin for the first turn"


@rule("SS-G14", "SS-X09")
def test_who_gives_up_before_the_spin_for_the_first_turn_does_not_spin() -> None:
    """Cat has resigned in Dan's turn, so black has won; before Ann and Bob can spin, Ann resigns too."""
    s = scene("mcgonagall", AtKeys(DAN), turn=DAN, seats=4, where={DAN: "flitwick"}, stands={DAN: 0}, keys=bits(9),
              options={"chess": "complete"}, men=QUIET, harry={ANN: "c8", BOB: "f8", CAT: "c1"})
    gives_up(s, CAT)
    gives_up(s, ANN)
    do(s, Spin(), Spun(1), Walk(1))
    assert told(s, Whirled) == [Whirled(DAN, 1)], "and Bob has nobody to spin against"
    assert s.agenda[-1] == AtTroll(BOB)


@rule("SS-G11", "SS-5.3")
def test_at_the_trolls_the_others_go_on_if_they_were_waiting_for_that_one() -> None:
    s = scene("quirrell", AtTroll(CAT), turn=CAT, finish=[BOB, ANN], run=[25, 25, 3])
    gives_up(s, CAT)
    assert s.where[:2] == [SNAPE, SNAPE]
    assert s.agenda[-1] == Shelve()


@rule("SS-G11", "SS-Q04", "SS-4.13")
def test_who_was_captured_waits_no_longer_than_for_those_who_stayed() -> None:
    s = scene("quirrell", AtTroll(ANN), where={CAT: "mcgonagall"}, harry={CAT: "c8"}, captured=[BOB], spun=bits(ANN))
    gives_up(s, CAT)
    do(s, Spin(), Spun(1))
    order = []
    for _ in range(3):
        order.append(s.agenda[-1].seat)
        do(s, Spin(), Spun(1))
    assert order == [ANN, BOB, ANN]


# ── potions and the Mirror ───────────────────────────────────────────────────
@rule("SS-G11", "SS-6.4")
def test_potions_are_discarded_face_up() -> None:
    s = scene("snape", Brewing(ANN, False, False), hands={ANN: "1S 1R", BOB: "2S steal", CAT: "3S 3R"})
    gives_up(s, BOB)
    assert [event.card for event in told(s, Discarded)] == s.snape.discards
    assert (len(s.snape.discards), len(s.snape.hands[BOB]), s.snape.guard[BOB]) == (2, 0, -1)
    assert s.agenda[-1] == Brewing(ANN, False, False)


@rule("SS-G11", "SS-P25")
def test_alone_the_last_at_the_cauldron_wins() -> None:
    s = scene("snape", Brewing(ANN, False, False), alone=True, hands={ANN: "1S 1R", BOB: "2S 2R"},
              where={CAT: "mirror"}, wrong=[CAT])
    gives_up(s, BOB)
    assert (s.winners, s.ended) == ((ANN,), "last_brewer")


@rule("SS-G11", "SS-M03", "SS-M04")
def test_those_who_declared_wrongly_do_not_wait_for_ever() -> None:
    s = scene("snape", Brewing(CAT, False, False), turn=CAT, hands={CAT: "5S 5R"}, where={ANN: "mirror", BOB: "mirror"},
              wrong=[ANN, BOB])
    gives_up(s, CAT)
    assert s.agenda[-1] == AtMirror(ANN)


# ── nothing jams ─────────────────────────────────────────────────────────────
@rule("SS-G11")
@pytest.mark.parametrize(("seats", "chosen"), [
    (seats, chosen) for seats in (3, 4) for chosen in (
        {"challenge": "whole"}, {"challenge": "whole", "chess": "complete"}, {"challenge": "hagrid"},
        {"challenge": "sprout"}, {"challenge": "flitwick"}, {"challenge": "mcgonagall"},
        {"challenge": "mcgonagall", "chess": "complete"}, {"challenge": "quirrell"}, {"challenge": "snape"})],
    ids=lambda value: str(value) if isinstance(value, int) else "-".join(value.values()))
def test_whoever_gives_up_whenever_the_others_can_play_on(seats: int, chosen: dict[str, Any]) -> None:
    """One or two resign at random moments; the rest is played to the end."""
    for seed in range(6 * SCALE):
        rng = Random(f"giving up {seats} {chosen} {seed}")
        s: Table = GAME.setup(seats, GAME.resolve_options(seats, chosen), {}, {})
        census, patience = GAME.census(s), rng.randrange(5, 250 if chosen["challenge"] == "whole" else 40)
        said = 0
        while s.agenda and said < 3000:
            said += 1
            step, seat = s.agenda[-1], rng.randrange(seats)
            if said > patience and len(s.living()) > 2 and (way_out := GAME.asides(s, seat)):
                interject(s, way_out, Resign())
                patience += rng.randrange(1, 60)
                continue
            apply(s, step.sample(s, rng) if step.seat == CHANCE else any_kind(step.legal(s), rng))
        assert not s.agenda, f"still {s.agenda[-1:]}"
        assert GAME.census(s) == census
        assert not any(s.out >> winner & 1 for winner in s.winners)
