"""The store over the years: opening it, upgrading it, deleting what is old."""

import asyncio
import os
import signal
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from greathall.server import migrations
from greathall.server.lived import Lived
from greathall.server.schema import metadata
from greathall.server.store import DAY, GUEST_DAYS, MOST_STALE, Store
from greathall.server.sentences import Refused, say
from greathall.server.writer import MOST_FORGOTTEN
from tests.server.shelf import aged, guest, left, lines, move, new_table, opened_file, run

KEEP = 90 * DAY
ENTRIES_AT_FIRST = 5
"""How many columns a move had in the first store."""


# ── opening ──────────────────────────────────────────────────────────────────
def test_a_file_that_is_no_store_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_text("dear diary, " * 1000)
    with pytest.raises(Refused) as no:
        Store.at(tmp_path)
    assert no.value.key == "store-damaged"
    assert str(tmp_path) in no.value.why
    with pytest.raises(Refused) as no:
        Store.at(tmp_path / "hall.sqlite")
    assert no.value.key == "store-no-folder"


@pytest.mark.parametrize("how", ["gone", "empty", "cut", "overwritten", "new"])
def test_a_hall_is_never_opened_over_what_is_left_of_one(tmp_path: Path, how: str) -> None:
    """Whoever starts it is told, and the file stays as it is."""
    async def deeds(store: Store) -> None:
        for n in range(40):
            await store.write(guest(f"guest {n}"))
            await store.write(new_table(f"table {n}", "ann"))

    run(tmp_path, deeds)
    file = tmp_path / "hall.sqlite"
    whole = file.read_bytes()
    if how == "gone":
        file.unlink()
    elif how == "new":
        file.unlink()
        with opened_file(tmp_path) as other:
            other.execute("CREATE TABLE other (id)")
    else:
        file.write_bytes({"empty": b"", "cut": whole[:len(whole) // 2 // 4096 * 4096],
                          "overwritten": whole[:8192] + b"x" * 4096 + whole[12288:]}[how])
    before = file.read_bytes() if file.exists() else None
    for _ in range(2):
        with pytest.raises(Refused) as no:
            Store.at(tmp_path)
        assert no.value.key == ("store-gone" if how in ("gone", "empty") else "store-damaged")
    assert (file.read_bytes() if file.exists() else None) == before
    file.write_bytes(whole)
    Store.at(tmp_path).close()


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(guest("ann"))

    folder = tmp_path / "what? 100% #1 & löve"
    run(folder, deeds)
    assert (folder / "hall.sqlite").exists()
    assert left(folder, "guests") == ["ann"]


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    store = Store.at(tmp_path)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()
    assert (tmp_path / "hall.sqlite").stat().st_mode & 0o777 == 0o600
    script = ScriptDirectory(str(migrations.HERE))
    assert [step.revision for step in script.walk_revisions()] == migrations.REVISIONS[::-1]


def test_all_migrations_lead_to_what_a_new_store_is(tmp_path: Path) -> None:
    """Step by step, from nothing on."""
    engine = sa.create_engine(f"sqlite:///{tmp_path}/steps.sqlite")
    with engine.begin() as connection:
        migrations.migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        steps = shape(connection)
    engine.dispose()
    store = Store.at(tmp_path)
    with store.engine.connect() as connection:
        assert shape(connection) == steps
        assert migrations.revision(connection) == migrations.REVISIONS[-1]
    store.close()


def shape(connection: sa.Connection) -> list[Any]:
    """Return every column and every index, as SQLite knows them, in no particular order."""
    tables = [row[0] for row in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")]
    known = ("table_info", "index_list", "foreign_key_list")
    return [(table, what, sorted(tuple(row)[1:] for row in connection.exec_driver_sql(f"PRAGMA {what}({table})")))
            for table in sorted(tables) for what in known]


def test_an_older_store_is_brought_up_to_date_without_loss(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(guest("ann"))
        await store.write(new_table("one", "ann"))
        await store.write(move("one", 0))

    run(tmp_path, deeds)
    make_older(tmp_path)
    with opened_file(tmp_path) as file:
        before = list(file.iterdump())
    store = Store.at(tmp_path)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    kept = store.table("one")
    assert kept is not None
    assert [line.seq for line in kept.lines] == [0]
    assert store.guest("ann") == guest("ann")
    store.close()
    with opened_file(tmp_path) as file:
        after = list(file.iterdump())
    old, new = ([row.replace('"chairs"', '"seats"') for row in rows if row.startswith("INSERT")
                 and "alembic" not in row] for rows in (before, after))
    assert any('"seats"' in row for row in new)
    empty = len(metadata.tables["entries"].columns) - ENTRIES_AT_FIRST  # columns that came later
    old = [row.replace(");", ",NULL" * empty + ");").replace("'one'", "1") if "entries" in row else row for row in old]
    old = [row.replace(");", ",1);") if '"tables"' in row else row for row in old]  # its number
    assert sorted([*old, """INSERT INTO "sessions" VALUES('ann','old',0,0,'');""",
                   """INSERT INTO "house" VALUES('numbers',1);"""]) == sorted(new)


def make_older(folder: Path) -> None:
    """Leave it as the first revision did."""
    with opened_file(folder) as file:
        file.executescript("DROP INDEX tables_moved; DROP INDEX guests_seen; DROP TABLE house; DROP TABLE fading;"
                           "DROP TABLE policy; ALTER TABLE entries DROP COLUMN told;"
                           "ALTER TABLE seats RENAME TO chairs; ALTER TABLE tables RENAME COLUMN meta TO paper;"
                           "CREATE TABLE named (table_id VARCHAR(40) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
                           " seq INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, digest VARCHAR(64),"
                           " PRIMARY KEY (table_id, seq)); INSERT INTO named SELECT id, seq, at, body, digest"
                           " FROM entries JOIN tables USING (number); DROP TABLE entries;"
                           "ALTER TABLE named RENAME TO entries; DROP INDEX tables_number;"
                           "ALTER TABLE tables DROP COLUMN number;"
                           "DROP INDEX seats_guest; CREATE INDEX chairs_guest ON chairs (guest); DROP TABLE sessions;"
                           "UPDATE alembic_version SET version_num = '0001'")


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(guest("ann"))

    run(tmp_path, deeds)
    before = (tmp_path / "hall.sqlite").read_bytes()
    for _ in range(3):
        Store.at(tmp_path).close()
    assert (tmp_path / "hall.sqlite").read_bytes() == before


def test_a_store_of_a_newer_hall_is_left_alone(tmp_path: Path) -> None:
    Store.at(tmp_path).close()
    with opened_file(tmp_path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / "hall.sqlite").read_bytes()
    with pytest.raises(Refused) as no:
        Store.at(tmp_path)
    assert no.value.why == say("store-newer", folder=str(tmp_path), revision="9999")
    assert (tmp_path / "hall.sqlite").read_bytes() == before


def died(folder: Path, statement: int) -> bool:
    """Run a process that opens the folder and is killed after so many statements; return False if it got to the end."""
    child = os.fork()
    if not child:
        count = 0

        def die(*_: Any) -> None:
            nonlocal count
            count += 1
            if count == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        sa.event.listen(sa.Engine, "after_cursor_execute", die)
        try:
            Store.at(folder)
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes can't be forked on this system")
@pytest.mark.parametrize("older", [False, True])
def test_a_start_that_is_killed_half_way_leaves_a_store_that_opens(tmp_path: Path, older: bool) -> None:
    before = tmp_path / "before"
    before.mkdir()
    if older:
        Store.at(before).close()
        make_older(before)

    def folder(name: object) -> Path:
        return copytree(before, tmp_path / str(name))

    Store.at(whole := folder("whole")).close()
    wanted = drawn_up(whole)
    statement = 0
    while died(place := folder(statement), statement + 1):
        Store.at(place).close()
        assert drawn_up(place) == wanted
        statement += 1
    assert statement > 5


def drawn_up(folder: Path) -> list[tuple[str | None, ...]]:
    """Return how SQLite would draw up the tables of a store, and its revision."""
    with opened_file(folder) as file:
        found = file.execute("SELECT sql FROM sqlite_master UNION SELECT version_num FROM alembic_version")
        return sorted(found, key=str)


# ── forgetting ───────────────────────────────────────────────────────────────
def now(folder: Path) -> int:
    with opened_file(folder) as file:
        return int(file.execute("SELECT strftime('%s', 'now')").fetchone()[0])


def test_tables_that_nobody_touched_for_long_are_forgotten_whole(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        for name in ("fresh", "gone", "live", "moved"):
            await store.write(new_table(name, "ann", "bob"))
            await store.write(move(name, 0))
        for name in ("waiting", "deserted"):
            await store.write(new_table(name, "ann", status="waiting"))
        aged(tmp_path, 91, "gone", "live", "moved")
        aged(tmp_path, 10, "deserted", "fresh")
        aged(tmp_path, 8, "waiting")
        await store.write(move("moved", 1))
        assert await store.tidy(now(tmp_path), KEEP, {"live"}) == 0
        assert await store.tidy(now(tmp_path) + DAY - 100, KEEP, {"live"}) == 0
        assert await store.tidy(now(tmp_path) + DAY, KEEP, {"live"}) == 2
        assert left(tmp_path, "tables") == ["fresh", "live", "moved", "waiting"]
        assert {table for table, _ in lines(tmp_path)} == {"fresh", "live", "moved"}
        assert {table.id for table in store.tables_of("bob", 9)} == {"fresh", "live", "moved"}
        with pytest.raises(Refused):
            await store.write(move("gone", 1))

    run(tmp_path, deeds)


def test_guests_nobody_has_seen_for_a_year_are_forgotten_unless_they_have_a_part_in_a_table(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        today = now(tmp_path)
        for name in ("ann", "seated", "here", "gone"):
            await store.write(guest(name, today))
        await store.write(new_table("one", "other", "seated"))
        await store.write(new_table("two"))  # its host ann has no seat
        aged(tmp_path, GUEST_DAYS + 1, "ann", "seated", "gone")
        aged(tmp_path, GUEST_DAYS - 1, "here")
        await store.tidy(today, KEEP, ())
        assert left(tmp_path, "guests") == ["ann", "here", "seated"]
        aged(tmp_path, 91, "one", "two")
        await store.tidy(today, KEEP, ())
        await store.tidy(today + DAY, KEEP, ())
        assert left(tmp_path, "guests") == ["here"]

    run(tmp_path, deeds)


def test_only_so_much_is_forgotten_at_a_time(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        names = [f"t{n:04}" for n in range(MOST_STALE + 5)]
        await asyncio.gather(*(store.write(new_table(name)) for name in names))
        others = [f"g{n:04}" for n in range(MOST_FORGOTTEN + 5)]
        await asyncio.gather(*(store.write(guest(name)) for name in others))
        later = now(tmp_path) + 400 * DAY
        assert await store.tidy(later - DAY, KEEP, ()) == await store.tidy(later - DAY, KEEP, ()) == 0
        await asyncio.gather(*(store.write(guest(name)) for name in others))
        assert await store.tidy(later, KEEP, ()) == MOST_STALE
        assert len(left(tmp_path, "tables")) == len(left(tmp_path, "guests")) == 5
        assert await store.tidy(later, KEEP, ()) == 5
        assert left(tmp_path, "tables") == left(tmp_path, "guests") == []

    run(tmp_path, deeds)


def test_what_is_old_is_found_without_looking_at_everything(tmp_path: Path) -> None:
    """The sweep comes every half minute, so it must not read all tables, let alone all moves."""
    plans: list[str] = []
    store = Store.at(tmp_path)

    def explain(connection: sa.Connection, _: Any, statement: str, parameters: Any, *_more: Any) -> None:
        if "FROM tables" in statement:
            plan = connection.connection.cursor().execute("EXPLAIN QUERY PLAN " + statement, parameters)
            plans.extend(row[3] for row in plan)

    sa.event.listen(store.engine, "after_cursor_execute", explain)
    store.stale(10**9, KEEP)
    store.close()
    assert any("tables_moved" in step for step in plans)
    assert not [step for step in plans if step.startswith("SCAN") and not step.startswith("SCAN fading")]


def test_a_table_that_is_touched_after_its_mark_starts_over(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one", "ann"))
        aged(tmp_path, 91, "one")
        today = now(tmp_path)
        assert await store.tidy(today, KEEP, ()) == 0
        await store.write(move("one", 0))
        assert await store.tidy(today + DAY, KEEP, ()) == 0
        aged(tmp_path, 100, "one")
        assert await store.tidy(today + 2 * DAY, KEEP, ()) == 0
        assert await store.tidy(today + 3 * DAY, KEEP, ()) == 1

    run(tmp_path, deeds)


# ── the hall's own time ──────────────────────────────────────────────────────
def test_a_clock_that_jumps_makes_nothing_old() -> None:
    wall, passed = 0.0, 0.0
    lived = Lived(1_000_000, lambda: wall, lambda: passed)
    for jump, seconds in ((0, 0), (100 * DAY, 16), (-200 * DAY, 16), (1.8e9, 16), (5, 1000)):
        wall, passed = wall + jump + seconds, passed + seconds
        assert lived.jumped() == (jump if abs(jump) > 60 else 0)
    assert lived.now() == 1_000_000 + 16 * 3 + 1000


def test_the_hall_goes_on_from_the_time_it_has_lived_through(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        assert await store.tidy(before + 50, KEEP, ()) == 0

    before = now(tmp_path)
    run(tmp_path, deeds)
    store = Store.at(tmp_path)
    assert before + 50 <= store.lived.now() < before + 100
    store.close()
    with opened_file(tmp_path) as file:
        file.execute("DELETE FROM house")
        file.execute("INSERT INTO guests VALUES ('ann', 'Ann', 'owl', 0, 0, 12345)")
    store = Store.at(tmp_path)
    assert 12345 <= store.lived.now() < 12400
    store.close()
