"""boardgame.io: its server with a game of our own, and a client that speaks socket.io over a bare WebSocket."""

import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from picows import ws_connect

from bench.load.drive import Screen, Table
from bench.load.server import Server, free_port

HOME = Path(__file__).parent / "boardgameio"
PACKAGE = HOME / "node_modules" / "boardgame.io" / "package.json"
GAME = "fives"
EVENT = f"42/{GAME},".encode()

# The printed board, as in game.js: both packs without their Jacks, row by row between the corners.
JACK = 9
PLAIN = [card for card in range(52) if card % 13 != JACK]
OPEN = [space for space in range(100) if space not in (0, 9, 90, 99)]
HOMES: list[list[int]] = [[] for _ in range(52)]
for _at, _space in enumerate(OPEN):
    HOMES[PLAIN[_at % len(PLAIN)]].append(_space)


class Ctx(Struct):
    currentPlayer: str
    gameover: Any = None


class State(Struct):
    """The part of a state that is cheap to read; only the client that must move reads the game's own part."""

    G: Raw
    ctx: Ctx
    number: int = field(name="_stateID")


class Row(Struct): spaces: list[int]


class Game(Struct):
    board: list[int]
    hand: list[int]
    made: list[Row]


class Sync(Struct): state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Sync])
SEEN = msgspec.json.Decoder(Game)


class Fives(Screen):
    def __init__(self, match: str, player: int, credentials: str, rng: Random) -> None:
        super().__init__()
        self.match, self.player, self.credentials, self.rng = match, str(player), credentials, rng
        self.mark = player + 1
        self.state: State | None = None

    def hear(self, text: bytes) -> None:
        if text.startswith(EVENT + b'["update"'):
            self.see(UPDATE.decode(text[len(EVENT):])[2])
        elif text.startswith(EVENT + b'["sync"'):
            self.see(SYNC.decode(text[len(EVENT):])[2].state)
        elif text.startswith(b"0{"):
            self.say(f"40/{GAME},".encode())
        elif text.startswith(b"40/"):
            self.emit("sync", self.match, self.player, self.credentials, 2)
        elif text == b"2":
            self.say(b"3")

    def see(self, state: State) -> None:
        self.state, self.stamp = state, state.number

    def emit(self, *event: Any) -> None:
        self.say(EVENT + msgspec.json.encode(event))

    def answer(self) -> bytes | None:
        state = self.state
        if state is None or state.ctx.gameover is not None or state.ctx.currentPlayer != self.player:
            return None
        kind, args = self.choose(SEEN.decode(state.G))
        payload = {"type": kind, "args": args, "playerID": self.player, "credentials": self.credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + msgspec.json.encode(("update", move, state.number, self.match, self.player))

    def choose(self, game: Game) -> tuple[str, list[int]]:
        """Return any playable card of the hand and any of its spaces; discard a card that can't be played."""
        for card in self.rng.sample(game.hand, len(game.hand)):
            kind, spaces = self.spaces(game, card)
            if spaces:
                return kind, [card, spaces[int(self.rng.random() * len(spaces))]]
        return "discard", [next(card for card in game.hand if card % 13 != JACK or card >= 26)]

    def spaces(self, game: Game, card: int) -> tuple[str, list[int]]:
        if card % 13 != JACK:
            return "place", [space for space in HOMES[card] if not game.board[space]]
        if card < 26:
            return "place", [space for space in OPEN if not game.board[space]]
        fast = {space for row in game.made for space in row.spaces}
        return "remove", [space for space in OPEN if game.board[space] == 3 - self.mark and space not in fast]


class Rival:
    name = "boardgame.io"

    def __init__(self) -> None:
        self.rng = Random(2)
        port = free_port()
        self.server = Server(["node", "server.js", str(port)], port, HOME, NODE_ENV="production")

    def close(self) -> None:
        self.server.stop()

    async def seat(self, tables: int) -> list[Table]:
        seated = [Table([await self.sit(match, player) for player in range(2)]) for match in self.matches(tables)]
        self.server.hang_up()
        return seated

    def matches(self, count: int) -> list[str]:
        return [self.server.post(f"/games/{GAME}/create", {"numPlayers": 2})["matchID"] for _ in range(count)]

    async def sit(self, match: str, player: int) -> Fives:
        joined = self.server.post(f"/games/{GAME}/{match}/join", {"playerID": str(player), "playerName": f"P{player}"})
        screen = Fives(match, player, joined["playerCredentials"], self.rng)
        url = f"ws://127.0.0.1:{self.server.port}/socket.io/?EIO=4&transport=websocket"
        await ws_connect(lambda: screen, url)
        await screen.ready
        return screen


def version() -> str | None:
    """Return the installed version; None without node, or without npm to install it."""
    if shutil.which("node") is None:
        return None
    if not PACKAGE.exists() and (npm := shutil.which("npm")):
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=HOME, check=False,
                       stdout=subprocess.DEVNULL)
    if not PACKAGE.exists():
        return None
    found: str = msgspec.json.decode(PACKAGE.read_bytes())["version"]
    return found
