"""A deck alone: some turns against somebody who does nothing, by a plain way of playing that is the same for all."""

from collections.abc import Sequence
from random import Random

from greathall.core.deck_builder import Figure, FigureRow, SoloTest, SoloTurn
from greathall.core.engine import apply, settle
from greathall.core.words import Action, Chance
from greathall.games.tcg.decks import Deck
from greathall.games.tcg.model import Begins, Done, Draw, No, Play
from greathall.games.tcg.play.named import RON
from greathall.games.tcg.play.start import WhoBegins, setup
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Main
from greathall.games.tcg.printed import DAMAGE, ITEM, KIND, KINDS, LESSON, LESSON_CARDS, NEEDS, SUBJECT

ME, NOBODY = 0, 1
TURNS = 10
RUNS = 50
FEWEST = 40
"""Cards that last for a hand of seven and so many turns with drawing."""
MOST = 120
"""Twice a deck: who builds may have too many for a while, but a library takes too long."""
EARLY = 4
SELDOM = 0.2
LAST_CARDS = 12
"""Who has so few cards left draws no more than must be."""
FULL_HAND = 9
TO_COME = 3.0
"""How many turns a creature is thought to strike."""
OPTIONS = {"format": "advanced", "house_decks": False, "open_lists": False, "redraw": False}
STRAW = Deck("", RON, (LESSON_CARDS[0],) * 120)
"""The other's deck: it does nothing, and lasts."""


def goldfish(deck: Deck, rng: Random, runs: int = RUNS) -> SoloTest:
    """Play the deck alone. `stuck`: the share of games with nothing but lessons played in the first turns."""
    games = [alone(deck, rng) for _ in range(runs)]
    stuck = sum(all(KIND[card] == LESSON for turn in game[:EARLY] for card in turn.played) for game in games)
    return SoloTest(games[0], runs, {"stuck": stuck / runs}, [by_turn(games), first(games)])


def by_turn(games: list[list[SoloTurn]]) -> Figure:
    columns = ["power", "damage"]
    rows = [FigureRow(turn + 1, [mean(games, turn, figure) for figure in columns]) for turn in range(TURNS)]
    return Figure("alone", "table", rows, columns, "mean")


def mean(games: list[list[SoloTurn]], turn: int, figure: str) -> float:
    """A game that has ended stays as it was."""
    return sum(game[min(turn, len(game) - 1)].figures[figure] for game in games) / len(games)


def first(games: list[list[SoloTurn]]) -> Figure:
    """By kind, the turn in which one was first played, unless that is rare."""
    rows = []
    for kind, name in enumerate(KINDS):
        turns = [turn for game in games if (turn := first_of(game, kind))]
        if len(turns) >= SELDOM * len(games):
            rows.append(FigureRow(name, [sum(turns) / len(turns)]))
    return Figure("first", "list", rows, unit="mean", by="kind")


def first_of(game: list[SoloTurn], kind: int) -> int:
    """0: none came."""
    return next((n for n, turn in enumerate(game, 1) if any(KIND[card] == kind for card in turn.played)), 0)


def alone(deck: Deck, rng: Random) -> list[SoloTurn]:
    """TC-3.1: turn after turn, until there are enough or the deck has run out."""
    s = setup(OPTIONS, {ME: deck, NOBODY: STRAW}, None)
    s.log = None
    settle(s)
    turns: list[SoloTurn] = []
    while s.agenda and len(turns) < TURNS:
        if isinstance(s.agenda[-1], Main) and s.turn == ME:
            turns.append(one_turn(s, rng))
        else:
            move(s, rng)
    return turns


def one_turn(s: Table, rng: Random) -> SoloTurn:
    hand, played, drawn = sorted(s.hands[ME].cards), [], 0
    while s.agenda and s.turn == ME:
        done = move(s, rng)
        if isinstance(done, Play):
            played.append(done.card)
        elif isinstance(done, Draw):
            drawn += done.count
    return SoloTurn(hand, played, {"drawn": drawn, "power": sum(s.power(ME)), "damage": len(s.heaps[NOBODY])})


def move(s: Table, rng: Random) -> Action:
    """Whoever is asked answers; chance lets me begin."""
    step = s.agenda[-1]
    if isinstance(step, WhoBegins):
        a: Action = Begins(ME)
    elif isinstance(step, Chance):
        a = step.sample(s, rng)
    else:
        a = step.legal(s)[0] if step.seat == NOBODY else greedy(s, step.legal(s), rng)
    apply(s, a)
    return a


# ── the plain way of playing ─────────────────────────────────────────────────
def greedy(s: Table, legal: Sequence[Action], rng: Random) -> Action:
    """What leaves most on the table, as far as one choice reaches; of equals the first."""
    return legal[0] if len(legal) == 1 else max(legal, key=lambda a: worth(after(s, a, rng)))


def after(s: Table, a: Action, rng: Random) -> Table:
    """The table when this is done: chance has answered, and so have I, with the first that is not to stop."""
    s = s.clone()
    apply(s, a)
    while s.agenda and s.turn == ME and not isinstance(step := s.agenda[-1], Main):
        apply(s, step.sample(s, rng) if isinstance(step, Chance) else going_on(step.legal(s)))
    return s


def going_on(legal: Sequence[Action]) -> Action:
    return legal[1] if len(legal) > 1 and isinstance(legal[0], (Done, No)) else legal[0]


def worth(s: Table) -> float:
    """Damage done and to come, power as far as cards can use it, cards in the hand; an empty deck is the end."""
    if not s.agenda:
        return float("inf") if ME in s.winners else float("-inf")
    power, cards = s.power(ME), [*s.hands[ME].cards, *s.decks[ME].bag]
    most = max((NEEDS[card] for card in cards), default=0)
    needed = {SUBJECT[card] for card in cards if NEEDS[card]}
    coming = sum(DAMAGE[card] for card in s.board[ME]) + 0.5 * sum(KIND[card] == ITEM for card in s.board[ME])
    return (len(s.heaps[NOBODY]) + TO_COME * coming + 2.0 * min(sum(power), most)
            + 3.0 * sum(power[subject] > 0 for subject in needed) + 0.4 * held(s.hands[ME].cards, sum(power) >= most)
            + 1.5 * bool(s.adventure[ME]) - (9.0 if len(s.decks[ME]) < LAST_CARDS else 0.0))


def held(hand: Sequence[int], enough: bool) -> int:
    """Cards as far as more are wanted: who lacks power draws for lessons, who has enough has no more use for them."""
    return min(sum(KIND[card] != LESSON for card in hand), FULL_HAND) if enough else min(len(hand), 2 * FULL_HAND)
