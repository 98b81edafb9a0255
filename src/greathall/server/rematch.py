"""After a match: a rematch, or practice from one of its moments."""

import time

import msgspec

from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.entries import effective_entries
from greathall.core.match import FORMAT
from greathall.core.record import Record, replay_steps
from greathall.server.identity import new_id
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated, TableMeta

LONGEST_PRACTICE = 5000
"""The most entries that a practice table may start with."""


def next_table(old: TableMeta, host: str, swap: bool) -> LiveTable:
    """Return the next table of the series: the same people and bots, all one seat on if they swap."""
    assert old.result is not None
    game = find_game(old.game)
    seats = [Seated(c.owner, c.name, c.avatar, "" if c.owner else c.bot, notice=c.notice, bring=c.bring)
             for c in old.seats]
    carry = old.result.carry
    if swap:
        seats, carry = [seats[-1], *seats[:-1]], game.rotate_carry(carry)
    secret = fairness.new_secret()
    series = {"game": old.series["game"] + 1, "carry": carry}
    meta = TableMeta(new_id(), game.name, game.rules, game.resolve_options(len(seats), old.options), seats, host,
                  int(time.time()), fairness.commitment(secret), False, old.clock, old.hints, old.absence,
                  marks=["hints"] if old.hints else [], series=series, before=old.id,
                  joinable=old.joinable, pace=old.pace, format=FORMAT)
    return LiveTable(meta, secret.hex(), new=True)


def from_moment(record: Record, at: int, seats: list[Seated], host: str) -> LiveTable:
    """Return the table after so many entries of a record, each verified again, to continue with the same luck."""
    if at > len(record.entries) or at > LONGEST_PRACTICE:
        raise Refused(400, "record-no-moment", most=min(len(record.entries), LONGEST_PRACTICE))
    for seat, sitter in enumerate(seats):
        sitter.seed, sitter.bring = record.seeds[seat], record.brings.get(seat)
        sitter.pledge = record.pledges[seat] if record.pledges else ""
    marks = sorted({*record.marks, "hints", "practice"})
    game = find_game(record.game)
    kept = effective_entries(record.entries[:at])
    start = msgspec.structs.replace(record, entries=kept, marks=marks, rules=game.rules)
    *_, match = replay_steps(start)
    match.resolve_chance()
    if match.result is not None:
        raise Refused(409, "record-at-end")
    meta = TableMeta(new_id(), game.name, game.rules, match.options, seats, host, int(time.time()), match.commitment,
                  status="playing", hints=True, names=match.names, marks=marks, verifiable=match.verifiable,
                  series=match.series, joinable=True, format=match.record_format)
    return LiveTable(meta, record.secret or "", match, new=True)
