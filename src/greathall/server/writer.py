"""The one thread that writes; changes are grouped into commits, and each is on disk completely or not at all."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greathall.server import logs
from greathall.server.lines import Numbers, driver_of, put_rows
from greathall.server.lived import Lived
from greathall.server.schema import fading, guests, house, policy, seats, sessions, tables
from greathall.server.sentences import Refused
from greathall.server.table_meta import TableMeta

MOST_AT_ONCE = 500
"""The most changes in one commit."""
GATHER = 0.008
"""Seconds that a commit waits for more changes: under load, if the last one wasn't alone, or for a bot's move."""
RETRY = 1.0
"""Seconds before a failing disk is tried again, so that /health stays true even if nobody plays."""
MOST_FORGOTTEN = 200
"""The most guests to delete at once."""
LIVED = "lived"
"""Under this name the house keeps its own time."""
POLICY = "doors"
"""Under this name what was decided about who may come in."""
CLASH, CLOSED, MISTAKE = "clash", "closed", "mistake"
"""Reasons why a change fails, besides the disk's own."""
REFUSALS = {CLASH: (409, "store-clash"), CLOSED: (503, "store-closed"), MISTAKE: (500, "hall-fault")}
Committed = Callable[[int, float], None]
"""Called after each commit with the number of changes and the seconds."""


class StoredLine(Struct, frozen=True):
    """The entries of one update as stored: a move and the draws that follow it, from entry `seq` on.

    `digest` is of the state after them, if one was taken; `told` are the reasons that the whole table was told."""

    seq: int
    body: bytes
    digest: str | None = None
    told: bytes | None = None


class Change(Struct, frozen=True):
    """Everything that one update of a table adds to the store: new lines, and changed meta data; all or nothing."""

    table: str
    lines: Sequence[StoredLine] = ()
    meta: TableMeta | None = None
    secret: str = ""  # only for a new table
    patient: bool = False  # nobody waits for it at the moment, so it may share its commit with others


class GuestRow(Struct, frozen=True):
    """A guest; one without a name has deleted themselves, and is forgotten once they have left their tables."""

    id: str
    name: str
    avatar: str
    generation: int = 0
    made: int = 0
    seen: int = 0


class SessionRow(Struct, frozen=True):
    """A browser or a program where a guest is signed in."""

    guest: str
    id: str
    made: int
    seen: int
    browser: str


class SessionSeen(Struct, frozen=True):
    """A session that is in use; if it has ended, nothing happens."""

    guest: str
    id: str
    at: int


class SignOut(Struct, frozen=True):
    """Sessions of a guest that end."""

    guest: str
    ids: Sequence[str]


class Forget(Struct, frozen=True):
    """Tables to delete, guests to delete, and guests not seen since `before` who have no table.

    `fading` are tables that may go a day after `now`, `spared` some that may not any more."""

    tables: Sequence[str] = ()
    before: int = 0
    fading: Sequence[str] = ()
    spared: Sequence[str] = ()
    now: int = 0
    guests: Sequence[str] = ()


class PolicyRow(Struct, frozen=True):
    """The decisions about who may come in, and the guest whom it has just let in; both or none."""

    paper: bytes
    guest: GuestRow | None = None


Written = Change | GuestRow | SessionRow | SessionSeen | SignOut | Forget | PolicyRow
Done = Callable[[Refused | None], None]
"""Called on the event loop once a change is on disk: with None, or with why nothing of it is."""
Job = tuple[Written, Done]
Mark = threading.Event
"""A mark in the queue, set when everything before it is done."""


class Writer(threading.Thread):
    """The thread that writes; no single change may end it, and every waiting caller gets an answer."""

    def __init__(self, engine: sa.Engine, lived: Lived, committed: Committed | None) -> None:
        super().__init__(name="store", daemon=True)
        self.engine, self.lived, self.committed = engine, lived, committed
        self.jobs: queue.SimpleQueue[Job | Mark | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closed = False
        self.fault = ""
        """The disk's message at the last commit; "" if it went well."""
        self._connection: sa.Connection | None = None
        self._busy = False
        self._numbers = Numbers()

    # ── asked from outside ───────────────────────────────────────────────────
    def flush(self) -> None:
        """Wait until everything so far is on disk or refused."""
        passed = Mark()
        self.jobs.put(passed)
        while self.is_alive() and not passed.wait(1.0):
            pass

    def finish(self) -> None:
        """Write what is left, then end; later changes are refused."""
        self.closed = True
        if self.is_alive():
            self.jobs.put(None)
            self.join()
        self.refuse_rest()

    def refuse_rest(self) -> None:
        """Refuse what came after the end; called by whoever may be the last to see it, so that nobody waits forever."""
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
        except BaseException as fault:  # if it happens after all, nobody waits in vain, and /health says so
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
        """Return the next jobs, and whether there are more after them."""
        jobs: list[Job] = []
        marks: list[Mark] = []
        try:
            job = self.jobs.get(timeout=RETRY if self.fault else None)
        except queue.Empty:
            return jobs, marks, True
        if self._busy or is_patient(job):
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
        """Return each job with its fault.

        If a batch fails, its jobs are tried one by one, so that one can't stop the rest."""
        began = time.perf_counter()
        fault = self._attempt([change for change, _ in batch])
        if fault and len(batch) > 1:
            done = [(job, self._attempt([job[0]])) for job in batch]
        else:
            done = [(job, fault) for job in batch]
        faults = [fault for _, fault in done if fault not in REFUSALS]
        if faults:
            self._note("" if "" in faults else faults[-1])  # if one could be written, the disk is well
        if self.committed:
            try:
                self.committed(len(batch), time.perf_counter() - began)
            except Exception as fault:  # counting isn't worth a match
                logs.fault("commit not counted", error=fault)
        return done

    def _attempt(self, changes: list[Written]) -> str:
        """Try one transaction; return its fault, "" if everything is on disk."""
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            put(self._connection, changes, self.lived.now(), self._numbers)
            return ""
        except (IntegrityError, sqlite3.IntegrityError):
            return CLASH
        except (SQLAlchemyError, sqlite3.Error) as fault:
            if self._connection is not None and is_unsettled(self._connection):
                self._disconnect()
            return reason(fault)
        except Exception as fault:  # a change that can't be written at all
            logs.fault("change not written", error=fault)
            return MISTAKE

    def _note(self, fault: str) -> None:
        if bool(fault) != bool(self.fault):
            logs.log("store can't write" if fault else "store writes again", logging.WARNING, why=fault)
        self.fault = fault

    def _disconnect(self) -> None:
        """Drop a useless connection and keep the others, because a full disk may not allow new ones."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _settle(self, done: list[tuple[Job, str]]) -> None:
        if done and self.loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop is gone, so nobody waits any more
                self.loop.call_soon_threadsafe(tell, done)


def is_patient(job: Job | Mark | None) -> bool:
    return isinstance(job, tuple) and isinstance(job[0], Change) and job[0].patient


def is_unsettled(connection: sa.Connection) -> bool:
    """Return whether a failed transaction has left the connection useless."""
    return connection.invalidated or connection.in_transaction() or driver_of(connection).in_transaction


def tell(done: list[tuple[Job, str]]) -> None:
    """Tell the callers, on the event loop; a fault of one must not keep it from the others."""
    for (_, call), fault in done:
        try:
            call(refused(fault) if fault else None)
        except Exception as error:
            logs.fault("what follows a commit failed", error=error)


def refused(fault: str) -> Refused:
    return Refused(*REFUSALS[fault]) if fault in REFUSALS else Refused(503, "store-no-write", fault=fault)


# ── one transaction ──────────────────────────────────────────────────────────
_add_seats = sa.insert(seats)
_trial = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, but needs a disk that accepts writes."""


def put(connection: sa.Connection, changes: list[Written], now: int, numbers: Numbers) -> None:
    """Write the changes in one transaction; nearly always they are moves and nothing else."""
    others = [change for change in changes if not isinstance(change, Change) or change.meta is not None]
    if others or not changes:
        with connection.begin():
            put_others(connection, others, now, numbers)
            put_lines(connection, changes, now, numbers)
            if not changes:
                connection.execute(_trial)
    else:
        put_lines(connection, changes, now, numbers)


def put_lines(connection: sa.Connection, changes: list[Written], now: int, numbers: Numbers) -> None:
    driver = driver_of(connection)
    rows = [(numbers.of(driver, change.table), line.seq, now, line.body, line.digest, line.told)
            for change in changes if isinstance(change, Change) for line in change.lines]
    if rows:
        put_rows(driver, rows)


def put_others(connection: sa.Connection, changes: list[Written], now: int, numbers: Numbers) -> None:
    for change in changes:
        if isinstance(change, GuestRow):
            put_guest(connection, change)
        elif isinstance(change, SessionRow | SessionSeen | SignOut):
            put_session(connection, change)
        elif isinstance(change, Forget):
            forget(connection, change)
            numbers.forget(*change.tables)
        elif isinstance(change, PolicyRow):
            put_policy(connection, change)
        elif change.meta is not None:
            put_meta(connection, change.meta, change.secret, now, numbers)


def put_guest(connection: sa.Connection, guest: GuestRow) -> None:
    row = {"id": guest.id, "name": guest.name, "avatar": guest.avatar, "generation": guest.generation,
           "made": guest.made, "seen": guest.seen}
    connection.execute(sqlite.insert(guests).values(row).on_conflict_do_update(index_elements=["id"], set_=row))
    if not guest.name:
        connection.execute(sa.delete(sessions).where(sessions.c.guest == guest.id))


def put_session(connection: sa.Connection, change: SessionRow | SessionSeen | SignOut) -> None:
    if isinstance(change, SessionRow):
        connection.execute(sa.insert(sessions).values(msgspec.structs.asdict(change)))
        return
    of_guest = sessions.c.guest == change.guest
    if isinstance(change, SignOut):
        connection.execute(sa.delete(sessions).where(of_guest, sessions.c.id.in_(change.ids)))
    else:
        connection.execute(sa.update(sessions).where(of_guest, sessions.c.id == change.id).values(seen=change.at))


def put_policy(connection: sa.Connection, change: PolicyRow) -> None:
    row = {"name": POLICY, "paper": change.paper}
    connection.execute(sqlite.insert(policy).values(row).on_conflict_do_update(index_elements=["name"], set_=row))
    if change.guest is not None:
        put_guest(connection, change.guest)


def put_meta(connection: sa.Connection, meta: TableMeta, secret: str, now: int, numbers: Numbers) -> None:
    row = {"id": meta.id, "game": meta.game, "status": meta.status, "open": meta.open, "host": meta.host,
           "moved": now, "meta": meta.written()}
    if secret:
        connection.execute(sa.insert(tables).values(
            **row, made=meta.made, secret=secret, number=numbers.draw(connection, meta.id)))
    else:
        connection.execute(sa.update(tables).where(tables.c.id == meta.id).values(**row))
    connection.execute(sa.delete(seats).where(seats.c.table_id == meta.id))
    owned = [{"table_id": meta.id, "seat": seat, "guest": sitter.owner}
             for seat, sitter in enumerate(meta.seats) if sitter.owner]
    if owned:
        connection.execute(_add_seats, owned)


def forget(connection: sa.Connection, gone: Forget) -> None:
    for table_id in gone.tables:
        connection.execute(sa.delete(tables).where(tables.c.id == table_id))
    if gone.fading:
        rows = [{"table_id": table_id, "since": gone.now} for table_id in gone.fading]
        connection.execute(sqlite.insert(fading).on_conflict_do_nothing(), rows)
    if gone.spared:
        connection.execute(sa.delete(fading).where(fading.c.table_id.in_(gone.spared)))
    if gone.now:
        row = {"name": LIVED, "value": gone.now}
        connection.execute(sqlite.insert(house).values(row).on_conflict_do_update(index_elements=["name"], set_=row))
    if gone.guests:
        connection.execute(sa.delete(guests).where(guests.c.id.in_(gone.guests)))
    seated = sa.exists().where(seats.c.guest == guests.c.id)
    hosting = sa.exists().where(tables.c.host == guests.c.id)
    strangers = sa.select(guests.c.id).where(guests.c.seen < gone.before, ~seated, ~hosting).limit(MOST_FORGOTTEN)
    connection.execute(sa.delete(guests).where(guests.c.id.in_(strangers)))


def reason(fault: BaseException) -> str:
    """Return the driver's own message, without the statement and its values."""
    told = fault if isinstance(fault, sqlite3.Error) else getattr(fault, "orig", None)
    return str(told or getattr(fault, "strerror", None) or type(fault).__name__)[:200]
