"""How many ways the seats can choose, one to three choices deep, with chance scripted.

The card that comes is the first that may come.

The numbers are in perft.txt. After an intended change run REWRITE=1 pytest <this file>, and read the difference."""

from collections.abc import Callable


from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer
from greathall.games.tcg.play.table import Table
from tests.games.tcg import middle
from tests.games.tcg.scenes import play, run, scene
from tests.golden import Counts, by_script, perft
from tests.table import ANN, BOB, do


def opening() -> Table:
    """The basic game before its first choice: Draco's deck goes first."""
    s = GAME.setup(2, GAME.resolve_options(2, {}), {}, {})
    by_script(s)
    return s


def spells() -> Table:
    """Ann may aim at Bob or at any of three creatures, one of them her own."""
    return scene(hands={ANN: "Vermillious, Toe Biter, Charms"}, play={ANN: "5 Charms, Surly Hound", BOB: "2 Pet Toad"})


def warded() -> Table:
    """Bob is asked how he takes the damage: a cloak, two toads, or not at all."""
    s = scene(hands={ANN: "2 Stupefy"}, play={ANN: "8 Charms", BOB: "Invisibility Cloak, 2 Pet Toad"})
    run(s, play("Stupefy"))
    return s


def under_the_deck() -> Table:
    """Up to four of three kinds of cards, in any order."""
    s = scene(hands={ANN: "Boil Cure"}, play={ANN: "6 Potions"},
              heaps={ANN: "2 Accio, Stupefy, Charms, Elixir of Life"})
    run(s, play("Boil Cure"))
    return s


SCENES: dict[str, Callable[[], Table]] = {
    "opening": opening, "spells": spells, "warded": warded, "under the deck": under_the_deck, "care": middle.care,
    "friends": middle.friends, "wake up": middle.wake_up,
    "adventures": lambda: middle.adventures("Dragon's Escape", "Human Chess Game")}


COUNTS = Counts(__file__, SCENES, 3)
test_every_scene_has_its_line, test_choices_are_as_many_as_were_counted = COUNTS.tests()


def test_some_can_be_counted_by_hand() -> None:
    """End, two spells and a lesson, a draw, Dean's ability; at Bob or one of three creatures; suffer, cloak or one of
    two toads; nothing or one of three kinds to begin with, and then nothing or one of those that are left."""
    assert perft(spells(), 1, by_script) == 1 + 3 + 1 + 1
    s = spells()
    do(s, play("Vermillious"))
    assert perft(s, 1, by_script) == 4
    do(s, AtPlayer())
    assert perft(warded(), 1, by_script) == 4
    assert perft(under_the_deck(), 1, by_script) == 4
