"""A Ray cluster of the tests' own on the loopback: a head that does no work, and nodes that come and go."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.pool.thinking import ENVIRON, TESTS

READY = 60.0
"""Seconds that a node may take to start."""
TRIES = 3
"""Ray gives up on a node whose agents take 15 seconds to start, as on a busy machine."""
START = """
import sys
from ray._private import ray_constants, services
from ray.scripts.scripts import main
ray_constants.ENABLE_RAY_CLUSTER, services.get_node_ip_address = True, lambda *_: "127.0.0.1"
sys.exit(main())
"""
"""`ray start`, which on the loopback refuses to start a second node."""
PLAIN = ("--min-worker-port=0", "--max-worker-port=0", "--node-ip-address=127.0.0.1", "--disable-usage-stats",
         "--object-store-memory=80000000", "--block")


class Node:
    """A node of the cluster, in the foreground."""

    def __init__(self, rays: "Rays", *args: str) -> None:
        self.log = rays.folder / f"{len(rays.nodes)}-{time.monotonic()}.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen([sys.executable, "-c", START, "start", *PLAIN, *args], env=rays.environ,
                                            cwd=TESTS.parent, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            start_new_session=True)

    def is_up(self) -> bool:
        """Wait until it runs, or has given up."""
        end = time.monotonic() + READY
        while self.process.poll() is None and time.monotonic() < end:
            if "Ray runtime started" in self.log.read_text():
                return True
            time.sleep(0.05)
        return False

    def kill(self) -> None:
        """End everything of this node at once, as if its power failed."""
        for pid in [*below(self.process.pid), self.process.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


class Rays:
    """The cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.nodes = folder, list[Node]()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        # No process is started that no test asks for, and the last variable keeps Ray on the loopback.
        self.environ = {**ENVIRON, "PYTHONPATH": f"{TESTS.parent}:{TESTS.parent / 'src'}", "RAY_AUTH_MODE": "token",
                        "RAY_AUTH_TOKEN": "0123456789abcdef" * 2, "RAY_USAGE_STATS_ENABLED": "0",
                        "RAY_num_workers_soft_limit": "8", "RAY_enable_worker_prestart": "0",
                        "RAY_prestart_worker_first_driver": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
        self.environ.pop("PYTHONDONTWRITEBYTECODE", None)

    def head(self, **places: int) -> Node:
        port = self.address.rpartition(":")[2]
        return self.start("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={self.folder}",
                          **places)

    def node(self, **places: int) -> Node:
        return self.start(f"--address={self.address}", **places)

    def start(self, *args: str, cpus: int, turns: int) -> Node:
        args = (*args, f"--num-cpus={cpus}", f'--resources={{"turn": {turns}}}' if turns else "--resources={}")
        for _ in range(TRIES):
            node = Node(self, *args)
            if node.is_up():
                self.nodes.append(node)
                return node
            node.kill()
        raise AssertionError(node.log.read_text())


@contextmanager
def rays() -> Iterator[Rays]:
    """A cluster without a node; its paths must be short, because there are sockets among them."""
    folder = Path(tempfile.mkdtemp(prefix="ray"))
    cluster = Rays(folder)
    try:
        yield cluster
    finally:
        for node in reversed(cluster.nodes):
            node.kill()
        shutil.rmtree(folder, ignore_errors=True)


def below(pid: int) -> list[int]:
    """Return all processes below this one, the lowest first."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [*below(child), child]
    return found
