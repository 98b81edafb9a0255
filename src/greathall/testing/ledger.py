"""pytest hooks that note which rules a passing test executed, for `greathall rules --check`.

Import them in a conftest.py."""

import json
from collections.abc import Generator
from typing import Any

import pytest

from greathall.core.ledger import executed_file

_passed: dict[str, list[str] | None] = {}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules this test executes")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put a test's rules on its report, because an xdist worker sends nothing but reports."""
    report = yield
    report.user_properties += [("rule", rule) for mark in item.iter_markers("rule") for rule in mark.args]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    ids = [str(value) for name, value in report.user_properties if name == "rule"]
    if ids and report.when == "call":
        _passed[report.nodeid] = ids if report.passed else None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the ledger: the results of this run replace those of earlier runs."""
    if not _passed or hasattr(session.config, "workerinput"):
        return
    file = executed_file(session.config.invocation_params.dir)
    noted: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    known = {test: ids for test, ids in noted.items() if still_there(session, test)} | _passed
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({test: ids for test, ids in sorted(known.items()) if ids}, indent=1))


def still_there(session: pytest.Session, test: str) -> bool:
    """Return whether a noted test may still exist: its file does, and this run didn't run all tests of that file."""
    file = session.config.rootpath / test.partition("::")[0]
    return file.exists() and (is_partial(session) or not any(
        (session.config.invocation_params.dir / arg).resolve() in (file, *file.parents) for arg in session.config.args))


def is_partial(session: pytest.Session) -> bool:
    """Return whether some tests of the named folders and files didn't run."""
    option = session.config.option
    chosen = option.keyword or option.markexpr or option.deselect or getattr(option, "lf", False)
    return bool(chosen or session.shouldstop or session.shouldfail)
