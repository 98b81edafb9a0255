"""Who knows what: note cards and snares are their owners', the silver key's place is known to who hid it, potions to
who saw them."""

from random import Random

from greathall.core.zones import Pile, Row, deal_out, sees
from greathall.games.sorcerers_stone.board import NOTE_CARDS, is_potion
from greathall.games.sorcerers_stone.model import View
from greathall.games.sorcerers_stone.play.journey import setup
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, bits


def mask(places: list[int]) -> int:
    return sum(1 << place for place in places)


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
        s.squares[:], s.harry[:], s.colour[:], s.ron, s.hermione, s.captured[:], s.rights, s.passant, s.quiet,
        s.positions[:], s.checked, s.chess_over, s.team, s.run[:], bits(s.spun), s.clock, s.finish[:],
        s.shelf.seen_by(me), bits(s.shelf_open), s.beside[:], [hand.seen_by(me) for hand in s.hands], s.guard[:],
        len(s.deck), s.discards[:], s.gone[:], sorted(hidden + s.deck.bag), s.rounds, s.lose[:], s.wrong[:], s.started,
        bits(s.mirrors), bits(s.flipped), s.late, s.agenda[:])


def imagine(v: View, rng: Random) -> Table:
    """One table this viewer can't tell from the true one."""
    s = setup(v.seats, v.options, v.prizes[:])
    s.agenda, s.log = v.agenda[:], None
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
    s.captured, s.rights, s.passant, s.quiet = v.captured[:], v.rights, v.passant, v.quiet
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


def brew(s: Table, v: View, rng: Random) -> None:
    """Potions: what is hidden on the shelf are potions, elsewhere anything."""
    eyes = -1 if v.me is None else 1 << v.me
    potions = [card for card in v.unseen if is_potion(card)]
    blank = sum(card is None for card in v.shelf)
    on_shelf = deal_out(potions, (blank,), rng)[0]
    pool = potions + [card for card in v.unseen if not is_potion(card)]
    s.shelf = filled(v.shelf, on_shelf, eyes)
    dealt = deal_out(pool, [sum(card is None for card in hand) for hand in v.hands], rng)
    s.hands = [filled(hand, cards, eyes) for hand, cards in zip(v.hands, dealt, strict=True)]
    s.shelf_open, s.beside, s.guard = mask(v.shelf_open), v.beside[:], v.guard[:]
    s.deck, s.discards, s.gone = Pile(pool), v.discards[:], v.gone[:]
    s.rounds, s.lose, s.wrong, s.started = v.rounds, v.lose[:], v.wrong[:], v.started


def filled(seen: list[int | None], cards: list[int], eyes: int) -> Row:
    rest = iter(cards)
    return Row([next(rest) if card is None else card for card in seen], [0 if card is None else eyes for card in seen])
