"""A Monopoly table as people describe it: who owns what, what stands there, who has how much, and one open question."""

from functools import partial
from typing import Any

from greathall.core.words import Step
from greathall.core.zones import EVERYBODY, Pile
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import CARDS, DATA, DECKS, DECK_OF, FREE, GROUPS, MANOR, MEMBERS, NAMES, PAPERS
from greathall.games.monopoly.model import Build, Lift, Mortgage, Offer, Pass, Raze, Rolled, Sell, Turned
from greathall.games.monopoly.play.table import NOW, Table
from greathall.games.monopoly.play.turn import TurnEnds
from greathall.games.monopoly.play.windows import Window
from tests import table
from tests.table import ANN, do

SPACE: dict[str, int] = {row["id"]: row["index"] for row in DATA["space"]}
CARD = {row["id"]: number for number, row in enumerate(CARDS)}


# ── names ────────────────────────────────────────────────────────────────────
def space(name: str) -> int:
    return SPACE[name]


def spaces(names: str) -> list[int]:
    """`burrow gringotts` are two spaces, `orange` is a whole group."""
    return [at for name in names.split() for at in (MEMBERS[GROUPS.index(name)] if name in GROUPS else [SPACE[name]])]


def rolled(one: int, two: int) -> Rolled:
    return Rolled(one, two)


def turned(card: str) -> Turned:
    return Turned(CARD[card])


def build(name: str) -> Build:
    return Build(SPACE[name])


def sell(name: str) -> Sell:
    return Sell(SPACE[name])


def raze(group: str) -> Raze:
    return Raze(GROUPS.index(group))


def mortgage(name: str) -> Mortgage:
    return Mortgage(SPACE[name])


def lift(name: str) -> Lift:
    return Lift(SPACE[name])


def offer(to: int, gives: str = "", takes: str = "", pays: int = 0, asks: int = 0) -> Offer:
    """Deeds, groups and Get Out cards by name."""
    return Offer(to, things(gives), things(takes), pays, asks)


def things(names: str) -> tuple[int, ...]:
    cards = [PAPERS[FREE.index(CARD[name])] for name in names.split() if name in CARD]
    return tuple(sorted([*spaces(" ".join(name for name in names.split() if name not in CARD)), *cards]))


# ── the table ────────────────────────────────────────────────────────────────
def scene(step: Step | None = None, *, seats: int = 3, turn: int = ANN, owns: dict[int, str] | None = None,
          built: dict[str, int] | None = None, mortgaged: str = "", cash: dict[int, int] | None = None,
          at: dict[int, str] | None = None, jailed: dict[int, int] | None = None, holds: dict[str, int] | None = None,
          **options: Any) -> Table:
    """Return a table that waits for one step in the middle of `turn`'s turn; without a step the turn is about to end.

    `owns` and `cash` are by seat, `built` by space or group (5 is a manor), `holds` says who has a Get Out card
    (`dp_get_out`, `qb_get_out`). Buildings come out of the Bank's stock. Everyone is awake."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, options), {}, {})
    s.clear()
    s.turn, s.round, s.turns, s.starter, s.tokens = turn, 1, 1, turn, tuple(range(seats))
    for seat, names in (owns or {}).items():
        for where in spaces(names):
            s.owner[where] = seat
    for names, count in (built or {}).items():
        for where in spaces(names):
            stand(s, where, count)
    s.mortgaged = sum(1 << where for where in spaces(mortgaged))
    for seat, amount in (cash or {}).items():
        s.cash[seat] = amount
    for seat, name in (at or {}).items():
        s.at[seat] = SPACE[name]
    for seat, turns in (jailed or {}).items():
        s.jailed[seat], s.at[seat] = turns, SPACE["azkaban"]
    for card, seat in (holds or {}).items():
        deck = FREE.index(CARD[card])
        s.papers[deck] = seat
        s.decks[deck].bag.remove(FREE[deck])
    s.then(TurnEnds(turn))
    if step:
        s.then(step)
    s.log = []
    return s


def stand(s: Table, where: int, count: int) -> None:
    """Put up buildings from the Bank's stock."""
    s.built[where] = count
    s.manors -= count == MANOR
    s.huts -= count if count < MANOR else 0


def stack(s: Table, *cards: str) -> None:
    """Put these cards at the bottom of their decks, seen by all, under the rest in no order."""
    for name in cards:
        deck = DECK_OF[CARD[name]]
        s.decks[deck].bag.remove(CARD[name])
        s.decks[deck].put_at_bottom(CARD[name], EVERYBODY)


def deck(s: Table, which: int) -> Pile:
    assert 0 <= which < DECKS
    return s.decks[which]


# ── what is said and seen ────────────────────────────────────────────────────
aside = partial(table.aside, GAME)
asides = partial(table.asides, GAME)
refused = partial(table.refused, GAME)


def pass_on(s: Table) -> None:
    """Everyone asked in this window passes for now; then comes the roll, or another window."""
    if isinstance(s.agenda[-1], Window):
        do(s, Pass(NOW))
    while s.agenda and isinstance(s.agenda[-1], Window) and s.passed:
        do(s, Pass(NOW))


def throw(s: Table, one: int, two: int) -> None:
    """Continue the turn, and let the dice show this."""
    pass_on(s)
    do(s, Rolled(one, two))


def owned(s: Table, seat: int) -> list[str]:
    """Return the names of a seat's deeds, in board order."""
    return [NAMES[where] for where in s.deeds(seat)]
