"""Why something can't be done in this position, and when each action is due.

Each question refuses the rest itself."""

from typing import Any

from greathall.core.words import Action, Refusal
from greathall.games.monopoly.board import (
    AZKABAN, GROUP, HUT, KIND, LIFT, MANOR, MEMBERS, NAMES, PAPERS, SPACES, STREET, THINGS,
)
from greathall.games.monopoly.model import (
    Accept, Bid, BidFor, Build, Buy, Choose, Claim, Decline, Fine, Flat, Hold, Leave, Lift, Mortgage, Offer, Pass,
    Percent, Raze, Redeem, Resign, Seal, Sell, Try, UseCard, Wake, Want, Yield,
)
from greathall.games.monopoly.play import acts, offers
from greathall.games.monopoly.play.table import BANK, Table

MOMENTS: dict[type[Action], tuple[str, str]] = {
    Choose: ("MO-1.2", "when-Choose"), Pass: ("M-50", "when-Pass"), Build: ("M-49", "when-Build"),
    Lift: ("M-49", "when-Lift"), Sell: ("M-49", "when-money"), Raze: ("M-49", "when-money"),
    Mortgage: ("M-49", "when-money"), Offer: ("M-49", "when-Offer"), Decline: ("MO-14.3", "when-Decline"),
    Accept: ("MO-14.3", "when-Accept"), Buy: ("MO-5.1", "when-Buy"), Leave: ("MO-5.3", "when-Leave"),
    Bid: ("MO-5.2", "when-Bid"), Seal: ("M-27", "when-Seal"), Flat: ("MO-8.1", "when-tax"),
    Percent: ("MO-8.1", "when-tax"), Try: ("MO-9.3", "when-Try"), Fine: ("MO-9.3", "when-Fine"),
    UseCard: ("MO-9.6", "when-UseCard"), Hold: ("MO-15.3", "when-Hold"), Redeem: ("MO-15.3", "when-Redeem"),
    Want: ("M-54", "when-Want"), BidFor: ("M-54", "when-BidFor"), Claim: ("MO-6.4", "no-aside-now"),
    Wake: ("M-50", "no-wake"), Yield: ("MO-16.5", "when-Yield"), Resign: ("M-80", "no-aside-now")}
"""The rule and the sentence that say when each kind of choice is due."""
OWNERS: dict[type[Action], str] = {
    Build: "MO-11.1", Sell: "MO-14.2", Raze: "MO-14.2", Mortgage: "MO-15.1", Lift: "MO-15.2"}
"""The rule that leaves each free act to the owner."""


# ── whatever is asked ────────────────────────────────────────────────────────
def anyhow(s: Table, seat: int, a: Action) -> Refusal | None:
    """Return why this can't be done in this position, whatever is asked; None if only the moment is wrong."""
    if isinstance(a, Wake):
        return Refusal("M-93", "no-wake-again") if s.rest[seat] else None
    if isinstance(a, Claim):
        return no_claim(s, seat, a)
    if isinstance(a, Build | Sell | Raze | Mortgage | Lift):
        return no_act(s, seat, a)
    if isinstance(a, Try | Fine | UseCard) and not s.jailed[seat]:
        rule, sentence = ("MO-9.2", "no-visitor") if s.at[seat] == AZKABAN else ("MO-9.3", "no-prisoner")
        return Refusal(rule, "no-free-try" if isinstance(a, Try) else sentence)
    return None


def no_claim(s: Table, seat: int, a: Claim) -> Refusal | None:
    """MO-6.4, M-32: you can ask only for a rent that is owed to you, where it is asked for."""
    if not s.demand:
        return Refusal("M-32", "no-claims")
    known = (seat, a.debtor, a.amount) in [claim[:3] for claim in s.claims]
    return None if known else Refusal("MO-6.4", "no-claim")


def waiting(s: Table, seat: int) -> Refusal:
    """MO-3.1: another player is asked, perhaps even on your own turn."""
    return Refusal("MO-3.1", "no-turn-yet" if s.round and seat == s.turn else "no-turn")


# ── buildings and mortgages ──────────────────────────────────────────────────
def no_act(s: Table, seat: int, a: Any) -> Refusal | None:
    """Return why the deeds, the buildings or the cash don't allow it; None if they do."""
    if acts.is_admitted(s, seat, a):
        return None
    if isinstance(a, Raze):
        own = 0 <= a.group < len(MEMBERS) and s.owner[MEMBERS[a.group][0]] == seat
        return Refusal("M-56", "no-raze") if own else Refusal(OWNERS[Raze], "no-group")
    if not acts.is_deed(a.space):
        return Refusal("MO-2.1", "no-deed")
    facts = {"space": NAMES[a.space]}
    if s.owner[a.space] != seat:
        return Refusal(OWNERS[type(a)], "no-owner", facts)
    if isinstance(a, Build):
        return no_build(s, seat, a.space, facts)
    if isinstance(a, Sell):
        return no_sell(s, a.space, facts)
    if isinstance(a, Mortgage):
        return Refusal("MO-15.1", "no-mortgage-twice" if s.is_mortgaged(a.space) else "no-mortgage-built", facts)
    if not s.is_mortgaged(a.space):
        return Refusal("MO-15.2", "no-lift", facts)
    return Refusal("MO-15.2", "no-lift-cash", facts | {"amount": LIFT[a.space], "cash": s.cash[seat]})


def no_build(s: Table, seat: int, space: int, facts: dict[str, Any]) -> Refusal:
    """MO-11.1, MO-11.2, MO-12.1, MO-13.1: return why you can't build here."""
    if KIND[space] != STREET:
        return Refusal("MO-11.1", "no-build-here", facts)
    group = GROUP[space]
    if not s.whole(group, seat):
        return Refusal("MO-11.1", "no-build-group", facts)
    if not acts.ready(s, seat, group):
        return Refusal("MO-15.2", "no-build-mortgaged", facts)
    if s.built[space] == MANOR:
        return Refusal("MO-12.1", "no-build-manor", facts)
    manor = s.built[space] == MANOR - 1
    if s.built[space] > min(s.built[sister] for sister in MEMBERS[group]):
        return Refusal("MO-12.1", "no-build-four", facts) if manor else Refusal("MO-11.2", "no-build-even", facts)
    if not (s.manors if manor else s.huts):
        return Refusal("MO-13.1", "no-build-stock", facts | {"manor": "yes" if manor else "no"})
    return Refusal("MO-11.1", "no-build-cash", facts | {"amount": HUT[space], "cash": s.cash[seat]})


def no_sell(s: Table, space: int, facts: dict[str, Any]) -> Refusal:
    """MO-14.2, M-56: return why you can't sell here."""
    if not s.built[space]:
        return Refusal("MO-14.2", "no-sell", facts)
    if s.built[space] < max(s.built[sister] for sister in MEMBERS[GROUP[space]]):
        return Refusal("MO-14.2", "no-sell-even", facts)
    return Refusal("M-56", "no-sell-huts", facts)


# ── trades ───────────────────────────────────────────────────────────────────
def no_offer(s: Table, seat: int, a: Offer, buyer: int = BANK) -> Refusal:
    """MO-14.1, MO-14.3, MO-15.3, M-49, M-60 to M-67: return why you can't offer this."""
    if s.offers[seat] >= s.most_offers:
        return Refusal("M-65", "no-offer-more", {"most": s.most_offers})
    if (seat, a) in s.said:
        return Refusal("M-65", "no-offer-again")
    if a.to == seat or not 0 <= a.to < s.seats or not s.is_playing(a.to):
        return Refusal("MO-14.3", "no-offer-to")
    no = no_goods(s, seat, a)
    if no is not None:
        return no
    if not 0 <= a.pays <= s.cash[seat] or not 0 <= a.asks <= s.cash[a.to]:
        return Refusal("M-61", "no-offer-cash")
    if not offers.sound(s, seat, a):
        return Refusal("M-64", "no-offer-interest")
    if buyer != BANK and not offers.brings_cash(s, seat, a, buyer):
        return Refusal("M-49", "no-offer-raise" if buyer == seat else "no-offer-raise-them")
    return Refusal("M-67", "no-offer-debt")


def no_goods(s: Table, seat: int, a: Offer) -> Refusal | None:
    things = [*((seat, thing) for thing in a.gives), *((a.to, thing) for thing in a.takes)]
    sums = a.pays >= 0 and a.asks >= 0 and not (a.pays and a.asks)
    if not things or not sums or any(list(g) != sorted(set(g)) for g in (a.gives, a.takes)):
        return Refusal("MO-14.3", "no-offer-form")
    for owner, thing in things:
        if thing not in PAPERS and not acts.is_deed(thing):
            return Refusal("M-60", "no-deed")
        if offers.holder(s, thing) != owner:
            return Refusal("MO-14.3", "no-offer-owner", {"thing": THINGS[thing]})
        if thing < SPACES and not s.bare(thing):
            return Refusal("MO-14.1", "no-offer-built", {"thing": THINGS[thing]})
    return None
