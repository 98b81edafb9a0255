"""The seats of a table before its match, and what their owners set for them."""

from typing import Any

import msgspec

from greathall.core.words import Illegal
from greathall.server import seeds
from greathall.server.bodies import SeatSet
from greathall.server.guests import face, further_face
from greathall.server.identity import clean_name
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated

LARGEST_BRING = 20_000
"""The most bytes that a seat may bring."""
NOTHING_BROUGHT = ""
"""Sent to take back what was brought."""


def seated(guest: GuestRow, seats: int, mine: list[int], bots: dict[str, Any]) -> list[Seated]:
    """Return the seats of a new table: the guest at their own, bots, and empty ones."""
    sitters = [Seated() for _ in range(seats)]
    several = len(set(mine)) > 1
    for seat in mine:
        if seat not in range(seats):
            raise Refused(400, "table-no-seat", seats=seats)
        others = [sitter.avatar for sitter in sitters if sitter.owner]
        avatar = further_face(guest, others) if others else face(guest)
        sitters[seat] = Seated(guest.id, f"{guest.name} {seat + 1}" if several else guest.name, avatar)
    for text, level in bots.items():
        if not text.isascii() or not text.isdigit() or len(text) > 2 or int(text) not in range(seats):
            raise Refused(400, "table-no-seat", seats=seats)
        if sitters[int(text)].owner:
            raise Refused(409, "table-taken")
        sitters[int(text)] = Seated(bot=level)
    return sitters


def set_bot(table: LiveTable, seat: int, level: str) -> None:
    """Put a bot on a free seat or remove it; only the host, before the start."""
    table.require_waiting()
    table.meta.seats[seat], table.dirty = Seated(bot=level), True


def set_own(table: LiveTable, guest: str, seat: int, wanted: SeatSet, now: float) -> None:
    """Apply the settings of a seat's owner; all are checked before any is applied."""
    sitter = table.own(guest, seat)
    name = sitter.name if wanted.name is None else clean_name(wanted.name)
    if any(thing is not None for thing in (wanted.pledge, wanted.bring, wanted.name)):
        table.require_waiting()
    seeds.require_pledge(wanted.pledge or "")
    if wanted.seed is not None:
        table.require_unfinished()
        seeds.require_seed(table.meta, seat, wanted.seed)
    if wanted.bot is not None:
        table.hand(guest, seat, wanted.bot, now)
    sitter.name, table.dirty = name, True
    sitter.pledge = sitter.pledge if wanted.pledge is None else wanted.pledge
    sitter.bring = sitter.bring if wanted.bring is None else None if wanted.bring == NOTHING_BROUGHT else wanted.bring
    sitter.notice = sitter.notice if wanted.notice is None else wanted.notice
    if wanted.seed is not None:
        sitter.seed = wanted.seed
        table.begin_if_due(now)


def bring_fits(table: LiveTable, seat: int, bring: Any) -> None:
    """Refuse a thing that the setup would refuse, as soon as it is brought."""
    if len(msgspec.json.encode(bring)) > LARGEST_BRING:
        raise Refused(413, "table-large-bring")
    meta = table.meta
    try:
        table.game.setup(len(meta.seats), meta.options, {seat: bring}, meta.series["carry"])
    except Illegal:
        raise
    except Exception:  # a game may not expect such a thing at all
        raise Refused(400, "table-no-bring") from None
