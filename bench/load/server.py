"""A server under load: a process of its own, reached over HTTP, weighed through /proc."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 120.0
"""Seconds a server has to come up, or to answer."""


class Fault(Exception):
    """A server didn't do its part: there is no figure, and no guess in its place."""


class Server:
    def __init__(self, command: Sequence[str | Path], port: int, cwd: Path, **settings: str) -> None:
        self.port = port
        self.process = subprocess.Popen(command, cwd=cwd, env={**os.environ, **settings}, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL)
        self.line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            self._await()
        except Fault:
            self.stop()
            raise

    def _await(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.5).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise Fault(f"no server on port {self.port}: it ended with {self.process.poll()}")

    def stop(self) -> None:
        self.hang_up()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def post(self, path: str, body: Any, token: str | None = None, method: str = "POST") -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            self.line.request(method, path, msgspec.json.encode(body), headers)
            answer = self.line.getresponse()
            text = answer.read()
        except (OSError, HTTPException) as fault:
            raise Fault(f"{path}: {fault}") from fault
        if answer.status >= 300:
            raise Fault(f"{path}: {answer.status} {text[:200]!r}")
        return msgspec.json.decode(text) if text else None

    def count(self, name: str) -> float:
        """Return one of the hall's own counters."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE) as answer:
            return float(next(line.split()[1] for line in answer.read().decode().splitlines()
                              if line.startswith(f"greathall_{name}_total ")))

    def hang_up(self) -> None:
        """Close the connection between two set-ups, because a server closes idle ones."""
        self.line.close()

    # ── what it costs ────────────────────────────────────────────────────────
    def cpu(self) -> float:
        """Return the CPU seconds so far, of all threads and all children, even those that have ended."""
        return sum(sum(map(int, fields[11:15])) for _, fields in self._family()) / TICKS

    def own_cpu(self) -> float:
        """Return the CPU seconds of the process alone, of all its threads."""
        return sum(sum(map(int, fields[11:13])) for pid, fields in self._family() if pid == self.process.pid) / TICKS

    def memory(self) -> int:
        """Return the resident bytes of the process and its children; shared memory counts for each."""
        return sum(int(fields[21]) for _, fields in self._family()) * PAGE

    def _family(self) -> Iterator[tuple[int, list[str]]]:
        known = {self.process.pid}
        for pid, fields in sorted(stats()):  # a child's number is nearly always above its parent's
            if pid == self.process.pid or int(fields[1]) in known:
                known.add(pid)
                yield pid, fields


def stats() -> Iterator[tuple[int, list[str]]]:
    """Yield every process of the machine with the fields of its stat that follow the name."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                text = (folder / "stat").read_text()
            except OSError:
                continue  # ended while we looked
            yield int(folder.name), re.sub(r"^.*\) ", "", text, flags=re.S).split()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port
