"""Offers: what players may trade, and on which terms. See trade.py for the steps of a trade."""

from typing import cast, Final

from greathall.core.forms import number, one_of, several
from greathall.core.words import Action, Filled, Form
from greathall.games.monopoly.board import DEEDS, FINE, GROUP, INTEREST, MORTGAGE, PAPERS, PRICE, SEATS, SPACES
from greathall.games.monopoly.model import Offer
from greathall.games.monopoly.play.table import BANK, Owed, Owing, Settling, Table

Things = tuple[int, ...]
ASKING: Final[list[list[Action]]] = [
    [Offer(to, (), (space,), PRICE[space], 0) for space in range(SPACES)] for to in range(max(SEATS))]
"""Offers for another player's deed at its printed price."""


# ── what may be offered ──────────────────────────────────────────────────────
def holder(s: Table, thing: int) -> int:
    return s.papers[thing - SPACES] if thing >= SPACES else s.owner[thing]


def tradable(s: Table, seat: int, thing: int) -> bool:
    """M-40, M-60, M-62: you may trade deeds of groups without buildings and Get Out cards, never buildings."""
    if thing in PAPERS:
        return s.papers[thing - SPACES] == seat
    return 0 <= thing < SPACES and GROUP[thing] >= 0 and s.owner[thing] == seat and s.bare(thing)


def goods(s: Table, *seats: int) -> list[int]:
    """M-40, M-60, M-62: all that is tradable of what these have, in order."""
    owner, papers = s.owner, s.papers
    return ([space for space in DEEDS if owner[space] in seats and s.bare(space)]
            + [thing for thing in PAPERS if papers[thing - SPACES] in seats])


def interest(s: Table, things: Things) -> int:
    """MO-15.3, M-63: what taking over these mortgages costs at once."""
    return sum(INTEREST[thing] for thing in things if thing < SPACES and s.mortgaged >> thing & 1)


def sound(s: Table, seat: int, a: Offer) -> bool:
    """MO-14.3, MO-17.1, M-61, M-64, M-66: two players trade what they have, with cash in hand for the interest too.

    There is no credit, and no cash for nothing."""
    to = a.to
    if to == seat or not 0 <= to < s.seats or not s.is_playing(to) or (a.pays and a.asks):
        return False
    if not 0 <= a.pays <= s.cash[seat] or not 0 <= a.asks <= s.cash[to] or not (a.gives or a.takes):
        return False
    if list(a.gives) != sorted(set(a.gives)) or list(a.takes) != sorted(set(a.takes)):
        return False
    if not all(tradable(s, seat, thing) for thing in a.gives) or not all(tradable(s, to, thing) for thing in a.takes):
        return False
    return (s.cash[seat] - a.pays + a.asks >= interest(s, a.takes)
            and s.cash[to] - a.asks + a.pays >= interest(s, a.gives))


def may_offer(s: Table, seat: int, a: Offer, buyer: int = BANK) -> bool:
    """M-65: you may make three offers in a window, and none twice in a turn.

    None may cheat a creditor, and before a purchase each must bring the buyer cash."""
    return (s.offers[seat] < s.most_offers and (seat, a) not in s.said and sound(s, seat, a)
            and spares(s, seat, a) and (buyer == BANK or brings_cash(s, seat, a, buyer)))


def brings_cash(s: Table, seat: int, a: Offer, buyer: int) -> bool:
    """MO-3.5, M-26, M-49: before deciding to buy, you may trade only to raise money."""
    if buyer == seat:
        return a.pays - a.asks + interest(s, a.takes) < 0
    return a.asks - a.pays + interest(s, a.gives) < 0


# ── trades of those in debt ──────────────────────────────────────────────────
def spares(s: Table, seat: int, a: Offer) -> bool:
    """M-67: return whether this offer is fair to both sides' creditors."""
    if not s.claims and not any(isinstance(step, Owing | Owed) for step in s.agenda):
        return True
    low, high = balance(s, seat, a.to, a.gives, a.takes)
    return low <= a.pays - a.asks <= high


def balance(s: Table, seat: int, to: int, gives: Things, takes: Things, buyer: int = BANK) -> tuple[int, int]:
    """Return the least and the most that the maker may pay on balance for these things.

    If no sum will do, the least is greater than the most."""
    low, high = -most_paid(s, to, seat, takes, gives), most_paid(s, seat, to, gives, takes)
    if buyer == seat:  # M-49: the buyer's side must bring in cash
        return low, min(high, -1 - interest(s, takes))
    return (max(low, 1 + interest(s, gives)) if buyer == to else low), high


def most_paid(s: Table, seat: int, other: int, gives: Things, takes: Things) -> int:
    """M-64, M-67: the most that a side may pay on balance; if it must receive something, this is negative.

    If you owe money, you must get at least what you give, by its worth and by what the Bank would lend on it; a sole
    creditor may have anything. If cash is left for debts still to come, you only can't give deeds and cards away."""
    settling, coming = debts_of(s, seat)
    cash = s.cash[seat] - interest(s, takes)
    if {*settling, *(to for to, _ in coming)} <= {other}:
        return cash
    gain = worth(s, takes) - worth(s, gives)
    most = min(gain, lendable(s, takes) - lendable(s, gives)) - interest(s, takes)
    if not settling:
        left = cash - sum(amount for _, amount in coming)
        most = max(most, left if gain >= 0 else min(left, gain))
    return min(cash, most)


def debts_of(s: Table, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Return whom the seat is paying now, and what else it will owe whom.

    That is a debt in its turn, or a rent not asked for yet."""
    settling: list[int] = []
    coming = [(owner, amount) for owner, debtor, amount, _ in s.claims if debtor == seat]
    for step in s.agenda:
        if isinstance(step, Owing) and step.seat == seat:
            settling.append(step.to)
        elif isinstance(step, Owed) and step.who == seat:
            if isinstance(step, Settling):
                settling.append(step.to)
            else:
                coming.append((step.to, step.amount))
    return settling, coming


def worth(s: Table, things: Things) -> int:
    """M-67: printed prices less their mortgages; a Get Out card is worth the fine it saves."""
    return sum(FINE if thing >= SPACES else PRICE[thing] - (MORTGAGE[thing] if s.mortgaged >> thing & 1 else 0)
               for thing in things)


def lendable(s: Table, things: Things) -> int:
    """Return what the Bank would still lend on these."""
    return sum(MORTGAGE[thing] for thing in things if thing < SPACES and not s.mortgaged >> thing & 1)


# ── offers to choose from ────────────────────────────────────────────────────


def offers(s: Table, seat: int) -> list[Action]:
    """Return a few offers to choose from in a list: each tradable deed of another player at its printed price."""
    if s.offers[seat] >= s.most_offers:
        return []
    owner, cash, mortgaged = s.owner, s.cash[seat], s.mortgaged
    made = [ASKING[owner[space]][space] for space in DEEDS
            if owner[space] not in (BANK, seat)
            and cash >= PRICE[space] + (INTEREST[space] if mortgaged >> space & 1 else 0) and s.bare(space)]
    if s.claims:
        made = [offer for offer in made if spares(s, seat, cast(Offer, offer))]
    return [offer for offer in made if (seat, offer) not in s.said] if s.said else made


def sales(s: Table, seat: int, to: int = BANK) -> list[Action]:
    """Return a few offers for players who need money: each tradable deed for its worth.

    They go to the creditor, or to the richest player if that is the Bank."""
    if s.offers[seat] >= s.most_offers:
        return []
    mine = [space for space in DEEDS if s.owner[space] == seat and s.bare(space)]
    if not mine:
        return []
    richest = to if to != BANK else max(s.others(seat), key=lambda other: s.cash[other])
    priced = [(space, worth(s, (space,))) for space in mine]
    made = [Offer(richest, (space,), (), 0, price) for space, price in priced if price <= s.cash[richest]]
    return [offer for offer in made if may_offer(s, seat, offer)]


def form(s: Table, seat: int, filled: Filled, maker: int = BANK, buyer: int = BANK) -> Form | None:
    """M-60, M-66, MO-14.3: offer any mix of deeds, cards and cash.

    You can ask only for what the other player has, cash goes one way, and a counter-offer goes back to the maker
    alone."""
    if s.offers[seat] >= s.most_offers:
        return None
    mine = goods(s, seat)
    others = [other for other in ([maker] if maker != BANK else s.living())
              if other != seat and (mine or goods(s, other))]
    if not others:
        return None
    asked = [filled["to"]] if "to" in filled else others
    theirs = goods(s, *asked)
    low, high = least, most = -max(s.cash[other] for other in asked), s.cash[seat]
    if "takes" in filled:
        terms = balance(s, seat, filled["to"], filled["gives"], filled["takes"], buyer)
        low, high = (max(least, min(most, bound)) for bound in terms)
    ask = not filled.get("pays")
    return Form("Offer", (
        one_of("to", others), several("gives", mine, least=0 if theirs else 1),
        several("takes", theirs, least=0 if filled.get("gives", mine) else 1),
        number("pays", max(0, low), max(0, low, high)),
        number("asks", max(0, -high) if ask else 0, max(0, -high, -low) if ask else 0)))
