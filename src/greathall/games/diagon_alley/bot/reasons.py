"""Why a bot does what it does, as sentences of the catalogue with their facts.

Public reasons use only what everyone can see; how far the bot thinks it is from home is for its owner alone."""

from typing import Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.diagon_alley.board import BANK, INN, ITEM_OF
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.model import Buy, Close, Enter, Found, GiveBack, Go, Rob, SendBack, Take
from greathall.games.diagon_alley.play.table import FULL, Table

PLAIN: Final = {"Roll": "why-roll", "End": "why-end", "Land": "why-land", "Through": "why-through", "Floo": "why-floo",
                "Call": "why-floo", "Leave": "why-leave", "Snatch": "why-snatch", "Shove": "why-shove",
                "Pickpocket": "why-pickpocket", "Cart": "why-cart", "Quick": "why-quick", "Exchange": "why-exchange",
                "Pick": "why-spare", "Drop": "why-spare", "Suffer": "why-suffer", "Defend": "why-defend",
                "Ride": "why-ride", "Stay": "why-stay"}
"""Choices whose reason is always the same."""


def public(s: Table, a: Action) -> Reason:
    """Return the reason as far as the whole table can see it."""
    seat = s.agenda[-1].seat
    if isinstance(a, Enter | Go):
        return inside(s, seat, a.shop)
    if isinstance(a, Buy):
        return Reason("why-buy", {"item": ITEM_OF[s.shop(seat)]})
    if isinstance(a, Close):
        return closing(s, seat, a.shop)
    if isinstance(a, Take | SendBack | GiveBack):
        key = {Take: "why-take", SendBack: "why-send-back", GiveBack: "why-give-back"}[type(a)]
        return Reason(key, {"item": a.item})
    if isinstance(a, Rob | Found):
        return Reason("why-coin", {"coin": a.coin})
    return Reason(PLAIN[type(a).__name__])


def inside(s: Table, seat: int, shop: int) -> Reason:
    """DA-1.1, DA-5.1: going in means home, something missing, or a place to wait for the next roll."""
    facts = {"shop": shop}
    if shop == INN and s.trunk[seat] == FULL:
        return Reason("why-home")
    item = ITEM_OF[shop]
    if item >= 0 and s.stock[item] and not s.trunk[seat] >> item & 1:
        return Reason("why-shop", facts | {"item": item})
    return Reason("why-inside", facts)


def closing(s: Table, seat: int, shop: int) -> Reason:
    """DA-8.1 to DA-8.3: close the inn, the bank or a shop to the players who need it, or reopen a closed one."""
    if shop == INN:
        return Reason("why-close-inn")
    if shop == BANK:
        return Reason("why-close-bank")
    if s.sign == INN and s.trunk[seat] == FULL:
        return Reason("why-open", {"shop": s.sign})
    return Reason("why-close", {"shop": shop})


def private(g: Glance) -> tuple[Reason, ...]:
    """Return, for the seat's owner, how far the bot thinks it is from home."""
    return (Reason("why-turns", {"turns": round(g.now)}),)
