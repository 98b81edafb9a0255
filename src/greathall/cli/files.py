"""Records on disk; a saved game is its record with the secret in it."""

import contextlib
import os
import time
from pathlib import Path

from greathall.core import record
from greathall.core.catalogue import sentence
from greathall.core.match import Match
from greathall.core.words import Illegal

LARGEST = 1 << 26


def load(name: str) -> Match:
    """Return the match in a file, verified entry by entry."""
    return record.replay(record.loads(contents(name)))


def contents(name: str) -> bytes:
    try:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as fault:
        raise Illegal("", sentence("cli-no-file", file=shown(name), fault=reason(fault))) from None
    if len(data) > LARGEST:
        raise Illegal("", sentence("cli-no-file", file=shown(name), fault=sentence("record-too-large")))
    return data


def text(name: str) -> str:
    """Return the text of a file, even if an editor put a byte-order mark in front."""
    try:
        return contents(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Illegal("", sentence("cli-no-file", file=shown(name), fault=sentence("cli-no-text"))) from None


def save(match: Match, path: Path, ours: bool) -> None:
    """Write the record whole or not at all, and never over a file that isn't this game's."""
    part = Path(f"{path}.part")
    try:
        if not ours and path.exists():
            raise Illegal("", sentence("cli-file-exists", file=shown(str(path))))
        part.write_text(record.dumps(match.record(resume=True)), encoding="utf-8")
        os.replace(part, path)
    except (OSError, ValueError) as fault:
        with contextlib.suppress(OSError, ValueError):
            part.unlink()
        raise Illegal("", sentence("cli-no-save", file=shown(str(path)), fault=reason(fault))) from None


def fresh(match: Match) -> Path:
    """Return a name in this folder that no other game has."""
    stem = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (Path(f"{stem}{end}.json") for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in names if not path.exists())


def reason(fault: Exception) -> str:
    return getattr(fault, "strerror", None) or str(fault)


def shown(name: str) -> str:
    return "".join(c if c.isprintable() else "·" for c in name[:120])
