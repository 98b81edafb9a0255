"""Beans: five beans each, equal ones among them; lay as many as you like. The tests' game with a form of several."""

from greathall.core.game import Game
from greathall.core.words import Result
from greathall.games.beans import model, play
from greathall.games.beans.table import Table

MOST = 16


class Beans(Game):
    name, seats, seats_rule, turn_rule, chance_rule = "beans", (2, 3), "BE-1", "BE-2", "BE-1"
    moments = {model.Lay: ("BE-2", "when-Lay")}  # noqa: RUF012  (read only)

    def result(self, s: Table) -> Result:
        """BE-3: the highest sum up to 16 wins, and equal ones share it; if there is none, it is a draw."""
        sums = [sum(beans) if sum(beans) <= MOST else 0 for beans in s.laid]
        winners = tuple(seat for seat in range(s.seats) if sums[seat] == max(sums) > 0)
        reason = "end-most" if winners else "end-none"
        return Result(winners, self.scores(s, winners or range(s.seats)), reason, "BE-3")


GAME = Beans()
__all__ = ["GAME", "play"]
