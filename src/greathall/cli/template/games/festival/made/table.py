"""Written by `greathall state` from play.table: change that and run it again."""

from ..play.table import Table


class Made(Table):
    __slots__ = ("burnt", "first", "hands", "laid", "pile", "rounds", "seats", "wins")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.rounds = self.rounds
        n.first = self.first
        n.wins = self.wins.copy()
        n.hands = [*map(list.copy, self.hands)]
        n.laid = self.laid.copy()
        n.burnt = self.burnt.copy()
        n.pile = self.pile.copy()
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("burnt", self.burnt), ("first", self.first), ("hands", self.hands),
            ("laid", self.laid), ("pile", self.pile), ("rounds", self.rounds), ("seats", self.seats),
            ("wins", self.wins)]
