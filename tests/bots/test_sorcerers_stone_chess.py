"""The chess bots of McGonagall's challenge, in both forms and at every number of seats.

They take what they can get, keep what they have, leave when they can, mate, and say why."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import greathall
from bench.mates_in_two import key_of, problems, read, table, written
from greathall.bots.hard import Hard
from greathall.core.catalogue import languages
from greathall.core.engine import apply
from greathall.core.words import Action, Chance
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS
from greathall.games.sorcerers_stone.bot.chess import ChessPart, board_of, places_seen, steps, timeless
from greathall.games.sorcerers_stone.bot.chess_board import ABSENT
from greathall.games.sorcerers_stone.bot.chess_search import Search
from greathall.games.sorcerers_stone.bot.chess_worth import FAR, turns_to_leave
from greathall.games.sorcerers_stone.model import Bishop, Leave, Move
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE, first_board, square
from greathall.games.sorcerers_stone.play.mcgonagall import Join, as_move
from greathall.games.sorcerers_stone.play.table import Table
from greathall.testing import reasons
from tests.games.sorcerers_stone.scenes import move, position, scene
from tests.table import ANN, BOB, CAT, DAN, SCALE, do, legal

FORMS = ("short", "complete")
TABLES = [(form, seats) for form in FORMS for seats in (2, 3, 4)]


def at_chess(men: str, harry: dict[int, str], form: str = "complete", **chosen: Any) -> Table:
    """Chess and nothing else is played; Ann is to move."""
    return scene("mcgonagall", men=men, harry=harry, seats=max(harry) + 1, alone=True,
                 options={"chess": form, **chosen}, rights=0)


def medium(s: Table) -> Action:
    return GAME.mind.rank(s)[0].action


def hard(s: Table, depth: int = 3) -> Action:
    """Return what hard plays when it looks so deep, whatever the clock says."""
    return as_move(Search(board_of(s), places_seen(s), 1.0, timeless).deepen(steps(legal(s)), depth)[0][1])


def why(s: Table, a: Action) -> str:
    return GAME.mind.part(s).public(s, a).key


# ── complete chess ───────────────────────────────────────────────────────────
@pytest.mark.parametrize("bot", [medium, hard])
@pytest.mark.parametrize(("men", "best", "reason"), [
    ("4k3/7b/8/3q4/8/4N3/5PPP/B3K3", "e3d5", "why-capture"),
    ("4k3/7b/8/3q1b2/8/4N3/5PPP/B3K3", "e3f5", "why-catch"),
    ("6k1/5ppp/8/7b/8/8/5PPP/BR4K1", "b1b8", "why-mate"),
], ids=["a free queen", "a player before a queen", "mate in one"])
def test_what_is_to_be_had_is_had(bot: Any, men: str, best: str, reason: str) -> None:
    player = {"why-capture": "h7", "why-catch": "f5", "why-mate": "h5"}[reason]
    s = at_chess(men, {ANN: "a1", BOB: player})
    assert bot(s) == move(best)
    assert why(s, move(best)) == reason


@pytest.mark.parametrize("bot", [medium, hard])
def test_a_guarded_pawn_is_not_taken_with_the_queen(bot: Any) -> None:
    s = at_chess("4k3/7b/2p5/3p4/8/8/3Q4/B3K3", {ANN: "a1", BOB: "h7"})
    assert move("d2d5") in legal(s)
    assert bot(s) != move("d2d5")


@pytest.mark.parametrize("bot", [medium, hard])
def test_the_own_player_is_brought_out_of_danger(bot: Any) -> None:
    s = at_chess("3rk3/7b/8/8/3B4/8/5PPP/6K1", {ANN: "d4", BOB: "h7"})
    best = bot(s)
    assert why(s, best) == "why-flee"
    do(s, best)
    assert not any(a.square == s.mcgonagall.harry[ANN] for a in legal(s))  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", [medium, hard])
def test_no_piece_is_left_hanging(bot: Any) -> None:
    """The knight is attacked by a pawn and nothing else happens: it goes, to where no pawn and no bishop is."""
    s = at_chess("4k3/2p4b/8/3p4/4N3/8/5PPP/B5K1", {ANN: "a1", BOB: "h7"})
    best = bot(s)
    assert isinstance(best, Move)
    assert best.start == square("e4")
    assert why(s, best) in ("why-save", "why-check", "why-capture")
    do(s, best)
    assert not any(a.square == best.square for a in legal(s))  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", [medium, hard])
def test_a_pawn_becomes_a_queen(bot: Any) -> None:
    s = at_chess("8/P6b/8/8/4k3/8/8/B5K1", {ANN: "a1", BOB: "h7"})
    assert bot(s) == move("a7a8", "queen")
    assert why(s, move("a7a8", "queen")) == "why-promote"


def test_hard_sees_a_check_that_wins_a_player() -> None:
    """The knight checks and attacks the player: the king must go, and medium does not look so far."""
    s = at_chess("4k3/8/b7/3N4/8/8/5PPP/B5K1", {ANN: "a1", BOB: "a6"})
    assert hard(s) == move("d5c7")
    assert why(s, move("d5c7")) == "why-check"


def test_hard_does_not_repeat_itself_when_ahead() -> None:
    """The rook has been to and fro: a third time would be a draw."""
    s = at_chess("5k2/7b/8/8/8/8/5PPP/BR4K1", {ANN: "a1", BOB: "h7"})
    for a in ("b1c1", "f8e8", "c1b1", "e8f8", "b1c1", "f8e8"):
        do(s, move(a))
    assert s.mcgonagall.quiet >= 3
    back = s.clone()
    do(back, move("c1b1"))
    assert back.complete.positions[-1] in s.complete.positions
    worth = {r.action: r.worth for r in GAME.mind.rank(s)}
    assert worth[move("c1b1")] == 0 < max(worth.values())


@pytest.mark.parametrize("bot", [medium, hard])
def test_mate_is_mate_after_any_number_of_quiet_moves(bot: Any) -> None:
    s = at_chess("6k1/5ppp/8/7b/8/8/5PPP/BR4K1", {ANN: "a1", BOB: "h5"})
    do(s, move("b1c1"), move("g8f8"), move("c1b1"), move("f8g8"))
    assert s.mcgonagall.quiet == 4
    assert bot(s) == move("b1b8")


@pytest.mark.parametrize("problem", problems()[::1 if SCALE >= 10 else 6], ids=written)
def test_mates_in_two(problem: Any) -> None:
    """Each was proved by trying everything; a look of four moves solves it."""
    assert read(written(problem)) == problem
    assert key_of(problem.position) == problem.key
    s = table(problem)
    assert hard(s, 4) == as_move(problem.key)


def test_there_are_enough_mates_in_two_and_no_two_alike() -> None:
    lines = [written(problem) for problem in problems()]
    assert len(set(lines)) == len(lines) >= 50


# ── short chess ──────────────────────────────────────────────────────────────
def test_turns_to_the_far_edge() -> None:
    clear = position("8/8/8/8/8/8/8/B7")
    assert turns_to_leave(clear, square("a1"), WHITE, True) == 1
    assert turns_to_leave(clear, square("a1"), WHITE, False) == 2
    assert turns_to_leave(position("8/8/8/8/8/2p5/8/B7"), square("a1"), WHITE, True) == 2
    assert turns_to_leave(position("8/8/8/8/8/8/1P6/B7"), square("a1"), WHITE, True) == FAR
    home = first_board()
    assert turns_to_leave(home, square("c8"), BLACK, True) == FAR
    home[square("d7")] = 0
    assert turns_to_leave(home, square("c8"), BLACK, True) == 4


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_who_can_leave_leaves(level: str) -> None:
    s = at_chess("4k3/8/8/8/8/8/1B6/4K2b", {ANN: "b2", BOB: "h1"}, "short")
    for seed in range(8):
        choice = greathall.bot(level, 0, seed=str(seed)).choose(GAME.view(s, ANN))
        assert choice.action == Leave()
        assert choice.why.reasons[0].key == "why-off"


@pytest.mark.parametrize("bot", [medium, hard])
def test_who_is_about_to_leave_is_stopped(bot: Any) -> None:
    """Bob stands on the last row; only the rook reaches him."""
    s = at_chess("4k3/8/8/8/8/8/PPP4R/B5bK", {ANN: "a1", BOB: "g1"}, "short")
    assert bot(s) == move("h1g1")
    s = at_chess("4k3/8/8/8/5b2/8/RPPP4/B6K", {ANN: "a1", BOB: "f4"}, "short")
    best = bot(s)
    do(s, best)
    assert not board_of(s).may_leave(BOB)


def test_a_king_is_a_piece_like_others() -> None:
    """The knight could capture the king, the pawn or the queen."""
    s = at_chess("2q3k1/4N2b/6p1/8/8/1p6/1P6/B6K", {ANN: "a1", BOB: "h7"}, "short")
    assert {move("e7g8"), move("e7g6")} <= set(legal(s))
    assert medium(s) == move("e7c8")
    assert hard(s) != move("e7g8")


def test_the_way_is_run_and_opened_with_reasons() -> None:
    s = at_chess("4k3/pppppppp/8/8/8/8/1P5P/B6b", {ANN: "a1", BOB: "h1"}, "short")
    told = {r.public.key for r in GAME.mind.rank(s)}
    assert "why-open" in told
    s = at_chess("4k3/8/8/8/8/8/7P/B6b", {ANN: "a1", BOB: "h1"}, "short", exit_within_slide=False)
    assert why(s, move("a1h8")) == "why-run"


# ── the board that is searched ───────────────────────────────────────────────
def walks(how_many: int) -> Iterator[Table]:
    """Questions of the chess from random games, in both forms and at all numbers of seats."""
    rng = Random(5)
    for form, seats in TABLES * how_many:
        s: Any = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": "mcgonagall", "chess": form}), {}, {})
        while s.agenda and s.mcgonagall.quiet < 40:
            yield s
            apply(s, rng.choice(legal(s)))


def test_the_board_that_is_searched_is_the_board_that_is_played() -> None:
    """The same moves, the same player next, the same men and players after each; and back again."""
    met = 0
    for s in walks(SCALE):
        if isinstance(s.agenda[-1], Join):
            continue
        board = board_of(s)
        moves = [a for a in legal(s) if isinstance(a, Move)]
        assert sorted(steps(moves)) == sorted(board.steps())
        assert (Leave() in legal(s)) == (not board.complete and board.may_leave(board.turn))
        before = board.key(), board.score, board.quiet
        for a in moves[::5]:
            after = s.clone()
            apply(after, a)
            step = steps([a])[0]
            undo = board.do(step)
            b = after.mcgonagall
            assert (board.squares, board.harry, board.quiet) == (b.squares, b.harry, b.quiet)
            if after.agenda:
                met += 1
                assert (board.turn, board.rights, board.passant) == (
                    after.agenda[-1].seat, after.complete.rights, after.complete.passant)
            board.undo(step, undo)
            assert (board.key(), board.score, board.quiet) == before
    assert met > 1000


def test_worth_is_kept_up_to_date() -> None:
    for s in walks(SCALE):
        if not isinstance(s.agenda[-1], Join):
            board = board_of(s)
            for step in board.steps()[::7]:
                undo = board.do(step)
                fell = undo[-1] >= 0
                again = sum(board.table[man][at] for at, man in enumerate(board.squares))
                assert fell or board.score == again
                board.undo(step, undo)


def test_a_colour_without_a_player_is_played_in_thought() -> None:
    """Complete chess, the first to come alone: nothing is put where it can be captured."""
    s = scene("mcgonagall", men="6k1/8/8/8/1r6/8/3Q1PPP/B5K1", harry={ANN: "a1"},
              where={BOB: "flitwick", CAT: "flitwick"}, options={"chess": "complete"}, rights=0)
    board = board_of(s)
    assert (board.seats, board.harry[-1]) == ([ANN, 3], ABSENT)
    assert medium(s) == hard(s) == move("d2b4")


def test_who_can_mate_by_arriving_does() -> None:
    """White's bishop of c1 starts again, and looks at a king that is walled in by its own men."""
    s = scene("mcgonagall", Join(CAT), men="8/6pp/6bk/7p/8/8/8/4K2B", harry={ANN: "g6", BOB: "h1"}, turn=CAT,
              options={"chess": "complete"}, rights=0)
    assert len(legal(s)) > 1
    assert medium(s) == Bishop(square("c1"))
    assert ChessPart().solve(s, 0.0, timeless, Random(1))[0].action == Bishop(square("c1"))


# ── joining, reasons, whole games ────────────────────────────────────────────
def test_nobody_joins_where_they_would_be_captured() -> None:
    """Of two white bishops one is attacked by Ann, who moves next."""
    s = scene("mcgonagall", Join(BOB), men="4k3/8/8/2b5/8/4B3/8/2B1K2R", harry={ANN: "c5"}, seats=2, alone=True,
              turn=BOB)
    assert {Bishop(square("c1")), Bishop(square("e3"))} <= set(legal(s))
    for level in ("medium", "hard"):
        choice = greathall.bot(level, 0.05, seed="join").choose(GAME.view(s, BOB))
        assert choice.action != Bishop(square("e3"))
        assert choice.why.reasons[0].key == "why-bishop"


def test_every_answer_is_ranked_with_a_reason_in_every_language() -> None:
    keys = set()
    for i, s in enumerate(walks(1)):
        if i % 16 == 0 or isinstance(s.agenda[-1], Join):
            ranked = GAME.mind.rank(s)
            assert sorted(map(repr, (r.action for r in ranked))) == sorted(map(repr, legal(s)))
            for r in ranked:
                keys.add(r.public.key)
                assert all(reasons.reason_text(GAME, s, r.public, language).endswith(".") for language in languages())
            assert set(GAME.mind.shortlist(s, 5)) <= set(legal(s))
            assert sum(ChessPart().chances(s, ANN)) == pytest.approx(1.0)
    assert len(keys) >= 12


@pytest.mark.parametrize(("form", "seats"), TABLES)
def test_hard_plays_games_to_their_end_and_tells_what_it_saw(form: str, seats: int) -> None:
    match = greathall.new("mcgonagall", seats, seed="end", options={"chess": form})
    players = {seat: Hard(0, seed=f"{form} {seat}") for seat in range(seats)}
    while match.seat is not None:
        choice = players[match.seat].choose(match.view(match.seat))
        assert [r.worth for r in choice.ranked] == sorted((r.worth for r in choice.ranked), reverse=True)
        for reason in choice.why.private:
            assert reasons.reason_text(GAME, match.state, reason, "en").endswith(".")
        match.play(choice.action, match.seat)
    assert match.result is not None


def test_searches_on_other_boards_are_told_one_likely_move() -> None:
    free_queen = at_chess("4k3/7b/8/3q4/8/4N3/5PPP/B3K3", {ANN: "a1", BOB: "h7"})
    assert GAME.mind.shortlist(free_queen, 5) == [move("e3d5")]
    way_off = at_chess("4k3/8/8/8/8/8/1B6/4K2b", {ANN: "b2", BOB: "h1"}, "short")
    assert GAME.mind.shortlist(way_off, 5) == [Leave()]


def test_games_are_not_all_alike_but_equal_views_get_equal_choices() -> None:
    for level in ("medium", "hard"):
        s = at_chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", {ANN: "c1", BOB: "c8"})
        view = GAME.view(s, ANN)
        chosen = [greathall.bot(level, 0, seed=str(seed)).choose(view).action for seed in range(12)]
        assert len(set(chosen)) > 1
        assert chosen == [greathall.bot(level, 0, seed=str(seed)).choose(view).action for seed in range(12)]


def test_in_a_whole_game_somebody_alone_at_chess_is_soon_off_the_board() -> None:
    """Nobody is there to stop them: a pawn's step, to the far side, and away."""
    elsewhere = {BOB: "flitwick", CAT: "flitwick", DAN: "flitwick"}
    s = scene("mcgonagall", harry={ANN: "c8"}, where=elsewhere, seats=4, stands=[-1, 0, 0, 0], keys=1, silver=0)
    turns, rng = 0, Random(1)
    while s.where[ANN] == CHESS:
        step = s.agenda[-1]
        turns += step.seat == ANN
        if step.seat != ANN:
            apply(s, step.sample(s, rng) if isinstance(step, Chance) else legal(s)[-1])
        else:
            apply(s, Leave() if Leave() in legal(s) else hard(s, 2))
    assert turns <= 6
