"""One table of the hall: who sits where, the match, its clock, its history. No network, no disk, no time of its own.

Every deed either raises Illegal, and nothing has changed, or changes the table; the hub then writes `change()` to the
store and, only when that is on disk, tells the clients."""

from typing import Any

import msgspec

from greathall.core import fairness
from greathall.core.game import Game, find_game
from greathall.core.match import Match
from greathall.core.words import Action, as_dict
from greathall.server import talk, undo
from greathall.server.clock import Clock
from greathall.server.paper import Held, Paper, Seated, TakeBack
from greathall.server.store import Change, Line
from greathall.server.wire import Told
from greathall.server.words import Refused, say

DIGEST_EVERY = 50
STAND_IN = "medium"
"""The bot that plays for somebody who is gone."""

_encode = msgspec.json.Encoder().encode


class Table:
    def __init__(self, paper: Paper, secret: str, match: Match | None = None, new: bool = False) -> None:
        self.paper, self.secret, self.match = paper, secret, match
        self.game: Game = find_game(paper.game)
        self.clock = Clock(paper)
        self.new, self.dirty = new, new  # not in the store at all; its paper has changed
        self.saved = 0 if match is None or new else len(match.entries)
        self.reasons: list[Told] = []  # of bots, since the last message
        self.present: set[str] = set()  # guests that are here
        self.gone: dict[int, float] = {}  # since when a seat's owner keeps others waiting

    # ── what is so ───────────────────────────────────────────────────────────
    @property
    def seq(self) -> int:
        return len(self.match.entries) if self.match else 0

    @property
    def asked(self) -> int | None:
        """The seat asked now; None when nobody is."""
        return self.match.seat if self.match and self.paper.status == "playing" else None

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.paper.seats) if guest and chair.owner == guest]

    def own(self, guest: str, seat: Any) -> Seated:
        """The guest's own chair."""
        if type(seat) is not int or seat not in range(len(self.paper.seats)):
            raise Refused(400, "table-no-seat", seats=len(self.paper.seats))
        if not guest or self.paper.seats[seat].owner != guest:
            raise Refused(403, "table-not-yours")
        return self.paper.seats[seat]

    def playing(self) -> Match:
        if self.match is None:
            raise Refused(409, "table-not-begun")
        if self.paper.status == "suspended":
            raise Refused(409, "table-suspended", why=self.paper.why)
        return self.match

    def people(self) -> list[int]:
        """Seats that belong to somebody."""
        return [seat for seat, chair in enumerate(self.paper.seats) if chair.owner]

    def alone(self) -> bool:
        """Does one person play with bots only?"""
        return len(self.people()) == 1

    # ── deeds of the match ───────────────────────────────────────────────────
    def play(self, guest: str, seat: Any, seq: Any, action: Any, now: float) -> None:
        chair = self.own(guest, seat)
        match = self.playing()
        if seq != len(match.entries):
            raise Refused(409, "table-late")
        if chair.bot:
            raise Refused(409, "table-bot-plays")
        match.play(action, seat)
        self.moved(now, seat)

    def play_for(self, seat: int, seq: int, action: Action, by: str, now: float) -> bool:
        """A bot's answer, or that of somebody whose time is up; False when it comes too late."""
        if self.match is None or seq != self.seq or self.paper.status != "playing":
            return False
        self.match.play(action, seat, by)
        self.moved(now, seat)
        return True

    def probe(self, guest: str, seat: Any, seq: Any, action: Any) -> Exception | None:
        """What playing this would be answered; nothing is played."""
        self.own(guest, seat)
        match = self.playing()
        if seq != len(match.entries):
            raise Refused(409, "table-late")
        word = match.read(action)
        if match.result is not None:
            raise Refused(409, "table-over")
        if word in match.legal(seat):
            return None
        no = match.why_not(seat, word)
        return self.game.illegal(no) if no else None

    def moved(self, now: float, seat: int | None = None) -> None:
        """After anything that may have changed the match."""
        match = self.match
        assert match is not None
        if match.held or self.paper.held:
            self.paper.held = {s: Held(as_dict(word), by) for s, (word, by, _) in match.held.items()}
            self.dirty = True
        if self.paper.undo is not None and self.paper.undo.seq != len(match.entries):
            self.paper.undo = None
            self.dirty = True
        if match.seat is None and self.paper.status == "playing":
            self.paper.status, self.paper.result = "over", match.result
            self.dirty = True
        if self.clock.on:
            self.run_clock(now, answered=seat is not None and seat == self.clock.running)

    def run_clock(self, now: float, answered: bool = False) -> None:
        self.dirty |= self.clock.turn_to(*self.question(), now, answered)

    def question(self) -> tuple[int | None, object]:
        """The person who is asked, and what."""
        asked = self.asked
        if asked is None or not self.paper.seats[asked].person:
            return None, None
        return asked, self.match.step if self.match else None

    # ── taking back ──────────────────────────────────────────────────────────
    def ask_undo(self, guest: str, seat: Any, now: float) -> None:
        self.own(guest, seat)
        match = self.playing()
        if self.paper.undo is not None:
            raise Refused(409, "undo-waiting")
        if self.alone():
            match.undo(undo.last_choice(match, seat), by="practice")
            self.back(now)
            return
        to = undo.harmless(match, seat)
        waiting = [s for s in self.people() if self.paper.seats[s].owner != guest]
        if not waiting:
            match.undo(to, by="consent")
            self.back(now)
            return
        self.paper.undo = TakeBack(seat, to, self.seq, waiting)
        self.dirty = True

    def consent(self, guest: str, seat: Any, agreed: bool, now: float) -> None:
        self.own(guest, seat)
        match, request = self.playing(), self.paper.undo
        if request is None or seat not in request.waiting:
            raise Refused(409, "undo-no-request")
        request.waiting = [s for s in request.waiting if self.paper.seats[s].owner != guest]
        self.dirty = True
        if not agreed:
            self.paper.undo = None
        elif not request.waiting:
            self.paper.undo = None
            match.undo(request.to, by="consent")
            self.back(now)

    def back(self, now: float) -> None:
        if self.paper.status == "over":
            self.paper.status, self.paper.result = "playing", None
            self.dirty = True
        self.moved(now)

    # ── who plays a seat ─────────────────────────────────────────────────────
    def hand_over(self, seat: int, level: str, now: float, away: bool = False) -> None:
        """A bot plays the seat from now on; its owner may take it back at any time."""
        chair = self.paper.seats[seat]
        chair.bot, chair.away = level, away
        self.dirty = True
        self.gone.pop(seat, None)
        self.run_clock(now)

    def take_back(self, guest: str, seat: Any, now: float) -> None:
        chair = self.own(guest, seat)
        if chair.bot:
            chair.bot, chair.away = "", False
            self.dirty = True
            self.run_clock(now)

    def arrived(self, guest: str, now: float) -> None:
        """The guest is here: bots that played only for the time being step back."""
        self.present.add(guest)
        for seat in self.seats_of(guest):
            if self.paper.seats[seat].away:
                self.take_back(guest, seat, now)
        self.watch_absence(now)

    def departed(self, guest: str, now: float) -> None:
        self.present.discard(guest)
        self.watch_absence(now)

    def watch_absence(self, now: float) -> None:
        """Being away only matters while somebody else is here and waits."""
        owners = {self.paper.seats[seat].owner for seat in self.people()}
        waiting = bool(owners & self.present) and self.paper.status == "playing" and self.paper.absence > 0
        for seat, chair in enumerate(self.paper.seats):
            if waiting and chair.person and chair.owner not in self.present:
                self.gone.setdefault(seat, now)
            else:
                self.gone.pop(seat, None)

    # ── time ─────────────────────────────────────────────────────────────────
    def due(self) -> float | None:
        """When something happens by itself."""
        if self.paper.status != "playing":
            return None
        times = [since + self.paper.absence for since in self.gone.values()]
        if self.clock.on and (up := self.clock.due()) is not None:
            times.append(up)
        return min(times, default=None)

    def absent(self, now: float) -> None:
        """Whoever kept others waiting too long is played for by a bot until they are back."""
        for seat, since in list(self.gone.items()):
            if now >= since + self.paper.absence:
                self.hand_over(seat, STAND_IN, now, away=True)

    def late(self, now: float) -> int | None:
        """The seat whose time is up."""
        up = self.clock.due() if self.clock.on and self.paper.status == "playing" else None
        return self.clock.running if up is not None and now >= up else None

    # ── beginning ────────────────────────────────────────────────────────────
    def start(self, now: float) -> None:
        """The match begins: what the seats brought is laid down, and chance may speak."""
        if self.paper.status != "waiting":
            raise Refused(409, "table-begun")
        if not all(chair.taken for chair in self.paper.seats):
            raise Refused(409, "table-empty-seats")
        match = opened(self.paper, self.secret, self.game)
        self.paper.names = match.names
        assert match.seat is not None  # chance has spoken
        self.match, self.paper.status, self.dirty = match, "playing", True
        self.clock.wind()
        self.run_clock(now)
        self.watch_absence(now)

    # ── what the store must know ─────────────────────────────────────────────
    def change(self) -> Change | None:
        """All that is not in the store yet; None when there is nothing."""
        entries = self.match.entries if self.match else []
        saved = self.saved
        if len(entries) == saved:
            lines: tuple[Line, ...] = ()
        else:
            due = saved // DIGEST_EVERY != len(entries) // DIGEST_EVERY and self.match is not None
            digest = self.match.state.digest() if due and self.match else None
            lines = (Line(saved, _encode(entries[saved:]), digest),)
        if not lines and not self.dirty:
            return None
        return Change(self.paper.id, lines, self.paper if self.dirty else None, self.secret if self.new else "")

    def written(self) -> None:
        self.saved, self.dirty, self.new = self.seq, False, False

    def suspend(self, why: str) -> None:
        """Its history can't be played on under the rules of today; it is kept as it is."""
        self.paper.status, self.paper.why, self.dirty = "suspended", why, True

    def speak(self, guest: str, name: str, text: str = "", phrase: str = "") -> Any:
        seats = self.seats_of(guest)
        line = talk.saying(self.paper, seats[0] if seats else None, name, text, phrase)
        talk.keep(self.paper, line)
        self.dirty = True
        return line


def opened(paper: Paper, secret: str, game: Game) -> Match:
    """The match before anything was drawn."""
    key = bytes.fromhex(secret)
    names = paper.names or [seat_name(chair, seat) for seat, chair in enumerate(paper.seats)]
    brings = {seat: chair.bring for seat, chair in enumerate(paper.seats) if chair.bring is not None}
    match = Match(game, len(paper.seats), paper.options, secret=key, commitment=fairness.commitment(key),
                  verifiable=True, brings=brings, names=names, series=paper.series, marks=paper.marks,
                  rules=paper.rules)
    for seat, chair in enumerate(paper.seats):
        match.contribute(seat, chair.seed)
    return match


def seat_name(chair: Seated, seat: int) -> str:
    return chair.name or say("bot-name", number=seat + 1, level=chair.bot)
