"""Talk at a table: players speak to everybody; watchers among themselves, and to the players when the match is over."""

import time
import unicodedata

from greathall.core.game import find_game
from greathall.server.paper import Paper
from greathall.server.wire import Saying
from greathall.server.words import Refused

PHRASES = ("hello", "luck", "thinking", "nice", "oops", "thanks", "again", "well-played", "bye")
"""Quick phrases; each has a sentence `phrase-<name>`."""
LONGEST, MOST = 300, 200


def kind(paper: Paper, seated: bool) -> str:
    """How this person may talk now: `free`, in `phrases` only, or among `watchers`."""
    if not seated:
        return "free" if paper.status == "over" else "watchers"
    return find_game(paper.game).talk(len(paper.seats), paper.options) if paper.status == "playing" else "free"


def saying(paper: Paper, seat: int | None, name: str, text: str = "", phrase: str = "") -> Saying:
    """A line as it will be shown; refuses what may not be said here."""
    if phrase and phrase not in PHRASES:
        raise Refused(400, "talk-no-phrase", phrases=", ".join(PHRASES))
    if text:
        if kind(paper, seat is not None) == "phrases":
            raise Refused(403, "talk-phrases-only")
        text = cleaned(text)
    return Saying(int(time.time()), name, seat, text, phrase)


def cleaned(text: str) -> str:
    """One line of what can be seen."""
    line = " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in text[:LONGEST + 1]).split())
    if not line or len(text) > LONGEST:
        raise Refused(400, "talk-no-text", most=LONGEST)
    return line


def keep(paper: Paper, line: Saying) -> None:
    paper.talk = [*paper.talk[1 - MOST:], line]


def heard(paper: Paper, line: Saying, seated: bool) -> bool:
    """Does this person hear it now? Watchers may know more than a player should."""
    return not seated or line.seat is not None or paper.status in ("over", "suspended")
