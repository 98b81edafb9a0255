"""Whole matches over real sockets."""

from random import Random

import pytest

import greathall
from tests.server.hall import Person, play_out


@pytest.mark.parametrize("game", ["sequence", "candles"])
def test_two_people_play_to_the_end_and_the_record_verifies(ann: Person, bob: Person, game: str) -> None:
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
