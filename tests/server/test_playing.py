"""Whole matches over real sockets."""

from pathlib import Path
from random import Random

import pytest

import greathall
from tests.server.hall import Person, hall, play_out


@pytest.mark.parametrize("game", ["sequence", "candles"])
def test_two_people_play_to_the_end_and_the_record_verifies(tmp_path: Path, game: str) -> None:
    with hall(tmp_path / "data") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        table = ann.table(game)
        bob.join(table, 1)
        ann.start(table)
        ann.sit(table)
        bob.sit(table)
        play_out([ann, bob], Random(1))
        assert ann.now["result"] == bob.now["result"] is not None
        record = ann.ask("GET", f"/api/tables/{table}/record")
        assert record["head"] == ann.now["head"] == bob.now["head"]
        if game == "sequence":
            assert greathall.replay(record).result is not None
        assert door.close()[0] == 0
