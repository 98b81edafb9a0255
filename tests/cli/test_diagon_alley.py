"""Diagon Alley, typed at a real pseudo-terminal: whole games, an attack and its defence, Floo Powder, editions."""

import re
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.cli import main
from greathall.cli.replay import moments
from greathall.core import record
from greathall.core.game import find_game
from greathall.games.diagon_alley.board import DATA
from tests.cli.terminal import Terminal, refused

CURTAIN = "press Enter. "
PEOPLE = ("Ann", "Ben", "Cat")
PROMPTS = tuple(f"{name}> " for name in PEOPLE)


def edition(folder: Path, name: str, **spells: int) -> str:
    """A file with these spells only."""
    counts = dict.fromkeys(DATA["spells"], 0) | spells
    file = folder / "own.toml"
    file.write_text(f'name = "{name}"\nspells = {{ {", ".join(f"{k} = {v}" for k, v in counts.items())} }}\n')
    return str(file)


def asked(shown: str) -> str:
    """Return the question, with everything below the players."""
    return re.split(r"trunk \d/6", shown)[-1]


def number(shown: str, said: str) -> str:
    """Return the number of a move; "" if there is none."""
    found = re.search(rf"(?:^|\s|\()(\d+)\)? {said}", asked(shown), re.MULTILINE)
    return found[1] if found else ""


def shopping(shown: str) -> str:
    """Play as a child would: buy, go in where something is missing, home with a full trunk, else the first move."""
    guest = next(line for line in shown.splitlines()[::-1] if "A Guest" in line)
    lacking = {"wand": "Ollivander", "owl": "Eeylops", "robe": "Madam", "book": "Flourish", "potion": "the Apothecary",
               "cauldron": "the Cauldron"}
    held = {item for item in lacking if (item in guest) != ("lacks" in guest)} if "full" not in guest else set(lacking)
    if "0/6" in guest:
        held = set()
    doors = [door for item, door in lacking.items() if item not in held] or ["the Leaky"]
    wishes = [number(shown, "buy"), *(number(shown, f"enter {door}") for door in doors)]
    return next(filter(None, wishes), "1")


def played_out(t: Terminal, prompts: tuple[str, ...] = ("Guest> ", "Over> ")) -> str:
    """Play to the end; return what was shown last, and the whole log."""
    while "Over> " not in t.shown:
        t.type(shopping(t.shown), *prompts)
        assert "Sorry" not in t.shown
    ending = t.shown + t.type("log all", "Over> ")
    t.child.sendline("")
    assert t.end()[0] == 0
    return ending


# ── one person and bots ──────────────────────────────────────────────────────
def test_a_whole_game_is_played_by_typing(tmp_path: Path, capsys: Any) -> None:
    """Saved, resumed, to the end; then replayed and verified."""
    t = Terminal(tmp_path, "play", "diagon_alley", "--bots", "random", "--seed", "typed", "--option", "round_limit=50",
                 "--option", "items_for_everyone=true")
    t.wait()
    assert "The Leaky Cauldron" in t.shown
    t.type("1")
    t.type("save game.json")
    t.child.sendline("quit")
    assert t.end()[0] == 0

    t = Terminal(tmp_path, "play", "--load", "game.json")
    t.wait()
    ending = played_out(t)
    file = str(tmp_path / "game.json")
    data = record.loads(Path(file).read_text())
    match, last = greathall.replay(data), len(moments(data)) - 1
    assert match.result is not None
    assert f"{match.result.rule}: " in ending
    assert main(["replay", file]) == 0
    assert f"{match.result.rule}: " in capsys.readouterr().out
    t = Terminal(tmp_path, "replay", file, prompt=f"/{last}> ")
    t.wait()
    t.type("e")
    assert re.search(r"^A Guest  ", t.shown, re.MULTILINE), "hands lie open"
    assert f"{match.result.rule}: " in t.shown
    t.child.sendline("q")
    assert t.end()[0] == 0
    assert main(["verify", file]) == 0
    assert "Everything that could be checked is right" in capsys.readouterr().out


def test_the_younger_roll_again_and_call_low_or_high(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "diagon_alley", "--bots", "random", "--seed", "young",
                 "--option", "younger=true")
    t.wait()
    assert "swirl: roll again" in t.shown
    assert "DA-11.1: " in t.type("close gringotts")
    while not number(t.shown, "Floo Powder: high"):
        t.type(number(t.shown, "enter") or "1")
    t.type("floo high")
    assert re.search("Guest was (right|wrong)", " ".join(t.shown.split()))
    ending = played_out(t)
    assert "DA-1.1: " in ending
    assert "may roll again" in " ".join(ending.split())


def test_a_way_is_shown_before_it_is_walked_and_doors_off_it_are_refused(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "diagon_alley", "--bots", "random", "--seed", "way", "--option", "younger=true")
    t.wait()
    while "On the way: " not in t.shown:
        t.type("1")
    way = next(line for line in t.shown.splitlines() if "On the way: " in line)
    away = next(name for name in ("Ollivander's", "Eeylops Owl Emporium", "the Cauldron Shop") if name[4:] not in way)
    assert "DA-4.3: " in t.type(f"enter {away}")
    assert "DA-4.5: " in t.type("enter gringotts")
    assert "DA-K06: " in t.type("slip through gate 5")
    assert "DA-E05: " in t.type("resign")
    t.type("walk on")
    assert "Guest moves to space" in " ".join(t.shown.split())
    while "also: resign" not in t.shown:
        t.type("1")
    t.type("resign", "(yes/no) ")
    t.type("yes", "Over> ")
    assert "Guest resigns" in t.shown
    assert t.leave()[0] == 0


# ── people at one screen ─────────────────────────────────────────────────────
class Three:
    """Ann, Ben and Cat at one screen; `turn` is whoever is looking at it."""

    def __init__(self, folder: Path, *args: str) -> None:
        names = [word for name in PEOPLE for word in ("--name", name)]
        self.t = Terminal(folder, "play", "diagon_alley", "--hotseat", "--seed", "three", *names, *args)
        self.look(self.t.wait(CURTAIN))

    def look(self, shown: str) -> None:
        """Whoever is called comes to the screen."""
        if shown.endswith(CURTAIN):
            self.t.type("", *PROMPTS)
        self.turn = self.t.shown.split()[-1].rstrip(">")

    def say(self, line: str) -> None:
        self.look(self.t.type(line, CURTAIN, *PROMPTS))

    def leave(self) -> None:
        assert self.t.leave()[0] == 0


def test_what_is_typed_and_is_not_legal_is_refused_by_its_rule(tmp_path: Path) -> None:
    table = Three(tmp_path, "--edition", edition(tmp_path, "", found_coin=30))
    prompt = f"{table.turn}> "
    for line, rule in {
        "end the turn": "DA-S04", "buy": "DA-5.1", "buy the owl": "DA-5.1", "enter Gringotts": "DA-4.5",
        "walk on": "DA-3.1", "slip through gate 2": "DA-M06", "take the wand": "DA-10.2",
        "floo powder: high": "DA-11.4", "floo odd": "DA-7.2", "close gringotts": "DA-7.2",
        "leave knockturn alley": "DA-7.2", "defend": "DA-7.2", "trunk snatch on ben": "DA-7.2",
        "quick step": "DA-7.2", "exchange 3 cards": "DA-7.5", "stay": "DA-11.3",
    }.items():
        assert f"{rule}: " in table.t.type(line, prompt), line
    assert "DA-11.3 (" in table.t.type("why", prompt)
    assert "DA-C05 (" in table.t.type("rules da-c05", prompt)
    table.t.type("find galleon", prompt)
    assert "3G 2S 2K" in table.t.shown
    table.leave()


def test_an_attack_is_answered_with_a_defence(tmp_path: Path) -> None:
    """Only the one attacked is asked, before anything happens; without such a card they can only let it happen."""
    table = Three(tmp_path, "--edition", edition(tmp_path, "Rough Lane", shove=15, defend=15))
    assert "Rough Lane" in table.t.shown
    assert "DA-7.2: " in table.t.type("floo powder: odd", f"{table.turn}> ")
    defended = suffered = False
    while not (defended and suffered):
        attacker = table.turn
        targets = [name for name in PEOPLE if number(table.t.shown, f"shove {name}")]
        if targets:
            target = targets[0]
            table.say(f"shove {target}")
            assert table.turn == target
            question = " ".join(table.t.shown.split())
            assert f"{attacker} casts Shove into Knockturn on you" in question
            armed = bool(number(table.t.shown, "defend"))
            if not armed:
                assert "DA-7.3: " in table.t.type("defend", f"{table.turn}> ")
            table.say("defend" if armed else "let it happen")
            assert table.turn == attacker
            assert ("is shoved into Knockturn Alley" in " ".join(table.t.shown.split())) != armed
            defended, suffered = defended or armed, suffered or not armed
        else:
            table.say("1")
    table.leave()


def test_floo_powder_is_called_and_obeys_or_not(tmp_path: Path) -> None:
    table = Three(tmp_path, "--edition", edition(tmp_path, "Smoky Lane", floo_powder=30))
    seen: set[str] = set()
    while seen != {"right", "wrong"}:
        caller = table.turn
        if number(table.t.shown, "Floo Powder: odd"):
            table.say("floo odd")
            if "go to: " in asked(table.t.shown):
                assert table.turn == caller
                seen.add("right")
                assert "DA-9.2: " in table.t.type("go to gringotts", f"{caller}> ")
                table.say("go to Ollivander's")
            else:
                seen.add("wrong")
        else:
            table.say("1")
    table.t.type("log all", *PROMPTS)
    assert "Floo Powder" in table.t.shown
    table.leave()


# ── editions ─────────────────────────────────────────────────────────────────
def test_our_board_is_printed_and_can_be_played_as_an_edition(tmp_path: Path, capsys: Any) -> None:
    assert main(["edition", "diagon_alley"]) == 0
    ours = capsys.readouterr().out
    assert "greathall play diagon_alley --edition FILE" in ours.splitlines()[0]
    file = tmp_path / "own.toml"
    own = ours.replace("Great Hall's board", "Aunt Jo's").replace("wand = [2, 0, 0]", "wand = [0, 2, 0]")
    file.write_bytes(b"\xef\xbb\xbf" + own.replace("\n", "\r\n").encode())  # as some editors write it
    t = Terminal(tmp_path, "play", "diagon_alley", "--bots", "random", "--edition", "own.toml")
    t.wait()
    assert "Aunt Jo's" in t.shown
    assert re.search(r"wand +2S", t.shown)
    t.type("save game.json")
    assert t.leave()[0] == 0
    file.unlink()
    match = greathall.replay(record.loads((tmp_path / "game.json").read_text()))
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    game = find_game("diagon_alley")
    assert match.options["edition"] == game.resolve_options(3, {"edition": own})["edition"], "the record holds it"
    t = Terminal(tmp_path, "play", "--load", "game.json")
    t.wait()
    assert "Aunt Jo's" in t.shown
    assert t.leave()[0] == 0


@pytest.mark.parametrize(("written", "sentence"), [
    (b"", ""),
    (b"name = ", "DA-B01: "),
    (b"wands = 3", "DA-B01: "),
    (b'diagon = ["plain"]', "DA-B01: "),
    (b"name = '" + b"x" * 30_000 + b"'", "DA-B01: "),
    (b"name = '\xff'", "“own.toml” can't be read: it is not UTF-8 text"),
    (None, "“own.toml” can't be read: No such file or directory"),
])
def test_a_file_that_is_no_edition_is_refused_in_one_sentence(
        written: bytes | None, sentence: str, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if written is not None:
        Path("own.toml").write_bytes(written)
    if sentence:
        assert sentence in refused(capsys, "play", "diagon_alley", "--edition", "own.toml")
    else:
        assert "no bot called" in refused(capsys, "play", "diagon_alley", "--edition", "own.toml", "--bots", "x")


@pytest.mark.parametrize(("args", "sentence"), [
    (["play", "sequence", "--edition", "x"], "Sequence has only one board"),
    (["edition", "sequence"], "Sequence has only one board"),
    (["edition", "chess"], "there is no game called “chess”"),
    (["play", "diagon_alley", "--option", "edition=x"], "is read from a file: use --edition FILE"),
    (["play", "diagon_alley", "--seats", "2"], "DA-S02: "),
    (["play", "diagon_alley", "--option", "two_players=true"], "DA-S02: "),
    (["play", "--load", "x.json", "--edition", "x"], "only --seconds goes with --load"),
])
def test_what_can_t_be_played_so(args: list[str], sentence: str, capsys: Any) -> None:
    assert sentence in refused(capsys, *args)


def test_two_may_play_where_the_table_says_so(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "diagon_alley", "--seats", "2", "--option", "two_players=true", "--bots", "random")
    t.wait()
    assert "B Bram (random)" in t.shown
    assert t.leave()[0] == 0


# ── in German ────────────────────────────────────────────────────────────────
def test_it_is_played_and_refused_in_german(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "--language", "de", "play", "diagon_alley", "--bots", "random", "--seed", "deutsch",
                 "--option", "younger=true", prompt="Gast> ")
    t.wait()
    assert "Winkelgasse" in t.shown
    assert "DA-M06: " in t.type("apotheke betreten")
    assert "DA-S04: " in t.type("den zug beenden")
    assert "DA-5.1: " in t.type("kaufe eine eule")
    assert "DA-11.1: " in t.type("flohpulver ungerade")
    assert "DA-11.1: " in t.type("schubse Bram")
    t.type("würfeln")
    assert "Gast würfelt" in t.shown
    assert t.leave()[0] == 0
