"""A view on its way to a worker and a choice on its way back: nothing is lost, and nothing more is revealed."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.bots import LEVELS, bot
from greathall.bots.bot import bot_input
from greathall.core.game import Game, all_games
from greathall.pool.bots import read_aside, read_choice, thought
from greathall.pool.messages import LENGTH, Answer, Request, framed
from greathall.pool.worker import answer_request, read_view
from tests.pool.thinking import SEQUENCE, asked, positions, scripted, told
from tests.table import SCALE
from greathall.testing.walks import entries, opening, say, tables

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=all_games())


@GAMES
def test_a_view_is_read_as_it_was_written(game: Game) -> None:
    for seats, options in tables(game):
        rng = Random(f"{game.name} {seats} {options}")
        s = opening(game, seats, options)
        for _, entry in entries(game, s, seats, rng):
            if rng.random() < 0.1 * SCALE:
                for me in (None, 0, seats - 1):
                    view: Any = game.view(s, me)
                    again: Any = read_view(game, bot_input(view))
                    assert again == view
                    assert list(map(type, again.agenda)) == list(map(type, s.agenda))
                    assert bot_input(again) == bot_input(view)
            assert say(game, s, entry)


@GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_from_a_view_that_was_read(game: Game, level: str) -> None:
    """No time at all gives hard a fixed number of tries."""
    for at, s in enumerate(positions(game, f"choose {level}", 4 * SCALE)):
        view = asked(game, s)
        choice = bot(level, 0, "seed").choose(view)
        assert bot(level, 0, "seed").choose(read_view(game, bot_input(view))) == choice
        answer = answer_request(Request(at, thought(game, "choose", view, level, 0, "seed")))
        heard = msgspec.json.decode(framed(answer)[LENGTH.size:], type=Answer)
        assert heard.id == at
        assert read_choice(game, bytes(heard.data)) == told(choice)


def test_a_bot_says_the_same_asides_from_a_view_that_was_read() -> None:
    said = []
    for s in positions(SEQUENCE, "asides", 30 * SCALE, {"draw_on_demand": True}):
        view = SEQUENCE.view(s, 0)
        answer = answer_request(Request(1, thought(SEQUENCE, "aside", view, "medium", 0, "seed")))
        assert not answer.fault
        action = read_aside(SEQUENCE, bytes(answer.data))
        assert action == bot("medium", 0, "seed").aside(view)
        said.append(action)
    assert None in said
    assert len(set(said)) > 1


def test_a_fault_names_its_kind_and_place_and_never_what_it_saw(moody: Game, tmp_path: Path) -> None:
    view = scripted(moody, tmp_path / "diary", "fail")
    job = thought(moody, "choose", view, "medium", 0)
    answer = answer_request(Request(1, job))
    assert answer.fault.startswith("ValueError in greathall.games.moody:")
    assert "ace" not in answer.fault
    made_up = msgspec.Raw(b'{"level":"medium","seed":null,"view":{"type":"moody","word":"ace"}}')
    garbled = answer_request(Request(1, msgspec.structs.replace(job, body=made_up)))
    assert garbled.fault.startswith("ValidationError in ")
    assert "ace" not in garbled.fault
