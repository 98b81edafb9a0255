"""The hall before and after a match: creating tables, taking seats, rematches and practice."""

import asyncio
import time
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from greathall.core import fairness
from greathall.core.game import all_games, find_game
from greathall.core.match import FORMAT
from greathall.core.record import validate
from greathall.core.words import Illegal
from greathall.server import hosting, lessons, messages, seeds, talk
from greathall.server.archive import Archive, agree, unopened
from greathall.server.automation import T, Update
from greathall.server.bodies import GuestSet, NewTable, Practice, SeatSet, TableInfo, TableSet
from greathall.server.crowd import LISTED_EACH, MOST_LISTED, Crowd
from greathall.server.guests import face, further_face
from greathall.server.hub import Hub
from greathall.server.identity import new_id
from greathall.server.logs import log
from greathall.server.rematch import from_moment, next_table
from greathall.server.seats import NOTHING_BROUGHT, bring_fits, seated, set_bot, set_own
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow
from greathall.server.table import STAND_IN, LiveTable
from greathall.server.table_meta import UNFINISHED, Seated, TableMeta
from greathall.server.turns import in_turns



class Lobby(Archive):
    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.settings = hub.settings
        self.crowd = Crowd(hub.settings, hub.doors)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _one_at_a_time(self, who: str) -> asyncio.Lock:
        """Return the lock for one guest or table, because two requests at once would both find room."""
        return self._locks.setdefault(who, asyncio.Lock())

    # ── making tables ────────────────────────────────────────────────────────
    async def create(self, guest: GuestRow, wanted: NewTable, address: str = "") -> str:
        game = find_game(wanted.game)
        reading = in_turns(game.resolve_options)  # there may be long texts
        options = await asyncio.to_thread(reading, wanted.seats, wanted.options)
        seats = seated(guest, wanted.seats, wanted.mine, wanted.bots)
        people = sum(not sitter.bot for sitter in seats)
        hints = people == 1 if wanted.hints is None else wanted.hints
        absence = self.settings.absence if wanted.absence is None else wanted.absence
        secret = fairness.new_secret()
        meta = TableMeta(new_id(), game.name, game.rules, options, seats, guest.id, int(time.time()),
                      fairness.commitment(secret), wanted.open, wanted.clock, hints, absence,
                      marks=["hints"] if hints else [], hints_for_one=wanted.hints is None,
                      joinable=wanted.joinable, pace=wanted.pace, format=FORMAT)
        return await self._add(guest.id, LiveTable(meta, secret.hex(), new=True), address)

    async def _add(self, guest: str, table: LiveTable, address: str = "") -> str:
        async with self._one_at_a_time(guest):
            await self._make_room(guest)
            self.crowd.admit(address)
            self.crowd.made(table.meta.id, address)
            await self.hub.add(table)
        return table.meta.id

    async def _make_room(self, guest: str) -> None:
        """Limit the unfinished tables of one host; a table that everyone has left makes room for another."""
        theirs = await asyncio.to_thread(self.store.unfinished, guest)
        spare = self.settings.tables_each - len(theirs)
        for table_id in theirs if spare < 1 else []:
            spare += await self._given_up(table_id)
            if spare == 1:
                return
        if spare < 1:
            raise Refused(429, "hall-many-tables", most=self.settings.tables_each)

    async def _given_up(self, table_id: str) -> bool:
        """End a table that nobody plays at, watches or was told they could come back to; return whether it ended."""
        def update(table: LiveTable, _: float) -> bool:
            slot, meta = self.hub.slots.get(table_id), table.meta
            kept = any(sitter.person or (sitter.away and sitter.owner != meta.host) for sitter in meta.seats)
            left = not kept and not (slot is not None and slot.clients) and meta.status == "playing"
            if left:
                table.suspend(Refused(409, "table-left"))
            return left

        try:
            return await self.hub.clear(table_id) or await self.hub.change(table_id, update)
        except Illegal as no:
            log("table not given up", table=table_id, why=no.why)
            return False

    # ── seats ────────────────────────────────────────────────────────────────
    async def join(self, table_id: str, guest: GuestRow, seat: int, address: str = "") -> None:
        """Take an empty seat or a bot's, with the table's link.

        Once the match has started, a bot's seat shows a hand that played against the others, so it is for newcomers
        and only if the host allowed it when making the table. Owners can always take their own seat back."""
        most = self.settings.tables_each

        def update(table: LiveTable, now: float) -> None:
            sitter, mine = table.sitter(seat), table.seats_of(guest.id)
            table.require_unfinished()
            hosting.admit(table.meta, guest.id)
            if seat in mine:
                table.hand(guest.id, seat, "", now)
                return
            if sitter.owner or elsewhere is None:
                raise Refused(409, "table-taken")
            if mine and table.meta.status != "waiting":
                raise Refused(409, "table-one-seat")
            if table.meta.status != "waiting" and not table.meta.joinable:
                raise Refused(409, "table-bot-stays")
            if elsewhere >= most and table.meta.host != guest.id:
                raise Refused(429, "hall-many-seats", most=most)
            self.crowd.admit(address)
            others = [other.avatar for other in table.meta.seats if other.owner]
            name, avatar = (f"{guest.name} {seat + 1}", further_face) if mine else (guest.name, face)
            table.sit(guest.id, name, avatar(guest, others), seat, now)

        async with self._one_at_a_time(guest.id):
            taken = (await self.hub.look(table_id)).sitter(seat).owner not in ("", guest.id)
            elsewhere = None if taken else await asyncio.to_thread(self.store.seats_elsewhere, guest.id)
            await self._reseated(table_id, update)

    async def leave(self, table_id: str, guest: str, seat: int) -> TableInfo:
        """Leave a seat.

        Before the match the seat is free again and the next person becomes host; a table where nobody sits is closed.
        During the match a bot plays on, and the owner may come back."""
        def update(table: LiveTable, now: float) -> bool:
            table.own(guest, seat)
            if table.meta.status in ("starting", "playing"):
                table.hand_over(seat, STAND_IN, now)
            if table.meta.status != "waiting":
                return False
            table.meta.seats[seat] = Seated()
            table.dirty = True
            if table.meta.host == guest and not table.seats_of(guest) and table.people():
                table.meta.host = table.meta.seats[table.people()[0]].owner
            return not table.people()

        empty = await self._reseated(table_id, update)
        told = await self.info(table_id, guest)
        if empty:
            await self.hub.clear(table_id)
        return told

    async def set_table(self, table_id: str, guest: str, wanted: TableSet) -> None:
        await self._reseated(table_id, lambda table, _: hosting.set_table(table, guest, wanted))
        await self._note(guest, table_id, "", locked=wanted.locked, closed=wanted.closed)

    async def _note(self, host: str, table_id: str, who: str, **decided: bool | None) -> None:
        """Note in the audit log what a host has decided."""
        for what, on in decided.items():
            if on is not None:
                await self.hub.audit.done(f"host {host}", what if on else f"not {what}", table=table_id, who=who)

    async def set_guest(self, table_id: str, guest: str, who: str, wanted: GuestSet) -> None:
        await self._reseated(table_id, lambda table, now: hosting.set_guest(table, guest, who, wanted, now))
        await self._note(guest, table_id, who, removed=wanted.removed, muted=wanted.muted)
        if wanted.removed:
            await self.hub.send_away(table_id)

    async def set_seat(self, table_id: str, guest: str, seat: int, wanted: SeatSet) -> None:
        if wanted.notice:
            await self.hub.notices.checked(wanted.notice)
        if wanted.bring not in (None, NOTHING_BROUGHT):
            await self._bring_fits(table_id, guest, seat, wanted.bring)

        def update(table: LiveTable, now: float) -> None:
            if wanted.bot is not None and table.meta.host == guest and not table.sitter(seat).owner:
                set_bot(table, seat, wanted.bot)
            else:
                set_own(table, guest, seat, wanted, now)

        about_seeds = wanted == SeatSet(pledge=wanted.pledge, seed=wanted.seed)
        await (self.hub.change if about_seeds else self._reseated)(table_id, update)

    async def _bring_fits(self, table_id: str, guest: str, seat: int, bring: Any) -> None:
        """Refuse a thing that the setup would refuse, as soon as it is brought; what is tried may be long."""
        table = await self.hub.look(table_id)
        table.own(guest, seat)
        table.require_waiting()
        await asyncio.to_thread(in_turns(bring_fits), table, seat, bring)

    async def _reseated(self, table_id: str, update: Update[T]) -> T:
        """Change who sits where, then tell every socket which seats are its own."""
        result = await self.hub.change(table_id, update)
        await self.hub.regreet(table_id)
        return result

    async def start(self, table_id: str, guest: str, fill: str | None) -> None:
        self.hub.doors.require_open()

        def update(table: LiveTable, now: float) -> None:
            if not table.meta.is_host(guest):
                raise Refused(403, "table-host-only")
            empty = [s for s, sitter in enumerate(table.meta.seats) if not sitter.taken]
            try:
                for seat in empty if fill else []:
                    table.meta.seats[seat] = Seated(bot=fill or "")
                table.start(now, guest)
            except Illegal:
                for seat in empty:
                    table.meta.seats[seat] = Seated()
                raise

        await self.hub.change(table_id, update)

    # ── again ────────────────────────────────────────────────────────────────
    async def rematch(self, table_id: str, guest: GuestRow, swap: bool, address: str = "") -> str:
        """Create the next table of the series; whoever asks second is led to the same one."""
        async with self._one_at_a_time(table_id):
            table = await self.hub.look(table_id)
            if not table.seats_of(guest.id):
                raise Refused(403, "table-not-yours")
            if table.meta.status != "over" or table.meta.result is None:
                raise Refused(409, "table-not-over")
            if table.meta.after:
                return table.meta.after
            after = await self._add(guest.id, next_table(table.meta, guest.id, swap), address)

            def update(old: LiveTable, _: float) -> None:
                old.meta.after, old.dirty = after, True

            await self.hub.change(table_id, update)
            return after

    async def practice(self, guest: GuestRow, wanted: Practice, address: str = "") -> str:
        """Create a table that continues from a moment of a finished match with the same luck, marked as practice."""
        data = await self.record(wanted.table) if wanted.record is None else wanted.record
        record = await asyncio.to_thread(in_turns(validate), data)
        if record.secret is None or record.result is None:
            raise Refused(409, "record-running")
        seats = len(record.seats)
        bots: dict[str, Any] = {str(seat): wanted.bot for seat in range(seats) if seat not in wanted.mine}
        sitters = seated(guest, seats, wanted.mine, bots)
        table = await self._rerunning(from_moment, record, wanted.at, sitters, guest.id)
        return await self._add(guest.id, table, address)

    async def learn(self, guest: GuestRow, name: str, again: bool, address: str = "") -> str:
        """Return the table of the guest's lesson: the one that was left, or a new one."""
        lesson = lessons.named(name)
        metas = [] if again else await asyncio.to_thread(self.store.tables_of, guest.id, MOST_LISTED)
        left = [meta.id for meta in metas if meta.lesson == name and meta.status == "playing"]
        return left[0] if left else await self._add(guest.id, lessons.table_for(lesson, guest), address)

    # ── looking ──────────────────────────────────────────────────────────────
    async def info(self, table_id: str, guest: str) -> TableInfo:
        return self._info(await self.hub.look(table_id), guest)

    def _info(self, table: LiveTable, guest: str) -> TableInfo:
        slot = self.hub.slots.get(table.meta.id)
        spectators = sum(not client.seats for client in slot.clients) if slot else 0
        told = info_of(table.meta, guest, self.hub.address, table.presence.here, spectators)
        shut = unopened(table) if table.meta.status == "suspended" else []
        return msgspec.structs.replace(told, asked=table.asked, unopened=shut, pledges=seeds.announced(table.meta))

    async def listed(self, guest: str) -> list[TableInfo]:
        """Return the open tables, to join or to watch."""
        metas = await asyncio.to_thread(self.store.listed, UNFINISHED, 4 * MOST_LISTED, LISTED_EACH)
        shown = self.crowd.shared_out(meta for meta in metas if not meta.locked)
        return [info_of(meta, guest, self.hub.address) for meta in shown]

    async def mine(self, guest: str) -> list[TableInfo]:
        metas = await asyncio.to_thread(self.store.tables_of, guest, MOST_LISTED)
        return [await self._told(meta, guest) for meta in metas]

    async def _told(self, meta: TableMeta, guest: str) -> TableInfo:
        """Return a table with whose turn it is, if it can be loaded now."""
        if meta.status == "playing":
            try:
                return await self.info(meta.id, guest)
            except Illegal as no:
                log("table not shown", table=meta.id, why=no.why)
        return info_of(meta, guest, self.hub.address)

    async def agree(self, table_id: str, guest: str) -> None:
        """Agree for one guest that a suspended match is opened."""
        await self._reseated(table_id, lambda table, _: agree(table, guest))


# ── what is told ─────────────────────────────────────────────────────────────
def info_of(meta: TableMeta, guest: str, address: str, present: set[str] | None = None,
            spectators: int = 0) -> TableInfo:
    mine = [seat for seat, sitter in enumerate(meta.seats) if guest and sitter.owner == guest]
    return TableInfo(
        meta.id, meta.game, meta.status, meta.open, messages.options(meta), messages.seat_infos(meta, present or set()),
        meta.clock, meta.hints, meta.absence, spectators, meta.made, meta.commitment, meta.series["game"], mine,
        meta.is_host(guest), None, f"{address}/t/{meta.id}", meta.after, meta.before,
        meta.practice or "practice" in meta.marks, meta.result, titles_of(meta), messages.variant(meta),
        {str(seat): meta.seats[seat].bring for seat in mine if meta.seats[seat].bring is not None}, meta.joinable,
        pace=meta.pace, locked=meta.locked, closed=meta.closed,
        removed=bool(guest) and talk.alias(meta.id, guest) in meta.removed, lesson=meta.lesson)


def titles_of(meta: TableMeta) -> dict[str, str]:
    game = all_games().get(meta.game)
    return game.text_titles(meta.options) if game else {}
