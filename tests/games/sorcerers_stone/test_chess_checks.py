"""Complete chess with several players: arriving in the middle of a check, and when a mate counts."""

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import FLITWICK, QUIRRELL
from greathall.games.sorcerers_stone.model import Bishop, Checked, ChessOver, Move, Resign
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE, name, square
from greathall.games.sorcerers_stone.play.mate import FullChess, SpinOff
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from tests.games.sorcerers_stone.scenes import move
from tests.games.sorcerers_stone.test_chess_seats import MATE, ends, full
from tests.table import ANN, BOB, CAT, DAN, aside, do, legal, rule, told


# ── arriving in the middle of a check ────────────────────────────────────────
@rule("SS-C04", "SS-4.21", "SS-X03")
def test_who_is_put_before_a_king_gives_check() -> None:
    """All plain bishops are gone; from c1 a white one looks at the king on h6."""
    s = full("8/8/b6k/8/8/8/8/4K2B", {ANN: "a6", BOB: "h1"}, seats=3, turn=CAT, step=Join(CAT),
             where={CAT: "mcgonagall"})
    do(s, Bishop(square("c1")))
    assert told(s, Checked) == [Checked(BLACK)]
    assert s.agenda[-1] == FullChess(ANN)
    assert "h6g7" in [name(a.start) + name(a.square) for a in legal(s) if isinstance(a, Move)]


@rule("SS-C04", "SS-4.8", "SS-X13")
def test_who_is_put_before_a_king_may_mate() -> None:
    """White's bishop of c1 starts again; the king on h6 is walled in by its own men."""
    s = full("8/6pp/6bk/7p/8/8/8/4K2B", {ANN: "g6", BOB: "h1"}, seats=3, turn=CAT, step=Join(CAT),
             where={CAT: "mcgonagall"})
    do(s, Bishop(square("c1")))
    assert told(s, ChessOver) == [ChessOver(WHITE, "mate")]
    assert s.agenda[-1] == SpinOff(BOB)


@rule("SS-C04", "SS-X03")
def test_who_is_put_between_ends_the_check() -> None:
    """White's rook on a8 checks the king on h8; Cat comes as black's bishop of f8."""
    s = full("R6k/8/b7/8/8/8/8/4K2B", {ANN: "a6", BOB: "h1"}, seats=3, turn=CAT, step=Join(CAT), checked=BLACK,
             where={CAT: "mcgonagall"})
    do(s, Bishop(square("f8")))
    assert s.complete.checked == -1
    assert told(s, Checked) == []


BOTH = "4r3/8/b6k/8/8/8/8/4K2B"
"""Black's rook checks white's king; no plain bishop is left, and from c1 a white one would look at black's."""


@rule("SS-X03", "SS-4.9", "SS-C04")
def test_a_check_is_answered_before_the_one_that_an_arrival_gives() -> None:
    """Ann has checked white's king. Before Cat can answer, Bob arrives on c1 and looks at black's."""
    s = full(BOTH, {ANN: "a6", CAT: "h1"}, turn=BOB, step=Join(BOB), seats=3, where={BOB: "mcgonagall"}, checked=WHITE)
    do(s, Bishop(square("c1")))
    assert (s.complete.checked, told(s, Checked)) == (WHITE, [])
    assert s.agenda[-1] == FullChess(CAT), "white answers first"
    do(s, move("e1d1"))
    assert (s.complete.checked, told(s, Checked)) == (BLACK, [Checked(BLACK)])
    assert s.agenda[-1] == FullChess(ANN), "then black"
    assert ends(s, "a6") == "", "and only out of check"


@rule("SS-X03", "SS-X04")
def test_not_even_then_is_a_king_taken() -> None:
    """Both kings are in check, and it is Bob who answers: his bishop could reach the other one."""
    s = full("4r3/8/b6k/8/8/8/8/2B1K3", {ANN: "a6", BOB: "c1"}, turn=BOB, checked=WHITE)
    assert "h6" not in ends(s, "c1")
    assert ends(s, "c1") == "e3", "between rook and king"


# ── mate ends the chess at once ──────────────────────────────────────────────
@rule("SS-X13", "SS-4.8", "SS-X12")
def test_a_player_on_another_board_comes_too_late_to_undo_a_mate() -> None:
    """Black's king is mated by the rook on d8. Cat, among the keys, would have had her turn before Ann."""
    s = full("6k1/b4ppp/8/8/3R4/8/8/2B1K3", {ANN: "a7", BOB: "c1"}, seats=3, turn=BOB)
    do(s, move("d4d8"))
    assert told(s, ChessOver) == [ChessOver(WHITE, "mate")]
    assert s.where == [QUIRRELL, QUIRRELL, FLITWICK]


@rule("SS-X13", "SS-C04", "SS-X12")
def test_an_arrival_that_mates_ends_it_at_once_too() -> None:
    """Bob arrives on c1; Cat, among the keys, has her turn before Dan could answer."""
    s = full("8/6pp/6bk/7p/8/8/8/4K2B", {DAN: "g6", ANN: "h1"}, seats=4, turn=BOB, step=Join(BOB),
             where={BOB: "mcgonagall"})
    do(s, Bishop(square("c1")))
    assert told(s, ChessOver) == [ChessOver(WHITE, "mate")]
    assert s.agenda[-1] == SpinOff(ANN)


@rule("SS-X13", "SS-G11")
def test_if_who_could_answer_gives_up_the_next_of_the_colour_is_asked_for_it() -> None:
    """Cat's bishop could go between on g8; Ann, who would have to answer without her, may not move it."""
    s = full(MATE, {ANN: "c1", BOB: "a1", CAT: "d5"}, turn=BOB)
    do(s, move("h1h8"))
    assert s.agenda[-1] == FullChess(CAT)
    aside(GAME, s, CAT, Resign())
    assert s.agenda[-1] == FullChess(ANN), "a plain bishop stands on d5 again, which she may move"
    assert ends(s, "d5") == "g8"
