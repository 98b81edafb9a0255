"""Moving: along Diagon Alley, into buildings, through gates, along Knockturn Alley and out of it."""

from typing import Any

from greathall.core.words import Action, Ask, Refusal
from greathall.games.diagon_alley import refusals
from greathall.games.diagon_alley.board import BACK_STEPS, BANK, SWIRL
from greathall.games.diagon_alley.model import Buy, End, Enter, Entered, InAlley, Land, OutBy, Through
from greathall.games.diagon_alley.play.table import NOWHERE, Anchor, OnTheWay, Table, home
from greathall.games.diagon_alley.play.ways import counted, push_path, spaces, way


# ── Diagon Alley ─────────────────────────────────────────────────────────────
class Walk(OnTheWay):
    """DA-4.3, DA-6.2, DA-M01, DA-M02, DA-M03, DA-K05, DA-K06: walk to the end, or into a door or gate on the way.

    If you go in, you give up the rest; another hat on the doorway doesn't stop you. DA-8.2, DA-M09: you can't enter a
    closed building, and the bank pays every time you pass."""

    def path(self, s: Table) -> list[int]:
        return way(s, self.seat, self.count)

    def legal(self, s: Table) -> list[Action]:
        board, path, here = s.board, way(s, self.seat, self.count), s.shop(self.seat)
        doors: list[Action] = []
        gates: list[Action] = []
        for i, space in enumerate(counted(s, path, self.count)):
            shop, gate = board.shop_at[space], board.gate_at[space]
            if shop >= 0 and shop not in (BANK, s.sign) and not (i == 0 and shop == here):
                doors.append(Enter(shop))
            if gate >= 0 and board.entrance[gate]:
                gates.append(Through(gate))
        return [Land(), *dict.fromkeys(doors), *dict.fromkeys(gates)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Enter):
            return refusals.no_door(s, self.seat, self.count, a.shop)
        if isinstance(a, Through):
            return refusals.no_gate(s, self.seat, self.count, a.gate)
        return Refusal("DA-3.1", "no-end-before-move") if isinstance(a, End) else refusals.turn(s, self.seat, a, True)

    def take(self, s: Table, a: Any) -> None:
        board, path, seat = s.board, way(s, self.seat, self.count), self.seat
        if isinstance(a, Enter):
            just_left = s.shop(seat) == a.shop  # its doorway comes again only after a whole round
            path = path[:path.index(board.door_of[a.shop], just_left) + 1]
        elif isinstance(a, Through):
            path = path[:path.index(board.gates[a.gate][0]) + 1]
        for space in counted(s, path, self.count):
            if board.shop_at[space] == BANK:
                s.collect(seat)
        if isinstance(a, Through):
            into_alley(s, seat, a.gate, "choice")
            turn_over(s, seat)
        elif isinstance(a, Enter):
            enter(s, seat, a.shop, "door")
        else:
            s.swirl = board.kind[path[-1]] == SWIRL and len(counted(s, path, self.count)) == len(path)
            s.land(seat, path[-1])


def enter(s: Table, seat: int, shop: int, by: str) -> None:
    """DA-M07: a swirl doesn't count once you are inside. DA-Y06: in another shop Floo Powder may be tried again."""
    s.at[seat] = s.board.inside + shop
    if s.tried[seat] != shop:
        s.tried[seat] = NOWHERE
    s.tell(Entered, seat, shop, by)
    home(s, seat)


def go_back(s: Table, seat: int) -> None:
    """DA-B09: Wrong Way pays nothing, enters nothing and draws no card."""
    shop = s.shop(seat)
    start = s.board.door_of[shop] if shop >= 0 else s.at[seat]
    s.land(seat, push_path(s, seat, (start - BACK_STEPS) % s.board.diagon)[-1])


# ── into Knockturn Alley ─────────────────────────────────────────────────────
def way_to_gate(s: Table, seat: int) -> list[int]:
    """DA-K01, DA-K02: return the way ahead to the next gate whose other side is free, or else to the nearest.

    The space or doorway where it starts doesn't count, even if it is a gate."""
    board, start = s.board, s.step_before(seat)
    ahead = [(start + i) % board.diagon for i in range(1, board.diagon + 1)]
    gates = [space for space in ahead if board.gate_at[space] >= 0 and board.entrance[board.gate_at[space]]]
    free = [space for space in gates if not s.taken(board.diagon + board.gates[board.gate_at[space]][1], seat)]
    return ahead[:ahead.index((free or gates)[0]) + 1]


def banish(s: Table, seat: int, reason: str) -> None:
    """DA-3.3, DA-6.1: go through the next gate. DA-K03: passing the bank pays, unless the table says otherwise."""
    path = way_to_gate(s, seat)
    if s.banish_pays and s.board.door_of[BANK] in path:
        s.collect(seat)
    into_alley(s, seat, s.board.gate_at[path[-1]], reason)


def into_alley(s: Table, seat: int, gate: int, reason: str) -> None:
    """DA-6.1, DA-6.2: enter the space behind the gate, which doesn't lead out again before the next move."""
    stop_in_alley(s, seat, s.board.gates[gate][1], reason)


def stop_in_alley(s: Table, seat: int, spot: int, reason: str) -> bool:
    """DA-K14, DA-M05: push on while the space is taken; return whether the hat came out.

    A way out that it is pushed on to leads out, unless the table has switched that off; the end always does."""
    first, end = spot, s.board.knockturn - 1
    while spot < end and s.taken(s.board.diagon + spot, seat):
        spot += 1
    s.at[seat] = s.board.diagon + spot
    s.tell(InAlley, seat, spot, reason)
    return spot != first and (s.bump_counts or spot == end) and out_here(s, seat, spot)


# ── along it and out ─────────────────────────────────────────────────────────
def creep(s: Table, seat: int, one: int, two: int) -> bool:
    """DA-6.3, DA-6.5, DA-6.7, DA-K07: move forward; return whether the hat came out.

    An exact count leads out, even if another hat stands there, and so does the end. DA-6.4, DA-K04, DA-K08: doubles
    lead out by the next way."""
    if one == two:
        escape(s, seat)
        return True
    spot = min(s.at[seat] - s.board.diagon + spaces(one, two), s.board.knockturn - 1)
    if not leads_out(s, spot):
        return stop_in_alley(s, seat, spot, "walk")
    s.tell(InAlley, seat, spot, "walk")
    return out_here(s, seat, spot)


def leads_out(s: Table, spot: int) -> bool:
    return s.board.back_at[spot] >= 0 or s.board.exit_at[spot] >= 0


def escape(s: Table, seat: int) -> None:
    """DA-6.4, DA-6.6: move on to the next back door or gate, and out."""
    here = s.at[seat] - s.board.diagon
    out_here(s, seat, next(spot for spot in range(here + 1, s.board.knockturn) if leads_out(s, spot)))


def out_here(s: Table, seat: int, spot: int) -> bool:
    """DA-6.8, DA-K10, DA-K11: go into the building by a back door, closed or not, or to Diagon Alley by a gate."""
    if s.board.back_at[spot] >= 0:
        enter(s, seat, s.board.back_at[spot], "back")
    elif s.board.exit_at[spot] >= 0:
        out_by(s, seat, s.board.exit_at[spot])
    return leads_out(s, spot)


def out_by(s: Table, seat: int, gate: int) -> None:
    """DA-K09, DA-M05: come out on the Diagon side, or on the next free space; the bank pays as for any other push."""
    path = push_path(s, seat, s.board.gates[gate][0])
    s.at[seat] = path[-1]
    s.tell(OutBy, seat, gate, path[-1])
    if s.board.door_of[BANK] in counted(s, path, 1):
        s.collect(seat)


class LastBuy(Ask):
    """DA-6.9, DA-9.3: before your turn ends, you may buy the item of the shop; `floo`: Floo Powder ended it."""

    floo: bool = False

    def legal(self, s: Table) -> list[Action]:
        return [End(), Buy()] if s.can_buy(self.seat) else [End()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Buy):
            return refusals.no_buy(s, self.seat)
        over = ("DA-11.4" if s.younger else "DA-9.3") if self.floo else "DA-6.9"
        return Refusal(over, "no-turn-over") if isinstance(a, refusals.MINE) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Buy):
            s.buy(self.seat)


def turn_over(s: Table, seat: int) -> None:
    """End the turn; the rest of the roll is dropped."""
    if s.agenda:
        s.cut(Anchor)
    last_buy(s, seat)


def last_buy(s: Table, seat: int, floo: bool = False) -> None:
    if s.agenda and s.can_buy(seat):
        s.then(LastBuy(seat, floo))
