"""Clocks: none, seconds for each answer, or for all of a player's answers with an increment after each."""

from greathall.server.table_meta import TableMeta


class Clock:
    """A clock that runs for the person asked, never for a bot.

    The table's meta data has the seconds left; this only knows since when the clock runs, and for which question. A
    clock never goes back, not even when a move is undone. There is time for each answer only once: if you hand the seat
    to a bot and take it back, the clock is where it was."""

    def __init__(self, meta: TableMeta) -> None:
        self.meta = meta
        self.asked: int | None = None
        self.question: object = None
        self.running: int | None = None
        self.since = 0.0
        self.rest = 0.0  # no clock runs until then, because the server has just restarted

    @property
    def on(self) -> bool:
        return self.meta.clock.kind != "none"

    def wind(self) -> None:
        """Give everyone the whole time, at the start."""
        self.meta.left = [self.meta.clock.seconds] * len(self.meta.seats) if self.on else []

    def left(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.meta.left[seat] - spent)

    def turn_to(self, seat: int | None, person: bool, question: object, now: float, answered: bool = False) -> bool:
        """Note that the table asks this seat this question now; return whether any clock changed.

        A question that is still open after an aside keeps its clock running. `answered` says that the last question was
        answered; a game may ask the very same question twice."""
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
        """Let the clock continue where it was after a restart; `now` may be a while ahead."""
        self.asked, self.question, self.running = seat, question, seat if person and self.on else None
        self.since = self.rest = now

    def due(self) -> float | None:
        """Return when the seat asked runs out of time."""
        return None if self.running is None else self.since + self.meta.left[self.running]

    def stop(self, now: float) -> None:
        """Count the time used so far, because the server is stopping."""
        if self.running is not None:
            self.meta.left[self.running] = self.left(self.running, now)
            self.since = max(now, self.since)
