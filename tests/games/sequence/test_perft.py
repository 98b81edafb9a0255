"""How many ways the seats can choose, one to four choices deep, with chance scripted: it gives the lowest card.

The numbers stand in perft.txt. After a change that is meant to change them: REWRITE=1 pytest <this file>, and read
the difference."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from greathall.core.engine import apply
from greathall.games.sequence.play.table import Table
from tests.games.sequence.scenes import GOLD, ONYX, draw_anything, options, scene
from tests.table import ANN, BOB, CAT, DAN

FILE = Path(__file__).parent / "perft.txt"
DEPTH = 4


def opening() -> Table:
    return scene(hands={ANN: "5h 9r Kg 2g 10s As 7h", BOB: "5h 6h Qr 3s 4g Ar 8h"})


def jacks() -> Table:
    return scene(hands={ANN: "Jg Jr 5h", BOB: "Jh 6h"}, counters={GOLD: "c4 d4", ONYX: "g7 g8"})


def dead_card() -> Table:
    return scene(hands={ANN: "5h 6h 9r", BOB: "5h 6h Jr"}, counters={GOLD: "b4", ONYX: "f6 b5"})


def nearly_six() -> Table:
    """10h on e4 makes six in a row, seven or eight after 5h on b4 and 9r on i4; Bob may break it first."""
    return scene(hands={ANN: "10h 5h 9r", BOB: "Jr 6h 2s"}, counters={GOLD: "c4 d4 f4-h4", ONYX: "b9-e9"})


def four_seats() -> Table:
    """Ann can finish a sequence with 2g, Bob one with the corner and 9g."""
    return scene(seats=4, hands={ANN: "2g 5h 9r", BOB: "9g 6h Jr", CAT: "7h 7h 3s", DAN: "8h 2h"},
                 counters={GOLD: "d8-g8", ONYX: "b1-d1"})


SCENES: dict[str, Callable[[], Table]] = {
    "opening": opening, "jacks": jacks, "dead card": dead_card, "nearly six": nearly_six, "four seats": four_seats}


def perft(s: Table, depth: int) -> int:
    """The number of different lines of `depth` choices; a game that ends sooner has none."""
    if not s.agenda:
        return 0
    acts = options(s)
    if depth == 1:
        return len(acts)
    total = 0
    for act in acts:
        after = s.clone()
        apply(after, act)
        draw_anything(after)
        total += perft(after, depth - 1)
    return total


def counted(name: str) -> str:
    return f"{name}: " + " ".join(str(perft(SCENES[name](), depth)) for depth in range(1, DEPTH + 1))


def test_every_scene_has_its_line() -> None:
    if os.environ.get("REWRITE"):
        FILE.write_text("\n".join(map(counted, SCENES)) + "\n")
    assert [line.split(":")[0] for line in FILE.read_text().splitlines()] == list(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_choices_are_as_many_as_were_counted(name: str) -> None:
    known = {line.split(":")[0]: line for line in FILE.read_text().splitlines()}
    assert counted(name) == known[name]


def test_the_opening_can_be_counted_by_hand() -> None:
    """Seven kinds of card on two spaces each; Bob's 5h has one space left after Ann's."""
    assert perft(opening(), 1) == 14
    assert perft(opening(), 2) == 12 * 14 + 2 * 13
