"""The tests keep the ledger's third column: which rules were executed by a test that passed."""

import importlib
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.table import SCALE


# Firefox and WebKit are tried where `make test BROWSERS=all` has installed them.
collect_ignore = [] if os.environ.get("BROWSERS") == "all" else ["engines"]

LEDGER = Path(__file__).parent.parent / "build" / "ledger.json"

# The example game lives beside the tests and is found like any other: a new game needs no edit elsewhere.
importlib.import_module("greathall.games").__path__.append(str(Path(__file__).parent / "hall"))

# Examples are the same in every run of CI and new ones in longer runs; no example is timed.
settings.register_profile("hall", deadline=None, derandomize=SCALE == 1)
settings.load_profile("hall")

# A shell starts jobs in the background with Ctrl-C ignored, and their children inherit it: there must be a handler, so
# that the programs under test begin as they would in a terminal.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_passed: dict[str, list[str] | None] = {}


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Write a test's rules on its report, because a report is all that a worker of xdist sends home."""
    report = (yield).get_result()
    report.user_properties += [("rule", rule) for mark in item.iter_markers("rule") for rule in mark.args]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    ids = [str(value) for name, value in report.user_properties if name == "rule"]
    if ids and report.when == "call":
        _passed[report.nodeid] = ids if report.passed else None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the ledger: all of it after a whole run; after a partial one, only the tests that ran."""
    if not _passed or hasattr(session.config, "workerinput"):
        return
    option = session.config.option
    whole = not option.keyword and not getattr(option, "lf", False) and all(
        Path(arg).resolve().name == "tests" for arg in session.config.args)
    known = {} if whole or not LEDGER.exists() else json.loads(LEDGER.read_text())
    known |= _passed
    LEDGER.parent.mkdir(exist_ok=True)
    LEDGER.write_text(json.dumps({test: ids for test, ids in sorted(known.items()) if ids}, indent=1))
