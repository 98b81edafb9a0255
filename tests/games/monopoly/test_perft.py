"""How many ways the seats can choose, one to four choices deep, with chance scripted: every roll is a one and a two,
and the card drawn is the lowest.

The numbers are in perft.txt. After a change that is meant to change them, run REWRITE=1 pytest <this file> and read the
diff."""

from collections.abc import Callable


from greathall.core.words import CHANCE
from greathall.games.monopoly.play.auctions import auction
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.dice import Dice
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import Window, window
from tests.games.monopoly.scenes import build, offer, rolled, scene, space
from tests.golden import Counts, perft
from tests.table import ANN, BOB, CAT, do, legal


def buildings() -> Table:
    """Ann may build, sell and trade, Bob lift and mortgage."""
    s = scene(seats=2, owns={ANN: "violet", BOB: "utilities"}, built={"violet": 1}, mortgaged="floo_network",
              cash={ANN: 300, BOB: 200}, offers=1)
    window(s)
    return s


def rising_bids() -> Table:
    """Nobody has much, and Bob could raise more."""
    s = scene(owns={BOB: "burrow"}, cash={ANN: 12, BOB: 3, CAT: 6})
    auction(s, space("honeydukes"), ANN)
    return s


def sealed_bids() -> Table:
    s = scene(cash={ANN: 2, BOB: 2, CAT: 2}, sealed_bids=True)
    auction(s, space("honeydukes"), ANN)
    return s


def debt() -> Table:
    """Bob's huts and deeds are just enough; one deed is bare and for sale."""
    return scene(Debt(BOB, ANN, 200, "rent"), seats=2, owns={BOB: "violet slytherin_common_room"},
                 built={"violet": 2}, cash={BOB: 20}, offers=1)


def shortage() -> Table:
    """Two huts are left, and three players would build."""
    s = scene(owns={ANN: "orange", BOB: "red yellow", CAT: "blue"}, cash={ANN: 350, BOB: 310, CAT: 420},
              built={"orange": 3, "red": 4, "kings_cross gringotts": 3, "ministry_of_magic": 2,
                     "dumbledores_office": 1})
    window(s)
    do(s, build("burrow"))
    return s


def trade() -> Table:
    """Bob is offered a mortgaged deed for one of his, with money."""
    s = scene(Window(ANN, "end"), seats=2, owns={ANN: "owl_post", BOB: "privet_drive"}, mortgaged="owl_post",
              cash={ANN: 100, BOB: 120}, offers=1)
    do(s, offer(BOB, "owl_post", "privet_drive", pays=40))
    return s


def azkaban() -> Table:
    """Ann's first turn inside, with the money and a card."""
    return scene(Cell(ANN), seats=2, jailed={ANN: 1}, holds={"qb_get_out": ANN})


SCENES: dict[str, Callable[[], Table]] = {
    "buildings": buildings, "rising bids": rising_bids, "sealed bids": sealed_bids, "debt": debt, "shortage": shortage,
    "trade": trade, "azkaban": azkaban}


def by_script(s: Table) -> None:
    while s.agenda and s.agenda[-1].seat == CHANCE:
        do(s, rolled(1, 2) if isinstance(s.agenda[-1], Dice) else legal(s)[0])


COUNTS = Counts(__file__, SCENES, 4, by_script)
test_every_scene_has_its_line, test_choices_are_as_many_as_were_counted = COUNTS.tests()


def test_some_can_be_counted_by_hand() -> None:
    """Three bids of 0, 1 or 2 whatever the others wrote; Bob's answers to none, 1, 5, 10 and 12 of Ann's (he leaves, he
    mortgages, and to the first two he has two bids); a try, the fine or the card; a debtor's two huts (the other two
    come after), a mortgage, and a sale to the only other."""
    assert [perft(sealed_bids(), depth, by_script) for depth in (1, 2, 3)] == [3, 9, 27]
    assert perft(rising_bids(), 2, by_script) == 4 + 4 + 2 + 2 + 2
    assert perft(azkaban(), 1, by_script) == 3
    assert perft(debt(), 1, by_script) == 2 + 1 + 1
