"""Every question of The Sorcerer's Stone on Ann's desk, and what she sees while others are asked."""

from typing import Any

from greathall.core.words import Event, Step
from greathall.games.sorcerers_stone.model import Looked
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Flips, Hiding, PutBack, PutDown, Walking
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Guarding, Shed
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import SPOT, bits, scene
from tests.table import ANN, BOB, CAT, DAN

SEATS = 4
State = tuple[Table, tuple[Event, ...]]


def at(challenge: str, step: Step | None = None, *events: Event, **more: Any) -> State:
    """In the whole game, for four."""
    return scene(challenge, step, **{"seats": SEATS} | more), events


HAGRID: dict[str, Any] = {"notes": {ANN: "11234", BOB: "22", CAT: "4"}, "pos": [5, 8, 0, 2],
                          "dark": bits(3, 4, 6, 7, 10, 11, 12, 13, 14, 15)}
SPROUT: dict[str, Any] = {
    "area": [0, 1, 2, 3], "snares": {ANN: "tip hook coil", BOB: "bud root", CAT: "knot"},
    "rings": {0: "tip curl thorn", 1: "fork knot leaf hook", 2: "root tip curl thorn fork knot leaf hook coil"}}
FLITWICK: dict[str, Any] = {"fire": [4, 3, 2, 1], "stands": [14, 3, 20, 35], "keys": bits(*range(5, 30))}
CHESS: dict[str, Any] = {"harry": {ANN: "c8", BOB: "f1"}, "where": {CAT: "flitwick", DAN: "quirrell"},
                         "stands": {CAT: 7}}
NEAR_THE_EDGE = "rn1qkbnr/pppppppp/8/8/8/4b3/8/4K3"
PROMOTING = "4k3/P7/8/8/8/8/8/2B1K1b1"
POTIONS: dict[str, Any] = {"hands": {ANN: "2S 1R", BOB: "5S 6R", CAT: "steal 9S", DAN: "7R 8R"}}
HEAVY: dict[str, Any] = {"hands": {ANN: "2S look steal", BOB: "5S 6R", CAT: "9S 4S", DAN: "7R 8R"}}


def flipping() -> State:
    """The highest Fire token: this key and three more."""
    s, _ = at("flitwick", Flips(ANN, 3), **FLITWICK)
    s.then(Flipping(ANN))
    return s, ()


def seen(where: int, place: int, card: int) -> Event:
    return Looked(ANN, where, place, card)


STATES: dict[str, State] = {
    "notes": at("hagrid", NoteTurn(ANN), fluffy=9, **HAGRID),
    "notes-song-asleep": at("hagrid", NoteTurn(ANN), fluffy=7, singer=BOB, **HAGRID),
    "must-play": at("hagrid", MustPlay(ANN), **HAGRID),
    "area": at("sprout", Choose(ANN), **SPROUT | {"area": [-1, 1, -1, 3]}),
    "rob": at("sprout", TakeFrom(ANN), **SPROUT),
    "vine": at("sprout", Placed(ANN), **SPROUT),
    "no-vine": at("sprout", Placed(ANN), **SPROUT | {"snares": {ANN: "bud"}, "rings": dict.fromkeys(range(4), "fork")}),
    "flip": flipping(),
    "hide": at("flitwick", Hiding(ANN, SPOT["c3"]), **FLITWICK),
    "put-back": at("flitwick", PutBack(ANN, SPOT["c3"]), **FLITWICK, options={"hide_silver_key": "vacant"}),
    "put-down": at("flitwick", PutDown(ANN), **FLITWICK | {"stands": [-1, 3, 20, 35]}),
    "spin-keys": at("flitwick", AtKeys(ANN), **FLITWICK),
    "walk": at("flitwick", Walking(ANN, 4), **FLITWICK),
    "join": at("mcgonagall", Join(ANN), **CHESS | {"harry": {BOB: "f8"}}),
    "chess": at("mcgonagall", Chess(ANN), **CHESS | {"quiet": 31}),
    "leave": at("mcgonagall", Chess(ANN), men=NEAR_THE_EDGE, harry={ANN: "e3"},
                where={CAT: "flitwick", DAN: "quirrell"}),
    "promote": at("mcgonagall", FullChess(ANN), men=PROMOTING, harry={ANN: "c1", BOB: "g1"}, seats=2,
                  options={"chess": "complete"}),
    "spin-troll": at("quirrell", AtTroll(ANN), run=[4, 0, 14, 7], spun=bits(ANN, CAT, DAN), captured=[BOB],
                     held=[0, 1, 0, 0], clock=True, finish=[CAT]),
    "brew": at("snape", Brewing(ANN, False, False), **POTIONS),
    "brew-acted": at("snape", Brewing(ANN, True, False), seen(-1, 2, 10), **POTIONS),
    "again": at("snape", Again(ANN), **POTIONS),
    "surplus": at("snape", Surplus(ANN, True), **HEAVY),
    "shed": at("snape", Shed(ANN), **HEAVY),
    "guarding": at("snape", Guarding(ANN), **POTIONS),
    "steal": at("snape", Stealing(ANN), **POTIONS),
    "look": at("snape", Looking(ANN), **POTIONS),
    "mirror": at("mirror", AtMirror(ANN), where={DAN: "snape"}, hands={DAN: "7R 8R"}, wrong=[BOB],
                 mirrors=bits(1, 3, 4, 8), flipped=bits(ANN, CAT)),
    "others-look": at("snape", Brewing(BOB, False, False), seen(CAT, 1, 8), turn=BOB, lose=[1, 0, 0, 0], **POTIONS),
    "others-captured": at("quirrell", AtTroll(BOB), turn=BOB, captured=[ANN], held=[2, 0, 0, 0], clock=True,
                          run=[0, 5, 6, 7], spun=bits(BOB, CAT, DAN)),
    "others-wrong": at("mirror", AtMirror(BOB), turn=BOB, wrong=[ANN], where={DAN: "snape"}, hands={DAN: "7R 8R"}),
    "others-hide": at("flitwick", Hiding(BOB, SPOT["c3"]), turn=BOB, **FLITWICK),
}
PORTRAYED: dict[str, State] = {
    "surplus": at("snape", Surplus(ANN, True), alone=True, **HEAVY),
    "steal": at("snape", Stealing(ANN), alone=True, **POTIONS),
    "others-look": at("snape", Brewing(BOB, False, False), seen(CAT, 1, 8), turn=BOB, lose=[1, 0, 0, 0], alone=True,
                      **POTIONS),
}
"""Dialogs to check without the other boards, which take time; the rest have the boards beside them."""
