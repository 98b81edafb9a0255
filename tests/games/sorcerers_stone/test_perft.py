"""How many ways the seats can choose, one to three choices deep, with chance scripted: the first thing that may come up
comes up. How chess men move is counted in test_perft_chess.py.

The numbers stand in perft.txt. After a change that is meant to change them: REWRITE=1 pytest <this file>, and read the
difference."""

from collections.abc import Callable


from greathall.games.sorcerers_stone.play.brewing import Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.flitwick import Flips, Hiding, Walking
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from greathall.games.sorcerers_stone.play.sprout import Placed
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.middle import at_the_mirror, captured, deadlock, latecomers, standstill
from tests.games.sorcerers_stone.scenes import bits, scene
from tests.golden import Counts, by_script, perft
from tests.table import ANN, BOB, CAT


def song() -> Table:
    """Ann has a song and a card besides before the waking dog; Bob has three cards only."""
    return scene("hagrid", NoteTurn(ANN), seats=2, pos={ANN: 6, BOB: 7}, dark=0, fluffy=8,
                 notes={ANN: "12344", BOB: "133"})


def snare() -> Table:
    """Two areas with tokens in them, two without."""
    return scene("sprout", Placed(ANN), seats=3, area=[0, 1, 2], rings={0: "tip curl", 3: "leaf"},
                 snares={ANN: "thorn hook tip", BOB: "root leaf", CAT: "curl"})


def flips() -> Table:
    """Two flips, then one; four keys are left."""
    s = scene("flitwick", Flips(ANN, 2), seats=2, keys=bits(0, 7, 14, 21), fire=[2, 1])
    s.agenda[-1:] = [Flips(BOB, 1), Flips(ANN, 2)]
    s.agenda.pop().take(s, None)
    return s


def hiding() -> Table:
    """Ann has found the silver key: five keys lie face down, her own among them."""
    return scene("flitwick", Hiding(ANN, 0), seats=2, keys=bits(0, 1, 2, 3, 4), silver=0, silver_known=-1,
                 stands=[-1, 35], fire=[1, 2], found=[ANN])


def walk() -> Table:
    """Two steps from a corner."""
    return scene("flitwick", Walking(ANN, 2), seats=2, keys=bits(1, 35), stands=[0, 28], silver=35)


def short_chess() -> Table:
    """Two players' pieces and a pawn each; one is about to leave."""
    return scene("mcgonagall", seats=2, men="8/5B2/8/8/1p6/8/P2b4/8", harry={ANN: "d2", BOB: "f7"})


def full_chess() -> Table:
    """Castling, a promotion and a check are near."""
    return scene("mcgonagall", seats=2, men="4k2r/P7/8/8/8/5b2/2B5/4K2R", harry={ANN: "f3", BOB: "c2"}, rights=5,
                 options={"chess": "complete"})


def joining() -> Table:
    """Cat comes to a chess in which no plain bishop is left of either colour."""
    return scene("mcgonagall", Join(CAT), seats=3, men="4k3/8/8/3b4/3B4/8/8/4K3", harry={ANN: "d5", BOB: "d4"},
                 turn=CAT)


def potions() -> Table:
    """Ann may pick, turn over, move the piece or declare; two bottles are open."""
    return scene("snape", seats=3, hands={ANN: "1S 1R", BOB: "2S steal", CAT: "look 3R"}, shelf_open=bits(0, 1))


def surplus() -> Table:
    """Three cards in the hand, one of them an incantation."""
    return scene("snape", Surplus(ANN, True), seats=2, hands={ANN: "4S 5R another_turn", BOB: "2S 2R"})


def stealing() -> Table:
    return scene("snape", Stealing(ANN), seats=3, hands={ANN: "1S", BOB: "2S 2R", CAT: "3R"})


def looking() -> Table:
    """Six bottles and three cards, two of which lie under a piece."""
    return scene("snape", Looking(ANN), seats=3, hands={ANN: "1S", BOB: "2S 2R", CAT: "3R"}, shelf_open=bits(6))


SCENES: dict[str, Callable[[], Table]] = {
    "song": song, "standstill": standstill, "deadlock": deadlock, "snare": snare, "latecomers": latecomers,
    "flips": flips, "hiding": hiding, "walk": walk, "short chess": short_chess, "full chess": full_chess,
    "joining": joining, "captured": captured, "potions": potions, "surplus": surplus, "stealing": stealing,
    "looking": looking, "mirror": at_the_mirror}


COUNTS = Counts(__file__, SCENES, 3)
test_every_scene_has_its_line, test_choices_are_as_many_as_were_counted = COUNTS.tests()


def test_some_can_be_counted_by_hand() -> None:
    """Stay, one step, onto the dog, past him by three or four with a song besides only while four notes are left; four
    keys, then three; five places to hide; eight ends of two steps in a corner; three cards to steal; six bottles and
    one card that lies free; three to discard and one of them to follow."""
    assert perft(song(), 1, by_script) == 1 + 2 + 1
    assert perft(flips(), 2, by_script) == 4 * 3
    assert perft(hiding(), 1, by_script) == 5
    assert perft(walk(), 1, by_script) == 8
    assert perft(stealing(), 1, by_script) == 3
    assert perft(looking(), 1, by_script) == 6 + 1
    assert perft(surplus(), 1, by_script) == 3 + 1
