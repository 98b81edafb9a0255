"""Whole games of Sequence, typed at a real pseudo-terminal."""

import json
import re
from pathlib import Path

import greathall
from greathall.core import record
from tests.cli.terminal import Terminal


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    """By number, refused, explained, saved, left, resumed and finished by names."""
    t = Terminal(tmp_path, "play", "sequence", "--bots", "random", "--seed", "typed")
    t.wait()
    name, number = next(iter(t.moves.items()))
    t.type(number)
    card, _, space = name.split()
    assert f"Guest plays {card} on {space}." in t.shown
    assert "Bram (random) plays" in t.shown

    covered = next(space for space, face in t.cells.items() if face in ("●G", "■O"))
    t.type(f"{t.hand.split()[2]} at {covered}")
    assert "SQ-3.3: that space already holds a counter." in t.shown
    t.type("why")
    assert "You can't play on a space that holds a counter" in " ".join(t.shown.split())
    t.type("?")
    assert "SQ-3.3 (Turn): You can't play on a space" in t.shown
    t.type("rules dead card")
    assert "SQ-6.1" in t.shown

    t.type("save game.json")
    assert "greathall play --load game.json" in t.shown
    t.type("board")
    board, hand = t.board, t.hand
    t.child.sendline("quit")
    assert t.end()[0] == 0

    t = Terminal(tmp_path, "play", "--load", "game.json")
    t.wait()
    assert (t.board, t.hand) == (board, hand)
    finish(t)
    ending = t.shown
    t.type("why", "Over> ")
    assert "Bram (random) chose “" in t.shown
    assert "the game is over" in t.type("5h at c4", "Over> ")
    t.child.sendline("")
    assert t.end()[0] == 0

    match = greathall.replay(record.loads((tmp_path / "game.json").read_text()))
    assert match.result is not None
    assert f"{match.result.rule}: " in ending
    assert {entry.by for entry in match.entries} == {"chance", "person", "bot:random"}


def test_a_player_mixes_a_seed_of_their_own_into_the_promised_cards(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--bots", "random", "--mix")
    promised = t.wait("for none): ")
    assert "published before the game" in promised
    t.type("x" * 201, "for none): ")
    assert "a seed is one line of at most 200 characters" in t.shown
    t.type("alohomora")
    t.type("save mixed.json")
    saved = record.loads((tmp_path / "mixed.json").read_text())
    assert saved["seeds"] == ["alohomora", ""]
    assert saved["commitment"] in promised.replace("\n", "").replace(" ", "")
    assert greathall.replay(saved).seat == 0


def finish(t: Terminal) -> None:
    """Play what the hint says, typing its name in ever new ways, until the game is over."""
    spellings = (str.lower, str.upper, lambda name: name.replace(" at ", " "), lambda name: "  play " + name,
                 lambda name: re.sub(r"^10", "T", name))
    turn = 0
    while "Over> " not in t.shown:
        t.type("hint")
        best = re.search(r"1\. (.+?): ", t.shown)
        assert best
        t.type(spellings[turn % len(spellings)](best[1]), "Guest> ", "Over> ")
        assert "Sorry" not in t.shown
        turn += 1


def test_nobody_loses_a_game_by_leaving(tmp_path: Path) -> None:
    """Ctrl-C and Ctrl-D save the game and say how to continue."""
    for key in ("c", "d"):
        t = Terminal(tmp_path, "play", "sequence", "--name", "Ann", prompt="Ann> ")
        t.wait()
        assert "SHA-256" in t.shown
        board = t.board
        code, shown = t.leave(key)
        assert code == 0
        saved = re.search(r"greathall play --load (\S+)", shown)
        assert saved, shown
        t = Terminal(tmp_path, "play", "--load", saved[1], prompt="Ann> ")
        t.wait()
        assert t.board == board
        t.child.sendline("q")
        assert t.end()[0] == 0
        (tmp_path / saved[1]).unlink()
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_thinks_can_be_interrupted(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--bots", "hard", "--seconds", "600", "--hotseat", "--seats", "3",
                 "--name", "Ann", "--name", "Bob", "--seed", "think")
    while "Fenn (hard) is thinking" not in t.wait("> ", "press Enter. ", "Fenn (hard) is thinking"):
        t.child.sendline("1" if t.shown.endswith("> ") else "")
    t.press("c")
    code, shown = t.end()
    assert code == 0
    assert "greathall play --load" in shown


def test_an_interrupted_arena_ends_without_a_traceback(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "arena", "sequence", "--a", "random", "--b", "random", prompt="Test after every block")
    t.wait()
    t.press("c")
    code, shown = t.end()
    assert code == 130
    assert "Traceback" not in shown


def test_garbage_at_the_prompt_gets_a_sentence_and_the_prompt_again(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--seed", "garbage")
    t.wait()
    board = t.board
    said = {
        "": "Type a move by number or name",
        "abracadabra": "unknown move or command: “abracadabra”",
        "[bold]red[/bold]": "command: “[bold]red[/bold]”",
        "0": "there is no move 0: choose 1 to",
        "999": "there is no move 999: choose 1 to",
        "9" * 300: "there is no move 9999",
        "at": "that could be any of",
        "{": "that can't be read as JSON",
        '{"type": "Place"}': "that Place isn't valid",
        '{"type": "Drawn", "card": 1}': "SQ-2.4: players can't choose which cards come up.",
        "5h 5h c4 c4": "unknown move",
        "x" * 2000: "that line is too long",
        "\x02\x07❦ \u202e": "unknown move",
        "zz at k11": "unknown move",
        "rules xyzzy": "no rule mentions “xyzzy”",
        "save no/such/folder/game.json": "can't be written",
        "draw": "SQ-3.5: cards are drawn automatically at this table.",
    }
    for line, sentence in said.items():
        assert sentence in " ".join(t.type(line).split()), line
    t.type("board")
    assert t.board == board
    assert t.leave()[0] == 0


def test_resigning_is_asked_twice(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--seed", "resign")
    t.wait()
    t.type("resign", "(yes/no) ")
    t.type("no")
    t.type("resign", "(yes/no) ")
    t.type("yes", "Over> ")
    assert "S-39: Bram (medium) won because everyone else resigned." in t.shown
    t.type("save end.json", "Over> ")
    t.child.sendline("quit")
    assert t.end()[0] == 0
    assert json.loads((tmp_path / "end.json").read_text())["result"]["winners"] == [1]


def test_a_draw_that_must_be_asked_for_can_be_taken_or_forgotten(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--seed", "demand", "--option", "draw_on_demand=true")
    t.wait()
    t.type("1")
    assert "Before Bram (medium) moves, you may: draw" in t.shown
    t.type("draw")
    assert re.search(r"Guest draws \w+\.", t.shown)
    assert "Bram (medium) plays" in t.shown
    t.type("1")
    t.type("1")
    assert "there is no move 1: it is not your turn." in t.shown
    t.type("")
    assert "Guest forgot to draw" in t.shown
    t.press("d")
    assert t.end()[0] == 0


def test_with_several_people_no_hand_is_left_on_the_screen(tmp_path: Path) -> None:
    curtain = "Pass the screen to {}, then press Enter. "
    t = Terminal(tmp_path, "play", "sequence", "--hotseat", "--seats", "3", "--bots", "easy", "--name", "Ann",
                 "--name", "Bob", "--seed", "hotseat", "--option", "dealer=chance")
    hands = {}
    first = t.wait(curtain.format("Ann"), curtain.format("Bob"))
    who = "Ann" if "the screen to Ann" in first else "Bob"
    for name in (who, "Bob" if who == "Ann" else "Ann"):
        t.type("", f"{name}> ")
        hands[name] = t.hand
        other = "Bob" if name == "Ann" else "Ann"
        t.type("1", curtain.format(other))
        cleared = t.raw.rindex("\x1b[2J")
        assert "\x1b[3J" in t.raw[cleared:], "scrolling back must not show the hand"
        assert "Your hand" not in t.raw[cleared:]
        drawn = re.search(rf"{name} draws (\w+)\.", t.raw[cleared:])
        assert drawn is None
    assert hands["Ann"] != hands["Bob"]
    t.press("d")
    assert t.end()[0] == 0


def test_without_a_game_it_asks(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", prompt="Which game? [1] ")
    t.wait()
    assert "Sequence" in t.shown
    assert "2–4, 6, 8–10, 12" in t.shown
    assert "“chess” is not one of the choices." in t.type("chess")
    t.type("sequence", "? [2] ")
    assert "“5” is not one of the choices." in t.type("5", "? [2] ")
    t.type("3", "? [medium] ")
    t.type("easy", "Guest> ")
    assert "Bram (easy)" in t.shown
    assert "Fenn (easy)" in t.shown
    assert t.leave()[0] == 0
    t = Terminal(tmp_path, "play", prompt="Which game? [1] ")
    t.wait()
    assert t.leave()[0] == 0


def test_a_report_of_coaching_is_made_judged_and_paid_for(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "sequence", "--seats", "4", "--seed", "coach", "--option", "coaching_penalty=true")
    t.wait()
    t.type("report onyx")
    assert "Coaching by onyx was reported. Do you uphold the report?" in t.shown
    assert "S-31: decide on the report of coaching first" in t.type("1h at c4")
    t.type("uphold")
    assert t.shown.count("gives up") == 3, "the ruling, and two bots"
    t.press("d")
    assert t.end()[0] == 0
