"""Which events of a table's message belong to which entry of its record."""

import greathall
from greathall.server.messages import moves


def test_what_chance_did_belongs_to_the_choice_before_it_even_if_that_told_nothing() -> None:
    """Spinning the wheel is no event: only what it shows is one."""
    match = greathall.new("sorcerers_stone", 2, "spin", options={"challenge": "quirrell"})
    for _ in range(2):
        match.play({"type": "Spin"})
    assert [(at, seat, count > 0) for at, seat, count in moves(match, 0)] == [
        (0, 0, False), (1, -1, True), (2, 1, False), (3, -1, True)]
    assert moves(match, 2) == moves(match, 0)[2:]
    assert sum(count for _, _, count in moves(match, 0)) == len(match.log)
