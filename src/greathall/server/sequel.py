"""What comes after a match: a rematch, or practice from one of its moments."""

import secrets
import time

import msgspec

from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import standing
from greathall.core.record import Record, followed
from greathall.server.paper import Paper, Seated
from greathall.server.table import Table
from greathall.server.sentences import Refused

LONGEST_PRACTICE = 5000
"""Entries of a record that a practice table may begin with."""


def new_id() -> str:
    """Short enough for a link, long enough that nobody guesses one."""
    return secrets.token_urlsafe(9)


def next_table(old: Paper, host: str, swap: bool) -> Table:
    """The next game of the series: the same people and bots, everybody one seat on if they swap."""
    assert old.result is not None
    game = find_game(old.game)
    seats = [Seated(c.owner, c.name, c.avatar, "" if c.owner else c.bot, notice=c.notice, bring=c.bring)
             for c in old.seats]
    carry = old.result.carry
    if swap:
        seats, carry = [seats[-1], *seats[:-1]], game.moved_on(carry)
    secret = fairness.new_secret()
    series = {"game": old.series["game"] + 1, "carry": carry}
    paper = Paper(new_id(), game.name, game.rules, game.settled(len(seats), old.options), seats, host,
                  int(time.time()), fairness.commitment(secret), False, old.clock, old.hints, old.absence,
                  marks=["hints"] if old.hints else [], series=series, before=old.id)
    return Table(paper, secret.hex(), new=True)


def from_moment(record: Record, at: int, chairs: list[Seated], host: str) -> Table:
    """The table as it stood after so many entries of a record, each judged anew; then the same luck again."""
    if at > len(record.entries) or at > LONGEST_PRACTICE:
        raise Refused(400, "record-no-moment", most=min(len(record.entries), LONGEST_PRACTICE))
    for seat, chair in enumerate(chairs):
        chair.seed, chair.bring = record.seeds[seat], record.brings.get(seat)
    marks = sorted({*record.marks, "hints", "practice"})
    game = find_game(record.game)
    start = msgspec.structs.replace(record, entries=standing(record.entries[:at]), marks=marks, rules=game.rules)
    *_, match = followed(start)
    match.settle()
    if match.result is not None:
        raise Refused(409, "record-at-end")
    paper = Paper(new_id(), game.name, game.rules, match.options, chairs, host, int(time.time()), match.commitment,
                  status="playing", hints=True, names=match.names, marks=marks, verifiable=match.verifiable,
                  series=match.series)
    return Table(paper, record.secret or "", match, new=True)
