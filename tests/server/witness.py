"""People who remember every word of the hall, to compare after it was killed."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage

from greathall.core import fairness
from greathall.core.entries import Entry
from greathall.core.words import CHANCE, TABLE
from greathall.server import table_meta, talk
from greathall.server.restore import agreed, unchained
from greathall.server.store import Kept, StoredLine
from tests.server.hall import Hall, Person

DOWN = (ConnectionClosed, InvalidMessage, httpx.TransportError, OSError, EOFError)
"""The errors that people get when the hall is gone."""
PROMPT = ("seat", "head", "view", "ask", "early", "aside", "status", "result", "undo")
"""The fields that must be the same when someone comes back."""


class Witness(Person):
    """Remembers each state, each line of chat and each confirmed action, and what was sent without an answer."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.at = ""
        self.heads: dict[str, dict[int, str]] = {}
        self.last: dict[str, dict[str, Any]] = {}
        self.talk: dict[str, list[str]] = {}
        self.held: dict[str, dict[str, Any]] = {}
        self.open: dict[str, dict[str, Any]] = {}
        self.undoing = ""  # the table where an undo has no answer yet
        super().__init__(hall, name)

    def sit(self, table: str, since: int = 0) -> dict[str, Any]:
        self.at = table
        return super().sit(table, since)

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        if message["type"] == "table":
            heads = self.heads.setdefault(self.at, {})
            assert heads.setdefault(message["seq"], message["head"]) == message["head"]
            self.last[self.at] = message
        elif message["type"] == "said":
            self.talk.setdefault(self.at, []).append(message["text"])
        return message

    def play(self, action: dict[str, Any]) -> dict[str, Any]:
        """Play an action.

        An early answer counts once a later message of ours was answered: a table that holds one may be an older
        message, about an older answer."""
        self.open[self.at] = action
        answer = super().play(action)
        if answer.get("held"):
            self.say(ping=answer["seq"])
            assert self.until("pong", "refusal")["type"] == "pong"
            self.held[self.at] = action
        else:
            self.held.pop(self.at, None)
        del self.open[self.at]
        return answer

    def undo(self) -> None:
        """Undo for free, or be refused; a later message of ours is answered when it is done."""
        self.undoing = self.at
        self.say(undo=self.now["seat"])
        self.say(ping=1)
        self.until("pong")
        self.undoing = ""

    def chat(self, text: str) -> None:
        self.say(chat=text)
        while self.until("said")["text"] != text:
            pass


# ── what is on disk ──────────────────────────────────────────────────────────
class Found(msgspec.Struct):
    """A table as it is in the file: the head after each number of entries, and which lines have a digest."""

    meta: table_meta.TableMeta
    entries: list[Entry]
    heads: list[str]
    digests: list[int]


def found(data: Path, table: str) -> Found:
    with closing(sqlite3.connect(f"file:{data / 'hall.sqlite'}?mode=ro", uri=True)) as file, file:
        file.execute("BEGIN")
        meta, secret = file.execute("SELECT meta, secret FROM tables WHERE id = ?", (table,)).fetchone()
        rows = file.execute("SELECT seq, body, digest FROM entries JOIN tables USING (number) WHERE id = ? "
                            "ORDER BY seq", (table,))
        lines = [StoredLine(*row) for row in rows]
    kept = Kept(table_meta.read(meta), secret, lines)
    record = unchained(kept.meta, kept)
    heads = [fairness.first_head(agreed(record))]
    for at, entry in enumerate(record.entries):
        heads.append(fairness.next_head(heads[-1], bytes.fromhex(secret), at, entry))
    return Found(kept.meta, record.entries, heads, [line.seq for line in lines if line.digest])


def kept_word(data: Path, table: str, people: list[Witness]) -> int:
    """Check that every state these people were sent is in the store's history; return how many.

    What goes beyond it is an answer that they were still waiting for, with what followed: early answers, draws,
    bots."""
    disk = found(data, table)
    for person in people:
        for seq, head in person.heads.get(table, {}).items():
            if head:  # none before the match
                assert disk.heads[seq] == head, f"{person.name} was told another {seq} at {table}"
        for text in person.talk.get(table, [])[-talk.MOST // 2:]:
            assert any(line.text == text for line in disk.meta.talk), f"{text} is lost"
    known = max((person.last[table]["seq"] for person in people if table in person.last), default=0)
    assert len(disk.entries) >= known
    owed = [said[table] for person in people for said in (person.open, person.held) if table in said]
    undoing = any(person.undoing == table for person in people)
    for entry in disk.entries[known:] if known else []:
        by_itself = entry.seat == CHANCE or entry.by.startswith("bot:") or (undoing and entry.seat == TABLE)
        assert by_itself or entry.do in owed, f"{entry} of {owed}"
    return len({seq for person in people for seq in person.heads.get(table, {})})


def same_prompt(data: Path, table: str, person: Witness) -> None:
    """Come back with the last seq: the same question, or a later one if something was on its way."""
    last = person.last[table]
    now = person.sit(table, last["seq"])
    disk = found(data, table)
    assert now["seq"] >= last["seq"]
    if now["seq"] == last["seq"]:
        assert not now["events"]
        for field in PROMPT:
            assert now[field] == last[field], field
        if table not in person.open:
            assert now["held"] == last["held"]
    if now["held"]:
        lies = disk.meta.held[now["seat"]].do
        assert lies in [said[table] for said in (person.held, person.open) if table in said]
        person.held[table] = lies  # an answer that was on its way is known from now on
    person.open.pop(table, None)


def until_down(work: Callable[[], None]) -> Callable[[], None]:
    """Work for as long as there is a hall."""
    def done() -> None:
        try:
            while True:
                work()
        except TimeoutError:  # a dead hall closes its connections; this one is there but silent
            raise
        except DOWN:
            return

    return done


def one_move(people: list[Witness], rng: Random) -> bool:
    """Let whoever is asked answer, and everyone hear of it; return False when the match is over."""
    newest = max(person.now["seq"] for person in people)
    for person in people:
        person.until_seq(newest)
    if people[0].now["status"] != "playing":
        return False
    for person in people:
        if person.asked:
            person.play_any(rng)
            return True
    people[0].until("table")  # a bot's turn
    return True
