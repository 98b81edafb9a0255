"""`greathall serve`: open the hall on this computer, or for everybody on the same network."""

import argparse
import os
import signal
import socket
from typing import TYPE_CHECKING, Any

from greathall.core.catalogue import sentence
from greathall.core.words import Illegal
from greathall.server import settings as known
from greathall.server.settings import Settings

if TYPE_CHECKING:
    from greathall.server.app import Hall

PATIENCE = 5
"""Seconds that sockets and requests get to end when the hall closes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    known.arguments(parser)


def run(args: argparse.Namespace) -> int:
    settings = Settings.read(vars(args), os.environ)
    try:
        from greathall.server import logs, thinker
        from greathall.server.app import Hall
    except ImportError as missing:
        raise Illegal("", sentence("cli-no-server", missing=str(missing.name))) from None
    logs.set_up(settings.log, settings.log_level)
    thinker.add_games(os.environ)
    with bound(settings) as door:
        hall = Hall(settings, door.getsockname()[1])
        serve(hall, door)
    print(sentence("cli-hall-closed"), flush=True)
    return 0


def bound(settings: Settings) -> socket.socket:
    """The hall's address, taken before anything else is opened."""
    host = settings.host.strip("[]")
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, settings.port))
    except OSError as fault:
        door.close()
        facts = {"host": host, "port": str(settings.port), "fault": fault.strerror or str(fault)}
        raise Illegal("", sentence("cli-no-port", **facts)) from None
    return door


def serve(hall: "Hall", door: socket.socket) -> None:
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(hall)

    config = uvicorn.Config(
        hall.app, ws="websockets-sansio", ws_per_message_deflate=False, ws_max_size=hall.settings.message_bytes,
        ws_max_queue=8, log_config=None, access_log=False, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE, lifespan="on")
    server = Server(config)
    before = signal.getsignal(signal.SIGTERM)
    # uvicorn sends itself the signal again when it is done; a hall that closed in order has nothing left to be told
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, ignored)
    try:
        server.run(sockets=[door])
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, before)


def ignored(number: int, frame: Any) -> None:
    """A signal whose work is done."""


def announce(hall: "Hall") -> None:
    """The address to open, and how to let others in."""
    from greathall.server.addresses import ANYWHERE, LOOPBACK, qr_text

    for note in hall.notes:
        print(note)
    print(sentence("cli-hall-open", address=hall.address))
    if hall.settings.host in LOOPBACK:
        print(sentence("cli-hall-alone"))
    elif hall.settings.host in ANYWHERE:
        print(qr_text(hall.address))
        print(sentence("cli-hall-network"))
    print(sentence("cli-hall-stop", data=str(hall.settings.data)), flush=True)
