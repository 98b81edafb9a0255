"""How the store writes moves, nearly all that it writes: under their table's number, many in one statement."""

import sqlite3
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite as dialect

from greathall.server.schema import house, tables

DRAWN = "numbers"
"""Under this name the house keeps the last number that was drawn."""
MOST_KNOWN = 20_000
"""The most tables whose numbers are remembered."""
MOST_ROWS = 100
"""The most moves in one statement, whose text depends on their number; the driver keeps each of them prepared."""
ROW = "(?, ?, ?, ?, ?, ?)"
Row = tuple[int, int, int, bytes, str | None, bytes | None]


@cache
def insert_of(rows: int) -> str:
    return "INSERT INTO entries (number, seq, at, body, digest, told) VALUES " + ", ".join([ROW] * rows)


class Numbers:
    """The tables' numbers, drawn by the writer alone when a table is made; none is drawn twice."""

    def __init__(self) -> None:
        self._of: dict[str, int] = {}
        self._last: int | None = None

    def draw(self, connection: sa.Connection, table: str) -> int:
        """Return the number of a new table, in the transaction that makes it."""
        if self._last is None:
            drawn = sa.select(house.c.value).where(house.c.name == DRAWN)
            self._last = max(connection.execute(last).scalar() or 0 for last in (drawn, sa.func.max(tables.c.number)))
        self._last += 1
        row = {"name": DRAWN, "value": self._last}
        connection.execute(dialect.insert(house).values(row).on_conflict_do_update(index_elements=["name"], set_=row))
        self._of[table] = self._last
        return self._last

    def of(self, driver: sqlite3.Connection, table: str) -> int:
        """Return a table's number; 0 if there is no such table, under which nothing can be written.

        It asks the driver itself, so that no transaction begins that nobody ends."""
        number = self._of.get(table)
        if number is None:
            if len(self._of) >= MOST_KNOWN:
                self._of.clear()
            found = driver.execute("SELECT number FROM tables WHERE id = ?", [table]).fetchone()
            number = self._of[table] = found[0] if found else 0
        return number

    def forget(self, *gone: str) -> None:
        for table in gone:
            self._of.pop(table, None)


def put_rows(driver: sqlite3.Connection, rows: list[Row]) -> None:
    """Write moves in the driver's transaction, or as one of their own if it has none and they fit into one statement.

    A single statement is a whole transaction: the disk is waited for in one call, in which other threads go on."""
    if len(rows) <= MOST_ROWS or driver.in_transaction:
        for at in range(0, len(rows), MOST_ROWS):
            some = rows[at:at + MOST_ROWS]
            driver.execute(insert_of(len(some)), [value for row in some for value in row])
        return
    driver.execute("BEGIN")
    try:
        put_rows(driver, rows)
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def driver_of(connection: sa.Connection) -> Any:
    return connection.connection.driver_connection
