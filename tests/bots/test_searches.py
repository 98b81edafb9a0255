"""Bots choose alike whatever runs them: another process with another order of sets, or the compiled build."""

import os
import subprocess
import sys
from pathlib import Path

from tests.bots.searches import GAMES, fingerprint

HERE = Path(__file__).parents[2]


def test_whole_searches_are_the_same_on_the_source_as_here() -> None:
    """In `make test-compiled`, here is the compiled build."""
    path = os.pathsep.join([str(HERE / "src"), str(HERE)])
    there = subprocess.run([sys.executable, "-m", "tests.bots.searches"], cwd=HERE, check=True, text=True,
                           capture_output=True, env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"}).stdout
    first, *lines = there.splitlines()
    assert first == "compiled: False"
    assert lines == [f"{name} {fingerprint(name, options)}" for name, options in GAMES.items()]
