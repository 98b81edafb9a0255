"""Clocks: none, so many seconds for each answer, or for all of a player's answers with an increment after each."""

from greathall.server.table_meta import TableMeta


class Clock:
    """Runs for the person asked, never for a bot. The seconds left stand in the table's meta data; here is only since
    when it runs, and for which question.

    A clock never goes back: what was thought is thought, also when the move is taken back. For each answer there is
    time once: who hands the seat to a bot and takes it back finds the clock where it stood."""

    def __init__(self, meta: TableMeta) -> None:
        self.meta = meta
        self.asked: int | None = None
        self.question: object = None
        self.running: int | None = None
        self.since = 0.0
        self.rest = 0.0  # until then no clock runs: the server has just come back

    @property
    def on(self) -> bool:
        return self.meta.clock.kind != "none"

    def wind(self) -> None:
        """At the start everybody has the whole time."""
        self.meta.left = [self.meta.clock.seconds] * len(self.meta.seats) if self.on else []

    def left(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.meta.left[seat] - spent)

    def turn_to(self, seat: int | None, person: bool, question: object, now: float, answered: bool = False) -> bool:
        """The table asks this seat this question now; True if any clock changed.

        A question that is still open, after somebody's aside, keeps its clock running. `answered`: the last one was;
        a game may put the very same question twice."""
        running = seat if person else None
        same = not answered and seat == self.asked and question is self.question
        if not self.on or (same and running == self.running):
            return False
        clock, left = self.meta.clock, self.meta.left
        if self.running is not None:
            left[self.running] = self.left(self.running, now) + (clock.increment if answered else 0)
        if clock.kind == "move" and seat is not None and not same:
            left[seat] = clock.seconds
        self.asked, self.question, self.running, self.since = seat, question, running, max(now, self.rest)
        return True

    def resume(self, seat: int | None, person: bool, question: object, now: float) -> None:
        """The server is up again: from `now` on, which may be a while ahead, the clock goes on where it stood."""
        self.asked, self.question, self.running = seat, question, seat if person and self.on else None
        self.since = self.rest = now

    def due(self) -> float | None:
        """When the time of the seat asked is up."""
        return None if self.running is None else self.since + self.meta.left[self.running]

    def stop(self, now: float) -> None:
        """The server goes down: what was used is used, and no more."""
        if self.running is not None:
            self.meta.left[self.running] = self.left(self.running, now)
            self.since = max(now, self.since)
