"""Whatever happens to a worker's process, the move is made; and no worker outlives its server."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvloop

from greathall.core.game import Game
from greathall.pool.helper import MOST_NOISE
from greathall.pool.job import NoAnswer
from tests.server import hall as program
from tests.server.room import until
from tests.pool.thinking import (
    ENVIRON, LOOPS, SEQUENCE, SOON, TESTS, Watched, Recorder, asked, children, diary_of, kill, levels_asked, positions,
    running, scripted, with_pool,
)
from tests.table import SCALE

KILLS = 2 * SCALE


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """The whole log, fields and all."""
    return str([vars(record) for record in caplog.records])


# ── when workers fall ───────────────────────────────────────────────────────
@LOOPS
def test_a_worker_killed_in_mid_thought_is_replaced_and_the_move_made(moody: Game, tmp_path: Path,
                                                                      new_loop: Any) -> None:
    async def test(pool: Watched) -> None:
        thought = asyncio.create_task(pool.choose(moody, scripted(moody, tmp_path / "diary", "hang"), "medium", 20.0))
        await until(lambda: diary_of(tmp_path / "diary"))
        ((_, pid),) = diary_of(tmp_path / "diary")
        assert children() == [pid]
        kill(pid)
        assert (await thought).action == moody.actions[0](5)
        assert pool.replaced == 1
        assert levels_asked() == ["medium", "medium"]
        assert pid not in children()
        assert len(children()) == 1

    with_pool(test, new_loop=new_loop)


def test_workers_killed_at_any_moment_lose_no_move() -> None:
    states = list(positions(SEQUENCE, "killed", 20 * SCALE))

    async def test(pool: Watched) -> None:
        waiting = [asyncio.create_task(pool.choose(SEQUENCE, asked(SEQUENCE, s), "hard", 0.2, "seed")) for s in states]
        rng, killed = Random(4), set[int]()
        while len(killed) < KILLS and not all(choice.done() for choice in waiting):
            await until(lambda: set(children()) - killed)
            await asyncio.sleep(0.2 * rng.random())
            pid = rng.choice(sorted(set(children()) - killed) or [0])
            if pid:
                thought_about = [choice for choice in waiting if not choice.done()][:2]
                kill(pid)
                killed.add(pid)
                await asyncio.gather(*thought_about)  # a request that crashes four workers goes to nobody
        for s, choice in zip(states, await asyncio.gather(*waiting), strict=True):
            assert choice.action in s.agenda[-1].legal(s)
        assert 1 <= pool.replaced <= KILLS

    with_pool(test, 2)


def test_a_worker_that_died_in_its_sleep_costs_nothing() -> None:
    view = asked(SEQUENCE, next(positions(SEQUENCE, "sleep", 1)))

    async def test(pool: Watched) -> None:
        first = await pool.choose(SEQUENCE, view, "medium", 1.0, "seed")
        (pid,) = children()
        kill(pid)
        await until(lambda: not Path(f"/proc/{pid}").exists())
        assert await pool.choose(SEQUENCE, view, "medium", 1.0, "seed") == first
        assert pool.replaced == 1

    with_pool(test)


@LOOPS
def test_a_worker_that_no_longer_reads_is_replaced(new_loop: Any) -> None:
    view = asked(SEQUENCE, next(positions(SEQUENCE, "reads", 1)))

    async def test(pool: Watched) -> None:
        first = await pool.choose(SEQUENCE, view, "medium", 1.0, "seed")
        (worker,) = pool._alive
        pipe = worker.process.stdin
        assert pipe is not None
        pipe.close()
        await pipe.wait_closed()
        worker.forget(1)
        with pytest.raises(BrokenPipeError):
            await worker.send(b"anything")
        assert await pool.choose(SEQUENCE, view, "medium", 1.0, "seed") == first
        assert pool.replaced == 1

    with_pool(test, new_loop=new_loop)


@pytest.mark.parametrize(("deaths", "levels"), [
    (2, ["medium"] * 3), (3, ["medium"] * 3 + ["easy"]), (6, ["medium"] * 3 + ["easy"] * 3)])
def test_a_request_that_crashes_workers_goes_to_an_easier_bot_and_then_to_none(
        deaths: int, levels: list[str], moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        thought = pool.choose(moody, scripted(moody, tmp_path / "diary", *["die"] * deaths), "medium", 1.0)
        if deaths < 6:
            assert (await thought).action in (moody.actions[0](5), moody.actions[0](6))
        else:
            with pytest.raises(NoAnswer) as no:
                await thought
            assert str(no.value).startswith("Crashed")
        assert levels_asked() == levels
        assert pool.replaced == deaths
        well = await pool.choose(moody, scripted(moody, tmp_path / "another"), "medium", 1.0)
        assert well.action == moody.actions[0](5)

    with_pool(test)


def test_a_worker_that_hangs_is_replaced_and_an_easier_bot_moves(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        choice = await pool.choose(moody, scripted(moody, tmp_path / "diary", "hang"), "hard", 0.1)
        assert choice.action in (moody.actions[0](5), moody.actions[0](6))
        ((how, pid),) = diary_of(tmp_path / "diary")
        assert how == "search"
        assert not running(pid)
        assert levels_asked() == ["hard", "easy"]
        assert pool.replaced == 1

    with_pool(test, new_loop=uvloop.new_event_loop, patience=2.0)


def test_what_hangs_twice_gets_no_thought(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        with pytest.raises(NoAnswer):
            await pool.choose(moody, scripted(moody, tmp_path / "diary", "hang", "hang", "hang"), "hard", 0.1)
        assert [how for how, _ in diary_of(tmp_path / "diary")] == ["search", "look"]
        assert pool.replaced == 2

    with_pool(test, patience=2.0)


def test_a_mind_that_fails_leaves_the_worker_well_and_tells_nobody_what_it_saw(
        moody: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(pool: Watched) -> None:
        choice = await pool.choose(moody, scripted(moody, tmp_path / "one", "fail"), "medium", 1.0)
        assert choice.action in (moody.actions[0](5), moody.actions[0](6))
        with pytest.raises(NoAnswer) as no:
            await pool.choose(moody, scripted(moody, tmp_path / "two", "fail", "fail"), "medium", 1.0)
        assert str(no.value).startswith("Failed ValueError in greathall.games.moody:")
        assert pool.replaced == 0
        assert levels_asked() == ["medium", "easy"] * 2

    with_pool(test)
    assert "Failed ValueError in greathall.games.moody" in logged(caplog)
    assert "ace" not in logged(caplog)


def test_a_mind_that_shouts_garbles_no_answer_and_floods_no_log(
        moody: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(pool: Watched) -> None:
        choice = await pool.choose(moody, scripted(moody, tmp_path / "diary", "shout"), "medium", 1.0)
        assert choice.action == moody.actions[0](5)
        assert pool.replaced == 0

    with_pool(test)
    assert "xxx" in logged(caplog)
    said = [vars(record)["fields"]["said"] for record in caplog.records if record.getMessage() == "bot worker says"]
    assert len(said) == MOST_NOISE
    assert max(map(len, said)) <= 1000


def test_who_gives_up_leaves_the_worker_usable(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        diary = tmp_path / "diary"
        lost = asyncio.create_task(pool.choose(moody, scripted(moody, diary, "wait"), "medium", 1.0))
        await until(lambda: diary_of(diary))
        next_one = asyncio.create_task(pool.choose(moody, scripted(moody, tmp_path / "none", word=7), "medium", 1.0))
        never = asyncio.create_task(pool.choose(moody, scripted(moody, tmp_path / "none", word=9), "medium", 1.0))
        await asyncio.sleep(0)
        assert pool.queued == 2
        lost.cancel()
        never.cancel()
        await asyncio.wait([lost, never])
        assert (pool.busy, pool.queued) == (1, 1)
        diary.with_suffix(".go").touch()
        assert (await next_one).action == moody.actions[0](7)
        assert children() == [diary_of(diary)[0][1]]
        assert pool.replaced == 0
        assert len(Recorder.sent) == 2

    with_pool(test)


# ── when the server falls ────────────────────────────────────────────────────
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_its_server(how: signal.Signals, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    code = f"from tests.pool.thinking import think_forever; think_forever({str(diary)!r})"
    server = subprocess.Popen([sys.executable, "-c", code], cwd=TESTS.parent, env=ENVIRON)
    try:
        program.until(lambda: diary_of(diary))
        ((_, pid),) = diary_of(diary)
        assert running(pid)
    finally:
        server.send_signal(how)
        server.wait(SOON)
    program.until(lambda: not running(pid))
