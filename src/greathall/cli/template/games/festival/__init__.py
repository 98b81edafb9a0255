"""Festival: hidden hands and sealed choices; the brightest lanterns win the round."""

from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Result

from .bot import FestivalMind
from .model import ROUNDS, SEATS, RoundTied, RoundWon
from .play.table import Table


class Festival(Game):
    """FE-1: the game is for two to four players."""

    name = "festival"
    rules = 1
    seats = SEATS
    seats_rule = "FE-1"
    turn_rule = "FE-2"
    chance_rule = "FE-1"
    minutes = 5
    options = (Option("rounds", ROUNDS, ROUNDS[0], "FE-1"),)
    key_events = (RoundWon, RoundTied)
    mind = FestivalMind()

    def result(self, s: Table) -> Result:
        """FE-4: the most rounds win; players who tie share the win.

        Next time the next player is asked first."""
        most = max(s.wins)
        winners = tuple(seat for seat in range(s.seats) if s.wins[seat] == most)
        scores = tuple((seat in winners) / len(winners) for seat in range(s.seats))
        return Result(winners, scores, "end-alone" if len(winners) == 1 else "end-shared", "FE-4",
                      {"first": (s.first + 1) % s.seats})


GAME = Festival()
