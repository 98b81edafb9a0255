"""The doors of the hall: bans, a pause for everything new, and invitation codes, as decided by whoever runs it.

Decisions are on disk before they hold, and hold over a restart."""

import asyncio
import ipaddress
import secrets
import time
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from greathall.server.addresses import Address, unmapped
from greathall.server.audit import Audit
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow, PolicyRow, Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOME = 64
"""An IPv6 address is banned with its /64, which is one home: its owner has all of them."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Codes are read aloud and typed, so they have nothing that looks like something else."""
CODE = 12
MOST = 5000
"""The most bans, and the most codes."""


class Ban(Struct, frozen=True):
    since: int
    why: str = ""


class Invite(Struct, frozen=True):
    made: int
    left: int  # how many guests it still lets in


class Policy(Struct, frozen=True):
    """A decision as it is stored; bans are by guest or by network."""

    read_only: bool = False
    invite_only: bool = False
    bans: dict[str, Ban] = {}
    invites: dict[str, Invite] = {}


class Doors:
    """The decisions that hold; without a store everybody may come in, and nothing can be decided."""

    def __init__(self, store: Store | None = None, audit: Audit | None = None) -> None:
        self.store, self.audit = store, audit or Audit()
        self._lock = asyncio.Lock()
        paper = store.policy() if store else None
        self._hold(msgspec.json.decode(paper, type=Policy) if paper else Policy())

    def _hold(self, policy: Policy) -> None:
        self.policy = policy
        self.networks = {network for who in policy.bans if (network := network_of(who))}
        self.lengths = {(network.version, network.prefixlen) for network in self.networks}

    async def _decide(self, policy: Policy, guest: GuestRow | None = None) -> None:
        assert self.store is not None
        await self.store.write(PolicyRow(msgspec.json.encode(policy), guest))
        self._hold(policy)

    # ── asked for everybody ──────────────────────────────────────────────────
    def is_banned(self, address: str) -> bool:
        found = unmapped(address) if self.networks else None
        return found is not None and any(network in self.networks for network in self._around(found))

    def _around(self, address: Address) -> Iterator[Network]:
        """Yield the networks around an address, of the sizes that are banned."""
        for version, length in self.lengths:
            if version == address.version:
                yield ipaddress.ip_network((address, length), strict=False)

    def check_address(self, address: str) -> None:
        if self.is_banned(address):
            raise Refused(403, "gate-banned")

    def check_guest(self, guest: str) -> None:
        if guest in self.policy.bans:
            raise Refused(403, "guest-banned")

    def require_open(self) -> None:
        """Raise Refused if the hall takes nothing new: no guests, no tables, no seats, no matches."""
        if self.policy.read_only:
            raise Refused(503, "hall-read-only")

    async def register(self, guest: GuestRow, code: str) -> None:
        """Write a new guest, who may need a code; both are on disk together or not at all."""
        assert self.store is not None
        if not self.policy.invite_only:
            await self.store.write(guest)
            return
        code = "".join(code.upper().split()).replace("-", "")
        async with self._lock:
            found = self.policy.invites.get(code)
            if found is None:
                raise Refused(403, "guest-bad-code" if code else "guest-invite-only")
            left = {code: Invite(found.made, found.left - 1)} if found.left > 1 else {}
            others = {name: invite for name, invite in self.policy.invites.items() if name != code}
            await self._decide(msgspec.structs.replace(self.policy, invites=others | left), guest)

    # ── decided by whoever runs the hall ─────────────────────────────────────
    async def ban(self, who: str, why: str) -> None:
        async with self._lock:
            if len(self.policy.bans) >= MOST:
                raise Refused(409, "admin-many", most=MOST)
            bans = {**self.policy.bans, who: Ban(int(time.time()), why)}
            await self._decide(msgspec.structs.replace(self.policy, bans=bans))

    async def unban(self, who: str) -> None:
        async with self._lock:
            if who not in self.policy.bans:
                raise Refused(404, "admin-not-banned", who=who)
            bans = {name: ban for name, ban in self.policy.bans.items() if name != who}
            await self._decide(msgspec.structs.replace(self.policy, bans=bans))

    async def set_read_only(self, on: bool) -> None:
        async with self._lock:
            await self._decide(msgspec.structs.replace(self.policy, read_only=on))

    async def set_invite_only(self, on: bool) -> None:
        async with self._lock:
            await self._decide(msgspec.structs.replace(self.policy, invite_only=on))

    async def invite(self, uses: int) -> str:
        """Return a new code that lets so many guests in."""
        async with self._lock:
            if len(self.policy.invites) >= MOST:
                raise Refused(409, "admin-many", most=MOST)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            invites = {**self.policy.invites, code: Invite(int(time.time()), uses)}
            await self._decide(msgspec.structs.replace(self.policy, invites=invites))
            return code

    async def void(self, code: str) -> None:
        async with self._lock:
            if code not in self.policy.invites:
                raise Refused(404, "admin-no-code", code=code)
            invites = {name: invite for name, invite in self.policy.invites.items() if name != code}
            await self._decide(msgspec.structs.replace(self.policy, invites=invites))


def network_of(who: str) -> Network | None:
    """Return the network that is meant by an address or a network; None if it is neither."""
    try:
        if "/" in who:
            return ipaddress.ip_network(who, strict=False)
        address = unmapped(who)
        return None if address is None else ipaddress.ip_network(
            (address, HOME if address.version == 6 else 32), strict=False)
    except ValueError:
        return None
