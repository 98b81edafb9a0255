"""Write the browser's types from the structs themselves, so that TypeScript checks everything on the wire.

There is one file per game, `core.ts` for types that several games share, and `hall.ts` for the server's own
messages."""

import inspect
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import NODEFAULT, Struct
from msgspec import inspect as mi

import greathall
from greathall.bots.levels import DEFAULT_LEVEL, LEVELS, OFFERED
from greathall.core import words
from greathall.core.game import Game, all_games, find_game
from greathall.core.options import Option
from greathall.core.mind import Ranked, Reason
from greathall.core.words import (
    Action, Aside, Ask, Chance, Event, Field, Form, Illegal, Outcome, Refusal, Result, Step, Word,
)
from greathall.server import bodies, wire
from greathall.server.sentences import say

Kind = type[Struct]
Kinds = tuple[Kind, ...]

HEADER = "// Written by `greathall wire` from the structs in Python: change those and run it again.\n"
BASES: Kinds = (Word, Action, Aside, Outcome, Event, Step, Ask, Chance)
TABLE_S: Kinds = tuple(
    kind for kind in vars(words).values() if isinstance(kind, type) and issubclass(kind, Word) and kind not in BASES)
"""The words of every table, whatever is played: an undo, an early answer."""
SHARED: Kinds = (Word, *TABLE_S, Field, Form, Refusal, Result, Option, Reason, Ranked)
USUAL = "web/src/wire"
TAKEN = ("Record", "Readonly")  # TypeScript's own names, which the files use

PLAIN = {
    mi.AnyType: "unknown", mi.RawType: "unknown", mi.NoneType: "null", mi.BoolType: "boolean", mi.IntType: "number",
    mi.FloatType: "number", mi.StrType: "string", mi.BytesType: "string", mi.DateTimeType: "string",
    mi.DateType: "string", mi.TimeType: "string", mi.TimeDeltaType: "string", mi.UUIDType: "string",
    mi.DecimalType: "string",
}
KEYS = (mi.AnyType, mi.StrType, mi.IntType, mi.LiteralType, mi.EnumType)


class Group(Struct, frozen=True):
    """Kinds in one place; `name` is the name of their union, if it has one.

    `sent`: the browser writes them, so it may leave out fields with a default."""

    name: str
    about: str
    kinds: Kinds
    sent: bool = False


# ── what holds what ──────────────────────────────────────────────────────────
def struct(kind: Kind) -> mi.StructType:
    """Return what msgspec knows of a struct; refuse one that isn't always the same kind of object on the wire."""
    info = mi.type_info(kind)
    if not isinstance(info, mi.StructType) or info.array_like or not isinstance(kind, type):
        raise TypeError(f"no TypeScript for the struct {kind!r}")
    return info


def parts(t: mi.Type) -> Iterator[mi.Type]:
    match t:
        case mi.Metadata():
            yield t.type
        case mi.CollectionType():
            yield t.item_type
        case mi.TupleType():
            yield from t.item_types
        case mi.UnionType():
            yield from t.types
        case mi.DictType():
            yield t.value_type


def held(t: mi.Type) -> Iterator[Kind]:
    """Yield the structs that a type names, not those inside them."""
    if isinstance(t, mi.StructType):
        yield t.cls
    for part in parts(t):
        yield from held(part)


def reachable(kinds: Iterable[Kind]) -> list[Kind]:
    """Return these structs and everything they hold, in the order they are met."""
    met = list(dict.fromkeys(kinds))
    for kind in met:  # it grows while we walk it
        for field in struct(kind).fields:
            met += [k for k in dict.fromkeys(held(field.type)) if k not in met]
    return met


# ── one file ─────────────────────────────────────────────────────────────────
class Sheet:
    """One file; `settled` are the types of fields that their struct leaves open."""

    def __init__(self, groups: Sequence[Group], settled: Mapping[tuple[Kind, str], str] | None = None) -> None:
        self.groups, self.settled = groups, settled or {}
        everything = reachable(k for group in groups for k in group.kinds)
        self.structs = [k for k in everything if not self.stands_for_others(k)]
        self.sent = reachable(k for group in groups if group.sent for k in group.kinds)
        self.names: dict[Kind, str] = {}
        self.used: set[Kind] = set()

    def text(self, shared: Mapping[Kind, str]) -> str:
        """Return the whole file; `shared` are the names in core.ts."""
        own = [kind for kind in self.structs if kind not in shared]
        self.names = {**shared, **self.assign_names(own, [shared[k] for k in self.structs if k in shared])}
        self.used = set()
        blocks = [*map(self.interface, own), *filter(None, map(self.union, self.groups))]
        imports = sorted(shared[kind] for kind in self.used if kind in shared)
        if imports:
            blocks.insert(0, f'import type {{ {", ".join(imports)} }} from "./core";\n')
        return "\n".join([HEADER, *blocks])

    # ── names ────────────────────────────────────────────────────────────────
    def assign_names(self, own: list[Kind], foreign: list[str]) -> dict[Kind, str]:
        """Give each thing its own name; if two would share one, add what each is: DiscardAction, DiscardStep."""
        count = Counter(kind.__name__ for kind in own)
        unions = [group.name for group in self.groups if not self.alone(group)]
        taken = {*TAKEN, *unions, *foreign, "Word"} - {kind.__name__ for kind in own if kind is Word}
        names = {kind: kind.__name__ if count[kind.__name__] == 1 and kind.__name__ not in taken
                 else kind.__name__ + self.role(kind) for kind in own}
        if len({*names.values(), *taken}) < len(names) + len(taken):
            raise TypeError(f"two structs with one name: {sorted(names.values())}")
        return names

    def role(self, kind: Kind) -> str:
        return next((group.name for group in self.groups if group.name and kind in group.kinds), "Struct")

    def alone(self, group: Group) -> bool:
        """Return whether this is a union of one that has the union's name."""
        return [kind.__name__ for kind in group.kinds] == [group.name]

    def stands_for_others(self, kind: Kind) -> bool:
        """Return whether this is a base class that is never sent itself."""
        said = any(kind in group.kinds for group in self.groups)
        return not said and (kind in BASES[1:] or bool(self.kinds_of(kind)))

    def kinds_of(self, kind: Kind) -> list[tuple[Group, list[Kind]]]:
        """Return the kinds of a word that are sent here, by group."""
        found: list[tuple[Group, list[Kind]]] = []
        for group in self.groups if issubclass(kind, Word) else ():
            kinds = [k for k in group.kinds if issubclass(k, kind)]
            if group.name and kinds:
                found.append((group, kinds))
        return found

    def name(self, kind: Kind) -> str:
        self.used.add(kind)
        return self.names[kind]

    def named(self, kind: Kind) -> str:
        """Return a struct's name; for a base class of words, the union of its kinds."""
        found: list[str] = []
        for group, kinds in self.kinds_of(kind):
            found += [group.name] if len(kinds) == len(group.kinds) > 1 else map(self.name, kinds)
        return " | ".join(found) or self.name(Word if kind in BASES else kind)

    # ── text ─────────────────────────────────────────────────────────────────
    def interface(self, kind: Kind) -> str:
        info = struct(kind)
        lines = [self.line(kind, field) for field in info.fields]
        if info.tag_field is not None:
            tag = "string" if kind is Word else json.dumps(info.tag)
            lines.insert(0, f"  readonly {key(info.tag_field)}: {tag};\n")
        opening = f"{comment(kind.__doc__)}export interface {self.names[kind]} {{"
        return opening + ("\n" + "".join(lines) if lines else "") + "}\n"

    def line(self, kind: Kind, field: mi.Field) -> str:
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        omitted = not field.required and (unset or kind in self.sent or kind.__struct_config__.omit_defaults)
        try:
            said = self.settled.get((kind, field.name)) or self.typed(field.type)
        except TypeError as fault:
            raise TypeError(f"{kind.__name__}.{field.name}: {fault}") from None
        return f"  readonly {key(field.encode_name)}{'?' if omitted else ''}: {said};\n"

    def union(self, group: Group) -> str:
        if not group.name or self.alone(group):
            return ""
        kinds = "".join(f"\n  | {self.name(kind)}" for kind in group.kinds) or " never"
        return f"{comment(group.about)}export type {group.name} ={kinds};\n"

    def typed(self, t: mi.Type) -> str:
        """Return a type as TypeScript sees it after JSON; an unknown type is an error, never `any`."""
        match t:
            case mi.StructType():
                return self.named(t.cls)
            case mi.Metadata():
                return self.typed(t.type)
            case mi.UnionType():
                either = dict.fromkeys(self.typed(part) for part in t.types)
                return "unknown" if "unknown" in either else " | ".join(either)
            case mi.LiteralType():
                return " | ".join(literals(t.values))
            case mi.EnumType():
                return " | ".join(json.dumps(member.value) for member in t.cls)
            case mi.CollectionType():
                item = self.typed(t.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case mi.TupleType():
                return f"readonly [{', '.join(map(self.typed, t.item_types))}]"
            case mi.DictType() if isinstance(t.key_type, KEYS):
                return f"Readonly<Record<string, {self.typed(t.value_type)}>>"
        if type(t) not in PLAIN:
            raise TypeError(f"no TypeScript for {t!r}")
        return PLAIN[type(t)]


def literals(values: Sequence[object]) -> Iterator[str]:
    """Yield the literals of a field; if all bot levels are among them, by their type's name."""
    if set(LEVELS) <= set(values):
        yield "Level"
    yield from (json.dumps(value) for value in values if value not in LEVELS or not set(LEVELS) <= set(values))


def levels() -> str:
    """Return the levels of bots for the browser: all, those to choose from, and the default."""
    return f"""
/** The levels of bots, the weakest first. */
export const LEVELS = {json.dumps(LEVELS)} as const;
export type Level = (typeof LEVELS)[number];

/** Those that people choose from. */
export const OFFERED_LEVELS = {json.dumps(OFFERED)} as const;

export const DEFAULT_LEVEL: Level = {json.dumps(DEFAULT_LEVEL)};
"""


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def comment(text: str | None) -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# ── all files ────────────────────────────────────────────────────────────────
def game_sheet(game: Game) -> Sheet:
    """Return a game's file; its struct says nothing of the steps on a view's agenda, which only the game knows."""
    told = tuple(kind for kind in TABLE_S if issubclass(kind, Event))
    groups = (
        Group("Action", "What a seat may say.", tuple(k for k in game.actions if not issubclass(k, Outcome))),
        Group("Outcome", "What chance may say.", tuple(k for k in game.actions if issubclass(k, Outcome))),
        Group("Event", "What is told at the table, in this game or in any.", (*game.events, *told)),
        Group("Step", "What the table must settle next.", game.steps),
        Group("View", "All that one seat may know.", (game.view_type,)),
    )
    return Sheet(groups, {(game.view_type, "agenda"): "readonly Step[]"})


def hall_sheet(from_client: Kinds, from_server: Kinds, bodies: Kinds,
               settled: Mapping[tuple[Kind, str], str] | None = None) -> Sheet:
    """Return the server's file; a body that forbids unknown fields is one that the browser writes."""
    asked = tuple(kind for kind in bodies if kind.__struct_config__.forbid_unknown_fields)
    return Sheet((
        Group("FromClient", "What the browser may say at a table.", from_client, sent=True),
        Group("FromServer", "What the server says at a table.", from_server),
        Group("", "", asked, sent=True),
        Group("", "", bodies),
    ), settled)


def texts(sheets: Mapping[str, Sheet]) -> dict[str, str]:
    """Return the text of each file by name, and of core.ts, which has the types of greathall.core."""
    met = [kind for sheet in sheets.values() for kind in sheet.structs if kind.__module__.startswith("greathall.core.")]
    core = Sheet((Group("", "", (*SHARED, *met)),))
    page = core.text({})
    return {"core.ts": page, **{f"{name}.ts": sheet.text(core.names) for name, sheet in sheets.items()}}


def files(more: Sequence[str] = ()) -> dict[str, str]:
    """Return every file and its text: of this package's games, and of others only those named."""
    home = Path(greathall.__file__).resolve().parent / "games"
    ours = [game for game in all_games().values() if game.folder.resolve().is_relative_to(home)]
    ours += [game for game in map(find_game, more) if game not in ours]
    sheets = {game.name: game_sheet(game) for game in ours}
    seats: dict[tuple[Kind, str], str] = {(wire.TableNow, "seats"): "readonly SeatInfo[]"}  # encoded beforehand
    sheets["hall"] = hall_sheet(wire.FROM_CLIENT, wire.FROM_SERVER, bodies.BODIES, seats)
    written = texts(sheets)
    written["hall.ts"] += levels()
    return written | {f"{game.name}.ts": written[f"{game.name}.ts"] + printed_lines(game) for game in ours}


def printed_lines(game: Game) -> str:
    """Return what is printed on the board and the cards, one thing per line."""
    lines = "".join(f"  {key(name)}: {json.dumps(thing)},\n" for name, thing in game.printed().items())
    about = "/** What is printed on board and cards. */"
    return f"\n{about}\nexport const printed = {{\n{lines}}} as const;\n" if lines else ""


def contents(path: Path) -> str | None:
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else None


def differing(folder: Path, wanted: Mapping[str, str]) -> list[Path]:
    """Return the files that are missing or out of date, and our files that no game needs any more."""
    ours = [path for path in folder.glob("*.ts") if (contents(path) or "").startswith(HEADER)]
    old = [path for path in ours if path.name not in wanted]
    return sorted(old + [folder / name for name, text in wanted.items() if contents(folder / name) != text])


def stale(folder: Path, more: Sequence[str] = ()) -> list[Path]:
    """Return the files in a folder that `write` would change."""
    return differing(folder, files(more))


def write(folder: Path, more: Sequence[str] = ()) -> list[Path]:
    """Bring a folder up to date and return the files changed; refuse to overwrite a file that isn't ours."""
    wanted = files(more)
    changed = differing(folder, wanted)
    for path in changed:
        if not (contents(path) or HEADER).startswith(HEADER):
            raise Illegal("", say("wire-not-ours", file=path.name))
    folder.mkdir(parents=True, exist_ok=True)
    for path in changed:
        if path.name in wanted:
            path.write_text(wanted[path.name], encoding="utf-8", newline="\n")
        else:
            path.unlink()
    return changed


# ── what the command does and says ───────────────────────────────────────────
def default_folder() -> Path:
    """Return the folder of the browser's sources, in the project that this folder belongs to."""
    here = Path.cwd()
    root = next((folder for folder in (here, *here.parents) if (folder / "pyproject.toml").exists()), here)
    if not (root / USUAL).is_dir():
        raise Illegal("", say("wire-no-usual", folder=USUAL))
    return root / USUAL


def update(folder: Path, check: bool, more: Sequence[str] = ()) -> list[Path]:
    """Run `stale` or `write`; raise Illegal if the folder can't be used."""
    try:
        return stale(folder, more) if check else write(folder, more)
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Illegal("", say("wire-no-folder", folder=shown(folder), fault=why)) from None


def report(folder: Path, changed: list[Path], check: bool) -> Iterator[str]:
    for path in changed:
        yield say("wire-stale" if check else "wire-changed", file=shown(path))
    if not changed:
        yield say("wire-fresh", folder=shown(folder))


def shown(path: Path) -> str:
    return "".join(c if c.isprintable() else "·" for c in str(path)[:200])
