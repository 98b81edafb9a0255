"""How the bots play Monopoly: what medium does, what hard considers, and their reasons."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.mind import Mind, Ranked
from greathall.core.words import Action
from greathall.games.monopoly.board import DEEDS, FLAT_TAX, GROUP, HUT, LIFT, MORTGAGE
from greathall.games.monopoly.bot import money, trading
from greathall.games.monopoly.bot.candidates import candidates
from greathall.games.monopoly.bot.judge import chances
from greathall.games.monopoly.bot.reasons import private, public
from greathall.games.monopoly.bot.worth import deed_worth
from greathall.games.monopoly.model import (
    Bid, BidFor, Buy, Claim, Decline, Fine, Flat, Hold, Leave, Percent, Redeem, Seal, Try, UseCard, Want, Yield,
)
from greathall.games.monopoly.play import acts, shortage
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.shortage import PieceBid, Wish
from greathall.games.monopoly.play.spaces import Buying, Taxed
from greathall.games.monopoly.play.table import BANK, CONCERNED, NOW, Table
from greathall.games.monopoly.play.trade import Answer, TakeOver
from greathall.games.monopoly.play.turn import BeforeThrow, Cell
from greathall.games.monopoly.play.windows import PASSES, Window

PASS = {a.until: a for a in PASSES}
RAISE = 10
"""How much a bid goes over the last one."""
DEAR = 1.5
"""A deed that makes or breaks a group is worth this many times its price."""
EARLY = 8
"""While the Bank has this many deeds, a turn in Azkaban costs more than the fine."""
HARMLESS = 15.0
"""Average rents per turn that are no reason to hide in Azkaban."""
EASY_FINE = 200
"""With this much cash the fine doesn't hurt."""


def window(s: Table, step: Window) -> Action:
    """Build, lift mortgages and trade; with nothing to do, rest until something comes up."""
    seat = step.seat
    groups = money.whole_groups(s, seat)
    if groups:
        act = money.building(s, seat, groups)
        if act is not None:
            return act
    if s.mortgaged:
        act = money.lifting(s, seat, groups)
        if act is not None:
            return act
    if seat == s.turn:
        offer = trading.proposal(s, seat)
        if offer is not None:
            return offer
        if groups and isinstance(s.agenda[-2], BeforeThrow):
            return PASS[NOW]  # this turn may bring the money for a hut
    return PASS[CONCERNED]


def buying(s: Table, step: Buying) -> Action:
    """Buy most deeds at their price, and mortgage for those that complete a group or keep another player from one."""
    seat, space, price = step.seat, step.space, step.price
    cash, worth = s.cash[seat], deed_worth(s, seat, step.space)
    dear = worth >= DEAR * price
    if cash >= price:
        return Buy() if worth >= price and (dear or cash - price >= money.keep(s, seat) // 3) else Decline()
    if dear:
        needed = [*money.whole_groups(s, seat), GROUP[space]]
        idle = [spot for spot in money.pledges(s, seat) if GROUP[spot] not in needed]
        if cash + sum(MORTGAGE[spot] for spot in idle) >= price:
            return acts.PLEDGE[idle[0]]
    return Decline()


def bidding(s: Table, step: Bidding) -> Action:
    """Bid by small steps up to what the deed is worth here."""
    most = money.limit(s, step.seat, step.space)
    if most <= step.high:
        return Leave()
    return Bid(min(most, max(step.high + RAISE, MORTGAGE[step.space] // 2)))


def bid_sealed(s: Table, step: Sealed) -> Action:
    """Bid what the deed is worth here, as there is no second chance."""
    return Seal(max(0, money.limit(s, step.seat, step.space)))


def debt(s: Table, step: Debt) -> Action:
    """Raise the money; declare bankruptcy only with nothing left, when it is legal."""
    return money.raising(s, step.seat) or Yield()


def cell(s: Table, step: Cell) -> Action:
    """Leave while there is something to buy or little to fear; later the cell is the cheapest place on the board."""
    seat = step.seat
    early = sum(s.owner[space] == BANK for space in DEEDS) >= EARLY or money.danger(s, seat) < HARMLESS
    if not early:
        return Try()
    for deck, holder in enumerate(s.papers):
        if holder == seat:
            return UseCard(deck)
    fine = Fine()
    return fine if s.cash[seat] >= EASY_FINE and step.admits(s, fine) else Try()


def choose_tax(s: Table, step: Taxed) -> Action:
    """M-45: you are not shown the sum, but everyone can see what counts, and a program can add."""
    return Percent() if s.worth(step.seat) < 10 * FLAT_TAX else Flat()


def settle_mortgage(s: Table, step: TakeOver | Keep) -> Action:
    """Lift a mortgage that came with a deed only if there is plenty of cash."""
    redeem = Redeem()
    rich = s.cash[step.seat] - LIFT[step.space] >= money.keep(s, step.seat) + money.RICH
    return redeem if rich and step.admits(s, redeem) else Hold()


def wish(s: Table, step: Wish) -> Action:
    """In a shortage, ask for as many pieces as the spare cash can buy."""
    spare = s.cash[step.seat] - money.keep(s, step.seat) // 2
    price = min((HUT[spot] for spot in shortage.places(s, step.seat, step.manors)), default=spare + 1)
    return Want(max(step.least, min(shortage.room(s, step.seat, step.manors), spare // price)))


def piece(s: Table, step: PieceBid) -> Action:
    """Pay up to half as much again for a scarce building, where it brings most."""
    seat = step.seat
    spare = s.cash[seat] - money.keep(s, seat) // 2
    spots = [spot for spot in shortage.places(s, seat, step.manors)
             if max(step.high + 1, HUT[spot]) <= min(spare, HUT[spot] * 3 // 2)]
    if not spots:
        return Leave()
    spot = max(spots, key=lambda spot: money.gain(spot, s.built[spot]) / HUT[spot])
    return BidFor(max(step.high + 1, HUT[spot]), spot)


DECIDE: dict[Any, Callable[[Table, Any], Action]] = {
    Window: window, Buying: buying, Bidding: bidding, Sealed: bid_sealed, Debt: debt, Cell: cell, Taxed: choose_tax,
    TakeOver: settle_mortgage, Keep: settle_mortgage, Wish: wish, PieceBid: piece, Answer: trading.answer}


def first(s: Table, step: Any) -> Action:
    """Do what a silent player does, where nothing is at stake."""
    return step.legal(s)[0]  # type: ignore[no-any-return]


def decide(s: Table) -> Action:
    """Return what medium does now; it needs no dice to choose."""
    step = s.agenda[-1]
    return DECIDE.get(step.__class__, first)(s, step)


QUIET = ("Pass", "Decline", "Leave", "Hold", "Try", "Flat", "Want", "Seal", "Bid", "BidFor")
"""The choices that follow the best one: they do little harm, the least first."""


class MonopolyMind(Mind):
    def prepare(self, s: Table) -> None:
        """Allow no further offers while thinking, so that the one at hand is weighed by itself."""
        s.most_offers = 0

    def aside(self, s: Table, seat: int) -> Action | None:
        """Ask for rent as soon as possible."""
        if not s.claims or not isinstance(s.agenda[-1], Window):
            return None
        return next((Claim(debtor, amount) for owner, debtor, amount, _ in s.claims if owner == seat), None)

    def move(self, s: Table, rng: Random) -> Action:
        return decide(s)

    def candidates(self, s: Table) -> list[Ranked]:
        """Return what hard weighs, for a game with open hands."""
        return rank_with_reasons(s, candidates(s, decide(s)))

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        return chances(s)

    def rank(self, s: Table) -> list[Ranked]:
        """Rank the best choice first, then the quiet ones, then the rest."""
        best = decide(s)
        rest = [a for a in s.agenda[-1].legal(s) if a != best]
        rest.sort(key=quiet)
        return rank_with_reasons(s, [best, *rest])


def rank_with_reasons(s: Table, actions: list[Action]) -> list[Ranked]:
    """Return the actions, best first, with their reasons."""
    return [Ranked(a, 1 / (1 + place), public(s, a), private(s, a)) for place, a in enumerate(actions)]


def quiet(a: Action) -> int:
    kind = type(a).__name__
    return QUIET.index(kind) if kind in QUIET else len(QUIET)
