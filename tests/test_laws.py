"""The laws, on every game found, with every number of seats and every pair of options.

Random counts are multiplied by SCALE: 1 in CI, `make test SCALE=10` for a longer look."""

from greathall.core.registry import game_folders, paths
from greathall.testing import laws

test_laws = laws(*game_folders(paths()))
