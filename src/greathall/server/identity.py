"""Who somebody is: guests by signed tokens, with the hall's one secret behind them."""

import base64
import hmac
import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from unicodedata import category, normalize

from msgspec import Struct

from greathall.core.match import is_printable
from greathall.core.words import Illegal
from greathall.server.sentences import Refused, say

# ── the hall's secret ────────────────────────────────────────────────────────
KEY = "hall.key"
OTHERS = 0o077 if os.name == "posix" else 0
"""The bits by which other users of the computer get in; where modes mean nothing there are none."""
STICKY = 0o1000


class Secrets(Struct, frozen=True):
    """What only the hall knows. `notes` are sentences for whoever started it: modes that had to be mended."""

    key: bytes
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Secrets(...)"

    @classmethod
    def at(cls, folder: Path) -> "Secrets":
        """Made on the first start and the same ever after."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            notes = closed_folder(folder)
            if not (folder / KEY).exists():
                make_key(folder)
        except OSError as fault:
            raise Illegal("", say("key-unkept", folder=str(folder), fault=fault.strerror or str(fault))) from None
        key, more = read_key(folder / KEY)
        return cls(key, (*notes, *more))


def closed_folder(folder: Path) -> list[str]:
    """A folder others can look into is closed, but only if it is the hall's: nobody's home or /tmp is locked up."""
    mode = folder.stat().st_mode
    if not mode & OTHERS:
        return []
    ours = (folder / KEY).exists() or not any(folder.iterdir())
    if mode & STICKY or not ours:
        raise Illegal("", say("folder-shared", folder=str(folder)))
    return [mended(folder, folder, 0o700)]


def mended(place: Path, handle: Path | int, mode: int) -> str:
    with suppress(OSError):
        os.chmod(handle, mode)
    if os.stat(handle).st_mode & OTHERS:
        raise Illegal("", say("key-loose", place=str(place), mode=f"{mode:o}"))
    return say("key-mended", place=str(place), mode=f"{mode:o}")


def make_key(folder: Path) -> None:
    """Whole or not at all: written aside (mode 600 from birth), synced, then linked; of two makers one wins."""
    handle, aside = tempfile.mkstemp(prefix=".key-", dir=folder)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(aside, folder / KEY)
    finally:
        os.unlink(aside)
    sync(folder)


def sync(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_key(file: Path) -> tuple[bytes, list[str]]:
    try:
        with file.open("rb") as opened:
            loose = os.fstat(opened.fileno()).st_mode & OTHERS
            notes = [mended(file, opened.fileno(), 0o600)] if loose else []
            text = opened.read(1000)
    except OSError as fault:
        raise Illegal("", say("key-unreadable", file=str(file), fault=fault.strerror or str(fault))) from None
    if not re.fullmatch(rb"[0-9a-f]{64}\s*", text):
        raise Illegal("", say("key-broken", file=str(file)))
    return bytes.fromhex(text.decode()), notes


# ── guests ───────────────────────────────────────────────────────────────────
ID = r"[A-Za-z0-9_-]{22}"
SIGNATURE = r"[A-Za-z0-9_-]{43}"
TOKEN = re.compile(rf"g1\.({ID})\.({SIGNATURE})")
RECOVERY = re.compile(rf"r1\.({ID})\.([0-9]{{1,9}})\.({SIGNATURE})")
LONGEST = 100


class Keeper:
    """Knows guests by what it signed itself; nothing is looked up. Each purpose has a key of its own, so that a
    recovery code is no token and a token no code. The version stands in front: keys of a later one are others."""

    def __init__(self, secret: bytes) -> None:
        self._guest = hmac.digest(secret, b"greathall guest token 1", "sha256")
        self._recovery = hmac.digest(secret, b"greathall recovery code 1", "sha256")

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def token(self, guest: str) -> str:
        return f"g1.{guest}.{signature(self._guest, guest)}"

    def who(self, token: str | None) -> str | None:
        """The guest whose token this is; None for anything the hall did not sign as a token."""
        found = TOKEN.fullmatch(token) if token and len(token) <= LONGEST else None
        if found and hmac.compare_digest(signature(self._guest, found[1]), found[2]):
            return found[1]
        return None

    def recovery(self, guest: str, generation: int) -> str:
        """A code that brings another browser to this guest; codes of an earlier generation can be turned away."""
        return f"r1.{guest}.{generation}.{signature(self._recovery, f'{guest}.{generation}')}"

    def recovered(self, code: str | None) -> tuple[str, int] | None:
        found = RECOVERY.fullmatch(code) if code and len(code) <= LONGEST else None
        if found and hmac.compare_digest(signature(self._recovery, f"{found[1]}.{found[2]}"), found[3]):
            return found[1], int(found[2])
        return None


def signature(key: bytes, text: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")).rstrip(b"=").decode()


# ── names ────────────────────────────────────────────────────────────────────
MOST = 40
LONGEST_RAW = 10 * MOST
"""Beyond this a text is not even looked at: composing ten megabytes costs more than saying no."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by class that show nothing."""


def clean_name(text: str) -> str:
    """A name as it may stand on everybody's screen: one line, visible, composed, without markup. Refusals name at most
    the one sign that is wrong, never the text."""
    if len(text) > LONGEST_RAW:
        raise Refused(400, "name-long", most=MOST)
    spaced = "".join(" " if category(sign) == "Zs" else sign for sign in text.strip())
    tidy = " ".join(part for part in normalize("NFC", spaced).split(" ") if part)
    if len(tidy) > MOST:
        raise Refused(400, "name-long", most=MOST)
    for sign in tidy:
        if sign in "<>" or not is_printable(sign):
            raise Refused(400, "name-sign", sign=f"U+{ord(sign):04X}")
    if not any(visible(sign) for sign in tidy):
        raise Refused(400, "name-empty")
    return tidy


def visible(sign: str) -> bool:
    return category(sign)[0] in "LNPS" and sign not in BLANK
