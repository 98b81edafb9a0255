"""The records for the browser's verify code are up to date, and every lie in them is one."""

import json

from greathall.cli import verify
from tests.core.browser_records import FILE, edited, edits, records, text


def test_they_are_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m tests.core.browser_records"


def test_true_ones_hold_and_every_lie_is_found() -> None:
    for name, record in records().items():
        assert all(verdict != verify.FALSE for verdict, _, _ in verify.findings(record, record["head"])), name
    for name in ("whole", "sealed"):
        true = records()[name]
        for lie, edit in edits(true):
            twin = edited(true, edit)
            found = [verdict for verdict, _, _ in verify.findings(twin, true["head"])]
            assert verify.FALSE in found or json.dumps(twin) == json.dumps(true), lie
