"""Our side: every game the registry finds, at its smallest table, with default options; and whole games of four at
Monopoly, with a simple policy and with the medium bot's judgement."""

from random import Random
from typing import Any

from bench import buy_and_build
from bench.measure import Contestant, Tally
from greathall.bots.ismcts import Search
from greathall.core.engine import Policy, playout, roll_on
from greathall.core.game import Game, all_games, find_game
from greathall.core.mind import Mind

FOUR = 4
POSITIONS, TRIES = 24, 40
"""Positions that clones and searches start from, and how often a search tries before it takes the next position."""


def contestants() -> list[Contestant]:
    monopoly = find_game("monopoly")
    return [*(c for game in all_games().values() for c in (playing(game), cloning(game), searching(game))),
            whole(monopoly, "buy and build", buy_and_build.move),
            whole(monopoly, "medium", lambda s, _: monopoly.mind.rank(s)[0].action)]


def opening(game: Game) -> Any:
    """A table nobody listens to."""
    seats = min(game.seats)
    s = game.setup(seats, game.settled(seats, {}), {}, {})
    s.log = None
    return s


def positions(game: Game, rng: Random) -> list[Any]:
    """A seat is asked, at moments spread evenly over random games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        length = playout(opening(game), rng)
        s = opening(game)
        playout(s, rng, length * len(found) // POSITIONS)
        roll_on(s, rng)
        if s.agenda:
            found.append(s)
    return found


def playing(game: Game) -> Contestant:
    rng = Random(1)
    seats = min(game.seats)
    options = game.settled(seats, {})

    def work() -> Tally:
        s = game.setup(seats, options, {}, {})
        s.log = None
        return {"decisions": playout(s, rng), "games": 1}

    return Contestant(f"{game.name}: random play", "play", work)


def whole(game: Game, name: str, policy: Policy) -> Contestant:
    """Four seats to the end, however long it takes."""
    rng = Random(4)
    options = game.settled(FOUR, {})

    def work() -> Tally:
        s: Any = game.setup(FOUR, options, {}, {})
        s.log = None
        return {"games": 1, "decisions": playout(s, rng, move=policy)}

    return Contestant(f"{game.name}: four seats, {name}", "game", work)


def cloning(game: Game) -> Contestant:
    tables = positions(game, Random(2))

    def work() -> Tally:
        for s in tables:
            s.clone()
        return {"copies": len(tables)}

    return Contestant(f"{game.name}: clone", "clone", work)


def searching(game: Game) -> Contestant:
    """Random rollouts to the end: the plain mind knows no good moves and evaluates nothing."""
    rng = Random(3)
    views = [game.view(s, s.agenda[-1].seat) for s in positions(game, rng)]
    turn = 0

    def work() -> Tally:
        nonlocal turn
        search = Search(game, views[turn % len(views)], rng, Mind())
        search.run(0.0, TRIES, lambda: 0.0)
        turn += 1
        return {"decisions": search.decisions, "iterations": search.tries}

    return Contestant(f"{game.name}: IS-MCTS", "search", work)
