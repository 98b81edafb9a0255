"""Scenes of the last four boards of The Sorcerer's Stone: chess, the troll, the potions, the Mirror."""

from typing import Any

from greathall.core.words import Event
from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.model import Moved, Ran, Whirled
from greathall.games.sorcerers_stone.play.brewing import Surplus
from greathall.games.sorcerers_stone.play.snape import Shed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, bits, scene
from tests.table import ANN, BOB, CAT, DAN
from tests.web.looks import Look, Scene, into

GAME = "sorcerers_stone"
LATE: dict[str, Scene] = {}
shown = into(LATE)
Laid = tuple[Table, tuple[Event, ...]]
D2, D4 = 11, 27


# ── positions ────────────────────────────────────────────────────────────────
def chess(**more: Any) -> Laid:
    """Ann and Cat are Black; Dan's pawn has just captured a pawn."""
    facts: dict[str, Any] = {"men": "r1bqkbnr/pp2pppp/2n5/3p4/2BP4/5N2/PPP2PPP/RNBQK2R",
                             "harry": {ANN: "f8", BOB: "c4", CAT: "c8", DAN: "c1"}} | more
    return scene("mcgonagall", seats=4, **facts), (Moved(DAN, 1, D2, D4, 1, ""),)


def in_check(**more: Any) -> Laid:
    """Bob's rook attacks Ann's king; complete chess."""
    return chess(men="4k2r/ppp2ppp/8/3b4/2B5/8/PPP2PPP/4R1K1", harry={ANN: "d5", BOB: "c4"}, checked=1,
                 options={"chess": "complete"}, **more)


def way_out() -> Laid:
    """Ann has a clear diagonal over the far edge; Cat is captured."""
    s, _ = chess(men="4k2r/pp3ppp/8/3b4/8/8/P4P1P/R3KB2", harry={ANN: "d5", BOB: "f1"}, captured=[CAT],
                 where={CAT: "quirrell", DAN: "flitwick"})
    s.mcgonagall.colour[CAT] = 0
    return s, ()


def troll(**more: Any) -> Laid:
    """Ann and Bob share a space, Cat is through, Dan was captured and waits."""
    facts: dict[str, Any] = {"run": [4, 4, 15, 0], "captured": [DAN], "clock": True, "held": [0, 0, 0, 2],
                             "finish": [CAT]} | more
    return scene("quirrell", seats=4, **facts), (Whirled(BOB, 4), Ran(BOB, 4))


def potions(**more: Any) -> Laid:
    """Two bottles are face up; Ann has looked at a third and at Cat's second card; four discards."""
    facts: dict[str, Any] = {"hands": {ANN: "1S look", BOB: "3S 7R", CAT: "steal 11R", DAN: "5R nettle_wine"}} | more
    s = scene("snape", seats=4, shelf="4S 2S 13R 1R 9S 8R 12S", **facts)
    s.snape.shelf_open = bits(0, 1)
    s.snape.shelf.known[:4] = [EVERYBODY, EVERYBODY, 0, bits(ANN)]
    s.snape.hands[CAT].known[1] |= bits(ANN)
    for name in ("10S", "lose_turn", "13S", "another_turn"):
        s.snape.deck.bag.remove(CARD[name])
        s.snape.discards.append(CARD[name])
    return s, ()


def too_many() -> Laid:
    return potions(step=Surplus(ANN, True), hands={ANN: "1S look steal", BOB: "3S 7R", CAT: "6R 11R"})


def five_cards() -> Laid:
    """The start, for the first player past the troll."""
    return potions(step=Shed(ANN), hands={ANN: "1S look steal 12R nettle_wine", BOB: "3S 7R", CAT: "6R 11R"})


def mirror() -> Laid:
    """Two cards are face up; Cat was wrong and waits two turns."""
    return scene("mirror", seats=4, mirrors=bits(0, 1, 3, 4, 6, 7, 8, 9), wrong=[CAT], late=True, held=[0, 0, 2, 0]), ()


# ── looked at ────────────────────────────────────────────────────────────────
def show(look: Look, laid: Laid) -> None:
    s, events = laid
    look.lay(look.tables.stone, s, events, game=GAME).page.locator("[data-board] [data-scene]").wait_for()


@shown
def stone_chess(look: Look) -> None:
    """A bishop that may go between is touched. Played alone, like all but the last: the frame has scenes elsewhere."""
    show(look, in_check(alone=True))
    look.page.locator('[data-element="square:35"].lit').click()
    look.page.locator(".goal").first.wait_for()


@shown
def stone_troll(look: Look) -> None:
    show(look, troll(alone=True))


@shown
def stone_potions(look: Look) -> None:
    show(look, potions(alone=True))


@shown
def stone_potions_unseen(look: Look) -> None:
    """The cards out of sight, and what a wrong declaration revealed about them."""
    s, _ = potions(alone=True)
    s.snape.claims = [[CARD["6S"], CARD["9R"], BOB, -1]]
    show(look, (s, ()))
    look.page.locator('[data-pile="unseen"]').click()
    look.dialog()


@shown
def stone_mirror(look: Look) -> None:
    show(look, mirror())
