"""Guests: their names, their avatars, and which recovery links are valid."""

import asyncio
import time
from collections import OrderedDict
from typing import Any

import msgspec

from greathall.server.identity import Keeper, clean_name
from greathall.server.limits import Buckets
from greathall.server.store import GuestRow, Store
from greathall.server.sentences import Refused

REMEMBERED = 10_000
DAY = 86_400
AVATARS = ("owl", "cat", "toad", "rat", "hat", "broom", "wand", "book", "candle", "key", "moon", "star")


class Guests:
    def __init__(self, keeper: Keeper, store: Store, newcomers: Buckets) -> None:
        self.keeper, self.store, self.newcomers = keeper, store, newcomers
        self._known: OrderedDict[str, GuestRow] = OrderedDict()
        self._lock = asyncio.Lock()

    async def by_token(self, token: str | None) -> GuestRow | None:
        """Return the guest whose token this is; None if it is nobody's."""
        guest = self.keeper.who(token)
        return None if guest is None else await self.by_id(guest)

    async def by_id(self, guest: str) -> GuestRow | None:
        row = self._known.get(guest)
        if row is None:
            read = await asyncio.to_thread(self.store.guest, guest)
            row = self._known.get(guest, read)  # it may have changed since
            if row is None:
                return None
            self._remember(row)
        return self._seen(row)

    def _seen(self, row: GuestRow) -> GuestRow:
        """Note once a day that a guest is still active; nobody waits for it."""
        now = int(time.time())
        if row.seen > now - DAY:
            return row
        row = msgspec.structs.replace(row, seen=now)
        self._remember(row)
        self.store.write(row).add_done_callback(lambda done: done.cancelled() or done.exception())
        return row

    def _remember(self, row: GuestRow) -> None:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def save_name(self, known: GuestRow | None, name: str, avatar: str, address: str) -> GuestRow:
        """Register a new guest, or rename a known one; new guests per address are limited."""
        if avatar and avatar not in AVATARS:
            raise Refused(400, "guest-no-avatar", avatars=", ".join(AVATARS))
        now = int(time.time())
        name, avatar = clean_name(name), avatar or (known.avatar if known else AVATARS[0])
        if known is not None:
            return await self._changed(known, name=name, avatar=avatar, seen=now)
        if not self.newcomers.take(address, time.monotonic()):
            raise Refused(429, "gate-newcomers")
        row = GuestRow(self.keeper.new(), name, avatar, 0, now, now)
        await self.store.write(row)
        self._remember(row)
        return row

    async def new_link(self, known: GuestRow) -> GuestRow:
        """Make all earlier recovery links invalid; return the guest."""
        return await self._changed(known, generation=known.generation + 1)

    async def recover(self, code: str) -> GuestRow:
        found = self.keeper.read_recovery_code(code)
        row = None if found is None else await self.by_id(found[0])
        if found is None or row is None or row.generation != found[1]:
            raise Refused(403, "guest-no-code")
        return row

    async def _changed(self, known: GuestRow, **facts: Any) -> GuestRow:
        """Make one change after another, each based on the last: a new name must not bring an old link back."""
        async with self._lock:
            row = msgspec.structs.replace(self._known.get(known.id, known), **facts)
            self._remember(row)
            try:
                await self.store.write(row)
            except BaseException:
                self._known.pop(row.id, None)  # the disk has the last word
                raise
            return row
