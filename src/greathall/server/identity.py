"""Guests' identities: tokens signed with the hall's one secret."""

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

from greathall.core.opening import is_printable
from greathall.core.words import Illegal
from greathall.server.sentences import Refused, say

# ── the hall's secret ────────────────────────────────────────────────────────
KEY = "hall.key"
OTHERS = 0o077 if os.name == "posix" else 0
"""The mode bits that let other users of the computer in; none on systems without modes."""
STICKY = 0o1000


class Secrets(Struct, frozen=True):
    """The hall's secret key; `notes` are sentences for whoever started it, about modes that were corrected."""

    key: bytes
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Secrets(...)"

    @classmethod
    def at(cls, folder: Path) -> "Secrets":
        """Return the hall's secrets, created at the first start and the same ever after."""
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
    """Close a folder to other users if it belongs to the hall alone; someone's home or /tmp is never closed."""
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
    """Create the key file whole or not at all.

    It is written aside (mode 600), synced, then linked; of two writers, one wins."""
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
    if not is_key(text.decode("latin-1")):
        raise Illegal("", say("key-broken", file=str(file)))
    return bytes.fromhex(text.decode()), notes


def is_key(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}\s*", text, re.ASCII) is not None


# ── guests ───────────────────────────────────────────────────────────────────
ID = r"[A-Za-z0-9_-]{22}"
SIGNATURE = r"[A-Za-z0-9_-]{43}"
SESSION = r"[A-Za-z0-9_-]{12}"
TOKEN = re.compile(rf"g2\.({ID})\.({SESSION})\.({SIGNATURE})")
OLD_TOKEN = re.compile(rf"g1\.({ID})\.({SIGNATURE})")
OLD = "old"
"""The one session of all browsers that came before each had a session of its own."""
RECOVERY = re.compile(rf"r2\.({ID})\.([0-9]{{1,9}})\.([0-9]{{1,12}})\.({SIGNATURE})")
LONGEST = 120


def new_id(size: int = 9) -> str:
    """Return a random id of so many bytes; as it is, short enough for a table's link and too long to guess.

    It never starts with a hyphen, because `greathall admin` would take it for an option."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made


class Keeper:
    """Signs tokens and recognises guests and their sessions by them; nothing is looked up.

    Each purpose has a key of its own, so that a recovery code is never a token. The version comes first: a later
    version has other keys."""

    def __init__(self, secret: bytes) -> None:
        self._old = hmac.digest(secret, b"greathall guest token 1", "sha256")
        self._guest = hmac.digest(secret, b"greathall guest token 2", "sha256")
        self._recovery = hmac.digest(secret, b"greathall recovery code 2", "sha256")

    def new(self) -> str:
        return new_id(16)

    def new_session(self) -> str:
        return secrets.token_urlsafe(9)

    def token(self, guest: str, session: str) -> str:
        if session == OLD:
            return f"g1.{guest}.{signature(self._old, guest)}"
        return f"g2.{guest}.{session}.{signature(self._guest, f'{guest}.{session}')}"

    def who(self, token: str | None) -> str | None:
        """Return the guest whose token this is; None if the hall didn't sign it as a token."""
        found = self.session(token)
        return found[0] if found else None

    def session(self, token: str | None) -> tuple[str, str] | None:
        """Return the guest and the session of a token; whether the session goes on is another question."""
        if not token or len(token) > LONGEST:
            return None
        if found := TOKEN.fullmatch(token):
            signed, session = signature(self._guest, f"{found[1]}.{found[2]}"), found[2]
        elif found := OLD_TOKEN.fullmatch(token):
            signed, session = signature(self._old, found[1]), OLD
        else:
            return None
        return (found[1], session) if hmac.compare_digest(signed, found[found.re.groups]) else None

    def recovery(self, guest: str, generation: int, until: int) -> str:
        """Return a code that signs another browser in as this guest until then.

        Codes of earlier generations can be refused."""
        text = f"{guest}.{generation}.{until}"
        return f"r2.{text}.{signature(self._recovery, text)}"

    def read_recovery_code(self, code: str | None) -> tuple[str, int, int] | None:
        """Return the guest, the generation and the end of a code; None if the hall didn't sign it."""
        found = RECOVERY.fullmatch(code) if code and len(code) <= LONGEST else None
        if found and hmac.compare_digest(signature(self._recovery, ".".join(found.groups()[:3])), found[4]):
            return found[1], int(found[2]), int(found[3])
        return None


def signature(key: bytes, text: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")).rstrip(b"=").decode()


# ── names ────────────────────────────────────────────────────────────────────
MOST = 40
LONGEST_RAW = 10 * MOST
"""The longest text that is looked at: normalising ten megabytes costs more than refusing them."""
MARKS = 4
"""The most marks on one letter; no writing that we know of needs more."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by category that show nothing."""


def clean_name(text: str) -> str:
    """Return a name fit for everyone's screen: one line, visible, normalised, without markup.

    A refusal names at most the one character that is wrong, never the text."""
    if len(text) > LONGEST_RAW:
        raise Refused(400, "name-long", most=MOST)
    spaced = "".join(" " if category(sign) == "Zs" else sign for sign in text.strip())
    tidy = " ".join(part for part in unstacked(normalize("NFC", spaced)).split(" ") if part)
    if len(tidy) > MOST:
        raise Refused(400, "name-long", most=MOST)
    for sign in tidy:
        if sign in "<>" or not is_printable(sign):
            raise Refused(400, "name-sign", sign=f"U+{ord(sign):04X}")
    if not any(visible(sign) for sign in tidy):
        raise Refused(400, "name-empty")
    return tidy


def unstacked(text: str) -> str:
    """Return the text with at most a few marks on a letter: more of them would cover the lines above and below."""
    kept, marks = "", 0
    for sign in text:
        if category(sign) in ("Mn", "Me"):
            marks += 1
        elif category(sign) != "Cf":  # a joiner between marks doesn't make another letter
            marks = 0
        kept += sign if marks <= MARKS else ""
    return kept


def visible(sign: str) -> bool:
    return category(sign)[0] in "LNPS" and sign not in BLANK
