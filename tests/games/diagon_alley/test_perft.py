"""How many ways the seats can choose, one to four choices deep, with chance scripted.

Both dice show a 2 and a 3, one die a 5, and the card drawn is the first that may come.

The numbers are in perft.txt. After an intended change run REWRITE=1 pytest <this file>, and read the difference."""

from collections.abc import Callable


from greathall.core.words import CHANCE
from greathall.games.diagon_alley.model import Exchange, Shove
from greathall.games.diagon_alley.play.cards import Attacked, Snatching
from greathall.games.diagon_alley.play.dice import Dice, OneDie
from greathall.games.diagon_alley.play.table import Table
from tests.games.diagon_alley.middle import CROOKED
from tests.games.diagon_alley.scenes import CARD, alley, inside, rolled, scene, stack, street, threw
from tests.golden import Counts, perft
from tests.table import ANN, BOB, CAT, DAN, do, legal


def spells() -> Table:
    """Ann is in a shop with its price and four kinds of spells; Bob could defend himself."""
    return scene(at={ANN: inside("owls"), BOB: street(17), CAT: street(28)}, trunk={BOB: "wand"},
                 hands={ANN: "trunk_snatch shove pickpocket floo_powder", BOB: "defend"})


def on_the_way() -> Table:
    """A Quick Step before the roll leads past two doors and a gate, one of the doors closed."""
    return scene(at={ANN: street(8), BOB: street(13), CAT: street(17)}, hands={ANN: "quick_step"}, sign="potions")


def knockturn() -> Table:
    """One player could leave by a card, another is two steps from a back door."""
    return scene(at={ANN: alley(1), BOB: alley(8), CAT: alley(16)}, hands={ANN: "leave_knockturn", CAT: "shove"})


def snatching() -> Table:
    """Ann chooses among three items of Bob's, of which she lacks two."""
    return scene(Snatching(ANN, BOB), at={BOB: street(9)}, trunk={ANN: "owl", BOB: "owl wand book"})


def shoved() -> Table:
    """Cat is attacked while all gates but one are taken."""
    s = scene(seats=4, at={ANN: street(20), BOB: alley(31), CAT: street(22), DAN: alley(1)},
              hands={ANN: "shove", CAT: "defend close_shop"})
    do(s, Shove(CAT))
    return s


def exchange() -> Table:
    """Five cards of four kinds, three of which go; a Fizzle comes up."""
    s = scene(seats=2, hands={ANN: "floo_powder floo_powder defend shove found_coin"})
    stack(s, "fizzle")
    do(s, Exchange())
    return s


def home() -> Table:
    """Ann needs only the inn, Bob one item that he can buy."""
    return scene(seats=2, at={ANN: street(36), BOB: inside("wands")}, coins={BOB: (2, 0, 0)},
                 trunk={ANN: "cauldron potion owl robe book wand", BOB: "robe"}, items_for_everyone=True)


def young() -> Table:
    """In a shop, where any young player may use Floo Powder."""
    return scene(seats=4, younger=True, at={ANN: inside("robes"), BOB: street(24), CAT: street(1), DAN: alley(10)})


def crooked() -> Table:
    """A short street of another edition, where one roll passes half of the doors."""
    return scene(edition=CROOKED, at={ANN: 7, BOB: 12, CAT: 15}, hands={ANN: "close_shop", BOB: "defend"})


SCENES: dict[str, Callable[[], Table]] = {
    "spells": spells, "on the way": on_the_way, "knockturn": knockturn, "snatching": snatching, "shoved": shoved,
    "exchange": exchange, "home": home, "young": young, "crooked": crooked}


def by_script(s: Table) -> None:
    while s.agenda and s.agenda[-1].seat == CHANCE:
        step = s.agenda[-1]
        do(s, rolled(2, 3) if isinstance(step, Dice) else threw(5) if isinstance(step, OneDie) else legal(s)[0])


COUNTS = Counts(__file__, SCENES, 4, by_script)
test_every_scene_has_its_line, test_choices_are_as_many_as_were_counted = COUNTS.tests()


def test_some_can_be_counted_by_hand() -> None:
    """The choices in each scene, in the order of the assertions.

    Three items go back to their shops, or two of them into Ann's trunk. There are four kinds of cards at first, then
    all four if one of the pair went and three if not, and so on. Ann may roll, buy, call twice for Floo Powder, take
    Bob's wand, shove or rob two others, or exchange three for one. Cat suffers or defends herself."""
    assert perft(snatching(), 1, by_script) == 3 + 2
    assert [perft(exchange(), depth, by_script) for depth in (1, 2, 3)] == [4, 4 + 3 * 3, 33]
    assert perft(spells(), 1, by_script) == 1 + 1 + 2 + 1 + 2 + 2 + 1
    assert perft(shoved(), 1, by_script) == 2


def test_an_attack_on_whoever_holds_no_defence_is_asked_about_too() -> None:
    """Otherwise silence would reveal the hand; there is one answer."""
    assert perft(scene(Attacked(BOB, ANN, CARD["shove"]), at={BOB: street(5)}), 1, by_script) == 1
