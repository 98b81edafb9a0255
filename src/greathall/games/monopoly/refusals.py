"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.monopoly.board import (
    FINE, GROUP, HUT, KIND, LIFT, MANOR, MEMBERS, NAMES, PAPERS, SPACES, STREET, THINGS,
)
from greathall.games.monopoly.model import (
    Bid, BidFor, Build, Buy, Choose, Claim, Fine, Lift, Mortgage, Offer, Raze, Redeem, Resign, Seal, Sell, UseCard,
    Wake, Want, Yield,
)
from greathall.games.monopoly.play import acts, trade
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.shortage import PieceBid, Wish, places, room
from greathall.games.monopoly.play.spaces import Buying, Taxed
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.trade import Answer, TakeOver
from greathall.games.monopoly.play.turn import LAST_TURN, Cell, Token
from greathall.games.monopoly.play.windows import Window

ASKED: dict[Any, str] = {
    Window: "MO-3.5", Buying: "MO-5.1", Bidding: "MO-5.3", Sealed: "M-27", Debt: "MO-16.5", Answer: "MO-14.3",
    TakeOver: "MO-15.3", Keep: "MO-16.2", Wish: "MO-13.1", PieceBid: "MO-13.2", Taxed: "MO-8.1", Cell: "MO-9.3",
    Token: "MO-1.2"}
"""The rule behind each question: what else is said there is refused by it."""


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("MO-3.2", "no-chance")
    if not s.agenda:
        return Refusal("MO-16.4", "no-over")
    if not s.playing(seat):
        return Refusal("MO-16.1", "no-out")
    if isinstance(a, Wake | Claim | Resign):
        return aside(s, seat, a)
    step = s.agenda[-1]
    if step.seat != seat:
        return Refusal("MO-3.1", "no-turn")
    if isinstance(a, Build | Lift):
        return no_act(s, seat, a) if isinstance(step, Window) else Refusal("M-49", "no-act-now")
    if isinstance(a, Sell | Raze | Mortgage):
        open_now = isinstance(step, Window | Buying | Bidding | PieceBid | Debt)
        return no_act(s, seat, a) if open_now and not acts.brings_money(s, seat, a) else Refusal("M-49", "no-act-now")
    if isinstance(a, Offer):
        return no_offer(s, seat, a, step)
    return answer(s, seat, a, step)


def aside(s: Table, seat: int, a: Action) -> Refusal:
    """M-32, M-50, M-80: what may be said out of turn, and when."""
    if isinstance(a, Wake):
        return Refusal("M-50", "no-wake")
    if isinstance(a, Claim):
        if not s.demand:
            return Refusal("M-32", "no-claims")
        known = (seat, a.debtor, a.amount) in [claim[:3] for claim in s.claims]
        return Refusal("MO-6.4", "no-aside-now" if known else "no-claim")
    return Refusal("M-80", "no-aside-now")


# ── buildings and mortgages ──────────────────────────────────────────────────
def no_act(s: Table, seat: int, a: Any) -> Refusal:
    if isinstance(a, Raze):
        return no_raze(s, seat, a.group)
    if not acts.known(a.space):
        return Refusal("MO-2.1", "no-deed")
    facts = {"space": NAMES[a.space]}
    if s.owner[a.space] != seat:
        return Refusal("MO-2.1", "no-owner", facts)
    if isinstance(a, Build):
        return no_build(s, seat, a.space, facts)
    if isinstance(a, Sell):
        return no_sell(s, a.space, facts)
    if isinstance(a, Mortgage):
        return Refusal("MO-15.1", "no-mortgage-twice" if s.is_mortgaged(a.space) else "no-mortgage-built", facts)
    if not s.is_mortgaged(a.space):
        return Refusal("MO-15.2", "no-lift", facts)
    return Refusal("MO-15.2", "no-lift-cash", facts | {"amount": LIFT[a.space]})


def no_build(s: Table, seat: int, space: int, facts: dict[str, Any]) -> Refusal:
    """MO-11.1, MO-11.2, MO-12.1, MO-13.1."""
    if KIND[space] != STREET:
        return Refusal("MO-11.1", "no-build-here", facts)
    group = GROUP[space]
    if not s.whole(group, seat):
        return Refusal("MO-11.1", "no-build-group", facts)
    if not acts.ready(s, seat, group):
        return Refusal("MO-15.2", "no-build-mortgaged", facts)
    if s.built[space] == MANOR:
        return Refusal("MO-12.1", "no-build-manor", facts)
    if s.built[space] > min(s.built[sister] for sister in MEMBERS[group]):
        return Refusal("MO-11.2", "no-build-even", facts)
    manor = s.built[space] == MANOR - 1
    if not (s.manors if manor else s.huts):
        return Refusal("MO-13.1", "no-build-stock", facts | {"manor": "yes" if manor else "no"})
    return Refusal("MO-11.1", "no-build-cash", facts | {"amount": HUT[space]})


def no_sell(s: Table, space: int, facts: dict[str, Any]) -> Refusal:
    """MO-14.2, M-56."""
    if not s.built[space]:
        return Refusal("MO-14.2", "no-sell", facts)
    if s.built[space] < max(s.built[sister] for sister in MEMBERS[GROUP[space]]):
        return Refusal("MO-14.2", "no-sell-even", facts)
    return Refusal("M-56", "no-sell-huts", facts)


def no_raze(s: Table, seat: int, group: int) -> Refusal:
    if not 0 <= group < len(MEMBERS) or s.owner[MEMBERS[group][0]] != seat:
        return Refusal("MO-2.1", "no-group")
    return Refusal("M-56", "no-raze")


# ── trades ───────────────────────────────────────────────────────────────────
def no_offer(s: Table, seat: int, a: Offer, step: Any) -> Refusal:
    """MO-14.1, MO-14.3, MO-15.3, M-60 to M-67."""
    if not isinstance(step, Window | Buying | Debt | Answer):
        return Refusal("M-49", "no-act-now")
    if isinstance(step, Answer) and a.to != step.maker:
        return Refusal("M-66", "no-offer-third")
    if s.offers[seat] >= s.most_offers:
        return Refusal("M-65", "no-offer-more", {"most": s.most_offers})
    if (seat, a) in s.said:
        return Refusal("M-65", "no-offer-again")
    if a.to == seat or not 0 <= a.to < s.seats or not s.playing(a.to):
        return Refusal("MO-14.3", "no-offer-to")
    return no_goods(s, seat, a)


def no_goods(s: Table, seat: int, a: Offer) -> Refusal:
    things = [*((seat, thing) for thing in a.gives), *((a.to, thing) for thing in a.takes)]
    if not things or (a.pays and a.asks) or any(list(g) != sorted(set(g)) for g in (a.gives, a.takes)):
        return Refusal("MO-14.3", "no-offer-form")
    for owner, thing in things:
        if thing not in PAPERS and not acts.known(thing):
            return Refusal("M-60", "no-deed")
        if trade.holder(s, thing) != owner:
            return Refusal("MO-14.3", "no-offer-owner", {"thing": THINGS[thing]})
        if thing < SPACES and not s.bare(thing):
            return Refusal("MO-14.1", "no-offer-built", {"thing": THINGS[thing]})
    if not 0 <= a.pays <= s.cash[seat] or not 0 <= a.asks <= s.cash[a.to]:
        return Refusal("M-61", "no-offer-cash")
    if not trade.sound(s, seat, a):
        return Refusal("M-64", "no-offer-interest")
    return Refusal("M-67", "no-offer-debt")


# ── answers ──────────────────────────────────────────────────────────────────
def answer(s: Table, seat: int, a: Action, step: Any) -> Refusal:
    cash = s.cash[seat]
    if isinstance(step, Token) and isinstance(a, Choose):
        return Refusal("MO-1.2", "no-token")
    if isinstance(step, Buying) and isinstance(a, Buy):
        return Refusal("MO-5.1", "no-buy-cash", {"amount": step.price, "cash": cash})
    if isinstance(step, Bidding) and isinstance(a, Bid):
        low = "M-27" if step.high else "M-30"
        return Refusal("M-28" if a.amount > cash else low, "no-bid", {"high": step.high, "cash": cash})
    if isinstance(step, Sealed) and isinstance(a, Seal):
        return Refusal("M-28" if a.amount > cash else "M-27", "no-bid", {"high": 0, "cash": cash})
    if isinstance(step, PieceBid) and isinstance(a, BidFor):
        known = a.space in places(s, seat, step.manors)
        return Refusal("M-54", "no-piece-bid" if known else "no-piece-place", {"high": step.high, "cash": cash})
    if isinstance(step, Wish) and isinstance(a, Want):
        return Refusal("M-54", "no-want", {"least": step.least, "most": room(s, seat, step.manors)})
    if isinstance(step, Debt) and isinstance(a, Yield):
        return Refusal("MO-16.5", "no-yield", {"amount": step.amount})
    if isinstance(step, TakeOver | Keep) and isinstance(a, Redeem):
        return Refusal(ASKED[type(step)], "no-redeem")
    if isinstance(step, Cell) and isinstance(a, Fine):
        late = s.jailed[seat] >= LAST_TURN
        return Refusal("M-16", "no-fine-late") if late else Refusal("MO-9.3", "no-fine-cash", {"amount": FINE})
    if isinstance(step, Cell) and isinstance(a, UseCard):
        return Refusal("MO-9.3", "no-get-out")
    return Refusal(ASKED[type(step)], "no-first")
