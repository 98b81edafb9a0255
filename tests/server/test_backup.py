"""Backups: taken while people and bots play, brought back into a folder of their own, and refused if they are bad."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from greathall.core.words import Illegal
from greathall.server import backup
from greathall.server.backup import LOCK, back_up, bring_back
from greathall.server.store import HELD, Store
from tests.server.hall import Person, hall, until
from tests.server.nursery import ran
from tests.server.shelf import guest, left, new_table, run
from tests.server.test_faults import GAMES, Bidders, Pair, WithBots, load
from tests.server.witness import found
from tests.table import SCALE

BACKUPS = 3 * SCALE


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return ran(["-m", "greathall", *words])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with a hall of two guests and a table, closed."""
    async def deeds(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.write(guest(name))
        await store.write(new_table("one", "ann"))

    folder = tmp_path / "data"
    run(folder, deeds)
    (folder / "hall.key").write_text("ab" * 32 + "\n")
    (folder / "hall.key").chmod(0o600)
    folder.chmod(0o700)
    return folder


@pytest.fixture
def saved(kept: Path) -> Path:
    file = kept.parent / "saved.backup"
    back_up(kept, file)
    return file


# ── while it is open ─────────────────────────────────────────────────────────
def test_a_backup_taken_under_load_holds_all_that_was_acknowledged_by_then(tmp_path: Path) -> None:
    with hall(tmp_path / "data", "--tables-each", "1000000", GREATHALL_GAMES=GAMES) as door:
        groups = [Pair(door, 0, Random(0)), WithBots(door, 1, Random(1)), Bidders(door, 2, Random(2))]
        threads = load([group.go for group in groups])
        told: list[list[tuple[str, int, str]]] = []
        for number in range(BACKUPS):
            played_on(groups)
            told.append([(table, seq, head) for table, seen in states(groups) for seq, head in list(seen.items())])
            done = command("backup", str(tmp_path / f"{number}.backup"), "--data", str(door.data))
            assert done.returncode == 0, done.stderr
        door.kill()
        for thread in threads:
            thread.join()
    for number, acknowledged in enumerate(told):
        folder = tmp_path / f"again {number}"
        done = command("restore", str(tmp_path / f"{number}.backup"), "--data", str(folder))
        assert done.returncode == 0, done.stderr
        heads = {table: found(folder, table).heads for table, *_ in acknowledged}
        assert [(table, seq) for table, seq, head in acknowledged if head and heads[table][seq] != head] == []
    with hall(folder, GREATHALL_GAMES=GAMES) as again:
        for group in groups:
            for person in group.people:
                back = Person(again, person.name, token=person.token)  # the key came along
                assert back.ask("GET", "/api/identity")["name"] == person.name
                newest = max(seq for table, seq, _ in acknowledged if table == group.tables[0])
                assert back.sit(group.tables[0])["seq"] >= newest
        assert again.close()[0] == 0
    print(f"\n{BACKUPS} backups under load: {sum(map(len, told))} states acknowledged before them; none lost")


def played_on(groups: list[Pair]) -> None:
    """Wait until they have been told of 30 more states."""
    def known() -> int:
        return sum(len(heads) for _, heads in states(groups))

    before = known()
    until(lambda: known() >= before + 30)


def states(groups: list[Pair]) -> list[tuple[str, dict[int, str]]]:
    """Return what the people were told so far, by table."""
    people = [person for group in groups for person in group.people]
    return [(table, heads) for person in people for table, heads in list(person.heads.items())]


def test_a_hall_keeps_its_key_its_guests_and_its_tables(kept: Path, saved: Path) -> None:
    assert saved.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in saved.parent.iterdir()) == ["data", "saved.backup"]  # nothing beside it
    again = kept.parent / "again"
    counts, aside = bring_back(saved, again)
    assert (counts.tables, counts.guests, aside) == (1, 2, None)
    assert sorted(path.name for path in again.iterdir()) == [HELD, "hall.key", LOCK, "hall.sqlite"]
    for name in ("hall.key", "hall.sqlite"):
        assert (again / name).stat().st_mode & 0o777 == 0o600
    assert again.stat().st_mode & 0o777 == 0o700
    assert (again / "hall.key").read_text() == (kept / "hall.key").read_text()
    with closing(sqlite3.connect(again / "hall.sqlite")) as one, closing(sqlite3.connect(kept / "hall.sqlite")) as two:
        assert list(one.iterdump()) == list(two.iterdump())
    Store.at(again).close()


# ── into which folder ────────────────────────────────────────────────────────
def key_of(work: Any, *args: Any) -> str:
    with pytest.raises(Illegal) as no:
        work(*args)
    return no.value.key


def test_a_hall_that_is_there_is_set_aside_whole_and_only_if_one_says_so(kept: Path, saved: Path) -> None:
    again = kept.parent / "again"

    async def deeds(store: Store) -> None:
        await store.write(guest("cat"))
        assert key_of(bring_back, saved, again, True) == "store-taken"

    run(again, deeds)
    (again / "hall.key").write_text("cd" * 32 + "\n")
    assert key_of(bring_back, saved, again) == "backup-held"
    assert left(again, "guests") == ["cat"]
    asides = [bring_back(saved, again, replace=True)[1] for _ in range(2)]
    assert left(again, "guests") == ["ann", "bob"]
    assert asides[0] is not None
    assert asides[1] is not None
    assert left(asides[0], "guests") == ["cat"]
    assert left(asides[1], "guests") == ["ann", "bob"]
    assert (asides[0] / "hall.key").read_text() == "cd" * 32 + "\n"
    Store.at(asides[0]).close()


def test_a_restore_that_is_cut_short_opens_no_other_hall(kept: Path, saved: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it had done by then, the folder says that it held a hall; the next try succeeds."""
    def cut(folder: Path, held: list[Path]) -> Path:
        set_aside(folder, held[:1])
        raise KeyboardInterrupt

    set_aside = backup.set_aside
    monkeypatch.setattr(backup, "set_aside", cut)
    with pytest.raises(KeyboardInterrupt):
        bring_back(saved, kept, replace=True)
    assert key_of(Store.at, kept) == "store-gone"
    monkeypatch.setattr(backup, "set_aside", set_aside)
    bring_back(saved, kept, replace=True)
    Store.at(kept).close()


# ── what is refused ──────────────────────────────────────────────────────────
def test_what_is_no_backup_is_refused_with_the_reason(kept: Path, saved: Path, tmp_path: Path) -> None:
    whole, bad, again = saved.read_bytes(), tmp_path / "bad", tmp_path / "again"
    with closing(sqlite3.connect(bad)) as other, other:
        other.execute("CREATE TABLE diary (day)")
    files = {"it holds no hall": bad.read_bytes(), "not a database": b"dear diary, " * 1000,
             "it holds no hall's key": (kept / "hall.sqlite").read_bytes(),
             "malformed": whole[:len(whole) // 2 // 4096 * 4096], "database disk image": whole[:4096] + whole[8192:]}
    for why, data in files.items():
        bad.write_bytes(data)
        with pytest.raises(Illegal) as no:
            bring_back(bad, again)
        assert no.value.key == "backup-damaged"
        assert why in no.value.why or why == "database disk image", no.value.why
        assert not again.exists()
    bad.write_bytes(whole)
    with closing(sqlite3.connect(bad)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert key_of(bring_back, bad, again) == "backup-newer"
    assert key_of(bring_back, tmp_path / "nowhere", again) == "backup-gone"
    assert not again.exists()


def test_a_backup_that_cannot_be_is_refused_and_leaves_nothing(kept: Path, saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    assert key_of(back_up, kept, saved) == "backup-exists"
    assert saved.read_bytes() == before
    assert key_of(back_up, tmp_path / "nowhere", tmp_path / "new") == "backup-no-hall"
    assert key_of(back_up, kept, tmp_path / "no folder" / "new") == "backup-no-file"
    file = kept / "hall.sqlite"
    file.write_bytes(file.read_bytes()[:8192] + b"x" * 4096 + file.read_bytes()[12288:])
    with pytest.raises(Illegal):
        back_up(kept, tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "saved.backup"]


def test_the_commands_say_what_they_did(kept: Path, tmp_path: Path) -> None:
    file, again = str(tmp_path / "one.backup"), str(tmp_path / "again")
    done = command("backup", file, "--data", str(kept))
    assert done.stdout == f"The hall in {kept} is backed up in {file}: 1 table, 2 guests.\n"
    no = command("backup", file, "--data", str(kept))
    assert (no.returncode, no.stderr.count("\n")) == (2, 1)
    done = command("restore", file, "--data", again)
    assert done.stdout == f"The hall is restored in {again}: 1 table, 2 guests.\n"
    done = command("restore", file, "--data", again, "--replace")
    assert done.stdout.splitlines()[1].startswith(f"The hall that was there before is now in {again}/before-")
