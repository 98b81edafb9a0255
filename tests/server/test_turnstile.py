"""Requests that replay matches: a bounded line, and nobody is worked for who has left."""

import asyncio
from typing import Any

import pytest

from greathall.server.middleware import HSTS, Middleware
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.turnstile import EACH, MOST, WAITING, Turnstile
from tests.server.room import Room, in_a_room, until

pytestmark = pytest.mark.usefixtures("house")
GONE = {"type": "http.disconnect"}


class Door:
    """The middleware in front of work that takes as long as it is told to."""

    def __init__(self, **settings: Any) -> None:
        self.go, self.begun, self.done = asyncio.Event(), 0, 0
        self.middleware = Middleware(Settings(**settings), self.work, self.work)

    async def work(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun += 1
        assert (await receive())["body"] == b"{}"
        await self.go.wait()
        self.done += 1
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ask(self, path: str = "/api/replay", address: str = "10.0.0.1", size: int = 2,
            leaves: asyncio.Event | None = None) -> "asyncio.Task[int]":
        return asyncio.ensure_future(self.asked(path, address, size, leaves))

    async def asked(self, path: str, address: str, size: int, leaves: asyncio.Event | None) -> int:
        """Return the status; 0 if nobody was there to read it."""
        told: list[int] = []
        came = [{"type": "http.request", "body": b"{}"}]

        async def receive() -> Any:
            if came:
                return came.pop()
            await (leaves or asyncio.Event()).wait()
            return GONE

        async def send(message: Any) -> None:
            told.append(message.get("status", 0))

        headers = [(b"host", b"127.0.0.1"), (b"content-length", str(size).encode())]
        await self.middleware({"type": "http", "method": "POST", "path": path, "headers": headers,
                               "client": (address, 1), "server": ("127.0.0.1", 80)}, receive, send)
        return told[0] if told else 0


def test_only_so_many_wait_in_line() -> None:
    async def run() -> None:
        door = Door()
        asked = [door.ask(address=f"10.0.0.{n // EACH}") for n in range(MOST)]
        await until(lambda: door.begun == MOST)
        assert await door.ask(address="10.0.9.9") == 503
        light = door.ask("/api/hall")
        door.go.set()
        assert [await one for one in (*asked, light)] == [200] * (MOST + 1)
        assert await door.ask() == 200
        assert not door.middleware.turnstile.line

    asyncio.run(run())


def test_a_whole_table_at_one_address_gets_its_results() -> None:
    """So many of them are in line at once; the others wait for their turn, up to a bound."""
    async def run() -> None:
        door = Door()
        asked = [door.ask() for _ in range(WAITING)]
        await until(lambda: door.begun == EACH)
        assert await door.ask() == 429
        assert door.begun == EACH
        door.go.set()
        assert [await one for one in asked] == [200] * WAITING
        assert not door.middleware.turnstile.here
        assert not door.middleware.turnstile.gates

    asyncio.run(run())


def test_whoever_hangs_up_leaves_the_line() -> None:
    async def run() -> None:
        door, leaves = Door(), asyncio.Event()
        asked = [door.ask(leaves=leaves) for _ in range(EACH)]
        await until(lambda: door.begun == EACH)
        leaves.set()
        assert [await one for one in asked] == [0] * EACH
        door.go.set()
        assert await door.ask() == 200
        assert door.done == 1

    asyncio.run(run())


def test_a_place_is_given_back_after_a_fault() -> None:
    async def run() -> None:
        line = Turnstile(most=1, each=1)
        with pytest.raises(ZeroDivisionError):
            async with line.place("a"):
                raise ZeroDivisionError
        async with line.place("b"):
            with pytest.raises(Refused, match="replayed"):
                async with line.place("c"):
                    pass

    asyncio.run(run())


@pytest.mark.parametrize(("path", "size", "cost"), [
    ("/api/hall", 0, 1), ("/api/tables", 10, 2), ("/api/games/diagon_alley/options/edition", 20_000, 3),
    ("/api/replay", 262_144, 21), ("/api/tables/abc/replay", 0, 5), ("/api/games/tcg/deck", 100, 2)])
def test_a_request_weighs_what_it_costs(path: str, size: int, cost: int) -> None:
    async def run() -> None:
        door = Door(request_burst=100, request_rate=0.01)
        door.go.set()
        assert await door.ask(path, size=size) == 200
        assert round(100 - door.middleware.requests.of("10.0.0.1").left) == cost

    asyncio.run(run())


def test_whoever_asks_too_often_waits_to_hear_so_and_others_do_not() -> None:
    async def run() -> None:
        door = Door(request_burst=1, request_rate=0.001)
        door.go.set()
        door.middleware.pause = 3600
        assert await door.ask("/api/hall") == 200
        late = [door.ask("/api/hall") for _ in range(3)]
        assert await door.ask("/api/hall", address="10.0.0.2") == 200
        assert not any(one.done() for one in late)
        for one in late:
            one.cancel()
        door.middleware.pause = 0
        assert await door.ask("/api/hall") == 429

    asyncio.run(run())


@in_a_room()
async def test_one_match_is_replayed_at_a_time_even_if_nobody_waits_for_it(room: Room) -> None:
    loop, go, ran = asyncio.get_running_loop(), asyncio.Event(), []

    def work(name: str) -> None:
        ran.append(name)
        asyncio.run_coroutine_threadsafe(go.wait(), loop).result()

    first, *more = [asyncio.create_task(room.lobby._rerunning(work, name)) for name in "abc"]
    await until(lambda: ran == ["a"])
    first.cancel()
    more[0].cancel()
    await asyncio.wait([first, more[0]])
    assert ran == ["a"]
    go.set()
    await more[1]
    assert ran == ["a", "c"]


@pytest.mark.parametrize(("address", "scheme", "sealed"), [
    ("https://hall.test", "http", True), ("", "https", True), ("", "http", False), ("http://hall.test", "http", False)])
def test_over_https_browsers_are_told_to_stay_there(address: str, scheme: str, sealed: bool) -> None:
    async def run() -> list[Any]:
        door, told = Door(address=address), []
        door.go.set()

        async def send(message: Any) -> None:
            told.extend(message["headers"])

        async def receive() -> Any:
            return {"type": "http.request", "body": b"{}"}

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"127.0.0.1")],
                 "scheme": scheme, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}
        await door.middleware(scope, receive, send)
        return told

    assert (HSTS in asyncio.run(run())) is sealed
