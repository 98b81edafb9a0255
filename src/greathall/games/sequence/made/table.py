"""Written by `greathall state` from play.table: change that and run it again."""

from ..play.table import Table


class Made(Table):
    __slots__ = ("coaching", "dealer", "demand", "ended", "free", "goal", "hands", "lines", "locked", "made",
        "options", "owed", "own", "pile", "piles", "reported", "resigned", "seats", "shown", "stock", "teams",
        "turn", "turned", "winner")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.teams = self.teams
        n.options = self.options
        n.goal = self.goal
        n.demand = self.demand
        n.coaching = self.coaching
        n.dealer = self.dealer
        n.turn = self.turn
        n.own = self.own.copy()
        n.free = self.free
        n.locked = self.locked
        n.lines = self.lines
        n.made = self.made
        n.stock = self.stock.copy()
        n.hands = [*map(list.copy, self.hands)]
        n.piles = self.piles.copy()
        n.pile = self.pile.copy()
        n.shown = self.shown
        n.turned = self.turned
        n.owed = self.owed.copy()
        n.reported = self.reported
        n.resigned = self.resigned
        n.winner = self.winner
        n.ended = self.ended
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("coaching", self.coaching), ("dealer", self.dealer),
            ("demand", self.demand), ("ended", self.ended), ("free", self.free), ("goal", self.goal),
            ("hands", self.hands), ("lines", self.lines), ("locked", self.locked), ("made", self.made),
            ("options", self.options), ("owed", self.owed), ("own", self.own), ("pile", self.pile),
            ("piles", self.piles), ("reported", self.reported), ("resigned", self.resigned),
            ("seats", self.seats), ("shown", self.shown), ("stock", self.stock), ("teams", self.teams),
            ("turn", self.turn), ("turned", self.turned), ("winner", self.winner)]
