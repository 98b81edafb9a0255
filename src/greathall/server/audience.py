"""The clients at the tables: who comes and goes, and what each of them is sent."""

import time
from collections.abc import Container

import msgspec

import greathall
from greathall.core.words import Illegal
from greathall.server import hosting, messages, talk
from greathall.server.automation import Automation, Slot, is_calm
from greathall.server.client import Client
from greathall.server.logs import fault, log
from greathall.server.table import LiveTable

encode = msgspec.json.Encoder().encode


class Audience(Automation):
    """The part of the hub that knows the clients; the other part keeps the tables."""

    slots: dict[str, Slot]
    sockets: int

    def slot(self, table_id: str) -> Slot:
        raise NotImplementedError

    async def _load(self, slot: Slot) -> LiveTable:
        raise NotImplementedError

    # ── telling ──────────────────────────────────────────────────────────────
    def _announce(self, slot: Slot, table: LiveTable, now: float) -> None:
        """Send each client what its seat may see; viewers that see the same share one message."""
        if slot.status != table.meta.status:
            slot.status = table.meta.status
            self._greet(slot, table)
        made: dict[tuple[int | None, int], bytes] = {}
        moment: messages.Moment | None = None
        asked, seq = table.asked, table.seq
        whisper, table.whisper = table.whisper, None
        for client in slot.clients:
            if whisper is not None and client.open != whisper:
                continue  # even the fact that there was a message would reveal something
            if len(client.seats) > 1:
                client.mind_curtain(asked, table.secrets)
            key = client.open, client.sent
            data = made.get(key)
            if data is None:
                try:
                    moment = moment or messages.Moment(table, now, self._steady(slot, table))
                    data = made[key] = moment.message(*key)
                except Exception as error:  # a fault of the game's must affect one viewer, not the table
                    self.metrics.errors.inc()
                    fault("view failed", table=slot.id, error=error)
                    client.close()
                    continue
            client.push(data)
            client.sent = seq
        table.notes.clear()

    def _steady(self, slot: Slot, table: LiveTable) -> bytes:
        if slot.steady is None:
            slot.steady = messages.steady(table.meta, table.presence.here)
            slot.calm = is_calm(table)
        return slot.steady

    def _greet(self, slot: Slot, table: LiveTable) -> None:
        for client in slot.clients:
            client.seated(table.seats_of(client.guest))
            client.push(encode(messages.hello(table, client.guest, greathall.__version__)))

    async def regreet(self, table_id: str) -> None:
        """Tell every socket which seats are its own, after seats changed hands."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            table.presence.here = {client.guest for client in slot.clients}
            slot.steady = None
            self._greet(slot, table)
            self._announce(slot, table, time.monotonic())

    def show(self, slot: Slot, table: LiveTable, client: Client) -> None:
        """Send the table to one client, whose curtain may have moved."""
        moment = messages.Moment(table, time.monotonic(), self._steady(slot, table))
        client.push(moment.message(client.open, client.sent))
        client.sent = table.seq

    async def attach(self, table_id: str, client: Client) -> None:
        """Attach a client, to play or to watch."""
        slot = self.slot(table_id)
        async with slot.lock:
            table = slot.table or await self._load(slot)
            hosting.admit(table.meta, client.guest)
            client.sent = min(client.sent, table.seq)
            client.seated(table.seats_of(client.guest))
            client.push(encode(messages.hello(table, client.guest, greathall.__version__)))
            if not table.secrets:
                client.mind_curtain(table.asked, secrets=False)
            if news(table, client.guest, here=True) and not any(table.meta.seats[seat].away for seat in client.seats):
                self._mark_here(slot, table, client.guest)
            self.show(slot, table, client)
            slot.clients.append(client)
            self._follow_up(slot, table)  # bots that play only for spectators start with the first
        self.sockets += 1
        self.metrics.sockets.set(self.sockets)
        await self._presence(slot, client, here=True)

    def _mark_here(self, slot: Slot, table: LiveTable, guest: str) -> None:
        """Tell the others at once that a guest is here, whom no bot stands in for: there is nothing to write."""
        now = time.monotonic()
        table.mark_present(guest, now)
        slot.steady = None
        self._announce(slot, table, now)

    async def detach(self, table_id: str, client: Client) -> None:
        slot = self.slots[table_id]
        slot.clients.remove(client)
        self.sockets -= 1
        self.metrics.sockets.set(self.sockets)
        if not self._closing:
            await self._presence(slot, client, here=False)

    def hang_up(self, guest: str, sessions: Container[str] | None = None) -> None:
        """Close a guest's sockets: all of them, or those of these sessions."""
        for slot in list(self.slots.values()):
            for client in slot.clients:
                if client.guest == guest and (sessions is None or client.session in sessions):
                    client.close()

    async def send_away(self, table_id: str) -> None:
        """Close the sockets of those whom the host has removed."""
        removed = (await self.look(table_id)).meta.removed
        for client in self.slots[table_id].clients:
            if client.guest and talk.alias(table_id, client.guest) in removed:
                client.close()

    async def _presence(self, slot: Slot, client: Client, here: bool) -> None:
        """Tell others who is present, but only if it matters: not for spectators or second tabs."""
        if not client.guest or (not here and any(c.guest == client.guest for c in slot.clients)):
            return
        table = slot.table
        if table is None or not news(table, client.guest, here):
            return
        slot.steady = None
        try:
            await self.change(slot.id, lambda t, now: (t.mark_present if here else t.mark_absent)(client.guest, now))
        except Illegal as no:
            log("presence not sent", table=slot.id, why=no.why)


def news(table: LiveTable, guest: str, here: bool) -> bool:
    """Return whether it is news for the table that a guest is here, or isn't: spectators don't matter."""
    return (guest in table.presence.here) != here and bool(table.seats_of(guest))
