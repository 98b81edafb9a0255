"""Work that takes long tells how far it has come, to whoever listens."""

import asyncio

import greathall
from greathall.core.progress import counted, listening
from greathall.core.record import validate
from greathall.server.bodies import Work
from greathall.server.replay import frames
from greathall.server.works import Works


def test_a_replay_counts_its_entries() -> None:
    match = greathall.new("sequence", 2, seed="far")
    for _ in range(5):
        match.play(match.legal()[0])
    heard: list[tuple[int, int]] = []
    record = validate(match.record())
    with listening(lambda done, of: heard.append((done, of))):
        frames(record, None, 0, 5, over=False)
    assert heard == [(done, len(record.entries)) for done in range(len(record.entries))]
    heard.clear()
    frames(record, None, 0, 5, over=False)
    assert not heard


def test_work_is_shown_by_its_name_while_it_runs_and_nothing_else_is() -> None:
    works, seen = Works(), list[Work]()

    async def work() -> None:
        with works.shown("mine"), works.shown("mine"), works.shown(""):
            await asyncio.to_thread(lambda: seen.extend(works.named("mine") for _ in counted("abc")))
            assert works.named("yours") == works.named("") == Work(0, 0)

    asyncio.run(work())
    assert seen == [Work(0, 3), Work(1, 3), Work(2, 3)]
    assert works.named("mine") == Work(0, 0)
