"""How medium rates every answer, in points of damage; doing nothing is 0."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from greathall.core.words import Action
from greathall.games.tcg.bot.glance import Glance
from greathall.games.tcg.bot.plays import LETHAL, bite, hit, playing, wounding
from greathall.games.tcg.bot.ventures import skipping, solving
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw, GoFirst, Pick, Play, Redraw, Show, Skip, Solve, Strike, Suffer, Target, Use, Yes,
)
from greathall.games.tcg.play.choosing import (
    BackToHand, Discard, Exam, KeepOne, Remove, TakeAway,
)
from greathall.games.tcg.play.damage import Aim, AimAtCreature, Question, Ward
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.named import CLOAK, INGREDIENTS
from greathall.games.tcg.play.playing import actions_for
from greathall.games.tcg.play.rewards import DrawOrDamage
from greathall.games.tcg.play.searching import PLAY, Gather, Search
from greathall.games.tcg.play.start import Choose, MayRedraw
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Main, Order
from greathall.games.tcg.play.using import Exchange, StillCreature
from greathall.games.tcg.printed import (
    ACTIONS, DAMAGE, HEALTH, KIND, LESSON, NOT_HEALING, NUMBER, WITH_CHARMS, fits, subject_of,
)

Scored = list[tuple[float, Action]]
SPENT: Final = 0.8
"""How much of a card's worth in hand counts against playing it for little."""
FREE: Final = 0.5
"""The bonus for anything that costs no action: if it is worth doing, it comes first."""


# ── the turn ─────────────────────────────────────────────────────────────────
def turn(g: Glance, legal: Any) -> Scored:
    """Rate actions that compete for the two there are.

    A card that takes both must be worth more than the best two that take one."""
    rows = [(choice(g, a), a) for a in legal]
    if g.s.actions < 2:
        return rows
    double = [twofold(g, a) for a in legal]
    if not any(double):
        return rows
    single = sorted((row[0] for row, both in zip(rows, double, strict=True) if not both), reverse=True)
    other = max(0.0, single[1] if len(single) > 1 else 0.0)
    return [(worth - other if both and worth < LETHAL / 2 else worth, a)
            for (worth, a), both in zip(rows, double, strict=True)]


def twofold(g: Glance, a: Action) -> bool:
    return isinstance(a, Play) and ACTIONS[a.card] > 1 and actions_for(g.s, g.me, a.card) > 1


def choice(g: Glance, a: Any) -> float:
    if isinstance(a, Play):
        return playing(g, a.card) - (0.0 if KIND[a.card] == LESSON else SPENT)
    if isinstance(a, Draw):
        return g.drawing(a.count)
    if isinstance(a, Use):
        return using(g, g.s.board[g.me][a.place])
    if isinstance(a, Solve):
        worth = solving(g, a.way)
        return worth + FREE if worth > 0 else worth
    if isinstance(a, Skip):
        return skipping(g)
    return 2 * LETHAL if isinstance(a, Strike) else 0.0


def using(g: Glance, card: int) -> float:
    """Rate an ability: what it brings, less the action it may cost."""
    s = g.s
    if card == DEAN:
        return g.drawing(3) if len(g.hand) <= 4 else -1.0
    if card == SNAPE:
        found = len(s.heaps[g.me])
        return 8.0 if found >= 8 or g.life() > 2 else -1.0
    if card == DRACO:
        return 1.0 + 0.1 * len(s.hands[g.op]) - g.least(1, g.hand) if len(s.hands[g.op]) else -2.0
    if card in (HANNAH, FLITWICK):
        return swap(g, 2 if card == HANNAH else 1)
    if card == NICK:
        return 2.0 if g.mine > 10 else -1.0
    if card == KEYS:
        return 5.0
    if card == CAGE:
        return 0.6 * max((g.card_in_play(g.op, place) for place in s.creatures(g.op)), default=-3.0) - g.losing(g.me, 0)
    return max(g.lesson(subject_of(lesson)) for lesson in s.heaps[g.me] if KIND[lesson] == LESSON) - 0.1


def swap(g: Glance, takes: int) -> float:
    """Rate two cards from the hand for some from the pile."""
    what = NOT_HEALING if takes > 1 else WITH_CHARMS
    best = sorted((g.keep(card) for card in g.s.heaps[g.me] if fits(card, what)), reverse=True)[:takes]
    gain = sum(best, 0.0) - g.least(2, g.hand)
    return gain if gain > 1.5 else -1.0


DEAN, DRACO, HANNAH, NICK, FLITWICK, SNAPE, KEYS, CAGE = (NUMBER[name] for name in (
    "Dean Thomas", "Draco Malfoy", "Hannah Abbott", "Nearly Headless Nick", "Professor Filius Flitwick",
    "Professor Severus Snape", "Winged Keys", "Cage"))


# ── answers ──────────────────────────────────────────────────────────────────
def target(g: Glance, a: Any) -> float:
    """Rate a target for a spell."""
    if isinstance(a, AtPlayer):
        return hit(g, g.step.amount)
    return 0.0 if isinstance(a, Done) else wounding(g, a.side, a.place, g.step.amount)


def lost(g: Glance, a: Any) -> float:
    """Rate a card in play to discard: the opponent's best, or your own that you miss least."""
    if isinstance(a, Done):
        return 0.0
    side = g.step.side
    if isinstance(a, Target):
        worth = g.card_in_play(side, a.place)
    elif KIND[a.card] == LESSON:
        worth = g.losing(side, subject_of(a.card))
    else:
        worth = 3.0  # your own adventure
    return worth if side == g.op else -worth


def rate_keep(g: Glance, a: Any) -> float:
    return g.card_in_play(a.side, a.place) if isinstance(a, Target) else 0.0


def back(g: Glance, a: Any) -> float:
    """Rate a creature that goes back to a hand."""
    if isinstance(a, Done):
        return 0.0
    worth = 0.6 * g.card_in_play(a.side, a.place)
    return worth if a.side == g.op else -worth


def rate_still(g: Glance, a: Any) -> float:
    place: int = a.place
    return float(DAMAGE[g.s.board[a.side][place]] if not g.s.stilled[a.side][place] else 0)


def rate_discard(g: Glance, a: Any) -> float:
    """Rate cards to discard from hand, the least useful first."""
    return -g.keep(a.card) if isinstance(a, Pick) else 0.0


def rate_take(g: Glance, a: Any) -> float:
    return g.fear(a.card) if isinstance(a, Pick) else 0.0


def rate_gather(g: Glance, a: Any) -> float:
    """Rate cards to gather, as many as allowed: in the deck they are life, elsewhere they are useful."""
    if isinstance(a, Done):
        return 0.0
    return 0.1 + (g.lesson(subject_of(a.card)) if g.step.to == PLAY else max(0.0, g.keep(a.card)))


def rate_exchange(g: Glance, a: Any) -> float:
    return g.keep(a.card)


def found(g: Glance, a: Any) -> float:
    """Rate a card found in the deck, although the deck is life."""
    if isinstance(a, Done):
        return 0.0
    return g.keep(a.card) - (50.0 if g.mine - len(g.s.picks) <= 2 + g.threat else 0.3)


def rate_lesson(g: Glance, a: Any) -> float:
    return 0.1 + g.lesson(subject_of(a.card)) if isinstance(a, Pick) else 0.0


def rate_ward(g: Glance, a: Any) -> float:
    """Rate what the damage costs against the ward."""
    if isinstance(a, Suffer):
        return -LETHAL if g.step.amount >= g.mine else -g.step.amount * g.life()
    card = g.s.board[g.me][a.place]
    if card == CLOAK:
        return -0.1
    if card == INGREDIENTS:
        return -2.5
    left = HEALTH[card] - g.s.hurt[g.me][a.place]
    worth = g.card_in_play(g.me, a.place)
    return -worth if g.step.amount >= left else -worth * 0.3


def rate_answer(_: Glance, a: Any) -> float:
    return 1.0 if isinstance(a, Show) else 0.0


def rate_exam(g: Glance, a: Any) -> float:
    if isinstance(a, Show):
        return -g.losing(g.me, subject_of(a.card))
    lessons = [g.losing(g.me, subject) for subject in range(4) for _ in range(g.s.lessons[g.me][subject])]
    others = [g.card_in_play(g.me, place) for place in range(1, len(g.s.board[g.me]))]
    return -sum(sorted(lessons + others)[:3], 0.0)


def may_draw(g: Glance, a: Any) -> float:
    return g.drawing(g.step.count) if isinstance(a, Yes) else 0.0


def draw_any(g: Glance, a: Any) -> float:
    return g.drawing(a.count) if a.count else 0.0


def draw_or_damage(g: Glance, a: Any) -> float:
    return g.drawing(g.step.amount) + 0.5 if isinstance(a, Draw) else bite(g, g.step.amount)


def rate_order(g: Glance, a: Any) -> float:
    """Put damage first, because it may end the game; then drawing; the opponent's adventure last."""
    return 1.0 if a.card == g.s.adventure[g.me] else 0.0 if a.card == g.s.adventure[g.op] else 0.5


def rate_redraw(g: Glance, a: Any) -> float:
    """Rate seven new cards for a hand with too few lessons, or hardly anything else."""
    lessons = sum(KIND[card] == LESSON for card in g.hand)
    return (1.0 if lessons < 2 or lessons > 5 else -1.0) if isinstance(a, Redraw) else 0.0


def begins(_: Glance, a: Any) -> float:
    return 1.0 if isinstance(a, GoFirst) else 0.0


Answer = Callable[[Glance, Any], float]
ANSWERS: Final[dict[type, Answer]] = {
    Aim: target, AimAtCreature: target, Remove: lost, KeepOne: rate_keep,
    BackToHand: back, StillCreature: rate_still, Discard: rate_discard, TakeAway: rate_take,
    Gather: rate_gather, Exchange: rate_exchange, Search: found, LayLessons: rate_lesson, Ward: rate_ward,
    Question: rate_answer, Exam: rate_exam, MayDraw: may_draw,
    DrawAny: draw_any, DrawOrDamage: draw_or_damage, Order: rate_order, MayRedraw: rate_redraw, Choose: begins}


def score_all(s: Table) -> Scored:
    """Return all legal actions of the asked seat with their worth, in their order."""
    step: Any = s.agenda[-1]
    legal = step.legal(s)
    g = Glance(s, step.seat, step)
    if isinstance(step, Main):
        return turn(g, legal)
    answer = ANSWERS[type(step)]
    return [(answer(g, a), a) for a in legal]


def best(s: Table) -> Action:
    """Return the first of the best answers; a single one needs no thought."""
    step: Any = s.agenda[-1]
    legal = step.legal(s)
    if len(legal) == 1:
        return legal[0]  # type: ignore[no-any-return]
    g = Glance(s, step.seat, step)
    if isinstance(step, Main):
        return max(turn(g, legal), key=itemgetter(0))[1]
    answer = ANSWERS[type(step)]
    return max(legal, key=lambda a: answer(g, a))  # type: ignore[no-any-return]
