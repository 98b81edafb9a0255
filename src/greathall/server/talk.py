"""Chat at a table: players talk to everyone, spectators among themselves until the match is over."""

import time
import unicodedata
from hashlib import blake2b
from typing import Literal

from greathall.core.game import find_game
from greathall.server.identity import unstacked
from greathall.server.sentences import Refused
from greathall.server.table_meta import TableMeta
from greathall.server.wire import Saying

PHRASES = ("hello", "luck", "thinking", "nice", "oops", "thanks", "again", "well-played", "bye")
"""The quick phrases; each has a sentence `phrase-<name>`."""
LONGEST = 300
JOINERS = "\u200c\u200d"
"""Invisible characters that matter to their neighbours: in family emoji and in Persian."""
MOST = 50
"""How many lines are kept of the players and of the spectators each, so that neither can push out the other's."""
Kind = Literal["free", "phrases", "spectators"]


def kind(meta: TableMeta, seated: bool) -> Kind:
    """Return how this person may talk now: `free`, only in `phrases`, or among `spectators`."""
    if meta.status != "playing":
        return "free"
    if not seated:
        return "spectators"
    return "phrases" if find_game(meta.game).chat_policy(len(meta.seats), meta.options) == "phrases" else "free"


def alias(table_id: str, guest: str) -> str:
    """Return what a guest is called at this table by programs; it says nothing about who they are elsewhere."""
    return blake2b(f"{table_id}.{guest}".encode(), digest_size=6).hexdigest() if guest else ""


def said_by(meta: TableMeta, guest: str) -> list[Saying]:
    """Return the lines that a guest said; those from before lines had a speaker are known by their seat."""
    who = alias(meta.id, guest)
    seats = [seat for seat, sitter in enumerate(meta.seats) if sitter.owner == guest]
    return [line for line in meta.talk if (line.who == who if line.who else line.seat in seats)]


def saying(meta: TableMeta, guest: str, seat: int | None, name: str, text: str = "", phrase: str = "") -> Saying:
    """Return a line as it will be shown; refuse what may not be said here."""
    who = alias(meta.id, guest)
    if who in meta.muted:
        raise Refused(403, "talk-muted")
    if phrase:
        if phrase not in PHRASES:
            raise Refused(400, "talk-no-phrase", phrases=", ".join(PHRASES))
        return Saying(int(time.time()), name, seat, phrase=phrase, who=who)
    if kind(meta, seat is not None) == "phrases":
        raise Refused(403, "talk-phrases-only")
    return Saying(int(time.time()), name, seat, cleaned(text), who=who)


def cleaned(text: str) -> str:
    """Return one line of visible characters."""
    line = unstacked(" ".join("".join(c if is_visible(c) else " " for c in text[:LONGEST + 1]).split()))
    if not line.strip(JOINERS) or len(text) > LONGEST:
        raise Refused(400, "talk-no-text", most=LONGEST)
    return line


def is_visible(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign)[0] != "C"


def keep(meta: TableMeta, line: Saying) -> None:
    """Keep a new line, and drop the oldest of its kind if there are too many."""
    alike = [old for old in meta.talk if (old.seat is None) == (line.seat is None)]
    dropped = alike[0] if len(alike) >= MOST else None
    meta.talk = [*(old for old in meta.talk if old is not dropped), line]


def heard(meta: TableMeta, line: Saying, guest: str) -> bool:
    """Return whether this person may read it now, and wants to.

    During a match, spectators may know more than a player should."""
    if line.who in meta.unheard.get(alias(meta.id, guest), []):
        return False
    seated = bool(guest) and any(sitter.owner == guest for sitter in meta.seats)
    return not seated or line.seat is not None or meta.status != "playing"
