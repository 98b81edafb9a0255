"""The rules of the games and the engine can be compiled by mypyc as they are written.

Each check is for something that mypyc stops at, or compiles into something other than what the interpreter runs."""

import ast
import importlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

import greathall
import hatch_compile
from greathall.core import words
from greathall.core.state import State
from greathall.core.words import FLAGS, Ask, Step

ROOT = Path(greathall.__file__).parent
COMPILED = sorted(file for files in hatch_compile.groups(ROOT).values() for file in files)
Function = ast.Lambda | ast.FunctionDef
Fault = tuple[ast.AST, str]


# ── the rules ────────────────────────────────────────────────────────────────
def erased_types(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc keeps only the bare class of an annotation, so JSON would be read wrongly; but it keeps quotes."""
    for node in bodies(tree, names, structs=True):
        if isinstance(node, ast.AnnAssign):
            hint = node.annotation
            quoted = isinstance(hint, ast.Constant) and isinstance(hint.value, str)
            if not quoted and not (isinstance(hint, ast.Name) and isinstance(names.get(hint.id, int), type)):
                yield node, f'write "{ast.unparse(hint)}" in quotes'


def flags(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc annotates what is assigned in a class of words, which makes it a field; `words` undoes that for FLAGS."""
    for node in bodies(tree, names, structs=True):
        if isinstance(node, ast.Assign) and not {*assigned(node)} <= {*FLAGS}:
            yield node, f"only {', '.join(FLAGS)} are flags; say this by a method or by a class in between"
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) in FLAGS:
            yield node, "a flag has no type beside it, or it is a field without a default"


def closures(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc can't compile them: it stops with an AssertionError."""
    for method in bodies(tree, names, structs=True):
        if isinstance(method, ast.FunctionDef):
            for inner in functions(method):
                if captured := local_names(method) & free_names(inner):
                    yield inner, f"it captures {', '.join(sorted(captured))}; move it to a function of the module"
    for outer in functions(tree):
        if isinstance(outer, ast.Lambda):
            yield from ((inner, "a lambda in a lambda: write a function") for inner in functions(outer))


def class_attributes(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """A native class gives each instance its own.

    A subclass can't change the type, and an interpreted one can't change the value. What a base declares for each
    instance may be set for all of a kind."""
    for node in bodies(tree, names, structs=False):
        if isinstance(node, ast.Assign) and assigned(node) != ["__slots__"]:
            set_for_all = [State.__annotations__.get(name) for name in assigned(node)]
            if not isinstance(node.value, ast.Constant) or set_for_all != [type(node.value.value)]:
                yield node, "write ClassVar[…] or Final"
        if (isinstance(node, ast.AnnAssign) and node.value
                and not ast.unparse(node.annotation).startswith(("ClassVar", "Final"))):
            yield node, "write ClassVar[…] or Final"


def several_names(tree: ast.Module, _: dict[str, Any]) -> Iterator[Fault]:
    for kind in ast.walk(tree):
        for node in kind.body if isinstance(kind, ast.ClassDef) else ():
            if isinstance(node, ast.Assign) and not (len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)):
                yield node, "assign one name a line in the body of a class"


def sums(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """A sum begins with the int 0, so mypyc takes the whole for an int."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.Call) and ast.unparse(node.func) == "sum" and len(node.args) + len(node.keywords) == 1
                and any(is_float(part, names) for part in ast.walk(node.args[0]))):
            yield node, "begin a sum of floats with 0.0"


def bare_instances(tree: ast.Module, _: dict[str, Any]) -> Iterator[Fault]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "object.__new__":
            yield node, "native classes refuse it; look up the __new__ of the class itself"


def dotted_bases(tree: ast.Module, _: dict[str, Any]) -> Iterator[Fault]:
    """mypyc looks for the base in a module that its C code doesn't declare."""
    for node in tree.body:
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            if isinstance(base, ast.Attribute):
                yield node, "import the base by its own name"


def keywords(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc leaves them out, so a struct would not be frozen."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.keywords and issubclass(names[node.name], Struct):
            yield node, "say it in a base class that is not compiled, such as Value"


def final_numbers(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """Inside a type, mypyc takes a final number of another module for an object, and its C code is refused."""
    for alias in ast.walk(tree):
        if isinstance(alias, ast.Subscript) and ast.unparse(alias.value) == "Annotated":
            for node in ast.walk(alias):
                if isinstance(node, ast.Name) and node.id in final_ints() and isinstance(names.get(node.id), int):
                    yield node, f"write `{node.id}: int = …` without Final"


def final_tuples(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc takes a final tuple that begins with floats for one that was never set."""
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
            continue
        if ast.unparse(node.annotation) == "Final" and any(is_float(part, names) for part in ast.walk(node.value)):
            yield node, "write Final[tuple[float, ...]]"


@cache
def final_ints() -> set[str]:
    """Return the names of final numbers that are worked out when their module is loaded."""
    return {ast.unparse(node.target) for file in COMPILED for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) in ("Final", "Final[int]")
            and node.value and not isinstance(node.value, ast.Constant | ast.UnaryOp)}


def late_annotations(tree: ast.Module, names: dict[str, Any]) -> Iterator[Fault]:
    """mypyc doesn't turn a field's type into text because of it."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__" and [*bodies(tree, names, structs=True)]:
            yield node, "leave it out, and write the types of fields in quotes"


RULES: list[Callable[[ast.Module, dict[str, Any]], Iterator[Fault]]] = [
    erased_types, flags, closures, class_attributes, several_names, sums, bare_instances, dotted_bases,
    keywords, final_numbers, final_tuples, late_annotations]


# ── reading source ───────────────────────────────────────────────────────────
def bodies(tree: ast.Module, names: dict[str, Any], structs: bool) -> Iterator[ast.stmt]:
    """Yield the bodies of a module's classes: of structs, or of those that become native."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            kind = names[node.name]
            if issubclass(kind, Struct) == structs and not issubclass(kind, tuple):
                yield from node.body


def assigned(node: ast.Assign) -> list[str]:
    return [part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)]


def functions(node: ast.AST) -> Iterator[Function]:
    """Yield the functions written inside something."""
    yield from (part for part in ast.walk(node) if isinstance(part, Function) and part is not node)


def local_names(function: Function) -> set[str]:
    arguments = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
    return arguments | {part.id for part in ast.walk(function)
                        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}


def free_names(function: Function) -> set[str]:
    return {part.id for part in ast.walk(function) if isinstance(part, ast.Name)} - local_names(function)


def is_float(node: ast.AST, names: dict[str, Any]) -> bool:
    """Return whether something is clearly a float: a division, a constant, or a call that returns one."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Div)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    thing = names.get(node.id) if isinstance(node, ast.Name) else None
    while isinstance(thing, list | tuple) and thing:
        thing = thing[0]
    return isinstance(thing, float) or getattr(thing, "__annotations__", {}).get("return") is float


def faults(source: str, names: dict[str, Any]) -> list[str]:
    tree = ast.parse(source)
    return [f"line {node.lineno}: {ast.unparse(node).splitlines()[0]}: {what}"  # type: ignore[attr-defined]
            for rule in RULES for node, what in rule(tree, names)]


# ── the tests ────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("file", COMPILED, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_module_can_be_compiled(file: Path) -> None:
    module = importlib.import_module(".".join(("greathall", *file.relative_to(ROOT).with_suffix("").parts)))
    assert faults(file.read_text(encoding="utf-8"), vars(module)) == []


@pytest.mark.parametrize(("source", "fault"), [
    ("class Fall(Step):\n    path: tuple[int, ...]", 'write "tuple[int, ...]" in quotes'),
    ("class Fall(Step):\n    to: Seat", 'write "Seat" in quotes'),
    ("class Fall(Step):\n    to: int | None = None", 'write "int | None" in quotes'),
    ("class Fall(Step):\n    slow = True", "only seat, early"),
    ("class Fall(Step):\n    idle: bool = True", "a flag has no type"),
    ("class Fall(Ask):\n    def take(self, s, a):\n        max(s, key=lambda one: a[one])", "it captures a"),
    ("class Fall(Ask):\n    def take(self, s, a):\n        def near(one): return self.seat == one", "it captures self"),
    ("far = lambda one: lambda two: two", "a lambda in a lambda"),
    ("class Table:\n    layout = 2", "write ClassVar"),
    ("class Table:\n    layout: int = 2", "write ClassVar"),
    ("class Table:\n    one, two = 1, 2", "assign one name a line"),
    ("class Table:\n    one = two = 1", "assign one name a line"),
    ("whole = sum(one / 2 for one in range(3))", "begin a sum of floats with 0.0"),
    ("ODDS = [0.5]\nwhole = sum(ODDS)", "begin a sum of floats with 0.0"),
    ("def worth(one) -> float: return one\nwhole = sum(map(worth, (1, 2)))", "begin a sum of floats with 0.0"),
    ("class Fall(words.Step):\n    to: int", "import the base by its own name"),
    ("class Fall(Step, gc=False):\n    to: int", "say it in a base class"),
    ("from greathall.games.sequence.board import KINDS\nCard = Annotated[int, KINDS]", "without Final"),
    ("ENVY: Final = (1.0, 0.5)", "write Final[tuple[float, ...]]"),
    ("class Row: ...\nmade = object.__new__(Row)", "native classes refuse it"),
    ("from __future__ import annotations\nclass Fall(Step):\n    to: int", "leave it out"),
])
def test_each_rule_finds_what_it_is_for(source: str, fault: str) -> None:
    assert any(fault in found for found in faults(source, run(source))), faults(source, run(source))


def test_what_can_be_compiled_is_left_alone() -> None:
    source = '''
class Fall(Ask):
    idle = False
    path: "tuple[int, ...]"
    to: int
    kind: type
    def take(self, s, a):
        s.sort(key=lambda one: -one)

class Table:
    __slots__ = ("turn",)
    layout: ClassVar[int] = 2
    seats = 2
    turn: int

whole = sum(one // 2 for one in range(3)) + sum((one / 2 for one in range(3)), 0.0)
'''
    assert faults(source, run(source)) == []


def test_flags_of_a_step_are_no_fields_even_if_they_are_annotated() -> None:
    """As a compiled module does it."""
    metaclass: Any = type(Step)
    kind = metaclass("Fall", (Ask,), {"early": True, "idle": False, "to": 3,
                                       "__annotations__": {"early": bool, "idle": bool, "to": int}})
    assert kind.__struct_fields__ == ("seat", "to")
    assert (kind(1).early, kind(1).idle) == (True, False)


def run(source: str) -> dict[str, Any]:
    """Return what a module of this source has."""
    module = ModuleType("tried")
    vars(module).update(Ask=Ask, Step=Step, words=words)
    exec("from typing import Annotated, ClassVar, Final\nfrom greathall.core.declare import Seat\n", vars(module))
    exec(source, vars(module))
    return vars(module)
