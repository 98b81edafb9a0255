"""Tables in the middle of a game, from which random walks reach what they rarely reach from the opening."""

from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.board import LONG
from greathall.games.sorcerers_stone.model import (
    Beside, Collected, Declared, Discarded, Followed, HandedIn, Inspected, Looked, Sang, SentBack, ShelfTurned,
    Stolen,
)
from greathall.games.sorcerers_stone.play import hagrid, snape
from greathall.games.sorcerers_stone.play.flitwick import Hiding
from greathall.games.sorcerers_stone.play.journey import TurnEnds
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import bits, scene
from tests.table import ANN, BOB, CAT, DAN

KEPT = (Hiding,)
"""SS-F03: nobody is shown where the silver key was put."""
TURNED_UP = (Beside, Collected, Declared, Discarded, Followed, HandedIn, Inspected, Looked, Sang, SentBack,
             ShelfTurned, Stolen)
"""Cards turned up for everyone or for one viewer, the song (SS-1.5) and who had a lower card (SS-P19)."""


# ── note cards ───────────────────────────────────────────────────────────────
def standstill() -> Table:
    """All note cards are in two hands, and nobody has drawn or played for a whole round."""
    return hoarded([1, 2, 3, 4] * 5, [1, 2, 3, 4] * 5)


def deadlock() -> Table:
    """The same, but no card leads anywhere: both stand before the trapdoor with cards that are too high."""
    return hoarded([4] * 10 + [2] * 10, [3] * 10, [1] * 10)


def hoarded(*hands: list[int]) -> Table:
    """Nothing is left to pick: a third player has gone on, with some of the cards in no hand here."""
    s = scene("hagrid", hagrid.NoteTurn(ANN), seats=len(hands), pos=[15, 15, 16][: len(hands)], dark=0, fluffy=9,
              idle=bits(ANN, BOB), where={CAT: "sprout"} if len(hands) > 2 else {})
    s.hagrid.notes = [*map(list, hands)]
    s.hagrid.note_pile.bag = []
    s.cut(TurnEnds)
    hagrid.turn(s, ANN)
    return s


# ── on several boards at once ────────────────────────────────────────────────
def spread() -> Table:
    """Four players on four boards: the last is still with the dog."""
    return scene("mcgonagall", seats=4, where={BOB: "quirrell", CAT: "flitwick"}, harry={ANN: "c8", DAN: "f1"},
                 stands={CAT: 14}, fire=[4, 3, 2, 1], found=[BOB, ANN, DAN], keys=bits(*range(10, 24)), silver=12,
                 silver_known=bits(DAN))


def latecomers() -> Table:
    """Three at the Devil's Snare, whose rings are nearly closed, and one still with the dog."""
    return scene("sprout", seats=4, where={DAN: "hagrid"}, area=[0, 1, 2, -1], pos={DAN: 12}, dark=bits(13, 14, 15),
                 rings={0: "tip curl thorn fork knot leaf hook coil bud", 1: "tip curl thorn fork knot leaf hook coil",
                        3: "tip curl thorn fork knot leaf hook coil bud root"},
                 snares={ANN: "root bud", BOB: "root bud", CAT: "tip curl thorn"}, notes={DAN: "11"})


def captured() -> Table:
    """Two were captured at chess and wait at the troll's door; one is still in the chess."""
    return scene("mcgonagall", seats=4, where={BOB: "quirrell", CAT: "quirrell", DAN: "quirrell"}, harry={ANN: "b2"},
                 men="4k3/8/8/8/8/8/1b6/4K3", captured=[CAT, DAN], run={BOB: 13}, spun=bits(BOB))


def drawn() -> Table:
    """Complete chess without progress for a long time: the next quiet moves make it a draw, and three spin."""
    return scene("mcgonagall", seats=3, harry={ANN: "b2", BOB: "g7", CAT: "c3"}, options={"chess": "complete"},
                 quiet=98, rights=0, men="k7/6B1/8/8/8/2B5/1b6/7K")


# ── potions and the Mirror ───────────────────────────────────────────────────
def brewing_long() -> Table:
    """Forty rounds without a declaration; nobody has a pair."""
    return scene("snape", seats=3, hands={ANN: "1S 2S", BOB: "3S 4S", CAT: "5S 6S"}, rounds=LONG, started=BOB)


def drained() -> Table:
    """The deck is empty: picking a card shuffles the discards, which everyone has seen."""
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S 8R", CAT: "steal look"})
    for card in s.snape.deck.bag:
        snape.note_potion(s, card, EVERYBODY)
    s.snape.discards, s.snape.deck.bag = s.snape.deck.bag, []
    return s


def pairs() -> Table:
    """Everyone holds a pair, and the lowest cards are in two hands."""
    return scene("snape", seats=4, turn=CAT, hands={ANN: "1S 9R", BOB: "9S 1R", CAT: "2S 2R", DAN: "steal look"},
                 shelf="13S 12S 11S 10S 13R 12R 11R")


def at_the_mirror() -> Table:
    """One at the Mirror, one who declared wrongly, two still at the potions."""
    return scene("snape", seats=4, turn=CAT, where={ANN: "mirror", BOB: "mirror"}, wrong=[BOB],
                 hands={CAT: "1S 1R", DAN: "2S 2R"}, flipped=bits(ANN), mirrors=bits(1, 4, 8))


SCENES = {build.__name__: (seats, build) for seats, build in (
    (2, standstill), (3, deadlock), (4, spread), (4, latecomers), (4, captured), (3, drawn), (3, brewing_long),
    (3, drained), (4, pairs), (4, at_the_mirror))}
