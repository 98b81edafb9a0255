"""Complete chess between two players: check, mate, castling, en passant, promotion, draws."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.words import Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import QUIET, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Arrived, Bishop, Checked, ChessOver, Leave, Move, Moved, Spin, Stay, Whirled,
)
from greathall.games.sorcerers_stone.play.chessmen import BLACK, LETTERS, WHITE, name, square
from greathall.games.sorcerers_stone.play.mate import FullChess, positions
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import move, scene
from tests.table import ANN, BOB, CAT, asked, do, legal, refused, rule, told

WHITE_SHORT, WHITE_LONG, BLACK_SHORT, BLACK_LONG = 1, 2, 4, 8


def full(men: str, harry: dict[int, str], **facts: Any) -> Table:
    """Put everyone who plays at the chessboard, with only the rights to castle that are named."""
    facts = {"rights": 0, "seats": len(harry), **facts}
    return scene("mcgonagall", men=men, harry=harry, options={"chess": "complete"}, **facts)


def ends(s: Table, start: str) -> str:
    return " ".join(sorted({name(a.square) for a in legal(s) if isinstance(a, Move) and a.start == square(start)}))


def moves(s: Table) -> str:
    return " ".join(sorted(name(a.start) + name(a.square) for a in legal(s) if isinstance(a, Move)))


def man_on(s: Table, at: str) -> str:
    return LETTERS[s.mcgonagall.squares[square(at)]]


PAIR = {ANN: "c8", BOB: "c1"}


# ── check and mate ───────────────────────────────────────────────────────────
@rule("SS-4.15", "SS-G07")
def test_the_table_chooses_complete_chess() -> None:
    match = greathall.new("mcgonagall", seats=2, options={"chess": "complete"})
    match.play(Bishop(square("c8")))
    match.play(Bishop(square("c1")))
    assert match.state.agenda[-1] == FullChess(ANN), "black moves first, for the first to come is black"
    assert len(match.legal()) == 20


@rule("SS-4.21")
def test_check_is_announced_at_the_end_of_the_move() -> None:
    s = full("2b1k3/8/8/8/8/8/8/2B1K2R", PAIR, turn=BOB)
    do(s, move("h1h8"))
    assert [type(event).__name__ for event in s.log or ()] == ["Moved", "Checked"]
    assert told(s, Checked) == [Checked(BLACK)]
    assert s.complete.checked == BLACK


@rule("SS-4.9")
def test_a_check_is_answered_at_once_by_flight_capture_or_interposing() -> None:
    s = full("2b1k3/8/8/8/8/8/6r1/2B1K2R", PAIR, turn=BOB)
    do(s, move("h1h8"))
    assert moves(s) == "e8d7 e8e7 e8f7 g2g8"
    do(s, move("g2g8"))
    assert s.complete.checked == -1


@rule("SS-4.9")
def test_who_gives_check_may_be_captured() -> None:
    s = full("2b1k3/8/5b2/8/8/8/8/2B1K2R", PAIR, turn=BOB)
    do(s, move("h1h8"))
    assert ends(s, "f6") == "h8"


@rule("SS-4.9", "SS-X11")
def test_no_move_leaves_the_own_king_attacked() -> None:
    s = full("2b1k3/4n3/8/8/8/8/4R3/2B1K3", PAIR)
    assert ends(s, "e7") == ""
    assert ends(s, "e8") == "d7 d8 f7 f8"
    assert refused(GAME, s, move("e7c6")) == "SS-X11"


@rule("SS-4.8", "SS-X04", "SS-X14", "SS-4.14")
def test_checkmate_ends_the_game_and_no_king_is_taken() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/2B1K3", {ANN: "a8", BOB: "c1"}, turn=BOB, alone=True)
    do(s, move("d4d8"))
    assert told(s, ChessOver) == [ChessOver(WHITE, "mate")]
    result = GAME.result(s)
    assert (result.winners, result.rule) == ((BOB,), "SS-4.8")
    assert {6, 12} <= set(s.mcgonagall.squares)


@rule("SS-4.19", "SS-X10")
def test_no_piece_leaves_the_board() -> None:
    s = full("4k3/8/8/8/8/8/8/2b1K2B", {ANN: "c1", BOB: "h1"})
    assert Leave() not in legal(s)
    assert refused(GAME, s, Leave()) == "SS-4.19"
    assert refused(GAME, s, Move(square("c1"), -7, "")) == "SS-4.19"


# ── castling ─────────────────────────────────────────────────────────────────
@rule("SS-4.10", "SS-4.20", "SS-X06")
def test_black_castles_with_hermione_who_jumps_over_the_king() -> None:
    s = full("r1b1k2r/8/8/8/8/8/8/2B1K3", PAIR, rights=BLACK_SHORT | BLACK_LONG)
    assert s.mcgonagall.hermione == square("h8")
    do(s, move("e8g8"))
    assert (man_on(s, "g8"), man_on(s, "f8"), man_on(s, "h8"), man_on(s, "e8")) == ("k", "r", ".", ".")
    assert name(s.mcgonagall.hermione) == "f8"
    assert s.complete.rights == 0, "once for each colour"


@rule("SS-4.10", "SS-4.20")
def test_castling_on_the_long_side_moves_the_plain_rook() -> None:
    s = full("r3k2r/1b6/8/8/8/8/8/2B1K3", {ANN: "b7", BOB: "c1"}, rights=BLACK_SHORT | BLACK_LONG)
    do(s, move("e8c8"))
    assert (man_on(s, "c8"), man_on(s, "d8"), man_on(s, "a8")) == ("k", "r", ".")
    assert name(s.mcgonagall.hermione) == "h8"


@rule("SS-4.10", "SS-4.20")
def test_white_castles_too() -> None:
    s = full("2b1k3/8/8/8/8/1B6/8/R3K2R", {ANN: "c8", BOB: "b3"}, turn=BOB, rights=WHITE_SHORT | WHITE_LONG)
    assert {"c1", "g1"} <= set(ends(s, "e1").split())
    do(s, move("e1c1"))
    assert (man_on(s, "c1"), man_on(s, "d1")) == ("K", "R")


@rule("SS-4.10")
@pytest.mark.parametrize(("path", "lost"), [("e1e2", WHITE_SHORT | WHITE_LONG), ("h1h2", WHITE_SHORT),
                                            ("a1a2", WHITE_LONG), ("h1h8", WHITE_SHORT | BLACK_SHORT),
                                            ("a1a8", WHITE_LONG | BLACK_LONG)])
def test_rights_are_lost_by_moving_and_with_the_rook(path: str, lost: int) -> None:
    s = full("r3k2r/1b6/8/8/8/1B6/8/R3K2R", {ANN: "b7", BOB: "b3"}, turn=BOB, rights=15)
    do(s, move(path))
    assert s.complete.rights == 15 & ~lost


@rule("SS-4.10", "SS-X06")
def test_another_rook_in_the_corner_is_not_the_one_that_was_there() -> None:
    s = full("r3k2r/1b6/8/8/8/1B6/8/4K2R", {ANN: "b7", BOB: "b3"}, turn=BOB, rights=BLACK_SHORT)
    do(s, move("h1h8"), move("e8e7"), move("h8h1"), move("a8h8"))
    assert s.mcgonagall.hermione == -1
    do(s, move("h1g1"), move("e7e8"), move("g1h1"))
    assert "g8" not in ends(s, "e8")
    assert refused(GAME, s, move("e8g8")) == "SS-4.10"


# ── pawns ────────────────────────────────────────────────────────────────────
@rule("SS-4.11", "SS-X06")
def test_a_double_step_may_be_captured_in_passing_on_the_very_next_turn() -> None:
    s = full("2b1k3/3p4/8/4P3/8/8/8/2B1K3", PAIR)
    do(s, move("d7d5"))
    assert ends(s, "e5") == "d6 e6"
    do(s, move("e5d6"))
    assert (man_on(s, "d5"), man_on(s, "d6")) == (".", "P")
    assert told(s, Moved)[-1] == Moved(BOB, 1, square("e5"), square("d6"), 1, "")


@rule("SS-4.11", "SS-X06")
def test_a_turn_later_it_is_too_late() -> None:
    s = full("2b1k3/3p4/8/4P3/8/8/8/2B1K3", PAIR)
    do(s, move("d7d5"), move("e1e2"), move("e8e7"))
    assert ends(s, "e5") == "e6"
    assert refused(GAME, s, move("e5d6")) == "SS-4.11"


@rule("SS-4.11")
def test_a_pawn_that_came_in_two_steps_is_not_captured_in_passing() -> None:
    s = full("2b1k3/3p4/8/4P3/8/8/8/2B1K3", PAIR)
    do(s, move("d7d6"), move("e1e2"), move("d6d5"))
    assert ends(s, "e5") == "e6"


@rule("SS-4.11", "SS-X05")
def test_a_pawn_on_the_last_row_may_become_any_piece_but_a_king_or_stay() -> None:
    s = full("2b1k3/8/8/8/8/8/7p/2B1K3", PAIR)
    assert [a.promoted for a in legal(s) if isinstance(a, Move) and a.start == square("h2")] == [
        "", "queen", "rook", "bishop", "knight"]
    do(s, move("h2h1", "queen"))
    assert man_on(s, "h1") == "q"
    assert told(s, Moved)[-1].promoted == "queen"
    assert s.complete.checked == WHITE


@rule("SS-X05")
def test_who_does_not_promote_at_once_never_does() -> None:
    s = full("2b1k3/8/8/8/8/8/7p/2B1K3", PAIR)
    do(s, move("h2h1"), move("e1e2"))
    assert (man_on(s, "h1"), ends(s, "h1")) == ("p", "")


@rule("SS-X05", "SS-C03")
def test_a_pawn_becomes_a_plain_bishop_which_a_latecomer_may_be() -> None:
    s = full("2b1k3/8/8/8/8/8/7p/2B1K3", PAIR, seats=3, where={CAT: "flitwick"})
    do(s, move("h2h1", "bishop"))
    assert s.mcgonagall.harry == [square("c8"), square("c1"), -1]
    s.then(Join(CAT))
    assert Bishop(square("h1")) in legal(s)


# ── draws ────────────────────────────────────────────────────────────────────
def shuffle(s: Table, times: int) -> None:
    """Both knights out and home again."""
    for _ in range(times):
        do(s, move("b8c6"), move("b1c3"), move("c6b8"), move("c3b1"))


KNIGHTS = "1nb1k3/p7/8/8/8/8/P7/1NB1K3"


@rule("SS-X08", "SS-X14")
def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    s = full(KNIGHTS, PAIR, alone=True)
    shuffle(s, 1)
    do(s, move("b8c6"), move("b1c3"), move("c6b8"))
    assert s.agenda, "twice so far"
    do(s, move("c3b1"))
    assert GAME.result(s).reason == "end-threefold"
    assert (GAME.result(s).winners, GAME.result(s).scores) == ((), (0.5, 0.5))


@rule("SS-X08")
def test_an_imagined_table_knows_which_positions_came_before() -> None:
    s = full(KNIGHTS, PAIR)
    shuffle(s, 1)
    imagined = GAME.imagine(GAME.view(s, BOB), Random(1))
    do(imagined, move("b8c6"), move("b1c3"), move("c6b8"))
    assert not imagined.complete.over, "twice so far"
    do(imagined, move("c3b1"))
    assert imagined.complete.over


@rule("SS-X08")
def test_a_position_with_other_rights_is_another() -> None:
    s = full("1nb1k2r/p7/8/8/8/8/P7/1NB1K3", PAIR, rights=BLACK_SHORT)
    do(s, move("h8h7"), move("e1e2"), move("h7h8"), move("e2e1"))
    shuffle(s, 1)
    assert s.agenda[-1] == FullChess(ANN), "the first time black could still castle"
    shuffle(s, 1)
    assert s.complete.over


@rule("SS-X08")
def test_a_capture_or_a_pawns_step_forgets_what_came_before() -> None:
    s = full(KNIGHTS, PAIR)
    shuffle(s, 1)
    assert len(positions(s)) == 5
    do(s, move("a7a6"))
    assert (len(positions(s)), s.mcgonagall.quiet) == (1, 0)


@rule("SS-X08")
def test_fifty_moves_a_side_without_capture_or_pawns_step_are_a_draw() -> None:
    s = full(KNIGHTS, PAIR, quiet=QUIET - 2, alone=True)
    do(s, move("b8c6"))
    assert s.agenda
    do(s, move("b1c3"))
    assert GAME.result(s).reason == "end-fifty"


@rule("SS-X08", "SS-4.8")
def test_a_mate_with_the_last_of_the_fifty_moves_counts() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/2B1K3", {ANN: "a8", BOB: "c1"}, turn=BOB, quiet=QUIET - 1, alone=True)
    do(s, move("d4d8"))
    assert GAME.result(s).reason == "end-mate"


@rule("SS-X08", "SS-X13")
def test_stalemate_is_a_draw() -> None:
    """Black's bishop is blocked in the corner, its king has no safe square."""
    s = full("k1K5/8/8/1P6/8/8/1p6/bB6", {ANN: "a1", BOB: "b1"}, turn=BOB, alone=True)
    do(s, move("b5b6"))
    assert (GAME.result(s).reason, GAME.result(s).winners) == ("end-stalemate", ())


# ── on to the troll ──────────────────────────────────────────────────────────
@rule("SS-4.12", "SS-X09")
def test_after_mate_all_go_on_together_and_the_winner_goes_first() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/2B1K3", {ANN: "a8", BOB: "c1"}, turn=BOB)
    do(s, move("d4d8"))
    assert s.where == [QUIRRELL, QUIRRELL]
    assert told(s, Arrived) == [Arrived(ANN, QUIRRELL), Arrived(BOB, QUIRRELL)]
    assert s.quirrell.run == [0, 0]
    assert told(s, Whirled) == [], "nobody to spin against"
    assert s.agenda[-1] == AtTroll(BOB)
    assert asked(s) == BOB
    assert legal(s) == [Spin()]


# ── every way to be refused ──────────────────────────────────────────────────
def laid(men: str, harry: dict[int, str] = PAIR, **facts: Any) -> Callable[[], Table]:
    return lambda: full(men, harry, **facts)


BLACK_HOME = "r1b1k2r/8/8/8/8/8/8/2B1K3"
REFUSALS: list[tuple[Callable[[], Table], Action, str, str]] = [
    (laid(BLACK_HOME), move("e4e5"), "SS-4.3", "no-own-man"),
    (laid(BLACK_HOME), move("e1e2"), "SS-4.3", "no-own-man"),
    (laid(BLACK_HOME), move("c8a8"), "SS-4.6", "no-own-capture"),
    (laid(BLACK_HOME), move("c8c8"), "SS-4.16", "no-such-move"),
    (laid(BLACK_HOME), move("c8c5"), "SS-4.16", "no-such-move"),
    (laid(BLACK_HOME), move("h8a1"), "SS-4.16", "no-such-move"),
    (laid("r1b1k2r/3p4/8/8/8/8/8/2B1K3"), move("c8g4"), "SS-4.16", "no-jumping"),
    (laid("r1b1k2r/3p4/8/8/8/8/8/2B1K3"), move("d7d4"), "SS-4.17", "no-pawn-move"),
    (laid("r1b1k2r/3p4/8/8/8/8/8/2B1K3"), move("d7c6"), "SS-4.17", "no-pawn-move"),
    (laid("r1b1k2r/3p4/8/8/8/8/8/2B1K3"), move("d7d5", "queen"), "SS-4.11", "no-promotion"),
    (laid("r1b1k2r/3p4/8/8/8/8/8/2B1K3"), move("c8b7", "king"), "SS-4.11", "no-promotion"),
    (laid("2b1k3/8/8/8/8/8/7p/2B1K3"), move("h2h1", "king"), "SS-4.11", "no-such-promotion"),
    (laid("2b1k3/8/8/8/8/8/7p/2B1K3"), move("h2h1", "dragon"), "SS-4.11", "no-such-promotion"),
    (laid("2b1k3/8/8/8/8/8/7p/2B1K3", {ANN: "c8"}, seats=2, where={BOB: "flitwick"}), move("h2h1", "queen"), "SS-X02",
     "no-absent-king"),
    (laid(BLACK_HOME), move("e8g8"), "SS-4.10", "no-castling-moved"),
    (laid(BLACK_HOME, rights=15), move("e8c8"), "SS-4.10", "no-castling-between"),
    (laid("r1b1k1nr/8/8/8/8/8/8/2B1K3", rights=15), move("e8g8"), "SS-4.10", "no-castling-between"),
    (laid("r1b1k2r/8/8/8/4R3/8/8/2B1K3", rights=15, checked=BLACK), move("e8g8"), "SS-4.10", "no-castling-check"),
    (laid("r1b1k2r/8/8/8/5R2/8/8/2B1K3", rights=15), move("e8g8"), "SS-4.10", "no-castling-attacked"),
    (laid("r1b1k2r/8/8/8/6R1/8/8/2B1K3", rights=15), move("e8g8"), "SS-4.10", "no-castling-attacked"),
    (laid("2b1k3/8/8/8/3R4/8/8/2B1K3"), move("e8d8"), "SS-4.9", "no-king-there"),
    (laid("2b1k3/8/8/8/4R3/8/8/2B1K3", checked=BLACK), move("e8e7"), "SS-4.9", "no-answer"),
    (laid("2b1k3/8/8/8/4R3/8/8/2B1K3", checked=BLACK), move("c8b7"), "SS-4.9", "no-answer"),
    (laid("2b1k3/4n3/8/8/4R3/8/8/2B1K3"), move("e7c6"), "SS-X11", "no-exposing"),
    (laid("2b1k3/8/8/8/3pP3/8/8/2B1K3"), move("d4e3"), "SS-4.11", "no-passing"),
    (laid(BLACK_HOME), Stay(), "SS-C11", "no-chess-pass"),
    (laid(BLACK_HOME), Leave(), "SS-4.19", "no-leaving"),
    (laid(BLACK_HOME), Move(64, 3, ""), "SS-4.19", "no-such-square"),
    (laid(BLACK_HOME), Spin(), "SS-5.2", "when-Spin"),
]


@rule("SS-4.3", "SS-4.6", "SS-4.9", "SS-4.10", "SS-4.11", "SS-4.16", "SS-4.17", "SS-4.19", "SS-X05", "SS-X10", "SS-X11")
@pytest.mark.parametrize(("table", "said", "id_", "key"), REFUSALS, ids=lambda x: x if isinstance(x, str) else "")
def test_a_refused_move_names_the_best_rule(table: Callable[[], Table], said: Action, id_: str, key: str) -> None:
    s = table()
    no = GAME.explain(s, asked(s), said)
    assert no is not None
    assert (no.rule, no.key) == (id_, key)


@rule("SS-4.10")
def test_castling_over_an_attacked_square_says_which() -> None:
    for column, at in (("5R2", "f8"), ("6R1", "g8")):
        s = full(f"r1b1k2r/8/8/8/{column}/8/8/2B1K3", PAIR, rights=15)
        no = GAME.explain(s, ANN, move("e8g8"))
        assert no is not None
        assert no.facts == {"square": at}
