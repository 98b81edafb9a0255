"""Buckets that fill with time and empty by use."""

import math

from hypothesis import given
from hypothesis import strategies as st

from greathall.server.limits import Bucket, Buckets


def test_a_burst_then_the_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(100.0) == 0.5
    assert not bucket.take(100.25)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)


def test_it_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert bucket.take(0.0)
    assert [bucket.take(1e9) for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_takes_nothing() -> None:
    bucket = Bucket(rate=1, burst=5)
    assert not bucket.take(0.0, 6)
    assert bucket.take(0.0, 5)
    assert bucket.wait(0.0, 2) == 2.0
    assert math.isinf(bucket.wait(0.0, 6))


def test_a_clock_that_goes_back_takes_nothing() -> None:
    bucket = Bucket(rate=1, burst=2)
    assert bucket.take(10.0)
    assert bucket.take(5.0)
    assert not bucket.take(5.0)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(10.0)
    assert not bucket.take(5.0)
    assert not bucket.take(10.5)
    assert bucket.take(11.0)


@given(st.lists(st.floats(0, 100), max_size=200), st.floats(0.1, 10), st.integers(1, 10))
def test_never_more_than_burst_and_rate_allow(times: list[float], rate: float, burst: int) -> None:
    bucket = Bucket(rate, burst)
    taken = [now for now in sorted(times) if bucket.take(now)]
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= burst + rate * (taken[last] - taken[first]) + 1e-6


@given(st.floats(0.1, 10), st.integers(1, 10), st.floats(0, 5))
def test_waiting_as_told_is_enough(rate: float, burst: int, later: float) -> None:
    bucket = Bucket(rate, burst)
    while bucket.take(0.0):
        pass
    wait = bucket.wait(later)
    assert bucket.take(later + wait + 1e-9)


def test_each_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ann", 0.0)
    assert not buckets.take("ann", 0.0)
    assert buckets.take("bob", 0.0)
    assert buckets.wait("ann", 0.25) == 0.75
    assert buckets.wait("cat", 0.0) == 0.0
    assert len(buckets) == 2


def test_of_too_many_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=2)
    assert buckets.take("ann", 0.0)
    assert buckets.take("bob", 0.0)
    assert not buckets.take("ann", 1.0)
    assert buckets.take("cat", 1.0)  # bob falls out
    assert len(buckets) == 2
    assert not buckets.take("ann", 1.0)
    assert buckets.take("bob", 1.0)


def test_a_flood_of_strangers_takes_no_more_room() -> None:
    buckets = Buckets(rate=1, burst=1, most=100)
    for stranger in range(10_000):
        buckets.take(str(stranger), 0.0)
    assert len(buckets) == 100
