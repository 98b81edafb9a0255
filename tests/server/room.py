"""A hall without a network: real tables, a real hub on a real store, and people who listen.

If a table is used alone, the time is passed in, not waited for."""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import FORMAT
from greathall.core.words import Illegal
from greathall.pool.bots import Bots
from greathall.pool.here import Here
from greathall.server import messages, table_meta
from greathall.server.bodies import ClockSet, NewTable
from greathall.server.client import Client
from greathall.server.guests import Guests
from greathall.server.hub import Hub
from greathall.server.identity import Keeper
from greathall.server.leaving import Leaving
from greathall.server.limits import Buckets
from greathall.server.lobby import Lobby
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices
from greathall.server.restore import restore_table
from greathall.server.settings import Settings
from greathall.server.socket import Socket
from greathall.server.store import GuestRow, Kept, Store, StoredLine
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated, TableMeta
from tests.server.conftest import HERE, HOUSE

ENVIRON = {**os.environ, "GREATHALL_GAMES": os.pathsep.join(map(str, [HERE.parent / "hall", *HOUSE]))}
SOON = 30.0
"""Seconds until something that must come counts as lost; nothing waits that long otherwise."""
ANN, BOB, CAT, DAN, EVE = range(5)


# ── tables by themselves ─────────────────────────────────────────────────────
def table(game: str, *owners: str, secret: str = "07" * 32, start: bool = True, **meta: Any) -> LiveTable:
    """Return a table with these guests, started at time 0 with everyone present; `bot:easy` is a bot."""
    chairs = [Seated(bot=name[4:]) if name.startswith("bot:") else Seated(name, name) for name in owners]
    found = find_game(game)
    options = found.resolve_options(len(owners), meta.pop("options", {}))
    written = TableMeta("table", game, found.rules, options, chairs, owners[0], 0,
                    fairness.commitment(bytes.fromhex(secret)), **{"format": FORMAT, **meta})
    made = LiveTable(written, secret, new=True)
    made.presence.here = {name for name in owners if name and not name.startswith("bot:")}
    if start:
        made.start(0.0)
    return made


def seen(table: LiveTable, viewer: int | None, since: int = 0, now: float = 0.0) -> dict[str, Any]:
    """Return the message to this viewer."""
    steady = messages.steady(table.meta, table.presence.here)
    told: dict[str, Any] = json.loads(messages.Moment(table, now, steady).message(viewer, since))
    return told


def snapshot(table: LiveTable) -> tuple[Any, ...]:
    """Return everything that an update could have changed."""
    match, clock = table.match, table.clock
    played = match and (match.entries[:], match.log[:], match.head, dict(match.held), match.state.digest())
    return (table.meta.written(), table.dirty, table.saved, table.presence.gone, sorted(table.presence.here),
            table.reasons[:], (clock.running, clock.asked, clock.since), played)


def again(table: LiveTable, now: float = 0.0) -> LiveTable:
    """Return the same table from the store."""
    entries = table.match.entries if table.match else []
    lines = [StoredLine(0, msgspec.json.encode(entries))] if entries else []
    return restore_table(Kept(table_meta.read(table.meta.written()), table.secret, lines), now)


def play(table: LiveTable, seat: int, action: Any, now: float = 0.0) -> None:
    """Play it for the owner of the seat."""
    table.play(table.meta.seats[seat].owner, seat, table.seq, action, now)


# ── a whole hall ─────────────────────────────────────────────────────────────
class Room:
    def __init__(self, folder: Path, hub: type[Hub] = Hub, bots: type[Bots] = Bots,
                 **settings: Any) -> None:
        chosen = {"pace": 0.0, "grace": 0.0, "think": 0.05, "workers": 1, "message_rate": 1e5,
                  "table_burst": 100_000, "talk_burst": 100_000, **settings}
        self.settings = Settings(data=folder, **chosen)
        self.store = Store.at(folder)
        self.notices = Notices(self.settings.private_notices, pauses=())
        self.metrics = Metrics()
        self.pool = Here(self.settings.workers, ENVIRON)
        self.hub = hub(self.settings, self.store, bots(self.pool), self.notices, self.metrics, "http://hall.test")
        self.lobby = Lobby(self.hub)
        self.keeper = Keeper(b"key")
        self.guests = Guests(self.keeper, self.store, Buckets(1.0, 1.0), self.hub.doors)
        self.leaving = Leaving(self.lobby, self.guests)
        self.socket = Socket(self.hub, self.guests)

    async def come(self, name: str) -> "Visitor":
        """Return a new guest, without asking over HTTP."""
        row = GuestRow(self.keeper.new(), name, "owl")
        await self.store.write(row)
        return Visitor(self, row, await self.guests.sign_in(row.id, ""))

    async def two(self, game: str = "cellar", clock: ClockSet | None = None,
                  **wanted: Any) -> tuple[str, "Visitor", "Visitor"]:
        """Return a match of two people who sit at their table."""
        ann, bob = await self.come("Ann"), await self.come("Bob")
        table_id = await ann.make(game, 2, **wanted)
        if clock is not None:
            (await self.table(table_id)).meta.clock = clock
        await self.lobby.join(table_id, bob.row, BOB)
        await self.lobby.start(table_id, ann.id, None)
        await ann.sit(table_id)
        await bob.sit(table_id)
        return table_id, ann, bob

    async def table(self, table_id: str) -> LiveTable:
        return await self.hub.look(table_id)

    async def time_up(self, table_id: str) -> None:
        """Let the seat asked run out of time now, so that no test has to wait for a clock."""
        table = await self.table(table_id)
        due = table.clock.due()
        assert due is not None
        table.clock.since -= max(0.0, due - time.monotonic())
        self.hub._follow_up(self.hub.slots[table_id], table)


class Visitor:
    """Someone with a socket at one table, although nothing goes over a wire."""

    def __init__(self, room: Room, row: GuestRow | None, token: str = "") -> None:
        self.room, self.row_or_none, self.token = room, row, token
        self.client: Client | None = None
        self.at = ""
        self.heard: list[dict[str, Any]] = []

    @property
    def row(self) -> GuestRow:
        assert self.row_or_none is not None
        return self.row_or_none

    @property
    def id(self) -> str:
        return self.row_or_none.id if self.row_or_none else ""

    async def make(self, game: str, seats: int, **wanted: Any) -> str:
        new = msgspec.convert({"game": game, "seats": seats, **wanted}, NewTable)
        return await self.room.lobby.create(self.row, new)

    async def sit(self, table_id: str, since: int = 0) -> dict[str, Any]:
        name = self.row_or_none.name if self.row_or_none else ""
        self.client = Client(self.id, name, (self.room.hub.buckets.of(self.id),), 1 << 22, since)
        _, self.client.session = self.room.keeper.session(self.token) or ("", "")
        self.at, self.heard = table_id, []
        await self.room.hub.attach(table_id, self.client)
        return self.now

    async def go(self) -> None:
        assert self.client is not None
        await self.room.hub.detach(self.at, self.client)
        self.client = None

    def listen(self) -> list[dict[str, Any]]:
        """Return what came since the last call; `heard` keeps it too."""
        assert self.client is not None
        news = [json.loads(bytes(data)) for data in self.client.waiting]
        self.client.waiting.clear()
        self.client.weight = 0
        self.heard += news
        return news

    def last(self, kind: str) -> dict[str, Any]:
        """Return the newest message of a kind."""
        self.listen()
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        self.listen()
        return [message for message in self.heard if message["type"] == kind]

    @property
    def now(self) -> dict[str, Any]:
        return self.last("table")

    async def say(self, **said: Any) -> list[dict[str, Any]]:
        """Send something over the socket; return the answer for this person."""
        assert self.client is not None
        self.listen()
        await self.room.socket.heed(self.at, self.client, {"type": "websocket.receive", "text": json.dumps(said)})
        return self.listen()

    async def hints(self) -> dict[str, Any]:
        """Return hints for the seat that is asked; how far a slow thought is comes before them."""
        return (await self.say(hint=self.now["seat"], seq=self.now["seq"]))[-1]

    async def play(self, action: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to an action: the table, or a refusal."""
        now = self.now
        told = await self.say(seq=now["seq"], seat=now["seat"], action=action)
        return told[-1]

    async def until(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a table that looks like this."""
        await until(lambda: true(self.now))
        return self.now


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.002)


def in_a_room(**settings: Any) -> Callable[[Callable[[Room], Awaitable[None]]], Callable[[Path], None]]:
    """Run a test in a hall of its own, with these settings."""
    def wrap(test: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
        async def whole(folder: Path) -> None:
            room = Room(folder / "hall", **settings)
            await room.hub.start()
            try:
                async with asyncio.timeout(4 * SOON):
                    await test(room)
            finally:
                await room.hub.stop()

        def run(tmp_path: Path) -> None:
            asyncio.run(whole(tmp_path))

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return wrap


async def key_of(work: Any) -> str:
    """Return the rule's id if a rule refuses, else the key of the refusal."""
    with pytest.raises(Illegal) as no:
        await work
    return no.value.rule or no.value.key


async def to_the_end(*players: Visitor) -> None:
    """Play a match of Cellar in which everyone just waits."""
    while players[0].now["status"] == "playing":
        await players[players[0].now["ask"]["seat"]].play({"type": "Wait"})
