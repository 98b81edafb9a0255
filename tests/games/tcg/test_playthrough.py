"""A complete game as text, read as a diff when anything changes.

The game is a match with a chosen seed between two players who play what they can, strike where it hurts and solve what
they can pay for. After an intended change rewrite playthrough.txt: REWRITE=1 pytest <this file>."""

import greathall
from greathall.core.words import Action
from greathall.games.tcg.model import (
    AtPlayer, Draw, Pick, Play, Shield, Show, Solve, Strike, Target, Use, Yes,
)
from greathall.games.tcg.play.table import Table
from tests.golden import Playthrough, played
from tests.table import rule

NAMES = ("Ann", "Bob")
SEED = "duel 5"
LIKED = (AtPlayer, Show, Shield, Strike, Solve, Play, Use, Yes, Target, Pick, Draw)
"""Their favourite actions, best first."""


def play() -> greathall.Match:
    return played(greathall.new("tcg", 2, seed=SEED, names=NAMES, options={"format": "advanced"}), choose)


def choose(match: greathall.Match) -> Action:
    """Prefer the opponent's creatures to their own, and new cards to old ones."""
    legal, seat = match.legal(), match.seat
    for kind in LIKED:
        some = [a for a in legal if isinstance(a, kind) and not (isinstance(a, Target) and a.side == seat)]
        if some:
            return some[0]
    return legal[-1]


def left(match: greathall.Match) -> list[str]:
    s = match.state
    assert isinstance(s, Table)
    return [f"{name}: {len(s.decks[seat])} in the deck, {len(s.hands[seat])} in hand, {len(s.heaps[seat])} discarded, "
            f"{sum(s.lessons[seat])} lessons and {len(s.board[seat])} other cards in play"
            for seat, name in enumerate(match.names)]


GAME = Playthrough(__file__, play, left)


@rule("TC-1.1", "TC-1.2", "TC-3.1", "TC-3.2", "TC-3.3", "TC-5.1", "TC-5.2", "TC-5.4", "TC-10.1")
def test_the_game_is_told_as_it_was() -> None:
    GAME.is_told_as_it_was()


def test_the_record_tells_the_same_game() -> None:
    GAME.is_told_by_its_record()
