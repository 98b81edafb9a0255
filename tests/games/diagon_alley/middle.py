"""Tables in the middle of a game, from which random walks reach what they rarely reach from the opening."""

from typing import Any

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.play.cards import Attacked, Giving
from greathall.games.diagon_alley.play.table import Table
from tests.games.diagon_alley.scenes import CARD, alley, inside, scene, stack, street
from tests.table import ANN, BOB, CAT, DAN, EVE, FAY

CROOKED = GAME.resolve_options(3, {"edition": """
name = "Crooked Lane"
diagon = ["door leaky_cauldron", "gate a", "door gringotts", "card", "door owl_emporium", "card", "card", "plain",
  "gate exit", "door bookshop", "door robe_shop", "gate b", "card", "plain", "door ollivanders", "card", "plain",
  "door apothecary", "card", "plain", "door cauldron_shop", "card", "plain", "gate c"]
knockturn = ["back leaky_cauldron", "gate c", "plain", "gate b", "back bookshop", "back robe_shop", "plain", "plain",
  "gate a", "back owl_emporium", "plain", "plain", "back ollivanders", "plain", "plain", "plain", "plain",
  "back apothecary", "plain", "plain", "plain", "back cauldron_shop", "plain", "gate exit"]
prices = { cauldron = [0, 0, 1], wand = [3, 1, 0] }
spells = { floo_powder = 2, close_shop = 2, trunk_snatch = 3, shove = 6, pickpocket = 3, quick_step = 4 }
havocs = { banished = 2, wrong_way = 4 }
coins = { each = 12, start = [2, 0, 2], pay = [1, 2, 1] }
"""})["edition"]
"""Short, with neighbouring doors and gates, the bank behind a gate, other prices and few coins."""

FREE_TEXTS = {"edition": (CROOKED,)}
KEPT = (Giving,)
"""DA-C03: the cards exchanged for a new one are never shown."""


def full_hands() -> Table:
    """Every player can cast and defend, and there is something to take."""
    return scene(seats=4, at={ANN: street(4), BOB: street(6), CAT: inside("robes"), DAN: inside("inn")},
                 trunk={ANN: "owl", BOB: "wand book", CAT: "robe potion cauldron", DAN: "book wand robe owl potion"},
                 hands={ANN: "trunk_snatch shove pickpocket found_coin",
                        BOB: "defend quick_step close_shop floo_powder",
                        CAT: "defend cart_to_gringotts trunk_snatch", DAN: "shove pickpocket close_shop defend"})


def in_knockturn() -> Table:
    """Four hats are in Knockturn Alley, two of them just before the last doors."""
    return scene(seats=5, at={ANN: alley(1), BOB: alley(2), CAT: alley(34), DAN: alley(37), EVE: street(3)},
                 hands={ANN: "leave_knockturn", CAT: "leave_knockturn floo_powder"},
                 trunk={CAT: "owl wand book robe potion cauldron"})


def nearly_home() -> Table:
    """Two full trunks, and the inn is closed."""
    return scene(seats=3, at={ANN: street(36), BOB: inside("wands"), CAT: street(30)}, sign="inn",
                 trunk={ANN: "owl wand book robe potion cauldron", BOB: "owl wand book robe potion cauldron"},
                 hands={ANN: "close_shop", BOB: "floo_powder", CAT: "trunk_snatch shove"})


def poor_bank() -> Table:
    """Six players hold nearly all coins, and the street is crowded."""
    return scene(seats=6, at={ANN: street(15), BOB: street(18), CAT: street(19), DAN: street(20), EVE: street(21),
                              FAY: street(22)},
                 coins={ANN: (4, 4, 4), BOB: (4, 4, 4), CAT: (4, 4, 4), DAN: (4, 4, 4), EVE: (3, 3, 3), FAY: (1, 0, 1)})


def havoc_ahead() -> Table:
    """Nothing but trouble comes next."""
    s = scene(seats=3, at={ANN: street(2), BOB: street(6), CAT: street(38)}, trunk={ANN: "owl wand", BOB: "book"},
              hands={ANN: "floo_powder defend defend", BOB: "defend found_coin quick_step"})
    stack(s, "wrong_way", "returned_item", "fizzle", "crowd", "lost_knut", "banished", "lost_galleon", "lost_sickle")
    return s


def attacked() -> Table:
    """Bob is asked whether he defends himself."""
    return scene(Attacked(BOB, ANN, CARD["trunk_snatch"]), at={BOB: street(9)}, trunk={ANN: "owl", BOB: "owl wand"},
                 hands={ANN: "shove", BOB: "defend"})


def the_young() -> Table:
    """No cards; every kind of place has a player."""
    return scene(seats=4, younger=True, at={ANN: inside("owls"), BOB: alley(5), CAT: street(1), DAN: street(20)},
                 trunk={ANN: "owl wand book robe potion", CAT: "cauldron"})


def crooked_lane() -> Table:
    """Six players in a short street where doors, gates and the bank are neighbours; the pile is nearly used up."""
    s = scene(seats=6, edition=CROOKED, at={ANN: 0, BOB: 1, CAT: 22, DAN: 30, EVE: 31, FAY: 23},
              hands={ANN: "quick_step quick_step quick_step shove", BOB: "shove floo_powder cart_to_gringotts",
                     CAT: "defend shove pickpocket", DAN: "leave_knockturn", FAY: "shove quick_step found_coin"})
    stack(s, "banished", "trunk_snatch", "wrong_way", "defend", "close_shop", "fizzle")
    return s


def last_round() -> Table:
    """The limit is near, and all players have the same."""
    s = scene(seats=3, turn=BOB, round_limit=50, at={ANN: street(8), BOB: street(20), CAT: alley(5)},
              trunk={ANN: "owl", BOB: "wand", CAT: "book"})
    s.starter, s.round = ANN, 50
    return s


SCENES: dict[str, tuple[int, Any]] = {
    "full-hands": (4, full_hands), "in-knockturn": (5, in_knockturn), "nearly-home": (3, nearly_home),
    "poor-bank": (6, poor_bank), "havoc-ahead": (3, havoc_ahead), "attacked": (3, attacked),
    "the-young": (4, the_young), "crooked-lane": (6, crooked_lane),
    "last-round": (3, last_round)}
