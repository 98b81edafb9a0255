"""Records and stored tables of older versions are the same matches today."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.record import dumps, loads
from greathall.core.words import as_dict
from greathall.server.restore import recorded, replayed, restore_table
from greathall.server.store import Kept, Store
from greathall.server.table import LiveTable
from greathall.server.table_meta import Held
from tests.corpus import HERE, prompt_of
from tests.server.shelf import opened_file

PROMPTS = {file.parent: json.loads(file.read_text(encoding="utf-8")) for file in sorted(HERE.glob("*/prompts.json"))}
FILES = [file for folder in PROMPTS for file in sorted((folder / "records").glob("*.json"))]
KNOWN = {"sequence", "monopoly", "diagon_alley", "tcg", "sorcerers_stone",
         "hagrid", "sprout", "flitwick", "mcgonagall", "quirrell", "snape"}
TABLES = [(folder, table) for folder in PROMPTS for table in PROMPTS[folder]["tables"]]


# ── records ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_record_is_the_same_match_entry_by_entry(file: Path) -> None:
    """What chance drew, commitment, heads and result are judged by `replay`; the whole record comes back."""
    data = loads(file.read_bytes())
    match = greathall.replay(data)
    assert loads(dumps(match.record(resume="secret" in data))) == data
    assert prompt_of(match) == PROMPTS[file.parent.parent]["records"][file.stem]
    if match.secret is not None and match.seat is not None:
        match.play(match.legal()[0])
        assert len(match.entries) > len(data["entries"])


@pytest.mark.parametrize("folder", PROMPTS, ids=lambda folder: folder.name)
def test_every_game_and_variant_is_there(folder: Path) -> None:
    """A later version may know more; none of today's is left out."""
    records, tables = PROMPTS[folder]["records"], PROMPTS[folder]["tables"]
    assert sorted(records) == sorted(file.stem for file in FILES if folder in file.parents)
    for named in (records, tables):
        assert {name.partition("-")[0] for name in named} >= KNOWN


# ── stored tables ────────────────────────────────────────────────────────────
@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, Store]]:
    """The stores of all versions, brought up to date as a hall does when it opens."""
    stores = {}
    for folder in PROMPTS:
        data = tmp_path_factory.mktemp("hall")
        with opened_file(data) as file:
            file.executescript((folder / "hall.sql").read_text(encoding="utf-8"))
        stores[folder] = Store.at(data)
    yield stores
    for store in stores.values():
        store.close()


@pytest.mark.parametrize(("folder", "name"), TABLES, ids=lambda one: getattr(one, "name", one))
def test_a_stored_table_comes_back_at_its_prompt_and_is_played_on(
        folder: Path, name: str, halls: dict[Path, Store]) -> None:
    kept, prompt = halls[folder].table(name), dict(PROMPTS[folder]["tables"][name])
    assert kept is not None
    assert any(line.digest for line in kept.lines)
    assert replayed(kept.meta, kept).head == recorded(kept.meta, kept).head == prompt.pop("head")
    table = at_its_prompt(kept, prompt)
    play(table)
    change = table.change()
    assert change is not None
    assert table.match is not None
    at_its_prompt(Kept(table.meta, kept.secret, [*kept.lines, *change.lines]), prompt_of(table.match))


def at_its_prompt(kept: Kept, prompt: dict[str, Any]) -> LiveTable:
    """Return the table out of the store: not suspended, with the same question and the same early answers."""
    before = dict(kept.meta.held)
    table = restore_table(kept, 0.0)
    assert (table.meta.status, table.meta.why) == ("playing", "")
    assert table.match is not None
    assert prompt_of(table.match) == prompt
    held = {seat: Held(as_dict(action), by, at) for seat, (action, by, at) in table.match.held.items()}
    assert held == before
    return table


def play(table: LiveTable) -> None:
    """Give the first answer there is, by whoever plays the seat asked."""
    match, seat = table.match, table.asked
    assert match is not None
    assert seat is not None
    sitter, action = table.meta.seats[seat], match.legal()[0]
    if sitter.bot:
        assert table.play_for(seat, table.seq, action, f"bot:{sitter.bot}", 0.0)
    else:
        table.play(sitter.owner, seat, table.seq, as_dict(action), 0.0)
