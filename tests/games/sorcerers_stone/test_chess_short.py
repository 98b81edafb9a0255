"""Short chess: no check, no castling, no en passant; if you get your own piece off the far edge, you go on."""

import greathall
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, PATIENCE, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Arrived, Bishop, Captured, Checked, Leave, Left, Move, Moved, Resign, Spin, Spun, Stay,
)
from greathall.games.sorcerers_stone.play.chessmen import square
from greathall.games.sorcerers_stone.play.mcgonagall import Chess
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from tests.games.sorcerers_stone.scenes import FIRST, ends, man_on, move, short
from tests.table import ANN, BOB, CAT, aside, asked, do, legal, refused, rule, told


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
    assert refused(GAME, s, move("f5g6")) == "SS-4.3"
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
    """Ann's king is attacked by a rook; she needn't care, and Bob may take it."""
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
    assert Stay() not in legal(s)
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
    assert legal(s) == [Stay()]
    do(s, Stay())
    assert s.agenda[-1] == Chess(BOB)


@rule("SS-4.18")
def test_a_piece_that_is_captured_is_out_of_play() -> None:
    s = short("2b1k3/8/8/8/8/8/8/q1B1K3", {ANN: "c8", BOB: "c1"})
    do(s, move("a1c1"))
    assert (man_on(s, "c1"), sum(map(bool, s.mcgonagall.squares))) == ("q", 4)


# ── leaving ──────────────────────────────────────────────────────────────────
@rule("SS-4.5", "SS-4.7", "SS-C07")
def test_from_the_far_row_the_piece_leaves_the_board_and_goes_on_to_the_troll() -> None:
    s = short("4k3/8/8/8/8/8/8/2b1K2B", {ANN: "c1", BOB: "h1"})
    do(s, Leave())
    assert (man_on(s, "c1"), s.mcgonagall.harry[ANN]) == (".", -1)
    assert (s.where[ANN], s.quirrell.run[ANN]) == (QUIRRELL, 0), "at the first door"
    assert told(s, Left) == [Left(ANN)]
    assert told(s, Arrived) == [Arrived(ANN, QUIRRELL)]
    assert s.agenda[-1] == Chess(BOB)


@rule("SS-C07")
def test_along_a_clear_diagonal_it_leaves_in_one_go() -> None:
    assert Leave() in legal(short("4k3/8/8/8/8/3b4/8/4K2B", {ANN: "d3", BOB: "h1"})), "by b1 or f1"
    assert Leave() in legal(short("4k3/8/8/8/8/B7/8/4K2b", {BOB: "h1", ANN: "a3"})), "white by f8"


@rule("SS-C07")
def test_a_diagonal_that_is_not_clear_leads_nowhere() -> None:
    s = short("4k3/8/8/8/8/3b4/2P1p3/4K2B", {ANN: "d3", BOB: "h1"})
    assert Leave() not in legal(s)
    assert refused(GAME, s, Leave()) == "SS-C07"


@rule("SS-C07")
def test_after_a_capture_it_stops_and_leaves_the_next_time() -> None:
    s = short("4k3/8/8/8/8/3b4/4p3/1N2K2B", {ANN: "d3", BOB: "h1"})
    assert Leave() not in legal(s), "the far row itself is not clear"
    do(s, move("d3b1"), move("h1g2"))
    assert s.where[ANN] == CHESS
    assert Leave() in legal(s)


@rule("SS-C07")
def test_the_edge_is_the_other_colours_first_row() -> None:
    s = short("2b1k3/8/8/8/8/8/1p1p4/2B1K3", {ANN: "c8", BOB: "c1"}, turn=BOB)
    assert Leave() not in legal(s), "white leaves over row 8"
    s = short("2b1k3/8/8/8/8/8/8/4K2B", {ANN: "c8", BOB: "h1"}, turn=BOB)
    assert Leave() in legal(s), "all along to a8"


@rule("SS-C07")
def test_by_choice_of_the_table_it_must_stand_on_the_far_row_first() -> None:
    men, harry = "4k3/8/8/8/8/3b4/8/4K2B", {ANN: "d3", BOB: "h1"}
    s = short(men, harry, options={"exit_within_slide": False})
    assert Leave() not in legal(s)
    do(s, move("d3b1"), move("h1g2"), Leave())
    assert s.where[ANN] == QUIRRELL


@rule("SS-C08")
def test_a_corner_of_the_far_row_is_its_edge_and_the_sides_are_not() -> None:
    assert Leave() in legal(short("4k3/8/8/8/8/8/8/b3K2B", {ANN: "a1", BOB: "h1"}))
    assert Leave() in legal(short("4k3/8/8/8/8/2b5/3p4/4K2B", {ANN: "c3", BOB: "h1"})), "by the corner a1"
    s = short("4k3/8/8/8/7b/6p1/8/4K2B", {ANN: "h4", BOB: "h1"})
    assert Leave() not in legal(s), "a diagonal that ends at the side"


@rule("SS-4.5")
def test_only_the_own_piece_leaves() -> None:
    s = short("4k3/8/8/3b4/8/8/2p1p3/2b1K2B", {ANN: "d5", BOB: "h1", CAT: "c1"})
    assert s.mcgonagall.harry[CAT] == square("c1")
    assert Leave() not in legal(s)


# ── captured players ─────────────────────────────────────────────────────────
@rule("SS-4.6", "SS-4.13", "SS-C13")
def test_a_captured_player_plays_no_more_chess_and_waits_while_team_mates_play_on() -> None:
    s = short("4k3/8/8/3b4/8/8/b7/R3K2B", {ANN: "a2", BOB: "h1", CAT: "d5"}, turn=BOB)
    do(s, move("a1a2"))
    assert told(s, Captured) == [Captured(ANN, BOB)]
    assert (s.where[ANN], s.mcgonagall.captured, s.mcgonagall.harry[ANN]) == (QUIRRELL, [ANN], -1)
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
    """Cat captured Ann and then Bob, and resigns."""
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
    assert (s.where[ANN], s.where[BOB], s.mcgonagall.quiet) == (QUIRRELL, QUIRRELL, 0)
    assert (man_on(s, "c4"), man_on(s, "f1")) == (".", ".")


@rule("SS-C15")
def test_a_capture_a_pawns_step_and_an_exit_are_progress() -> None:
    men, harry = "4k3/8/8/7p/3b4/4P3/8/4KB2", {ANN: "d4", BOB: "f1"}
    for progress in (move("d4e3"), move("h5h4"), Leave()):
        s = short(men, harry, quiet=PATIENCE - 1)
        do(s, progress)
        assert (s.mcgonagall.quiet, s.where[BOB]) == (0, CHESS)
    s = short(men, harry, quiet=7)
    do(s, move("e8e7"))
    assert s.mcgonagall.quiet == 8


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
