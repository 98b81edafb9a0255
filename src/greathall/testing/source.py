"""Laws about how a game is written: 19 and 20."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl, parse

from greathall.core import catalogue
from greathall.core.game import Game
from greathall.core.words import Ask
from greathall.testing.broken import Broken

UNORDERED = ("all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum")
"""Functions that don't mind in which order things come."""
SETS = ("difference", "intersection", "symmetric_difference", "union")


# ── law 19 ───────────────────────────────────────────────────────────────────
def no_sets(game: Game) -> None:
    """Law 19: no list is made in the order of a set, for that order is nobody's and differs from run to run."""
    for file in sorted(game.folder.rglob("*.py")):
        for line, what in from_sets(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{file.relative_to(game.folder)}:{line}"
            raise Broken(game, 19, f"{place}: {what} takes its order from a set: sort it, or use a list")


def from_sets(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and text of each list, tuple or loop over a set, wherever the code shows that it is one."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Module):
            sets = {name for node in own(function) for name in names_of_sets(node)}
            free = {id(each) for node in own(function) if isinstance(node, ast.Call) and called(node) in UNORDERED
                    for each in node.args}
            for node in own(function):
                if id(node) not in free:
                    yield from ((node.lineno, ast.unparse(node)) for over in ordered(node) if is_set(over, sets))


def own(function: ast.AST) -> Iterator[Any]:
    """Yield the nodes of a function without those of functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from own(child)


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def names_of_sets(node: ast.AST) -> Iterator[str]:
    """Yield the names that an assignment gives to a set."""
    if isinstance(node, ast.Assign) and is_set(node.value, set()):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None and (
            ast.unparse(node.annotation).startswith(("set[", "frozenset["))):
        yield node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)


def ordered(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a node goes through in order to make a list, a tuple or an action of each."""
    if isinstance(node, ast.ListComp | ast.GeneratorExp):
        yield from (part.iter for part in node.generators)
    elif isinstance(node, ast.Call) and called(node) in ("list", "tuple", "enumerate", "zip", "map", "choice"):
        yield from node.args
    elif isinstance(node, ast.List | ast.Tuple):
        yield from (item.value for item in node.elts if isinstance(item, ast.Starred))


def is_set(node: ast.expr, sets: set[str]) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return is_set(node.left, sets) or is_set(node.right, sets)
    if isinstance(node, ast.Call):
        return called(node) in ("set", "frozenset") or (isinstance(node.func, ast.Attribute) and called(node) in SETS)
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.Name) and node.id in sets)


# ── law 20 ───────────────────────────────────────────────────────────────────
def sentence_names(game: Game) -> dict[str, set[str]]:
    """Return the names of the sentences a game must have, each with the facts that it may mention:

    title, tagline                      the game
    do-Action                           a choice as one makes it, or what chance did; its fields are the facts
    tell-Event                          what happened; its fields are the facts
    ask-Step                            what a seat is asked; its fields are the facts
    option-name, option-name-help       a switch of the table
    variant-name, variant-name-tagline  a game within the game
    luck-name, luck-name-title          what chance gave a seat, with seat, seen, expected and draws; its heading

    Code names others, and the laws find those that are missing: when-Action and no-… (refusals, with their own facts),
    end-… (how it ended, with winners), why-… (a bot's reasons). And there may be: field-name (a field of the view or of
    a form), name-field (a label, with the field as its fact) or name-Kind (a label of every field that is
    `Named("Kind", …)`, with the fact label; to translate labels by a selection they must be one word, such as red_owl),
    ask-Aside (before what can be said without being asked), figure-Event (what is counted by seat when it is over),
    source-what (where figures are from), form-Action (the word that opens a form in the terminal: write it where
    do-Action does not begin with its verb) and example-Action (how to fill it in)."""
    found: dict[str, set[str]] = {"title": set(), "tagline": set()}
    asks = [step for step in game.steps if issubclass(step, Ask)]
    for prefix, kinds in (("do", game.actions), ("tell", game.events), ("ask", asks)):
        found |= {f"{prefix}-{kind.__name__}": set(kind.__struct_fields__) for kind in kinds}
    found |= {f"option-{option.name}{more}": set() for option in game.options for more in ("", "-help")}
    found |= {f"luck-{luck.name}{more}": {"seat", "seen", "expected", "draws"} for luck in game.luck_measures
              for more in ("", "-title")}
    return found | {f"variant-{variant.name}{more}": set() for variant in game.variants for more in ("", "-tagline")}


def facts(node: Any) -> Iterator[str]:
    """Yield the facts that a sentence mentions."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for inner in node:
            yield from facts(inner)
    elif isinstance(node, ftl.BaseNode):
        for inner in vars(node).values():
            yield from facts(inner)


def file_of(folder: Path, language: str) -> Path:
    return folder / f"sentences.{language}.ftl"


def sentences(game: Game) -> None:
    """Law 20: every language has every sentence, and none mentions a fact that is not there."""
    for language in catalogue.languages():
        file = file_of(game.folder, language)
        if not file.exists():
            raise Broken(game, 20, f"{file.name} is missing")
        said = {entry.id.name: set(facts(entry)) for entry in parse(file.read_text(encoding="utf-8")).body
                if isinstance(entry, ftl.Message)}
        for name, known in sentence_names(game).items():
            if name not in said and not catalogue.book(game.folder, language).has(name):
                raise Broken(game, 20, f"{file.name} has no sentence {name}")
            if wrong := said.get(name, set()) - known:
                given = ", ".join(sorted(known)) or "none"
                raise Broken(game, 20, f"{file.name}: {name} mentions ${min(wrong)}; its facts are: {given}")
    labels(game)


def labels(game: Game) -> None:
    """Law 20: a field that two words have means the same in both, and the numbers that have names have them all."""
    try:
        game.labels  # noqa: B018  (it is read to see whether it can be)
    except TypeError as fault:
        raise Broken(game, 20, str(fault)) from fault
