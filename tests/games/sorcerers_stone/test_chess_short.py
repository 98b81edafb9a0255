"""Short chess: no check, no castling, no en passant; who gets their own piece off the far edge goes on."""

from typing import Any

import greathall
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Arrived, Bishop, Captured, Checked, Joined, Leave, Left, Move, Moved, Resign, Spin, Spun, Stay,
)
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, LETTERS, WHITE, first_board, name, square
from greathall.games.sorcerers_stone.play.mcgonagall import PATIENCE, Chess, Join
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import move, scene
from tests.table import ANN, BOB, CAT, DAN, aside, asked, do, options, refused, rule, told

FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def short(men: str, harry: dict[int, str], **facts: Any) -> Table:
    """At chess are those who have a square; the others still look for keys."""
    seats = facts.pop("seats", max(2, len(harry)))
    away = {seat: "flitwick" for seat in range(seats) if seat not in harry}
    return scene("mcgonagall", men=men, harry=harry, seats=seats, where=away | facts.pop("where", {}), **facts)


def arriving(seat: int, men: str = FIRST, harry: dict[int, str] | None = None, **facts: Any) -> Table:
    """A seat has just found the silver key."""
    facts = {"seats": 4, "turn": seat, **facts}
    return short(men, harry or {}, step=Join(seat), **{"where": {seat: "mcgonagall"}, **facts})


def bishops(s: Table) -> str:
    """The squares that are offered."""
    return " ".join(name(a.square) for a in options(s) if isinstance(a, Bishop))


def ends(s: Table, start: str) -> str:
    return " ".join(sorted(name(a.square) for a in options(s) if isinstance(a, Move) and a.start == square(start)))


def man_on(s: Table, at: str) -> str:
    return LETTERS[s.squares[square(at)]]


# ── setting up, arriving ─────────────────────────────────────────────────────
@rule("SS-4.1", "SS-C01")
def test_the_usual_position_with_ron_for_a_knight_and_hermione_for_a_rook() -> None:
    s = arriving(ANN)
    assert s.squares == first_board()
    assert (name(s.ron), name(s.hermione)) == ("g8", "h8")
    assert man_on(s, "g8") == "n"
    assert man_on(s, "h8") == "r"


@rule("SS-4.1", "SS-4.16")
def test_ron_and_hermione_move_and_fall_as_knight_and_rook() -> None:
    s = short("rnbqkbnr/ppppppp1/8/8/6B1/8/PPPPPP2/RNBQK2R", {ANN: "c8", BOB: "c1"})
    assert ends(s, "g8") == "f6 h6"
    assert ends(s, "h8") == "h1 h2 h3 h4 h5 h6 h7"
    do(s, move("h8h5"))
    assert name(s.hermione) == "h5"
    do(s, move("g4h5"))
    assert s.hermione == -1
    do(s, move("g8f6"))
    assert name(s.ron) == "f6"
    do(s, move("h5g6"), move("f6h5"), move("h1h5"))
    assert s.ron == -1


@rule("SS-4.2", "SS-C02")
def test_the_first_to_come_is_a_black_bishop_of_choice() -> None:
    s = arriving(CAT)
    assert bishops(s) == "c8 f8"
    assert refused(GAME, s, Bishop(square("c1"))) == "SS-C02"
    do(s, Bishop(square("f8")))
    assert (name(s.harry[CAT]), s.colour[CAT]) == ("f8", BLACK)
    assert told(s, Joined) == [Joined(CAT, square("f8"))]


@rule("SS-4.2", "SS-C03", "SS-C16")
def test_later_ones_are_any_plain_bishop_of_either_colour_where_it_stands() -> None:
    s = arriving(ANN, "rn1qkbnr/pppppppp/8/5b2/8/6B1/PPPPPPPP/RNBQK1NR", {CAT: "f8"})
    assert bishops(s) == "f5 c1 g3"
    assert refused(GAME, s, Bishop(square("f8"))) == "SS-4.2"
    assert refused(GAME, s, Bishop(square("c8"))) == "SS-C04"
    do(s, Bishop(square("g3")))
    assert s.colour[ANN] == WHITE


@rule("SS-4.2", "SS-C16")
def test_the_second_may_join_the_first() -> None:
    s = arriving(ANN, harry={CAT: "f8"}, seats=3, where={ANN: "mcgonagall", BOB: "quirrell"})
    do(s, Bishop(square("c8")))
    assert (s.colour[ANN], s.colour[CAT]) == (BLACK, BLACK)


@rule("SS-4.2", "SS-C04")
def test_with_all_plain_bishops_captured_a_captured_one_starts_anew() -> None:
    """Cat is black's bishop of f8; so the others were captured as bishops."""
    s = arriving(ANN, "rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QK1NR", {CAT: "f8"})
    assert bishops(s) == "c8 c1 f1"
    do(s, Bishop(square("c8")))
    assert (man_on(s, "c8"), s.colour[ANN]) == ("b", BLACK)


@rule("SS-C04")
def test_where_players_started_nobody_starts_anew() -> None:
    """Cat and Dan are both black bishops, far from home: only white ones were captured."""
    s = arriving(ANN, "rn1qk1nr/pppppppp/8/5b2/5b2/8/PPPPPPPP/RN1QK1NR", {CAT: "f5", DAN: "f4"})
    assert bishops(s) == "c1 f1"


@rule("SS-C04")
def test_a_captured_player_leaves_no_place() -> None:
    s = arriving(ANN, harry={CAT: "f8"})
    do(s, Bishop(square("c1")))
    for at in ("c1", "f1", "c8", "f8"):
        s.squares[square(at)] = EMPTY
    s.harry[ANN] = s.harry[CAT] = -1
    assert bishops_for(s, BOB) == "c8 f1"


def bishops_for(s: Table, seat: int) -> str:
    s.clear()
    s.then(Join(seat))
    return bishops(s)


@rule("SS-C04")
def test_a_taken_place_gives_way_to_the_nearest_free_one_of_its_shade_in_its_row() -> None:
    """Not while another place is free. c1 and g1 are dark, f1 and d1 light, c8 and e8 too."""
    s = arriving(ANN, "rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQ1KR2", {CAT: "f8"})
    assert bishops(s) == "c8"
    s = arriving(ANN, "rnkq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNQ1KR2", {CAT: "f8"})
    assert bishops(s) == "e8 g1 d1"


@rule("SS-C04")
def test_where_the_row_is_full_the_nearest_of_the_other_rows() -> None:
    s = arriving(ANN, "rnrqkbnr/pppppppp/8/8/1P6/8/P1PPPPPP/RNRQKRNR", {CAT: "f8"})
    assert bishops(s) == "a6 b2 d3"


@rule("SS-C17", "SS-4.3")
def test_arriving_under_attack_is_at_ones_own_risk() -> None:
    s = arriving(BOB, "rnbqkbnr/pppppppp/8/8/8/3n4/PPPPPPPP/RNBQKBNR", {ANN: "c8"}, seats=2)
    do(s, Bishop(square("c1")))
    assert asked(s) == ANN
    do(s, move("d3c1"))
    assert told(s, Captured) == [Captured(BOB, ANN)]


@rule("SS-4.3", "SS-G05")
def test_who_arrives_moves_first_when_the_order_comes_round() -> None:
    s = arriving(BOB, harry={CAT: "f8"}, seats=3)
    do(s, Bishop(square("c1")))
    assert s.agenda[-1] == Chess(CAT)
    do(s, move("e7e5"))
    assert asked(s) == ANN, "who is still among the keys"


# ── moving ───────────────────────────────────────────────────────────────────
@rule("SS-4.3", "SS-C05")
def test_turns_go_by_seats_so_that_a_colour_may_move_twice_running() -> None:
    s = short(FIRST, {ANN: "c8", BOB: "f8", CAT: "c1"})
    do(s, move("e7e5"))
    assert s.agenda[-1] == Chess(BOB)
    do(s, move("e5e4"))
    assert s.agenda[-1] == Chess(CAT)
    do(s, move("d2d3"))
    assert s.agenda[-1] == Chess(ANN)
    assert told(s, Moved)[1] == Moved(BOB, 1, square("e5"), square("e4"), 0, "")


@rule("SS-4.3", "SS-C12", "SS-4.6")
def test_another_players_piece_of_the_own_colour_is_neither_moved_nor_captured() -> None:
    s = short("4k3/8/8/3b1b2/8/8/4p3/4K2B", {ANN: "d5", BOB: "f5", CAT: "h1"})
    assert ends(s, "f5") == ""
    assert ends(s, "d5") != ""
    assert refused(GAME, s, move("f5g6")) == "SS-C12"
    s = short("4k3/8/4b3/3b4/8/8/8/4K2B", {ANN: "d5", BOB: "e6", CAT: "h1"})
    assert "e6" not in ends(s, "d5")
    assert refused(GAME, s, move("d5e6")) == "SS-4.6"


@rule("SS-C06")
def test_a_colour_without_a_player_stands_still_but_can_be_captured() -> None:
    s = short("rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR", {ANN: "c8"}, seats=2, where={BOB: "quirrell"})
    do(s, move("e5d4"))
    assert told(s, Moved) == [Moved(ANN, 1, square("e5"), square("d4"), 1, "")]
    do(s, Spin(), Spun(1))
    assert s.agenda[-1] == Chess(ANN), "white has not moved"


@rule("SS-4.4")
def test_there_is_no_check() -> None:
    """Ann's king is attacked by a rook; she need not care, and Bob may take it."""
    s = short("4k3/8/8/8/8/8/b3R3/K6B", {ANN: "a2", BOB: "h1"})
    assert ends(s, "a2") != ""
    assert ends(s, "e8") == "d7 d8 e7 f7 f8", "onto attacked squares too"
    do(s, move("a2b3"))
    assert told(s, Checked) == []


@rule("SS-4.4", "SS-C10")
def test_a_king_is_captured_like_any_piece_and_play_goes_on() -> None:
    s = short("4k3/8/8/8/8/8/b3R3/K6B", {ANN: "a2", BOB: "h1"}, turn=BOB)
    do(s, move("e2e8"))
    assert told(s, Moved)[-1].taken == 6
    assert asked(s) == ANN
    assert ends(s, "a2") != ""


@rule("SS-4.4", "SS-4.20")
def test_there_is_no_castling() -> None:
    s = short("r1b1k2r/8/8/8/8/8/8/R1B1K2R", {ANN: "c8", BOB: "c1"})
    assert ends(s, "e8") == "d7 d8 e7 f7 f8"
    assert refused(GAME, s, move("e8g8")) == "SS-4.4"


@rule("SS-4.4", "SS-4.17")
def test_there_is_no_en_passant() -> None:
    s = short("2b1k3/3p4/8/4P3/8/8/8/2B1K3", {ANN: "c8", BOB: "c1"})
    do(s, move("d7d5"))
    assert ends(s, "e5") == "e6"
    assert refused(GAME, s, move("e5d6")) == "SS-4.4"


@rule("SS-4.4", "SS-C09")
def test_a_pawn_on_the_last_row_stays_a_pawn_for_ever() -> None:
    s = short("2b1k3/8/8/8/8/8/7p/2B1K3", {ANN: "c8", BOB: "c1"})
    assert refused(GAME, s, move("h2h1", "queen")) == "SS-C09"
    do(s, move("h2h1"), move("e1d1"))
    assert (man_on(s, "h1"), ends(s, "h1")) == ("p", "")


@rule("SS-C11")
def test_who_can_move_must() -> None:
    s = short(FIRST, {ANN: "c8", BOB: "c1"})
    assert Stay() not in options(s)
    assert refused(GAME, s, Stay()) == "SS-C11"


@rule("SS-4.18", "SS-4.16", "SS-4.17")
def test_what_no_piece_does_is_refused_by_how_it_moves() -> None:
    s = short(FIRST, {ANN: "c8", BOB: "c1"})
    assert refused(GAME, s, Move(square("e7"), 64, "")) == "SS-4.18"
    assert refused(GAME, s, move("c8h3")) == "SS-4.16"
    assert refused(GAME, s, move("e7e4")) == "SS-4.17"
    assert refused(GAME, s, move("e2e4")) == "SS-4.3"


@rule("SS-C11")
def test_who_cannot_move_stays_and_play_goes_on() -> None:
    """Everything of black's is blocked; Ann's bishop in the corner too."""
    s = short("b7/1p6/1P6/8/8/8/8/2B1K3", {ANN: "a8", BOB: "c1"})
    assert options(s) == [Stay()]
    do(s, Stay())
    assert s.agenda[-1] == Chess(BOB)


@rule("SS-4.18")
def test_a_piece_that_is_captured_is_out_of_play() -> None:
    s = short("2b1k3/8/8/8/8/8/8/q1B1K3", {ANN: "c8", BOB: "c1"})
    do(s, move("a1c1"))
    assert (man_on(s, "c1"), sum(map(bool, s.squares))) == ("q", 4)


# ── leaving ──────────────────────────────────────────────────────────────────
@rule("SS-4.5", "SS-4.7", "SS-C07")
def test_from_the_far_row_the_piece_leaves_the_board_and_goes_on_to_the_troll() -> None:
    s = short("4k3/8/8/8/8/8/8/2b1K2B", {ANN: "c1", BOB: "h1"})
    do(s, Leave())
    assert (man_on(s, "c1"), s.harry[ANN]) == (".", -1)
    assert (s.where[ANN], s.run[ANN]) == (QUIRRELL, 0), "at the first door"
    assert told(s, Left) == [Left(ANN)]
    assert told(s, Arrived) == [Arrived(ANN, QUIRRELL)]
    assert s.agenda[-1] == Chess(BOB)


@rule("SS-C07")
def test_along_a_clear_diagonal_it_leaves_in_one_go() -> None:
    assert Leave() in options(short("4k3/8/8/8/8/3b4/8/4K2B", {ANN: "d3", BOB: "h1"})), "by b1 or f1"
    assert Leave() in options(short("4k3/8/8/8/8/B7/8/4K2b", {BOB: "h1", ANN: "a3"})), "white by f8"


@rule("SS-C07")
def test_a_diagonal_that_is_not_clear_leads_nowhere() -> None:
    s = short("4k3/8/8/8/8/3b4/2P1p3/4K2B", {ANN: "d3", BOB: "h1"})
    assert Leave() not in options(s)
    assert refused(GAME, s, Leave()) == "SS-C07"


@rule("SS-C07")
def test_after_a_capture_it_stops_and_leaves_the_next_time() -> None:
    s = short("4k3/8/8/8/8/3b4/4p3/1N2K2B", {ANN: "d3", BOB: "h1"})
    assert Leave() not in options(s), "the far row itself is not clear"
    do(s, move("d3b1"), move("h1g2"))
    assert s.where[ANN] == CHESS
    assert Leave() in options(s)


@rule("SS-C07")
def test_the_edge_is_the_other_colours_first_row() -> None:
    s = short("2b1k3/8/8/8/8/8/1p1p4/2B1K3", {ANN: "c8", BOB: "c1"}, turn=BOB)
    assert Leave() not in options(s), "white leaves over row 8"
    s = short("2b1k3/8/8/8/8/8/8/4K2B", {ANN: "c8", BOB: "h1"}, turn=BOB)
    assert Leave() in options(s), "all along to a8"


@rule("SS-C07")
def test_by_choice_of_the_table_it_must_stand_on_the_far_row_first() -> None:
    men, harry = "4k3/8/8/8/8/3b4/8/4K2B", {ANN: "d3", BOB: "h1"}
    s = short(men, harry, options={"exit_within_slide": False})
    assert Leave() not in options(s)
    do(s, move("d3b1"), move("h1g2"), Leave())
    assert s.where[ANN] == QUIRRELL


@rule("SS-C08")
def test_a_corner_of_the_far_row_is_its_edge_and_the_sides_are_not() -> None:
    assert Leave() in options(short("4k3/8/8/8/8/8/8/b3K2B", {ANN: "a1", BOB: "h1"}))
    assert Leave() in options(short("4k3/8/8/8/8/2b5/3p4/4K2B", {ANN: "c3", BOB: "h1"})), "by the corner a1"
    s = short("4k3/8/8/8/7b/6p1/8/4K2B", {ANN: "h4", BOB: "h1"})
    assert Leave() not in options(s), "a diagonal that ends at the side"


@rule("SS-4.5")
def test_only_the_own_piece_leaves() -> None:
    s = short("4k3/8/8/3b4/8/8/2p1p3/2b1K2B", {ANN: "d5", BOB: "h1", CAT: "c1"})
    assert s.harry[CAT] == square("c1")
    assert Leave() not in options(s)


# ── captured players ─────────────────────────────────────────────────────────
@rule("SS-4.6", "SS-4.13", "SS-C13")
def test_a_captured_player_plays_no_more_chess_and_waits_while_team_mates_play_on() -> None:
    s = short("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB)
    do(s, move("a1a2"))
    assert told(s, Captured) == [Captured(ANN, BOB)]
    assert (s.where[ANN], s.captured, s.harry[ANN]) == (QUIRRELL, [ANN], -1)
    assert s.agenda[-1] == Chess(CAT)
    assert ends(s, "e8") != "", "black's men are Cat's now"
    do(s, move("e8e7"))
    assert s.agenda[-1] == Chess(BOB), "Ann waits"


@rule("SS-C14")
def test_the_last_captor_stays_and_plays_on() -> None:
    s = short("4k3/8/8/8/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1"}, turn=BOB)
    do(s, move("a1a2"))
    assert s.agenda[-1] == Chess(BOB), "Ann waits for him"


@rule("SS-C14", "SS-G11")
def test_should_all_be_captured_the_last_one_starts_at_once() -> None:
    """Cat captured Ann and then Bob, and gives up."""
    s = short("4k3/8/8/8/8/8/8/4K2B", {CAT: "h1"}, seats=3, turn=CAT, captured=[ANN, BOB],
              where={ANN: "quirrell", BOB: "quirrell"})
    aside(GAME, s, CAT, Resign())
    assert s.agenda[-1] == AtTroll(BOB)
    do(s, Spin(), Spun(1))
    assert s.agenda[-1] == AtTroll(ANN), "who was passed over once"


# ── no end in sight ──────────────────────────────────────────────────────────
@rule("SS-C15")
def test_after_sixty_turns_without_progress_all_leave_from_the_player_to_move() -> None:
    s = short("4k3/8/8/8/2b5/8/2p1p3/4KB2", {ANN: "c4", BOB: "f1"}, seats=3, quiet=PATIENCE - 1, turn=BOB)
    do(s, move("e1d2"))
    assert told(s, Left) == [Left(ANN), Left(BOB)]
    assert (s.where[ANN], s.where[BOB], s.quiet) == (QUIRRELL, QUIRRELL, 0)
    assert (man_on(s, "c4"), man_on(s, "f1")) == (".", ".")


@rule("SS-C15")
def test_a_capture_a_pawns_step_and_an_exit_are_progress() -> None:
    men, harry = "4k3/8/8/7p/3b4/4P3/8/4KB2", {ANN: "d4", BOB: "f1"}
    for progress in (move("d4e3"), move("h5h4"), Leave()):
        s = short(men, harry, quiet=PATIENCE - 1)
        do(s, progress)
        assert (s.quiet, s.where[BOB]) == (0, CHESS)
    s = short(men, harry, quiet=7)
    do(s, move("e8e7"))
    assert s.quiet == 8


@rule("SS-C15", "SS-C18")
def test_alone_those_who_make_no_progress_share_the_win() -> None:
    s = short("4k3/8/8/8/2b5/8/2p1p3/4KB2", {ANN: "c4", BOB: "f1"}, quiet=PATIENCE - 1, alone=True)
    do(s, move("e8e7"))
    assert GAME.result(s).winners == (ANN, BOB)
    assert GAME.result(s).reason == "end-no_progress"


# ── played alone ─────────────────────────────────────────────────────────────
@rule("SS-4.14", "SS-C18")
def test_alone_seats_choose_in_order_from_the_youngest() -> None:
    match = greathall.new("mcgonagall", seats=3)
    assert [match.seat, match.legal()] == [ANN, [Bishop(square("c8")), Bishop(square("f8"))]]
    match.play(Bishop(square("c8")))
    assert [match.seat, len(match.legal())] == [BOB, 3]
    match.play(Bishop(square("c1")))
    match.play(Bishop(square("f8")))
    assert match.seat == ANN
    assert Move(square("e7"), square("e5"), "") in match.legal()


@rule("SS-4.14", "SS-C18")
def test_alone_the_first_off_the_board_wins() -> None:
    s = short("4k3/8/8/8/8/8/8/2b1K2B", {ANN: "c1", BOB: "h1"}, alone=True)
    do(s, Leave())
    assert (GAME.result(s).winners, GAME.result(s).rule) == ((ANN,), "SS-C18")


@rule("SS-4.14", "SS-C18")
def test_alone_the_only_one_not_captured_wins() -> None:
    s = short("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB, alone=True)
    do(s, move("a1a2"))
    assert s.agenda[-1] == Chess(CAT), "two are left"
    do(s, move("d5h1"))
    assert (GAME.result(s).winners, GAME.result(s).reason) == ((CAT,), "end-last_harry")


@rule("SS-C18", "SS-G11")
def test_alone_a_captured_player_is_not_left_when_another_gives_up() -> None:
    s = short("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB, alone=True)
    do(s, move("a1a2"))
    aside(GAME, s, BOB, Resign())
    assert GAME.result(s).winners == (CAT,)


@rule("SS-C16")
def test_all_on_one_colour_race() -> None:
    s = short(FIRST, {ANN: "c8", BOB: "f8"}, alone=True)
    do(s, move("d7d5"), move("e7e5"))
    assert "g4" in ends(s, "c8")
    assert s.agenda[-1] == Chess(ANN)
