"""The test of the tests: whatever must not happen in a browser is noticed when it does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.people import Devices, Guest

SOURCES = Path(__file__).parents[2] / "web" / "src"
BOARD = """(above) => {
  document.body.innerHTML = '<div id="above"></div><p data-board>board</p>';
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.querySelector(above).style.height = '80px';
    done();
  })));
}"""


@pytest.fixture
def guest(devices: Devices) -> Iterator[Guest]:
    """A person whose faults are the point."""
    came = Guest(devices, "Ann", still=True)
    came.open("/recover")
    yield came
    came.leave()


@pytest.mark.parametrize(("deed", "told"), [
    ("() => console.error('a fault')", "console error: a fault"),
    ("() => console.warn('a worry')", "console warning: a worry"),
    ("() => { setTimeout(() => { throw new Error('thrown') }) }", "uncaught: thrown"),
    ("() => { Promise.reject(new Error('broken promise')) }", "uncaught: broken promise"),
    ("() => fetch('/api/tables/nowhere').then(() => 0)", "404 "),
    ("() => fetch('http://elsewhere.test/').catch(() => 0)", "elsewhere.test"),
    ("() => { document.body.innerHTML = '<p style=color:red>inline</p>' }", "console error"),
])
def test_faults_are_seen(guest: Guest, deed: str, told: str) -> None:
    assert guest.faults() == []
    guest.page.evaluate(deed)
    assert any(told in fault for fault in guest.faults())


def test_a_request_to_another_host_is_seen(guest: Guest) -> None:
    """Where the content policy doesn't stop it."""
    guest.context.route("http://elsewhere.test/**", lambda route: route.fulfill(body="hello"))
    guest.page.goto("http://elsewhere.test/")
    assert any("a request to another host: http://elsewhere.test/" in fault for fault in guest.faults())


def test_a_board_that_moves_is_seen(guest: Guest) -> None:
    guest.page.evaluate(BOARD, "#above")
    assert any("the board moved: p" in fault for fault in guest.faults())


def test_a_hand_may_be_sorted(guest: Guest) -> None:
    guest.page.evaluate(BOARD.replace("<p data-board>board</p>", "<p data-board data-hand>hand</p>"), "#above")
    assert guest.faults() == []


def test_a_board_that_stays_is_no_fault(guest: Guest) -> None:
    guest.page.evaluate(BOARD.replace("80px", "0px"), "#above")
    assert guest.faults() == []


def test_what_a_test_expects_is_no_fault(guest: Guest) -> None:
    guest.watch.expects(404, "/api/tables/nowhere")
    guest.page.evaluate("() => fetch('/api/tables/nowhere').then(() => 0)")
    assert guest.faults() == []


def test_being_cut_off_is_no_fault(guest: Guest) -> None:
    with guest.cut_off():
        guest.page.evaluate("() => fetch('/api/hall').catch(() => 0)")
    guest.page.evaluate("() => fetch('/api/hall').then(() => 0)")
    assert guest.faults() == []


def test_nothing_of_ours_cancels_a_touch() -> None:
    """So the one message about it that is ignored comes from Playwright's own taps."""
    assert not [file.name for file in SOURCES.rglob("*.*")
                if file.suffix in (".ts", ".svelte") and "touchstart" in file.read_text(encoding="utf-8")]
