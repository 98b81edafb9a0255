"""The levels of bots: the one list for the command line, the server, its wire types and the browser."""

from typing import Literal, get_args

Level = Literal["random", "easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels, the weakest first."""
OFFERED = LEVELS[1:]
"""The levels that people choose from; the weakest only serves to measure the others."""
EASIEST = OFFERED[0]
STRONGEST = OFFERED[-1]
DEFAULT_LEVEL: Level = "medium"
