"""A table's socket: reads, checks and answers a client's messages; plain ASGI, no framework."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
from msgspec import UNSET

from greathall.core.words import Form, Illegal
from greathall.server import messages
from greathall.server.addresses import rate_limit_key
from greathall.server.automation import Update
from greathall.server.client import Client, Connection
from greathall.server.guests import Guests
from greathall.server.hub import Hub
from greathall.server.limits import Buckets
from greathall.server.logs import fault
from greathall.server.middleware import address_of
from greathall.server.sentences import Refused, say
from greathall.server.store import GuestRow
from greathall.server.table import LiveTable
from greathall.server.turnstile import Receive, Scope, Send
from greathall.server.wire import VERBS, HintComing, No, Pong, ProbeAnswer, Say

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
GONE, SLOW, BROKEN = 1001, 1013, 1011
LONGEST_REASON = 123
"""The most bytes that fit into a close frame."""
FAREWELL = 1.0
UNDO_WEIGHS = 10
"""How many light messages an undo counts as, because it builds the table again."""
CROWD = 4
"""How many times as many messages as one guest all guests of one address may send."""
AT_A_TIME = 8
"""How many messages of one client are handled before others have their turn."""
encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Say).decode


class Socket:
    def __init__(self, hub: Hub, guests: Guests) -> None:
        self.hub, self.guests = hub, guests
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.open = 0
        settings = hub.settings
        self.crowds = Buckets(CROWD * settings.message_rate, CROWD * settings.message_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the client's request to connect
        try:
            guest, key = await self.who(scope)
            with self.place(key, address_of(scope)):
                await self.seat(scope, guest, key, receive, send)
        except Refused as no:
            who = self.guests.keeper.who(scope["token"]) or ""
            self.hub.audit.refused(no.key, no.status, address_of(scope), f"SOCKET {scope['path']}", who)
            await send_off(send, 4000 + no.status, no.why)
        except Exception as error:
            self.hub.metrics.errors.inc()
            fault("socket failed", path=scope["path"][:200], error=error)
            await send_off(send, BROKEN, say("hall-fault"))

    async def who(self, scope: Scope) -> tuple[GuestRow | None, str]:
        """Return the guest, and the key that limits count this socket under: a guest, or a stranger's address."""
        guest = await self.guests.by_token(scope["token"])
        if guest is None and scope["token"]:
            raise Refused(401, "guest-unknown")
        return guest, guest.id if guest else address_of(scope)

    @contextmanager
    def place(self, key: str, address: str) -> Iterator[None]:
        """Take a place before anything is awaited, so that many at once can't slip in together.

        One address gets at most half of them, also behind a proxy."""
        settings, places = self.hub.settings, ((self.by_guest, key), (self.by_address, address))
        if self.by_guest[key] >= settings.sockets_each:
            raise Refused(429, "gate-sockets", most=settings.sockets_each)
        if max(self.open, 2 * self.by_address[address]) >= settings.most_sockets:
            raise Refused(503, "hall-full")
        self.open += 1
        for count, whose in places:
            count[whose] += 1
        try:
            yield
        finally:
            self.open -= 1
            for count, whose in places:
                count[whose] -= 1
                if not count[whose]:
                    del count[whose]

    async def seat(self, scope: Scope, guest: GuestRow | None, key: str, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise Refused(404, "hall-no-table")
        name, who = (guest.name, guest.id) if guest else ("", "")
        limits = self.hub.buckets.of(key), self.crowds.of(address_of(scope))
        client = Client(who, name, limits, self.hub.settings.backlog_bytes, since_of(scope))
        client.address = str((scope.get("client") or ("",))[0])
        _, client.session = self.guests.keeper.session(scope["token"]) or ("", "")
        await self.hub.attach(found[1], client)
        try:
            await self.who(scope)  # they may have been signed out meanwhile
            await self.converse(found[1], client, receive, send, scope.get("connection"))
        finally:
            await self.hub.detach(found[1], client)

    async def converse(self, table_id: str, client: Client, receive: Receive, send: Send,
                       connection: Connection | None = None) -> None:
        """Talk until one side closes; a client that never reads isn't waited for."""
        try:
            await send({"type": "websocket.accept"})
        except OSError:  # gone before it was let in
            return
        loop = asyncio.get_running_loop()
        writer, reader = loop.create_task(write_on(client, send)), asyncio.current_task()
        assert reader is not None
        if connection is not None:
            client.straight, connection.listener = connection.push, partial(self.play_at_once, table_id, client)
        heeded = 0
        try:
            while not (client.closing or client.lost):
                client.dropped = reader.cancel  # only while nothing is being done: an update is never cut in half
                message = await receive()
                client.dropped = None
                if message["type"] == "websocket.disconnect":
                    return
                await self.heed(table_id, client, message)
                heeded += 1
                if heeded % AT_A_TIME == 0:  # a thousand may have arrived at once, none of which has to wait
                    await asyncio.sleep(0)
        except asyncio.CancelledError:
            if not client.lost:
                raise
            reader.uncancel()
        finally:
            if connection is not None:
                connection.listener = None
            client.dropped = None
            client.close()
            await asyncio.wait([writer], timeout=FAREWELL)
            writer.cancel()

    async def heed(self, table_id: str, client: Client, message: MutableMapping[str, Any]) -> None:
        """Handle one message; a client that sends too fast is read more slowly, and told so once."""
        self.hub.metrics.messages.inc()
        now = time.monotonic()
        if not client.may(now):
            no = Refused(429, "gate-often")
            self.note(no, client, table_id)
            client.push(encode(refusal(no, None, table_seq(self.hub, table_id))))
            await asyncio.sleep(min(5.0, max(limit.wait(now) for limit in client.limits) + 0.2))
            return
        seat = None
        try:
            said, verb = heard(message.get("text"), self.hub.settings.message_bytes)
            seat = said.seat if isinstance(said.seat, int) else None
            await self.answer(table_id, client, said, verb)
        except Exception as no:
            self.refuse(table_id, client, seat, no)

    def play_at_once(self, table_id: str, client: Client, data: bytes) -> bool:
        """Play a move where its frame arrives, if the table and the client's reader are at rest.

        Return False if it must wait for its turn, like everything that isn't a move or that is refused unread."""
        slot = self.hub.slots.get(table_id)
        if slot is None or slot.table is None or slot.lock.locked() or client.dropped is None or client.closing:
            return False
        try:
            said, verb = heard(data.decode(), self.hub.settings.message_bytes)
        except (Illegal, UnicodeDecodeError):
            return False
        if verb != "action" or not client.may(time.monotonic()):
            return False
        self.hub.metrics.messages.inc()
        refuse = partial(self.refuse, table_id, client, said.seat if isinstance(said.seat, int) else None)
        try:
            self.hub.change_at_once(slot, playing(client.guest, said), refuse)
        except Exception as no:
            refuse(no)
        return True

    def refuse(self, table_id: str, client: Client, seat: int | None, no: Exception) -> None:
        """Tell a client why nothing came of its message; a fault of ours is logged, and no more said of it."""
        if isinstance(no, Illegal):
            self.hub.metrics.refusals.inc()
            if isinstance(no, Refused):
                self.note(no, client, table_id)
        else:
            self.hub.metrics.errors.inc()
            fault("message failed", table=table_id, error=no)
            no = Refused(500, "hall-fault")
        client.push(encode(refusal(no, seat, table_seq(self.hub, table_id))))

    def note(self, no: Refused, client: Client, table_id: str) -> None:
        address = rate_limit_key(client.address)
        self.hub.audit.refused(no.key, no.status, address, f"table {table_id}", client.guest)

    async def answer(self, table_id: str, client: Client, said: Say, verb: str) -> None:
        hub, guest = self.hub, client.guest
        if verb == "action":
            await hub.change(table_id, playing(guest, said))
        elif verb == "probe":
            client.push(encode(probed(await hub.look(table_id), guest, said)))
        elif verb == "open":
            await hub.curtain(table_id, client, said.open)  # type: ignore[arg-type]
        elif verb in ("chat", "phrase"):
            await hub.say(table_id, client, said.chat or "", said.phrase or "")
        elif verb == "undo":
            if not client.may(time.monotonic(), UNDO_WEIGHS - 1):
                raise Refused(429, "gate-often")
            if await hub.change(table_id, lambda t, now: t.ask_undo(guest, said.undo, now)):
                await hub.regreet(table_id)
        elif verb == "consent":
            await hub.change(table_id, lambda t, now: t.consent(guest, said.seat, bool(said.consent), now))
        elif verb == "hint":
            client.push(encode(await hub.hint(
                table_id, guest, said.hint, said.seq,  # type: ignore[arg-type]
                lambda share: client.push(encode(HintComing(share))))))
        elif verb == "bot":
            await hub.change(table_id, lambda t, now: handed(t, guest, said, now))
        elif verb == "take":
            await hub.change(table_id, lambda t, now: t.hand(guest, said.take, "", now))
        elif verb == "pace":
            await hub.change(table_id, lambda t, _: t.set_pace(guest, said.pace), tell=False)
        elif verb == "skip":
            await hub.skip(table_id, guest, said.skip)
        elif verb == "earlier":
            table = await hub.look(table_id)
            client.push(encode(messages.earlier(table, client.open, said.earlier)))  # type: ignore[arg-type]
        else:
            client.push(encode(Pong(said.ping)))  # type: ignore[arg-type]


async def write_on(client: Client, send: Send) -> None:
    """Send everything for this client, one message after another."""
    try:
        while (data := await client.next()) is not None:
            await send({"type": "websocket.send", "text": data.decode()})
        await send({"type": "websocket.close", "code": SLOW if client.lost else GONE})
    except Exception:  # the socket is gone: the reader will notice too
        client.closing = True


async def send_off(send: Send, code: int, why: str) -> None:
    """Close the socket with the reason in the close frame: a browser tells its page nothing if it never opened."""
    with suppress(Exception):  # the socket is already gone, or was never opened
        await send({"type": "websocket.accept"})
    reason = why.encode()[:LONGEST_REASON].decode(errors="ignore")
    with suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})


def heard(data: str | None, most: int) -> tuple[Say, str]:
    """Return the message and its one verb."""
    if data is None:
        raise Refused(400, "say-text")
    if len(data) > most or (not data.isascii() and len(data.encode()) > most):
        raise Refused(413, "say-large", most=most)
    try:
        said = _read(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as no:
        raise Refused(400, "say-unreadable", fault=str(no)[:200]) from None
    if said.action is not UNSET and said == Say(said.seq, said.seat, said.action):
        return said, "action"  # the most common verb, found at once
    verbs = [verb for verb in VERBS if getattr(said, verb) is not UNSET]
    if len(verbs) != 1:
        raise Refused(400, "say-one", verbs=", ".join(VERBS))
    return said, verbs[0]


def probed(table: LiveTable, guest: str, said: Say) -> ProbeAnswer:
    action = bytes(said.probe)  # type: ignore[arg-type]
    no = table.probe(guest, said.seat, said.seq, action)
    seq, seat = int(said.seq), int(said.seat)  # type: ignore[arg-type]  # the probe has judged them
    form = form_for(table, seat, action)
    if no is None:
        return ProbeAnswer(seq, seat, True, form=form)
    return ProbeAnswer(seq, seat, False, no.rule, no.why, no.key, no.facts, form)


def form_for(table: LiveTable, seat: int, action: bytes) -> Form | None:
    """Return the form that this fills in, narrowed by it; None if there is no such form."""
    match = table.require_match()
    try:
        return match.form_for(seat, match.read(action))
    except Illegal:
        return None


def playing(guest: str, said: Say) -> Update[None]:
    """Return the update that plays a guest's move."""
    action = bytes(said.action)  # type: ignore[arg-type]
    return lambda table, now: table.play(guest, said.seat, said.seq, action, now)


def handed(table: LiveTable, guest: str, said: Say, now: float) -> None:
    table.hand(guest, said.seat, str(said.bot), now)


def refusal(no: Illegal, seat: int | None, seq: int) -> No:
    return No(no.rule, no.why, no.key, no.facts, seq, seat)


def table_seq(hub: Hub, table_id: str) -> int:
    """Return how far the table has come on disk; clients may not know more yet."""
    slot = hub.slots.get(table_id)
    return slot.table.saved if slot and slot.table else 0


def since_of(scope: Scope) -> int:
    """Return the last seq that the client knows; anything else means from the beginning."""
    given = parse_qs(scope["query_string"][:200].decode("latin-1")).get("since", ["0"])[-1]
    return int(given) if given.isdecimal() and len(given) < 10 else 0
