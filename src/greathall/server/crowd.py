"""Room for everybody: what one guest or one address may fill of the hall.

Guests cost nothing, so limits count by address too. Where a table came from is kept in memory only."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable

from greathall.server.doors import Doors
from greathall.server.limits import Buckets
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.table_meta import TableMeta

REMEMBERED = 10_000
MOST_LISTED = 100
LISTED_EACH, LISTED_HERE = 5, 30
"""The most open tables in the list that have one host, and that came from one address."""


class Crowd:
    def __init__(self, settings: Settings, doors: Doors) -> None:
        self.doors = doors
        self.buckets = Buckets(settings.table_rate, settings.table_burst)
        self.origins: OrderedDict[str, str] = OrderedDict()

    def admit(self, address: str) -> None:
        """Count a new table or a seat taken; raise Refused if there were too many, or the hall takes none."""
        self.doors.require_open()
        if not self.buckets.take(address, time.monotonic()):
            raise Refused(429, "gate-tables")

    def made(self, table_id: str, address: str) -> None:
        self.origins[table_id] = address
        if len(self.origins) > REMEMBERED:
            self.origins.popitem(last=False)

    def shared_out(self, metas: Iterable[TableMeta]) -> list[TableMeta]:
        """Return the tables for the list, so that nobody pushes all others off it."""
        hosts: Counter[str] = Counter()
        addresses: Counter[str] = Counter()
        shown: list[TableMeta] = []
        for meta in metas:
            address = self.origins.get(meta.id, meta.host)
            hosts[meta.host] += 1
            addresses[address] += 1
            if hosts[meta.host] <= LISTED_EACH and addresses[address] <= LISTED_HERE:
                shown.append(meta)
        return shown[:MOST_LISTED]
