"""A model of who owns a table in a hall of many processes: seeded, and without I/O.

The store is one object that does one thing at a time; a connection holds the lock of its number until it ends, and its
open transaction is over before the lock is free. Halls are killed, stopped and woken between any two steps, and answers
are lost after a commit. The halls here may do more than real ones do: they send their jobs in any order, and give a
table back while a move of it is under way. `without` names one rule that is left out, and must then be found."""

from dataclasses import dataclass, field
from random import Random
from typing import Literal

Rule = Literal["fence", "fresh number", "old queue refused", "read after claim", "own session", "true lock"]
RULES: tuple[Rule, ...] = ("fence", "fresh number", "old queue refused", "read after claim", "own session", "true lock")
ROUNDS = 12
"""In so many fair rounds every busy table must be owned again by someone who has read it."""


class Broken(AssertionError):
    """Something has happened that must never happen."""


@dataclass(eq=False)
class Row:
    """A table in the store."""

    hall: int | None = None
    busy: bool = False
    wanted: bool = False
    lines: list[int] = field(default_factory=list)
    told: list[int] = field(default_factory=list)  # in the order in which players were told


@dataclass(eq=False)
class Job:
    """A claim, a gift or a line for the store, and the number under which it was made."""

    what: Literal["claim", "orphan", "gift", "line"]
    row: Row
    number: int
    seq: int = 0
    line: int = 0
    done: bool = False  # as the transaction found it


@dataclass(eq=False)
class Connection:
    """A hall's one writing connection, as the store sees it."""

    number: int
    open: bool = True
    jobs: list[Job] = field(default_factory=list)  # of its open transaction


@dataclass(eq=False)
class Slot:
    """A table in a hall's memory; `lines` is None until they are read."""

    number: int
    lines: list[int] | None = None
    waiting: bool = False
    claimed: bool = False


class Store:
    def __init__(self, tables: int, without: Rule | None) -> None:
        self.without = without
        self.rows = [Row() for _ in range(tables)]
        self.connections: list[Connection] = []
        self.last = 0
        self.halls: set[int] = set()

    # ── locks ────────────────────────────────────────────────────────────────
    def is_held(self, number: int) -> bool:
        return any(one.number == number and one.open for one in self.connections)

    def is_free(self, number: int, asked_by: Connection) -> bool:
        """Return what the lock's own function says; a pooler's sessions are everybody's, so that none is denied."""
        if self.without in ("true lock", "own session") or number == asked_by.number:
            return True
        return not self.is_held(number)

    def connect(self, former: int) -> Connection | None:
        """Return a connection that holds its number's lock; None if it is denied."""
        number = former if self.without == "fresh number" and former else self.last + 1
        if self.is_held(number):
            return None
        self.last = max(self.last, number)
        self.halls.add(number)
        self.connections.append(Connection(number))
        return self.connections[-1]

    def end(self, connection: Connection, commits: bool) -> None:
        """End it: the open transaction first, and then the lock is free."""
        if commits:
            self.commit(connection)
        connection.jobs = []
        connection.open = False

    # ── one transaction ──────────────────────────────────────────────────────
    def is_locked(self, job: Job, connection: Connection) -> bool:
        """Return whether another transaction has this row or this line, so that the statement waits."""
        return any(other.row is job.row and (other.what != "line" or job.what == "line") and other.done
                   for one in self.connections if one is not connection for other in one.jobs)

    def execute(self, connection: Connection, jobs: list[Job]) -> None:
        """Begin: each statement sees what is committed, and what this transaction has done."""
        hall: dict[Row, int | None] = {}
        count: dict[Row, int] = {}
        for job in jobs:
            row = job.row
            owner, size = hall.get(row, row.hall), count.get(row, len(row.lines))
            if job.what == "claim":
                job.done = owner is None or self.is_free(owner, connection)
            elif job.what == "orphan":
                job.done = owner == job.seq and row.busy
            else:
                job.done = owner == connection.number or (job.what == "line" and self.without == "fence")
            if job.what == "line":
                job.done = job.done and job.seq >= size  # the key is unique
                count[row] = size + job.done
            elif job.done:
                hall[row] = None if job.what == "gift" else connection.number
        connection.jobs = jobs

    def commit(self, connection: Connection) -> None:
        for job in connection.jobs:
            row = job.row
            if not job.done:
                continue
            if job.what == "line":
                if row.hall != connection.number:
                    raise Broken("a line by someone who doesn't own the table")
                if job.seq != len(row.lines):
                    raise Broken("a line that doesn't continue the table")
                row.lines.append(job.line)
                row.busy = job.line % 2 == 0
                continue
            if job.what != "gift" and row.hall not in (None, connection.number) and self.is_held(row.hall or 0):
                raise Broken("a table was taken from someone who lives")
            row.hall, row.wanted = (None if job.what == "gift" else connection.number), False
        connection.jobs = []


class Hall:
    """A process; once it is dead, another begins in its place."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store, self.rng = store, rng
        self.number = 0
        self.begin()

    def begin(self) -> None:
        self.up, self.stopped = True, False
        self.connection: Connection | None = None
        self.slots: dict[Row, Slot] = {}
        self.queue: list[Job] = []
        self.under_way: list[Job] = []
        self.made = 0

    # ── what a hall does ─────────────────────────────────────────────────────
    def heed(self) -> bool:
        """Return whether the connection is well; take a new one with a new number if it was lost."""
        if self.connection is not None and self.connection.open:
            return True
        self.under_way = []
        self.connection = self.store.connect(self.number)
        if self.connection is not None:
            self.number = self.connection.number
        return False

    def ask(self, row: Row) -> None:
        """Let a visitor come, or move."""
        slot = self.slots.get(row)
        if slot is not None and slot.number != self.number and self.rng.random() < 0.5:
            del self.slots[row]  # sooner or later the hall drops what it had under its former number
            slot = None
        if slot is None:
            slot = self.slots[row] = Slot(self.number)
            if self.store.without == "read after claim":
                slot.lines = row.lines[:]
            self.queue.append(Job("claim", row, self.number))
        elif slot.lines is not None and slot.claimed and not slot.waiting:
            slot.waiting = True
            self.made += 1
            line = self.made * 1000 + self.number
            self.queue.append(Job("line", row, slot.number, len(slot.lines), line))

    def give(self, row: Row) -> None:
        slot = self.slots.get(row)
        if slot is not None and slot.claimed:
            self.queue.append(Job("gift", row, slot.number))

    def read(self, row: Row) -> None:
        """Read a claimed table once everything of it is written or refused."""
        slot = self.slots.get(row)
        if slot is not None and slot.claimed and slot.lines is None and not any(
                job.row is row and job.number == self.number for job in self.queue + self.under_way):
            slot.lines = row.lines[:]

    def ping(self) -> None:
        for row in self.store.rows:
            if row.hall == self.number and row.wanted:
                self.give(row)

    def find_dead(self) -> None:
        """Claim what the dead have left, a while after they were found to be dead."""
        assert self.connection is not None
        for dead in sorted(self.store.halls):
            if dead != self.number and self.store.is_free(dead, self.connection):
                for row in self.store.rows:
                    if row.hall == dead and row.busy and self.rng.random() < 0.7:
                        self.slots[row] = Slot(self.number)
                        self.queue.append(Job("orphan", row, self.number, dead))

    def send(self) -> None:
        assert self.connection is not None
        if self.under_way or not self.queue:
            return
        some = self.rng.sample(self.queue, self.rng.randint(1, len(self.queue)))
        if any(self.store.is_locked(job, self.connection) for job in some):
            return
        self.queue = [job for job in self.queue if job not in some]
        old = [job for job in some if job.number != self.number and self.store.without != "old queue refused"]
        for job in old:
            self.refused(job)
        self.under_way = [job for job in some if job not in old]
        self.store.execute(self.connection, self.under_way)

    def commit(self, lost: bool = False) -> None:
        """Commit, and hear of it unless the answer is lost with the connection."""
        if not self.under_way or self.connection is None or not self.connection.open:
            return
        self.store.commit(self.connection)
        if lost:
            self.connection.open = False
            return
        jobs, self.under_way = self.under_way, []
        for job in jobs:
            if not job.done:
                self.refused(job)
                continue
            slot = self.slots.get(job.row)
            if job.what == "line":
                job.row.told.append(job.line)
                if job.line not in job.row.lines:
                    raise Broken("a line that players were told of is missing")
                if slot is not None and slot.waiting and slot.lines is not None:
                    slot.lines.append(job.line)
                    slot.waiting = False
            elif job.what == "gift":
                self.slots.pop(job.row, None)
            elif slot is not None:
                slot.claimed = True

    def refused(self, job: Job) -> None:
        """The store has the last word: what is in memory goes."""
        if job.what != "gift":
            self.slots.pop(job.row, None)

    def check(self) -> None:
        """Check that what visitors see here is how the table stands, while this hall owns it."""
        connection = self.connection
        if connection is None or not connection.open or not self.up:
            return
        for row, slot in self.slots.items():
            if (slot.lines is not None and slot.claimed and slot.number == row.hall == connection.number
                    and row.lines[:len(slot.lines) + slot.waiting] != row.lines):
                raise Broken("a hall shows a table that has moved on")


class World:
    """Halls, tables and whatever may happen to them."""

    def __init__(self, seed: int, without: Rule | None = None, halls: int = 3, tables: int = 3) -> None:
        self.rng = Random(seed)
        self.store = Store(tables, without)
        self.halls = [Hall(self.store, self.rng) for _ in range(halls)]

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.step()
            for hall in self.halls:
                hall.check()
        self.settle()

    def step(self) -> None:
        rng, store = self.rng, self.store
        hall, row = rng.choice(self.halls), rng.choice(store.rows)
        if rng.random() < 0.06:
            self.strike(hall, row)
        elif hall.up and not hall.stopped and hall.heed():
            what = rng.randrange(20)
            if what < 7:
                hall.ask(row)
            elif what < 11:
                hall.send()
            elif what < 15:
                hall.commit()
            elif what < 18:
                for row in store.rows:
                    hall.read(row)
            elif what == 18:
                rng.choice((hall.ping, hall.find_dead))()
            elif row.hall is not None and row.hall != hall.number:
                row.wanted = True
            elif rng.random() < 0.5:
                hall.give(row)

    def strike(self, hall: Hall, row: Row) -> None:
        """Let something happen that nobody wished for."""
        rng, connection = self.rng, hall.connection
        what = rng.randrange(7)
        if what == 0:
            hall.stopped = not hall.stopped
        elif what == 1 and hall.up:
            hall.up = False  # the store hears of it later
        elif what == 2 and not hall.up:
            self.bury(hall)
            hall.begin()
        elif what == 3 and connection is not None and connection.open:
            self.store.end(connection, rng.random() < 0.5)
        elif what == 4 and hall.up and not hall.stopped:
            hall.commit(lost=True)
        elif what == 5 and rng.random() < 0.2:
            for one in self.store.connections:
                self.store.end(one, rng.random() < 0.5)
        elif connection is not None and connection.open and (hall.stopped or not hall.up):
            self.store.end(connection, rng.random() < 0.5)

    def bury(self, hall: Hall) -> None:
        """End the connection of a process that is dead; a pooler keeps it."""
        if hall.connection is not None and hall.connection.open:
            self.store.end(hall.connection, commits=False)

    def settle(self) -> None:
        """Let nothing happen any more: every busy table must be somebody's again, and be read."""
        for hall in self.halls:
            if not hall.up:
                self.bury(hall)
                hall.begin()
            hall.stopped = False
        for _ in range(ROUNDS):
            for hall in self.halls:
                if hall.heed():
                    hall.find_dead()
                    for row in self.store.rows:
                        if row.busy and row.hall in (None, hall.number) and row not in hall.slots:
                            hall.ask(row)
                    for _ in range(3):
                        hall.send()
                        hall.commit()
                    for row in self.store.rows:
                        hall.read(row)
                hall.check()
            if all(self.is_settled(row) for row in self.store.rows if row.busy):
                return
        raise Broken("a busy table that nobody looks after")

    def is_settled(self, row: Row) -> bool:
        return any(row.hall == hall.number and row in hall.slots and hall.slots[row].lines is not None
                   for hall in self.halls)


def found(without: Rule | None, seeds: int, steps: int = 60) -> tuple[int, str] | None:
    """Return the first seed at which something is broken, and what; None if nothing is."""
    for seed in range(seeds):
        try:
            World(seed, without).run(steps)
        except Broken as what:
            return seed, str(what)
    return None
