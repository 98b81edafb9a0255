"""A process in which bots think: `python -m greathall.server.bot_worker`, one for each of the hall's workers.

It reads requests from standard input and writes answers to standard output, each message a length and JSON. A request
holds a seat's view and how hard to think, nothing else of the table: a bot can't use what it isn't told, whoever wrote
its mind."""

import os
import struct
import threading
from collections.abc import Callable
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, Literal, Union

import msgspec
from msgspec import Raw, Struct

from greathall.bots.bot import bot, ticking
from greathall.core.game import Game, all_games, find_game

LENGTH = struct.Struct(">I")
LONGEST = 1 << 24
"""The longest message; anything longer is noise."""
RANKED = 3
"""How many of the moves that a bot weighed are returned for hints."""
NICE = 10
"""How much priority thinking gives up to the server."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a worker is told."""

    id: int
    game: str
    what: Literal["choose", "aside"]
    level: str
    seconds: float
    seed: str | None
    view: Raw
    ticks: bool = False  # somebody waits, and is told how far it is
    ranked: int = RANKED  # how many of the moves that it weighed are wanted


class WorkerAnswer(Struct, frozen=True, omit_defaults=True):
    """A choice, an aside's action or none, or what went wrong; number 0 says that the worker is ready.

    With a `share`, it is no answer yet: that part of the time to think has passed."""

    id: int
    choice: Any = None
    action: Any = None
    fault: str = ""
    share: float | None = None


def framed(message: Struct) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data


@cache
def agenda_type(game: Game) -> Any:
    return list[Union[game.steps]]  # type: ignore[name-defined]  # noqa: UP007  (the members are known only at run time)


def read_view(game: Game, raw: Raw | bytes) -> Struct:
    """Return a view from its JSON, equal to the original; the view's own type leaves the kinds of its steps open."""
    view = msgspec.json.decode(raw, type=game.view_type)
    agenda = msgspec.convert(view.agenda, agenda_type(game))  # type: ignore[attr-defined]
    return msgspec.structs.replace(view, agenda=agenda)


# ── one thought ──────────────────────────────────────────────────────────────
def answer_request(request: Request, tell: Callable[[WorkerAnswer], None]) -> WorkerAnswer:
    """Return the answer to a request, and tell before it how far it is; if a mind fails, that is an answer too."""
    try:
        view = read_view(find_game(request.game), request.view)
        player = bot(request.level, request.seconds, request.seed)
        if request.ticks:
            player.clock = ticking(request.seconds, lambda share: tell(WorkerAnswer(request.id, share=share)))
        if request.what == "aside":
            return WorkerAnswer(request.id, action=player.aside(view))
        choice = player.choose(view)
        return WorkerAnswer(request.id, choice=msgspec.structs.replace(choice, ranked=choice.ranked[:request.ranked]))
    except Exception as fault:
        return WorkerAnswer(request.id, fault=where(fault))


def where(fault: BaseException) -> str:
    """Return a fault's type and place, never its message: that may name a card only one seat may know."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" in {trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
    return type(fault).__name__ + place


# ── the process ──────────────────────────────────────────────────────────────
def main() -> None:
    asked, told = own_pipes()
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(asked, requests), daemon=True).start()
    os.nice(NICE)
    all_games()
    tell(told, WorkerAnswer(0))
    while True:
        request = msgspec.json.decode(requests.get(), type=Request)
        tell(told, answer_request(request, partial(tell, told)))


def own_pipes() -> tuple[int, int]:
    """Return the two pipes under other numbers, so that a mind that prints or reads can't garble the messages.

    Everything else inherited from the server is closed: some event loops pass on inheritable sockets and files."""
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    asked, told = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, told


def listen(pipe: int, requests: "SimpleQueue[bytes]") -> None:
    """Read requests in a thread of its own, so that a worker ends with its server, however the server ended."""
    try:
        while True:
            (length,) = LENGTH.unpack(exactly(pipe, LENGTH.size))
            requests.put(exactly(pipe, length))
    except (EOFError, OSError):
        os._exit(0)


def exactly(pipe: int, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = os.read(pipe, length - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def tell(pipe: int, answer: WorkerAnswer) -> None:
    data = framed(answer)
    try:
        while data:
            data = data[os.write(pipe, data):]
    except OSError:  # nobody is left to read it
        os._exit(0)


if __name__ == "__main__":
    main()
