"""Complete chess with several players to a colour, and with players still on their way."""

from typing import Any

import greathall
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, FLITWICK, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Bishop, Captured, ChessOver, Key, Move, Resign, Spin, Spun, Walk, Whirled,
)
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, WHITE, name, square
from greathall.games.sorcerers_stone.play.flitwick import AtKeys
from greathall.games.sorcerers_stone.play.mate import FullChess, SpinOff, positions
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import move, scene
from tests.table import ANN, BOB, CAT, DAN, aside, asked, do, legal, refused, rule, told

FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def full(men: str, harry: dict[int, str], **facts: Any) -> Table:
    """Return a scene; a player without a square still looks for keys, unless `where` says otherwise."""
    seats = facts.pop("seats", len(harry))
    away = {seat: "flitwick" for seat in range(seats) if seat not in harry}
    facts = {"rights": 0, "stands": dict.fromkeys(away, 0), **facts}
    return scene("mcgonagall", men=men, harry=harry, seats=seats, where=away | facts.pop("where", {}),
                 options={"chess": "complete"}, **facts)


def ends(s: Table, start: str) -> str:
    return " ".join(sorted({name(a.square) for a in legal(s) if isinstance(a, Move) and a.start == square(start)}))


def bishops(s: Table) -> str:
    return " ".join(name(a.square) for a in legal(s) if isinstance(a, Bishop))


def search(s: Table, seat: int) -> None:
    """A turn among the keys that finds nothing new: one step, onto a space without a key."""
    assert s.agenda[-1] == AtKeys(seat)
    s.flitwick.keys &= ~2
    do(s, Spin(), Spun(1), Walk(1))
    s.flitwick.stands[seat] = 0


# ── colours ──────────────────────────────────────────────────────────────────
@rule("SS-X01", "SS-4.2")
def test_the_last_to_come_takes_the_colour_that_nobody_has() -> None:
    s = full(FIRST, {ANN: "c8"}, seats=2, turn=BOB, step=Join(BOB), where={BOB: "mcgonagall"})
    assert bishops(s) == "c1 f1"
    assert refused(GAME, s, Bishop(square("f8"))) == "SS-X01"


@rule("SS-X01")
def test_who_is_not_the_last_may_join_the_first() -> None:
    s = full(FIRST, {ANN: "c8"}, seats=3, turn=BOB, step=Join(BOB), where={BOB: "mcgonagall"})
    assert bishops(s) == "f8 c1 f1"
    do(s, Bishop(square("f8")))
    s.then(Join(CAT))
    assert bishops(s) == "c1 f1"


@rule("SS-X01")
def test_the_last_is_free_where_both_colours_have_a_player() -> None:
    s = full(FIRST, {ANN: "c8", BOB: "c1"}, seats=3, turn=CAT, step=Join(CAT), where={CAT: "mcgonagall"})
    assert bishops(s) == "f8 f1"


@rule("SS-X01", "SS-X14", "SS-4.14")
def test_alone_two_oppose_each_other_and_three_have_both_colours() -> None:
    match = greathall.new("mcgonagall", seats=3, options={"chess": "complete"})
    match.play(Bishop(square("c8")))
    match.play(Bishop(square("f8")))
    assert match.legal() == [Bishop(square("c1")), Bishop(square("f1"))]


# ── one colour waits for a player ────────────────────────────────────────────
@rule("SS-X02")
def test_who_plays_alone_moves_but_attacks_no_king_that_has_no_player() -> None:
    s = full("2bqk3/8/8/8/8/8/8/2B1K3", {ANN: "c8"}, seats=2)
    assert {"h4", "a5", "d1", "d2"} & set(ends(s, "d8").split()) == set()
    assert "b6" in ends(s, "d8")
    no = GAME.explain(s, ANN, move("d8h4"))
    assert no is not None
    assert (no.rule, no.key) == ("SS-X02", "no-absent-king")


@rule("SS-X02")
def test_if_only_attacks_are_left_the_turn_passes() -> None:
    """Only Ann's knight can move, and attacks white's king wherever it goes."""
    s = full("k6n/p7/P7/4K3/8/1R6/1p6/bB6", {ANN: "a1"}, seats=2, turn=BOB)
    search(s, BOB)
    assert asked(s) == BOB


@rule("SS-X02", "SS-X08")
def test_nothing_is_counted_while_a_colour_has_no_player() -> None:
    s = full(FIRST, {ANN: "c8"}, seats=2)
    for path in ("b8c6", "c6b8", "b8c6", "c6b8", "b8c6"):
        do(s, move(path))
        search(s, BOB)
    assert (s.mcgonagall.quiet, s.complete.positions, s.complete.over) == (0, "", False)


@rule("SS-4.3", "SS-G04")
def test_the_first_plays_at_once_and_the_others_keep_their_turns() -> None:
    s = full(FIRST, {ANN: "c8"}, seats=3)
    do(s, move("e7e5"))
    search(s, BOB)
    search(s, CAT)
    assert s.agenda[-1] == FullChess(ANN)


# ── whose turn after a check ─────────────────────────────────────────────────
@rule("SS-X03", "SS-C05")
def test_without_a_check_the_next_seat_moves_whatever_its_colour() -> None:
    s = full("4k3/8/8/8/8/b7/8/B1B1K2R", {ANN: "a1", BOB: "c1", CAT: "a3"})
    do(s, move("h1h7"))
    assert s.agenda[-1] == FullChess(BOB)


@rule("SS-X03")
def test_players_of_the_checking_colour_lose_the_turn_between() -> None:
    s = full("4k3/8/8/8/8/b7/8/B1B1K2R", {ANN: "a1", BOB: "c1", CAT: "a3"})
    do(s, move("h1h8"))
    assert s.agenda[-1] == FullChess(CAT), "Bob is passed over"
    do(s, move("a3f8"))
    assert s.agenda[-1] == FullChess(ANN), "order goes on from Cat"


@rule("SS-X03")
def test_with_four_seats_the_next_of_the_checked_colour_by_seats() -> None:
    """Ann and Cat are white, Bob and Dan black. Cat gives check: Dan answers, then Ann."""
    s = full("b3k3/8/8/8/8/b7/8/B1B1K2R", {ANN: "a1", BOB: "a3", CAT: "c1", DAN: "a8"}, turn=CAT)
    do(s, move("h1h8"))
    assert s.agenda[-1] == FullChess(DAN)
    do(s, move("e8d7"))
    assert s.agenda[-1] == FullChess(ANN)
    s = full("b3k3/8/8/8/8/b7/8/B1B1K2R", {ANN: "a1", BOB: "c1", CAT: "a3", DAN: "a8"})
    do(s, move("h1h8"))
    assert s.agenda[-1] == FullChess(CAT), "not Bob, who gave check with Ann"


@rule("SS-X03")
def test_players_on_other_boards_keep_their_turns() -> None:
    s = full("4k3/8/8/8/8/b7/8/B1B1K2R", {ANN: "a1", BOB: "c1", DAN: "a3"}, seats=4)
    do(s, move("h1h8"))
    search(s, CAT)
    assert s.agenda[-1] == FullChess(DAN)


# ── en passant by seats ──────────────────────────────────────────────────────
@rule("SS-X06", "SS-4.11")
def test_if_the_next_turn_is_the_pawns_own_colours_the_chance_is_gone() -> None:
    s = full("2b1kb2/3p4/8/4P3/8/8/8/2B1K3", {ANN: "c8", BOB: "f8", CAT: "c1"})
    do(s, move("d7d5"), move("e8d7"))
    assert ends(s, "e5") == "e6"
    assert refused(GAME, s, move("e5d6")) == "SS-4.11"


@rule("SS-X06")
def test_a_turn_on_another_board_does_not_count() -> None:
    s = full("2b1k3/3p4/8/4P3/8/8/8/2B1K3", {ANN: "c8", CAT: "c1"}, seats=3)
    do(s, move("d7d5"))
    search(s, BOB)
    assert ends(s, "e5") == "d6 e6"


# ── mate, stalemate and passing ──────────────────────────────────────────────
MATE = "4k3/R7/8/3b4/8/8/8/B1b1K2R"
"""A rook on h8 mates, but for what Ann's bishop on d5 could do: go to g8."""


@rule("SS-X13", "SS-4.8")
def test_mate_is_judged_for_the_player_whose_turn_it_is() -> None:
    """Ann's bishop could go between; but it is Cat's turn, who may not move it."""
    s = full(MATE, {ANN: "d5", BOB: "a1", CAT: "c1"}, turn=BOB)
    do(s, move("h1h8"))
    assert told(s, ChessOver) == [ChessOver(WHITE, "mate")]


@rule("SS-X13", "SS-4.9")
def test_with_the_same_men_who_may_move_the_piece_is_not_mated() -> None:
    s = full(MATE, {ANN: "c1", BOB: "a1", CAT: "d5"}, turn=BOB)
    do(s, move("h1h8"))
    assert s.agenda[-1] == FullChess(CAT)
    assert ends(s, "d5") == "g8"


@rule("SS-X13")
def test_who_has_no_move_passes_if_a_team_mate_has_one() -> None:
    """Only Cat's bishop on f3 can move for black; Ann's is shut in its corner."""
    s = full("k1K5/8/1P6/8/8/5b2/1p6/bB6", {ANN: "a1", BOB: "b1", CAT: "f3"}, turn=CAT)
    do(s, move("f3e4"))
    assert s.agenda[-1] == FullChess(BOB), "Ann has been passed over"


@rule("SS-X13", "SS-X08")
def test_it_is_stalemate_where_no_team_mate_has_a_move_either() -> None:
    """Both black bishops are shut in their corners."""
    s = full("k1K5/8/8/1P6/8/8/1p4p1/bB4Nb", {ANN: "a1", BOB: "b1", CAT: "h1"}, turn=BOB)
    do(s, move("b5b6"))
    assert told(s, ChessOver) == [ChessOver(-1, "stalemate")]


# ── draws with several a colour ──────────────────────────────────────────────
@rule("SS-X08")
def test_a_position_is_the_same_only_with_the_same_player_to_move() -> None:
    """Three players, black, white, white: the men are back after four turns, but it is another's turn."""
    s = full("1nb1k3/8/8/8/8/8/8/1NB1KB2", {ANN: "c8", BOB: "c1", CAT: "f1"})
    for path in ("b8c6", "b1c3", "c3b1", "c6b8"):
        do(s, move(path))
    assert len(positions(s)) == 5
    assert len(set(positions(s))) == 5, "first Ann was to move, now Bob is"


@rule("SS-X08", "SS-X09")
def test_after_a_draw_all_who_are_not_captured_spin() -> None:
    s = full("k1K5/8/8/1P6/8/8/1p6/bB6", {ANN: "a1", BOB: "b1"}, turn=BOB)
    do(s, move("b5b6"))
    assert told(s, ChessOver) == [ChessOver(-1, "stalemate")]
    assert s.agenda[-1] == SpinOff(ANN)
    do(s, Spun(0), Spun(1))
    assert s.agenda[-1] == AtTroll(BOB), "the troll counts zero"
    assert s.quirrell.run == [0, 0], "the spins move nobody"


# ── the end, and on ──────────────────────────────────────────────────────────
@rule("SS-4.12", "SS-X09")
def test_the_mating_team_spins_until_one_is_highest_and_goes_first() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/B1B1K3", {ANN: "a8", BOB: "c1", CAT: "a1"}, turn=BOB)
    do(s, move("d4d8"))
    assert s.agenda[-1] == SpinOff(BOB)
    do(s, Spun(3), Spun(3))
    assert s.agenda[-1] == SpinOff(BOB), "a tie spins again"
    do(s, Spun(0), Spun(2))
    assert told(s, Whirled) == [Whirled(BOB, 3), Whirled(CAT, 3), Whirled(BOB, 0), Whirled(CAT, 2)]
    assert s.agenda[-1] == AtTroll(CAT)
    do(s, Spin(), Spun(1))
    assert s.agenda[-1] == AtTroll(ANN), "then the seats to the left"


@rule("SS-X07", "SS-4.6", "SS-C13")
def test_a_colour_plays_on_with_those_who_are_left_and_has_lost_without_anybody() -> None:
    s = full("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB)
    do(s, move("a1a2"))
    assert (s.mcgonagall.captured, s.complete.over) == ([ANN], False)
    do(s, move("d5b3"), move("a2a3"), move("b3c2"), move("a3a2"), move("c2b1"), move("a2a1"), move("b1c2"),
       move("a1c1"), move("c2d1"), move("c1d1"))
    assert told(s, Captured) == [Captured(ANN, BOB), Captured(CAT, BOB)]
    assert told(s, ChessOver) == [ChessOver(WHITE, "captured")]
    assert s.agenda[-1] == AtTroll(BOB)


@rule("SS-X14", "SS-4.14")
def test_alone_all_of_the_mating_colour_win_the_captured_too() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/B1B1K3", {ANN: "a8", BOB: "c1", CAT: "a1"}, turn=BOB, alone=True)
    s.mcgonagall.squares[s.mcgonagall.harry[CAT]] = EMPTY
    s.mcgonagall.harry[CAT], s.mcgonagall.captured = -1, [CAT]
    do(s, move("d4d8"))
    assert GAME.result(s).winners == (BOB, CAT)


@rule("SS-4.12", "SS-4.13")
def test_nobody_runs_from_the_troll_before_the_chess_is_over() -> None:
    s = full("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB)
    do(s, move("a1a2"))
    assert (s.where[ANN], s.where[BOB]) == (QUIRRELL, CHESS)
    do(s, move("e8e7"))
    assert s.agenda[-1] == FullChess(BOB), "Ann waits at the door"


@rule("SS-X12", "SS-4.12", "SS-4.8")
def test_who_finds_the_key_after_the_chess_goes_straight_to_the_troll() -> None:
    s = full("b5k1/5ppp/8/8/3R4/8/8/2B1K3", {ANN: "a8", BOB: "c1"}, seats=3, turn=BOB)
    do(s, move("d4d8"))
    assert (s.where, s.agenda[-1]) == ([QUIRRELL, QUIRRELL, FLITWICK], AtTroll(BOB))
    do(s, Spin(), Spun(1))
    assert s.agenda[-1] == AtKeys(CAT)
    s.flitwick.silver, s.flitwick.silver_known = -1, 0
    do(s, Spin(), Spun(1), Walk(1), Key(True))
    while s.agenda[-1].seat == CAT:
        do(s, legal(s)[0])
    assert (s.where[CAT], s.mcgonagall.colour[CAT], s.held[CAT]) == (QUIRRELL, -1, 0)
    assert s.agenda[-1] == AtTroll(ANN)


# ── giving up ────────────────────────────────────────────────────────────────
@rule("SS-X07", "SS-G11")
def test_a_colour_whose_last_player_gives_up_has_lost() -> None:
    s = full(FIRST, {ANN: "c8", BOB: "c1", CAT: "f8"})
    aside(GAME, s, BOB, Resign())
    assert told(s, ChessOver) == [ChessOver(BLACK, "captured")]
    assert s.agenda[-1] == SpinOff(ANN), "nobody is asked for a move any more"
    do(s, Spun(1), Spun(2))
    assert s.agenda[-1] == AtTroll(CAT)


@rule("SS-X07", "SS-X01", "SS-G11")
def test_a_colour_to_which_nobody_can_come_any_more_has_lost() -> None:
    s = full(FIRST, {ANN: "c8", BOB: "f8"}, seats=3)
    aside(GAME, s, CAT, Resign())
    assert told(s, ChessOver) == [ChessOver(BLACK, "captured")]


@rule("SS-X07", "SS-G11")
def test_the_turn_among_the_keys_goes_on_when_the_chess_ends() -> None:
    s = full(FIRST, {ANN: "c8", BOB: "c1"}, seats=4, turn=CAT)
    aside(GAME, s, BOB, Resign())
    assert s.agenda[-1] == AtKeys(CAT)
    search(s, CAT)
    assert s.agenda[-1] == AtTroll(ANN)


@rule("SS-C02", "SS-G11")
def test_who_comes_after_the_first_has_given_up_is_the_first() -> None:
    s = full(FIRST, {ANN: "c8"}, seats=3)
    aside(GAME, s, ANN, Resign())
    s.then(Join(BOB))
    assert bishops(s) == "c8 f8"
