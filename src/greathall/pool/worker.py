"""A process in which bots think: `python -m greathall.pool.worker NICE`, one for each place here.

It reads requests from standard input and writes answers to standard output. A request holds a seat's view and how hard
to think, nothing else of the table: a bot can't use what it isn't told, whoever wrote its mind."""

import importlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from typing import Any, Union

import msgspec
from msgspec import Raw, Struct

from greathall import __version__
from greathall.bots.bot import bot, ticking
from greathall.core.game import Game, all_games, find_game
from greathall.core.words import Illegal
from greathall.pool.job import Job, Slice, Thought
from greathall.pool.messages import Answer, Request, framed, listen, own_pipes, tell

WARM = 0.5
"""Seconds that a process on Ray keeps its place when it starts."""
Clock = Callable[[], float]


class Stale(Exception):
    """The job is of another version of the package or of the rules."""


class Dropped(BaseException):
    """Nobody wants the answer any more; no mind should catch this."""


@cache
def agenda_type(game: Game) -> Any:
    return list[Union[game.steps]]  # type: ignore[name-defined]  # noqa: UP007  (the members are known only at run time)


def read_view(game: Game, raw: Raw | bytes) -> Struct:
    """Return a view from its JSON, equal to the original; the view's own type leaves the kinds of its steps open."""
    view = msgspec.json.decode(raw, type=game.view_type)
    agenda = msgspec.convert(view.agenda, agenda_type(game))  # type: ignore[attr-defined]
    return msgspec.structs.replace(view, agenda=agenda)


# ── one job ──────────────────────────────────────────────────────────────────
def answer_request(request: Request, clock: Clock = time.perf_counter) -> Answer:
    """Return the answer to a request; if a mind fails, that is an answer too."""
    assert request.job is not None
    try:
        return Answer(request.id, Raw(msgspec.json.encode(done(request.job, clock))))
    except Stale:
        return Answer(request.id, fault="Stale", again=True)
    except Exception as fault:
        return Answer(request.id, fault=where(fault))


def answer_bytes(data: bytes) -> bytes:
    """Do the same from and to the bytes of messages: the task that Ray runs.

    Ray cancels it by an interrupt, which processes that were started in the background ignore. The interrupt ends here,
    because Ray takes its time over tracebacks."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    request = msgspec.json.decode(data, type=Request)
    try:
        return framed(answer_request(request))
    except KeyboardInterrupt:
        return framed(Answer(request.id, fault="Dropped"))


def warm_up() -> None:
    """Load everything, and keep the place long enough that the next one gets a process of its own."""
    all_games()
    time.sleep(WARM)


def done(job: Job, clock: Clock) -> Any:
    """Return what the job asks for."""
    if job.version != __version__:
        raise Stale
    if job.what == "slice":
        return slice_done(msgspec.json.decode(job.body, type=Slice))
    game, thought = game_for(job), msgspec.json.decode(job.body, type=Thought)
    view = read_view(game, thought.view)
    player = bot(thought.level, job.seconds, thought.seed)
    player.clock = clock
    if job.what == "aside":
        return player.aside(view)
    choice = player.choose(view)
    return msgspec.structs.replace(choice, ranked=choice.ranked[:thought.ranked])


def game_for(job: Job) -> Game:
    """Return the job's game, if it is known here and its rules are the same."""
    try:
        game = find_game(job.game)
    except Illegal:
        raise Stale from None
    if game.rules != job.rules:
        raise Stale
    return game


def slice_done(part: Slice) -> Any:
    module, _, name = part.work.partition(":")
    return getattr(importlib.import_module(module), name)(msgspec.json.decode(part.part))


def where(fault: BaseException) -> str:
    """Return a fault's type and place, never its message: that may name a card only one seat may know."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" in {trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
    return type(fault).__name__ + place


# ── the process ──────────────────────────────────────────────────────────────
class Worker:
    """The process: one thread listens, the other thinks."""

    def __init__(self, told: int) -> None:
        self.told = told
        self.requests: SimpleQueue[Request] = SimpleQueue()
        self.dropped = 0  # the newest number that is no longer wanted

    def hear(self, data: bytes) -> None:
        request = msgspec.json.decode(data, type=Request)
        if request.job is None:
            self.dropped = request.id
        else:
            self.requests.put(request)

    def run(self) -> None:
        while True:
            request = self.requests.get()
            try:
                answer = answer_request(request, self.clock(request))
            except Dropped:
                answer = Answer(request.id, fault="Dropped")
            tell(self.told, framed(answer))

    def clock(self, request: Request) -> Clock:
        """Return a clock that ends the thought when nobody wants it any more; a bot looks at it all the time."""
        def share(part: float) -> None:
            tell(self.told, framed(Answer(request.id, share=part)))

        def clock() -> float:
            if self.dropped == request.id:
                raise Dropped
            return inner()

        assert request.job is not None
        inner = ticking(request.job.seconds, share) if request.ticks else time.perf_counter
        return clock


def main() -> None:
    asked, told = own_pipes()
    worker = Worker(told)
    threading.Thread(target=listen, args=(asked, worker.hear), daemon=True).start()
    os.nice(int(sys.argv[1]))
    all_games()
    tell(told, framed(Answer(0)))
    worker.run()


if __name__ == "__main__":
    main()
