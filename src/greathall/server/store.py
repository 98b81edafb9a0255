"""The store: whatever was acknowledged is on disk.

One thread writes (server/writer.py), many moves per commit; anyone may read."""

import asyncio
import contextlib
import errno
import logging
import os
import sqlite3
import time
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from greathall.server import logs, talk
from greathall.server import table_meta
from greathall.server.identity import sync
from greathall.server.lines import MOST_ROWS
from greathall.server.lived import Lived
from greathall.server.migrations import upgrade, version
from greathall.server.schema import entries, fading, guests, house, policy, seats, sessions, tables
from greathall.server.sentences import Refused, say
from greathall.server.table_meta import UNFINISHED, TableMeta
from greathall.server.writer import (
    LIVED, POLICY, Change, Committed, Done, Forget, GuestRow, PolicyRow, SessionRow, SessionSeen, SignOut, StoredLine,
    Writer, Written, reason,
)

__all__ = ["Change", "Forget", "GuestRow", "Kept", "PolicyRow", "SessionRow", "SessionSeen", "SignOut", "Store",
           "StoredLine"]

MOST_STALE = 200
"""The most tables to delete at once."""
GUEST_DAYS = 365
"""How many days a guest without any table is remembered."""
DAY = 86400
FILE = "hall.sqlite"
HELD = "hall.held"
"""This file says that the folder has held a hall, so that an empty one in its place isn't taken for a new one."""
LARGEST_WAL = 16 << 20
"""The most bytes that SQLite's journal keeps on disk after a rush."""


class Kept(Struct, frozen=True):
    """A table as stored."""

    meta: TableMeta
    secret: str
    lines: list[StoredLine]


class Store:
    """The store; open it with `Store.at(folder)`, and `close` writes what is left."""

    def __init__(self, engine: sa.Engine, lock: IO[str], committed: Committed | None = None) -> None:
        self.engine, self._lock = engine, lock
        self.lived = Lived(lived_so_far(engine))
        self._writer = Writer(engine, self.lived, committed)

    @classmethod
    def at(cls, folder: Path, committed: Committed | None = None) -> "Store":
        """Return the store in a folder, created or upgraded; refuse if another server has it open."""
        lock = locked_folder(folder)
        try:
            return cls(opened(folder), lock, committed)
        except BaseException:
            lock.close()
            raise

    @property
    def fault(self) -> str:
        """Return what the disk said at the last commit; "" if it went well."""
        return self._writer.fault

    def start(self) -> None:
        """Start writing; call it on the event loop that will wait for the writes."""
        self._writer.loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        self._writer.finish()
        self.engine.dispose()
        self._lock.close()

    # ── writing ──────────────────────────────────────────────────────────────
    def write(self, change: Written) -> asyncio.Future[None]:
        """Write a change and return when it is on disk; raise Refused if none of it is."""
        loop = self._writer.loop
        assert loop is not None
        on_disk: asyncio.Future[None] = loop.create_future()

        def done(no: Refused | None) -> None:
            if not on_disk.done():
                if no is None:
                    on_disk.set_result(None)
                else:
                    on_disk.set_exception(no)

        self.write_then(change, done)
        return on_disk

    def write_then(self, change: Written, done: Done) -> None:
        """Write a change and then call `done`, on the event loop: with None, or with why nothing is on disk."""
        writer = self._writer
        writer.jobs.put((change, done))
        if writer.closed and not writer.is_alive():
            writer.refuse_rest()

    async def tidy(self, now: int, keep: int, live: Container[str]) -> int:
        """Delete tables untouched for `keep` seconds, unless in memory, and guests not seen for a year.

        No table goes at once: it is marked, and deleted when it is still untouched a day later. Return how many were
        deleted. Only so many go at a time, because moves have to wait."""
        stale, spared, due = await asyncio.to_thread(self.stale, now, keep)
        gone = [table_id for table_id in due if table_id not in live]
        fading = [table_id for table_id in stale if table_id not in live]
        await self.write(Forget(gone, now - GUEST_DAYS * DAY, fading, spared, now))
        return len(gone)

    # ── reading: these wait for the disk, so call them in a thread ───────────
    @contextlib.contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """Yield a connection that reads everything as of one moment."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as fault:
            logs.log("store can't read", logging.WARNING, why=reason(fault))
            raise Refused(503, "store-no-read", fault=reason(fault)) from None

    def table(self, table_id: str) -> Kept | None:
        """Return a table once all pending writes are done: an update may be waiting although its client has left."""
        self._writer.flush()
        with self._reading() as connection:
            row = connection.execute(
                sa.select(tables.c.meta, tables.c.secret, tables.c.number).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            found = connection.execute(
                sa.select(entries.c.seq, entries.c.body, entries.c.digest, entries.c.told)
                .where(entries.c.number == row.number).order_by(entries.c.seq))
            lines = [StoredLine(*line) for line in found]
        meta = readable(row.meta)
        if meta is None:
            raise Refused(503, "store-no-read", fault=table_id)
        return Kept(meta, row.secret, lines)

    def guest(self, guest_id: str) -> GuestRow | None:
        with self._reading() as connection:
            row = connection.execute(sa.select(guests).where(guests.c.id == guest_id)).first()
            return None if row is None else GuestRow(*row)

    def policy(self) -> bytes | None:
        """Return what was decided about who may come in; None if nothing was."""
        with self._reading() as connection:
            return connection.execute(sa.select(policy.c.paper).where(policy.c.name == POLICY)).scalar()

    def recent_guests(self, most: int) -> list[GuestRow]:
        """Return the guests seen last."""
        with self._reading() as connection:
            found = connection.execute(sa.select(guests).order_by(guests.c.seen.desc()).limit(most))
            return [GuestRow(*row) for row in found]

    def recent(self, most: int) -> list[TableMeta]:
        """Return the unfinished tables, the newest first."""
        return self._metas(sa.select(tables.c.meta).where(tables.c.status.in_(UNFINISHED))
                           .order_by(tables.c.made.desc()).limit(most))

    def sessions(self, guest_id: str) -> list[SessionRow]:
        with self._reading() as connection:
            found = connection.execute(sa.select(sessions).where(sessions.c.guest == guest_id))
            return [SessionRow(*row) for row in found]

    def leaving(self) -> list[str]:
        """Return the guests who have deleted themselves and haven't left all their tables yet."""
        with self._reading() as connection:
            return list(connection.execute(sa.select(guests.c.id).where(guests.c.name == "")).scalars())

    def listed(self, statuses: Sequence[str], most: int, each: int) -> list[TableMeta]:
        """Return open tables in these states, the newest first, and at most so many of one host."""
        nth = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.made.desc())
        found = (sa.select(tables.c.meta, tables.c.made, nth.label("nth"))
                 .where(tables.c.open, tables.c.status.in_(statuses)).subquery())
        return self._metas(sa.select(found.c.meta).where(found.c.nth <= each)
                           .order_by(found.c.made.desc()).limit(most))

    def tables_of(self, guest_id: str, most: int) -> list[TableMeta]:
        """Return the tables where the guest has a seat or is the host, the newest first."""
        seated = sa.select(seats.c.table_id).where(seats.c.guest == guest_id)
        asked = (sa.select(tables.c.meta).where((tables.c.host == guest_id) | tables.c.id.in_(seated))
                 .order_by(tables.c.made.desc()).limit(most))
        return self._metas(asked)

    def traces(self, guest_id: str) -> list[str]:
        """Return the ids of all tables that still know a guest: their seat, their talk, or what was decided."""
        found = {meta.id for meta in self.tables_of(guest_id, -1)}
        with self._reading() as connection:
            for table_id, meta in connection.execute(sa.select(tables.c.id, tables.c.meta)):
                if talk.alias(table_id, guest_id).encode() in meta:
                    found.add(table_id)
        return sorted(found)

    def unfinished(self, guest_id: str | None = None) -> list[str]:
        """Return the ids of unfinished tables: all of them, or those that a guest hosts."""
        asked = sa.select(tables.c.id).where(tables.c.status.in_(UNFINISHED))
        if guest_id is not None:
            asked = asked.where(tables.c.host == guest_id)
        with self._reading() as connection:
            return list(connection.execute(asked).scalars())

    def seats_elsewhere(self, guest_id: str) -> int:
        """Return how many seats a guest has at unfinished tables of others."""
        asked = (sa.select(sa.func.count()).select_from(seats).join(tables, seats.c.table_id == tables.c.id)
                 .where(seats.c.guest == guest_id, tables.c.host != guest_id,
                        tables.c.status.in_(UNFINISHED)))
        with self._reading() as connection:
            return connection.execute(asked).scalar() or 0

    def busy(self) -> list[str]:
        """Return the matches that go on by themselves: they are about to start, a clock runs, or a bot plays."""
        begun = self._metas(sa.select(tables.c.meta).where(tables.c.status.in_(["starting", "playing"])))
        return [p.id for p in begun if p.status == "starting" or p.clock.kind != "none"
                or any(sitter.bot for sitter in p.seats)]

    def _metas(self, asked: Any) -> list[TableMeta]:
        with self._reading() as connection:
            found = connection.execute(asked).scalars().all()
        return [meta for meta in map(readable, found) if meta is not None]

    def stale(self, now: int, keep: int) -> tuple[list[str], list[str], list[str]]:
        """Return tables untouched for `keep` seconds, or a tenth of that if they haven't started, the oldest first.

        They come in three lists: still without a mark, marked but touched since then, marked at least a day ago."""
        moved = (sa.select(entries.c.at).where(entries.c.number == tables.c.number)
                 .order_by(entries.c.seq.desc()).limit(1).scalar_subquery())
        long = (tables.c.moved < now - keep) & (sa.func.coalesce(moved, 0) < now - keep)
        old = (tables.c.moved < now - keep // 10) & ((tables.c.status == "waiting") | long)
        asked = sa.select(tables.c.id).order_by(tables.c.moved).limit(MOST_STALE)
        marked = (sa.select(tables.c.id).select_from(fading).join(tables, fading.c.table_id == tables.c.id)
                  .order_by(fading.c.since).limit(MOST_STALE))
        with self._reading() as connection:
            new, spared, due = (list(connection.execute(one).scalars()) for one in (
                asked.where(old, ~sa.exists().where(fading.c.table_id == tables.c.id)),
                marked.where(~old), marked.where(old, fading.c.since <= now - DAY)))
            return new, spared, due


def readable(data: bytes) -> TableMeta | None:
    """Return a table's meta data, None if it can't be read: one such table must not hide the others."""
    try:
        return table_meta.read(data)
    except msgspec.MsgspecError as fault:
        logs.fault("table can't be read", error=fault)
        return None


def lived_so_far(engine: sa.Engine) -> int:
    """Return the hall's own time when it was last open.

    A hall from before it had one goes on from its last move, and a new one from what the computer's clock says."""
    with engine.connect() as connection:
        kept = connection.execute(sa.select(house.c.value).where(house.c.name == LIVED)).scalar()
        last = kept or max(connection.execute(sa.select(sa.func.max(stamp))).scalar() or 0
                           for stamp in (tables.c.moved, entries.c.at, guests.c.seen))
        return int(last or time.time())


# ── opening ──────────────────────────────────────────────────────────────────
def opened(folder: Path) -> sa.Engine:
    """Return the folder's database with all migrations applied; the caller must hold the folder's lock."""
    file, held = folder / FILE, (folder / HELD).exists()
    check(file, held)
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)), connect_args={
        "timeout": 5, "cached_statements": 2 * MOST_ROWS})
    sa.event.listen(engine, "connect", pragmas)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with engine.begin() as connection:
            newer = upgrade(connection)
        file.chmod(0o600)
        if not held and not newer:
            (folder / HELD).touch(0o600)
            sync(folder)
    except (SQLAlchemyError, OSError) as fault:
        engine.dispose()
        raise Refused(503, "store-no-open", folder=str(folder), fault=reason(fault)) from None
    if newer:
        engine.dispose()
        raise Refused(503, "store-newer", folder=str(folder), revision=newer)
    return engine


def check(file: Path, held: bool) -> None:
    """Refuse a file that is damaged, or isn't there although it was; nothing in it is changed."""
    mark = str(file.with_name(HELD))
    if not (file.exists() and file.stat().st_size):
        if held:
            raise Refused(503, "store-gone", file=str(file), mark=mark)
        return
    try:
        with contextlib.closing(read_only(file)) as found:
            damage = found_damage(found, "quick_check")
            if not damage and held and not revision_of(found):
                damage = say("store-empty")
    except sqlite3.Error as fault:
        damage = str(fault)
    if damage:
        raise Refused(503, "store-damaged", file=str(file), mark=mark, fault=" ".join(damage.split())[:200])


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def found_damage(found: sqlite3.Connection, how: Literal["quick_check", "integrity_check"]) -> str:
    """Return the first damage that SQLite finds in a file, "" if there is none."""
    told = str(found.execute(f"PRAGMA {how}(1)").fetchone()[0])
    return "" if told == "ok" else told


def revision_of(found: sqlite3.Connection) -> str:
    """Return the revision of a hall's data, "" if it is none."""
    if not found.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", [version.name]).fetchone()[0]:
        return ""
    row = found.execute(f"SELECT version_num FROM {version.name}").fetchone()
    return str(row[0]) if row else ""


def pragmas(connection: Any, _: Any) -> None:
    """Set SQLite's pragmas.

    FULL: a commit is on disk even after a power cut. WAL: readers don't wait for the writer. The driver starts no
    transactions of its own, because it would leave out schema changes and reads."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"journal_size_limit={LARGEST_WAL}"):
        connection.execute(f"PRAGMA {pragma}")


def locked_folder(folder: Path) -> IO[str]:
    """Return the folder's lock, held until it is closed; raise Refused if a hall has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "hall.lock").open("a+")
    except OSError as fault:
        raise Refused(503, "store-no-folder", folder=str(folder), fault=fault.strerror or str(fault)) from None
    try:
        if not locked(lock):
            raise Refused(503, "store-taken", folder=str(folder))
        return lock
    except BaseException:
        lock.close()
        raise


def locked(file: IO[str]) -> bool:
    """Lock the folder, because only one server may have it; the lock ends with the process, however that ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        if fault.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            return False
        # There are no locks on this system, so nobody can tell whether another hall is open.
        raise Refused(503, "store-no-folder", folder=str(Path(file.name).parent), fault=reason(fault)) from None
    return True
