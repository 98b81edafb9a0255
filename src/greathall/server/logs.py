"""The hall's log: one line per event, for people or for programs, and never a secret."""

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from greathall.server.identity import ID, SIGNATURE

LOGGER = logging.getLogger("greathall")
BLANK = "…"
SECRET = re.compile(r"token|^code|recover|secret|cookie|authori[sz]ation|password|seed|_key$|webhook", re.IGNORECASE)
"""Fields with such names are blanked, at any depth."""
SIGNED = re.compile(rf"\b[a-z][0-9]+\.{ID}\.(?:[A-Za-z0-9_-]{{1,12}}\.){{0,2}}{SIGNATURE}")
"""Tokens and codes by their shape, because a library may put an address with one into a message."""
LONGEST = 2000
DEEPEST = 6


def log(event: str, level: int = logging.INFO, /, **fields: Any) -> None:
    """Log an event; below the chosen level this costs next to nothing."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, "%s", event, extra={"fields": fields})


def fault(event: str, /, **fields: Any) -> None:
    """Log an internal error with the traceback of the exception among the fields, or else the current one."""
    if LOGGER.isEnabledFor(logging.ERROR):
        wrong = next((value for value in fields.values() if isinstance(value, BaseException)), True)
        LOGGER.log(logging.ERROR, "%s", event, extra={"fields": fields}, exc_info=wrong)


def blanked(value: Any, depth: int = 0) -> Any:
    """Return the same data without secrets, no larger than a log line should be."""
    if isinstance(value, Mapping) and depth < DEEPEST:
        return {str(name): BLANK if SECRET.search(str(name)) else blanked(inner, depth + 1)
                for name, inner in value.items()}
    if isinstance(value, msgspec.Struct):
        return blanked(msgspec.structs.asdict(value), depth)
    if isinstance(value, list | tuple | set | frozenset) and depth < DEEPEST:
        return [blanked(inner, depth + 1) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return SIGNED.sub(BLANK, str(value)[:LONGEST])


class Blanking(logging.Filter):
    """A filter on the handler, so that it also sees what libraries log."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.fields = blanked(getattr(record, "fields", {}))
        record.msg, record.args = SIGNED.sub(BLANK, record.getMessage()[:LONGEST]), ()
        return True


def facts(record: logging.LogRecord, form: logging.Formatter) -> dict[str, Any]:
    """Return the line as data, with the hall's own fields first."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
    if record.name != LOGGER.name:
        line["from"] = record.name
    line |= {name: value for name, value in getattr(record, "fields", {}).items() if name not in line}
    if record.exc_info and record.exc_info[0]:
        line["fault"] = SIGNED.sub(BLANK, form.formatException(record.exc_info))
    return line


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts(record, self), default=str)


class Plain(logging.Formatter):
    """Log lines for people: `12:00:01 warning table not woken table=abc`.

    Text from strangers is quoted, so that it can't forge a line or move the cursor; a traceback keeps its lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = facts(record, self)
        at, level, event, trace = line.pop("at"), line.pop("level"), line.pop("event"), line.pop("fault", None)
        shown = event if event.isprintable() else quoted(event)
        said = " ".join([at[11:19], level, shown, *(f"{name}={quoted(value)}" for name, value in line.items())])
        return f"{said}\n{trace}" if trace else said


def quoted(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if re.fullmatch(r"[\w.:,/@+…-]+", text) else json.dumps(value, default=str)


def set_up(form: str, level: str, stream: TextIO | None = None) -> logging.Handler:
    """Set up one handler for everything in the process, libraries included; calling it again replaces the handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    handler.addFilter(Blanking())
    root = logging.getLogger()
    for former in [h for h in root.handlers if any(isinstance(f, Blanking) for f in h.filters)]:
        root.removeHandler(former)
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, getattr(logging, level.upper())))
    LOGGER.setLevel(level.upper())
    return handler
