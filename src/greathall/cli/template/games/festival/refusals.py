"""Refusals that the step being asked doesn't explain itself."""

from .model import Lay

MOMENTS = {Lay: ("FE-2", "when-Lay")}
"""By action, the rule and the sentence that say when it is possible."""
