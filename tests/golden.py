"""Golden files beside a game's tests: how many choices there are, and one whole game as text.

With REWRITE=1 in the environment the file is rewritten, after an intended change."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.engine import apply
from greathall.core.package import SEATED
from greathall.core.words import CHANCE, Action
from tests.table import do, legal


def perft(s: Any, depth: int, script: Callable[[Any], None]) -> int:
    """Return the number of different lines of `depth` choices, with scripted chance.

    A game that ends sooner has none."""
    if not s.agenda:
        return 0
    acts = legal(s)
    if depth == 1:
        return len(acts)
    total = 0
    for act in acts:
        after = s.clone()
        apply(after, act)
        script(after)
        total += perft(after, depth - 1, script)
    return total


def by_script(s: Any) -> None:
    """Let chance bring the first thing it may."""
    while s.agenda and s.agenda[-1].seat == CHANCE:
        do(s, legal(s)[0])


class Counts:
    """The lines of perft.txt beside a test: a scene's name, and how many choices it has at each depth."""

    def __init__(self, test: str, scenes: dict[str, Callable[[], Any]], depth: int,
                 script: Callable[[Any], None] = by_script) -> None:
        self.file, self.scenes, self.depth, self.script = Path(test).parent / "perft.txt", scenes, depth, script

    def tests(self) -> tuple[Callable[[], None], Callable[[str], None]]:
        """Check that every scene has its line and as many choices as were counted."""
        def lines() -> None:
            assert self.rewritten() == list(self.scenes)

        def choices(name: str) -> None:
            assert self.counted(name) == self.known()[name]
        return lines, pytest.mark.parametrize("name", self.scenes)(choices)

    def counted(self, name: str) -> str:
        counts = [perft(self.scenes[name](), depth, self.script) for depth in range(1, self.depth + 1)]
        return f"{name}: " + " ".join(map(str, counts))

    def known(self) -> dict[str, str]:
        return {line.split(":")[0]: line for line in self.file.read_text(encoding="utf-8").splitlines()}

    def rewritten(self) -> list[str]:
        """Return the scenes that have a line."""
        if os.environ.get("REWRITE"):
            self.file.write_text("\n".join(map(self.counted, self.scenes)) + "\n", encoding="utf-8")
        return list(self.known())


def tale(match: greathall.Match, end: list[str]) -> str:
    """Return every event with nothing hidden, one paragraph per decision; then the last table and the result."""
    say, names, lines, last = match.game.catalogue, spoken(match), [], -1
    for at, event in match.log:
        if at != last and match.entries[at].seat != CHANCE:
            lines.append("")
        lines.append(say.tell("tell", event, names))
        last = at
    result = match.result
    assert result is not None
    why = say.say(result.reason, winners=names["seats"](result.winners))
    return "\n".join([*lines, "", *end, "", f"{result.rule}: {why}", f"scores: {list(result.scores)}", ""])


def played(match: greathall.Match, choose: Callable[[greathall.Match], Action]) -> greathall.Match:
    while match.seat is not None:
        match.play(choose(match))
    return match


class Playthrough:
    """One whole game in playthrough.txt beside a test; `left` shows what is there at the end."""

    def __init__(self, test: str, play: Callable[[], greathall.Match],
                 left: Callable[[greathall.Match], list[str]]) -> None:
        self.file, self.play, self.left = Path(test).parent / "playthrough.txt", play, left

    def told(self, match: greathall.Match) -> str:
        return tale(match, self.left(match))

    def is_told_as_it_was(self) -> None:
        text = self.told(self.play())
        assert text == kept(self.file, text)

    def is_told_by_its_record(self) -> None:
        match = self.play()
        assert self.told(greathall.replay(match.record())) == self.told(match)


def spoken(match: greathall.Match) -> dict[str, Callable[[Any], str]]:
    """Return the game's own labels, and the players by name."""
    game = match.game

    def seat(at: int) -> str:
        return match.names[at] if at >= 0 else game.catalogue.say("name-nobody")
    seated = {field: seat for field, said in game.labels.items() if said == SEATED}
    return game.labellers(match.state) | seated | {"seat": seat, "seats": lambda some: " and ".join(map(seat, some))}


def kept(file: Path, text: str) -> str:
    """Return what the file says."""
    if os.environ.get("REWRITE"):
        file.write_text(text, encoding="utf-8")
    return file.read_text(encoding="utf-8")
