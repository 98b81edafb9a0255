"""Whatever happens at a table by itself: bots answer, time runs out, players are told that it is their turn."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec
from msgspec import Struct

from greathall.bots.bot import bot_class
from greathall.bots.levels import EASIEST, STRONGEST
from greathall.core.mind import Mind
from greathall.core.words import Action, Illegal
from greathall.pool import NoAnswer, Tick
from greathall.pool.job import Busy, Closed
from greathall.pool.bots import Bots
from greathall.server import lessons
from greathall.server.client import Client
from greathall.server.lock import Lock
from greathall.server.logs import fault, log
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices, turn_body
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.table import STAND_IN, LiveTable
from greathall.server.wire import Advice, Hints, Pace, Thinking, Told

T = TypeVar("T")
Update = Callable[[LiveTable, float], T]
RETRY = 2.0
"""Seconds after a failed write before the table is looked at again."""
HINTS_EACH = 2
"""How many hints one guest may wait for, whatever the number of their sockets."""
PATIENCE = 4
"""How many paces longer a bot waits while a person has something urgent to do."""
PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "quick": 0.4, "once": 0.0}
UNHURRIED = 4
"""With so many bots each takes its time; more of them share it."""
BRISK = 0.2
"""The part of a pause that one bid of many takes."""
LONG = 1.0
"""With so many seconds to think, the table is told how many."""
_dice = random.SystemRandom()


class Slot:
    """A table's slot in the hub.

    The lock orders what happens at the table; it is held while waiting for the disk."""

    __slots__ = ("calm", "clients", "id", "lock", "noticed", "status", "steady", "table", "thinking", "ticking",
                 "timer", "used")

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = Lock()
        self.table: LiveTable | None = None
        self.clients: list[Client] = []
        self.steady: bytes | None = None  # what few moves change of a message, encoded once for everyone
        self.calm = False  # as these seats are, nothing happens here by itself
        self.status = ""
        self.timer: asyncio.TimerHandle | None = None
        self.ticking = False  # something that was due is being handled
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.noticed = -1
        self.used = 0.0


def tell(slot: Slot, message: Struct) -> None:
    """Send everyone at a table the same."""
    data = msgspec.json.encode(message)
    for client in slot.clients:
        client.push(data)


def is_calm(table: LiveTable) -> bool:
    """Return whether nothing can happen here by itself until seats change: no clock, no bot, and everyone is here."""
    here = table.presence.here
    return not table.clock.on and all(sitter.person and sitter.owner in here for sitter in table.meta.seats)


def urgent_bots(table: LiveTable) -> list[int]:
    """Return the seats of bots that may have to do something unasked; the others needn't be asked whether they do.

    Asking one costs as much as a move. What is urgent rests on what everyone sees, and a bot does nothing unasked that
    isn't urgent (law 28)."""
    match = table.match
    if match is None or type(table.game.mind).aside is Mind.aside:
        return []
    return [seat for seat, sitter in enumerate(table.meta.seats)
            if sitter.bot and match.game.has_urgent_aside(match.state, seat)]


def unanswered(no: NoAnswer) -> Refused:
    """Return the refusal for whoever waits for a bot that has no answer."""
    if isinstance(no, Busy):
        return Refused(503, "bots-busy")
    return Refused(503, "bots-closed") if isinstance(no, Closed) else Refused(503, "no-thought")


class Automation:
    """The half of the hub that runs bots, clocks and turn notices at the tables; the other half keeps the tables."""

    def __init__(self, settings: Settings, bots: Bots, notices: Notices, metrics: Metrics, address: str) -> None:
        self.settings, self.bots, self.notices = settings, bots, notices
        self.metrics, self.address = metrics, address
        self._tasks: set[asyncio.Task[None]] = set()
        self._hinting: Counter[str] = Counter()
        self._closing = False

    async def change(self, table_id: str, update: Update[T]) -> T:
        raise NotImplementedError

    async def look(self, table_id: str) -> LiveTable:
        raise NotImplementedError

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.errors.inc()
            fault("task failed", error=repr(error))

    def _follow_up(self, slot: Slot, table: LiveTable) -> None:
        if slot.timer is not None:
            slot.timer.cancel()
            slot.timer = None
        if self._closing or table.meta.status not in ("starting", "playing"):
            return
        due = table.due()
        if due is not None and not slot.ticking:
            self._set_timer(slot, self._tick, max(0.0, due - time.monotonic()))
        asked = table.asked
        if asked is None:
            return
        sitter = table.meta.seats[asked]
        if self._bots_wanted(slot, table) and not self._thinks(slot, table, bool(sitter.bot)):
            if slot.thinking is not None:
                slot.thinking[1].cancel()
            slot.thinking = table.seq, self.spawn(self._bots(slot, table))
        if sitter.person and sitter.notice and sitter.owner not in table.presence.here and slot.noticed != table.seq:
            slot.noticed = table.seq
            url = f"{self.address}/t/{table.meta.id}"
            title = table.game.title_for(table.meta.options)
            self.notices.tell(sitter.notice, turn_body(title, table.meta.id, table.game.name, asked, url))

    def _rests(self, slot: Slot, table: LiveTable) -> bool:
        """Return whether nothing can follow this move; of seats that nobody was told of yet it isn't known."""
        return (slot.calm and slot.steady is not None and slot.timer is None and slot.thinking is None
                and table.presence.gone is None and table.meta.status == "playing")

    def _set_timer(self, slot: Slot, work: Callable[[Slot], Coroutine[None, None, None]], wait: float) -> None:
        """Set the table's one timer; the latest call counts."""
        def fire() -> None:
            slot.timer = None
            self.spawn(work(slot))

        if slot.timer is not None:
            slot.timer.cancel()
        if not self._closing:
            slot.timer = asyncio.get_running_loop().call_later(wait, fire)

    def _bots_wanted(self, slot: Slot, table: LiveTable) -> bool:
        """Return whether bots should move: only if a person plays along or someone is watching."""
        seats, asked = table.meta.seats, table.asked
        if not table.bots or not (slot.clients or any(sitter.person for sitter in seats)):
            return False
        return (asked is not None and bool(seats[asked].bot)) or bool(urgent_bots(table))

    def _thinks(self, slot: Slot, table: LiveTable, asked: bool) -> bool:
        """Return whether a bot has been asked about this moment.

        A bot that was asked and hasn't answered is asked again: its seat may have been taken back and handed over once
        more, or its answer couldn't be written."""
        if slot.thinking is None or slot.thinking[0] != table.seq:
            return False
        return not (asked and slot.thinking[1].done())

    async def _bots(self, slot: Slot, table: LiveTable) -> None:
        """Ask the bots for what they do now.

        The answer comes after a pause that gives nothing away about the hand. An aside comes at once, because a draw
        that is owed is lost once the next player has moved."""
        began, seq, match = time.monotonic(), table.seq, table.match
        assert match is not None
        path = lessons.following(table)
        said = await self._bot_aside(table) if path is None else None
        if path is not None:
            if not table.meta.seats[path.seat].bot:
                return
            said = path.seat, match.read(path.do), None
            await asyncio.sleep(self._pause(table.meta.seats[path.seat].bot, self._pace(table)))
        if said is None:
            asked = match.seat
            if asked is None or not table.meta.seats[asked].bot:
                return
            level = table.meta.seats[asked].bot
            pause = self._pause(level, self._pace(table)) + self._patience(table)
            if bot_class(level).searches and pause >= LONG:
                tell(slot, Thinking(seq, asked, round(pause, 1)))
            said = asked, *await self._thought(table, asked, level)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        seat, action, told = said

        def update(t: LiveTable, now: float) -> None:
            bot = t.meta.seats[seat].bot
            played = bot and t.play_for(seat, seq, action, f"bot:{bot}", now)
            if played and told is not None and t.seq > seq:  # an early answer is nobody else's business
                t.reasons.add(told, seq)

        await self.change(slot.id, update)

    def _pause(self, level: str, pace: float) -> float:
        """Return the pause before a bot's answer, chosen without looking at the hand.

        A search takes its whole time, and an answer that needs no search doesn't. For bots that search, the pause is
        added to that time, so that nobody can tell the two apart."""
        hidden = self.settings.think if bot_class(level).searches else 0.0
        return pace * _dice.uniform(0.8, 1.2) + hidden

    def _pace(self, table: LiveTable) -> float:
        """Return the seconds that a bot takes, by what everyone knows.

        That is the table's choice, how many bots share a round, and whether it is one bid of many."""
        if table.skipping:
            return 0.0
        bots = sum(bool(sitter.bot) for sitter in table.meta.seats)
        step = table.match.step if table.match else None
        return (self.settings.pace * PACES[table.meta.pace] * min(1.0, UNHURRIED / max(1, bots))
                * (BRISK if step is not None and step.brisk else 1.0))

    def _patience(self, table: LiveTable) -> float:
        """Return how long a bot waits for a person who must act before it moves: bots are quick, people need time."""
        match, seats = table.match, table.meta.seats
        assert match is not None
        urgent = any(sitter.person and match.game.has_urgent_aside(match.state, n) for n, sitter in enumerate(seats))
        return PATIENCE * self._pace(table) if urgent else 0.0

    async def _bot_aside(self, table: LiveTable) -> tuple[int, Action, Told | None] | None:
        match = table.match
        assert match is not None
        for seat in urgent_bots(table):
            if (step := match.game.asides(match.state, seat)) is not None:
                try:
                    action = await self.bots.aside(table.game, match.view(seat), table.meta.seats[seat].bot,
                                                   whom=table.meta.host)
                except Exception as no:  # a bot needn't do anything here
                    log("bot aside failed", table=table.meta.id, why=str(no))
                    continue
                if action is not None and match.step and step.admits(match.state, action):
                    return seat, action, None
        return None

    async def _thought(self, table: LiveTable, seat: int, level: str) -> tuple[Action, Told | None]:
        """Return a bot's choice; the first legal action if it couldn't make one."""
        match = table.match
        assert match is not None
        legal = match.legal()
        self.metrics.thoughts.inc()
        try:
            choice = await self.bots.choose(table.game, match.view(seat), level, self.settings.think,
                                            whom=table.meta.host, ranked=0)
        except Exception as no:  # whatever went wrong, the table goes on
            log("bot move failed", table=table.meta.id, why=str(no))
            return legal[0], None
        public = choice.why.public
        return choice.action, None if public is None else Told(seat, public)

    async def _tick(self, slot: Slot) -> None:
        """Handle an absence, a time-out or seeds that didn't come; only once, however long that takes."""
        slot.ticking = True
        try:
            await self._time_up(slot)
        except Illegal as no:  # probably the disk: try again
            log("timeout not handled", table=slot.id, why=no.why)
            slot.table = None
            self._set_timer(slot, self._tick, RETRY)
        finally:
            slot.ticking = False
        self._follow_up(slot, await self.look(slot.id))  # `look` waits for an update that is being written

    async def _time_up(self, slot: Slot) -> None:
        table = await self.look(slot.id)
        now, seq = time.monotonic(), table.seq
        if table.meta.status == "starting":
            await self.change(slot.id, lambda t, now: t.begin_if_due(now))
            return
        if table.presence.overdue(now) is not None:
            await self.change(slot.id, lambda t, now: t.absent(now))
        seat = table.seat_out_of_time(now)
        if seat is None or table.match is None:
            return
        step, late = table.match.step, table.meta.clock.late
        if late == "bot":
            await self.change(slot.id, lambda t, now: t.hand_over_if_late(seat, STAND_IN, now))
            return
        if late == "silent" and step is not None and step.idle:
            action = table.match.legal()[0]
        else:
            action, _ = await self._thought(table, seat, EASIEST)
            await asyncio.sleep(max(0.0, now + self._pause(EASIEST, self._pace(table)) - time.monotonic()))
        await self.change(slot.id, lambda t, now: t.play_for(seat, seq, action, "timeout", now))

    async def hint(self, table_id: str, guest: str, seat: int, seq: int, tick: Tick | None = None) -> Hints:
        """Return a bot's three best moves, if the table allows hints; `tick` hears how far it is."""
        table = await self.look(table_id)
        table.own(guest, seat)
        match = table.require_match()
        if not table.meta.hints:
            raise Refused(403, "table-no-hints")
        if seq != table.seq or match.seat != seat:
            raise Refused(409, "table-late")
        if self._hinting[guest] >= HINTS_EACH:
            raise Refused(429, "hints-many")
        self._hinting[guest] += 1
        try:
            choice = await self.bots.choose(table.game, match.view(seat), STRONGEST, self.settings.think,
                                            whom=guest, tick=tick)
        except NoAnswer as no:
            raise unanswered(no) from None
        finally:
            self._hinting[guest] -= 1
            self._hinting += Counter()  # drops guests who wait for none
        best = [Advice(r.action, [r.public, *r.private]) for r in lessons.guided(table, choice.ranked)[:3]]
        return Hints(seq, seat, best)
