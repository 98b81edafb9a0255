"""A verifier written from the words of docs/fairness.md alone, for both formats: it shares no line with ours."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.core.browser_records import edited, edits, records

CORPUS = sorted((Path(__file__).parents[1] / "corpus").glob("*/records/*.json"))
HEX = re.compile("[0-9a-f]{64}")
Data = dict[str, Any]


# ── the verifier: nothing but the standard library ───────────────────────────
def sha(text: str | bytes) -> str:
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def sealed(key: bytes, place: str, data: Any) -> str:
    return hmac.digest(key, f"seal|{place}|{canonical(data)}".encode(), "sha256").hex()


def verify(record: Data) -> set[str]:
    """Return the names of all that is wrong with a record."""
    faults = set()
    key = bytes.fromhex(record["secret"]) if "secret" in record else None
    if (key is None and "result" in record) or (key is not None and sha(key) != record["commitment"]):
        faults.add("secret")
    if record["format"] == 2:
        for seat, (pledge, seed) in enumerate(zip(record["pledges"], record["seeds"], strict=True)):
            due = sha(f"pledge|{record['commitment']}|{seat}|{seed}") if seed else pledge
            if pledge != due or (pledge and not HEX.fullmatch(pledge)):
                faults.add("pledge")
    if key is not None:
        brings = record.get("brings", {})
        if record.get("brought", "") != (sealed(key, "brings", brings) if brings else ""):
            faults.add("brings")
    return faults | draws(record, key) | heads(record, key)


def draws(record: Data, key: bytes | None) -> set[str]:
    mixed = ",".join(sha(seed) if seed else "" for seed in record["seeds"])
    stand: list[Data] = []
    for entry in record["entries"]:
        if entry["seat"] == -3:
            if entry["do"]["type"] == "Undone":
                if entry["do"]["to"] >= len(stand):
                    return {"undo"}
                del stand[entry["do"]["to"]:]
            continue
        if entry["seat"] == -1:
            if entry["count"] != sum(one.get("stream") == entry["stream"] for one in stand):
                return {"count"}
            if key is not None and entry["k"] != draw(key, mixed, entry["stream"], entry["count"], entry["n"]):
                return {"draw"}
        stand.append(entry)
    return set()


def draw(key: bytes, mixed: str, stream: str, count: int, n: int) -> int:
    attempt = 0
    while True:
        x = int.from_bytes(hmac.digest(key, f"{mixed}|{stream}|{count}|{attempt}".encode(), "sha256"), "big")
        if x < 2**256 - 2**256 % n:
            return x % n
        attempt += 1


def heads(record: Data, key: bytes | None) -> set[str]:
    names = ["game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series"]
    header = {name: record[name] for name in names} | {"brought": record.get("brought", "")}
    if record["format"] == 2:
        header |= {"format": 2, "pledges": record["pledges"]}
    if record.get("marks"):
        header["marks"] = record["marks"]
    head = sha(canonical(header))
    for at, entry in enumerate(record["entries"]):
        if entry["seat"] == -1:
            says = {"stream": entry["stream"], "count": entry["count"]}
        else:
            says = {"seat": entry["seat"], "by": entry.get("by", "person")}
            if not entry.get("secret"):
                says["do"] = entry["do"]
            elif key is None:
                return set()  # a sealed choice can't be followed without the secret
            else:
                says["sealed"] = sealed(key, str(at), entry["do"])
        head = sha(head + canonical(says))
    return set() if head == record["head"] else {"head"}


# ── what it says ─────────────────────────────────────────────────────────────
@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_records_as_older_versions_wrote_them_hold(file: Path) -> None:
    assert verify(json.loads(file.read_text(encoding="utf-8"))) == set()


def test_records_of_both_formats_hold_and_lies_do_not() -> None:
    true = records()
    assert {record["format"] for record in true.values()} == {1, 2}
    for record in true.values():
        assert verify(record) == set()
    for lie in ("another seed", "another pledge", "a pledge that is none", "another secret", "another number drawn",
                "a draw counted wrong", "another action", "another name", "another head", "brought afterwards"):
        record = true["whole"]
        assert verify(edited(record, dict(edits(record))[lie])), lie


def test_a_seed_kept_back_is_no_lie_and_one_put_in_afterwards_is() -> None:
    record = records()["kept back"]
    assert record["seeds"] == ["owl", ""]
    assert all(record["pledges"])
    assert verify(record) == set()
    assert "pledge" in verify({**record, "seeds": ["owl", "another"]})
