"""One folder per game. Folders named in GREATHALL_GAMES, as PATH names folders with programs, hold more of them."""

import os

VARIABLE = "GREATHALL_GAMES"
ELSEWHERE = [*dict.fromkeys(map(os.path.abspath, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))))]
"""The folders outside the package that the variable names."""

__path__ += ELSEWHERE
