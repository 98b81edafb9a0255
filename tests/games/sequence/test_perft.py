"""How many ways the seats can choose, one to four choices deep, with chance scripted: it gives the lowest card.

The numbers are in perft.txt. After a change that is meant to change them, run REWRITE=1 pytest <this file> and read the
diff."""

from collections.abc import Callable


from greathall.games.sequence.play.table import Table
from tests.games.sequence.scenes import GOLD, ONYX, draw_anything, scene
from tests.golden import Counts, perft
from tests.table import ANN, BOB, CAT, DAN


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
COUNTS = Counts(__file__, SCENES, 4, draw_anything)
test_every_scene_has_its_line, test_choices_are_as_many_as_were_counted = COUNTS.tests()


def test_the_opening_can_be_counted_by_hand() -> None:
    """Seven kinds of card on two spaces each; Bob's 5h has one space left after Ann's."""
    assert perft(opening(), 1, draw_anything) == 14
    assert perft(opening(), 2, draw_anything) == 12 * 14 + 2 * 13
