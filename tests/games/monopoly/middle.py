"""Tables in the middle of a game, from which random walks reach what they rarely do from the opening."""

from typing import Any

from greathall.games.monopoly.board import DECK_OF
from greathall.games.monopoly.model import Build
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Draw
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import window
from tests.games.monopoly.scenes import CARD, scene, space, stack
from tests.table import ANN, BOB, CAT, DAN, EVE, do

ENDLESS = {"max_rounds": 0}
"""M-84: silent players never buy, so the salaries keep them going forever; only a limit ends such a game."""


def few_huts() -> Table:
    """Everyone could build, and three huts are left: Ann begins."""
    s = waiting(scene(seats=3, owns={ANN: "orange floo_network", BOB: "red slytherin_common_room", CAT: "yellow blue"},
                      built={"orange": 3, "red": 3, "kings_cross gringotts": 3, "ministry_of_magic": 2,
                             "room_of_requirement": 2, "dumbledores_office": 1},
                      cash={ANN: 3000, BOB: 3000, CAT: 3000}))
    do(s, Build(space("burrow")))
    return s


def few_manors() -> Table:
    """One manor is left for two players with four huts everywhere, and too few huts to break up a manor."""
    s = waiting(scene(seats=5, turn=CAT, built={"violet": 5, "sky_blue": 5, "purple": 5, "orange": 5, "red": 4,
                                                "yellow": 4, "blue": 3},
                      owns={ANN: "violet sky_blue", BOB: "purple orange", CAT: "red", DAN: "yellow", EVE: "blue"},
                      cash={CAT: 2500, DAN: 2500, EVE: 1500}))
    do(s, Build(space("honeydukes")))
    return s


def in_debt() -> Table:
    """Dan owes what only his manors and huts can bring."""
    return scene(Debt(DAN, ANN, 950, "rent"), seats=4, built={"green": 5, "yellow": 1}, mortgaged="utilities",
                 owns={ANN: "violet", BOB: "orange", DAN: "green yellow utilities"}, cash={DAN: 40},
                 holds={"dp_get_out": DAN})


def ruined() -> Table:
    """Bob owes Cat more than he has, and everything he owns is mortgaged."""
    return scene(Debt(BOB, CAT, 2000, "rent"), seats=3, owns={BOB: "common_rooms sky_blue", CAT: "blue"},
                 built={"blue": 2}, mortgaged="common_rooms sky_blue", cash={BOB: 200, CAT: 30})


def in_azkaban() -> Table:
    """Three prisoners, two of whom hold a card."""
    return scene(Cell(ANN), seats=3, jailed={ANN: 1, BOB: 2, CAT: 3}, cash={CAT: 20}, owns={CAT: "purple"},
                 holds={"dp_get_out": ANN, "qb_get_out": BOB})


def sent_to_a_utility() -> Table:
    """The card to the nearest utility comes next, and Bob owns both."""
    s = scene(Draw(ANN, 1), seats=3, owns={BOB: "utilities"}, at={ANN: "quibbler_1"}, cash={ANN: 40})
    stack(s, *(card for card, number in CARD.items() if DECK_OF[number] == 1 and card != "qb_utility"))
    return s


def poor() -> Table:
    """Every landing costs more than the players have, and half of the deeds are mortgaged."""
    return waiting(scene(seats=4, owns=OWNED, built=STANDING, mortgaged=PLEDGED, cash=PURSES,
                         holds={"dp_get_out": BOB, "qb_get_out": CAT}))


def poor_and_asked() -> Table:
    """The same with rents on demand and sealed bids."""
    return waiting(scene(seats=4, owns=OWNED, built=STANDING, mortgaged=PLEDGED, cash=PURSES,
                         rent_on_demand=True, sealed_bids=True))


OWNED = {ANN: "orange red", BOB: "common_rooms violet", CAT: "green purple", DAN: "sky_blue yellow utilities"}
STANDING: dict[str, int] = {"orange": 5, "green": 2, "yellow": 1}
PLEDGED = "red common_rooms purple utilities"
PURSES = {ANN: 120, BOB: 150, CAT: 60, DAN: 90}


def waiting(s: Table) -> Table:
    """In the window after a move."""
    window(s)
    return s


SCENES: dict[str, tuple[int, Any]] = {
    "few-huts": (3, few_huts), "few-manors": (5, few_manors), "in-debt": (4, in_debt), "ruined": (3, ruined),
    "in-azkaban": (3, in_azkaban), "sent-to-a-utility": (3, sent_to_a_utility), "poor": (4, poor),
    "poor-and-asked": (4, poor_and_asked)}
