"""What a game teaches the bots: which moves look good, which positions do, and the reasons' names.

A game without a mind of its own is played all the same, at random and by plain search.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.engine import any_kind, playout, roll_on
from greathall.core.words import Action


class Reason(Struct, frozen=True):
    """A sentence of the game's catalogue with its facts, which are said as the fields of words are: a card by its
    number, so that each reader gets its label in their language."""

    key: str
    facts: dict[str, Any] = {}


class Ranked(Struct, frozen=True):
    """An action with its worth. `public` rests on what the whole table sees, `private` on the seat's own cards."""

    action: Action
    worth: float
    public: Reason
    private: tuple[Reason, ...] = ()


class Mind:
    """What a game teaches the bots. Override `rank` first; easy, medium and hard all use it.

    Every state it gets is imagined from one seat's view, so it may read all of it and still can't cheat."""

    curiosity = 0.3
    """The weight of the unknown against the known in a search, in the units of a chance to win: less where one choice
    rarely makes or breaks a game."""
    cut = 0
    """How many decisions a playout of the search makes before this mind evaluates. Few tries want little noise: in
    Sequence at 0.04 s a move, 150 games against medium each, hard won 57 % with 0, 53 % with 2 and 39 % with 4."""

    frank = True
    """Says of an only move that it is the only one; not where that would tell of hidden cards."""

    def prepare(self, s: Any) -> None:
        """Make an imagined state ready for search, for instance by settling what nobody would leave open."""

    def candidates(self, s: Any) -> list[Ranked]:
        """Return the answers worth weighing against each other, the mind's own choice first; none: search the tree."""
        return []

    def solve(self, s: Any, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        """Return the answers, best first, found within the time by a search of the game's own; none: search as usual.

        For questions where nothing is hidden and no luck is to come, such as chess."""
        return []

    def rank(self, s: Any) -> list[Ranked]:
        """Return all legal actions of the seat asked, best first, each with its worth and reasons.

        Answers to a form that the step admits may be among them, though they are not listed as legal.

        A public reason is told at the table, so it may not speak of the seat's own cards; private ones may. Of a
        question with `secret = True` neither is told before the end, so both may say what is chosen."""
        plain = Reason("why-any")
        return [Ranked(a, 0.0, plain) for a in s.agenda[-1].legal(s)]

    def tie_margin(self, s: Any) -> float:
        """Return how far an answer's worth may fall short of the best and still be as good: medium takes any of these.

        For games without luck, which would otherwise all be alike."""
        return 0.0

    def shortlist(self, s: Any, most: int) -> Sequence[Action]:
        """Return at most so many actions worth searching, best first."""
        return s.agenda[-1].legal(s)  # type: ignore[no-any-return]

    def move(self, s: Any, rng: Random) -> Action:
        """Return a quick sensible move, for playouts."""
        return any_kind(s.agenda[-1].legal(s), rng)

    def play_on(self, s: Any, viewer: int, rng: Random) -> int:
        """Play on by quick moves from a leaf of the search of seat `viewer`, to where this mind evaluates.

        Return how many decisions the seats made."""
        made = playout(s, rng, self.cut, self.move)
        roll_on(s, rng)
        return made

    def evaluate(self, s: Any, viewer: int) -> list[float] | None:
        """Return each seat's chance of winning, from 0 to 1, as the seat `viewer` can judge it; None: play on to see.

        The cards it can't see were dealt at random, so they should not sway it."""
        return None

    def aside(self, s: Any, seat: int) -> Action | None:
        """Return what this seat says without being asked; None: nothing."""
        return None
