"""Our side: every game in the registry at its smallest table, with default options, and more.

There are also whole games of four at Monopoly, Diagon Alley and The Sorcerer's Stone with the medium bot's
judgement, at Monopoly with a simple policy too, and random duels of the card game with decks of any cards, so that
all 116 occur."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from bench import buy_and_build
from bench.measure import Contestant, Tally
from greathall.bots.ismcts import Search
from greathall.core.engine import Policy, playout, roll_on
from greathall.core.game import Game, all_games, find_game
from greathall.core.mind import Mind
from greathall.games.tcg.decks import COPIES, SIZE
from greathall.games.tcg.lists import Listed, as_text
from greathall.games.tcg.printed import CARDS, KEYWORDS, KIND, LESSON, LESSON_CARDS, SAME

FOUR = 4
POSITIONS, TRIES = 24, 40
"""Positions for clones and searches, and the tries of a search before it takes the next position."""
LONG_GAME, LONG_SEARCH = 1000, 4000
"""Decisions: how far into a long game positions are taken, and after how many a search takes the next."""


def contestants() -> list[Contestant]:
    monopoly, alley, stone = find_game("monopoly"), find_game("diagon_alley"), find_game("sorcerers_stone")
    return [*(c for game in all_games().values() for c in (playing(game), cloning(game), searching(game))),
            whole(monopoly, "buy and build", buy_and_build.move),
            whole(monopoly, "medium", lambda s, _: monopoly.mind.rank(s)[0].action),
            whole(alley, "medium", alley.mind.move),
            whole(stone, "medium", stone.mind.move),
            duelling(find_game("tcg"))]


def opening(game: Game) -> Any:
    """Return a table without a log."""
    seats = min(game.default_seats())
    s = game.setup(seats, game.resolve_options(seats, {}), {}, {})
    s.log = None
    return s


@cache
def positions(game: Game) -> list[Any]:
    """Return tables at which a seat is asked, spread evenly over random games."""
    rng = Random(2)
    found: list[Any] = []
    while len(found) < POSITIONS:
        length = playout(opening(game), rng, LONG_GAME)
        s = opening(game)
        playout(s, rng, length * len(found) // POSITIONS)
        roll_on(s, rng)
        if s.agenda:
            found.append(s)
    return found


def playing(game: Game) -> Contestant:
    rng = Random(1)
    seats = min(game.default_seats())
    options = game.resolve_options(seats, {})

    def work() -> Tally:
        s = game.setup(seats, options, {}, {})
        s.log = None
        return {"decisions": playout(s, rng), "games": 1}

    return Contestant(f"{game.name}: random play", "play", work)


def duelling(game: Game) -> Contestant:
    """Play games with two decks of their own: few lessons of all subjects, and any other cards."""
    rng = Random(5)
    options = game.resolve_options(2, {"format": "advanced"})

    def work() -> Tally:
        s: Any = game.setup(2, options, {seat: any_deck(rng) for seat in (0, 1)}, {})
        s.log = None
        return {"decisions": playout(s, rng), "games": 1}

    return Contestant(f"{game.name}: all cards, random play", "play", work)


def any_deck(rng: Random) -> str:
    """Return a deck with few lessons of all subjects, and any other cards."""
    cards: Counter[int] = Counter(rng.choices(LESSON_CARDS, k=24))
    while cards.total() < SIZE:
        card = SAME[rng.choice(CARDS)]
        cards[card] += KIND[card] != LESSON and cards[card] < COPIES
    beginners = [card for card in CARDS if {"Wizard", "Witch"} & KEYWORDS[card]]
    return as_text(Listed("", SAME[rng.choice(beginners)], cards))


def whole(game: Game, name: str, policy: Policy) -> Contestant:
    """Play four seats to the end, however long it takes."""
    rng = Random(4)
    options = game.resolve_options(FOUR, {})

    def work() -> Tally:
        s: Any = game.setup(FOUR, options, {}, {})
        s.log = None
        return {"games": 1, "decisions": playout(s, rng, move=policy)}

    return Contestant(f"{game.name}: four seats, {name}", "game", work)


def cloning(game: Game) -> Contestant:
    def work() -> Tally:
        tables = positions(game)
        for s in tables:
            s.clone()
        return {"copies": len(tables)}

    return Contestant(f"{game.name}: clone", "clone", work)


def searching(game: Game) -> Contestant:
    """Search with random rollouts to the end: the plain mind knows no good moves and evaluates nothing."""
    rng = Random(3)
    views: list[Any] = []

    def work() -> Tally:
        if not views:
            views.extend(game.view(s, s.agenda[-1].seat) for s in positions(game))
        views.append(views.pop(0))
        search = Search(game, views[-1], rng, Mind())
        while search.tries < TRIES and search.decisions < LONG_SEARCH:
            search.run(0.0, search.tries + 1, lambda: 0.0)
        return {"decisions": search.decisions, "iterations": search.tries}

    return Contestant(f"{game.name}: IS-MCTS", "search", work)
