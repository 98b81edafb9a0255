"""What hard thinks about: for each question the few answers that could be best, medium's first. What only the dice can
tell, such as whether to leave Azkaban, is left to medium."""

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

OFFERS = 3
"""Offers worth weighing, of all that the other should agree to."""
CHEAP, DEAR = 0.4, 2.0
"""Times what a deed is worth to this seat: below, a bid needs no thought, nor does leaving above."""
LONG = 60
"""Rounds after which most games are over."""


def candidates(s: Table, usual: Action) -> list[Action]:
    """What is usual first, then whatever else may be said here and is worth a thought."""
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
    """Nothing is left to buy and nobody builds, or it has gone on for long: who then agrees to nothing but what is best
    for itself alone, agrees to nothing with its like, and the game never ends. A fair trade will do."""
    return s.round >= LONG or (not any(s.built) and all(s.owner[space] != BANK for space in DEEDS))


def in_window(s: Table, seat: int) -> list[Action]:
    """To build, to lift what building waits for, to trade, or to let it be; without any of these there is no choice."""
    groups = money.whole_groups(s, seat)
    found: list[Action] = [acts.BUILD[spot] for spot in money.sites(s, groups)] if groups else []
    lift = [space for space in range(SPACES) if s.mortgaged >> space & 1 and s.owner[space] == seat]
    found += [acts.LIFTING[space] for space in lift if GROUP[space] in groups]
    if seat == s.turn:
        found += best_offers(s, seat)
    return [*found, PASSES[0]] if found else []


def in_auction(s: Table, step: Bidding) -> list[Action]:
    """To leave, or to go on, also past what the deed is worth by itself: it may cost another dear."""
    worth = deed_worth(s, step.seat, step.space)
    if not CHEAP * worth <= step.high <= DEAR * worth + 50:
        return []
    return [Leave(), Bid(step.high + 1), Bid(step.high + 10)]


# ── offers ───────────────────────────────────────────────────────────────────
def best_offers(s: Table, seat: int) -> list[Offer]:
    """Of all trades the other should agree to, those that leave this seat best off. Who should agree is medium's own
    rule: part of hard's rate against medium is that it knows medium, and says nothing of its rate against people."""
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
    """This seat's chance once the trade is made."""
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
    """One deed for another, or for cash either way, among deeds without buildings."""
    mine = [space for space in s.deeds(seat) if s.bare(space)]
    found: list[tuple[int, trading.Things, trading.Things]] = []
    for to in s.others(seat):
        theirs = [space for space in s.deeds(to) if s.bare(space)]
        found += [(to, (), (get,)) for get in theirs]
        found += [(to, (give,), ()) for give in mine]
        found += [(to, (give,), (get,)) for give in mine for get in theirs if GROUP[give] != GROUP[get]]
    return found
