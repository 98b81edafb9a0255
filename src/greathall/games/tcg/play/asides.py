"""Actions taken without being asked: resigning."""

from greathall.core.words import Action, Ask
from greathall.games.tcg.model import Resign, Resigned
from greathall.games.tcg.play.table import Table, finish


class Aside(Ask):
    """TC-R9.1: you may resign at any time once the decks are laid."""

    def legal(self, s: Table) -> list[Action]:
        return [Resign()] if s.starter >= 0 else []

    def take(self, s: Table, a: Action) -> None:
        s.picks = []
        s.tell(Resigned, self.seat)
        finish(s, 1 - self.seat, "resigned")


def aside(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and step.legal(s) else None
