"""The live tables: every deed goes through `change`, which writes before it tells. No framework in here."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec

import greathall
from greathall.core.mind import Mind
from greathall.core.words import Action, Illegal
from greathall.server import sight, talk
from greathall.server.client import Client
from greathall.server.limits import Buckets
from greathall.server.logs import fault, log
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices, turn_body
from greathall.server.revive import revived
from greathall.server.settings import Settings
from greathall.server.store import Forget, Store
from greathall.server.table import STAND_IN, Table
from greathall.server.thinkers import Thinkers
from greathall.server.wire import Advice, Hints, Saying, Told
from greathall.server.words import Refused

T = TypeVar("T")
Deed = Callable[[Table, float], T]
SWEEP = 30.0
RETRY = 2.0
"""Seconds after a failed write until the table is looked at again."""
MOST_LIVE = 5000
encode = msgspec.json.Encoder().encode
_dice = random.SystemRandom()


class Slot:
    """A table's place in the hub. The lock orders what happens at the table; waiting for the disk is inside it."""

    __slots__ = ("clients", "id", "lock", "noticed", "seats", "status", "table", "thinking", "ticking",
                 "timer", "used")

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.clients: list[Client] = []
        self.seats: msgspec.Raw | None = None  # the chairs, encoded once for everybody
        self.status = ""
        self.timer: asyncio.TimerHandle | None = None
        self.ticking = False  # something that was due is being seen to
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.noticed = -1
        self.used = 0.0


class Hub:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, notices: Notices, metrics: Metrics,
                 address: str = "") -> None:
        self.settings, self.store, self.thinkers = settings, store, thinkers
        self.notices, self.metrics, self.address = notices, metrics, address
        self.slots: dict[str, Slot] = {}
        self.sockets = 0
        self.buckets = Buckets(settings.message_rate, settings.message_burst)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # ── coming and going of the whole ────────────────────────────────────────
    async def start(self) -> None:
        self.store.start()
        self.notices.start()
        await self.thinkers.start()
        self.spawn(self._sweep())
        self.spawn(self._wake_all())

    async def stop(self) -> None:
        """Clocks are stopped and written, clients sent home, thoughts ended."""
        self._closing = True
        for slot in list(self.slots.values()):
            for client in slot.clients:
                client.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in list(self.slots.values()):
            if slot.table is not None and slot.table.clock.running is not None:
                await self._stop_clock(slot)
        await self.notices.stop()
        await self.thinkers.stop()
        await asyncio.to_thread(self.store.close)

    async def _stop_clock(self, slot: Slot) -> None:
        def deed(table: Table, now: float) -> None:
            table.clock.stop(now)
            table.dirty = True

        try:
            await self.change(slot.id, deed)
        except Illegal as no:
            log("clock not written", table=slot.id, why=no.why)

    def spawn(self, work: "asyncio.coroutines.Coroutine[None, None, None]") -> asyncio.Task[None]:  # type: ignore[name-defined]
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.errors.inc()
            fault("task failed", error=repr(error))

    # ── changing a table ─────────────────────────────────────────────────────
    async def change(self, table_id: str, deed: Deed[T]) -> T:
        """The one way anything happens at a table: the deed, the disk, then the clients."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            now = slot.used = time.monotonic()
            before = table.seq
            try:
                result = deed(table, now)
            except Illegal:
                raise
            except BaseException:
                slot.table = None  # half a deed: what is on disk counts
                raise
            await self._write(slot, table)
            self.metrics.moves.inc(table.seq - before)
            self._announce(slot, table, now)
            self._follow_up(slot, table)
            return result

    async def look(self, table_id: str) -> Table:
        """The table as it is now, for those who only read."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            slot.used = time.monotonic()
            return table

    async def add(self, table: Table) -> None:
        """A new table."""
        slot = self.slot(table.paper.id)
        async with slot.lock:
            slot.table, slot.used = table, time.monotonic()
            await self._write(slot, table)
            self._follow_up(slot, table)

    async def clear(self, table_id: str) -> None:
        """A table that has not begun and where nobody sits any more is forgotten; whoever looks on is sent home."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            if table.paper.status != "waiting" or table.people():
                return
            await self.store.write(Forget([table_id]))
            slot.table = None
            for client in slot.clients:
                client.close()
        if not slot.clients:
            self.slots.pop(table_id, None)

    async def _write(self, slot: Slot, table: Table) -> None:
        change = table.change()
        if change is None:
            return
        try:
            await self.store.write(change)
        except BaseException:
            slot.table = None  # it did not happen, or nobody knows: what is on disk counts
            self._set_timer(slot, self._revisit, RETRY)
            raise
        if change.paper is not None:
            slot.seats = None
        table.written()

    async def _revisit(self, slot: Slot) -> None:
        """After a write that failed: bots and clocks go on from what is on disk."""
        try:
            await self.look(slot.id)
        except Illegal as no:
            log("table not revisited", table=slot.id, why=no.why)

    def slot(self, table_id: str) -> Slot:
        slot = self.slots.get(table_id)
        if slot is None:
            if len(self.slots) >= MOST_LIVE:
                self._evict(time.monotonic())
                if len(self.slots) >= MOST_LIVE:
                    raise Refused(503, "hall-full")
            slot = self.slots[table_id] = Slot(table_id)
            self.metrics.tables.set(len(self.slots))
        return slot

    async def _load(self, slot: Slot) -> Table:
        """From the store; clocks and absences go on after a grace."""
        kept = await asyncio.to_thread(self.store.table, slot.id)
        if kept is None:
            if not slot.clients:
                self.slots.pop(slot.id, None)
            raise Refused(404, "hall-no-table")
        table = await asyncio.to_thread(revived, kept, time.monotonic() + self.settings.grace)
        table.present = {client.guest for client in slot.clients}
        slot.table, slot.seats = table, None
        slot.noticed = table.seq  # whoever is asked was told when the table came to this
        await self._write(slot, table)
        self._follow_up(slot, table)
        return table

    # ── telling ──────────────────────────────────────────────────────────────
    def _announce(self, slot: Slot, table: Table, now: float) -> None:
        """Everybody gets what their seat may see; equal eyes share one message."""
        if slot.status != table.paper.status:
            slot.status = table.paper.status
            self._greet(slot, table)
        made: dict[tuple[int | None, int], bytes] = {}
        asked = table.asked
        for client in slot.clients:
            client.mind_curtain(asked)
            key = client.open, client.sent
            data = made.get(key)
            if data is None:
                data = made[key] = sight.message(table, *key, now, self._chairs(slot, table))
            client.push(data)
            client.sent = table.seq
        table.reasons.clear()

    def _chairs(self, slot: Slot, table: Table) -> msgspec.Raw:
        if slot.seats is None:
            slot.seats = msgspec.Raw(encode(sight.chairs(table.paper, table.present)))
        return slot.seats

    def _greet(self, slot: Slot, table: Table) -> None:
        for client in slot.clients:
            client.seated(table.seats_of(client.guest))
            client.push(encode(sight.hello(table, client.guest, greathall.__version__)))

    async def regreet(self, table_id: str) -> None:
        """Seats changed hands: every socket learns which are its own, and sees through those eyes."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            table.present = {client.guest for client in slot.clients}
            slot.seats = None
            self._greet(slot, table)
            self._announce(slot, table, time.monotonic())

    def show(self, slot: Slot, table: Table, client: Client) -> None:
        """The table to one client, whose curtain may have moved."""
        client.push(sight.message(table, client.open, client.sent, time.monotonic(), self._chairs(slot, table)))
        client.sent = table.seq

    async def attach(self, table_id: str, client: Client) -> None:
        """A client sits down or watches."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            slot.clients.append(client)
            client.sent = min(client.sent, table.seq)
            client.seated(table.seats_of(client.guest))
            client.push(encode(sight.hello(table, client.guest, greathall.__version__)))
            self.show(slot, table, client)
            self._follow_up(slot, table)  # bots that play for lookers-on only begin with the first
        self.sockets += 1
        self.metrics.sockets.set(self.sockets)
        await self._presence(slot, client, here=True)

    async def detach(self, table_id: str, client: Client) -> None:
        slot = self.slots[table_id]
        slot.clients.remove(client)
        self.sockets -= 1
        self.metrics.sockets.set(self.sockets)
        if not self._closing:
            await self._presence(slot, client, here=False)

    async def _presence(self, slot: Slot, client: Client, here: bool) -> None:
        """Others learn of it only where it changes something: watchers and second tabs are nobody's news."""
        if not client.guest or (not here and any(c.guest == client.guest for c in slot.clients)):
            return
        table = slot.table
        if table is None or (client.guest in table.present) == here or not table.seats_of(client.guest):
            return
        slot.seats = None
        try:
            await self.change(slot.id, lambda t, now: (t.arrived if here else t.departed)(client.guest, now))
        except Illegal as no:
            log("presence not told", table=slot.id, why=no.why)

    async def curtain(self, table_id: str, client: Client, seat: int | None) -> None:
        """The person at the screen opens one seat's curtain; the others stay shut."""
        table = await self.look(table_id)
        if seat is not None:
            table.own(client.guest, seat)
        client.open = seat
        self.show(self.slots[table_id], table, client)

    async def say(self, table_id: str, client: Client, text: str = "", phrase: str = "") -> None:
        """A line of talk, to those who may hear it now."""
        line = await self.change(table_id, lambda t, _: t.speak(client.guest, client.name, text, phrase))
        slot, table = self.slots[table_id], await self.look(table_id)
        assert isinstance(line, Saying)
        for other in slot.clients:
            if talk.heard(table.paper, line, bool(other.seats)):
                other.push(encode(line))

    # ── what happens by itself ───────────────────────────────────────────────
    def _follow_up(self, slot: Slot, table: Table) -> None:
        if slot.timer is not None:
            slot.timer.cancel()
            slot.timer = None
        if self._closing or table.match is None or table.paper.status != "playing":
            return
        due = table.due()
        if due is not None and not slot.ticking:
            self._set_timer(slot, self._tick, max(0.0, due - time.monotonic()))
        asked = table.asked
        if asked is None:
            return
        chair = table.paper.seats[asked]
        if self._bots_wanted(slot, table) and not self._thinks(slot, table, bool(chair.bot)):
            if slot.thinking is not None:
                slot.thinking[1].cancel()
            slot.thinking = table.seq, self.spawn(self._bots(slot, table))
        elif chair.person and chair.notice and chair.owner not in table.present and slot.noticed != table.seq:
            slot.noticed = table.seq
            url = f"{self.address}/t/{table.paper.id}"
            self.notices.tell(chair.notice, turn_body(table.game.title, table.paper.id, table.game.name, asked, url))

    def _set_timer(self, slot: Slot, work: Callable[[Slot], Coroutine[None, None, None]], wait: float) -> None:
        """One timer a table; the last word counts."""
        def fire() -> None:
            slot.timer = None
            self.spawn(work(slot))

        if slot.timer is not None:
            slot.timer.cancel()
        if not self._closing:
            slot.timer = asyncio.get_running_loop().call_later(wait, fire)

    def _bots_wanted(self, slot: Slot, table: Table) -> bool:
        """Bots play while a person does, or while somebody looks on."""
        chairs, asked = table.paper.seats, table.asked
        if not any(chair.bot for chair in chairs) or not (slot.clients or any(chair.person for chair in chairs)):
            return False
        return (asked is not None and bool(chairs[asked].bot)) or type(table.game.mind).aside is not Mind.aside

    def _thinks(self, slot: Slot, table: Table, asked: bool) -> bool:
        """Is there, or was there, a thought about this moment? A bot that is asked and has not answered thinks again:
        its seat may have been taken back and handed over once more, or its answer could not be written."""
        if slot.thinking is None or slot.thinking[0] != table.seq:
            return False
        return not (asked and slot.thinking[1].done())

    async def _bots(self, slot: Slot, table: Table) -> None:
        """What the bots do now. The answer comes after a pause that says nothing of the hand."""
        began, seq, match = time.monotonic(), table.seq, table.match
        assert match is not None
        said = await self._bot_aside(table)
        level = ""
        if said is None:
            asked = match.seat
            if asked is None or not table.paper.seats[asked].bot:
                return
            level = table.paper.seats[asked].bot
            said = asked, *await self._thought(table, asked, level)
        seat, action, told = said
        await asyncio.sleep(max(0.0, began + self._pause(level) - time.monotonic()))

        def deed(t: Table, now: float) -> None:
            bot = t.paper.seats[seat].bot
            if bot and t.play_for(seat, seq, action, f"bot:{bot}", now) and told is not None:
                t.reasons.append(told)

        await self.change(slot.id, deed)

    def _pause(self, level: str) -> float:
        """Chosen without a look at the hand. A search takes its whole time, an answer that needs none does not: for
        bots that search, the pause comes on top of that time, so that nobody can tell the one from the other."""
        return self.settings.pace * _dice.uniform(0.8, 1.2) + (self.settings.think if level == "hard" else 0.0)

    async def _bot_aside(self, table: Table) -> tuple[int, Action, Told | None] | None:
        match = table.match
        if match is None or type(table.game.mind).aside is Mind.aside:
            return None
        for seat, chair in enumerate(table.paper.seats):
            if chair.bot and (step := match.game.asides(match.state, seat)) is not None:
                try:
                    action = await self.thinkers.aside(table.game, match.view(seat), chair.bot)
                except Exception as no:  # a bot may always keep silent
                    log("no aside", table=table.paper.id, why=str(no))
                    continue
                if action is not None and match.step and step.admits(match.state, action):
                    return seat, action, None
        return None

    async def _thought(self, table: Table, seat: int, level: str) -> tuple[Action, Told | None]:
        """A bot's choice; where no thought is to be had, the first option."""
        match = table.match
        assert match is not None
        options = match.legal()
        self.metrics.thoughts.inc()
        try:
            choice = await self.thinkers.choose(table.game, match.view(seat), level, self.settings.think)
        except Exception as no:  # whatever became of the thought, the table goes on
            log("no thought", table=table.paper.id, why=str(no))
            return options[0], None
        return choice.action, Told(seat, choice.why.public)

    async def _tick(self, slot: Slot) -> None:
        """Somebody is away for too long, or somebody's time is up; seen to once, however long that takes."""
        slot.ticking = True
        try:
            await self._time_up(slot)
        finally:
            slot.ticking = False
            if slot.table is not None:
                self._follow_up(slot, slot.table)

    async def _time_up(self, slot: Slot) -> None:
        table = await self.look(slot.id)
        now, seq = time.monotonic(), table.seq
        if table.gone is not None and now >= table.gone[1] + table.paper.absence:
            await self.change(slot.id, lambda t, now: t.absent(now))
        seat = table.late(now)
        if seat is None or table.match is None:
            return
        step, late = table.match.step, table.paper.clock.late
        if late == "bot":
            await self.change(slot.id, lambda t, now: t.hand_over(seat, STAND_IN, now) if t.late(now) == seat else None)
            return
        if late == "silent" and step is not None and step.idle:
            action = table.match.legal()[0]
        else:
            action, _ = await self._thought(table, seat, "easy")
            await asyncio.sleep(max(0.0, now + self._pause("easy") - time.monotonic()))
        await self.change(slot.id, lambda t, now: t.play_for(seat, seq, action, "timeout", now))

    async def hint(self, table_id: str, guest: str, seat: int, seq: int) -> Hints:
        """A bot's three best, where the table allows it."""
        table = await self.look(table_id)
        table.own(guest, seat)
        match = table.playing()
        if not table.paper.hints:
            raise Refused(403, "table-no-hints")
        if seq != table.seq or match.seat != seat:
            raise Refused(409, "table-late")
        choice = await self.thinkers.choose(table.game, match.view(seat), "hard", self.settings.think)
        best = [Advice(r.action, [r.public, *r.private]) for r in choice.ranked[:3]]
        return Hints(seq, seat, best)

    # ── keeping house ────────────────────────────────────────────────────────
    async def _wake_all(self) -> None:
        """After a start: tables where a clock runs or a bot is awaited go on without anybody asking."""
        for table_id in await asyncio.to_thread(self.store.busy):
            try:
                await self.look(table_id)
            except Illegal as no:
                log("table not woken", table=table_id, why=no.why)
            except Exception as error:  # one table's fault is not the others'
                fault("table not woken", table=table_id, error=error)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_minutes * 60))
            self._evict(time.monotonic())
            try:
                await self.store.tidy(int(time.time()), self.settings.keep_days * 86400, self.slots)
            except Illegal as no:
                log("nothing tidied", why=no.why)

    def _evict(self, now: float) -> None:
        """Tables nobody is at leave memory; the store has them."""
        for slot in list(self.slots.values()):
            idle = now - slot.used > self.settings.idle_minutes * 60
            quiet = not slot.clients and not slot.lock.locked() and slot.timer is None
            thinking = slot.thinking is not None and not slot.thinking[1].done()
            if idle and quiet and not thinking:
                del self.slots[slot.id]
        self.metrics.tables.set(len(self.slots))
