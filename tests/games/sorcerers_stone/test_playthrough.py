"""One whole game as text, read as a diff when anything changes.

The game is the match of a chosen seed between three players who hurry: they play the highest note card, lay vines
around the others, walk to keys, run for the far edge of the chessboard and declare what they know to be the lowest.
Only Cat declares whatever she holds. After an intended change, rewrite playthrough.txt with REWRITE=1 pytest <this
file>."""

from typing import Any

import greathall
from greathall.games.sorcerers_stone.board import CHALLENGES, ROUND, SMALL
from greathall.games.sorcerers_stone.model import Declare, Discard, Leave, Move, Play, Snare, Stay, Walk
from greathall.games.sorcerers_stone.play.chessmen import LAST_ROW
from greathall.games.sorcerers_stone.play.potions import lowest
from greathall.games.sorcerers_stone.play.table import Table
from tests.golden import Playthrough
from tests.table import CAT, rule

NAMES = ("Ann", "Bob", "Cat")
SEED = "stone 13"


def play() -> greathall.Match:
    match = greathall.new("sorcerers_stone", 3, seed=SEED, names=NAMES)
    while match.seat is not None:
        s = match.state
        assert isinstance(s, Table)
        seat = match.seat
        match.play(max(match.legal(), key=lambda a: liking(s, seat, a)))
    return match


def liking(s: Table, seat: int, a: Any) -> float:
    """Return how much this player likes an action: more is better, and of equals the first is done."""
    match a:
        case Leave() | Play():
            return 10 + getattr(a, "notes", 0)
        case Snare():
            return 1 if a.area in s.sprout.area and s.sprout.area.index(a.area) != seat else 0
        case Walk():
            return s.flitwick.keys >> a.spot & 1
        case Move():
            b = s.mcgonagall
            mine = b.harry[seat] == a.start
            return 2 * mine * (8 - abs(a.square // 8 - LAST_ROW[b.colour[seat]])) + (b.squares[a.square] > 0)
        case Declare():
            sure = sorted(s.snape.hands[seat].cards) == [lowest(s, SMALL), lowest(s, ROUND)]
            return 9 if sure or seat == CAT else -9
        case Discard():
            return s.snape.hands[seat].cards[a.place] % ROUND
    return -1 if isinstance(a, Stay) else 0


def standing(match: greathall.Match) -> list[str]:
    s = match.state
    assert isinstance(s, Table)
    return [f"{name}: {CHALLENGES[s.where[seat]]}" for seat, name in enumerate(match.names)]


GAME = Playthrough(__file__, play, standing)


@rule("SS-0.1", "SS-0.2", "SS-1.2", "SS-2.3", "SS-3.6", "SS-4.3", "SS-5.2", "SS-6.4", "SS-7.2")
def test_the_game_is_told_as_it_was() -> None:
    GAME.is_told_as_it_was()


def test_the_record_tells_the_same_game() -> None:
    GAME.is_told_by_its_record()
