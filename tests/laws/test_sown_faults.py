"""The tests of the laws: typical mistakes, each sown into the game that `greathall new-game` writes.

Each is caught, and the message names what is wrong."""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greathall.cli import new_game
from greathall.testing import Broken, cases, run
from greathall.testing.hints import HINTS

Sow = Callable[[str, str, str], list[str]]
PLAY, TABLE, MODEL, GAME = "play/__init__.py", "play/table.py", "model.py", "__init__.py"
CLONE, VIEWS, BOT, REFUSALS = "made/table.py", "made/views.py", "bot.py", "refusals.py"
ENGLISH, GERMAN = "sentences.en.ftl", "sentences.de.ftl"
HAND = "[Lay((lantern,)) for lantern in dict.fromkeys(s.hands[self.seat])]"
FORM = 'forms.several("lanterns", s.hands[self.seat], least=1, most=MOST)'

FAULTS = {
    "a field is not cloned": (CLONE, "        n.wins = self.wins.copy()\n", "", 5, "field wins: clone doesn't set it"),
    "clones share a list": (CLONE, "self.wins.copy()", "self.wins", 5, "changes field wins: it was [0, 0], now ["),
    "setup forgets a field": (PLAY, "    s.burnt, s.pile = [], list(LANTERNS)\n", "    s.pile = list(LANTERNS)\n", 5,
                              "field burnt: setup doesn't set it"),
    "a view shows another hand": (VIEWS, "s.hands[me].copy()", "s.hands[0].copy()", 3, "field hand: view says ["),
    "a view miscounts the seats": (VIEWS, "        s.seats,\n", "        s.seats + 1,\n", 3, "field seats"),
    "a view shows what was laid": (TABLE, "[] if me is None else list(s.laid[me])",
                                   "[one for laid in s.laid for one in laid]", 3, "field chosen: view says ["),
    "an event shows what was dealt": (MODEL, "self if seat == self.seat else Dealt(self.seat, None)", "self", 11,
                                      "told by the events: [{'type': 'Dealt', 'seat': "),
    "a secret is forgotten": (PLAY, "    secret = True\n", "", 16, "say `secret = True` in Choice"),
    "asking changes the table": (PLAY, f"return {HAND}", f"s.hands[self.seat].reverse()\n        return {HAND}", 1,
                                 "Choice(seat=0) has other legal actions when asked again: [Lay("),
    "nothing is legal": (PLAY, HAND, "[]", 1, "dead end: Choice(seat=0) has no legal action"),
    "a dead end comes later": (PLAY, "* (MOST * s.rounds)", "* 1", 1, "dead end: Choice(seat="),
    "what is legal is not admitted": (PLAY, "least=1", "least=2", 1,
                                      "as legal, but doesn't admit it"),
    "a choice is listed twice": (PLAY, HAND, HAND + " * 2", 1, "is listed twice"),
    "a form has equal choices": (PLAY, FORM, 'forms.Field("lanterns", 1, 2, tuple(s.hands[self.seat] * 2), True)', 22,
                                 "is twice among its choices"),
    "a form makes no action": (PLAY, 'Form("Lay"', 'Form("Put"', 22,
                               "a form makes Put, which is no action of the game"),
    "a form offers too much": (PLAY, FORM, 'forms.Field("lanterns", 1, 9, (0, 1, 2, 3), True)', 22,
                               "field lanterns: it asks for 1 to 9 of 4 things"),
    "a form asks for what no action holds": (PLAY, FORM, FORM.replace("lanterns", "lamps"), 22,
                                             "asks for {'lamps': True}, but Lay holds {'lanterns': True}"),
    "a form widens": (PLAY, FORM, FORM.replace("MOST", "1 + bool(filled)"), 23,
                      "only the fields before it may narrow it"),
    "a form is not narrowed": (PLAY, "return forms.meets(self, s, a)", "return a in self.legal(s)", 24,
                               "narrow each field by those before it"),
    "a sentence can't be read back": (ENGLISH, "do-Lay = lay { $lanterns }",
                                      "do-Lay = lay { $lanterns ->\n   *[other] lanterns\n  }", 25,
                                      "as “lay lanterns”, which is read as [Lay("),
    "choices come from a set": (PLAY, "dict.fromkeys(s.hands[self.seat])", "{*s.hands[self.seat]}", 19,
                                "in {*s.hands[self.seat]}] takes its order from a set"),
    "a seat is asked that is not there": (PLAY, "map(Choice, order)", "map(Choice, [2] * seats)", 1,
                                          "asks seat 2, but the seats are 0 to 1"),
    "a lantern is drawn and stays": (PLAY, "        s.pile.remove(a.lantern)\n", "", 9, "lost [], made ["),
    "odds weigh nothing": (PLAY, "(Drawn(lantern), weight)", "(Drawn(lantern), 0)", 2, "can't be drawn from"),
    "odds have halves": (PLAY, "(Drawn(lantern), weight)", "(Drawn(lantern), weight / 2)", 2,
                         "weights are whole numbers"),
    "a step can't take": (PLAY, "def take(self, s: Table, a: Lay)", "def took(self, s: Table, a: Lay)", 6,
                          "Choice has no `take`"),
    "a step rolls dice of its own": (PLAY, "        s.laid[self.seat] = a.lanterns\n",
                                     "        import random\n        s.wins[0] += random.randrange(10**6)\n", 6,
                                     "a second time changes field wins"),
    "it never ends": (PLAY, "        s.tell(Ready, self.seat)\n", "        s.then(self)\n", 10,
                      "entries and not over"),
    "scores are points": (GAME, "(seat in winners) / len(winners)", "s.wins[seat] * 9.0", 17,
                          "which is not from 0 to 1"),
    "scores don't share 1": (GAME, "(seat in winners) / len(winners)", "(seat in winners) / len(winners) / 2", 17,
                             "0.5 in all, but the sides of the winners ("),
    "a refusal cites no rule": (PLAY, 'Refusal("SO-2", "no-lanterns"', 'Refusal("SO-9", "no-lanterns"', 13,
                                "is refused by 'SO-9' (no-lanterns), which is no rule of the game"),
    "a refusal has no sentence": (PLAY, '"no-lanterns"', '"no-lanterns" and f"no-{MOST}"', 13,
                                  "no-2, which is no sentence of the game"),
    "a refusal has no reason": (PLAY, "if isinstance(a, Lay) else None", "if False else None", 15,
                                "say no more than “not now”, such as Lay("),
    "a choice has no moment": (REFUSALS, "MOMENTS = {Lay:", "MOMENTS = {None:", 15,
                               "Lay has no rule and sentence in `MOMENTS`"),
    "an early answer relies on its turn": (PLAY, "return forms.meets(self, s, a)",
                                           "assert s.agenda[-1] == self\n        return forms.meets(self, s, a)", 13,
                                           "AssertionError: assert s.agenda[-1] == self (play/__init__.py:"),
    "what others laid is counted on": (PLAY, f"return {HAND}", f"return {HAND}[:1 + sum(map(sum, s.laid)) % 2]", 4,
                                       "legal actions of seat"),
    "a carry is trusted": (PLAY, "first % seats if type(first) is int else 0", "first or 0", 18,
                           "setup fails on the carry"),
    "a sentence is missing": (ENGLISH, "tell-Ready =", "tell-Reddy =", 20,
                              "sentences.en.ftl has no sentence tell-Ready"),
    "a reason can't be given as advice": (ENGLISH, "hint-saves =", "hint-hides =", 20,
                                          "sentences.en.ftl has no sentence hint-saves"),
    "a sentence mentions what is not there": (ENGLISH, "{ $seat } is ready", "{ $name } is ready", 20,
                                              "tell-Ready mentions $name; its facts are: seat"),
    "a sentence is not translated": (GERMAN, "end-alone =", "# end-alone =", 20,
                                     "sentences.de.ftl: end-alone: is missing"),
    "a sentence is the English one": (GERMAN, "why-saves = Er führt und spart seine hellsten Laternen.",
                                      "why-saves = it leads and saves its brightest lanterns.", 20,
                                      "sentences.de.ftl: why-saves: is the English sentence; translate it"),
    "a translation has other facts": (GERMAN, "{ $most } Laternen", "zwei Laternen", 20,
                                      "sentences.de.ftl: no-lanterns: mentions [], not ['most']"),
    "a file can't be read": (GERMAN, "    [none] eine Laterne\n", "    [no lantern] eine Laterne\n", 20,
                             "can't be read: [no lantern] eine Laterne (Expected token"),
    "a sentence stands twice": (ENGLISH, "title =", "title = Twice\ntitle =", 20, "sentences.en.ftl says title twice"),
    "code says what is not there": (PLAY, '"no-lanterns"', '"no-lamps"', 20,
                                    "says no-lamps, which is no sentence of the game"),
    "nothing says a sentence": (REFUSALS, 'MOMENTS = {Lay: ("SO-2", "when-Lay")}', "MOMENTS = {}", 20,
                                "sentences.en.ftl: when-Lay: nothing says it"),
    "a source has no sentence": ("data.toml", "", '[[source]]\nwhat = "names"\nby = "ours"\n', 20,
                                 "sentences.en.ftl has no sentence source-names"),
    "variants have no name": (GAME, "GAME = ", "from greathall.core.game import Variant\n\n"
                              'Sown.variants = (Variant("short", {}, 5),)\nGAME = ', 20,
                              "sentences.en.ftl has no sentence variants"),
    "an end mentions what is not there": (ENGLISH, "{ $winners } share", "{ $players } share", 20,
                                          "end-shared mentions $players; its facts are: winners"),
    "a rule is not translated": ("rules.de.toml", '"SO-2" =', '# "SO-2" =', 20, "rules.de.toml: text SO-2: is missing"),
    "a rule is no sentence": ("rules.toml", "they share the win.", "they share the win", 20,
                              "SO-4 is no sentence: Whoever wins"),
    "a reason has no facts": (BOT, '{"lantern": a.lanterns[0], "brightness": bright}', '{"lantern": a.lanterns[0]}',
                              27, "a reason can't be said in en: sentence 'why-lantern'"),
    "a reason gives a text": (BOT, '"lantern": a.lanterns[0]', '"lantern": "amber 1"', 27,
                              "why-lantern: the fact lantern is the text 'amber 1'; give its number"),
    "a bot forgets a choice": (BOT, "key=lambda ranked: -ranked.worth)", "key=lambda ranked: -ranked.worth)[1:]", 27,
                               "`rank` leaves out [Lay("),
    "a bot speaks when nobody asks it": (BOT, "    def rank(", "    def aside(self, s: Table, seat: int) -> Lay:\n"
                                        "        return Lay((s.hands[seat] or [0])[:1])\n\n    def rank(", 28,
                                        "but `has_urgent_aside` says False"),
    "what is urgent is hidden": (GAME, "    def result(", "    def has_urgent_aside(self, s, seat):\n"
                                 "        return s.hands[0][:1] == [0]\n\n    def result(", 28,
                                 "but a spectator can't know that"),
    "what is made is out of date": (TABLE, "    first: ", "    extra: Open[Seat]\n    first: ", 26,
                              "made/table.py is not what the declaration gives: run `greathall state sown`"),
    "labels are missing": (MODEL, "Named(\"Lantern\", COLOURS)", "Named(\"Lantern\", COLOURS[:5])", 20,
                           "has no label, only 0 to 4 do"),
    "an event never happens": (PLAY, "        s.tell(Ready, self.seat)\n", "", 21, "never met: Ready."),
    "GAME is missing": (GAME, "GAME = ", "THE_GAME = ", 0, "its __init__.py doesn't define GAME"),
    "it can't be loaded": (PLAY, "MOST = 2", "MOST = TWO", 0,
                           "NameError: name 'TWO' is not defined (play/__init__.py:"),
}


@pytest.fixture
def sow(tmp_path: Path) -> Iterator[Sow]:
    """Write the game as `sown` with one change, and return what the laws say, up to the first that is broken."""
    path = importlib.import_module("greathall.games").__path__

    def sown(file: str, old: str, new: str) -> list[str]:
        new_game.write("sown", tmp_path)
        place = tmp_path / "games" / "sown" / file
        text = place.read_text() if place.exists() else ""
        assert old in text
        place.write_text(text.replace(old, new, 1))
        path.append(str(tmp_path / "games"))
        tests = tmp_path / "tests" / "sown" / "test_sown.py"
        spec = importlib.util.spec_from_file_location("test_sown", tests)
        assert spec is not None
        assert spec.loader is not None
        if len(cases("sown")) > 1:
            spec.loader.exec_module(importlib.util.module_from_spec(spec))  # tells the laws about its small scene
        return [*said()]

    yield sown
    HINTS.pop("sown", None)
    path.remove(str(tmp_path / "games"))
    for name in [name for name in sys.modules if name.startswith("greathall.games.sown")]:
        del sys.modules[name]


def said() -> Iterator[str]:
    """Check one table of two, and what is tried once for all tables."""
    for case in cases("sown"):
        if case.name.startswith("sown-2-rounds=2") or not case.name.startswith(("sown-2", "sown-3", "sown-4")):
            try:
                run(case)
            except Broken as broken:
                yield str(broken)
                return


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught_and_named(fault: str, sow: Sow) -> None:
    file, old, new, law, words = FAULTS[fault]
    (message,) = sow(file, old, new)
    print(f"{fault}: {message}")
    assert message.startswith(f"sown: law {law} (")
    assert words in message


def test_without_a_fault_nothing_is_said(sow: Sow) -> None:
    assert sow(GAME, "rules = 1", "rules = 2") == []
