"""The coach of every game that we bring: each kind of question is introduced, in few sentences, in every language."""

import re

import pytest

from greathall.core.catalogue import book, languages
from greathall.core.game import Game, all_games
from greathall.core.words import Ask
from greathall.testing.fluent import read, samples

COACHED = [game for game in all_games().values() if game.coach]


def test_all_five_have_one() -> None:
    assert [game.name for game in COACHED] == ["diagon_alley", "monopoly", "sequence", "sorcerers_stone", "tcg"]


@pytest.mark.parametrize("game", COACHED, ids=[game.name for game in COACHED])
def test_each_question_is_introduced_in_at_most_three_sentences(game: Game) -> None:
    for language in languages():
        said = book(game.folder, language)
        for step in game.steps:
            if issubclass(step, Ask) and step.__name__ != "Aside":
                sentences = re.split(r"(?<=[.!?]) ", said.say(f"coach-{step.__name__}"))
                assert len(sentences) <= 3, (language, step)


@pytest.mark.parametrize("game", COACHED, ids=[game.name for game in COACHED])
def test_a_goal_is_one_short_line(game: Game) -> None:
    for language in languages():
        said = book(game.folder, language)
        known = read((game.folder / f"sentences.{language}.ftl").read_text(encoding="utf-8")).known
        for key in (key for key in known if key.startswith("goal-")):
            longest = max(len(said.say(key, **sample)) for sample in samples(known[key]))
            assert longest <= 64, (language, key, longest)
