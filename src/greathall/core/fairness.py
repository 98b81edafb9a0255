"""Draws that anyone can check; see docs/fairness.md for the algorithm and test vectors."""

import hashlib
import json
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from greathall.core.entries import Entry

DIGEST = 1 << 256
BLOCK = 64
"""The bytes that SHA-256 takes at once."""
_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode
_sorted = msgspec.json.Encoder(order="sorted").encode


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def secret_from(seed: str) -> bytes:
    """Return the secret of a chosen seed, which gives the same match again.

    Such a record can't be verified, because its maker could choose the seed."""
    return hashlib.sha256(b"greathall chosen seed\n" + seed.encode("utf-8", "surrogatepass")).digest()


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def pledge(commitment: str, seat: int, seed: str) -> str:
    """Return a seat's commitment to its seed.

    It names the table's commitment and the seat, so that nobody can use it at another table or in another seat."""
    return hashlib.sha256(f"pledge|{commitment}|{seat}|{seed}".encode()).hexdigest()


def mix_seeds(seeds: Sequence[str]) -> str:
    """Return the players' seeds as one text; each is hashed, so that no seed can pretend to be two."""
    return ",".join(hashlib.sha256(seed.encode()).hexdigest() if seed else "" for seed in seeds)


@lru_cache(maxsize=4096)
def _pads(secret: bytes) -> tuple[Any, Any]:
    """Return the two hashes that an HMAC begins with; they are prepared once per match, because a table draws often."""
    block = (hashlib.sha256(secret).digest() if len(secret) > BLOCK else secret).ljust(BLOCK, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in block)), hashlib.sha256(bytes(byte ^ 0x5C for byte in block))


def keyed_digest(secret: bytes, message: bytes) -> bytes:
    """Return an HMAC-SHA-256 (RFC 2104), in half the time that the library's takes."""
    inner, outer = _pads(secret)
    line, whole = inner.copy(), outer.copy()
    line.update(message)
    whole.update(line.digest())
    digest: bytes = whole.digest()
    return digest


def pick(secret: bytes, seeds: str, stream: str, counter: int, n: int) -> int:
    """Return a number below n without bias: numbers in the incomplete last round of 2**256 are thrown away."""
    if not 0 < n <= DIGEST:
        raise ValueError(f"one of {n} can't be picked")
    whole = DIGEST - DIGEST % n
    attempt = 0
    while True:
        x = int.from_bytes(keyed_digest(secret, f"{seeds}|{stream}|{counter}|{attempt}".encode()), "big")
        if x < whole:
            return x % n
        attempt += 1


def canonical(data: Any) -> bytes:
    """Return the one spelling that equal data have: keys sorted, no spaces, ASCII."""
    return _canonical(data).encode()


def seal(secret: bytes, place: str, data: Any) -> str:
    """Return a seal that commits to hidden data at its place without revealing it."""
    return keyed_digest(secret, f"seal|{place}|".encode() + canonical(data)).hex()


def first_head(header: dict[str, Any]) -> str:
    return hashlib.sha256(canonical(header)).hexdigest()


def next_head(head: str, secret: bytes, at: int, entry: Entry) -> str:
    """Return the next link of the chain of heads that every message carries.

    It reveals nothing hidden: a draw enters only by its stream and count, because the secret and the seeds fix the
    rest, and a secret choice enters sealed."""
    by = _quoted(entry.by)
    if entry.stream is not None:
        said = b'{"count":%d,"stream":%b}' % (entry.count or 0, _quoted(entry.stream))
    elif entry.secret:
        said = b'{"by":%b,"sealed":"%b","seat":%d}' % (by, seal(secret, str(at), entry.do).encode(), entry.seat)
    else:
        said = b'{"by":%b,"do":%b,"seat":%d}' % (by, quick(entry.word), entry.seat)
    return hashlib.sha256(head.encode() + said).hexdigest()


@lru_cache(maxsize=256)
def _quoted(name: str) -> bytes:
    return canonical(name)


def quick(said: Any) -> bytes:
    """Return the same as `canonical` for a word, but faster.

    Words hold whole numbers and text, which is nearly always ASCII."""
    data = _sorted(said)
    return data if data.isascii() and b"\x7f" not in data else canonical(msgspec.to_builtins(said))
