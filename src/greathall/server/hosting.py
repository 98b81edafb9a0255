"""A host decides about the guests at their table, and each guest for themselves.

Guests are named by their alias (talk.py). What was decided is kept with the table, so it also holds after a restart."""

from greathall.server.bodies import GuestSet, TableSet
from greathall.server.sentences import Refused
from greathall.server.table import STAND_IN, LiveTable
from greathall.server.table_meta import Removed, Seated, TableMeta, left
from greathall.server.talk import alias

MOST = 200
"""The most guests that may be removed or muted at one table, and that one guest may mute for themselves."""


def require_host(table: LiveTable, guest: str) -> None:
    if not table.meta.is_host(guest):
        raise Refused(403, "table-host-only")


def admit(meta: TableMeta, guest: str) -> None:
    """Refuse whoever the host has removed, and at a locked table whoever has no seat."""
    if guest and alias(meta.id, guest) in meta.removed:
        raise Refused(403, "table-removed")
    seated = bool(guest) and any(sitter.owner == guest for sitter in meta.seats)
    if meta.locked and not seated and not meta.is_host(guest):
        raise Refused(403, "table-locked")


def set_table(table: LiveTable, guest: str, wanted: TableSet) -> None:
    """Lock a table or open it again, or close it for good."""
    require_host(table, guest)
    table.require_unfinished()
    if wanted.locked is not None:
        table.meta.locked = wanted.locked
    if wanted.closed:
        table.meta.closed = True
        table.suspend(Refused(409, "table-host-closed"))
    table.dirty = True


def set_guest(table: LiveTable, guest: str, who: str, wanted: GuestSet, now: float) -> None:
    """Remove somebody or let them in again, mute them for all, or hear them no more oneself."""
    meta, me = table.meta, alias(table.meta.id, guest)
    if wanted.removed is not None or wanted.muted is not None:
        require_host(table, guest)
    if who == me:
        raise Refused(400, "table-yourself")
    if wanted.removed:
        table.require_unfinished()
    removed = changed(meta.removed, who, wanted.removed)
    muted = changed(meta.muted, who, wanted.muted)
    unheard = changed(meta.unheard.get(me, []), who, None if wanted.heard is None else not wanted.heard)
    known = known_as(meta, who)
    meta.removed, meta.muted, meta.unheard, table.dirty = removed, muted, {**meta.unheard, me: unheard}, True
    if wanted.removed and known.name:
        meta.removed_as = {**meta.removed_as, who: known}
    elif wanted.removed is False:
        meta.removed_as = {one: known for one, known in meta.removed_as.items() if one != who}
    if wanted.removed:
        vacate(table, who, now)


def known_as(meta: TableMeta, who: str) -> Removed:
    """Return what a guest is called at the table, by their seat or their talk, and the seats they have in a match."""
    seats = [seat for seat, sitter in enumerate(meta.seats) if sitter.owner and alias(meta.id, sitter.owner) == who]
    names = [meta.seats[seat].name for seat in seats] + [line.name for line in meta.talk if line.who == who]
    return Removed(names[0] if names else "", [] if meta.status == "waiting" else seats)


def forget(meta: TableMeta, guest: str) -> None:
    """Forget all that was decided about a guest who has deleted themselves, and by them."""
    who = alias(meta.id, guest)
    known = meta.removed_as.get(who, Removed(""))
    meta.forgotten = sorted({*meta.forgotten, *known.seats})
    meta.removed_as = {one: known for one, known in meta.removed_as.items() if one != who}
    meta.removed, meta.muted = changed(meta.removed, who, False), changed(meta.muted, who, False)
    meta.unheard = {one: changed(those, who, False) for one, those in meta.unheard.items() if one != who}


def changed(those: list[str], who: str, on: bool | None) -> list[str]:
    """Return the list with this guest on it or not."""
    if on is None or on == (who in those):
        return those
    if len(those) >= MOST and on:
        raise Refused(409, "table-many-guests", most=MOST)
    return [*those, who] if on else [one for one in those if one != who]


def vacate(table: LiveTable, who: str, now: float) -> None:
    """Take a guest's seats: before the match they are free, later a bot plays on as if their owner were away.

    The things they brought stay, because the match started with them."""
    meta = table.meta
    for seat in table.people():
        sitter = meta.seats[seat]
        if alias(meta.id, sitter.owner) != who:
            continue
        bot = sitter.bot or STAND_IN
        meta.seats[seat] = Seated() if meta.status == "waiting" else left(sitter, bot)
    table.reseated(now)
