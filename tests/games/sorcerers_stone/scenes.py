"""A table of The Sorcerer's Stone as people describe it: who stands in which challenge, with what; one question is
pending."""

from typing import Any

from greathall.core.words import Step
from greathall.core.zones import Row
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CARDS, CHALLENGES, SHAPES, SPELLS, SPOTS
from greathall.games.sorcerers_stone.made.table import (
    lay_flitwick, lay_hagrid, lay_mirror, lay_quirrell, lay_snape, lay_sprout,
)
from greathall.games.sorcerers_stone.model import Draw, Move, Potion
from greathall.games.sorcerers_stone.play import chessmen, mcgonagall
from greathall.games.sorcerers_stone.play.bishops import become
from greathall.games.sorcerers_stone.play.journey import TURNS, TurnEnds
from greathall.games.sorcerers_stone.play.table import WHOLE, Table
from tests.table import ANN, do, legal, put

CARD = {name: number for number, name in enumerate(CARDS)}
SHAPE = {name: number for number, name in enumerate(SHAPES)}
SPOT = {name: number for number, name in enumerate(SPOTS)}


def bits(*places: int) -> int:
    return sum(1 << place for place in places)


def scene(challenge: str = "hagrid", step: Step | None = None, *, seats: int = 3, turn: int = ANN, alone: bool = False,
          where: dict[int, str] | None = None, notes: dict[int, str] | None = None,
          snares: dict[int, str] | None = None, rings: dict[int, str] | None = None,
          shelf: str = "", hands: dict[int, str] | None = None, men: str = "", harry: dict[int, str] | None = None,
          options: dict[str, Any] | None = None, **facts: Any) -> Table:
    """A table that waits for one step in the middle of `turn`'s turn; without a step that turn is just beginning.

    Everybody stands in `challenge`, but for those that `where` puts elsewhere. `notes`, `snares` and `hands` (potions)
    are by seat, and come out of the piles; `rings` are the shapes that lie around each area; `men` is the position of
    the chess as FEN has it (the first part), `harry` the squares of players' pieces; `facts` are laid as they are."""
    chosen = {"challenge": challenge if alone else WHOLE, **(options or {})}
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, chosen), {}, {})
    s.clear()
    s.turn, s.fresh, s.where = turn, [], [CHALLENGES.index(challenge)] * seats
    for seat, place in (where or {}).items():
        s.where[seat] = CHALLENGES.index(place)
    for number in range(min(s.where) if alone else 0, max(s.where) + 1):
        LAY[number](s)
    for seat, held in (notes or {}).items():
        s.hagrid.notes[seat] = [int(note) for note in held]
        for note in s.hagrid.notes[seat]:
            s.hagrid.note_pile.bag.remove(note)
    if snares or rings:
        lay_snares(s, snares or {}, rings or {})
    if men or harry:
        lay_men(s, men, harry or {})
    if challenge == "snape" or hands:
        lay_potions(s, shelf or "13S 12S 11S 10S 13R 12R 11R", hands or {})
    for name, value in facts.items():
        put(board_with(s, name), **{name: value})
    s.then(TurnEnds(turn))
    if step is None:
        TURNS[s.where[turn]](s, turn)
    else:
        s.then(step)
    s.log = []
    return s


LAY = [lay_hagrid, lay_sprout, lay_flitwick, mcgonagall.lay, lay_quirrell, lay_snape, lay_mirror]
"""By challenge, the function that lays its board."""


def board_with(s: Table, name: str) -> Any:
    """The board that has such a thing, laid if it was not; or the table itself."""
    for part, lay in zip((*CHALLENGES, "complete"), (*LAY, mcgonagall.lay), strict=True):
        if name in dict(getattr(s, part).laid_out()):
            lay(s)
            return getattr(s, part)
    return s


def lay_snares(s: Table, snares: dict[int, str], rings: dict[int, str]) -> None:
    lay_sprout(s)
    for seat, names in snares.items():
        for name in names.split():
            s.sprout.snare_pile.bag.remove(SHAPE[name])
            s.sprout.snares[seat].put(len(s.sprout.snares[seat]), SHAPE[name], 1 << seat)
    for area, names in rings.items():
        for name in names.split():
            s.sprout.snare_pile.bag.remove(SHAPE[name])
            s.sprout.rings[area] |= 1 << SHAPE[name]


def lay_men(s: Table, men: str, harry: dict[int, str]) -> None:
    """Players are bishops of the colour that stands there; Ron and Hermione are where they start, if at all."""
    mcgonagall.lay(s)
    if men:
        s.mcgonagall.squares = position(men)
    for seat, square in harry.items():
        at = chessmen.square(square)
        assert chessmen.kind_of(s.mcgonagall.squares[at]) == chessmen.BISHOP
        become(s, seat, at, chessmen.colour_of(s.mcgonagall.squares[at]))
    if s.mcgonagall.squares[s.mcgonagall.ron] != chessmen.man(chessmen.BLACK, chessmen.KNIGHT):
        s.mcgonagall.ron = -1
    if s.mcgonagall.squares[s.mcgonagall.hermione] != chessmen.man(chessmen.BLACK, chessmen.ROOK):
        s.mcgonagall.hermione = -1


def move(path: str, promoted: str = "") -> Move:
    """From one square to another: `move("e2e4")`."""
    return Move(chessmen.square(path[:2]), chessmen.square(path[2:]), promoted)


def position(fen: str) -> list[int]:
    """Return the pieces of a FEN's first part, a1 first."""
    rows = []
    for line in fen.split("/"):
        row: list[int] = []
        for sign in line:
            row += [chessmen.EMPTY] * int(sign) if sign.isdigit() else [chessmen.LETTERS.index(sign)]
        rows.append(row)
    return [man for row in reversed(rows) for man in row]


def lay_potions(s: Table, shelf: str, hands: dict[int, str]) -> None:
    """Bottles on the shelf face down, hands known to their owners, pieces on the first card."""
    lay_snape(s)
    s.snape.deck.bag = [*range(CARD["another_turn"]), *SPELLS]
    on_shelf = [CARD[name] for name in shelf.split()]
    s.snape.shelf = Row(on_shelf, [0] * len(on_shelf))
    for card in on_shelf:
        s.snape.deck.bag.remove(card)
    for seat, names in hands.items():
        cards = [CARD[name] for name in names.split()]
        s.snape.hands[seat] = Row(cards, [1 << seat] * len(cards))
        s.snape.guard[seat] = 0 if cards else -1
        for card in cards:
            s.snape.deck.bag.remove(card)
    s.snape.started = s.turn


# ── short chess ──────────────────────────────────────────────────────────────
FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def short(men: str, harry: dict[int, str], **facts: Any) -> Table:
    """Put players with a square at chess; the others still look for keys."""
    seats = facts.pop("seats", max(2, len(harry)))
    away = {seat: "flitwick" for seat in range(seats) if seat not in harry}
    return scene("mcgonagall", men=men, harry=harry, seats=seats, where=away | facts.pop("where", {}), **facts)


def ends(s: Table, start: str) -> str:
    """Return the squares to which the piece on `start` may move."""
    moves = [a for a in legal(s) if isinstance(a, Move) and a.start == chessmen.square(start)]
    return " ".join(sorted(chessmen.name(a.square) for a in moves))


def man_on(s: Table, at: str) -> str:
    return chessmen.LETTERS[s.mcgonagall.squares[chessmen.square(at)]]


# ── potions by their names ───────────────────────────────────────────────────
def cards(held: list[int]) -> str:
    return " ".join(CARDS[card] for card in held)


def numbers(names: str) -> list[int]:
    return [CARD[name] for name in names.split()]


def hand(s: Table, seat: int) -> str:
    return cards(s.snape.hands[seat].cards)


def drawn(s: Table, name: str) -> None:
    """Let the player asked pick this card from the deck."""
    do(s, Draw(), Potion(CARD[name]))
