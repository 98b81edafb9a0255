"""A hall, and Firefox and WebKit one after the other, each opened once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.engines import driver
from tests.engines.people import Visitor
from tests.web.conftest import PICTURES, failed, pytest_runtest_makereport
from tests.web.people import Place, place

__all__ = ["pytest_runtest_makereport"]
ENGINES = {"firefox": driver.firefox, "webkit": driver.webkit}
UNCAUGHT = "JavaScript error: http"
"""How Firefox tells of what a page did not catch, from its first line on."""
Visit = Callable[..., Visitor]


class Engine:
    def __init__(self, name: str, call: driver.Driver, log: Path) -> None:
        self.name, self.call, self.log, self._read = name, call, log, 0

    def uncaught(self) -> list[str]:
        """Everything that this browser wrote down since it was last asked."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        fresh, self._read = lines[self._read:], len(lines)
        return [line for line in fresh if line.startswith(UNCAUGHT)]


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    home = tmp_path_factory.mktemp(request.param)
    log = tmp_path_factory.mktemp("log") / "browser.log"
    with ENGINES[request.param](home, log) as call:
        yield Engine(request.param, call, log)


@pytest.fixture(scope="session")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with place(tmp_path_factory.mktemp("hall") / "data") as opened:
        yield opened
        assert opened.hall.close() == (0, "The hall is closed.\n")


@pytest.fixture
def visit(request: pytest.FixtureRequest, engine: Engine, door: Place) -> Iterator[Visit]:
    """`ann = visit("Ann", 375, 812)`: one person in a test. Whatever goes wrong on their pages fails it; what they saw
    then is in build/faults/."""
    came: list[Visitor] = []

    def come(name: str, width: int = 1280, height: int = 800) -> Visitor:
        came.append(Visitor(engine.call, door, name, width, height))
        return came[-1]

    yield come
    [visitor] = came
    visitor.page.look_back()
    faults = visitor.page.faults + engine.uncaught()
    if faults or request.node.stash.get(failed, False):
        visitor.picture(PICTURES / f"{request.node.name}.png")
    assert faults == []
