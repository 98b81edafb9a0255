"""The hall's settings: one table, the source of `--help`, the GREATHALL_* variables and the docs."""

import os
from argparse import ArgumentParser, BooleanOptionalAction
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError
from msgspec import inspect as types
from msgspec.structs import FieldInfo, fields

from greathall.core.words import Illegal
from greathall.server.sentences import say

PREFIX = "GREATHALL_"
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
LONGEST_ECHO = 60

WORD, COLONS = r"[A-Za-z0-9]([A-Za-z0-9._-]{0,251}[A-Za-z0-9])?", r"[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*"
Name = Annotated[str, Meta(pattern=rf"^({WORD}|{COLONS}|\[{COLONS}\])\Z")]
Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1024, le=64 * 1024 * 1024)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Rate = Annotated[float, Meta(ge=0.01, le=1_000_000)]


def data_folder(environ: Mapping[str, str]) -> Path:
    """Return the default folder for tables; a relative XDG_DATA_HOME is ignored, as its standard says.

    A user of a service may have no home: raise Illegal, because then the folder must be named."""
    named = Path(environ.get("XDG_DATA_HOME", ""))
    home = Path(environ.get("HOME") or os.path.expanduser("~"))
    if not named.is_absolute() and not home.is_absolute():
        raise Illegal("", say("bad-setting", name="--data", value="", wants=say("wants-data")))
    return (named if named.is_absolute() else home / ".local/share") / "greathall"


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Settings(Struct, frozen=True, kw_only=True):
    """The settings that whoever starts the hall may choose; each field's help is the sentence `setting-<field>`."""

    host: Name = "127.0.0.1"
    port: Port = 8000
    data: Path = msgspec.field(default_factory=lambda: data_folder(os.environ))
    address: Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.\[\]:_-]{1,255})?\Z")] = ""
    hosts: tuple[Name, ...] = ()
    proxies: tuple[Name, ...] = ()
    ray: Annotated[str, Meta(pattern=r"^([A-Za-z0-9.\[\]:_-]{1,255})?\Z")] = ""
    workers: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=lambda: max(1, processors() - 1))
    think: Annotated[float, Meta(ge=0.05, le=60)] = 1.0
    pace: Annotated[float, Meta(ge=0, le=60)] = 1.2
    grace: Seconds = 30.0
    absence: Seconds = 120.0
    idle_minutes: Annotated[float, Meta(ge=0.01, le=1440)] = 10.0
    keep_days: Annotated[int, Meta(ge=1, le=36_500)] = 90
    tables_each: Count = 20
    sockets_each: Count = 40
    most_sockets: Count = 5000
    message_bytes: Bytes = 16 * 1024
    body_bytes: Bytes = 256 * 1024
    backlog_bytes: Bytes = 1024 * 1024
    message_rate: Rate = 50.0
    message_burst: Count = 200
    talk_rate: Rate = 1.0
    talk_burst: Count = 20
    request_rate: Rate = 20.0
    request_burst: Count = 200
    patience: Annotated[float, Meta(ge=0.1, le=3600)] = 15.0
    newcomer_rate: Rate = 1.0
    newcomer_burst: Count = 60
    table_rate: Rate = 0.1
    table_burst: Count = 120
    private_notices: bool = False
    metrics_key: Annotated[str, Meta(pattern=r"^([!-~]{16,200})?\Z")] = ""
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"

    @classmethod
    def read(cls, args: Mapping[str, Any], environ: Mapping[str, str]) -> "Settings":
        """Return the settings: the command line beats GREATHALL_* variables, which beat defaults.

        An empty variable is ignored."""
        chosen: dict[str, Any] = {}
        for setting in SETTINGS:
            if args.get(setting.name) is not None:
                chosen[setting.name] = setting.read(args[setting.name], setting.option)
            elif environ.get(setting.variable):
                chosen[setting.name] = setting.read(environ[setting.variable], setting.variable)
        chosen["data"] = chosen.get("data") or data_folder(environ)
        return cls(**chosen)


class Setting(Struct, frozen=True):
    """One row of the table."""

    name: str
    kind: Any
    default: Any

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def help(self) -> str:
        return say(f"setting-{self.name}")

    def read(self, value: Any, named: str) -> Any:
        try:
            return msgspec.convert(parse_value(self.kind, value), self.kind, strict=False, dec_hook=as_path)
        except ValidationError:
            echo = str(value)[:LONGEST_ECHO]
            raise Illegal("", say("bad-setting", name=named, value=echo, wants=self.wants)) from None

    @property
    def wants(self) -> str:
        """Return what values it takes, in words."""
        match types.type_info(self.kind):
            case types.BoolType():
                return say("wants-yes-no")
            case types.LiteralType(values=values):
                return say("wants-one-of", choices=", ".join(map(str, values)))
            case types.IntType(ge=low, le=high):
                return say("wants-whole-number", low=str(low), high=str(high))
            case types.FloatType(ge=low, le=high):
                return say("wants-number", low=f"{low:g}", high=f"{high:g}")
            case types.VarTupleType():
                return say("wants-hosts")
            case _:
                return say(f"wants-{self.name}")

    @property
    def default_text(self) -> str:
        """Return the default as you would type it; if it depends on the computer, the help says so."""
        if self.name in ("data", "workers") or self.default in ("", ()):
            return ""
        if isinstance(self.default, bool):
            return YES[0] if self.default else NO[0]
        return f"{self.default:g}" if isinstance(self.default, float) else str(self.default)


def parse_value(kind: Any, value: Any) -> Any:
    """Return text from a command line or a variable as a value of the setting's type."""
    if not isinstance(value, str):
        return str(value) if isinstance(value, Path) else value
    text = value.strip()
    if kind is bool:
        return True if text.lower() in YES else False if text.lower() in NO else value
    if isinstance(types.type_info(kind), types.VarTupleType):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def as_path(kind: Any, value: Any) -> Path:
    """Return a path with `~` expanded, even if no shell has done it."""
    if kind is not Path or not isinstance(value, str) or not value or "\0" in value:
        raise ValueError
    try:
        return Path(value).expanduser()
    except RuntimeError:  # an unknown user
        raise ValueError from None


def default_of(field: FieldInfo) -> Any:
    """Return a setting's default; the data folder's depends on who starts the hall."""
    if field.name == "data":
        return Path()
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


SETTINGS = tuple(Setting(f.name, f.type, default_of(f)) for f in fields(Settings))


def arguments(parser: ArgumentParser, *only: str) -> None:
    """Add every setting as an option, or only these; those not typed are None, so that environment variables apply."""
    for setting in SETTINGS:
        if only and setting.name not in only:
            continue
        told = f" ({setting.default_text})" if setting.default_text else ""
        about = f"{setting.help}{told} [{setting.variable}]".replace("%", "%%")
        if setting.kind is bool:
            parser.add_argument(setting.option, action=BooleanOptionalAction, default=None, help=about)
        else:
            parser.add_argument(setting.option, metavar=metavar(setting), help=about)


def metavar(setting: Setting) -> str:
    match types.type_info(setting.kind):
        case types.LiteralType(values=values):
            return "|".join(map(str, values))
        case types.IntType() | types.FloatType():
            return "N"
        case types.VarTupleType():
            return "NAME,NAME"
        case _:
            return {"data": "DIR", "address": "URL", "metrics_key": "KEY", "ray": "ADDRESS"}.get(setting.name, "NAME")


def as_markdown() -> str:
    """Return the table for the docs."""
    rows = [say("settings-head"), "| --- | --- | --- | --- |"]
    for row in SETTINGS:
        default = f"`{row.default_text}`" if row.default_text else ""
        rows.append(f"| `{row.option}` | `{row.variable}` | {default} | {row.help} |")
    return "\n".join(rows) + "\n"
