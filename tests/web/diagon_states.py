"""Every question of Diagon Alley on Ann's desk, and what she sees of the others'."""

from typing import Any

from greathall.core.words import Event, Step
from greathall.games.diagon_alley.model import Diced, Havoc
from greathall.games.diagon_alley.play.cards import Attacked, Fizzle, Giving, Returning, Snatching
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import FlooTo, Turn
from tests.games.diagon_alley.scenes import CARD, alley, inside, scene, street
from tests.table import ANN, BOB, CAT, DAN

SEATS = 4
HAND = "floo_powder close_shop close_shop trunk_snatch pickpocket leave_knockturn found_coin quick_step"
FAR: dict[str, Any] = {
    "seats": SEATS, "at": {ANN: inside("owls"), BOB: street(18), CAT: alley(12), DAN: inside("books")},
    "coins": {ANN: (2, 3, 1), BOB: (0, 1, 1), CAT: (3, 0, 2), DAN: (1, 1, 1)},
    "trunk": {ANN: "cauldron potion", BOB: "owl robe", CAT: "wand cauldron potion", DAN: "book robe"},
    "hands": {ANN: HAND, BOB: "defend", CAT: "leave_knockturn", DAN: "floo_powder shove"}, "sign": "robes"}
DEFENDED = {"hands": {ANN: f"{HAND} defend", BOB: "pickpocket"}}
STREET = {"at": {ANN: street(6), BOB: street(18), CAT: alley(12), DAN: inside("books")}}
CROWD = (Diced(ANN, 1, 4), Havoc(ANN, CARD["crowd"]))


def at(step: Step, **more: Any) -> Table:
    return scene(step, **FAR | more)


DIAGON_STATES: dict[str, tuple[Table, tuple[Event, ...]]] = {
    "roll": (at(Turn(ANN, False)), ()),
    "havoc": (at(Turn(ANN, True), missed={ANN: 1}), CROWD),
    "younger": (at(Turn(ANN, False), younger=True, hands={}, sign=""), ()),
    "walk": (at(Walk(ANN, 12), **STREET), ()),
    "last-buy": (at(LastBuy(ANN)), ()),
    "floo-to": (at(FlooTo(ANN)), ()),
    "attacked": (at(Attacked(ANN, BOB, CARD["pickpocket"]), turn=BOB, **DEFENDED), ()),
    "attacked-helpless": (at(Attacked(ANN, DAN, CARD["shove"]), turn=DAN), ()),
    "snatching": (at(Snatching(ANN, BOB)), ()),
    "returning": (at(Returning(ANN)), (Diced(ANN, 1, 4), Havoc(ANN, CARD["returned_item"]))),
    "fizzle": (at(Fizzle(ANN)), (Diced(ANN, 1, 4), Havoc(ANN, CARD["fizzle"]))),
    "giving": (at(Giving(ANN, 3)), ()),
    "others-attack": (at(Attacked(BOB, DAN, CARD["shove"]), turn=DAN), CROWD),
}
