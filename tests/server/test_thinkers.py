"""Bots think in processes that get a view and nothing else; whatever becomes of the process, the move is made."""

import asyncio
import importlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
import uvloop

import greathall
from greathall.bots import LEVELS, Choice, bot
from greathall.bots.bot import bot_input
from greathall.core.game import Game, all_games, find_game
from greathall.core.words import Illegal
from greathall.server.thinker import LENGTH, Answer, Request, add_games, answered, framed, read_view
from greathall.server.thinkers import MOST_NOISE, MOST_WAITING, PASSED_ON, NoThought, Thinkers, Worker, read_choice
from greathall.server.words import Refused
from tests.table import SCALE
from tests.walks import entries, opening, say, tables, twin, walk

TESTS = Path(__file__).parent.parent
HALLS = [TESTS / "hall", TESTS / "server" / "hall"]
ENVIRON = {**os.environ, "GREATHALL_GAMES": os.pathsep.join(map(str, HALLS)), "GREATHALL_SECRET": "hush"}
SEQUENCE = find_game("sequence")
GAMES = pytest.mark.parametrize("game", all_games().values(), ids=all_games())
LOOPS = pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
SOON = 30.0
"""Seconds until something that must come counts as lost; nothing waits so long unless it is."""


@pytest.fixture
def moody(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of the thinkers' own tests, found like any other while they run."""
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(HALLS[1])])
    return find_game("moody")


def scripted(game: Game, diary: Path, *script: str, word: int = 5) -> Any:
    return game.view_type(0, word, list(script), str(diary), [game.steps[0](0)])


class Recorder(Worker):
    """Keeps every byte that is written to a thinker."""

    sent: ClassVar[list[bytes]] = []

    async def send(self, data: bytes) -> None:
        if data:
            self.sent.append(data)
        await super().send(data)

    @classmethod
    def requests(cls) -> list[dict[str, Any]]:
        return [msgspec.json.decode(data[LENGTH.size:]) for data in cls.sent]


class Hasty(Thinkers):
    """Waits less long for a thinker that hangs."""

    worker_type = Recorder
    patience = 2.0


@pytest.fixture(autouse=True)
def blank() -> None:
    Recorder.sent.clear()


def with_thinkers(test: Callable[[Hasty], Coroutine[Any, Any, None]], workers: int = 1,
                  new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop) -> None:
    """Run a test with thinkers of its own, none of which is left behind."""
    async def whole() -> None:
        hall = Hasty(workers, ENVIRON)
        await hall.start()
        try:
            async with asyncio.timeout(4 * SOON):
                await test(hall)
        finally:
            await hall.stop()
        assert children() == []

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(whole())


def children() -> list[int]:
    """The thinkers that run below this process."""
    tasks = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    pids = [int(pid) for task in tasks for pid in task.read_text().split()]
    return [pid for pid in pids if running(pid) and b"thinker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def running(pid: int) -> bool:
    """There, and not merely waiting for somebody to take note of its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def diary_of(diary: Path) -> list[tuple[str, int]]:
    lines = diary.read_text().splitlines() if diary.exists() else []
    return [(how, int(pid)) for how, pid in map(str.split, lines)]


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def positions(game: Game, seed: str, how_many: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Tables at random moments where a seat has more than one choice."""
    rng = Random(seed)
    while how_many:
        seats = rng.choice(game.seats)
        s = opening(game, seats, game.settled(seats, options or {}))
        for _, entry in entries(game, s, seats, rng):
            if how_many and s.agenda[-1].seat >= 0 and len(s.agenda[-1].options(s)) > 1 and rng.random() < 0.2:
                how_many -= 1
                yield s.clone()
            assert say(game, s, entry)


def asked(game: Game, s: Any) -> Any:
    return game.view(s, s.agenda[-1].seat)


def told(choice: Choice) -> Choice:
    return Choice(choice.action, choice.why, choice.ranked[:3])


# ── a view on the wire ───────────────────────────────────────────────────────
@GAMES
def test_a_view_is_read_as_it_was_written(game: Game) -> None:
    for seats, options in tables(game):
        rng = Random(f"{game.name} {seats} {options}")
        s = opening(game, seats, options)
        for _, entry in entries(game, s, seats, rng):
            if rng.random() < 0.1 * SCALE:
                for me in (None, 0, seats - 1):
                    view: Any = game.view(s, me)
                    again: Any = read_view(game, bot_input(view))
                    assert again == view
                    assert list(map(type, again.agenda)) == list(map(type, s.agenda))
                    assert bot_input(again) == bot_input(view)
            assert say(game, s, entry)


@GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_from_a_view_that_was_read(game: Game, level: str) -> None:
    """No time at all gives hard a fixed number of tries."""
    for at, s in enumerate(positions(game, f"choose {level}", 4 * SCALE)):
        view = asked(game, s)
        choice = bot(level, 0, "seed").choose(view)
        assert bot(level, 0, "seed").choose(read_view(game, bot_input(view))) == choice
        answer = answered(Request(at, game.name, "choose", level, 0, "seed", msgspec.Raw(bot_input(view))))
        heard = msgspec.json.decode(framed(answer)[LENGTH.size:], type=Answer)
        assert heard.id == at
        assert read_choice(game, heard.choice) == told(choice)


def test_a_bot_says_the_same_asides_from_a_view_that_was_read() -> None:
    said = []
    for s in positions(SEQUENCE, "asides", 30 * SCALE, {"draw_on_demand": True}):
        view = SEQUENCE.view(s, 0)
        answer = answered(Request(1, "sequence", "aside", "medium", 0, "seed", msgspec.Raw(bot_input(view))))
        assert not answer.fault
        assert answer.action == bot("medium", 0, "seed").aside(view)
        said.append(answer.action)
    assert None in said
    assert len(set(said)) > 1


def test_a_fault_names_its_kind_and_place_and_never_what_it_saw(moody: Game, tmp_path: Path) -> None:
    view = scripted(moody, tmp_path / "diary", "fail")
    answer = answered(Request(1, "moody", "choose", "medium", 0, None, msgspec.Raw(bot_input(view))))
    assert answer.fault.startswith("ValueError in greathall.games.moody:")
    assert "ace" not in answer.fault
    garbled = answered(Request(1, "moody", "choose", "medium", 0, None, msgspec.Raw(b'{"type":"moody","word":"ace"}')))
    assert garbled.fault.startswith("ValidationError in ")
    assert "ace" not in garbled.fault


def test_more_games_are_found_in_the_folders_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", list(games.__path__))
    before = list(games.__path__)
    add_games({"GREATHALL_GAMES": f"{HALLS[1]}{os.pathsep}{os.pathsep}{HALLS[1]}"})
    assert games.__path__ == [*before, str(HALLS[1])]
    assert "moody" in all_games()
    add_games({})
    assert games.__path__ == [*before, str(HALLS[1])]


# ── real thinkers ────────────────────────────────────────────────────────────
@LOOPS
@pytest.mark.parametrize("name", all_games())
def test_a_thinker_chooses_what_the_bot_would_have(name: str, new_loop: Any) -> None:
    game = find_game(name)

    async def test(hall: Hasty) -> None:
        for s in positions(game, "real", 3 * SCALE):
            for level in LEVELS:
                choice = await hall.choose(game, asked(game, s), level, 0.05, "seed")
                assert choice.action in s.agenda[-1].options(s)
                if level != "hard":  # how far hard gets is a matter of time
                    assert choice == told(bot(level, 0.05, "seed").choose(asked(game, s)))
                assert choice.ranked[0].action == choice.action
        assert len(children()) == 1
        assert (hall.busy, hall.queued, hall.replaced) == (0, 0, 0)

    with_thinkers(test, 2, new_loop)


def test_asides_come_from_thinkers_too() -> None:
    async def test(hall: Hasty) -> None:
        said = set()
        for s in positions(SEQUENCE, "asides", 30, {"draw_on_demand": True}):
            view = SEQUENCE.view(s, 0)
            action = await hall.aside(SEQUENCE, view, "medium")
            assert action == bot("medium").aside(view)
            said.add(action)
        assert len(said) > 1

    with_thinkers(test)


@LOOPS
def test_many_requests_at_once_are_all_answered(new_loop: Any) -> None:
    states = list(positions(SEQUENCE, "many", 60))

    async def test(hall: Hasty) -> None:
        waiting = [asyncio.create_task(hall.choose(SEQUENCE, asked(SEQUENCE, s), "easy", 1.0, "seed")) for s in states]
        await asyncio.sleep(0)
        assert (hall.busy, hall.queued) == (2, 58)
        choices = await asyncio.gather(*waiting)
        assert choices == [told(bot("easy", 1, "seed").choose(asked(SEQUENCE, s))) for s in states]
        assert len(children()) == 2
        assert (hall.busy, hall.queued, hall.replaced) == (0, 0, 0)

    with_thinkers(test, 2, new_loop)


def test_who_asks_first_is_served_first_and_has_less_time_while_others_wait(moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        views = [scripted(moody, tmp_path / "diary", "wait", word=word) for word in range(4)]
        done: list[int] = []

        async def one(view: Any) -> None:
            choice: Any = await hall.choose(moody, view, "medium", 1.0)
            done.append(choice.action.word)

        waiting = [asyncio.create_task(one(view)) for view in views]
        await until(lambda: diary_of(tmp_path / "diary"))
        assert hall.queued == 3
        assert hall.allowed(1.0) == 0.25
        (tmp_path / "diary.go").touch()
        await asyncio.gather(*waiting)
        assert done == [0, 1, 2, 3]
        assert [r["seconds"] for r in Recorder.requests()] == [1 / 4, 1 / 3, 1 / 2, 1]

    with_thinkers(test)


def test_the_line_is_bounded_and_closing_refuses_who_waits(moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        view = scripted(moody, tmp_path / "diary", "hang")
        waiting = [asyncio.create_task(hall.choose(moody, view, "medium", 1.0)) for _ in range(MOST_WAITING + 1)]
        await until(lambda: diary_of(tmp_path / "diary"))
        assert (hall.busy, hall.queued) == (1, MOST_WAITING)
        assert hall.allowed(1.0) == 0.05
        with pytest.raises(Refused) as no:
            await hall.choose(moody, view, "medium", 1.0)
        assert (no.value.status, no.value.key) == (503, "thinkers-busy")
        await hall.stop()
        refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert {getattr(fault, "key", fault) for fault in refused} == {"thinkers-closed"}
        assert children() == []
        with pytest.raises(Refused) as no:
            await hall.choose(moody, view, "medium", 1.0)
        assert no.value.key == "thinkers-closed"
        for _ in range(2):
            await hall.start()
            assert (await hall.choose(moody, view, "medium", 1.0)).action == moody.actions[0](5)
            await hall.stop()
        assert hall.replaced == 0

    with_thinkers(test)


def test_thinkers_that_are_still_starting_are_stopped_too() -> None:
    s = next(positions(SEQUENCE, "starting", 1))

    async def test(hall: Hasty) -> None:
        for turns in range(12):
            await hall.start()
            waiting = [asyncio.create_task(hall.choose(SEQUENCE, asked(SEQUENCE, s), "easy", 1.0)) for _ in range(2)]
            for _ in range(turns):
                await asyncio.sleep(0)
            await hall.stop()
            assert children() == []
            refused = await asyncio.gather(*waiting, return_exceptions=True)
            assert {getattr(fault, "key", fault) for fault in refused} == {"thinkers-closed"}

    with_thinkers(test, 2)


def test_an_unknown_level_is_refused_before_anybody_thinks() -> None:
    async def test(hall: Hasty) -> None:
        with pytest.raises(Illegal, match="wizard"):
            await hall.choose(SEQUENCE, asked(SEQUENCE, next(positions(SEQUENCE, "no", 1))), "wizard", 1.0)
        assert children() == []

    with_thinkers(test)


# ── what a thinker gets ──────────────────────────────────────────────────────
def test_a_thinker_is_told_the_view_and_how_to_think_and_nothing_else() -> None:
    async def test(hall: Hasty) -> None:
        s = next(positions(SEQUENCE, "told", 1))
        view = asked(SEQUENCE, s)
        await hall.choose(SEQUENCE, view, "medium", 0.5, "dice")
        await hall.aside(SEQUENCE, view, "easy")
        one = b'{"id":1,"game":"sequence","what":"choose","level":"medium","seconds":0.5,"seed":"dice","view":'
        two = b'{"id":2,"game":"sequence","what":"aside","level":"easy","seconds":0.05,"seed":null,"view":'
        assert [data[LENGTH.size:] for data in Recorder.sent] == [said + bot_input(view) + b"}" for said in (one, two)]

    with_thinkers(test)


def test_tables_that_differ_in_what_a_seat_cant_see_are_the_same_to_a_thinker() -> None:
    def state_after(history: list[Any]) -> Any:
        s = opening(SEQUENCE, 2, options)
        for entry in history:
            assert say(SEQUENCE, s, entry)
        return s

    options, rng = SEQUENCE.settled(2, {}), Random("twins")
    pairs: list[tuple[Any, Any]] = []
    while len(pairs) < 5 * SCALE:
        history = walk(SEQUENCE, 2, options, rng, most=60)
        s = state_after(history)
        if s.agenda and s.agenda[-1].seat >= 0:
            other = twin(SEQUENCE, 2, options, history, s.agenda[-1].seat, rng)
            pairs += [] if other is None else [(s, state_after(other))]

    async def test(hall: Hasty) -> None:
        for s, other in pairs:
            assert s.hands != other.hands or sorted(s.pile) != sorted(other.pile)
            for table in (s, other):
                await hall.choose(SEQUENCE, asked(SEQUENCE, table), "easy", 1.0, "seed")
        requests = [{**r, "id": 0} for r in Recorder.requests()]
        assert requests[::2] == requests[1::2]

    with_thinkers(test)


@LOOPS
def test_a_thinker_gets_no_secrets_no_files_and_steps_back_behind_the_server(new_loop: Any, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        store = os.open(tmp_path / "store", os.O_CREAT | os.O_RDWR)
        os.set_inheritable(store, True)
        await hall.choose(SEQUENCE, asked(SEQUENCE, next(positions(SEQUENCE, "env", 1))), "easy", 1.0)
        (pid,) = children()
        variables = Path(f"/proc/{pid}/environ").read_text().rstrip("\0").split("\0")
        assert {line.partition("=")[0] for line in variables} <= set(PASSED_ON)
        assert f"GREATHALL_GAMES={ENVIRON['GREATHALL_GAMES']}" in variables
        assert not [fd for fd in Path(f"/proc/{pid}/fd").iterdir() if os.readlink(fd) == str(tmp_path / "store")]
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, here + 10)
        assert os.getsid(pid) != os.getsid(0)
        os.close(store)

    with_thinkers(test, new_loop=new_loop)


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """The whole log, fields and all."""
    return str([vars(record) for record in caplog.records])


# ── when thinkers fall ───────────────────────────────────────────────────────
@LOOPS
def test_a_thinker_killed_in_mid_thought_is_replaced_and_the_move_made(moody: Game, tmp_path: Path,
                                                                      new_loop: Any) -> None:
    async def test(hall: Hasty) -> None:
        thought = asyncio.create_task(hall.choose(moody, scripted(moody, tmp_path / "diary", "hang"), "medium", 20.0))
        await until(lambda: diary_of(tmp_path / "diary"))
        ((_, pid),) = diary_of(tmp_path / "diary")
        assert children() == [pid]
        kill(pid)
        assert (await thought).action == moody.actions[0](5)
        assert hall.replaced == 1
        assert [r["level"] for r in Recorder.requests()] == ["medium", "medium"]
        assert pid not in children()
        assert len(children()) == 1

    with_thinkers(test, new_loop=new_loop)


def test_thinkers_killed_at_any_moment_lose_no_move() -> None:
    states = list(positions(SEQUENCE, "killed", 40))

    async def test(hall: Hasty) -> None:
        waiting = [asyncio.create_task(hall.choose(SEQUENCE, asked(SEQUENCE, s), "hard", 1.0, "seed")) for s in states]
        rng, killed = Random(4), set[int]()
        while len(killed) < 4:
            await until(lambda: set(children()) - killed)
            await asyncio.sleep(0.2 * rng.random())
            pid = rng.choice(sorted(set(children()) - killed) or [0])
            if pid:
                kill(pid)
                killed.add(pid)
        for s, choice in zip(states, await asyncio.gather(*waiting), strict=True):
            assert choice.action in s.agenda[-1].options(s)
        assert 1 <= hall.replaced <= 4

    with_thinkers(test, 2)


def test_a_thinker_that_died_in_its_sleep_costs_nothing() -> None:
    view = asked(SEQUENCE, next(positions(SEQUENCE, "sleep", 1)))

    async def test(hall: Hasty) -> None:
        first = await hall.choose(SEQUENCE, view, "medium", 1.0, "seed")
        (pid,) = children()
        kill(pid)
        await until(lambda: not Path(f"/proc/{pid}").exists())
        assert await hall.choose(SEQUENCE, view, "medium", 1.0, "seed") == first
        assert hall.replaced == 1

    with_thinkers(test)


@pytest.mark.parametrize(("deaths", "levels"), [
    (2, ["medium"] * 3), (3, ["medium"] * 3 + ["easy"]), (4, ["medium"] * 3 + ["easy"])])
def test_a_request_that_crashes_thinkers_goes_to_an_easier_bot_and_then_to_none(
        deaths: int, levels: list[str], moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        thought = hall.choose(moody, scripted(moody, tmp_path / "diary", *["die"] * deaths), "medium", 1.0)
        if deaths < 4:
            assert (await thought).action in (moody.actions[0](5), moody.actions[0](6))
        else:
            with pytest.raises(NoThought) as no:
                await thought
            assert (no.value.status, no.value.key) == (503, "no-thought")
            assert no.value.fault.startswith("Crashed")
        assert [r["level"] for r in Recorder.requests()] == levels
        assert hall.replaced == deaths
        well = await hall.choose(moody, scripted(moody, tmp_path / "another"), "medium", 1.0)
        assert well.action == moody.actions[0](5)

    with_thinkers(test)


def test_a_thinker_that_hangs_is_replaced_and_an_easier_bot_moves(moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        choice = await hall.choose(moody, scripted(moody, tmp_path / "diary", "hang"), "hard", 0.1)
        assert choice.action in (moody.actions[0](5), moody.actions[0](6))
        ((how, pid),) = diary_of(tmp_path / "diary")
        assert how == "search"
        assert not running(pid)
        assert [r["level"] for r in Recorder.requests()] == ["hard", "easy"]
        assert hall.replaced == 1

    with_thinkers(test, new_loop=uvloop.new_event_loop)


def test_what_hangs_twice_gets_no_thought(moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        with pytest.raises(NoThought):
            await hall.choose(moody, scripted(moody, tmp_path / "diary", "hang", "hang", "hang"), "hard", 0.1)
        assert [how for how, _ in diary_of(tmp_path / "diary")] == ["search", "look"]
        assert hall.replaced == 2

    with_thinkers(test)


def test_a_mind_that_fails_leaves_the_thinker_well_and_tells_nobody_what_it_saw(
        moody: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(hall: Hasty) -> None:
        choice = await hall.choose(moody, scripted(moody, tmp_path / "one", "fail"), "medium", 1.0)
        assert choice.action in (moody.actions[0](5), moody.actions[0](6))
        with pytest.raises(NoThought) as no:
            await hall.choose(moody, scripted(moody, tmp_path / "two", "fail", "fail"), "medium", 1.0)
        assert no.value.fault.startswith("Failed ValueError in greathall.games.moody:")
        assert hall.replaced == 0
        assert [r["level"] for r in Recorder.requests()] == ["medium", "easy"] * 2

    with_thinkers(test)
    assert "Failed ValueError in greathall.games.moody" in logged(caplog)
    assert "ace" not in logged(caplog)


def test_a_mind_that_shouts_garbles_no_answer_and_floods_no_log(
        moody: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(hall: Hasty) -> None:
        choice = await hall.choose(moody, scripted(moody, tmp_path / "diary", "shout"), "medium", 1.0)
        assert choice.action == moody.actions[0](5)
        assert hall.replaced == 0

    with_thinkers(test)
    assert "xxx" in logged(caplog)
    said = [vars(record)["fields"]["said"] for record in caplog.records if record.getMessage() == "thinker-says"]
    assert len(said) == MOST_NOISE
    assert max(map(len, said)) <= 1000


def test_who_gives_up_leaves_the_thinker_usable(moody: Game, tmp_path: Path) -> None:
    async def test(hall: Hasty) -> None:
        diary = tmp_path / "diary"
        lost = asyncio.create_task(hall.choose(moody, scripted(moody, diary, "wait"), "medium", 1.0))
        await until(lambda: diary_of(diary))
        next_one = asyncio.create_task(hall.choose(moody, scripted(moody, tmp_path / "none", word=7), "medium", 1.0))
        never = asyncio.create_task(hall.choose(moody, scripted(moody, tmp_path / "none", word=9), "medium", 1.0))
        await asyncio.sleep(0)
        assert hall.queued == 2
        lost.cancel()
        never.cancel()
        await asyncio.wait([lost, never])
        assert (hall.busy, hall.queued) == (1, 1)
        diary.with_suffix(".go").touch()
        assert (await next_one).action == moody.actions[0](7)
        assert children() == [diary_of(diary)[0][1]]
        assert hall.replaced == 0
        assert len(Recorder.sent) == 2

    with_thinkers(test)


# ── when the server falls ────────────────────────────────────────────────────
def think_forever(diary: str) -> None:
    """A server whose only thinker is lost in thought; run as a process of its own."""
    add_games(ENVIRON)
    moody = find_game("moody")
    hall = Thinkers(1, ENVIRON)

    async def serve() -> None:
        await hall.start()
        await hall.choose(moody, scripted(moody, Path(diary), "hang"), "medium", 100.0)

    asyncio.run(serve())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_thinker_outlives_its_server(how: signal.Signals, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    code = f"from tests.server.test_thinkers import think_forever; think_forever({str(diary)!r})"
    server = subprocess.Popen([sys.executable, "-c", code], cwd=TESTS.parent)
    try:
        soon(lambda: diary_of(diary))
        ((_, pid),) = diary_of(diary)
        assert running(pid)
    finally:
        server.send_signal(how)
        server.wait(SOON)
    soon(lambda: not running(pid))


def soon(true: Callable[[], Any]) -> None:
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_bot_of_the_public_door_and_a_thinker_agree() -> None:
    """A whole game between a thinker's bot and itself is the game it would have played at home."""
    async def test(hall: Hasty) -> None:
        far, near = (greathall.new("candles", 3, seed="door") for _ in range(2))
        while far.seat is not None:
            far.play((await hall.choose(far.game, far.view(far.seat), "medium", 1.0, "seed")).action)
            near.play(greathall.bot("medium", 1.0, "seed").choose(near.view(near.seat)).action)
        assert far.entries == near.entries

    with_thinkers(test)
