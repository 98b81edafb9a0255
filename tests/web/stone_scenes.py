"""Scenes of The Sorcerer's Stone: its boards, large and small, and touches on them."""

from functools import partial

from greathall.core.words import Event
from greathall.games.sorcerers_stone.model import KeyTurned, Picked, Walked, Whirled
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Walking
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.sprout import Placed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone import scenes as stone
from tests.games.sorcerers_stone.scenes import SPOT, bits
from tests.web.looks import Look, Scene, into
from tests.web.stone_late import LATE
from tests.web.stone_states import PORTRAYED

GAME = "sorcerers_stone"
STONE: dict[str, Scene] = dict(LATE)
scene = into(STONE)
Laid = tuple[Table, tuple[Event, ...]]


def show(look: Look, laid: Laid) -> None:
    s, events = laid
    look.lay(look.tables.stone, s, events, game=GAME).page.locator("[data-board] [data-scene]").wait_for()


# ── the first three boards ───────────────────────────────────────────────────
def corridor() -> Laid:
    """Ann has a song of four and another 4; the dog, awake, is two spaces ahead."""
    s = stone.scene("hagrid", NoteTurn(0), seats=4, notes={0: "12344", 1: "13", 2: "22441", 3: "3"}, fluffy=9,
                    dark=bits(5, 8, 11, 13, 14), pos=[7, 3, 12, 7], note_discards=[1, 1, 2, 4])
    for note in s.hagrid.note_discards:
        s.hagrid.note_pile.bag.remove(note)
    return s, (Picked(0, 4),)


def garden() -> Laid:
    """Ann has three tokens; Bob is surrounded, and Cat needs one more vine."""
    s = stone.scene(
        "sprout", Placed(0), seats=4, where={3: "hagrid"}, snares={0: "tip thorn leaf", 1: "hook coil", 2: "bud"},
        rings={0: "tip root", 1: "tip curl thorn fork knot leaf hook coil bud root",
               2: "tip curl fork knot leaf hook coil bud root", 3: "knot"}, area=[0, 1, 2, -1], fire=[0, 1, 0, 0])
    return s, ()


def keys() -> Laid:
    """Ann has spun three. Dan found the silver key and hid it; Cat's last walk is shown."""
    gone = [SPOT[spot] for spot in ("a1", "b3", "c3", "d5", "e2", "f6", "c6")]
    s = stone.scene("flitwick", Walking(0, 3), seats=4, where={3: "mcgonagall"}, silver=SPOT["d2"], silver_known=8,
                    keys=bits(*(spot for spot in range(36) if spot not in gone)), found=[3], fire=[2, 1, 4, 3],
                    stands=[SPOT["c3"], SPOT["c3"], SPOT["e5"], -1])
    path = tuple(SPOT[spot] for spot in ("b3", "b4", "c5", "d5", "e5"))
    return s, (Whirled(2, 4), Walked(2, path), KeyTurned(2, SPOT["e5"], False), Whirled(0, 3))


@scene
def stone_hagrid(look: Look) -> None:
    show(look, corridor())


@scene
def stone_sprout(look: Look) -> None:
    show(look, garden())
    look.page.locator('[data-element="snare:2"]').click()


@scene
def stone_flitwick(look: Look) -> None:
    show(look, keys())


# ── all of them ──────────────────────────────────────────────────────────────
def everywhere() -> Laid:
    """Four players on three boards: Ann at the keys, Bob at the chess, Cat at the troll, where Dan waits."""
    return stone.scene(
        "flitwick", AtKeys(0), seats=4, where={1: "mcgonagall", 2: "quirrell", 3: "quirrell"}, harry={1: "c8"},
        stands=[SPOT["c3"], -1, -1, -1], area=[0, 1, 2, 3], fire=[4, 3, 2, 1], run=[0, 0, 6, 0], held=[0, 0, 0, 2],
        clock=True, captured=[3], prizes=[1, 0, 2, 0]), ()


@scene
def stone_looking(look: Look) -> None:
    """Another board is large for a while."""
    show(look, everywhere())
    look.page.locator("[data-station='4']").click()
    look.page.locator("[data-scene='4']").wait_for()


# ── at the desk ──────────────────────────────────────────────────────────────
STONE |= {f"stone-desk-{state}": partial(show, laid=laid) for state, laid in PORTRAYED.items()}
