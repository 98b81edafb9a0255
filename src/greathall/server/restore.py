"""Restore a table from the store: replay and verify its entries, and compare the state's digests."""

from typing import Any

import msgspec

from greathall.core import fairness
from greathall.core.game import Game, find_game
from greathall.core.entries import Entry
from greathall.core.match import FORMAT, Match
from greathall.core.opening import by_name
from greathall.core.record import Record, replay_steps
from greathall.core.words import TABLE, Illegal
from greathall.server import logs
from greathall.server.opening import seat_name
from greathall.server.reasons import MOST
from greathall.server.sentences import Refused
from greathall.server.store import Kept
from greathall.server.table import LiveTable
from greathall.server.table_meta import TableMeta
from greathall.server.wire import Told

HEADER = ("game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series", "brought")
SINCE_2 = ("format", "pledges")
_decode = msgspec.json.Decoder(list[Entry]).decode
_told = msgspec.json.Decoder(list[Told]).decode


def restore_table(kept: Kept, now: float) -> LiveTable:
    """Return the table as last written; if it can't be replayed any more, it is suspended and its record kept.

    Suspension is final, because the players may then open the record with its secret. If a game is only
    missing, or memory is short, the table waits instead."""
    meta, game = kept.meta, known_game(kept.meta)
    if meta.status in ("waiting", "starting"):
        return waiting(kept, game, now)
    try:
        match = replayed(meta, kept)
    except MemoryError:
        raise
    except Exception as fault:  # changed rules may fail in any way
        return broken(kept, fault)
    table = LiveTable(meta, kept.secret, match)
    table.reasons += reasons(kept)
    if meta.status == "playing":
        resume(table, now)
    return table


def known_game(meta: TableMeta) -> Game:
    try:
        return find_game(meta.game)
    except Illegal:
        raise Refused(503, "table-no-game", game=meta.game) from None


def waiting(kept: Kept, game: Game, now: float) -> LiveTable:
    """Return a table where nothing has been drawn; its match will follow today's rules.

    If seeds were being revealed, that goes on: those who had committed to one are waited for once more."""
    table = LiveTable(kept.meta, kept.secret)
    meta = kept.meta
    if meta.format < FORMAT:
        for sitter in meta.seats:
            sitter.seed = ""  # nobody had committed to it; whoever comes back commits to another
        meta.format, table.dirty = FORMAT, True
    if meta.status == "starting":
        table.exchange.begin({sitter.owner for sitter in meta.seats}, now)
    if meta.rules != game.rules:
        try:
            meta.options = game.resolve_options(len(meta.seats), meta.options)
        except Illegal as no:
            table.suspend(no)
        else:
            meta.rules, table.dirty = game.rules, True
    return table


def broken(kept: Kept, fault: Exception) -> LiveTable:
    table = LiveTable(kept.meta, kept.secret)
    if kept.meta.status == "playing":
        known = isinstance(fault, Illegal)
        (logs.log if known else logs.fault)("table suspended", table=kept.meta.id, error=fault)
        table.suspend(fault if isinstance(fault, Illegal) else Refused(409, "table-broken"))
    return table


def resume(table: LiveTable, now: float) -> None:
    """Continue at the same question, with the early answers and the clock as they were.

    Seconds since the clock was last written are given back, because nobody knows when the hall went down."""
    match = table.match
    assert match is not None
    hold_again(match, table.meta)
    newer = match.game.rules != played_by(match)
    if newer:
        match.note_rules_version(match.game.rules)
        match.resolve_chance()
    table.clock.resume(*table.question(), now)
    if newer:
        table.moved(now)
    table.presence.rested = now
    table.presence.watch(table.asked, now)


def hold_again(match: Match, meta: TableMeta) -> None:
    """Hold early answers again where they were; if one has no place any more, its question is asked again."""
    agenda = match.state.agenda
    for seat, held in meta.held.items():
        if held.at in range(len(agenda) - 1) and agenda[held.at].early and agenda[held.at].seat == seat:
            try:
                match.held[seat] = match.read(held.do), held.by, held.at
            except Illegal:
                continue


def played_by(match: Match) -> int:
    """Return the version of the rules that the match was last played by."""
    versions = [entry.do["version"] for entry in match.entries if entry.seat == TABLE and "version" in entry.do]
    return int(versions[-1]) if versions else match.rules


def replayed(meta: TableMeta, kept: Kept) -> Match:
    """Replay the history; raise if it, or a digest of the state, isn't what today's rules give."""
    digests, count = {}, 0
    for line in kept.lines:
        if line.seq != count:
            raise Refused(409, "table-gap", at=str(count))
        count += len(_decode(line.body))
        digests[count] = line.digest
    for at, match in enumerate(replay_steps(unchained(meta, kept))):
        digest = digests.get(at)
        if digest is not None and not match.state.agrees(digest):
            raise Refused(409, "table-digest", at=str(at))
    return match


def reasons(kept: Kept) -> list[Told]:
    """Return what the whole table was told of its bots' latest reasons."""
    return [told for line in kept.lines if line.told for told in _told(line.told)][-MOST:]


# ── the record ───────────────────────────────────────────────────────────────
def recorded(meta: TableMeta, kept: Kept) -> Record:
    """Return the record as far as it was written; it needs no rules, so that any history can be given out."""
    record = unchained(meta, kept)
    head, secret = fairness.first_head(agreed(record)), bytes.fromhex(kept.secret)
    for at, entry in enumerate(record.entries):
        head = fairness.next_head(head, secret, at, entry)
    return msgspec.structs.replace(record, head=head)


def agreed(record: Record) -> dict[str, Any]:
    """Return the fields of a record that were agreed before its first entry, as `Match.header` does."""
    fields = (*HEADER, *(SINCE_2 if record.format > 1 else ()), *(["marks"] if record.marks else []))
    return {field: getattr(record, field) for field in fields}


def unchained(meta: TableMeta, kept: Kept) -> Record:
    """Return the record without the last head, which takes a while to compute."""
    names = meta.names or [seat_name(sitter, seat) for seat, sitter in enumerate(meta.seats)]
    brings = {seat: sitter.bring for seat, sitter in enumerate(meta.seats) if sitter.bring is not None}
    brought = fairness.seal(bytes.fromhex(kept.secret), "brings", by_name(brings)) if brings else ""
    entries = [entry for line in kept.lines for entry in _decode(line.body)]
    pledges = [sitter.pledge for sitter in meta.seats] if meta.format > 1 else []
    return Record(meta.format, meta.game, meta.rules, names, meta.options, meta.commitment,
                  [sitter.seed for sitter in meta.seats], meta.series, meta.verifiable, entries, "", pledges, brings,
                  brought, kept.secret, meta.result, meta.marks)
