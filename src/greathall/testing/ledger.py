"""Hooks of pytest that note which rules were executed by a test that passed, for `greathall rules --check`.

Import them in a conftest.py."""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from greathall.core.ledger import written_at

_passed: dict[str, list[str] | None] = {}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules this test executes")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write a test's rules on its report, because a report is all that a worker of xdist sends home."""
    report = yield
    report.user_properties += [("rule", rule) for mark in item.iter_markers("rule") for rule in mark.args]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    ids = [str(value) for name, value in report.user_properties if name == "rule"]
    if ids and report.when == "call":
        _passed[report.nodeid] = ids if report.passed else None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the ledger: all of it after a whole run; after a partial one, only the tests that ran."""
    if not _passed or hasattr(session.config, "workerinput"):
        return
    file = written_at(session.config.invocation_params.dir)
    option = session.config.option
    whole = not option.keyword and not getattr(option, "lf", False) and all(
        Path(arg).resolve().name == "tests" for arg in session.config.args)
    known: dict[str, Any] = {} if whole or not file.exists() else json.loads(file.read_text())
    known |= _passed
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({test: ids for test, ids in sorted(known.items()) if ids}, indent=1))
