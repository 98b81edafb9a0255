"""The hall's audit log: what was refused, summed up each minute, and what those who run it have done.

Three kinds of files in one folder, so that neither an attack nor the host of a table ever pushes out what was done by
those who run the hall. All are rotated: however long the hall is attacked, they take a bounded part of the disk."""

import asyncio
import heapq
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from greathall.server.logs import blanked, fault, log

FOLDER, ADMIN = "audit", "admin"
REFUSED, DONE, HOSTS = KINDS = "refused.log", "done.log", "hosts.log"
LARGEST, KEPT = 1 << 20, 8
"""The most bytes of a file, and how many older files of its kind are kept."""
MINUTE = 60.0
MOST, WRITTEN = 2000, 100
"""How many pairs of kind and address are told apart in a minute, and how many of those get a line of their own."""
OTHERS = "others"
"""Instead of the address, in the line that sums up the rest of a kind."""
WHO = 3
"""So many guests are named in a line."""


class Tally(Struct):
    """The refusals of one kind, from one address, since the last summary."""

    status: int
    what: str = ""  # the first of them, as an example
    guests: list[str] = []
    count: int = 0


class Audit:
    """Counts refusals in memory and writes files below `folder`; without a folder it only counts."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder / FOLDER if folder else None
        self.tallies: dict[tuple[str, str], Tally] = {}

    # ── what is noted ────────────────────────────────────────────────────────
    def refused(self, kind: str, status: int, address: str, what: str = "", guest: str = "") -> None:
        """Count a refusal; this must cost next to nothing, because attacks call it."""
        key = kind, address
        if key not in self.tallies and len(self.tallies) >= MOST:
            key = kind, OTHERS
        tally = self.tallies.get(key)
        if tally is None:
            tally = self.tallies[key] = Tally(status, what[:100])
        tally.count += 1
        if guest and guest not in tally.guests and len(tally.guests) < WHO:
            tally.guests.append(guest)

    async def done(self, by: str, what: str, **facts: str | int | bool) -> None:
        """Note what an admin or a host has done; it is on disk when this returns."""
        line = {"at": now(), "by": by, "done": what, **{name: fact for name, fact in facts.items() if fact != ""}}
        log(f"done: {what}", by=by, **facts)
        await asyncio.to_thread(self.write, DONE if by == ADMIN else HOSTS, [line])

    # ── what is written ──────────────────────────────────────────────────────
    async def keep(self) -> None:
        """Sum up what was refused, once a minute."""
        while True:
            await asyncio.sleep(MINUTE)
            await asyncio.to_thread(self.sum_up)

    def sum_up(self) -> None:
        """Write what was refused since the last time: the most frequent by address, the rest by kind."""
        tallies, self.tallies = self.tallies, {}
        own = heapq.nlargest(WRITTEN, tallies, key=lambda key: tallies[key].count)
        rest: dict[tuple[str, str], Tally] = {}
        for key in tallies.keys() - own:
            kind, tally = key[0], tallies[key]
            more = rest.setdefault((kind, OTHERS), Tally(tally.status))
            more.count += tally.count
        lines = [{"at": now(), "refused": kind, "status": tally.status, "from": address, "count": tally.count,
                  **({"what": tally.what} if tally.what else {}), **({"guests": tally.guests} if tally.guests else {})}
                 for (kind, address), tally in [*((key, tallies[key]) for key in own), *rest.items()]]
        for line in lines:
            log("refused", **{name: value for name, value in line.items() if name != "at"})
        if lines:
            self.write(REFUSED, lines)

    def write(self, name: str, lines: list[dict[str, Any]]) -> None:
        """Append lines, with a new file where the last is full; a disk that fails must not stop the hall."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            rotate(self.folder / name)
            handle = os.open(self.folder / name, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.writelines(json.dumps(blanked(line)) + "\n" for line in lines)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            fault("audit log not written", file=name, error=error)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def rotate(file: Path) -> None:
    """Move a full file aside, and the older ones by one; the oldest goes."""
    if not file.exists() or file.stat().st_size < LARGEST:
        return
    for number in range(KEPT, 0, -1):
        with suppress(FileNotFoundError):
            aside(file, number - 1).replace(aside(file, number))


def aside(file: Path, number: int) -> Path:
    return file.with_name(f"{file.name}.{number}") if number else file


def read(data: Path, names: tuple[str, ...] = KINDS) -> list[dict[str, Any]]:
    """Return the lines in a hall's folder, the oldest first."""
    return sorted((line for name in names for line in lines_of(data / FOLDER / name)), key=lambda line: line["at"])


def lines_of(file: Path) -> Iterator[dict[str, Any]]:
    """Yield a file's lines with those of its older ones; half a line, after a power cut, is left out."""
    for number in range(KEPT, -1, -1):
        with suppress(FileNotFoundError), aside(file, number).open(encoding="utf-8") as opened:
            for text in opened:
                with suppress(ValueError):
                    line = json.loads(text)
                    if isinstance(line, dict) and isinstance(line.get("at"), str):
                        yield line
