"""The commands that can be typed at the prompt besides moves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import greathall
from greathall.bots import Choice
from greathall.bots.levels import DEFAULT_LEVEL
from greathall.cli import files
from greathall.cli.boards.plain import Teller
from greathall.cli.screen import quoted
from greathall.core import ledger
from greathall.core.catalogue import Locale, sentence
from greathall.core.howto import how_to, terms_in
from greathall.core.things import things
from greathall.core.words import Illegal

if TYPE_CHECKING:
    from greathall.cli.sitting import Sitting

MOST_RULES = 8
MOST_THINGS = 12
LAST_LINES = 20
SPELLINGS = {"?": "rules", "rule": "rules", "exit": "quit", "q": "quit", "h": "help"}
NAMES = ("help", "rules", "why", "hint", "moves", "board", "about", "log", "undo", "save", "quit")


class Leave(Exception):
    """Raised when a player leaves; the game is saved."""


class Commands:
    """The commands; each gets the seat that is looking at the screen (None: all of them) and the rest of the line."""

    def __init__(self, sitting: Sitting) -> None:
        self.at = sitting
        self.match, self.screen, self.speech = sitting.match, sitting.screen, sitting.speech

    def obey(self, line: str, seat: int | None) -> bool:
        """Run a command; return False if the line isn't one."""
        verb, _, rest = line.partition(" ")
        name = SPELLINGS.get(verb.casefold(), verb.casefold())
        if name in NAMES:
            getattr(self, name)(seat, rest.strip())
        return name in NAMES

    def help(self, seat: int | None, rest: str) -> None:
        self.screen.say("cli-help")

    # ── why and how ──────────────────────────────────────────────────────────
    def rules(self, seat: int | None, rest: str) -> None:
        """Show the rules that matter now; with a word or an id, the rules that contain it."""
        known = ledger.rules(self.match.game, Locale.language)
        if not rest:
            self._show_rules(self._at_hand(known))
            sections = dict.fromkeys(rule.section for rule in known.values())
            self.screen.say("cli-rules-more", "soft", sections=" · ".join(sections))
            return
        exact = [rule for rule in known.values() if rule.id.casefold() == rest.casefold()]
        found = exact or [rule for rule in known.values()
                          if rest.casefold() in f"{rule.id} {rule.section} {rule.text}".casefold()]
        if not found:
            raise Illegal("", sentence("cli-no-rule", text=quoted(rest)))
        self._show_rules(found[:MOST_RULES])
        if len(found) > MOST_RULES:
            self.screen.say("cli-rules-left", "soft", count=len(found) - MOST_RULES, game=self.match.game.name)

    def _at_hand(self, known: dict[str, ledger.Rule]) -> list[ledger.Rule]:
        """Return the rule that refused last, or those that the pending step cites."""
        if self.at.refused and self.at.refused.rule in known:
            return [known[self.at.refused.rule]]
        step = self.match.step
        cited = ledger.id_pattern(known).findall(type(step).__doc__ or "") if known and step else []
        return [known[rule] for rule in cited if rule in known]

    def _show_rules(self, found: Iterable[ledger.Rule]) -> None:
        for rule in found:
            self.screen.say("cli-rule", id=rule.id, section=rule.section, text=rule.text)
            if rule.why:
                self.screen.say("cli-rule-why", "soft", why=rule.why)

    def why(self, seat: int | None, rest: str) -> None:
        """Show what was refused last and by which rule, and what the bots did last and why."""
        if self.at.refused is not None:
            self.screen.say("cli-why-refused", fault=str(self.at.refused))
            known = ledger.rules(self.match.game, Locale.language)
            if self.at.refused.rule in known:
                self._show_rules([known[self.at.refused.rule]])
        last = self.at.last_choices()
        for bot, choice in last.items():
            self.screen.line(self._explanation(bot, choice))
        if self.at.refused is None and not last:
            self.screen.say("cli-why-nothing", "soft")

    def _explanation(self, bot: int, choice: Choice) -> str:
        """Return a bot's choice with its public reason.

        Its private reasons, and everything about a secret choice, are shown when the game is over."""
        name, why = self.match.names[bot], choice.why
        if self.match.seat is None:
            reasons = why.reasons
        elif why.public is not None:
            reasons = (why.public,)
        else:
            return sentence("cli-why-secret", name=name)
        return sentence("cli-why-bot", name=name, move=self.speech.move(choice.action),
                        reasons=" ".join(map(self.speech.reason, reasons)))

    def hint(self, seat: int | None, rest: str) -> None:
        """Show a bot's three best moves, from what this seat may know."""
        if seat is None or self.match.seat != seat:
            raise Illegal("", sentence("cli-no-hint"))
        choice = greathall.bot(DEFAULT_LEVEL).choose(self.match.view(seat))
        for number, ranked in enumerate(self.at.ranked(choice)[:3], 1):
            reasons = " ".join(map(self.speech.advice, (ranked.public, *ranked.private)))
            self.screen.say("cli-hint", number=number, move=self.speech.move(ranked.action), reasons=reasons)

    # ── what lies on the table ───────────────────────────────────────────────
    def moves(self, seat: int | None, rest: str) -> None:
        if seat is None or self.match.seat != seat:
            raise Illegal("", sentence("cli-no-moves"))
        self.at.list_moves(seat, whole=True)

    def board(self, seat: int | None, rest: str) -> None:
        self.at.draw(seat, rest)

    def about(self, seat: int | None, rest: str) -> None:
        """Explain the terms that were just used, and what is printed on the things in sight.

        With a word: what it means, and the things that contain it."""
        words = Teller(self.match.game, self.match.view(seat), self.match.names)
        texts = things(self.match.game, Locale.language)
        found = [row for row in words.glossary(texts, everything=bool(rest))
                 if rest.casefold() in " ".join(row).casefold()]
        glossary = how_to(self.match.game, Locale.language).glossary
        terms = terms_in(" ".join(self.at.lately), glossary) if not rest else [
            term for term in glossary if any(rest.casefold() in form.casefold() for form in term.forms)]
        if not found and not terms:
            raise Illegal("", sentence("cli-no-thing", text=quoted(rest)))
        for term in terms:
            self.screen.say("cli-term", term=term.name, text=term.text, rule=term.rule)
        named = [row for row in found if rest.casefold() in row[0].casefold()]
        found = named or ([] if terms else found)  # what only mentions the word is for a word that means nothing else
        most = MOST_THINGS if rest else len(found)
        for names, text in found[:most]:
            self.screen.line(sentence("plain-of", owner=names, thing=text))
        if len(found) > most:
            self.screen.say("cli-about-left", "soft", count=len(found) - most)

    def log(self, seat: int | None, rest: str) -> None:
        """Show what happened, as this seat saw it: the last lines, or everything unfolded."""
        lines = list(self.speech.paragraphs(seat, whole=bool(rest)))
        shown = lines if rest else lines[-LAST_LINES:]
        if len(shown) < len(lines):
            self.screen.say("cli-log-more", "soft", count=len(lines) - len(shown))
        for line in shown:
            self.screen.line(line)

    def undo(self, seat: int | None, rest: str) -> None:
        """Take back the last choice of the only person here, and everything that came after it."""
        if seat is None or self.at.people != [seat]:
            raise Illegal("", sentence("cli-no-undo"))
        own = [at for at, entry in enumerate(self.match.standing) if entry.seat == seat and entry.by == "person"]
        if not own:
            raise Illegal("", sentence("cli-nothing-to-undo"))
        self.match.undo(own[-1], by="practice")
        self.at.choices = [chosen for chosen in self.at.choices if chosen[0] < own[-1]]

    # ── leaving ──────────────────────────────────────────────────────────────
    def save(self, seat: int | None, rest: str = "") -> None:
        """Save to the named file or to the game's own; a new game gets a file in this folder."""
        path = Path(rest) if rest else self.at.file or files.fresh(self.match)
        files.save(self.match, path, ours=path == self.at.file)
        self.at.file = path
        over = self.match.seat is None
        self.screen.say("cli-saved-over" if over else "cli-saved", file=files.shown(str(path)), again=self.at.again)

    def quit(self, seat: int | None, rest: str) -> None:
        """Leave, once the game is safe; a finished game is saved only on request."""
        if self.match.seat is not None or rest:
            self.save(seat, rest)
        raise Leave
