"""What happens at a table without anybody asking: bots answer, time is up, somebody is told that it is their turn."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec

from greathall.bots.bot import bot_class
from greathall.bots.levels import EASIEST, STRONGEST
from greathall.core.mind import Mind
from greathall.core.words import Action, Illegal
from greathall.server.bot_pool import BotPool
from greathall.server.client import Client
from greathall.server.logs import fault, log
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices, turn_body
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.table import STAND_IN, LiveTable
from greathall.server.wire import Advice, Hints, Told

T = TypeVar("T")
Update = Callable[[LiveTable, float], T]
RETRY = 2.0
"""Seconds after a failed write until the table is looked at again."""
PATIENCE = 4
"""Paces that a bot waits longer while a person has something urgent to say."""
_dice = random.SystemRandom()


class Slot:
    """A table's place in the hub. The lock orders what happens at the table; waiting for the disk is inside it."""

    __slots__ = ("clients", "id", "lock", "noticed", "seats", "status", "table", "thinking", "ticking",
                 "timer", "used")

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: LiveTable | None = None
        self.clients: list[Client] = []
        self.seats: msgspec.Raw | None = None  # the seats, encoded once for everybody
        self.status = ""
        self.timer: asyncio.TimerHandle | None = None
        self.ticking = False  # something that was due is being seen to
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.noticed = -1
        self.used = 0.0


class Automation:
    """Half of the hub: it runs bots, clocks and turn notices at the tables, which the other half keeps."""

    def __init__(self, settings: Settings, bot_pool: BotPool, notices: Notices, metrics: Metrics,
                 address: str) -> None:
        self.settings, self.bot_pool, self.notices = settings, bot_pool, notices
        self.metrics, self.address = metrics, address
        self._tasks: set[asyncio.Task[None]] = set()
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
        if self._closing or table.match is None or table.meta.status != "playing":
            return
        due = table.due()
        if due is not None and not slot.ticking:
            self._set_timer(slot, self._tick, max(0.0, due - time.monotonic()))
        asked = table.match.seat
        if asked is None:
            return
        sitter = table.meta.seats[asked]
        if self._bots_wanted(slot, table) and not self._thinks(slot, table, bool(sitter.bot)):
            if slot.thinking is not None:
                slot.thinking[1].cancel()
            slot.thinking = table.seq, self.spawn(self._bots(slot, table))
        if sitter.person and sitter.notice and sitter.owner not in table.present and slot.noticed != table.seq:
            slot.noticed = table.seq
            url = f"{self.address}/t/{table.meta.id}"
            title = table.game.title_for(table.meta.options)
            self.notices.tell(sitter.notice, turn_body(title, table.meta.id, table.game.name, asked, url))

    def _set_timer(self, slot: Slot, work: Callable[[Slot], Coroutine[None, None, None]], wait: float) -> None:
        """One timer a table; the last word counts."""
        def fire() -> None:
            slot.timer = None
            self.spawn(work(slot))

        if slot.timer is not None:
            slot.timer.cancel()
        if not self._closing:
            slot.timer = asyncio.get_running_loop().call_later(wait, fire)

    def _bots_wanted(self, slot: Slot, table: LiveTable) -> bool:
        """Bots play while a person does, or while somebody looks on."""
        seats, asked = table.meta.seats, table.asked
        if not table.bots or not (slot.clients or any(sitter.person for sitter in seats)):
            return False
        return (asked is not None and bool(seats[asked].bot)) or type(table.game.mind).aside is not Mind.aside

    def _thinks(self, slot: Slot, table: LiveTable, asked: bool) -> bool:
        """Is there, or was there, a thought about this moment? A bot that is asked and has not answered thinks again:
        its seat may have been taken back and handed over once more, or its answer could not be written."""
        if slot.thinking is None or slot.thinking[0] != table.seq:
            return False
        return not (asked and slot.thinking[1].done())

    async def _bots(self, slot: Slot, table: LiveTable) -> None:
        """What the bots do now. The answer comes after a pause that says nothing of the hand; what is said unasked
        comes at once, for a draw that is owed is lost when the next player has played."""
        began, seq, match = time.monotonic(), table.seq, table.match
        assert match is not None
        said = await self._bot_aside(table)
        if said is None:
            asked = match.seat
            if asked is None or not table.meta.seats[asked].bot:
                return
            level = table.meta.seats[asked].bot
            said = asked, *await self._thought(table, asked, level)
            pause = self._pause(level) + self._patience(table)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        seat, action, told = said

        def update(t: LiveTable, now: float) -> None:
            bot = t.meta.seats[seat].bot
            if bot and t.play_for(seat, seq, action, f"bot:{bot}", now) and told is not None:
                t.reasons.append(told)

        await self.change(slot.id, update)

    def _pause(self, level: str) -> float:
        """Chosen without a look at the hand. A search takes its whole time, an answer that needs none does not: for
        bots that search, the pause comes on top of that time, so that nobody can tell the one from the other."""
        hidden = self.settings.think if bot_class(level).searches else 0.0
        return self.settings.pace * _dice.uniform(0.8, 1.2) + hidden

    def _patience(self, table: LiveTable) -> float:
        """Bots are quick; a person who must say something before they move gets time to find the button."""
        match, seats = table.match, table.meta.seats
        assert match is not None
        urgent = any(sitter.person and match.game.has_urgent_aside(match.state, n) for n, sitter in enumerate(seats))
        return PATIENCE * self.settings.pace if urgent else 0.0

    async def _bot_aside(self, table: LiveTable) -> tuple[int, Action, Told | None] | None:
        match = table.match
        if match is None or type(table.game.mind).aside is Mind.aside:
            return None
        for seat, sitter in enumerate(table.meta.seats):
            if sitter.bot and (step := match.game.asides(match.state, seat)) is not None:
                try:
                    action = await self.bot_pool.aside(table.game, match.view(seat), sitter.bot)
                except Exception as no:  # a bot may always keep silent
                    log("bot aside failed", table=table.meta.id, why=str(no))
                    continue
                if action is not None and match.step and step.admits(match.state, action):
                    return seat, action, None
        return None

    async def _thought(self, table: LiveTable, seat: int, level: str) -> tuple[Action, Told | None]:
        """A bot's choice; where no thought is to be had, the first legal action."""
        match = table.match
        assert match is not None
        legal = match.legal()
        self.metrics.thoughts.inc()
        try:
            choice = await self.bot_pool.choose(table.game, match.view(seat), level, self.settings.think)
        except Exception as no:  # whatever became of the thought, the table goes on
            log("bot move failed", table=table.meta.id, why=str(no))
            return legal[0], None
        public = choice.why.public
        return choice.action, None if public is None else Told(seat, public)

    async def _tick(self, slot: Slot) -> None:
        """Somebody is away for too long, or somebody's time is up; seen to once, however long that takes."""
        slot.ticking = True
        try:
            await self._time_up(slot)
        except Illegal as no:  # the disk, most likely: it is tried again
            log("timeout not handled", table=slot.id, why=no.why)
            slot.table = None
            self._set_timer(slot, self._tick, RETRY)
        finally:
            slot.ticking = False
        self._follow_up(slot, await self.look(slot.id))  # looked at: never while an update is being written

    async def _time_up(self, slot: Slot) -> None:
        table = await self.look(slot.id)
        now, seq = time.monotonic(), table.seq
        if table.gone is not None and now >= table.gone[1] + table.meta.absence:
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
            await asyncio.sleep(max(0.0, now + self._pause(EASIEST) - time.monotonic()))
        await self.change(slot.id, lambda t, now: t.play_for(seat, seq, action, "timeout", now))

    async def hint(self, table_id: str, guest: str, seat: int, seq: int) -> Hints:
        """A bot's three best, where the table allows it."""
        table = await self.look(table_id)
        table.own(guest, seat)
        match = table.require_match()
        if not table.meta.hints:
            raise Refused(403, "table-no-hints")
        if seq != table.seq or match.seat != seat:
            raise Refused(409, "table-late")
        choice = await self.bot_pool.choose(table.game, match.view(seat), STRONGEST, self.settings.think)
        best = [Advice(r.action, [r.public, *r.private]) for r in choice.ranked[:3]]
        return Hints(seq, seat, best)
