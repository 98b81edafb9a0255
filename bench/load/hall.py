"""Our own server with two-player Sequence, and a client that plays one of the options it is sent."""

import sys
import tempfile
from random import Random
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct
from picows import ws_connect

import greathall
from bench.load.drive import Screen, Table
from bench.load.server import PATIENCE, Fault, Server, free_port

AGAINST = "Great Hall, before"
FREE = "1000000"
LIMITS = {f"GREATHALL_{name}": FREE for name in (
    "TABLES_EACH", "MOST_SOCKETS", "MESSAGE_RATE", "MESSAGE_BURST", "REQUEST_RATE", "REQUEST_BURST",
    "NEWCOMER_RATE", "NEWCOMER_BURST", "TABLE_RATE", "TABLE_BURST")}
"""High limits, because everything comes from one address, which a hall takes for a flood; they still count."""


NOTHING = Raw(b"null")


class Heard(Struct):
    """The part of a message that is cheap to read; only the client that must answer reads the question."""

    type: str
    seq: int = -1
    ask: Raw = NOTHING
    why: str = ""
    status: str = ""


class Question(Struct):
    seat: int
    legal: list[dict[str, Any]] | None = None


HEARD = msgspec.json.Decoder(Heard)
QUESTION = msgspec.json.Decoder(Question | None)


class Seat(Screen):
    def __init__(self, seat: int, rng: Random) -> None:
        super().__init__()
        self.seat, self.rng = seat, rng
        self.ask = NOTHING

    def hear(self, text: bytes) -> None:
        heard = HEARD.decode(text)
        if heard.type == "table":
            self.ask, self.stamp = heard.ask, heard.seq
        elif heard.type == "refusal":
            raise Fault(f"a move was refused: {heard.why}")

    def answer(self) -> bytes | None:
        """Return any card, then any way to play it, so that Jacks stay in hands as long as other cards."""
        question = QUESTION.decode(self.ask)
        if question is None or question.seat != self.seat or not question.legal:
            return None
        cards = list(dict.fromkeys(option.get("card") for option in question.legal))
        card = cards[int(self.rng.random() * len(cards))]
        ways = [option for option in question.legal if option.get("card") == card]
        action = ways[int(self.rng.random() * len(ways))]
        return msgspec.json.encode({"seq": self.stamp, "seat": self.seat, "action": action})


class Hall:
    name = "Great Hall"

    def __init__(self, source: Path | None = None, **settings: str) -> None:
        """Open a hall: this tree's, or that of another `source` tree of ours."""
        if source is not None:
            self.name = AGAINST
        self.rng = Random(1)
        self.guests: list[str] = []
        self.paths: list[str] = []  # of the tables that were made
        self.data = tempfile.TemporaryDirectory(prefix="hall")
        port = free_port()
        path = str(source or Path(greathall.__file__).parents[1])
        command = [sys.executable, "-m", "greathall", "serve", "--port", str(port), "--data", self.data.name]
        self.server = Server(command, port, Path(self.data.name), **LIMITS, PYTHONPATH=path, **settings)

    def close(self) -> None:
        self.server.stop()
        self.data.cleanup()

    async def seat(self, tables: int) -> list[Table]:
        """Connect the clients; each is a guest of its own and comes back for the next match."""
        for number in range(len(self.guests), 2 * tables):
            guest = self.server.post("/api/identity", {"name": f"Guest {number}"}, method="PUT")
            self.guests.append(guest["token"])
        seated = [await self.table(self.guests[2 * i: 2 * i + 2]) for i in range(tables)]
        self.server.hang_up()
        return seated

    async def table(self, guests: list[str]) -> Table:
        host, other = guests
        new = {"game": "sequence", "seats": 2, "absence": 0}
        table = f"/api/tables/{self.server.post('/api/tables', new, host)['id']}"
        self.paths.append(table)
        self.server.post(f"{table}/seats/1", {}, other)
        self.server.post(f"{table}/start", {}, host)
        return Table([await self.sit(table, seat, guest) for seat, guest in enumerate(guests)])

    async def sit(self, table: str, seat: int, guest: str) -> Seat:
        screen = Seat(seat, self.rng)
        await ws_connect(lambda: screen, f"ws://127.0.0.1:{self.server.port}{table}/socket",
                         extra_headers={"Authorization": f"Bearer {guest}"}, websocket_handshake_timeout=PATIENCE)
        await screen.ready
        return screen
