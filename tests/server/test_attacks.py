"""The bench's attacks do what they say, and the hall is well afterwards; how long others wait is measured there."""

import json
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from bench.attacks.__main__ import Found, Stretch, as_table, p95
from bench.attacks.attacks import ATTACKS, DOTTED, PAGES, undone
from greathall.core.record import replay
from tests.server.hall import Hall, hall, until
from tests.table import first_of

ENOUGH = 0.3
"""So many seconds of its work show that the hall is under attack."""


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("attacked") / "data") as door:
        yield door


@pytest.mark.parametrize("name", first_of("malformed", *(name for name in ATTACKS if name != "malformed")))
def test_an_attack_is_answered_and_leaves_the_hall_well(victim: Hall, name: str) -> None:
    """From SCALE=3 on all attacks."""
    before = victim.spent
    attacker = subprocess.Popen([sys.executable, "-m", "bench.attacks.attacks", name, str(victim.port)], text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    until(lambda: victim.spent > before + ENOUGH or attacker.poll() is not None)
    attacker.terminate()
    told, faults = attacker.communicate()
    assert attacker.returncode == 0, faults
    begun, tally = told.splitlines()[0], json.loads(told.splitlines()[1])
    assert begun == "begun"
    assert tally
    assert "500" not in tally
    assert "hall-fault" not in tally
    assert httpx.get(f"{victim.url}/health").json()["well"]


def test_what_is_sent_is_what_the_attacks_promise() -> None:
    assert max(line.count(".") for line in DOTTED.splitlines()) > 900
    assert "/docs" in PAGES
    record = undone()
    assert 100_000 < len(record) < 262_144
    assert replay(json.loads(record))  # a true one: nothing is refused before it has cost something


def test_the_ratio_compares_the_slowest_of_each_round() -> None:
    calm, slow = Stretch([0.001] * 90 + [0.01] * 10, 0.2), Stretch([0.001] * 90 + [0.03] * 10, 0.9)
    assert p95([1.0] * 100) == 1.0
    assert Found("talk", {}, [(calm, slow), (slow, calm), (calm, slow)]).ratio == pytest.approx(3)
    assert Found("talk", {}, [(calm, slow), (slow, slow), (slow, slow)]).ratio == 1  # the machine was busy once
    table = as_table([Found("talk", {"429": 7, "said": 3}, [(calm, slow)])])
    assert [next(iter(column.cells)) for column in table.columns][4:6] == ["20% → 90%", "10 → 30 ms"]
