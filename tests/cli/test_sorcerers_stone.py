"""The Sorcerer's Stone, typed at a real pseudo-terminal: a whole game, and challenges alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from greathall.cli import main
from greathall.cli.replay import moments
from greathall.core import ledger, record
from greathall.core.catalogue import ENGLISH, Locale
from greathall.games.sorcerers_stone import GAME
from tests.cli.terminal import Terminal, refused, say

ASKED = [GAME.catalogue.say(f"ask-{step.__name__}", steps=2, acted=acted).split("?")[0].split(",")[0][:20]
         for step in GAME.steps for acted in ("yes", "no") if GAME.catalogue.has(f"ask-{step.__name__}")]
PEOPLE = ("Ann", "Ben")
PROMPTS = tuple(f"{name}> " for name in PEOPLE)
CURTAIN = "press Enter. "
SURE = "(yes/no) "


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def asked(shown: str) -> str:
    """Return the question and its moves."""
    start = max(shown.rfind(question) for question in [*ASKED, "1 step.", *(f"{n} steps" for n in range(2, 7))])
    return shown[start:].split("also: ")[0]


def number(shown: str, said: str) -> str:
    """Return the number of a move, "" if there is none; the last, if several begin like it."""
    found = re.findall(rf"(?:^|\s|\()(\d+)\)? {said}", asked(shown), re.MULTILINE)
    return found[-1] if found else ""


def brisk(shown: str, rng: Random) -> str:
    """Play like someone in a hurry: off the chessboard, declare, the longest way; else anything."""
    for said in ("leave the board", "declare", "play", "end the turn"):
        if at := number(shown, said):
            return at
    together = [int(at) for at in re.findall(r"\((\d+)\)", asked(shown))]
    if "play:" in asked(shown):
        return str(together[-1])
    apart = [int(at) for at in re.findall(r"(?:^|[\s–])(\d+) [a-z]", asked(shown), re.MULTILINE)]
    return str(rng.randint(1, max(together + apart)))


def go_on(t: Terminal, line: str) -> None:
    """Type this, and say yes if it has to be confirmed."""
    if t.type(line, "Guest> ", "Over> ", SURE).endswith(SURE):
        t.type("yes", "Guest> ", "Over> ")


# ── the whole game ───────────────────────────────────────────────────────────
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, capsys: Any) -> None:
    """Saved and resumed on the way, to the Stone; then replayed and verified."""
    t = Terminal(tmp_path, "play", "sorcerers_stone", "--bots", "random", "--seed", "d")
    t.wait()
    assert "Fluffy AB › Snare › Keys › Chess › Troll › Potions › Mirror" in t.shown
    assert "♜h" in t.type("board chess")
    assert "●" in t.type("board nonsense")
    t.type("1")
    rng, seen = Random(1), set()
    for _ in range(12):
        go_on(t, brisk(t.shown, rng))
    t.type("save game.json")
    t.child.sendline("quit")
    assert t.end()[0] == 0
    t = Terminal(tmp_path, "play", "sorcerers_stone", "--load", "game.json")
    t.wait()
    assert "The Sorcerer's Stone" in t.shown
    while "Over> " not in t.shown:
        seen.update(re.findall(r"(\w+) (?:[A-D]+) ›", t.shown))
        go_on(t, brisk(t.shown, rng))
        assert "Sorry" not in t.shown
    assert seen >= {"Snare", "Keys", "Chess", "Troll", "Potions"}
    assert "SS-7.2: " in t.shown
    assert "found the Sorcerer's Stone" in " ".join(t.type("log all", "Over> ").split())
    t.child.sendline("")
    assert t.end()[0] == 0

    file = str(tmp_path / "game.json")
    last = len(moments(record.loads(Path(file).read_text()))) - 1
    t = Terminal(tmp_path, "replay", file, prompt=f"/{last}> ")
    t.wait()
    t.type(str(last // 2))
    assert re.search(r"^A Guest  ", t.shown, re.MULTILINE), "hands lie open"
    t.type("e")
    assert "★" in t.shown
    t.child.sendline("q")
    assert t.end()[0] == 0
    assert main(["verify", file]) == 0
    assert "The Sorcerer's Stone" in capsys.readouterr().out


# ── a challenge alone ────────────────────────────────────────────────────────
def spare(shown: str) -> str:
    """Return the lowest card that isn't needed for a song; "stay" if there is no song."""
    notes = [int(note) for note in re.findall(r"Your note cards  ([\d ]+?)   ", shown)[-1].split()]
    left = [note for at, note in enumerate(notes) if note in notes[:at]]
    return f"play {left[0]}" if left and set(notes) == {1, 2, 3, 4} else "stay"


class Two:
    """Ann and Ben at one screen; `turn` is whoever is looking at it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.t = Terminal(folder, *args, "--hotseat", "--name", "Ann", "--name", "Ben")
        self.look(self.t.wait(CURTAIN))

    def look(self, shown: str) -> None:
        if shown.endswith(CURTAIN):
            self.t.type("", *PROMPTS)
        self.turn = self.t.shown.split()[-1].rstrip(">")

    def say(self, *lines: str) -> str:
        for line in lines:
            self.look(self.t.type(line, CURTAIN, *PROMPTS, "Over> "))
        return " ".join(self.t.shown.split())


def test_fluffy_is_sung_to_sleep(tmp_path: Path) -> None:
    """By the player who has gathered all four notes; what isn't a move there is refused by its rule."""
    table = Two(tmp_path, "play", "hagrid", "--seed", "song 12")
    assert "›" not in table.t.shown
    for line, rule in {"play 9": "SS-1.2", "spin": "SS-5.2", "e2e4": "SS-4.3", "lay tip in 2": "SS-2.3"}.items():
        assert f"{rule}: " in table.say(line), line
    assert "SS-2.3 (" in table.say("why")
    table.say("stay", "stay")
    while "Fluffy falls asleep" not in table.say(spare(table.t.shown)):
        table.say("stay")
    assert table.turn == "Ben"
    assert "Fz" in table.t.shown
    table.say("stay")
    assert "Fluffy wakes up" in " ".join(table.t.shown.split())
    table.t.type("resign", "(yes/no) ")
    assert "SS-G11: " in table.t.type("yes", "Over> ")
    table.t.press("d")
    assert table.t.end()[0] == 0


def test_keys_are_walked_to_by_their_names(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "--bots", "random", "--seed", "hall", prompt="Which game? [1] ")
    t.wait()
    assert "Winged Keys" in t.shown
    t.type("winged keys", "? [2] ")
    t.type("", "Guest> ")
    t.prompt = "Guest> "
    assert "SS-3.6: " in t.type("walk to b2")
    t.type("c3")
    t.type("spin")
    assert "o┬ ]" in t.shown
    assert "SS-3.6: " in t.type("walk to c3")
    assert "SS-3.6: " in t.type("c3")
    t.type("c4")
    assert "Guest turns over c4" in " ".join(t.shown.split())
    assert t.leave()[0] == 0


def test_short_chess_is_left_over_the_far_edge(tmp_path: Path) -> None:
    table = Two(tmp_path, "play", "mcgonagall")
    assert "SS-4.2: " in table.say("c1")
    table.say("c8", "c1")
    assert table.turn == "Ann"
    assert table.t.shown.rindex(" 8  ♜h") > table.t.shown.rindex(" 1  ♖"), "black sits below"
    for line, rule in {"leave": "SS-C07", "e2e4": "SS-4.3", "c8 c6": "SS-4.16", "e7e4": "SS-4.17", "e7e9": "SS-4.18",
                       "o-o": "SS-4.4", "d8d7": "SS-4.6", "stay": "SS-C11"}.items():
        assert f"{rule}: " in table.say(line), line
    table.say("d7d6", "a2 a3", "c8-h3", "a3a4", "h3xg2", "a4a5", "g2 to h1", "a5a6")
    assert "leave the board" in table.t.shown
    assert "SS-C18: Ann left the chessboard first" in table.say("leave")
    table.t.press("d")
    assert table.t.end()[0] == 0


def test_complete_chess_has_promotion_and_castling(tmp_path: Path) -> None:
    table = Two(tmp_path, "play", "mcgonagall", "--option", "chess=complete")
    table.say("f8", "c1")
    assert "SS-4.19: " in table.say("leave")
    table.say("b7b5", "e2e4", "b5b4", "g1f3", "b4b3", "f1e2", "b3a2", "o-o")
    assert " 1     >♔   ♖  > " in table.t.shown, "the rook stands beside the king"
    table.say("a2b1n")
    assert "Ann moves the pawn from a2 to b1" in table.say("log")
    assert table.t.leave()[0] == 0


def test_potions_are_declared(tmp_path: Path, capsys: Any) -> None:
    """Before that, what isn't a move is refused; the file knows which challenge it is."""
    t = Terminal(tmp_path, "play", "snape", "--bots", "random", "--seed", "brew")
    t.wait()
    t.type("1")
    for line, rule in {"end the turn": "SS-6.4", "steal Bram's card 1": "SS-6.8", "follow card 1": "SS-6.6",
                       "look at bottle 2": "SS-6.9", "turn over mirror card 3": "SS-7.2"}.items():
        assert f"{rule}: " in t.type(line), line
    assert "SS-P15: " in t.type("declare")
    t.type("board")
    while not number(t.shown, "declare"):
        t.type("1")
    t.type("save game.json")
    t.child.sendline("quit")
    assert t.end()[0] == 0
    file = str(tmp_path / "game.json")
    assert "Secret Potions" in refused(capsys, "play", "hagrid", "--load", file)
    t = Terminal(tmp_path, "play", "snape", "--load", file)
    t.wait()
    assert "Secret Potions" in t.shown
    t.type("declare", "(yes/no) ")
    t.type("yes", "Over> ")
    assert "Guest declares" in " ".join(t.shown.split())
    t.child.sendline("")
    assert t.end()[0] == 0
    assert main(["verify", file]) == 0
    assert "Secret Potions" in capsys.readouterr().out


# ── its rules, its languages ─────────────────────────────────────────────────
def test_the_rules_of_a_challenge_are_its_own_sections(capsys: Any) -> None:
    assert main(["rules", "quirrell"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Troll Race\n")
    for rule in ledger.rules(GAME).values():
        assert (f"\n  {rule.id}  " in out) == (rule.section == "Quirrell"), rule.id
    assert "quirrell" in refused(capsys, "rules", "dragons")


def test_it_is_played_and_refused_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["1", "karte 1 von Bram stehlen", "den zug beenden", "flasche 3 umdrehen", "flasche 4 umdrehen", "quit"]
    assert say(monkeypatch, "\n".join(typed), "--language", "de", "play", "snape", "--bots", "random",
               "--seed", "deutsch") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert (out.count("SS-6.4: "), out.count("SS-6.8: ")) == (2, 1)
    assert "Gast dreht Flasche 3 um" in out
    assert "Vielleicht im Regal: S " in out
