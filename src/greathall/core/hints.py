"""Types as source code: how the generator names, copies and leaves blank a thing of some type."""

from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from greathall.core.zones import Pile, Row


def plain(hint: Any) -> Any:
    """Return a type without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def moves(hint: Any) -> bool:
    """Return whether a thing of this type can change in place."""
    return get_origin(plain(hint)) in (list, dict) or plain(hint) in (list, Row, Pile)


def copy_of(hint: Any, what: str) -> str:
    """Return the expression that copies a thing of this type."""
    hint = plain(hint)
    if hint in (Row, Pile):
        return f"{what}.clone()"
    if get_origin(hint) is not list:
        return what
    item = plain(get_args(hint)[0])
    if item in (Row, Pile):
        return f"[one.clone() for one in {what}]"
    return f"[*map(list.copy, {what})]" if moves(item) else f"{what}.copy()"


def blank(hint: Any) -> str:
    """Return a placeholder that stands until the real value is guessed.

    Rows and piles share one, because they are replaced anyway."""
    blanks = {Row: "NO_ROW", Pile: "NO_PILE", int: "0", bool: "False", str: '""'}
    return blanks.get(plain(hint)) or ("[]" if get_origin(plain(hint)) is list else "()")


def spell(hint: Any) -> str:
    """Return a type as source code; a type with labels (see declare.Named) by its name."""
    if get_origin(hint) is Annotated:
        names = [mark.name for mark in get_args(hint)[1:] if hasattr(mark, "labels")]
        return names[0] if names else spell(get_args(hint)[0])
    if hint is Ellipsis:
        return "..."
    if hint is type(None):
        return "None"
    args = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(map(spell, args))
    if args:
        return f"{get_origin(hint).__name__}[{', '.join(map(spell, args))}]"
    return getattr(hint, "__name__", str(hint))


def unsent(hint: str, names: Mapping[str, Any]) -> str:
    """Return what a part of a view leaves out, as source code: an empty list, False or a lowest number below 0.

    `hint` is the type as source code, with `names` to look it up; "" if everything of this type is sent."""
    if hint.startswith("list["):
        return "[]"
    low = min((mark.low for mark in get_args(names.get(hint))[1:] if hasattr(mark, "low")), default=0)
    return "False" if hint == "bool" else str(low) if low < 0 else ""


def call(function: Callable[..., Any]) -> str:
    """Return the call of a function that shows something of the table, with the viewer if it takes one."""
    return f"{function.__name__}({'s, me' if function.__code__.co_argcount > 1 else 's'})"


def return_type(function: Callable[..., Any]) -> str:
    hint = function.__annotations__["return"]
    return hint if isinstance(hint, str) else spell(hint)


def types_in(hint: Any) -> Iterator[type]:
    """Yield the game's own classes that a type names."""
    for arg in get_args(hint):
        yield from types_in(arg)
    if isinstance(hint, type) and hint.__module__.startswith("greathall.games."):
        yield hint
