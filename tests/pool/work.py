"""Work for slices, found by its name in other processes too."""

import hashlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import greathall
from greathall.bots.arena import play_out
from greathall.bots.bot import bot


def squared(number: int) -> int:
    time.sleep(0.002 * (number % 3))  # so that they end in another order than they began
    return number * number


def fail(number: int) -> int:
    raise ValueError(number)


def game(part: list[str]) -> list[Any]:
    """Play a game of Sequence between two bots; return its seed, result and digest.

    With a seed comes a file: if it isn't there, this process dies in mid-game, once."""
    seed, *mark = part
    if mark and not Path(mark[0]).exists():
        Path(mark[0]).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    match = greathall.new("sequence", 2, seed)
    play_out(match, {seat: bot("easy", seed=f"{seed} {seat}") for seat in range(2)})
    assert match.result is not None
    return [seed, list(match.result.scores), hashlib.sha256(match.head.encode()).hexdigest()]
