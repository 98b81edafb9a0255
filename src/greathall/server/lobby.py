"""The hall before and after a match: making tables, taking seats, rematches, practice, records and replays."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec
from weakref import WeakValueDictionary

import msgspec

from greathall.core import fairness
from greathall.core.deck_builder import DeckBuilder, SoloTest
from greathall.core.game import all_games, find_game
from greathall.core.luck import Luck, reckoned
from greathall.core.record import Record, checked, replay
from greathall.core.words import Illegal, Refusal
from greathall.server import sight
from greathall.server.bodies import Eyes, Frames, NewTable, Practice, SeatSet, TableInfo
from greathall.server.hub import Hub
from greathall.server.identity import clean_name
from greathall.server.logs import log
from greathall.server.paper import Paper, Seated
from greathall.server.replay import fits, frames
from greathall.server.revive import recorded, unchained
from greathall.server.sequel import from_moment, new_id, next_table
from greathall.server.store import GuestRow
from greathall.server.table import STAND_IN, Table
from greathall.server.waiter import Deed, T
from greathall.server.sentences import Refused, say

P = ParamSpec("P")
MOST_LISTED = 100
MOST_FRAMES = 100
LARGEST_BRING = 20_000
"""Bytes of what a seat may bring."""
NOTHING_BROUGHT = ""
"""Said by who takes back what they brought."""


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rerun = asyncio.Lock()  # one match at a time is played again: those that go on need the processor too

    def _one_at_a_time(self, who: str) -> asyncio.Lock:
        """What a guest asks for, or what is asked of a table, in turn: two at once would both find room."""
        return self._locks.setdefault(who, asyncio.Lock())

    # ── making tables ────────────────────────────────────────────────────────
    async def create(self, guest: GuestRow, wanted: NewTable) -> str:
        game = find_game(wanted.game)
        options = game.settled(wanted.seats, wanted.options)
        seats = seated(guest, wanted.seats, wanted.mine, wanted.bots)
        people = sum(not chair.bot for chair in seats)
        hints = people == 1 if wanted.hints is None else wanted.hints
        absence = self.settings.absence if wanted.absence is None else wanted.absence
        secret = fairness.new_secret()
        paper = Paper(new_id(), game.name, game.rules, options, seats, guest.id, int(time.time()),
                      fairness.commitment(secret), wanted.open, wanted.clock, hints, absence,
                      marks=["hints"] if hints else [], hints_for_one=wanted.hints is None)
        return await self._add(guest.id, Table(paper, secret.hex(), new=True))

    async def _add(self, guest: str, table: Table) -> str:
        async with self._one_at_a_time(guest):
            await self._make_room(guest)
            await self.hub.add(table)
        return table.paper.id

    async def _make_room(self, guest: str) -> None:
        """Unfinished tables that one guest hosts are bounded; one that everybody has left makes room for another."""
        theirs = await asyncio.to_thread(self.store.unfinished, guest)
        spare = self.settings.tables_each - len(theirs)
        for table_id in theirs if spare < 1 else []:
            spare += await self._given_up(table_id)
            if spare == 1:
                return
        if spare < 1:
            raise Refused(429, "hall-many-tables", most=self.settings.tables_each)

    async def _given_up(self, table_id: str) -> bool:
        """Ends a table that nobody plays at, looks at or was told they may come back to."""
        def deed(table: Table, _: float) -> bool:
            slot, paper = self.hub.slots.get(table_id), table.paper
            kept = any(chair.person or (chair.away and chair.owner != paper.host) for chair in paper.seats)
            left = not kept and not (slot is not None and slot.clients) and paper.status == "playing"
            if left:
                table.suspend(say("table-left"))
            return left

        try:
            return await self.hub.clear(table_id) or await self.hub.change(table_id, deed)
        except Illegal as no:
            log("table not given up", table=table_id, why=no.why)
            return False

    # ── seats ────────────────────────────────────────────────────────────────
    async def join(self, table_id: str, guest: GuestRow, seat: int) -> None:
        """An empty seat or a bot's, by whoever has the table's link; in mid-game too, so that a friend can come later.

        Then nobody takes a second one: it would show a hand that was played against theirs. One's own seat is taken
        back."""
        def deed(table: Table, now: float) -> None:
            chair, mine = table.chair(seat), table.seats_of(guest.id)
            table.unfinished()
            if seat in mine:
                table.hand(guest.id, seat, "", now)
                return
            if chair.owner:
                raise Refused(409, "table-taken")
            if mine and table.paper.status == "playing":
                raise Refused(409, "table-one-seat")
            table.sit(guest.id, f"{guest.name} {seat + 1}" if mine else guest.name, guest.avatar, seat, now)

        await self._reseated(table_id, deed)

    async def leave(self, table_id: str, guest: str, seat: int) -> TableInfo:
        """Before the match the seat is free again, and the next person is host; a table nobody sits at is closed.
        In the match a bot plays on, and the owner may come back."""
        def deed(table: Table, now: float) -> bool:
            table.own(guest, seat)
            if table.paper.status == "playing":
                table.hand_over(seat, STAND_IN, now)
            if table.paper.status != "waiting":
                return False
            table.paper.seats[seat] = Seated()
            table.dirty = True
            if table.paper.host == guest and not table.seats_of(guest) and table.people():
                table.paper.host = table.paper.seats[table.people()[0]].owner
            return not table.people()

        empty = await self._reseated(table_id, deed)
        told = await self.info(table_id, guest)
        if empty:
            await self.hub.clear(table_id)
        return told

    async def set_seat(self, table_id: str, guest: str, seat: int, wanted: SeatSet) -> None:
        if wanted.notice:
            await self.hub.notices.checked(wanted.notice)

        def deed(table: Table, now: float) -> None:
            if wanted.bot is not None and table.paper.host == guest and not table.chair(seat).owner:
                set_bot(table, seat, wanted.bot)
            else:
                set_own(table, guest, seat, wanted, now)

        await self._reseated(table_id, deed)

    async def _reseated(self, table_id: str, deed: Deed[T]) -> T:
        """Seats changed hands: every socket learns which are its own."""
        result = await self.hub.change(table_id, deed)
        await self.hub.regreet(table_id)
        return result

    async def start(self, table_id: str, guest: str, fill: str | None) -> None:
        def deed(table: Table, now: float) -> None:
            if table.paper.host != guest:
                raise Refused(403, "table-host-only")
            empty = [s for s, chair in enumerate(table.paper.seats) if not chair.taken]
            try:
                for seat in empty if fill else []:
                    table.paper.seats[seat] = Seated(bot=fill or "")
                table.start(now)
            except Illegal:
                for seat in empty:
                    table.paper.seats[seat] = Seated()
                raise

        await self.hub.change(table_id, deed)

    # ── again ────────────────────────────────────────────────────────────────
    async def rematch(self, table_id: str, guest: GuestRow, swap: bool) -> str:
        """A new table of the same series; whoever asks second is led to the same one."""
        async with self._one_at_a_time(table_id):
            table = await self.hub.look(table_id)
            if not table.seats_of(guest.id):
                raise Refused(403, "table-not-yours")
            if table.paper.status != "over" or table.paper.result is None:
                raise Refused(409, "table-not-over")
            if table.paper.after:
                return table.paper.after
            after = await self._add(guest.id, next_table(table.paper, guest.id, swap))

            def deed(old: Table, _: float) -> None:
                old.paper.after, old.dirty = after, True

            await self.hub.change(table_id, deed)
            return after

    async def practice(self, guest: GuestRow, wanted: Practice) -> str:
        """A table that goes on from a moment of a finished match, with the same luck; marked as practice."""
        record = checked(await self.record(wanted.table) if wanted.record is None else wanted.record)
        if record.secret is None or record.result is None:
            raise Refused(409, "record-running")
        seats = len(record.seats)
        bots: dict[str, Any] = {str(seat): wanted.bot for seat in range(seats) if seat not in wanted.mine}
        chairs = seated(guest, seats, wanted.mine, bots)
        table = await self._rerunning(from_moment, record, wanted.at, chairs, guest.id)
        return await self._add(guest.id, table)

    # ── looking ──────────────────────────────────────────────────────────────
    async def info(self, table_id: str, guest: str) -> TableInfo:
        return self._info(await self.hub.look(table_id), guest)

    def _info(self, table: Table, guest: str) -> TableInfo:
        slot = self.hub.slots.get(table.paper.id)
        watchers = sum(not client.seats for client in slot.clients) if slot else 0
        told = info_of(table.paper, guest, self.hub.address, table.present, watchers)
        return msgspec.structs.replace(told, asked=table.asked)

    async def listed(self, guest: str) -> list[TableInfo]:
        """Open tables: to join, and to watch."""
        papers = await asyncio.to_thread(self.store.listed, ["waiting", "playing"], MOST_LISTED)
        return [info_of(paper, guest, self.hub.address) for paper in papers]

    async def mine(self, guest: str) -> list[TableInfo]:
        papers = await asyncio.to_thread(self.store.tables_of, guest, MOST_LISTED)
        return [await self._told(paper, guest) for paper in papers]

    async def _told(self, paper: Paper, guest: str) -> TableInfo:
        """With whose turn it is; a table that can't be had now hides no other."""
        if paper.status == "playing":
            try:
                return await self.info(paper.id, guest)
            except Illegal as no:
                log("table not shown", table=paper.id, why=no.why)
        return info_of(paper, guest, self.hub.address)

    async def record(self, table_id: str) -> dict[str, Any]:
        """Of a finished match only: it holds every secret."""
        table = await self.hub.look(table_id)
        if table.paper.status not in ("over", "suspended"):
            raise Refused(409, "record-running")
        kept = await asyncio.to_thread(self.store.table, table_id)
        if kept is None:
            raise Refused(404, "hall-no-table")
        record = await asyncio.to_thread(recorded, kept.paper, kept)
        return msgspec.to_builtins(record, str_keys=True)  # type: ignore[no-any-return]

    async def replay(self, table_id: str, guest: str, eyes: Eyes, since: int, most: int) -> Frames:
        """Moments of a match. While it runs, only through the eyes of the asker's own seat, or a spectator's."""
        table, record = await self._begun(table_id)
        over = table.paper.status == "over"
        fits(record, eyes, over)
        if not over and isinstance(eyes, int):
            table.own(guest, eyes)
        return await self._rerunning(frames, record, eyes, since, min(most, MOST_FRAMES), over)

    async def replay_of(self, data: dict[str, Any], eyes: Eyes, since: int, most: int) -> Frames:
        """The same for a record that somebody brings; every entry is judged first, and its result and head."""
        def judged() -> Frames:
            record, over = verified(data)
            fits(record, eyes, over)
            return frames(record, eyes, since, min(most, MOST_FRAMES), over)

        return await self._rerunning(judged)

    async def luck(self, table_id: str) -> list[Luck]:
        """What chance gave each seat; while the match runs, as far as everybody saw it."""
        table, record = await self._begun(table_id)
        return await self._rerunning(reckoned, record, table.paper.status == "over")

    async def luck_of(self, data: dict[str, Any]) -> list[Luck]:
        return await self._rerunning(lambda: reckoned(*verified(data)))

    async def solo_test(self, builder: DeckBuilder, text: str, seed: str | None) -> SoloTest | Refusal:
        return await self._rerunning(builder.solo_test, text, seed)

    async def _begun(self, table_id: str) -> tuple[Table, Record]:
        """A table whose match has begun, and its record as it was last written."""
        table = await self.hub.look(table_id)
        if table.match is None:
            raise Refused(409, "table-not-begun")
        kept = await asyncio.to_thread(self.store.table, table_id)
        assert kept is not None
        return table, unchained(kept.paper, kept)

    async def _rerunning(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        async with self._rerun:
            return await asyncio.to_thread(work, *args, **more)


def verified(data: dict[str, Any]) -> tuple[Record, bool]:
    """A record that tells a possible match, and whether that is over."""
    replay(data)
    record = checked(data)
    return record, record.result is not None


# ── chairs ───────────────────────────────────────────────────────────────────
def seated(guest: GuestRow, seats: int, mine: list[int], bots: dict[str, Any]) -> list[Seated]:
    """The chairs of a new table: the guest's own, bots, and empty ones."""
    chairs = [Seated() for _ in range(seats)]
    several = len(set(mine)) > 1
    for seat in mine:
        if seat not in range(seats):
            raise Refused(400, "table-no-seat", seats=seats)
        chairs[seat] = Seated(guest.id, f"{guest.name} {seat + 1}" if several else guest.name, guest.avatar)
    for text, level in bots.items():
        if not text.isascii() or not text.isdigit() or len(text) > 2 or int(text) not in range(seats):
            raise Refused(400, "table-no-seat", seats=seats)
        if chairs[int(text)].owner:
            raise Refused(409, "table-taken")
        chairs[int(text)] = Seated(bot=level)
    return chairs


def set_bot(table: Table, seat: int, level: str) -> None:
    """Before the start the host puts a bot on a free chair, or takes it away."""
    table.unfinished()
    if table.paper.status != "waiting":
        raise Refused(409, "table-begun")
    table.paper.seats[seat], table.dirty = Seated(bot=level), True


def set_own(table: Table, guest: str, seat: int, wanted: SeatSet, now: float) -> None:
    """What the owner of a seat may set; all of it is judged before any of it is done."""
    chair = table.own(guest, seat)
    name = chair.name if wanted.name is None else clean_name(wanted.name)
    if any(thing is not None for thing in (wanted.seed, wanted.bring, wanted.name)):
        table.unfinished()
        if table.paper.status != "waiting":
            raise Refused(409, "table-begun")
    if wanted.bring not in (None, NOTHING_BROUGHT):
        bring_fits(table, seat, wanted.bring)
    if wanted.bot is not None:
        table.hand(guest, seat, wanted.bot, now)
    chair.name, table.dirty = name, True
    chair.seed = chair.seed if wanted.seed is None else wanted.seed
    chair.bring = chair.bring if wanted.bring is None else None if wanted.bring == NOTHING_BROUGHT else wanted.bring
    chair.notice = chair.notice if wanted.notice is None else wanted.notice


def bring_fits(table: Table, seat: int, bring: Any) -> None:
    """What can't be laid down at the start is refused when it is brought, and told to whoever brought it."""
    if len(msgspec.json.encode(bring)) > LARGEST_BRING:
        raise Refused(413, "table-large-bring")
    paper = table.paper
    try:
        table.game.setup(len(paper.seats), paper.options, {seat: bring}, paper.series["carry"])
    except Illegal:
        raise
    except Exception:  # a game that did not expect such a thing at all
        raise Refused(400, "table-no-bring") from None


def info_of(paper: Paper, guest: str, address: str, present: set[str] | None = None, watchers: int = 0) -> TableInfo:
    mine = [seat for seat, chair in enumerate(paper.seats) if guest and chair.owner == guest]
    return TableInfo(
        paper.id, paper.game, paper.status, paper.open, sight.options(paper), sight.chairs(paper, present or set()),
        paper.clock, paper.hints, paper.absence, watchers, paper.made, paper.commitment, paper.series["game"], mine,
        bool(guest) and paper.host == guest, None, f"{address}/t/{paper.id}", paper.after, paper.before,
        "practice" in paper.marks, paper.result, titles_of(paper), sight.variant(paper),
        {str(seat): paper.seats[seat].bring for seat in mine if paper.seats[seat].bring is not None})


def titles_of(paper: Paper) -> dict[str, str]:
    game = all_games().get(paper.game)
    return game.titles(paper.options) if game else {}
