"""Guests: their names, their avatars, and which recovery links are valid."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any
from zlib import crc32

import msgspec

from greathall.server.doors import Doors
from greathall.server.identity import Keeper, clean_name
from greathall.server.limits import Buckets
from greathall.server.store import GuestRow, Store
from greathall.server.sentences import Refused

REMEMBERED = 10_000
DAY = 86_400
AVATARS = ("owl", "cat", "toad", "rat", "hat", "broom", "wand", "book", "candle", "key", "moon", "star")


def face(guest: GuestRow, others: Iterable[str] = ()) -> str:
    """Return the guest's avatar, or one by their id that none of the others has if they never chose."""
    if guest.avatar:
        return guest.avatar
    own = crc32(guest.id.encode()) % len(AVATARS)
    order, taken = AVATARS[own:] + AVATARS[:own], set(others)
    return next((avatar for avatar in order if avatar not in taken), order[0])


def further_face(guest: GuestRow, others: Iterable[str]) -> str:
    """Return a face for a further seat of the same guest, where someone else at the same screen plays."""
    return face(msgspec.structs.replace(guest, avatar=""), others)


class Guests:
    def __init__(self, keeper: Keeper, store: Store, newcomers: Buckets, doors: Doors) -> None:
        self.keeper, self.store, self.newcomers, self.doors = keeper, store, newcomers, doors
        self._known: OrderedDict[str, GuestRow] = OrderedDict()
        self._lock = asyncio.Lock()

    async def by_token(self, token: str | None) -> GuestRow | None:
        """Return the guest whose token this is; None if it is nobody's."""
        guest = self.keeper.who(token)
        return None if guest is None else await self.by_id(guest)

    async def by_id(self, guest: str) -> GuestRow | None:
        """Return a guest; None if there is none, raise Refused if they are banned."""
        self.doors.check_guest(guest)
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
        now = self.store.lived.now()
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

    async def save_name(self, known: GuestRow | None, name: str, avatar: str, address: str,
                        code: str = "") -> GuestRow:
        """Register a new guest, or rename a known one; new guests per address are limited."""
        if avatar and avatar not in AVATARS:
            raise Refused(400, "guest-no-avatar", avatars=", ".join(AVATARS))
        now = self.store.lived.now()
        name, avatar = clean_name(name), avatar or (known.avatar if known else "")
        if known is not None:
            return await self._changed(known, name=name, avatar=avatar, seen=now)
        self.doors.require_open()
        if not self.newcomers.take(address, time.monotonic()):
            raise Refused(429, "gate-newcomers")
        row = GuestRow(self.keeper.new(), name, avatar, 0, int(time.time()), now)
        await self.doors.register(row, code)
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
