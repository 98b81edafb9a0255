"""Guests: their names, their avatars, where they are signed in, and which recovery links are valid."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from greathall.server.doors import Doors
from greathall.server.identity import Keeper, clean_name
from greathall.server.limits import Buckets
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow, SessionRow, SessionSeen, SignOut, Store
from greathall.server.writer import Written

REMEMBERED = 10_000
HOUR, DAY = 3600, 86_400
LINK_DAYS = 30
"""How many days a recovery link is valid."""
MOST_SESSIONS = 50
"""In how many browsers a guest is signed in at most; the one not seen for longest is signed out."""
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


class Known(Struct):
    """A guest in memory, with their sessions by id."""

    row: GuestRow
    sessions: dict[str, SessionRow]


class Guests:
    def __init__(self, keeper: Keeper, store: Store, newcomers: Buckets, doors: Doors) -> None:
        self.keeper, self.store, self.newcomers, self.doors = keeper, store, newcomers, doors
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._lock = asyncio.Lock()

    # ── who it is ────────────────────────────────────────────────────────────
    async def by_token(self, token: str | None) -> GuestRow | None:
        """Return the guest whose token this is; None if it is nobody's, or was signed out."""
        found = self.keeper.session(token)
        known = await self._load(found[0]) if found else None
        session = known.sessions.get(found[1]) if found and known else None
        if known is None or session is None or not known.row.name:
            return None
        return self._seen(known, session)

    async def by_id(self, guest: str) -> GuestRow | None:
        known = await self._load(guest)
        return known.row if known and known.row.name else None

    async def _load(self, guest: str) -> Known | None:
        """Return a guest; None if there is none, raise Refused if they are banned."""
        self.doors.check_guest(guest)
        known = self._known.get(guest)
        if known is None:
            row, sessions = await asyncio.to_thread(self._read, guest)
            read = Known(row, {session.id: session for session in sessions}) if row else None
            known = self._known.get(guest, read)  # it may have changed since
            if known is not None:
                self._remember(known)
        return known

    def _read(self, guest: str) -> tuple[GuestRow | None, list[SessionRow]]:
        return self.store.guest(guest), self.store.sessions(guest)

    def _seen(self, known: Known, session: SessionRow) -> GuestRow:
        """Note now and then that a guest is still active, and where; nobody waits for it."""
        now, clock = self.store.lived.now(), int(time.time())
        if known.row.seen <= now - DAY:
            known.row = msgspec.structs.replace(known.row, seen=now)
            self._write_unawaited(known.row)
        if abs(clock - session.seen) >= HOUR:
            known.sessions[session.id] = msgspec.structs.replace(session, seen=clock)
            self._write_unawaited(SessionSeen(session.guest, session.id, clock))
        self._remember(known)
        return known.row

    def _write_unawaited(self, change: Written) -> None:
        self.store.write(change).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _remember(self, known: Known) -> None:
        self._known[known.row.id] = known
        self._known.move_to_end(known.row.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    # ── coming in ────────────────────────────────────────────────────────────
    async def save_name(self, known: GuestRow | None, name: str, avatar: str, address: str,
                        code: str = "") -> GuestRow:
        """Register a new guest, or rename a known one; new guests per address are limited."""
        if avatar and avatar not in AVATARS:
            raise Refused(400, "guest-no-avatar", avatars=", ".join(AVATARS))
        now = self.store.lived.now()
        name, avatar = clean_name(name), avatar or (known.avatar if known else "")
        if known is not None:
            return await self._changed(known.id, name=name, avatar=avatar, seen=now)
        self.doors.require_open()
        if not self.newcomers.take(address, time.monotonic()):
            raise Refused(429, "gate-newcomers")
        row = GuestRow(self.keeper.new(), name, avatar, 0, int(time.time()), now)
        await self.doors.register(row, code)
        self._remember(Known(row, {}))
        return row

    async def sign_in(self, guest: str, browser: str) -> str:
        """Return the token of a new session."""
        now = int(time.time())
        session = SessionRow(guest, self.keeper.new_session(), now, now, browser)
        await self.store.write(session)
        known = await self._load(guest)
        if known is None or not known.row.name:
            raise Refused(401, "guest-unknown")
        known.sessions[session.id] = session
        if oldest := sorted(known.sessions.values(), key=lambda one: one.seen)[:-MOST_SESSIONS]:
            await self.sign_out(guest, [one.id for one in oldest])
        return self.keeper.token(guest, session.id)

    # ── where they are signed in ─────────────────────────────────────────────
    async def sessions(self, guest: str) -> list[SessionRow]:
        """Return the guest's sessions, the latest first."""
        known = await self._load(guest)
        return sorted(known.sessions.values(), key=lambda one: -one.seen) if known else []

    async def sign_out(self, guest: str, ids: Sequence[str]) -> None:
        """End these sessions: their tokens are nobody's from now on, even before it is on disk."""
        known = await self._load(guest)
        for session in ids:
            if known is not None:
                known.sessions.pop(session, None)
        try:
            await self.store.write(SignOut(guest, ids))
        except BaseException:
            self._known.pop(guest, None)  # the disk has the last word
            raise

    async def void_links(self, guest: str) -> GuestRow:
        """Make all earlier recovery links invalid; return the guest."""
        return await self._changed(guest, void=True)

    async def recover(self, code: str) -> GuestRow:
        found = self.keeper.read_recovery_code(code)
        row = None if found is None else await self.by_id(found[0])
        if found is None or row is None or row.generation != found[1] or time.time() >= found[2]:
            raise Refused(403, "guest-no-code")
        return row

    def recovery(self, row: GuestRow) -> tuple[str, int]:
        """Return a recovery code and when it expires."""
        until = int(time.time()) + LINK_DAYS * DAY
        return self.keeper.recovery(row.id, row.generation, until), until

    # ── leaving for good ─────────────────────────────────────────────────────
    async def forget(self, guest: str) -> None:
        """Delete a guest's name, sessions and links; from now on nobody is this guest."""
        await self._changed(guest, void=True, name="", avatar="")

    async def _changed(self, guest: str, void: bool = False, **facts: Any) -> GuestRow:
        """Make one change after another, each based on the last: a new name must not bring an old link back.

        `void` makes all recovery links invalid."""
        async with self._lock:
            known = await self._load(guest)
            if known is None or not known.row.name:
                raise Refused(401, "guest-unknown")
            generation = known.row.generation + void
            known.row = row = msgspec.structs.replace(known.row, generation=generation, **facts)
            if not row.name:
                known.sessions.clear()
            self._remember(known)
            try:
                await self.store.write(row)
            except BaseException:
                self._known.pop(guest, None)  # the disk has the last word
                raise
            return row


# ── browsers ─────────────────────────────────────────────────────────────────
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"),
            ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
           ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))
"""Parts of a browser's name for itself, and what people call it; the first that fits counts."""


def browser_of(agent: str) -> str:
    """Return roughly which browser on which system this is, such as “Firefox, Linux”; "" for a program."""
    agent = agent[:500]
    browser = next((name for part, name in BROWSERS if part in agent), "")
    system = next((name for part, name in SYSTEMS if part in agent), "")
    return ", ".join(part for part in (browser, system) if part) if browser else ""
