"""Who knows what: note cards and snares are their owners', the silver key's place is known to who hid it, potions to
who saw them."""

from random import Random

from greathall.core.zones import Pile, Row, deal_out, sees
from greathall.games.sorcerers_stone.board import NOTE_CARDS, POTIONS, ROUND, SMALL, is_potion
from greathall.games.sorcerers_stone.model import View
from greathall.games.sorcerers_stone.play import claims
from greathall.games.sorcerers_stone.play.journey import agreed
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, bits


def mask(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def view(s: Table, me: int | None) -> View:
    rows = [*s.snares]
    known = [sorted(c for c, k in zip(row.cards, row.known, strict=True) if sees(k, me)) for row in rows]
    vines = [c for row in rows for c, k in zip(row.cards, row.known, strict=True) if not sees(k, me)]
    hidden = [c for row in (s.shelf, *s.hands) for c, k in zip(row.cards, row.known, strict=True) if not sees(k, me)]
    return View(
        me, s.seats, s.options, s.turn, s.first, s.where[:], s.fresh[:], s.held[:], bits(s.out), s.prizes[:],
        bits(s.dark), s.fluffy, s.singer, s.pos[:], sorted(s.notes[me]) if me is not None else [],
        [len(hand) for hand in s.notes], len(s.note_pile), sorted(s.note_discards), s.idle,
        s.area[:], [bits(ring) for ring in s.rings], sorted(s.snares[me].cards) if me is not None else [], known,
        [len(row) for row in rows], len(s.snare_pile), sorted(vines + s.snare_pile.bag), s.fire[:],
        bits(s.keys), s.silver != NOWHERE, s.silver if sees(s.silver_known, me) else NOWHERE, s.stands[:], s.found[:],
        s.squares[:], s.harry[:], s.colour[:], s.ron, s.hermione, s.homes[:], s.captured[:], s.rights, s.passant,
        s.quiet, s.positions[:], s.checked, s.chess_over, s.team, s.run[:], bits(s.spun), s.clock, s.finish[:],
        s.shelf.seen_by(me), bits(s.shelf_open), s.beside[:], [hand.seen_by(me) for hand in s.hands],
        [claim[:] for claim in s.claims], bits(s.elsewhere[-1 if me is None else me]),
        [lot[:] for lot in s.astray], mixed(s, me), s.guard[:],
        len(s.deck), s.discards[:], s.gone[:], sorted(hidden + s.deck.bag), s.rounds, s.lose[:], s.wrong[:], s.started,
        bits(s.mirrors), bits(s.flipped), s.late, s.agenda[:])


def mixed(s: Table, me: int | None) -> list[list[int]]:
    """SS-6.14, SS-P19: two cards that everybody has seen, and the two places where they lie; which is where, this
    viewer does not know. The places are in an order that tells nothing."""
    found = []
    for pair in s.mixed:
        where = sorted((seat, hand.cards.index(card)) for card in pair for seat, hand in enumerate(s.hands)
                       if card in hand.cards)
        if not any(sees(s.hands[seat].known[place], me) for seat, place in where):
            found.append([*pair, *(number for spot in where for number in spot)])
    return found


def imagine(v: View, rng: Random) -> Table:
    """One table this viewer can't tell from the true one."""
    s = agreed(v.seats, v.options, v.prizes[:])
    s.agenda = v.agenda[:]
    s.turn, s.first, s.where, s.fresh, s.held, s.out = v.turn, v.first, v.where[:], v.fresh[:], v.held[:], mask(v.out)
    s.dark, s.fluffy, s.singer, s.pos, s.idle = mask(v.dark), v.fluffy, v.singer, v.pos[:], v.idle
    hum(s, v, rng)
    s.area, s.rings, s.fire = v.area[:], [mask(ring) for ring in v.rings], v.fire[:]
    grow(s, v, rng)
    s.keys, s.stands, s.found = mask(v.keys), v.stands[:], v.found[:]
    known = v.silver != NOWHERE or not v.hidden
    s.silver = v.silver if known else rng.choice(v.keys)
    s.silver_known = -1 if known and v.me is None else 0 if not known else 1 << (v.me or 0)
    s.squares, s.harry, s.colour, s.ron, s.hermione = v.squares[:], v.harry[:], v.colour[:], v.ron, v.hermione
    s.homes, s.captured, s.rights, s.passant, s.quiet = v.homes[:], v.captured[:], v.rights, v.passant, v.quiet
    s.positions, s.checked, s.chess_over, s.team = v.positions[:], v.checked, v.chess_over, v.team
    s.run, s.spun, s.clock, s.finish = v.run[:], mask(v.spun), v.clock, v.finish[:]
    brew(s, v, rng)
    s.mirrors, s.flipped, s.late = mask(v.mirrors), mask(v.flipped), v.late
    return s


def hum(s: Table, v: View, rng: Random) -> None:
    """Note cards: all that are neither discarded nor one's own, in other hands and in the pile."""
    s.note_discards = v.note_discards[:]
    if not v.note_pile and not any(v.note_counts):
        s.note_pile = Pile()
        s.notes = [[] for _ in range(v.seats)]
        return
    pool = list(NOTE_CARDS)
    for note in [*v.notes, *v.note_discards]:
        pool.remove(note)
    counts = [0 if seat == v.me else count for seat, count in enumerate(v.note_counts)]
    s.notes = deal_out(pool, counts, rng)
    if v.me is not None:
        s.notes[v.me] = v.notes[:]
    s.note_pile = Pile(pool)


def grow(s: Table, v: View, rng: Random) -> None:
    pool = v.snares_unseen[:]
    blank = [count - len(known) for count, known in zip(v.snare_counts, v.snares_known, strict=True)]
    dealt = deal_out(pool, blank, rng)
    s.snare_pile = Pile(pool)
    eyes = 0 if v.me is None else 1 << v.me
    s.snares = [Row([*known, *blind], [eyes | 1 << seat] * len(known) + [1 << seat] * len(blind))
                for seat, (known, blind) in enumerate(zip(v.snares_known, dealt, strict=True))]


# ── potions ──────────────────────────────────────────────────────────────────
TRIES = 200


def brew(s: Table, v: View, rng: Random) -> None:
    """Potions, as often as it takes until nothing that was declared speaks against it."""
    s.shelf_open, s.beside, s.guard = mask(v.shelf_open), v.beside[:], v.guard[:]
    s.discards, s.gone = v.discards[:], v.gone[:]
    s.rounds, s.lose, s.wrong, s.started = v.rounds, v.lose[:], v.wrong[:], v.started
    s.claims, s.astray = [claim[:] for claim in v.claims], [lot[:] for lot in v.astray]
    s.mixed = [(pair[0], pair[1]) for pair in v.mixed]
    for _ in range(TRIES):
        pour(s, v, rng)
        if stands(s):
            break
    remember(s, v)


def remember(s: Table, v: View) -> None:
    """The viewer what they have seen; the others, of whom nobody knows that, at least their own cards and the open
    ones."""
    opened = [card for card in (*v.discards, *v.gone, *v.beside) if is_potion(card)]
    s.elsewhere = [mask([*opened, *filter(is_potion, hand.cards)]) for hand in s.hands] + [mask(opened)]
    s.elsewhere[-1 if v.me is None else v.me] = mask(v.elsewhere)


def pour(s: Table, v: View, rng: Random) -> None:
    """What is hidden on the shelf are potions never seen elsewhere, among them all that is lower than a pair rightly
    declared. Mixed cards lie in their two places, who collected a pair held a lower card; else anything may lie
    anywhere."""
    pool, shelf, hands = v.unseen[:], v.shelf[:], [hand[:] for hand in v.hands]
    for small, round_, *where in v.mixed:
        pool.remove(small)
        pool.remove(round_)
        one, other = (small, round_) if rng.random() < 0.5 else (round_, small)
        hands[where[0]][where[1]], hands[where[2]][where[3]] = one, other
    for card in passed_over(v):
        if card in pool:
            lay(shelf, card, pool, rng)
    bottles = [card for card in pool if is_potion(card) and card not in v.elsewhere]
    on_shelf = deal_out(bottles, (shelf.count(None),), rng)[0]
    pool = bottles + [card for card in pool if not is_potion(card) or card in v.elsewhere]
    for claim in v.claims:
        suppose(claim, hands, pool, rng)
    dealt = deal_out(pool, [hand.count(None) for hand in hands], rng)
    eyes = -1 if v.me is None else 1 << v.me
    s.shelf = filled(v.shelf, shelf, on_shelf, eyes, 0)
    s.hands = [filled(v.hands[seat], hands[seat], cards, eyes, 1 << seat) for seat, cards in enumerate(dealt)]
    s.deck = Pile(pool)


def passed_over(v: View) -> list[int]:
    """SS-P16, SS-P19: a pair that was right was the lowest: all that is lower is on the board or out of play."""
    best = [max((card for card in v.gone if kind <= card < kind + POTIONS), default=kind) for kind in (SMALL, ROUND)]
    return [card for kind, top in zip((SMALL, ROUND), best, strict=True) for card in range(kind, top)]


def lay(row: list[int | None], card: int, pool: list[int], rng: Random) -> None:
    """A card of the pool goes to one of the places that are still empty, if there is one."""
    empty = [place for place, held in enumerate(row) if held is None]
    if empty:
        row[rng.choice(empty)] = card
        pool.remove(card)


def suppose(claim: list[int], hands: list[list[int | None]], pool: list[int], rng: Random) -> None:
    """SS-6.14, SS-P18: who collected held a lower card then: one is laid where it may be, unless one is known."""
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


def stands(s: Table) -> bool:
    """Would these cards have made those declarations wrong, and given them to those who collected?"""
    return (all(claims.collectors(s.hands, claim) == claim[2:claims.HEAD] for claim in s.claims)
            and not any(set(lot) <= set(s.shelf.cards) for lot in s.astray))


def filled(seen: list[int | None], laid: list[int | None], cards: list[int], eyes: int, owner: int) -> Row:
    """What is known, what was laid, and for the rest these cards; who sees a card is its owner, and this viewer if they
    do."""
    rest = iter(cards)
    return Row([next(rest) if card is None else card for card in laid],
               [owner if card is None else eyes | owner for card in seen])
