"""Generate source code from a declaration (see declare.py): three modules in `made/` of every game.

    made/table.py   Made: slots, clone, and the data of a digest
    made/view.py    View: what a viewer is sent; never compiled, because msgspec reads its annotations
    made/views.py   a view's two parts (see gaps.py), imagine, worlds and census
"""

import importlib
import inspect
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from greathall.core.declare import (
    Also, Bag, Counters, Deck, Field, Hand, Named, Public, Told, Unordered, Visibility,
)
from greathall.core.hints import (
    blank, call, copy_of, depends, indent, listed, moves, near, plain, return_type, types_in, unsent, wrap,
)
from greathall.core.state import Part

HEADER = '"""Written by `greathall state` from {source}: change that and run it again."""'
HOOKS = ("agree", "follow", "guess")
TOOLS = ("NO_PILE", "NO_ROW", "Pile", "Row", "bits", "cycle", "deal_out", "fill", "left_of", "mask", "own_hand")
"""The functions of zones.py that generated code uses."""


class Undeclared(TypeError):
    """A field does not say who may see it, or says it twice."""


class Plan:
    """A table, or a part of one, as its class declares it."""

    def __init__(self, kind: type, part: str = "") -> None:
        self.kind, self.part, self.name = kind, part, kind.__name__
        hints = get_type_hints(kind, include_extras=True)
        own = [name for name, hint in hints.items()
               if name not in ("agenda", "log", *vars(kind)) and get_origin(hint) is not ClassVar]
        self.parts = {name: Plan(plain(hints[name]), name) for name in own if is_part(hints[name])}
        comments = dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE))
        self.fields = [self.field(name, hints[name], comments.get(name, "")) for name in own if name not in self.parts]
        self.made = f"Made{self.name}" if part else "Made"
        self.view_name = f"{self.name}View" if part else "View"
        self.unlaid = f"UNLAID_{part.upper()}"

    def field(self, name: str, hint: Any, comment: str) -> Field:
        """Return a field with its annotations; exactly one of them must say who may see it."""
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        seen = [mark for mark in marks if isinstance(mark, Visibility)]
        if len(seen) != 1:
            raise Undeclared(f"{self.name}.{name}: say who may see it, and say it once, such as Open[int]")
        about = [mark for mark in marks if isinstance(mark, Named)]
        kind = Annotated[get_args(hint)[0], about[0]] if about else get_args(hint)[0]
        also = tuple(mark for mark in marks if isinstance(mark, Also))
        return Field(name, kind, seen[0], comment, also, self.part)

    def all(self) -> list["Plan"]:
        return [self, *self.parts.values()]

    def of(self, kind: type) -> list[Any]:
        """Return the decks, or the groups of counters, that fields here belong to."""
        return list(dict.fromkeys(f.visibility.of for f in self.fields if isinstance(f.visibility.of, kind)))

    # ── made/table.py ────────────────────────────────────────────────────────
    def table(self) -> Iterator[str]:
        for part in self.parts.values():
            yield from part.table()
            yield from ("", "", f"{part.unlaid}: Final = {part.made}()", f"{part.unlaid}.lay()", "", "")
        names = [*(f.name for f in self.fields), *self.parts]
        yield f"class {self.made}({self.name}):"
        yield from wrap("    __slots__ = (", [f'"{name}"' for name in sorted(names)], ")")
        yield from ("", f'    def clone(self) -> "{self.made}":', f"        n = {self.made}()")
        if not self.part:
            yield from ("        n.log = None", "        n.agenda = self.agenda.copy()")
        yield from (f"        n.{f.name} = {self.clone_code(f, 'self')}" for f in self.fields)
        for name, part in self.parts.items():  # written out, because a call per part would be noticeable
            yield from (f"        {name} = self.{name}", f"        if {name} is {part.unlaid}:",
                        f"            n.{name} = {name}", "        else:",
                        f"            n.{name} = its_{name} = {part.made}()")
            yield from (f"            its_{name}.{f.name} = {self.clone_code(f, name)}" for f in part.fields)
        yield from ("        return n", "", "    def laid_out(self) -> list[tuple[str, object]]:")
        listed = sorted([*(f.name for f in self.fields), *([] if self.part else ["agenda"])])
        rows = [f'("{name}", self.{name})' for name in listed]
        rows += [f'("{name}", None if self.{name} is {part.unlaid} else self.{name}.laid_out())'
                 for name, part in self.parts.items()]
        yield from wrap("        return [", rows, "]")
        if self.parts:
            shared = [f"    n.{name} = {part.unlaid}" for name, part in self.parts.items()]
            yield from ("", "", "def unlaid() -> Made:", '    """Return a table to whose parts nobody has come."""',
                        "    n = Made()", *shared, "    return n")
        for name, part in self.parts.items():
            yield from ("", "", f"def lay_{name}(s: {self.name}) -> None:",
                        '    """Give the table a part of its own, unless it has one."""',
                        f"    if s.{name} is {part.unlaid}:", f"        s.{name} = {part.made}()",
                        f"        s.{name}.lay(s.seats)")

    def clone_code(self, f: Field, owner: str) -> str:
        it = f"{owner}.{f.name}"
        return it if f.visibility.shared or not moves(f.type) else copy_of(f.type, it)

    # ── made/view.py ─────────────────────────────────────────────────────────
    def view_fields(self) -> Iterator[tuple[str, str, str, str]]:
        """Yield the name, type, expression and comment of each field of the view, in the order of the declaration.

        The unseen cards of a deck come after the last zone that hides any of them."""
        last = {f.visibility.of: f for f in self.fields if f.visibility.hidden(f)}
        for f in self.fields:
            for at, (name, hint, code) in enumerate(f.visibility.view(f)):
                yield name, hint, code, "" if at else f.comment
            for also in f.also:
                yield also.view.__name__, return_type(also.view), call(also.view), also.comment
            deck = f.visibility.of
            if isinstance(deck, Deck) and deck.unseen and last.get(deck) is f:
                zones = filter(None, (z.visibility.hidden(z) for z in self.fields if z.visibility.of == deck))
                hint, code = f"list[{f.visibility.card}]", f"sorted({' + '.join(zones)})"
                yield deck.unseen, hint, code, "what this viewer can't place, sorted"

    def view(self, tag: str) -> Iterator[str]:
        for part in self.parts.values():
            yield from (*part.view(""), "", "")
        lean = ", omit_defaults=True, kw_only=True" if self.part else ", omit_defaults=True" if self.parts else ""
        yield f"class {self.view_name}(Struct{tag}{lean}):"
        if self.kind.__doc__:
            yield from indent(f'"""{inspect.cleandoc(self.kind.__doc__)}"""'.splitlines())
            yield ""
        if not self.part:
            yield "    me: Seat | None  # None: a spectator"
        names = vars(sys.modules[self.kind.__module__])
        for name, hint, _, comment in self.view_fields():
            left_out = unsent(hint, names) if self.part else ""
            yield f"    {name}: {hint}{left_out and ' = ' + left_out}{comment and '  # ' + comment}"
        if not self.part:
            yield "    agenda: list[Any]"
        yield from (f"    {name}: {part.view_name} | None = None  # not sent before anyone comes to it"
                    for name, part in self.parts.items())

    # ── made/views.py ────────────────────────────────────────────────────────
    def views(self) -> Iterator[str]:
        for part in self.parts.values():
            me = ", me: int | None = None" if part.has_own() else ""
            yield from (f"def view_{part.part}(s: {self.name}{me}) -> {part.view_name}:", f"    b = s.{part.part}",
                        f"    return {part.view_name}(",
                        *(f"        {name}={code}," for name, _, code, _ in part.view_fields()), "    )", "", "")
            yield from (f"def known_{part.part}(v: View, w: {part.view_name}) -> {part.made}:",
                        *indent([f"b = {part.made}()", *part.recall(), "return b"]), "", "")
            if lines := part.deals():
                yield from (f"def deal_{part.part}(b: {part.name}, v: View, w: {part.view_name}, rng: Random) -> None:",
                            *indent(lines), "", "")
        yield from (*self.public_view(), "", "", *self.own_view(), "", "", *self.whole_view(), "", "")
        yield from ("def known(v: View) -> Made:", '    """Return the table without what is hidden."""')
        yield from indent(["s = Made()", "s.agenda, s.log = v.agenda.copy(), None", *self.recall()])
        yield from (f"    s.{name} = {part.unlaid} if v.{name} is None else known_{name}(v, v.{name})"
                    for name, part in self.parts.items())
        yield from indent([line for hook in ("agree", "follow") for line in self.calls(hook)])
        yield from ("    return s", "", "")
        yield from ("def deal(s: Made, v: View, rng: Random) -> Made:",
                    '    """Lay what is hidden from the viewer as it might lie."""')
        yield from indent(self.deals())
        for name, part in self.parts.items():
            if part.deals():
                yield from indent([f"if v.{name} is not None:", f"    deal_{name}(s.{name}, v, v.{name}, rng)"])
        yield from indent(self.calls("guess"))
        yield from ("    return s", "", "")
        yield from IMAGINE.splitlines()
        if counted := [line for plan in self.all() for line in plan.counted()]:
            yield from ("", "", f"def census(s: {self.name}) -> tuple[object, ...]:",
                        '    """Return what is neither made nor lost."""',
                        "    return (", *indent(indent(counted)), "    )")

    def has_own(self) -> bool:
        """Return whether viewers see different things here."""
        return any(depends(code) for _, _, code, _ in self.view_fields())

    def own_parts(self) -> list[str]:
        return [name for name, part in self.parts.items() if part.has_own()]

    def public_view(self) -> Iterator[str]:
        yield from (f"def public_view(s: {self.name}) -> View:",
                    '    """Return what everyone sees, with a gap for whatever not everyone does."""',
                    "    return View(", "        GAP,")
        yield from (f"        {'GAP' if depends(code) else code}," for _, _, code, _ in self.view_fields())
        yield "        s.agenda.copy(),"
        yield from (f"        None if s.{name} is {part.unlaid} else {'GAP' if part.has_own() else f'view_{name}(s)'},"
                    for name, part in self.parts.items())
        yield "    )"

    def own_view(self) -> Iterator[str]:
        yield from (f"def own_view(s: {self.name}, me: int | None) -> list[Any]:",
                    '    """Return what fills the gaps for this viewer."""',
                    "    own: list[Any] = [", "        me,",
                    *(f"        {code}," for _, _, code, _ in self.view_fields() if depends(code)), "    ]")
        for name in self.own_parts():
            yield from (f"    if s.{name} is not {self.parts[name].unlaid}:", f"        own.append(view_{name}(s, me))")
        yield "    return own"

    def whole_view(self) -> Iterator[str]:
        names = ["me", *(name for name, _, code, _ in self.view_fields() if depends(code))]
        yield from (f"def view(s: {self.name}, me: int | None) -> View:", "    v = public_view(s)",
                    "    own = own_view(s, me)")
        for name in reversed(self.own_parts()):
            yield from (f"    if v.{name} is not None:", f"        v.{name} = own.pop()")
        yield from (f"    {', '.join(f'v.{name}' for name in names)}{',' * (len(names) == 1)} = own", "    return v")

    def recall(self) -> list[str]:
        """Return the lines that restore what a view shows."""
        lines = [(f, blank(f.type) if f.visibility.guessed else f.visibility.recall(f)) for f in self.fields]
        return [f"{f.here} = {code}" for f, code in lines if code]

    def deals(self) -> list[str]:
        """Return the lines that deal out the unseen cards, deck by deck; bags take the rest."""
        found = []
        for deck in self.of(Deck):
            zones = sorted((f for f in self.fields if f.visibility.of == deck and not f.visibility.guessed),
                           key=lambda f: isinstance(f.visibility, Bag))
            lines = [line for f in zones for line in f.visibility.deal(f)]
            found += [f"pool = {self.pool(deck)}", *lines] if lines else []
        return found

    def pool(self, deck: Deck) -> str:
        """Return the cards whose place the viewer doesn't know: as listed, or the whole deck without those seen."""
        zones = [f for f in self.fields if f.visibility.of == deck]
        if deck.unseen:
            return f"{zones[0].seen(deck.unseen)}.copy()"
        seen = [f.seen(f.visibility.own if isinstance(f.visibility, Hand) else "") for f in zones
                if isinstance(f.visibility, Hand | Public | Unordered)]
        hidden = [f"sum({f.seen(f.visibility.count)}) - len({f.seen(f.visibility.own)})"
                  for f in zones if isinstance(f.visibility, Hand)]
        hidden += [f.seen() for f in zones if isinstance(f.visibility, Bag)]
        return f"left_of({name_in(self.kind, deck)}.whole, ({', '.join(seen)},), {' + '.join(hidden)})"

    def counted(self) -> Iterator[str]:
        for deck in (one for one in self.of(Deck) if one.unseen or one.whole):
            zones = [self.at(f.visibility.cards(f)) for f in self.fields if f.visibility.of == deck]
            yield from wrap("sorted([", zones, "]),")
        for group in self.of(Counters):
            fields = [f for f in self.fields if f.visibility.of == group]
            terms = [f.name if isinstance(f.visibility, Public) else f"{f.name}.bit_count()" for f in fields]
            yield (f"[{' + '.join(terms)} for {', '.join(f.name for f in fields)} in "
                   f"zip({', '.join(self.at(f.here) for f in fields)}, strict=True)],")

    def at(self, code: str) -> str:
        """Return code that names a part of the table in full."""
        return re.sub(r"\bb\.", f"s.{self.part}.", code) if self.part else code

    def wants(self, hook: str) -> bool:
        return any(f.visibility.hook == hook or (hook == "guess" and f.visibility.guessed) for f in self.fields)

    def calls(self, hook: str) -> list[str]:
        """Return the calls of functions in the game's views.py: `guess`, and `guess_snape` for a part."""
        rest = ", rng" if hook == "guess" else ""
        own = [f"{hook}(s{'' if hook == 'agree' else ', v' + rest})"] if self.wants(hook) else []
        for name, part in self.parts.items():
            if part.wants(hook):
                own += [f"if v.{name} is not None:", f"    {hook}_{name}(s, v, v.{name}{rest})"]
        return own

    def hooks(self) -> list[str]:
        return [f"{hook}_{plan.part}".rstrip("_") for hook in HOOKS for plan in self.all() if plan.wants(hook)]


IMAGINE = '''\
def imagine(v: View, rng: Random) -> Made:
    """Return one table this viewer can't tell from the true one."""
    return deal(known(v), v, rng)


def worlds(v: View) -> Callable[[Random], Made]:
    """Return a maker of such tables: what is known is read once for all."""
    base = known(v)
    return lambda rng: deal(base.clone(), v, rng)'''


# ── the modules ──────────────────────────────────────────────────────────────
def is_part(hint: Any) -> bool:
    return isinstance(plain(hint), type) and issubclass(plain(hint), Part)


def name_in(kind: type, thing: object) -> str:
    """Return the name of a thing in the module that declares this table."""
    return next(name for name, value in vars(sys.modules[kind.__module__]).items() if value == thing)


def imports(package: str, plan: Plan, text: str, left_out: tuple[str, ...]) -> list[str]:
    """Return the import lines that the text needs, of hand-written and of generated modules."""
    wanted: dict[str, set[str]] = {}
    text = re.sub(r'(?m)^    \w+: |#.*$|"""[^"]*"""', "", text)  # comments and docstrings are not code

    def want(module: str, name: str) -> None:
        if re.search(rf'(?<![\w."]){name}\b', text):
            wanted.setdefault(module, set()).add(name)

    aliases: set[str] = set()
    homes = ["greathall.core.declare", f"{package}.board", f"{package}.model"]
    for module in filter(sys.modules.__contains__, [*homes, *(one.kind.__module__ for one in plan.all())]):
        for name, value in vars(sys.modules[module]).items():
            if get_origin(value) is Annotated and Named in map(type, get_args(value)) and name not in aliases:
                aliases.add(name)
                want(module, name)
    for one in plan.all():
        want(one.kind.__module__, one.name)
        for name in (one.made, one.unlaid) if one.part else (one.made,):
            want(f"{package}.made.table", name)
        want(f"{package}.made.view", one.view_name)
        for deck in one.of(Deck):
            if deck.whole:
                want(one.kind.__module__, name_in(one.kind, deck))
        for f in one.fields:
            told = [f.visibility.as_told, f.visibility.back] if isinstance(f.visibility, Told) else []
            for function in (*told, *(also.view for also in f.also)):
                if function is not None:
                    want(function.__module__, function.__name__)
            for hint in (f.type, *(function.__annotations__["return"] for function in told if function is not None)):
                for kind in types_in(hint):
                    want(kind.__module__, kind.__name__)
    for hook in plan.hooks():
        want(f"{package}.views", hook)
    want("greathall.core.gaps", "GAP")
    for tool in TOOLS:
        want("greathall.core.zones", tool)
    return [line for module, names in sorted(wanted.items()) if module.removeprefix(package) not in left_out
            for line in listed(near(package, module), sorted(names))]


def modules(table: type, package: str, tag: str) -> dict[str, str]:
    """Return the text of each module in `made`, by file name."""
    plan = Plan(table)
    head = HEADER.format(source=table.__module__.removeprefix(package + "."))

    def module(outside: list[str], lines: list[str], *left_out: str) -> str:
        code = "\n".join(lines)
        inside = imports(package, plan, code, left_out)
        groups = ["\n".join(group) for group in (outside, inside) if group]
        return "\n\n".join([head, *groups]) + "\n\n\n" + code + "\n"

    return {"__init__.py": HEADER.format(source="the declaration of the table") + "\n",
            "table.py": module(["from typing import Final"] if plan.parts else [], [*plan.table()], ".made.table"),
            "view.py": module(["from typing import Any", "", "from msgspec import Struct"],
                              [*plan.view(f', tag="{tag}"')], ".made.table", ".made.view"),
            "views.py": module(["from collections.abc import Callable", "from random import Random",
                                "from typing import Any"], [*plan.views()])}


def folders() -> dict[str, Path]:
    """Return the folders of all games that declare their table, by name."""
    found = {folder.name: folder for path in importlib.import_module("greathall.games").__path__
             for folder in sorted(Path(path).iterdir()) if declaring(folder)}
    return dict(sorted(found.items()))


def declaring(folder: Path) -> str:
    """Return the module that declares the table of the game in this folder; "" if there is none."""
    for module in ("play.table", "table"):
        file = folder / (module.replace(".", "/") + ".py")
        if file.exists() and "DECLARED" in file.read_text(encoding="utf-8"):
            return module
    return ""


def files(folder: Path) -> dict[Path, str]:
    """Return the text of each file that is generated from a game's declaration.

    The game itself isn't imported, because its generated modules may be out of date or missing."""
    package = f"greathall.games.{folder.name}"
    loaded = {*sys.modules}
    if package not in loaded:
        for name, path in ((package, folder), (f"{package}.play", folder / "play")):
            sys.modules[name] = types.ModuleType(name)
            sys.modules[name].__path__ = [str(path)]
    try:
        table = importlib.import_module(f"{package}.{declaring(folder)}").Table
        return {folder / "made" / name: text for name, text in modules(table, package, folder.name).items()}
    finally:
        if package not in loaded:
            for name in [name for name in sys.modules if name.startswith(package) and name not in loaded]:
                del sys.modules[name]


def stale(folder: Path) -> list[Path]:
    """Return the files that `write` would change."""
    return [path for path, text in files(folder).items()
            if not path.exists() or path.read_text(encoding="utf-8") != text]


def write(folder: Path) -> None:
    """Bring a game's generated modules up to date."""
    (folder / "made").mkdir(exist_ok=True)
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8", newline="\n")
