"""Backups: a whole hall in one file, taken while it is open, and brought back into a folder of its own.

The file is a copy of the hall's SQLite file that also holds the hall's key, because without it nobody's token would be
known any more. So keep it as secret as the folder itself."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from greathall.server.identity import KEY, closed_folder, is_key, read_key, sync
from greathall.server.migrations import REVISIONS
from greathall.server.sentences import Refused, say
from greathall.server.store import FILE, HELD, found_damage, locked_folder, read_only, revision_of

LOCK = "hall.lock"
ASIDE = "before-%Y%m%d-%H%M%S"
"""The folder, inside the hall's own, for what was there before; the hall's own may be a mount that can't be renamed."""


class Counts(Struct, frozen=True):
    """How much a backup holds."""

    tables: int
    guests: int


# ── taking one ───────────────────────────────────────────────────────────────
def back_up(folder: Path, file: Path) -> Counts:
    """Copy a hall as of one moment, whether it is open or not; the file is there when it is whole, checked and on disk.

    Moves go on meanwhile: SQLite's readers hinder no writer."""
    if not (folder / FILE).exists():
        raise Refused(404, "backup-no-hall", folder=str(folder))
    if file.exists():
        raise Refused(409, "backup-exists", file=str(file))
    key, _ = read_key(folder / KEY)
    with made(file, "backup-no-file") as part:
        try:
            with closing(read_only(folder / FILE)) as hall, closing(sqlite3.connect(part)) as copy:
                hall.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # no second file beside it
                with copy:
                    copy.execute("CREATE TABLE backup (key TEXT NOT NULL, made INTEGER NOT NULL)")
                    copy.execute("INSERT INTO backup VALUES (?, ?)", [key.hex(), int(time.time())])
        except sqlite3.Error as fault:
            raise Refused(503, "store-no-read", fault=str(fault)) from None
        counts, _ = examined(part)
    return counts


@contextmanager
def made(file: Path, key: str) -> Iterator[Path]:
    """Yield the name of a file, private from the start, that gets its own name when it is whole and on disk."""
    part: Path | None = None
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name[:40]}.", suffix=".part", dir=file.parent)
        part = Path(name)
        os.close(handle)
        yield part
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        os.replace(part, file)
        sync(file.parent)
    except OSError as fault:
        raise Refused(503, key, file=str(file), fault=fault.strerror or str(fault)) from None
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def examined(file: Path) -> tuple[Counts, str]:
    """Return how much a backup holds, and the hall's key; refuse one that can't be brought back."""
    try:
        with closing(read_only(file)) as found:
            damage = found_damage(found, "integrity_check")
            revision, key = ("", "") if damage else (revision_of(found), key_in(found))
            if revision and revision not in REVISIONS:
                raise Refused(409, "backup-newer", file=str(file), revision=revision)
            if revision and key:
                tables, guests = (found.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
                                  for what in ("tables", "guests"))
                return Counts(tables, guests), key
            damage = damage or say("backup-no-key" if revision else "store-empty")
    except sqlite3.Error as fault:
        damage = str(fault)
    raise Refused(409, "backup-damaged", file=str(file), fault=" ".join(damage.split())[:200])


def key_in(found: sqlite3.Connection) -> str:
    """Return the hall's key in a backup, "" if it holds none."""
    if not found.execute("SELECT count(*) FROM sqlite_master WHERE name = 'backup'").fetchone()[0]:
        return ""
    row = found.execute("SELECT key FROM backup").fetchone()
    return str(row[0]) if row and is_key(str(row[0])) else ""


# ── bringing it back ─────────────────────────────────────────────────────────
def bring_back(file: Path, folder: Path, replace: bool = False) -> tuple[Counts, Path | None]:
    """Make a backup the hall of this folder; return how much it holds, and where what was there before is now.

    If this is cut short, the folder says that it held a hall and holds none, so that none is opened over it."""
    if not file.is_file():
        raise Refused(404, "backup-gone", file=str(file))
    counts, key = examined(file)
    if folder.exists():
        closed_folder(folder)
    with closing(locked_folder(folder)):
        held = sorted((old for old in folder.glob("hall.*") if old.name != LOCK), key=lambda old: old.name != FILE)
        if held and not replace:
            raise Refused(409, "backup-held", folder=str(folder))
        try:
            with made(folder / FILE, "store-no-folder") as part:
                copied(file, part)
                (folder / HELD).touch(0o600)
                aside = set_aside(folder, held) if held else None
                with made(folder / KEY, "store-no-folder") as new:
                    new.write_text(key + "\n")
        except OSError as fault:
            raise Refused(503, "store-no-folder", folder=str(folder), fault=fault.strerror or str(fault)) from None
    return counts, aside


def copied(file: Path, part: Path) -> None:
    """Copy a backup, without what a hall's file doesn't hold."""
    try:
        with closing(read_only(file)) as backup, closing(sqlite3.connect(part)) as copy:
            backup.backup(copy)
            with copy:
                copy.execute("DROP TABLE backup")
    except sqlite3.Error as fault:
        raise Refused(503, "backup-damaged", file=str(file), fault=str(fault)) from None


def set_aside(folder: Path, held: list[Path]) -> Path:
    """Move a hall's files into a folder of their own, the data first; nothing is deleted."""
    aside = folder / time.strftime(ASIDE)
    for number in range(2, 1000):
        with suppress(FileExistsError):
            aside.mkdir(mode=0o700)
            break
        aside = folder / f"{time.strftime(ASIDE)}-{number}"
    for old in held:
        if old.name == HELD:
            (aside / HELD).touch(0o600)
        else:
            old.rename(aside / old.name)
    sync(aside)
    sync(folder)
    return aside
