"""Who knows what: hands are their owners', cards under the pile whoever saw them go."""

from random import Random

from greathall.core.zones import EVERYBODY, Pile, Row, sees
from greathall.games.diagon_alley.board import OUR_BOARD, Board, board_seen, is_havoc
from greathall.games.diagon_alley.model import View
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import setup
from greathall.games.diagon_alley.play.ways import way

HIDDEN = -1
"""A card on its way under the pile that is not this viewer's to know."""


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def view(s: Table, me: int | None) -> View:
    known = [sorted(c for c, k in zip(hand.cards, hand.known, strict=True) if sees(k, me)) for hand in s.hands]
    hidden = [c for hand in s.hands for c, k in zip(hand.cards, hand.known, strict=True) if not sees(k, me)]
    mine = me is not None and me == s.turn
    return View(
        me, s.seats, s.options, s.turn, s.round, s.starter, s.throws[:], bits(s.out), s.at[:],
        [where(s.board, place) for place in s.at], s.board.door_of, [c[:] for c in s.coins], s.bank[:],
        [bits(t) for t in s.trunk], s.stock[:], s.board.prices, s.sign, s.missed[:], s.tried[:], s.boost,
        sorted(s.hands[me].cards) if me is not None else [], known, [len(hand) for hand in s.hands],
        sorted(hidden + s.pile.unknown_to(me)), len(s.pile.bag), s.pile.bottoms.seen_by(me),
        s.picked[:] if mine else [HIDDEN] * len(s.picked), s.dice, path(s),
        None if s.board is OUR_BOARD else s.board.view, s.agenda[:])


def where(board: Board, place: int) -> tuple[str, int, int, int]:
    """A place for whoever has no drawing before them: a number alone tells nothing without the board's lengths."""
    if place == NOWHERE:
        return "gone", NOWHERE, NOWHERE, NOWHERE
    if place >= board.inside:
        return "inside", NOWHERE, NOWHERE, place - board.inside
    if place < board.diagon:
        return "diagon", place, board.kind[place], board.shop_at[place]
    return "knockturn", place - board.diagon, board.kind[place], NOWHERE


def path(s: Table) -> list[int]:
    """What a roll leads over, before it is decided how far to go."""
    step = s.agenda[-1] if s.agenda else None
    return way(s, step.seat, step.count) if isinstance(step, Walk) else []


def imagine(v: View, rng: Random) -> Table:
    """One table this viewer can't tell from the true one: unknown cards of hands and under the pile are spells; what is
    left lies in the pile in no order."""
    s = setup(v.seats, v.options, board_seen(v.board))
    s.agenda, s.log = v.agenda[:], None
    s.turn, s.round, s.starter, s.throws, s.out = v.turn, v.round, v.starter, v.throws[:], mask(v.out)
    s.at, s.coins, s.bank, s.trunk = v.at[:], [c[:] for c in v.coins], v.bank[:], [mask(t) for t in v.trunk]
    s.stock, s.sign, s.missed, s.tried, s.boost, s.dice = v.stock[:], v.sign, v.missed[:], v.tried[:], v.boost, v.dice
    spells = [card for card in v.unseen if not is_havoc(card)]
    rng.shuffle(spells)
    s.hands = [hand(seat, v.known[seat], v.sizes[seat], v.me, spells) for seat in range(v.seats)]
    s.pile = Pile()
    for card in v.bottoms:
        s.pile.put_at_bottom(spells.pop() if card is None else card, 0 if card is None else EVERYBODY)
    s.pile.bag = spells + [card for card in v.unseen if is_havoc(card)]
    s.picked = v.picked[:]
    if HIDDEN in s.picked:
        s.picked = rng.sample(s.hands[v.turn].cards, len(v.picked))
    return s


def hand(seat: int, known: list[int], size: int, me: int | None, spells: list[int]) -> Row:
    seen = EVERYBODY if me is None else 1 << seat | 1 << me
    dealt = [spells.pop() for _ in range(size - len(known))]
    return Row([*known, *dealt], [seen] * len(known) + [1 << seat] * len(dealt))


def mask(places: list[int]) -> int:
    return sum(1 << place for place in places)
