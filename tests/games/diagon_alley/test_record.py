"""Complete matches with moves taken back, even secret ones: the record tells the same game."""

from typing import Any

import pytest

import greathall
from tests.games.diagon_alley.middle import CROOKED
from tests.table import rule
from greathall.testing.walks import play_at_random, snapshot

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "ours": (3, {}), "an edition": (4, {"edition": CROOKED}), "two": (2, {"two_players": True}),
    "young": (4, {"younger": True})}


@pytest.mark.parametrize("name", TABLES)
@rule("DA-B01", "DA-E04")
def test_a_match_with_moves_taken_back_replays(name: str) -> None:
    seats, options = TABLES[name]
    match = play_at_random("diagon_alley", seats, f"undone {name}", 0.1, round_limit=100, **options)
    done = {entry.do["type"] for entry in match.entries}
    assert "Undone" in done
    assert name == "young" or "Pick" in done
    again = greathall.replay(match.record())
    assert (snapshot(again.state), again.head, again.result) == (snapshot(match.state), match.head, match.result)
