"""Law 20: every language has every sentence, with its facts, and no unused one; the same for the rules."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args, get_type_hints

from msgspec import Struct

from greathall.core import catalogue, ledger
from greathall.core.catalogue import ENGLISH
from greathall.core.game import Game
from greathall.core.mind import Reason
from greathall.core.words import Ask
from greathall.testing import mentions
from greathall.testing.broken import Broken
from greathall.testing.fluent import facts, faults, read, samples
from greathall.testing.hints import hints

MOST = 10
"""The most faults that a message lists."""
FACTS: Mapping[str, set[str]] = {"figure-": set(), "option-": set(), "end-": {"winners"}}
"""By the beginning of its key, what a sentence may mention although not every game has it."""
CHOSEN = ("builder-", "deck-", "bring-")
"""The beginnings of the sentences that a deck builder uses (see core/deck_builder.py)."""


def sentence_names(game: Game) -> dict[str, set[str]]:
    """Return the keys of the sentences that a game must have, each with the facts that it may mention.

    title, tagline                      the game
    do-Action                           a choice, or what chance did; its fields are the facts
    tell-Event                          what happened; its fields are the facts
    ask-Step                            what a seat is asked; its fields are the facts
    option-name, option-name-help       an option; if it takes free text, also option-name-begin
    variants                            if the game has any: the word for all of them, such as “Challenges”
    variant-name, variant-name-tagline  a game within the game
    luck-name, luck-name-title          what chance gave a seat, with seat, seen, expected and draws; its heading
    source-what                         where data comes from, for each row of [[source]] in data.toml

    Code names others: when-Action and no-… (refusals, with their own facts), end-… (how it ended, with winners) and
    why-… (a bot's reasons, with their own facts). Each why-… has a hint-…, which says it to the player whom a hint
    advises: what the move does for them, and what it risks. There may also be those of `optional_names`."""
    found: dict[str, set[str]] = {"title": set(), "tagline": set()}
    asks = [step for step in game.steps if issubclass(step, Ask)]
    for prefix, kinds in (("do", game.actions), ("tell", game.events), ("ask", asks)):
        found |= {f"{prefix}-{kind.__name__}": set(kind.__struct_fields__) for kind in kinds}
    found |= {f"option-{option.name}{more}": set() for option in game.options
              for more in ("", "-help", *(("-begin",) if option.free_text else ()))}
    found |= {f"luck-{luck.name}{more}": {"seat", "seen", "expected", "draws"} for luck in game.luck_measures
              for more in ("", "-title")}
    found |= {f"source-{source.what}": set() for source in ledger.sources(game)}
    found |= {"variants": set()} if game.variants else {}
    return found | {f"variant-{variant.name}{more}": set() for variant in game.variants for more in ("", "-tagline")}


def optional_names(game: Game) -> set[str]:
    """Return the keys of sentences that a game may have although none of its code mentions them.

    field-name                    a field of the view, or of a form
    item-name, cell-name, marked-name, part-name
                                  how the text view shows a field (see core/rows.py)
    tally                         what a seat has to show at the end, with the facts of `Game.tally`
    lost-reason, won-reason       what end-reason says, to a player who lost, or who won alone
    name-field, name-Kind         a label, with the field as its fact; or of every field that is `Named("Kind", …)`,
                                  with the fact label. A selector needs labels of one word, such as red_owl
    option-name-choice            a choice of an option; option-name-own: a text of the table's own
    sure-Action                   what is asked before one of `confirm_kinds`
    ask-Aside                     the heading of asides
    coach-Step                    what a question is about, in up to three sentences, before the first of its kind
    great-Event                   what a banner says about an event, if the browser shows one
    gist-Event                    what an event says that ends an auction whose bids aren't shown
    figure-Event                  what is counted per seat when the game is over
    form-Action                   the word that opens a form in the terminal, if do-Action doesn't begin with its
                                  verb
    example-Action                how to fill in that form"""
    told = fields_of(game.view_type)
    asked = {field for action in game.actions for field in action.__struct_fields__}
    found = {"ask-Aside", "tally", *(f"coach-{step.__name__}" for step in game.steps if issubclass(step, Ask)),
             *(f"field-{field}" for field in told | asked),
             *(f"name-{name}" for name in (*game.labels, *game.kinds.values()))}
    found |= {f"{prefix}-{field}" for prefix in ("item", "cell", "marked", "part") for field in told}
    found |= {f"option-{option.name}-{choice}" for option in game.options
              for choice in (*option.choices, *(("own",) if option.free_text else ()))}
    found |= {f"sure-{kind.__name__}" for kind in game.confirm_kinds}
    found |= {f"figure-{kind.__name__}" for kind in game.events if "seat" in kind.__struct_fields__}
    found |= {f"{prefix}-{kind.__name__}" for prefix in ("great", "gist") for kind in game.events}
    return found | {f"{prefix}-{kind.__name__}" for prefix in ("form", "example") for kind in game.actions}


def fields_of(view: type[Struct]) -> set[str]:
    """Return the names of the fields of a view and of its parts."""
    parts = {part for hint in get_type_hints(view).values() for part in get_args(hint)
             if isinstance(part, type) and issubclass(part, Struct)}
    return {*view.__struct_fields__}.union(*map(fields_of, parts))


# ── the law ──────────────────────────────────────────────────────────────────
def sentences(game: Game) -> None:
    """Law 20: every language has every sentence, with its facts; each can be said, and something uses it."""
    texts = {}
    for language in catalogue.languages():
        file = file_of(game.folder, language)
        if not file.exists():
            raise Broken(game, 20, f"{file.name} is missing")
        texts[language] = file.read_text(encoding="utf-8")
        refuse(game, f"{file.name} ", read(texts[language]).unreadable())
    for language, text in texts.items():
        refuse(game, f"{file_of(game.folder, language).name}", missing(game, language, text))
    for language, text in texts.items():
        if language != ENGLISH:
            refuse(game, f"sentences.{language}.ftl: ", faults(texts[ENGLISH], text, language))
    refuse(game, "", unknown(game))
    refuse(game, f"sentences.{ENGLISH}.ftl: ", (f"{key}: nothing says it" for key in unsaid(game, texts[ENGLISH])))
    for language, text in texts.items():
        refuse(game, f"sentences.{language}.ftl: ", unsayable(catalogue.book(game.folder, language), text))
    labels(game)


def refuse(game: Game, where: str, found: Iterator[str] | list[str]) -> None:
    """Raise Broken with the faults found, if there are any."""
    listed = [f"{where}{fault}" for fault in found]
    if listed:
        more = [f"and {len(listed) - MOST} more"] if len(listed) > MOST else []
        raise Broken(game, 20, "\n".join([*listed[:MOST], *more]))


def file_of(folder: Path, language: str) -> Path:
    return folder / f"sentences.{language}.ftl"


def missing(game: Game, language: str, text: str) -> Iterator[str]:
    """Yield the sentences that every game must have and this file lacks, and missing facts."""
    said = {key: set(facts(message)) for key, message in read(text).known.items()}
    names, book = sentence_names(game), catalogue.book(game.folder, language)
    names |= {Reason(key).hint.key: used for key, used in said.items() if key.startswith("why-")}
    for key in names:
        if key not in said and not book.has(key):
            yield f" has no sentence {key}"
    for key, used in said.items():
        known = names.get(key, next((FACTS[start] for start in FACTS if key.startswith(start)), used))
        if wrong := used - known:
            yield f": {key} mentions ${min(wrong)}; its facts are: {', '.join(sorted(known)) or 'none'}"


def unknown(game: Game) -> Iterator[str]:
    """Yield the keys in the game's code and results that have no sentence, and sources of an unknown kind."""
    book = catalogue.book(game.folder, ENGLISH)
    for file, tree in mentions.trees(game.folder):
        for key, node in mentions.keys_said(tree):
            if not book.has(key):
                yield f"{file.relative_to(game.folder)}:{node.lineno} says {key}, which is no sentence of the game"
    ends = {text for text in mentions.below(game.folder)[0] if re.fullmatch("end-[a-z]+", text)}
    yield from (f"{key} is no sentence of the game" for key in sorted(ends) if not book.has(key))
    for source in ledger.sources(game):
        if source.by not in ledger.BY:
            yield f"data.toml: the source {source.what!r} is by {source.by!r}; there are: {', '.join(ledger.BY)}"


def unsaid(game: Game, text: str) -> list[str]:
    """Return the unused sentences: neither required nor optional, and not mentioned in code."""
    read_ones = read(text)
    keys = read_ones.known.keys() - sentence_names(game).keys() - optional_names(game) - read_ones.held
    keys = {key for key in keys if not catalogue.book(None, ENGLISH).has(key)}
    keys -= {way + key.removeprefix("end-") for key in read_ones.known if key.startswith("end-")
             for way in ("lost-", "won-")}
    keys -= {Reason(key).hint.key for key in read_ones.known if key.startswith("why-")}
    if game.deck_builder:
        keys = {key for key in keys if not key.startswith(CHOSEN)}
    for folder in (game.folder, *hints(game).said_in):
        keys = mentions.unused(keys, mentions.below(folder))
    return sorted(keys)


def unsayable(book: catalogue.Catalogue, text: str) -> Iterator[str]:
    """Yield the sentences that can't be said, each tried in all its branches."""
    for key, message in read(text).known.items():
        try:
            if not all(book.say(key, **sample).strip() for sample in samples(message)):
                yield f"{key}: says nothing"
        except (KeyError, ValueError) as fault:
            yield f"{key}: can't be said: {fault}"


def labels(game: Game) -> None:
    """Law 20: a field that two words have means the same in both, and all numbers with labels have one."""
    try:
        game.labels  # noqa: B018  (it is read to see whether it can be)
    except TypeError as fault:
        raise Broken(game, 20, str(fault)) from fault


# ── rules ────────────────────────────────────────────────────────────────────
def rules_told(game: Game) -> None:
    """Law 20: every rule and decision is a sentence, with its text and its reason in every language."""
    english = ledger.rules(game)
    refuse(game, "", (f"{rule.id} is no sentence: {rule.text}" for rule in english.values()
                      if not re.fullmatch(r"[A-Z0-9“].*[.!?)]", rule.text) or "  " in rule.text))
    refuse(game, "", (f"{rule.id} has no section with a capital letter" for rule in english.values()
                      if not rule.section[:1].isupper()))
    for language in catalogue.languages()[1:]:
        file = game.folder / f"rules.{language}.toml"
        if not file.exists():
            raise Broken(game, 20, f"{file.name} is missing")
        refuse(game, f"{file.name}: ", rule_faults(list(english.values()), ledger.read(file)))


def figures(text: str) -> list[str]:
    """Return the ids and numbers of a sentence, which are the same in every language."""
    return sorted(re.findall(r"\b[A-Z]+-\d+(?:\.\d+)?|\d+", text))


def rule_faults(rules: list[ledger.Rule], said: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Return everything wrong with a ledger in another language."""
    texts = {rule.id: rule.text for rule in rules}
    whys = {rule.id: rule.why for rule in rules if rule.why}
    sections = {rule.section: rule.section for rule in rules}
    found = [f"{part}: no such part" for part in said if part not in ("sections", "text", "why")]
    for part, english in (("sections", sections), ("text", texts), ("why", whys)):
        other = said.get(part, {})
        found += [f"{part} {rule}: is missing" for rule in english if not other.get(rule)]
        found += [f"{part} {rule}: is not in English" for rule in other if rule not in english]
        if part != "sections":
            found += [f"{part} {rule}: {fault}" for rule in english if other.get(rule)
                      for fault in sentence_faults(english[rule], other[rule])]
    return found


def sentence_faults(english: str, other: str) -> Iterator[str]:
    """Yield what is wrong with one sentence of a ledger in another language."""
    if english == other:
        yield "is the English sentence"
    if other[:1].islower() or not other.endswith((".", "!", "?", ")")) or "  " in other:
        yield f"is no sentence: {other}"
    if figures(english) != figures(other):
        yield f"has {figures(other)}, not {figures(english)}"
