"""Open-ended questions: one number typed as it is, or a form filled in step by step."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from greathall.cli import boards
from greathall.cli.moves import tokens
from greathall.cli.reading import Reader, phrase, verb_of
from greathall.cli.screen import LONGEST, quoted
from greathall.core.catalogue import sentence, spell
from greathall.core.words import Action, Field, Form

if TYPE_CHECKING:
    from greathall.cli.sitting import Sitting


class Stopped(Exception):
    """Who fills in a form has thought better of it."""


def number_only(form: Form | None) -> Field | None:
    """The blank of a form that asks for one number and nothing else: a number typed is that number."""
    return form.fields[0] if form and len(form.fields) == 1 and not form.fields[0].choices else None


def kind_of(sitting: Sitting, form: Form) -> type[Action]:
    return next(kind for kind in sitting.match.game.actions if kind.__name__ == form.kind)


def openings(sitting: Sitting, form: Form) -> list[str]:
    """The words that, typed alone, begin the form: the game's own name for it, and how its choice is said."""
    book, key = sitting.match.game.catalogue, f"form-{form.kind}"
    said = phrase(book, kind_of(sitting, form))
    return [*(tokens(book.say(key)) if book.has(key) else []), verb_of(said) if said else form.kind.casefold()]


def introduce(sitting: Sitting, seat: int, form: Form) -> None:
    """How to answer in one's own figures."""
    kind, number, book = kind_of(sitting, form), number_only(form), sitting.match.game.catalogue
    if number:
        low, high = (sitting.speech.move(kind(**{number.name: bound})) for bound in (number.low, number.high))
        sitting.screen.say("cli-form-number", low=number.low, high=number.high, one=low, other=high)
        return
    several = [field for field in form.fields if field.many]
    if several and not any(field.choices for field in several):
        return  # there is nothing yet to fill in
    key, example = f"example-{form.kind}", Filling(sitting, seat, form).example()
    if book.has(key) and example is not None:
        sitting.screen.say("cli-form-line", opening=openings(sitting, form)[0], example=book.say(key, **example))
    else:
        sitting.screen.say("cli-form", opening=openings(sitting, form)[0])


class Filling:
    """One form, filled in by one seat, blank by blank; nothing is said before the whole is agreed to."""

    def __init__(self, sitting: Sitting, seat: int, form: Form) -> None:
        self.at, self.seat, self.form = sitting, seat, form
        self.reader = Reader(sitting.speech, form)

    def action(self) -> Action | None:
        """None when nothing shall be said."""
        filled: dict[str, Any] = {}
        view, game = self.at.match.view(self.seat), self.at.match.game
        try:
            for field in self.form.fields:
                blank = boards.narrowed(game, field, filled, view)
                filled[field.name] = () if field.many else field.low
                if blank is not None:
                    filled[field.name] = self.asked(blank)
            action = kind_of(self.at, self.form)(**filled)
            self.at.screen.say("cli-fill-so", "amber", move=self.at.speech.move(action))
            if self.answer(sentence("cli-fill-sure")) in sentence("cli-yes").split():
                return action
        except Stopped:
            pass
        self.at.screen.say("cli-fill-stopped", "soft")
        return None

    def example(self) -> dict[str, str] | None:
        """Something that could stand in each blank, as it is said; None when one of them would be empty."""
        first = self.form.fields[0]
        for choice in first.choices if not first.many else ():
            filled: dict[str, Any] = {first.name: choice}
            view, game = self.at.match.view(self.seat), self.at.match.game
            for field in self.form.fields[1:]:
                blank = boards.narrowed(game, field, filled, view) or field
                one = next(iter(blank.choices), None) if field.many or field.choices else blank.low
                filled[field.name] = (one,) if field.many else one
            if None not in filled.values() and (None,) not in filled.values():
                names = self.at.speech.names
                return {name: str(spell(name, value, names)) for name, value in filled.items()}
        return None

    def answer(self, question: str) -> str:
        text = self.at.screen.ask(question + " ").casefold()
        if text in sentence("cli-stop").split():
            raise Stopped
        return text[:LONGEST]

    def asked(self, field: Field) -> Any:
        """A good answer to one blank; what is none is asked again."""
        if len(field.choices) == 1 and not field.many:
            return field.choices[0]
        if field.choices:
            self.at.screen.columns(f"{n:>3} {self.called(field, choice)}" for n, choice in enumerate(field.choices, 1))
        elif field.many:
            return ()
        while True:
            text = self.answer(self.question(field))
            value = self.picked(field, text) if field.choices else self.counted(field, text)
            if value is not None:
                return value
            self.at.screen.say("cli-fill-again", "refusal", text=quoted(text))

    def question(self, field: Field) -> str:
        book, key = self.at.match.game.catalogue, f"field-{field.name}"
        name = book.say(key) if book.has(key) else field.name
        if field.many:
            return sentence("cli-fill-several", field=name)
        return sentence("cli-fill-one", field=name) if field.choices else sentence(
            "cli-fill-number", field=name, low=field.low, high=field.high)

    def called(self, field: Field, choice: int | str) -> str:
        names = self.at.speech.names
        return names[field.name](choice) if field.name in names else str(choice)

    def counted(self, field: Field, text: str) -> int | None:
        """A number within its range; nothing typed is the least."""
        number = re.sub(r"[.,](?=\d{3}\b)", "", text) or str(field.low)
        fits = number.isdecimal() and len(number) < 16 and field.low <= int(number) <= field.high
        return int(number) if fits else None

    def picked(self, field: Field, text: str) -> Any:
        """By number or name; several with commas between, in the order of the list; nothing typed is none of them."""
        if field.many:
            split = r"[\s,;+]+" if re.fullmatch(r"[\d\s,;+]*", text) else r"[,;+]"
            found = [self.one(field, item) for item in re.split(split, text) if item.strip()]
            return None if None in found else tuple(choice for choice in field.choices if choice in found)
        return self.one(field, text)

    def one(self, field: Field, text: str) -> int | str | None:
        typed = text.strip()
        if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(field.choices):
            return field.choices[int(typed) - 1]
        found = [choice for choice in self.reader.meant(field.name, tokens(typed)) if choice in field.choices]
        by_text = [choice for choice in field.choices if str(choice).casefold() == typed]
        return next(iter(by_text if isinstance(field.choices[0], str) else found if len(found) == 1 else []), None)
