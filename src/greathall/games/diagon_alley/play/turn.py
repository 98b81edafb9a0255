"""The turn: who starts, rolling, drawing what is due, buying, Floo Powder, and whose turn is next."""

from typing import Any, Final

from greathall.core.starting import RollsForStart
from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.core.zones import Pile, Row
from greathall.games.diagon_alley import refusals
from greathall.games.diagon_alley.board import (
    BANK, CART, CAULDRON, FIRST_SPELLS, FLOO, INN, ITEMS, LEAVE, WAND, Board, is_havoc,
)
from greathall.games.diagon_alley.made.table import Made
from greathall.games.diagon_alley.model import (
    Buy, Call, Called, Cart, Diced, Die, Drawn, Drew, End, Floo, Go, Leave, Missed, Ride, Roll, Rolled,
    RollsAgain, Starts, Stay, Threw, TiedHigh,
)
from greathall.games.diagon_alley.play import cards, moving
from greathall.games.diagon_alley.play.cards import Draw, lay_down
from greathall.games.diagon_alley.play.dice import Dice, OneDie
from greathall.games.diagon_alley.play.moving import Walk, last_buy
from greathall.games.diagon_alley.play.table import NOWHERE, Anchor, Table, finish, foremost
from greathall.games.diagon_alley.play.ways import push_path, spaces

LOW: Final = 3


def setup(seats: int, options: dict[str, Any], board: Board) -> Table:
    """DA-2.1, DA-2.2, DA-2.3, DA-P05, DA-11.1, DA-Y01: put hats in the inn and hand out coins and items.

    Spells are dealt before the havoc cards are shuffled in."""
    s = Made()
    s.board, s.options, s.seats, s.agenda, s.log = board, options, seats, [], None
    agree(s)
    s.starter = s.turn = s.round = s.boost = s.out = 0
    s.dice, s.throws, s.swirl = (0, 0), [0] * seats, False
    s.at, s.sign = [board.inside + INN] * seats, NOWHERE
    s.coins = [list(board.start) for _ in range(seats)]
    s.bank = [board.coins - seats * start for start in board.start]
    s.trunk, s.missed, s.tried, s.picked = [0] * seats, [0] * seats, [NOWHERE] * seats, []
    everyone = s.younger or options["items_for_everyone"]
    s.stock = [seats if everyone or item == WAND else seats - 1 for item in range(len(ITEMS))]
    s.hands, s.winners, s.ended = [Row() for _ in range(seats)], (), ""
    s.pile = Pile([] if s.younger else [card for card in board.deck if not is_havoc(card)])
    if s.younger:
        s.round = 1
        begin(s, 0)
    else:
        s.then(*(Deal(seat) for _ in range(FIRST_SPELLS) for seat in range(seats)), Shuffle(),
               *(FirstRoll(seat) for seat in range(seats)), HighestStarts(tuple(range(seats))))
    return s


def agree(s: Table) -> None:
    """Set what follows from the options."""
    s.younger, s.limit = s.options["younger"], s.options["round_limit"]
    s.bump_counts, s.banish_pays = s.options["bump_counts_as_landing"], s.options["banish_collects_at_gringotts"]


class Deal(Chance):
    """DA-2.2: deal this hand a spell, hidden from the others."""

    stream = "deal"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Drawn(card), weight) for card, weight in s.pile.odds()]

    def witnesses(self, s: Table) -> tuple[int]:
        return (self.who,)

    def take(self, s: Table, a: Drawn) -> None:
        s.pile.draw(a.card)
        s.hands[self.who].put(len(s.hands[self.who]), a.card, 1 << self.who)
        s.tell(Drew, self.who, a.card)


class Shuffle(Step):
    """DA-2.2: shuffle the other spells with the havoc cards."""

    def take(self, s: Table, a: None) -> None:
        s.pile.bag += [card for card in s.board.deck if is_havoc(card)]


class FirstRoll(OneDie):
    """DA-2.4: each player rolls one die; the cauldron is lowest."""

    stream = "start"

    def take(self, s: Table, a: Threw) -> None:
        s.throws[self.who] = a.die
        s.tell(Die, self.who, a.die)


class HighestStarts(RollsForStart):
    """DA-2.4, DA-S01: the highest roll starts; ties roll again."""

    def again(self, s: Table, tied: tuple[int, ...]) -> None:
        s.tell(TiedHigh, tied)
        s.then(*(FirstRoll(seat) for seat in tied), HighestStarts(tied))

    def start(self, s: Table, seat: int) -> None:
        s.starter, s.round = seat, 1
        s.tell(Starts, seat)
        begin(s, seat)


def begin(s: Table, seat: int) -> None:
    """DA-S05: a player with turns to miss misses this one."""
    s.turn, s.boost = seat, 0
    s.then(TurnEnds(seat))
    if s.missed[seat]:
        s.missed[seat] -= 1
        s.tell(Missed, seat)
    else:
        s.then(Turn(seat, False))


class TurnEnds(Anchor):
    """DA-2.4, DA-E04, DA-Y07: pass the turn to the left; after the last round the fullest trunk wins."""

    who: int

    def take(self, s: Table, a: None) -> None:
        seat = self.who
        while True:
            seat = (seat + 1) % s.seats
            s.round += seat == s.starter
            if s.is_playing(seat):
                break
        if s.round > s.limit:
            finish(s, foremost(s), "limit")
        else:
            begin(s, seat)


class Turn(Ask):
    """DA-7.2, DA-S03, DA-S04, DA-P01, DA-C11, DA-C16: asked before the roll, and once the move and its cards are done.

    DA-M06: if you rest on a doorway, you can't go in without moving. DA-K13: a card leads out of Knockturn Alley before
    the roll or after it."""

    rolled: bool

    def legal(self, s: Table) -> list[Action]:
        seat = self.seat
        found: list[Action] = [End() if self.rolled else Roll()]
        if s.in_alley(seat):
            return [*found, Leave()] if cards.holds(s, seat, LEAVE) else found
        if s.can_buy(seat):
            found.append(Buy())
        if s.younger:
            may = s.shop(seat) >= 0 and s.tried[seat] == NOWHERE
            return [*found, Call(False), Call(True)] if may else found
        return found + cards.spells(s, seat, self.rolled)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return refusals.turn(s, self.seat, a, self.rolled)

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        if isinstance(a, Roll):
            s.then(Rolling(seat))
        elif isinstance(a, Leave):
            lay_down(s, seat, LEAVE)
            moving.escape(s, seat)
            last_buy(s, seat)
        elif isinstance(a, Floo):
            lay_down(s, seat, FLOO)
            s.then(FlooRoll(seat, a.odd))
        elif isinstance(a, Call):
            s.then(CallRoll(seat, a.high))
        elif isinstance(a, Cart):
            lay_down(s, seat, CART)
            to_the_bank(s, seat)
        elif not isinstance(a, End):
            s.then(self)
            go_on(s, seat, a)


def go_on(s: Table, seat: int, a: Any) -> None:
    """Do what leaves the turn where it was: a purchase, or a spell that doesn't end it."""
    if isinstance(a, Buy):
        s.buy(seat)
    else:
        cards.cast(s, seat, a)


def to_the_bank(s: Table, seat: int) -> None:
    """DA-B04, DA-Y04: go straight to the bank's doorway, or the next free space, and get paid."""
    s.land(seat, push_path(s, seat, s.board.door_of[BANK])[-1])
    s.collect(seat)


# ── the roll ─────────────────────────────────────────────────────────────────
class Rolling(Dice):
    """DA-3.1, DA-3.2, DA-3.3: move by the numbers; two cauldrons banish.

    DA-M08: other doubles mean nothing in Diagon Alley. DA-11.3, DA-Y05: younger players are offered a ride, but not in
    Knockturn Alley. DA-7.2, DA-S03: if you hold a spell, you are asked before the move even if there is only one way to
    go."""

    def take(self, s: Table, a: Rolled) -> None:
        seat, one, two = self.who, a.one, a.two
        s.dice, s.swirl = (one, two), False
        s.tell(Diced, seat, one, two)
        if s.in_alley(seat):
            if moving.creep(s, seat, one, two):
                last_buy(s, seat)
            elif not s.younger:
                s.then(Turn(seat, True))
        elif one == two == CAULDRON:
            if s.younger:
                s.then(ToTheBank(seat))
            else:
                moving.banish(s, seat, "dice")
                last_buy(s, seat)
        else:
            step = Walk(seat, spaces(one, two) + s.boost)
            s.then(Arrived(seat, CAULDRON in (one, two)))
            if len(step.legal(s)) > 1 or s.hands[seat].cards:
                s.then(step)
            else:
                step.take(s, step.legal(s)[0])


class Arrived(Step):
    """DA-3.2, DA-3.4, DA-C01: draw the cards due, unless the first ends the turn; then the turn goes on.

    Younger players roll again instead (DA-11.2, DA-11.5)."""

    who: int
    cauldron: bool

    def take(self, s: Table, a: None) -> None:
        due = self.cauldron + s.swirl
        if s.younger:
            s.then(Again(self.who, due > 0))
        else:
            s.then(*[Draw(self.who)] * due, Turn(self.who, True))


# ── Floo Powder ──────────────────────────────────────────────────────────────
class FlooRoll(OneDie):
    """DA-9.1, DA-9.2: call odd or even; the cauldron is a 1."""

    odd: bool

    def right(self, die: int) -> bool:
        return die % 2 == self.odd

    def take(self, s: Table, a: Threw) -> None:
        right = self.right(a.die)
        s.tell(Called, self.who, right, a.die)
        if right:
            s.then(FlooTo(self.who))
            return
        ring = s.board.floo
        moving.enter(s, self.who, ring[(ring.index(s.shop(self.who)) + a.die) % len(ring)], "floo")
        last_buy(s, self.who, floo=True)


class FlooTo(Ask):
    """DA-9.2, DA-9.3, DA-C12, DA-C13: go to any other building except the bank, closed or not."""

    def legal(self, s: Table) -> list[Action]:
        return [Go(shop) for shop in s.board.floo if shop != s.shop(self.seat)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Go):
            return refusals.no_floo_to(s, self.seat, a.shop)
        over = "DA-11.4" if s.younger else "DA-9.3"
        return Refusal(over, "no-floo-first") if isinstance(a, refusals.MINE) else None

    def take(self, s: Table, a: Any) -> None:
        moving.enter(s, self.seat, a.shop, "floo")
        last_buy(s, self.seat, floo=True)


# ── younger players ──────────────────────────────────────────────────────────
class CallRoll(OneDie):
    """DA-11.4, DA-Y06: call low or high; if you are wrong, stay, and enter another shop before the next try.

    Either way the turn is over."""

    high: bool

    def right(self, die: int) -> bool:
        return (die > LOW) == self.high

    def take(self, s: Table, a: Threw) -> None:
        right = self.right(a.die)
        s.tell(Called, self.who, right, a.die)
        if right:
            s.then(FlooTo(self.who))
        else:
            s.tried[self.who] = s.shop(self.who)
            last_buy(s, self.who, floo=True)


class ToTheBank(Ask):
    """DA-11.3, DA-Y04: with two cauldrons, go to the bank and roll again, or stay and end the turn."""

    def legal(self, s: Table) -> list[Action]:
        return [Ride(), Stay()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Ride):
            to_the_bank(s, self.seat)
            s.tell(RollsAgain, self.seat)
            s.then(Turn(self.seat, False))


class Again(Step):
    """DA-11.2, DA-Y02, DA-Y03: a younger player rolls again."""

    who: int
    earned: bool

    def take(self, s: Table, a: None) -> None:
        if self.earned:
            s.tell(RollsAgain, self.who)
        s.then(Turn(self.who, not self.earned))
