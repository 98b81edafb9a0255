"""A table is declared once: the generated code copies, hides, shows and imagines every field."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import pytest

from greathall.core import generate
from greathall.core.declare import Named, Seat
from greathall.core.hints import unsent
from greathall.core.zones import Pile, Row
from greathall.testing.walks import snapshot

BOARDS = '''
from typing import Annotated
from greathall.core.declare import Bag, Deck, Hand, Open, Sorted
from greathall.core.state import DECLARED, Part
from greathall.core.zones import Pile

NOTES = Deck(whole=(0, 0, 1, 1, 2, 2))

class Attic(Part):
    """A board upstairs."""

    __slots__ = DECLARED
    pos: Open[list[int]]
    notes: Annotated[list[list[int]], Hand(NOTES, "own_notes", "note_counts", is_sorted=False)]
    note_pile: Annotated[Pile, Bag(NOTES)]
    burnt: Annotated[list[int], Unordered(NOTES)]

    def lay(self, seats: int = 3) -> None:
        self.pos, self.notes, self.burnt = [-1] * seats, [[] for _ in range(seats)], []
        self.note_pile = Pile(NOTES.whole)
'''
TABLE = '''
from typing import Annotated, Any
from greathall.core.declare import (
    Agreed, Also, Bag, Bits, ByView, Counters, Deck, Ending, Follows, Guessed, Hand, Held, Known, Open, Public, Seat,
    Shared, Sorted, Told, Unordered)
from greathall.core.state import DECLARED, State
from greathall.core.zones import Row
from greathall.games.{name}.boards import Attic

CARDS = Deck("unseen")
COUNTERS = Counters("counters")

def sum_of(s: "Table") -> int:
    return sum(s.throws)

def first(s: "Table", me: int | None) -> str:
    return "mine" if s.turn == me else "theirs"

def last_of(v: Any) -> int:
    return len(v.first)

class Table(State):
    """What lies here."""

    __slots__ = DECLARED
    seats: Open[int]
    options: Shared[dict[str, Any]]
    limit: Agreed[int]
    turn: Open[Seat]  # whose turn it is
    resigned: Bits[int]
    lit: Bits[list[int]]
    throws: Annotated[list[int], Public(), Also(sum_of)]
    gone: Sorted[list[int]]
    double: Follows[int]
    luck: Guessed[int]
    told: Annotated[int, Told(as_told=first, name="first", back=last_of)]
    own: Annotated[list[int], Told(COUNTERS, as_told=first, name="second")]
    stock: Annotated[list[int], Public(COUNTERS)]
    hands: Annotated[list[list[int]], Hand(CARDS, "hand", "sizes")]
    shelf: Annotated[Row, Known(CARDS)]
    rows: Annotated[list[Row], Known(CARDS)]
    snares: Annotated[list[Row], Held(CARDS, "own_snares", "known_snares", "snare_counts", "shown_snares")]
    bag: Annotated[list[int], Bag(CARDS)]
    ended: Annotated[str, Ending(meanwhile="")]
    attic: Attic
'''
VIEWS = '''
from random import Random
from typing import Any

def agree(s: Any) -> None:
    s.limit = s.options["limit"]

def follow(s: Any, v: Any) -> None:
    s.double, s.own = 2 * v.turn, [1, 2]

def guess(s: Any, v: Any, rng: Random) -> None:
    s.luck = rng.randrange(6)
'''


class House:
    """A game that only declares a table, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = f"greathall.games.{folder.name}"
        self.folder = folder
        for name, text in (("table", TABLE.replace("{name}", folder.name)), ("views", VIEWS), ("__init__", ""),
                           ("boards", BOARDS.replace("Open, Sorted", "Open, Unordered"))):
            (folder / f"{name}.py").write_text(text)

    def __getattr__(self, module: str) -> Any:
        return importlib.import_module(f"{self.package}.{module.replace('_', '.')}")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    folder = tmp_path / "declared"
    folder.mkdir()
    path = importlib.import_module("greathall.games").__path__
    path.append(str(tmp_path))
    built = House(folder)
    yield built
    path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith(built.package)]:
        del sys.modules[name]


def laid(house: House) -> Any:
    """A table in the middle of a game, with the attic still closed."""
    generate.write(house.folder)
    s = house.made_table.unlaid()
    s.agenda, s.log = [], []
    s.seats, s.options, s.limit, s.turn, s.resigned, s.lit = 2, {"limit": 7}, 7, 1, 0b10, [0b101, 0]
    s.throws, s.gone, s.double, s.luck, s.told, s.own, s.stock = [3, 4], [9, 8], 2, 5, 6, [0b1, 0b110], [4, 5]
    s.hands, s.shelf, s.rows = [[1, 2], [3]], Row([4, 5], [0b01, 0]), [Row([6], [0b01]), Row([7], [0b10])]
    s.snares = [Row([12, 11], [0b01, 0b11]), Row([15, 14, 13], [-1, 0b10, 0b11])]
    s.bag, s.ended = [8, 9, 10], ""
    return s


def opened(house: House, s: Any) -> Any:
    """The same table with its attic."""
    s.attic = house.made_table.MadeAttic()
    s.attic.pos, s.attic.notes, s.attic.note_pile, s.attic.burnt = [0, 3], [[2, 0], [1]], Pile([0, 2]), [1]
    return s


def test_a_clone_shares_nothing_that_moves_and_everything_that_does_not(house: House) -> None:
    s = opened(house, laid(house))
    twin = s.clone()
    assert repr(twin.laid_out()) == repr(s.laid_out())
    assert twin.options is s.options
    assert twin.attic is not s.attic
    for moving in ("lit", "throws", "gone", "stock", "hands", "shelf", "rows", "snares", "bag"):
        assert getattr(twin, moving) is not getattr(s, moving), moving
    assert twin.hands[0] is not s.hands[0]
    assert twin.rows[0] is not s.rows[0]
    assert twin.attic.notes[0] is not s.attic.notes[0]
    assert twin.attic.note_pile is not s.attic.note_pile


def test_a_view_tells_what_the_declaration_lets_it(house: House) -> None:
    s = laid(house)
    v = house.made_views.view(s, 0)
    assert (v.me, v.turn, v.resigned, v.lit, v.throws, v.sum_of, v.gone) == (0, 1, [1], [[0, 2], []], [3, 4], 7, [8, 9])
    assert (v.first, v.hand, v.sizes, v.shelf, v.rows, v.bag) == ("theirs", [1, 2], [2, 1], [4, None], [[6], [None]], 3)
    assert v.unseen == [3, 5, 7, 8, 9, 10, 14]
    assert v.attic is None
    assert not {"limit", "double", "luck", "told", "own", "ended", "hands"} & {*v.__struct_fields__}
    assert house.made_views.view(s, None).hand == []


def test_a_part_nobody_has_come_to_is_shared_and_not_sent(house: House) -> None:
    s = laid(house)
    assert s.clone().attic is s.attic
    assert s.laid_out()[-1] == ("attic", None)
    v = house.made_views.view(s, 0)
    assert v.attic is None
    assert "attic" not in msgspec.to_builtins(v)
    v = house.made_views.view(opened(house, s), 0)
    assert (v.attic.own_notes, v.attic.note_counts, v.attic.note_pile, v.attic.burnt) == ([0, 2], [2, 1], 2, [1])


def test_a_part_leaves_out_what_is_empty_and_reads_it_back(house: House) -> None:
    s = opened(house, laid(house))
    s.attic.burnt = []
    v = house.made_views.view(s, None)
    sent = msgspec.to_builtins(v)["attic"]
    assert {"pos", "note_counts", "note_pile"} <= {*sent}
    assert not {"own_notes", "burnt"} & {*sent}
    assert msgspec.json.decode(msgspec.json.encode(v), type=type(v)).attic == v.attic


@pytest.mark.parametrize(("hint", "left_out"), [
    ("list[Spot]", "[]"), ("bool", "False"), ("Nobody", "-1"), ("Spot", ""), ("int", ""),
])
def test_a_part_leaves_out_only_what_means_nothing(hint: str, left_out: str) -> None:
    assert unsent(hint, {"Nobody": Seat, "Spot": Annotated[int, Named("Spot", high=3)]}) == left_out


def test_who_comes_to_a_part_gives_the_table_one_of_its_own(house: House) -> None:
    s, made = laid(house), house.made_table
    assert s.attic is made.UNLAID_ATTIC
    made.lay_attic(s)
    own = s.attic
    assert own is not made.UNLAID_ATTIC
    assert (own.pos, made.UNLAID_ATTIC.pos) == ([-1, -1], [-1, -1, -1])
    made.lay_attic(s)
    assert s.attic is own


def test_what_is_written_on_a_part_that_all_tables_share_breaks_the_law_of_clones(house: House) -> None:
    s = laid(house)
    before, twin = snapshot(s), s.clone()
    twin.attic.pos[1] = 5
    assert snapshot(s) != before


@pytest.mark.parametrize("me", [0, 1, None])
@pytest.mark.parametrize("upstairs", [False, True])
def test_an_imagined_table_looks_the_same_to_the_viewer(house: House, me: int | None, upstairs: bool) -> None:
    s = opened(house, laid(house)) if upstairs else laid(house)
    views = house.made_views
    v = views.view(s, me)
    makers = [views.worlds(v), lambda rng: views.imagine(v, rng)]
    for make in makers:
        for seed in range(20):
            world = make(Random(seed))
            assert views.view(world, me) == v
            assert views.census(world)[0] == views.census(s)[0], "every card is somewhere"
            assert world.limit == 7
            assert world.double == 2
            assert world.told == len(v.first)
            assert world.ended == ""
            assert not upstairs or views.census(world)[2] == [0, 0, 1, 1, 2, 2]


def test_of_cards_held_everyone_is_told_what_they_know_and_how_many(house: House) -> None:
    s = laid(house)
    v, theirs, nobodys = (house.made_views.view(s, me) for me in (0, 1, None))
    assert (v.own_snares, v.known_snares, v.snare_counts) == ([11, 12], [[11, 12], [13, 15]], [2, 3])
    assert (theirs.own_snares, theirs.known_snares) == ([13, 14, 15], [[11], [13, 14, 15]])
    assert (v.shown_snares, theirs.shown_snares, nobodys.shown_snares) == ([11], [13, 15], [])
    assert (nobodys.own_snares, nobodys.known_snares, nobodys.snare_counts) == ([], [[], [15]], [2, 3])
    mine, other = house.made_views.imagine(v, Random(1)).snares
    assert (mine.cards, mine.known) == ([11, 12], [-1, 0b01])
    assert (other.cards[:2], other.known) == ([13, 15], [0b11, 0b11, 0b10])
    assert house.made_views.imagine(nobodys, Random(1)).snares[1].known == [-1, 0b10, 0b10]


def test_the_census_counts_cards_and_counters(house: House) -> None:
    s = opened(house, laid(house))
    assert house.made_views.census(s) == ([*range(1, 16)], [5, 7], [0, 0, 1, 1, 2, 2])


@pytest.mark.parametrize(("field", "fault"), [
    ("seats: Open[int]", "seats: int"),
    ("seats: Open[int]", "seats: Annotated[Open[int], Bag()]"),
])
def test_a_field_that_does_not_say_once_who_may_see_it_is_refused(house: House, field: str, fault: str) -> None:
    file = house.folder / "table.py"
    file.write_text(file.read_text().replace(field, fault))
    with pytest.raises(generate.Undeclared, match=r"Table\.seats: say who may see it, and say it once"):
        generate.files(house.folder)


def test_what_is_stale_is_named_and_brought_up_to_date(house: House) -> None:
    assert [path.name for path in generate.stale(house.folder)] == ["__init__.py", "table.py", "view.py", "views.py"]
    generate.write(house.folder)
    assert generate.stale(house.folder) == []


def test_what_is_made_for_our_games_is_what_they_declare() -> None:
    folders = {name: folder for name, folder in generate.folders().items() if folder.parent.name == "games"}
    assert folders
    assert [path for folder in folders.values() for path in generate.stale(folder)] == [], "run `greathall state`"
