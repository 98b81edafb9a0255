"""How the bots play McGonagall's challenge, in both forms."""

from greathall.core.words import Action
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Leave, Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.table import Table

VALUES = (0, 1, 3, 3, 5, 9, 4)


class ChessPart(Part):
    questions = (Join, Chess, FullChess)

    def scored(self, s: Table) -> list[tuple[float, Action]]:
        return [(worth(s, a), a) for a in s.agenda[-1].options(s)]

    def chances(self, s: Table, eyes: int) -> list[float]:
        return [1 / s.seats] * s.seats


def worth(s: Table, a: Action) -> float:
    if isinstance(a, Move):
        return VALUES[chessmen.prey(s.squares, (a.start, a.square, 0))] + 100 * (a.square in s.harry)
    return 1000.0 * isinstance(a, Leave)
