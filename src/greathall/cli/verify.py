"""`greathall verify FILE [--head HEX]`: check that the draws were fair and the game was possible.

The first part needs only the standard library and shares no line with the program that made the record: you can copy it
and run it alone. See docs/fairness.md for the algorithm. A finding is a verdict, a sentence's key and its facts.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HOLDS, FALSE, OPEN = "verify-holds", "verify-false", "verify-open"
Finding = tuple[str, str, dict[str, str | int]]

FORMATS, CHANCE, TABLE = (1, 2), -1, -3
MOST_BYTES = 1 << 26
HEADER = ("game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series", "brought")
SINCE_2 = ("format", "pledges")
FIELDS: dict[str, type] = {"format": int, "game": str, "rules": int, "seats": list, "options": dict, "commitment": str,
                           "seeds": list, "series": dict, "verifiable": bool, "entries": list, "head": str}
PLEDGED: dict[str, type] = {**FIELDS, "pledges": list}
SOMETIMES: dict[str, type] = {"brings": dict, "brought": str, "secret": str, "result": dict, "marks": list}
ENTRY: dict[str, type] = {"seat": int, "do": dict}
CHANCE_ENTRY: dict[str, type] = {"stream": str, "count": int, "n": int, "k": int}
SEAT_ENTRY: dict[str, type] = {"by": str, "secret": bool}


# ── the first part: chance, with the standard library alone ──────────────────
def canonical(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode("ascii")


def mix_seeds(seeds: list[str]) -> str:
    return ",".join(hashlib.sha256(seed.encode("utf-8")).hexdigest() if seed else "" for seed in seeds)


def pledge(commitment: str, seat: int, seed: str) -> str:
    """Return a seat's commitment to its seed."""
    return hashlib.sha256("|".join(("pledge", commitment, str(seat), seed)).encode("utf-8")).hexdigest()


def draw(secret: bytes, seeds: str, stream: str, count: int, n: int) -> int:
    """Return the number below n that chance had to give."""
    attempt = 0
    while True:
        message = "|".join((seeds, stream, str(count), str(attempt)))
        number = int(hmac.new(secret, message.encode("utf-8"), hashlib.sha256).hexdigest(), 16)
        if number < 2**256 // n * n:
            return number % n
        attempt += 1


def seal(secret: bytes, place: str, data: Any) -> str:
    return hmac.new(secret, b"seal|" + place.encode("ascii") + b"|" + canonical(data), hashlib.sha256).hexdigest()


def heads(record: dict[str, Any], secret: bytes | None) -> list[str] | None:
    """Return every link of the chain, the opening first; None after a sealed choice if the secret is missing."""
    fields = HEADER if record["format"] == 1 else HEADER + SINCE_2
    header = {field: record.get(field, "") for field in fields}
    if record.get("marks"):
        header["marks"] = record["marks"]
    chain = [hashlib.sha256(canonical(header)).hexdigest()]
    for at, entry in enumerate(record["entries"]):
        by = {"seat": entry["seat"], "by": entry.get("by", "person")}
        if entry["seat"] == CHANCE:
            said = {"stream": entry["stream"], "count": entry["count"]}
        elif not entry.get("secret"):
            said = {**by, "do": entry["do"]}
        elif secret is None:
            return None
        else:
            said = {**by, "sealed": seal(secret, str(at), entry["do"])}
        chain.append(hashlib.sha256(chain[-1].encode("ascii") + canonical(said)).hexdigest())
    return chain


def has(data: Any, must: dict[str, type], may: dict[str, type]) -> bool:
    """Return whether this is an object with these fields, perhaps these others, and nothing more."""
    known = {**must, **may}
    return (isinstance(data, dict) and must.keys() <= data.keys() <= known.keys()
            and all(type(value) is known[field] for field, value in data.items()))


def fault(record: Any) -> str | None:
    """Return why this isn't a record; None if it is well formed."""
    if not isinstance(record, dict):
        return type(record).__name__
    must = PLEDGED if record.get("format") == 2 else FIELDS
    known = {**must, **SOMETIMES}
    for field in {**must, **record}:
        if field not in record or field not in known or type(record[field]) is not known[field]:
            return str(field)[:40]
    texts = [*record["seats"], *record["seeds"]]
    if len(record["seats"]) != len(record["seeds"]) or not all(type(text) is str for text in texts):
        return "seeds"
    pledges = record["pledges"] if "pledges" in record else record["seats"]
    if len(record["seats"]) != len(pledges) or not all(type(text) is str for text in pledges):
        return "pledges"
    for field in ("commitment", "secret", "head"):
        if field in record and not re.fullmatch("[0-9a-f]{64}", record[field]):
            return field
    return None


def strange(entry: Any) -> bool:
    """Return whether no table would write this as an entry."""
    if not isinstance(entry, dict) or type(entry.get("seat")) is not int:
        return True
    if entry["seat"] == CHANCE:
        return not (has(entry, {**ENTRY, **CHANCE_ENTRY}, {"by": str}) and 0 <= entry["k"] < entry["n"] < 2**53
                    and not re.search("[\ud800-\udfff]", entry["stream"]))  # half a character isn't text
    if not has(entry, ENTRY, SEAT_ENTRY):
        return True
    fact = {"Undone": "to", "Ruled": "version"}.get(str(entry["do"].get("type")), "")
    return entry["seat"] == TABLE and type(entry["do"].get(fact)) is not int


def findings(record: dict[str, Any], shown: str | None) -> Iterator[Finding]:
    """Yield everything that can be said about the draws and the heads; `shown` is the head seen at the table."""
    for at, entry in enumerate(record["entries"]):
        if strange(entry):
            yield FALSE, "verify-entry", {"at": str(at)}
            return
    yield HOLDS, "verify-form", {"entries": str(len(record["entries"]))}
    secret = bytes.fromhex(record["secret"]) if "secret" in record else None
    yield from promised(record, secret)
    yield from pledged(record)
    yield from drawn(record, secret)
    yield from chained(record, secret, shown)


def promised(record: dict[str, Any], secret: bytes | None) -> Iterator[Finding]:
    """Check the commitment, and the seal of what players brought."""
    if secret is None:
        over = "result" in record
        yield FALSE if over else OPEN, "verify-secret-missing" if over else "verify-secret-later", {}
        return
    kept = hashlib.sha256(secret).hexdigest() == record["commitment"]
    yield (HOLDS, "verify-commitment", {}) if kept else (FALSE, "verify-commitment-false", {})
    if not record["verifiable"]:
        yield OPEN, "verify-chosen", {}
    brings = record.get("brings", {})
    if record.get("brought", "") != (seal(secret, "brings", brings) if brings else ""):
        yield FALSE, "verify-brings-false", {}
    elif brings:
        yield HOLDS, "verify-brings", {}


def pledged(record: dict[str, Any]) -> Iterator[Finding]:
    """Check that each seed is the one that its seat had committed to, and say who kept theirs back."""
    seeds = record["seeds"]
    if any(re.search("[\ud800-\udfff]", seed) for seed in seeds):
        yield FALSE, "verify-seeds-false", {}
        return
    if record["format"] == 1:
        if any(seeds):
            yield OPEN, "verify-unpledged", {}
        return
    kept = {seat: pledge(record["commitment"], seat, seed) if seed else "" for seat, seed in enumerate(seeds)}
    for seat, given in enumerate(record["pledges"]):
        if given != kept[seat] and (seeds[seat] or not re.fullmatch("[0-9a-f]{64}", given)):
            yield FALSE, "verify-pledge-false", {"name": record["seats"][seat]}
            return
    missing = [record["seats"][seat] for seat, given in enumerate(record["pledges"]) if given and not seeds[seat]]
    if any(seeds):
        yield HOLDS, "verify-pledges", {"seeds": sum(map(bool, seeds))}
    if missing:
        yield OPEN, "verify-unrevealed", {"names": ", ".join(missing), "seeds": len(missing)}


def drawn(record: dict[str, Any], secret: bytes | None) -> Iterator[Finding]:
    """Check that every draw has the next number of its stream and follows from the secret and the seeds."""
    try:
        seeds = mix_seeds(record["seeds"])
    except UnicodeEncodeError:
        return  # said already
    standing: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    draws = 0
    for at, entry in enumerate(record["entries"]):
        if entry["seat"] == TABLE and entry["do"]["type"] == "Ruled":
            continue
        if entry["seat"] == TABLE:
            to = entry["do"]["to"]
            if not 0 <= to < len(standing):
                yield FALSE, "verify-undo-false", {"at": str(at)}
                return
            del standing[to:]
            counts = Counter(kept["stream"] for kept in standing if kept["seat"] == CHANCE)
            continue
        standing.append(entry)
        if entry["seat"] != CHANCE:
            continue
        stream, count, k = entry["stream"], entry["count"], entry["k"]
        if count != counts[stream]:
            yield FALSE, "verify-count-false", {"at": str(at), "stream": stream, "count": str(counts[stream])}
            return
        if secret is not None and k != draw(secret, seeds, stream, count, entry["n"]):
            yield FALSE, "verify-draw-false", {"at": str(at), "found": str(k), "stream": stream, "count": str(count)}
            return
        counts[stream] += 1
        draws += 1
    facts: dict[str, str | int] = {"draws": str(draws), "seeds": sum(map(bool, record["seeds"]))}
    if secret is None:
        yield HOLDS, "verify-counts", facts
        yield OPEN, "verify-draws-later", facts
    else:
        yield HOLDS, "verify-draws", facts
    if not any(record["seeds"]):
        yield OPEN, "verify-no-seeds", {}


def chained(record: dict[str, Any], secret: bytes | None, shown: str | None) -> Iterator[Finding]:
    """Check the chain of heads from the opening to the last, and the head that was seen at the table."""
    chain = heads(record, secret)
    if chain is None:
        yield OPEN, "verify-head-sealed", {}
    else:
        yield (HOLDS, "verify-head", {}) if chain[-1] == record["head"] else (FALSE, "verify-head-false", {})
    if shown is None:
        yield OPEN, "verify-shown-missing", {"head": record["head"]}
    else:
        yield (HOLDS, "verify-shown", {}) if shown == record["head"] else (FALSE, "verify-shown-false", {})


# ── the second part: the rules, by playing it again ──────────────────────────
def replayed(record: dict[str, Any]) -> Finding:
    """Check that every draw, every action and the result are what the rules say."""
    import greathall  # here, so that the first part doesn't need it
    from greathall.core.record import validate

    try:
        greathall.core.game.find_game(validate(record).game)
    except greathall.Illegal as no:
        return OPEN, "verify-replay-not", {"why": str(no)}
    try:
        match = greathall.replay(record)
    except greathall.Illegal as no:
        return FALSE, "verify-replay-false", {"why": str(no)}
    game = match.game.title_for(match.options)
    return HOLDS, "verify-replay" if match.result else "verify-replay-unfinished", {"game": game}


def read(file: str) -> dict[str, Any]:
    """Return the record in a file; raise ValueError or OSError if there is none."""
    with Path(file).open("rb") as stream:
        text = stream.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise ValueError("too long")
    try:
        record = json.loads(text, parse_constant=lambda name: int(name))
    except RecursionError:
        raise ValueError("nested too deeply") from None
    wrong = fault(record)
    if wrong is not None:
        raise ValueError(wrong)
    if record["format"] not in FORMATS:
        raise ValueError(f"format {str(record['format'])[:20]}")
    return dict(record)


def plain(line: str) -> str:
    """Return one line, whatever the record holds, so that nothing in it can look like a line of ours."""
    code = sys.stdout.encoding or "utf-8"
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)
    return shown.encode(code, "backslashreplace").decode(code)


def head_given(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError("a head is 64 hexadecimal digits")
    return text.lower()


def report(file: str, shown: str | None) -> Iterator[Finding]:
    """Yield line by line what was checked and what wasn't."""
    try:
        record = read(file)
    except (OSError, ValueError) as no:
        yield "", "verify-unreadable", {"file": file, "fault": str(getattr(no, "strerror", None) or no)[:120]}
        return
    yield "", "verify-alone", {"file": file}
    yield from findings(record, shown)
    yield "", "verify-again", {}
    yield replayed(record)


def main(argv: list[str]) -> int:
    """Check a record and return the exit code.

    0: everything checked holds. 1: something is false. 2: it can't be read or replayed here."""
    from greathall.cli import Parser
    from greathall.core.catalogue import sentence

    parser = Parser("greathall verify", description="Check a record: the draws, the chain of heads and the rules.",
                    epilog="Example: greathall verify game.json")
    parser.add_argument("file", metavar="FILE", help="a record, such as a saved game")
    parser.add_argument("--head", metavar="HEX", type=head_given, help="the last head you saw at the table")
    given = parser.parse_args(argv)
    verdicts = []
    for verdict, key, facts in report(given.file, given.head):
        line = sentence(key, **facts)
        print(plain(sentence(verdict, said=line) if verdict else line))
        verdicts.append(verdict)
    code = 1 if FALSE in verdicts else 0 if verdicts[-1] == HOLDS else 2
    if any(verdicts):
        print(plain(sentence(("verify-end-holds", "verify-end-false", "verify-end-not")[code])))
    return code
