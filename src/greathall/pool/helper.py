"""A process that works for a pool, seen from the pool's side."""

import asyncio
import logging
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Self

import msgspec

from greathall.games import VARIABLE
from greathall.pool.messages import LENGTH, LONGEST, Answer, Request, framed

PASSED_ON = ("PATH", "PYTHONPATH", VARIABLE, "LANG")
"""Everything a process gets of the server's environment; the rest may contain secrets."""
MOST_NOISE = 100
"""How much of a process's standard error is logged, in lines or pieces; the rest is dropped."""
LAST_WORDS = 1.0
"""Seconds to keep reading what a process wrote before it ended; another process could hold the pipe open."""


def warn(event: str, **fields: object) -> None:
    """Log an event with its facts, as the hall's own log takes them."""
    logging.getLogger(__name__).warning("%s", event, extra={"fields": fields})


class Crashed(Exception):
    """The process is gone, or its answer makes no sense."""


class Hung(Exception):
    """The process is running but silent."""


class Helper:
    """A process with pipes for messages, whose other output is logged."""

    module: ClassVar[str]
    called: ClassVar[str]  # what the log calls it

    def __init__(self, process: Process) -> None:
        self.process = process
        self.asked = 0
        self.noise = asyncio.create_task(self.listen())

    @classmethod
    async def start(cls, environ: Mapping[str, str], *args: str) -> Self:
        """Start a fresh interpreter in a session of its own.

        The server alone handles interrupts from the keyboard."""
        return cls(await create_subprocess_exec(
            sys.executable, "-P", "-m", cls.module, *args, stdin=PIPE, stdout=PIPE, stderr=PIPE,
            env=cls.environment(environ), start_new_session=True))

    @classmethod
    def environment(cls, environ: Mapping[str, str]) -> dict[str, str]:
        return {name: environ[name] for name in PASSED_ON if name in environ}

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    def numbered(self, request: Request) -> Request:
        """Return the request with a number of its own."""
        self.asked += 1
        return msgspec.structs.replace(request, id=self.asked)

    async def send(self, data: bytes) -> None:
        """Write a message; raise OSError if the process reads no more."""
        pipe = self.process.stdin
        assert pipe is not None
        if pipe.is_closing():  # some event loops raise a RuntimeError then
            raise BrokenPipeError
        pipe.write(data)
        await pipe.drain()

    def forget(self, number: int) -> None:
        """Tell the process that nobody wants this answer any more."""
        pipe = self.process.stdin
        assert pipe is not None
        if not pipe.is_closing():
            pipe.write(framed(Request(number)))

    async def heard(self) -> Answer:
        """Return the next message; raise Crashed if there is none, or none that makes sense."""
        pipe = self.process.stdout
        assert pipe is not None
        try:
            (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
            if length > LONGEST:
                raise Crashed("too long")
            return msgspec.json.decode(await pipe.readexactly(length), type=Answer)
        except (OSError, EOFError, msgspec.MsgspecError) as fault:
            raise Crashed(type(fault).__name__) from None

    async def listen(self) -> None:
        """Log what the process writes besides messages, and read it to the end so that the pipe can't fill up."""
        pipe, left = self.process.stderr, MOST_NOISE
        assert pipe is not None
        while said := await pipe.read(1000):
            if left:
                left -= 1
                warn(f"{self.called} says", pid=self.process.pid, said=said.decode(errors="replace").rstrip())

    async def end(self) -> None:
        """End the process at once: it has nothing to save."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await asyncio.wait([self.noise], timeout=LAST_WORDS)
        self.noise.cancel()
