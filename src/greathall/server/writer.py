"""The one thread that writes. Changes gather to a commit; a change is done when it is on disk, or none of it is."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greathall.server import logs
from greathall.server.schema import chairs, entries, guests, tables
from greathall.server.sentences import Refused
from greathall.server.table_meta import TableMeta

MOST_AT_ONCE = 500
"""Changes in one commit."""
GATHER = 0.008
"""Seconds that a commit waits for more to join it, but only under load: when the last one was not alone."""
RETRY = 1.0
"""Seconds after which a disk that refused is tried again, so that health is told truly even where nobody plays."""
MOST_FORGOTTEN = 200
"""Guests forgotten at once."""
CLASH, CLOSED, MISTAKE = "clash", "closed", "mistake"
"""What may hinder a change beside the disk, whose own words are told."""
REFUSALS = {CLASH: (409, "store-clash"), CLOSED: (503, "store-closed"), MISTAKE: (500, "hall-fault")}
Committed = Callable[[int, float], None]
"""Told after each commit: how many changes, how many seconds."""


class StoredLine(Struct, frozen=True):
    """The entries of one update as they lie in the store: a move with chance's answers to it, from entry `seq` on.

    `digest` is of the state after them, where one was taken."""

    seq: int
    body: bytes
    digest: str | None = None


class Change(Struct, frozen=True):
    """What one update of a table adds to the store: new lines, and the meta data where it changed. All of it or
    nothing."""

    table: str
    lines: Sequence[StoredLine] = ()
    meta: TableMeta | None = None
    secret: str = ""  # for a new table only


class GuestRow(Struct, frozen=True):
    id: str
    name: str
    avatar: str
    generation: int = 0
    made: int = 0
    seen: int = 0


class Forget(Struct, frozen=True):
    """Tables to be forgotten, and guests not seen since `before` who have a part in no table."""

    tables: Sequence[str] = ()
    before: int = 0


Written = Change | GuestRow | Forget
Job = tuple[Written, asyncio.Future[None]]
Mark = threading.Event
"""In the queue between jobs: set when all before it is settled."""


class Writer(threading.Thread):
    """Nothing that happens to one change may end the thread: every waiting gets an answer, whatever it is."""

    def __init__(self, engine: sa.Engine, committed: Committed | None) -> None:
        super().__init__(name="store", daemon=True)
        self.engine, self.committed = engine, committed
        self.jobs: queue.SimpleQueue[Job | Mark | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closed = False
        self.fault = ""
        """What the disk said at the last commit; "" when it went well."""
        self._connection: sa.Connection | None = None
        self._busy = False

    # ── asked from outside ───────────────────────────────────────────────────
    def flush(self) -> None:
        """Wait until all that was asked so far is on disk or refused."""
        passed = Mark()
        self.jobs.put(passed)
        while self.is_alive() and not passed.wait(1.0):
            pass

    def finish(self) -> None:
        """Write what is left, then end. Whoever asks later is refused."""
        self.closed = True
        if self.is_alive():
            self.jobs.put(None)
            self.join()
        self.refuse_rest()

    def refuse_rest(self) -> None:
        """What came after the end; called by whoever may be the last to see it, so that nobody waits for ever."""
        left: list[Job] = []
        with contextlib.suppress(queue.Empty):
            while True:
                job = self.jobs.get_nowait()
                if isinstance(job, Mark):
                    job.set()
                elif job is not None:
                    left.append(job)
        self._settle([(job, CLOSED) for job in left])

    # ── the thread ───────────────────────────────────────────────────────────
    def run(self) -> None:
        try:
            while self._round():
                pass
        except BaseException as fault:  # should there be one after all: nobody waits in vain, and health says so
            self._note(reason(fault))
            raise
        finally:
            self.closed = True
            self.refuse_rest()
            self._disconnect()

    def _round(self) -> bool:
        jobs, marks, more = self._gathered()
        if jobs:
            self._settle(self._committed(jobs))
        elif self.fault:
            self._note(self._attempt([]))
        for mark in marks:
            mark.set()
        return more

    def _gathered(self) -> tuple[list[Job], list[Mark], bool]:
        """What is to be done next, and whether there is anything after it."""
        jobs: list[Job] = []
        marks: list[Mark] = []
        try:
            job = self.jobs.get(timeout=RETRY if self.fault else None)
        except queue.Empty:
            return jobs, marks, True
        if self._busy:
            time.sleep(GATHER)
        while job is not None:
            if isinstance(job, Mark):
                marks.append(job)
            else:
                jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self.jobs.empty():
                break
            job = self.jobs.get()
        self._busy = len(jobs) > 1
        return jobs, marks, job is not None

    def _committed(self, batch: list[Job]) -> list[tuple[Job, str]]:
        """Each job with what hindered it. A batch that fails is tried one by one, so that one can't hinder the rest."""
        began = time.perf_counter()
        fault = self._attempt([change for change, _ in batch])
        if fault and len(batch) > 1:
            done = [(job, self._attempt([job[0]])) for job in batch]
        else:
            done = [(job, fault) for job in batch]
        faults = [fault for _, fault in done if fault not in REFUSALS]
        if faults:
            self._note("" if "" in faults else faults[-1])  # one that could be written shows that the disk is well
        if self.committed:
            try:
                self.committed(len(batch), time.perf_counter() - began)
            except Exception as fault:  # counting is not worth a match
                logs.fault("commit not counted", error=fault)
        return done

    def _attempt(self, changes: list[Written]) -> str:
        """One transaction; what hindered it, "" when all is on disk."""
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                put(self._connection, changes)
            return ""
        except IntegrityError:
            return CLASH
        except SQLAlchemyError as fault:
            if self._connection is not None and (self._connection.invalidated or self._connection.in_transaction()):
                self._disconnect()
            return reason(fault)
        except Exception as fault:  # a change that nobody could write down
            logs.fault("change not written", error=fault)
            return MISTAKE

    def _note(self, fault: str) -> None:
        if bool(fault) != bool(self.fault):
            logs.log("store can't write" if fault else "store writes again", logging.WARNING, why=fault)
        self.fault = fault

    def _disconnect(self) -> None:
        """A connection that is of no more use. Others stay as they are: a full disk may not let new ones in."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _settle(self, done: list[tuple[Job, str]]) -> None:
        if done and self.loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self.loop.call_soon_threadsafe(tell, done)


def tell(done: list[tuple[Job, str]]) -> None:
    """On the event loop: the waiting go on."""
    for (_, waiting), fault in done:
        if waiting.done():
            continue
        if not fault:
            waiting.set_result(None)
        elif fault in REFUSALS:
            waiting.set_exception(Refused(*REFUSALS[fault]))
        else:
            waiting.set_exception(Refused(503, "store-no-write", fault=fault))


# ── one transaction ──────────────────────────────────────────────────────────
_add_lines = str(sa.insert(entries).compile(dialect=sqlite.dialect()))
"""As the driver takes it: this is said for every move, and composing it anew costs as much as writing it."""
_add_chairs = sa.insert(chairs)
_trial = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, and needs a disk that takes it."""


def put(connection: sa.Connection, changes: list[Written]) -> None:
    now = int(time.time())
    for change in changes:
        if isinstance(change, GuestRow):
            put_guest(connection, change)
        elif isinstance(change, Forget):
            forget(connection, change)
        elif change.meta is not None:
            put_meta(connection, change.meta, change.secret, now)
    rows = [(change.table, line.seq, now, line.body, line.digest)
            for change in changes if isinstance(change, Change) for line in change.lines]
    if rows:
        connection.exec_driver_sql(_add_lines, rows)
    if not changes:
        connection.execute(_trial)


def put_guest(connection: sa.Connection, guest: GuestRow) -> None:
    row = {"id": guest.id, "name": guest.name, "avatar": guest.avatar, "generation": guest.generation,
           "made": guest.made, "seen": guest.seen}
    connection.execute(sqlite.insert(guests).values(row).on_conflict_do_update(index_elements=["id"], set_=row))


def put_meta(connection: sa.Connection, meta: TableMeta, secret: str, now: int) -> None:
    row = {"id": meta.id, "game": meta.game, "status": meta.status, "open": meta.open, "host": meta.host,
           "moved": now, "paper": meta.written()}
    if secret:
        connection.execute(sa.insert(tables).values(**row, made=meta.made, secret=secret))
    else:
        connection.execute(sa.update(tables).where(tables.c.id == meta.id).values(**row))
    connection.execute(sa.delete(chairs).where(chairs.c.table_id == meta.id))
    owned = [{"table_id": meta.id, "seat": seat, "guest": sitter.owner}
             for seat, sitter in enumerate(meta.seats) if sitter.owner]
    if owned:
        connection.execute(_add_chairs, owned)


def forget(connection: sa.Connection, gone: Forget) -> None:
    for table_id in gone.tables:
        connection.execute(sa.delete(tables).where(tables.c.id == table_id))
    seated = sa.exists().where(chairs.c.guest == guests.c.id)
    hosting = sa.exists().where(tables.c.host == guests.c.id)
    strangers = sa.select(guests.c.id).where(guests.c.seen < gone.before, ~seated, ~hosting).limit(MOST_FORGOTTEN)
    connection.execute(sa.delete(guests).where(guests.c.id.in_(strangers)))


def reason(fault: BaseException) -> str:
    """The driver's own words, without the statement and its values."""
    return str(getattr(fault, "orig", None) or getattr(fault, "strerror", None) or type(fault).__name__)[:200]
