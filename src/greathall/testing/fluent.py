"""Fluent files as the laws read them: what sentences mention, and what is wrong with a file."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from babel import Locale
from fluent.syntax import ast as ftl, parse, visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5)
"""Numbers that cover every plural form of a language."""


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


class Sentences(visitor.Transformer):
    """The sentences of a file by key; a sentence inside another one is read in place."""

    def __init__(self, text: str) -> None:
        self.text, body = text, parse(text).body
        self.junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
        messages = [entry for entry in body if isinstance(entry, ftl.Message)]
        self.known = {entry.id.name: entry for entry in messages}
        self.twice = [key for key, times in Counter(entry.id.name for entry in messages).items() if times > 1]
        self.held: set[str] = set()  # those inside others
        for entry in self.known.values():
            self.visit(entry)

    def visit_MessageReference(self, node: ftl.MessageReference) -> ftl.BaseNode | None:
        self.held.add(node.id.name)
        return self.known[node.id.name].value if node.id.name in self.known else node

    def unreadable(self) -> Iterator[str]:
        """Yield what can't be parsed, by line, and sentences that occur twice."""
        for entry in self.junk:
            fault = entry.annotations[0]
            number = self.text.count("\n", 0, fault.span.start if fault.span else 0)
            line = self.text.split("\n")[number].strip()
            yield f"line {number + 1} can't be read: {line} ({fault.message})"
        yield from (f"says {key} twice" for key in self.twice)
        yield from (f"holds the sentence {key}, which is not there" for key in sorted(self.held - self.known.keys()))


@cache
def read(text: str) -> Sentences:
    """Return the sentences of a file's text, cached, because parsing takes longer than everything else."""
    return Sentences(text)


class Inside(visitor.Visitor):
    """The contents of a sentence: its words, and the keys of its selectors by fact."""

    def __init__(self, message: ftl.Message) -> None:
        self.words = False
        self.keys: dict[str, set[str]] = {}
        if message.value:
            self.visit(message.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words |= any(map(str.isalpha, node.value))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Visit a selector; plural forms are up to each language."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        for fact in facts(node.selector):
            self.keys.setdefault(fact, set()).update(keys)
        self.generic_visit(node)


def same_for_a_reason(message: ftl.Message) -> bool:
    """Return whether a comment above a sentence says why it may equal the English one.

    Such a comment reads `# Same: a name.`"""
    return message.comment is not None and (message.comment.content or "").startswith("Same: ")


def differing(key: str, english: ftl.Message, other: ftl.Message, language: str) -> Iterator[str]:
    """Yield what is wrong with one sentence of another language."""
    ours, theirs = Inside(english), Inside(other)
    if set(facts(english)) != set(facts(other)):
        yield f"{key}: mentions {sorted({*facts(other)})}, not {sorted({*facts(english)})}"
    for fact, keys in ours.keys.items():
        wanted, found = keys - PLURALS, theirs.keys.get(fact, set()) - PLURALS
        if wanted and found != wanted:
            yield f"{key}: selects {sorted(found)} of ${fact}, not {sorted(wanted)}"
    for fact, keys in theirs.keys.items():
        if strange := keys & PLURALS - {"other"} - Locale.parse(language).plural_form.tags:
            yield f"{key}: has a form {sorted(strange)} of ${fact} that the language has not"
    same = english.equals(other, ignored_fields=["span", "comment"])
    if same and ours.words and not same_for_a_reason(other):
        yield f"{key}: is the English sentence; translate it, or say why in a comment “Same: …” above it"
    if not same and same_for_a_reason(other):
        yield f"{key}: is said to be the English sentence and is not"


def faults(english: str, other: str, language: str) -> list[str]:
    """Return everything wrong with the text of a file in another language, each fault with its key."""
    found = [*read(other).unreadable()]
    ours, theirs = read(english).known, read(other).known
    found += [f"{key}: is missing" for key in ours if key not in theirs]
    found += [f"{key}: is not in English" for key in theirs if key not in ours]
    for key in ours:
        if key in theirs:
            found += differing(key, ours[key], theirs[key], language)
    return found


def samples(message: ftl.Message) -> Iterator[dict[str, Any]]:
    """Yield facts that lead into every branch of a sentence; a fact that is only repeated is a number."""
    keys = {name: sorted(keys - PLURALS) for name, keys in Inside(message).keys.items()}
    names = sorted(set(facts(message)))
    choices = [[*NUMBERS, *(words and [*words, "anything"])] if (words := keys.get(name)) is not None else [3]
               for name in names]
    for chosen in product(*choices):
        yield dict(zip(names, chosen, strict=True))
