"""Every function about a seat refuses one that isn't at the table."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import greathall
from greathall.core.game import Game, all_games
from greathall.core.match import Match

EVERY = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def asking(kind: type) -> dict[str, list[str]]:
    """Return the public functions that take a seat, and their arguments."""
    found = {name: list(inspect.signature(function).parameters)
             for name, function in inspect.getmembers(kind, inspect.isfunction) if not name.startswith("_")}
    return {name: takes for name, takes in found.items() if "seat" in takes}


def strangers(seats: int) -> list[Any]:
    """Return things that aren't seats of a table with so many."""
    return [-1, -2, -3, seats, 99, 1 << 70, True, False, "0", 0.0, [0]]


def refuse(ask: Callable[..., Any], seat: Any, facts: dict[str, Any]) -> None:
    with pytest.raises(greathall.Illegal, match="there is no seat") as no:
        ask(**{**facts, "seat": seat})
    assert no.value.key == "no-such-seat"


@EVERY
def test_every_function_of_a_game_refuses_who_is_not_at_the_table(game: Game) -> None:
    match = greathall.new(game.name, game.default_seats()[0], seed="seats")
    begun, over = match.state, match.state.clone()
    over.clear()
    functions = asking(Game)
    assert {"view", "asides", "step_admitting", "question", "explain", "side", "has_urgent_aside"} <= set(functions)
    for name, takes in functions.items():
        for s in (begun, over):
            facts = {fact: thing for fact, thing in {"s": s, "a": match.legal()[0]}.items() if fact in takes}
            for seat in strangers(len(match.names)) + [None] * (name not in ("view", "own_view")):
                refuse(getattr(game, name), seat, facts)


@EVERY
def test_every_function_of_a_match_refuses_who_is_not_at_the_table(game: Game) -> None:
    match = greathall.new(game.name, game.default_seats()[0], seed="seats")
    word = match.legal()[0]
    # Without a seat it is about whoever is asked, or a spectator.
    nobody = {"legal", "form", "form_for", "read_for", "view", "events", "play", "submit"}
    functions = asking(Match)
    assert nobody | {"why_not", "early", "add_seed", "add_pledge"} == set(functions)
    before = match.record(resume=True)
    for name, takes in functions.items():
        given = {"action": word, "seed": "x", "pledge": "0" * 64}
        facts = {fact: thing for fact, thing in given.items() if fact in takes}
        for seat in strangers(len(match.names)) + [None] * (name not in nobody):
            refuse(getattr(match, name), seat, facts)
    assert match.record(resume=True) == before


@EVERY
def test_nobody_who_is_not_at_the_table_brings_anything(game: Game) -> None:
    seats = game.default_seats()[0]
    for seat in (*strangers(seats)[:-1], None):
        refuse(lambda seat: greathall.new(game.name, seats, seed="seats", brings={seat: "hermione"}), seat, {})


@EVERY
def test_a_seat_at_the_table_may_always_be_asked_about(game: Game) -> None:
    match = greathall.new(game.name, game.default_seats()[0], seed="seats")
    over = match.state.clone()
    over.clear()
    for s in (match.state, over):
        for seat in range(len(match.names)):
            assert game.side(s, seat) in range(len(match.names))
            assert game.has_urgent_aside(s, seat) in (True, False)
            assert game.asides(s, seat) is None or s.agenda, "when it is over nobody has anything to say"
            game.view(s, seat)
