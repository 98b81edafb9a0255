"""The ranking of a challenge that was played alone: how far each player came."""

from random import Random

import pytest

import greathall
from greathall.core import catalogue
from greathall.core.match import Match
from greathall.core.standings import standings
from greathall.games.sorcerers_stone import ALONE, GAME
from greathall.games.sorcerers_stone.board import FAR_DOOR, TRAPDOOR
from greathall.games.sorcerers_stone.play.tally import PARTS


def played(challenge: str, seed: str) -> Match:
    """Return a match for three that was played to its end at random, except that nobody resigns."""
    match, rng = greathall.new("sorcerers_stone", 3, seed, options={"challenge": challenge}), Random(seed)
    while match.result is None:
        match.play(rng.choice(match.legal()))
    return match


def said(part: str, reached: int, language: str) -> str:
    return catalogue.book(GAME.folder, language).say("tally", part=part, reached=reached, challenge="")


@pytest.mark.parametrize("challenge", ALONE)
def test_the_winner_of_a_single_challenge_came_furthest(challenge: str) -> None:
    """Nobody else came as far, unless players win together, and each has something to show in every language."""
    match = played(challenge, "furthest")
    assert match.result is not None
    found = standings(match.game, match.state, match.result)
    reached = [one.tally["reached"] for one in found]
    assert [one.tally["part"] for one in found] == 3 * [PARTS.index(challenge)]
    winners = [seat for seat in range(3) if reached[seat] == max(reached)]
    assert winners == list(match.result.winners)
    assert all(found[seat].place == 1 for seat in winners)
    for language in catalogue.languages():
        texts = {said(challenge, one, language) for one in reached}
        assert len(texts) == len({*reached})


def test_those_who_resigned_are_last() -> None:
    match = greathall.new("sorcerers_stone", 3, "resigned", options={"challenge": "quirrell"})
    for seat in (1, 2):
        match.play({"type": "Resign"}, seat=seat)
    assert match.result is not None
    found = standings(match.game, match.state, match.result)
    assert [(one.place, one.tally["reached"]) for one in found] == [(1, 0), (2, -1), (2, -1)]
    assert said("quirrell", -1, "en") == "resigned"


def test_the_end_of_a_way_has_a_name() -> None:
    assert [said("hagrid", reached, "en") for reached in (0, TRAPDOOR - 1, TRAPDOOR)] == [
        "at the door", f"on space {TRAPDOOR - 1}", "at the trapdoor"]
    assert [said("quirrell", reached, "en") for reached in (0, FAR_DOOR - 1, FAR_DOOR)] == [
        "at the first door", f"on space {FAR_DOOR - 1}", "at the far door"]


def test_of_the_whole_game_it_says_which_challenge_was_reached() -> None:
    match = greathall.new("sorcerers_stone", 2, "whole")
    assert match.game.tally(match.state, 0) == {"part": 0, "challenge": 0}
