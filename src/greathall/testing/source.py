"""Laws about a game's source code: 19 and 26."""

import ast
from collections.abc import Iterator
from typing import Any

from greathall.core import generate
from greathall.core.game import Game
from greathall.testing.broken import Broken
from greathall.testing.mentions import called_name, trees

UNORDERED = ("all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum")
"""Functions for which the order of things doesn't matter."""
SETS = ("difference", "intersection", "symmetric_difference", "union")


# ── law 19 ───────────────────────────────────────────────────────────────────
def no_sets(game: Game) -> None:
    """Law 19: no list is made in the order of a set, because that order differs from run to run."""
    for file, tree in trees(game.folder):
        for line, what in from_sets(tree):
            place = f"{file.relative_to(game.folder)}:{line}"
            raise Broken(game, 19, f"{place}: {what} takes its order from a set: sort it, or use a list")


def from_sets(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and text of each list, tuple or loop over a set, if the code shows that it is one."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Module):
            nodes = list(own(function))
            sets = {name for node in nodes for name in names_of_sets(node)}
            free = {id(each) for node in nodes if isinstance(node, ast.Call) and called_name(node) in UNORDERED
                    for each in node.args}
            for node in nodes:
                if id(node) not in free:
                    yield from ((node.lineno, ast.unparse(node)) for over in iterated(node) if is_set(over, sets))


def own(function: ast.AST) -> Iterator[Any]:
    """Yield the nodes of a function without those of functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from own(child)


def names_of_sets(node: ast.AST) -> Iterator[str]:
    """Yield the names that an assignment gives to a set."""
    if isinstance(node, ast.Assign) and is_set(node.value, set()):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None and (
            ast.unparse(node.annotation).startswith(("set[", "frozenset["))):
        yield node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)


def iterated(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a node iterates over to make a list, a tuple or actions."""
    if isinstance(node, ast.ListComp | ast.GeneratorExp):
        yield from (part.iter for part in node.generators)
    elif isinstance(node, ast.Call) and called_name(node) in ("list", "tuple", "enumerate", "zip", "map", "choice"):
        yield from node.args
    elif isinstance(node, ast.List | ast.Tuple):
        yield from (item.value for item in node.elts if isinstance(item, ast.Starred))


def is_set(node: ast.expr, sets: set[str]) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return is_set(node.left, sets) or is_set(node.right, sets)
    if isinstance(node, ast.Call):
        name = called_name(node)
        return name in ("set", "frozenset") or (isinstance(node.func, ast.Attribute) and name in SETS)
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.Name) and node.id in sets)


# ── law 26 ───────────────────────────────────────────────────────────────────
def is_read(game: Game) -> bool:
    """Return whether the game runs as its source is; a compiled table has lost what its fields declared."""
    declaring = game.module(generate.declaring(game.folder) or "play")
    return declaring is None or str(declaring.__file__).endswith(".py")


def made(game: Game) -> None:
    """Law 26: what is generated from the declaration of the table is up to date."""
    if generate.declaring(game.folder):
        for file in generate.stale(game.folder):
            place = file.relative_to(game.folder)
            raise Broken(game, 26, f"{place} is not what the declaration gives: run `greathall state {game.name}`")
