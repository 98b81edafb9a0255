"""Playing a card: what it takes, why it can't be played, and how it comes into play."""

from typing import Final

from greathall.core.words import Action, Refusal, Step
from greathall.games.tcg.cards import BOOK, CONDITIONAL
from greathall.games.tcg.model import Play, Played
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.named import CHESS, HERMIONE, HIDING, HUNTING, PRIVET_DRIVE, REPTILES, RON
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.using import is_silenced
from greathall.games.tcg.printed import (
    ACTIONS, ADVENTURE, CALLED, CHARACTER, CREATURE, ITEM, KIND, LESSON, NEEDS, NUMBER, SPELL, SUBJECT, SUBJECTS,
    UNIQUE,
)
from greathall.games.tcg.refusals import absent, of_card

FORGETFULNESS: Final = NUMBER["Forgetfulness Potion"]
PLAY: Final = [Play(card) for card in range(len(KIND))]


def actions_for(s: Table, me: int, card: int) -> int:
    """TC-3.4, TC-R3.6, TC-R7.1: an adventure or a character takes two actions; Ron makes characters cheaper."""
    return 1 if KIND[card] == CHARACTER and RON in s.board[me] else ACTIONS[card]


def plays(s: Table, me: int) -> list[Action]:
    """TC-14.1, TC-R4.4, TC-R4.5: check in the order of the rule; assumes that playing cards isn't banned altogether."""
    power = s.power(me)
    total, actions, theirs = sum(power), s.actions, s.adventure[1 - me]
    found: list[Action] = []
    last, conditional = -1, CONDITIONAL
    for card in sorted(s.hands[me].cards):
        if card == last:
            continue
        last, needs = card, NEEDS[card]
        if needs > total or (needs and not power[SUBJECT[card]]):
            continue
        kind = KIND[card]
        if actions < ACTIONS[card] and actions < actions_for(s, me, card):
            continue
        if theirs and (is_hindered(s, me, kind) or not has_power(s, me, card, power)):
            continue
        if (UNIQUE[card] and s.in_play(card)) or (kind == ADVENTURE and s.adventure[me]):
            continue
        if not conditional[card] or BOOK[card].playable(s, me):
            found.append(PLAY[card])
    return found


def is_hindered(s: Table, me: int, kind: int) -> bool:
    """TC-R7.2, TC-R4.8: return whether the opponent's adventure forbids this."""
    theirs = s.adventure[1 - me]
    if not theirs:
        return False
    return ((kind == SPELL and theirs == PRIVET_DRIVE)
            or (kind == ITEM and theirs == HIDING)
            or (kind == LESSON and theirs == REPTILES and s.lesson_actions > 0))


def power_needed(s: Table, me: int, card: int) -> int:
    """TC-R4.9: return the power a card needs, which Harry Hunting raises for creatures and spells."""
    hunted = s.adventure[1 - me] == HUNTING and KIND[card] in (CREATURE, SPELL)
    return NEEDS[card] + 2 * hunted


def has_power(s: Table, me: int, card: int, power: list[int]) -> bool:
    """TC-4.1, TC-4.2, TC-R4.1: you need enough power, some of it in the card's subject, before you pay a cost."""
    return not NEEDS[card] or (power[SUBJECT[card]] > 0 and sum(power) >= power_needed(s, me, card))


# ── why not ──────────────────────────────────────────────────────────────────
def no_play(s: Table, me: int, card: int) -> Refusal:
    """TC-14.1: return why a card can't be played, checked in the order of the rule."""
    no = absent(card, s.hands[me].cards, "TC-14.1", "no-card")
    if no is not None:
        return no
    if not s.struck:
        return Refusal("TC-3.2", "no-strike-first")
    actions = actions_for(s, me, card)
    if s.actions < actions:
        return Refusal("TC-3.4", "no-two-actions", {"card": CALLED[card]}) if actions > 1 else Refusal(
            "TC-3.3", "no-actions")
    return (ban_on(s, me, KIND[card]) or place_taken(s, me, card) or powerless(s, me, card)
            or BOOK[card].lacking(s, me))


def ban_on(s: Table, me: int, kind: int) -> Refusal | None:
    """TC-14.3: a potion or the opponent's adventure may ban playing cards."""
    if is_silenced(s, me):
        return of_card(FORGETFULNESS if s.banned[me] else CHESS, "no-banned")
    return of_card(s.adventure[1 - me], "no-hindered") if is_hindered(s, me, kind) else None


def place_taken(s: Table, me: int, card: int) -> Refusal | None:
    if UNIQUE[card] and s.in_play(card):
        return Refusal("TC-8.1", "no-unique", {"card": CALLED[card]})
    if KIND[card] == ADVENTURE and s.adventure[me]:
        return Refusal("TC-6.1", "no-second-adventure")
    return None


def powerless(s: Table, me: int, card: int) -> Refusal | None:
    """TC-4.1: you need at least the printed power, some of it in the card's subject.

    Harry Hunting raises the amount; that is checked last."""
    power, needs = s.power(me), power_needed(s, me, card)
    have = sum(power)
    if have < NEEDS[card]:
        return Refusal("TC-4.1", "no-power", {"card": CALLED[card], "needs": NEEDS[card], "have": have})
    if NEEDS[card] and not power[SUBJECT[card]]:
        return Refusal("TC-4.1", "no-symbol", {"card": CALLED[card], "subject": SUBJECTS[SUBJECT[card]]})
    return of_card(HUNTING, "no-power-hunted", needs=needs, have=have) if have < needs else None


# ── how it comes into play ───────────────────────────────────────────────────
def play(s: Table, me: int, card: int) -> None:
    """TC-14.1, TC-R4.1: spend the actions, pay the cost, then follow the text in its order (TC-R2.4).

    A spell is discarded last. TC-R7.10: any card counts as played."""
    s.actions -= actions_for(s, me, card)
    s.lift(me, card)
    s.limbo[me].append(card)
    s.played[me] += 1
    s.tell(Played, me, card)
    s.then(*BOOK[card].cost(s, me), Comes(me, card))


class Comes(Step):
    """TC-5.1, TC-6.1, TC-R7.2: the card comes into play, or the spell takes effect.

    TC-R4.12: with two lessons already in play, Hermione lays another."""

    who: int
    card: int

    def take(self, s: Table, a: None) -> None:
        me, card, kind = self.who, self.card, KIND[self.card]
        if kind == SPELL:
            s.then(SpellEnds(me, card))
        else:
            s.limbo[me].remove(card)
            if kind == ADVENTURE:
                s.adventure[me] = card
            else:
                lessons = sum(s.lessons[me])
                s.enter(me, card)
                if kind == LESSON:
                    s.lesson_actions += 1
                    if lessons >= 2 and HERMIONE in s.board[me] and len(s.hands[me]):
                        s.then(LayLessons(me, 1))
        BOOK[card].on_play(s, me)


class SpellEnds(Step):
    """TC-5.4, TC-9.1: a spell never stays in play."""

    who: int
    card: int

    def take(self, s: Table, a: None) -> None:
        s.limbo[self.who].remove(self.card)
        s.heaps[self.who].append(self.card)
