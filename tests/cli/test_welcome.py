"""The command's first words: what one can do, an example for each command, completion, and a browser that opens."""

import contextlib
import shlex
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.cli import main, parser
from greathall.cli.completion import SHELLS
from tests.server.hall import hall, until

COMMANDS = ["serve", "admin", "backup", "restore", "play", "learn", "replay", "rules", "edition", "deck", "arena",
            "new-game", "state", "wire", "completion", "verify"]
DECKS = [f"deck {name}" for name in ("check", "stats", "import", "export")]
ORDERS = [f"admin {name}" for name in ("tables", "guests", "close", "ban", "unban", "bans", "read-only", "invite-only",
                                       "invite", "invites", "void", "log")]


def test_alone_it_says_in_five_lines_what_one_can_do(capsys: Any) -> None:
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert greathall.__version__ in lines[0]
    assert all(line.split()[0] == "greathall" for line in lines[1:])


def test_no_command_is_left_out() -> None:
    [commands] = (action for action in parser()._actions if isinstance(action.choices, dict))
    assert list(commands.choices or ()) == COMMANDS


@pytest.mark.parametrize("name", [*COMMANDS, *DECKS, *ORDERS])
def test_every_help_ends_with_an_example_that_is_understood(name: str, capsys: Any) -> None:
    main([*name.split(), "--help"])
    told = " ".join(capsys.readouterr().out.split())
    example = shlex.split(told.partition("Example: greathall ")[2])
    assert " ".join(example).startswith(name)
    with contextlib.suppress(SystemExit):
        assert parser().parse_known_args(example)[0].command == example[0]  # verify reads its file itself


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_commands_and_their_options(shell: str, capsys: Any) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert [name for name in COMMANDS if name not in script] == []
    assert "hotseat" in script  # tcsh has its own way with the two dashes


def test_a_hall_opens_the_browser_if_asked_to(tmp_path: Path) -> None:
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    with hall(tmp_path / "data", "--open", BROWSER=str(browser)) as opened:
        until(lambda: shown.exists() and shown.read_text(encoding="utf-8") == opened.url)
