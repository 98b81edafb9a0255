"""The few answers to each question that hard considers, medium's first.

Where only the dice decide, such as whether to leave Azkaban, hard does what medium does."""

from typing import Final

from greathall.core.words import Action
from greathall.games.monopoly.board import DEEDS, GROUP, SPACES
from greathall.games.monopoly.bot import money, trading
from greathall.games.monopoly.bot.judge import chances
from greathall.games.monopoly.bot.worth import deed_worth
from greathall.games.monopoly.model import Accept, Bid, Buy, Decline, Leave, Offer
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.windows import PASSES, Window

OFFERS: Final = 3
"""How many offers are worth weighing, of those the other player should accept."""
CHEAP, DEAR = 0.4, 2.0
"""Times a deed's worth to this seat: below the first, a bid needs no thought; above the second, nor does leaving."""
LONG: Final = 60
"""Most games are over after this many rounds."""


def candidates(s: Table, usual: Action) -> list[Action]:
    """Return the usual action first, then the other legal ones worth considering."""
    step = s.agenda[-1]
    more: list[Action] = []
    if isinstance(step, Window):
        more = in_window(s, step.seat)
    elif isinstance(step, Buying):
        more = [Decline(), Buy()]
    elif isinstance(step, Bidding):
        more = in_auction(s, step)
    elif isinstance(step, Answer) and not stuck(s):
        more = [Decline(), Accept()]
    return [usual, *(a for a in more if a != usual and step.admits(s, a))]


def stuck(s: Table) -> bool:
    """Return whether the game may never end unless bots accept merely fair trades.

    That is when nothing is left to buy and nobody builds, or after many rounds. Bots that then accept only what is best
    for themselves never agree with each other."""
    return s.round >= LONG or (not any(s.built) and all(s.owner[space] != BANK for space in DEEDS))


def in_window(s: Table, seat: int) -> list[Action]:
    """Return what to build, lift or trade, and a pass; nothing if only a pass is left."""
    groups = money.whole_groups(s, seat)
    found: list[Action] = [acts.BUILD[spot] for spot in money.sites(s, groups)] if groups else []
    lift = [space for space in range(SPACES) if s.mortgaged >> space & 1 and s.owner[space] == seat]
    found += [acts.LIFTING[space] for space in lift if GROUP[space] in groups]
    if seat == s.turn:
        found += best_offers(s, seat)
    return [*found, PASSES[0]] if found else []


def in_auction(s: Table, step: Bidding) -> list[Action]:
    """Leave or bid on, even above the deed's own worth, because it may be worth more to another player."""
    worth = deed_worth(s, step.seat, step.space)
    if not CHEAP * worth <= step.high <= DEAR * worth + 50:
        return []
    return [Leave(), Bid(step.high + 1), Bid(step.high + 10)]


# ── offers ───────────────────────────────────────────────────────────────────
def best_offers(s: Table, seat: int) -> list[Offer]:
    """Return those trades that the other player should accept which leave this seat best off.

    Whether they should accept is medium's own rule. So part of hard's rate against medium comes from knowing medium,
    and the rate says nothing about playing people."""
    if not trading.may_propose(s, seat):
        return []
    now = chances(s)[seat]
    found = []
    for to, gives, takes in [*trading.bundles(s, seat), *swaps(s, seat)]:
        offer = trading.cheapest(s, seat, to, gives, takes)
        if offer is not None:
            then = after(s, seat, offer)
            if then > now:
                found.append((then, offer))
    found.sort(key=lambda row: -row[0])
    return [offer for _, offer in found[:OFFERS]]


def after(s: Table, seat: int, offer: Offer) -> float:
    """Return this seat's chance to win once the trade is made."""
    cash, to, pays = s.cash, offer.to, offer.pays - offer.asks
    trading.swap(s.owner, offer.gives, to, offer.takes, seat)
    cash[seat] -= pays
    cash[to] += pays
    chance = chances(s)[seat]
    cash[seat] += pays
    cash[to] -= pays
    trading.swap(s.owner, offer.gives, seat, offer.takes, to)
    return chance


def swaps(s: Table, seat: int) -> list[tuple[int, trading.Things, trading.Things]]:
    """Return swaps of one deed for another, or for cash either way, among deeds without buildings."""
    mine = [space for space in s.deeds(seat) if s.bare(space)]
    found: list[tuple[int, trading.Things, trading.Things]] = []
    for to in s.others(seat):
        theirs = [space for space in s.deeds(to) if s.bare(space)]
        found += [(to, (), (get,)) for get in theirs]
        found += [(to, (give,), ()) for give in mine]
        found += [(to, (give,), (get,)) for give in mine for get in theirs if GROUP[give] != GROUP[get]]
    return found
