"""What was acknowledged is on disk. One thread writes, many moves to a commit under load; anybody may read."""

import asyncio
import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greathall.server import paper as papers
from greathall.server.migrations import upgrade
from greathall.server.paper import Paper
from greathall.server.schema import chairs, entries, guests, tables
from greathall.server.words import Refused

MOST_AT_ONCE = 500
"""Changes in one commit."""
GATHER = 0.004
"""Seconds that a commit waits for more to join it, but only under load: when the last one was not alone."""
Committed = Callable[[int, float], None]
"""Told after each commit: how many changes, how many seconds."""


class Line(Struct, frozen=True):
    """The entries of one deed as they lie in the store: a move with chance's answers to it, from entry `seq` on.

    `digest` is of the state after them, where one was taken."""

    seq: int
    body: bytes
    digest: str | None = None


class Change(Struct, frozen=True):
    """What one deed at a table adds to the store: new lines, and the paper where it changed. All of it or nothing."""

    table: str
    lines: Sequence[Line] = ()
    paper: Paper | None = None
    secret: str = ""  # for a new table only


class GuestRow(Struct, frozen=True):
    id: str
    name: str
    avatar: str
    generation: int = 0
    made: int = 0
    seen: int = 0


class Kept(Struct, frozen=True):
    """A table as it was kept."""

    paper: Paper
    secret: str
    lines: list[Line]


Job = tuple["Change | GuestRow", asyncio.Future[None]]


class Store:
    """Open it with `Store.at(folder)`; `close` writes what is left."""

    def __init__(self, engine: sa.Engine, lock: IO[str], committed: Committed | None = None) -> None:
        self.engine, self._lock = engine, lock
        self.committed = committed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.fault = ""
        """What went wrong at the last commit; "" when it went well."""

    @classmethod
    def at(cls, folder: Path, committed: Committed | None = None) -> "Store":
        """The store in a folder, made or brought up to date; refused when another server has it."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = (folder / "hall.lock").open("a+")
            file = folder / "hall.sqlite"
            engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": 5})
        except OSError as fault:
            raise Refused(503, "store-no-folder", folder=str(folder), fault=fault.strerror or str(fault)) from None
        if not locked(lock):
            lock.close()
            raise Refused(503, "store-taken", folder=str(folder))
        sa.event.listen(engine, "connect", pragmas)
        try:
            with engine.begin() as connection:
                upgrade(connection)
            file.chmod(0o600)
        except (SQLAlchemyError, OSError) as fault:
            engine.dispose()
            lock.close()
            raise Refused(503, "store-no-open", folder=str(folder), fault=reason(fault)) from None
        return cls(engine, lock, committed)

    def start(self) -> None:
        """Begin to write; called on the event loop that will wait for the writing."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()
        self._lock.close()

    # ── writing ──────────────────────────────────────────────────────────────
    def write(self, change: Change | GuestRow) -> asyncio.Future[None]:
        """Done when it is on disk; raises Refused, and then nothing of it is."""
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((change, done))
        return done

    def _write_on(self) -> None:
        busy = False
        with self.engine.connect() as connection:
            while True:
                job = self._jobs.get()
                if busy:
                    time.sleep(GATHER)
                batch: list[Job] = []
                while job is not None:
                    batch.append(job)
                    if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                        break
                    job = self._jobs.get()
                busy = len(batch) > 1
                if batch:
                    self._settle(self._commit(connection, batch))
                if job is None:
                    return

    def _commit(self, connection: sa.Connection, batch: list[Job]) -> list[tuple[Job, str]]:
        """Each job with what hindered it. A batch that fails is tried one by one, so that one can't hinder the rest."""
        began = time.perf_counter()
        fault = attempt(connection, [change for change, _ in batch])
        if fault and len(batch) > 1:
            done = [(job, attempt(connection, [job[0]])) for job in batch]
        else:
            done = [(job, fault) for job in batch]
        self.fault = next((fault for _, fault in reversed(done) if fault and fault != CLASH), "")
        if self.committed:
            self.committed(len(batch), time.perf_counter() - began)
        return done

    def _settle(self, done: list[tuple[Job, str]]) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
            self._loop.call_soon_threadsafe(tell, done)

    # ── reading: these wait for the disk, so call them in a thread ───────────
    def table(self, table_id: str) -> Kept | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables.c.paper, tables.c.secret).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            found = connection.execute(
                sa.select(entries.c.seq, entries.c.body, entries.c.digest)
                .where(entries.c.table_id == table_id).order_by(entries.c.seq))
            return Kept(papers.read(row.paper), row.secret, [Line(seq, body, digest) for seq, body, digest in found])

    def guest(self, guest_id: str) -> GuestRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(guests).where(guests.c.id == guest_id)).first()
            return None if row is None else GuestRow(*row)

    def listed(self, statuses: Sequence[str], most: int) -> list[Paper]:
        """Open tables of these kinds, the newest first."""
        asked = (sa.select(tables.c.paper).where(tables.c.open, tables.c.status.in_(statuses))
                 .order_by(tables.c.made.desc()).limit(most))
        return self._papers(asked)

    def tables_of(self, guest_id: str, most: int) -> list[Paper]:
        """Tables where the guest has a seat or is the host, the newest first."""
        seated = sa.select(chairs.c.table_id).where(chairs.c.guest == guest_id)
        asked = (sa.select(tables.c.paper).where((tables.c.host == guest_id) | tables.c.id.in_(seated))
                 .order_by(tables.c.made.desc()).limit(most))
        return self._papers(asked)

    def unfinished(self, guest_id: str | None = None) -> list[str]:
        """Ids of tables that are not over: all, or those a guest hosts."""
        asked = sa.select(tables.c.id).where(tables.c.status.in_(["waiting", "playing"]))
        if guest_id is not None:
            asked = asked.where(tables.c.host == guest_id)
        with self.engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    def busy(self) -> list[str]:
        """Matches that go on without anybody asking: a clock runs, or a bot plays along."""
        playing = self._papers(sa.select(tables.c.paper).where(tables.c.status == "playing"))
        return [p.id for p in playing if p.clock.kind != "none" or any(chair.bot for chair in p.seats)]

    def _papers(self, asked: Any) -> list[Paper]:
        with self.engine.connect() as connection:
            return [papers.read(data) for data in connection.execute(asked).scalars()]

    def stale(self, now: int, keep: int) -> list[str]:
        """Tables nobody has touched for `keep` seconds, and waiting ones for a tenth of it."""
        moved = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        last = sa.func.max(tables.c.moved, sa.func.coalesce(moved, 0))
        asked = sa.select(tables.c.id).where(
            (last < now - keep) | ((tables.c.status == "waiting") & (last < now - keep // 10)))
        with self.engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    def forget(self, table_ids: Sequence[str]) -> None:
        with self.engine.begin() as connection:
            for table_id in table_ids:
                connection.execute(sa.delete(tables).where(tables.c.id == table_id))


CLASH = "clash"
_add_lines = sa.insert(entries)
_add_chairs = sa.insert(chairs)


def attempt(connection: sa.Connection, changes: list[Change | GuestRow]) -> str:
    """One transaction; what hindered it, "" when all is on disk."""
    try:
        with connection.begin():
            now = int(time.time())
            for change in changes:
                if isinstance(change, GuestRow):
                    put_guest(connection, change)
                elif change.paper is not None:
                    put_paper(connection, change.paper, change.secret, now)
            rows = [{"table_id": change.table, "seq": line.seq, "at": now, "body": line.body, "digest": line.digest}
                    for change in changes if isinstance(change, Change) for line in change.lines]
            if rows:
                connection.execute(_add_lines, rows)
        return ""
    except IntegrityError:
        return CLASH
    except SQLAlchemyError as fault:
        return reason(fault)


def put_guest(connection: sa.Connection, guest: GuestRow) -> None:
    row = {"id": guest.id, "name": guest.name, "avatar": guest.avatar, "generation": guest.generation,
           "made": guest.made, "seen": guest.seen}
    connection.execute(upsert(guests).values(row).on_conflict_do_update(index_elements=["id"], set_=row))


def put_paper(connection: sa.Connection, paper: Paper, secret: str, now: int) -> None:
    row = {"id": paper.id, "game": paper.game, "status": paper.status, "open": paper.open, "host": paper.host,
           "moved": now, "paper": paper.written()}
    if secret:
        connection.execute(sa.insert(tables).values(**row, made=paper.made, secret=secret))
    else:
        connection.execute(sa.update(tables).where(tables.c.id == paper.id).values(**row))
    connection.execute(sa.delete(chairs).where(chairs.c.table_id == paper.id))
    owned = [{"table_id": paper.id, "seat": seat, "guest": chair.owner}
             for seat, chair in enumerate(paper.seats) if chair.owner]
    if owned:
        connection.execute(_add_chairs, owned)


def tell(done: list[tuple[Job, str]]) -> None:
    """On the event loop: the waiting go on."""
    for (_, waiting), fault in done:
        if waiting.done():
            continue
        if not fault:
            waiting.set_result(None)
        elif fault == CLASH:
            waiting.set_exception(Refused(409, "store-clash"))
        else:
            waiting.set_exception(Refused(503, "store-no-write", fault=fault))


def pragmas(connection: Any, _: Any) -> None:
    """FULL: a commit is on disk, even at a power cut; WAL: readers don't wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def locked(file: IO[str]) -> bool:
    """Only one server may have a folder; the lock goes with the process, however it ends."""
    if os.name == "nt":
        import msvcrt

        take: Callable[[], Any] = lambda: msvcrt.locking(file.fileno(), 2, 1)  # type: ignore[attr-defined]  # noqa: E731
    else:
        import fcntl

        take = lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # noqa: E731
    try:
        take()
    except OSError:
        return False
    return True


def reason(fault: Exception) -> str:
    """The driver's own words, without the statement and its values."""
    return str(getattr(fault, "orig", None) or getattr(fault, "strerror", None) or type(fault).__name__)[:200]
