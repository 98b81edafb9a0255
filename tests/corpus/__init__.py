"""Matches as older versions wrote them: their records and the tables of a hall's store still have to work today.

Each folder beside this file belongs to one version and is never changed. `python -m tests.corpus VERSION` makes one of
today's matches:

- `records/`: what `Match.record` gave, one file a match;
- `hall.sql`: a hall's store as SQL, with an unfinished table of every game and variant;
- `prompts.json`: who was asked at the end of each, and what every seat could choose.

A game that raises `rules` refuses its older records. Make a new folder then, and delete that game's older records."""

import json
from pathlib import Path
from typing import Any

from greathall.core.match import Match
from greathall.core.words import as_dict

HERE = Path(__file__).parent


def prompt_of(match: Match) -> dict[str, Any]:
    """Return who is asked, and what each seat may say now, as JSON has it.

    Steps and views are left out: what lies on a table may be kept in another way."""
    choices = [[as_dict(action) for action in match.legal(seat)] for seat in range(len(match.names))]
    prompt: dict[str, Any] = json.loads(json.dumps({"asked": match.seat, "choices": choices}))
    return prompt


def compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
