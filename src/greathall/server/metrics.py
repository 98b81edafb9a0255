"""The hall's metrics for Prometheus; counters are bound once, so that counting is one call."""

from typing import Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from greathall.pool import Rank
from greathall.pool.here import Here
from greathall.server.sentences import say

ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
SECONDS = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Kind = TypeVar("Kind", Counter, Gauge, Histogram)


class Tally:
    """A counter for the event loop alone: it takes no lock, and is told to Prometheus when that asks."""

    __slots__ = ("count", "counter")

    def __init__(self, counter: Counter) -> None:
        self.counter, self.count = counter, 0

    def inc(self, by: int = 1) -> None:
        self.count += by

    def tell(self) -> None:
        self.counter.inc(self.count)
        self.count = 0


class Metrics:
    """Metrics in a registry of their own, so that two halls in one process (in tests) count separately."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Tally(self._new(Counter, "moves"))
        self.refusals = self._new(Counter, "refusals")
        self.messages = Tally(self._new(Counter, "messages"))
        self.sockets = self._new(Gauge, "sockets")
        self.tables = self._new(Gauge, "tables")
        self.commits = self._new(Counter, "commits")
        self.commit_entries = self._new(Histogram, "commit_entries", buckets=ENTRIES)
        self.commit_seconds = self._new(Histogram, "commit_seconds", buckets=SECONDS)
        self.thoughts = self._new(Counter, "thoughts")
        self.workers_replaced = self._new(Counter, "workers_replaced")
        self.bot_answers = self._new(Counter, "bot_answers", labelnames=("place",))
        self.bot_places = self._new(Gauge, "bot_places", labelnames=("place",))
        self._counted: dict[Counter, int] = {}  # what the pool had done at the last call
        notices = self._new(Counter, "notices", labelnames=("fate",))
        self.notices = {fate: notices.labels(fate) for fate in ("sent", "failed", "dropped")}
        self.errors = self._new(Counter, "errors")
        ProcessCollector(registry=self.registry)

    def _new(self, kind: type[Kind], name: str, **more: Any) -> Kind:
        return kind(f"greathall_{name}", say(f"metric-{name}"), registry=self.registry, **more)

    def count_commit(self, entries: int, seconds: float) -> None:
        """Count one commit of the store, with its size and duration."""
        self.commits.inc()
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def count_notice(self, fate: str) -> None:
        """Count the outcome of a turn notice: sent, failed or dropped."""
        self.notices[fate].inc()

    def count_pool(self, pool: Here) -> None:
        """Count what the pool has done since the last call, here and elsewhere."""
        done = {self.bot_answers.labels(place): pool.answers[place] for place in ("here", "elsewhere")}
        for counter, total in {**done, self.workers_replaced: pool.replaced}.items():
            counter.inc(total - self._counted.get(counter, 0))
            self._counted[counter] = total
        self.bot_places.labels("here").set(pool.workers)
        self.bot_places.labels("elsewhere").set(pool.places(Rank.TURN) - pool.workers)

    def text(self) -> bytes:
        self.moves.tell()
        self.messages.tell()
        return generate_latest(self.registry)
