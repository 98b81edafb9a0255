"""Written by `greathall state` from play.table: change that and run it again."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.gaps import GAP
from greathall.core.zones import NO_PILE, NO_ROW, Pile, bits, deal_out, fill, left_of, mask
from ..boards.flitwick import silver
from ..boards.hagrid import Hagrid, NOTES
from ..boards.snape import elsewhere, mixed, pairs
from ..boards.sprout import Sprout
from .table import (
    Made, MadeCompleteChess, MadeFlitwick, MadeHagrid, MadeMcGonagall, MadeMirror, MadeQuirrell, MadeSnape,
    MadeSprout, UNLAID_COMPLETE, UNLAID_FLITWICK, UNLAID_HAGRID, UNLAID_MCGONAGALL, UNLAID_MIRROR,
    UNLAID_QUIRRELL, UNLAID_SNAPE, UNLAID_SPROUT,
)
from .view import (
    CompleteChessView, FlitwickView, HagridView, McGonagallView, MirrorView, QuirrellView, SnapeView,
    SproutView, View,
)
from ..play.table import Table
from ..views import agree, guess_flitwick, guess_snape


def view_hagrid(s: Table, me: int | None = None) -> HagridView:
    b = s.hagrid
    return HagridView(
        dark=bits(b.dark),
        fluffy=b.fluffy,
        singer=b.singer,
        pos=b.pos.copy(),
        notes=[] if me is None else sorted(b.notes[me]),
        note_counts=[*map(len, b.notes)],
        note_pile=len(b.note_pile),
        note_discards=sorted(b.note_discards),
        idle=bits(b.idle),
    )


def known_hagrid(v: View, w: HagridView) -> MadeHagrid:
    b = MadeHagrid()
    b.dark = mask(w.dark)
    b.fluffy = w.fluffy
    b.singer = w.singer
    b.pos = w.pos.copy()
    b.notes = [w.notes.copy() if seat == v.me else [] for seat in range(v.seats)]
    b.note_pile = NO_PILE
    b.note_discards = w.note_discards.copy()
    b.idle = mask(w.idle)
    return b


def deal_hagrid(b: Hagrid, v: View, w: HagridView, rng: Random) -> None:
    pool = left_of(NOTES.whole, (w.notes, w.note_discards,), sum(w.note_counts) - len(w.notes) + w.note_pile)
    sizes = w.note_counts.copy()
    if v.me is not None:
        sizes[v.me] = 0
    hands = deal_out(pool, sizes, rng)
    if v.me is not None:
        hands[v.me] = b.notes[v.me]
    b.notes = hands
    b.note_pile = Pile(pool)


def view_sprout(s: Table, me: int | None = None) -> SproutView:
    b = s.sprout
    return SproutView(
        area=b.area.copy(),
        rings=[*map(bits, b.rings)],
        snares=[] if me is None else sorted(b.snares[me].cards),
        snares_known=[row.known_to(me) for row in b.snares],
        snare_counts=[*map(len, b.snares)],
        snare_pile=len(b.snare_pile),
        snares_unseen=sorted([card for row in b.snares for card in row.hidden_from(me)] + b.snare_pile.bag),
        fire=b.fire.copy(),
    )


def known_sprout(v: View, w: SproutView) -> MadeSprout:
    b = MadeSprout()
    b.area = w.area.copy()
    b.rings = [*map(mask, w.rings)]
    b.snares = []
    b.snare_pile = NO_PILE
    b.fire = w.fire.copy()
    return b


def deal_sprout(b: Sprout, v: View, w: SproutView, rng: Random) -> None:
    pool = w.snares_unseen.copy()
    b.snares = [fill(cards + [None] * (count - len(cards)), pool, v.me, 1 << seat, rng)
        for seat, (cards, count) in enumerate(zip(w.snares_known, w.snare_counts, strict=True))]
    b.snare_pile = Pile(pool)


def view_flitwick(s: Table, me: int | None = None) -> FlitwickView:
    b = s.flitwick
    return FlitwickView(
        keys=bits(b.keys),
        silver=silver(s, me),
        stands=b.stands.copy(),
        found=b.found.copy(),
    )


def known_flitwick(v: View, w: FlitwickView) -> MadeFlitwick:
    b = MadeFlitwick()
    b.keys = mask(w.keys)
    b.silver = 0
    b.silver_known = 0
    b.stands = w.stands.copy()
    b.found = w.found.copy()
    return b


def view_mcgonagall(s: Table) -> McGonagallView:
    b = s.mcgonagall
    return McGonagallView(
        squares=b.squares.copy(),
        harry=b.harry.copy(),
        colour=b.colour.copy(),
        ron=b.ron,
        hermione=b.hermione,
        homes=b.homes.copy(),
        captured=b.captured.copy(),
        quiet=b.quiet,
    )


def known_mcgonagall(v: View, w: McGonagallView) -> MadeMcGonagall:
    b = MadeMcGonagall()
    b.squares = w.squares.copy()
    b.harry = w.harry.copy()
    b.colour = w.colour.copy()
    b.ron = w.ron
    b.hermione = w.hermione
    b.homes = w.homes.copy()
    b.captured = w.captured.copy()
    b.quiet = w.quiet
    return b


def view_complete(s: Table) -> CompleteChessView:
    b = s.complete
    return CompleteChessView(
        rights=b.rights,
        passant=b.passant,
        positions=b.positions,
        checked=b.checked,
        over=b.over,
        team=b.team,
    )


def known_complete(v: View, w: CompleteChessView) -> MadeCompleteChess:
    b = MadeCompleteChess()
    b.rights = w.rights
    b.passant = w.passant
    b.positions = w.positions
    b.checked = w.checked
    b.over = w.over
    b.team = w.team
    return b


def view_quirrell(s: Table) -> QuirrellView:
    b = s.quirrell
    return QuirrellView(
        run=b.run.copy(),
        spun=bits(b.spun),
        clock=b.clock,
        finish=b.finish.copy(),
    )


def known_quirrell(v: View, w: QuirrellView) -> MadeQuirrell:
    b = MadeQuirrell()
    b.run = w.run.copy()
    b.spun = mask(w.spun)
    b.clock = w.clock
    b.finish = w.finish.copy()
    return b


def view_snape(s: Table, me: int | None = None) -> SnapeView:
    b = s.snape
    return SnapeView(
        shelf=b.shelf.seen_by(me),
        shelf_open=bits(b.shelf_open),
        beside=b.beside.copy(),
        hands=[row.seen_by(me) for row in b.hands],
        claims=[*map(list.copy, b.claims)],
        elsewhere=elsewhere(s, me),
        astray=[*map(list.copy, b.astray)],
        mixed=mixed(s, me),
        guard=b.guard.copy(),
        deck=len(b.deck),
        unseen=sorted(b.shelf.hidden_from(me) + [card for row in b.hands for card in row.hidden_from(me)] + b.deck.bag),
        discards=b.discards.copy(),
        gone=b.gone.copy(),
        rounds=b.rounds,
        lose=b.lose.copy(),
        wrong=b.wrong.copy(),
        started=b.started,
    )


def known_snape(v: View, w: SnapeView) -> MadeSnape:
    b = MadeSnape()
    b.shelf = NO_ROW
    b.shelf_open = mask(w.shelf_open)
    b.beside = w.beside.copy()
    b.hands = []
    b.claims = [*map(list.copy, w.claims)]
    b.elsewhere = []
    b.astray = [*map(list.copy, w.astray)]
    b.mixed = pairs(w)
    b.guard = w.guard.copy()
    b.deck = NO_PILE
    b.discards = w.discards.copy()
    b.gone = w.gone.copy()
    b.rounds = w.rounds
    b.lose = w.lose.copy()
    b.wrong = w.wrong.copy()
    b.started = w.started
    return b


def view_mirror(s: Table) -> MirrorView:
    b = s.mirror
    return MirrorView(
        mirrors=bits(b.mirrors),
        flipped=bits(b.flipped),
        late=b.late,
    )


def known_mirror(v: View, w: MirrorView) -> MadeMirror:
    b = MadeMirror()
    b.mirrors = mask(w.mirrors)
    b.flipped = mask(w.flipped)
    b.late = w.late
    return b


def public_view(s: Table) -> View:
    """Return what everyone sees, with a gap for whatever not everyone does."""
    return View(
        GAP,
        s.seats,
        s.options,
        s.turn,
        s.first,
        s.where.copy(),
        s.fresh.copy(),
        s.held.copy(),
        bits(s.out),
        s.prizes,
        s.agenda.copy(),
        None if s.hagrid is UNLAID_HAGRID else GAP,
        None if s.sprout is UNLAID_SPROUT else GAP,
        None if s.flitwick is UNLAID_FLITWICK else GAP,
        None if s.mcgonagall is UNLAID_MCGONAGALL else view_mcgonagall(s),
        None if s.complete is UNLAID_COMPLETE else view_complete(s),
        None if s.quirrell is UNLAID_QUIRRELL else view_quirrell(s),
        None if s.snape is UNLAID_SNAPE else GAP,
        None if s.mirror is UNLAID_MIRROR else view_mirror(s),
    )


def own_view(s: Table, me: int | None) -> list[Any]:
    """Return what fills the gaps for this viewer."""
    own: list[Any] = [
        me,
    ]
    if s.hagrid is not UNLAID_HAGRID:
        own.append(view_hagrid(s, me))
    if s.sprout is not UNLAID_SPROUT:
        own.append(view_sprout(s, me))
    if s.flitwick is not UNLAID_FLITWICK:
        own.append(view_flitwick(s, me))
    if s.snape is not UNLAID_SNAPE:
        own.append(view_snape(s, me))
    return own


def view(s: Table, me: int | None) -> View:
    v = public_view(s)
    own = own_view(s, me)
    if v.snape is not None:
        v.snape = own.pop()
    if v.flitwick is not None:
        v.flitwick = own.pop()
    if v.sprout is not None:
        v.sprout = own.pop()
    if v.hagrid is not None:
        v.hagrid = own.pop()
    v.me, = own
    return v


def known(v: View) -> Made:
    """Return the table without what is hidden."""
    s = Made()
    s.agenda, s.log = v.agenda.copy(), None
    s.seats = v.seats
    s.options = v.options
    s.turn = v.turn
    s.first = v.first
    s.where = v.where.copy()
    s.fresh = v.fresh.copy()
    s.held = v.held.copy()
    s.out = mask(v.out)
    s.prizes = v.prizes
    s.winners = ()
    s.ended = ""
    s.hagrid = UNLAID_HAGRID if v.hagrid is None else known_hagrid(v, v.hagrid)
    s.sprout = UNLAID_SPROUT if v.sprout is None else known_sprout(v, v.sprout)
    s.flitwick = UNLAID_FLITWICK if v.flitwick is None else known_flitwick(v, v.flitwick)
    s.mcgonagall = UNLAID_MCGONAGALL if v.mcgonagall is None else known_mcgonagall(v, v.mcgonagall)
    s.complete = UNLAID_COMPLETE if v.complete is None else known_complete(v, v.complete)
    s.quirrell = UNLAID_QUIRRELL if v.quirrell is None else known_quirrell(v, v.quirrell)
    s.snape = UNLAID_SNAPE if v.snape is None else known_snape(v, v.snape)
    s.mirror = UNLAID_MIRROR if v.mirror is None else known_mirror(v, v.mirror)
    agree(s)
    return s


def deal(s: Made, v: View, rng: Random) -> Made:
    """Lay what is hidden from the viewer as it might lie."""
    if v.hagrid is not None:
        deal_hagrid(s.hagrid, v, v.hagrid, rng)
    if v.sprout is not None:
        deal_sprout(s.sprout, v, v.sprout, rng)
    if v.flitwick is not None:
        guess_flitwick(s, v, v.flitwick, rng)
    if v.snape is not None:
        guess_snape(s, v, v.snape, rng)
    return s


def imagine(v: View, rng: Random) -> Made:
    """Return one table this viewer can't tell from the true one."""
    return deal(known(v), v, rng)


def worlds(v: View) -> Callable[[Random], Made]:
    """Return a maker of such tables: what is known is read once for all."""
    base = known(v)
    return lambda rng: deal(base.clone(), v, rng)


def census(s: Table) -> tuple[object, ...]:
    """Return what is neither made nor lost."""
    return (
        sorted([*(card for one in s.hagrid.notes for card in one), *s.hagrid.note_pile.bag, *s.hagrid.note_discards]),
        sorted([*(card for row in s.sprout.snares for card in row.cards), *s.sprout.snare_pile.bag]),
        sorted([*s.snape.shelf.cards, *s.snape.beside, *(card for row in s.snape.hands for card in row.cards),
            *s.snape.deck.bag, *s.snape.discards, *s.snape.gone]),
    )
