"""`greathall serve`: open the hall on this computer, or for everyone on the network."""

import argparse
import gc
import logging
import os
import signal
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from greathall.core.catalogue import sentence
from greathall.core.words import Illegal
from greathall.pool.cluster import is_installed
from greathall.server import settings as known
from greathall.server.settings import Settings

if TYPE_CHECKING:
    from greathall.server.app import Hall

PATIENCE = 5
"""Seconds that sockets and requests get to end when the hall closes."""
UNREAD = 128 * 1024
"""Bytes that the system buffers for a slow connection, besides the hall's own; by default it takes megabytes."""
BESIDE = 200
"""Files that the hall has open besides its connections, and connections besides its sockets."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true", help="open the hall in your browser")
    known.arguments(parser)


def run(args: argparse.Namespace) -> int:
    settings = Settings.read(vars(args), os.environ)
    try:
        from greathall.server import logs
        from greathall.server.app import Hall
    except ImportError as missing:
        raise Illegal("", sentence("cli-no-server", missing=str(missing.name))) from None
    if settings.ray and not is_installed():
        raise Illegal("", sentence("cli-no-ray"))
    with bound(settings) as door:
        os.umask(0o077)  # keep the hall's files private
        logs.set_up(settings.log, settings.log_level)
        more_files(settings.most_sockets + 2 * BESIDE)
        hall = Hall(settings, door.getsockname()[1])
        serve(hall, door, args.open)
    print(sentence("cli-hall-closed"), flush=True)
    return 0


def bound(settings: Settings) -> socket.socket:
    """Return the hall's socket, bound before anything else is opened; early connections wait."""
    host = settings.host.strip("[]")
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        door.bind((host, settings.port))
        door.listen()
    except OSError as fault:
        door.close()
        facts = {"host": host, "port": str(settings.port), "fault": fault.strerror or str(fault)}
        raise Illegal("", sentence("cli-no-port", **facts)) from None
    return door


def more_files(wanted: int) -> None:
    """Raise the limit of open files: every connection is one, and the default is low."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(hall: "Hall", door: socket.socket, show: bool) -> None:
    import uvicorn

    from greathall.server.connections import protocols

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                settle_memory()
                announce(hall)
                if show:  # a browser in the terminal would keep the hall waiting
                    Thread(target=webbrowser.open, args=[hall.address], daemon=True).start()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Don't raise the signal again: a hall that closed in order has nothing left to do."""
            former = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for name, handler in former.items():
                    signal.signal(name, handler)

        def handle_exit(self, sig: int, frame: Any) -> None:
            """Ignore repeated signals: closing is bounded in time, and cutting it short would leave workers behind."""
            self.should_exit = True

    settings = hall.settings
    web, line = protocols(settings.most_sockets + BESIDE, settings, hall.hub.audit)
    config = uvicorn.Config(
        hall.app, http=web, ws=line, ws_per_message_deflate=False, ws_max_size=4 * settings.message_bytes,
        log_config=None, access_log=False, server_header=False, proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies), timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=max(1, int(settings.patience)), lifespan="on")
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # bad requests from strangers aren't worth logging
    Server(config).run(sockets=[door])


def settle_memory() -> None:
    """Run the garbage collector rarely, because it stops everyone.

    Matches hardly ever leave reference cycles; what the start created is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def announce(hall: "Hall") -> None:
    """Print the address to open, and how to let others in."""
    from greathall.server.addresses import ANYWHERE, LOOPBACK, qr_text

    for note in hall.notes:
        print(note)
    print(sentence("cli-hall-open", address=hall.address))
    host = hall.settings.host.strip("[]")
    if host in LOOPBACK:
        print(sentence("cli-hall-alone"))
    elif host in ANYWHERE and urlsplit(hall.address).hostname in LOOPBACK:
        print(sentence("cli-hall-no-network"))
    else:
        print(qr_text(hall.address))
        print(sentence("cli-hall-network"))
    print(sentence("cli-hall-stop", data=str(hall.settings.data)), flush=True)
