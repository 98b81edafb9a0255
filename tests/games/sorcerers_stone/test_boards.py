"""Each challenge has a board, laid when the first player comes; until then all tables share one, and it is not sent."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from greathall.games.sorcerers_stone import ALONE, GAME
from greathall.games.sorcerers_stone.board import CHALLENGES
from greathall.games.sorcerers_stone.made import table as made
from greathall.games.sorcerers_stone.play.table import Table
from greathall.testing.walks import PATIENCE, entries, say
from tests.table import ANN, BOB, CAT, SCALE, rule

UNLAID = {name: getattr(made, f"UNLAID_{name.upper()}") for name in CHALLENGES}


def opened(seats: int, challenge: str = "whole") -> Table:
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": challenge}), {}, {})
    return s


def laid(s: Table) -> list[str]:
    return [name for name in CHALLENGES if getattr(s, name) is not UNLAID[name]]


def play(s: Table, seed: str, patience: int = PATIENCE) -> Iterator[Table]:
    """Yield the table before each move of a random game; once patience is at an end, players resign."""
    for _, entry in entries(GAME, s, s.seats, Random(seed), patience):
        yield s
        assert say(GAME, s, entry)


@rule("SS-0.4")
@pytest.mark.parametrize("challenge", ALONE)
def test_a_challenge_alone_lays_its_own_board_and_no_other(challenge: str) -> None:
    for s in play(opened(3, challenge), challenge):
        assert laid(s) == [challenge]
        for seat in (ANN, None):
            sent = msgspec.to_builtins(GAME.view(s, seat))
            assert [name for name in CHALLENGES if name in sent] == [challenge]


@rule("SS-G05")
def test_in_the_whole_game_a_board_is_laid_when_the_first_player_comes() -> None:
    for seed in range(3 * SCALE):
        reached = 0
        for s in play(opened(2 + seed % 3), f"boards {seed}"):
            reached = max(reached, *(s.where[seat] for seat in s.living()))
            there = CHALLENGES[: reached + 1]
            assert laid(s) in (there, there[:-1]), "the last may be laid at the end of the turn"


def test_what_all_tables_share_stays_as_it_is_printed() -> None:
    before = {name: repr(board) for name, board in UNLAID.items()}
    for challenge in ("whole", *ALONE):
        for patience in (20, PATIENCE):
            assert [*play(opened(4, challenge), challenge, patience)]
    assert {name: repr(board) for name, board in UNLAID.items()} == before


def test_a_clone_has_boards_of_its_own() -> None:
    s = opened(3, "snape")
    twin = s.clone()
    assert twin.snape is not s.snape
    assert twin.mirror is s.mirror
    twin.snape.lose[CAT] = 1
    assert s.snape.lose == [0, 0, 0]
    assert GAME.view(twin, BOB) != GAME.view(s, BOB)
