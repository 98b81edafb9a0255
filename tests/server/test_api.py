"""The API against its own description: whatever it allows, and much that it doesn't, is answered as described.

From SCALE=3 on, guests also send tables what isn't described, and strangers try every possible value one by one; at
SCALE=1 they try at random."""

import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from litestar.di import Provide
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance, negative_data_rejection, response_headers_conformance, response_schema_conformance,
    status_code_conformance,
)

from greathall.server.decks import decks
from greathall.server.openapi import openapi, openapi_config
from greathall.server.own import own
from greathall.server.routes import api
from tests.server.hall import WAIT, Hall, Person, hall, play_out
from tests.table import FULL, SCALE

DESCRIPTION = openapi(Litestar([api, own, decks], openapi_config=openapi_config(), dependencies={
    name: Provide(lambda: None, sync_to_thread=False) for name in ("lobby", "guests", "leaving", "asker")}))
schema, strange = (schemathesis.openapi.from_dict(DESCRIPTION) for _ in range(2))
if not FULL:
    schema.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE])
strange.config.phases.coverage.enabled = FULL
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
          response_schema_conformance]
TABLES: list[str] = []
"""A waiting table, one where a match goes on, and one where it is over."""
RECORD: dict[str, Any] = {}


def number(value: Any) -> int:
    """Return a number for the value, the same in every run."""
    return zlib.crc32(repr(value).encode())


@schema.hook
@strange.hook
def map_path_parameters(_: Any, parameters: dict[str, Any]) -> dict[str, Any]:
    """Most guesses don't exist, so three of four are replaced by something that does."""
    lot = number(parameters)
    if "table" in (parameters or {}) and lot % 4:
        parameters["table"] = TABLES[lot % len(TABLES)]
    if "seat" in (parameters or {}) and lot % 3:
        parameters["seat"] = lot % 2
    if "game" in (parameters or {}) and lot % 4:
        parameters["game"] = ("sequence", "candles", "tcg")[lot % 3]
    return parameters


@schema.hook
@strange.hook
def map_body(context: Any, body: Any) -> Any:
    lot = number(body)
    if isinstance(body, dict) and context.operation.path in ("/api/replay", "/api/luck") and lot % 3:
        return RECORD
    if isinstance(body, dict) and isinstance(body.get("list"), str) and lot % 2:
        body["list"] = "lanterns"
    if isinstance(body, dict) and isinstance(body.get("game"), str) and lot % 2:
        body |= {"game": "candles", "seats": 2}
    if isinstance(body, dict) and isinstance(body.get("name"), str) and lot % 2:
        body["name"] = "Ann"
    if isinstance(body, dict) and "record" in body and lot % 3:
        body |= {"record": RECORD, "at": lot % 7}
    return body


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    limits = ("--tables-each", "1000000", "--newcomer-rate", "100000")
    with hall(tmp_path_factory.mktemp("hall") / "data", *limits) as opened:
        ann, bob = Person(opened, "Ann"), Person(opened, "Bob")
        TABLES[:] = [ann.table("candles"), ann.table("candles"), ann.table("candles")]
        for table in TABLES[1:]:
            bob.join(table, 1)
            ann.start(table)
        ann.sit(TABLES[2])
        bob.sit(TABLES[2])
        play_out([ann, bob], Random(1))
        ann.leave()
        bob.leave()
        RECORD.update(ann.ask("GET", f"/api/tables/{TABLES[2]}/record"))
        yield opened
        assert opened.close() == (0, "The hall is closed.\n")  # and no error was logged


def said(case: "schemathesis.Case[Any]", door: Hall, checks: list[Any], guest: bool = False) -> Any:
    """Return the answer, without cookies and without looking for a proxy."""
    leaves = (case.method.upper(), case.operation.path) == ("DELETE", "/api/identity")
    who = Person(door, "Eve") if guest and leaves else door.people[0]  # who deletes themselves can't be asked again
    headers = {"authorization": f"Bearer {who.token}"} if guest else {}
    with requests.Session() as session:
        session.trust_env = False
        return case.call_and_validate(base_url=door.url, checks=checks, headers=headers, session=session)


def test_this_is_what_the_server_says_of_itself(door: Hall) -> None:
    assert httpx.get(f"{door.url}/openapi.json", timeout=WAIT).json() == DESCRIPTION


@schema.parametrize()
@settings(max_examples=6 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_guest_is_answered_as_described(case: "schemathesis.Case[Any]", door: Hall) -> None:
    said(case, door, CHECKS, guest=True)


@strange.parametrize()
@settings(max_examples=3 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_stranger_is_answered_as_described(case: "schemathesis.Case[Any]", door: Hall) -> None:
    answer = said(case, door, CHECKS)
    if case.operation.definition.raw.get("security") and case.method.lower() == case.operation.method:
        assert answer.status_code >= 400, f"{case.method} {case.path} is for guests"


def takes_something(found: Any) -> bool:
    told = found.operation.definition.raw
    return "parameters" in told or "requestBody" in told


bad = schemathesis.openapi.from_dict(DESCRIPTION).include(takes_something)
bad.config.generation.update(modes=[schemathesis.GenerationMode.NEGATIVE])
REJECTION = bad.config.checks.negative_data_rejection
REJECTION.expected_statuses = [*REJECTION.expected_statuses, "413"]  # too long a text may be too long a body


@bad.parametrize()
@settings(max_examples=6 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_not_described_is_refused(case: "schemathesis.Case[Any]", door: Hall) -> None:
    said(case, door, [*CHECKS, negative_data_rejection], guest=True)
