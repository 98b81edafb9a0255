"""Matches to look at again: records, replays and luck, and a deck's solo test, which is as much work."""

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec

import msgspec

from greathall.core.deck_builder import DeckBuilder, SoloTest
from greathall.core.luck import Luck, measure
from greathall.core.record import Record, replay, validate
from greathall.core.words import Refusal
from greathall.server import hosting
from greathall.server.automation import T
from greathall.server.bodies import Frames, Viewer
from greathall.server.hub import Hub
from greathall.server.replay import fits, frames
from greathall.server.restore import recorded, unchained
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from greathall.server.turns import in_turns
from greathall.server.works import Works

P = ParamSpec("P")
MOST_FRAMES = 100


class Archive:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.works = Works()
        self._rerun = asyncio.Lock()  # replay one match at a time, because running matches need the processor too

    async def record(self, table_id: str) -> dict[str, Any]:
        """Return the record of a match that is over, or suspended and opened by all its players.

        Before that it would reveal every secret."""
        table = await self.hub.look(table_id)
        if table.meta.status not in ("over", "suspended"):
            raise Refused(409, "record-running")
        if table.meta.status == "suspended" and unopened(table):
            raise Refused(409, "record-suspended")
        kept = await asyncio.to_thread(self.store.table, table_id)
        if kept is None:
            raise Refused(404, "hall-no-table")
        record = await asyncio.to_thread(in_turns(recorded), kept.meta, kept)
        return msgspec.to_builtins(record, str_keys=True)  # type: ignore[no-any-return]

    async def replay(self, table_id: str, guest: str, viewer: Viewer, since: int, most: int) -> Frames:
        """Return moments of a match; while it runs, only as seen by the caller's own seat or by a spectator."""
        table, record = await self._begun(table_id)
        over = table.meta.status == "over"
        fits(record, viewer, over)
        if not over:
            hosting.admit(table.meta, guest)
        if not over and isinstance(viewer, int):
            table.own(guest, viewer)
        told = await self._rerunning(frames, record, viewer, since, min(most, MOST_FRAMES), over)
        names = ["" if seat in table.meta.forgotten else name for seat, name in enumerate(told.seats)]
        return msgspec.structs.replace(told, seats=names)

    async def replay_of(self, data: dict[str, Any], viewer: Viewer, since: int, most: int) -> Frames:
        """Return moments of a record sent by the caller, once every entry, the result and the head are verified."""
        def judged() -> Frames:
            record = validate(data)
            over = record.result is not None
            fits(record, viewer, over)
            return frames(record, viewer, since, min(most, MOST_FRAMES), over, judged=True)

        return await self._rerunning(judged)

    async def luck(self, table_id: str, guest: str = "") -> list[Luck]:
        """Return what chance gave each seat; while the match runs, only what everyone saw."""
        table, record = await self._begun(table_id)
        if table.meta.status != "over":
            hosting.admit(table.meta, guest)
        return await self._rerunning(measure, record, table.meta.status == "over")

    async def luck_of(self, data: dict[str, Any]) -> list[Luck]:
        def judged() -> list[Luck]:
            replay(data)
            record = validate(data)
            return measure(record, record.result is not None)

        return await self._rerunning(judged)

    async def solo_test(self, builder: DeckBuilder, text: str, seed: str | None) -> SoloTest | Refusal:
        return await self._rerunning(builder.solo_test, text, seed)

    async def _begun(self, table_id: str) -> tuple[LiveTable, Record]:
        """Return a table whose match has started, and its record as last written."""
        table = await self.hub.look(table_id)
        if table.match is None:
            raise Refused(409, "table-not-begun")
        kept = await asyncio.to_thread(self.store.table, table_id)
        assert kept is not None
        return table, unchained(kept.meta, kept)

    async def _rerunning(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Replay away from the event loop; the next one waits even if nobody waits for this one any more."""
        await self._rerun.acquire()
        running = asyncio.create_task(asyncio.to_thread(in_turns(work), *args, **more))
        running.add_done_callback(self._rerun_over)
        return await asyncio.shield(running)

    def _rerun_over(self, done: asyncio.Task[Any]) -> None:
        self._rerun.release()
        done.cancelled() or done.exception()  # whoever still waits gets it


def unopened(table: LiveTable) -> list[int]:
    """Return the seats whose players haven't agreed that a suspended match is opened."""
    return [seat for seat in table.people() if table.meta.seats[seat].owner not in table.meta.agreed]


def agree(table: LiveTable, guest: str) -> None:
    if table.meta.status != "suspended":
        raise Refused(409, "table-not-suspended")
    if not table.seats_of(guest):
        raise Refused(403, "table-not-yours")
    table.meta.agreed = sorted({*table.meta.agreed, guest})
    table.dirty = True
