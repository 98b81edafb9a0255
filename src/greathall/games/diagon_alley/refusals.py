"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.diagon_alley.board import (
    BANK, BUILDINGS, CARDS, CART, CLOSE, COINS, DEFEND, FLOO, FOUND, ITEM_OF, ITEMS, LEAVE, PICKPOCKET, QUICK, SHOVE,
    SNATCH,
)
from greathall.games.diagon_alley.model import (
    Buy, Call, Cart, Close, Defend, Drop, End, Enter, Exchange, Floo, Found, GiveBack, Go, Land, Leave, Pick,
    Pickpocket, Quick, Resign, Rob, Roll, SendBack, Shove, Snatch, Take, Through,
)
from greathall.games.diagon_alley.play import cards
from greathall.games.diagon_alley.play.cards import Attacked, Fizzle, Giving, Returning, Robbing, Snatching
from greathall.games.diagon_alley.play.moving import LastBuy, Walk, counted, way
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import FlooTo, ToTheBank, Turn

ASKED: dict[Any, str] = {
    Turn: "DA-S03", Walk: "DA-4.3", LastBuy: "DA-6.9", Attacked: "DA-7.3", Snatching: "DA-10.2", Robbing: "DA-B03",
    Returning: "DA-10.1", Fizzle: "DA-B10", Giving: "DA-7.5", FlooTo: "DA-9.2", ToTheBank: "DA-11.3"}
"""The rule behind each question: what else is said there is refused by it."""
CARD_OF: dict[Any, int] = {Floo: FLOO, Close: CLOSE, Leave: LEAVE, Snatch: SNATCH, Shove: SHOVE, Pickpocket: PICKPOCKET,
                           Cart: CART, Found: FOUND, Quick: QUICK, Defend: DEFEND}


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("DA-3.1", "no-chance")
    if not s.agenda:
        return Refusal("DA-1.1", "no-over")
    if not 0 <= seat < s.seats or not s.playing(seat):
        return Refusal("DA-2.4", "no-out")
    step = s.agenda[-1]
    if isinstance(a, Resign):
        return Refusal("DA-E05", "no-aside-now")
    if step.seat != seat:
        return Refusal("DA-7.3" if type(a) in CARD_OF else "DA-2.4", "no-turn")
    if isinstance(step, Turn):
        return turn(s, seat, a, step)
    if isinstance(step, Walk) and isinstance(a, Enter | Through):
        return no_door(s, step, a)
    return answer(s, seat, a, step)


# ── in one's turn ────────────────────────────────────────────────────────────
def turn(s: Table, seat: int, a: Any, step: Turn) -> Refusal:
    if isinstance(a, Roll | End):
        return Refusal("DA-S04", "no-second-roll" if step.rolled else "no-end-before-roll")
    if isinstance(a, Enter | Through | Land):
        return Refusal("DA-M06", "no-entering-now")
    if isinstance(a, Buy):
        return no_buy(s, seat)
    if isinstance(a, Call):
        return no_call(s, seat)
    if type(a) in CARD_OF or isinstance(a, Exchange):
        return no_spell(s, seat, a, step)
    return Refusal(ASKED[Turn], "no-first")


def no_buy(s: Table, seat: int) -> Refusal:
    """DA-5.1 to DA-5.3."""
    shop = s.shop(seat)
    if shop < 0 or ITEM_OF[shop] < 0:
        return Refusal("DA-5.1", "no-buy-outside")
    item = ITEM_OF[shop]
    facts = {"item": ITEMS[item]}
    if s.trunk[seat] >> item & 1:
        return Refusal("DA-5.2", "no-buy-twice", facts)
    if not s.stock[item]:
        return Refusal("DA-5.3", "no-buy-sold-out", facts)
    return Refusal("DA-5.1", "no-buy-coins", facts | dict(zip(COINS, s.board.prices[item], strict=True)))


def no_call(s: Table, seat: int) -> Refusal:
    """DA-11.4."""
    if not s.younger:
        return Refusal("DA-11.4", "no-call")
    return Refusal("DA-11.4", "no-call-again" if s.shop(seat) >= 0 else "no-floo-outside")


def no_spell(s: Table, seat: int, a: Any, step: Turn) -> Refusal:
    """DA-6.3, DA-7.2 to DA-9.1, DA-C04: not without the card, nor where it may not be played, nor without a target."""
    if s.younger:
        return Refusal("DA-11.1", "no-cards-here")
    if isinstance(a, Exchange):
        in_alley = s.in_alley(seat)
        return Refusal("DA-6.3" if in_alley else "DA-7.5", "no-cards-in-alley" if in_alley else "no-exchange")
    if not cards.holds(s, seat, CARD_OF[type(a)]):
        return Refusal("DA-7.2", "no-card", {"card": CARDS[CARD_OF[type(a)]]})
    if isinstance(a, Leave):
        return Refusal("DA-6.6", "no-leave")
    if s.in_alley(seat):
        return Refusal("DA-6.3", "no-cards-in-alley")
    if isinstance(a, Floo):
        return Refusal("DA-9.1", "no-floo-outside")
    if isinstance(a, Close):
        return Refusal("DA-8.1", "no-close") if a.shop == s.sign else Refusal("DA-C04", "no-target")
    if isinstance(a, Cart | Quick) and step.rolled:
        return Refusal("DA-B04" if isinstance(a, Cart) else "DA-B06", "no-after-roll")
    if isinstance(a, Defend):
        return Refusal("DA-7.3", "no-defend")
    if isinstance(a, Snatch):
        return Refusal("DA-C05", "no-snatch")
    if isinstance(a, Found):
        return Refusal("DA-B05", "no-such-coin")
    away = 0 <= a.target < s.seats and s.in_alley(a.target)
    return Refusal("DA-K12", "no-target-away") if away else Refusal("DA-C04", "no-target")


# ── on the way ───────────────────────────────────────────────────────────────
def no_door(s: Table, step: Walk, a: Any) -> Refusal:
    """DA-4.3, DA-4.5, DA-6.2, DA-8.2: only what is landed on or passed, not the bank, not what is closed."""
    board, path = s.board, counted(s, way(s, step.seat, step.count), step.count)
    if isinstance(a, Through):
        known = 0 <= a.gate < len(board.gates)
        closed = known and not board.entrance[a.gate]
        return Refusal("DA-K06", "no-exit-gate") if closed else Refusal("DA-6.2", "no-gate")
    if a.shop == BANK:
        return Refusal("DA-4.5", "no-bank")
    if not 0 <= a.shop < len(BUILDINGS) or board.door_of[a.shop] not in path:
        return Refusal("DA-4.3", "no-door")
    return Refusal("DA-8.2", "no-closed") if a.shop == s.sign else Refusal("DA-M01", "no-same-door")


def answer(s: Table, seat: int, a: Any, step: Any) -> Refusal:
    if isinstance(step, LastBuy) and isinstance(a, Buy):
        return no_buy(s, seat)
    if isinstance(step, Attacked) and isinstance(a, Defend):
        return Refusal("DA-7.3", "no-card", {"card": CARDS[DEFEND]})
    if isinstance(step, Snatching) and isinstance(a, Take | SendBack):
        return Refusal("DA-C06", "no-take")
    if isinstance(step, Robbing) and isinstance(a, Rob):
        return Refusal("DA-B03", "no-rob")
    if isinstance(step, Returning) and isinstance(a, GiveBack):
        return Refusal("DA-C14", "no-give-back")
    if isinstance(step, Fizzle | Giving) and isinstance(a, Drop | Pick):
        return Refusal(ASKED[type(step)], "no-such-spell")
    if isinstance(step, FlooTo) and isinstance(a, Go):
        return Refusal("DA-C12", "no-floo-there")
    return Refusal(ASKED[type(step)], "no-first")
