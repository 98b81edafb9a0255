"""Trades: what an offer is worth to both sides, what to offer, and when to ask for more."""

from typing import Final

from operator import itemgetter

from greathall.core.words import Action
from greathall.games.monopoly.board import GROUP, MEMBERS, SPACES, STREET_GROUPS
from greathall.games.monopoly.bot.worth import PAPER_WORTH, group_worth
from greathall.games.monopoly.model import Accept, Decline, Offer
from greathall.games.monopoly.play import offers
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.trade import Answer

ENVY: Final[tuple[float, ...]] = (1.0, 1.0, 0.85, 0.6, 0.45, 0.35, 0.3, 0.3, 0.3)
"""How much of the other side's gain counts as a loss, by the number of players left. With two players, what one gains
the other loses; with many, those lose who take no part in the trade."""
MARGIN: Final = 10.0
"""A trade must gain at least this much to be worth the trouble."""
A_TURN: Final = 2; EVERY: Final = 2
"""How many offers a turn, and every how many rounds: nobody likes being asked the same thing forever."""

Things = tuple[int, ...]


def gains(s: Table, seat: int, to: int, gives: Things, takes: Things, pays: int) -> tuple[float, float]:
    """Return what a trade adds to the worth of both sides, including the payment (negative: received)."""
    others = len(s.living()) - 1
    groups = list(dict.fromkeys([GROUP[thing] for thing in gives + takes if thing < SPACES]))
    papers = PAPER_WORTH * (sum(thing >= SPACES for thing in takes) - sum(thing >= SPACES for thing in gives))
    mine, theirs = papers - pays, pays - papers
    cash, owner = s.cash, s.owner
    for group in groups:
        mine -= group_worth(s, seat, group, cash[seat], others)
        theirs -= group_worth(s, to, group, cash[to], others)
    swap(owner, gives, to, takes, seat)
    for group in groups:
        mine += group_worth(s, seat, group, cash[seat] - pays, others)
        theirs += group_worth(s, to, group, cash[to] + pays, others)
    swap(owner, gives, seat, takes, to)
    mine -= offers.interest(s, takes)
    theirs -= offers.interest(s, gives)
    return mine, theirs


def swap(owner: list[int], gives: Things, to: int, takes: Things, seat: int) -> None:
    for thing in gives:
        if thing < SPACES:
            owner[thing] = to
    for thing in takes:
        if thing < SPACES:
            owner[thing] = seat


def welcome(s: Table, mine: float, theirs: float) -> bool:
    """Return whether a trade with these gains is one to accept."""
    return mine >= MARGIN + ENVY[len(s.living())] * max(0.0, theirs)


# ── what to offer ────────────────────────────────────────────────────────────
def cheapest(s: Table, seat: int, to: int, gives: Things, takes: Things) -> Offer | None:
    """Return the trade of these things at the lowest price the other player should accept, if it may be offered."""
    mine, theirs = gains(s, seat, to, gives, takes, 0)
    envy = ENVY[len(s.living())]
    pays = 0
    for _ in range(3):  # what a side can build depends on the price as well
        pays += int((envy * max(0.0, mine) - theirs + MARGIN) / (1 + envy)) + 2
        pays = max(-s.cash[to], min(s.cash[seat], pays))
        mine, theirs = gains(s, seat, to, gives, takes, pays)
        if welcome(s, theirs, mine):
            offer = Offer(to, gives, takes, max(0, pays), max(0, -pays))
            return offer if offers.may_offer(s, seat, offer) else None
    return None


def price(s: Table, seat: int, to: int, gives: Things, takes: Things) -> tuple[float, Offer] | None:
    """Return the cheapest trade of these things and its worth, if both sides gain."""
    offer = cheapest(s, seat, to, gives, takes)
    if offer is None:
        return None
    mine, theirs = gains(s, seat, to, gives, takes, offer.pays - offer.asks)
    return (mine - ENVY[len(s.living())] * theirs, offer) if welcome(s, mine, theirs) else None


def bundles(s: Table, seat: int) -> list[tuple[int, Things, Things]]:
    """Return partners and things for trades that complete a group, for cash or deeds that complete theirs."""
    found: list[tuple[int, Things, Things]] = []
    needs: dict[int, list[Things]] = {}
    lacks: dict[int, list[Things]] = {}
    owner = s.owner
    for group in STREET_GROUPS:
        members = MEMBERS[group]
        holders = {owner[space] for space in members}
        if len(holders) == 2 and seat in holders and BANK not in holders:
            other = (holders - {seat}).pop()
            theirs = tuple([space for space in members if owner[space] == other])
            needs.setdefault(other, []).append(theirs)
            lacks.setdefault(other, []).append(tuple([space for space in members if owner[space] == seat]))
    for other, wanted in needs.items():
        for i, takes in enumerate(wanted):
            found += [(other, gives, takes) for j, gives in enumerate(lacks[other]) if j != i]
            found.append((other, (), takes))
    return found


def may_propose(s: Table, seat: int) -> bool:
    """Return whether an offer is due: at most two a turn, in every second round."""
    return not ((s.round + seat) % EVERY or s.offers[seat] >= s.most_offers
                or sum(who == seat for who, _ in s.said) >= A_TURN)


def proposal(s: Table, seat: int) -> Offer | None:
    """Return the best offer to make now, if there is one."""
    if not may_propose(s, seat):
        return None
    priced = [price(s, seat, *bundle) for bundle in bundles(s, seat)]
    found = [row for row in priced if row is not None]
    return max(found, key=itemgetter(0))[1] if found else None


# ── what to answer ───────────────────────────────────────────────────────────
def answer(s: Table, step: Answer) -> Action:
    """Accept, ask once for a better price, or decline."""
    seat, offer = step.seat, step.offer
    theirs, mine = gains(s, step.maker, seat, offer.gives, offer.takes, offer.pays - offer.asks)
    if welcome(s, mine, theirs):
        return Accept()
    if s.offers[seat] or s.most_offers < 2:
        return Decline()
    better = price(s, seat, step.maker, offer.takes, offer.gives)
    return better[1] if better and step.admits(s, better[1]) else Decline()
