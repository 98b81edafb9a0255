"""Our peers, each by the quickest way in its own documentation; one that isn't installed is named and left out."""

from collections.abc import Callable
from importlib import import_module, metadata
from random import Random
from typing import Any

from bench.measure import Contestant, Tally
from bench.ours import POSITIONS, TRIES

PACKAGES = ("rlcard", "open_spiel", "catanatron")
PYTHON_GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes",
                "python_team_dominoes")
"""The turn-based games that OpenSpiel has in Python and that random play brings to an end."""


def versions() -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for package in PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = None
    return found


def contestants() -> list[Contestant]:
    makers: dict[str, Callable[[], list[Contestant]]] = {
        "rlcard": rlcard, "open_spiel": open_spiel, "catanatron": catanatron}
    return [c for package, version in versions().items() if version for c in makers[package]()]


# ── RLCard ───────────────────────────────────────────────────────────────────
def rlcard() -> list[Contestant]:
    """Play by `env.step` with raw actions, which spares it the decoding (the bar), and with ids, as its agents do."""
    env = import_module("rlcard").make("uno", config={"seed": 1})
    random = Random(1).random

    def by_name() -> Tally:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = state["raw_legal_actions"]
            state, _ = env.step(legal[int(random() * len(legal))], True)
            made += 1
        return {"decisions": made, "games": 1}

    def by_id() -> Tally:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            made += 1
        return {"decisions": made, "games": 1}

    return [Contestant("RLCard uno: random play", "play", by_name),
            Contestant("RLCard uno by action ids: random play", "play", by_id)]


# ── OpenSpiel ────────────────────────────────────────────────────────────────
def open_spiel() -> list[Contestant]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers those written in Python
    gin = pyspiel.load_game("gin_rummy")
    games = {f"OpenSpiel {name}": pyspiel.load_game(name) for name in PYTHON_GAMES} | {"OpenSpiel gin_rummy (C++)": gin}
    found = [Contestant(f"{name}: random play", "play", spiel_play(game)) for name, game in games.items()]
    found += [Contestant(f"{name}: clone", "clone", copying(spiel_positions(games[name]), "clone"))
              for name in ("OpenSpiel python_team_dominoes", "OpenSpiel gin_rummy (C++)")]
    found.append(Contestant("OpenSpiel gin_rummy: Python IS-MCTS", "search", spiel_search(pyspiel, gin)))
    return found


def spiel_step(state: Any, rng: Random) -> int:
    """Take one random step; return 1 if it was a seat's."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])
    return 1


def spiel_play(game: Any) -> Callable[[], Tally]:
    rng = Random(1)

    def work() -> Tally:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += spiel_step(state, rng)
        return {"decisions": made, "games": 1}

    return work


def spiel_positions(game: Any) -> list[Any]:
    """Return states at which a seat is asked, spread evenly over random games."""
    rng, play, found = Random(2), spiel_play(game), list[Any]()
    while len(found) < POSITIONS:
        state, left = game.new_initial_state(), int(play()["decisions"]) * len(found) // POSITIONS
        while not state.is_terminal() and (left > 0 or state.is_chance_node()):
            left -= spiel_step(state, rng)
        if not state.is_terminal():
            found.append(state)
    return found


def spiel_search(pyspiel: Any, game: Any) -> Callable[[], Tally]:
    """Search with one random rollout per simulation.

    Decisions are counted beforehand, so that counting costs the rival nothing."""
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    dice = import_module("numpy").random.RandomState(3)
    states = [s for s in spiel_positions(game) if len(s.legal_actions()) > 1]  # it doesn't search a forced move
    turn = 0

    def search(state: Any, count: Callable[[Any], Any] | None = None) -> None:
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, TRIES, random_state=dice,
                               use_observation_string=True)
        if count:
            bot.set_resampler(lambda state, seat: count(
                state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))))
        bot.run_search(state)

    made = []
    for state in states:
        seen = Counting.made
        for _ in range(COUNTED):
            search(state, Counting)
        made.append((Counting.made - seen) / COUNTED)

    def work() -> Tally:
        nonlocal turn
        place = turn % len(states)
        search(states[place])
        turn += 1
        return {"decisions": made[place], "iterations": TRIES}

    return work


COUNTED = 2
"""Searches of each position in which decisions are counted."""


class Counting:
    """A state that counts the seats' decisions made on it and on its clones."""

    made = 0

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def clone(self) -> "Counting":
        return Counting(self.state.clone())

    def apply_action(self, action: int) -> None:
        Counting.made += not self.state.is_chance_node()
        self.state.apply_action(action)


# ── Catanatron ───────────────────────────────────────────────────────────────
def catanatron() -> list[Contestant]:
    """Play two random players, ticked as `Game.play` ticks them: two seats like our table, with a cheaper copy."""
    module, players = import_module("catanatron"), import_module("catanatron.models.player")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def new(seats: int = 2) -> Any:
        return module.Game([module.RandomPlayer(colour) for colour in [*players.Color][:seats]])

    def tick(game: Any, most: int = 1 << 30) -> int:
        made = 0
        while made < most and game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            made += 1
        return made

    def play() -> Tally:
        return {"decisions": tick(new()), "games": 1}

    def four() -> Tally:
        return {"games": 1, "decisions": tick(new(4))}

    games = []
    for i in range(POSITIONS):
        game, length = new(), tick(new())
        tick(game, length * i // POSITIONS)
        games.append(game)
    return [Contestant("Catanatron: random play", "play", play),
            Contestant("Catanatron: four seats, random play", "game", four),
            Contestant("Catanatron: copy", "clone", copying(games, "copy"))]


def copying(things: list[Any], method: str) -> Callable[[], Tally]:
    copies = [getattr(thing, method) for thing in things]

    def work() -> Tally:
        for copy in copies:
            copy()
        return {"copies": len(copies)}

    return work
