"""Logs: one line per event, never a secret."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.server.identity import Keeper
from greathall.server.logs import BLANK, LOGGER, blanked, fault, log, set_up

KEEPER = Keeper(b"k" * 32)
TOKEN, CODE = KEEPER.token(KEEPER.new(), KEEPER.new_session()), KEEPER.recovery(KEEPER.new(), 12, 1 << 31)


class Page:
    """The lines logged since."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def set_up(self, form: str, level: str = "info") -> "Page":
        set_up(form, level, self.stream)
        return self

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture
def page() -> Iterator[Page]:
    root = logging.getLogger()
    before = root.level, LOGGER.level, list(root.handlers)
    yield Page()
    root.setLevel(before[0])
    LOGGER.setLevel(before[1])
    for handler in [handler for handler in root.handlers if handler not in before[2]]:
        root.removeHandler(handler)


def test_a_line_of_json(page: Page) -> None:
    page.set_up("json")
    log("table-opened", table="abc", seats=2, name="Ann\nBob")
    (line,) = page.lines
    assert line["at"].endswith("+00:00")
    assert {key: line[key] for key in ("level", "event", "table", "seats", "name")} == {
        "level": "info", "event": "table-opened", "table": "abc", "seats": 2, "name": "Ann\nBob"}


def test_a_line_of_text(page: Page) -> None:
    page.set_up("plain")
    log("table opened", table="abc", seats=2, name="Ann 'the' Great")
    assert page.text.endswith(' info table opened table=abc seats=2 name="Ann \'the\' Great"\n')


@pytest.mark.parametrize("form", ["plain", "json"])
@pytest.mark.parametrize("evil", ["a\nb", "a\r12:00:00 error forged", "\x1b[2J", "\x9b2J", "\u2028", "\u202e", "é\0"])
def test_nobody_forges_a_line(page: Page, form: str, evil: str) -> None:
    page.set_up(form)
    log("said", name=evil)
    logging.getLogger("library").warning("odd name %s", evil)
    assert len(page.text.splitlines()) == 2
    assert all(sign.isprintable() or sign == "\n" for sign in page.text)


@pytest.mark.parametrize("form", ["plain", "json"])
@pytest.mark.parametrize("field", [
    "token", "Token", "code", "recovery", "recovery_code", "secret", "cookie", "Set-Cookie", "authorization",
    "Authorisation", "seed", "seeds", "password", "hall_key", "webhook"])
def test_secrets_are_blanked_by_name(page: Page, form: str, field: str) -> None:
    page.set_up(form)
    log("seen", **{field: "sesame"})
    log("seen", headers={field: "sesame", "accept": "all"}, more=[{"deep": {field: ["sesame"]}}])
    assert "sesame" not in page.text
    assert "all" in page.text


@pytest.mark.parametrize("form", ["plain", "json"])
def test_tokens_and_codes_are_known_by_their_shape(page: Page, form: str) -> None:
    page.set_up(form)
    log("seen", path=f"/api/recover/{CODE}?x=1", who=[TOKEN])
    logging.getLogger("library").warning("GET /recover/%s", CODE)
    try:
        raise ValueError(f"what is {TOKEN}")
    except ValueError:
        fault("broken")
    assert page.text.count(BLANK) + page.text.count(json.dumps(BLANK).strip('"')) >= 4
    for secret in (TOKEN, CODE):
        assert secret.rsplit(".", 1)[1] not in page.text


def test_a_refusals_key_is_no_secret(page: Page) -> None:
    page.set_up("json")
    log("refused", key="name-long", status_code=400)
    assert page.lines[0]["key"] == "name-long"
    assert page.lines[0]["status_code"] == 400


@pytest.mark.parametrize("form", ["plain", "json"])
def test_a_fault_keeps_its_traceback(page: Page, form: str) -> None:
    page.set_up(form)
    try:
        raise ZeroDivisionError("nothing goes into it")
    except ZeroDivisionError:
        fault("broken", table="abc")
    assert "ZeroDivisionError" in page.text
    assert "test_logs.py" in page.text
    if form == "json":
        assert page.lines[0]["level"] == "error"


def test_a_fault_found_later_has_its_traceback_too(page: Page) -> None:
    page.set_up("json")
    try:
        raise ZeroDivisionError("of a task")
    except ZeroDivisionError as wrong:
        kept = wrong
    fault("task failed", error=kept)
    fault("nothing at hand")
    assert "test_a_fault_found_later" in page.lines[0]["fault"]
    assert page.lines[0]["error"] == "of a task"
    assert "fault" not in page.lines[1]


def test_below_the_level_nothing_is_written(page: Page) -> None:
    page.set_up("plain", "warning")
    log("small")
    logging.getLogger("library").info("small too")
    assert page.text == ""
    log("large", logging.WARNING)
    assert "large" in page.text


def test_libraries_do_not_chatter_when_the_hall_does(page: Page) -> None:
    page.set_up("json", "debug")
    log("thought", logging.DEBUG)
    logging.getLogger("library").debug("chatter")
    logging.getLogger("library").warning("trouble")
    assert [(line["event"], line.get("from")) for line in page.lines] == [("thought", None), ("trouble", "library")]


def test_fields_do_not_replace_the_lines_own(page: Page) -> None:
    page.set_up("json")
    log("seen", at="never", level="none", event="other")
    assert page.lines[0]["level"] == "info"
    assert page.lines[0]["event"] == "seen"


def test_setting_up_again_replaces(page: Page) -> None:
    page.set_up("plain")
    page.set_up("json")
    log("once")
    assert len(page.lines) == 1


def test_long_and_deep_values_are_cut() -> None:
    deep: Any = "end"
    for _ in range(100):
        deep = [deep]
    assert len(json.dumps(blanked({"text": "x" * 1_000_000, "deep": deep}))) < 5000
