"""A real Ray cluster on the loopback: the same answers, places that are free at once, and nothing lost with a machine.

All of it runs from SCALE=3 on: Ray has deadlines of its own that a busy machine misses. At SCALE=1 test_cluster.py
tries the same messages with a bridge that has no Ray behind it."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from greathall.bots import LEVELS, bot
from greathall.pool import Rank
from greathall.pool.bots import Bots
from greathall.pool.cluster import Bridge, Cluster, is_installed
from greathall.pool.slices import in_slices
from tests.pool import work
from tests.pool.rays import Rays, rays
from tests.pool.thinking import SEQUENCE, SOON, asked, positions, told
from tests.server import hall as program
from tests.server.hall import Person, hall
from tests.server.room import until
from tests.table import FULL, SCALE

pytestmark = [pytest.mark.skipif(not FULL, reason="takes minutes of CPU: from SCALE=3 on"),
              pytest.mark.skipif(not is_installed(), reason="Ray isn't installed: make .venv/ray")]
GAMES = [[f"game {n}"] for n in range(12 * SCALE)]


class Steady(Bridge):
    """On a busy machine nothing counts as lost unless it is."""

    silence = SOON
    slow = SOON


class Far(Cluster):
    bridge_type = Steady


@pytest.fixture(scope="module")
def cluster() -> Iterator[Rays]:
    with rays() as made:
        made.head(cpus=1, turns=1)
        yield made


def with_ray(cluster: Rays, test: Callable[[Far], Coroutine[Any, Any, None]], turns: int = 1) -> None:
    async def whole() -> None:
        pool = Far(cluster.address, 1, cluster.environ)
        await pool.start()
        try:
            async with asyncio.timeout(8 * SOON):
                await until(lambda: pool.elsewhere(Rank.TURN) == turns)
                await test(pool)
        finally:
            await pool.stop()

    asyncio.run(whole())


def test_a_small_cluster_thinks_the_same_and_loses_nothing(cluster: Rays, tmp_path: Path) -> None:
    """One bridge for everything, because it takes seconds to start."""
    async def test(pool: Far) -> None:
        await thinks_the_same(pool)
        await a_cancelled_thought_frees_its_place(pool)
        await a_killed_process_loses_and_doubles_nothing(pool, tmp_path)
        await the_head_is_killed_in_mid_thought(pool, cluster)

    with_ray(cluster, test)


async def thinks_the_same(pool: Far) -> None:
    place = pool._free.pop()
    for s in positions(SEQUENCE, "ray", 2):
        for level in LEVELS[:-1]:
            choice = await Bots(pool).choose(SEQUENCE, asked(SEQUENCE, s), level, 0.05, "seed")
            assert choice == told(bot(level, 0.05, "seed").choose(asked(SEQUENCE, s)))
    assert pool.answers == {"elsewhere": 2 * len(LEVELS[:-1])}
    pool._free.append(place)


async def a_cancelled_thought_frees_its_place(pool: Far) -> None:
    """The thought would have taken as long as this test may."""
    place, s = pool._free.pop(), next(positions(SEQUENCE, "free", 1))
    lost = asyncio.create_task(Bots(pool).choose(SEQUENCE, asked(SEQUENCE, s), "hard", 8 * SOON))
    await until(lambda: pool._away[True])
    await asyncio.sleep(0.5)
    lost.cancel()
    choice = await Bots(pool).choose(SEQUENCE, asked(SEQUENCE, s), "easy", 0.05, "seed")
    assert choice == told(bot("easy", 0.05, "seed").choose(asked(SEQUENCE, s)))
    pool._free.append(place)


async def a_killed_process_loses_and_doubles_nothing(pool: Far, folder: Path) -> None:
    place, before = pool._free.pop(), pool.answers["elsewhere"]
    marks = [folder / str(n) for n in range(0, len(GAMES), 5)]
    parts = [[*game, str(marks[n // 5])] if n % 5 == 0 else game for n, game in enumerate(GAMES)]
    rows = [row async for row in in_slices(pool, work.game, parts, Rank.LAB)]
    assert all(mark.exists() for mark in marks)
    assert rows == [work.game(part) for part in GAMES]
    assert pool.answers["elsewhere"] == before + len(GAMES)
    pool._free.append(place)


async def the_head_is_killed_in_mid_thought(pool: Far, cluster: Rays) -> None:
    assert isinstance(pool._bridge, Steady)
    pool._bridge.silence = 2.0
    before, place, s = pool.answers["here"], pool._free.pop(), next(positions(SEQUENCE, "head", 1))
    lost = asyncio.create_task(Bots(pool).choose(SEQUENCE, asked(SEQUENCE, s), "hard", 2.0))
    await until(lambda: pool._away[True])
    pool._free.append(place)
    cluster.nodes.pop(0).kill()
    assert (await lost).action in s.agenda[-1].legal(s)
    assert pool.answers["here"] == before + 1
    assert pool.elsewhere(Rank.TURN) == 0
    await Bots(pool).choose(SEQUENCE, asked(SEQUENCE, s), "easy", 0.05)


# ── more machines ────────────────────────────────────────────────────────────
def test_a_node_killed_in_mid_run_loses_and_doubles_nothing() -> None:
    """The head has no places; of two nodes one is killed while slices run on both, and another one comes instead."""
    async def test(pool: Far) -> None:
        pool._free.clear()  # all of it elsewhere
        await until(lambda: pool.elsewhere(Rank.LAB) == 2)
        rows = []
        async for row in in_slices(pool, work.game, GAMES, Rank.LAB):
            rows.append(row)
            if len(rows) == len(GAMES) // 3:
                many.nodes.pop().kill()
            if len(rows) == 2 * len(GAMES) // 3:
                await asyncio.to_thread(many.node, cpus=1, turns=1)
        assert rows == [work.game(part) for part in GAMES]
        assert pool.answers == {"elsewhere": len(GAMES)}

    with rays() as many:
        many.head(cpus=0, turns=0)
        for _ in range(2):
            many.node(cpus=1, turns=1)
        with_ray(many, test, turns=2)


def test_no_table_stops_when_the_head_is_killed_while_bots_play(tmp_path: Path) -> None:
    """A real hall with `--ray`: four tables of bots, one place here, the rest elsewhere until nothing is left of it."""
    with rays() as many:
        many.head(cpus=1, turns=3)
        environ: Any = many.environ
        with hall(tmp_path / "data", "--ray", many.address, "--workers", "1", "--think", "0.2", **environ) as door:
            ann = Person(door, "Ann")
            tables = []
            for _ in range(4):
                tables.append(ann.table(seats=4, mine=[], bots=dict.fromkeys("0123", "hard")))
                ann.start(tables[-1])
            people = [Person(door, f"Cat{n}") for n in range(4)]
            program.until(lambda: counted(ann, "places", "elsewhere") == 3)
            for person, table in zip(people, tables, strict=True):
                person.sit(table)
            program.until(lambda: counted(ann, "answers_total", "elsewhere") > 20)
            with ThreadPoolExecutor(len(people)) as threads:
                gaps = [threads.submit(slowest, person, 40) for person in people]
                program.until(lambda: all(person.now["seq"] > 20 for person in people))
                many.nodes.pop().kill()
                longest = max(gap.result() for gap in gaps)
            print(f"longest wait at a table: {longest:.2f} s")
            assert longest < Bots.wait
            program.until(lambda: counted(ann, "places", "elsewhere") == 0)


def slowest(person: Person, moves: int) -> float:
    """Return the longest wait for one of so many moves more, in seconds."""
    seq, longest = person.now["seq"], 0.0
    for more in range(1, moves + 1):
        began = time.monotonic()
        person.until_seq(seq + more)
        longest = max(longest, time.monotonic() - began)
    return longest


def counted(person: Person, what: str, place: str) -> float:
    found = re.search(rf'greathall_bot_{what}{{place="{place}"}} (\S+)', person.http.get("/metrics").text)
    assert found
    return float(found[1])
