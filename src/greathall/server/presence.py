"""Presence: which guests are here, and the absent player whom others wait for."""

from greathall.server.table_meta import Seated, TableMeta


class Presence:
    """The guests at a table; absence matters while a seat is asked and someone else is here, waiting."""

    def __init__(self, meta: TableMeta) -> None:
        self.meta = meta
        self.here: set[str] = set()  # guests
        self.gone: tuple[int, float] | None = None  # the absent seat that keeps others waiting, and since when
        self.rested = 0.0  # nobody counts as absent until then, because the server has just restarted

    def watch(self, asked: int | None, now: float) -> None:
        """Note who keeps others waiting, after the seat asked or the guests here changed."""
        if asked is None or self.meta.absence <= 0 or not self.is_awaited(self.meta.seats[asked]):
            self.gone = None
        elif self.gone is None or self.gone[0] != asked:
            self.gone = asked, max(now, self.rested)

    def is_awaited(self, sitter: Seated) -> bool:
        """Return whether an absent person must answer here while another person waits."""
        return sitter.person and sitter.owner not in self.here and any(
            other.person and other.owner in self.here for other in self.meta.seats)

    def due(self) -> float | None:
        """Return when a bot plays for whoever is away."""
        return None if self.gone is None else self.gone[1] + self.meta.absence

    def overdue(self, now: float) -> int | None:
        """Return the seat that has kept others waiting too long."""
        due = self.due()
        return self.gone[0] if self.gone is not None and due is not None and now >= due else None
