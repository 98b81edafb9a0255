"""The levels of bots: the one list that the command line, the server, its wire types and the browser go by."""

from typing import Literal, get_args

Level = Literal["random", "easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The weakest first."""
OFFERED = LEVELS[1:]
"""Those that people choose from; the weakest is only there to measure the others by."""
EASIEST = OFFERED[0]
STRONGEST = OFFERED[-1]
DEFAULT_LEVEL: Level = "medium"
