"""Every question of Monopoly on Ann's desk, and what she sees of the others'."""

from typing import Any

from greathall.core.words import Event, Step
from greathall.games.monopoly.model import BidMade, Declined, Left, Short
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.shortage import PieceBid, Wish
from greathall.games.monopoly.play.spaces import Buying, Taxed
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.trade import Answer, TakeOver
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import offer, scene, space
from tests.table import ANN, BOB, CAT, DAN

SEATS = 4
RICH: dict[str, Any] = {
    "seats": SEATS, "cash": {ANN: 640, BOB: 900, CAT: 77, DAN: 1200},
    "owns": {ANN: "orange privet_drive gryffindor_common_room", BOB: "red leaky_cauldron floo_network",
             CAT: "sky_blue malfoy_manor", DAN: "blue"},
    "built": {"red": 4, "sky_blue": 2}, "mortgaged": "privet_drive leaky_cauldron gryffindor_common_room",
    "at": {ANN: "gringotts", BOB: "burrow", CAT: "malfoy_manor"}, "holds": {"dp_get_out": ANN}}
SALE = space("gringotts")
HUT_AT = space("flourish_blotts")
OLD = space("leaky_cauldron")
BIDS = (Declined(ANN, SALE), BidMade(ANN, SALE, 60), BidMade(BOB, SALE, 110), Left(CAT, SALE), BidMade(DAN, SALE, 120))


def at(step: Step, **more: Any) -> Table:
    return scene(step, **RICH | more)


def bidding(seat: int, high: int) -> Table:
    live = [ANN, BOB, DAN]
    turned = (*live[live.index(seat):], *live[:live.index(seat)])
    return at(Bidding(seat, SALE, high, DAN, turned))


TO_ANN = offer(ANN, "leaky_cauldron", "privet_drive dp_get_out", asks=150)
TO_BOB = offer(BOB, "privet_drive", "leaky_cauldron", pays=100)
BURDEN: dict[str, Any] = {"owns": {ANN: "violet"}, "mortgaged": "leaky_cauldron", "built": {}}
SHORTAGE: dict[str, Any] = {"built": {"red": 4, "blue": 4, "sky_blue": 3}}

STATES: dict[str, tuple[Table, tuple[Event, ...]]] = {
    "throw": (at(Window(ANN, "throw")), ()),
    "others": (at(Window(ANN, "others"), turn=BOB), ()),
    "buying": (at(Buying(ANN, SALE, 260)), ()),
    "buying-short": (at(Buying(ANN, SALE, 260), cash={ANN: 100}), ()),
    "auction": (bidding(ANN, 120), BIDS),
    "auction-too-high": (bidding(ANN, 720), BIDS),
    "auction-of-others": (bidding(BOB, 120), BIDS),
    "sealed": (at(Sealed(ANN, SALE), sealed_bids=True), ()),
    "answer": (at(Answer(ANN, BOB, TO_ANN, BANK)), ()),
    "answer-of-others": (at(Answer(BOB, ANN, TO_BOB, BANK)), ()),
    "debt": (at(Debt(ANN, BOB, 925, "rent"), built={"orange": 2}), ()),
    "debt-lost": (at(Debt(ANN, BOB, 3000, "rent")), ()),
    "debt-of-others": (at(Debt(CAT, BOB, 925, "rent")), ()),
    "tax": (at(Taxed(ANN)), ()),
    "cell": (at(Cell(ANN), jailed={ANN: 2}), ()),
    "takeover": (at(TakeOver(ANN, OLD, 0), **BURDEN), ()),
    "keep": (at(Keep(ANN, OLD), **BURDEN), ()),
    "wish": (at(Wish(ANN, False, 1), **SHORTAGE), ()),
    "shortage": (at(PieceBid(ANN, False, 120, CAT, HUT_AT, (ANN, CAT)), **SHORTAGE),
                 (Short(False, 3), BidMade(CAT, HUT_AT, 120))),
}
