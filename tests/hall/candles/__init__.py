"""Candles, the example game: two cards each, light one, the highest burns longest. One file is a whole game."""
from typing import Any
from msgspec import Struct
from greathall.core import zones
from greathall.core.game import Game
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Event, Outcome, Refusal, Result

class Light(Action): card: int
class Drawn(Outcome): card: int
class Lit(Event): seat: int; card: int
class View(Struct, tag="candles"): me: int | None; hand: list[int]; sizes: list[int]; lit: list[int]; agenda: list[Any]

class Table(State):
    __slots__ = ("bag", "hands", "lit", "seats")
    def __init__(self, hands: list[list[int]], lit: list[int], bag: list[int], agenda: list[Any]) -> None:
        self.hands, self.lit, self.bag, self.agenda, self.log = hands, lit, bag, agenda, None
        self.seats = len(hands)
    def clone(self) -> "Table":
        return Table([hand[:] for hand in self.hands], self.lit[:], self.bag[:], self.agenda[:])

class Deal(Chance):
    """CA-1: each seat is dealt two cards, unseen by the others."""
    to: int
    def odds(self, s: Table) -> list[tuple[Action, int]]: return [(Drawn(card), n) for card, n in zones.odds(s.bag)]
    def witnesses(self, s: Table) -> tuple[int, ...]: return (self.to,)
    def take(self, s: Table, a: Drawn) -> None:
        s.bag.remove(a.card)
        s.hands[self.to] = sorted([*s.hands[self.to], a.card])

class Turn(Ask):
    """CA-2: in turn each seat lights one card of its hand."""
    def legal(self, s: Table) -> list[Action]: return [Light(card) for card in s.hands[self.seat]]
    def why_not(self, s: Table, a: Action) -> Refusal: return Refusal("CA-2", "no-candle")
    def take(self, s: Table, a: Light) -> None:
        s.hands[self.seat].remove(a.card)
        s.lit[self.seat] = a.card
        s.tell(Lit, self.seat, a.card)

class Candles(Game):
    name, seats, seats_rule, turn_rule, chance_rule = "candles", (2, 3), "CA-1", "CA-2", "CA-1"
    moments = {Light: ("CA-2", "when-Light")}  # noqa: RUF012  (read only)
    actions, events, steps, view_type = (Light, Drawn), (Lit,), (Deal, Turn), View
    def setup(self, seats: int, options: Any, brings: Any, carry: Any) -> Table:
        s = Table([[] for _ in range(seats)], [-1] * seats, list(range(12)), [])
        s.then(*[Deal(seat) for seat in range(seats)] * 2, *[Turn(seat) for seat in range(seats)])
        return s

    def view(self, s: Table, seat: int | None) -> View:
        return View(seat, [] if seat is None else s.hands[seat][:], list(map(len, s.hands)), s.lit[:], s.agenda[:])

    def imagine(self, view: View, rng: Any) -> Table:
        pool = [card for card in range(12) if card not in view.hand + view.lit]
        hands = zones.deal_out(pool, [0 if seat == view.me else n for seat, n in enumerate(view.sizes)], rng)
        hands = [view.hand[:] if seat == view.me else sorted(hand) for seat, hand in enumerate(hands)]
        return Table(hands, view.lit[:], pool, view.agenda[:])

    def result(self, s: Table) -> Result:
        """CA-3: the highest candle wins."""
        best = max(s.lit)
        return Result((s.lit.index(best),), tuple(float(card == best) for card in s.lit), "end-highest", "CA-3")

GAME = Candles()
