"""True and edited records for the browser's own verify code, each with what `greathall verify` finds in it.

`python -m tests.core.browser_records` writes them where the browser's tests read them; a test checks that they are up
to date. An edit is a path into the record and a new value, or nothing to remove it."""

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import greathall
from greathall.cli import verify
from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.record import dumps
from greathall.core.words import CHANCE

FILE = Path(greathall.__file__).parents[2] / "web/src/lib/fairness/records.json"
Edit = tuple[list[str | int], list[Any]]


def played(match: Match, undo: int = 0) -> dict[str, Any]:
    """Take the last option each time; every so many moves, undo one and make it again."""
    moves = 0
    while match.seat is not None:
        before, moves = len(effective_entries(match.entries)), moves + 1
        match.play(match.legal()[-1])
        if undo and moves % undo == 0 and match.seat is not None:
            match.undo(before)
    data: dict[str, Any] = json.loads(dumps(match.record()))
    return data


def seeded(game: str, *seeds: str, **more: Any) -> Match:
    """Return a match whose draws are the same in every run, although it looks like any other."""
    secret = bytes(range(32))
    match = Match(find_game(game), 2, more.pop("options", {}), secret=secret, names=["Ann", "Bo 🦉"], verifiable=True,
                  commitment=fairness.commitment(secret), **more)
    for seat, seed in enumerate(seeds):
        match.add_seed(seat, seed)
    return match


def records() -> dict[str, dict[str, Any]]:
    running = seeded("sequence", "owl post")
    running.play(running.legal()[0])
    sealed = seeded("parlour")
    sealed.play({"type": "Bid", "coins": 4})
    kept_back = seeded("parlour", "owl")
    kept_back.add_pledge(1, fairness.pledge(kept_back.commitment, 1, "pest"))
    return {
        "whole": played(seeded("sequence", "owl post", "Grüße 🦉", marks=["hints"]), undo=9),
        "sealed": played(seeded("parlour", "", "owl", brings={1: 7}), undo=2),
        "unfinished": json.loads(dumps(running.record())),
        "unfinished and sealed": json.loads(dumps(sealed.record())),
        "kept back": played(kept_back),
        "format 1": played(seeded("parlour", "owl", record_format=1)),
        "chosen": played(greathall.new("parlour", 2, seed="2026")),
    }


def edits(record: dict[str, Any]) -> Iterator[tuple[str, Edit]]:
    """Yield edits that are one lie each."""
    entries = record["entries"]
    draw = next(at for at in reversed(range(len(entries))) if entries[at]["seat"] == CHANCE)
    move = next(at for at, entry in enumerate(entries) if entry["seat"] >= 0)
    yield "another number drawn", (["entries", draw, "k"], [(entries[draw]["k"] + 1) % entries[draw]["n"]])
    yield "a draw counted wrong", (["entries", draw, "count"], [entries[draw]["count"] + 1])
    yield "a draw of another stream", (["entries", draw, "stream"], ["dice"])
    yield "half a letter as a stream", (["entries", draw, "stream"], ["\ud800"])
    yield "a draw left out", (["entries", draw], [])
    yield "another action", (["entries", move, "do", "type"], ["Exchange"])
    yield "another hand", (["entries", move, "by"], ["bot:hard"])
    yield "a move left out", (["entries", move], [])
    yield "an entry of no kind", (["entries", move, "more"], [1])
    yield "an entry that is none", (["entries", move], [5])
    yield "an undo to nowhere", (["entries", move], [{"seat": -3, "do": {"type": "Undone", "to": 9999}, "by": "table"}])
    yield "another name", (["seats", 0], ["Eve"])
    yield "another secret", (["secret"], ["00" * 32])
    yield "no secret", (["secret"], [])
    yield "another promise", (["commitment"], ["00" * 32])
    yield "another seed", (["seeds", 1], ["owl pest"])
    yield "another pledge", (["pledges", 1], ["00" * 32])
    yield "no pledge", (["pledges", 1], [""])
    yield "a pledge that is none", (["pledges", 0], ["owl"])
    yield "half a letter as a seed", (["seeds", 1], ["\ud800"])
    yield "no marks", (["marks"], [])
    yield "another head", (["head"], ["00" * 32])
    yield "brought afterwards", (["brings"], [{"0": 9}])
    yield "a number no table writes", (["series", "game"], [2**60])


def edited(record: dict[str, Any], edit: Edit) -> dict[str, Any]:
    twin: dict[str, Any] = json.loads(json.dumps(record))
    path, value = edit
    holder: Any = twin
    for key in path[:-1]:
        holder = holder[key]
    if value:
        holder[path[-1]] = value[0]
    elif isinstance(holder, dict):
        holder.pop(path[-1], None)
    else:
        del holder[path[-1]]
    return twin


def found(record: dict[str, Any], shown: str | None) -> list[list[Any]]:
    assert verify.fault(record) is None
    return [[verdict.removeprefix("verify-"), key, facts] for verdict, key, facts in verify.findings(record, shown)]


def text() -> str:
    true = records()
    cases: list[dict[str, Any]] = [
        {"of": name, "lie": "", "edit": None, "shown": shown, "found": found(record, shown or None)}
        for name, record in true.items() for shown in ("", record["head"], "0" * 64)]
    for name in ("whole", "sealed"):
        for lie, edit in edits(true[name]):
            lied = found(edited(true[name], edit), true[name]["head"])
            cases.append({"of": name, "lie": lie, "edit": edit, "shown": true[name]["head"], "found": lied})
    lines = ",\n".join("  " + json.dumps(case, ensure_ascii=True) for case in cases)
    return f'{{"records": {json.dumps(true, ensure_ascii=True)},\n"cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    importlib.import_module("greathall.games").__path__.append(str(Path(__file__).parent / "hall"))
    FILE.write_text(text(), encoding="utf-8", newline="\n")
