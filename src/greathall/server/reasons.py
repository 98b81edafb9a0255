"""Why bots moved as they did, as far as the whole table is told."""

from bisect import bisect_left
from operator import attrgetter

import msgspec

from greathall.server.wire import Told

MOST = 500
"""The latest reasons are kept for those who open the page later."""


class Reasons(list[Told]):
    """The latest reasons of a table's bots, the oldest first."""

    def add(self, told: Told, at: int) -> None:
        """Keep why a bot moved as it did in this entry."""
        self.append(msgspec.structs.replace(told, at=at))
        del self[:-MOST]

    def since(self, seq: int) -> list[Told]:
        """Return those for entries from that one on."""
        return self[bisect_left(self, seq, key=attrgetter("at")):]
