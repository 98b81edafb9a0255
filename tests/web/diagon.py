"""A person who plays Diagon Alley on a page: answers at the desk, with its buttons and cards."""

from typing import Any

from playwright.sync_api import Locator

from greathall.core.game import all_games
from greathall.games.diagon_alley.board import BANK, CARDS, INN, ITEM_OF, ITEMS, OUR_EDITION, SPELLS
from greathall.games.diagon_alley.edition import as_file
from tests.web import at_desk
from tests.web.at_desk import AtDesk
from tests.web.people import Guest
from tests.web.player import Action, Told, sat_down
from tests.web.sentences import capital, say

GAME = "diagon_alley"
LABELS = all_games()[GAME].labels
SPELL = {"Floo": "floo_powder", "Close": "close_shop", "Leave": "leave_knockturn", "Snatch": "trunk_snatch",
         "Shove": "shove", "Pickpocket": "pickpocket", "Cart": "cart_to_gringotts", "Found": "found_coin",
         "Quick": "quick_step"}
"""The actions played from the hand."""
FEW, MANY = 2, 4


def tell(key: str, language: str = "en", **facts: Any) -> str:
    return say(key, language, GAME, **facts)


class Shopper(AtDesk):
    game = GAME

    # ── answering ────────────────────────────────────────────────────────────
    def choose(self, action: Action) -> None:
        if action["type"] in SPELL:
            self.casts(action)
        else:
            self.find(self.desk().get_by_role("button", name=self.label(action)))

    def find(self, button: Locator) -> None:
        """On a phone, open the sheet with spells and purse first."""
        fold = self.desk().locator(".fold[aria-expanded=false]")
        self.expect(button.or_(fold).filter(visible=True).first).to_be_visible()
        if not button.is_visible():
            self.press(fold)
        self.press(button)

    def casts(self, action: Action) -> None:
        card = CARDS.index(SPELL[action["type"]])
        laid = self.desk().locator(f'[data-card="{card}"]')
        ways = [other for other in self.legal if other["type"] == action["type"]]
        if len(ways) != FEW or len(set(self.now["view"]["hand"])) > MANY:
            name = self.tell("desk-play-card", card=self.called("card", card))
            self.find(laid.get_by_role("button", name=name, exact=True))
        if len(ways) > 1:
            self.find(laid.get_by_role("button", name=self.move(action), exact=True))

    def label(self, action: Action) -> str:
        """Return the label of an answer's button, without its price."""
        kind = action["type"]
        if kind == "Buy":
            return self.tell("desk-buy", item=self.called("item", ITEM_OF[self.shop]))
        if kind == "Go":
            return capital(self.called("shop", action["shop"]))
        if kind in ("Pick", "Drop"):
            return capital(self.called("card", action["card"]))
        return self.move(action)

    @property
    def shop(self) -> int:
        """Return the building this player is in, if any."""
        return int(self.now["view"]["where"][self.now["seat"]][-1])

    def move(self, action: Action) -> str:
        facts = {field: self.called(field, value) for field, value in action.items() if field != "type"}
        return capital(self.tell(f"do-{action['type']}", **facts))

    def called(self, field: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field == "target":
            return self.name(value)
        label = LABELS[field][value]
        return label if field == "gate" else self.tell(f"name-{field}", **{field: label})


# ── how they play ────────────────────────────────────────────────────────────
def hurries(now: Told) -> Action:
    """Buy whatever is possible, go in where there is something to buy, go home with a full trunk; use spells if they
    help.
    """
    legal: list[Action] = now["ask"]["legal"]
    goals = wanted(now)
    liked = [action for action in legal if likes(action, now, goals)]
    return min(liked, key=lambda action: LIKED.index(action["type"])) if liked else legal[0]


LIKED = ["Buy", "Leave", "Ride", "Defend", "Take", "Snatch", "Close", "Found", "Enter", "Go", "Floo", "Call", "Cart",
         "Quick"]


def likes(action: Action, now: Told, goals: list[int]) -> bool:
    kind, view, me = action["type"], now["view"], now["seat"]
    if kind in ("Enter", "Go"):
        return action["shop"] in goals
    if kind in ("Floo", "Call"):
        return bool(goals)
    if kind == "Cart":
        return not goals and view["sign"] != BANK
    if kind == "Close":  # put the sign where it does no harm
        harm = view["sign"] == (INN if goals == [INN] else BANK)
        return harm and action["shop"] not in (INN, BANK) and ITEM_OF[action["shop"]] in view["trunk"][me]
    if kind == "Found":
        return bool(view["coins"][me][action["coin"]] < 1)
    return kind in LIKED


def wanted(now: Told) -> list[int]:
    """Return the buildings that sell something lacking now; with a full trunk, the inn."""
    view, me = now["view"], now["seat"]
    trunk, coins = view["trunk"][me], view["coins"][me]
    if len(trunk) == len(ITEMS):
        return [INN]
    return [shop for shop, item in enumerate(ITEM_OF)
            if item >= 0 and item not in trunk and view["stock"][item]
            and all(have >= cost for have, cost in zip(coins, view["prices"][item], strict=True))]


def seated(*guests: Guest, bots: dict[str, str] | None = None, **more: Any) -> tuple[str, list[Shopper]]:
    """Return a table where these players and the bots are already playing."""
    return sat_down(Shopper, GAME, *guests, bots=bots, **more)


def play_until(players: list[Shopper], holds: Any, most: int = 400) -> Shopper:
    """Let all hurry until this holds for a player who is asked."""
    return at_desk.play_until(players, hurries, holds, most)


def edition(name: str, prices: dict[str, list[int]] = OUR_EDITION["prices"], **spells: int) -> str:
    """Our board with these spells and no others, so that their effects come up at once."""
    assert sum(spells.values()) == sum(OUR_EDITION["spells"].values())
    return as_file({"name": name, "spells": {spell: spells.get(spell, 0) for spell in SPELLS},
                    "prices": prices})


DEAR = {item: [9, 9, 9] for item in ITEMS}
"""So that nobody is home before a spell has come up."""
FIREPLACES = edition("Fireplaces", floo_powder=30)
CLOSERS = edition("Closers", DEAR, close_shop=30)
DUEL = edition("Duel", DEAR, pickpocket=15, defend=15)
DOORS = [space for space in OUR_EDITION["diagon"] if space.startswith("door")]
BACKS = [space for space in OUR_EDITION["knockturn"] if space.startswith("back")]
SALE = as_file({
    "name": "Sale",
    "diagon": [space for door, first in zip(DOORS, ["gate 1", "gate exit", *["plain"] * 6], strict=True)
               for space in (first, "plain", door)],
    "knockturn": ["gate 1", *[space for back in BACKS for space in ("plain", "plain", back)], "plain", "gate exit"],
    "prices": {item: [0, 0, 1] for item in ITEMS}, "coins": {"each": 60, "start": [2, 2, 6], "pay": [1, 1, 1]}})
"""The whole game in a short lap or two: doors are near, cards come from cauldrons alone, and nobody needs the bank."""
