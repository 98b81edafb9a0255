"""Rate limits: token buckets that refill with time; the caller passes in the time."""

from collections import OrderedDict


class Bucket:
    """A bucket that holds at most `burst` and gains `rate` per second; it starts full."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), float("-inf")

    def take(self, now: float, n: float = 1) -> bool:
        """Return whether there was enough; if not, nothing is taken, so that waiting helps."""
        self._fill(now)
        if self.left < n:
            return False
        self.left -= n
        return True

    def wait(self, now: float, n: float = 1) -> float:
        """Return the seconds until `n` can be taken; infinite if the bucket never holds that much."""
        self._fill(now)
        if n <= self.left:
            return 0.0
        return (n - self.left) / self.rate if n <= self.burst and self.rate > 0 else float("inf")

    def _fill(self, now: float) -> None:
        if now > self.at:  # a clock that goes back changes nothing
            if self.left < self.burst:
                self.left = min(self.burst, self.left + (now - self.at) * self.rate)
            self.at = now


class Buckets:
    """One bucket per key.

    Of more than `most`, the one unused for longest is dropped: it has had the most time to refill, so forgetting it
    gives the least away."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def of(self, key: str) -> Bucket:
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self.rate, self.burst)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        return bucket

    def take(self, key: str, now: float, n: float = 1) -> bool:
        return self.of(key).take(now, n)

    def wait(self, key: str, now: float, n: float = 1) -> float:
        """Return the seconds to wait; asking doesn't create a bucket."""
        bucket = self._of.get(key)
        return bucket.wait(now, n) if bucket else 0.0
