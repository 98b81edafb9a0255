"""Snape's challenge: a turn, and what the incantations do."""

from typing import Any

from greathall.core.words import Action, Ask, Refusal
from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.board import (
    ANOTHER, HAND, LONG, LOOK, LOSE, NOWHERE, SHELF, SNAPE, STEAL, is_potion,
)
from greathall.games.sorcerers_stone.model import (
    Cast, Declare, Discard, Draw, End, Flip, Followed, Guard, Guarded, Keep, LookHand, LookShelf, Looked, Missed,
    PotionsShuffled, Redealt, ShelfTurned, Steal, Stolen,
)
from greathall.games.sorcerers_stone.play.potions import Declaring, has_pair
from greathall.games.sorcerers_stone.play.snape import (
    PickCard, Settle, discard, no_such_card, note_potion, remove, tell_apart, too_many,
)
from greathall.games.sorcerers_stone.play.table import Table



# ── a turn ───────────────────────────────────────────────────────────────────
def acts(_s: Table, _seat: int) -> bool:
    """SS-6.4: nobody waits here."""
    return True


def misses(s: Table, seat: int) -> bool:
    """SS-6.10, SS-P11: if you followed Lose Your Turn, you miss your next turn, even at the Mirror.

    It still counts as part of the round."""
    b = s.snape
    if not b.lose[seat]:
        return False
    b.lose[seat] -= 1
    s.tell(Missed, seat)
    if seat == b.started:
        b.started = NOWHERE
    return True


def turn(s: Table, seat: int) -> None:
    """SS-P24: after a long time without a declaration, hands and discards are dealt again."""
    b = s.snape
    if seat == b.started or b.started not in s.at(SNAPE):
        b.started = seat
        b.rounds += 1
    s.then(Brewing(seat, False, False))
    if b.rounds > LONG:
        redeal(s)


def redeal(s: Table) -> None:
    """SS-P24: deal all cards again; nobody knows any longer where a card is, except on the board."""
    b = s.snape
    b.rounds, b.mixed, b.claims = 1, [], []
    for seat in s.at(SNAPE):
        b.deck.bag += b.hands[seat].cards
        b.hands[seat].cards, b.hands[seat].known = [], []
        b.guard[seat] = NOWHERE
    b.deck.bag += b.discards
    b.discards = []
    s.tell(Redealt)
    here = s.at(SNAPE)
    s.then(*(PickCard(seat) for _ in range(HAND) for seat in here), *(Settle(seat) for seat in here))


class Brewing(Ask):
    """SS-6.4, SS-6.5, SS-P05, SS-P06, SS-P15: pick a card from the deck or turn one over on the shelf.

    Your piece may move once. If you hold an S and an R, you may declare, before or after."""

    idle = False
    acted: bool
    shifted: bool

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = [End()] if self.acted else possible(s)
        hand, guarded = s.snape.hands[self.seat], s.snape.guard[self.seat]
        if not self.shifted:
            found += [Guard(place) for place in range(len(hand)) if place != guarded]
        return [*found, Declare()] if has_pair(s, self.seat) else found

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-6.4, SS-6.5, SS-P05, SS-P15: you have one action and one move of your piece; you declare with a pair."""
        if isinstance(a, Draw | Flip):
            return Refusal("SS-6.4", "no-second-action") if self.acted else no_action(a)
        if isinstance(a, End):
            return Refusal("SS-6.4", "no-end-before-action")
        if isinstance(a, Declare):
            return Refusal("SS-P15", "no-pair")
        if not isinstance(a, Guard):
            return None
        if self.shifted:
            return Refusal("SS-P05", "no-second-shift")
        here = a.place == s.snape.guard[self.seat] != NOWHERE
        return Refusal("SS-6.5", "no-shift") if here else no_such_card(s, self.seat, "SS-6.5")

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        if isinstance(a, Guard):
            s.snape.guard[seat] = a.place
            s.tell(Guarded, seat, a.place)
            s.then(Brewing(seat, self.acted, True))
        elif isinstance(a, Draw | Flip):
            s.then(Brewing(seat, True, self.shifted))
            act(s, seat, a)
        elif isinstance(a, Declare):
            s.then(Declaring(seat))


def possible(s: Table) -> list[Action]:
    """SS-6.4, SS-P07: pick a card or turn over a face-down bottle; only if you can do neither does the turn end."""
    b = s.snape
    draw: list[Action] = [Draw()] if b.deck.bag or b.discards else []
    return [*draw, *(Flip(place) for place in range(SHELF) if not b.shelf_open >> place & 1)] or [End()]


def no_action(a: Draw | Flip) -> Refusal:
    """SS-6.4, SS-P07, SS-P08: there is nothing left to pick, or that bottle is face up."""
    if isinstance(a, Draw):
        return Refusal("SS-P07", "no-cards-left")
    return no_bottle(a.place, "SS-6.4")


def no_bottle(place: int, rule: str) -> Refusal:
    opened = 0 <= place < SHELF
    return Refusal(rule, "no-turned-twice") if opened else Refusal(rule, "no-such-bottle", {"bottles": SHELF})


def act(s: Table, seat: int, a: Any) -> None:
    """SS-6.4, SS-P06, SS-P07, SS-P08: shuffle the discards into an empty deck; nobody takes the top discard."""
    b = s.snape
    if isinstance(a, Flip):
        b.shelf_open |= 1 << a.place
        b.shelf.known[a.place] = EVERYBODY
        s.tell(ShelfTurned, seat, a.place, b.shelf.cards[a.place])
        return
    if not b.deck.bag:
        b.deck.bag, b.discards = b.discards, []
        s.tell(PotionsShuffled)
    s.then(PickCard(seat), Surplus(seat, True), Settle(seat))


class Surplus(Ask):
    """SS-6.4, SS-6.6, SS-6.18, SS-P09, SS-P10: discard your surplus card, or follow an incantation instead.

    You may follow a fresh incantation even if you have room for it."""

    idle = False
    fresh: bool

    def legal(self, s: Table) -> list[Action]:
        hand = s.snape.hands[self.seat].cards
        if len(hand) <= HAND:
            return [Keep(), Cast(len(hand) - 1)] if self.fresh and not is_potion(hand[-1]) else [Keep()]
        return [*(Discard(place) for place in range(len(hand))),
                *(Cast(place) for place, card in enumerate(hand) if not is_potion(card))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-6.4, SS-6.6, SS-6.18, SS-P09: you discard only from three cards, and only incantations are followed."""
        hand = s.snape.hands[self.seat].cards
        if isinstance(a, Draw | Flip):
            return Refusal("SS-6.4", "no-second-action")
        if isinstance(a, Keep | End) and len(hand) > HAND:
            return too_many(s, self.seat, "SS-6.4")
        if not isinstance(a, Discard | Cast):
            return None
        if not 0 <= a.place < len(hand):
            return no_such_card(s, self.seat, "SS-6.4")
        if isinstance(a, Discard):
            return Refusal("SS-P09", "no-discard-yet", {"count": len(hand)})
        potion = is_potion(hand[a.place])
        return Refusal("SS-6.6", "no-potion-cast") if potion else Refusal("SS-6.18", "no-old-cast")

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Discard):
            discard(s, self.seat, a.place)
        elif isinstance(a, Cast):
            follow(s, self.seat, a.place)


def follow(s: Table, seat: int, place: int) -> None:
    """SS-6.7 to SS-6.10, SS-P11 to SS-P14: follow an incantation; used ones are out of play, except Steal."""
    b = s.snape
    card, _ = remove(s, seat, place)
    (b.discards if card == STEAL else b.gone).append(card)
    s.tell(Followed, seat, place, card)
    if card == ANOTHER:
        s.then(Again(seat))
    elif card == STEAL and any(len(b.hands[other]) for other in s.at(SNAPE) if other != seat):
        s.then(Stealing(seat), Surplus(seat, False))
    elif card == LOOK and Looking(seat).legal(s):
        s.then(Looking(seat))
    elif card == LOSE:
        b.lose[seat] += 1


class Again(Ask):
    """SS-6.7, SS-P12: act again, with the deck or the shelf."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return possible(s)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, End):
            return Refusal("SS-6.7", "no-end-before-action")
        return no_action(a) if isinstance(a, Draw | Flip) else None

    def take(self, s: Table, a: Any) -> None:
        if not isinstance(a, End):
            act(s, self.seat, a)


class Stealing(Ask):
    """SS-6.8, SS-P04, SS-P13: choose any of another player's cards by its place, unseen."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        safe, b = s.options["piece_protects_from_steal"], s.snape
        return [Steal(other, place) for other in s.at(SNAPE) if other != self.seat
                for place in range(len(b.hands[other])) if not (safe and b.guard[other] == place)] or [End()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-6.8, SS-P04, SS-P13: you steal from another player at the potions, and not a guarded card."""
        if isinstance(a, End):
            return Refusal("SS-6.8", "no-end-before-steal")
        if not isinstance(a, Steal):
            return None
        if a.target == self.seat:
            return Refusal("SS-6.8", "no-own-reach")
        return Refusal("SS-P04", "no-steal-under-piece") if guards(s, a) else Refusal("SS-P13", "no-such-card")

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, End):
            return
        card, known = remove(s, a.target, a.place, self.seat)
        hand = s.snape.hands[self.seat]
        hand.put(len(hand), card, known | 1 << self.seat)
        s.tell(Stolen, self.seat, a.target, a.place, card)
        tell_apart(s)
        s.then(Settle(a.target))


def guards(s: Table, a: Steal | LookHand) -> bool:
    """Return whether a piece stands on that card."""
    return a.target in s.at(SNAPE) and a.place == s.snape.guard[a.target] != NOWHERE


class Looking(Ask):
    """SS-6.9, SS-P14: look at a card on the shelf or another player's, but not one under a piece."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        b = s.snape
        shelf: list[Action] = [LookShelf(place) for place in range(SHELF) if not b.shelf_open >> place & 1]
        return [*shelf, *(LookHand(other, place) for other in s.at(SNAPE) if other != self.seat
                          for place in range(len(b.hands[other])) if place != b.guard[other])]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-6.5, SS-6.9: the card must be face down, another player's, and not under a piece."""
        if isinstance(a, LookShelf):
            return no_bottle(a.place, "SS-6.9")
        if not isinstance(a, LookHand):
            return None
        if a.target == self.seat:
            return Refusal("SS-6.9", "no-own-reach")
        return Refusal("SS-6.9", "no-look-under-piece" if guards(s, a) else "no-such-card")

    def take(self, s: Table, a: Any) -> None:
        row = s.snape.shelf if isinstance(a, LookShelf) else s.snape.hands[a.target]
        row.show(a.place, 1 << self.seat)
        target = NOWHERE if isinstance(a, LookShelf) else a.target
        s.tell(Looked, self.seat, target, a.place, row.cards[a.place])
        if isinstance(a, LookHand):
            note_potion(s, row.cards[a.place], 1 << self.seat)
        tell_apart(s)
