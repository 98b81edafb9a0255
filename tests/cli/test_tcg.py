"""The card game, typed at a real pseudo-terminal: a whole game, two people on one screen, decks brought along."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greathall.cli import main
from greathall.cli.replay import moments
from greathall.core import record
from greathall.core.catalogue import ENGLISH, Locale
from tests.cli.terminal import Terminal, say

TURN = "Your turn: what do you do?"
PROMPTS = "Ann> ", "Ben> "
CURTAIN = "press Enter. "


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def playable(shown: str) -> list[str]:
    """Return the cards in hand that are marked as playable."""
    hand = shown[shown.rindex("Your hand"):shown.rindex(TURN)].split("may be chosen")[0]
    return [name.strip() for name in re.findall(r"\+ (\w[^(×°+\n]*?)(?= \(| ×|°|  |\n)", hand)]


def eager(shown: str) -> str:
    """Play whatever can be played, by its name."""
    return next((f"play {name}" for name in playable(shown)), "end") if TURN in shown else "1"


def hasty(shown: str) -> str:
    """Draw cards, so that the game ends."""
    return "1" if TURN not in shown else "draw" if "draw a card" in shown else "end"


def test_a_whole_game_is_played_by_names(tmp_path: Path, capsys: Any) -> None:
    """Saved and resumed on the way, to the last card of a deck; then replayed and verified."""
    t = Terminal(tmp_path, "play", "tcg", "--bots", "random", "--seed", "duel")
    t.wait()
    assert re.search(r"Bram \(random\) +deck 3\d +hand \d", t.shown)
    typed = set()
    for _ in range(12):
        typed.add(eager(t.shown).split()[0])
        t.type(eager(t.shown))
        assert "Sorry" not in t.shown
    assert typed >= {"play", "end"}
    t.type("save game.json")
    t.child.sendline("quit")
    assert t.end()[0] == 0
    t = Terminal(tmp_path, "play", "tcg", "--load", "game.json")
    t.wait()
    while "Over> " not in t.shown:
        t.type(hasty(t.shown), "Guest> ", "Over> ")
        assert "Sorry" not in t.shown
    assert "TC-1.1: " in t.shown
    assert "wins: their opponent's deck has run out" in " ".join(t.shown.split())
    assert "discard pile: " in t.type("board piles", "Over> ")
    t.child.sendline("")
    assert t.end()[0] == 0

    file = str(tmp_path / "game.json")
    last = len(moments(record.loads(Path(file).read_text()))) - 1
    t = Terminal(tmp_path, "replay", file, prompt=f"/{last}> ")
    t.wait()
    t.type(str(last // 2))
    assert re.search(r"^Guest  \w.*\n(.*\n)?Bram \(random\)  \w", t.shown, re.MULTILINE), "hands lie open"
    t.child.sendline("q")
    assert t.end()[0] == 0
    assert main(["verify", file]) == 0
    assert "The Trading Card Game" in capsys.readouterr().out


class Two:
    """Ann and Ben at one screen."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.t = Terminal(folder, "play", "tcg", *args, "--hotseat", "--name", "Ann", "--name", "Ben")
        self.t.wait(CURTAIN)
        self.t.type("", *PROMPTS)

    def say(self, *lines: str) -> str:
        for line in lines:
            if self.t.type(line, CURTAIN, *PROMPTS, "Over> ").endswith(CURTAIN):
                self.t.type("", *PROMPTS)
        return " ".join(self.t.shown.split())


def test_two_at_one_screen_and_what_is_refused(tmp_path: Path) -> None:
    table = Two(tmp_path, "--seed", "two", "--deck", "draco", "--deck", "hermione")
    while not table.t.shown.endswith("Ann> "):
        table.say("end")
    for line, rule in {"play norbert": "TC-14.1", "use accio": "TC-7.1", "solve": "TC-6.2", "skip": "TC-6.2",
                       "strike": "TC-5.2", "at ben": "TC-14.4", "draw 2": "TC-3.3", "yes": "TC-12.3",
                       "play stupefy": "TC-14.1|TC-4.1"}.items():
        assert re.search(f"{rule}: ", table.say(line)), line
    assert "TC-CARD-109 (Spell cards): Vermillious: Do 3 damage" in table.say("rules vermillious")
    assert "Vermillious (spell, needs 4 power, including Charms)" in table.say("board vermillious")
    assert "Hermione Granger · power 0" in table.t.type("board", *PROMPTS)
    assert "Which card do you discard from your hand?" in table.say("use draco")
    assert "TC-3.1: " in table.say("end")
    assert "known: " in table.say("pick 1"), "what Ann has seen of Ben's hand"
    table.say("done", "draw")
    assert "TC-3.3: " in table.say("draw")
    table.say("end")
    assert table.t.shown.endswith("Ben> ")
    table.t.type("resign", "(yes/no) ")
    assert "TC-R9.1: Ann wins" in table.t.type("yes", "Over> ")
    table.t.press("d")
    assert table.t.end()[0] == 0


def test_who_brings_a_deck_may_draw_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert say(monkeypatch, "draw 7 new cards\nquit", "play", "tcg", "--deck", "lanterns", "--bots", "random",
               "--seed", "r", "--option", "redraw=true") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Guest duels as Harry Potter." in out
    assert "Guest shuffles all 7 cards back and draws 7 new ones." in out


def test_it_is_played_and_refused_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["norbert spielen", "das abenteuer lösen", "benutze draco", "wähle 1", "fertig", "board ablage", "quit"]
    assert say(monkeypatch, "\n".join(typed), "--language", "de", "play", "tcg", "--bots", "random",
               "--seed", "deutsch") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "TC-14.1: „Norbert“" in out
    assert "TC-6.2: " in out
    assert "Gast benutzt „Draco Malfoy“" in out
    assert out.count("Das ist die Hand") == 1, "fertig: none of these cards"
    assert "Ablagestapel von Gast: 1 Karte" in out
