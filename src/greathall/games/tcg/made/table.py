"""Written by `greathall state` from play.table: change that and run it again."""

from ..play.table import Table


class Made(Table):
    __slots__ = ("actions", "adventure", "banned", "board", "decks", "ended", "hands", "heaps", "hurt",
        "lesson_actions", "lessons", "limbo", "lists", "opened", "options", "picks", "played", "shields",
        "skipped", "snuffled", "starter", "stilled", "struck", "turn", "turns", "under", "used", "winners")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.options = self.options
        n.starter = self.starter
        n.turn = self.turn
        n.turns = self.turns
        n.actions = self.actions
        n.struck = self.struck
        n.hands = [one.clone() for one in self.hands]
        n.decks = [one.clone() for one in self.decks]
        n.under = [*map(list.copy, self.under)]
        n.heaps = [*map(list.copy, self.heaps)]
        n.lessons = [*map(list.copy, self.lessons)]
        n.board = [*map(list.copy, self.board)]
        n.hurt = [*map(list.copy, self.hurt)]
        n.used = [*map(list.copy, self.used)]
        n.stilled = [*map(list.copy, self.stilled)]
        n.adventure = self.adventure.copy()
        n.skipped = self.skipped.copy()
        n.shields = self.shields.copy()
        n.banned = self.banned.copy()
        n.snuffled = self.snuffled.copy()
        n.opened = self.opened.copy()
        n.played = self.played.copy()
        n.lesson_actions = self.lesson_actions
        n.limbo = [*map(list.copy, self.limbo)]
        n.picks = self.picks.copy()
        n.lists = self.lists.copy()
        n.winners = self.winners
        n.ended = self.ended
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("actions", self.actions), ("adventure", self.adventure), ("agenda", self.agenda),
            ("banned", self.banned), ("board", self.board), ("decks", self.decks), ("ended", self.ended),
            ("hands", self.hands), ("heaps", self.heaps), ("hurt", self.hurt),
            ("lesson_actions", self.lesson_actions), ("lessons", self.lessons), ("limbo", self.limbo),
            ("lists", self.lists), ("opened", self.opened), ("options", self.options), ("picks", self.picks),
            ("played", self.played), ("shields", self.shields), ("skipped", self.skipped),
            ("snuffled", self.snuffled), ("starter", self.starter), ("stilled", self.stilled),
            ("struck", self.struck), ("turn", self.turn), ("turns", self.turns), ("under", self.under),
            ("used", self.used), ("winners", self.winners)]
