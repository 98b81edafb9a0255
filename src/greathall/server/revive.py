"""A table out of the store: its entries are played again, every one judged, and the state's digests compared."""

import msgspec

from greathall.core import fairness
from greathall.core.game import Game, find_game
from greathall.core.match import Entry, Match, by_name
from greathall.core.record import FORMAT, Record, followed
from greathall.core.words import TABLE, Illegal
from greathall.server import logs
from greathall.server.paper import Paper
from greathall.server.store import Kept
from greathall.server.table import Table, seat_name
from greathall.server.sentences import Refused, say

HEADER = ("game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series", "brought")
"""What of a record was agreed before its first entry, as `Match.header` has it."""
_decode = msgspec.json.Decoder(list[Entry]).decode


def revived(kept: Kept, now: float) -> Table:
    """The table as it was last written. One that can't be replayed any more is suspended; its record is kept.

    To suspend is for good, for the record is then given out with its secret: where a game is only missing, or memory
    is short, the table waits."""
    paper, game = kept.paper, known_game(kept.paper)
    if paper.status == "waiting":
        return waiting(kept, game)
    try:
        match = replayed(paper, kept)
    except MemoryError:
        raise
    except Exception as fault:  # rules that changed may fail in any way
        return broken(kept, fault)
    table = Table(paper, kept.secret, match)
    if paper.status == "playing":
        resume(table, now)
    return table


def known_game(paper: Paper) -> Game:
    try:
        return find_game(paper.game)
    except Illegal:
        raise Refused(503, "table-no-game", game=paper.game) from None


def waiting(kept: Kept, game: Game) -> Table:
    """Nothing was drawn yet, so that the match will be by the rules of today."""
    table = Table(kept.paper, kept.secret)
    paper = kept.paper
    if paper.rules != game.rules:
        try:
            paper.options = game.settled(len(paper.seats), paper.options)
        except Illegal as no:
            table.suspend(no.why)
        else:
            paper.rules, table.dirty = game.rules, True
    return table


def broken(kept: Kept, fault: Exception) -> Table:
    table = Table(kept.paper, kept.secret)
    if kept.paper.status == "playing":
        known = isinstance(fault, Illegal)
        (logs.log if known else logs.fault)("table suspended", table=kept.paper.id, error=fault)
        table.suspend(fault.why if isinstance(fault, Illegal) else say("table-broken"))
    return table


def resume(table: Table, now: float) -> None:
    """The same prompt as before, with the early answers that were taken down, and the clock where it stood.

    Seconds that a clock had run since it was last written are given back: nobody knows when the hall went down."""
    match = table.match
    assert match is not None
    hold_again(match, table.paper)
    newer = match.game.rules != played_by(match)
    if newer:
        match.move_to(match.game.rules)
        match.settle()
    table.clock.resume(*table.question(), now)
    if newer:
        table.moved(now)
    table.rested = now
    table.watch_absence(now)


def hold_again(match: Match, paper: Paper) -> None:
    """Early answers lie where they lay. One that has no place any more is asked for again, like any other question."""
    agenda = match.state.agenda
    for seat, held in paper.held.items():
        if held.at in range(len(agenda) - 1) and agenda[held.at].early and agenda[held.at].seat == seat:
            try:
                match.held[seat] = match.read(held.do), held.by, held.at
            except Illegal:
                continue


def played_by(match: Match) -> int:
    """The version of the rules that the match was played by last."""
    versions = [entry.do["version"] for entry in match.entries if entry.seat == TABLE and "version" in entry.do]
    return int(versions[-1]) if versions else match.rules


def replayed(paper: Paper, kept: Kept) -> Match:
    """Raises where the history, or a digest of the state, is not what the rules of today give."""
    digests, count = {}, 0
    for line in kept.lines:
        if line.seq != count:
            raise Illegal("", say("table-gap", at=str(count)))
        count += len(_decode(line.body))
        digests[count] = line.digest
    for at, match in enumerate(followed(unchained(paper, kept))):
        digest = digests.get(at)
        if digest is not None and not match.state.agrees(digest):
            raise Illegal("", say("table-digest", at=str(at)))
    return match


# ── the record ───────────────────────────────────────────────────────────────
def recorded(paper: Paper, kept: Kept) -> Record:
    """The record as far as it was written. It needs no rules, so that any history can be given out."""
    record = unchained(paper, kept)
    agreed = {field: getattr(record, field) for field in (*HEADER, *(["marks"] if record.marks else []))}
    head, secret = fairness.first_head(agreed), bytes.fromhex(kept.secret)
    for at, entry in enumerate(record.entries):
        head = fairness.next_head(head, secret, at, msgspec.to_builtins(entry))
    return msgspec.structs.replace(record, head=head)


def unchained(paper: Paper, kept: Kept) -> Record:
    """The record without the last head, which takes a while."""
    names = paper.names or [seat_name(chair, seat) for seat, chair in enumerate(paper.seats)]
    brings = {seat: chair.bring for seat, chair in enumerate(paper.seats) if chair.bring is not None}
    brought = fairness.seal(bytes.fromhex(kept.secret), "brings", by_name(brings)) if brings else ""
    entries = [entry for line in kept.lines for entry in _decode(line.body)]
    return Record(FORMAT, paper.game, paper.rules, names, paper.options, paper.commitment,
                  [chair.seed for chair in paper.seats], paper.series, paper.verifiable, entries, "", brings, brought,
                  kept.secret, paper.result, paper.marks)
