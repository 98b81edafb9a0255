"""Read a sentence back as the action it describes, in any language; illegal actions are left for the rules to refuse.

The catalogue says how an action reads (`do-Build = build on { $space }`). With blanks for its facts that sentence is a
pattern: its first significant word must be typed, its blanks are filled by names or numbers, and the rest may be left
out."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

from msgspec import Struct

from greathall.cli.moves import fillers, tokens, within
from greathall.cli.speech import Speech
from greathall.core import forms
from greathall.core.catalogue import Catalogue
from greathall.core.package import SEATED
from greathall.core.words import Action, Form, Outcome

BLANK = 0xE000
"""Characters for blanks, which no language uses."""
SHORTEST = 3
"""How many letters of a word may stand for it."""
MOST_TOKENS = 40
"""The most words that are spread over blanks: there are too many ways to divide more."""


class Phrase(Struct, frozen=True):
    """The sentence of a kind of action: words, and the names of fields at their blanks."""

    kind: type[Action]
    said: tuple[str, ...]
    nothing: tuple[str, ...]  # words for an empty field
    fixed: tuple[tuple[str, bool], ...] = ()  # fields that the wording itself decides: odd, or even

    @property
    def fields(self) -> tuple[str, ...]:
        return self.kind.__struct_fields__

    def field(self, word: str) -> str:
        """Return the field of a blank; "" for a word."""
        return self.fields[ord(word) - BLANK] if ord(word[0]) >= BLANK else ""


def phrase(book: Catalogue, kind: type[Action]) -> Phrase | None:
    """Return the pattern of a kind; None if no sentence contains every field."""
    return next(iter(phrases(book, kind)), None)


@cache
def phrases(book: Catalogue, kind: type[Action]) -> list[Phrase]:
    """Return a sentence for each way to fill the fields that the wording itself decides."""
    hints = kind.__annotations__
    switches = [name for name in kind.__struct_fields__ if hints.get(name) in (bool, "bool")]
    ways = product((True, False), repeat=len(switches))
    found = (_phrase(book, kind, tuple(zip(switches, way, strict=True))) for way in ways)
    return [known for known in found if known is not None]


def _phrase(book: Catalogue, kind: type[Action], fixed: tuple[tuple[str, bool], ...]) -> Phrase | None:
    settled = {name: "yes" if value else "no" for name, value in fixed}
    blanks = {name: chr(BLANK + i) for i, name in enumerate(kind.__struct_fields__) if name not in settled}
    said = _tokens(book.say(f"do-{kind.__name__}", **blanks, **settled))
    if not all(blank in said for blank in blanks.values()):
        return None
    several = _several(kind)
    empty = dict.fromkeys(several, "none") | {name: 0 for name in blanks if name not in several}
    nothing = _tokens(book.say(f"do-{kind.__name__}", **empty, **settled)) if several else []
    return Phrase(kind, tuple(said), tuple(word for word in nothing if word not in said and not word.isdigit()), fixed)


def _tokens(text: str) -> list[str]:
    return re.findall(r"[\ue000-\uf8ff]|\w+", text.casefold().replace("'", "").replace("’", ""))


def _several(kind: type[Action]) -> list[str]:
    """Return the fields that hold several things."""
    return [name for name, hint in kind.__annotations__.items() if "tuple" in str(hint)]


class Reader:
    """Reads what one seat typed; `form` is the open-ended question it was asked, whose choices come first."""

    def __init__(self, speech: Speech, form: Form | None) -> None:
        self.speech, self.game = speech, speech.match.game
        self.choices = {field.name: field.choices for field in form.fields} if form else {}
        self.form = form

    def read(self, text: str, only: str = "") -> list[Action]:
        """Return every action that this may mean; with `only`, of one kind."""
        typed = re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", text)
        found: dict[Action, None] = {}
        for kind in self.game.actions:
            spoken = not issubclass(kind, Outcome) and only in ("", kind.__name__)
            for known in phrases(self.game.catalogue, kind) if spoken else ():
                found |= dict.fromkeys(forms.in_order(self.form, action) for action in self.actions(known, typed))
        return list(found)

    def actions(self, known: Phrase, text: str) -> Iterator[Action]:
        rest = without_verb(known, text)
        if rest is None:
            return
        if _several(known.kind):
            ways: Iterator[dict[str, Any]] = self.bundles(known, rest)
        else:
            ways = self.spread(known, tokens(rest))
        for filled in ways:
            yield known.kind(**filled, **dict(known.fixed))

    # ── one thing a blank ────────────────────────────────────────────────────
    def spread(self, known: Phrase, typed: list[str]) -> Iterator[dict[str, Any]]:
        """Yield every sensible way to spread the typed words over the blanks, in order."""
        if len(typed) > MOST_TOKENS:
            return
        blanks = [field for word in known.said if (field := known.field(word))]
        noise = [word for word in known.said if not known.field(word)]
        if not blanks:
            short = sum(word not in fillers() for word in noise) < SHORTEST or self.unlike_others(known)
            if all(word in noise or word in fillers() for word in typed) and (typed or short):
                yield {}  # a long sentence needs at least two words: “bid” alone is not “bid no more”
            return
        for cuts in combinations(range(1, len(typed)), len(blanks) - 1):
            parts = [typed[a:b] for a, b in zip((0, *cuts), (*cuts, len(typed)), strict=True)]
            meant = [self.meant(field, part, noise) for field, part in zip(blanks, parts, strict=True)]
            yield from (dict(zip(blanks, values, strict=True)) for values in product(*meant))

    def unlike_others(self, known: Phrase) -> bool:
        """Return whether nothing else begins with this verb."""
        verbs = [verb_of(other) for kind in self.game.actions for other in phrases(self.game.catalogue, kind)]
        return verbs.count(verb_of(known)) == 1

    def meant(self, field: str, typed: Sequence[str], noise: Sequence[str] = ()) -> list[int]:
        """Return the numbers that these words may name."""
        labels = self.game.labels.get(field)
        if labels is None and field != "seat":
            number = [word for word in typed if word not in noise and word not in fillers()]
            return [int(number[0])] if len(number) == 1 and number[0].isdecimal() and len(number[0]) < 16 else []
        count = len(self.speech.match.names) if labels in (None, SEATED) else len(labels or ())
        names = {number: tokens(self.speech.names[field](number)) for number in range(count)}
        known = {word for name in names.values() for word in name}
        heard = [word for word in typed if word in known or word not in noise]
        found = matching(heard, names) or matching([word for word in heard if word not in fillers()], names)
        return [number for number in found if number in self.choices.get(field, ())] or found

    # ── several things a blank ───────────────────────────────────────────────
    def bundles(self, known: Phrase, text: str) -> Iterator[dict[str, Any]]:
        """Yield readings of things and a sum on either side of a word: `Ben: The Burrow + 50 for Owl Post`."""
        whom, sides, joins, parts = sides_of(known)
        between = rf"\b(?:{'|'.join(map(re.escape, parts))})\b"
        pieces = re.split(between, text.casefold()) if parts else [text.casefold()]
        if len(pieces) != len(sides):
            return
        join = "|".join([r"[,;+]", *(rf"\b{re.escape(word)}\b" for word in joins if len(word) > 1)])
        address, colon, rest = pieces[0].rpartition(":")
        lists = [[tokens(item) for item in re.split(join, piece)] for piece in (rest, *pieces[1:])]
        for filled, left in self.addressees(whom, tokens(address) if colon else lists[0].pop(0)):
            if colon and left:
                continue
            items = [[left, *lists[0]], *lists[1:]]
            given = [self.bundle(side, some, known) for side, some in zip(sides, items, strict=True)]
            for way in product(*given):
                yield filled | {field: value for side in way for field, value in side.items()}

    def addressees(self, whom: str, typed: list[str]) -> Iterator[tuple[dict[str, int], list[str]]]:
        """Yield each player who may be addressed, named first, and the remaining words."""
        if not whom:
            yield {}, typed
        for end in range(1, len(typed) + 1):
            found = self.meant(whom, typed[:end]) if whom else []
            if len(found) == 1:
                yield {whom: found[0]}, typed[end:]

    def bundle(self, side: tuple[str, str], items: list[list[str]], known: Phrase) -> list[dict[str, Any]]:
        """Return the things and the sum that one side's words stand for."""
        things, amount = side
        noise = [word for word in known.said if not known.field(word)]
        total = 0
        ways: list[tuple[int, ...]] = [()]
        for item in items:
            if all(word in known.nothing for word in item):
                continue
            if amount and (sums := self.meant(amount, item, noise)):
                total += sums[0]
            else:
                named = self.meant(things, item, noise)
                sure = len(named) == 1  # of names that many share each counts once, or it would take far too long
                ways = list(dict.fromkeys(tuple(sorted((*way, thing))) if sure or thing not in way else way
                                          for way in ways for thing in named))
        return [{things: way, amount: total} if amount else {things: way} for way in ways]


def verb_of(known: Phrase) -> str:
    """Return the word that tells this kind from others: the first significant one, or the last if a name comes first.

    A single letter stands for a coin."""
    plain = [word for word in known.said if not known.field(word)]
    weighty = [word for word in plain if word not in fillers() and len(word) > 1] or plain[:1]
    return next(iter(weighty[::-1] if known.field(known.said[0]) else weighty), "")


def without_verb(known: Phrase, text: str) -> str | None:
    """Return the text without that word, if it is where it should be.

    If the sentence begins with it, so must the text; in some languages it may also come last."""
    verb = verb_of(known)
    leads = not any(map(known.field, known.said[:known.said.index(verb)])) if verb else False
    found = list(re.finditer(r"\w+", text))
    for place in found:
        word = place[0].casefold()
        if verb and same(word, verb):
            return ("" if leads else text[:place.start()]) + text[place.end():]
        if leads and word not in fillers():
            break
    return text[:found[-1].start()] if leads and found and same(found[-1][0].casefold(), verb) else None


def sides_of(known: Phrase) -> tuple[str, list[tuple[str, str]], list[str], list[str]]:
    """Return who is addressed, each list with its sum, words that join a side, and words that divide the sides."""
    several, whom = _several(known.kind), ""
    sides: list[tuple[str, str]] = []
    between: list[str] = []
    joins: list[str] = []
    parts: list[str] = []
    for word in known.said:
        field = known.field(word)
        if not field:
            between.append(word)
            continue
        if field in several:
            parts += between if sides else []
            sides.append((field, ""))
        elif sides:
            joins += between
            sides[-1] = (sides[-1][0], field)
        else:
            whom = field
        between = []
    return whom, sides, joins, parts


def matching(typed: Sequence[str], names: dict[int, list[str]]) -> list[int]:
    """Return the numbers whose name was typed: in full, else by its words, else by how they begin."""
    if not typed:
        return []
    exact = [number for number, name in names.items() if name == list(typed)]
    whole = exact or [number for number, name in names.items() if within(typed, name)]
    return whole or [number for number, name in names.items() if begins(typed, name)]


def begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    rest = iter(name)
    return all(any(same(word, other) for other in rest) for word in typed)


def same(typed: str, word: str) -> bool:
    """Return whether two words are the same: enough of one to tell, or with a letter added, as in “Al's”."""
    return typed in (word, f"{word}s") or (len(min(typed, word, key=len)) >= SHORTEST and (
        word.startswith(typed) or (typed.startswith(word) and len(typed) - len(word) <= 2)))
