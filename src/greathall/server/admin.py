"""Orders from whoever runs the hall, through a socket file in its folder.

The folder and the file are their owner's alone, so the system itself checks who may give orders: there is no password
to lose, nothing listens on the network, and no web page or proxy can reach it. It also works when the hall is full."""

import asyncio
import socket
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from greathall.core.words import Illegal
from greathall.server.audit import ADMIN
from greathall.server.doors import network_of
from greathall.server.lobby import Lobby
from greathall.server.logs import fault
from greathall.server.orders import NAME, Answer, Order, short
from greathall.server.sentences import Refused, say
from greathall.server.table_meta import UNFINISHED, TableMeta

LONGEST_ORDER = 64 * 1024
PATIENCE = 10.0
"""Seconds that an order may take to arrive."""
MOST_LISTED = 500


class Admin:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hub, self.store = lobby, lobby.hub, lobby.store
        self.doors, self.audit = self.hub.doors, self.hub.audit
        self.server: asyncio.Server | None = None

    # ── the socket ───────────────────────────────────────────────────────────
    async def start(self, folder: Path) -> None:
        """Listen; the caller holds the folder's lock, so a file that is there already was left by a dead hall."""
        if not hasattr(socket, "AF_UNIX"):
            return
        self.file = folder / NAME
        self.file.unlink(missing_ok=True)
        line = socket.socket(socket.AF_UNIX)
        with short(folder) as name:
            line.bind(name)
        self.file.chmod(0o600)
        self.server = await asyncio.start_unix_server(self.hear, sock=line, limit=LONGEST_ORDER)

    async def stop(self) -> None:
        if self.server is not None:
            self.server.close()
            self.file.unlink(missing_ok=True)

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry out one order and answer it."""
        try:
            async with asyncio.timeout(PATIENCE):
                said = await reader.readline()
            writer.write(msgspec.json.encode(await self.obey(said)) + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # the command has ended
        finally:
            writer.close()

    async def obey(self, said: bytes) -> Answer:
        try:
            order = msgspec.json.decode(said, type=Order)
            told = await getattr(self, order.do)(order)
            return told if isinstance(told, Answer) else Answer(fact=told or "")
        except msgspec.MsgspecError as no:
            return Answer(fault=say("request-wrong", why=str(no)))
        except Illegal as no:
            return Answer(fault=no.why)
        except Exception as error:
            fault("order failed", error=error)
            return Answer(fault=say("hall-fault"))

    # ── looking ──────────────────────────────────────────────────────────────
    async def status(self, _: Order) -> Answer:
        policy = self.doors.policy
        facts = {"address": self.hub.address, "tables": len(self.hub.slots), "sockets": self.hub.sockets,
                 "store": self.store.fault or "well", "read-only": on_off(policy.read_only),
                 "invite-only": on_off(policy.invite_only), "bans": len(policy.bans), "codes": len(policy.invites)}
        return Answer([[name, str(fact)] for name, fact in facts.items()])

    async def tables(self, _: Order) -> Answer:
        metas = await asyncio.to_thread(self.store.recent, MOST_LISTED)
        return Answer([self.row(meta) for meta in metas])

    def row(self, meta: TableMeta) -> list[str]:
        slot = self.hub.slots.get(meta.id)
        who = ", ".join(f"{sitter.name} ({sitter.owner})" for sitter in meta.seats if sitter.owner)
        return [meta.id, meta.game, meta.status, date(meta.made), str(len(slot.clients) if slot else 0), who]

    async def guests(self, _: Order) -> Answer:
        """List those who are here, with their addresses, then those seen last."""
        here: dict[str, set[str]] = {}
        for slot in self.hub.slots.values():
            for client in slot.clients:
                here.setdefault(client.guest, set()).add(client.address)
        rows = await asyncio.to_thread(self.store.recent_guests, MOST_LISTED)
        return Answer([[row.id, row.name, date(row.made), ", ".join(sorted(here.get(row.id, [])))]
                       for row in sorted(rows, key=lambda row: row.id not in here)])

    async def bans(self, _: Order) -> Answer:
        return Answer([[who, date(ban.since), ban.why] for who, ban in self.doors.policy.bans.items()])

    async def invites(self, _: Order) -> Answer:
        return Answer([[code, date(invite.made), str(invite.left)]
                       for code, invite in self.doors.policy.invites.items()])

    # ── doing ────────────────────────────────────────────────────────────────
    async def close(self, order: Order) -> str:
        why = Refused(409, "table-shut-why", why=order.why) if order.why else Refused(409, "table-shut")
        await self.hub.close_table(order.who, why)
        await self.note("close", table=order.who, why=order.why)
        return order.who

    async def ban(self, order: Order) -> str:
        """Ban a guest or a network: their sockets are closed, and bots take over a guest's seats."""
        who = await self.named(order.who)
        await self.doors.ban(who, order.why)
        self.hub.part(who)
        for meta in await asyncio.to_thread(self.store.tables_of, who, MOST_LISTED):
            for seat, sitter in enumerate(meta.seats):
                if sitter.owner == who and meta.status in UNFINISHED:
                    with suppress(Illegal):  # the match may have ended meanwhile
                        await self.lobby.leave(meta.id, who, seat)
        await self.note("ban", who=who, why=order.why)
        return who

    async def named(self, who: str) -> str:
        """Return a guest's id, or the network of an address."""
        if network := network_of(who):
            return str(network)
        if who not in self.doors.policy.bans and await asyncio.to_thread(self.store.guest, who) is None:
            raise Refused(404, "admin-nobody", who=who)
        return who

    async def unban(self, order: Order) -> str:
        network = network_of(order.who)
        who = str(network) if network else order.who
        await self.doors.unban(who)
        await self.note("unban", who=who)
        return who

    async def read_only(self, order: Order) -> None:
        await self.doors.set_read_only(order.on)
        await self.note("read-only", on=order.on)

    async def invite_only(self, order: Order) -> None:
        await self.doors.set_invite_only(order.on)
        await self.note("invite-only", on=order.on)

    async def invite(self, order: Order) -> str:
        code = await self.doors.invite(order.uses)
        await self.note("invite", begins=code[:4], uses=order.uses)
        return code

    async def void(self, order: Order) -> str:
        await self.doors.void(order.who)
        await self.note("void", begins=order.who[:4])
        return order.who

    async def note(self, what: str, **facts: str | int | bool) -> None:
        await self.audit.done(ADMIN, what, **facts)


def on_off(on: bool) -> str:
    return "on" if on else "off"


def date(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
