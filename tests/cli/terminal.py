"""A real pseudo-terminal with `greathall` in it, and the same command called in this process."""

import io
import os
import re
import termios
from pathlib import Path
from typing import Any

import pexpect
import pytest
from pexpect.fdpexpect import fdspawn

from greathall.cli import main
from tests.server.hall import WAIT, stat, until
from tests.server.nursery import Forked

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Terminal:
    """Eighty columns wide. What was shown since the last prompt is in `shown`, without colour codes."""

    def __init__(self, folder: Path, *args: str, prompt: str = "Guest> ", **env: str) -> None:
        screen, ours = os.openpty()
        termios.tcsetwinsize(ours, (30, 80))
        environ = {**os.environ, "TERM": "xterm-256color", "INPUTRC": os.devnull, **env}
        self.folder = folder
        self.process = Forked(["-m", "greathall", *args], environ, str(folder), ours)
        os.close(ours)
        self.child = fdspawn(screen, encoding="utf-8", timeout=WAIT)
        self.child.delaybeforesend = None
        self.prompt, self.shown, self.raw = prompt, "", ""

    def wait(self, *prompts: str) -> str:
        """Read on to the prompt, or to one of these."""
        self.child.expect("|".join(map(re.escape, prompts or (self.prompt,))))
        self.raw = str(self.child.before) + str(self.child.after)
        self.shown = CODES.sub("", self.raw)
        return self.shown

    def type(self, line: str, *prompts: str) -> str:
        self.child.sendline(line)
        return self.wait(*prompts)

    def press(self, key: str) -> None:
        self.child.send(chr(ord(key) - ord("a") + 1))

    def leave(self, key: str = "c") -> tuple[int | None, str]:
        """Press Ctrl-C at the prompt, or Ctrl-D; return the exit code, and what was shown last.

        Python's `input` misses a Ctrl-C that comes between its prompt and its wait for a key. If the program then
        sleeps, it is pressed again, as a person would.
        """
        self.press(key)
        until(lambda: self._left(key))
        return self._ended()

    def _left(self, key: str) -> bool:
        if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=1) == 0:
            return True
        if stat(self.process.pid)[:1] in ([], ["S"]):
            self.press(key)
        return False

    def end(self) -> tuple[int | None, str]:
        """Return the exit code, and what was shown last."""
        self.child.expect(pexpect.EOF)
        return self._ended()

    def _ended(self) -> tuple[int | None, str]:
        self.close()
        return self.process.returncode, CODES.sub("", str(self.child.before))

    def close(self) -> None:
        """Hang up, which ends whatever still runs there."""
        self.child.close()
        if self.process.returncode is None:
            self.process.communicate()

    __del__ = close

    # ── what a person reads off the screen ───────────────────────────────────
    @property
    def moves(self) -> dict[str, str]:
        """Return the unfolded moves on the screen: name and number."""
        found = re.findall(r"(\d+) (\w+ (?:at|takes) \w+|exchange \w+|discard \w+|turn over \w+ to \w+)", self.shown)
        return {name: number for number, name in found}

    @property
    def board(self) -> str:
        """Return the last board drawn, by rows."""
        lines = self.shown.splitlines()
        top = max(i for i, line in enumerate(lines) if line.split()[:3] == ["a", "b", "c"])
        return "\n".join(lines[top:top + 11])

    @property
    def cells(self) -> dict[str, str]:
        """Return what is on each space of the last board, without the marks around it."""
        rows = self.board.splitlines()[1:]
        return {f"{letter}{row + 1}": rows[row][3 + 5 * column:8 + 5 * column].strip(" ·><")
                for row in range(10) for column, letter in enumerate("abcdefghij")}

    @property
    def hand(self) -> str:
        return [line for line in self.shown.splitlines() if line.startswith("Your hand")][-1]


def say(monkeypatch: pytest.MonkeyPatch, lines: str, *args: str) -> int:
    """Run the command in this process, with these lines on standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(list(args))


def refused(capsys: Any, *args: str) -> str:
    """Return the one sentence on standard error; the exit code is 2, and there is nothing else."""
    assert main(list(args)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("greathall: ")
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return str(said.err)
