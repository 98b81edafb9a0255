"""A table out of the store: its entries are played again, every one judged, and the state's digests compared."""

from itertools import accumulate

import msgspec

from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import Entry, Match
from greathall.core.record import FORMAT, Record, followed
from greathall.core.words import Illegal
from greathall.server.paper import Paper
from greathall.server.store import Kept, Line
from greathall.server.table import Table, opened
from greathall.server.words import say

_decode = msgspec.json.Decoder(list[Entry]).decode


def revived(kept: Kept, now: float) -> Table:
    """The table as it was last written. One that can't be replayed any more is suspended; its record is kept."""
    paper = kept.paper
    if paper.status == "waiting":
        return Table(paper, kept.secret)
    try:
        match = replayed(paper, kept)
    except Illegal as fault:
        table = Table(paper, kept.secret)
        if paper.status == "playing":
            table.suspend(fault.why)
        return table
    table = Table(paper, kept.secret, match)
    if paper.status == "playing":
        resume(table, now)
    return table


def resume(table: Table, now: float) -> None:
    """The same prompt as before, with the early answers that were taken down, and the clock where it stood."""
    match, paper = table.match, table.paper
    assert match is not None
    for seat, held in paper.held.items():
        match.play(held.do, seat, held.by)
    if match.game.rules != played_by(match):
        match.move_to(match.game.rules)
    table.clock.resume(*table.question(), now)
    table.watch_absence(now)


def played_by(match: Match) -> int:
    versions = [entry.do["version"] for entry in match.entries if entry.do.get("type") == "Ruled"]
    return int(versions[-1]) if versions else match.rules


def replayed(paper: Paper, kept: Kept) -> Match:
    """Raises Illegal where the history, or a digest of the state, is not what the rules of today give."""
    ends = {end: line for line, end in zip(kept.lines, ends_of(kept), strict=True)}
    for at, match in enumerate(followed(recorded(paper, kept))):
        line = ends.get(at)
        if line is not None and line.digest is not None and match.state.digest() != line.digest:
            raise Illegal("", say("table-digest", at=at))
    return match


def ends_of(kept: Kept) -> list[int]:
    """How many entries there are after each line."""
    sizes = [len(_decode(line.body)) for line in kept.lines]
    return list(accumulate(sizes))


def recorded(paper: Paper, kept: Kept) -> Record:
    """The record as far as it was written. It needs no rules, so that any history can be given out."""
    match = opened(paper, kept.secret, find_game(paper.game))
    entries = entries_of(kept.lines)
    head = fairness.first_head(match.header())
    for at, entry in enumerate(entries):
        head = fairness.next_head(head, bytes.fromhex(kept.secret), at, msgspec.to_builtins(entry))
    return Record(FORMAT, paper.game, paper.rules, match.names, match.options, match.commitment, match.seeds,
                  match.series, True, entries, head, match.brings, match.brought, kept.secret, paper.result,
                  match.marks)


def entries_of(lines: list[Line]) -> list[Entry]:
    return [entry for line in lines for entry in _decode(line.body)]
