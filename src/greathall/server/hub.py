"""The live tables: every update goes through `change`, which writes before it sends; no framework in here."""

import asyncio
import time
from collections.abc import Callable
from logging import WARNING

import msgspec

from greathall.core.words import Illegal
from greathall.pool.bots import Bots
from greathall.server import talk
from greathall.server.audience import Audience
from greathall.server.automation import RETRY, T, Slot, Update
from greathall.server.audit import Audit
from greathall.server.client import Client
from greathall.server.doors import Doors
from greathall.server.limits import Buckets
from greathall.server.logs import fault, log
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices
from greathall.server.restore import restore_table
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.store import Change, Forget, Store
from greathall.server.table import LiveTable
from greathall.server.turns import in_turns
from greathall.server.wire import Saying

SWEEP = 30.0
MOST_LIVE = 5000
FRESH = 10.0
"""Seconds in which somebody may still be about to use a table."""
encode = msgspec.json.Encoder().encode


class Hub(Audience):
    """The tables; Audience has the clients at them, and Automation what happens by itself."""

    most_live = MOST_LIVE

    def __init__(self, settings: Settings, store: Store, bots: Bots, notices: Notices, metrics: Metrics,
                 address: str = "") -> None:
        super().__init__(settings, bots, notices, metrics, address)
        self.store = store
        self.audit = Audit(settings.data)
        self.doors = Doors(store, self.audit)
        self.slots: dict[str, Slot] = {}
        self.sockets = 0
        self.buckets = Buckets(settings.message_rate, settings.message_burst)
        self.voices = Buckets(settings.talk_rate, settings.talk_burst)

    # ── coming and going of the whole ────────────────────────────────────────
    async def start(self) -> None:
        self.store.start()
        self.notices.start()
        await self.bots.pool.start()
        self.spawn(self._sweep())
        self.spawn(self._wake_all())
        self.spawn(self.audit.keep())

    async def stop(self) -> None:
        """Stop and write the clocks, close all sockets and end the bots' thinking."""
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
        await asyncio.to_thread(self.audit.sum_up)
        await self.notices.stop()
        await self.bots.pool.stop()
        await asyncio.to_thread(self.store.close)

    async def _stop_clock(self, slot: Slot) -> None:
        def update(table: LiveTable, now: float) -> None:
            table.clock.stop(now)
            table.dirty = True

        try:
            await self.change(slot.id, update)
        except Illegal as no:
            log("clock not written", table=slot.id, why=no.why)

    # ── changing a table ─────────────────────────────────────────────────────
    async def change(self, table_id: str, update: Update[T], tell: bool = True) -> T:
        """Change a table, the only way that anything happens there: the update, the disk, then the clients."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            now, before = time.monotonic(), table.seq
            result = self._update(slot, table, update, now)
            await self._write(slot, table)
            self._tell(slot, table, before, now, tell)
            return result

    def change_at_once(self, slot: Slot, update: Update[None], refused: Callable[[Exception], None]) -> bool:
        """Do the same outside of any task, if the table is at rest; return whether it was.

        The store calls what follows; whoever asked hears of it only if nothing could be written."""
        table = slot.table
        if table is None or not slot.lock.take():
            return False
        now, before = time.monotonic(), table.seq
        try:
            self._update(slot, table, update, now)
        except BaseException:
            slot.lock.release()
            raise
        change = table.change()

        def done(no: Refused | None) -> None:
            try:
                if no is not None:
                    self._unwritten(slot)
                    refused(no)
                    return
                if change is not None:
                    self._written(slot, table, change)
                self._tell(slot, table, before, now)
            finally:
                slot.lock.release()

        if change is None:
            done(None)
        else:
            self.store.write_then(change, done)
        return True

    def _update(self, slot: Slot, table: LiveTable, update: Update[T], now: float) -> T:
        slot.used = now
        try:
            return update(table, now)
        except Illegal:
            raise
        except BaseException:
            slot.table = None  # half an update: the disk has the last word
            raise

    def _tell(self, slot: Slot, table: LiveTable, before: int, now: float, tell: bool = True) -> None:
        """Do what follows the disk: count, send it to the clients, see what happens next by itself."""
        self.metrics.moves.inc(table.seq - before)
        if tell:
            self._announce(slot, table, now)
        if not self._rests(slot, table):
            self._follow_up(slot, table)

    async def look(self, table_id: str) -> LiveTable:
        """Return the table as it is now, for those who only read."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            slot.used = time.monotonic()
            return table

    async def add(self, table: LiveTable) -> None:
        """Add a new table."""
        slot = self.slot(table.meta.id)
        async with slot.lock:
            slot.table, slot.used = table, time.monotonic()
            await self._write(slot, table)
            self._follow_up(slot, table)

    async def clear(self, table_id: str, sat_at: bool = False) -> bool:
        """Delete a table that hasn't started and where nobody sits, unless that doesn't matter; close its sockets."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            early = table.meta.status == "waiting" or (sat_at and table.meta.status == "starting")
            if not early or (table.people() and not sat_at):
                return False
            await self.store.write(Forget([table_id]))
            slot.table = None
            for client in slot.clients:
                client.close()
        if not slot.clients:
            self.slots.pop(table_id, None)
        return True

    async def close_table(self, table_id: str, why: Illegal) -> None:
        """End a table, whoever sits there: one that waits goes, and a match is suspended."""
        def update(table: LiveTable, _: float) -> None:
            table.require_unfinished()
            table.suspend(why)

        if not await self.clear(table_id, sat_at=True):
            await self.change(table_id, update)
            await self.regreet(table_id)

    def part(self, guest: str = "") -> int:
        """Close the sockets of a guest, and of all whose address is banned; return how many."""
        gone = [client for slot in self.slots.values() for client in slot.clients
                if (guest and client.guest == guest) or self.doors.is_banned(client.address)]
        for client in gone:
            client.close()
        return len(gone)

    async def _write(self, slot: Slot, table: LiveTable) -> None:
        change = table.change()
        if change is None:
            return
        try:
            await self.store.write(change)
        except BaseException:
            self._unwritten(slot)
            raise
        self._written(slot, table, change)

    def _written(self, slot: Slot, table: LiveTable, change: Change) -> None:
        if change.meta is not None:
            slot.steady = None
        table.written()

    def _unwritten(self, slot: Slot) -> None:
        """Forget an update that isn't on disk, or may not be: the disk has the last word."""
        slot.table = None
        self._set_timer(slot, self._revisit, RETRY)

    async def _revisit(self, slot: Slot) -> None:
        """Let bots and clocks continue from what is on disk, after a failed write."""
        try:
            await self.look(slot.id)
        except Exception as no:  # the disk may be unreadable too
            log("table not revisited", table=slot.id, why=str(no))
            if not (isinstance(no, Refused) and no.status == 404):
                self._set_timer(slot, self._revisit, RETRY)

    def slot(self, table_id: str) -> Slot:
        slot = self.slots.get(table_id)
        if slot is None:
            if len(self.slots) >= self.most_live:
                self._make_room(time.monotonic())
                if len(self.slots) >= self.most_live:
                    raise Refused(503, "hall-full")
            slot = self.slots[table_id] = Slot(table_id)
            self.metrics.tables.set(len(self.slots))
        return slot

    async def _load(self, slot: Slot) -> LiveTable:
        """Load a table from the store; clocks and absences resume after a grace period."""
        kept = await asyncio.to_thread(self.store.table, slot.id)
        if kept is None:
            if not slot.clients:
                self.slots.pop(slot.id, None)
            raise Refused(404, "hall-no-table")
        table = await asyncio.to_thread(in_turns(restore_table), kept, time.monotonic() + self.settings.grace)
        for client in slot.clients:
            table.mark_present(client.guest, time.monotonic())
        slot.table, slot.steady = table, None
        slot.noticed = table.seq  # whoever is asked was told when it came to this
        await self._write(slot, table)
        self._follow_up(slot, table)
        if any(client.sent != table.seq for client in slot.clients):
            self._announce(slot, table, time.monotonic())  # an update is written even if its client has left
        return table

    # ── what a client may ask ───────────────────────────────────────────────
    async def skip(self, table_id: str, guest: str, seat: object) -> None:
        """Let bots answer at once; one that is pausing is asked again."""
        def update(table: LiveTable, _: float) -> None:
            table.skip(guest, seat)
            slot = self.slots.get(table_id)
            if slot is not None and slot.thinking is not None:
                slot.thinking[1].cancel()
                slot.thinking = None

        await self.change(table_id, update, tell=False)

    async def curtain(self, table_id: str, client: Client, seat: int | None) -> None:
        """Open one seat's curtain, on a shared screen; the others stay closed."""
        table = await self.look(table_id)
        if seat is not None:
            table.own(client.guest, seat)
        client.open = seat
        self.show(self.slots[table_id], table, client)

    async def say(self, table_id: str, client: Client, text: str = "", phrase: str = "") -> None:
        """Send a line of chat to those who may read it now."""
        if client.guest and not self.voices.take(client.guest, time.monotonic()):
            raise Refused(429, "talk-often")
        line = await self.change(table_id, lambda t, _: t.speak(client.guest, client.name, text, phrase), tell=False)
        slot, table = self.slots[table_id], await self.look(table_id)
        assert isinstance(line, Saying)
        data = encode(line)  # once: those who never read keep a megabyte of it each
        for other in slot.clients:
            if talk.heard(table.meta, line, other.guest):
                other.push(data)

    # ── keeping house ────────────────────────────────────────────────────────
    async def _wake_all(self) -> None:
        """Wake the tables where a clock runs or a bot is awaited, after a start."""
        for table_id in await asyncio.to_thread(self.store.busy):
            try:
                await self.look(table_id)
            except Illegal as no:
                log("table not woken", table=table_id, why=no.why)
            except Exception as error:  # one table's fault must not affect the others
                fault("table not woken", table=table_id, error=error)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_minutes * 60))
            self._evict(time.monotonic())
            if by := self.store.lived.jumped():
                log("the computer's clock jumped", WARNING, seconds=round(by))
            try:
                await self.store.tidy(self.store.lived.now(), self.settings.keep_days * 86400, self.slots)
            except Illegal as no:
                log("cleanup failed", why=no.why)

    def _evict(self, now: float) -> None:
        """Unload tables that nobody is at; the store has them."""
        for slot in list(self.slots.values()):
            if slot.timer is None and quiet(slot, now, self.settings.idle_minutes * 60):
                del self.slots[slot.id]
        self.metrics.tables.set(len(self.slots))

    def _make_room(self, now: float) -> None:
        """Unload the tables without people that have been idle longest, those without a running clock first."""
        spare = sorted((slot for slot in self.slots.values() if quiet(slot, now, FRESH)),
                       key=lambda slot: (slot.timer is not None, slot.used))
        for slot in spare[:max(1, self.most_live // 20)]:
            if slot.timer is not None:
                slot.timer.cancel()
            del self.slots[slot.id]


def quiet(slot: Slot, now: float, seconds: float) -> bool:
    """Return whether nobody is at a table, nothing happens there, and nothing has for so many seconds."""
    thinking = slot.thinking is not None and not slot.thinking[1].done()
    return now - slot.used > seconds and not (slot.clients or slot.lock.locked() or slot.ticking or thinking)
