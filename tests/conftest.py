"""Shared by all tests: games of their own, and the ledger of the rules that they execute."""

import gc
import importlib
import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

import greathall
import tests.hints  # noqa: F401  (the laws are told about our games)
from greathall.testing.ledger import (  # noqa: F401  (pytest finds them here)
    pytest_configure, pytest_runtest_logreport, pytest_runtest_makereport, pytest_sessionfinish,
)
from greathall.testing.scale import SCALE


# Firefox and WebKit are tried if `make test BROWSERS=all` has installed them.
collect_ignore = [] if os.environ.get("BROWSERS") == "all" else ["engines"]

# Modules and tests stay, so collecting them leaves no garbage, and none is looked for among them afterwards.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    gc.freeze()
    gc.enable()


# Two small games are found like any other; one is what `greathall new-game` writes, so a new game needs no edit.
HALL, TEMPLATE = Path(__file__).parent / "hall", Path(greathall.__file__).parent / "cli" / "template" / "games"
importlib.import_module("greathall.games").__path__ += [str(HALL), str(TEMPLATE)]

# Examples are the same in every CI run and new in longer runs; no example is timed.
settings.register_profile("hall", deadline=None, derandomize=SCALE == 1)
settings.load_profile("hall")

# A shell starts background jobs with Ctrl-C ignored, and their children inherit that. A handler makes the programs
# under test start as they would in a terminal.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
