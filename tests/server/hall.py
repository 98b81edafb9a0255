"""A real server in a real process, and people who talk to it over real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from greathall.core import fairness
from tests.server.nursery import Forked

CANDLES = str(Path(__file__).parent.parent / "hall")
"""The example game, which the server under test offers too."""
WAIT = 60.0
"""Seconds that a test waits for an answer before it fails; nothing should take that long."""


def until(so: Callable[[], Any]) -> None:
    """Wait until it is true, but not forever."""
    end = time.monotonic() + WAIT
    while not so():
        assert time.monotonic() < end, "it doesn't come"
        time.sleep(0.01)


def stat(pid: int) -> list[str]:
    """Return what proc(5) tells of a process, from its state on; nothing if it has ended or the system doesn't tell."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


class Hall:
    """A server process on a folder; `kill` ends it as a power cut would, `open` starts it again on the same folder."""

    def __init__(self, data: Path, *args: str, port: int = 0, **environ: str) -> None:
        self.data, self.args, self.environ = data, args, environ
        self.port = port
        self.people: list[Person] = []
        self.before_program: Callable[[], None] = lambda: None
        """What a person's program waits for before it asks or says anything: what pages under test are still asking."""
        self.process: subprocess.Popen[str] | Forked | None = None

    def open(self) -> "Hall":
        words = ["-m", "greathall", "serve", "--port", str(self.port), "--data", str(self.data),
                 "--pace", "0", "--message-rate", "100000", "--request-rate", "100000", "--request-burst", "100000",
                 "--message-burst", "100000", "--newcomer-burst", "100000", "--table-burst", "100000",
                 "--talk-burst", "100000", *self.args]
        environ = {**os.environ, "GREATHALL_GAMES": CANDLES, **self.environ}
        self.process = self.start(words, environ)
        assert self.process.stdout is not None
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            if found := re.search(r"open: (http://\S+?:(\d+))\s", line):
                self.port = int(found[2])
            if "Ctrl-C" in line:
                return self
        raise AssertionError(f"the hall did not open: {self.said}{self.process.communicate()[1]}")

    def start(self, words: list[str], environ: dict[str, str]) -> subprocess.Popen[str] | Forked:
        return Forked(words, environ)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def spent(self) -> float:
        """Return the seconds of work the hall has done, whatever else the computer does; 0 if the system doesn't
        tell."""
        assert self.process is not None
        return sum(map(int, stat(self.process.pid)[11:13])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> tuple[int, str]:
        """Close it as Ctrl-C would; return the exit code and its last output."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        said, faults = self.process.communicate(timeout=WAIT)
        return self.process.returncode, said + faults


class Fresh(Hall):
    """A hall whose process begins as for people who start the command."""

    def start(self, words: list[str], environ: dict[str, str]) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env=environ)


@contextmanager
def hall(data: Path, *args: str, port: int = 0, **environ: str) -> Iterator[Hall]:
    with lent(Hall(data, *args, port=port, **environ)) as opened:
        yield opened


@contextmanager
def lent(opened: Hall) -> Iterator[Hall]:
    opened.open()
    try:
        yield opened
    finally:
        for person in opened.people:
            person.leave()
            person.http.close()
        if opened.process and opened.process.poll() is None:
            opened.kill()


def http(hall: Hall, address: str = "127.0.0.1") -> httpx.Client:
    """Return a client that asks from this loopback address."""
    way = httpx.HTTPTransport(verify=False, trust_env=False, local_address=address)  # no TLS here: quicker
    return httpx.Client(base_url=hall.url, timeout=WAIT, transport=way)


class Person:
    """Someone with a browser: a guest's token, and a socket at one table."""

    def __init__(self, hall: Hall, name: str, address: str = "127.0.0.1", token: str | None = None) -> None:
        self.hall, self.name, self.address = hall, name, address
        self.http = http(hall, address)
        self.token = token or self.ask("PUT", "/api/identity", {"name": name})["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()
        self.socket: ClientConnection | None = None
        self._line = ExitStack()
        hall.people.append(self)
        self.now: dict[str, Any] = {}
        self.hello: dict[str, Any] = {}

    def ask(self, verb: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Return the answer's JSON; fail on an unexpected status, or on any refusal."""
        self.hall.before_program()
        answer = self.http.request(verb, path, json=body)
        if status is None:
            assert answer.is_success, f"{verb} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{verb} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def table(self, game: str = "sequence", seats: int = 2, **more: Any) -> str:
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"])

    def join(self, table: str, seat: int) -> None:
        self.ask("POST", f"/api/tables/{table}/seats/{seat}")

    def start(self, table: str, **more: Any) -> None:
        """Start the match; browsers at the table reveal their seeds first."""
        if self.ask("POST", f"/api/tables/{table}/start", more)["status"] == "starting":
            until(lambda: self.ask("GET", f"/api/tables/{table}")["status"] != "starting")

    def pledge(self, table: str, seat: int, seed: str) -> None:
        """Commit to a seed, as every client does when it sits down."""
        commitment = self.ask("GET", f"/api/tables/{table}")["commitment"]
        self.ask("PATCH", f"/api/tables/{table}/seats/{seat}", {"pledge": fairness.pledge(commitment, seat, seed)})

    def reveal(self, table: str, seat: int, seed: str, status: int | None = None) -> Any:
        return self.ask("PATCH", f"/api/tables/{table}/seats/{seat}", {"seed": seed}, status=status)

    # ── the socket ───────────────────────────────────────────────────────────
    def sit(self, table: str, since: int = 0) -> dict[str, Any]:
        """Open the table's socket; return the first state."""
        self.leave()
        self.hall.before_program()
        url = f"ws://127.0.0.1:{self.hall.port}/api/tables/{table}/socket?since={since}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self.socket = self._line.enter_context(
            connect(url, additional_headers=headers, open_timeout=WAIT, max_size=None, compression=None,
                    ping_interval=None,  # whoever doesn't listen for a while sees no pong either, and would hang up
                    close_timeout=1, proxy=None, source_address=(self.address, 0)))
        return self.until("table")

    def leave(self) -> None:
        self._line.close()
        self.socket = None

    def say(self, **said: Any) -> None:
        assert self.socket is not None
        self.hall.before_program()
        self.socket.send(json.dumps(said))

    def hear(self) -> dict[str, Any]:
        """Return the next message, whatever it is."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=WAIT))
        if message["type"] == "table":
            self.now = message
        elif message["type"] == "hello":
            self.hello = message
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of these kinds; others are read and dropped."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def until_seq(self, seq: int) -> dict[str, Any]:
        """Return the table once it has come this far."""
        while self.now.get("seq", -1) < seq:
            self.until("table")
        return self.now

    @property
    def asked(self) -> bool:
        """Return whether it is my turn."""
        ask = self.now.get("ask")
        return ask is not None and ask["legal"] is not None

    def play(self, action: dict[str, Any]) -> dict[str, Any]:
        """Play an action; return the new state, or the refusal."""
        before = self.now["seq"]
        self.say(seq=before, seat=self.now["seat"], action=action)
        while True:
            answer = self.until("table", "refusal")
            if answer["type"] == "refusal" or answer["seq"] > before or answer.get("held"):
                return answer

    def play_any(self, rng: Random) -> dict[str, Any]:
        return self.play(rng.choice(self.now["ask"]["legal"]))


def play_out(people: list[Person], rng: Random, most: int = 5000) -> int:
    """Play at random until it is over; return how many moves were made."""
    for made in range(most):
        newest = max(p.now["seq"] for p in people)
        for person in people:
            person.until_seq(newest)
        if people[0].now["status"] == "over":
            return made
        next(p for p in people if p.asked).play_any(rng)
    raise AssertionError("the match does not end")
