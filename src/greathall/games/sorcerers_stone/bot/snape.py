"""Snape's challenge: which cards to keep, what to find out, whom to rob and when to declare."""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Any, ClassVar, Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.core.zones import sees
from greathall.games.sorcerers_stone.board import (
    ANOTHER, LOOK, LOSE, MIRROR, NETTLE, POTIONS, ROUND, SMALL, SNAPE, STEAL,
)
from greathall.games.sorcerers_stone.bot.odds import shares, weigh_seats
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.bot.potions import Cellar
from greathall.games.sorcerers_stone.model import (
    Cast, Declare, Discard, Draw, End, Flip, Guard, Keep, LookHand, LookShelf, Steal,
)
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.potions import has_pair
from greathall.games.sorcerers_stone.play.snape import Guarding, Shed
from greathall.games.sorcerers_stone.play.table import Table

BOLD: Final = 0.9
"""How likely a pair must be right to be declared."""
HASTE: Final = 1.5
"""How much less sure to be when others search the Mirror, per share of it they see in a round."""
CURIOUS: Final = 0.3
"""Above this chance of a right pair the shelf is worth more than a card."""
CASTING: Final = {ANOTHER: 0.4, STEAL: 0.5, LOOK: 0.2, NETTLE: 0.001, LOSE: -1.0}
"""The worth of following an incantation at once."""


# ── choosing ─────────────────────────────────────────────────────────────────
def boldness(s: Table) -> float:
    """SS-7.2: waiting is worth less with each mirror card that others turn over."""
    searching = sum(seat not in s.snape.wrong for seat in s.at(MIRROR)) if not s.alone else 0
    return BOLD * max(0.0, 1 - HASTE * searching / max(s.mirror.mirrors.bit_count(), 1))


def brewing(s: Table, step: Any, cellar: Cellar, a: Action) -> float:
    b = s.snape
    hand, seat = b.hands[step.seat].cards, step.seat
    if isinstance(a, Guard):
        return guarding(s, step, cellar, a) - guarding(s, step, cellar, Guard(b.guard[seat])) - 0.01
    if isinstance(a, End):
        return 0.0
    sure = cellar.right(hand) if has_pair(s, seat) else 0.0
    if isinstance(a, Declare):
        return 10.0 * (sure - boldness(s)) if sure < 1 else 20.0
    if isinstance(a, Draw):
        return 1.0
    assert isinstance(a, Flip)
    news = cellar.hidden and not sees(b.shelf.known[a.place], seat)
    return (1.0 + sure - CURIOUS) if news else 0.1


def surplus(s: Table, step: Any, cellar: Cellar, a: Action) -> float:
    hand = s.snape.hands[step.seat].cards
    if isinstance(a, Keep):
        return cellar.worth(hand)
    assert isinstance(a, Discard | Cast)
    card = hand[a.place]
    kept = hand[:a.place] + hand[a.place + 1:]
    if isinstance(a, Discard):
        return cellar.worth(kept, card)
    gain = CASTING[card]
    if card == STEAL and not any(len(s.snape.hands[other]) for other in s.at(SNAPE) if other != step.seat):
        gain = 0.0
    return cellar.worth(kept) + gain


def guarding(s: Table, step: Any, cellar: Cellar, a: Any) -> float:
    """Score a card to guard: the better one."""
    hand = s.snape.hands[step.seat].cards
    return cellar.worth([hand[a.place]]) if 0 <= a.place < len(hand) else -1.0


def stealing(s: Table, step: Any, cellar: Cellar, a: Any) -> float:
    """Score a card to steal: the one that helps most; unseen ones count as what they are likely to be."""
    if isinstance(a, End):
        return 0.0
    row = s.snape.hands[a.target]
    known = sees(row.known[a.place], step.seat)
    if not known:
        return 0.2
    card, hand = row.cards[a.place], s.snape.hands[step.seat].cards
    if card >= ANOTHER:
        return 0.01
    mine = Cellar(s, step.seat, card)
    return max(mine.worth([*hand[:i], *hand[i + 1:], card]) for i in range(len(hand) or 1)) - cellar.worth(hand)


def looking(s: Table, step: Any, cellar: Cellar, a: Action) -> float:
    """Score a card to look at: the shelf while your pair may be right, otherwise the others' cards.

    A card you have already seen is no news."""
    b = s.snape
    hand = b.hands[step.seat].cards
    if isinstance(a, LookShelf):
        news = not sees(b.shelf.known[a.place], step.seat)
        return cellar.worth(hand) if news else -1.0
    assert isinstance(a, LookHand)
    return -1.0 if sees(b.hands[a.target].known[a.place], step.seat) else 0.3


WORTH: Final[dict[Any, Callable[[Table, Any, Cellar, Any], float]]] = {
    Shed: surplus, Guarding: guarding, Brewing: brewing, Surplus: surplus, Again: brewing, Stealing: stealing,
    Looking: looking}


# ── judging ──────────────────────────────────────────────────────────────────
FEATURES: Final = ("S", "R", "pair", "S behind", "R behind", "steal", "turn")
WEIGHTS: Final[tuple[float, ...]] = (0.8, 0.8, 2.0, -0.1, -0.1, 0.3, 0.0)
"""Weights in logits of declaring rightly first, fitted to games between medium bots (bench/fit_sorcerers_stone.py)."""
BEHIND: Final = 4
"""Potions at least this far behind the lowest are all alike."""


def features(s: Table) -> list[list[float]]:
    """Return who has the lowest potions and how far behind each seat's best are, as they are in this world.

    Seats that are no longer at the potions have no features."""
    b = s.snape
    away = 0
    for card in (*b.shelf.cards, *b.beside, *b.gone):
        away |= 1 << card
    return [holding(s, seat, away) if s.where[seat] == SNAPE and s.is_playing(seat) else [] for seat in range(s.seats)]


def holding(s: Table, seat: int, away: int) -> list[float]:
    behind = []
    for kind in (SMALL, ROUND):
        own = min((card for card in s.snape.hands[seat].cards if kind <= card < kind + POTIONS), default=kind + POTIONS)
        lower = ((1 << own) - 1 & ~((1 << kind) - 1) & ~away).bit_count()
        behind.append(min(lower, BEHIND))
    one, two = (float(not lower) for lower in behind)
    return [one, two, one * two, float(behind[0]), float(behind[1]), float(STEAL in s.snape.hands[seat].cards),
            (seat - s.turn - 1) % s.seats / s.seats]


# ── reasons ──────────────────────────────────────────────────────────────────
PLAIN: Final = {Draw: "why-draw", Flip: "why-flip", Keep: "why-keep", Guard: "why-guard", End: "why-brewed",
                LookShelf: "why-look-shelf", LookHand: "why-look-hand", Steal: "why-steal", Declare: "why-declare"}
"""By choice, the reason that is the same wherever it is made."""


class SnapePart(Part):
    questions: ClassVar = (Shed, Guarding, Brewing, Surplus, Again, Stealing, Looking)
    tie_margin: ClassVar = 0.001

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        step: Any = s.agenda[-1]
        cellar = Cellar(s, step.seat)
        worth = WORTH[type(step)]
        return [(worth(s, step, cellar, a), a) for a in step.legal(s)]

    def move(self, s: Table, rng: Random) -> Action:
        """Return the best action, or any of those equal."""
        return max([(worth + self.tie_margin * rng.random(), a) for worth, a in self.score_all(s)],
                   key=itemgetter(0))[1]

    def chances(self, s: Table, viewer: int) -> list[float]:
        return shares(weigh_seats(WEIGHTS, features(s)))

    def public(self, s: Table, a: Action) -> Reason:
        if isinstance(a, Discard | Cast):
            card = s.snape.hands[s.agenda[-1].seat].cards[a.place]
            return Reason("why-discard" if isinstance(a, Discard) else "why-cast", {"card": card})
        return Reason(PLAIN[type(a)])

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        """Return, for the owner, how likely the pair is right from what this seat has seen."""
        seat = s.agenda[-1].seat
        if not has_pair(s, seat):
            return ()
        sure = Cellar(s, seat).right(s.snape.hands[seat].cards)
        return (Reason("why-sure", {"share": round(100 * sure)}),)
