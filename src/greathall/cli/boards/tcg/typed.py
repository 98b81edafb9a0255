"""Moves as people write them besides the table's own sentences: `v`, `discard accio`, `at bob`, `pick 3`."""

from collections.abc import Sequence
from typing import Any

from greathall.cli.boards.tcg.paint import called, choices, figures, say
from greathall.cli.moves import fillers, some_of, within, words
from greathall.cli.reading import same
from greathall.core.words import Action, Illegal
from greathall.games.tcg import GAME
from greathall.games.tcg.model import AtPlayer, Number, Pick, Play, Shield, Show, Solve, Target, Use, View
from greathall.games.tcg.play.damage import Ward
from greathall.games.tcg.printed import CARDS, CREATURE, KIND

VERBS: dict[str, tuple[type[Action], ...]] = {
    "play": (Play,), "use": (Use, Shield), "choose": (Pick, Target, AtPlayer, Show, Shield), "solve": (Solve,)}
"""The words for each are in the sentence `screen-verbs`; in some languages the verb comes last."""


def parse(text: str, view: View, names: Sequence[str]) -> Action | None:
    """A well-formed move, legal or not."""
    typed = words(text)
    if view.me is None or not typed:
        return None
    options = choices(view)
    numbers = [int(word) for word in typed if word.isdecimal() and len(word) < 4]
    if numbers and options and isinstance(options[0], Number):
        return Number(numbers[-1])
    verb, rest = parted(typed)
    if "choose" in verb and len(numbers) == len(rest) == 1 and 1 <= numbers[0] <= len(options):
        return options[numbers[0] - 1]
    kinds = tuple(kind for one in verb for kind in VERBS[one]) or (Action,)
    legal = meant(typed, options, view, names) or meant(
        rest, [a for a in options if isinstance(a, kinds)], view, names)
    if len({alike(a, view) for a in legal}) > 1:
        raise Illegal("", some_of([said(a, names) + wounds(a, view) for a in legal]))
    return legal[0] if legal else refusable(verb, rest, view, names)


def parted(typed: list[str]) -> tuple[list[str], list[str]]:
    """What the first or the last word may tell to do, and what is left but for words that people put in between."""
    for verb, rest in ((typed[0], typed[1:]), (typed[-1], typed[:-1])):
        if found := [what for what in VERBS if verb in say("screen-verbs", what=what).split()]:
            return found, [word for word in rest if word not in fillers()] or rest
    return [], [word for word in typed if word not in fillers()] or typed


# ── among the choices ────────────────────────────────────────────────────────
def meant(typed: Sequence[str], options: Sequence[Action], view: View, names: Sequence[str]) -> list[Action]:
    """Called in full, else by some words, else by how they begin."""
    for fits in (whole, within, begun):
        found = [a for a in options if typed and any(fits(typed, name) for name in calls(a, view, names))]
        if found:
            return found
    return []


def calls(a: Any, view: View, names: Sequence[str]) -> list[list[str]]:
    """All that a choice may be called by."""
    if isinstance(a, AtPlayer):
        return [words(names[1 - (view.me or 0)]), words(say("screen-opponent"))]
    if isinstance(a, Target):
        return [words(called(a.card)), words(f"{names[a.side]} {called(a.card)}")]
    return [words(called(a.card))] if hasattr(a, "card") else [words(said(a, names))]


def whole(typed: Sequence[str], name: Sequence[str]) -> bool:
    return list(typed) == list(name)


def begun(typed: Sequence[str], name: Sequence[str]) -> bool:
    rest = iter(name)
    return all(any(other.startswith(word) or same(word, other) for other in rest) for word in typed)


def alike(a: Any, view: View) -> object:
    """Of two cards of a name, as good as new or hurt alike, it is all the same which one is meant."""
    if not hasattr(a, "place"):
        return a
    side = getattr(a, "side", view.me or 0)
    return type(a), side, a.card, view.hurt[side][a.place], view.stilled[side][a.place]


def wounds(a: Any, view: View) -> str:
    """What tells a creature from another of its name."""
    if not isinstance(a, Target) or KIND[a.card] != CREATURE:
        return ""
    return f" {figures(a.card, view.hurt[a.side][a.place])}"


def said(a: Action, names: Sequence[str]) -> str:
    return GAME.catalogue.tell("do", a, {"card": called, "side": names.__getitem__})


# ── what a rule shall refuse ─────────────────────────────────────────────────
def refusable(verb: Sequence[str], rest: Sequence[str], view: View, names: Sequence[str]) -> Action | None:
    """What is none of the choices: a card of the hand, or in play; else any card at all."""
    me = view.me or 0
    if "solve" in verb:
        return Solve(0)
    if "use" in verb:
        kind: Any = Shield if view.agenda and isinstance(view.agenda[-1], Ward) else Use
        return next(iter([*meant(rest, [kind(place, card) for place, card in enumerate(view.board[me])], view, names),
                          *meant(rest, [kind(0, card) for card in CARDS], view, names)]), None)
    if "choose" in verb:
        there = [AtPlayer(), *(Target(side, place, card) for side in (1 - me, me)
                               for place, card in enumerate(view.board[side])), *map(Pick, CARDS)]
        return next(iter(meant(rest, there, view, names)), None)
    if held := meant(rest, [*map(Play, view.hand)], view, names):
        return held[0]
    any_card = meant(rest, [*map(Play, CARDS)], view, names)
    return next((a for a in any_card if verb or whole(rest, calls(a, view, names)[0])), None)
