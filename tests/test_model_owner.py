"""The rules of who owns a table hold in a model (tests/model_owner.py); each rule left out is found to be missing."""

import pytest

from tests.model_owner import RULES, Rule, World, found
from tests.table import SCALE


def test_the_rules_hold_whatever_happens() -> None:
    assert found(None, 1000 * SCALE, steps=200) is None


def test_the_rules_hold_among_many_halls() -> None:
    for seed in range(2 * SCALE):
        world = World(seed, halls=8, tables=10)
        world.run(3000)
        assert any(row.lines for row in world.store.rows)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_that_is_left_out_is_missed(rule: Rule) -> None:
    assert found(rule, 10_000, steps=200) is not None


def test_tables_change_hands_and_are_played_at_in_the_model() -> None:
    """The checks above are worth nothing if hardly anything happens."""
    lines = moved = 0
    for seed in range(100):
        world = World(seed)
        for _ in range(200):
            before = [row.hall for row in world.store.rows]
            world.step()
            moved += sum(None not in (was, row.hall) and was != row.hall
                         for was, row in zip(before, world.store.rows, strict=True))
        lines += sum(len(row.told) for row in world.store.rows)
    assert lines > 100
    assert moved > 50
