"""Places elsewhere: which jobs go there, and whatever becomes of them, each is done.

The bridge of these tests has no Ray behind it: that is for test_ray.py."""

import asyncio
import math
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greathall.bots import bot
from greathall.core.game import Game
from greathall.pool import Job, Rank
from greathall.pool.bots import read_choice, thought
from greathall.pool.cluster import Bridge, Cluster
from greathall.pool.here import Here
from greathall.pool.job import Closed, Failed
from greathall.pool.slices import in_slices
from tests.pool import work
from tests.pool.fake_bridge import LOOK
from tests.pool.thinking import (
    ENVIRON, SEQUENCE, SOON, TESTS, Patient, asked, diary_of, positions, running, scripted, told,
)
from tests.server.room import until

FAR = {**ENVIRON, "PYTHONPATH": str(TESTS.parent), "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "let me in"}


class FakeBridge(Bridge):
    """On a busy machine nothing counts as lost unless a test says so."""

    module = "tests.pool.fake_bridge"
    silence = slow = SOON


class Far(Cluster):
    bridge_type = FakeBridge
    patience = SOON
    again = 0.0


def with_cluster(test: Callable[[Far], Coroutine[Any, Any, None]], diary: Path, how: str = "1,1,") -> None:
    """Run a test with a place here and places elsewhere; nothing is left behind."""
    async def whole() -> None:
        pool = Far(f"{how},{diary}", 1, FAR)
        await pool.start()
        try:
            async with asyncio.timeout(4 * SOON):
                await until(lambda: pool.elsewhere(Rank.TURN))
                await test(pool)
        finally:
            await pool.stop()
        assert not any(running(pid) for pid in bridges(diary))

    asyncio.run(whole())


def heard(diary: Path) -> list[tuple[int, int, str]]:
    lines = diary.read_text().splitlines() if diary.exists() else []
    return [(int(pid), int(number), what) for pid, number, what in map(str.split, lines)]


def bridges(diary: Path) -> set[int]:
    return {pid for pid, _, _ in heard(diary)}


def job(level: str = "easy") -> Job:
    return thought(SEQUENCE, "choose", VIEW, level, 0.05, "seed")


VIEW = asked(SEQUENCE, next(positions(SEQUENCE, "elsewhere", 1)))
SAID = told(bot("easy", 0.05, "seed").choose(VIEW))


# ── who goes where ───────────────────────────────────────────────────────────
def test_a_turn_is_thought_about_here_then_elsewhere_then_it_waits(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        views = [scripted(moody, tmp_path / f"diary{n}", "wait", word=n) for n in range(3)]
        waiting = [asyncio.create_task(Patient(pool).choose(moody, view, "medium", 1.0)) for view in views]
        await until(lambda: diary_of(tmp_path / "diary0") and diary_of(tmp_path / "diary1"))
        ((_, here),), ((_, elsewhere),) = (diary_of(tmp_path / f"diary{n}") for n in range(2))
        assert (pool.busy, pool.queued) == (1, 1)
        assert bridges(tmp_path / "bridge") == {elsewhere} != {here}
        for n in range(3):
            (tmp_path / f"diary{n}.go").touch()
        choices: list[Any] = await asyncio.gather(*waiting)
        assert [choice.action.word for choice in choices] == [0, 1, 2]
        assert pool.answers["elsewhere"] in (1, 2)
        assert sum(pool.answers.values()) == 3
        assert (pool.places(Rank.TURN), pool.places(Rank.LAB)) == (2, 3)

    with_cluster(test, tmp_path / "bridge", "1,2,")


@pytest.mark.parametrize("rank", [Rank.REVIEW, Rank.LAB])
def test_what_no_table_waits_for_goes_elsewhere_first(rank: Rank, tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        for _ in range(3):
            assert read_choice(SEQUENCE, await pool.do(job(), rank, math.inf)) == SAID
        assert pool.answers == {"elsewhere": 3}

    with_cluster(test, tmp_path / "bridge")


def test_a_thought_elsewhere_shows_how_far_it_is(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        pool._free.clear()
        view, shares = scripted(moody, tmp_path / "diary", "wait"), list[float]()
        waiting = asyncio.create_task(Patient(pool).choose(moody, view, "medium", 1.0, tick=shares.append))
        await until(lambda: len(shares) > 1)
        (tmp_path / "diary.go").touch()
        assert (await waiting).action == moody.actions[0](5)
        assert shares == sorted(shares)
        assert 0.0 < shares[0] <= shares[-1] <= 1.0

    with_cluster(test, tmp_path / "bridge")


def test_the_bridge_gets_rays_own_variables_and_no_other_secret(tmp_path: Path) -> None:
    async def test(_: Far) -> None:
        got = msgspec.json.decode((tmp_path / "bridge.env").read_bytes())
        assert (got["RAY_AUTH_TOKEN"], got["RAY_USAGE_STATS_ENABLED"]) == ("let me in", "0")
        assert "GREATHALL_SECRET" not in got

    with_cluster(test, tmp_path / "bridge")


# ── whatever becomes of it ───────────────────────────────────────────────────
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_when_the_bridge_falls_its_jobs_are_done_here_and_it_comes_again(
        how: signal.Signals, moody: Game, tmp_path: Path) -> None:
    """Killed, or stopped and so silent. If it seems silent before, on a busy machine, it falls all the same."""
    async def test(pool: Far) -> None:
        place = pool._free.pop()  # so that it goes elsewhere
        view = scripted(moody, tmp_path / "diary", "hang")
        lost = asyncio.create_task(Patient(pool).choose(moody, view, "medium", 20.0))
        await until(lambda: diary_of(tmp_path / "diary"))
        ((_, pid),) = diary_of(tmp_path / "diary")
        pool._free.append(place)
        assert pool._bridge is not None
        pool._bridge.silence = 1.0
        await asyncio.sleep(5 * LOOK)  # its next words are waited for no longer than that
        with suppress(ProcessLookupError):
            os.kill(pid, how)
        assert (await lost).action == moody.actions[0](5)
        assert pool.answers == {"here": 1}
        await until(lambda: pool.elsewhere(Rank.TURN))
        assert read_choice(SEQUENCE, await pool.do(job(), Rank.LAB, math.inf)) == SAID
        assert pool.answers["elsewhere"] == 1
        assert pid not in {other for other, number, _ in heard(tmp_path / "bridge")[1:]}
        assert not running(pid)

    with_cluster(test, tmp_path / "bridge")


@pytest.mark.parametrize("how", ["stale", "deaf"])
def test_what_another_version_or_a_lost_machine_leaves_undone_is_done_here(
        how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "deaf":
        monkeypatch.setattr(FakeBridge, "slow", 0.2)

    async def test(pool: Far) -> None:
        assert read_choice(SEQUENCE, await pool.do(job(), Rank.LAB, math.inf)) == SAID
        assert pool.answers == {"here": 1}
        await until(lambda: len(heard(tmp_path / "bridge")) == 1 + (how == "deaf"))  # it was told to stop

    with_cluster(test, tmp_path / "bridge", f"1,1,{how}")


def test_what_was_handed_to_a_bridge_as_it_fell_is_done_here(tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        assert pool._bridge is not None
        pool._bridge.lose()
        assert read_choice(SEQUENCE, await pool.do(job(), Rank.LAB, math.inf)) == SAID
        assert pool.answers == {"here": 1}

    with_cluster(test, tmp_path / "bridge")


def test_a_mind_that_fails_elsewhere_is_not_asked_again_here(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        view = scripted(moody, tmp_path / "diary", "fail", "fail")
        with pytest.raises(Failed, match=r"ValueError in greathall\.games\.moody"):
            await pool.do(thought(moody, "choose", view, "medium", 1.0), Rank.LAB, math.inf)
        assert len(diary_of(tmp_path / "diary")) == 1
        assert not pool.answers

    with_cluster(test, tmp_path / "bridge")


def test_who_gives_up_cancels_the_job_and_frees_the_place(tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        diary = tmp_path / "bridge"
        lost = asyncio.create_task(pool.do(job(), Rank.LAB, math.inf))
        await until(lambda: heard(diary))
        lost.cancel()
        await until(lambda: not pool._away[False])
        assert [(number, what) for _, number, what in heard(diary)] == [(1, "choose"), (1, "forget")]
        assert not pool.answers

    with_cluster(test, tmp_path / "bridge", "1,1,deaf")


def test_closing_refuses_who_waits_elsewhere(tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        waiting = [asyncio.create_task(pool.do(job(), Rank.LAB, math.inf)) for _ in range(3)]
        await until(lambda: heard(tmp_path / "bridge"))
        await pool.stop()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert Closed in map(type, answers)
        assert all(type(answer) in (Closed, bytes) for answer in answers)

    with_cluster(test, tmp_path / "bridge", "1,2,deaf")


# ── slices ───────────────────────────────────────────────────────────────────
def test_slices_come_in_order_wherever_they_were_done(tmp_path: Path) -> None:
    async def test(pool: Far) -> None:
        assert [made async for made in in_slices(pool, work.squared, range(40), Rank.LAB)] == [n * n for n in range(40)]
        assert pool.answers["elsewhere"] > 0 < pool.answers["here"]

    with_cluster(test, tmp_path / "bridge", "1,2,")


def test_a_work_that_fails_ends_the_run() -> None:
    async def run() -> None:
        pool = Here(1, FAR)
        await pool.start()
        try:
            with pytest.raises(Failed, match=r"ValueError in tests\.pool\.work"):
                await anext(in_slices(pool, work.fail, range(9), Rank.LAB))
            assert pool.queued == 0
        finally:
            await pool.stop()

    asyncio.run(run())
