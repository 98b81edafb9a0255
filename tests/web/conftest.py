"""A hall, a Chromium and people for the browser's tests.

They run on this computer; tests for which the address matters (links, cookies, what a browser allows on plain http)
also run, or only run, as a phone on the same network sees the hall.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server import hall as program
from tests.server.hall import WAIT
from tests.table import FULL
from tests.web.people import NETWORK, Devices, Guest, Place, chromium, place

expect.set_options(timeout=1000 * WAIT)
"""A page may take long on a busy machine, so wait for what is expected, not for a time."""
PICTURES = Path(__file__).parents[2] / "build" / "faults"
Person = Callable[..., Guest]
failed = pytest.StashKey[bool]()
HERE = "127.0.0.1"


def doors(**addresses: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("door", addresses.values(), ids=addresses, indirect=True, scope="package")


network = doors(network=NETWORK)
everywhere = doors(here=HERE, network=NETWORK) if FULL else network
"""At SCALE=1 only where browsers allow less; every other test shows that it works here too."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package", params=[HERE], ids=["here"])
def door(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """One hall for all tests of a session; at the end it closes in order and must have no faults to report."""
    with place(tmp_path_factory.mktemp("hall") / "data", request.param) as opened:
        yield opened
        assert opened.hall.close() == (0, "The hall is closed.\n")


@pytest.fixture(scope="package")
def devices(browser: Browser, door: Place) -> Devices:
    return Devices(browser, door)


@pytest.fixture
def person(request: pytest.FixtureRequest, devices: Devices) -> Iterator[Person]:
    """`ann = person("Ann", width=375, theme="dark", touch=True)`: see Guest.

    Any fault in any of their browsers fails the test; a picture of what they saw is in build/faults/.
    """
    came: list[Guest] = []

    def come(who: str | program.Person | None = None, **how: Any) -> Guest:
        came.append(Guest(devices, who, **how))
        return came[-1]

    yield come
    faults = [fault for guest in came for fault in guest.faults()]
    for number, guest in enumerate(came):
        if lost := bool(faults) or request.node.stash.get(failed, False):
            guest.picture(PICTURES / f"{request.node.name.replace('/', '-')}-{number}.png")
        guest.leave(for_good=lost)
    assert faults == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report
