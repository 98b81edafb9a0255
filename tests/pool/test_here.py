"""Bots think in processes that get a view and nothing else, and choose what they would have chosen here."""

import asyncio
import math
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots import LEVELS, bot
from greathall.bots.bot import bot_input
from greathall.core.game import Game, all_games, find_game
from greathall.core.words import Illegal
from greathall.pool.helper import PASSED_ON
from greathall.pool.bots import Bots, thought
from greathall.pool.here import MOST_WAITING, Here, Pending
from greathall.pool.job import Busy, Closed, Job, Rank, Tick
from greathall.pool.messages import LENGTH
from tests.server.room import until
from tests.pool.thinking import (
    BOTH_LOOPS, ENVIRON, LOOPS, NEW_LOOPS, SEQUENCE, SOON, Watched, Recorder, asked, children, diary_of, positions,
    scripted, told, with_pool,
)
from tests.table import SCALE, in_turn
from greathall.testing.walks import opening, say, twin, walk


# ── real workers ────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("name", "loop"), in_turn(all_games(), list(NEW_LOOPS)))
def test_a_worker_chooses_what_the_bot_would_have(name: str, loop: str) -> None:
    """Each game on one kind of loop, in turn; from SCALE=3 on on both."""
    game = find_game(name)

    async def test(pool: Watched) -> None:
        for s in positions(game, "real", 3 * SCALE):
            for level in LEVELS:
                choice = await pool.choose(game, asked(game, s), level, 0.05, "seed")
                assert choice.action in s.agenda[-1].legal(s)
                if level != "hard":  # how far hard gets is a matter of time
                    assert choice == told(bot(level, 0.05, "seed").choose(asked(game, s)))
                assert choice.ranked[0].action == choice.action
        assert len(children()) == 1
        assert (pool.busy, pool.queued, pool.replaced) == (0, 0, 0)

    with_pool(test, 2, NEW_LOOPS[loop])


def test_asides_come_from_workers_too() -> None:
    async def test(pool: Watched) -> None:
        said = set()
        for s in positions(SEQUENCE, "asides", 30, {"draw_on_demand": True}):
            view = SEQUENCE.view(s, 0)
            action = await pool.aside(SEQUENCE, view, "medium")
            assert action == bot("medium").aside(view)
            said.add(action)
        assert len(said) > 1

    with_pool(test)


@LOOPS
def test_many_requests_at_once_are_all_answered(new_loop: Any) -> None:
    states = list(positions(SEQUENCE, "many", 60))

    async def test(pool: Watched) -> None:
        waiting = [asyncio.create_task(pool.choose(SEQUENCE, asked(SEQUENCE, s), "easy", 1.0, "seed")) for s in states]
        await asyncio.sleep(0)
        assert (pool.busy, pool.queued) == (2, 58)
        choices = await asyncio.gather(*waiting)
        assert choices == [told(bot("easy", 1, "seed").choose(asked(SEQUENCE, s))) for s in states]
        assert len(children()) == 2
        assert (pool.busy, pool.queued, pool.replaced) == (0, 0, 0)

    with_pool(test, 2, new_loop)


def test_who_asks_first_is_served_first_and_has_less_time_while_others_wait(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        views = [scripted(moody, tmp_path / "diary", "wait", word=word) for word in range(4)]
        done: list[int] = []

        async def one(view: Any) -> None:
            choice: Any = await pool.choose(moody, view, "medium", 1.0)
            done.append(choice.action.word)

        waiting = [asyncio.create_task(one(view)) for view in views]
        await until(lambda: diary_of(tmp_path / "diary"))
        assert pool.queued == 3
        assert pool.allowed(1.0) == 0.25
        (tmp_path / "diary.go").touch()
        await asyncio.gather(*waiting)
        assert done == [0, 1, 2, 3]
        assert [r["job"]["seconds"] for r in Recorder.requests()] == [1 / 4, 1 / 3, 1 / 2, 1]

    with_pool(test)


def test_guests_take_turns_and_tables_come_before_all_else() -> None:
    async def run() -> None:
        view = greathall.new("sequence", 2, seed="x").view(0)
        job, pool = thought(SEQUENCE, "choose", view, "easy", 1.0), Here(1)
        line = [(Rank.LAB, "lab"), (Rank.TURN, "eve"), (Rank.TURN, "eve"), (Rank.REVIEW, "cat"), (Rank.TURN, "eve"),
                (Rank.TURN, "ann"), (Rank.TURN, "eve"), (Rank.TURN, "bob"), (Rank.TURN, "ann")]
        pool._waiting.extend(Pending(job, rank, whom) for rank, whom in line)
        served = [asked.whom for _ in line if (asked := pool._next()) is not None]
        assert served == ["eve", "ann", "bob", "eve", "ann", "eve", "eve", "cat", "lab"]
        assert pool._next() is None

    asyncio.run(run())


def test_the_line_is_bounded_and_closing_refuses_who_waits(moody: Game, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        view = scripted(moody, tmp_path / "diary", "hang")
        waiting = [asyncio.create_task(pool.choose(moody, view, "medium", 1.0)) for _ in range(MOST_WAITING + 1)]
        await until(lambda: diary_of(tmp_path / "diary"))
        assert (pool.busy, pool.queued) == (1, MOST_WAITING)
        assert pool.allowed(1.0) == 0.05
        with pytest.raises(Busy):
            await pool.choose(moody, view, "medium", 1.0)
        await pool.stop()
        refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(fault) for fault in refused} == {Closed}
        assert children() == []
        with pytest.raises(Closed):
            await pool.choose(moody, view, "medium", 1.0)
        for _ in range(2):
            await pool.start()
            assert (await pool.choose(moody, view, "medium", 1.0)).action == moody.actions[0](5)
            await pool.stop()
        assert pool.replaced == 0

    with_pool(test)


def test_workers_that_are_still_starting_are_stopped_too() -> None:
    s = next(positions(SEQUENCE, "starting", 1))

    async def test(pool: Watched) -> None:
        for turns in range(12):
            await pool.start()
            waiting = [asyncio.create_task(pool.choose(SEQUENCE, asked(SEQUENCE, s), "easy", 1.0)) for _ in range(2)]
            for _ in range(turns):
                await asyncio.sleep(0)
            await pool.stop()
            assert children() == []
            refused = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(fault) for fault in refused} == {Closed}

    with_pool(test, 2)


def test_who_gives_up_ends_the_search_and_nobody_waits_past_a_deadline() -> None:
    """The search would have taken longer than this test may."""
    view = asked(SEQUENCE, next(positions(SEQUENCE, "give up", 1)))
    long = thought(SEQUENCE, "choose", view, "hard", 100 * SOON)

    async def test(pool: Watched) -> None:
        lost = asyncio.create_task(pool.do(long, Rank.TURN, math.inf))
        await until(lambda: Recorder.sent)
        lost.cancel()
        await pool.choose(SEQUENCE, view, "easy", 1.0)
        pid = children()
        with pytest.raises(Busy, match="late"):
            await pool.do(long, Rank.TURN, time.monotonic() + 0.3)
        await pool.choose(SEQUENCE, view, "easy", 1.0)
        assert (children(), pool.replaced) == (pid, 0)

    with_pool(test)


def test_a_table_waits_for_a_bot_beyond_its_time_to_think() -> None:
    class Asked(Here):
        by = 0.0

        async def do(self, job: Job, rank: Rank, by: float, whom: str = "", tick: Tick | None = None) -> bytes:
            self.by = by
            raise Closed("closed")

    async def run() -> None:
        pool, began = Asked(1), time.monotonic()
        with pytest.raises(Closed):
            await Bots(pool).choose(SEQUENCE, asked(SEQUENCE, next(positions(SEQUENCE, "by", 1))), "hard", 50.0)
        assert pool.by >= began + 50.0 + Bots.wait

    asyncio.run(run())


def test_the_less_anybody_waits_the_further_back_a_worker_steps() -> None:
    view = asked(SEQUENCE, next(positions(SEQUENCE, "nice", 1)))

    async def test(pool: Watched) -> None:
        found = []
        for rank in Rank:
            await pool.do(thought(SEQUENCE, "choose", view, "easy", 1.0), rank, math.inf)
            found.append(sorted(os.getpriority(os.PRIO_PROCESS, pid) for pid in children()))
        here = os.getpriority(os.PRIO_PROCESS, 0)
        nice = [min(19, here + more) for more in (10, 15, 19)]
        assert found == [nice[:1], nice[:2], nice]
        assert pool.busy == 0

    with_pool(test)


def test_an_unknown_level_is_refused_before_anybody_thinks() -> None:
    async def test(pool: Watched) -> None:
        with pytest.raises(Illegal, match="wizard"):
            await pool.choose(SEQUENCE, asked(SEQUENCE, next(positions(SEQUENCE, "no", 1))), "wizard", 1.0)
        assert children() == []

    with_pool(test)


def test_the_bot_of_the_public_door_and_a_worker_agree() -> None:
    """A whole game between a worker's bot and itself is the game it would have played here."""
    async def test(pool: Watched) -> None:
        far, near = (greathall.new("candles", 3, seed="door") for _ in range(2))
        while far.seat is not None:
            far.play((await pool.choose(far.game, far.view(far.seat), "medium", 1.0, "seed")).action)
            near.play(greathall.bot("medium", 1.0, "seed").choose(near.view(near.seat)).action)
        assert far.entries == near.entries

    with_pool(test)


# ── what a worker gets ──────────────────────────────────────────────────────
def test_a_worker_is_told_the_view_and_how_to_think_and_nothing_else() -> None:
    async def test(pool: Watched) -> None:
        s = next(positions(SEQUENCE, "told", 1))
        view = asked(SEQUENCE, s)
        await pool.choose(SEQUENCE, view, "medium", 0.5, "dice")
        await pool.aside(SEQUENCE, view, "easy")
        known = f',"game":"sequence","rules":{SEQUENCE.rules},"version":"{greathall.__version__}","seconds"'
        one = '{"id":1,"job":{"what":"choose"' + known + ':0.5,"body":{"level":"medium","seed":"dice","view":'
        two = '{"id":2,"job":{"what":"aside"' + known + ':0.05,"body":{"level":"easy","seed":null,"view":'
        sent = [data[LENGTH.size:] for data in Recorder.sent]
        assert sent == [said.encode() + bot_input(view) + b"}}}" for said in (one, two)]

    with_pool(test)


def test_tables_that_differ_in_what_a_seat_cant_see_are_the_same_to_a_thinker() -> None:
    def state_after(history: list[Any]) -> Any:
        s = opening(SEQUENCE, 2, options)
        for entry in history:
            assert say(SEQUENCE, s, entry)
        return s

    options, rng = SEQUENCE.resolve_options(2, {}), Random("twins")
    pairs: list[tuple[Any, Any]] = []
    while len(pairs) < 5 * SCALE:
        history = walk(SEQUENCE, 2, options, rng, most=60)
        s = state_after(history)
        if s.agenda and s.agenda[-1].seat >= 0:
            told = twin(SEQUENCE, 2, options, history, s.agenda[-1].seat, rng)
            other = state_after(told) if told else s
            if s.hands != other.hands or sorted(s.pile) != sorted(other.pile):
                pairs.append((s, other))

    async def test(pool: Watched) -> None:
        for s, other in pairs:
            for table in (s, other):
                await pool.choose(SEQUENCE, asked(SEQUENCE, table), "easy", 1.0, "seed")
        requests = [{**r, "id": 0} for r in Recorder.requests()]
        assert requests[::2] == requests[1::2]

    with_pool(test)


@BOTH_LOOPS
def test_a_worker_gets_no_secrets_no_files_and_steps_back_behind_the_server(new_loop: Any, tmp_path: Path) -> None:
    async def test(pool: Watched) -> None:
        store = os.open(tmp_path / "store", os.O_CREAT | os.O_RDWR)
        os.set_inheritable(store, True)
        await pool.choose(SEQUENCE, asked(SEQUENCE, next(positions(SEQUENCE, "env", 1))), "easy", 1.0)
        (pid,) = children()
        variables = Path(f"/proc/{pid}/environ").read_text().rstrip("\0").split("\0")
        assert {line.partition("=")[0] for line in variables} <= set(PASSED_ON)
        assert f"GREATHALL_GAMES={ENVIRON['GREATHALL_GAMES']}" in variables
        assert not [fd for fd in Path(f"/proc/{pid}/fd").iterdir() if os.readlink(fd) == str(tmp_path / "store")]
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, here + 10)
        assert os.getsid(pid) != os.getsid(0)
        os.close(store)

    with_pool(test, new_loop=new_loop)
