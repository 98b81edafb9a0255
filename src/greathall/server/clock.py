"""Clocks: none, so many seconds for each answer, or for all of a player's answers with an increment after each."""

from greathall.server.paper import Paper


class Clock:
    """Runs for the person asked. The seconds left stand on the table's paper; here is only since when it runs."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.running: int | None = None
        self.since = 0.0
        self.question: object = None

    @property
    def on(self) -> bool:
        return self.paper.clock.kind != "none"

    def wind(self) -> None:
        """At the start everybody has the whole time."""
        self.paper.left = [self.paper.clock.seconds] * len(self.paper.seats) if self.on else []

    def left(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.paper.left[seat] - spent)

    def turn_to(self, seat: int | None, question: object, now: float, answered: bool) -> bool:
        """The table asks this seat this question now; True if any clock changed.

        A question that is still open, after somebody's aside, keeps its clock running."""
        if not self.on or (question is self.question and seat == self.running):
            return False
        clock, before = self.paper.clock, self.running
        if before is not None:
            self.paper.left[before] = self.left(before, now) + (clock.increment if answered else 0)
        if clock.kind == "move" and seat is not None:
            self.paper.left[seat] = clock.seconds
        self.running, self.question, self.since = seat, question, now
        return True

    def resume(self, seat: int | None, question: object, now: float) -> None:
        """The server is up again: the clock goes on where it stood."""
        if self.on:
            self.running, self.question, self.since = seat, question, now

    def due(self) -> float | None:
        """When the time of the seat asked is up."""
        return None if self.running is None else self.since + self.paper.left[self.running]

    def stop(self, now: float) -> None:
        """The server goes down: what was used is used, and no more."""
        if self.running is not None:
            self.paper.left[self.running] = self.left(self.running, now)
            self.since = now
