"""Winner's tokens: three for the complete games of the same players, whichever seats they take."""

from typing import Any

import pytest

from greathall.core.words import Result
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import PRIZES
from greathall.games.sorcerers_stone.model import Mirrored, Play, Resign, Reveal
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import scene
from tests.table import ANN, BOB, CAT, aside, do, rule
from greathall.testing.walks import play_at_random


def won(seat: int, prizes: list[int]) -> Result:
    """A complete game that this seat wins, after others."""
    s = scene("mirror", AtMirror(seat), turn=seat, prizes=prizes)
    do(s, Reveal(0), Mirrored(True))
    return GAME.result(s)


@rule("SS-0.3", "SS-G08")
def test_the_first_three_complete_games_earn_a_token_each() -> None:
    assert PRIZES == 3
    assert won(BOB, [0, 0, 0]).carry == {"prizes": [0, 1, 0]}
    assert won(BOB, [0, 1, 0]).carry == {"prizes": [0, 2, 0]}
    assert won(ANN, [0, 2, 0]).carry == {"prizes": [1, 2, 0]}
    assert won(CAT, [1, 2, 0]).carry == {"prizes": [1, 2, 0]}, "there are but three"


@rule("SS-0.3", "SS-G08")
def test_tokens_change_nobodys_score() -> None:
    assert won(CAT, [3, 0, 0]).scores == (0.0, 0.0, 1.0)


@rule("SS-0.3", "SS-G11")
def test_a_game_that_ends_by_giving_up_earns_none() -> None:
    s = scene("snape", AtMirror(ANN), where={ANN: "mirror"}, seats=2, prizes=[1, 0], hands={BOB: "1S 1R"})
    aside(GAME, s, BOB, Resign())
    assert (GAME.result(s).winners, GAME.result(s).carry) == ((ANN,), {"prizes": [1, 0]})


@rule("SS-0.3", "SS-1.9")
def test_nor_does_a_challenge_alone_but_the_tokens_are_kept() -> None:
    s = scene("hagrid", NoteTurn(ANN), alone=True, notes={ANN: "1"}, pos={ANN: 15}, prizes=[0, 1, 0])
    do(s, Play(1))
    assert (GAME.result(s).winners, GAME.result(s).carry) == ((ANN,), {"prizes": [0, 1, 0]})


@rule("SS-0.3", "SS-G08")
def test_all_see_them_in_the_next_game() -> None:
    s: Table = GAME.setup(3, GAME.resolve_options(3, {}), {}, won(BOB, [1, 0, 0]).carry)
    assert [GAME.view(s, seat).prizes for seat in (ANN, CAT, None)] == [[1, 1, 0]] * 3
    assert s.clone().prizes == [1, 1, 0]


@rule("SS-0.3")
def test_they_move_with_their_owners() -> None:
    """Everyone moves one seat on: the player in the last seat now sits in the first."""
    assert GAME.rotate_carry({"prizes": [2, 1, 0]}) == {"prizes": [0, 2, 1]}
    carry: dict[str, Any] = won(CAT, [0, 0, 0]).carry
    for owner in (ANN, BOB, CAT):
        carry = GAME.rotate_carry(carry)
        assert carry["prizes"].index(1) == owner


@rule("SS-0.3")
@pytest.mark.parametrize("carry", [
    {}, {"prizes": [1, 1]}, {"prizes": [1, 1, 2]}, {"prizes": [-1, 0, 0]}, {"prizes": "abc"}, {"prizes": [True, 0, 0]},
    {"prizes": None}])
def test_what_makes_no_sense_is_as_nothing(carry: dict[str, Any]) -> None:
    s: Table = GAME.setup(3, GAME.resolve_options(3, {}), {}, carry)
    assert s.prizes == [0, 0, 0]


@rule("SS-0.3")
def test_a_match_that_is_played_out_carries_them() -> None:
    match = play_at_random("sorcerers_stone", 2, "prizes")
    assert match.result is not None
    assert match.result.reason == "end-stone"
    assert match.result.carry["prizes"] == [int(seat in match.result.winners) for seat in range(2)]
