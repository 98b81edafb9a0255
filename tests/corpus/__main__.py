"""Make a corpus of today's matches: `python -m tests.corpus VERSION`."""

import sys
from typing import Any

from tests.corpus import HERE, compact, prompt_of
from tests.corpus.plans import RECORDS, best, played
from tests.corpus.tables import SITTINGS, sat, sql_of


def main(version: str) -> None:
    folder = HERE / version
    (folder / "records").mkdir(parents=True)  # refuses a version that has its corpus: what is kept is never rewritten
    prompts: dict[str, dict[str, Any]] = {"records": {}, "tables": {}}
    seen: set[str] = set()
    for plan in RECORDS:
        match = best(played(plan), seen)
        record = match.record(resume=plan.end == "saved")
        (folder / "records" / f"{plan.name}.json").write_text(lines(record), encoding="utf-8", newline="\n")
        prompts["records"][plan.name] = prompt_of(match)
    stored = []
    for sitting in SITTINGS:
        table, changes = next(sat(sitting))
        assert table.match is not None
        stored.append(changes)
        prompts["tables"][sitting.id] = {**prompt_of(table.match), "head": table.match.head}
    (folder / "hall.sql").write_text(sql_of(stored), encoding="utf-8", newline="\n")
    text = ",\n".join(f'"{kind}": {{\n' + ",\n".join(f'"{name}": {compact(prompt)}' for name, prompt in known.items())
                      + "\n}" for kind, known in prompts.items())
    (folder / "prompts.json").write_text(f"{{{text}}}\n", encoding="utf-8", newline="\n")


def lines(record: dict[str, Any]) -> str:
    """Return a record with one entry a line, as `greathall.core.record.dumps` does, without its spaces."""
    head = compact({field: value for field, value in record.items() if field != "entries"})
    return head[:-1] + ',"entries":[\n' + ",\n".join(map(compact, record["entries"])) + "\n]}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
