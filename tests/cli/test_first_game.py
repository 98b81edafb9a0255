"""The tutorial works: a test follows its page, step by step."""

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "first_game.md"


def change(folder: Path, diff: str) -> None:
    """Apply a diff of the page: every hunk replaces the one place that reads as it says."""
    for name, hunks in re.findall(r"^\+\+\+ (\S+)\n((?:(?!^--- ).*\n?)*)", diff, re.MULTILINE):
        file = folder / name
        text = file.read_text(encoding="utf-8")
        for hunk in hunks.split("@@\n")[1:]:
            lines = hunk.rstrip("\n").split("\n")
            old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] in signs) for signs in (" -", " +"))
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")


def test_following_the_tutorial_ends_with_green_tests(tmp_path: Path) -> None:
    environ = {**os.environ, "GREATHALL_GAMES": str(tmp_path / "games")}

    def call(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", *words], cwd=tmp_path, env=environ, capture_output=True, text=True,
                              check=False)

    def tests() -> subprocess.CompletedProcess[str]:
        return call("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/lanterns")

    assert call("greathall", "new-game", "lanterns").returncode == 0
    rule, code, option = re.findall(r"^```diff\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    change(tmp_path, rule)
    early = tests()
    assert "test_a_single_lantern_wins_twice" in early.stdout
    assert early.returncode == 1
    for step in (code, option):
        change(tmp_path, step)
        assert call("greathall", "state", "lanterns").returncode == 0
        done = tests()
        assert done.returncode == 0, done.stdout
    assert "option-double" in (tmp_path / "games/lanterns/sentences.de.ftl").read_text(encoding="utf-8")
