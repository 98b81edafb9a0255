"""The store by itself: commits, clashes, closing, migrations, forgetting."""

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from greathall.server import migrations
from greathall.server.paper import Paper, Seated
from greathall.server.schema import metadata
from greathall.server.store import DAY, GUEST_DAYS, MOST_STALE, Change, GuestRow, Line, Store, opened
from greathall.server.words import Refused, say
from greathall.server.writer import MOST_FORGOTTEN
from tests.table import SCALE

KEEP = 90 * DAY


def paper(name: str, *owners: str, status: Any = "playing", made: int = 0) -> Paper:
    return Paper(name, "sequence", 1, {}, [Seated(owner) for owner in owners], owners[0] if owners else "ann", made,
                 "c0ffee", status=status)


def new_table(name: str, *owners: str, status: Any = "playing") -> Change:
    return Change(name, (), paper(name, *owners, status=status), "ab" * 32)


def move(table: str, seq: int, body: bytes = b"[]") -> Change:
    return Change(table, (Line(seq, body),))


def guest(name: str, seen: int = 0) -> GuestRow:
    return GuestRow(name, name.title(), "owl", 0, seen, seen)


def run(folder: Path, deeds: Callable[[Store], Awaitable[None]], **more: Any) -> None:
    """The deeds on a loop with the folder's store, which is closed after them."""
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
    """As a stranger opens it."""
    with closing(sqlite3.connect(folder / "hall.sqlite")) as file, file:
        yield file


def lines(folder: Path) -> list[tuple[str, int]]:
    with opened_file(folder) as file:
        return list(file.execute("SELECT table_id, seq FROM entries ORDER BY table_id, seq"))


def refusals(answers: Sequence[Any]) -> list[str]:
    return [answer.key if isinstance(answer, Refused) else repr(answer) for answer in answers if answer is not None]


# ── commits ──────────────────────────────────────────────────────────────────
def test_what_is_asked_at_once_is_written_in_few_commits(tmp_path: Path) -> None:
    commits: list[int] = []

    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        commits.clear()
        await asyncio.gather(*(store.write(move("one", seq)) for seq in range(300)))

    run(tmp_path, deeds, committed=lambda changes, _: commits.append(changes))
    assert sum(commits) == 300
    assert len(commits) < 100
    assert lines(tmp_path) == [("one", seq) for seq in range(300)]


def test_a_change_is_whole_or_not_at_all(tmp_path: Path) -> None:
    """The paper comes first and could be written; the line can't."""
    async def deeds(store: Store) -> None:
        await store.write(new_table("one", "ann"))
        await store.write(move("one", 0))
        with pytest.raises(Refused) as no:
            await store.write(Change("one", (Line(1, b"[]"), Line(0, b"[]")), paper("one", "bob", status="over")))
        assert (no.value.status, no.value.key) == (409, "store-clash")
        kept = store.table("one")
        assert kept is not None
        assert kept.paper.status == "playing"
        assert [chair.owner for chair in kept.paper.seats] == ["ann"]
        assert [table.id for table in store.tables_of("ann", 9)] == ["one"]
        assert not store.tables_of("bob", 9)

    run(tmp_path, deeds)
    assert lines(tmp_path) == [("one", 0)]


def test_one_bad_change_does_not_hinder_the_others(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        await store.write(move("one", 0))
        answers = await asyncio.gather(
            store.write(move("one", 1)),
            store.write(move("one", 0)),  # a place that is taken
            store.write(move("none", 0)),  # a table that is not there
            store.write(guest("half \ud800 a letter")),  # nothing that a file could hold
            store.write(GuestRow("big", "Big", "owl", 1 << 70)),
            store.write(guest("cat")),
            store.write(move("one", 2)),
            return_exceptions=True)
        assert refusals(answers) == ["store-clash", "store-clash", "hall-fault", "hall-fault"]
        assert store.fault == ""  # the disk is well
        assert store.guest("cat") == guest("cat")
        assert store.guest("big") is None
        await store.write(move("one", 3))

    run(tmp_path, deeds)
    assert lines(tmp_path) == [("one", seq) for seq in range(4)]


def test_counting_is_not_worth_a_match(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        await store.write(move("one", 0))

    run(tmp_path, deeds, committed=lambda changes, _: changes // 0)
    assert lines(tmp_path) == [("one", 0)]


def test_whoever_stops_waiting_hinders_nobody_and_is_written(tmp_path: Path) -> None:
    """A deed whose asker went away may have happened; who reads the table next must know."""
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        for seq in range(0, 60, 2):
            gone, stays = store.write(move("one", seq)), store.write(move("one", seq + 1))
            gone.cancel()
            kept = await asyncio.to_thread(store.table, "one")
            assert kept is not None
            assert [line.seq for line in kept.lines] == list(range(seq + 2))
            await stays

    run(tmp_path, deeds)


def test_closing_writes_what_is_left_and_refuses_what_comes_later(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        asked = [store.write(move("one", seq)) for seq in range(200)]
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        late: list[Any] = []
        while not closing.done():
            late.append(store.write(guest("late")))
            await asyncio.sleep(0)
        late.append(store.write(guest("later")))
        assert await asyncio.gather(*asked) == [None] * 200
        answers = await asyncio.gather(*late, return_exceptions=True)
        assert set(refusals(answers)) == {"store-closed"}
        assert refusals(answers[-1:]) == ["store-closed"]

    run(tmp_path, deeds)
    assert lines(tmp_path) == [("one", seq) for seq in range(200)]
    assert not (tmp_path / "hall.sqlite-wal").exists()


def test_the_journal_does_not_grow_for_ever(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        for start in range(0, 3000, 100):
            await asyncio.gather(*(store.write(move("one", start + n, b"x" * 10_000)) for n in range(100)))
            await asyncio.to_thread(store.table, "one")
        assert (tmp_path / "hall.sqlite").stat().st_size > 20_000_000
        assert (tmp_path / "hall.sqlite-wal").stat().st_size < 10_000_000

    run(tmp_path, deeds)


@contextmanager
def no_room() -> Iterator[None]:
    """No file of this process can grow meanwhile."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_is_well_again_is_found_to_be_so_though_nobody_writes(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        with no_room():
            answers = await asyncio.gather(*(store.write(move("one", seq)) for seq in range(3)), return_exceptions=True)
            assert refusals(answers) == ["store-no-write"] * 3
            assert store.fault
            kept = store.table("one")
            assert kept is not None
            assert not kept.lines
        for _ in range(1000):
            if not store.fault:
                break
            await asyncio.sleep(0.01)
        assert not store.fault
        await store.write(move("one", 0))

    run(tmp_path, deeds)
    assert lines(tmp_path) == [("one", 0)]


# ── two of them ──────────────────────────────────────────────────────────────
def test_a_second_hall_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        with pytest.raises(Refused) as no:
            Store.at(tmp_path)
        assert no.value.key == "store-taken"
        await store.write(new_table("one"))

    run(tmp_path, deeds)
    Store.at(tmp_path).close()


def test_two_writers_cannot_both_win(tmp_path: Path) -> None:
    """Should two ever get at one file, each place in a match is still given once."""
    rounds = 40 * SCALE

    async def deeds(store: Store) -> None:
        with (tmp_path / "other.lock").open("w") as lock:
            other = Store(opened(tmp_path), lock)
            other.start()
            await store.write(new_table("one"))
            for seq in range(rounds):
                first, second = store.write(move("one", seq, b"[1]")), other.write(move("one", seq, b"[2]"))
                answers = await asyncio.gather(first, second, return_exceptions=True)
                assert refusals(answers) == ["store-clash"]
                winner = b"[1]" if answers[0] is None else b"[2]"
                kept = store.table("one")
                assert kept is not None
                assert kept.lines[seq].body == winner
            await asyncio.to_thread(other.close)

    run(tmp_path, deeds)
    assert lines(tmp_path) == [("one", seq) for seq in range(rounds)]


def test_the_same_table_is_made_once(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        answers = await asyncio.gather(store.write(new_table("one", "ann")), store.write(new_table("one", "bob")),
                                       return_exceptions=True)
        assert refusals(answers) == ["store-clash"]

    run(tmp_path, deeds)


# ── reading ──────────────────────────────────────────────────────────────────
def test_one_paper_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        for name in ("one", "two"):
            await store.write(Change(name, (), paper(name, "ann"), "ab" * 32))
        with opened_file(tmp_path) as file:
            file.execute("UPDATE tables SET paper = x'00', open = 1 WHERE id = 'one'")
            file.execute("UPDATE tables SET open = 1 WHERE id = 'two'")
        assert [kept.id for kept in store.listed(["playing"], 9)] == ["two"]
        assert [kept.id for kept in store.tables_of("ann", 9)] == ["two"]
        with pytest.raises(Refused) as no:
            store.table("one")
        assert no.value.key == "store-no-read"
        assert store.table("two") is not None

    run(tmp_path, deeds)


def test_what_is_read_is_of_one_moment(tmp_path: Path) -> None:
    """A paper and the lines that came with it, while others write."""
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))

        async def play() -> None:
            for seq in range(200 * SCALE):
                await store.write(Change("one", (Line(seq, b"[]"),), paper("one", made=0, status="playing")))
                await store.write(Change("one", (), Paper("one", "sequence", 1, {"moves": seq + 1}, [], "ann", 0, "c")))

        playing = asyncio.create_task(play())
        while not playing.done():
            kept = await asyncio.to_thread(store.table, "one")
            assert kept is not None
            assert kept.paper.options.get("moves", len(kept.lines)) == len(kept.lines)
        await playing

    run(tmp_path, deeds)


# ── opening ──────────────────────────────────────────────────────────────────
def test_a_file_that_is_no_store_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_text("dear diary, " * 1000)
    with pytest.raises(Refused) as no:
        Store.at(tmp_path)
    assert no.value.key == "store-no-open"
    assert str(tmp_path) in no.value.why
    with pytest.raises(Refused) as no:
        Store.at(tmp_path / "hall.sqlite")
    assert no.value.key == "store-no-folder"


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


def test_an_older_store_is_brought_up_to_date_without_loss(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(guest("ann"))
        await store.write(new_table("one", "ann"))
        await store.write(move("one", 0))

    run(tmp_path, deeds)
    with opened_file(tmp_path) as file:  # as the first revision left it
        file.executescript("DROP INDEX tables_moved; DROP INDEX guests_seen;"
                           "UPDATE alembic_version SET version_num = '0001'")
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
    assert [row for row in before if row.startswith("INSERT") and "alembic" not in row] == [
        row for row in after if row.startswith("INSERT") and "alembic" not in row]


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
    """A process that opens the folder and is killed after so many statements; False: it got to the end."""
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
def test_a_start_that_is_killed_half_way_leaves_a_store_that_opens(tmp_path: Path) -> None:
    statement = 0
    while died(folder := tmp_path / str(statement), statement + 1):
        store = Store.at(folder)
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        store.close()
        statement += 1
    assert statement > 10


# ── forgetting ───────────────────────────────────────────────────────────────
def aged(folder: Path, days: float, *ids: str) -> None:
    """As if these tables and guests had last been touched so long ago."""
    marks = ",".join("?" * len(ids))
    with opened_file(folder) as file:
        for place in (f"UPDATE tables SET moved = moved - ? WHERE id IN ({marks})",
                      f"UPDATE entries SET at = at - ? WHERE table_id IN ({marks})",
                      f"UPDATE guests SET seen = seen - ? WHERE id IN ({marks})"):
            file.execute(place, (days * DAY, *ids))


def left(folder: Path, what: str) -> list[str]:
    with opened_file(folder) as file:
        return [row[0] for row in file.execute(f"SELECT id FROM {what} ORDER BY id")]


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
        assert await store.tidy(now(tmp_path), KEEP, {"live"}) == 2
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
        assert left(tmp_path, "guests") == ["here"]

    run(tmp_path, deeds)


def test_only_so_much_is_forgotten_at_a_time(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        names = [f"t{n:04}" for n in range(MOST_STALE + 5)]
        await asyncio.gather(*(store.write(new_table(name)) for name in names))
        others = [f"g{n:04}" for n in range(MOST_FORGOTTEN + 5)]
        await asyncio.gather(*(store.write(guest(name)) for name in others))
        later = now(tmp_path) + 400 * DAY
        assert await store.tidy(later, KEEP, ()) == MOST_STALE
        assert len(left(tmp_path, "tables")) == len(left(tmp_path, "guests")) == 5
        assert await store.tidy(later, KEEP, ()) == 5
        assert left(tmp_path, "tables") == left(tmp_path, "guests") == []

    run(tmp_path, deeds)


def test_what_is_old_is_found_without_looking_at_everything(tmp_path: Path) -> None:
    """The sweep comes every half minute: it must not read all tables, let alone all moves."""
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
    assert not any(step.startswith("SCAN") for step in plans)
