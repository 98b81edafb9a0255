"""Records: one JSON format for all games, one entry per line, checked entry by entry when read."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from greathall.core import fairness
from greathall.core.catalogue import sentence
from greathall.core.game import CATCH_ALL, find_game
from greathall.core.entries import Entry, Number
from greathall.core.match import FORMAT, Match
from greathall.core.progress import counted
from greathall.core.words import CHANCE, TABLE, Illegal, Refusal, Result, as_dict

MOST_ENTRIES, MOST_UNDOS = 200_000, 3_000


class BadRecord(Illegal):
    """A record that can't be true; `at` is the first impossible entry, None if it isn't about an entry."""

    def __init__(self, key: str, at: int | None = None, **facts: Any) -> None:
        if at is not None:
            facts["at"] = str(at)
        super().__init__("", sentence(key, **facts), key, facts)
        self.at = at


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A record's fields, in the order in which they are written."""

    format: int
    game: str
    rules: Number
    seats: list[str]
    options: dict[str, Any]
    commitment: str
    seeds: list[str]
    series: dict[str, Any]
    verifiable: bool
    entries: list[Entry]
    head: str
    pledges: list[str] = []  # from format 2 on
    brings: dict[int, Any] = {}
    brought: str = ""
    secret: str | None = None
    result: Result | None = None
    marks: list[str] = []

    def played_by(self) -> int:
        """Return the version of the rules that this record can be replayed under."""
        later = [e.do.get("version") for e in self.entries if e.seat == TABLE and e.do.get("type") == "Ruled"]
        return later[-1] if later and type(later[-1]) is int else self.rules


def make_record(match: Match, resume: bool = False) -> dict[str, Any]:
    """Return a match's record. The secret and the decks are included once it is over, or to resume it."""
    result = match.result
    open_now = resume or result is not None
    record = Record(
        match.record_format, match.game.name, match.rules, match.names, match.options, match.commitment, match.seeds,
        match.series, match.verifiable, match.entries, match.head,
        match.pledges if match.record_format > 1 else [], match.brings if open_now else {}, match.brought,
        match.secret.hex() if match.secret and open_now else None, result, match.marks)
    data: dict[str, Any] = msgspec.to_builtins(record, str_keys=True)
    return data


def dumps(record: dict[str, Any]) -> str:
    """Return JSON text with one entry per line, so that records can be compared by eye and by diff."""
    head = {k: v for k, v in record.items() if k != "entries"}
    lines = [f'"{k}": {json.dumps(v, ensure_ascii=False)}' for k, v in head.items()]
    entries = ",\n".join("  " + json.dumps(e, ensure_ascii=False) for e in record["entries"])
    return "{" + ",\n".join(lines) + ',\n"entries": [\n' + entries + "\n]}\n"


def loads(text: str | bytes) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRecord("record-unreadable", fault=str(fault)[:120]) from None
    if not isinstance(data, dict):
        raise BadRecord("record-unreadable", fault=type(data).__name__)
    return data


def replay(data: dict[str, Any]) -> Match:
    """Return the same match again with every entry verified; raise BadRecord at the first impossible one.

    For example:

        again = greathall.replay(match.record())
        assert again.result == match.result
    """
    record = validate(data)
    *_, match = replay_steps(record)
    check_end(record, match)
    if match.secret is not None:
        match._settle()
    return match


def check_end(record: Record, match: Match) -> None:
    """Raise BadRecord unless the match, once its last entry is replayed, ended as the record says."""
    if match.result not in (record.result, _shared(match, record.result)):
        raise BadRecord("record-result")
    if match.secret is None:
        if record.result is not None:
            raise BadRecord("record-secret")
        if any(entry.secret for entry in match.entries):
            match.head = record.head  # a sealed choice can't be checked without the secret
    if match.head != record.head:
        raise BadRecord("record-head")


def _shared(match: Match, result: Result | None) -> Result | None:
    """Return a result in today's form, if it is from the time when each winner scored 1 and a draw nothing."""
    today, seats = match.result, range(len(match.names))
    if today is None or result is None or result.scores != tuple(float(seat in result.winners) for seat in seats):
        return result
    return msgspec.structs.replace(result, scores=today.scores)


def replay_steps(record: Record) -> Iterator[Match]:
    """Yield the match before its first entry and after each one; it is always the same object."""
    try:
        match = start_match(record)
    except RecursionError:
        raise BadRecord("record-unreadable", fault=sentence("record-deep")) from None
    yield match
    for at, entry in enumerate(counted(record.entries)):
        try:
            _follow(match, at, entry)
        except BadRecord:
            raise
        except RecursionError:
            raise BadRecord("record-unreadable", at, fault=sentence("record-deep")) from None
        except Illegal as fault:
            raise BadRecord("record-entry", at, why=str(fault)) from None
        yield match


def validate(data: dict[str, Any]) -> Record:
    """Return the record if it is well formed; replaying it checks what it says."""
    if not isinstance(data, dict) or type(data.get("format")) is not int or not 0 <= data["format"] < 1000:
        raise BadRecord("record-unreadable", fault="format")
    if not 1 <= data["format"] <= FORMAT:
        raise BadRecord("record-format", found=data["format"], known=FORMAT)
    try:
        record = msgspec.convert(data, Record, str_keys=True)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadRecord("record-unreadable", fault=str(fault)[:200]) from None
    if len(record.entries) > MOST_ENTRIES:
        raise BadRecord("record-unreadable", fault=sentence("record-long", entries=str(len(record.entries))))
    undos = sum(entry.seat == TABLE for entry in record.entries)
    if undos > MOST_UNDOS:
        raise BadRecord("record-unreadable", fault=sentence("record-undos", undos=str(undos)))
    game = find_game(record.game)
    if record.played_by() != game.rules:
        raise BadRecord("record-rules", found=str(record.played_by()), known=game.rules, game=game.title)
    if record.brought and not record.brings:
        raise BadRecord("record-brings")
    return record


def start_match(record: Record) -> Match:
    """Return the match before its first entry."""
    secret = None
    if record.secret is not None:
        try:
            secret = bytes.fromhex(record.secret)
        except ValueError:
            raise BadRecord("record-commitment") from None
        if secret.hex() != record.secret or fairness.commitment(secret) != record.commitment:
            raise BadRecord("record-commitment")
    match = Match(find_game(record.game), len(record.seats), record.options, secret=secret,
                  commitment=record.commitment, verifiable=record.verifiable, brings=record.brings,
                  names=record.seats, series=record.series, marks=record.marks, rules=record.rules,
                  record_format=record.format)
    add_seeds(match, record)
    if secret is None:
        match.brought = record.brought
    for field, agreed in match.header().items():
        if fairness.canonical(agreed) != fairness.canonical(getattr(record, field)):
            raise BadRecord("record-header", field=field)
    match._open()
    return match


def add_seeds(match: Match, record: Record) -> None:
    """Add the seeds, and the pledges of seats that didn't reveal theirs; each seed must be the one pledged."""
    if len(record.seeds) != len(record.seats):
        raise BadRecord("record-unreadable", fault="seeds")
    if len(record.pledges) != (len(record.seats) if record.format > 1 else 0):
        raise BadRecord("record-unreadable", fault="pledges")
    for seat, seed in enumerate(record.seeds):
        match.add_seed(seat, seed)
        pledge = record.pledges[seat] if record.pledges else ""
        if pledge and not seed:
            match.add_pledge(seat, pledge)
        elif pledge != match.pledges[seat]:
            raise BadRecord("record-pledge", seat=str(seat + 1))


def _follow(match: Match, at: int, entry: Entry) -> None:
    _enter(match, at, entry)
    if not is_same(match.entries[at], entry):
        raise BadRecord("record-entry", at, why=sentence("record-spelling"))


def is_same(ours: Any, theirs: Any) -> bool:
    """Return whether both are spelt alike, so that 1 is neither 1.0 nor true."""
    try:
        return fairness.quick(ours) == fairness.quick(theirs)
    except UnicodeError:  # half of a character, which no word of ours holds
        return False


def _enter(match: Match, at: int, entry: Entry) -> None:
    s = match.state
    if entry.seat == TABLE:
        _enter_table(match, at, entry)
        return
    if not s.agenda:
        raise BadRecord("record-entry", at, why=sentence("record-after-end"))
    if entry.seat == CHANCE:
        _enter_chance(match, at, entry)
        return
    word, seat = match.read(entry.do), entry.seat
    step = match.game.step_admitting(s, seat, word)
    if step is None:
        raise match.game.illegal(match.why_not(seat, word) or Refusal("", CATCH_ALL))
    match._enter(Entry(seat, word, entry.by, secret=step.secret), step, word)


def _enter_table(match: Match, at: int, entry: Entry) -> None:
    """Follow a note of the table itself: an undo, or a newer version of the rules."""
    kind, to, version = (entry.do.get(field) for field in ("type", "to", "version"))
    if kind == "Undone" and type(to) is int:
        match._go_back(to, entry.by)
    elif kind == "Ruled" and type(version) is int:
        match.note_rules_version(version)
    else:
        raise BadRecord("record-entry", at, why=sentence("record-undo"))


def _enter_chance(match: Match, at: int, entry: Entry) -> None:
    """Check that what chance did was possible and follows from the secret and the seeds, then follow it."""
    s = match.state
    step = s.agenda[-1]
    if step.seat != CHANCE:
        raise BadRecord("record-chance", at, why=sentence("record-chance-turn"))
    count = match._counters.get(step.stream, 0)
    if (entry.stream, entry.count) != (step.stream, count):
        raise BadRecord("record-chance", at, why=sentence("record-chance-stream", stream=step.stream, count=count))
    n = step.whole(s)
    if entry.n != n or entry.k is None or entry.k not in range(n):
        raise BadRecord("record-chance", at, why=sentence("record-chance-n", n=str(n), found=str(entry.n)))
    if match.secret is not None:
        k = fairness.pick(match.secret, match._mixed, step.stream, count, n)
        if k != entry.k:
            raise BadRecord("record-chance", at, why=sentence("record-chance-k", k=str(k), found=str(entry.k)))
    outcome = as_dict(step.kth(s, entry.k))
    if not is_same(outcome, entry.do):
        raise BadRecord("record-chance", at, why=sentence(
            "record-chance-outcome", k=str(entry.k), outcome=json.dumps(outcome)))
    match._chance_entry(step, n, entry.k)
