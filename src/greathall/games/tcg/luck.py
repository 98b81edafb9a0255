"""Luck in the card game: lessons when short of them, cards that fit, and what damage takes."""

from greathall.core.luck_measure import LuckMeasure
from greathall.games.tcg.model import Came
from greathall.games.tcg.play.damage import Lose
from greathall.games.tcg.play.drawing import DrawOne
from greathall.games.tcg.play.playing import has_power
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.tops import TopCard
from greathall.games.tcg.printed import KIND, LESSON

WANTED = 5
"""With this many lessons in hand and in play, another is hardly luck."""


class TopMeasure(LuckMeasure):
    def whose(self, s: Table, step: TopCard) -> int:
        return step.who


class Lessons(TopMeasure):
    """TC-4.1: lessons drawn by a player with fewer than five in hand and in play."""

    name = "lessons"
    steps = (DrawOne,)

    def worth(self, s: Table, step: DrawOne, a: Came) -> int:
        who = step.who
        held = sum(s.lessons[who]) + sum(KIND[card] == LESSON for card in s.hands[who].cards)
        return int(KIND[a.card] == LESSON and held < WANTED and not s.snuffled[who])


class Fitting(TopMeasure):
    """TC-4.1: other cards drawn with enough power in play for them, once the first turn has begun."""

    name = "fitting"
    steps = (DrawOne,)

    def worth(self, s: Table, step: DrawOne, a: Came) -> int:
        who = step.who
        return int(s.turns > 0 and KIND[a.card] != LESSON and not s.snuffled[who]
                   and has_power(s, who, a.card, s.power(who)))


class Spared(TopMeasure):
    """TC-1.1: lessons among the cards lost to damage, which is better than losing a spell."""

    name = "spared"
    steps = (Lose,)

    def worth(self, s: Table, step: Lose, a: Came) -> int:
        return int(KIND[a.card] == LESSON)


MEASURES = (Lessons(), Fitting(), Spared())
