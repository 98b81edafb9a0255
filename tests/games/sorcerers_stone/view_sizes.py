"""How many bytes the views of this game's records take.

`sizes.json` holds what they took at 4310a1e, when a view carried all boards: there,

    PYTHONPATH=CLONE_OF_4310a1e/src python tests/games/sorcerers_stone/view_sizes.py > sizes.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import greathall

HERE = Path(__file__).parent
CORPUS = HERE.parents[1] / "corpus" / "0.1" / "records"
CHALLENGES = ("hagrid", "sprout", "flitwick", "mcgonagall", "quirrell", "snape")
QUIET = HERE / "views" / "mcgonagall-quiet.json"
"""Complete chess that ends by fifty moves a side, so that its views carry the most positions there can be."""
FILES = [*(file for name in CHALLENGES for file in sorted(CORPUS.glob(f"{name}-[24].json"))), QUIET,
         *sorted(CORPUS.glob("sorcerers_stone-[24].json"))]
"""Records without an undo: at each of their entries a table stood."""
MOMENTS = 8
"""At how many moments of a record the views are measured."""


def sizes(file: Path) -> list[list[int]]:
    """Return the bytes of the views of a spectator and of each seat, at moments spread evenly over the record."""
    match: Any = greathall.replay(json.loads(file.read_bytes()))
    table = match.state_before if hasattr(match, "state_before") else match.before  # its name at 4310a1e
    return [[len(msgspec.json.encode(match.game.view(table(at), seat))) for seat in (None, *range(len(match.names)))]
            for at in range(0, len(match.entries), max(1, len(match.entries) // MOMENTS))]


if __name__ == "__main__":
    rows = (f'"{file.stem}": {json.dumps(sizes(file))}' for file in FILES)
    sys.stdout.write("{\n" + ",\n".join(rows) + "\n}\n")
