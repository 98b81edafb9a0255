"""A game's knowledge for bots: which moves and positions look good, and the names of the reasons.

Bots play a game without a mind of its own at random and by plain search."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.engine import any_kind, playout, roll_on
from greathall.core.words import Action


class Reason(Struct, frozen=True):
    """A sentence of the game's catalogue with its facts.

    Facts are put into words like the fields of words: a card is a number, so that all readers get its label in their
    language."""

    key: str
    facts: dict[str, Any] = {}

    @property
    def hint(self) -> "Reason":
        """A bot's reason as advice to a player: hint-… says what why-… says of the bot."""
        return Reason(self.key.replace("why-", "hint-", 1), self.facts)


class Ranked(Struct, frozen=True):
    """An action with its worth and reasons.

    `public` may only rest on what the whole table sees; `private` may rest on the seat's own cards."""

    action: Action
    worth: float
    public: Reason
    private: tuple[Reason, ...] = ()


class Mind:
    """A game's knowledge for bots; override `rank` first, because easy, medium and hard all use it.

    Every state that it gets is imagined from one seat's view, so it may read everything and still can't cheat.

        class FestivalMind(Mind):
            def rank(self, s):
                legal = s.agenda[-1].legal(s)
                return [Ranked(a, brightness(a), Reason("why-bright")) for a in legal]
    """

    curiosity = 0.3
    """The weight of the unknown in a search, in units of the chance of winning.

    Take less if a single choice rarely decides a game."""
    cut = 0
    """How many decisions a playout of the search makes before this mind evaluates.

    With few tries, less noise is better: in Sequence, at 0.04 s per move and in 150 games each, hard won 57% against
    medium with 0, 53% with 2 and 39% with 4."""

    frank = True
    """Whether to say of an only move that it is the only one; False if that would give away hidden cards."""

    def prepare(self, s: Any) -> None:
        """Prepare an imagined state for search, for instance by resolving what nobody would leave open."""

    def candidates(self, s: Any) -> list[Ranked]:
        """Return the answers worth comparing, the mind's own choice first; if empty, the tree is searched."""
        return []

    def solve(self, s: Any, seconds: float, clock: Callable[[], float], rng: Random) -> list[Ranked]:
        """Return the answers that the game's own search finds in time, best first; if empty, search as usual.

        This is for questions where nothing is hidden and nothing will be drawn, such as chess."""
        return []

    def rank(self, s: Any) -> list[Ranked]:
        """Return all legal actions of the seat asked, best first, each with its worth and reasons.

        They may include answers to a form that the step admits but doesn't list as legal.

        A public reason is shown to the whole table, so it can't mention the seat's own cards; private ones can. For a
        question with `secret = True` neither is shown before the end, so both may mention the choice."""
        plain = Reason("why-any")
        return [Ranked(a, 0.0, plain) for a in s.agenda[-1].legal(s)]

    def tie_margin(self, s: Any) -> float:
        """Return how far an answer's worth may fall short of the best and still count as equal.

        Medium takes any of these. This is for games without luck, which would otherwise all be alike."""
        return 0.0

    def shortlist(self, s: Any, most: int) -> Sequence[Action]:
        """Return at most `most` actions worth searching, best first."""
        return s.agenda[-1].legal(s)  # type: ignore[no-any-return]

    def move(self, s: Any, rng: Random) -> Action:
        """Return a quick, sensible move for playouts."""
        return any_kind(s.agenda[-1].legal(s), rng)

    def play_on(self, s: Any, viewer: int, rng: Random) -> int:
        """Play on with quick moves from a leaf of the search of seat `viewer`, to where this mind evaluates.

        Return how many decisions the seats made."""
        made = playout(s, rng, self.cut, self.move)
        roll_on(s, rng)
        return made

    def evaluate(self, s: Any, viewer: int) -> list[float] | None:
        """Return each seat's chance of winning, from 0 to 1, as seat `viewer` can judge it; None to play on.

        The cards that seat can't see were dealt at random, so they shouldn't count."""
        return None

    def aside(self, s: Any, seat: int) -> Action | None:
        """Return what this seat does without being asked; None for nothing.

        It is called only where `has_urgent_aside` of the game is true."""
        return None
