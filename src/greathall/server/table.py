"""One table of the hall: seats, match, clock and history; no network, no disk, no time of its own.

Every update either raises Illegal and changes nothing, or changes the table. The hub then writes `change()` to the
store and sends it to the clients only when it is on disk."""

from typing import Any

import msgspec

from greathall.bots.levels import DEFAULT_LEVEL, LEVELS
from greathall.core.game import Game, find_game
from greathall.core.match import Match
from greathall.core.words import TABLE, Action, Illegal, as_dict
from greathall.server import talk, undo
from greathall.server.clock import Clock
from greathall.server.opening import new_match
from greathall.server.presence import Presence
from greathall.server.reasons import Reasons
from greathall.server.seeds import Exchange
from greathall.server.sentences import Refused
from greathall.server.store import Change, StoredLine
from greathall.server.table_meta import Held, Seated, TableMeta, UndoRequest
from greathall.server.wire import Note, Saying

DIGEST_EVERY = 50
LONGEST_UNDONE = 3_000
"""The number of entries after which nothing can be undone, because history only grows and must end somewhere."""
STAND_IN = DEFAULT_LEVEL
"""The bot that plays for someone who is away."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    def __init__(self, meta: TableMeta, secret: str, match: Match | None = None, new: bool = False) -> None:
        self.meta, self.secret, self.match = meta, secret, match
        self.game: Game = find_game(meta.game)
        self.clock, self.presence, self.exchange = Clock(meta), Presence(meta), Exchange(meta)
        self.new, self.dirty = new, new  # not in the store yet; meta data has changed
        self.saved = 0 if match is None or new else len(match.entries)
        self.reasons = Reasons()
        self.notes: list[Note] = []  # of what no event tells, since the last message
        self.whisper: int | None = None  # the seat whose early answer was noted: nobody else may notice
        self.skipping = False  # bots answer at once until a person is asked

    # ── what is so ───────────────────────────────────────────────────────────
    @property
    def seq(self) -> int:
        return len(self.match.entries) if self.match else 0

    @property
    def asked(self) -> int | None:
        """Return the seat asked now; None if nobody is."""
        return self.match.seat if self.match and self.meta.status == "playing" else None

    @property
    def secrets(self) -> bool:
        """Return whether seats may know what others may not."""
        return self.game.has_secrets(self.meta.options)

    @property
    def bots(self) -> bool:
        """Return whether a bot plays."""
        return any(sitter.bot for sitter in self.meta.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, sitter in enumerate(self.meta.seats) if guest and sitter.owner == guest]

    def sitter(self, seat: Any) -> Seated:
        if type(seat) is not int or not 0 <= seat < len(self.meta.seats):
            raise Refused(400, "table-no-seat", seats=len(self.meta.seats))
        return self.meta.seats[seat]

    def own(self, guest: str, seat: Any) -> Seated:
        """Return the guest's own seat; raise Refused if it isn't theirs."""
        sitter = self.sitter(seat)
        if not guest or sitter.owner != guest:
            raise Refused(403, "table-not-yours")
        return sitter

    def require_unfinished(self) -> None:
        """Raise Refused if nothing may change here any more."""
        if self.meta.status == "suspended":
            raise Refused(409, "table-suspended", why=self.meta.why)
        if self.meta.status == "over":
            raise Refused(409, "table-over")

    def require_waiting(self) -> None:
        self.require_unfinished()
        if self.meta.status != "waiting":
            raise Refused(409, "table-begun")

    def require_match(self) -> Match:
        """Return the running match; after the end there is no way back, because all secrets are shown then."""
        if self.match is None or self.meta.status != "playing":
            self.require_unfinished()
            raise Refused(409, "table-not-begun")
        return self.match

    def people(self) -> list[int]:
        """Return the seats that belong to people."""
        return [seat for seat, sitter in enumerate(self.meta.seats) if sitter.owner]

    def alone(self) -> bool:
        """Return whether one person plays with bots only."""
        return len(self.people()) == 1

    # ── the match ───────────────────────────────────────────────────
    def turn(self, guest: str, seat: Any, seq: Any) -> Match:
        """Return the match if this guest may act for this seat and has seen the latest state."""
        sitter = self.own(guest, seat)
        match = self.require_match()
        if type(seq) is not int:
            raise Refused(400, "table-no-seq")
        if seq != len(match.entries):
            raise Refused(409, "table-late")
        if sitter.bot:
            raise Refused(409, "table-bot-plays")
        return match

    def play(self, guest: str, seat: Any, seq: Any, action: Any, now: float) -> None:
        match = self.turn(guest, seat, seq)
        answers = self.clock.on and self.answers(match, seat, action)
        match.submit(action, seat)
        self.whisper = seat if seq == len(match.entries) else None
        self.moved(now, answers)

    def play_for(self, seat: int, seq: int, action: Action, by: str, now: float) -> bool:
        """Play a bot's answer, or one for a player whose time is up; return False if it comes too late.

        An illegal answer, from a faulty mind, is replaced by the first legal action, so that the table goes on."""
        match = self.match
        if match is None or seq != self.seq or self.meta.status != "playing":
            return False
        try:
            answers = self.answers(match, seat, action)
            match.submit(action, seat, by)
        except Illegal:
            if seat != match.seat:
                return False
            answers = True
            match.play(match.legal()[0], seat, by)
        if by == "timeout":
            self.notes.append(Note("late", seat))
        self.moved(now, answers)
        return True

    def probe(self, guest: str, seat: Any, seq: Any, action: Any) -> Illegal | None:
        """Return the refusal that this action would get, None if it would be played; nothing is played."""
        match = self.turn(guest, seat, seq)
        try:
            word = match.read_for(seat, action)
        except Illegal as no:
            return no
        why = match.why_not(seat, word)
        return None if why is None else self.game.illegal(why)

    def answers(self, match: Match, seat: int, action: Any) -> bool:
        """Return whether this answers the question on the table, and isn't an aside."""
        step = match.step
        return step is not None and step.seat == seat and step.admits(match.state, match.read_for(seat, action))

    def moved(self, now: float, answered: bool = False) -> None:
        """Follow up on anything that may have changed the match."""
        match, meta = self.match, self.meta
        assert match is not None
        if match.held or meta.held:
            self.notes += self.void()
            meta.held = {seat: Held(as_dict(word), by, at) for seat, (word, by, at) in match.held.items()}
            self.dirty = True
        if meta.undo is not None and meta.undo.seq != len(match.entries):
            meta.undo, self.dirty = None, True
        if match.seat is None or meta.seats[match.seat].person:
            self.skipping = False
        if match.seat is None and meta.status == "playing":
            meta.status, meta.result, self.dirty = "over", match.result, True
        self.attend(now, answered)

    def void(self) -> list[Note]:
        """Return a note for each seat whose early answer went without being played, such as a token that is taken."""
        assert self.match is not None
        played = {entry.seat for entry in self.match.entries[self.saved:]}
        return [Note("void", seat) for seat in self.meta.held
                if seat not in self.match.held and not played & {seat, TABLE}]

    def attend(self, now: float, answered: bool = False) -> None:
        """Update whose clock runs and who keeps others waiting, after the question or the answering seat changed."""
        if self.clock.on:
            self.dirty |= self.clock.turn_to(*self.question(), now, answered)
        self.presence.watch(self.asked, now)

    def question(self) -> tuple[int | None, bool, object]:
        """Return the seat asked, whether a person answers there, and the question."""
        asked = self.asked
        if asked is None or self.match is None:
            return None, False, None
        return asked, self.meta.seats[asked].person, self.match.step

    # ── taking back ──────────────────────────────────────────────────────────
    def ask_undo(self, guest: str, seat: Any, now: float) -> bool:
        """Undo the seat's last choice at once if it is alone with bots; otherwise ask the other people.

        Whoever is alone can look ahead like this, so the table becomes practice. Return whether it became."""
        sitter, match, alone = self.own(guest, seat), self.require_match(), self.alone()
        if sitter.bot:
            raise Refused(409, "table-bot-plays")
        if self.meta.undo is not None:
            raise Refused(409, "undo-waiting")
        if self.seq >= LONGEST_UNDONE:
            raise Refused(409, "undo-enough")
        to = undo.last_choice(match, seat) if alone else undo.harmless(match, seat)
        others = [s for s, other in enumerate(self.meta.seats) if other.person and other.owner != guest]
        if others:
            self.meta.undo, self.dirty = UndoRequest(seat, to, self.seq, others), True
        else:
            match.undo(to, by="practice" if alone else "consent")
            self.moved(now)
        became = alone and not self.meta.practice
        if became:
            self.meta.practice = self.dirty = True
        return became

    def consent(self, guest: str, seat: Any, agreed: bool, now: float) -> None:
        """Take one person's agreement or refusal; whoever asked may withdraw."""
        self.own(guest, seat)
        match, request = self.require_match(), self.meta.undo
        withdrawn = request is not None and seat == request.seat and not agreed
        if request is None or request.seq != self.seq or not (seat in request.waiting or withdrawn):
            raise Refused(409, "undo-no-request")
        if not agreed and not withdrawn:
            self.notes.append(Note("kept", seat))
        waiting = [s for s in request.waiting if self.meta.seats[s].owner != guest]
        self.meta.undo = UndoRequest(request.seat, request.to, request.seq, waiting) if agreed and waiting else None
        self.dirty = True
        if agreed and not waiting:
            match.undo(request.to, by="consent")
            self.moved(now)

    # ── who plays a seat ─────────────────────────────────────────────────────
    def hand(self, guest: str, seat: Any, level: str, now: float) -> None:
        """Let a bot of this level play the guest's seat, now or from the start; "" gives it back to the guest."""
        self.own(guest, seat)
        self.require_unfinished()
        if level and level not in LEVELS:
            raise Refused(400, "table-no-level", levels=", ".join(LEVELS))
        self.hand_over(seat, level, now)

    def hand_over(self, seat: int, level: str, now: float, away: bool = False) -> None:
        """Hand a seat to a bot; the owner may take it back at any time, and `away` gives it back when they return."""
        sitter = self.meta.seats[seat]
        if (sitter.bot, sitter.away) != (level, away):
            sitter.bot, sitter.away = level, away
            self.reseated(now)

    def reseated(self, now: float) -> None:
        """Note that someone else answers here now; a request to undo is dropped, because others would have to agree."""
        self.meta.undo, self.dirty = None, True
        self.attend(now)

    def sit(self, guest: str, name: str, avatar: str, seat: int, now: float) -> None:
        """Seat a guest here from now on; what was brought before stays, because the match may have started with it."""
        sitter = self.meta.seats[seat]
        sitter.owner, sitter.name, sitter.avatar, sitter.bot, sitter.away = guest, name, avatar, "", False
        if self.meta.hints_for_one and not self.alone():
            self.meta.hints = self.meta.hints_for_one = False
            if self.meta.status == "waiting":
                self.meta.marks = [mark for mark in self.meta.marks if mark != "hints"]
        self.reseated(now)

    def mark_present(self, guest: str, now: float) -> None:
        """Note that the guest is here; bots that stood in for them step back."""
        self.presence.here.add(guest)
        for seat in self.seats_of(guest):
            if self.meta.seats[seat].away and self.meta.status == "playing":
                self.hand_over(seat, "", now)
        self.presence.watch(self.asked, now)

    def mark_absent(self, guest: str, now: float) -> None:
        self.presence.here.discard(guest)
        self.presence.watch(self.asked, now)

    # ── time ─────────────────────────────────────────────────────────────────
    def due(self) -> float | None:
        """Return when something happens by itself."""
        if self.meta.status == "starting":
            return self.exchange.until
        if self.meta.status != "playing":
            return None
        times = self.presence.due(), self.clock.due() if self.clock.on else None
        return min((time for time in times if time is not None), default=None)

    def absent(self, now: float) -> None:
        """Let a bot play for a player who kept others waiting too long, until they are back."""
        self.presence.watch(self.asked, now)
        seat = self.presence.overdue(now)
        if seat is not None:
            self.hand_over(seat, STAND_IN, now, away=True)

    def hand_over_if_late(self, seat: int, level: str, now: float) -> None:
        """Let a bot play this seat if its time is still up."""
        if self.seat_out_of_time(now) == seat:
            self.notes.append(Note("late", seat))
            self.hand_over(seat, level, now)

    def seat_out_of_time(self, now: float) -> int | None:
        """Return the seat whose time is up."""
        up = self.clock.due() if self.clock.on and self.meta.status == "playing" else None
        return self.clock.running if up is not None and now >= up else None

    # ── beginning and ending ─────────────────────────────────────────────────
    def start(self, now: float, by: str = "") -> None:
        """Start the match: what the seats brought and committed to is fixed, and their seeds are revealed.

        Only guests who are here, and the one `by` whom it is started, are waited for."""
        self.require_waiting()
        if not all(sitter.taken for sitter in self.meta.seats):
            raise Refused(409, "table-empty-seats")
        self.exchange.begin({*self.presence.here, by}, now)
        if self.exchange.waits(now):
            new_match(self.meta, self.secret, self.game)._open()  # refuses now what the setup would refuse
            self.meta.status, self.dirty = "starting", True
        else:
            self.begin(now)

    def begin_if_due(self, now: float) -> None:
        """Begin to play once all seeds that are waited for are here, or it is too late for them."""
        if self.meta.status != "starting" or self.exchange.waits(now):
            return
        try:
            self.begin(now)
        except Illegal as no:  # the rules have changed since the start
            self.suspend(no)

    def begin(self, now: float) -> None:
        """Make the first draws, from the table's secret and all seeds that were revealed."""
        match = new_match(self.meta, self.secret, self.game)
        match.resolve_chance()
        self.match, self.meta.names, self.meta.status, self.dirty = match, match.names, "playing", True
        self.clock.wind()
        self.moved(now)

    def suspend(self, why: Illegal) -> None:
        """Suspend the match, because today's rules can't continue it or everyone has left; it is kept as it is.

        Its secret is kept too, until all its players agree: it may not be the end."""
        self.meta.status, self.meta.undo, self.dirty = "suspended", None, True
        self.meta.why, self.meta.why_key, self.meta.why_facts = why.why, why.key, why.facts
        self.presence.gone = None

    # ── bots ─────────────────────────────────────────────────────────────────
    def set_pace(self, guest: str, pace: Any) -> None:
        """Set how quickly bots answer; only the host."""
        if not self.meta.is_host(guest):
            raise Refused(403, "table-host-only")
        self.meta.pace, self.dirty = pace, True

    def skip(self, guest: str, seat: Any) -> None:
        """Let bots answer at once until a person is asked; only if that spoils the play for nobody else."""
        self.own(guest, seat)
        self.require_match()
        if not self.alone():
            raise Refused(409, "table-no-skip")
        self.skipping = True

    # ── what the store must know ─────────────────────────────────────────────
    def change(self) -> Change | None:
        """Return everything that isn't in the store yet; None if there is nothing."""
        entries, saved = self.match.entries if self.match else [], self.saved
        if len(entries) == saved:
            lines: tuple[StoredLine, ...] = ()
        else:
            due = saved // DIGEST_EVERY != len(entries) // DIGEST_EVERY
            digest = self.match.state.digest() if due and self.match else None
            told = self.reasons.since(saved)
            lines = (StoredLine(saved, _encode(entries[saved:]), digest, _encode(told) if told else None),)
        if not lines and not self.dirty:
            return None
        meta, secret = self.meta if self.dirty else None, self.secret if self.new else ""
        return Change(self.meta.id, lines, meta, secret, bool(lines) and entries[saved].by.startswith("bot:"))

    def written(self) -> None:
        self.saved, self.dirty, self.new = self.seq, False, False

    # ── talk ─────────────────────────────────────────────────────────────────
    def speak(self, guest: str, name: str, text: str = "", phrase: str = "") -> Saying:
        """Add a line of chat; spectators may talk too, if the hall knows them."""
        if not guest:
            raise Refused(401, "guest-unknown")
        seats = self.seats_of(guest)
        if seats:
            name = self.meta.seats[seats[0]].name  # the seat's name, because guests can rename themselves at any time
        line = talk.saying(self.meta, guest, seats[0] if seats else None, name, text, phrase)
        talk.keep(self.meta, line)
        self.dirty = True
        return line
