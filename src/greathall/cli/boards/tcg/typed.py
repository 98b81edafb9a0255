"""Moves as people write them besides the table's own sentences: `v`, `discard accio`, `at bob`, `pick 3`."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from greathall.cli.boards.tcg.paint import called, choices, figures, say
from greathall.cli.moves import fillers, some_of, tokens, within
from greathall.cli.reading import same
from greathall.core.words import Action, Illegal
from greathall.games.tcg import GAME
from greathall.games.tcg.made.view import View
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw, End, Number, Pick, Play, Shield, Show, Solve, Strike, Target, Use,
)
from greathall.games.tcg.play.damage import Ward
from greathall.games.tcg.printed import CARDS, CREATURE, KIND

VERBS: dict[str, tuple[type[Action], ...]] = {
    "play": (Play,), "use": (Use, Shield), "choose": (Pick, Target, AtPlayer), "show": (Show,), "solve": (Solve,),
    "draw": (Draw,), "strike": (Strike,), "done": (Done,), "end": (End,)}
"""The words for each are in the sentence `screen-verbs`; in some languages the verb comes last."""
ALONE = {"solve": Solve(0), "strike": Strike(), "done": Done(), "end": End()}


class Typed(Struct):
    """A typed move: its verb, if any, and the other words, without fillers."""

    tokens: list[str]
    verbs: list[str]
    rest: list[str]
    numbers: list[int]


def parse(text: str, view: View, names: Sequence[str]) -> Action | None:
    """Return a well-formed move, legal or not."""
    if view.me is None or not tokens(text):
        return None
    typed, legal, table = split_verb(tokens(text)), choices(view), At(view, names)
    numbers = typed.numbers
    if numbers and legal and isinstance(legal[0], Number):
        return Number(numbers[-1])
    if "choose" in typed.verbs and len(numbers) == len(typed.rest) == 1 and 1 <= numbers[0] <= len(legal):
        return legal[numbers[0] - 1]
    kinds = tuple(kind for verb in typed.verbs for kind in VERBS[verb]) or (Action,)
    fitting = [a for a in legal if isinstance(a, kinds)]
    found = table.meant(typed.tokens, legal) or (table.meant(typed.rest, fitting) if typed.rest else fitting)
    if len({table.alike(a) for a in found}) > 1:
        raise Illegal("", some_of([table.said(a) + table.wounds(a) for a in found]))
    return found[0] if found else table.refusable(typed)


def split_verb(typed: list[str]) -> Typed:
    """Split off the verb, which is the first word or the last."""
    numbers = [int(word) for word in typed if word.isdecimal() and len(word) < 4]
    for verb, rest in ((typed[0], typed[1:]), (typed[-1], typed[:-1])):
        if found := [what for what in VERBS if verb in say("screen-verbs", what=what).split()]:
            noise = [*fillers(), *(word for one in found for word in tokens(say("screen-noise", what=one)))]
            return Typed(typed, found, [word for word in rest if word not in noise], numbers)
    return Typed(typed, [], [word for word in typed if word not in fillers()] or typed, numbers)


def whole(typed: Sequence[str], name: Sequence[str]) -> bool:
    return list(typed) == list(name)


def begins_with(typed: Sequence[str], name: Sequence[str]) -> bool:
    rest = iter(name)
    return all(any(other.startswith(word) or same(word, other) for other in rest) for word in typed)


class At(Struct):
    """A table as one seat knows it, and its players' names."""

    view: View
    names: Sequence[str]

    @property
    def me(self) -> int:
        return self.view.me or 0

    # ── among choices ────────────────────────────────────────────────────────
    def meant(self, typed: Sequence[str], legal: Sequence[Action]) -> list[Action]:
        """Return the choices that match in full, or else by some words, or else by their beginnings."""
        for fits in (whole, within, begins_with):
            found = [a for a in legal if typed and any(fits(typed, name) for name in self.calls(a))]
            if found:
                return found
        return []

    def calls(self, a: Any) -> list[list[str]]:
        """Return everything that a choice may be called."""
        if isinstance(a, AtPlayer):
            return [tokens(self.names[1 - self.me]), tokens(say("screen-opponent")), tokens(self.said(a))]
        if isinstance(a, Target):
            card, whose = tokens(called(a.card)), tokens(self.names[a.side])
            return [card, whose + card, card + whose]
        return [tokens(called(a.card))] if hasattr(a, "card") else [tokens(self.said(a))]

    def said(self, a: Action) -> str:
        return GAME.catalogue.tell("do", a, {"card": called, "side": self.names.__getitem__})

    def alike(self, a: Any) -> object:
        """Return whether it makes no difference which of two cards of a name is meant: both fresh, or equally hurt."""
        if not hasattr(a, "place"):
            return a
        side = getattr(a, "side", self.me)
        return type(a), side, a.card, self.view.hurt[side][a.place], self.view.stilled[side][a.place]

    def wounds(self, a: Any) -> str:
        """Return what tells a creature from another of its name."""
        if not isinstance(a, Target) or KIND[a.card] != CREATURE:
            return ""
        return f" {figures(a.card, self.view.hurt[a.side][a.place])}"

    # ── illegal actions ──────────────────────────────────────────────────────
    def refusable(self, typed: Typed) -> Action | None:
        """Return an action that is not among the choices, for a rule to refuse.

        It is about a card in hand or in play, or else any card at all."""
        rest, verbs = typed.rest, typed.verbs
        held = self.meant(typed.tokens, [*map(Play, self.view.hand)])
        if held or not verbs:
            full = [a for a in map(Play, CARDS) if whole(rest, tokens(called(a.card)))]
            return next(iter([*held, *full]), None)
        if verbs[0] in ALONE:
            return ALONE[verbs[0]]
        if "draw" in verbs:
            return Draw(*(typed.numbers or [1])[:1]) if len(rest) == len(typed.numbers) else None
        return next(iter(self.meant(rest, self.thinkable(verbs[0]))), None)

    def thinkable(self, verb: str) -> list[Action]:
        """Return what could be done to cards where they are; last, to any card anywhere."""
        if verb == "use":
            kind: Any = Shield if self.view.agenda and isinstance(self.view.agenda[-1], Ward) else Use
            there = [kind(place, card) for place, card in enumerate(self.view.board[self.me])]
            return [*there, *(kind(0, card) for card in CARDS if card not in self.view.board[self.me])]
        if verb == "choose":
            return [AtPlayer(), *(Target(side, place, card) for side in (1 - self.me, self.me)
                                  for place, card in enumerate(self.view.board[side])), *map(Pick, CARDS)]
        return [*map(Show, CARDS)] if verb == "show" else [*map(Play, self.view.hand), *map(Play, CARDS)]
