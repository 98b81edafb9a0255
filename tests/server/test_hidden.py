"""Nothing hidden leaves the server: every byte sent to a seat or a spectator, in a match and in its twin.

The twins are those of law 11: two things that a seat hasn't seen are exchanged in a history. Here both histories are
played at real tables of a real hub, and everything sent to that seat must be the same."""

import asyncio
import json
import re
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.core import fairness
from greathall.core.game import Game, all_games
from greathall.core.luck import measure
from greathall.core.match import Match
from greathall.core.words import CHANCE, Action, Chance, as_dict
from greathall.server.app import Hall
from greathall.server.bodies import OPEN, Viewer
from greathall.server.client import Client
from greathall.server.openapi import openapi
from greathall.server.replay import frames
from greathall.server.restore import unchained
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.store import GuestRow
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated, TableMeta
from tests.server.room import Room
from tests.table import FULL, SCALE, in_turn
from greathall.testing.sights import Leaky
from greathall.testing.walks import Entry, Snapshot, cuts, opening, say, snapshot, tables, twin, hides_anything, walk

SECRET = b"\x07" * 32
SHORTEST, LONGEST = 30, 160
"""Entries of a history; most of a match's secrets are in its first half."""
TABLE_ROUTES = {"/api/tables/{table}", "/api/tables/{table}/invitation", "/api/tables/{table}/record",
                "/api/tables/{table}/replay", "/api/tables/{table}/luck"}
"""Everything that can be read of a table over HTTP; `looked` reads each of them, so add a new one there."""


class Scripted(Match):
    """A match in which chance says what the history says."""

    script: deque[Action]

    def _chance(self, step: Chance) -> None:
        whole, said = step.whole(self.state), self.script.popleft()
        self._chance_entry(step, whole, next(k for k in range(whole) if step.kth(self.state, k) == said))


def guest(seat: int | None) -> str:
    return "" if seat is None else f"guest-{seat}"


def laid(game: Game, seats: int, options: dict[str, Any], history: list[Entry]) -> LiveTable:
    """Return the table before the history; everything about it is the same for twins. Its coach speaks."""
    sitters = [Seated(guest(seat), f"Guest {seat}") for seat in range(seats)]
    meta = TableMeta("the-table", game.name, game.rules, options, sitters, guest(0), 0, fairness.commitment(SECRET),
                  open=True, status="playing", hints=True, names=[one.name for one in sitters])
    match = Scripted(game, seats, options, secret=SECRET, commitment=meta.commitment, verifiable=True,
                     names=meta.names)
    match.script = deque(entry.action for entry in history if entry.seat == CHANCE)
    assert match.seat is not None
    return LiveTable(meta, SECRET.hex(), match, new=True)


async def sent(folder: Path, game: Game, seats: int, options: dict[str, Any], history: list[Entry],
               me: int | None, asks: list[Entry] | None = None) -> list[bytes]:
    """Return everything this viewer is sent while the others play, and everything they can ask for.

    `asks`: what they ask about, which is the same for twins."""
    room = Room(folder)
    await room.hub.start()
    try:
        await room.hub.add(laid(game, seats, options, history))
        ears = Client(guest(me), "me", (room.hub.buckets.of("me"),), 1 << 30)
        await room.hub.attach("the-table", ears)
        said = [as_dict(entry.action) for entry in asks or history]
        heard = taken(ears)  # if nobody moves, the first message is all there is
        for at, entry in enumerate(entry for entry in history if entry.seat != CHANCE):
            await play(room, entry)
            if me is not None:
                await probe(room, ears, me, said, at)
            heard += taken(ears)
        told = [*map(undated, heard), *await looked(room, seats, me)]
        return list(map(unsealed, told)) if any(entry.secret for entry in history) else told
    finally:
        await room.hub.stop()


def taken(ears: Client) -> list[bytes]:
    data = [bytes(one) for one in ears.waiting]
    ears.waiting.clear()
    ears.weight = 0
    return data


async def play(room: Room, entry: Entry) -> None:
    """Let the seat's owner play it over a socket of their own, with a phrase now and then."""
    table = await room.hub.look("the-table")
    mouth = Client(guest(entry.seat), f"Guest {entry.seat}", (room.hub.buckets.of("mouth"),), 1 << 30)
    before = table.seq
    words: dict[str, Any] = {"seq": before, "seat": entry.seat, "action": as_dict(entry.action)}
    await room.socket.heed("the-table", mouth, {"text": json.dumps(words)})
    assert (await room.hub.look("the-table")).seq > before, bytes(mouth.waiting[-1])
    if before % 7 == 0:
        await room.socket.heed("the-table", mouth, {"text": '{"phrase": "hello"}'})


async def probe(room: Room, ears: Client, me: int, said: list[dict[str, Any]], at: int) -> None:
    """Probe whatever is played in this match, and some nonsense; and play it out of turn."""
    seq = (await room.hub.look("the-table")).seq
    rng = Random(at)
    for words in [rng.choice(said), rng.choice(said), {"type": "Nonsense"}]:
        text = json.dumps({"seq": seq, "seat": me, "probe": words})
        await room.socket.heed("the-table", ears, {"text": text})
    late = json.dumps({"seq": seq - 1, "seat": me, "action": rng.choice(said)})
    await room.socket.heed("the-table", ears, {"text": late})


async def looked(room: Room, seats: int, me: int | None) -> list[bytes]:
    """Return what can be read over HTTP while the match runs, by the seat's owner or by a stranger."""
    lobby = room.lobby
    told: list[Any] = [await lobby.info("the-table", guest(me)), await lobby.listed(guest(me)),
                       await lobby.mine(guest(me) or "nobody")]
    kept = room.store.table("the-table")
    assert kept is not None
    record = msgspec.structs.replace(unchained(kept.meta, kept), secret=None)  # a script is not what it gives
    told.append(measure(record, over=False))
    whose: list[Viewer] = [None, OPEN, *range(seats)]
    for viewer in whose:
        if viewer is not None and viewer != me:
            with pytest.raises(Refused):
                await lobby.replay("the-table", guest(me), viewer, 0, 50)
            continue
        told.append(frames(record, viewer, 0, 1000, over=False))
    with pytest.raises(Refused) as no:
        await lobby.record("the-table")
    return [msgspec.json.encode(one) for one in [*told, no.value.why]]


def undated(data: bytes) -> bytes:
    """Return a line of chat without its date, which two runs need not share."""
    message = json.loads(data)
    if message["type"] == "hello":
        return json.dumps({**message, "said": [{**line, "at": 0} for line in message["said"]]}).encode()
    return json.dumps({**message, "at": 0}).encode() if message["type"] == "said" else data


def unsealed(data: bytes) -> bytes:
    """Return it without the heads.

    A secret choice enters them sealed, so that it can't be changed later. They differ, but tell nothing without the
    table's secret."""
    return re.sub(rb'"head": ?"[0-9a-f]{64}"', b'"head":""', data)


def a_pair(game: Game, seats: int, options: dict[str, Any], me: int | None,
           rng: Random) -> tuple[list[Entry], list[Entry]] | None:
    """Return a history that ends where a seat is asked, and a twin whose table differs in the end."""
    history = walk(game, seats, options, rng)
    ends = [at for at in cuts(history) if at < len(history) and history[at].seat != CHANCE and at <= LONGEST]
    if not ends:
        return None
    history = history[: rng.choice([at for at in ends if at >= SHORTEST] or ends[-1:])]
    for _ in range(20):
        other = twin(game, seats, options, history, me, rng)
        if other and end(game, seats, options, history) != end(game, seats, options, other):
            return history, other
    return None


def end(game: Game, seats: int, options: dict[str, Any], history: list[Entry]) -> Snapshot:
    s = opening(game, seats, options)
    for entry in history:
        assert say(game, s, entry)
    return snapshot(s)


def folders(tmp_path: Path) -> tuple[Path, Path]:
    return tmp_path / "one", tmp_path / "other"


EYES = [(game, seats, options, None if spectator else seats - 1) for game in all_games().values()
        for (seats, options), spectator in in_turn(
            [table for table in tables(game) if table[0] in game.seats[:2 * SCALE]], [True, False])]
"""Each table as a spectator sees it or as its last seat does, in turn; from SCALE=3 on both."""
PARTS = ("own_view", "public_view")
"""Where the leak is planted, in turn: a message is made of these two, and so is every view (law 29)."""


@pytest.mark.parametrize(("game", "seats", "options", "me"), EYES, ids=[f"{g.name}-{s}-{e}" for g, s, _, e in EYES])
def test_twins_are_sent_the_same_bytes(game: Game, seats: int, options: dict[str, Any], me: int | None,
                                       tmp_path: Path) -> None:
    """Spectators also show that a leak in either part of a view would be caught; from SCALE=3 on, seats do too.

    If nothing is hidden there are no twins, and law 11 shows that everyone sees the same."""
    if not hides_anything(game, seats, options):
        return
    found = leaks = 0
    part = PARTS[EYES.index((game, seats, options, me)) // 2 % 2]
    for seed in range(SCALE):
        rng = Random(f"{game.name} {seats} {options} {me} server twins {seed}")
        pair = next(filter(None, (a_pair(game, seats, options, me, rng) for _ in range(20))), None)
        assert pair is not None, "no twin in twenty histories"
        one, other = (asyncio.run(sent(folder / str(seed), game, seats, options, history, me, pair[0]))
                      for folder, history in zip(folders(tmp_path), pair, strict=True))
        assert len(one) > len([entry for entry in pair[0] if entry.seat != CHANCE])
        assert one == other
        if me is not None and not FULL:
            continue
        found += 1
        leaky = Leaky(game, part)
        first, second = (asyncio.run(sent(folder / f"leaky {seed}", leaky, seats, options, history, me))
                         for folder, history in zip(folders(tmp_path), pair, strict=True))
        leaks += first != second
    assert leaks == found, f"the whole state in the {part} must be caught every time"


def test_no_route_tells_more_of_a_table(tmp_path: Path) -> None:
    """Every path that can be read and names a table is one by which the twins above were compared."""
    hall = Hall(Settings(data=tmp_path / "data"))
    try:
        paths = openapi(hall.app.http)["paths"]  # type: ignore[arg-type]
    finally:
        hall.store.close()
    assert {path for path, verbs in paths.items() if "get" in verbs and "{table}" in path} == TABLE_ROUTES


def test_a_guest_is_a_guest(tmp_path: Path) -> None:
    """Whoever owns no seat sees what everyone sees, with or without a name."""
    async def both() -> list[list[bytes]]:
        game = all_games()["sequence"]
        options = game.resolve_options(2, {})
        history = walk(game, 2, options, Random(5))
        history = history[: next(at for at in range(40, len(history)) if history[at].seat != CHANCE)]
        room = Room(tmp_path / "hall")
        await room.hub.start()
        await room.hub.add(laid(game, 2, options, history))
        row = GuestRow(room.keeper.new(), "Eve", "owl")
        spectators = [Client(who, "w", (room.hub.buckets.of(who),), 1 << 30) for who in ("", row.id)]
        for spectator in spectators:
            await room.hub.attach("the-table", spectator)
        for entry in history:
            if entry.seat != CHANCE:
                await play(room, entry)
        told = [[bytes(data) for data in spectator.waiting] for spectator in spectators]
        await room.hub.stop()
        return told

    nobody, eve = asyncio.run(both())
    aliases = {json.loads(message)["who"] for message in eve if b'"type":"hello"' in message}
    assert len(aliases) == 1  # a name for her at this table, which only she is told
    [alias] = aliases
    assert nobody == [message.replace(alias.encode(), b"") for message in eve]
    assert len(nobody) > 10
