"""Chess is set up, and players arrive: as bishops that stand, or where captured ones started."""

from typing import Any

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.model import Bishop, Captured, Joined
from greathall.games.sorcerers_stone.play.chessmen import (
    BISHOP, BLACK, EMPTY, KING, KNIGHT, WHITE, first_board, man, name, square,
)
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import FIRST, ends, man_on, move, short
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, refused, rule, told


def arriving(seat: int, men: str = FIRST, harry: dict[int, str] | None = None, **facts: Any) -> Table:
    """A seat has just found the silver key."""
    facts = {"seats": 4, "turn": seat, **facts}
    return short(men, harry or {}, step=Join(seat), **{"where": {seat: "mcgonagall"}, **facts})


def bishops(s: Table) -> str:
    """Return the squares that are offered."""
    return " ".join(name(a.square) for a in legal(s) if isinstance(a, Bishop))


@rule("SS-4.1", "SS-C01")
def test_the_usual_position_with_ron_for_a_knight_and_hermione_for_a_rook() -> None:
    s = arriving(ANN)
    assert s.mcgonagall.squares == first_board()
    assert (name(s.mcgonagall.ron), name(s.mcgonagall.hermione)) == ("g8", "h8")
    assert man_on(s, "g8") == "n"
    assert man_on(s, "h8") == "r"


@rule("SS-4.1", "SS-4.16")
def test_ron_and_hermione_move_and_fall_as_knight_and_rook() -> None:
    s = short("rnbqkbnr/ppppppp1/8/8/6B1/8/PPPPPP2/RNBQK2R", {ANN: "c8", BOB: "c1"})
    assert ends(s, "g8") == "f6 h6"
    assert ends(s, "h8") == "h1 h2 h3 h4 h5 h6 h7"
    do(s, move("h8h5"))
    assert name(s.mcgonagall.hermione) == "h5"
    do(s, move("g4h5"))
    assert s.mcgonagall.hermione == -1
    do(s, move("g8f6"))
    assert name(s.mcgonagall.ron) == "f6"
    do(s, move("h5g6"), move("f6h5"), move("h1h5"))
    assert s.mcgonagall.ron == -1


@rule("SS-4.2", "SS-C02")
def test_the_first_to_come_is_a_black_bishop_of_choice() -> None:
    s = arriving(CAT)
    assert bishops(s) == "c8 f8"
    assert refused(GAME, s, Bishop(square("c1"))) == "SS-4.2"
    do(s, Bishop(square("f8")))
    assert (name(s.mcgonagall.harry[CAT]), s.mcgonagall.colour[CAT]) == ("f8", BLACK)
    assert told(s, Joined) == [Joined(CAT, square("f8"))]


@rule("SS-4.2", "SS-C03", "SS-C16")
def test_later_ones_are_any_plain_bishop_of_either_colour_where_it_stands() -> None:
    s = arriving(ANN, "rn1qkbnr/pppppppp/8/5b2/8/6B1/PPPPPPPP/RNBQK1NR", {CAT: "f8"})
    assert bishops(s) == "f5 c1 g3"
    assert refused(GAME, s, Bishop(square("f8"))) == "SS-4.2"
    assert refused(GAME, s, Bishop(square("c8"))) == "SS-4.2"
    do(s, Bishop(square("g3")))
    assert s.mcgonagall.colour[ANN] == WHITE


@rule("SS-4.2", "SS-C16")
def test_the_second_may_join_the_first() -> None:
    s = arriving(ANN, harry={CAT: "f8"}, seats=3, where={ANN: "mcgonagall", BOB: "quirrell"})
    do(s, Bishop(square("c8")))
    assert (s.mcgonagall.colour[ANN], s.mcgonagall.colour[CAT]) == (BLACK, BLACK)


@rule("SS-4.2", "SS-C04")
def test_with_all_plain_bishops_captured_a_captured_one_starts_again() -> None:
    """Cat is black's bishop of f8; so the others were captured as bishops."""
    s = arriving(ANN, "rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QK1NR", {CAT: "f8"})
    assert bishops(s) == "c8 c1 f1"
    do(s, Bishop(square("c8")))
    assert (man_on(s, "c8"), s.mcgonagall.colour[ANN]) == ("b", BLACK)


@rule("SS-C04")
def test_where_players_started_nobody_starts_again() -> None:
    """Cat and Dan are both black bishops, far from home: only white ones were captured."""
    s = arriving(ANN, "rn1qk1nr/pppppppp/8/5b2/5b2/8/PPPPPPPP/RN1QK1NR", {CAT: "f5", DAN: "f4"})
    assert bishops(s) == "c1 f1"


@rule("SS-C04")
def test_a_captured_player_leaves_no_place() -> None:
    s = arriving(ANN, harry={CAT: "f8"})
    do(s, Bishop(square("c1")))
    for at in ("c1", "f1", "c8", "f8"):
        s.mcgonagall.squares[square(at)] = EMPTY
    s.mcgonagall.harry[ANN] = s.mcgonagall.harry[CAT] = -1
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
    assert bishops(s) == "e8 g1 d1 h1", "of two that are equally near either"


@rule("SS-C04")
def test_where_the_row_is_full_the_nearest_of_the_other_rows() -> None:
    s = arriving(ANN, "rnrqkbnr/pppppppp/8/8/1P6/8/P1PPPPPP/RNRQKRNR", {CAT: "f8"})
    assert bishops(s) == "a6 c6 e6 b2 d3 f3 h3"
    do(s, Bishop(square("h3")))
    assert (man_on(s, "h3"), s.mcgonagall.colour[ANN]) == ("B", WHITE), "of the colour of the bishop that started on f1"


@rule("SS-C04")
def test_a_square_that_is_nearest_to_two_starts_is_offered_once() -> None:
    """d4 is the only free dark square: as near as any to c1, and to f8."""
    s = arriving(ANN, harry={})
    s.mcgonagall.squares = [KNIGHT if at % 8 + at // 8 & 1 ^ 1 else EMPTY for at in range(64)]
    s.mcgonagall.squares[square("d4")] = EMPTY
    s.mcgonagall.squares[square("h8")], s.mcgonagall.squares[square("a8")] = man(BLACK, BISHOP), man(BLACK, KING)
    s.mcgonagall.harry[CAT], s.mcgonagall.colour[CAT] = square("h8"), BLACK
    s.mcgonagall.homes = [square("c1"), square("f8")]
    assert legal(s) == [Bishop(square("d4"))]
    do(s, Bishop(square("d4")))
    assert s.mcgonagall.colour[ANN] == BLACK


# ── what counts as a bishop that is left ─────────────────────────────────────
@rule("SS-C03", "SS-X05", "SS-4.11")
def test_a_pawn_that_became_a_bishop_is_one_that_is_left() -> None:
    """All others are captured; nobody begins on their starting squares as long as that one stands."""
    s = arriving(ANN, "rn1qk1nr/ppppppp1/8/8/8/8/PPPPPPPP/RN1QK1Nb", {CAT: "h1"}, options={"chess": "complete"})
    s.mcgonagall.harry[CAT] = -1
    assert bishops(s) == "h1"


@rule("SS-X01", "SS-C03", "SS-C04")
def test_if_only_one_colour_is_open_only_its_bishops_count_as_left() -> None:
    """Bob is black and Ann the last to come: she must be white, and both white bishops are captured."""
    s = arriving(ANN, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QK1NR", {BOB: "c8"}, seats=2,
                 options={"chess": "complete"})
    assert bishops(s) == "c1 f1", "though a plain black bishop stands on f8"
    assert refused(GAME, s, Bishop(square("f8"))) == "SS-X01"
    do(s, Bishop(square("f1")))
    assert (man_on(s, "f1"), s.mcgonagall.colour[ANN]) == ("B", WHITE)


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
