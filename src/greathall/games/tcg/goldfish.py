"""The solo test: a deck plays some turns against an opponent who does nothing.

The way of playing is simple, and the same for all decks."""

from collections.abc import Sequence
from random import Random

from greathall.core.deck_builder import Figure, FigureRow, SoloTest, SoloTurn
from greathall.core.engine import apply, settle
from greathall.core.progress import counted
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
"""Enough cards for a hand of seven and this many turns with drawing."""
MOST = 120
"""Twice a deck: a list may be too long while it is being built, but a library would take too long."""
EARLY = 4
SELDOM = 0.2
LAST_CARDS = 12
"""With this few cards left, draw no more than necessary."""
FULL_HAND = 9
TO_COME = 3.0
"""How many turns a creature is expected to strike."""
OPTIONS = {"format": "advanced", "house_decks": False, "open_lists": False, "redraw": False}
STRAW = Deck("", RON, (LESSON_CARDS[0],) * 120)
"""The opponent's deck: it does nothing, and lasts."""


def goldfish(deck: Deck, rng: Random, runs: int = RUNS) -> SoloTest:
    """Play the deck alone; `stuck` is the share of games with only lessons played in the first turns."""
    games = [alone(deck, rng) for _ in counted(range(runs))]
    stuck = sum(all(KIND[card] == LESSON for turn in game[:EARLY] for card in turn.played) for game in games)
    return SoloTest(games[0], runs, {"stuck": stuck / runs}, [by_turn(games), first(games)])


def by_turn(games: list[list[SoloTurn]]) -> Figure:
    columns = ["power", "damage"]
    rows = [FigureRow(turn + 1, [mean(games, turn, figure) for figure in columns]) for turn in range(TURNS)]
    return Figure("alone", "table", rows, columns, "mean")


def mean(games: list[list[SoloTurn]], turn: int, figure: str) -> float:
    """Return the mean by turn; a game that has ended stays as it was."""
    return sum(game[min(turn, len(game) - 1)].figures[figure] for game in games) / len(games)


def first(games: list[list[SoloTurn]]) -> Figure:
    """Return, by kind, the turn in which one was first played, unless that is rare."""
    rows = []
    for kind, name in enumerate(KINDS):
        turns = [turn for game in games if (turn := first_of(game, kind))]
        if len(turns) >= SELDOM * len(games):
            rows.append(FigureRow(name, [sum(turns) / len(turns)]))
    return Figure("first", "list", rows, unit="mean", by="kind")


def first_of(game: list[SoloTurn], kind: int) -> int:
    """Return the turn in which the first came, or 0 if none did."""
    return next((n for n, turn in enumerate(game, 1) if any(KIND[card] == kind for card in turn.played)), 0)


def alone(deck: Deck, rng: Random) -> list[SoloTurn]:
    """TC-3.1: play turn after turn until there are enough or the deck has run out."""
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
    """Let the asked player answer; chance lets the deck's owner go first."""
    step = s.agenda[-1]
    if isinstance(step, WhoBegins):
        a: Action = Begins(ME)
    elif isinstance(step, Chance):
        a = step.sample(s, rng)
    else:
        a = step.legal(s)[0] if step.seat == NOBODY else greedy(s, step.legal(s), rng)
    apply(s, a)
    return a


# ── the simple way of playing ────────────────────────────────────────────────
def greedy(s: Table, legal: Sequence[Action], rng: Random) -> Action:
    """Return the choice that leaves most on the table, looking one choice ahead; the first of equals."""
    return legal[0] if len(legal) == 1 else max(legal, key=lambda a: worth(after(s, a, rng)))


def after(s: Table, a: Action, rng: Random) -> Table:
    """Return the table after this choice: chance has answered, and the player has, with the first that doesn't stop."""
    s = s.clone()
    apply(s, a)
    while s.agenda and s.turn == ME and not isinstance(step := s.agenda[-1], Main):
        apply(s, step.sample(s, rng) if isinstance(step, Chance) else going_on(step.legal(s)))
    return s


def going_on(legal: Sequence[Action]) -> Action:
    return legal[1] if len(legal) > 1 and isinstance(legal[0], (Done, No)) else legal[0]


def worth(s: Table) -> float:
    """Rate a table by damage done and to come, usable power and cards in hand; an empty deck is the end."""
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
    """Rate a hand: short of power, draw for lessons; with enough power, more lessons are no use."""
    return min(sum(KIND[card] != LESSON for card in hand), FULL_HAND) if enough else min(len(hand), 2 * FULL_HAND)
