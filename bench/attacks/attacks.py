"""`python -m bench.attacks.attacks NAME PORT`: attack a hall until told to end.

It says that it has begun, and at the end what the hall answered. It is a process of its own, and a nice one: what an
attacker's own work costs this computer isn't what is measured."""

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import cache, partial
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import greathall
from bench.attacks.client import Line, choices, guest, head, seat
from greathall.core.words import TABLE

Tally = Counter[str]
Attack = Callable[[int, Tally], Awaitable[None]]
ATTACKS: dict[str, tuple[Attack, str]] = {}
DOWN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
_addresses = (f"127.0.{200 + number // 250 % 50}.{1 + number % 250}" for number in range(1 << 30))


def attack(what: str) -> Callable[[Attack], Attack]:
    def kept(work: Attack) -> Attack:
        ATTACKS[work.__name__] = work, what
        return work

    return kept


def fresh() -> str:
    """Return an address that no attack has used up."""
    return next(_addresses)


async def again(count: int, work: Callable[[], Awaitable[None]]) -> None:
    """Let so many do it again and again; whoever is cut off comes back."""
    async def one() -> None:
        while True:
            with suppress(*DOWN):
                await work()
            await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(count)))


async def storm(port: int, tally: Tally, count: int, request: Callable[[], bytes], own: bool = False) -> None:
    """Let so many connections send such a request as fast as it is answered, from one address or each its own."""
    address = fresh()
    lines = [Line(port, fresh() if own else address) for _ in range(count)]

    async def one(line: Line) -> None:
        while True:
            status, _ = await line.raw(request())
            tally[str(status)] += 1
            if not status:
                await asyncio.sleep(0.01)

    await asyncio.gather(*map(one, lines))


def post(path: str, body: Any, token: str = "") -> bytes:
    data = json.dumps(body).encode()
    return head("POST", path, token, len(data)) + data


# ── requests that cost much ──────────────────────────────────────────────────
DOTTED = "[" + ".".join("a" for _ in range(995)) + "]\n" + "".join(
    ".".join(f"{letter}" for _ in range(985)) + " = 1\n" for letter in "bcdefghij")
EDITION = "/api/games/diagon_alley/options/edition"


@attack("dotted TOML as an edition, 20 kB, from 8 addresses")
async def editions(port: int, tally: Tally) -> None:
    await storm(port, tally, 8, lambda: post(EDITION, {"text": DOTTED[:20_000]}), own=True)


@cache
def undone() -> bytes:
    """Return a true record, as long as it may be, that is mostly undos."""
    match, rng = greathall.new("sequence", seats=2, seed="undone"), Random(1)
    record = b""
    while match.seat is not None and len(record) < 150_000:
        for _ in range(50):
            if match.seat is None:
                break
            match.play(rng.choice(match.legal()))
            kept = sum(entry.seat != TABLE for entry in match.entries)
            if kept > 10 and len(match.entries) < 2800:
                match.undo(5, by="practice")
        record = json.dumps(match.record()).encode()
    return record


@attack("records full of undos to be replayed, the sender gone at once, 16 at a time from 8 addresses")
async def replays(port: int, tally: Tally) -> None:
    body = undone()

    addresses = [fresh() for _ in range(8)]

    async def one() -> None:
        line = Line(port, random.choice(addresses))
        writer = await line.open()
        writer.write(head("POST", "/api/replay", "", len(body)) + body)
        await writer.drain()
        await asyncio.sleep(random.uniform(0.1, 0.5))
        line.close()
        tally["abandoned"] += 1

    async def waiting() -> None:
        line = Line(port, random.choice(addresses))
        status, _ = await line.ask("POST", "/api/replay", body)
        tally[str(status)] += 1

    await asyncio.gather(again(16, one), again(2, waiting))


@attack("the same records, from 30 addresses at a time, each of which comes once")
async def strangers(port: int, tally: Tally) -> None:
    body = undone()

    async def one() -> None:
        line = Line(port, fresh())
        status, _ = await line.ask("POST", "/api/replay", body)
        tally[str(status)] += 1
        line.close()

    await again(30, one)


PAGES = ("/docs", "/openapi.json", "/api/games/tcg/rules", "/api/games", "/api/games/monopoly/sentences")


@attack("GET /docs, /openapi.json and rules over 40 connections")
async def pages(port: int, tally: Tally) -> None:
    turns = iter(range(1 << 40))
    await storm(port, tally, 40, lambda: head("GET", PAGES[next(turns) % len(PAGES)]))


# ── filling the hall ─────────────────────────────────────────────────────────
@attack("new tables by ever new guests from 4 addresses")
async def tables(port: int, tally: Tally) -> None:
    async def one(address: str) -> None:
        while True:
            line = await guest(port, address, "Filler")
            for _ in range(25):
                status, _ = await line.ask("POST", "/api/tables", {"game": "sequence", "seats": 2, "open": True})
                tally[str(status)] += 1
            line.close()

    await asyncio.gather(*(one(fresh()) for _ in range(4)))


@attack("every free seat of every listed table, by 20 guests from 2 addresses")
async def seats(port: int, tally: Tally) -> None:
    host = await guest(port, fresh(), "Host")
    for _ in range(20):
        await host.ask("POST", "/api/tables", {"game": "monopoly", "seats": 8, "open": True})
    addresses = [fresh(), fresh()]
    grabbers = [await guest(port, addresses[number % 2], "Grabber") for number in range(20)]

    async def one(line: Line) -> None:
        while True:
            _, listed = await line.ask("GET", "/api/tables")
            for table in listed if isinstance(listed, list) else []:
                for number in range(len(table["seats"])):
                    status, _ = await line.ask("POST", f"/api/tables/{table['id']}/seats/{number}")
                    tally[str(status)] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*map(one, grabbers))


# ── at a table ───────────────────────────────────────────────────────────────
async def own_table(port: int, game: str = "sequence") -> tuple[Line, str]:
    """Return a guest and their running match against a bot."""
    line = await guest(port, fresh(), "Loud")
    _, made = await line.ask("POST", "/api/tables", {"game": game, "seats": 2, "bots": {"1": "easy"}})
    table = str((made or {}).get("id", "none"))
    await line.ask("POST", f"/api/tables/{table}/start", {})
    return line, table


async def shout(socket: ClientConnection, said: str, tally: Tally, times: int = 50) -> None:
    """Say the same many times at once, then hear what comes."""
    for _ in range(times):
        await socket.send(said)
        tally["sent"] += 1
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            while True:
                count(json.loads(await socket.recv()), tally)


def count(message: dict[str, Any], tally: Tally) -> None:
    tally[message.get("key", "") if message["type"] == "refusal" else message["type"]] += 1


async def chorus(line: Line, table: str, said: Callable[[dict[str, Any]], str], tally: Tally, count_: int) -> None:
    """Let so many sockets of one guest say it again and again, each with the table as it heard it last."""
    async def one() -> None:
        async with seat(line, table) as socket:
            now: dict[str, Any] = {"seq": 0}
            while "ask" not in now:
                message = json.loads(await socket.recv())
                now = message if message["type"] == "table" else now
            while True:
                await shout(socket, said(now), tally)

    await again(count_, one)


@attack("a move and its undo, as fast as it goes, over 10 sockets")
async def undos(port: int, tally: Tally) -> None:
    line, table = await own_table(port)

    async def one() -> None:
        async with seat(line, table) as socket:
            async for text in socket:
                message = json.loads(text)
                count(message, tally)
                if message["type"] == "table" and choices(message):
                    action = random.choice(choices(message))
                    await socket.send(json.dumps({"seq": message["seq"], "seat": 0, "action": action}))
                for _ in range(5):
                    await socket.send('{"undo": 0}')
                tally["sent"] += 5

    await again(10, one)


@attack("hints over 40 sockets of one guest, in the game whose bots think longest")
async def hints(port: int, tally: Tally) -> None:
    line, table = await own_table(port, "monopoly")
    await chorus(line, table, lambda now: json.dumps({"hint": 0, "seq": now["seq"]}), tally, 40)


@attack("chat over 40 sockets of one guest")
async def talk(port: int, tally: Tally) -> None:
    line, table = await own_table(port)
    await chorus(line, table, lambda _: json.dumps({"chat": "x" * 300}), tally, 40)


# ── what no browser sends ────────────────────────────────────────────────────
WRONG = ["{", "[" * 8000, '{"seq": 1e999}', json.dumps({"chat": "x" * 15_000}), "x" * 60_000, '{"ping": 1, "undo": 0}',
         json.dumps({"seq": 0, "seat": 0, "action": {"type": "Place", "card": 10**30}})]
RAW = [b"\x00" * 5000, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 5000 + b"\r\n",
       b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
       head("POST", "/api/tables", "", 10**9), head("POST", "/api/tables", "", 9) + b'{"game": ',
       post("/api/tables", {"game": "sequence", "seats": 10**20}), post("/api/replay", [[[]]] * 3000)]


@attack("malformed and oversized messages over 10 sockets, and requests over 10 connections")
async def malformed(port: int, tally: Tally) -> None:
    line, table = await own_table(port)

    async def message() -> None:
        async with seat(line, table) as socket:
            while True:
                await shout(socket, random.choice(WRONG), tally, 10)

    await asyncio.gather(again(10, message), storm(port, tally, 10, lambda: random.choice(RAW)))


@attack("200 connections that send a byte a second, 30 sockets that never read")
async def slow(port: int, tally: Tally) -> None:
    address = fresh()
    line, table = await own_table(port)

    async def trickle() -> None:
        other = Line(port, address)
        writer = await other.open()
        tally["opened"] += 1
        for byte in head("GET", "/"):
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(1)

    async def deaf(loud: bool) -> None:
        async with AsyncExitStack() as kept:
            sockets = [await kept.enter_async_context(seat(line, table)) for _ in range(1 if loud else 30)]
            while True:  # the library reads some, and then no more
                await asyncio.sleep(1)
                await sockets[0].send(json.dumps({"chat": "x" * 300}))
                tally["sent"] += 1

    await asyncio.gather(again(200, trickle), again(1, lambda: deaf(False)))


@attack("sockets opened and closed again, 20 at a time")
async def reconnects(port: int, tally: Tally) -> None:
    line, table = await own_table(port)

    async def one() -> None:
        async with seat(line, table) as socket:
            await socket.recv()
            tally["opened"] += 1

    await again(20, one)


# ── much at once ─────────────────────────────────────────────────────────────
HANDSHAKE = ("GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n"
             "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
             "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
SMALL = b"\x81\x81\0\0\0\0{"
PING = b"\x89\x80\0\0\0\0"


@attack("a quarter of a megabyte at once, of the smallest messages, of pings or of requests, over 20 connections")
async def avalanches(port: int, tally: Tally) -> None:
    line, table = await own_table(port)
    upgrade = HANDSHAKE.format(table=table, token=line.token).encode()
    asked = head("GET", "/api/hall")
    piles = {"messages": upgrade + SMALL * 36_000, "pings": upgrade + PING * 42_000, "requests": asked * 4500}

    async def one() -> None:
        kind = random.choice(list(piles))
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(line.address, 0))
        try:
            writer.write(piles[kind])
            tally[kind] += 1
            async with asyncio.timeout(1):
                while await reader.read(1 << 16):
                    pass
        finally:
            writer.close()

    await again(20, one)


@attack("60 guests of one address, each with 50 messages a second that draw the table again")
async def crowds(port: int, tally: Tally) -> None:
    address = fresh()
    lines = [await guest(port, address, "Crowd") for _ in range(60)]
    _, table = await own_table(port)

    async def one(line: Line) -> None:
        async with seat(line, table) as socket:
            while True:
                await shout(socket, '{"open": null}', tally, 10)

    await asyncio.gather(*(again(1, partial(one, line)) for line in lines if line.token))


async def main(name: str, port: int) -> None:
    tally: Tally = Counter()
    work = asyncio.ensure_future(ATTACKS[name][0](port, tally))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, work.cancel)
    print("begun", flush=True)
    with suppress(asyncio.CancelledError):
        await work
    print(json.dumps(tally))


if __name__ == "__main__":
    os.nice(10)
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
