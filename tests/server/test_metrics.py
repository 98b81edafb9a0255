"""Counting, as Prometheus reads it."""

from prometheus_client.parser import text_string_to_metric_families

from greathall.pool.here import Here
from greathall.server.metrics import CONTENT_TYPE, Metrics

NAMES = {"moves", "refusals", "messages", "commits", "thoughts", "workers_replaced", "errors", "sockets", "tables",
         "commit_entries", "commit_seconds", "notices", "bot_answers", "bot_places"}


def read(metrics: Metrics) -> dict[str, float]:
    return {sample.name + "".join(sample.labels.values()): sample.value
            for family in text_string_to_metric_families(metrics.text().decode()) for sample in family.samples}


def test_everything_is_there_from_the_start() -> None:
    families = {family.name: family for family in text_string_to_metric_families(Metrics().text().decode())}
    assert {f"greathall_{name}" for name in NAMES} <= set(families)
    assert all(families[f"greathall_{name}"].documentation for name in NAMES)
    assert "process_resident_memory_bytes" in families
    assert CONTENT_TYPE.startswith("text/plain")


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.moves.inc(2)
    metrics.sockets.inc()
    metrics.sockets.dec()
    metrics.tables.set(7)
    metrics.count_commit(entries=3, seconds=0.004)
    metrics.count_notice("dropped")
    told = read(metrics)
    assert told["greathall_moves_total"] == 3
    metrics.moves.inc()
    assert [read(metrics)["greathall_moves_total"] for _ in range(2)] == [4, 4]
    assert told["greathall_sockets"] == 0
    assert told["greathall_tables"] == 7
    assert told["greathall_commits_total"] == 1
    assert told["greathall_commit_entries_sum"] == 3
    assert told["greathall_commit_seconds_bucket0.002"] == 0
    assert told["greathall_commit_seconds_bucket0.005"] == 1
    assert told["greathall_notices_totaldropped"] == 1
    assert told["greathall_notices_totalsent"] == 0


def test_thoughts_here_and_elsewhere_are_told() -> None:
    metrics, pool = Metrics(), Here(3)
    for here, elsewhere, replaced in ((2, 0, 0), (2, 5, 1)):
        pool.answers.update(here=here, elsewhere=elsewhere)
        pool.replaced += replaced
        metrics.count_pool(pool)
        metrics.count_pool(pool)
    told = read(metrics)
    assert (told["greathall_bot_answers_totalhere"], told["greathall_bot_answers_totalelsewhere"]) == (4, 5)
    assert (told["greathall_bot_placeshere"], told["greathall_bot_placeselsewhere"]) == (3, 0)
    assert told["greathall_workers_replaced_total"] == 1


def test_two_halls_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.errors.inc()
    assert read(two)["greathall_errors_total"] == 0
