"""A store for tests, and what a stranger finds in its file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from greathall.server.sentences import Refused
from greathall.server.store import DAY, Change, GuestRow, Store, StoredLine
from greathall.server.table_meta import Seated, TableMeta


def meta(name: str, *owners: str, status: Any = "playing", made: int = 0) -> TableMeta:
    return TableMeta(name, "sequence", 1, {}, [Seated(owner) for owner in owners], owners[0] if owners else "ann", made,
                 "c0ffee", status=status)


def new_table(name: str, *owners: str, status: Any = "playing") -> Change:
    return Change(name, (), meta(name, *owners, status=status), "ab" * 32)


def move(table: str, seq: int, body: bytes = b"[]") -> Change:
    return Change(table, (StoredLine(seq, body),))


def guest(name: str, seen: int = 0) -> GuestRow:
    return GuestRow(name, name.title(), "owl", 0, seen, seen)


def run(folder: Path, deeds: Callable[[Store], Awaitable[None]], **more: Any) -> None:
    """Run this on a loop with the folder's store, then close the store."""
    async def whole() -> None:
        store = Store.at(folder, **more)
        store.start()
        try:
            await deeds(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(whole())


@contextmanager
def opened_file(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open it as a stranger would."""
    with closing(sqlite3.connect(folder / "hall.sqlite")) as file, file:
        yield file


def lines(folder: Path) -> list[tuple[str, int]]:
    with opened_file(folder) as file:
        return list(file.execute("SELECT id, seq FROM entries JOIN tables USING (number) ORDER BY id, seq"))


def refusals(answers: Sequence[Any]) -> list[str]:
    return [answer.key if isinstance(answer, Refused) else repr(answer) for answer in answers if answer is not None]


def aged(folder: Path, days: float, *ids: str) -> None:
    """Make these tables and guests look as if they were last touched so long ago."""
    marks = ",".join("?" * len(ids))
    with opened_file(folder) as file:
        for place in (f"UPDATE tables SET moved = moved - ? WHERE id IN ({marks})",
                      "UPDATE entries SET at = at - ? WHERE number IN "
                      f"(SELECT number FROM tables WHERE id IN ({marks}))",
                      f"UPDATE guests SET seen = seen - ? WHERE id IN ({marks})"):
            file.execute(place, (days * DAY, *ids))


def marked(folder: Path, table: str) -> None:
    """Make it look as if this table had been marked when it was last touched."""
    with opened_file(folder) as file:
        file.execute("INSERT OR REPLACE INTO fading SELECT id, moved FROM tables WHERE id = ?", [table])


def left(folder: Path, what: str) -> list[str]:
    with opened_file(folder) as file:
        return [row[0] for row in file.execute(f"SELECT id FROM {what} ORDER BY id")]
