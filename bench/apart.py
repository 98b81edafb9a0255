"""Our side on the compiled build, in a process of its own that takes turns with everyone else."""

import gc
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.measure import Contestant, Tally, rates

HERE = Path(__file__).parents[1]
COMPILED = HERE / ".venv-compiled/bin/python"
"""The interpreter that `make compiled` gives the compiled build."""
MARK = ", compiled"


class Apart:
    """A process of another interpreter with all of our contestants."""

    def __init__(self, python: Path = COMPILED) -> None:
        self.process = subprocess.Popen([str(python), "-m", "bench.apart"], cwd=HERE, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.build, names = self.read()
        self.contestants: list[Contestant] = [Distant(name + MARK, kind, dict, self) for name, kind in names]

    def read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def rates(self, name: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, seconds]) + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = self.read()
        return found

    def close(self) -> None:
        self.process.communicate()


@dataclass(frozen=True)
class Distant(Contestant):
    """A contestant that another process measures."""

    apart: Apart

    def rates(self, seconds: float) -> Tally:
        return self.apart.rates(self.name.removesuffix(MARK), seconds)


def main() -> None:
    from bench import duel, ours

    found = {c.name: c for c in ours.contestants()}
    print(json.dumps([duel.build(), [(c.name, c.kind) for c in found.values()]]), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        gc.collect()
        print(json.dumps(rates(found[name].work, seconds)), flush=True)


if __name__ == "__main__":
    main()
