"""Guests who delete themselves, and the data that a guest can take along.

Their token is nobody's at once; then they leave one table after the other. What others played stays whole: a match's
record keeps its names, because its heads are made from them. The hall doesn't show them any more."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from greathall.core.words import Illegal
from greathall.server import hosting, talk
from greathall.server.guests import Guests
from greathall.server.lobby import Lobby
from greathall.server.logs import fault, log
from greathall.server.restore import recorded
from greathall.server.sentences import Refused
from greathall.server.store import Forget, GuestRow
from greathall.server.table import STAND_IN, LiveTable
from greathall.server.table_meta import Seated, TableMeta, left
from greathall.server.turns import in_turns

EVERY = 10_000
"""More tables than anyone has."""
RETRY = 60.0
"""Seconds before a table that couldn't be left is tried again."""
encode = msgspec.json.encode


class Leaving:
    def __init__(self, lobby: Lobby, guests: Guests) -> None:
        self.lobby, self.guests, self.hub, self.store = lobby, guests, lobby.hub, lobby.store
        self._wanted = asyncio.Event()

    async def forget(self, guest: str) -> None:
        """Delete a guest; that they leave their tables follows, also after a restart."""
        await self.guests.forget(guest)
        self.hub.hang_up(guest)
        self._wanted.set()

    async def run(self) -> None:
        while True:
            self._wanted.clear()
            left = [await self.leave_all(guest) for guest in await asyncio.to_thread(self.store.leaving)]
            try:
                async with asyncio.timeout(None if all(left) else RETRY):
                    await self._wanted.wait()
            except TimeoutError:
                continue

    async def leave_all(self, guest: str) -> bool:
        """Leave all tables, then forget the guest; return whether that worked."""
        while tables := await asyncio.to_thread(self.store.traces, guest):
            for table in tables:
                try:
                    await self.leave(table, guest)
                except Illegal as no:
                    log("table not left", table=table, why=no.why)
                    return False
                except Exception as error:  # one table's fault must not affect the others
                    fault("table not left", table=table, error=error)
                    return False
        await self.store.write(Forget(guests=[guest]))
        return True

    async def leave(self, table_id: str, guest: str) -> None:
        empty = await self.hub.change(table_id, lambda table, now: forget(table, guest, now))
        await self.hub.regreet(table_id)
        if empty:
            await self.hub.clear(table_id)

    # ── what they take along ─────────────────────────────────────────────────
    async def data(self, row: GuestRow) -> AsyncIterator[bytes]:
        """Yield a guest's data as JSON, one record at a time, because there may be many."""
        sessions = [{"made": one.made, "seen": one.seen, "browser": one.browser}
                    for one in await self.guests.sessions(row.id)]
        metas = await asyncio.to_thread(self.store.tables_of, row.id, EVERY)
        told = {"guest": {"id": row.id, "name": row.name, "avatar": row.avatar, "made": row.made, "seen": row.seen},
                "sessions": sessions, "tables": [self.table(meta, row.id) for meta in metas],
                "talk": [{"table": meta.id, "at": line.at, "text": line.text, "phrase": line.phrase}
                         for meta in metas for line in talk.said_by(meta, row.id)]}
        yield encode(told)[:-1] + b',"records":['
        between = b""
        for meta in metas:
            if meta.status == "over" and any(sitter.owner == row.id for sitter in meta.seats):
                record = await asyncio.to_thread(in_turns(self.record), meta.id)
                if record is not None:
                    yield between + encode(record)
                    between = b","
        yield b"]}"

    def table(self, meta: TableMeta, guest: str) -> dict[str, Any]:
        mine = [seat for seat, sitter in enumerate(meta.seats) if sitter.owner == guest]
        return {"id": meta.id, "game": meta.game, "status": meta.status, "made": meta.made, "seats": mine,
                "host": meta.is_host(guest), "url": f"{self.hub.address}/t/{meta.id}"}

    def record(self, table_id: str) -> Any:
        kept = self.store.table(table_id)
        return None if kept is None else msgspec.to_builtins(recorded(kept.meta, kept), str_keys=True)


def forget(table: LiveTable, guest: str, now: float) -> bool:
    """Let a guest leave a table for good; return whether the table has nobody left and hasn't started.

    In a match a bot plays on; their deck and their seed belong to the match, their talk doesn't."""
    meta = table.meta
    was_there = meta.is_host(guest) or bool(table.seats_of(guest))
    gone = talk.said_by(meta, guest)
    meta.talk = [line for line in meta.talk if line not in gone]
    for seat in table.seats_of(guest):
        sitter = meta.seats[seat]
        if meta.status == "waiting":
            meta.seats[seat] = Seated()
            continue
        bot = sitter.bot or (STAND_IN if meta.status in ("starting", "playing") else "")
        meta.seats[seat] = left(sitter, bot)
        meta.forgotten = sorted({*meta.forgotten, seat})
    people = table.people()
    if meta.host == guest:
        meta.host = meta.seats[people[0]].owner if people else ""
    meta.agreed = [other for other in meta.agreed if other != guest]
    hosting.forget(meta, guest)
    table.reseated(now)
    if not was_there:
        return False
    if not people and meta.status in ("starting", "playing"):
        table.suspend(Refused(409, "table-left"))
    return not people and meta.status == "waiting"
