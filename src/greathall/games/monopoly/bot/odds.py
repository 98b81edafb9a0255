"""How often tokens come to rest on each space, computed from the dice, the cards and Azkaban."""

from typing import Any, Final

from greathall.games.monopoly.board import (
    AZKABAN, CARD, CARDS, DECK_AT, DECK_OF, KIND, ROOMS, SEND, SPACES, UTILITIES, nearest,
)

PRISON: Final = SPACES
"""Where a journey to Azkaban ends."""
RUNS: Final = 3
"""The states of a token: about to roll for the first, second or third time in its turn, or as often from the cell."""
STATES: Final = (SPACES + 1) * RUNS
ROUNDS: Final = 40
"""After this many rolls it makes no difference where a token started."""

Chances = dict[int, float]


def destination(space: int, card: dict[str, Any]) -> int:
    effect = card["effect"]
    if effect == "move_to":
        return int(card["space"])
    if effect == "move_nearest":
        return nearest(space, ROOMS if card["kind"] == "common_room" else UTILITIES)
    if effect == "move_back":
        return int(space - card["steps"]) % SPACES
    return PRISON if effect == "go_to_azkaban" else space


def rests(space: int) -> Chances:
    """MO-7.1, MO-7.3, MO-9.1: where a token that lands here comes to rest, cards included."""
    if KIND[space] == SEND:
        return {PRISON: 1.0}
    if KIND[space] != CARD:
        return {space: 1.0}
    deck = [card for i, card in enumerate(CARDS) if DECK_OF[i] == DECK_AT[space]]
    found: Chances = {}
    for card in deck:
        to = destination(space, card)
        onward = rests(to) if to not in (space, PRISON) else {to: 1.0}
        for end, chance in onward.items():
            found[end] = found.get(end, 0.0) + chance / len(deck)
    return found


RESTS: Final = [rests(space) for space in range(SPACES)]
THROWS: Final = [(one + two, one == two) for one in range(1, 7) for two in range(1, 7)]


def after_throw(space: int, run: int) -> Chances:
    """MO-3.3, MO-3.4, MO-9.3, MO-9.4: the odds of where you rest and which roll comes next, as `rest * RUNS + run`."""
    found: Chances = {}
    for pips, doubles in THROWS:
        held = space == PRISON and not doubles and run < RUNS - 1
        caught = space != PRISON and doubles and run == RUNS - 1
        start = AZKABAN if space == PRISON else space
        ends = {PRISON: 1.0} if held or caught else RESTS[(start + pips) % SPACES]
        for end, chance in ends.items():
            again = run + 1 if held or (doubles and space != PRISON and end != PRISON) else 0
            found[end * RUNS + again] = found.get(end * RUNS + again, 0.0) + chance / len(THROWS)
    return found


def landings() -> list[float]:
    """Return how often a player lands on each space per turn, in the long run."""
    ways = [list(after_throw(*divmod(state, RUNS)).items()) for state in range(STATES)]
    mass = [1 / STATES] * STATES
    for _ in range(ROUNDS):
        new = [0.0] * STATES
        for state, share in enumerate(mass):
            for to, chance in ways[state]:
                new[to] += share * chance
        mass = new
    turns = sum((mass[space * RUNS] for space in range(SPACES)), 0.0) + sum(mass[PRISON * RUNS:], 0.0)
    return [sum(mass[space * RUNS:space * RUNS + RUNS], 0.0) / turns for space in range(SPACES)]


LANDINGS: Final = landings()
