"""Open-ended questions: a single number, or a form filled in step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from greathall.cli.moves import tokens
from greathall.cli.reading import Reader, phrase, verb_of
from greathall.cli.screen import LONGEST, quoted
from greathall.core.catalogue import sentence, spell
from greathall.core.forms import fits, is_settled, least, ordered, things
from greathall.core.words import Action, Field, Form

if TYPE_CHECKING:
    from greathall.cli.sitting import Sitting


class Stopped(Exception):
    """Raised when a player stops filling in a form."""


def number_only(form: Form | None) -> Field | None:
    """Return the field of a form that asks for one number and nothing else: a typed number answers it."""
    number = form is not None and len(form.fields) == 1 and not form.fields[0].choices and not form.fields[0].many
    return form.fields[0] if form and number else None


def kind_of(sitting: Sitting, form: Form) -> type[Action]:
    return next(kind for kind in sitting.match.game.actions if kind.__name__ == form.kind)


def openings(sitting: Sitting, form: Form) -> list[str]:
    """Return the words that open the form: the game's own name for it, and the verb of its sentence."""
    book, key = sitting.match.game.catalogue, f"form-{form.kind}"
    said = phrase(book, kind_of(sitting, form))
    return [*(tokens(book.say(key)) if book.has(key) else []), verb_of(said) if said else form.kind.casefold()]


def introduce(sitting: Sitting, seat: int, form: Form) -> None:
    """Show how to answer in your own words or numbers."""
    kind, number, book = kind_of(sitting, form), number_only(form), sitting.match.game.catalogue
    if number:
        low, high = (sitting.speech.move(kind(**{number.name: bound})) for bound in (number.low, number.high))
        sitting.screen.say("cli-form-number", low=number.low, high=number.high, one=low, other=high)
        return
    several = [field for field in form.fields if field.many]
    if several and not any(field.choices for field in several):
        return  # there is nothing to fill in yet
    key, example = f"example-{form.kind}", Filling(sitting, seat, form).example()
    if book.has(key) and example is not None:
        sitting.screen.say("cli-form-line", opening=openings(sitting, form)[0], example=book.say(key, **example))
    else:
        sitting.screen.say("cli-form", opening=openings(sitting, form)[0])


class Filling:
    """One form, filled in by one seat, field by field; nothing is played before the whole is confirmed."""

    def __init__(self, sitting: Sitting, seat: int, form: Form) -> None:
        self.at, self.seat, self.form = sitting, seat, form
        self.reader = Reader(sitting.speech, form)

    def action(self) -> Action | None:
        """Return the action; None if the player stopped."""
        filled: dict[str, Any] = {}
        try:
            for at, field in enumerate(self.form.fields):
                filled[field.name] = self.ask(self.blank(at, filled))
            action = kind_of(self.at, self.form)(**filled)
            self.at.screen.say("cli-fill-so", "amber", move=self.at.speech.move(action))
            if self.answer(sentence("cli-fill-sure")) in sentence("cli-yes").split():
                return action
        except Stopped:
            pass
        self.at.screen.say("cli-fill-stopped", "soft")
        return None

    def blank(self, at: int, filled: dict[str, Any]) -> Field:
        """Return one of the fields, narrowed by those before it."""
        form = self.at.match.form(self.seat, filled)
        assert form is not None
        return form.fields[at]

    def example(self) -> dict[str, str] | None:
        """Return an example for each field in words; None if one of them would be empty."""
        first = self.form.fields[0]
        for choice in first.choices if not first.many else (None,):
            filled: dict[str, Any] = {} if choice is None else {first.name: choice}
            for at in range(len(filled), len(self.form.fields)):
                blank = self.blank(at, filled)
                filled[blank.name] = (things(blank)[:max(1, blank.low)] if blank.many else least(blank))
            if () not in filled.values():
                names = self.at.speech.names
                return {name: str(spell(name, value, names)) for name, value in filled.items()}
        return None

    def answer(self, question: str) -> str:
        text = self.at.screen.ask(question + " ").casefold()
        if text in sentence("cli-stop").split():
            raise Stopped
        return text[:LONGEST]

    def ask(self, field: Field) -> Any:
        """Ask for one field until the answer fits, and return it."""
        if is_settled(field):
            return least(field)
        if field.choices:
            self.at.screen.columns(self.choice_lines(field))
        while True:
            text = self.answer(self.question(field))
            value = self.parse_choices(field, text) if field.choices else self.parse_number(field, text)
            if value is not None:
                return value
            self.at.screen.say("cli-fill-again", "refusal", text=quoted(text))

    def choice_lines(self, field: Field) -> Iterator[str]:
        """Yield the choices with numbers to type, unless they are numbers themselves."""
        counts = field.counts or [1] * len(field.choices)
        for n, (choice, count) in enumerate(zip(field.choices, counts, strict=True), 1):
            name = self.label(field, choice) + (f" ×{count}" if count > 1 else "")
            yield f"{n:>3} {name}" if field.name in self.at.speech.names else f"    {name}"

    def question(self, field: Field) -> str:
        book, key = self.at.match.game.catalogue, f"field-{field.name}"
        name = book.say(key) if book.has(key) else field.name
        if field.many and field.low:
            return sentence("cli-fill-some", field=name, low=field.low, high=field.high)
        if field.many:
            return sentence("cli-fill-several", field=name)
        return sentence("cli-fill-one", field=name) if field.choices else sentence(
            "cli-fill-number", field=name, low=field.low, high=field.high)

    def label(self, field: Field, choice: int) -> str:
        return self.at.speech.names.get(field.name, str)(choice)

    def parse_number(self, field: Field, text: str) -> int | None:
        """Return a number in the field's range; the lowest if nothing was typed."""
        number = re.sub(r"[.,](?=\d{3}\b)", "", text) or str(field.low)
        return int(number) if number.isdecimal() and len(number) < 16 and fits(field, int(number)) else None

    def parse_choices(self, field: Field, text: str) -> Any:
        """Return the choices named, by number or name; several are separated by commas and may be repeated."""
        if not field.many:
            return self.one(field, text)
        split = r"[\s,;+]+" if re.fullmatch(r"[\d\s,;+]*", text) else r"[,;+]"
        found = ordered(field, [self.one(field, item) for item in re.split(split, text) if item.strip()])
        return found if fits(field, found) else None

    def one(self, field: Field, text: str) -> Any:
        """Return the one choice that was named; None if there is none or several."""
        typed = text.strip()
        listed = field.name in self.at.speech.names and typed.isdecimal() and len(typed) < 5
        if listed and 1 <= int(typed) <= len(field.choices):
            return field.choices[int(typed) - 1]
        found = [choice for choice in self.reader.meant(field.name, tokens(typed)) if choice in field.choices]
        return found[0] if len(found) == 1 else None
