"""Windows: before every roll and after every move, players may build, sell, mortgage, lift mortgages and trade.

Players with nothing to do rest and are not asked."""

from typing import Any, Final

from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.monopoly.board import CLOCKWISE, DEEDS, LIFT
from greathall.games.monopoly.model import Build, Offer, Pass
from greathall.games.monopoly.play import acts, offers, shortage, trade
from greathall.games.monopoly.play.table import BANK, CONCERNED, MY_TURN, NOW, Anchor, Table
from greathall.games.monopoly.refusals import no_offer

PASSES: Final = [Pass(CONCERNED), Pass(MY_TURN), Pass(NOW)]
"""M-50: a pass lasts until something concerns you, until your turn, or for now; a silent player does the first."""


# ── who is asked ─────────────────────────────────────────────────────────────
def window(s: Table) -> None:
    """MO-3.5, M-50: the player whose turn it is comes first, then clockwise."""
    for seat in (s.turn, *CLOCKWISE[s.seats][s.turn]):
        if not s.rest[seat] and not s.out >> seat & 1:
            s.offers = [0] * s.seats
            s.wishes = [0] * (2 * s.seats)
            s.stir()
            go_on(s, seat)
            return


def go_on(s: Table, first: int) -> None:
    """M-50, M-91: the window comes to this seat or to the next that should be asked; if there is none, it closes.

    That is a seat that is awake, has not passed, and could do something, is about to roll, or asked to be asked."""
    for seat in (first, *CLOCKWISE[s.seats][first]):
        if s.rest[seat] or (s.out | s.passed) >> seat & 1:
            continue
        moment = moment_of(s, seat)
        if could_act(s, seat):
            s.then(Window(seat, moment))
            return
        if moment == "throw" or s.called >> seat & 1:
            s.then(Window(seat, "dice" if moment == "throw" else moment))
            return
    s.stir()


def could_act(s: Table, seat: int) -> bool:
    """M-91: return whether the seat has anything to build on, sell, mortgage, lift, ask for or trade.

    Everyone can see all of that."""
    if s.offers[seat] < s.most_offers and is_trade_open(s):
        return True
    owner, mortgaged, cash = s.owner, s.mortgaged, s.cash[seat]
    for space in DEEDS:
        if owner[space] == seat and (not mortgaged >> space & 1 or cash >= LIFT[space]):
            return True
    return any(claim[0] == seat for claim in s.claims)


def is_trade_open(s: Table) -> bool:
    """Return whether anyone has something that may change hands."""
    for space in DEEDS:
        if s.owner[space] != BANK and s.bare(space):
            return True
    return max(s.papers) != BANK


def moment_of(s: Table, seat: int) -> str:
    """Return what a pass leads to, for the question: the seat's roll, its try in Azkaban, or the end of its turn."""
    if seat != s.turn:
        return "others"
    if isinstance(s.agenda[-1], Anchor):
        return "end"
    return "azkaban" if s.jailed[seat] else "throw"


# ── the window ───────────────────────────────────────────────────────────────
class Window(Ask):
    """MO-3.5, M-49, M-50, M-55: act freely, one act at a time, until all who are awake pass in a row."""

    moment: str = "others"  # for the question: others, throw, dice (with nothing to do before the roll), azkaban or end

    def legal(self, s: Table) -> list[Action]:
        seat = self.seat
        return [*PASSES, *acts.buildings(s, seat), *acts.money(s, seat), *acts.lifts(s, seat), *offers.offers(s, seat)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return offers.form(s, self.seat, filled)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Pass):
            return 0 <= a.until <= 2
        if isinstance(a, Offer):
            return offers.may_offer(s, self.seat, a)
        return acts.is_admitted(s, self.seat, a)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Pass):
            return Refusal("M-50", "no-pass")
        return no_offer(s, self.seat, a) if isinstance(a, Offer) else None

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        s.called &= ~(1 << seat)
        if isinstance(a, Pass):
            s.rest[seat] = a.until
            s.passed |= 1 << seat
            go_on(s, seat)
            return
        s.then(self)
        if isinstance(a, Offer):
            trade.make(s, seat, a)
        elif isinstance(a, Build):
            shortage.build(s, seat, a.space)
        else:
            acts.act(s, seat, a)


class Reopened(Step):
    """M-65, M-92: after a rent or a resignation, the window continues with the seat it was asking, or the next.

    The count of offers continues too."""

    who: int
    offers: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        s.offers = list(self.offers)
        s.called |= 1 << self.who
        go_on(s, self.who)
