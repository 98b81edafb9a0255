"""A match: whose turn it is, what is legal, and everything that has happened so far."""

import contextlib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Any

import msgspec

from greathall.core import fairness, forms
from greathall.core.catalogue import illegal
from greathall.core.engine import apply, interject
from greathall.core.entries import Entry, stand
from greathall.core.game import CATCH_ALL, Game
from greathall.core.guards import known_seat
from greathall.core.opening import by_name, check_pledge, check_seed, seat_names
from greathall.core.series import check_series
from greathall.core.state import State
from greathall.core.words import (
    CHANCE, TABLE, UNFILLED, Action, Chance, Event, Filled, Form, Held, Illegal, Outcome, Refusal, Result, Ruled, Step,
    TakenBack, Undone, as_dict,
)

FORMAT = 2
"""The format of records written today; in format 1 seats added seeds without committing to them first."""
MOST_BYTES = 1 << 16
"""The longest action on the wire."""
RECENT = 8
"""Events of so few entries are found from the end of the log."""
STOP = 32
"""How many entries lie between two stops of a match that was taken back."""


class Match:
    """One play-through of a game.

    Nothing is drawn until you first ask the match about its state, so that players can add their seeds before that.

        match = greathall.new("sequence", seats=2)
        match.add_seed(0, "a seed of my own")
        while match.seat is not None:
            match.play(match.legal()[0])
        print(match.result)
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], *, secret: bytes | None,
                 commitment: str, verifiable: bool, brings: dict[int, Any] | None = None,
                 names: Sequence[str] = (), series: dict[str, Any] | None = None,
                 marks: Sequence[str] = (), rules: int | None = None, record_format: int = FORMAT) -> None:
        self.game, self.record_format = game, record_format
        self.rules = game.rules if rules is None else rules  # the version the match began with
        self.marks = list(marks)  # notes on how it was played: hints, practice
        self.options = game.resolve_options(seats, options)
        self.secret, self.commitment, self.verifiable = secret, commitment, verifiable
        self.brings = {known_seat(seat, seats): thing for seat, thing in (brings or {}).items()}
        self.brought = fairness.seal(secret, "brings", by_name(self.brings)) if self.brings and secret else ""
        self.names = seat_names(seats, names)
        self.series: dict[str, Any] = {"game": 1, "carry": {}} if series is None else check_series(series)
        self.seeds, self.pledges = [""] * seats, [""] * seats
        self.entries: list[Entry] = []
        self.log: list[tuple[int, Event]] = []  # (entry, event) for those who may know everything
        self.held: dict[int, tuple[Action, str, int]] = {}  # early answers: who chose, and for which step of the agenda
        self.head = ""
        self._state: State | None = None
        self._standing: list[Entry] = []  # the entries that still hold after every undo
        self._stops: list[State] = []  # the table at every so many of them, as far back as an undo has come
        self._counters: dict[str, int] = {}
        self._mixed = ""  # the players' seeds

    # ── before the first chance ──────────────────────────────────────────────
    def add_seed(self, seat: int, seed: str) -> None:
        """Mix a player's own seed into all draws; possible only before the first draw."""
        known_seat(seat, len(self.seeds))
        if self._state is not None:
            raise illegal("no-late-seed")
        check_seed(seed)
        self.seeds[seat] = seed
        if self.record_format > 1:
            self.pledges[seat] = fairness.pledge(self.commitment, seat, seed) if seed else ""

    def add_pledge(self, seat: int, pledge: str) -> None:
        """Note that a seat committed to a seed; if the seed is never added, the record says that it is missing."""
        known_seat(seat, len(self.seeds))
        if self._state is not None:
            raise illegal("no-late-seed")
        check_pledge(pledge)
        self.seeds[seat], self.pledges[seat] = "", pledge

    @property
    def state(self) -> State:
        """Return the table with all its secrets: for whoever runs the table, never for a seat."""
        if self._state is None:
            self._open()
            self._settle()
        assert self._state is not None
        return self._state

    def _open(self) -> None:
        self._state = self.game.setup(len(self.seeds), self.options, self.brings, self.series["carry"])
        if not self.entries:
            self.log = [(0, e) for e in self._state.log or ()]
        self._state.log = []
        self._counters = {}
        self._mixed = fairness.mix_seeds(self.seeds)
        self.head = fairness.first_head(self.header())

    def header(self) -> dict[str, Any]:
        """Return what was agreed before the first entry: the first link of the chain of heads."""
        agreed = {"game": self.game.name, "rules": self.rules, "seats": self.names, "options": self.options,
                  "commitment": self.commitment, "verifiable": self.verifiable, "seeds": self.seeds,
                  "series": self.series, "brought": self.brought}
        if self.record_format > 1:
            agreed |= {"format": self.record_format, "pledges": self.pledges}
        return {**agreed, "marks": self.marks} if self.marks else agreed

    # ── what can be asked ────────────────────────────────────────────────────
    @property
    def seat(self) -> int | None:
        """Return the seat that is asked now; None when the game is over."""
        agenda = self.state.agenda
        return agenda[-1].seat if agenda else None

    @property
    def step(self) -> Step | None:
        """Return the step that asks the question."""
        agenda = self.state.agenda
        return agenda[-1] if agenda else None

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of the seat asked; with a seat, all its answers, early answers and asides."""
        s = self.state
        return [a for step in self._heard(seat) for a in step.legal(s)]

    def form(self, seat: int | None = None, filled: Filled = UNFILLED) -> Form | None:
        """Return the form of an open-ended choice; None if the question has none.

        With a seat: the form of its own question, of one it may answer early, or of its aside. Each field is narrowed
        by the fields before it that are `filled` in."""
        return next(self._forms(seat, filled), None)

    def form_for(self, seat: int | None, action: Action) -> Form | None:
        """Return the form that this action fills in, narrowed by it; None if there is no such form."""
        found = self._forms(seat, msgspec.structs.asdict(action))
        return next((form for form in found if form.kind == type(action).__name__), None)

    def _forms(self, seat: int | None, filled: Filled) -> Iterator[Form]:
        found = (forms.narrow(step, self.state, filled) for step in self._heard(seat))
        return (form for form in found if form is not None)

    def _heard(self, seat: int | None) -> list[Step]:
        """Return the steps that the seat may answer now, its own question first.

        Without a seat, return the question on top."""
        s = self.state
        if seat is None:
            return s.agenda[-1:]
        found = self.game.question(s, seat), self.game.asides(s, seat) if s.agenda else None
        return [step for step in found if step is not None]

    def view(self, seat: int | None) -> msgspec.Struct:
        """Return everything that seat may know; None for a spectator."""
        view: msgspec.Struct = self.game.view(self.state, seat)
        return view

    @property
    def result(self) -> Result | None:
        s = self.state
        return None if s.agenda else self.game.result(s)

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """Return what has happened since entry `since`, and before `until`, as that seat may know it.

        The seat None is a spectator."""
        if seat is not None:
            known_seat(seat, len(self.seeds))
        return [e.seen_by(seat) for _, e in self.told(since, until)]

    def told(self, since: int, until: int | None = None) -> list[tuple[int, Event]]:
        """Return the part of the log since an entry, and before another, for those who may know everything."""
        return self.log[self.first_event(since):None if until is None else self.first_event(until)]

    def first_event(self, since: int) -> int:
        """Return where the events since entry `since` begin in the log, which is nearly always its end."""
        log, first = self.log, len(self.log)
        if len(self.entries) - since > RECENT:
            return bisect_left(log, since, key=itemgetter(0)) if since else 0
        while first and log[first - 1][0] >= since:
            first -= 1
        return first

    @property
    def standing(self) -> Sequence[Entry]:
        """Return the entries that still hold after every undo."""
        return self._standing

    def early(self, seat: int) -> Step | None:
        """Return the question that this seat may answer before it comes up."""
        step = self.game.question(self.state, seat)
        return None if step is self.step else step

    # ── what can be done ─────────────────────────────────────────────────────
    def play(self, action: Action | dict[str, Any] | str | bytes, seat: int | None = None,
             by: str = "person") -> list[Event]:
        """Play an action for the seat asked, or for another seat: an aside or an early answer.

        Return what happened, as that seat saw it. Raise Illegal if it is refused; then nothing has changed."""
        since = len(self.entries) if self.state.agenda else 0  # asking for the state has let chance draw
        who = self.submit(action, seat, by)
        return self.events(who, since) if len(self.entries) > since else [Held(who)]

    def submit(self, action: Action | dict[str, Any] | str | bytes, seat: int | None = None,
            by: str = "person") -> int:
        """Play an action and return the seat that played it; use this to tell all seats at once what happened.

        If there is no new entry, the answer is held."""
        s = self.state
        word = self.read_for(seat, action)
        if not s.agenda:
            raise illegal("no-play-after-end")
        self._whole()
        who = s.agenda[-1].seat if seat is None else seat
        step = self.game.step_admitting(s, who, word)
        if step is None:
            at = self.game.question_at(s, who)
            if at is None or not s.agenda[at].admits(s, word):
                raise self.game.illegal(self.why_not(who, word) or Refusal("", CATCH_ALL))
            self.held[who] = word, by, at
            return who
        self._enter(Entry(who, word, by, secret=step.secret), step, word)
        self._settle()
        return who

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return why the action would be refused, or None if it would be admitted; play nothing."""
        return self.game.explain(self.state, seat, action)

    def read(self, action: Any) -> Action:
        """Return an action from a dict or JSON text; an action object is checked in the same way."""
        if isinstance(action, str | bytes) and len(action) > MOST_BYTES:
            raise illegal("no-huge-action")
        try:
            text = action if isinstance(action, str | bytes) else msgspec.json.encode(action)
            word: Action = self.game.read(text)
            return word
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, OverflowError) as fault:
            raise self._unread(action, fault) from None

    def read_for(self, seat: int | None, action: Any) -> Action:
        """Return a seat's action (None: the seat asked), with several things in the order of its form."""
        word = self.read(action)
        if seat is not None:
            known_seat(seat, len(self.seeds))
        return forms.in_order(self.form_for(seat, word), word) if forms.holds_several(type(word)) else word

    def _unread(self, action: Any, fault: Exception) -> Illegal:
        """Return what is wrong with something that isn't an action of this game."""
        if isinstance(action, Action):
            action = as_dict(action)
        with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            action = msgspec.json.decode(action) if isinstance(action, str | bytes) else action
        if isinstance(action, str | bytes):
            return illegal("no-json")
        kinds = [kind.__name__ for kind in self.game.actions]
        if isinstance(action, dict) and action.get("type") in kinds:
            return illegal("no-such-fields", kind=action["type"], fault=str(fault)[:200])
        choices = [kind.__name__ for kind in self.game.actions if not issubclass(kind, Outcome)]
        return illegal("no-such-action", kinds=", ".join(choices))

    def undo(self, to: int, by: str = "table") -> None:
        """Go back to the table before entry `to`, counting only entries that no undo has removed.

        History keeps growing, but the counters go back, so that the same draws come again."""
        self._whole()
        self._go_back(to, by)
        self._settle()

    def resolve_chance(self) -> None:
        """Let chance answer what it is asked, after a history was replayed up to a moment."""
        self._whole()
        self._settle()

    def note_rules_version(self, rules: int) -> None:
        """Note in the record that everything so far replays the same under this version of the rules."""
        self._append(Entry(TABLE, Ruled(rules), by="table"))

    def _go_back(self, to: int, by: str) -> None:
        kept = self._standing
        if type(to) is not int or to not in range(len(kept)):
            raise illegal("no-such-moment")
        self._state = self.state_before(to)
        for entry in reversed(kept[to:]):
            if entry.stream is not None and entry.count is not None:
                self._counters[entry.stream] = entry.count
        self.log.append((len(self.entries), TakenBack(to)))
        self._append(Entry(TABLE, Undone(to), by=by))
        self.held.clear()

    def state_before(self, to: int) -> State:
        """Return the table before entry `to` of those that stand.

        It is rebuilt from the last stop before it, so that many undos don't replay the whole match each time."""
        stops = self._stops
        if not stops:
            stops.append(self.game.setup(len(self.seeds), self.options, self.brings, self.series["carry"]))
        near = min(to // STOP, len(stops) - 1)
        s: State = stops[near].clone()
        s.log = []
        for at, entry in enumerate(self._standing[near * STOP:to], near * STOP):
            if at == len(stops) * STOP:
                stops.append(s.clone())
            word = self.read(entry.do)
            step = s.agenda[-1] if entry.seat == CHANCE else self.game.step_admitting(s, entry.seat, word)
            assert step is not None
            take(s, step, word)
            s.log.clear()
        return s

    def _whole(self) -> None:
        """Raise Illegal if the secret is missing, because nothing more can be drawn."""
        if self.secret is None:
            raise illegal("no-secret")

    # ── moving on ────────────────────────────────────────────────────────────
    def _append(self, entry: Entry) -> None:
        if self.secret is not None or not entry.secret:
            self.head = fairness.next_head(self.head, self.secret or b"", len(self.entries), entry)
        self.entries.append(entry)
        stand(self._standing, entry)
        del self._stops[len(self._standing) // STOP + 1:]

    def _enter(self, entry: Entry, step: Step, word: Action) -> None:
        s = self.state
        at = len(self.entries)
        take(s, step, word)
        self._append(entry)
        assert s.log is not None
        for event in s.log:
            self.log.append((at, event))
        s.log.clear()

    def _settle(self) -> None:
        """Let chance answer and early answers come up until someone must be asked."""
        s = self.state
        while s.agenda:
            step, at = s.agenda[-1], len(s.agenda) - 1
            # An answer to a step that was removed doesn't answer a later one.
            if self.held:
                self.held = {seat: held for seat, held in self.held.items() if held[2] <= at}
            if step.seat == CHANCE:
                self._chance(step)
            elif step.early and step.seat in self.held and self.held[step.seat][2] == at:
                word, by, _ = self.held.pop(step.seat)
                if step.admits(s, word):
                    self._enter(Entry(step.seat, word, by, secret=step.secret), step, word)
            else:
                return

    def _chance(self, step: Chance) -> None:
        assert self.secret is not None
        n = step.whole(self.state)
        count = self._counters.get(step.stream, 0)
        k = fairness.pick(self.secret, self._mixed, step.stream, count, n)
        self._chance_entry(step, n, k)

    def _chance_entry(self, step: Chance, n: int, k: int) -> None:
        count = self._counters.get(step.stream, 0)
        outcome = step.kth(self.state, k)
        self._counters[step.stream] = count + 1
        self._enter(Entry(CHANCE, outcome, "chance", stream=step.stream, count=count, n=n, k=k), step, outcome)

    # ── the record ───────────────────────────────────────────────────────────
    def record(self, resume: bool = False) -> dict[str, Any]:
        """Return the match as JSON-able data, with the secret once the game is over or to `resume` a saved game."""
        from greathall.core.record import make_record  # here, because that module imports this one
        return make_record(self, resume)


def take(s: State, step: Step, word: Action) -> None:
    """Let the question on top, or the aside that the action belongs to, take it."""
    if s.agenda and s.agenda[-1] is step:
        apply(s, word)
    else:
        interject(s, step, word)


