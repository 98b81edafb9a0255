"""A person who plays Monopoly on a page: answers at the desk, with its buttons."""

import re
from typing import Any

from playwright.sync_api import Locator

from greathall.core.game import all_games
from greathall.games.monopoly.board import HUT, LIFT, MORTGAGE, THINGS
from tests.web import at_desk
from tests.web.at_desk import AtDesk
from tests.web.people import Guest
from tests.web.player import Action, Told, sat_down
from tests.web.sentences import capital, say

GAME = "monopoly"
LABELS = all_games()[GAME].labels
UNTIL_CONCERNED = 2


def tell(key: str, language: str = "en", **facts: Any) -> str:
    return say(key, language, GAME, **facts)


class Landlord(AtDesk):
    game = GAME

    # ── answering ────────────────────────────────────────────────────────────
    def choose(self, action: Action) -> None:
        kind = action["type"]
        if kind == "Choose":
            self.touch(f"token:{action['token']}")
        elif kind in ("Build", "Sell", "Mortgage", "Lift"):
            self.does(action)
        elif kind in ("Bid", "BidFor"):
            self.bids(action["amount"], action.get("space"))
        elif kind == "Offer":
            self.offers(action)
        elif kind == "Yield":
            self.press(self.answer(self.label(action)))
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=self.label(action)))
        else:
            self.press(self.button_of(action))

    def button_of(self, action: Action) -> Locator:
        if action["type"] in ("Hold", "Redeem"):  # with its price beside it
            return self.desk().get_by_role("button", name=self.move(action))
        return self.answer(self.label(action))

    def answer(self, label: str) -> Locator:
        return self.desk().get_by_role("button", name=label, exact=True)

    def label(self, action: Action) -> str:
        """Return the label of an answer's button."""
        kind, step = action["type"], self.step
        if kind == "Pass":
            return self.tell("desk-go", moment=step["moment"])
        if kind == "Buy":
            return self.tell("desk-buy", amount=step["price"])
        if kind == "Decline":
            return self.tell("desk-auction" if step["type"] == "Buying" else "desk-decline")
        return self.move(action)

    def move(self, action: Action) -> str:
        facts = {field: LABELS[field][value] if LABELS.get(field) else value
                 for field, value in action.items() if field != "type"}
        return capital(self.tell(f"do-{action['type']}", **facts))

    def does(self, action: Action) -> None:
        """An act on a deed, in the desk's list; on a phone, open the sheet first."""
        desk, amount = self.desk(), sum_of(action)
        group = {"Build": "build", "Lift": "lift"}.get(action["type"], "money")
        fold = desk.locator(".fold[aria-expanded=false]")
        if fold.is_visible():
            self.press(fold)
        title = self.tell(f"desk-acts-{group}", count=0).partition("(")[0]
        listed = desk.locator("details").filter(has_text=title)
        if listed.get_attribute("open") is None:
            self.press(listed.locator("summary"))
        self.press(listed.get_by_role("button", name=f"{self.move(action)} {amount}", exact=True))

    def bids(self, amount: int, space: int | None = None) -> None:
        """Bid a sum of one's own; for a hut or a manor, say where it will stand."""
        desk = self.desk()
        if space is not None:
            desk.get_by_label(self.tell("desk-where")).select_option(str(space))
        desk.get_by_label(self.tell("desk-own-sum")).fill(str(amount))
        self.press(desk.get_by_role("button", name=self.move({"type": "Bid", "amount": amount}), exact=True))

    # ── trading ──────────────────────────────────────────────────────────────
    def offers(self, offer: Action) -> None:
        """Make an offer in the dialog, from scratch; the button works once the hall has said that the offer is legal.
        """
        dialog = self.opens_trade()
        whom = dialog.get_by_role("radio", name=self.name(offer["to"]))
        if whom.count():
            self.press(whom)
        for thing in (*offer["gives"], *offer["takes"]):
            self.tick(dialog, thing)
        for side, amount in enumerate((offer["pays"], offer["asks"])):
            if amount:
                dialog.get_by_role("spinbutton").nth(side).fill(str(amount))
        self.sends(dialog)

    def opens_trade(self, label: str = "desk-trade") -> Locator:
        self.press(self.answer(self.tell(label)))
        dialog = self.page.get_by_role("dialog")
        self.expect(dialog).to_be_visible()
        return dialog

    def tick(self, dialog: Locator, thing: int) -> None:
        self.press(dialog.get_by_role("checkbox", name=re.compile(re.escape(THINGS[thing]))))

    def sends(self, dialog: Locator) -> None:
        button = dialog.get_by_role("button", name=self.tell("desk-send"))
        self.expect(button).to_be_enabled()
        self.press(button)
        self.expect(dialog).to_have_count(0)


def sum_of(action: Action) -> str:
    """Return the price or proceeds of an act, as its button shows them."""
    space, kind = action["space"], action["type"]
    cost = {"Build": HUT[space], "Lift": LIFT[space]}.get(kind)
    if cost is not None:
        return tell("desk-costs", amount=cost)
    return tell("desk-brings", amount=MORTGAGE[space] if kind == "Mortgage" else HUT[space] // 2)


# ── how they play ────────────────────────────────────────────────────────────
def thrifty(now: Told) -> Action:
    """Buy what can be paid, roll on, bid for nothing, accept gifts and no other trades, pay as asked: games are quick.
    """
    step = now["ask"]["step"]
    legal: list[Action] = now["ask"]["legal"]
    kinds = {action["type"]: action for action in reversed(legal)}
    if step["type"] == "Window":
        return next(action for action in legal if action.get("until") == UNTIL_CONCERNED)
    if step["type"] == "Answer":
        gift = not step["offer"]["takes"] and not step["offer"]["asks"]
        return kinds["Accept" if gift else "Decline"]
    for kind in ("Buy", "Yield", "Sell", "Mortgage") if step["type"] in ("Buying", "Debt") else ():
        if kind in kinds:
            return kinds[kind]
    return legal[0]


def spendthrift(now: Told) -> Action:
    """Buy nothing at its price but bid all there is, and give away every deed that isn't mortgaged, since the other
    would have to pay for those: soon bankrupt.
    """
    step, me = now["ask"]["step"], now["seat"]
    cash, owner = now["view"]["cash"], now["view"]["owner"]
    if step["type"] == "Buying":
        return {"type": "Decline"}
    if step["type"] == "Bidding" and cash[me] > step["high"]:
        return {"type": "Bid", "amount": cash[me]}
    gives = [space for space in range(len(owner)) if owner[space] == me and space not in now["view"]["mortgaged"]]
    if step["type"] == "Window" and gives and now["ask"]["form"]:
        to = next(field["choices"][-1] for field in now["ask"]["form"]["fields"] if field["name"] == "to")
        gift = {"type": "Offer", "to": to, "gives": gives, "takes": [], "pays": 0, "asks": 0}
        if [me, gift] not in now["view"]["said"]:
            return gift
    return thrifty(now)


def seated(*guests: Guest, bots: dict[str, str] | None = None, **wanted: Any) -> tuple[str, list[Landlord]]:
    """Return a table where these players and the bots have chosen their tokens, and one of them is about to roll."""
    return sat_down(Landlord, GAME, *guests, bots=bots, **wanted)


def play_until(players: list[Landlord], holds: Any, most: int = 3000) -> Landlord:
    """Let all play thriftily until this holds for a player who is asked."""
    return at_desk.play_until(players, thrifty, holds, most)
