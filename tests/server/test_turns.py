"""How often threads take turns: often while one of them computes, and as usual otherwise."""

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from greathall.server.turns import SHORT, USUAL, in_turns


def test_turns_are_short_as_long_as_any_thread_computes() -> None:
    begun, go = [Event(), Event()], [Event(), Event()]

    def work(nth: int) -> int:
        begun[nth].set()
        go[nth].wait()
        return nth

    with ThreadPoolExecutor() as threads:
        done = [threads.submit(in_turns(work), nth) for nth in range(2)]
        for event in begun:
            event.wait()
        assert sys.getswitchinterval() == pytest.approx(SHORT)
        for nth, left in ((1, SHORT), (0, USUAL)):
            go[nth].set()
            assert done[nth].result() == nth
            assert sys.getswitchinterval() == pytest.approx(left)


def test_work_that_fails_ends_the_short_turns() -> None:
    with pytest.raises(ZeroDivisionError):
        in_turns(lambda: 1 // 0)()
    assert sys.getswitchinterval() == pytest.approx(USUAL)
