"""Why something is refused, if the step that is asked does not say it."""

from .model import Lay

MOMENTS = {Lay: ("FE-2", "when-Lay")}
"""By action, the rule and the sentence that say when it is due."""
