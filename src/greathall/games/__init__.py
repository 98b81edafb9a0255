"""One folder per game; GREATHALL_GAMES lists folders with more of them, separated as in PATH."""

import os

VARIABLE = "GREATHALL_GAMES"
ELSEWHERE = [*dict.fromkeys(map(os.path.abspath, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))))]
"""The folders outside the package that the variable names."""

__path__ += ELSEWHERE
