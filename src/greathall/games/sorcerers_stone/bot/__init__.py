"""How the bots play: each challenge has its own part, which answers that challenge's questions."""

from collections.abc import Callable
from random import Random

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.sorcerers_stone.bot import judge
from greathall.games.sorcerers_stone.bot.chess import ChessPart
from greathall.games.sorcerers_stone.bot.flitwick import FlitwickPart
from greathall.games.sorcerers_stone.bot.hagrid import HagridPart
from greathall.games.sorcerers_stone.bot.part import Part, best_first
from greathall.games.sorcerers_stone.bot.plain import PlainPart
from greathall.games.sorcerers_stone.bot.snape import SnapePart
from greathall.games.sorcerers_stone.bot.sprout import SproutPart
from greathall.games.sorcerers_stone.play.table import Table

PARTS: list[Part] = [HagridPart(), SproutPart(), FlitwickPart(), ChessPart(), PlainPart(), SnapePart()]
BY_QUESTION = {kind: part for part in PARTS for kind in part.questions}


class SorcerersStoneMind(Mind):
    curiosity = 0.1

    def move(self, s: Table, rng: Random) -> Action:
        return self.part(s).move(s, rng)

    def shortlist(self, s: Table, most: int) -> list[Action]:
        return self.part(s).shortlist(s, most)

    def rank(self, s: Table) -> list[Ranked]:
        part = self.part(s)
        return [Ranked(a, worth, part.public(s, a), part.private(s, a)) for worth, a in best_first(part.score_all(s))]

    def tie_margin(self, s: Table) -> float:
        return self.part(s).tie_margin

    def solve(self, s: Table, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        return self.part(s).solve(s, seconds, clock, rng)

    def evaluate(self, s: Table, viewer: int) -> list[float] | None:
        if not s.agenda:
            sharing = s.winners or tuple(range(s.seats))
            return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(s.seats)]
        return self.part(s).chances(s, viewer) if s.alone else judge.chances(s)

    def part(self, s: Table) -> Part:
        return BY_QUESTION[type(s.agenda[-1])]
