"""How long to look: SCALE in the environment multiplies random counts."""

import os

SCALE = int(os.environ.get("SCALE", "1"))
FULL = SCALE >= 3
"""Whether to include what a quick run leaves out."""
