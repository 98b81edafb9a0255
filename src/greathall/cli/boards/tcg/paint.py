"""Shared by the drawings of the card game: who looks, what may be chosen now, and cards in a few characters."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from msgspec import Struct
from rich.text import Text

from greathall.core import ledger
from greathall.core.catalogue import Locale
from greathall.core.words import Action, Event
from greathall.games.tcg import GAME
from greathall.games.tcg.made.view import View
from greathall.games.tcg.model import Entered, Milled, Pick, Play, Shield, Show, Skip, Solve, Target, Use
from greathall.games.tcg.play.choosing import Discard, Remove
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.printed import (
    CREATURE, DAMAGE, FIRST_LESSON, HEALTH, KIND, KINDS, LESSON, NEEDS, SUBJECT, SUBJECTS,
)

WOOD = "on #2a2018"  # the board has its own background, so that light and dark terminals look alike
PLAIN, FAINT, BRIGHT, WARN = (f"{tone} {WOOD}" for tone in ("#b9a88a", "#8f7f64", "bold #f4ecd8", "bold #f08070"))
TONES = ("#d8a878", "#8fb4ff", "#86c878", "#f08070")
"""By subject; the words beside them say the same."""
MAY, FRESH, NEITHER = "+", ">", ""
HITS, LIVES, SEEN, TURN = "†", "♥", "°", "▸"
JOIN = " · "


class Look(Struct, dict=True):
    """A view to draw; `lately` is what has happened since its viewer last moved."""

    view: View
    names: Sequence[str]
    lately: Sequence[Event]
    width: int

    @cached_property
    def step(self) -> Any:
        """Return the question put to this viewer, if any."""
        step = self.view.agenda[-1] if self.view.agenda else None
        return step if step is not None and step.seat == self.view.me else None

    @cached_property
    def choices(self) -> list[Action]:
        return choices(self.view)

    # ── marks ────────────────────────────────────────────────────────────────
    def at(self, side: int, place: int) -> str:
        """Return the mark of a card in play: it may be chosen or used now, or it is new."""
        card = self.view.board[side][place]
        if Target(side, place, card) in self.choices or (side == self.view.me and (
                Use(place, card) in self.choices or Shield(place, card) in self.choices)):
            return MAY
        later = self.view.board[side][place:].count(card)
        return FRESH if place and later <= self.lately.count(Entered(side, card)) else NEITHER

    def of_lesson(self, side: int, subject: int) -> str:
        card = FIRST_LESSON + subject
        if isinstance(self.step, Remove) and side == self.step.side and Pick(card) in self.choices:
            return MAY
        return FRESH if Entered(side, card) in self.lately else NEITHER

    def of_adventure(self, side: int) -> str:
        solved = side != self.view.me and any(isinstance(a, Solve | Skip) for a in self.choices)
        given = side == self.view.me and Pick(self.view.adventure[side]) in self.choices
        return MAY if solved or given else NEITHER

    def in_hand(self, card: int) -> str:
        picked = isinstance(self.step, Discard | LayLessons) and Pick(card) in self.choices
        return MAY if picked or Play(card) in self.choices or Show(card) in self.choices else NEITHER

    def lost(self, side: int) -> int:
        """Return how many cards have lately gone from a deck to the pile."""
        return sum(isinstance(event, Milled) and event.seat == side for event in self.lately)


def choices(view: View) -> list[Action]:
    """Return what this viewer may choose from; nothing that it depends on is hidden from them."""
    step: Any = view.agenda[-1] if view.agenda else None
    asked = step is not None and step.seat == view.me
    return list(step.legal(GAME.imagine(view, Random(0)))) if asked else []


# ── words ────────────────────────────────────────────────────────────────────
def say(key: str, **facts: Any) -> str:
    return GAME.catalogue.say(key, **facts)


def called(card: int) -> str:
    return GAME.label("card", card)


def listed(cards: Iterable[int]) -> str:
    """Return cards by name, equal ones together."""
    held = list(cards)
    return ", ".join(called(card) + times(held.count(card)) for card in dict.fromkeys(held))


def times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def subject(number: int) -> str:
    """Return a subject in one word."""
    return say("screen-subject", subject=SUBJECTS[number])


def text_of(card: int) -> tuple[str, str]:
    """Return a card's name and what it says."""
    name, _, said = ledger.rules(GAME, Locale.language)[f"TC-CARD-{card:03d}"].text.partition(": ")
    return name, said


def needs(card: int) -> str:
    """Return what it takes to play a card, and a creature's figures: `Care 3, †1 ♥3`."""
    if KIND[card] == LESSON:
        return ""
    power = f"{subject(SUBJECT[card])} {NEEDS[card]}" if NEEDS[card] else say("name-kind", kind=KINDS[KIND[card]])
    return f"{power}, {figures(card, 0)}" if KIND[card] == CREATURE else power


def figures(card: int, hurt: int) -> str:
    """Return a creature's damage, and how much health it has left."""
    health = f"{LIVES}{HEALTH[card] - hurt}/{HEALTH[card]}" if hurt else f"{LIVES}{HEALTH[card]}"
    return f"{HITS}{DAMAGE[card]} {health}" if DAMAGE[card] else health


def tone(card: int) -> str:
    """Return a card's name in the colour of its subject."""
    return f"{TONES[SUBJECT[card]]} {WOOD}" if SUBJECT[card] >= 0 else PLAIN


# ── lines ────────────────────────────────────────────────────────────────────
def fitted(line: Text, width: int) -> Text:
    """Return a line of exactly this width, on the board's own background."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len), PLAIN)
    return line


def flowing(head: str, things: Sequence[Text], width: int) -> Iterator[Text]:
    """Yield lines of things in a row, none of them broken, indented below their heading."""
    line, inset = Text(head, FAINT), " " * len(head)
    for number, thing in enumerate(things):
        if number and line.cell_len + len(JOIN) + thing.cell_len > width:
            yield line
            line = Text(inset, PLAIN)
        elif number:
            line.append(JOIN, FAINT)
        line.append_text(thing)
    yield line
