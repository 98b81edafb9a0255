"""What can be said at a Sequence table: actions, events, the view. Never compiled: msgspec reads the annotations."""

from typing import Any

from msgspec import Struct

from greathall.core.words import Action, Event, Outcome


# ── a seat's choices ─────────────────────────────────────────────────────────
class Place(Action): card: int; space: int
class Remove(Action): card: int; space: int
class Exchange(Action): card: int
class Discard(Action): card: int
class Lock(Action): start: int; end: int
class Forfeit(Action): card: int
class Grant(Action): ...
class Dismiss(Action): ...
class Draw(Action): ...
class Report(Action): team: int
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Turned(Outcome): card: int
class Chosen(Outcome): seat: int
class Drawn(Outcome): card: int


# ── events ───────────────────────────────────────────────────────────────────
class TurnedUp(Event): seat: int; card: int
class TiedLow(Event): seats: tuple[int, ...]
class Deals(Event): seat: int


class Drew(Event):
    """Everybody sees that a card was drawn, only the drawer which (SQ-10.1)."""

    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Placed(Event): seat: int; card: int; space: int
class Removed(Event): seat: int; card: int; space: int; team: int
class Exchanged(Event): seat: int; card: int
class Discarded(Event): seat: int; card: int
class Finished(Event): seat: int; start: int; end: int
class Skipped(Event): seat: int
class DrawLost(Event): seat: int
class Reported(Event): seat: int; team: int
class Judged(Event): team: int; granted: bool
class Forfeited(Event): seat: int; card: int
class Resigned(Event): seat: int
class Won(Event): team: int; reason: str
class Stalled(Event): reason: str


class View(Struct, tag="sequence"):
    """All that one seat may know (SQ-10.1); `me` is None for a spectator."""

    me: int | None
    seats: int
    teams: int
    options: dict[str, Any]
    dealer: int
    turn: int
    board: list[int]  # 100 spaces by rows: 0 open, 1 + team, 9 a corner
    made: list[tuple[int, int, int]]  # finished sequences: team, first space, last space
    stock: list[int]  # counters left, by team
    hand: list[int]
    sizes: list[int]  # cards in each hand
    piles: list[tuple[int, ...]]  # each seat's discard pile, oldest first
    pile: int  # cards left to draw
    unseen: list[int]  # cards in the draw pile or in other hands, sorted
    turned: list[int]  # cards turned up to find the dealer, by seat; -1: none
    owed: list[int]  # draws each seat may still make
    reported: list[int]  # seats that have reported coaching since the last turn began
    resigned: list[int]
    agenda: list[Any]
