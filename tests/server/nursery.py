"""Processes of their own for halls and terminals, without importing the same for each.

Imports are most of what it costs to open a hall. So one process has done them and forks, again and again; a child looks
for games under the environment it is given, and runs to its end as Python would run it.
"""

import atexit
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
from functools import cache
from importlib import import_module, reload
from typing import Any

from greathall.core.catalogue import sentence
from greathall.core.game import all_games
from greathall.server.sentences import say

IMPORTED = ("greathall.cli.arena", "greathall.cli.play", "greathall.cli.replay", "greathall.cli.serve",
            "greathall.server.app", "greathall.server.connections", "litestar.middleware.allowed_hosts",
            "litestar.middleware.csrf", "litestar.middleware.response_cache", "litestar.plugins.attrs", "uvloop")


class Forked:
    """A process of the nursery: Python with these words, `-m` a module or `-c` a program. It has what tests need of
    `subprocess.Popen`. It says what it says to its own pipe and file, or to the terminal that it is given."""

    def __init__(self, words: list[str], environ: dict[str, str], folder: str = "",
                 terminal: int | None = None) -> None:
        self.returncode: Any = None
        said, out = os.pipe()
        heard, told = os.pipe()
        self.stdout = os.fdopen(said)
        self._told = os.fdopen(heard, "rb", 0)  # no line is read ahead: `poll` asks whether there is one
        self._faults = tempfile.TemporaryFile("w+")  # noqa: SIM115  (until `communicate`)
        order = json.dumps({"words": words, "environ": environ, "folder": folder or os.getcwd()}) + "\n"
        files = [out, self._faults.fileno(), told] if terminal is None else [terminal, terminal, told]
        socket.send_fds(nursery(), [order.encode()], files)
        for file in (out, told):
            os.close(file)
        self.pid = int(self._told.readline())

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self, timeout: float = 0) -> Any:
        """Return the exit code, None if it goes on for longer than that."""
        if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
            self.returncode = int(self._told.readline())
        return self.returncode

    def communicate(self, timeout: float = 60) -> tuple[str, str]:
        """Return what it says until it ends."""
        assert self.poll(timeout) is not None, "it does not end"
        with self.stdout, self._told, self._faults:
            self._faults.seek(0)
            return self.stdout.read(), self._faults.read()


def ran(words: list[str], **environ: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end, under these variables and our own."""
    process = Forked(words, {**os.environ, **environ})
    said, faults = process.communicate()
    return subprocess.CompletedProcess(words, process.returncode, said, faults)


@cache
def nursery() -> socket.socket:
    """Return the line to the process that forks; it ends when the line does."""
    here, there = socket.socketpair()
    with there:
        process = subprocess.Popen([sys.executable, __file__, str(there.fileno())], stdin=subprocess.DEVNULL,
                                   pass_fds=[there.fileno()])
    atexit.register(process.wait)
    atexit.register(here.close)
    return here


# ── the process that forks ───────────────────────────────────────────────────
def main() -> None:
    for name in IMPORTED:
        import_module(name)
    all_games()
    sentence("cli-hall-closed")  # reads the sentences
    say("hall-fault")
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    line = socket.socket(fileno=int(sys.argv[1]))
    while True:
        order, files, _, _ = socket.recv_fds(line, 1 << 16, 3)
        if not order:
            return
        while not order.endswith(b"\n"):
            order += line.recv(1 << 16)
        if os.fork() == 0:
            line.close()
            watch(json.loads(order), *files)
            return
        for file in files:
            os.close(file)


def watch(order: dict[str, Any], out: int, faults: int, told: int) -> None:
    """Fork once more: the parent tells the child's number, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if pid := os.fork():
        os.close(out)
        os.write(told, b"%d\n" % pid)
        os.write(told, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        os._exit(0)
    os.close(told)
    if os.isatty(out):
        os.setsid()
        fcntl.ioctl(out, termios.TIOCSCTTY, 0)
        os.dup2(out, 0)
        sys.stdin = os.fdopen(0, closefd=False)
    for file, place in ((out, 1), (faults, 2)):
        os.dup2(file, place)
        os.close(file)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", 1, closefd=False)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environ"])
    reload(sys.modules["greathall.games"])
    how, what, *words = order["words"]
    sys.argv, sys.path[0] = [how, *words], order["folder"]
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(what, {"__name__": "__main__"})


if __name__ == "__main__":
    main()
