"""The example game's own rules."""

import greathall
from greathall.core.game import find_game
from tests.table import BOB, do, rule

GAME = find_game("candles")
Light, Drawn = GAME.actions


@rule("CA-1", "CA-2", "CA-3")
def test_the_highest_candle_wins() -> None:
    s = GAME.setup(2, {}, {}, {})
    do(s, Drawn(3), Drawn(5), Drawn(9), Drawn(7))
    do(s, Light(3), Light(5))
    assert GAME.result(s).winners == (BOB,)


def test_a_game_needs_nothing_but_its_folder() -> None:
    assert "candles" in [g.name for g in greathall.games()]
    match = greathall.new("candles", seats=2, seed="wax")
    while match.seat is not None:
        match.play(greathall.bot("hard", 0, seed="wick").choose(match.view(match.seat)).action)
    assert greathall.replay(match.record()).result == match.result
