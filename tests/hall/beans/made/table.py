"""Written by `greathall state` from table: change that and run it again."""

from ..table import Table


class Made(Table):
    __slots__ = ("bag", "hands", "laid", "seats")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.hands = [*map(list.copy, self.hands)]
        n.laid = [*map(list.copy, self.laid)]
        n.bag = self.bag.copy()
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("bag", self.bag), ("hands", self.hands), ("laid", self.laid),
            ("seats", self.seats)]
