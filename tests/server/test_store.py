"""The store by itself: commits, clashes, closing, reading."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greathall.server.lines import MOST_ROWS
from greathall.server.sentences import Refused
from greathall.server.store import Change, Forget, GuestRow, Store, StoredLine, opened
from greathall.server.table_meta import TableMeta
from tests.server.room import until
from tests.server.shelf import guest, lines, meta, move, new_table, opened_file, refusals, run
from tests.table import SCALE


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
    """The meta data comes first and could be written, but the line can't."""
    async def deeds(store: Store) -> None:
        await store.write(new_table("one", "ann"))
        await store.write(move("one", 0))
        lines = StoredLine(1, b"[]"), StoredLine(0, b"[]")
        with pytest.raises(Refused) as no:
            await store.write(Change("one", lines, meta("one", "bob", status="over")))
        assert (no.value.status, no.value.key) == (409, "store-clash")
        kept = store.table("one")
        assert kept is not None
        assert kept.meta.status == "playing"
        assert [sitter.owner for sitter in kept.meta.seats] == ["ann"]
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


def test_bots_moves_share_their_commits(tmp_path: Path) -> None:
    """Nobody waits for them at the moment, so one gathers others although the hall is quiet."""
    commits: list[int] = []

    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        commits.clear()
        patient = [msgspec.structs.replace(move("one", seq), patient=True) for seq in range(40)]
        await asyncio.gather(*(store.write(one) for one in patient))

    run(tmp_path, deeds, committed=lambda changes, _: commits.append(changes))
    assert commits == [40]
    assert lines(tmp_path) == [("one", seq) for seq in range(40)]


@pytest.mark.parametrize("moves", [MOST_ROWS, MOST_ROWS + 1, 3 * MOST_ROWS])
def test_a_commit_of_moves_is_whole_or_not_at_all_however_many_statements_it_takes(tmp_path: Path, moves: int) -> None:
    store = Store.at(tmp_path)
    writer = store._writer
    assert writer._attempt([new_table("one"), new_table("two")]) == ""
    changes: list[Any] = [move(name, seq) for seq in range(moves // 2 + 1) for name in ("one", "two")][:moves]
    assert writer._attempt([*changes[:-1], changes[0]]) == "clash"
    assert lines(tmp_path) == []
    assert writer._attempt(changes) == ""
    assert len(lines(tmp_path)) == moves
    store.close()


def test_no_number_is_drawn_twice(tmp_path: Path) -> None:
    """A late move of a table that was deleted must not land at another, nor one of a table that was never made."""
    async def deeds(store: Store) -> None:
        for name in ("one", "two"):
            await store.write(new_table(name))
            await store.write(move(name, 0))
            await store.write(Forget([name]))
        with pytest.raises(Refused):
            await store.write(Change("half", (StoredLine(0, b"[]"), StoredLine(0, b"[]")), meta("half"), "ab" * 32))
        for late in ("one", "two", "half"):
            with pytest.raises(Refused) as no:
                await store.write(move(late, 1))
            assert no.value.key == "store-clash"
        await store.write(new_table("three"))

    run(tmp_path, deeds)
    run(tmp_path, lambda store: store.write(new_table("four")))
    with opened_file(tmp_path) as file:
        assert list(file.execute("SELECT id, number FROM tables ORDER BY id")) == [("four", 5), ("three", 4)]
    assert lines(tmp_path) == []


def test_counting_is_not_worth_a_match(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))
        await store.write(move("one", 0))

    run(tmp_path, deeds, committed=lambda changes, _: changes // 0)
    assert lines(tmp_path) == [("one", 0)]


def test_whoever_stops_waiting_hinders_nobody_and_is_written(tmp_path: Path) -> None:
    """An update whose client left may have happened; whoever reads the table next must know."""
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
        await until(lambda: not store.fault)
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
    """If two ever get at one file, each place in a match is still given only once."""
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
def test_one_table_that_cant_be_read_hides_no_other(tmp_path: Path) -> None:
    async def deeds(store: Store) -> None:
        for name in ("one", "two"):
            await store.write(Change(name, (), meta(name, "ann"), "ab" * 32))
        with opened_file(tmp_path) as file:
            file.execute("UPDATE tables SET meta = x'00', open = 1 WHERE id = 'one'")
            file.execute("UPDATE tables SET open = 1 WHERE id = 'two'")
        assert [kept.id for kept in store.listed(["playing"], 9, 9)] == ["two"]
        assert [kept.id for kept in store.tables_of("ann", 9)] == ["two"]
        with pytest.raises(Refused) as no:
            store.table("one")
        assert no.value.key == "store-no-read"
        assert store.table("two") is not None

    run(tmp_path, deeds)


def test_what_is_read_is_of_one_moment(tmp_path: Path) -> None:
    """A table's meta data and the lines that came with it, while others write."""
    async def deeds(store: Store) -> None:
        await store.write(new_table("one"))

        async def play() -> None:
            for seq in range(200 * SCALE):
                await store.write(Change("one", (StoredLine(seq, b"[]"),), meta("one", made=0, status="playing")))
                newer = TableMeta("one", "sequence", 1, {"moves": seq + 1}, [], "ann", 0, "c")
                await store.write(Change("one", (), newer))

        playing = asyncio.create_task(play())
        while not playing.done():
            kept = await asyncio.to_thread(store.table, "one")
            assert kept is not None
            assert kept.meta.options.get("moves", len(kept.lines)) == len(kept.lines)
        await playing

    run(tmp_path, deeds)
