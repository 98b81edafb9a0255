"""Imagine what a view doesn't show: where the silver key is, and the potions."""

from random import Random
from typing import Final

from greathall.core.zones import EVERYBODY, Pile, Row, deal_out, mask
from greathall.games.sorcerers_stone.board import NOWHERE, POTIONS, ROUND, SMALL, is_potion
from greathall.games.sorcerers_stone.boards.snape import Snape
from greathall.games.sorcerers_stone.made.view import FlitwickView, SnapeView, View
from greathall.games.sorcerers_stone.play import claims
from greathall.games.sorcerers_stone.play.journey import agree
from greathall.games.sorcerers_stone.play.table import Table

__all__ = ["agree", "guess_flitwick", "guess_snape"]


def guess_flitwick(s: Table, v: View, w: FlitwickView, rng: Random) -> None:
    """SS-F03: hide the silver key where it may be; before it is first found, nothing is decided."""
    known = w.silver != NOWHERE or not w.found
    s.flitwick.silver = w.silver if known else rng.choice(w.keys)
    s.flitwick.silver_known = 0 if not known else EVERYBODY if v.me is None else 1 << v.me


# ── potions ──────────────────────────────────────────────────────────────────
TRIES: Final = 200


def guess_snape(s: Table, v: View, w: SnapeView, rng: Random) -> None:
    """Lay out potions, again and again until they contradict no declaration."""
    for _ in range(TRIES):
        pour(s.snape, v.me, w, rng)
        if stands(s.snape):
            break
    remember(s.snape, v.me, w)


def remember(b: Snape, me: int | None, w: SnapeView) -> None:
    """Let the viewer know what they have seen, and the others what they must have seen.

    The others know their own cards and the open ones; nobody can tell what else they have seen."""
    opened = [card for card in (*w.discards, *w.gone, *w.beside) if is_potion(card)]
    b.elsewhere = [mask([*opened, *filter(is_potion, hand.cards)]) for hand in b.hands] + [mask(opened)]
    b.elsewhere[-1 if me is None else me] = mask(w.elsewhere)


def pour(b: Snape, me: int | None, w: SnapeView, rng: Random) -> None:
    """Lay out the hidden cards once.

    The shelf has potions that were never seen elsewhere, among them everything lower than a pair rightly declared.
    Mixed cards are in their two places, and a player who collected a pair held a lower card. Otherwise any card may be
    anywhere."""
    pool, shelf, hands = w.unseen[:], w.shelf[:], [hand[:] for hand in w.hands]
    for small, round_, *where in w.mixed:
        pool.remove(small)
        pool.remove(round_)
        one, other = (small, round_) if rng.random() < 0.5 else (round_, small)
        hands[where[0]][where[1]], hands[where[2]][where[3]] = one, other
    for card in lower_than_pair(w):
        if card in pool:
            lay(shelf, card, pool, rng)
    bottles = [card for card in pool if is_potion(card) and card not in w.elsewhere]
    on_shelf = deal_out(bottles, (shelf.count(None),), rng)[0]
    pool = bottles + [card for card in pool if not is_potion(card) or card in w.elsewhere]
    for claim in w.claims:
        suppose(claim, hands, pool, rng)
    dealt = deal_out(pool, [hand.count(None) for hand in hands], rng)
    eyes = EVERYBODY if me is None else 1 << me
    b.shelf = fill_row(w.shelf, shelf, on_shelf, eyes, 0)
    b.hands = [fill_row(w.hands[seat], hands[seat], cards, eyes, 1 << seat) for seat, cards in enumerate(dealt)]
    b.deck = Pile(pool)


def lower_than_pair(w: SnapeView) -> list[int]:
    """SS-P16, SS-P19: everything lower than a pair rightly declared is on the board or out of play."""
    best = [max((card for card in w.gone if kind <= card < kind + POTIONS), default=kind) for kind in (SMALL, ROUND)]
    return [card for kind, top in zip((SMALL, ROUND), best, strict=True) for card in range(kind, top)]


def lay(row: list[int | None], card: int, pool: list[int], rng: Random) -> None:
    """Put a card of the pool in a random empty place, if there is one."""
    empty = [place for place, held in enumerate(row) if held is None]
    if empty:
        row[rng.choice(empty)] = card
        pool.remove(card)


def suppose(claim: list[int], hands: list[list[int | None]], pool: list[int], rng: Random) -> None:
    """SS-6.14, SS-P18: whoever collected held a lower card then; put one where it may be, unless one is known."""
    small, round_, first, second = claim[:claims.HEAD]
    for seat, kinds in ((first, "SR" if second == NOWHERE else "S"), (second, "R")):
        held = [entry for holder, entry in zip(claim[claims.HEAD::2], claim[claims.HEAD + 1::2], strict=True)
                if holder == seat]
        lower = {*range(SMALL, small if "S" in kinds else SMALL), *range(ROUND, round_ if "R" in kinds else ROUND)}
        places = [claims.place_of(entry) for entry in held if entry < 0]
        known = [*(entry for entry in held if entry >= 0), *(hands[where][place] for where, place in places)]
        empty = [(where, place) for where, place in places if hands[where][place] is None]
        fitting = [card for card in pool if card in lower]
        if empty and fitting and lower.isdisjoint(known):
            (where, place), card = rng.choice(empty), rng.choice(fitting)
            hands[where][place] = card
            pool.remove(card)


def stands(b: Snape) -> bool:
    """Return whether these cards would have made the same declarations wrong, with the same collectors."""
    return (all(claims.collectors(b.hands, claim) == claim[2:claims.HEAD] for claim in b.claims)
            and not any(set(lot) <= set(b.shelf.cards) for lot in b.astray))


def fill_row(seen: list[int | None], laid: list[int | None], cards: list[int], eyes: int, owner: int) -> Row:
    """Return the known cards, those laid and, for the rest, `cards`.

    A card is seen by its owner, and by this viewer if they know it."""
    rest = iter(cards)
    return Row([next(rest) if card is None else card for card in laid],
               [owner if card is None else eyes | owner for card in seen])
