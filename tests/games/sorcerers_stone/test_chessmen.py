"""How pieces move, without players."""

import random

from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import (
    ALL_RIGHTS, BLACK, EMPTY, KING, LAST_ROW, PAWN, QUEEN, WHITE, Step, name, square,
)
from tests.games.sorcerers_stone.scenes import position
from tests.table import rule


def ends(fen: str, start: str) -> str:
    """Where the man on that square may go, by the pieces' own ways."""
    squares = position(fen)
    colour = chessmen.colour_of(squares[square(start)])
    return " ".join(sorted(name(end) for at, end, _ in chessmen.steps(squares, colour) if at == square(start)))


def legal(fen: str, colour: int, start: str, passant: str = "", rights: int = 0) -> str:
    """Where it may go in complete chess."""
    found = chessmen.legal_steps(position(fen), colour, rights, square(passant) if passant else -1)
    return " ".join(sorted({name(end) for at, end, _ in found if at == square(start)}))


def walked(seed: int, turns: int) -> tuple[list[int], int]:
    """A board after so many random turns by the pieces' own ways, and whose turn it is."""
    rng, squares, colour = random.Random(seed), chessmen.first_board(), WHITE
    for _ in range(turns):
        moves = chessmen.steps(squares, colour)
        if moves:
            chessmen.make(squares, rng.choice(moves))
        colour = 1 - colour
    return squares, colour


# ── the pieces' own ways ─────────────────────────────────────────────────────
@rule("SS-4.16")
def test_a_king_goes_one_square_any_way() -> None:
    assert ends("8/8/8/8/8/8/8/K7", "a1") == "a2 b1 b2"
    assert ends("8/8/8/3k4/8/8/8/8", "d5") == "c4 c5 c6 d4 d6 e4 e5 e6"


@rule("SS-4.16")
def test_rooks_go_along_rows_and_columns() -> None:
    assert ends("8/8/8/8/8/8/1R6/8", "b2") == "a2 b1 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2"


@rule("SS-4.16")
def test_bishops_go_along_diagonals_and_keep_to_their_shade() -> None:
    assert ends("8/8/8/8/8/8/1B6/8", "b2") == "a1 a3 c1 c3 d4 e5 f6 g7 h8"


@rule("SS-4.16")
def test_a_queen_goes_any_distance_any_way() -> None:
    assert ends("8/8/8/8/8/8/8/q7", "a1").split() == sorted(
        [f"a{n}" for n in range(2, 9)] + [f"{c}1" for c in "bcdefgh"] + [f"{c}{n}" for n, c in enumerate("bcdefgh", 2)])


@rule("SS-4.16")
def test_only_knights_go_over_others() -> None:
    crowd = "8/8/8/8/8/2PPP3/2PNP3/2PPP3"
    assert ends(crowd, "d2") == "b1 b3 c4 e4 f1 f3"
    assert ends("8/8/8/8/8/2PPP3/2PQP3/2PPP3", "d2") == ""
    assert ends("8/8/8/8/8/8/8/N7", "a1") == "b3 c2"


@rule("SS-4.6", "SS-4.18")
def test_a_piece_stops_before_its_own_and_captures_on_others() -> None:
    assert ends("8/8/8/3p4/8/8/8/1P1R2p1", "d1") == "c1 d2 d3 d4 d5 e1 f1 g1"


@rule("SS-4.17")
def test_a_pawn_goes_one_forward_and_two_the_first_time() -> None:
    assert ends("8/8/8/8/8/8/4P3/8", "e2") == "e3 e4"
    assert ends("8/8/8/8/8/4P3/8/8", "e3") == "e4"
    assert ends("8/3p4/8/8/8/8/8/8", "d7") == "d5 d6"
    assert ends("8/8/3p4/8/8/8/8/8", "d6") == "d5"


@rule("SS-4.17")
def test_a_pawn_jumps_over_nobody_and_captures_nobody_ahead() -> None:
    assert ends("8/8/8/8/8/4p3/4P3/8", "e2") == ""
    assert ends("8/8/8/8/4p3/8/4P3/8", "e2") == "e3"


@rule("SS-4.17")
def test_a_pawn_captures_diagonally_forward_and_goes_so_only_to_capture() -> None:
    assert ends("8/8/8/8/2pPp3/3P4/8/8", "d3") == "c4 e4"
    assert ends("8/8/8/8/8/p1P5/1P6/8", "b2") == "a3 b3 b4"
    assert ends("8/7p/P5P1/8/8/8/8/8", "h7") == "g6 h5 h6", "not round the edge of the board"


@rule("SS-4.17")
def test_a_pawn_on_the_last_row_has_nowhere_to_go() -> None:
    assert ends("P7/8/8/8/8/8/8/8", "a8") == ends("8/8/8/8/8/8/8/p7", "a1") == ""


@rule("SS-4.16", "SS-4.17")
def test_what_is_attacked_is_what_could_be_captured() -> None:
    """For every empty or opposing square, put a piece of ours there and see whether it can be taken."""
    for seed in range(30):
        squares, colour = walked(seed, 40)
        for at in range(64):
            if squares[at] and chessmen.colour_of(squares[at]) == colour:
                continue
            bait = squares.copy()
            bait[at] = chessmen.man(1 - colour, QUEEN)
            taken = any(end == at for _, end, _ in chessmen.steps(bait, colour))
            assert chessmen.is_attacked(squares, at, colour) == taken, (seed, name(at))


def test_captures_are_the_moves_that_capture_or_reach_the_last_row() -> None:
    def loud(squares: list[int], step: Step, colour: int) -> bool:
        arrives = chessmen.kind_of(squares[step[0]]) == PAWN and step[1] // 8 == LAST_ROW[colour]
        return bool(squares[step[1]]) or arrives

    for seed in range(60):
        squares, colour = walked(seed, 20 + 3 * seed)
        expected = [step for step in chessmen.steps(squares, colour) if loud(squares, step, colour)]
        assert chessmen.captures(squares, colour) == expected


# ── what only complete chess has ─────────────────────────────────────────────
@rule("SS-4.9", "SS-X11")
def test_a_pinned_man_moves_only_along_its_line() -> None:
    pinned = "4r2k/8/8/8/4R3/8/8/4K3"
    assert legal(pinned, WHITE, "e4") == "e2 e3 e5 e6 e7 e8"
    assert legal("4r2k/8/8/8/4N3/8/8/4K3", WHITE, "e4") == ""
    assert legal("7k/8/8/8/7b/8/5P2/4K3", WHITE, "f2") == ""
    assert legal("7k/8/8/8/8/6b1/5P2/4K3", WHITE, "f2") == "g3", "a pawn may capture who pins it"
    assert "a4" in legal("4r2k/4p3/8/8/4R3/8/8/4K3", WHITE, "e4"), "two men shield"


@rule("SS-4.9")
def test_check_is_answered_by_king_capture_or_interposing() -> None:
    checked = "4r2k/8/8/8/8/1B6/3P1P2/3QKQ1R"
    found = chessmen.legal_steps(position(checked), WHITE, 0, -1)
    assert sorted(name(start) + name(end) for start, end, _ in found) == ["b3e6", "d1e2", "f1e2"]


@rule("SS-4.9")
def test_from_two_attackers_only_the_king_flees() -> None:
    double = "4r2k/8/8/8/8/5n2/8/3QK3"
    assert {start for start, _, _ in chessmen.legal_steps(position(double), WHITE, 0, -1)} == {square("e1")}


@rule("SS-4.9")
def test_a_king_does_not_flee_along_the_line_of_its_attacker() -> None:
    assert legal("7k/8/8/8/r3K3/8/8/8", WHITE, "e4") == "d3 d5 e3 e5 f3 f5"


@rule("SS-4.11", "SS-X11")
def test_capturing_in_passing_may_lay_the_own_king_bare() -> None:
    """Both pawns leave the row in one move."""
    assert legal("7k/8/8/K2pP2r/8/8/8/8", WHITE, "e5", passant="d6") == "e6"
    assert legal("7k/8/8/3pP2r/K7/8/8/8", WHITE, "e5", passant="d6") == "d6 e6"


@rule("SS-4.11", "SS-4.9")
def test_the_pawn_that_gives_check_may_be_captured_in_passing() -> None:
    assert legal("7k/8/8/3pP3/2K5/8/8/8", WHITE, "e5", passant="d6") == "d6"


@rule("SS-4.11")
def test_nobody_captures_in_passing_what_the_own_colour_has_moved() -> None:
    """With several players to a colour, the next turn may belong to the pawn's own colour."""
    double = "7k/8/8/8/2Pp4/8/3P4/7K"
    assert legal(double, BLACK, "d4", passant="c3") == "c3 d3"
    assert legal(double, WHITE, "d2", passant="c3") == "d3"


@rule("SS-4.10", "SS-4.20")
def test_castling_is_made_and_taken_back_with_the_rook() -> None:
    for fen, rights, colour in (("r3k2r/8/8/8/8/8/8/R3K2R", ALL_RIGHTS, WHITE),
                                ("r3k2r/8/8/8/8/8/8/R3K2R", ALL_RIGHTS, BLACK)):
        squares = position(fen)
        king, row = squares.index(chessmen.man(colour, KING)), 8 * 7 * colour
        for goal, corner, beyond in ((6, 7, 5), (2, 0, 3)):
            step = (king, row + goal, EMPTY)
            assert step in chessmen.legal_steps(squares, colour, rights, -1)
            undo = chessmen.make(squares, step)
            assert [squares[row + at] for at in (4, corner)] == [EMPTY, EMPTY]
            assert chessmen.kind_of(squares[row + goal]) == KING
            assert chessmen.kind_of(squares[row + beyond]) == chessmen.ROOK
            chessmen.unmake(squares, step, undo)
            assert squares == position(fen)


@rule("SS-4.11")
def test_capturing_in_passing_and_becoming_a_queen_are_taken_back_whole() -> None:
    for fen, step in (("7k/8/8/3pP3/8/8/8/7K", (square("e5"), square("d6"), EMPTY)),
                      ("3r3k/4P3/8/8/8/8/8/7K", (square("e7"), square("d8"), QUEEN))):
        squares = position(fen)
        undo = chessmen.make(squares, step)
        assert sum(map(bool, squares)) == 3
        chessmen.unmake(squares, step, undo)
        assert squares == position(fen)
