"""The hall before and after a match: making tables, taking seats, rematches, practice, records and replays."""

import asyncio
import secrets
import time
from typing import Any

import msgspec

from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import standing
from greathall.core.record import Record, checked, followed
from greathall.core.words import Illegal
from greathall.server import notice, sight
from greathall.server.hub import Hub
from greathall.server.identity import clean_name
from greathall.server.paper import Paper, Seated
from greathall.server.revive import recorded
from greathall.server.store import GuestRow
from greathall.server.table import Table
from greathall.server.wire import Frame, Frames, NewTable, Practice, SeatSet, TableInfo
from greathall.server.words import Refused

MOST_LISTED = 100
MOST_FRAMES = 100
LONGEST_PRACTICE = 5000
"""Entries of a record that a practice table may begin with."""


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings

    # ── making tables ────────────────────────────────────────────────────────
    async def create(self, guest: GuestRow, wanted: NewTable) -> str:
        await self._room_for(guest.id)
        game = find_game(wanted.game)
        options = game.settled(wanted.seats, wanted.options)
        seats = self._seated(guest, wanted.seats, wanted.mine, wanted.bots)
        people = sum(not chair.bot for chair in seats)
        hints = people == 1 if wanted.hints is None else wanted.hints
        absence = self.settings.absence if wanted.absence is None else wanted.absence
        secret = fairness.new_secret()
        paper = Paper(new_id(), game.name, game.rules, options, seats, guest.id, int(time.time()),
                      fairness.commitment(secret), wanted.open, wanted.clock, hints, absence,
                      marks=["hints"] if hints else [])
        await self.hub.add(Table(paper, secret.hex(), new=True))
        return paper.id

    def _seated(self, guest: GuestRow, seats: int, mine: list[int], bots: dict[str, Any]) -> list[Seated]:
        chairs = [Seated() for _ in range(seats)]
        for seat in mine:
            if seat not in range(seats):
                raise Refused(400, "table-no-seat", seats=seats)
            several = len(set(mine)) > 1
            chairs[seat] = Seated(guest.id, f"{guest.name} {seat + 1}" if several else guest.name, guest.avatar)
        for text, level in bots.items():
            if not text.isascii() or not text.isdigit() or len(text) > 2 or int(text) not in range(seats):
                raise Refused(400, "table-no-seat", seats=seats)
            if chairs[int(text)].owner:
                raise Refused(409, "table-taken")
            chairs[int(text)] = Seated(bot=level)
        return chairs

    async def _room_for(self, guest: str) -> None:
        """Tables per guest are bounded."""
        theirs = await asyncio.to_thread(self.store.unfinished, guest)
        if len(theirs) >= self.settings.tables_each:
            raise Refused(429, "hall-many-tables", most=self.settings.tables_each)

    # ── seats ────────────────────────────────────────────────────────────────
    async def join(self, table_id: str, guest: GuestRow, seat: int) -> None:
        def deed(table: Table, now: float) -> None:
            if seat not in range(len(table.paper.seats)):
                raise Refused(400, "table-no-seat", seats=len(table.paper.seats))
            chair = table.paper.seats[seat]
            if chair.owner == guest.id:
                return
            free = not chair.owner and (table.paper.status == "waiting" or bool(chair.bot))
            if not free or table.paper.status not in ("waiting", "playing"):
                raise Refused(409, "table-taken")
            table.paper.seats[seat] = Seated(guest.id, guest.name, guest.avatar)
            table.dirty = True
            if table.match is not None:
                table.run_clock(now)

        await self._reseated(table_id, deed)

    async def leave(self, table_id: str, guest: str, seat: int) -> None:
        """Before the match the seat is free again; in it a bot plays on, and the owner may come back."""
        def deed(table: Table, now: float) -> None:
            table.own(guest, seat)
            if table.paper.status == "waiting":
                table.paper.seats[seat] = Seated()
                table.dirty = True
            elif table.paper.status == "playing":
                table.hand_over(seat, "medium", now)

        await self._reseated(table_id, deed)

    async def set_seat(self, table_id: str, guest: str, seat: int, wanted: SeatSet) -> None:
        if wanted.notice:
            await asyncio.to_thread(notice.checked, wanted.notice, self.settings.private_notices)

        def deed(table: Table, now: float) -> None:
            host = table.paper.host == guest and table.paper.status == "waiting"
            if host and wanted.bot is not None and seat in range(len(table.paper.seats)) and \
                    not table.paper.seats[seat].owner:
                table.paper.seats[seat] = Seated(bot=wanted.bot)
                table.dirty = True
                return
            chair = table.own(guest, seat)
            self._before_start(table, chair, wanted)
            if wanted.notice is not None:
                chair.notice = wanted.notice
            if wanted.bot is not None and table.paper.status == "playing":
                table.hand_over(seat, wanted.bot, now)
            table.dirty = True

        await self._reseated(table_id, deed)

    def _before_start(self, table: Table, chair: Seated, wanted: SeatSet) -> None:
        if wanted.seed is None and wanted.bring is None and wanted.name is None:
            return
        if table.paper.status != "waiting":
            raise Refused(409, "table-begun")
        if len(msgspec.json.encode(wanted.bring)) > 20_000:
            raise Refused(413, "table-large-bring")
        name = chair.name if wanted.name is None else clean_name(wanted.name)
        chair.seed = chair.seed if wanted.seed is None else wanted.seed
        chair.bring = chair.bring if wanted.bring is None else wanted.bring
        chair.name = name

    async def _reseated(self, table_id: str, deed: Any) -> None:
        """Seats changed hands: every socket learns which are its own."""
        await self.hub.change(table_id, deed)
        await self.hub.regreet(table_id)

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
        table = await self.hub.look(table_id)
        if not table.seats_of(guest.id):
            raise Refused(403, "table-not-yours")
        await self._room_for(guest.id)
        old = table.paper
        if old.status != "over" or old.result is None:
            raise Refused(409, "table-not-over")
        if old.after:
            return old.after
        fresh = next_table(old, swap)

        def deed(t: Table, _: float) -> str:
            if not t.paper.after:
                t.paper.after, t.dirty = fresh.paper.id, True
            return t.paper.after

        await self.hub.add(fresh)
        return await self.hub.change(table_id, deed)

    async def practice(self, guest: GuestRow, wanted: Practice) -> str:
        """A table that goes on from a moment of a finished match, with the same luck; marked as practice."""
        await self._room_for(guest.id)
        record = checked(await self.record(wanted.table) if wanted.record is None else wanted.record)
        if record.secret is None or record.result is None:
            raise Refused(409, "record-running")
        seats = len(record.seats)
        bots: dict[str, Any] = {str(seat): wanted.bot for seat in range(seats) if seat not in wanted.mine}
        chairs = self._seated(guest, seats, wanted.mine, bots)
        table = await asyncio.to_thread(from_moment, record, wanted.at, chairs, guest.id)
        await self.hub.add(table)
        return table.paper.id

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
        return [await self.info(paper.id, guest) if paper.status == "playing"
                else info_of(paper, guest, self.hub.address) for paper in papers]

    async def record(self, table_id: str) -> dict[str, Any]:
        """Of a finished match only: it holds every secret."""
        table = await self.hub.look(table_id)
        if table.paper.status not in ("over", "suspended"):
            raise Refused(409, "record-running")
        kept = await asyncio.to_thread(self.store.table, table_id)
        if kept is None:
            raise Refused(404, "hall-no-table")
        return msgspec.to_builtins(recorded(kept.paper, kept), str_keys=True)  # type: ignore[no-any-return]

    async def replay(self, table_id: str, guest: str, eyes: int | None, since: int, most: int) -> Frames:
        """Moments of a match. While it runs, only through the eyes of the asker's own seat, or a spectator's."""
        table = await self.hub.look(table_id)
        if table.match is None:
            raise Refused(409, "table-not-begun")
        if eyes is not None and eyes not in range(len(table.paper.seats)):
            raise Refused(400, "table-no-seat", seats=len(table.paper.seats))
        over = table.paper.status == "over"
        if not over and eyes is not None:
            table.own(guest, eyes)
        kept = await asyncio.to_thread(self.store.table, table_id)
        assert kept is not None
        most = min(most, MOST_FRAMES)
        return await asyncio.to_thread(frames, recorded(kept.paper, kept), eyes, since, most, over)


def new_id() -> str:
    """Short enough for a link, long enough that nobody guesses one."""
    return secrets.token_urlsafe(9)


def next_table(old: Paper, swap: bool) -> Table:
    assert old.result is not None
    seats = [Seated(c.owner, c.name, c.avatar, "" if c.owner else c.bot, notice=c.notice, bring=c.bring)
             for c in old.seats]
    if swap:
        seats = [seats[-1], *seats[:-1]]
    secret = fairness.new_secret()
    series = {"game": old.series["game"] + 1, "carry": old.result.carry}
    paper = Paper(new_id(), old.game, find_game(old.game).rules, old.options, seats, old.host, int(time.time()),
                  fairness.commitment(secret), False, old.clock, old.hints, old.absence,
                  marks=["hints"] if old.hints else [], series=series, before=old.id)
    return Table(paper, secret.hex(), new=True)


def from_moment(record: Record, at: int, chairs: list[Seated], host: str) -> Table:
    """The entries that stood before the moment are played again, each judged anew."""
    kept = standing(record.entries)
    if at > len(kept) or len(kept) > LONGEST_PRACTICE:
        raise Refused(400, "record-no-moment", most=min(len(kept), LONGEST_PRACTICE))
    for chair, seed, seat in zip(chairs, record.seeds, range(len(chairs)), strict=True):
        chair.seed, chair.bring = seed, record.brings.get(seat)
    marks = sorted({*record.marks, "practice"})
    game = find_game(record.game)
    start = msgspec.structs.replace(record, entries=kept[:at], marks=marks, rules=game.rules)
    *_, match = followed(start)
    match.settle()
    if match.result is not None:
        raise Refused(409, "record-at-end")
    paper = Paper(new_id(), record.game, game.rules, match.options, chairs, host, int(time.time()), match.commitment,
                  status="playing", hints=True, names=match.names, marks=marks, series=match.series)
    return Table(paper, record.secret or "", match, new=True)


def info_of(paper: Paper, guest: str, address: str, present: set[str] | None = None, watchers: int = 0) -> TableInfo:
    mine = [seat for seat, chair in enumerate(paper.seats) if guest and chair.owner == guest]
    return TableInfo(
        paper.id, paper.game, paper.status, paper.open, paper.options, sight.chairs(paper, present or set()),
        paper.clock, paper.hints, paper.absence, watchers, paper.made, paper.commitment, paper.series["game"], mine,
        bool(guest) and paper.host == guest, None, f"{address}/t/{paper.id}", paper.after, paper.before,
        "practice" in paper.marks, paper.result)


def frames(record: Record, eyes: int | None, since: int, most: int, over: bool) -> Frames:
    """Each entry with what the eyes saw of it; what was chosen is told only when all may be known."""
    made: list[Frame] = []
    for at, match in enumerate(followed(record), -1):
        if at < since or at < 0:
            continue
        if len(made) == most:
            break
        entry = record.entries[at]
        made.append(Frame(at, entry.seat, match.events(eyes, at), match.view(eyes),
                          entry.do if over else None, entry.by))
    return Frames(eyes, len(record.entries), made)
